; A model is not so: Left moving first in x + * leaves x, and wins it as second.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun |left first wins x + *| () Bool)
(declare-fun |left second wins x| () Bool)
(assert (and (not |left first wins x + *|)
     |left second wins x|
     (=> |left second wins x| |left first wins x + *|)))
(check-sat)
(exit)
