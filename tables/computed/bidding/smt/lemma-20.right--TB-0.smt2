; A model is rows of smaller heaps after which this is false: At every heap o_p <= 0 where 2p < TB..
; Within these bounds: TB = 0, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun before_hat_0 () Int)
(declare-fun before_no_0 () Int)
(assert (and true
     (<= before_no_0 before_hat_0)
     true
     (<= before_hat_0 (+ before_no_0 2))
     true
     (= before_no_0 (- before_hat_0))))
(assert (not (and true true)))
(check-sat)
(exit)
