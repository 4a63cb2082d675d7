; A model is not so: if x = a_n and y > b_n then y can be lowered to b_n.
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
(assert (= b (+ a n)))
(assert (= x a))
(assert (> y b))
(assert (not (>= (- y b) 1)))
(check-sat)
(exit)
