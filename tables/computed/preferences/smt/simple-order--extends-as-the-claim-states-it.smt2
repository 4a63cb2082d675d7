; A model is not so: extends, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun Y! () simple-order.Value)
(declare-fun X! () simple-order.Value)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(assert (=> (simple-order.strict p! X! Y!) (simple-order.printed p! X! Y!)))
(assert (not (=> (simple-order.strict p! X! Y!) (simple-order.printed p! X! Y!))))
(check-sat)
(exit)
