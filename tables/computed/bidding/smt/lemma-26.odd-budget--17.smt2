; A model is not so: beta, split by the parity of the heap, has them.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun half () Int)
(declare-fun TB () Int)
(declare-fun p () Int)
(assert (and (>= p 0) (<= p TB) (= TB (+ (* half 2) 1))))
(assert (let ((a!1 (div (+ (- (* p 2) TB) 1) 2))
      (a!3 (+ (- (* (- TB p) 2) TB) 1))
      (a!4 (> (- (* (- TB p) 2) TB) 0))
      (a!8 (+ (- (* (+ p 1) 2) TB) 1))
      (a!9 (> (- (* (+ p 1) 2) TB) 0)))
(let ((a!2 (ite (> (- (* p 2) TB) 0) (+ a!1 1) (- a!1 1)))
      (a!5 (ite a!4 (+ (div a!3 2) 1) (- (div a!3 2) 1)))
      (a!10 (ite a!9 (+ (div a!8 2) 1) (- (div a!8 2) 1))))
(let ((a!6 (ite (= (mod (div a!3 2) 2) 0) (div a!3 2) a!5))
      (a!11 (ite (= (mod (div a!8 2) 2) 0) (div a!8 2) a!10))
      (a!14 (<= (ite (= (mod a!1 2) 1) a!1 a!2) (- 1)))
      (a!15 (+ (ite (= (mod a!1 2) 1) a!1 a!2) 0))
      (a!16 (ite (= (mod (div a!3 2) 2) 1) (div a!3 2) a!5))
      (a!18 (ite (= (mod (div a!8 2) 2) 1) (div a!8 2) a!10))
      (a!21 (<= (ite (= (mod a!1 2) 0) a!1 a!2) 0))
      (a!22 (+ (ite (= (mod a!1 2) 0) a!1 a!2) 1)))
(let ((a!7 (= (ite (= (mod a!1 2) 1) a!1 a!2) (+ (- a!6) 1)))
      (a!12 (>= (- a!11 1) (ite (= (mod a!1 2) 1) a!1 a!2)))
      (a!17 (= (ite (= (mod a!1 2) 0) a!1 a!2) (+ (- a!16) 1)))
      (a!19 (>= (- a!18 1) (ite (= (mod a!1 2) 0) a!1 a!2))))
(let ((a!13 (=> (< (+ (* p 2) 2) TB) a!12))
      (a!20 (=> (< (+ (* p 2) 2) TB) a!19)))
(let ((a!23 (and a!7
                 a!13
                 (=> (< (* p 2) TB) a!14)
                 (=> (= (* p 2) TB) (>= a!15 1))
                 a!17
                 a!20
                 (=> (< (* p 2) TB) a!21)
                 (=> (= (* p 2) TB) (>= a!22 1)))))
  (not a!23))))))))
(check-sat)
(exit)
