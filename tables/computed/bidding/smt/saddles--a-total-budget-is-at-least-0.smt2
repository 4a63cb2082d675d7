; A model is not so: a total budget is at least 0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun unitary.TB () Int)
(assert (=> (<= 0 0) (<= 0 unitary.TB)))
(assert (not (>= unitary.TB 0)))
(check-sat)
(exit)
