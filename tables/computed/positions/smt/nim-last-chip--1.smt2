; A model is not so: if there is a chip, one of the three piles has one.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun x () Int)
(declare-fun y () Int)
(declare-fun z () Int)
(assert (>= x 0))
(assert (>= y 0))
(assert (>= z 0))
(assert (>= (+ x y z) 1))
(assert (not (or (>= x 1) (>= y 1) (>= z 1))))
(check-sat)
(exit)
