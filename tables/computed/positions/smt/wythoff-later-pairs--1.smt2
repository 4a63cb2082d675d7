; A model is not so: [x] >= n for x >= n.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun x () Real)
(declare-fun a () Int)
(declare-fun n () Int)
(assert (<= (to_real a) x))
(assert (< x (to_real (+ a 1))))
(assert (>= x (to_real n)))
(assert (not (>= a n)))
(check-sat)
(exit)
