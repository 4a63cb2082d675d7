; A model is not so: problem_3__two_actions__measured, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun consecutive.first_of_all () Int)
(declare-fun consecutive.top () Int)
(declare-fun consecutive.preperiod () Int)
(assert (let ((a!1 (= consecutive.preperiod
              (* (- (* consecutive.top 2) 1) (- consecutive.top 2)))))
  (and a!1 (= consecutive.first_of_all (- 1)))))
(assert (let ((a!1 (= consecutive.preperiod
              (* (- (* consecutive.top 2) 1) (- consecutive.top 2)))))
  (not a!1)))
(check-sat)
(exit)
