; A model is not so: no move leads from equal piles to equal piles.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun y () Int)
(declare-fun x () Int)
(declare-fun k () Int)
(assert (= x y))
(assert (>= k 1))
(assert (not (and (distinct (- x k) y) (distinct x (- y k)))))
(check-sat)
(exit)
