; A model is not so: if one play cannot be won by both, no two players win whatever the other one
; chooses.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun second (Int Int) Bool)
(declare-fun first (Int Int) Bool)
(declare-fun t () Int)
(assert (forall ((s Int) (t Int)) (not (and (first s t) (second s t)))))
(assert (forall ((t Int)) (not (forall ((s Int)) (not (first s t))))))
(assert (not (not (forall ((s Int)) (second s t)))))
(check-sat)
(exit)
