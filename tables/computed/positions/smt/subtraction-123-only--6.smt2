; A model is not so: no other removal does.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun q () Int)
(declare-fun n () Int)
(declare-fun j () Int)
(declare-fun r () Int)
(assert (= n (+ (* q 4) k)))
(assert (>= k 1))
(assert (<= k 3))
(assert (>= j 1))
(assert (<= j 3))
(assert (= (- n j) (* r 4)))
(assert (not (= j k)))
(check-sat)
(exit)
