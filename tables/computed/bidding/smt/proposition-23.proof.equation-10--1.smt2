; A model is not so: 4 + c - 1 = -d + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun b () Int)
(declare-fun c () Int)
(declare-fun d () Int)
(assert (= b (+ a 4)))
(assert (= a (- c 1)))
(assert (= b (+ (- d) 1)))
(assert (not (= (- (+ c 4) 1) (+ (- d) 1))))
(check-sat)
(exit)
