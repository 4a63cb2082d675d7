; A model is not so: nu_p = -o_q, nu_pi = -o_(TB-pi) and o_q <= o_(TB-pi) give nu_p >= nu_pi.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun o_q () Int)
(declare-fun nu_p () Int)
(declare-fun o_rest () Int)
(declare-fun nu_pi () Int)
(assert (= nu_p (- o_q)))
(assert (= nu_pi (- o_rest)))
(assert (<= o_q o_rest))
(assert (not (>= nu_p nu_pi)))
(check-sat)
(exit)
