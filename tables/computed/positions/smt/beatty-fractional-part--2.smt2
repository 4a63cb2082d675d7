; A model is not so: if x is not i, x - i is above 0.
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
(assert (distinct x (to_real i)))
(assert (not (> (- x (to_real i)) 0.0)))
(check-sat)
(exit)
