; A model is not so: each position of the canonical form is the canonical form of a position.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun canonical.matched (games.Game games.Game) Bool)
(declare-fun P! () games.Game)
(declare-fun canonical.origin (Bool games.Game games.Game) games.Game)
(declare-fun nimbers.first (games.Game games.Game) games.Game)
(declare-fun canonical.canon (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun nimbers.reach (games.Game games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun canonical.match (games.Game games.Game) games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun canonical.stays (Bool games.Game games.Game) Bool)
(declare-fun canonical.offered (Bool games.Game games.Game) Bool)
(declare-fun canonical.through (Bool games.Game games.Game) games.Game)
(declare-fun canonical.reply (Bool games.Game games.Game) games.Game)
(declare-fun canonical.steps (Bool games.Game games.Game) Int)
(assert (let ((a!1 (games.rank (canonical.origin true
                                         G!
                                         (nimbers.first (canonical.canon G!) P!))))
      (a!2 (canonical.canon (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))))
      (a!3 (canonical.matched
             (canonical.origin true G! (nimbers.first (canonical.canon G!) P!))
             P!)))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!)))
      (=> (nimbers.reach a!2 P!) a!3))))
(assert (let ((a!1 (games.rank (canonical.origin false
                                         G!
                                         (nimbers.first (canonical.canon G!) P!))))
      (a!2 (canonical.canon (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))))
      (a!3 (canonical.matched
             (canonical.origin false G! (nimbers.first (canonical.canon G!) P!))
             P!)))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!)))
      (=> (nimbers.reach a!2 P!) a!3))))
(assert (let ((a!1 (=> (and (games.option true (canonical.canon G!) P!)
                    (nimbers.reach P! P!))
               (nimbers.reach (canonical.canon G!) P!)))
      (a!2 (or (games.option true
                             (canonical.canon G!)
                             (nimbers.first (canonical.canon G!) P!))
               (games.option false
                             (canonical.canon G!)
                             (nimbers.first (canonical.canon G!) P!)))))
(let ((a!3 (and a!2 (nimbers.reach (nimbers.first (canonical.canon G!) P!) P!))))
(let ((a!4 (=> (and (nimbers.reach (canonical.canon G!) P!)
                    (distinct (canonical.canon G!) P!))
               a!3)))
  (and (nimbers.reach (canonical.canon G!) (canonical.canon G!)) a!1 a!4)))))
(assert (let ((a!1 (and (nimbers.reach G! (canonical.match G! G!))
                (= (canonical.canon (canonical.match G! G!)) G!))))
  (and (=> (nimbers.reach G! G!) (canonical.matched G! (canonical.canon G!)))
       (=> (canonical.matched G! G!) a!1))))
(assert (let ((a!1 (and (or (games.option true G! (nimbers.first G! G!))
                    (games.option false G! (nimbers.first G! G!)))
                (nimbers.reach (nimbers.first G! G!) G!))))
  (and (nimbers.reach G! G!)
       (=> (and (games.option true G! G!) (nimbers.reach G! G!))
           (nimbers.reach G! G!))
       (=> (and (nimbers.reach G! G!) (distinct G! G!)) a!1))))
(assert (let ((a!1 (ite true
                (games.le (nimbers.first (canonical.canon G!) P!)
                          (nimbers.first (canonical.canon G!) P!))
                (games.le (nimbers.first (canonical.canon G!) P!)
                          (nimbers.first (canonical.canon G!) P!)))))
(let ((a!2 (and (games.option true
                              (canonical.canon G!)
                              (nimbers.first (canonical.canon G!) P!))
                a!1)))
(let ((a!3 (=> a!2
               (= (nimbers.first (canonical.canon G!) P!)
                  (nimbers.first (canonical.canon G!) P!)))))
(let ((a!4 (and (canonical.offered
                  true
                  G!
                  (nimbers.first (canonical.canon G!) P!))
                (canonical.stays true
                                 G!
                                 (nimbers.first (canonical.canon G!) P!))
                a!3)))
  (=> (games.option true
                    (canonical.canon G!)
                    (nimbers.first (canonical.canon G!) P!))
      a!4))))))
