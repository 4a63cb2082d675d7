; A model is not so: so same leaf, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort values.Value 0)
(declare-sort values.Node 0)
(declare-fun X! () values.Value)
(declare-fun values.value (values.Node) values.Value)
(declare-fun n! () values.Node)
(declare-fun values.child (values.Node Int) values.Node)
(declare-fun values.in_tree (values.Node Int) Int)
(declare-fun values.other_x (values.Value values.Value) Int)
(declare-fun values.leaf (values.Value) Bool)
(declare-fun values.over (values.Node) Bool)
(assert (let ((a!1 (values.child n!
                         (values.in_tree n!
                                         (values.other_x (values.value n!) X!)))))
  (=> (and (xor (values.over n!) true)
           (values.leaf X!)
           (= (values.value a!1) X!))
      (= (values.value n!) X!))))
(assert (let ((a!1 (values.child n!
                         (values.in_tree n!
                                         (values.other_x (values.value n!) X!)))))
  (and (xor (values.over n!) true) (values.leaf X!) (= (values.value a!1) X!))))
(assert (not (= (values.value n!) X!)))
(check-sat)
(exit)
