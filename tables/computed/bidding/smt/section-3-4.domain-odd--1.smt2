; A model is not so: 2p - TB is p - q and of the parity of TB.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(assert (= (mod TB 2) 1))
(assert (let ((a!1 (= (mod (- (* p 2) TB) 2) 1)))
(let ((a!2 (and (= (- (* p 2) TB) (- p (- TB p))) a!1)))
  (not a!2))))
(check-sat)
(exit)
