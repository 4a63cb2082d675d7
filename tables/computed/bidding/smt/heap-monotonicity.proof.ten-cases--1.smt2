; A model is not so: one of the cases, left.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun c () Int)
(declare-fun b () Int)
(declare-fun p () Int)
(assert (and (>= (* c 2) TB) (<= (* c 2) (+ TB 1))))
(assert (>= b 1))
(assert (let ((a!1 (and (>= (* p 2) TB) (>= (* (- p b) 2) TB)))
      (a!2 (and (< (* p 2) TB) (< (* (- p b) 2) TB)))
      (a!3 (and (>= (* p 2) TB) (< (* (- p b) 2) TB))))
  (not (or a!1 a!2 a!3))))
(check-sat)
(exit)
