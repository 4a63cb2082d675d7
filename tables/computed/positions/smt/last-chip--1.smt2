; A model is not so: with 1 in S a pile with chips has a move.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun n () Int)
(declare-fun k () Int)
(assert (>= n 1))
(assert (= k 1))
(assert (not (>= (- n k) 0)))
(check-sat)
(exit)
