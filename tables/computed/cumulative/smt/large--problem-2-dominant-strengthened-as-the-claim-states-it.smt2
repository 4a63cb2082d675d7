; A model is not so: problem_2__dominant__strengthened, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun large.preperiod () Int)
(assert (= large.preperiod 0))
(assert (not (= large.preperiod 0)))
(check-sat)
(exit)
