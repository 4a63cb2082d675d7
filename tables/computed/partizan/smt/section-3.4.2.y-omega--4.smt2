; A model is not so: by its moves Left wins x - Y_omega, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun x-half-second (Int) Bool)
(declare-fun x (Int) Bool)
(declare-fun x-Y (Int) Bool)
(declare-fun x-Y-second (Int) Bool)
(assert (>= n 0))
(assert (let ((a!1 (=> (>= (- n 1) 0) (and (x (- n 1)) (x-half-second (- n 1))))))
  (and true (=> (>= n 0) (and (x n) (x-half-second n))) a!1)))
(assert (let ((a!1 (and (or (= n 0) (x-Y (- n 1))) (x n)))
      (a!3 (or (= (- n 1) 0) (x-Y (- (- n 1) 1)))))
(let ((a!2 (=> (>= n 0)
               (and (=> (x-half-second n) (x-Y n)) (= (x-Y-second n) a!1))))
      (a!4 (= (x-Y-second (- n 1)) (and a!3 (x (- n 1))))))
(let ((a!5 (and (=> (x-half-second (- n 1)) (x-Y (- n 1))) a!4)))
  (and true a!2 (=> (>= (- n 1) 0) a!5))))))
(assert (not (and (x-Y n) (x-Y-second n))))
(check-sat)
(exit)
