; A model is not so: a >= c = -b gives -b - 3 <= a - 3.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun c () Int)
(declare-fun a () Int)
(declare-fun b () Int)
(assert (>= a c))
(assert (= c (- b)))
(assert (not (<= (- (- b) 3) (- a 3))))
(check-sat)
(exit)
