; A model is not so: no two cases, tie.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun c () Int)
(declare-fun b () Int)
(declare-fun p () Int)
(assert (and (>= (* c 2) TB) (<= (* c 2) (+ TB 1))))
(assert (>= b 0))
(assert (let ((a!1 (and (>= (* p 2) TB) (< (+ (- TB p) b) c)))
      (a!2 (and (< (* p 2) TB) (>= (+ (- TB p) b) c)))
      (a!3 (and (>= (* p 2) TB) (>= (+ (- TB p) b) c)))
      (a!4 (and (< (* p 2) TB) (< (+ (- TB p) b) c))))
  (not (and (not (and a!1 a!2))
            (not (and a!1 a!3))
            (not (and a!1 a!4))
            (not (and a!2 a!3))
            (not (and a!2 a!4))
            (not (and a!3 a!4))))))
(check-sat)
(exit)
