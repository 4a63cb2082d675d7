; A model is not so: if after each of any number of options some player has a strategy, some player
; has one.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun other (Int) Bool)
(declare-fun mover (Int) Bool)
(declare-fun option (Int) Bool)
(assert (forall ((o Int)) (=> (option o) (or (mover o) (other o)))))
(assert (let ((a!1 (forall ((o Int)) (not (and (option o) (mover o))))))
(let ((a!2 (or (not a!1) (forall ((o Int)) (=> (option o) (other o))))))
  (not a!2))))
(check-sat)
(exit)
