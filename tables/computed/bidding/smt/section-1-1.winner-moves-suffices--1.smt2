; A model is not so: making the move is no worse than leaving it to the other.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.bidding.section_1, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun weight () Int)
(declare-fun after () Int)
(assert (let ((a!1 (not (and (>= (+ after weight) (- after weight))
                     (<= (- after weight) (+ after weight))))))
  (and a!1 (>= weight 0))))
(check-sat)
(exit)
