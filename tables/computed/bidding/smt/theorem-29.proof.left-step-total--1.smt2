; A model is not so: the sum and the bid are the sum at k + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun h () Int)
(assert (>= h 1))
(assert (let ((a!1 (= (+ (- (* h 2) 1) (* h 2)) (- (* (* h 2) 2) 1))))
(let ((a!2 (and a!1 (= (+ (- h 1) h) (- (* h 2) 1)))))
  (not a!2))))
(check-sat)
(exit)
