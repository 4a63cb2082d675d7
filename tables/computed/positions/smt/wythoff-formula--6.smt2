; A model is not so: a_n - a_m is at least n - m for n > m, as phi > 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun a () Int)
(declare-fun x_n () Real)
(declare-fun a_m () Int)
(declare-fun x_m () Real)
(declare-fun m () Int)
(declare-fun n () Int)
(assert (and (<= (to_real a_m) x_m)
     (< x_m (to_real (+ a_m 1)))
     (<= (to_real a) x_n)
     (< x_n (to_real (+ a 1)))))
(assert (> n m))
(assert (>= x_n (+ x_m (to_real (- n m)))))
(assert (not (<= a_m (- a (- n m)))))
(check-sat)
(exit)
