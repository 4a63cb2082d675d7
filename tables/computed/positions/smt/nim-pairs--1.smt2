; A model is not so: two equal powers of 2 add up to 0 and can be left out, in one place.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun y () Bool)
(declare-fun x () Bool)
(declare-fun z () Bool)
(assert (= x y))
(assert (not (= (xor x y z) z)))
(check-sat)
(exit)
