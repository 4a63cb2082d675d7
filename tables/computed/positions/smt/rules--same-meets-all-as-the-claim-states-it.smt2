; A model is not so: same meets all, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rules.Position 0)
(declare-fun rules.P (rules.Position) Bool)
(declare-fun x! () rules.Position)
(declare-fun rules.inside (rules.Position) Bool)
(declare-fun rules.condition_3 () Bool)
(declare-fun rules.condition_2 () Bool)
(declare-fun rules.condition_1 () Bool)
(declare-fun rules.misere () Bool)
(declare-fun rules.rank (rules.Position) Int)
(assert (=> (>= (rules.rank x!) 0)
    (=> (and (xor rules.misere true)
             rules.condition_1
             rules.condition_2
             rules.condition_3)
        (= (rules.inside x!) (rules.P x!)))))
(assert (and (>= (rules.rank x!) 0)
     (xor rules.misere true)
     rules.condition_1
     rules.condition_2
     rules.condition_3))
(assert (not (= (rules.inside x!) (rules.P x!))))
(check-sat)
(exit)
