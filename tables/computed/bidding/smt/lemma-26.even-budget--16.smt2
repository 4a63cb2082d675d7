; A model is not so: the entries bound the values of heap 0, before being that of q.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun before () Int)
(declare-fun now () Int)
(declare-fun TB () Int)
(declare-fun p () Int)
(assert (= now (+ (- before) 1)))
(assert (=> (> (* p 2) TB) (<= before (- 1))))
(assert (=> (= (* p 2) TB) (>= now 0)))
(assert (=> (< (* p 2) TB) (<= now 0)))
(assert (let ((a!1 (=> (or (> (* p 2) TB) (= (* p 2) TB)) (>= now 0))))
(let ((a!2 (and a!1 (=> (< (* p 2) TB) (<= now 0)))))
  (not a!2))))
(check-sat)
(exit)
