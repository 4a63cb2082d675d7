; A model is not so: in what is offered in a settled game nothing can be struck out or bypassed.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun moves.simplest (games.Game) Bool)
(declare-fun canonical.through (Bool games.Game games.Game) games.Game)
(declare-fun X! () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun canonical.offered (Bool games.Game games.Game) Bool)
(declare-fun canonical.settled (games.Game) Bool)
(declare-fun canonical.steps (Bool games.Game games.Game) Int)
(declare-fun canonical.origin (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun canonical.reply (Bool games.Game games.Game) games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun canonical.canon (games.Game) games.Game)
(declare-fun canonical.unsettled (games.Game) games.Game)
(declare-fun canonical.unsettled_side (games.Game) Bool)
(assert (let ((a!1 (and (>= (canonical.steps p! G! (canonical.through p! G! X!)) 0)
                (< (canonical.steps p! G! (canonical.through p! G! X!))
                   (canonical.steps p! G! X!))))
      (a!2 (=> (and (canonical.settled G!)
                    (canonical.offered p! G! (canonical.through p! G! X!)))
               (moves.simplest (canonical.through p! G! X!)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (and (canonical.offered p! G! (canonical.through p! G! X!))
                (< (canonical.steps p! G! (canonical.through p! G! X!))
                   (canonical.steps p! G! X!))
                (games.option (xor p! true)
                              (canonical.through p! G! X!)
                              (canonical.reply p! G! X!))
                (ite p!
                     (games.le (canonical.reply p! G! X!) G!)
                     (games.le G! (canonical.reply p! G! X!)))
                (games.option p! (canonical.reply p! G! X!) X!)
                (= (canonical.origin p! G! X!)
                   (canonical.origin p! G! (canonical.through p! G! X!))))))
(let ((a!2 (or (= X! (canonical.canon (canonical.origin p! G! X!))) a!1)))
  (=> (canonical.offered p! G! X!)
      (and (games.option p! G! (canonical.origin p! G! X!))
           (>= (canonical.steps p! G! X!) 0)
           a!2)))))
(assert (let ((a!1 (and (games.le (canonical.origin p! G! X!)
                          (canonical.canon (canonical.origin p! G! X!)))
                (games.le (canonical.canon (canonical.origin p! G! X!))
                          (canonical.origin p! G! X!))
                (moves.simplest (canonical.canon (canonical.origin p! G! X!)))))
      (a!3 (and (games.le (canonical.unsettled G!)
                          (canonical.canon (canonical.unsettled G!)))
                (games.le (canonical.canon (canonical.unsettled G!))
                          (canonical.unsettled G!))
                (moves.simplest (canonical.canon (canonical.unsettled G!))))))
(let ((a!2 (=> (and (canonical.settled G!)
                    (games.option p! G! (canonical.origin p! G! X!)))
               a!1))
      (a!4 (or (canonical.settled G!)
               (and (games.option (canonical.unsettled_side G!)
                                  G!
                                  (canonical.unsettled G!))
                    (xor a!3 true)))))
  (and a!2 a!4))))
(assert (let ((a!1 (= (canonical.through p! G! X!)
              (canonical.canon (canonical.origin p!
                                                 G!
                                                 (canonical.through p! G! X!)))))
      (a!2 (< (canonical.steps p!
                               G!
                               (canonical.through
                                 p!
                                 G!
                                 (canonical.through p! G! X!)))
              (canonical.steps p! G! (canonical.through p! G! X!))))
      (a!3 (ite p!
                (games.le (canonical.reply p! G! (canonical.through p! G! X!))
                          G!)
                (games.le G!
                          (canonical.reply p! G! (canonical.through p! G! X!)))))
      (a!4 (= (canonical.origin p! G! (canonical.through p! G! X!))
              (canonical.origin p!
                                G!
                                (canonical.through
                                  p!
                                  G!
                                  (canonical.through p! G! X!))))))
(let ((a!5 (and (canonical.offered
                  p!
                  G!
                  (canonical.through p! G! (canonical.through p! G! X!)))
                a!2
                (games.option (xor p! true)
                              (canonical.through
                                p!
                                G!
                                (canonical.through p! G! X!))
                              (canonical.reply p!
                                               G!
                                               (canonical.through p! G! X!)))
                a!3
                (games.option p!
                              (canonical.reply p!
                                               G!
                                               (canonical.through p! G! X!))
                              (canonical.through p! G! X!))
                a!4)))
(let ((a!6 (and (games.option p!
                              G!
                              (canonical.origin p!
                                                G!
                                                (canonical.through p! G! X!)))
                (>= (canonical.steps p! G! (canonical.through p! G! X!)) 0)
                (or a!1 a!5))))
  (=> (canonical.offered p! G! (canonical.through p! G! X!)) a!6)))))
(assert (let ((a!1 (games.option (xor p! true)
                         (canonical.through p! G! X!)
                         (canonical.reply p! G! X!)))
      (a!3 (xor (ite (xor p! true)
                     (games.le (canonical.reply p! G! X!)
                               (canonical.through p! G! X!))
                     (games.le (canonical.through p! G! X!)
                               (canonical.reply p! G! X!)))
                true)))
(let ((a!2 (and a!1
                (ite (xor p! true)
                     (games.le (canonical.reply p! G! X!)
                               (canonical.reply p! G! X!))
                     (games.le (canonical.reply p! G! X!)
                               (canonical.reply p! G! X!)))))
      (a!4 (=> (games.option (xor (xor p! true) true)
                             (canonical.reply p! G! X!)
                             (canonical.reply p! G! X!))
               a!3)))
(let ((a!5 (and (moves.simplest (canonical.reply p! G! X!))
                (=> a!2
                    (= (canonical.reply p! G! X!) (canonical.reply p! G! X!)))
                a!4)))
  (=> (and (moves.simplest (canonical.through p! G! X!)) a!1) a!5)))))
(assert (let ((a!1 (=> (and (games.option p! (canonical.reply p! G! X!) X!)
                    (ite p! (games.le X! X!) (games.le X! X!)))
               (= X! X!)))
      (a!2 (xor (ite p!
                     (games.le X! (canonical.reply p! G! X!))
                     (games.le (canonical.reply p! G! X!) X!))
                true)))
(let ((a!3 (and (moves.simplest X!)
                a!1
                (=> (games.option (xor p! true) X! X!) a!2))))
  (=> (and (moves.simplest (canonical.reply p! G! X!))
           (games.option p! (canonical.reply p! G! X!) X!))
      a!3))))
(assert (let ((a!1 (=> (>= (canonical.steps p! G! X!) 0)
               (=> (and (canonical.settled G!) (canonical.offered p! G! X!))
                   (moves.simplest X!)))))
  (not a!1)))
(check-sat)
(exit)
