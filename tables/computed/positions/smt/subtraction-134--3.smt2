; A model is not so: from 0 or 2 modulo 7 no move leads to 0 or 2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun r () Int)
(declare-fun q () Int)
(declare-fun n () Int)
(declare-fun k () Int)
(declare-fun p () Int)
(assert (= n (+ (* q 7) r)))
(assert (or (= r 0) (= r 2)))
(assert (or (= k 1) (= k 3) (= k 4)))
(assert (let ((a!1 (and (distinct (- n k) (* p 7)) (distinct (- n k) (+ (* p 7) 2)))))
  (not a!1)))
(check-sat)
(exit)
