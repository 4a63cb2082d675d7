; A model is not so: two equal digits can be left out.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun y () Bool)
(declare-fun x () Bool)
(declare-fun z () Bool)
(assert (and (not (= (xor x y z) z)) (= x y)))
(check-sat)
(exit)
