; A model is not so: 2 A(h-s) >= h - s - M + 1 gives 2 B(h) >= h - 2M + 1.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun M () Int)
(declare-fun s () Int)
(declare-fun h () Int)
(declare-fun A_after () Int)
(assert (<= s M))
(assert (>= (* A_after 2) (+ (- (- h s) M) 1)))
(assert (let ((a!1 (>= (* A_after 2) (+ (- h (* M 2)) 1))))
  (not a!1)))
(check-sat)
(exit)
