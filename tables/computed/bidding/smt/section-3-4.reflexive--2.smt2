; A model is not so: q of q is p.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun p () Int)
(declare-fun TB () Int)
(assert (not (= (- TB (- TB p)) p)))
(check-sat)
(exit)
