; A model is not so: where a < 0 < b whoever is second wins G.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun a () Int)
(declare-fun b-1-second () Bool)
(declare-fun b-first () Bool)
(declare-fun a+1-first () Bool)
(declare-fun a-second () Bool)
(declare-fun G-second () Bool)
(declare-fun G () Bool)
(assert (and (< a 0) (> b 0)))
(assert (and (=> (< a 0) (= a-second a+1-first))
     (=> (<= (+ a 1) 0) (not a+1-first))
     (=> (> b 0) (= b-first b-1-second))
     (=> (>= (- b 1) 0) b-1-second)))
(assert (and (= G a-second) (= G-second b-first)))
(assert (not (and (not G) G-second (< a 0) (> b 0))))
(check-sat)
(exit)