(assert (let ((a!1 (games.option true
                         G!
                         (canonical.origin true
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (>= (canonical.steps true G! (nimbers.first (canonical.canon G!) P!))
               0))
      (a!3 (canonical.canon (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))))
      (a!4 (canonical.offered
             true
             G!
             (canonical.through true G! (nimbers.first (canonical.canon G!) P!))))
      (a!5 (canonical.steps true
                            G!
                            (canonical.through
                              true
                              G!
                              (nimbers.first (canonical.canon G!) P!))))
      (a!7 (games.option (xor true true)
                         (canonical.through
                           true
                           G!
                           (nimbers.first (canonical.canon G!) P!))
                         (canonical.reply true
                                          G!
                                          (nimbers.first (canonical.canon G!)
                                                         P!))))
      (a!8 (games.le (canonical.reply true
                                      G!
                                      (nimbers.first (canonical.canon G!) P!))
                     G!))
      (a!9 (games.le G!
                     (canonical.reply true
                                      G!
                                      (nimbers.first (canonical.canon G!) P!))))
      (a!10 (games.option true
                          (canonical.reply true
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))
                          (nimbers.first (canonical.canon G!) P!)))
      (a!11 (canonical.origin true
                              G!
                              (canonical.through
                                true
                                G!
                                (nimbers.first (canonical.canon G!) P!)))))
(let ((a!6 (< a!5
              (canonical.steps true G! (nimbers.first (canonical.canon G!) P!))))
      (a!12 (= (canonical.origin true
                                 G!
                                 (nimbers.first (canonical.canon G!) P!))
               a!11)))
(let ((a!13 (or (= (nimbers.first (canonical.canon G!) P!) a!3)
                (and a!4 a!6 a!7 (ite true a!8 a!9) a!10 a!12))))
  (=> (canonical.offered true G! (nimbers.first (canonical.canon G!) P!))
      (and a!1 a!2 a!13))))))
