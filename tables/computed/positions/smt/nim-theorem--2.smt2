; A model is not so: if one digit of a pile changes, that digit of the nim-sum is no longer 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun z () Bool)
(declare-fun y () Bool)
(declare-fun x () Bool)
(declare-fun after () Bool)
(assert (not (xor x y z)))
(assert (xor after x))
(assert (not (xor after y z)))
(check-sat)
(exit)
