; A model is not so: m is out of both roundings, and the sum is 1, u being 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun u () Int)
(declare-fun m () Int)
(assert (= u 1))
(assert (let ((a!1 (div (- (+ (* m 2) u)) 2))
      (a!2 (+ m (- (div (- u) 2))))
      (a!3 (= (div (+ (* m (- 2)) u) 2) (+ (- m) (div u 2)))))
(let ((a!4 (+ (- a!1) (div (+ (* m (- 2)) u) 2))))
  (not (and (= (- a!1) a!2) a!3 (= a!4 1))))))
(check-sat)
(exit)
