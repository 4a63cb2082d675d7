; A model is not so: k - 1/alpha < n/alpha <= k gives {n/alpha} > 1 - 1/alpha.
; Within these bounds: all integers and real numbers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIRA)
(declare-fun f () Real)
(declare-fun u () Real)
(declare-fun k () Int)
(assert (> f 0.0))
(assert (< f 1.0))
(assert (> u 0.0))
(assert (< (- (to_real k) u) f))
(assert (<= f (to_real k)))
(assert (not (> (+ f u) 1.0)))
(check-sat)
(exit)
