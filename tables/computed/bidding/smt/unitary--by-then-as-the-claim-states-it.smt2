; A model is not so: _by_then, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun unitary.even_entries_size (Int) Int)
(declare-fun unitary.TB () Int)
(declare-fun unitary.first_agreeing () Int)
(declare-fun c! () Int)
(assert (let ((a!1 (and (>= unitary.first_agreeing 0)
                (<= unitary.first_agreeing
                    (unitary.even_entries_size (+ unitary.TB 1))))))
  (=> (or (= (* c! 2) unitary.TB) (= (* c! 2) (+ unitary.TB 1))) a!1)))
(assert (or (= (* c! 2) unitary.TB) (= (* c! 2) (+ unitary.TB 1))))
(assert (let ((a!1 (and (>= unitary.first_agreeing 0)
                (<= unitary.first_agreeing
                    (unitary.even_entries_size (+ unitary.TB 1))))))
  (not a!1)))
(check-sat)
(exit)
