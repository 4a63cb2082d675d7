; A model is not so: if x = a_n <= y < b_n then both can be lowered to pair y - x.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun n () Int)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun x () Int)
(declare-fun y () Int)
(declare-fun m () Int)
(declare-fun a_m () Int)
(assert (= b (+ a n)))
(assert (= m (- y x)))
(assert (= x a))
(assert (>= y x))
(assert (< y b))
(assert (<= a_m (- a (- n m))))
(assert (let ((a!1 (and (>= (- x a_m) 1) (= (- y (- x a_m)) (+ a_m m)))))
  (not a!1)))
(check-sat)
(exit)
