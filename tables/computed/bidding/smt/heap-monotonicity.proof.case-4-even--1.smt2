; A model is not so: TB % 2 = 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun l () Int)
(declare-fun p () Int)
(assert (= (* (- p l) 2) TB))
(assert (not (= (mod TB 2) 0)))
(check-sat)
(exit)
