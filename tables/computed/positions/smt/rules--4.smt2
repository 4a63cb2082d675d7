; A model is not so: a strategy of the other player goes on as one after each option.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun succeeds (Int Int Int) Bool)
(declare-fun reply (Int Int) Int)
(declare-fun t () Int)
(declare-fun option (Int) Bool)
(declare-fun o () Int)
(assert (forall ((p Int) (s Int)) (=> (option p) (succeeds p s (reply t p)))))
(assert (option o))
(assert (not (forall ((s Int)) (succeeds o s (reply t o)))))
(check-sat)
(exit)
