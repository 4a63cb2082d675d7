; A model is not so: split beta(TB) <= (TB+1)/2 + 1.
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
(assert (let ((a!1 (= (mod (div (+ TB 1) 2) 2) 0))
      (a!2 (ite (> TB 0) (+ (div (+ TB 1) 2) 1) (- (div (+ TB 1) 2) 1)))
      (a!4 (= (mod (div (+ TB 1) 2) 2) 1)))
(let ((a!3 (<= (ite a!1 (div (+ TB 1) 2) a!2) (+ half 1 1)))
      (a!5 (<= (ite a!4 (div (+ TB 1) 2) a!2) (+ half 1 1))))
  (not (and a!3 a!5)))))
(check-sat)
(exit)
