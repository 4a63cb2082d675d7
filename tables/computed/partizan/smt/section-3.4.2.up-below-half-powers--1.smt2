; A model is not so: by its moves Left wins x = 1/2^n, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun x (Int) Bool)
(declare-fun x-second (Int) Bool)
(assert (>= n 0))
(assert (let ((a!1 (= (x-second n) (or (= n 0) (x (- n 1)))))
      (a!3 (or (= (- n 1) 0) (x (- (- n 1) 1)))))
(let ((a!2 (=> (>= n 0) (and (= (x n) true) a!1)))
      (a!4 (and (= (x (- n 1)) true) (= (x-second (- n 1)) a!3))))
  (and true a!2 (=> (>= (- n 1) 0) a!4)))))
(assert (not (and (x n) (x-second n))))
(check-sat)
(exit)
