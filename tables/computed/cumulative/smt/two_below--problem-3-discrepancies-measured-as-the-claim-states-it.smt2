; A model is not so: problem_3__discrepancies__measured, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun two_below.top () Int)
(declare-fun two_below.preperiod () Int)
(assert (= two_below.preperiod (* (- (* two_below.top 2) 1) (- two_below.top 3))))
(assert (let ((a!1 (= two_below.preperiod
              (* (- (* two_below.top 2) 1) (- two_below.top 3)))))
  (not a!1)))
(check-sat)
(exit)
