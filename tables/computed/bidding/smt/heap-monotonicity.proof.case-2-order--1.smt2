; A model is not so: 2p < TB gives p + l < q + l.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun l () Int)
(assert (< (* p 2) TB))
(assert (not (< (+ p l) (+ (- TB p) l))))
(check-sat)
(exit)
