; A model is not so: (3) at h - s gives (3) at h.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun m () Int)
(declare-fun s () Int)
(declare-fun h () Int)
(declare-fun B_after () Int)
(declare-fun A_after () Int)
(declare-fun A () Int)
(declare-fun B () Int)
(assert (>= (+ A_after B_after) (+ (- (- h s) m) 1)))
(assert (>= A (+ s B_after)))
(assert (= B A_after))
(assert (not (>= (+ A B) (+ (- h m) 1))))
(check-sat)
(exit)
