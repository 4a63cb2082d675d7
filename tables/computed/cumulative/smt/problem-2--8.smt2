; A model is not so: 2 A(h) >= h - M + 1 where h < M.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun M () Int)
(declare-fun h () Int)
(declare-fun A () Int)
(assert (< h M))
(assert (>= A 0))
(assert (not (>= (* A 2) (+ (- h M) 1))))
(check-sat)
(exit)
