; A model is not so: c + d = -2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun d () Int)
(declare-fun c () Int)
(assert (= (- (+ c 4) 1) (+ (- d) 1)))
(assert (not (= (+ c d) (- 2))))
(check-sat)
(exit)
