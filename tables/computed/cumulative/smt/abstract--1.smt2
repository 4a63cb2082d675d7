; A model is not so: a >= b and b >= c give a >= c.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun FvA () Int)
(declare-fun FvF () Int)
(declare-fun AvA () Int)
(assert (>= FvF FvA))
(assert (>= FvA AvA))
(assert (not (>= FvF AvA)))
(check-sat)
(exit)
