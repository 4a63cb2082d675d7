; A model is not so: with 1 in S a pile with chips has a move.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun n () Int)
(assert (and (not (>= (- n k) 0)) (>= n 1) (= k 1)))
(check-sat)
(exit)
