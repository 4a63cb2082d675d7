; A model is not so: a position is in the set if and only if it is P, if that is so of all options.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun is_p (Int) Bool)
(declare-fun in_set (Int) Bool)
(declare-fun option (Int) Bool)
(declare-fun x_in_set () Bool)
(declare-fun x_is_p () Bool)
(assert (forall ((o Int)) (=> (option o) (= (in_set o) (is_p o)))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (in_set o))))))
  (=> x_in_set (not (not a!1)))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (in_set o))))))
  (=> (not x_in_set) (not a!1))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (is_p o))))))
  (= x_is_p (not (not a!1)))))
(assert (not (= x_in_set x_is_p)))
(check-sat)
(exit)
