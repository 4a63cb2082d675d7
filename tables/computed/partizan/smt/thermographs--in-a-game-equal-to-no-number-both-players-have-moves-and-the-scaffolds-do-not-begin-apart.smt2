; A model is not so: in a game equal to no number both players have moves, and the scaffolds do not
; begin apart.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun values.fraction (Int Int) Real)
(declare-fun values.between_scale (Real Real) Int)
(declare-fun values.between (Real Real) Int)
(declare-fun numbers.fits (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.misfit (games.Game games.Game) games.Game)
(declare-fun numbers.misfit_of (games.Game games.Game) Bool)
(declare-fun games.finite (games.Game) Bool)
(declare-fun thermographs.endless_at (games.Game) games.Game)
(declare-fun thermographs.endless_for (games.Game) Bool)
(declare-fun thermographs.few (Bool games.Game) Bool)
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (and (>= (values.between_scale a!2 a!3) 0)
                (< a!2
                   (values.fraction (values.between a!2 a!3)
                                    (values.between_scale a!2 a!3)))
                (< (values.fraction (values.between a!2 a!3)
                                    (values.between_scale a!2 a!3))
                   a!3))))
  (=> (< a!2 a!3) a!4))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (>= (games.rank (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
               0.0))
      (a!5 (xor (numbers.fits G!
                              (numbers.num (values.between a!2 a!3)
                                           (values.between_scale a!2 a!3)))
                true)))
(let ((a!6 (=> (and (numbers.no_value G!) (>= (values.between_scale a!2 a!3) 0))
               a!5)))
  (=> a!4 a!6)))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (>= (games.rank (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
               0.0))
      (a!5 (< (games.rank (numbers.num (values.between a!2 a!3)
                                       (values.between_scale a!2 a!3)))
              (games.rank (numbers.num (values.between a!2 a!3)
                                       (values.between_scale a!2 a!3))))))
(let ((a!6 (=> (games.option true
                             (numbers.num (values.between a!2 a!3)
                                          (values.between_scale a!2 a!3))
                             (numbers.num (values.between a!2 a!3)
                                          (values.between_scale a!2 a!3)))
               (and a!4 a!5))))
  (and a!4 a!6)))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (games.option (numbers.misfit_of
                           G!
                           (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
                         G!
                         (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3)))))
      (a!6 (games.le (numbers.num (values.between a!2 a!3)
                                  (values.between_scale a!2 a!3))
                     (numbers.misfit G!
                                     (numbers.num (values.between a!2 a!3)
                                                  (values.between_scale a!2 a!3)))))
      (a!7 (games.le (numbers.misfit G!
                                     (numbers.num (values.between a!2 a!3)
                                                  (values.between_scale a!2 a!3)))
                     (numbers.num (values.between a!2 a!3)
                                  (values.between_scale a!2 a!3)))))
(let ((a!5 (and (numbers.fits G!
                              (numbers.num (values.between a!2 a!3)
                                           (values.between_scale a!2 a!3)))
                a!4))
      (a!8 (ite (numbers.misfit_of
                  G!
                  (numbers.num (values.between a!2 a!3)
                               (values.between_scale a!2 a!3)))
                a!6
                a!7)))
(let ((a!9 (or (numbers.fits G!
                             (numbers.num (values.between a!2 a!3)
                                          (values.between_scale a!2 a!3)))
               (and a!4 a!8))))
  (and (=> a!5 (xor a!8 true)) a!9))))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0))
      (a!5 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1))
      (a!6 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!5)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (thermographs.few (numbers.misfit_of
                               G!
                               (numbers.num (values.between a!2 a!3)
                                            (values.between_scale a!2 a!3)))
                             G!)))
  (and (=> (games.finite G!) a!4) a!6))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (thermographs.few (numbers.misfit_of
                               G!
                               (numbers.num (values.between a!2 a!3)
                                            (values.between_scale a!2 a!3)))
                             G!))
      (a!5 (games.option (numbers.misfit_of
                           G!
                           (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
                         G!
                         (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3)))))
      (a!6 (thermographs.top (numbers.misfit_of
                               G!
                               (numbers.num (values.between a!2 a!3)
                                            (values.between_scale a!2 a!3)))
                             0.0
                             G!))
      (a!8 (xor (numbers.misfit_of
                  G!
                  (numbers.num (values.between a!2 a!3)
                               (values.between_scale a!2 a!3)))
                true)))
