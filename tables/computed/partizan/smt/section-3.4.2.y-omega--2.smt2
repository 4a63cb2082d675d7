; A model is not so: by its moves Left wins Y_omega, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun x (Int) Bool)
(declare-fun n () Int)
(declare-fun |left second wins Y| () Bool)
(declare-fun |left first wins Y| () Bool)
(assert (let ((a!1 (or |left second wins Y| (and (>= n 1) (not (x n))))))
  (and |left first wins Y| a!1)))
(assert (and true (=> (>= n 0) (x n))))
(assert (not (and |left first wins Y| |left second wins Y|)))
(check-sat)
(exit)
