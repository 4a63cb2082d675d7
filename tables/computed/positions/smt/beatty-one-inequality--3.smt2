; A model is not so: exactly one of the two inequalities holds.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LRA)
(declare-fun v () Real)
(declare-fun u () Real)
(declare-fun g () Real)
(declare-fun f () Real)
(assert (= (+ u v) 1.0))
(assert (= (+ f g) 1.0))
(assert (distinct (+ f u) 1.0))
(assert (not (xor (> (+ f u) 1.0) (> (+ g v) 1.0))))
(check-sat)
(exit)
