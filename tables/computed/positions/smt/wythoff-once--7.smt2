; A model is not so: 1 - 1/alpha + 1 - 1/beta is 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LRA)
(declare-fun v () Real)
(declare-fun u () Real)
(declare-fun from_u () Real)
(declare-fun from_v () Real)
(assert (= (+ u v) 1.0))
(assert (= from_u (+ (* u (- 1.0)) 1.0)))
(assert (= from_v (+ (* v (- 1.0)) 1.0)))
(assert (not (= (+ from_u from_v) 1.0)))
(check-sat)
(exit)
