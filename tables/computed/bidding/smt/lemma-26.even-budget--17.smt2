; A model is not so: alpha has the four properties.
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
(assert (and (>= p 0) (<= p TB) (= TB (+ (* half 2) 0))))
(assert (let ((a!1 (= (mod (- (* p 2) TB) 4) 0))
      (a!2 (- (+ (- (* p 2) TB) 1)))
      (a!3 (div (+ (- (* p 2) TB) 1) 2))
      (a!4 (mod (- (* (- TB p) 2) TB) 4))
      (a!5 (+ (- (* (- TB p) 2) TB) 1))
      (a!8 (mod (- (* (+ p 1) 2) TB) 4))
      (a!9 (+ (- (* (+ p 1) 2) TB) 1)))
(let ((a!6 (ite (= a!4 0) (div a!5 2) (- (div (- a!5) 2))))
      (a!10 (ite (= a!8 0) (div a!9 2) (- (div (- a!9) 2))))
      (a!13 (<= (ite a!1 (- (div a!2 2)) a!3) (- 1)))
      (a!14 (+ (ite a!1 (- (div a!2 2)) a!3) 0))
      (a!15 (ite (= a!4 0) (- (div (- a!5) 2)) (div a!5 2)))
      (a!17 (ite (= a!8 0) (- (div (- a!9) 2)) (div a!9 2)))
      (a!20 (<= (ite a!1 a!3 (- (div a!2 2))) 0))
      (a!21 (+ (ite a!1 a!3 (- (div a!2 2))) 1)))
(let ((a!7 (= (ite a!1 (- (div a!2 2)) a!3) (+ (- a!6) 1)))
      (a!11 (>= (- a!10 1) (ite a!1 (- (div a!2 2)) a!3)))
      (a!16 (= (ite a!1 a!3 (- (div a!2 2))) (+ (- a!15) 1)))
      (a!18 (>= (- a!17 1) (ite a!1 a!3 (- (div a!2 2))))))
(let ((a!12 (=> (< (+ (* p 2) 2) TB) a!11))
      (a!19 (=> (< (+ (* p 2) 2) TB) a!18)))
(let ((a!22 (and a!7
                 a!12
                 (=> (< (* p 2) TB) a!13)
                 (=> (= (* p 2) TB) (>= a!14 1))
                 a!16
                 a!19
                 (=> (< (* p 2) TB) a!20)
                 (=> (= (* p 2) TB) (>= a!21 1)))))
  (not a!22)))))))
(check-sat)
(exit)
