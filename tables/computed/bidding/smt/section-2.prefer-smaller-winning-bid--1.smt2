; A model is not so: (A) at the option, with the weight added to both sides.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.claims.section_2, written by
; proofs_check.methods.smt.export with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun less () Int)
(declare-fun more () Int)
(declare-fun w () Int)
(assert (>= more less))
(assert (not (>= (+ more w) (+ less w))))
(check-sat)
(exit)
