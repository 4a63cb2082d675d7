; A model is not so: {n/alpha} + {n/beta} is an integer between 0 and 2, so 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun f () Real)
(declare-fun g () Real)
(declare-fun n () Int)
(assert (> f 0.0))
(assert (< f 1.0))
(assert (> g 0.0))
(assert (< g 1.0))
(assert (= (+ f g) (to_real n)))
(assert (not (= (+ f g) 1.0)))
(check-sat)
(exit)
