; A model is not so: some option of omega is above n.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun n () Int)
(assert (let ((a!1 (not (and (>= (+ n 1) 0) (< n (+ n 1))))))
  (and a!1 (>= n 0))))
(check-sat)
(exit)
