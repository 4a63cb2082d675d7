; A model is not so: by its moves Left wins x + *, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun x-second (Int) Bool)
(declare-fun x (Int) Bool)
(declare-fun x+star (Int) Bool)
(declare-fun x+star-second (Int) Bool)
(assert (>= n 0))
(assert (let ((a!1 (=> (>= (- n 1) 0) (and (x (- n 1)) (x-second (- n 1))))))
  (and true (=> (>= n 0) (and (x n) (x-second n))) a!1)))
(assert (let ((a!1 (and (or (= n 0) (x+star (- n 1))) (x n)))
      (a!3 (= (x+star (- n 1)) (or false (x-second (- n 1)))))
      (a!4 (or (= (- n 1) 0) (x+star (- (- n 1) 1)))))
(let ((a!2 (and (= (x+star n) (or false (x-second n)))
                (= (x+star-second n) a!1)))
      (a!5 (= (x+star-second (- n 1)) (and a!4 (x (- n 1))))))
  (and true (=> (>= n 0) a!2) (=> (>= (- n 1) 0) (and a!3 a!5))))))
(assert (not (and (x+star n) (x+star-second n))))
(check-sat)
(exit)
