; A model is not so: 1/alpha + 1/beta = 1 makes both alpha and beta larger than 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LRA)
(declare-fun u () Real)
(declare-fun v () Real)
(assert (> u 0.0))
(assert (> v 0.0))
(assert (= (+ u v) 1.0))
(assert (not (and (< u 1.0) (< v 1.0))))
(check-sat)
(exit)
