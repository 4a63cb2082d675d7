; A model is not so: o_p = e.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun e () Int)
(declare-fun a () Int)
(assert (and (>= e 0) (<= e 1)))
(assert (= (mod (- a e) 2) 0))
(assert (>= a 0))
(assert (<= a (+ (- a) 2)))
(assert (not (= a e)))
(check-sat)
(exit)
