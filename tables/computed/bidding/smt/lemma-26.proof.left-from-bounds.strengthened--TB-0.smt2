; A model is rows of smaller heaps after which this is false: The bounds of the automaton (beta
; split by parity), budget monotonicity, formula (1) and parity at x - 1 give the upper bounds at x;
; nothing on the marker or the sign is needed..
; Within these bounds: TB = 0, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.1.
(set-info :smt-lib-version 2.6)
(set-info :status sat)
(set-logic QF_LIA)
(declare-fun odd () Bool)
(declare-fun before_hat_0_half () Int)
(declare-fun before_hat_0 () Int)
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(declare-fun after_before_least_hat_0 () Int)
(declare-fun after_before_hat_0_bid_0 () Int)
(declare-fun after_before_hat_0 () Int)
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (and true
     (= before_no_0 (- before_hat_0))
     true
     (=> (not odd) (<= before_hat_0 1))
     (=> (xor (not odd) true) (<= before_hat_0 0))
     true))
(assert (= after_before_least_hat_0 before_hat_0))
(assert (= after_before_hat_0_bid_0 (+ before_no_0 1)))
(assert (= after_before_hat_0 after_before_hat_0_bid_0))
(assert (let ((a!1 (=> (xor (not (not odd)) true) (<= after_before_hat_0 0))))
(let ((a!2 (and true (=> (not (not odd)) (<= after_before_hat_0 1)) a!1)))
  (not a!2))))
(check-sat)
(exit)
