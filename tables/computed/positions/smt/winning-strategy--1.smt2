; A model is not so: a strategy of the mover after some option is one before it, with that option.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun succeeds (Int Int Int) Bool)
(declare-fun s () Int)
(declare-fun o () Int)
(declare-fun reply (Int Int) Int)
(assert (forall ((u Int)) (succeeds o s u)))
(assert (not (forall ((t Int)) (succeeds o s (reply t o)))))
(check-sat)
(exit)
