; A model is not so: no two of any number of players have a winning strategy.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort players.Strategy 0)
(declare-sort players.Tree 0)
(declare-fun q! () Int)
(declare-fun players.ends
             (players.Tree
              Int
              players.Strategy
              Int
              players.Strategy
              players.Strategy)
             Int)
(declare-fun u! () players.Strategy)
(declare-fun players.best (players.Tree Int) players.Strategy)
(declare-fun x! () players.Tree)
(declare-fun p! () Int)
(declare-fun players.has (players.Tree Int) Bool)
(assert (let ((a!1 (players.ends x! p! (players.best x! p!) q! (players.best x! q!) u!)))
  (=> (< p! q!)
      (and (=> (players.has x! p!) (= a!1 p!))
           (=> (players.has x! q!) (= a!1 q!))))))
(assert (let ((a!1 (players.ends x! q! (players.best x! q!) p! (players.best x! p!) u!)))
  (=> (< q! p!)
      (and (=> (players.has x! q!) (= a!1 q!))
           (=> (players.has x! p!) (= a!1 p!))))))
(assert (let ((a!1 (=> (distinct p! q!)
               (xor (and (players.has x! p!) (players.has x! q!)) true))))
  (not a!1)))
(check-sat)
(exit)
