; A model is not so: d - 1 >= 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun d () Int)
(assert (= a 2))
(assert (>= d a))
(assert (not (>= (- d 1) 1)))
(check-sat)
(exit)
