; A model is not so: such a k is positive, as n/alpha <= k is.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun x () Real)
(declare-fun k () Int)
(assert (> x 0.0))
(assert (<= x (to_real k)))
(assert (not (>= k 1)))
(check-sat)
(exit)
