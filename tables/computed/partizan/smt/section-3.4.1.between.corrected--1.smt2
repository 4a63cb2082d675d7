; A model is not so: a < 0 < b, or a >= 0 and b - a >= 2 or = 1, or so are -b and -a.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun a () Int)
(assert (< a b))
(assert (let ((a!1 (or (and (< a 0) (> b 0))
               (and (>= a 0) (>= b (+ a 2)))
               (and (>= a 0) (= b (+ a 1)))
               (and (>= (- b) 0) (< (- b) (- a))))))
  (not a!1)))
(check-sat)
(exit)
