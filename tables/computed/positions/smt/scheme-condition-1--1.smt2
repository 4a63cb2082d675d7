; A model is not so: a position without options is in the set.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun some_option () Bool)
(declare-fun some_option_inside () Bool)
(declare-fun inside () Bool)
(assert (and (not (=> (not some_option) inside))
     (=> (not inside) some_option_inside)
     (=> some_option_inside some_option)))
(check-sat)
(exit)
