; A model is not so: at (x, p^), m least with m = q or o_(p+m+1) > c: Left secures c by m or Right c
; - 1 by m.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.induction, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun c () Int)
(declare-fun nu_hat (Int) Int)
(declare-fun m () Int)
(declare-fun nu (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (forall ((i Int))
             (let ((a!1 (ite (= m i) (+ (nu (- p m)) 1) (- (nu_hat (+ p i)) 1))))
             (let ((a!2 (ite (> m i) (+ (nu_hat (- p m)) 1) a!1)))
               (=> (and (>= i 0) (<= i (- TB p))) (>= a!2 c))))))
      (a!2 (forall ((i Int))
             (let ((a!1 (ite (= i m) (+ (nu (- p i)) 1) (- (nu_hat (+ p m)) 1))))
             (let ((a!2 (ite (> i m) (+ (nu_hat (- p i)) 1) a!1)))
               (=> (and (>= i 0) (<= i p)) (<= a!2 (- c 1)))))))
      (a!5 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu_hat b) (nu_hat a))))))
      (a!6 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu b) (nu a))))))
      (a!7 (forall ((a Int))
             (=> (and (>= a 0) (<= a TB)) (<= (nu a) (nu_hat a)))))
      (a!8 (forall ((a Int))
             (=> (and (>= a 0) (< a TB)) (<= (nu_hat a) (nu (+ a 1))))))
      (a!9 (> (nu_hat (+ (+ p m) 1)) c))
      (a!10 (or (= m 0) (<= (nu_hat (+ p m)) c))))
(let ((a!3 (and (and (>= m 0) (<= m (- TB p))) a!2)))
(let ((a!4 (not (or (and (>= m 0) (<= m p) a!1) a!3))))
  (and a!4
       a!5
       a!6
       a!7
       a!8
       (and (>= m 0) (<= m (- TB p)))
       (or (= m (- TB p)) a!9)
       a!10)))))
(check-sat)
(exit)
