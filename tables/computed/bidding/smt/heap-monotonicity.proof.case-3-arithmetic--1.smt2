; A model is not so: 2(p+r) > TB.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.section_3_3, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun r () Int)
(declare-fun TB () Int)
(declare-fun p () Int)
(assert (let ((a!1 (not (> (* (+ p r) 2) TB))))
  (and a!1 (>= (* p 2) TB) (>= r 1))))
(check-sat)
(exit)
