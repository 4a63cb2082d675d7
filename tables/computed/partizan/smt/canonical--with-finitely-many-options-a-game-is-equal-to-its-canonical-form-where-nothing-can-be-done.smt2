; A model is not so: with finitely many options a game is equal to its canonical form, where nothing
; can be done.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun moves.simplest (games.Game) Bool)
(declare-fun canonical.canon (games.Game) games.Game)
(declare-fun canonical.unsettled (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun canonical.unsettled_side (games.Game) Bool)
(declare-fun canonical.settled (games.Game) Bool)
(declare-fun canonical.offered (Bool games.Game games.Game) Bool)
(declare-fun canonical.stays (Bool games.Game games.Game) Bool)
(declare-fun canonical.amiss_other (games.Game) games.Game)
(declare-fun canonical.amiss_side (games.Game) Bool)
(declare-fun canonical.amiss_option (games.Game) games.Game)
(declare-fun canonical.steps (Bool games.Game games.Game) Int)
(declare-fun canonical.origin (Bool games.Game games.Game) games.Game)
(declare-fun canonical.through (Bool games.Game games.Game) games.Game)
(declare-fun canonical.reply (Bool games.Game games.Game) games.Game)
(declare-fun canonical.turned (Bool games.Game games.Game) games.Game)
(assert (let ((a!1 (and (>= (games.rank (canonical.unsettled G!)) 0.0)
                (< (games.rank (canonical.unsettled G!)) (games.rank G!))))
      (a!2 (and (games.le (canonical.unsettled G!)
                          (canonical.canon (canonical.unsettled G!)))
                (games.le (canonical.canon (canonical.unsettled G!))
                          (canonical.unsettled G!))
                (moves.simplest (canonical.canon (canonical.unsettled G!))))))
  (=> a!1 (=> (games.finite (canonical.unsettled G!)) a!2))))
(assert (let ((a!1 (ite true
                (games.le (canonical.canon G!)
                          (games.refuting true G! (canonical.canon G!)))
                (games.le (games.refuting true G! (canonical.canon G!))
                          (canonical.canon G!))))
      (a!3 (ite true
                (games.le (games.refuting true G! (canonical.canon G!)) G!)
                (games.le G! (games.refuting true G! (canonical.canon G!))))))
(let ((a!2 (and (games.option true
                              G!
                              (games.refuting true G! (canonical.canon G!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (canonical.canon G!)
                              (games.refuting true G! (canonical.canon G!)))
                a!3)))
  (or (ite true
           (games.le G! (canonical.canon G!))
           (games.le (canonical.canon G!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (and (canonical.settled G!)
                (games.option true
                              G!
                              (games.refuting true G! (canonical.canon G!)))))
      (a!2 (games.le (games.refuting true G! (canonical.canon G!))
                     (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))
                     (games.refuting true G! (canonical.canon G!))))
      (a!4 (moves.simplest (canonical.canon (games.refuting true
                                                            G!
                                                            (canonical.canon G!)))))
      (a!5 (and (games.le (canonical.unsettled G!)
                          (canonical.canon (canonical.unsettled G!)))
                (games.le (canonical.canon (canonical.unsettled G!))
                          (canonical.unsettled G!))
                (moves.simplest (canonical.canon (canonical.unsettled G!))))))
(let ((a!6 (or (canonical.settled G!)
               (and (games.option (canonical.unsettled_side G!)
                                  G!
                                  (canonical.unsettled G!))
                    (xor a!5 true)))))
  (and (=> a!1 (and a!2 a!3 a!4)) a!6))))
(assert (let ((a!1 (canonical.offered
             true
             G!
             (canonical.canon (games.refuting true G! (canonical.canon G!)))))
      (a!3 (ite true
                (games.le (games.refuting true G! (canonical.canon G!)) G!)
                (games.le G! (games.refuting true G! (canonical.canon G!))))))
(let ((a!2 (=> (games.option true
                             G!
                             (games.refuting true G! (canonical.canon G!)))
               a!1))
      (a!4 (and (canonical.offered
                  true
                  G!
                  (games.refuting true G! (canonical.canon G!)))
                (games.option (xor true true)
                              (games.refuting true G! (canonical.canon G!))
                              (games.refuting true G! (canonical.canon G!)))
                a!3
                (games.option true
                              (games.refuting true G! (canonical.canon G!))
                              (games.refuting true G! (canonical.canon G!))))))
(let ((a!5 (=> a!4
               (canonical.offered
                 true
                 G!
                 (games.refuting true G! (canonical.canon G!))))))
  (and a!2 a!5)))))
(assert (let ((a!1 (games.rank (canonical.canon (games.refuting true
                                                        G!
                                                        (canonical.canon G!)))))
      (a!2 (canonical.offered
             true
             G!
             (canonical.canon (games.refuting true G! (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon G!)
                     (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))))
      (a!4 (games.le (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))
                     (canonical.canon G!))))
  (=> (>= a!1 0.0)
      (=> (and (canonical.settled G!) (games.finite G!) a!2)
          (xor (ite true a!3 a!4) true)))))
(assert (let ((a!1 (ite true
                (games.le (canonical.canon G!)
                          (games.refuting true G! (canonical.canon G!)))
                (games.le (games.refuting true G! (canonical.canon G!))
                          (canonical.canon G!))))
      (a!2 (games.le (games.refuting true G! (canonical.canon G!))
                     (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))
                     (games.refuting true G! (canonical.canon G!))))
      (a!4 (games.le (canonical.canon G!)
                     (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))))
      (a!5 (games.le (canonical.canon (games.refuting true
                                                      G!
                                                      (canonical.canon G!)))
                     (canonical.canon G!))))
  (=> (and a!1 (ite true a!2 a!3)) (ite true a!4 a!5))))
(assert (let ((a!1 (games.rank (canonical.canon (games.refuting true
                                                        G!
                                                        (canonical.canon G!)))))
      (a!2 (games.option true
                         (canonical.canon (games.refuting true
                                                          G!
                                                          (canonical.canon G!)))
                         (canonical.canon (games.refuting true
                                                          G!
                                                          (canonical.canon G!))))))
  (and (>= a!1 0.0) (=> a!2 (and (>= a!1 0.0) (< a!1 a!1))))))
(assert (let ((a!1 (games.le (games.refuting true G! (canonical.canon G!))
                     (games.refuting true G! (canonical.canon G!)))))
(let ((a!2 (and (games.option false
                              (canonical.canon G!)
                              (games.refuting true G! (canonical.canon G!)))
                (ite false a!1 a!1))))
(let ((a!3 (=> a!2
               (= (games.refuting true G! (canonical.canon G!))
                  (games.refuting true G! (canonical.canon G!))))))
(let ((a!4 (and (canonical.offered
                  false
                  G!
                  (games.refuting true G! (canonical.canon G!)))
                (canonical.stays false
                                 G!
                                 (games.refuting true G! (canonical.canon G!)))
                a!3)))
  (=> (games.option false
                    (canonical.canon G!)
                    (games.refuting true G! (canonical.canon G!)))
      a!4))))))
(assert (let ((a!1 (and (canonical.settled G!)
                (canonical.offered
                  false
                  G!
                  (games.refuting true G! (canonical.canon G!)))))
      (a!2 (ite false
                (games.le G! (games.refuting true G! (canonical.canon G!)))
                (games.le (games.refuting true G! (canonical.canon G!)) G!))))
  (=> a!1 (xor a!2 true))))
(assert (let ((a!1 (ite false
                (games.le (canonical.canon G!)
                          (games.refuting false G! (canonical.canon G!)))
                (games.le (games.refuting false G! (canonical.canon G!))
                          (canonical.canon G!))))
      (a!3 (ite false
                (games.le (games.refuting false G! (canonical.canon G!)) G!)
                (games.le G! (games.refuting false G! (canonical.canon G!))))))
(let ((a!2 (and (games.option false
                              G!
                              (games.refuting false G! (canonical.canon G!)))
                a!1))
      (a!4 (and (games.option (xor false true)
                              (canonical.canon G!)
                              (games.refuting false G! (canonical.canon G!)))
                a!3)))
  (or (ite false
           (games.le G! (canonical.canon G!))
           (games.le (canonical.canon G!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (and (canonical.settled G!)
                (games.option false
                              G!
                              (games.refuting false G! (canonical.canon G!)))))
      (a!2 (games.le (games.refuting false G! (canonical.canon G!))
                     (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))
                     (games.refuting false G! (canonical.canon G!))))
      (a!4 (moves.simplest (canonical.canon (games.refuting false
                                                            G!
                                                            (canonical.canon G!)))))
      (a!5 (and (games.le (canonical.unsettled G!)
                          (canonical.canon (canonical.unsettled G!)))
                (games.le (canonical.canon (canonical.unsettled G!))
                          (canonical.unsettled G!))
                (moves.simplest (canonical.canon (canonical.unsettled G!))))))
(let ((a!6 (or (canonical.settled G!)
               (and (games.option (canonical.unsettled_side G!)
                                  G!
                                  (canonical.unsettled G!))
                    (xor a!5 true)))))
  (and (=> a!1 (and a!2 a!3 a!4)) a!6))))
(assert (let ((a!1 (canonical.offered
             false
             G!
             (canonical.canon (games.refuting false G! (canonical.canon G!)))))
      (a!3 (ite false
                (games.le (games.refuting false G! (canonical.canon G!)) G!)
                (games.le G! (games.refuting false G! (canonical.canon G!))))))
(let ((a!2 (=> (games.option false
                             G!
                             (games.refuting false G! (canonical.canon G!)))
               a!1))
      (a!4 (and (canonical.offered
                  false
                  G!
                  (games.refuting false G! (canonical.canon G!)))
                (games.option (xor false true)
                              (games.refuting false G! (canonical.canon G!))
                              (games.refuting false G! (canonical.canon G!)))
                a!3
                (games.option false
                              (games.refuting false G! (canonical.canon G!))
                              (games.refuting false G! (canonical.canon G!))))))
(let ((a!5 (=> a!4
               (canonical.offered
                 false
                 G!
                 (games.refuting false G! (canonical.canon G!))))))
  (and a!2 a!5)))))
(assert (let ((a!1 (games.rank (canonical.canon (games.refuting false
                                                        G!
                                                        (canonical.canon G!)))))
      (a!2 (canonical.offered
             false
             G!
             (canonical.canon (games.refuting false G! (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon G!)
                     (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))))
      (a!4 (games.le (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))
                     (canonical.canon G!))))
  (=> (>= a!1 0.0)
      (=> (and (canonical.settled G!) (games.finite G!) a!2)
          (xor (ite false a!3 a!4) true)))))
(assert (let ((a!1 (ite false
                (games.le (canonical.canon G!)
                          (games.refuting false G! (canonical.canon G!)))
                (games.le (games.refuting false G! (canonical.canon G!))
                          (canonical.canon G!))))
      (a!2 (games.le (games.refuting false G! (canonical.canon G!))
                     (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))))
      (a!3 (games.le (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))
                     (games.refuting false G! (canonical.canon G!))))
      (a!4 (games.le (canonical.canon G!)
                     (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))))
      (a!5 (games.le (canonical.canon (games.refuting false
                                                      G!
                                                      (canonical.canon G!)))
                     (canonical.canon G!))))
  (=> (and a!1 (ite false a!2 a!3)) (ite false a!4 a!5))))
(assert (let ((a!1 (games.rank (canonical.canon (games.refuting false
                                                        G!
                                                        (canonical.canon G!)))))
      (a!2 (games.option true
                         (canonical.canon (games.refuting false
                                                          G!
                                                          (canonical.canon G!)))
                         (canonical.canon (games.refuting false
                                                          G!
                                                          (canonical.canon G!))))))
  (and (>= a!1 0.0) (=> a!2 (and (>= a!1 0.0) (< a!1 a!1))))))
(assert (let ((a!1 (games.le (games.refuting false G! (canonical.canon G!))
                     (games.refuting false G! (canonical.canon G!)))))
(let ((a!2 (and (games.option true
                              (canonical.canon G!)
                              (games.refuting false G! (canonical.canon G!)))
                (ite true a!1 a!1))))
(let ((a!3 (=> a!2
               (= (games.refuting false G! (canonical.canon G!))
                  (games.refuting false G! (canonical.canon G!))))))
(let ((a!4 (and (canonical.offered
                  true
                  G!
                  (games.refuting false G! (canonical.canon G!)))
                (canonical.stays true
                                 G!
                                 (games.refuting false G! (canonical.canon G!)))
                a!3)))
  (=> (games.option true
                    (canonical.canon G!)
                    (games.refuting false G! (canonical.canon G!)))
      a!4))))))
(assert (let ((a!1 (and (canonical.settled G!)
                (canonical.offered
                  true
                  G!
                  (games.refuting false G! (canonical.canon G!)))))
      (a!2 (ite true
                (games.le G! (games.refuting false G! (canonical.canon G!)))
                (games.le (games.refuting false G! (canonical.canon G!)) G!))))
  (=> a!1 (xor a!2 true))))
(assert (let ((a!1 (xor (moves.simplest (canonical.amiss_option (canonical.canon G!)))
                true))
      (a!2 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_option (canonical.canon G!))
                          (canonical.amiss_other (canonical.canon G!)))
                (games.le (canonical.amiss_other (canonical.canon G!))
                          (canonical.amiss_option (canonical.canon G!)))))
      (a!4 (games.option (xor (canonical.amiss_side (canonical.canon G!)) true)
                         (canonical.amiss_option (canonical.canon G!))
                         (canonical.amiss_other (canonical.canon G!))))
      (a!5 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_other (canonical.canon G!))
                          (canonical.canon G!))
                (games.le (canonical.canon G!)
                          (canonical.amiss_other (canonical.canon G!))))))
