; A model is not so: if there is a chip, one of the piles has one.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.positions.plans, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun z () Int)
(declare-fun y () Int)
(declare-fun x () Int)
(assert (and (not (or (>= x 1) (>= y 1) (>= z 1)))
     (>= x 0)
     (>= y 0)
     (>= z 0)
     (>= (+ x y z) 1)))
(check-sat)
(exit)
