; A model is not so: b <= a and a >= 0 give a - b >= 0 and 2a >= 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(assert (<= b a))
(assert (>= a 0))
(assert (not (and (>= (- a b) 0) (>= (* a 2) 0))))
(check-sat)
(exit)
