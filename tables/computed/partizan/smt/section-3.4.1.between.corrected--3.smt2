; A model is not so: a < a + 1/2 < b where a >= 0 and b = a + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.numbers, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(assert (let ((a!1 (and (< (* a 2) (+ (* a 2) 1)) (< (+ (* a 2) 1) (* b 2)))))
  (and (not a!1) (>= a 0) (= b (+ a 1)))))
(check-sat)
(exit)
