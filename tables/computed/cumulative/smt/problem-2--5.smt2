; A model is not so: (3) below m, where A and B are 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun m () Int)
(declare-fun h () Int)
(assert (< h m))
(assert (not (<= (+ (- h m) 1) 0)))
(check-sat)
(exit)
