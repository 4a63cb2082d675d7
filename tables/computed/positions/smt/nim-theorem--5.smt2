; A model is not so: if the highest changed digit turns from 1 to 0 the pile gets smaller.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun below () Int)
(declare-fun below_after () Int)
(declare-fun place () Int)
(declare-fun above () Int)
(assert (>= below 0))
(assert (>= below_after 0))
(assert (< below_after place))
(assert (not (< (+ above below_after) (+ above place below))))
(check-sat)
(exit)
