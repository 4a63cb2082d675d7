; A model is not so: Left as second wins x - x/2 if 2x - x.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun x (Int) Bool)
(declare-fun |2x-half| (Int) Bool)
(declare-fun x-half-second (Int) Bool)
(assert (>= n 0))
(assert (and true (=> (>= n 0) (x n)) (=> (>= (- n 1) 0) (x (- n 1)))))
(assert (let ((a!1 (= (x-half-second n) (and (or (= n 0) (|2x-half| n)) (x n))))
      (a!2 (or (= n 0) (=> (x-half-second (- n 1)) (|2x-half| n))))
      (a!3 (and (or (= (- n 1) 0) (|2x-half| (- n 1))) (x (- n 1))))
      (a!4 (=> (x-half-second (- (- n 1) 1)) (|2x-half| (- n 1)))))
(let ((a!5 (and (= (x-half-second (- n 1)) a!3) (or (= (- n 1) 0) a!4))))
  (and true (=> (>= n 0) (and a!1 a!2)) (=> (>= (- n 1) 0) a!5)))))
(assert (or (= n 0) (x-half-second (- n 1))))
(assert (not (x-half-second n)))
(check-sat)
(exit)
