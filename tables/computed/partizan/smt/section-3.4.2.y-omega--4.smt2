; A model is not so: by its moves Left wins x - Y_omega, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun x (Int) Int)
(declare-fun x-Y (Int) Int)
(declare-fun x-Y-second (Int) Int)
(declare-fun x-half-second (Int) Int)
(declare-fun n () Int)
(assert (let ((a!1 (not (and (= (x-Y n) 1) (= (x-Y-second n) 1))))
      (a!2 (forall ((k Int))
             (=> (>= k 0) (and (= (x k) 1) (= (x-half-second k) 1))))))
  (and a!1
       (>= n 0)
       a!2
       (forall ((k Int))
         (let ((a!1 (or (= k 0) (= (x-Y (- k 1)) 1))))
         (let ((a!2 (= (= (x-Y-second k) 1) (and a!1 (= (x k) 1)))))
         (let ((a!3 (and (=> (= (x-half-second k) 1) (= (x-Y k) 1)) a!2)))
           (=> (>= k 0) a!3))))))))
(check-sat)
(exit)
