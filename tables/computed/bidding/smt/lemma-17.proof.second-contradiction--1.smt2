; A model is not so: 2 + nu_hat - 1 < nu + 1 just where nu_hat < nu.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun nu () Int)
(declare-fun nu_hat () Int)
(assert (let ((a!1 (xor (< (- (+ nu_hat 2) 1) (+ nu 1)) (< nu_hat nu))))
  (not (not a!1))))
(check-sat)
(exit)
