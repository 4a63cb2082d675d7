; A model is not so: a game is at most its Left moves alone.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun surreal.tower (games.Game) games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun surreal.below (games.Game games.Game) games.Game)
(assert (let ((a!1 (>= (games.rank (games.refuting true G! (surreal.tower G!))) 0.0))
      (a!2 (< (games.rank (games.refuting true G! (surreal.tower G!)))
              (games.rank G!)))
      (a!3 (games.le (games.refuting true G! (surreal.tower G!))
                     (surreal.tower (games.refuting true G! (surreal.tower G!))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (ite true
                (games.le (surreal.tower G!)
                          (games.refuting true G! (surreal.tower G!)))
                (games.le (games.refuting true G! (surreal.tower G!))
                          (surreal.tower G!))))
      (a!3 (ite true
                (games.le (games.refuting true G! (surreal.tower G!)) G!)
                (games.le G! (games.refuting true G! (surreal.tower G!))))))
(let ((a!2 (and (games.option true
                              G!
                              (games.refuting true G! (surreal.tower G!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (surreal.tower G!)
                              (games.refuting true G! (surreal.tower G!)))
                a!3)))
  (or (ite true
           (games.le G! (surreal.tower G!))
           (games.le (surreal.tower G!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting true G! (surreal.tower G!))) 0.0))
      (a!2 (< (games.rank (games.refuting true G! (surreal.tower G!)))
              (games.rank G!))))
(let ((a!3 (=> (games.option true
                             G!
                             (games.refuting true G! (surreal.tower G!)))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting true G! (surreal.tower G!))) 0.0))
      (a!2 (< (games.rank (games.refuting true G! (surreal.tower G!)))
              (games.rank (surreal.tower G!)))))
(let ((a!3 (=> (games.option false
                             (surreal.tower G!)
                             (games.refuting true G! (surreal.tower G!)))
               (and a!1 a!2))))
  (and (>= (games.rank (surreal.tower G!)) 0.0) a!3))))
(assert (let ((a!1 (games.option true
                         (surreal.tower G!)
                         (surreal.tower (games.refuting true
                                                        G!
                                                        (surreal.tower G!)))))
      (a!3 (games.option true
                         G!
                         (surreal.below G!
                                        (games.refuting true
                                                        G!
                                                        (surreal.tower G!)))))
      (a!4 (surreal.tower (surreal.below G!
                                         (games.refuting true
                                                         G!
                                                         (surreal.tower G!)))))
      (a!7 (xor (games.option false
                              (surreal.tower G!)
                              (games.refuting true G! (surreal.tower G!)))
                true)))
(let ((a!2 (=> (games.option true
                             G!
                             (games.refuting true G! (surreal.tower G!)))
               a!1))
      (a!5 (and a!3 (= (games.refuting true G! (surreal.tower G!)) a!4))))
(let ((a!6 (=> (games.option true
                             (surreal.tower G!)
                             (games.refuting true G! (surreal.tower G!)))
               a!5)))
  (and a!2 a!6 a!7)))))
(assert (let ((a!1 (ite true
                (games.le (surreal.tower G!)
                          (games.refuting true G! (surreal.tower G!)))
                (games.le (games.refuting true G! (surreal.tower G!))
                          (surreal.tower G!))))
      (a!2 (games.le (games.refuting true G! (surreal.tower G!))
                     (surreal.tower (games.refuting true G! (surreal.tower G!)))))
      (a!3 (games.le (surreal.tower (games.refuting true G! (surreal.tower G!)))
                     (games.refuting true G! (surreal.tower G!))))
      (a!4 (games.le (surreal.tower G!)
                     (surreal.tower (games.refuting true G! (surreal.tower G!)))))
      (a!5 (games.le (surreal.tower (games.refuting true G! (surreal.tower G!)))
                     (surreal.tower G!))))
  (=> (and a!1 (ite true a!2 a!3)) (ite true a!4 a!5))))
(assert (let ((a!1 (games.option true
                         (surreal.tower G!)
                         (surreal.tower (games.refuting true
                                                        G!
                                                        (surreal.tower G!)))))
      (a!2 (games.le (surreal.tower G!)
                     (surreal.tower (games.refuting true G! (surreal.tower G!)))))
      (a!3 (games.le (surreal.tower (games.refuting true G! (surreal.tower G!)))
                     (surreal.tower G!))))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (not (=> (>= (games.rank G!) 0.0) (games.le G! (surreal.tower G!)))))
(check-sat)
(exit)
