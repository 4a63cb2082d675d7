; A model is not so: it is as printed.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun q () Int)
(assert (>= q 0))
(assert (not (= (+ q (+ q 0 0 0) 1 (+ q 0 0 0)) (+ (* q 3) 1))))
(check-sat)
(exit)
