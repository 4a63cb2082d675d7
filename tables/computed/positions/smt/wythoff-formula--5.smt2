; A model is not so: a_n - a_m is at least n - m for n > m, as phi > 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun m () Int)
(declare-fun n () Int)
(declare-fun x_m () Real)
(declare-fun x_n () Real)
(declare-fun a () Int)
(declare-fun a_m () Int)
(assert (let ((a!1 (not (<= a_m (- a (- n m)))))
      (a!2 (>= x_n (+ x_m (to_real (- n m))))))
  (and a!1
       (<= (to_real a_m) x_m)
       (< x_m (to_real (+ a_m 1)))
       (<= (to_real a) x_n)
       (< x_n (to_real (+ a 1)))
       (> n m)
       a!2)))
(check-sat)
(exit)
