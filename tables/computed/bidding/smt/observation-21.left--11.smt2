; A model is not so: where the values at x - 1 have its parity, every entry at x has that of x.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun e () Int)
(declare-fun nu (Int) Int)
(declare-fun nu_hat (Int) Int)
(declare-fun r () Int)
(declare-fun l () Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (forall ((a Int))
  (let ((a!1 (= (mod (+ (nu_hat a) e) 2) 0)) (a!2 (= (mod (+ (nu a) e) 2) 0)))
    (=> (and (>= a 0) (<= a TB)) (and a!1 a!2)))))
(assert (and (>= l 0) (<= l p) (>= r 0) (<= r (- TB p))))
(assert (let ((a!1 (ite (= l r) (+ (nu (- p l)) 1) (- (nu_hat (+ p r)) 1)))
      (a!3 (ite (= l r) (- (nu_hat (+ p r)) 1) (- (nu (+ p r)) 1))))
(let ((a!2 (ite (> l r) (+ (nu_hat (- p l)) 1) a!1))
      (a!4 (ite (> l r) (+ (nu (- p l)) 1) a!3)))
(let ((a!5 (and (= (mod (+ a!2 e) 2) 1) (= (mod (+ a!4 e) 2) 1))))
  (not a!5)))))
(check-sat)
(exit)
