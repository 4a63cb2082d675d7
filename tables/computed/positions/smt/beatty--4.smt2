; A model is not so: {n/alpha} + {n/beta} is an integer between 0 and 2, so 1.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun n () Int)
(declare-fun g () Real)
(declare-fun f () Real)
(assert (and (not (= (+ f g) 1.0))
     (> f 0.0)
     (< f 1.0)
     (> g 0.0)
     (< g 1.0)
     (= (+ f g) (to_real n))))
(check-sat)
(exit)
