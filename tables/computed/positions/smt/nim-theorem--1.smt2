; A model is not so: if one digit of a pile changes, that digit of the nim-sum is no longer 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun x () Bool)
(declare-fun after () Bool)
(declare-fun z () Bool)
(declare-fun y () Bool)
(assert (and (not (xor after y z)) (not (xor x y z)) (xor after x)))
(check-sat)
(exit)
