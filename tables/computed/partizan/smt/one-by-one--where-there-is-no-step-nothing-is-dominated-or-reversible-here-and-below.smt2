; A model is not so: where there is no step nothing is dominated or reversible, here and below.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun moves.simplest (games.Game) Bool)
(declare-fun canonical.amiss_option (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun one-by-one.stuck (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun canonical.amiss_other (games.Game) games.Game)
(declare-fun canonical.amiss_side (games.Game) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun one-by-one.step (games.Game games.Game) Bool)
(declare-fun moves.bypass (Bool games.Game games.Game games.Game) games.Game)
(declare-fun one-by-one.alone (Bool games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun one-by-one.pick (games.Game) games.Game)
(assert (let ((a!1 (and (>= (games.rank (canonical.amiss_option G!)) 0.0)
                (< (games.rank (canonical.amiss_option G!)) (games.rank G!)))))
  (=> a!1
      (=> (one-by-one.stuck (canonical.amiss_option G!))
          (moves.simplest (canonical.amiss_option G!))))))
(assert (let ((a!1 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_option G!)
                               (canonical.amiss_other G!))
                     (games.le (canonical.amiss_other G!)
                               (canonical.amiss_option G!)))
                (distinct (canonical.amiss_option G!)
                          (canonical.amiss_other G!))))
      (a!2 (and (games.option (xor (canonical.amiss_side G!) true)
                              (canonical.amiss_option G!)
                              (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_other G!) G!)
                     (games.le G! (canonical.amiss_other G!))))))
(let ((a!3 (or (xor (moves.simplest (canonical.amiss_option G!)) true) a!1 a!2)))
  (or (moves.simplest G!)
      (and (games.option (canonical.amiss_side G!)
                         G!
                         (canonical.amiss_option G!))
           a!3)))))
(assert (let ((a!1 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_other G!))
                (distinct (canonical.amiss_option G!)
                          (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_option G!)
                               (canonical.amiss_other G!))
                     (games.le (canonical.amiss_other G!)
                               (canonical.amiss_option G!)))))
      (a!3 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (xor (canonical.amiss_side G!) true)
                              (canonical.amiss_option G!)
                              (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_other G!) G!)
                     (games.le G! (canonical.amiss_other G!)))))
      (a!5 (one-by-one.step G!
                            (moves.bypass (canonical.amiss_side G!)
                                          G!
                                          (canonical.amiss_option G!)
                                          (one-by-one.alone (canonical.amiss_side
                                                              G!)
                                                            (canonical.amiss_other
                                                              G!))))))
(let ((a!2 (=> a!1
               (one-by-one.step G!
                                (moves.bypass (canonical.amiss_side G!)
                                              G!
                                              (canonical.amiss_option G!)
                                              games.zero))))
      (a!4 (=> a!3
               (one-by-one.step G!
                                (moves.bypass (canonical.amiss_side G!)
                                              G!
                                              (canonical.amiss_option G!)
                                              (canonical.amiss_other G!)))))
      (a!6 (=> (and (games.option (canonical.amiss_side G!)
                                  G!
                                  (canonical.amiss_option G!))
                    (one-by-one.step (canonical.amiss_option G!)
                                     (canonical.amiss_other G!)))
               a!5)))
  (and a!2 a!4 a!6))))
(assert (let ((a!1 (xor (one-by-one.step G!
                                 (moves.bypass (canonical.amiss_side G!)
                                               G!
                                               (canonical.amiss_option G!)
                                               games.zero))
                true)))
  (and (=> (one-by-one.stuck G!) a!1)
       (or (one-by-one.stuck G!) (one-by-one.step G! (one-by-one.pick G!))))))
(assert (let ((a!1 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_other G!))
                (distinct (canonical.amiss_option G!)
                          (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_option G!)
                               (canonical.amiss_other G!))
                     (games.le (canonical.amiss_other G!)
                               (canonical.amiss_option G!)))))
      (a!3 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (xor (canonical.amiss_side G!) true)
                              (canonical.amiss_option G!)
                              (canonical.amiss_other G!))
                (ite (canonical.amiss_side G!)
                     (games.le (canonical.amiss_other G!) G!)
                     (games.le G! (canonical.amiss_other G!)))))
      (a!5 (one-by-one.step G!
                            (moves.bypass (canonical.amiss_side G!)
                                          G!
                                          (canonical.amiss_option G!)
                                          (one-by-one.alone (canonical.amiss_side
                                                              G!)
                                                            (canonical.amiss_other
                                                              G!))))))
