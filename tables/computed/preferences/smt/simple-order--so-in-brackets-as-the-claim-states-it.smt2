; A model is not so: so in brackets, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun X! () simple-order.Value)
(declare-fun simple-order.equal
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.wrap (simple-order.Value) simple-order.Value)
(declare-fun p! () simple-order.Player)
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!)))
  (= a!1 (simple-order.leaf X!))))
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!)))
  (not (= a!1 (simple-order.leaf X!)))))
(check-sat)
(exit)
