; A model is not so: 2q - TB = -(2p - TB).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(assert (let ((a!1 (= (- (* (- TB p) 2) TB) (- (- (* p 2) TB)))))
  (not a!1)))
(check-sat)
(exit)
