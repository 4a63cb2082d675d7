; A model is not so: where the rules are right after every option they are right before.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun previous (Int) Bool)
(declare-fun is_p (Int) Bool)
(declare-fun option (Int) Bool)
(declare-fun following (Int) Bool)
(declare-fun x_is_p () Bool)
(declare-fun next_wins () Bool)
(declare-fun previous_wins () Bool)
(assert (forall ((o Int)) (=> (option o) (= (is_p o) (previous o)))))
(assert (forall ((o Int)) (=> (option o) (= (following o) (not (is_p o))))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (is_p o))))))
  (= x_is_p (not (not a!1)))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (previous o))))))
  (= next_wins (not a!1))))
(assert (= (forall ((o Int)) (=> (option o) (following o))) previous_wins))
(assert (not (and (= x_is_p previous_wins) (= next_wins (not x_is_p)))))
(check-sat)
(exit)
