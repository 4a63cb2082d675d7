; A model is not so: split beta(-TB) >= -(TB+1)/2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun half () Int)
(declare-fun TB () Int)
(assert (and (>= TB 0) (= TB (+ (* half 2) 1))))
(assert (let ((a!1 (mod (div (+ (- TB) 1) 2) 2))
      (a!2 (+ (div (+ (- TB) 1) 2) 1))
      (a!3 (- (div (+ (- TB) 1) 2) 1)))
(let ((a!4 (ite (= a!1 0) (div (+ (- TB) 1) 2) (ite (> (- TB) 0) a!2 a!3)))
      (a!6 (ite (= a!1 1) (div (+ (- TB) 1) 2) (ite (> (- TB) 0) a!2 a!3))))
(let ((a!5 (=> (> TB 0) (>= a!4 (- (- half) 1))))
      (a!7 (=> (> TB 0) (>= a!6 (- (- half) 1)))))
  (not (and a!5 a!7))))))
(check-sat)
(exit)
