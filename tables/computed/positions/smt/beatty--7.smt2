; A model is not so: {n/alpha} = 1 - 1/alpha would make (n + 1)/alpha an integer.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun f () Real)
(declare-fun i () Int)
(declare-fun x () Real)
(declare-fun u () Real)
(assert (= x (+ (to_real i) f)))
(assert (= f (+ (* u (- 1.0)) 1.0)))
(assert (not (= (+ x u) (to_real (+ i 1)))))
(check-sat)
(exit)
