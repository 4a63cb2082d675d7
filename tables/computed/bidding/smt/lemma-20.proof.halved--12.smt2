; A model is not so: a <= c + 2, c = -b and a - b even give that a <= (a - b)/2 + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun c () Int)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun h () Int)
(assert (<= a (+ c 2)))
(assert (= c (- b)))
(assert (= (- a b) (* h 2)))
(assert (not (<= a (+ h 1))))
(check-sat)
(exit)
