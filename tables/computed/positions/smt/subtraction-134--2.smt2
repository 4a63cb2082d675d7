; A model is not so: a pile without a move is 0 or 2 modulo 7.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun n () Int)
(declare-fun q () Int)
(assert (>= n 0))
(assert (< n 1))
(assert (= q 0))
(assert (let ((a!1 (or (= n (* q 7)) (= n (+ (* q 7) 2)))))
  (not a!1)))
(check-sat)
(exit)
