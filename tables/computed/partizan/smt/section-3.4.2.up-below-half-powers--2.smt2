; A model is not so: by its moves Left wins x + *, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun x (Int) Int)
(declare-fun x+star (Int) Int)
(declare-fun x+star-second (Int) Int)
(declare-fun x-second (Int) Int)
(declare-fun n () Int)
(assert (let ((a!1 (not (and (= (x+star n) 1) (= (x+star-second n) 1))))
      (a!2 (forall ((k Int)) (=> (>= k 0) (and (= (x k) 1) (= (x-second k) 1))))))
  (and a!1
       (>= n 0)
       a!2
       (forall ((k Int))
         (let ((a!1 (= (= (x+star k) 1) (or false (= (x-second k) 1))))
               (a!2 (or (= k 0) (= (x+star (- k 1)) 1))))
         (let ((a!3 (= (= (x+star-second k) 1) (and a!2 (= (x k) 1)))))
           (=> (>= k 0) (and a!1 a!3))))))))
(check-sat)
(exit)
