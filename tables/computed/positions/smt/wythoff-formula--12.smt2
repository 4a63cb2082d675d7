; A model is not so: if alpha > 1, later multiples have larger integer parts.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun n () Int)
(declare-fun earlier () Real)
(declare-fun alpha () Real)
(declare-fun later () Real)
(assert (let ((a!1 (not (>= later (to_real (+ n 1))))))
  (and a!1
       (> alpha 1.0)
       (>= later (+ earlier alpha))
       (>= earlier (to_real n))
       (< earlier (to_real (+ n 1))))))
(check-sat)
(exit)
