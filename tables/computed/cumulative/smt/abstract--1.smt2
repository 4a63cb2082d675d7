; A model is not so: a >= b and b >= c give a >= c.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.cumulative.section_1, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun AvA () Int)
(declare-fun FvA () Int)
(declare-fun FvF () Int)
(assert (and (not (>= FvF AvA)) (>= FvF FvA) (>= FvA AvA)))
(check-sat)
(exit)
