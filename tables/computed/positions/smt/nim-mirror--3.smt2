; A model is not so: the larger pile can be made equal to the smaller.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun x () Int)
(declare-fun y () Int)
(declare-fun k () Int)
(assert (>= x 0))
(assert (< x y))
(assert (= k (- y x)))
(assert (not (and (>= k 1) (<= k y) (= (- y k) x))))
(check-sat)
(exit)