(let ((a!7 (games.option (numbers.misfit_of
                           G!
                           (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
                         G!
                         a!6))
      (a!9 (thermographs.wall
             a!8
             0.0
             (numbers.misfit G!
                             (numbers.num (values.between a!2 a!3)
                                          (values.between_scale a!2 a!3)))))
      (a!11 (ite (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 (thermographs.wall a!8 0.0 a!6)
                 (- (thermographs.wall a!8 0.0 a!6)))))
(let ((a!10 (ite (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 a!9
                 (- a!9))))
  (=> (and a!4 a!5) (and a!7 (<= a!10 a!11))))))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (games.option (numbers.misfit_of
                           G!
                           (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
                         G!
                         (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3)))))
      (a!5 (games.rank (numbers.misfit G!
                                       (numbers.num (values.between a!2 a!3)
                                                    (values.between_scale
                                                      a!2
                                                      a!3))))))
(let ((a!6 (=> a!4 (and (>= a!5 0.0) (< a!5 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!6)))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (games.option (numbers.misfit_of
                           G!
                           (numbers.num (values.between a!2 a!3)
                                        (values.between_scale a!2 a!3)))
                         G!
                         (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3)))))
      (a!5 (games.finite (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3))))))
  (=> (and (games.finite G!) a!4) a!5))))))
(assert (let ((a!1 (- (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0)
              1.0)))
(let ((a!2 (ite (games.option true G! (thermographs.top true 0.0 G!))
                (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                   0.0)
                a!1)))
(let ((a!3 (ite (games.option false G! (thermographs.top false 0.0 G!))
                (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                   0.0)
                (+ a!2 1.0))))
(let ((a!4 (games.rank (numbers.misfit G!
                                       (numbers.num (values.between a!2 a!3)
                                                    (values.between_scale
                                                      a!2
                                                      a!3)))))
      (a!5 (games.finite (numbers.misfit G!
                                         (numbers.num (values.between a!2 a!3)
                                                      (values.between_scale
                                                        a!2
                                                        a!3)))))
      (a!6 (ite (numbers.misfit_of
                  G!
                  (numbers.num (values.between a!2 a!3)
                               (values.between_scale a!2 a!3)))
                (values.fraction (values.between a!2 a!3)
                                 (values.between_scale a!2 a!3))
                (- (values.fraction (values.between a!2 a!3)
                                    (values.between_scale a!2 a!3)))))
      (a!7 (thermographs.wall
             (numbers.misfit_of
               G!
               (numbers.num (values.between a!2 a!3)
                            (values.between_scale a!2 a!3)))
             0.0
             (numbers.misfit G!
                             (numbers.num (values.between a!2 a!3)
                                          (values.between_scale a!2 a!3)))))
      (a!9 (games.le (numbers.misfit G!
                                     (numbers.num (values.between a!2 a!3)
                                                  (values.between_scale a!2 a!3)))
                     (numbers.num (values.between a!2 a!3)
                                  (values.between_scale a!2 a!3))))
      (a!10 (games.le (numbers.num (values.between a!2 a!3)
                                   (values.between_scale a!2 a!3))
                      (numbers.misfit G!
                                      (numbers.num (values.between a!2 a!3)
                                                   (values.between_scale
                                                     a!2
                                                     a!3)))))
      (a!12 (xor (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 true)))
(let ((a!8 (ite (numbers.misfit_of
                  G!
                  (numbers.num (values.between a!2 a!3)
                               (values.between_scale a!2 a!3)))
                a!7
                (- a!7)))
      (a!11 (ite (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 a!9
                 a!10))
      (a!13 (thermographs.wall
              a!12
              0.0
              (numbers.misfit G!
                              (numbers.num (values.between a!2 a!3)
                                           (values.between_scale a!2 a!3)))))
      (a!15 (ite (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 a!10
                 a!9)))
(let ((a!14 (ite (numbers.misfit_of
                   G!
                   (numbers.num (values.between a!2 a!3)
                                (values.between_scale a!2 a!3)))
                 a!13
                 (- a!13))))
(let ((a!16 (=> (and a!5 (>= (values.between_scale a!2 a!3) 0))
                (and (=> (> a!6 a!8) a!11) (=> (> a!6 a!14) (xor a!15 true))))))
  (=> (>= a!4 0.0) a!16)))))))))
(assert (let ((a!1 (and (>= (games.rank (numbers.misfit G! G!)) 0.0)
                (< (games.rank (numbers.misfit G! G!))
                   (games.rank (numbers.misfit G! G!))))))
  (and (>= (games.rank (numbers.misfit G! G!)) 0.0)
       (=> (games.option true (numbers.misfit G! G!) (numbers.misfit G! G!))
           a!1))))
(assert (let ((a!1 (- (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                 0.0)
              (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0))))
(let ((a!2 (=> (and (games.finite G!) (numbers.no_value G!))
               (and (games.option true G! (thermographs.top true 0.0 G!))
                    (games.option false G! (thermographs.top false 0.0 G!))
                    (>= a!1 0.0)))))
  (not a!2))))
(check-sat)
(exit)
