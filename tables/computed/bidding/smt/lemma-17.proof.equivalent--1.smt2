; A model is not so: 1 + nu < nu_hat - 1 just where 2 + nu < nu_hat.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun nu_hat () Int)
(declare-fun nu () Int)
(assert (let ((a!1 (not (xor (< (+ nu 1) (- nu_hat 1)) (< (+ nu 2) nu_hat)))))
  (not a!1)))
(check-sat)
(exit)
