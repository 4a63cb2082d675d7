; A model is not so: k - 1/alpha < n/alpha <= k gives {n/alpha} > 1 - 1/alpha.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun k () Int)
(declare-fun f () Real)
(declare-fun u () Real)
(assert (and (not (> (+ f u) 1.0))
     (> f 0.0)
     (< f 1.0)
     (> u 0.0)
     (< u 1.0)
     (< (- (to_real k) u) f)
     (<= f (to_real k))))
(check-sat)
(exit)
