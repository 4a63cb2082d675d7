; A model is not so: x - i is at least 0 and below 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun x () Real)
(declare-fun i () Int)
(assert (<= (to_real i) x))
(assert (< x (to_real (+ i 1))))
(assert (let ((a!1 (and (>= (- x (to_real i)) 0.0) (< (- x (to_real i)) 1.0))))
  (not a!1)))
(check-sat)
(exit)
