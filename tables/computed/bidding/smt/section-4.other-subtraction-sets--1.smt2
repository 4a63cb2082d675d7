; A model is not so: v between -b and b is one of 2b + 1 integers: v + b is from 0 to 2b.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.claims.section_4, written by
; proofs_check.methods.smt.export with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun v () Int)
(assert (>= v (- b)))
(assert (<= v b))
(assert (not (and (>= (+ v b) 0) (<= (+ v b) (* b 2)))))
(check-sat)
(exit)
