; A model is not so: a position without options is in the set.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun some_option_inside () Bool)
(declare-fun inside () Bool)
(declare-fun some_option () Bool)
(assert (=> (not inside) some_option_inside))
(assert (=> some_option_inside some_option))
(assert (not (=> (not some_option) inside)))
(check-sat)
(exit)
