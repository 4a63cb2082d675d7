; A model is not so: [x + n] = [x] + n for an integer n.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun a () Int)
(declare-fun x () Real)
(declare-fun n () Int)
(assert (>= x (to_real a)))
(assert (< x (to_real (+ a 1))))
(assert (let ((a!1 (< (+ x (to_real n)) (to_real (+ (+ a n) 1)))))
(let ((a!2 (and (>= (+ x (to_real n)) (to_real (+ a n))) a!1)))
  (not a!2))))
(check-sat)
(exit)
