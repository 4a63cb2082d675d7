; A model is not so: up to its temperature a wall of a game with finitely many options is the best
; of the options' walls, taxed by t.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun thermographs.mast (games.Game) Real)
(declare-fun G! () games.Game)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun t! () Real)
(declare-fun p! () Bool)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun values.fraction (Int Int) Real)
(declare-fun thermographs.scale (games.Game) Int)
(declare-fun thermographs.value (games.Game) Int)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun thermographs.endless_at (games.Game) games.Game)
(declare-fun thermographs.endless_for (games.Game) Bool)
(declare-fun thermographs.few (Bool games.Game) Bool)
(declare-fun X! () games.Game)
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (= (thermographs.wall p! t! G!)
              (- (thermographs.wall
                   (xor p! true)
                   t!
                   (thermographs.top p! t! G!))
                 (ite p! t! (- t!))))))
(let ((a!3 (=> (and (>= t! 0.0) (<= t! (thermographs.temperature G!))) a!2)))
(let ((a!4 (and (= (thermographs.mast G!) a!1)
                a!3
                (=> (> t! (thermographs.temperature G!))
                    (= (thermographs.wall p! t! G!) (thermographs.mast G!))))))
  (=> (numbers.no_value G!) a!4)))))
(assert (let ((a!1 (and (>= (thermographs.scale G!) 0)
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!3 (and (= (thermographs.mast G!)
                   (values.fraction (thermographs.value G!)
                                    (thermographs.scale G!)))
                (= (thermographs.wall p! t! G!) (thermographs.mast G!))
                (< (thermographs.temperature G!) 0.0))))
(let ((a!2 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!1))
      (a!4 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (- (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                 0.0)
              (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0))))
  (=> (and (games.finite G!) (numbers.no_value G!))
      (and (games.option true G! (thermographs.top true 0.0 G!))
           (games.option false G! (thermographs.top false 0.0 G!))
           (>= a!1 0.0)))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few p! G!)) a!2))))
(assert (let ((a!1 (ite p!
                (thermographs.wall (xor p! true) t! X!)
                (- (thermographs.wall (xor p! true) t! X!))))
      (a!2 (ite p!
                (thermographs.wall (xor p! true) t! (thermographs.top p! t! G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! t! G!))))))
  (=> (and (thermographs.few p! G!) (games.option p! G! X!))
      (and (games.option p! G! (thermographs.top p! t! G!)) (<= a!1 a!2)))))
(assert (let ((a!1 (ite p!
                (thermographs.wall
                  (xor p! true)
                  t!
                  (thermographs.top p! 0.0 G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! 0.0 G!)))))
      (a!2 (ite p!
                (thermographs.wall (xor p! true) t! (thermographs.top p! t! G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! t! G!))))))
  (=> (and (thermographs.few p! G!)
           (games.option p! G! (thermographs.top p! 0.0 G!)))
      (and (games.option p! G! (thermographs.top p! t! G!)) (<= a!1 a!2)))))
(assert (let ((a!1 (ite p!
                (thermographs.wall (xor p! true) t! X!)
                (- (thermographs.wall (xor p! true) t! X!))))
      (a!2 (ite p!
                (thermographs.wall p! t! G!)
                (- (thermographs.wall p! t! G!))))
      (a!3 (ite p!
                (thermographs.wall (xor p! true) t! (thermographs.top p! t! G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! t! G!))))))
(let ((a!4 (and (=> (games.option p! G! X!) (<= (- a!1 t!) a!2))
                (games.option p! G! (thermographs.top p! t! G!))
                (= a!2 (- a!3 t!)))))
(let ((a!5 (=> (and (games.finite G!)
                    (>= t! 0.0)
                    (<= t! (thermographs.temperature G!)))
               a!4)))
  (not a!5)))))
(check-sat)
(exit)
