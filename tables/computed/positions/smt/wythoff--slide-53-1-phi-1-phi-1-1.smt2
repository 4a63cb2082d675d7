; A model is not so: slide 53: 1/phi + 1/(phi + 1) = 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun wythoff.times (Real) Real)
(assert (let ((a!1 (+ (- (wythoff.times 1.0) 1.0)
              (* (wythoff.times 1.0) (- 1.0))
              1.0
              1.0)))
  (not (and (<= a!1 1.0) (>= a!1 1.0)))))
(check-sat)
(exit)
