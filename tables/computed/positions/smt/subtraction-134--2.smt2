; A model is not so: from 0 or 2 modulo 7 no move leads to 0 or 2.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun k () Int)
(declare-fun r () Int)
(declare-fun q () Int)
(declare-fun n () Int)
(declare-fun p () Int)
(assert (let ((a!1 (and (distinct (- n k) (* p 7)) (distinct (- n k) (+ (* p 7) 2)))))
  (and (not a!1)
       (= n (+ (* q 7) r))
       (or (= r 0) (= r 2))
       (or (= k 1) (= k 3) (= k 4)))))
(check-sat)
(exit)
