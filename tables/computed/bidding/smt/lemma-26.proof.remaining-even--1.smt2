; A model is not so: both hold, with alpha_odd and alpha_even exchanged.
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
(assert (let ((a!1 (= (mod (- d (* l 2)) 4) 0))
      (a!2 (div (+ (- d (* l 2)) 1) 2))
      (a!3 (- (+ (- d (* l 2)) 1)))
      (a!5 (- (div (- (+ d 1)) 2)))
      (a!7 (= (mod (- (* l 2) d) 4) 0))
      (a!8 (div (+ (- (* l 2) d) 1) 2))
      (a!9 (- (+ (- (* l 2) d) 1))))
(let ((a!4 (+ (ite a!1 a!2 (- (div a!3 2))) 1))
      (a!6 (ite (= (mod d 4) 0) a!5 (div (+ d 1) 2)))
      (a!10 (- (ite a!7 a!8 (- (div a!9 2))))))
  (not (and (or (= l 0) (<= a!4 a!6)) (<= (+ a!10 1) a!6))))))
(check-sat)
(exit)
