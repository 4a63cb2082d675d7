; A model is not so: the largest one satisfies the inequalities.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun x () Real)
(declare-fun i () Int)
(assert (let ((a!1 (not (and (< (- x 1.0) (to_real i)) (<= (to_real i) x)))))
  (and a!1 (<= (to_real i) x) (> (to_real (+ i 1)) x))))
(check-sat)
(exit)
