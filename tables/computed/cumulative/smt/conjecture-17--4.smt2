; A model is not so: (3) at h - s gives (3) at h.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.cumulative.bounds, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun A_after () Int)
(declare-fun B () Int)
(declare-fun B_after () Int)
(declare-fun s () Int)
(declare-fun A () Int)
(declare-fun m () Int)
(declare-fun h () Int)
(assert (let ((a!1 (not (>= (+ A B) (+ (- h m) 1))))
      (a!2 (>= (+ A_after B_after) (+ (- (- h s) m) 1))))
  (and a!1 a!2 (>= A (+ s B_after)) (= B A_after))))
(check-sat)
(exit)
