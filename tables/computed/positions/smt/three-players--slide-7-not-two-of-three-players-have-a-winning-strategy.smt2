; A model is not so: slide 7: not two of three players have a winning strategy.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort three-players.Strategy 0)
(declare-sort three-players.Tree 0)
(declare-fun three-players.ends
             (three-players.Tree
              three-players.Strategy
              three-players.Strategy
              three-players.Strategy)
             Int)
(declare-fun three-players.best (three-players.Tree Int) three-players.Strategy)
(declare-fun x! () three-players.Tree)
(declare-fun three-players.has (three-players.Tree Int) Bool)
(assert (let ((a!1 (=> (three-players.has x! 1)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 1)
                    (three-players.best x! 2))
                  1)))
      (a!2 (=> (three-players.has x! 2)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 2)
                    (three-players.best x! 2))
                  2)))
      (a!3 (=> (three-players.has x! 3)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 2)
                    (three-players.best x! 3))
                  3))))
  (and a!1 a!2 a!3)))
(assert (let ((a!1 (=> (three-players.has x! 1)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 1)
                    (three-players.best x! 3))
                  1)))
      (a!2 (=> (three-players.has x! 2)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 2)
                    (three-players.best x! 3))
                  2)))
      (a!3 (=> (three-players.has x! 3)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 3)
                    (three-players.best x! 3))
                  3))))
  (and a!1 a!2 a!3)))
(assert (let ((a!1 (=> (three-players.has x! 1)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 2)
                    (three-players.best x! 3))
                  1)))
      (a!2 (=> (three-players.has x! 2)
               (= (three-players.ends
                    x!
                    (three-players.best x! 2)
                    (three-players.best x! 2)
                    (three-players.best x! 3))
                  2)))
      (a!3 (=> (three-players.has x! 3)
               (= (three-players.ends
                    x!
                    (three-players.best x! 2)
                    (three-players.best x! 3)
                    (three-players.best x! 3))
                  3))))
  (and a!1 a!2 a!3)))
(assert (let ((a!1 (=> (three-players.has x! 1)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 1)
                    (three-players.best x! 3))
                  1)))
      (a!2 (=> (three-players.has x! 2)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 2)
                    (three-players.best x! 3))
                  2)))
      (a!3 (=> (three-players.has x! 3)
               (= (three-players.ends
                    x!
                    (three-players.best x! 1)
                    (three-players.best x! 3)
                    (three-players.best x! 3))
                  3))))
  (and a!1 a!2 a!3)))
(assert (let ((a!1 (and (xor (and (three-players.has x! 1) (three-players.has x! 2))
                     true)
                (xor (and (three-players.has x! 1) (three-players.has x! 3))
                     true)
                (xor (and (three-players.has x! 2) (three-players.has x! 3))
                     true))))
  (not a!1)))
(check-sat)
(exit)
