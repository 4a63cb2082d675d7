; A model is not so: from a multiple of 4 no move leads to one.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun q () Int)
(declare-fun n () Int)
(declare-fun r () Int)
(assert (and (not (distinct (- n k) (* r 4))) (= n (* q 4)) (>= k 1) (<= k 3)))
(check-sat)
(exit)
