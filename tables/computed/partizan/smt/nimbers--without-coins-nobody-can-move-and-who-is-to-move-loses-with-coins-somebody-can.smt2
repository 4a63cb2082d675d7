; A model is not so: without coins nobody can move, and who is to move loses; with coins somebody
; can.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort nimbers.Piles 0)
(declare-fun nimbers.heap (nimbers.Piles) games.Game)
(declare-fun nimbers.reached (nimbers.Piles games.Game) nimbers.Piles)
(declare-fun X! () games.Game)
(declare-fun P! () nimbers.Piles)
(declare-fun nimbers.reduces (nimbers.Piles nimbers.Piles) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun p! () Bool)
(declare-fun nimbers.emptied (nimbers.Piles) nimbers.Piles)
(declare-fun games.winning (Bool games.Game) games.Game)
(declare-fun nimbers.coins (nimbers.Piles) Int)
(declare-fun nimbers.count (nimbers.Piles) Int)
(declare-fun nimbers.rest (nimbers.Piles) nimbers.Piles)
(declare-fun nimbers.last (nimbers.Piles) Int)
(declare-fun nimbers.put (nimbers.Piles Int) nimbers.Piles)
(declare-fun nimbers.none () nimbers.Piles)
(declare-fun games.wins (Bool games.Game) Bool)
(assert (let ((a!1 (=> (nimbers.reduces P! (nimbers.emptied P!))
               (games.option p!
                             (nimbers.heap P!)
                             (nimbers.heap (nimbers.emptied P!)))))
      (a!2 (and (nimbers.reduces P! (nimbers.reached P! X!))
                (= X! (nimbers.heap (nimbers.reached P! X!))))))
  (and a!1 (=> (games.option p! (nimbers.heap P!) X!) a!2))))
(assert (let ((a!1 (=> (nimbers.reduces P! (nimbers.emptied P!))
               (games.option p!
                             (nimbers.heap P!)
                             (nimbers.heap (nimbers.emptied P!)))))
      (a!2 (nimbers.reduces P!
                            (nimbers.reached P!
                                             (games.winning p!
                                                            (nimbers.heap P!)))))
      (a!3 (nimbers.heap (nimbers.reached P!
                                          (games.winning p! (nimbers.heap P!))))))
(let ((a!4 (and a!2 (= (games.winning p! (nimbers.heap P!)) a!3))))
(let ((a!5 (=> (games.option p!
                             (nimbers.heap P!)
                             (games.winning p! (nimbers.heap P!)))
               a!4)))
  (and a!1 a!5)))))
(assert (let ((a!1 (and (>= (nimbers.coins (nimbers.reached P! X!)) 0)
                (< (nimbers.coins (nimbers.reached P! X!)) (nimbers.coins P!)))))
(let ((a!2 (and (>= (nimbers.coins P!) 0)
                (=> (nimbers.reduces P! (nimbers.reached P! X!)) a!1)
                (or (= (nimbers.coins P!) 0)
                    (nimbers.reduces P! (nimbers.emptied P!))))))
  (=> (>= (nimbers.count P!) 0) a!2))))
(assert (let ((a!1 (nimbers.reduces P!
                            (nimbers.reached P!
                                             (games.winning p!
                                                            (nimbers.heap P!)))))
      (a!2 (nimbers.coins (nimbers.reached P!
                                           (games.winning p! (nimbers.heap P!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0) (< a!2 (nimbers.coins P!))))))
(let ((a!4 (and (>= (nimbers.coins P!) 0)
                a!3
                (or (= (nimbers.coins P!) 0)
                    (nimbers.reduces P! (nimbers.emptied P!))))))
  (=> (>= (nimbers.count P!) 0) a!4)))))
(assert (let ((a!1 (and (= P! (nimbers.put (nimbers.rest P!) (nimbers.last P!)))
                (>= (nimbers.last P!) 0)
                (= (nimbers.count (nimbers.rest P!)) (- (nimbers.count P!) 1)))))
  (and (>= (nimbers.count P!) 0)
       (=> (= (nimbers.count P!) 0) (= P! nimbers.none))
       (=> (>= (nimbers.count P!) 1) a!1))))
(assert (let ((a!1 (xor (games.wins (xor p! true) (games.winning p! (nimbers.heap P!)))
                true)))
(let ((a!2 (and (games.option p!
                              (nimbers.heap P!)
                              (games.winning p! (nimbers.heap P!)))
                a!1)))
  (=> (games.wins p! (nimbers.heap P!)) a!2))))
(assert (let ((a!1 (and (xor (games.option p! (nimbers.heap P!) X!) true)
                (xor (games.wins p! (nimbers.heap P!)) true))))
(let ((a!2 (ite (= (nimbers.coins P!) 0)
                a!1
                (games.option p!
                              (nimbers.heap P!)
                              (nimbers.heap (nimbers.emptied P!))))))
  (not a!2))))
(check-sat)
(exit)
