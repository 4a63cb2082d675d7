; A model is not so: q + l >= c exactly where 2(p-l) <= TB.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun c () Int)
(declare-fun l () Int)
(declare-fun p () Int)
(assert (and (>= (* c 2) TB) (<= (* c 2) (+ TB 1))))
(assert (let ((a!1 (xor (>= (+ (- TB p) l) c) (<= (* (- p l) 2) TB))))
  (not (not a!1))))
(check-sat)
(exit)
