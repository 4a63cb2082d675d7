; A model is not so: 2(q+l) >= TB: l secures at most 1 by formula (3).
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
(declare-fun l () Int)
(declare-fun c () Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (forall ((a Int))
  (let ((a!1 (and (=> (>= (* a 2) TB) (>= (nu_hat a) 0))
                  (=> (< (* a 2) TB) (<= (nu_hat a) 0)))))
    (=> (and (>= a 0) (<= a TB)) a!1))))
(assert (>= (* (+ (- TB p) l) 2) TB))
(assert (let ((a!1 (- (nu_hat (+ (- TB p) l))))
      (a!2 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1)))))
  (and (>= l 0) (<= l p) (<= l (- TB p)) (>= (+ a!1 1) c) a!2)))
(assert (not (<= c 1)))
(check-sat)
(exit)