(let ((a!3 (and (games.option (canonical.amiss_side (canonical.canon G!))
                              (canonical.canon G!)
                              (canonical.amiss_other (canonical.canon G!)))
                a!2
                (distinct (canonical.amiss_option (canonical.canon G!))
                          (canonical.amiss_other (canonical.canon G!))))))
(let ((a!6 (and (games.option (canonical.amiss_side (canonical.canon G!))
                              (canonical.canon G!)
                              (canonical.amiss_option (canonical.canon G!)))
                (or a!1 a!3 (and a!4 a!5)))))
  (or (moves.simplest (canonical.canon G!)) a!6)))))
(assert (let ((a!1 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_option (canonical.canon G!))
                          (canonical.amiss_other (canonical.canon G!)))
                (games.le (canonical.amiss_other (canonical.canon G!))
                          (canonical.amiss_option (canonical.canon G!))))))
(let ((a!2 (and (games.option (canonical.amiss_side (canonical.canon G!))
                              (canonical.canon G!)
                              (canonical.amiss_other (canonical.canon G!)))
                a!1)))
(let ((a!3 (=> a!2
               (= (canonical.amiss_option (canonical.canon G!))
                  (canonical.amiss_other (canonical.canon G!))))))
(let ((a!4 (and (canonical.offered
                  (canonical.amiss_side (canonical.canon G!))
                  G!
                  (canonical.amiss_option (canonical.canon G!)))
                (canonical.stays (canonical.amiss_side (canonical.canon G!))
                                 G!
                                 (canonical.amiss_option (canonical.canon G!)))
                a!3)))
  (=> (games.option (canonical.amiss_side (canonical.canon G!))
                    (canonical.canon G!)
                    (canonical.amiss_option (canonical.canon G!)))
      a!4))))))
