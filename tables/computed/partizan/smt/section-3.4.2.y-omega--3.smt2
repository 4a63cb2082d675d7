; A model is not so: Left as second wins x - x/2 if 2x - x.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun x-half-second (Int) Int)
(declare-fun n () Int)
(declare-fun |2x-half| (Int) Int)
(declare-fun x (Int) Int)
(assert (let ((a!1 (forall ((k Int)) (=> (>= k 0) (= (x k) 1))))
      (a!2 (or (= n 0) (= (x-half-second (- n 1)) 1))))
  (and (not (= (x-half-second n) 1))
       (>= n 0)
       a!1
       (forall ((k Int))
         (let ((a!1 (and (or (= k 0) (= (|2x-half| k) 1)) (= (x k) 1)))
               (a!2 (=> (= (x-half-second (- k 1)) 1) (= (|2x-half| k) 1))))
         (let ((a!3 (and (= (= (x-half-second k) 1) a!1) (or (= k 0) a!2))))
           (=> (>= k 0) a!3))))
       a!2)))
(check-sat)
(exit)
