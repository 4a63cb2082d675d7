; A model is not so: section_6__zero_sum_period__no_two_exceed__strengthened, as the claim states
; it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun any.largest () Int)
(declare-fun pairs.zero_sum_preperiod () Int)
(assert (let ((a!1 (<= pairs.zero_sum_preperiod
               (* (- (* any.largest 2) 1) (- any.largest 2)))))
  (and (>= pairs.zero_sum_preperiod 0) a!1)))
(assert (let ((a!1 (<= pairs.zero_sum_preperiod
               (* (- (* any.largest 2) 1) (- any.largest 2)))))
  (not (and (>= pairs.zero_sum_preperiod 0) a!1))))
(check-sat)
(exit)
