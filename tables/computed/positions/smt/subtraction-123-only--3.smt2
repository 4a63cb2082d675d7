; A model is not so: no other removal does.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun r () Int)
(declare-fun j () Int)
(declare-fun n () Int)
(declare-fun k () Int)
(declare-fun q () Int)
(assert (and (not (= j k))
     (= n (+ (* q 4) k))
     (>= k 1)
     (<= k 3)
     (>= j 1)
     (<= j 3)
     (= (- n j) (* r 4))))
(check-sat)
(exit)
