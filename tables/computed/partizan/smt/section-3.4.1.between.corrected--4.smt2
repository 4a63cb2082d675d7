; A model is not so: b <= 0 leads to -b >= 0 and -b < -a.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.numbers, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun b () Int)
(declare-fun a () Int)
(assert (let ((a!1 (not (and (>= (* b (- 1)) 0) (< (* b (- 1)) (* a (- 1)))))))
  (and a!1 (< a b) (<= b 0))))
(check-sat)
(exit)
