; A model is not so: a position with options a and b is in the set if and only if it is P.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun in_b () Bool)
(declare-fun in_a () Bool)
(declare-fun inside () Bool)
(declare-fun p_b () Bool)
(declare-fun p_a () Bool)
(assert (let ((a!1 (not (= inside (and (not p_a) (not p_b))))))
  (and a!1
       (= in_a p_a)
       (= in_b p_b)
       (=> inside (and (not in_a) (not in_b)))
       (=> (not inside) (or in_a in_b)))))
(check-sat)
(exit)
