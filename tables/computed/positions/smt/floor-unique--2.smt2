; A model is not so: two integers that satisfy the inequalities are equal.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun x () Real)
(declare-fun d () Int)
(assert (< (- x 1.0) 0.0))
(assert (>= x 0.0))
(assert (< (- x 1.0) (to_real d)))
(assert (<= (to_real d) x))
(assert (not (= d 0)))
(check-sat)
(exit)
