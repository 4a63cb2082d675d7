; A model is not so: 2p >= TB and 2(q+l) < TB: what l secures at x - 2 by formula (3), it secures at
; x.
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
(assert (let ((a!1 (< (* (+ (- TB p) l) 2) TB)))
  (and (>= (* p 2) TB) a!1)))
(assert (let ((a!1 (- (nu_hat (+ (- TB p) l))))
      (a!2 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1)))))
  (and (>= l 0) (<= l p) (<= l (- TB p)) (>= (+ a!1 1) c) a!2)))
(assert (let ((a!1 (- (nu_hat_later (+ (- TB p) l))))
      (a!2 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat_later (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1)))))
  (not (and (>= l 0) (<= l p) (<= l (- TB p)) (>= (+ a!1 1) c) a!2))))
(check-sat)
(exit)
