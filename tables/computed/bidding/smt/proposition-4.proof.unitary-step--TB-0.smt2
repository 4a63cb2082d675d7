; A model is rows of smaller heaps after which this is false: For a unitary game, formula (1) at
; heap x - 1 gives it at heap x by the displayed equalities, without the uniqueness properties;
; budget monotonicity and parity are granted..
; Within these bounds: TB = 0, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun odd () Bool)
(declare-fun before_hat_0_half () Int)
(declare-fun before_hat_0 () Int)
(declare-fun before_no_0_half () Int)
(declare-fun before_no_0 () Int)
(declare-fun after_before_least_0 () Int)
(declare-fun after_before_no_0_bid_0 () Int)
(declare-fun after_before_no_0 () Int)
(declare-fun after_before_least_hat_0 () Int)
(declare-fun after_before_hat_0_bid_0 () Int)
(declare-fun after_before_hat_0 () Int)
(assert (= before_hat_0 (+ (* before_hat_0_half 2) (ite (not odd) 1 0))))
(assert (= before_no_0 (+ (* before_no_0_half 2) (ite (not odd) 1 0))))
(assert (and true (= before_no_0 (- before_hat_0)) true))
(assert (= after_before_least_0 before_no_0))
(assert (= after_before_no_0_bid_0 (- before_hat_0 1)))
(assert (= after_before_no_0 after_before_no_0_bid_0))
(assert (= after_before_least_hat_0 before_hat_0))
(assert (= after_before_hat_0_bid_0 (+ before_no_0 1)))
(assert (= after_before_hat_0 after_before_hat_0_bid_0))
(assert (not (and true (= after_before_no_0 (- after_before_hat_0)))))
(check-sat)
(exit)