(assert (let ((a!1 (>= (canonical.steps (canonical.amiss_side (canonical.canon G!))
                                G!
                                (canonical.amiss_option (canonical.canon G!)))
               0))
      (a!2 (and (canonical.settled G!)
                (canonical.offered
                  (canonical.amiss_side (canonical.canon G!))
                  G!
                  (canonical.amiss_option (canonical.canon G!))))))
(let ((a!3 (=> a!2
               (moves.simplest (canonical.amiss_option (canonical.canon G!))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (games.option (canonical.amiss_side (canonical.canon G!))
                         G!
                         (canonical.origin (canonical.amiss_side
                                             (canonical.canon G!))
                                           G!
                                           (canonical.amiss_option
                                             (canonical.canon G!)))))
      (a!2 (>= (canonical.steps (canonical.amiss_side (canonical.canon G!))
                                G!
                                (canonical.amiss_option (canonical.canon G!)))
               0))
      (a!3 (canonical.canon (canonical.origin (canonical.amiss_side
                                                (canonical.canon G!))
                                              G!
                                              (canonical.amiss_option
                                                (canonical.canon G!)))))
      (a!4 (canonical.offered
             (canonical.amiss_side (canonical.canon G!))
             G!
             (canonical.through
               (canonical.amiss_side (canonical.canon G!))
               G!
               (canonical.amiss_option (canonical.canon G!)))))
      (a!5 (canonical.steps (canonical.amiss_side (canonical.canon G!))
                            G!
                            (canonical.through
                              (canonical.amiss_side (canonical.canon G!))
                              G!
                              (canonical.amiss_option (canonical.canon G!)))))
      (a!7 (games.option (xor (canonical.amiss_side (canonical.canon G!)) true)
                         (canonical.through
                           (canonical.amiss_side (canonical.canon G!))
                           G!
                           (canonical.amiss_option (canonical.canon G!)))
                         (canonical.reply (canonical.amiss_side
                                            (canonical.canon G!))
                                          G!
                                          (canonical.amiss_option
                                            (canonical.canon G!)))))
      (a!8 (games.le (canonical.reply (canonical.amiss_side
                                        (canonical.canon G!))
                                      G!
                                      (canonical.amiss_option
                                        (canonical.canon G!)))
                     G!))
      (a!9 (games.le G!
                     (canonical.reply (canonical.amiss_side
                                        (canonical.canon G!))
                                      G!
                                      (canonical.amiss_option
                                        (canonical.canon G!)))))
      (a!10 (games.option (canonical.amiss_side (canonical.canon G!))
                          (canonical.reply (canonical.amiss_side
                                             (canonical.canon G!))
                                           G!
                                           (canonical.amiss_option
                                             (canonical.canon G!)))
                          (canonical.amiss_option (canonical.canon G!))))
      (a!11 (canonical.origin (canonical.amiss_side (canonical.canon G!))
                              G!
                              (canonical.through
                                (canonical.amiss_side (canonical.canon G!))
                                G!
                                (canonical.amiss_option (canonical.canon G!))))))
(let ((a!6 (< a!5
              (canonical.steps (canonical.amiss_side (canonical.canon G!))
                               G!
                               (canonical.amiss_option (canonical.canon G!)))))
      (a!12 (= (canonical.origin (canonical.amiss_side (canonical.canon G!))
                                 G!
                                 (canonical.amiss_option (canonical.canon G!)))
               a!11)))
(let ((a!13 (and a!4
                 a!6
                 a!7
                 (ite (canonical.amiss_side (canonical.canon G!)) a!8 a!9)
                 a!10
                 a!12)))
(let ((a!14 (or (= (canonical.amiss_option (canonical.canon G!)) a!3) a!13)))
  (=> (canonical.offered
        (canonical.amiss_side (canonical.canon G!))
        G!
        (canonical.amiss_option (canonical.canon G!)))
      (and a!1 a!2 a!14)))))))
(assert (let ((a!1 (games.option (xor (canonical.amiss_side (canonical.canon G!)) true)
                         (canonical.amiss_option (canonical.canon G!))
                         (canonical.amiss_other (canonical.canon G!))))
      (a!3 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_other (canonical.canon G!)) G!)
                (games.le G! (canonical.amiss_other (canonical.canon G!)))))
      (a!4 (games.option (xor (canonical.amiss_side (canonical.canon G!)) true)
                         (canonical.amiss_option (canonical.canon G!))
                         (canonical.turned (canonical.amiss_side
                                             (canonical.canon G!))
                                           G!
                                           (canonical.amiss_option
                                             (canonical.canon G!)))))
      (a!5 (games.le (canonical.turned (canonical.amiss_side
                                         (canonical.canon G!))
                                       G!
                                       (canonical.amiss_option
                                         (canonical.canon G!)))
                     G!))
      (a!6 (games.le G!
                     (canonical.turned (canonical.amiss_side
                                         (canonical.canon G!))
                                       G!
                                       (canonical.amiss_option
                                         (canonical.canon G!))))))
(let ((a!2 (and (canonical.stays (canonical.amiss_side (canonical.canon G!))
                                 G!
                                 (canonical.amiss_option (canonical.canon G!)))
                a!1))
      (a!7 (and a!4 (ite (canonical.amiss_side (canonical.canon G!)) a!5 a!6))))
(let ((a!8 (or (canonical.stays (canonical.amiss_side (canonical.canon G!))
                                G!
                                (canonical.amiss_option (canonical.canon G!)))
               a!7)))
  (and (=> a!2 (xor a!3 true)) a!8)))))
