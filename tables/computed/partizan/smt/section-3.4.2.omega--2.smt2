; A model is not so: by its moves Left wins omega - n, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun difference-second (Int) Bool)
(declare-fun omega-n (Int) Bool)
(declare-fun omega-n-second (Int) Bool)
(assert (>= n 0))
(assert (and true
     (=> (>= n 0) (difference-second n))
     (=> (>= (- n 1) 0) (difference-second (- n 1)))))
(assert (let ((a!1 (= (omega-n-second n) (or (= n 0) (omega-n (- n 1)))))
      (a!3 (or (= (- n 1) 0) (omega-n (- (- n 1) 1)))))
(let ((a!2 (=> (>= n 0) (and (=> (difference-second n) (omega-n n)) a!1)))
      (a!4 (and (=> (difference-second (- n 1)) (omega-n (- n 1)))
                (= (omega-n-second (- n 1)) a!3))))
  (and true a!2 (=> (>= (- n 1) 0) a!4)))))
(assert (not (and (omega-n n) (omega-n-second n))))
(check-sat)
(exit)
