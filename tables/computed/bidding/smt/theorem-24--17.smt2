; A model is not so: 2p >= TB and c <= 1: the least m with m = q or o_(p+m+1)(x-1) > c secures c at
; x.
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
(declare-fun e () Int)
(declare-fun nu (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (- (nu_hat (+ (- TB p) m))))
      (a!2 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat (+ p i)) 1) c)))
               (=> (and (> i m) (<= i (- TB p))) a!1))))
      (a!4 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu_hat b) (nu_hat a))))))
      (a!5 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu b) (nu a))))))
      (a!6 (forall ((a Int))
             (=> (and (>= a 0) (<= a TB)) (<= (nu_hat a) (+ (nu a) 2)))))
      (a!7 (forall ((a Int))
             (let ((a!1 (= (nu a) (- (nu_hat (- TB a))))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!8 (forall ((a Int))
             (let ((a!1 (and (=> (>= (* a 2) TB) (>= (nu_hat a) 0))
                             (=> (< (* a 2) TB) (<= (nu_hat a) 0)))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!9 (forall ((a Int))
             (let ((a!1 (= (mod (+ (nu_hat a) e) 2) 0))
                   (a!2 (= (mod (+ (nu a) e) 2) 0)))
               (=> (and (>= a 0) (<= a TB)) (and a!1 a!2)))))
      (a!10 (> (nu_hat (+ (+ p m) 1)) c))
      (a!11 (or (= m 0) (<= (nu_hat (+ p m)) c))))
(let ((a!3 (not (and (>= m 0) (<= m p) (<= m (- TB p)) (>= (+ a!1 1) c) a!2))))
  (and a!3
       a!4
       a!5
       a!6
       a!7
       a!8
       a!9
       (= (mod (+ c e) 2) 1)
       (>= (* p 2) TB)
       (<= c 1)
       (>= m 0)
       (<= m (- TB p))
       (or (= m (- TB p)) a!10)
       a!11))))
(check-sat)
(exit)
