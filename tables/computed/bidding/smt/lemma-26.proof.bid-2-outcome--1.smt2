; A model is not so: alpha_odd(d - 4) + 1 is (d - 3)/2 rounded up + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(assert (= (mod d 4) 0))
(assert (let ((a!1 (div (- (+ (- d 4) 1)) 2)) (a!3 (- (div (- (- d 3)) 2))))
(let ((a!2 (ite (= (mod (- d 4) 4) 0) (- a!1) (div (+ (- d 4) 1) 2))))
  (not (= (+ a!2 1) (+ a!3 1))))))
(check-sat)
(exit)
