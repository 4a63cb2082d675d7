; A model is rows of smaller heaps after which this is false: For a unitary game, formula (1) at
; heap x - 1 gives it at heap x by the displayed equalities, without the uniqueness properties;
; budget monotonicity and parity are granted..
; Within these bounds: TB = 2, every row that is as assumed.
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
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(declare-fun before_no_1_half () Int)
(declare-fun before_no_1 () Int)
(declare-fun before_no_2_half () Int)
(declare-fun before_no_2 () Int)
(declare-fun after_before_least_2 () Int)
(declare-fun after_before_least_1 () Int)
(declare-fun after_before_least_0 () Int)
(declare-fun after_before_no_0_bid_0 () Int)
(declare-fun after_before_no_0 () Int)
(declare-fun after_before_no_1_bid_0 () Int)
(declare-fun after_before_no_1_bid_1 () Int)
(declare-fun after_before_no_1 () Int)
(declare-fun after_before_no_2_bid_0 () Int)
(declare-fun after_before_no_2_bid_1 () Int)
(declare-fun after_before_no_2_bid_2 () Int)
(declare-fun after_before_no_2 () Int)
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
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_1 (+ (* before_hat_1_half 2) (ite (not odd) 1 0))))
(assert (= before_hat_2 (+ (* before_hat_2_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_1 (+ (* before_no_1_half 2) (ite (not odd) 1 0))))
(assert (= before_no_2 (+ (* before_no_2_half 2) (ite (not odd) 1 0))))
(assert (and true
     (>= before_hat_1 before_hat_0)
     true
     (>= before_hat_2 before_hat_1)
     true
     (>= before_no_1 before_no_0)
     true
     (>= before_no_2 before_no_1)
     (= before_no_0 (- before_hat_2))
     (= before_no_1 (- before_hat_1))
     (= before_no_2 (- before_hat_0))))
(assert (= after_before_least_2 before_no_2))
(assert (= after_before_least_1
   (ite (<= after_before_least_2 before_no_1) after_before_least_2 before_no_1)))
(assert (= after_before_least_0
   (ite (<= after_before_least_1 before_no_0) after_before_least_1 before_no_0)))
(assert (= after_before_no_0_bid_0
   (ite (<= (- before_hat_0 1) (- after_before_least_1 1))
        (- before_hat_0 1)
        (- after_before_least_1 1))))
(assert (= after_before_no_0 after_before_no_0_bid_0))
(assert (= after_before_no_1_bid_0
   (ite (<= (- before_hat_1 1) (- after_before_least_2 1))
        (- before_hat_1 1)
        (- after_before_least_2 1))))
(assert (= after_before_no_1_bid_1
   (ite (<= (+ before_no_0 1) (- before_hat_2 1))
        (+ before_no_0 1)
        (- before_hat_2 1))))
(assert (= after_before_no_1
   (ite (>= after_before_no_1_bid_0 after_before_no_1_bid_1)
        after_before_no_1_bid_0
        after_before_no_1_bid_1)))
(assert (= after_before_no_2_bid_0 (- before_hat_2 1)))
(assert (= after_before_no_2_bid_1 (+ before_no_1 1)))
(assert (= after_before_no_2_bid_2 (+ before_no_0 1)))
(assert (let ((a!1 (ite (>= (ite (>= after_before_no_2_bid_0 after_before_no_2_bid_1)
                         after_before_no_2_bid_0
                         after_before_no_2_bid_1)
                    after_before_no_2_bid_2)
                (ite (>= after_before_no_2_bid_0 after_before_no_2_bid_1)
                     after_before_no_2_bid_0
                     after_before_no_2_bid_1)
                after_before_no_2_bid_2)))
  (= after_before_no_2 a!1)))
(assert (= after_before_least_hat_2 before_hat_2))
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
(assert (= after_before_hat_1_bid_1
   (ite (<= (+ before_hat_0 1) (+ before_no_0 1))
        (+ before_hat_0 1)
        (+ before_no_0 1))))
(assert (= after_before_hat_1
   (ite (>= after_before_hat_1_bid_0 after_before_hat_1_bid_1)
        after_before_hat_1_bid_0
        after_before_hat_1_bid_1)))
(assert (= after_before_hat_2_bid_0 (+ before_no_2 1)))
(assert (= after_before_hat_2_bid_1 (+ before_hat_1 1)))
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
(assert (not (and true
          (= after_before_no_0 (- after_before_hat_2))
          (= after_before_no_1 (- after_before_hat_1))
          (= after_before_no_2 (- after_before_hat_0)))))
(check-sat)
(exit)
