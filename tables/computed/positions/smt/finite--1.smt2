; A model is not so: after a move there are fewer chips, so that one move more is within them.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun after () Int)
(declare-fun moves_after () Int)
(declare-fun removed () Int)
(declare-fun before () Int)
(assert (and (not (<= (+ moves_after 1) before))
     (>= removed 1)
     (= after (- before removed))
     (<= moves_after after)))
(check-sat)
(exit)