(assert (let ((a!1 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_other (canonical.canon G!))
                          (canonical.canon G!))
                (games.le (canonical.canon G!)
                          (canonical.amiss_other (canonical.canon G!)))))
      (a!3 (ite (canonical.amiss_side (canonical.canon G!))
                (games.le (canonical.amiss_other (canonical.canon G!)) G!)
                (games.le G! (canonical.amiss_other (canonical.canon G!))))))
(let ((a!2 (and a!1
                (ite (canonical.amiss_side (canonical.canon G!))
                     (games.le (canonical.canon G!) G!)
                     (games.le G! (canonical.canon G!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (=> (and (canonical.settled G!) (games.option true G! G!))
               (and (games.le G! (canonical.canon G!))
                    (games.le (canonical.canon G!) G!)
                    (moves.simplest (canonical.canon G!)))))
      (a!2 (and (games.le (canonical.unsettled G!)
                          (canonical.canon (canonical.unsettled G!)))
                (games.le (canonical.canon (canonical.unsettled G!))
                          (canonical.unsettled G!))
                (moves.simplest (canonical.canon (canonical.unsettled G!))))))
(let ((a!3 (or (canonical.settled G!)
               (and (games.option (canonical.unsettled_side G!)
                                  G!
                                  (canonical.unsettled G!))
                    (xor a!2 true)))))
  (and a!1 a!3))))
(assert (let ((a!1 (and (>= (games.rank (canonical.unsettled G!)) 0.0)
                (< (games.rank (canonical.unsettled G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option (canonical.unsettled_side G!)
                         G!
                         (canonical.unsettled G!))
           a!1))))
(assert (=> (and (games.finite G!)
         (games.option (canonical.unsettled_side G!)
                       G!
                       (canonical.unsettled G!)))
    (games.finite (canonical.unsettled G!))))
(assert (let ((a!1 (=> (games.finite G!)
               (and (games.le G! (canonical.canon G!))
                    (games.le (canonical.canon G!) G!)
                    (moves.simplest (canonical.canon G!))))))
  (not (=> (>= (games.rank G!) 0.0) a!1))))
(check-sat)
(exit)
