; A model is not so: half of a positive number is positive and less.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun x () Int)
(declare-fun half () Int)
(assert (and (not (and (> half 0) (< half x))) (> x 0) (= (* half 2) x)))
(check-sat)
(exit)
