; A model is not so: 2p >= TB: where Right's l + 1 leaves Left c at x - 2, o_(p+l+1)(x-1) > c.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun nu_hat (Int) Int)
(declare-fun nu_hat_later (Int) Int)
(declare-fun l () Int)
(declare-fun c () Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (forall ((a Int))
  (let ((a!1 (and (=> (>= (* a 2) TB) (>= (nu_hat_later a) (nu_hat a)))
                  (=> (< (* a 2) TB) (<= (nu_hat_later a) (nu_hat a))))))
    (=> (and (>= a 0) (<= a TB)) a!1))))
(assert (>= (* p 2) TB))
(assert (and (>= l 0) (< l (- TB p))))
(assert (>= (- (nu_hat (+ p l 1)) 1) c))
(assert (not (> (nu_hat_later (+ p l 1)) c)))
(check-sat)
(exit)
