; A model is not so: the largest integer not larger than x satisfies the inequalities.
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
(assert (> (to_real (+ i 1)) x))
(assert (not (and (< (- x 1.0) (to_real i)) (<= (to_real i) x))))
(check-sat)
(exit)
