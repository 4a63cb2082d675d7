; A model is not so: the one is at most the other, and that at most alpha_even(d).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(assert (= (mod d 2) 0))
(assert (let ((a!1 (- (div (- (+ d 1)) 2))))
(let ((a!2 (<= (div (+ d 1) 2) (ite (= (mod d 4) 0) (div (+ d 1) 2) a!1))))
(let ((a!3 (and (<= (- a!1 1) (div (+ d 1) 2)) a!2)))
  (not a!3)))))
(check-sat)
(exit)
