; A model is rows of smaller heaps after which this is false: The sign border, property U, formula
; (1), parity and the bounds themselves (the lower one rounded up) at x - 1 give the lower bound at
; x; the outcomes nearer to the border are not needed..
; Within these bounds: TB = 3, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.1.
(set-info :smt-lib-version 2.6)
(set-info :status sat)
(set-logic QF_LIA)
(declare-fun odd () Bool)
(declare-fun before_hat_0_half () Int)
(declare-fun before_hat_0 () Int)
(declare-fun before_hat_1_half () Int)
(declare-fun before_hat_1 () Int)
(declare-fun before_hat_2_half () Int)
(declare-fun before_hat_2 () Int)
(declare-fun before_hat_3_half () Int)
(declare-fun before_hat_3 () Int)
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(declare-fun before_no_1_half () Int)
(declare-fun before_no_1 () Int)
(declare-fun before_no_2_half () Int)
(declare-fun before_no_2 () Int)
(declare-fun before_no_3_half () Int)
(declare-fun before_no_3 () Int)
(declare-fun after_before_least_hat_3 () Int)
(declare-fun after_before_least_hat_2 () Int)
(declare-fun after_before_least_hat_1 () Int)
(declare-fun after_before_least_hat_0 () Int)
(declare-fun after_before_hat_0_bid_0 () Int)
(declare-fun after_before_hat_0 () Int)
(declare-fun after_before_hat_1_bid_0 () Int)
(declare-fun after_before_hat_1_bid_1 () Int)
(declare-fun after_before_hat_1 () Int)
(declare-fun after_before_hat_2_bid_0 () Int)
(declare-fun after_before_hat_2_bid_1 () Int)
(declare-fun after_before_hat_2_bid_2 () Int)
(declare-fun after_before_hat_2 () Int)
(declare-fun after_before_hat_3_bid_0 () Int)
(declare-fun after_before_hat_3_bid_1 () Int)
(declare-fun after_before_hat_3_bid_2 () Int)
(declare-fun after_before_hat_3_bid_3 () Int)
(declare-fun after_before_hat_3 () Int)
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_1 (+ (* before_hat_1_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_2 (+ (* before_hat_2_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_3 (+ (* before_hat_3_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_1 (+ (* before_no_1_half 2) (ite (not odd) 1 0))))
(assert (= before_no_2 (+ (* before_no_2_half 2) (ite (not odd) 1 0))))
(assert (= before_no_3 (+ (* before_no_3_half 2) (ite (not odd) 1 0))))
(assert (and true
     (>= before_hat_1 before_hat_0)
     true
     (>= before_hat_2 before_hat_1)
     (>= before_hat_3 before_hat_2)
     true
     (>= before_no_1 before_no_0)
     true
     (>= before_no_2 before_no_1)
     (>= before_no_3 before_no_2)
     (<= before_no_0 before_hat_0)
     (<= before_no_1 before_hat_1)
     (<= before_no_2 before_hat_2)
     (<= before_no_3 before_hat_3)
     (<= before_hat_0 (+ before_no_0 2))
     (<= before_hat_1 (+ before_no_1 2))
     (<= before_hat_2 (+ before_no_2 2))
     (<= before_hat_3 (+ before_no_3 2))
     (<= before_hat_0 before_no_1)
     true
     (<= before_hat_1 before_no_2)
     (<= before_hat_2 before_no_3)
     (= before_no_0 (- before_hat_3))
     (= before_no_1 (- before_hat_2))
     (= before_no_2 (- before_hat_1))
     (= before_no_3 (- before_hat_0))
     (>= before_hat_2 0)
     (>= before_hat_3 0)
     (<= before_hat_0 0)
     true
     (<= before_hat_1 0)
     (<= before_hat_0 3)
     (<= before_hat_1 3)
     (<= before_hat_2 3)
     (<= before_hat_3 3)
     (>= before_hat_0 (- 2))
     (>= before_hat_1 (- 2))
     (>= before_hat_2 (- 2))
     (>= before_hat_3 (- 2))))
(assert (= after_before_least_hat_3 before_hat_3))
(assert (= after_before_least_hat_2
   (ite (<= after_before_least_hat_3 before_hat_2)
        after_before_least_hat_3
        before_hat_2)))
(assert (= after_before_least_hat_1
   (ite (<= after_before_least_hat_2 before_hat_1)
        after_before_least_hat_2
        before_hat_1)))
(assert (= after_before_least_hat_0
   (ite (<= after_before_least_hat_1 before_hat_0)
        after_before_least_hat_1
        before_hat_0)))
(assert (= after_before_hat_0_bid_0
   (ite (<= (+ before_no_0 1) (- after_before_least_hat_1 1))
        (+ before_no_0 1)
        (- after_before_least_hat_1 1))))
(assert (= after_before_hat_0 after_before_hat_0_bid_0))
(assert (= after_before_hat_1_bid_0
   (ite (<= (+ before_no_1 1) (- after_before_least_hat_2 1))
        (+ before_no_1 1)
        (- after_before_least_hat_2 1))))
(assert (let ((a!1 (ite (<= (+ before_hat_0 1) (+ before_no_0 1))
                (+ before_hat_0 1)
                (+ before_no_0 1))))
  (= after_before_hat_1_bid_1
     (ite (<= a!1 (- after_before_least_hat_3 1))
          a!1
          (- after_before_least_hat_3 1)))))
(assert (= after_before_hat_1
   (ite (>= after_before_hat_1_bid_0 after_before_hat_1_bid_1)
        after_before_hat_1_bid_0
        after_before_hat_1_bid_1)))
(assert (= after_before_hat_2_bid_0
   (ite (<= (+ before_no_2 1) (- after_before_least_hat_3 1))
        (+ before_no_2 1)
        (- after_before_least_hat_3 1))))
(assert (= after_before_hat_2_bid_1
   (ite (<= (+ before_hat_1 1) (+ before_no_1 1))
        (+ before_hat_1 1)
        (+ before_no_1 1))))
(assert (= after_before_hat_2_bid_2 (+ before_hat_0 1)))
(assert (let ((a!1 (ite (>= (ite (>= after_before_hat_2_bid_0 after_before_hat_2_bid_1)
                         after_before_hat_2_bid_0
                         after_before_hat_2_bid_1)
                    after_before_hat_2_bid_2)
                (ite (>= after_before_hat_2_bid_0 after_before_hat_2_bid_1)
                     after_before_hat_2_bid_0
                     after_before_hat_2_bid_1)
                after_before_hat_2_bid_2)))
  (= after_before_hat_2 a!1)))
(assert (= after_before_hat_3_bid_0 (+ before_no_3 1)))
(assert (= after_before_hat_3_bid_1 (+ before_hat_2 1)))
(assert (= after_before_hat_3_bid_2 (+ before_hat_1 1)))
(assert (= after_before_hat_3_bid_3 (+ before_hat_0 1)))
(assert (let ((a!1 (ite (>= (ite (>= after_before_hat_3_bid_0 after_before_hat_3_bid_1)
                         after_before_hat_3_bid_0
                         after_before_hat_3_bid_1)
                    after_before_hat_3_bid_2)
                (ite (>= after_before_hat_3_bid_0 after_before_hat_3_bid_1)
                     after_before_hat_3_bid_0
                     after_before_hat_3_bid_1)
                after_before_hat_3_bid_2)))
  (= after_before_hat_3
     (ite (>= a!1 after_before_hat_3_bid_3) a!1 after_before_hat_3_bid_3))))
(assert (not (and true
          (>= after_before_hat_0 (- 2))
          (>= after_before_hat_1 (- 2))
          (>= after_before_hat_2 (- 2))
          (>= after_before_hat_3 (- 2)))))
(check-sat)
(exit)
