; A model is not so: from a multiple of 4 no move leads to one.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun q () Int)
(declare-fun n () Int)
(declare-fun k () Int)
(declare-fun r () Int)
(assert (= n (* q 4)))
(assert (>= k 1))
(assert (<= k 3))
(assert (not (distinct (- n k) (* r 4))))
(check-sat)
(exit)
