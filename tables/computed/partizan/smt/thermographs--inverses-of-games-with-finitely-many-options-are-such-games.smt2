; A model is not so: inverses of games with finitely many options are such games.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun thermographs.endless_at (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun thermographs.endless_for (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun thermographs.few (Bool games.Game) Bool)
(declare-fun games.plus (games.Game games.Game) games.Game)
(assert (let ((a!1 (games.rank (games.mirrored (thermographs.endless_for (games.neg G!))
                                       G!
                                       (thermographs.endless_at (games.neg G!)))))
      (a!2 (games.finite (games.mirrored (thermographs.endless_for
                                           (games.neg G!))
                                         G!
                                         (thermographs.endless_at
                                           (games.neg G!)))))
      (a!3 (games.neg (games.mirrored (thermographs.endless_for (games.neg G!))
                                      G!
                                      (thermographs.endless_at (games.neg G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (=> a!2 (games.finite a!3)))))
(assert (let ((a!1 (xor (and (thermographs.few true (games.neg G!))
                     (thermographs.few false (games.neg G!)))
                true))
      (a!2 (xor (games.finite (thermographs.endless_at (games.neg G!))) true)))
(let ((a!3 (and (games.option (thermographs.endless_for (games.neg G!))
                              (games.neg G!)
                              (thermographs.endless_at (games.neg G!)))
                a!2)))
  (and (=> (games.finite (games.neg G!)) (thermographs.few true (games.neg G!)))
       (or (games.finite (games.neg G!)) a!1 a!3)))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few true G!)) a!2))))
(assert (and (=> (and (thermographs.few true G!) (thermographs.few true G!))
         (thermographs.few true (games.plus G! G!)))
     (=> (thermographs.few true G!)
         (thermographs.few (xor true true) (games.neg G!)))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few false G!)) a!2))))
(assert (and (=> (and (thermographs.few false G!) (thermographs.few false G!))
         (thermographs.few false (games.plus G! G!)))
     (=> (thermographs.few false G!)
         (thermographs.few (xor false true) (games.neg G!)))))
(assert (let ((a!1 (games.option (xor (thermographs.endless_for (games.neg G!)) true)
                         G!
                         (games.mirrored (thermographs.endless_for
                                           (games.neg G!))
                                         G!
                                         (thermographs.endless_at
                                           (games.neg G!)))))
      (a!2 (games.neg (games.mirrored (thermographs.endless_for (games.neg G!))
                                      G!
                                      (thermographs.endless_at (games.neg G!))))))
(let ((a!3 (and a!1 (= (thermographs.endless_at (games.neg G!)) a!2))))
  (=> (games.option (thermographs.endless_for (games.neg G!))
                    (games.neg G!)
                    (thermographs.endless_at (games.neg G!)))
      a!3))))
(assert (let ((a!1 (games.option (xor (thermographs.endless_for (games.neg G!)) true)
                         G!
                         (games.mirrored (thermographs.endless_for
                                           (games.neg G!))
                                         G!
                                         (thermographs.endless_at
                                           (games.neg G!)))))
      (a!2 (games.finite (games.mirrored (thermographs.endless_for
                                           (games.neg G!))
                                         G!
                                         (thermographs.endless_at
                                           (games.neg G!))))))
  (=> (and (games.finite G!) a!1) a!2)))
(assert (let ((a!1 (games.option (xor (thermographs.endless_for (games.neg G!)) true)
                         G!
                         (games.mirrored (thermographs.endless_for
                                           (games.neg G!))
                                         G!
                                         (thermographs.endless_at
                                           (games.neg G!)))))
      (a!2 (games.rank (games.mirrored (thermographs.endless_for (games.neg G!))
                                       G!
                                       (thermographs.endless_at (games.neg G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (=> (>= (games.rank G!) 0.0)
               (=> (games.finite G!) (games.finite (games.neg G!))))))
  (not a!1)))
(check-sat)
(exit)
