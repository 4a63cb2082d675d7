; A model is not so: n <= x < n + 1 if and only if x - 1 < n <= x.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun multiple () Real)
(declare-fun n () Int)
(assert (let ((a!1 (and (>= multiple (to_real n)) (< multiple (to_real (+ n 1))))))
(let ((a!2 (= a!1
              (and (< (- multiple 1.0) (to_real n)) (<= (to_real n) multiple)))))
  (not a!2))))
(check-sat)
(exit)
