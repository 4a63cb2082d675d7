; A model is not so: (1) at h - s gives o^1_X(h) >= s + B(h-s), for every s.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun B_after () Int)
(declare-fun second_after () Int)
(declare-fun s () Int)
(declare-fun first () Int)
(assert (>= second_after B_after))
(assert (>= first (+ s second_after)))
(assert (not (>= first (+ s B_after))))
(check-sat)
(exit)
