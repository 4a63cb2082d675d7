; A model is not so: no move leads from equal piles to equal piles.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun y () Int)
(declare-fun x () Int)
(assert (let ((a!1 (not (and (distinct (- x k) y) (distinct x (- y k))))))
  (and a!1 (= x y) (>= k 1))))
(check-sat)
(exit)
