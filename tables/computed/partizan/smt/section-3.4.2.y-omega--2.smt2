; A model is not so: the option 1/2^(n + 1) of Y_omega is below 1/2^n.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun bound () Int)
(declare-fun next () Int)
(assert (and (not (< next bound)) (= bound 2) (= (* next 2) bound)))
(check-sat)
(exit)
