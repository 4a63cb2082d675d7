; A model is not so: with (1) at x - 1, the entry of (l, r) at (x, p) is minus that of (r, l) at (x,
; q^).
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
(declare-fun nu (Int) Int)
(declare-fun r () Int)
(declare-fun l () Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (forall ((a Int))
  (let ((a!1 (= (nu a) (- (nu_hat (- TB a))))))
    (=> (and (>= a 0) (<= a TB)) a!1))))
(assert (and (>= l 0) (<= l p) (>= r 0) (<= r (- TB p))))
(assert (let ((a!1 (ite (= l r) (- (nu_hat (+ p r)) 1) (- (nu (+ p r)) 1)))
      (a!3 (+ (nu_hat (- (- TB p) r)) 1))
      (a!4 (+ (nu (- (- TB p) r)) 1))
      (a!5 (- (nu_hat (+ (- TB p) l)) 1)))
(let ((a!2 (ite (> l r) (+ (nu (- p l)) 1) a!1))
      (a!6 (- (ite (> r l) a!3 (ite (= r l) a!4 a!5)))))
  (not (= a!2 a!6)))))
(check-sat)
(exit)
