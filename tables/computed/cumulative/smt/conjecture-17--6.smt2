; A model is not so: (1), (2), (3) put any two conventions within m - 1 for both players.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.cumulative.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun A () Int)
(declare-fun first_X () Int)
(declare-fun B () Int)
(declare-fun second_X () Int)
(declare-fun h () Int)
(declare-fun first_Y () Int)
(declare-fun second_Y () Int)
(declare-fun m () Int)
(assert (>= first_X A))
(assert (>= second_X B))
(assert (<= (+ first_X second_X) h))
(assert (>= first_Y A))
(assert (>= second_Y B))
(assert (<= (+ first_Y second_Y) h))
(assert (>= (+ A B) (+ (- h m) 1)))
(assert (not (and (<= (- first_X first_Y) (- m 1)) (<= (- second_X second_Y) (- m 1)))))
(check-sat)
(exit)
