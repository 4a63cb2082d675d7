; A model is not so: d - e <= -2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(declare-fun c () Int)
(declare-fun e () Int)
(assert (= (+ c d) (- 2)))
(assert (>= c (- e)))
(assert (not (<= (- d e) (- 2))))
(check-sat)
(exit)
