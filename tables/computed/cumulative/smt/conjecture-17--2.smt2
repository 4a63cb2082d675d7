; A model is not so: (1) at h - s* gives o^2_X(h) = o^1_d(X)(h-s*) >= A(h-s*) >= B(h).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun first_after () Int)
(declare-fun second () Int)
(declare-fun A_after () Int)
(declare-fun B () Int)
(assert (= second first_after))
(assert (>= first_after A_after))
(assert (>= A_after B))
(assert (not (>= second B)))
(check-sat)
(exit)
