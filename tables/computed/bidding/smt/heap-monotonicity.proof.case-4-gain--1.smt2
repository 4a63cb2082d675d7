; A model is not so: -a + 1 < b + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun a () Int)
(assert (= (mod (- a b) 2) 0))
(assert (> a b))
(assert (>= b 0))
(assert (not (< (+ (- a) 1) (+ b 1))))
(check-sat)
(exit)
