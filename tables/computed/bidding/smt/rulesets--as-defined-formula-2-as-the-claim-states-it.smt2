; A model is not so: _as_defined formula (2), as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.formula_2 (rulesets.Position Int) Real)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.symmetric () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(assert (=> (and rulesets.symmetric
         m!
         (xor rulesets.goes_over true)
         rulesets.in_U
         (rulesets.is_bid 0)
         (>= p! 0)
         (<= p! rulesets.TB))
    (= (rulesets.formula_2 x! p!) (rulesets.nu x! p! m!))))
(assert (and rulesets.symmetric
     (xor rulesets.goes_over true)
     m!
     (>= p! 0)
     (<= p! rulesets.TB)
     (>= (rulesets.rank x!) 0)
     rulesets.in_U
     (rulesets.is_bid 0)))
(assert (not (= (rulesets.formula_2 x! p!) (rulesets.nu x! p! m!))))
(check-sat)
(exit)
