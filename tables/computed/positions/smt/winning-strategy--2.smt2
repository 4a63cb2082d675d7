; A model is not so: the second player is to move between options a and b.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun second_a () Bool)
(declare-fun first_a () Bool)
(declare-fun second_b () Bool)
(declare-fun first_b () Bool)
(assert (xor first_a second_a))
(assert (xor first_b second_b))
(assert (not (xor (and first_a first_b) (or second_a second_b))))
(check-sat)
(exit)
