; A model is not so: a position with an option that is P is no P-position, by rule 2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun x_is_n () Bool)
(declare-fun is_p (Int) Bool)
(declare-fun option (Int) Bool)
(declare-fun x_is_p () Bool)
(declare-fun o () Int)
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (is_p o))))))
  (=> (not a!1) x_is_n)))
(assert (not (and x_is_p x_is_n)))
(assert x_is_p)
(assert (option o))
(assert (not (not (is_p o))))
(check-sat)
(exit)
