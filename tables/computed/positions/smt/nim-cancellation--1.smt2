; A model is not so: x + y = x + z implies y = z, in one place.
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
(assert (not (or (distinct (xor x y) (xor x z)) (= y z))))
(check-sat)
(exit)
