; A model is not so: a position without an option that is P is P, by rule 1 or 3.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun is_n (Int) Bool)
(declare-fun is_p (Int) Bool)
(declare-fun x_is_p () Bool)
(declare-fun option (Int) Bool)
(assert (forall ((o Int)) (or (is_p o) (is_n o))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (or (is_p o) (is_n o)))))))
  (=> (not (not a!1)) x_is_p)))
(assert (=> (forall ((o Int)) (=> (option o) (is_n o))) x_is_p))
(assert (not x_is_p))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (is_p o))))))
  (not (not a!1))))
(check-sat)
(exit)
