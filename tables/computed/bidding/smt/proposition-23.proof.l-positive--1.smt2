; A model is not so: not 4 - c = -d where d + 2 >= c.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun c () Int)
(declare-fun d () Int)
(assert (>= (+ d 2) c))
(assert (let ((a!1 (not (= (+ (- c) 4) (- d)))))
  (not a!1)))
(check-sat)
(exit)
