; A model is not so: b - a even and b > a + 2 give b >= a + 4.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(assert (= (mod (- b a) 2) 0))
(assert (> b (+ a 2)))
(assert (not (>= b (+ a 4))))
(check-sat)
(exit)
