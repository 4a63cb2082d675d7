; A model is not so: p + l > p - l where l > 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun l () Int)
(declare-fun p () Int)
(assert (> l 0))
(assert (not (> (+ p l) (- p l))))
(check-sat)
(exit)
