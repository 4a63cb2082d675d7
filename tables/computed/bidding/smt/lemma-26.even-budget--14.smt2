; A model is not so: 2p >= TB: what Left secures by formula (3), of the parity of x, is at most the
; entry.
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
(declare-fun l () Int)
(declare-fun e () Int)
(declare-fun now (Int) Int)
(declare-fun before (Int) Int)
(declare-fun nu (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (forall ((a Int) (b Int))
             (=> (and (>= a 0) (<= a b) (<= b TB)) (>= (nu_hat b) (nu_hat a)))))
      (a!2 (forall ((a Int))
             (let ((a!1 (and (=> (>= (* a 2) TB) (>= (nu_hat a) 0))
                             (=> (< (* a 2) TB) (<= (nu_hat a) 0)))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!3 (forall ((a Int))
             (let ((a!1 (= (mod (+ (nu_hat a) e) 2) 0))
                   (a!2 (= (mod (+ (nu a) e) 2) 0)))
               (=> (and (>= a 0) (<= a TB)) (and a!1 a!2)))))
      (a!4 (forall ((a Int))
             (let ((a!1 (and (=> (>= (* a 2) TB) (<= (nu_hat a) (before a)))
                             (=> (< (* a 2) TB) (>= (nu_hat a) (before a))))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!5 (forall ((a Int))
             (let ((a!1 (+ (- (before (- TB a))) 1))
                   (a!2 (>= (- (before (+ a 1)) 1) (now a)))
                   (a!4 (=> (= (* a 2) TB) (>= (+ (now a) e) 1))))
             (let ((a!3 (=> (< (+ (* a 2) 2) TB) a!2)))
             (let ((a!5 (and (= (now a) a!1)
                             a!3
                             (=> (< (* a 2) TB) (<= (now a) (- e 1)))
                             a!4)))
               (=> (and (>= a 0) (<= a TB)) a!5))))))
      (a!6 (- (nu_hat (+ (- TB p) l))))
      (a!7 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1)))))
  (and (not (<= c (now p)))
       a!1
       a!2
       a!3
       a!4
       a!5
       (>= e 0)
       (<= e 1)
       (= (mod (+ c e) 2) 1)
       (>= (* p 2) TB)
       (>= l 0)
       (<= l p)
       (<= l (- TB p))
       (>= (+ a!6 1) c)
       a!7)))
(check-sat)
(exit)
