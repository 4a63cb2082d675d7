; A model is not so: a move in both piles does not lead from one pair to another.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.positions.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun m () Int)
(declare-fun a_m () Int)
(declare-fun b_m () Int)
(declare-fun n () Int)
(declare-fun a_n () Int)
(declare-fun b_n () Int)
(declare-fun k () Int)
(assert (and (= b_n (+ a_n n)) (= b_m (+ a_m m))))
(assert (>= n 0))
(assert (>= m 0))
(assert (distinct n m))
(assert (let ((a!1 (or (and (= (- a_n k) a_m) (= (- b_n k) b_m))
               (and (= (- a_n k) b_m) (= (- b_n k) a_m)))))
  (not (not a!1))))
(check-sat)
(exit)
