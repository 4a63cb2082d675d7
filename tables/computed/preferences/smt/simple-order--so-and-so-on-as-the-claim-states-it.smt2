; A model is not so: so and so on, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.nested (simple-order.Player Int) simple-order.Value)
(declare-fun k! () Int)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(assert (let ((a!1 (and (simple-order.strict
                  p!
                  (simple-order.nested p! k!)
                  (simple-order.simple p! 2 1))
                (>= (simple-order.rank (simple-order.nested p! k!)) 2))))
  (=> (>= k! 0) a!1)))
(assert (>= k! 0))
(assert (not (simple-order.strict
       p!
       (simple-order.nested p! k!)
       (simple-order.simple p! 2 1))))
(check-sat)
(exit)
