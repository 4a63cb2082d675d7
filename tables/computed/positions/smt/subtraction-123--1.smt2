; A model is not so: a pile without a move is a multiple of 4.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun q () Int)
(declare-fun n () Int)
(assert (and (not (= n (* q 4))) (>= n 0) (< n 1) (= q 0)))
(check-sat)
(exit)
