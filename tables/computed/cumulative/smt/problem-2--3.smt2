; A model is not so: (2) at h - s* gives (2) at h.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun s () Int)
(declare-fun h () Int)
(declare-fun second_after () Int)
(declare-fun first_after () Int)
(assert (<= (+ first_after second_after) (- h s)))
(assert (not (<= (+ second_after s first_after) h)))
(check-sat)
(exit)
