; A model is not so: 2 A(h) >= h - M + 1 where h < M.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.cumulative.bounds, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun A () Int)
(declare-fun M () Int)
(declare-fun h () Int)
(assert (let ((a!1 (not (>= (* A 2) (+ (- h M) 1)))))
  (and a!1 (< h M) (>= A 0))))
(check-sat)
(exit)
