; A model is not so: twice beta, iota taken off, is within 1 of delta.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(assert (= (mod d 2) 1))
(assert (let ((a!1 (ite (= (mod d 4) 1) (div d 2) (- (div (- d) 2)))))
(let ((a!2 (and (<= (- (* a!1 2) d) 1) (<= (- d (* a!1 2)) 1))))
  (not a!2))))
(check-sat)
(exit)
