; A model is not so: o_p >= -o_q and nu_p = -o_q give nu_p <= o_p.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun o_q () Int)
(declare-fun o_p () Int)
(declare-fun nu_p () Int)
(assert (>= o_p (- o_q)))
(assert (= nu_p (- o_q)))
(assert (not (<= nu_p o_p)))
(check-sat)
(exit)
