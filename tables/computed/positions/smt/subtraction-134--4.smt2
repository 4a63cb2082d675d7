; A model is not so: from 1, 3, 4, 5, 6 removing 1, 1, 4, 3, 4 leads to 0, 2, 0, 2, 2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun q () Int)
(declare-fun r () Int)
(declare-fun n () Int)
(assert (>= q 0))
(assert (= n (+ (* q 7) r)))
(assert (or (= r 1) (= r 3) (= r 4) (= r 5) (= r 6)))
(assert (let ((a!1 (and (= r 1) (= (- n 1) (+ (* q 7) 0)) (>= n 1)))
      (a!2 (and (= r 3) (= (- n 1) (+ (* q 7) 2)) (>= n 1)))
      (a!3 (and (= r 4) (= (- n 4) (+ (* q 7) 0)) (>= n 4)))
      (a!4 (and (= r 5) (= (- n 3) (+ (* q 7) 2)) (>= n 3)))
      (a!5 (and (= r 6) (= (- n 4) (+ (* q 7) 2)) (>= n 4))))
  (not (or a!1 a!2 a!3 a!4 a!5))))
(check-sat)
(exit)