(assert (let ((a!1 (>= (canonical.steps true G! (nimbers.first (canonical.canon G!) P!))
               0))
      (a!2 (canonical.canon (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!3 (=> (canonical.offered
                 true
                 G!
                 (nimbers.first (canonical.canon G!) P!))
               (nimbers.reach a!2 (nimbers.first (canonical.canon G!) P!)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (canonical.canon (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!2 (and (nimbers.reach a!1 (nimbers.first (canonical.canon G!) P!))
                (nimbers.reach (nimbers.first (canonical.canon G!) P!) P!))))
  (=> (>= (games.rank a!1) 0.0) (=> a!2 (nimbers.reach a!1 P!))))))
(assert (let ((a!1 (games.option true
                         G!
                         (canonical.origin true
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (games.rank (canonical.origin true
                                         G!
                                         (nimbers.first (canonical.canon G!) P!)))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (canonical.canon (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0.0) a!2))))
(assert (let ((a!1 (nimbers.reach (canonical.origin true
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          P!))
      (a!2 (canonical.matched
             (canonical.origin true G! (nimbers.first (canonical.canon G!) P!))
             (canonical.canon P!)))
      (a!3 (canonical.matched
             (canonical.origin true G! (nimbers.first (canonical.canon G!) P!))
             P!))
      (a!4 (canonical.match (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!5 (nimbers.reach (canonical.origin true
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          a!4)))
(let ((a!6 (=> a!3 (and a!5 (= (canonical.canon a!4) P!)))))
  (and (=> a!1 a!2) a!6)))))
(assert (let ((a!1 (games.option true
                         G!
                         (canonical.origin true
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (canonical.match (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!3 (nimbers.reach (canonical.origin true
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          a!2))
      (a!4 (and (or (games.option true G! (nimbers.first G! a!2))
                    (games.option false G! (nimbers.first G! a!2)))
                (nimbers.reach (nimbers.first G! a!2) a!2))))
  (and (nimbers.reach G! G!)
       (=> (and a!1 a!3) (nimbers.reach G! a!2))
       (=> (and (nimbers.reach G! a!2) (distinct G! a!2)) a!4)))))
(assert (let ((a!1 (canonical.match (canonical.origin true
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!2 (and (nimbers.reach G! (canonical.match G! a!1))
                (= (canonical.canon (canonical.match G! a!1)) a!1))))
  (and (=> (nimbers.reach G! a!1) (canonical.matched G! (canonical.canon a!1)))
       (=> (canonical.matched G! a!1) a!2)))))
(assert (let ((a!1 (ite false
                (games.le (nimbers.first (canonical.canon G!) P!)
                          (nimbers.first (canonical.canon G!) P!))
                (games.le (nimbers.first (canonical.canon G!) P!)
                          (nimbers.first (canonical.canon G!) P!)))))
(let ((a!2 (and (games.option false
                              (canonical.canon G!)
                              (nimbers.first (canonical.canon G!) P!))
                a!1)))
(let ((a!3 (=> a!2
               (= (nimbers.first (canonical.canon G!) P!)
                  (nimbers.first (canonical.canon G!) P!)))))
(let ((a!4 (and (canonical.offered
                  false
                  G!
                  (nimbers.first (canonical.canon G!) P!))
                (canonical.stays false
                                 G!
                                 (nimbers.first (canonical.canon G!) P!))
                a!3)))
  (=> (games.option false
                    (canonical.canon G!)
                    (nimbers.first (canonical.canon G!) P!))
      a!4))))))
(assert (let ((a!1 (games.option false
                         G!
                         (canonical.origin false
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (>= (canonical.steps false
                                G!
                                (nimbers.first (canonical.canon G!) P!))
               0))
      (a!3 (canonical.canon (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))))
      (a!4 (canonical.offered
             false
             G!
             (canonical.through
               false
               G!
               (nimbers.first (canonical.canon G!) P!))))
      (a!5 (canonical.steps false
                            G!
                            (canonical.through
                              false
                              G!
                              (nimbers.first (canonical.canon G!) P!))))
      (a!7 (games.option (xor false true)
                         (canonical.through
                           false
                           G!
                           (nimbers.first (canonical.canon G!) P!))
                         (canonical.reply false
                                          G!
                                          (nimbers.first (canonical.canon G!)
                                                         P!))))
      (a!8 (games.le (canonical.reply false
                                      G!
                                      (nimbers.first (canonical.canon G!) P!))
                     G!))
      (a!9 (games.le G!
                     (canonical.reply false
                                      G!
                                      (nimbers.first (canonical.canon G!) P!))))
      (a!10 (games.option false
                          (canonical.reply false
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))
                          (nimbers.first (canonical.canon G!) P!)))
      (a!11 (canonical.origin false
                              G!
                              (canonical.through
                                false
                                G!
                                (nimbers.first (canonical.canon G!) P!)))))
(let ((a!6 (< a!5
              (canonical.steps false G! (nimbers.first (canonical.canon G!) P!))))
      (a!12 (= (canonical.origin false
                                 G!
                                 (nimbers.first (canonical.canon G!) P!))
               a!11)))
(let ((a!13 (or (= (nimbers.first (canonical.canon G!) P!) a!3)
                (and a!4 a!6 a!7 (ite false a!8 a!9) a!10 a!12))))
  (=> (canonical.offered false G! (nimbers.first (canonical.canon G!) P!))
      (and a!1 a!2 a!13))))))
(assert (let ((a!1 (>= (canonical.steps false
                                G!
                                (nimbers.first (canonical.canon G!) P!))
               0))
      (a!2 (canonical.canon (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!3 (=> (canonical.offered
                 false
                 G!
                 (nimbers.first (canonical.canon G!) P!))
               (nimbers.reach a!2 (nimbers.first (canonical.canon G!) P!)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (canonical.canon (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!2 (and (nimbers.reach a!1 (nimbers.first (canonical.canon G!) P!))
                (nimbers.reach (nimbers.first (canonical.canon G!) P!) P!))))
  (=> (>= (games.rank a!1) 0.0) (=> a!2 (nimbers.reach a!1 P!))))))
(assert (let ((a!1 (games.option false
                         G!
                         (canonical.origin false
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (games.rank (canonical.origin false
                                         G!
                                         (nimbers.first (canonical.canon G!) P!)))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (canonical.canon (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!)))))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0.0) a!2))))
(assert (let ((a!1 (nimbers.reach (canonical.origin false
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          P!))
      (a!2 (canonical.matched
             (canonical.origin false G! (nimbers.first (canonical.canon G!) P!))
             (canonical.canon P!)))
      (a!3 (canonical.matched
             (canonical.origin false G! (nimbers.first (canonical.canon G!) P!))
             P!))
      (a!4 (canonical.match (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!5 (nimbers.reach (canonical.origin false
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          a!4)))
(let ((a!6 (=> a!3 (and a!5 (= (canonical.canon a!4) P!)))))
  (and (=> a!1 a!2) a!6)))))
(assert (let ((a!1 (games.option false
                         G!
                         (canonical.origin false
                                           G!
                                           (nimbers.first (canonical.canon G!)
                                                          P!))))
      (a!2 (canonical.match (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!3 (nimbers.reach (canonical.origin false
                                            G!
                                            (nimbers.first (canonical.canon G!)
                                                           P!))
                          a!2))
      (a!4 (and (or (games.option true G! (nimbers.first G! a!2))
                    (games.option false G! (nimbers.first G! a!2)))
                (nimbers.reach (nimbers.first G! a!2) a!2))))
  (and (nimbers.reach G! G!)
       (=> (and a!1 a!3) (nimbers.reach G! a!2))
       (=> (and (nimbers.reach G! a!2) (distinct G! a!2)) a!4)))))
(assert (let ((a!1 (canonical.match (canonical.origin false
                                              G!
                                              (nimbers.first (canonical.canon G!)
                                                             P!))
                            P!)))
(let ((a!2 (and (nimbers.reach G! (canonical.match G! a!1))
                (= (canonical.canon (canonical.match G! a!1)) a!1))))
  (and (=> (nimbers.reach G! a!1) (canonical.matched G! (canonical.canon a!1)))
       (=> (canonical.matched G! a!1) a!2)))))
(assert (let ((a!1 (=> (>= (games.rank G!) 0.0)
               (=> (nimbers.reach (canonical.canon G!) P!)
                   (canonical.matched G! P!)))))
  (not a!1)))
(check-sat)
(exit)
