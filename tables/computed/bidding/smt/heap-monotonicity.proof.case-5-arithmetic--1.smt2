; A model is not so: q + l - 1 >= c.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun c () Int)
(declare-fun p () Int)
(declare-fun l () Int)
(assert (and (>= (* c 2) TB) (<= (* c 2) (+ TB 1))))
(assert (< p c))
(assert (>= l 1))
(assert (let ((a!1 (>= (- (+ (- TB p) l) 1) c)))
  (not a!1)))
(check-sat)
(exit)
