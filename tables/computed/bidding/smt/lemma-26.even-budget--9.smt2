; A model is not so: at one heap, 2p >= TB gives 2 o_p >= o_p - o_q >= 0.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.induction, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic UFLIA)
(declare-fun TB () Int)
(declare-fun p () Int)
(declare-fun nu (Int) Int)
(declare-fun nu_hat (Int) Int)
(assert (and (>= TB 0) (>= p 0) (<= p TB)))
(assert (let ((a!1 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu_hat b) (nu_hat a))))))
      (a!2 (forall ((a Int) (b Int))
             (let ((a!1 (and (>= a 0) (<= a b) (<= b TB))))
               (=> a!1 (>= (nu b) (nu a)))))))
  (and a!1 a!2)))
(assert (forall ((a Int)) (=> (and (>= a 0) (<= a TB)) (<= (nu a) (nu_hat a)))))
(assert (forall ((a Int))
  (let ((a!1 (= (nu a) (- (nu_hat (- TB a))))))
    (=> (and (>= a 0) (<= a TB)) a!1))))
(assert (>= (* p 2) TB))
(assert (not (>= (nu_hat p) 0)))
(check-sat)
(exit)
