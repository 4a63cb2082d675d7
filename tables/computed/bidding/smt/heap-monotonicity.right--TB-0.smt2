; A model is rows of smaller heaps after which this is false: o_p(x) <= o_p(x-2) for every x >= 2,
; where 2p < TB..
; Within these bounds: TB = 0, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun odd () Bool)
(declare-fun earlier_hat_0_half () Int)
(declare-fun earlier_hat_0 () Int)
(declare-fun earlier_no_0_half () Int)
(declare-fun earlier_no_0 () Int)
(declare-fun before_hat_0_half () Int)
(declare-fun before_hat_0 () Int)
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(assert (= earlier_hat_0 (+ (* earlier_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= earlier_no_0 (+ (* earlier_no_0_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (and true
     (<= earlier_no_0 earlier_hat_0)
     true
     (<= earlier_hat_0 (+ earlier_no_0 2))
     true
     (= earlier_no_0 (- earlier_hat_0))
     (>= earlier_hat_0 0)
     true
     true
     true
     (<= before_no_0 before_hat_0)
     (<= before_hat_0 (+ before_no_0 2))
     true
     (= before_no_0 (- before_hat_0))
     (>= before_hat_0 0)
     true
     (>= before_hat_0 earlier_hat_0)
     true))
(assert (not (and true true)))
(check-sat)
(exit)