(let ((a!2 (=> a!1
               (one-by-one.step G!
                                (moves.bypass (canonical.amiss_side G!)
                                              G!
                                              (canonical.amiss_option G!)
                                              games.zero))))
      (a!4 (=> a!3
               (one-by-one.step G!
                                (moves.bypass (canonical.amiss_side G!)
                                              G!
                                              (canonical.amiss_option G!)
                                              (canonical.amiss_other G!)))))
      (a!6 (=> (and (games.option (canonical.amiss_side G!)
                                  G!
                                  (canonical.amiss_option G!))
                    (one-by-one.step (canonical.amiss_option G!)
                                     (canonical.amiss_other G!)))
               a!5)))
  (and a!2 a!4 a!6))))
(assert (let ((a!1 (xor (one-by-one.step G!
                                 (moves.bypass (canonical.amiss_side G!)
                                               G!
                                               (canonical.amiss_option G!)
                                               (canonical.amiss_other G!)))
                true)))
  (and (=> (one-by-one.stuck G!) a!1)
       (or (one-by-one.stuck G!) (one-by-one.step G! (one-by-one.pick G!))))))
(assert (let ((a!1 (ite (canonical.amiss_side G!)
                (games.le (canonical.amiss_option G!)
                          (one-by-one.pick (canonical.amiss_option G!)))
                (games.le (one-by-one.pick (canonical.amiss_option G!))
                          (canonical.amiss_option G!))))
      (a!4 (ite (canonical.amiss_side G!)
                (games.le (one-by-one.pick (canonical.amiss_option G!)) G!)
                (games.le G! (one-by-one.pick (canonical.amiss_option G!)))))
      (a!6 (one-by-one.step G!
                            (moves.bypass (canonical.amiss_side G!)
                                          G!
                                          (canonical.amiss_option G!)
                                          (one-by-one.pick (canonical.amiss_option
                                                             G!)))))
      (a!7 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (one-by-one.step (canonical.amiss_option G!)
                                 (one-by-one.pick (canonical.amiss_option G!)))))
      (a!8 (moves.bypass (canonical.amiss_side G!)
                         G!
                         (canonical.amiss_option G!)
                         (one-by-one.alone (canonical.amiss_side G!)
                                           (one-by-one.pick (canonical.amiss_option
                                                              G!))))))
(let ((a!2 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (canonical.amiss_side G!)
                              G!
                              (one-by-one.pick (canonical.amiss_option G!)))
                (distinct (canonical.amiss_option G!)
                          (one-by-one.pick (canonical.amiss_option G!)))
                a!1))
      (a!5 (and (games.option (canonical.amiss_side G!)
                              G!
                              (canonical.amiss_option G!))
                (games.option (xor (canonical.amiss_side G!) true)
                              (canonical.amiss_option G!)
                              (one-by-one.pick (canonical.amiss_option G!)))
                a!4)))
(let ((a!3 (=> a!2
               (one-by-one.step G!
                                (moves.bypass (canonical.amiss_side G!)
                                              G!
                                              (canonical.amiss_option G!)
                                              games.zero)))))
  (and a!3 (=> a!5 a!6) (=> a!7 (one-by-one.step G! a!8)))))))
(assert (let ((a!1 (moves.bypass (canonical.amiss_side G!)
                         G!
                         (canonical.amiss_option G!)
                         (one-by-one.alone (canonical.amiss_side G!)
                                           (one-by-one.pick (canonical.amiss_option
                                                              G!))))))
  (and (=> (one-by-one.stuck G!) (xor (one-by-one.step G! a!1) true))
       (or (one-by-one.stuck G!) (one-by-one.step G! (one-by-one.pick G!))))))
(assert (let ((a!1 (=> (one-by-one.stuck (canonical.amiss_option G!))
               (xor (one-by-one.step (canonical.amiss_option G!)
                                     (canonical.amiss_option G!))
                    true)))
      (a!2 (or (one-by-one.stuck (canonical.amiss_option G!))
               (one-by-one.step (canonical.amiss_option G!)
                                (one-by-one.pick (canonical.amiss_option G!))))))
  (and a!1 a!2)))
(assert (let ((a!1 (and (>= (games.rank (canonical.amiss_option G!)) 0.0)
                (< (games.rank (canonical.amiss_option G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option (canonical.amiss_side G!)
                         G!
                         (canonical.amiss_option G!))
           a!1))))
(assert (let ((a!1 (and (>= (games.rank (canonical.amiss_option G!)) 0.0)
                (< (games.rank (canonical.amiss_option G!))
                   (games.rank (canonical.amiss_option G!))))))
  (and (>= (games.rank (canonical.amiss_option G!)) 0.0)
       (=> (games.option true
                         (canonical.amiss_option G!)
                         (canonical.amiss_option G!))
           a!1))))
(assert (not (=> (>= (games.rank G!) 0.0)
         (=> (one-by-one.stuck G!) (moves.simplest G!)))))
(check-sat)
(exit)
