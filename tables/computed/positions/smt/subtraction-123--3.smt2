; A model is not so: from 4q + k with k in {1,2,3} removing k leads to a multiple of 4.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun q () Int)
(declare-fun n () Int)
(assert (let ((a!1 (not (and (<= k n) (= (- n k) (* q 4))))))
  (and a!1 (>= q 0) (>= k 1) (<= k 3) (= n (+ (* q 4) k)))))
(check-sat)
(exit)
