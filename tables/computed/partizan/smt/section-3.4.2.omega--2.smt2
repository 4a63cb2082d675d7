; A model is not so: by its moves Left wins omega - n, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun omega-n (Int) Int)
(declare-fun omega-n-second (Int) Int)
(declare-fun difference-second (Int) Int)
(declare-fun n () Int)
(assert (let ((a!1 (not (and (= (omega-n n) 1) (= (omega-n-second n) 1))))
      (a!2 (forall ((k Int)) (=> (>= k 0) (= (difference-second k) 1)))))
  (and a!1
       (>= n 0)
       a!2
       (forall ((k Int))
         (let ((a!1 (or (= k 0) (= (omega-n (- k 1)) 1))))
         (let ((a!2 (and (=> (= (difference-second k) 1) (= (omega-n k) 1))
                         (= (= (omega-n-second k) 1) a!1))))
           (=> (>= k 0) a!2)))))))
(check-sat)
(exit)
