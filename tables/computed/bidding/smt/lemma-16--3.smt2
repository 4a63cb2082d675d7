; A model is not so: nu_hat_(q+l-1) <= nu_hat_(q+l) gives 1 - nu_hat_(q+l) <= 1 - nu_hat_(q+l-1).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.section_3_2, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun more () Int)
(declare-fun less () Int)
(assert (let ((a!1 (not (<= (+ (- more) 1) (+ (- less) 1)))))
  (and a!1 (<= less more))))
(check-sat)
(exit)
