; A model is not so: exactly one of the two inequalities holds.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LRA)
(declare-fun u () Real)
(declare-fun f () Real)
(declare-fun g () Real)
(declare-fun v () Real)
(assert (let ((a!1 (not (xor (> (+ f u) 1.0) (> (+ g v) 1.0)))))
  (and a!1 (= (+ u v) 1.0) (= (+ f g) 1.0) (distinct (+ f u) 1.0))))
(check-sat)
(exit)
