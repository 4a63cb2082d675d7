; A model is not so: {n/alpha} > 1 - 1/alpha gives such a k, [n/alpha] + 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun k () Int)
(declare-fun u () Real)
(declare-fun f () Real)
(assert (let ((a!1 (and (< (- (to_real k) u) f) (<= f (to_real k)))))
  (and (not a!1) (> f 0.0) (< f 1.0) (> u 0.0) (> (+ f u) 1.0) (= k 1))))
(check-sat)
(exit)
