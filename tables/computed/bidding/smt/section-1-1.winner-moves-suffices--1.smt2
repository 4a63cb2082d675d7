; A model is not so: making the move is no worse than leaving it to the other.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.claims.section_1, written by
; proofs_check.methods.smt.export with Z3 5.4.1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun weight () Int)
(declare-fun after () Int)
(assert (>= weight 0))
(assert (not (and (>= (+ after weight) (- after weight))
          (<= (- after weight) (+ after weight)))))
(check-sat)
(exit)
