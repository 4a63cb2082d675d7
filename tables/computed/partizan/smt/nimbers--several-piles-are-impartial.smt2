; A model is not so: several piles are impartial.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort nimbers.Piles 0)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun nimbers.heap (nimbers.Piles) games.Game)
(declare-fun nimbers.reached (nimbers.Piles games.Game) nimbers.Piles)
(declare-fun nimbers.unlike (games.Game) games.Game)
(declare-fun P! () nimbers.Piles)
(declare-fun nimbers.coins (nimbers.Piles) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun nimbers.reduces (nimbers.Piles nimbers.Piles) Bool)
(declare-fun nimbers.count (nimbers.Piles) Int)
(declare-fun nimbers.rest (nimbers.Piles) nimbers.Piles)
(declare-fun nimbers.last (nimbers.Piles) Int)
(declare-fun nimbers.put (nimbers.Piles Int) nimbers.Piles)
(declare-fun nimbers.none () nimbers.Piles)
(declare-fun nimbers.emptied (nimbers.Piles) nimbers.Piles)
(assert (let ((a!1 (nimbers.coins (nimbers.reached P!
                                           (nimbers.unlike (nimbers.heap P!)))))
      (a!2 (nimbers.heap (nimbers.reached P! (nimbers.unlike (nimbers.heap P!))))))
  (=> (and (>= a!1 0) (< a!1 (nimbers.coins P!))) (nimbers.impartial a!2))))
(assert (let ((a!1 (distinct (games.option true
                                   (nimbers.heap P!)
                                   (nimbers.unlike (nimbers.heap P!)))
                     (games.option false
                                   (nimbers.heap P!)
                                   (nimbers.unlike (nimbers.heap P!)))))
      (a!2 (xor (nimbers.impartial (nimbers.unlike (nimbers.heap P!))) true)))
(let ((a!3 (and (games.option true
                              (nimbers.heap P!)
                              (nimbers.unlike (nimbers.heap P!)))
                a!2)))
  (or (nimbers.impartial (nimbers.heap P!)) a!1 a!3))))
(assert (let ((a!1 (nimbers.reduces P!
                            (nimbers.reached P!
                                             (nimbers.unlike (nimbers.heap P!)))))
      (a!2 (nimbers.heap (nimbers.reached P! (nimbers.unlike (nimbers.heap P!))))))
(let ((a!3 (and a!1 (= (nimbers.unlike (nimbers.heap P!)) a!2))))
(let ((a!4 (=> (games.option true
                             (nimbers.heap P!)
                             (nimbers.unlike (nimbers.heap P!)))
               a!3)))
  (and (=> a!1 (games.option true (nimbers.heap P!) a!2)) a!4)))))
(assert (let ((a!1 (nimbers.reduces P!
                            (nimbers.reached P!
                                             (nimbers.unlike (nimbers.heap P!)))))
      (a!2 (nimbers.heap (nimbers.reached P! (nimbers.unlike (nimbers.heap P!))))))
(let ((a!3 (and a!1 (= (nimbers.unlike (nimbers.heap P!)) a!2))))
(let ((a!4 (=> (games.option false
                             (nimbers.heap P!)
                             (nimbers.unlike (nimbers.heap P!)))
               a!3)))
  (and (=> a!1 (games.option false (nimbers.heap P!) a!2)) a!4)))))
(assert (let ((a!1 (and (= P! (nimbers.put (nimbers.rest P!) (nimbers.last P!)))
                (>= (nimbers.last P!) 0)
                (= (nimbers.count (nimbers.rest P!)) (- (nimbers.count P!) 1)))))
  (and (>= (nimbers.count P!) 0)
       (=> (= (nimbers.count P!) 0) (= P! nimbers.none))
       (=> (>= (nimbers.count P!) 1) a!1))))
(assert (let ((a!1 (nimbers.reduces P!
                            (nimbers.reached P!
                                             (nimbers.unlike (nimbers.heap P!)))))
      (a!2 (nimbers.coins (nimbers.reached P!
                                           (nimbers.unlike (nimbers.heap P!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0) (< a!2 (nimbers.coins P!))))))
(let ((a!4 (and (>= (nimbers.coins P!) 0)
                a!3
                (or (= (nimbers.coins P!) 0)
                    (nimbers.reduces P! (nimbers.emptied P!))))))
  (=> (>= (nimbers.count P!) 0) a!4)))))
(assert (not (=> (>= (nimbers.coins P!) 0) (nimbers.impartial (nimbers.heap P!)))))
(check-sat)
(exit)
