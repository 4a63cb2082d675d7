; A model is not so: Left as second wins (n + 1) - n if n - (n - 1).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun difference-second (Int) Int)
(declare-fun n () Int)
(declare-fun difference-after-right (Int) Int)
(assert (let ((a!1 (forall ((k Int))
             (let ((a!1 (= (= (difference-second k) 1)
                           (or (= k 0) (= (difference-after-right k) 1))))
                   (a!2 (= (= (difference-after-right k) 1)
                           (= (difference-second (- k 1)) 1))))
               (=> (>= k 0) (and a!1 (or (= k 0) a!2))))))
      (a!2 (or (= n 0) (= (difference-second (- n 1)) 1))))
  (and (not (= (difference-second n) 1)) (>= n 0) a!1 a!2)))
(check-sat)
(exit)
