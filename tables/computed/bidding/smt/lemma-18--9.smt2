; A model is not so: o_p >= nu_p = -o_q >= -o_(q+l).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.induction, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun l () Int)
(declare-fun nu_hat (Int) Int)
(declare-fun nu (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (- (nu_hat (+ (- TB p) l))))
      (a!2 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu_hat b) (nu_hat a))))))
      (a!3 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu b) (nu a))))))
      (a!4 (forall ((a Int))
             (=> (and (>= a 0) (<= a TB)) (<= (nu a) (nu_hat a)))))
      (a!5 (forall ((a Int))
             (let ((a!1 (= (nu a) (- (nu_hat (- TB a))))))
               (=> (and (>= a 0) (<= a TB)) a!1)))))
  (and (not (>= (nu_hat p) a!1)) a!2 a!3 a!4 a!5 (>= l 0) (<= l p))))
(check-sat)
(exit)
