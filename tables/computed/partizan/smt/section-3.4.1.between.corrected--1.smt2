; A model is not so: where a < b, both are at least 0, or both at most 0, or 0 is between.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.numbers, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun a () Int)
(assert (let ((a!1 (not (or (>= a 0) (<= b 0) (and (< a 0) (> b 0))))))
  (and a!1 (< a b))))
(check-sat)
(exit)
