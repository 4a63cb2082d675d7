; A model is rows of smaller heaps after which this is false: nu_hat_p > nu_p + 2 at x contradicts
; the first inequality of (4) at x - 1: that inequality, with budget monotonicity, formula (1) and
; parity at x - 1, gives nu_hat_p <= nu_p + 2 at x..
; Within these bounds: TB = 1, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun odd () Bool)
(declare-fun before_hat_0_half () Int)
(declare-fun before_hat_0 () Int)
(declare-fun before_hat_1_half () Int)
(declare-fun before_hat_1 () Int)
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(declare-fun before_no_1_half () Int)
(declare-fun before_no_1 () Int)
(declare-fun after_before_least_hat_1 () Int)
(declare-fun after_before_least_hat_0 () Int)
(declare-fun after_before_hat_0_bid_0 () Int)
(declare-fun after_before_hat_0 () Int)
(declare-fun after_before_hat_1_bid_0 () Int)
(declare-fun after_before_hat_1_bid_1 () Int)
(declare-fun after_before_hat_1 () Int)
(declare-fun after_before_least_1 () Int)
(declare-fun after_before_least_0 () Int)
(declare-fun after_before_no_0_bid_0 () Int)
(declare-fun after_before_no_0 () Int)
(declare-fun after_before_no_1_bid_0 () Int)
(declare-fun after_before_no_1_bid_1 () Int)
(declare-fun after_before_no_1 () Int)
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_1 (+ (* before_hat_1_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_1 (+ (* before_no_1_half 2) (ite (not odd) 1 0))))
(assert (and true
     (>= before_hat_1 before_hat_0)
     true
     true
     (>= before_no_1 before_no_0)
     true
     (= before_no_0 (- before_hat_1))
     (= before_no_1 (- before_hat_0))
     (<= before_no_0 before_hat_0)
     (<= before_no_1 before_hat_1)))
(assert (= after_before_least_hat_1 before_hat_1))
(assert (= after_before_least_hat_0
   (ite (<= after_before_least_hat_1 before_hat_0)
        after_before_least_hat_1
        before_hat_0)))
(assert (= after_before_hat_0_bid_0
   (ite (<= (+ before_no_0 1) (- after_before_least_hat_1 1))
        (+ before_no_0 1)
        (- after_before_least_hat_1 1))))
(assert (= after_before_hat_0 after_before_hat_0_bid_0))
(assert (= after_before_hat_1_bid_0 (+ before_no_1 1)))
(assert (= after_before_hat_1_bid_1 (+ before_hat_0 1)))
(assert (= after_before_hat_1
   (ite (>= after_before_hat_1_bid_0 after_before_hat_1_bid_1)
        after_before_hat_1_bid_0
        after_before_hat_1_bid_1)))
(assert (= after_before_least_1 before_no_1))
(assert (= after_before_least_0
   (ite (<= after_before_least_1 before_no_0) after_before_least_1 before_no_0)))
(assert (= after_before_no_0_bid_0
   (ite (<= (- before_hat_0 1) (- after_before_least_1 1))
        (- before_hat_0 1)
        (- after_before_least_1 1))))
(assert (= after_before_no_0 after_before_no_0_bid_0))
(assert (= after_before_no_1_bid_0 (- before_hat_1 1)))
(assert (= after_before_no_1_bid_1 (+ before_no_0 1)))
(assert (= after_before_no_1
   (ite (>= after_before_no_1_bid_0 after_before_no_1_bid_1)
        after_before_no_1_bid_0
        after_before_no_1_bid_1)))
(assert (not (and true
          (<= after_before_hat_0 (+ after_before_no_0 2))
          (<= after_before_hat_1 (+ after_before_no_1 2)))))
(check-sat)
(exit)
