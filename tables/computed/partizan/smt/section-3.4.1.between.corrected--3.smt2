; A model is not so: Left as second wins (n + d) - n if (n - 1 + d) - (n - 1).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_UFLIA)
(declare-fun n () Int)
(declare-fun difference-second (Int) Bool)
(declare-fun difference-after-right (Int) Bool)
(assert (>= n 0))
(assert (let ((a!1 (or (= n 0)
               (= (difference-after-right n) (difference-second (- n 1)))))
      (a!3 (= (difference-second (- n 1))
              (or (= (- n 1) 0) (difference-after-right (- n 1)))))
      (a!4 (= (difference-after-right (- n 1))
              (difference-second (- (- n 1) 1)))))
(let ((a!2 (and (= (difference-second n)
                   (or (= n 0) (difference-after-right n)))
                a!1))
      (a!5 (and a!3 (or (= (- n 1) 0) a!4))))
  (and true (=> (>= n 0) a!2) (=> (>= (- n 1) 0) a!5)))))
(assert (or (= n 0) (difference-second (- n 1))))
(assert (not (difference-second n)))
(check-sat)
(exit)
