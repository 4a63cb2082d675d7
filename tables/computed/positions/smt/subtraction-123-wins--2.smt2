; A model is not so: from 4q + k with k in {1,2,3} removing k leads to a multiple of 4.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun q () Int)
(declare-fun k () Int)
(declare-fun n () Int)
(assert (>= q 0))
(assert (>= k 1))
(assert (<= k 3))
(assert (= n (+ (* q 4) k)))
(assert (not (and (<= k n) (= (- n k) (* q 4)))))
(check-sat)
(exit)
