; A model is not so: -alpha_odd(2l - d) + 1 <= alpha_even(d).
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun l () Int)
(declare-fun d () Int)
(assert (and (= (mod d 2) 0) (>= d 0) (>= l 0)))
(assert (let ((a!1 (= (mod (- (* l 2) d) 4) 0))
      (a!2 (- (+ (- (* l 2) d) 1)))
      (a!3 (div (+ (- (* l 2) d) 1) 2))
      (a!5 (- (div (- (+ d 1)) 2))))
(let ((a!4 (- (ite a!1 (- (div a!2 2)) a!3))))
(let ((a!6 (<= (+ a!4 1) (ite (= (mod d 4) 0) (div (+ d 1) 2) a!5))))
  (not a!6)))))
(check-sat)
(exit)
