; A model is not so: 2p < TB and c <= 0: what l secures at x by formula (3), it secures at x - 2.
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
(declare-fun nu_hat_later (Int) Int)
(declare-fun l () Int)
(declare-fun e () Int)
(declare-fun nu (Int) Int)
(declare-fun nu_hat (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (and (>= l 0) (<= l p) (<= l (- TB p))))
      (a!2 (- (nu_hat (+ (- TB p) l))))
      (a!3 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1))))
      (a!5 (forall ((a Int))
             (let ((a!1 (and (=> (>= (* a 2) TB)
                                 (>= (nu_hat_later a) (nu_hat a)))
                             (=> (< (* a 2) TB)
                                 (<= (nu_hat_later a) (nu_hat a))))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!6 (forall ((a Int))
             (let ((a!1 (and (=> (>= (* a 2) TB) (>= (nu_hat a) 0))
                             (=> (< (* a 2) TB) (<= (nu_hat a) 0)))))
               (=> (and (>= a 0) (<= a TB)) a!1))))
      (a!7 (forall ((a Int))
             (let ((a!1 (= (mod (+ (nu_hat a) e) 2) 0))
                   (a!2 (= (mod (+ (nu a) e) 2) 0)))
               (=> (and (>= a 0) (<= a TB)) (and a!1 a!2)))))
      (a!8 (- (nu_hat_later (+ (- TB p) l))))
      (a!9 (forall ((i Int))
             (let ((a!1 (>= (- (nu_hat_later (+ p i)) 1) c)))
               (=> (and (> i l) (<= i (- TB p))) a!1)))))
(let ((a!4 (not (and a!1 (>= (+ a!2 1) c) a!3))))
  (and a!4
       a!5
       a!6
       a!7
       (= (mod (+ c e) 2) 1)
       (< (* p 2) TB)
       (<= c 0)
       a!1
       (>= (+ a!8 1) c)
       a!9))))
(check-sat)
(exit)
