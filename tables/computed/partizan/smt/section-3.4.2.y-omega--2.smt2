; A model is not so: by its moves Left wins Y_omega, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun |left second wins Y| () Bool)
(declare-fun x (Int) Int)
(declare-fun |left first wins Y| () Bool)
(assert (let ((a!1 (forall ((k Int)) (=> (>= k 0) (= (x k) 1))))
      (a!2 (forall ((k Int)) (=> (>= k 1) (= (x k) 1)))))
  (and (not (and |left first wins Y| |left second wins Y|))
       a!1
       |left first wins Y|
       (= a!2 |left second wins Y|))))
(check-sat)
(exit)
