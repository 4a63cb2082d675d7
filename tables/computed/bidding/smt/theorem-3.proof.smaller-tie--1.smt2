; A model is not so: (B) and then (C) at the option.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.claims.section_2, written by
; proofs_check.methods.smt.export with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun least () Int)
(declare-fun strict () Int)
(declare-fun tie () Int)
(declare-fun w () Int)
(assert (<= strict least))
(assert (<= least tie))
(assert (not (<= (+ strict w) (+ tie w))))
(check-sat)
(exit)
