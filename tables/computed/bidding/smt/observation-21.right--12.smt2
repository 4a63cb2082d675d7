; A model is not so: a odd and a <= 0 give a < 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(assert (= (mod a 2) 1))
(assert (<= a 0))
(assert (not (< a 0)))
(check-sat)
(exit)
