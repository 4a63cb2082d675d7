; A model is not so: 1 - beta(-d) = beta(d).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(assert (= (mod d 2) 1))
(assert (let ((a!1 (- (div (- (- d)) 2)))
      (a!4 (ite (= (mod d 4) 1) (div d 2) (- (div (- d) 2)))))
(let ((a!2 (ite (= (mod (- d) 4) 1) (div (- d) 2) a!1)))
(let ((a!3 (- (ite (> (- d) 0) (+ a!2 1) a!2))))
  (not (= (+ a!3 1) (ite (> d 0) (+ a!4 1) a!4)))))))
(check-sat)
(exit)
