; A model is not so: over_at_units stuck at ones, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort fair-shares.Piles 0)
(declare-fun fair-shares.reaches (fair-shares.Piles fair-shares.Piles) Bool)
(declare-fun fair-shares.split
             (fair-shares.Piles Int Int Int)
             fair-shares.Piles)
(declare-fun fair-shares.pile (fair-shares.Piles Int) Int)
(declare-fun fair-shares.large (fair-shares.Piles) Int)
(declare-fun P! () fair-shares.Piles)
(declare-fun Q! () fair-shares.Piles)
(declare-fun fair-shares.ones (fair-shares.Piles) Bool)
(assert (let ((a!1 (fair-shares.reaches
             P!
             (fair-shares.split
               P!
               (fair-shares.large P!)
               (fair-shares.pile P! (fair-shares.large P!))
               1))))
  (ite (fair-shares.ones P!) (xor (fair-shares.reaches P! Q!) true) a!1)))
(assert (let ((a!1 (fair-shares.reaches
             P!
             (fair-shares.split
               P!
               (fair-shares.large P!)
               (fair-shares.pile P! (fair-shares.large P!))
               1))))
(let ((a!2 (and (=> (fair-shares.ones P!)
                    (xor (fair-shares.reaches P! Q!) true))
                (or (fair-shares.ones P!) a!1))))
  (not a!2))))
(check-sat)
(exit)
