; A model is not so: a strategy of the mover goes on as one after the option that it begins with.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun succeeds (Int Int Int) Bool)
(declare-fun reply (Int Int) Int)
(declare-fun o () Int)
(declare-fun s () Int)
(declare-fun u () Int)
(declare-fun t () Int)
(assert (forall ((t Int)) (succeeds o s (reply t o))))
(assert (= (reply t o) u))
(assert (not (succeeds o s u)))
(check-sat)
(exit)
