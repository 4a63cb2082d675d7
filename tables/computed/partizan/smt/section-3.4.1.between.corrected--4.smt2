; A model is not so: where b - a >= 2 whoever is second wins G - x with x = a + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun a-a-second () Bool)
(declare-fun a-a () Bool)
(declare-fun b-1-x () Bool)
(declare-fun G-a () Bool)
(declare-fun b-x () Bool)
(declare-fun G-x-second () Bool)
(declare-fun a-second-x () Bool)
(declare-fun G-x () Bool)
(assert (and (>= a 0) (>= b (+ a 2))))
(assert (and a-a-second (=> (>= (- b 1) (+ a 1)) b-1-x) (= a-a (not a-a-second))))
(assert (and (= G-x a-second-x)
     (= a-second-x a-a)
     (= G-x-second (and b-x G-a))
     (=> b-1-x b-x)
     (=> a-a-second G-a)))
(assert (not (and (not G-x) G-x-second (< a (+ a 1)) (< (+ a 1) b))))
(check-sat)
(exit)
