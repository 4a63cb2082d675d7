; A model is not so: if alpha > 1, later multiples have larger integer parts.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun alpha () Real)
(declare-fun earlier () Real)
(declare-fun later () Real)
(declare-fun n () Int)
(assert (> alpha 1.0))
(assert (>= later (+ earlier alpha)))
(assert (and (>= earlier (to_real n)) (< earlier (to_real (+ n 1)))))
(assert (not (>= later (to_real (+ n 1)))))
(check-sat)
(exit)
