; A model is not so: strategies of the other player after every option are one before them,
; together.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun succeeds (Int Int Int) Bool)
(declare-fun after (Int) Int)
(declare-fun option (Int) Bool)
(declare-fun reply (Int Int) Int)
(declare-fun t () Int)
(assert (forall ((o Int) (s Int)) (=> (option o) (succeeds o s (after o)))))
(assert (forall ((o Int)) (= (reply t o) (after o))))
(assert (let ((a!1 (forall ((o Int) (s Int)) (=> (option o) (succeeds o s (reply t o))))))
  (not a!1)))
(check-sat)
(exit)
