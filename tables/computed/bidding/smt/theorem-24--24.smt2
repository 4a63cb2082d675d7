; A model is not so: alpha(TB) <= TB/2 + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun half () Int)
(declare-fun TB () Int)
(assert (and (>= TB 0) (= TB (+ (* half 2) 0))))
(assert (let ((a!1 (- (div (- (+ TB 1)) 2))))
(let ((a!2 (<= (ite (= (mod TB 4) 0) (div (+ TB 1) 2) a!1) (+ half 0 1)))
      (a!3 (<= (ite (= (mod TB 4) 0) a!1 (div (+ TB 1) 2)) (+ half 0 1))))
  (not (and a!2 a!3)))))
(check-sat)
(exit)
