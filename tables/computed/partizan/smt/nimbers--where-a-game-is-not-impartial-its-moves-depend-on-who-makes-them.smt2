; A model is not so: where a game is not impartial its moves depend on who makes them.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun nimbers.by (games.Game) games.Game)
(declare-fun nimbers.unlike (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun nimbers.dependent (games.Game) games.Game)
(declare-fun nimbers.reach (games.Game games.Game) Bool)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun nimbers.first (games.Game games.Game) games.Game)
(assert (let ((a!1 (and (>= (games.rank (nimbers.unlike G!)) 0.0)
                (< (games.rank (nimbers.unlike G!)) (games.rank G!))))
      (a!2 (distinct (games.option true
                                   (nimbers.dependent (nimbers.unlike G!))
                                   (nimbers.by (nimbers.unlike G!)))
                     (games.option false
                                   (nimbers.dependent (nimbers.unlike G!))
                                   (nimbers.by (nimbers.unlike G!))))))
(let ((a!3 (and (nimbers.reach (nimbers.unlike G!)
                               (nimbers.dependent (nimbers.unlike G!)))
                a!2)))
  (=> a!1 (or (nimbers.impartial (nimbers.unlike G!)) a!3)))))
(assert (let ((a!1 (and (games.option true G! (nimbers.unlike G!))
                (xor (nimbers.impartial (nimbers.unlike G!)) true))))
  (or (nimbers.impartial G!)
      (distinct (games.option true G! (nimbers.unlike G!))
                (games.option false G! (nimbers.unlike G!)))
      a!1)))
(assert (let ((a!1 (and (>= (games.rank (nimbers.unlike G!)) 0.0)
                (< (games.rank (nimbers.unlike G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (nimbers.unlike G!)) a!1))))
(assert (let ((a!1 (and (nimbers.reach G! G!)
                (distinct (games.option true G! (nimbers.unlike G!))
                          (games.option false G! (nimbers.unlike G!)))))
      (a!2 (and (nimbers.reach G! (nimbers.dependent G!))
                (distinct (games.option true
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))
                          (games.option false
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))))))
  (=> a!1 a!2)))
(assert (let ((a!1 (and (games.option true G! (nimbers.unlike G!))
                (nimbers.reach (nimbers.unlike G!)
                               (nimbers.dependent (nimbers.unlike G!)))))
      (a!3 (and (nimbers.reach G! (nimbers.dependent (nimbers.unlike G!)))
                (distinct G! (nimbers.dependent (nimbers.unlike G!)))))
      (a!4 (games.option true
                         G!
                         (nimbers.first G!
                                        (nimbers.dependent (nimbers.unlike G!)))))
      (a!5 (games.option false
                         G!
                         (nimbers.first G!
                                        (nimbers.dependent (nimbers.unlike G!)))))
      (a!6 (nimbers.reach (nimbers.first G!
                                         (nimbers.dependent (nimbers.unlike G!)))
                          (nimbers.dependent (nimbers.unlike G!)))))
(let ((a!2 (=> a!1 (nimbers.reach G! (nimbers.dependent (nimbers.unlike G!))))))
  (and (nimbers.reach G! G!) a!2 (=> a!3 (and (or a!4 a!5) a!6))))))
(assert (let ((a!1 (distinct (games.option true
                                   (nimbers.dependent (nimbers.unlike G!))
                                   (nimbers.by (nimbers.unlike G!)))
                     (games.option false
                                   (nimbers.dependent (nimbers.unlike G!))
                                   (nimbers.by (nimbers.unlike G!)))))
      (a!3 (and (nimbers.reach G! (nimbers.dependent G!))
                (distinct (games.option true
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))
                          (games.option false
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))))))
(let ((a!2 (and (nimbers.reach G! (nimbers.dependent (nimbers.unlike G!))) a!1)))
  (=> a!2 a!3))))
(assert (let ((a!1 (and (nimbers.reach G! (nimbers.dependent G!))
                (distinct (games.option true
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))
                          (games.option false
                                        (nimbers.dependent G!)
                                        (nimbers.by G!))))))
  (not (=> (>= (games.rank G!) 0.0) (or (nimbers.impartial G!) a!1)))))
(check-sat)
(exit)
