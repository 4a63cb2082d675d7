; A model is not so: b - a even and b > a + 2 give b >= a + 4.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.section_3_3, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(assert (and (not (>= b (+ a 4))) (= (mod (- b a) 2) 0) (> b (+ a 2))))
(check-sat)
(exit)
