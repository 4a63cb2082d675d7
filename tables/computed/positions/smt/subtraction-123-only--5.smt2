; A model is not so: after a move there are fewer chips, so that one move more is within them.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun removed () Int)
(declare-fun before () Int)
(declare-fun after () Int)
(declare-fun moves_after () Int)
(assert (>= removed 1))
(assert (= after (- before removed)))
(assert (<= moves_after after))
(assert (not (<= (+ moves_after 1) before)))
(check-sat)
(exit)
