; A model is not so: 2 divides both.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(assert (= (mod d 2) 1))
(assert (let ((a!1 (= (mod (+ (- d) 1) 2) 0)))
(let ((a!2 (and (= (mod (+ d 1) 2) 0) a!1)))
  (not a!2))))
(check-sat)
(exit)
