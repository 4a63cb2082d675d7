; A model is not so: what is offered can be reached from the canonical form of the option from which
; it comes.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun nimbers.reach (games.Game games.Game) Bool)
(declare-fun canonical.through (Bool games.Game games.Game) games.Game)
(declare-fun X! () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun canonical.canon (games.Game) games.Game)
(declare-fun canonical.origin (Bool games.Game games.Game) games.Game)
(declare-fun canonical.offered (Bool games.Game games.Game) Bool)
(declare-fun canonical.steps (Bool games.Game games.Game) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun canonical.reply (Bool games.Game games.Game) games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun nimbers.first (games.Game games.Game) games.Game)
(declare-fun games.rank (games.Game) Real)
(assert (let ((a!1 (and (>= (canonical.steps p! G! (canonical.through p! G! X!)) 0)
                (< (canonical.steps p! G! (canonical.through p! G! X!))
                   (canonical.steps p! G! X!))))
      (a!2 (nimbers.reach (canonical.canon (canonical.origin p!
                                                             G!
                                                             (canonical.through
                                                               p!
                                                               G!
                                                               X!)))
                          (canonical.through p! G! X!))))
  (=> a!1 (=> (canonical.offered p! G! (canonical.through p! G! X!)) a!2))))
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
(assert (let ((a!1 (=> (and (games.option p! (canonical.reply p! G! X!) X!)
                    (nimbers.reach X! X!))
               (nimbers.reach (canonical.reply p! G! X!) X!)))
      (a!2 (or (games.option true
                             (canonical.reply p! G! X!)
                             (nimbers.first (canonical.reply p! G! X!) X!))
               (games.option false
                             (canonical.reply p! G! X!)
                             (nimbers.first (canonical.reply p! G! X!) X!)))))
(let ((a!3 (and a!2
                (nimbers.reach (nimbers.first (canonical.reply p! G! X!) X!) X!))))
(let ((a!4 (=> (and (nimbers.reach (canonical.reply p! G! X!) X!)
                    (distinct (canonical.reply p! G! X!) X!))
               a!3)))
  (and (nimbers.reach (canonical.reply p! G! X!) (canonical.reply p! G! X!))
       a!1
       a!4)))))
(assert (let ((a!1 (and (or (games.option true X! (nimbers.first X! X!))
                    (games.option false X! (nimbers.first X! X!)))
                (nimbers.reach (nimbers.first X! X!) X!))))
  (and (nimbers.reach X! X!)
       (=> (and (games.option p! X! X!) (nimbers.reach X! X!))
           (nimbers.reach X! X!))
       (=> (and (nimbers.reach X! X!) (distinct X! X!)) a!1))))
(assert (let ((a!1 (=> (and (games.option (xor p! true)
                                  (canonical.through p! G! X!)
                                  (canonical.reply p! G! X!))
                    (nimbers.reach (canonical.reply p! G! X!) X!))
               (nimbers.reach (canonical.through p! G! X!) X!)))
      (a!2 (or (games.option true
                             (canonical.through p! G! X!)
                             (nimbers.first (canonical.through p! G! X!) X!))
               (games.option false
                             (canonical.through p! G! X!)
                             (nimbers.first (canonical.through p! G! X!) X!)))))
(let ((a!3 (and a!2
                (nimbers.reach (nimbers.first (canonical.through p! G! X!) X!)
                               X!))))
(let ((a!4 (=> (and (nimbers.reach (canonical.through p! G! X!) X!)
                    (distinct (canonical.through p! G! X!) X!))
               a!3)))
  (and (nimbers.reach (canonical.through p! G! X!) (canonical.through p! G! X!))
       a!1
       a!4)))))
(assert (let ((a!1 (>= (games.rank (canonical.canon (canonical.origin p! G! X!))) 0.0))
      (a!2 (and (nimbers.reach (canonical.canon (canonical.origin p! G! X!))
                               (canonical.through p! G! X!))
                (nimbers.reach (canonical.through p! G! X!) X!))))
(let ((a!3 (=> a!2
               (nimbers.reach (canonical.canon (canonical.origin p! G! X!)) X!))))
  (=> a!1 a!3))))
(assert (let ((a!1 (>= (games.rank (canonical.canon (canonical.origin p! G! X!))) 0.0))
      (a!2 (< (games.rank (canonical.canon (canonical.origin p! G! X!)))
              (games.rank (canonical.canon (canonical.origin p! G! X!))))))
(let ((a!3 (=> (games.option true
                             (canonical.canon (canonical.origin p! G! X!))
                             (canonical.canon (canonical.origin p! G! X!)))
               (and a!1 a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (canonical.offered p! G! X!)
               (nimbers.reach (canonical.canon (canonical.origin p! G! X!)) X!))))
  (not (=> (>= (canonical.steps p! G! X!) 0) a!1))))
(check-sat)
(exit)
