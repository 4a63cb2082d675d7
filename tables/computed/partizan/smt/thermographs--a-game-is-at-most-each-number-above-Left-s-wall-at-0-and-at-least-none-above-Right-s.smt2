; A model is not so: a game is at most each number above Left's wall at 0, and at least none above
; Right's.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun k! () Int)
(declare-fun n! () Int)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun values.fraction (Int Int) Real)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun numbers.step (Int Int) Int)
(declare-fun values.between_scale (Real Real) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun values.between (Real Real) Int)
(declare-fun numbers.misfit (games.Game games.Game) games.Game)
(declare-fun numbers.misfit_of (games.Game games.Game) Bool)
(declare-fun numbers.fits (games.Game games.Game) Bool)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun thermographs.endless_at (games.Game) games.Game)
(declare-fun thermographs.endless_for (games.Game) Bool)
(declare-fun thermographs.few (Bool games.Game) Bool)
(declare-fun thermographs.met_before (Real games.Game) Real)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun thermographs.mast (games.Game) Real)
(declare-fun thermographs.scale (games.Game) Int)
(declare-fun thermographs.value (games.Game) Int)
(declare-fun numbers.unit (Int) Int)
(assert (let ((a!1 (>= (games.rank (games.refuting p! G! (numbers.num n! k!))) 0.0))
      (a!2 (< (games.rank (games.refuting p! G! (numbers.num n! k!)))
              (games.rank G!)))
      (a!3 (and (games.finite (games.refuting p! G! (numbers.num n! k!)))
                (>= k! 0)))
      (a!4 (- (thermographs.wall
                p!
                0.0
                (games.refuting p! G! (numbers.num n! k!)))))
      (a!7 (games.le (games.refuting p! G! (numbers.num n! k!))
                     (numbers.num n! k!)))
      (a!8 (games.le (numbers.num n! k!)
                     (games.refuting p! G! (numbers.num n! k!))))
      (a!9 (thermographs.wall
             (xor p! true)
             0.0
             (games.refuting p! G! (numbers.num n! k!)))))
(let ((a!5 (ite p!
                (thermographs.wall
                  p!
                  0.0
                  (games.refuting p! G! (numbers.num n! k!)))
                a!4))
      (a!10 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
               (ite p! a!9 (- a!9)))))
(let ((a!6 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!))) a!5)))
(let ((a!11 (and (=> a!6 (ite p! a!7 a!8))
                 (=> a!10 (xor (ite p! a!8 a!7) true)))))
  (=> (and a!1 a!2) (=> a!3 a!11)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top (xor p! true) 0.0 G!)) 0.0))
      (a!2 (< (games.rank (thermographs.top (xor p! true) 0.0 G!))
              (games.rank G!)))
      (a!3 (and (games.finite (thermographs.top (xor p! true) 0.0 G!))
                (>= k! 0)))
      (a!4 (- (thermographs.wall p! 0.0 (thermographs.top (xor p! true) 0.0 G!))))
      (a!7 (games.le (thermographs.top (xor p! true) 0.0 G!)
                     (numbers.num n! k!)))
      (a!8 (games.le (numbers.num n! k!)
                     (thermographs.top (xor p! true) 0.0 G!)))
      (a!9 (thermographs.wall
             (xor p! true)
             0.0
             (thermographs.top (xor p! true) 0.0 G!))))
(let ((a!5 (ite p!
                (thermographs.wall
                  p!
                  0.0
                  (thermographs.top (xor p! true) 0.0 G!))
                a!4))
      (a!10 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
               (ite p! a!9 (- a!9)))))
(let ((a!6 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!))) a!5)))
(let ((a!11 (and (=> a!6 (ite p! a!7 a!8))
                 (=> a!10 (xor (ite p! a!8 a!7) true)))))
  (=> (and a!1 a!2) (=> a!3 a!11)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top (xor p! true) 0.0 G!)) 0.0))
      (a!2 (< (games.rank (thermographs.top (xor p! true) 0.0 G!))
              (games.rank G!)))
      (a!3 (and (games.finite (thermographs.top (xor p! true) 0.0 G!))
                (>= k! 0)))
      (a!4 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!))))
      (a!5 (- (thermographs.wall p! 0.0 (thermographs.top (xor p! true) 0.0 G!))))
      (a!10 (thermographs.wall
              (xor p! true)
              0.0
              (thermographs.top (xor p! true) 0.0 G!))))
(let ((a!6 (ite p!
                (thermographs.wall
                  p!
                  0.0
                  (thermographs.top (xor p! true) 0.0 G!))
                a!5))
      (a!8 (games.le (thermographs.top (xor p! true) 0.0 G!)
                     (numbers.num a!4 k!)))
      (a!9 (games.le (numbers.num a!4 k!)
                     (thermographs.top (xor p! true) 0.0 G!)))
      (a!11 (> (ite p! (values.fraction a!4 k!) (- (values.fraction a!4 k!)))
               (ite p! a!10 (- a!10)))))
(let ((a!7 (> (ite p! (values.fraction a!4 k!) (- (values.fraction a!4 k!)))
              a!6)))
(let ((a!12 (and (=> a!7 (ite p! a!8 a!9))
                 (=> a!11 (xor (ite p! a!9 a!8) true)))))
  (=> (and a!1 a!2) (=> a!3 a!12)))))))
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
  (=> (and (>= a!4 0.0) (< a!4 (games.rank G!))) a!16)))))))))
(assert (let ((a!1 (ite p!
                (games.le (numbers.num n! k!)
                          (games.refuting p! G! (numbers.num n! k!)))
                (games.le (games.refuting p! G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite p!
                (games.le (games.refuting p! G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting p! G! (numbers.num n! k!))))))
(let ((a!2 (and (games.option p! G! (games.refuting p! G! (numbers.num n! k!)))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              (numbers.num n! k!)
                              (games.refuting p! G! (numbers.num n! k!)))
                a!3)))
  (or (ite p!
           (games.le G! (numbers.num n! k!))
           (games.le (numbers.num n! k!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting p! G! (numbers.num n! k!))) 0.0))
      (a!2 (< (games.rank (games.refuting p! G! (numbers.num n! k!)))
              (games.rank G!))))
(let ((a!3 (=> (games.option p! G! (games.refuting p! G! (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting p! G! (numbers.num n! k!))) 0.0))
      (a!2 (< (games.rank (games.refuting p! G! (numbers.num n! k!)))
              (games.rank (numbers.num n! k!)))))
(let ((a!3 (=> (games.option (xor p! true)
                             (numbers.num n! k!)
                             (games.refuting p! G! (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0) a!3))))
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
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few p! G!)) a!2))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option p! G! (games.refuting p! G! (numbers.num n! k!))))))
  (=> a!1 (games.finite (games.refuting p! G! (numbers.num n! k!))))))
(assert (let ((a!1 (and (thermographs.few p! G!)
                (games.option p! G! (games.refuting p! G! (numbers.num n! k!)))))
      (a!2 (thermographs.wall
             (xor p! true)
             0.0
             (games.refuting p! G! (numbers.num n! k!))))
      (a!3 (ite p!
                (thermographs.wall
                  (xor p! true)
                  0.0
                  (thermographs.top p! 0.0 G!))
                (- (thermographs.wall
                     (xor p! true)
                     0.0
                     (thermographs.top p! 0.0 G!))))))
(let ((a!4 (and (games.option p! G! (thermographs.top p! 0.0 G!))
                (<= (ite p! a!2 (- a!2)) a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (>= (games.rank (thermographs.top (xor p! true) 0.0 G!)) 0.0))
      (a!2 (< (games.rank (thermographs.top (xor p! true) 0.0 G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option (xor p! true)
                             G!
                             (thermographs.top (xor p! true) 0.0 G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option (xor p! true)
                              G!
                              (thermographs.top (xor p! true) 0.0 G!)))))
  (=> a!1 (games.finite (thermographs.top (xor p! true) 0.0 G!)))))
(assert (let ((a!1 (- (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                 0.0)
              (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 (- 0.0))))
      (a!2 (- (thermographs.wall
                false
                (thermographs.met_before 0.0 G!)
                (thermographs.top true (thermographs.met_before 0.0 G!) G!))
              (thermographs.met_before 0.0 G!)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.met_before 0.0 G!)
                (thermographs.top false (thermographs.met_before 0.0 G!) G!))
              (- (thermographs.met_before 0.0 G!)))))
(let ((a!4 (=> (> 0.0 (thermographs.temperature G!))
               (and (>= (thermographs.met_before 0.0 G!) 0.0)
                    (< (thermographs.met_before 0.0 G!) 0.0)
                    (<= (- a!2 a!3) 0.0)))))
(let ((a!5 (=> (and (>= 0.0 0.0) (<= a!1 0.0))
               (and (<= (thermographs.temperature G!) 0.0) a!4))))
  (=> (numbers.no_value G!) (and (>= (thermographs.temperature G!) 0.0) a!5))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (= (thermographs.wall p! 0.0 G!)
              (- (thermographs.wall
                   (xor p! true)
                   0.0
                   (thermographs.top p! 0.0 G!))
                 (ite p! 0.0 (- 0.0))))))
(let ((a!3 (=> (and (>= 0.0 0.0) (<= 0.0 (thermographs.temperature G!))) a!2)))
(let ((a!4 (and (= (thermographs.mast G!) a!1)
                a!3
                (=> (> 0.0 (thermographs.temperature G!))
                    (= (thermographs.wall p! 0.0 G!) (thermographs.mast G!))))))
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
                (= (thermographs.wall p! 0.0 G!) (thermographs.mast G!))
                (< (thermographs.temperature G!) 0.0))))
(let ((a!2 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!1))
      (a!4 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                (xor (xor p! true) true)
                0.0
                (thermographs.top (xor p! true) 0.0 G!))
              (ite (xor p! true) 0.0 (- 0.0))))
      (a!4 (=> (> 0.0 (thermographs.temperature G!))
               (= (thermographs.wall (xor p! true) 0.0 G!)
                  (thermographs.mast G!)))))
(let ((a!3 (=> (and (>= 0.0 0.0) (<= 0.0 (thermographs.temperature G!)))
               (= (thermographs.wall (xor p! true) 0.0 G!) a!2))))
  (=> (numbers.no_value G!) (and (= (thermographs.mast G!) a!1) a!3 a!4)))))
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
                (= (thermographs.wall (xor p! true) 0.0 G!)
                   (thermographs.mast G!))
                (< (thermographs.temperature G!) 0.0))))
(let ((a!2 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!1))
      (a!4 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (numbers.num (ite (xor p! true)
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!2 (ite (xor p! true)
                (>= n! (numbers.unit k!))
                (<= n! (- (numbers.unit k!))))))
(let ((a!3 (and (= (games.refuting p! G! (numbers.num n! k!)) a!1)
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!2)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite (xor p! true) (>= n! 1) (<= n! (- 1))))
               (games.option (xor p! true) (numbers.num n! k!) a!1))))
(let ((a!4 (=> (games.option (xor p! true)
                             (numbers.num n! k!)
                             (games.refuting p! G! (numbers.num n! k!)))
               a!3)))
  (=> (>= k! 0) (and a!4 a!5))))))
(assert (let ((a!1 (or (>= n! (numbers.unit k!)) (= n! 0) (<= n! (- (numbers.unit k!)))))
      (a!2 (numbers.step (ite (xor p! true)
                              (- n! (numbers.step n! k!))
                              (+ n! (numbers.step n! k!)))
                         k!)))
(let ((a!3 (and (>= (numbers.step n! k!) 1)
                (<= (numbers.step n! k!) (numbers.unit k!))
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!1)
                (=> (= n! 0) (= (numbers.step n! k!) (numbers.unit k!)))
                (ite (= (numbers.step n! k!) (numbers.unit k!))
                     (= a!2 (numbers.unit k!))
                     (> a!2 (numbers.step n! k!))))))
  (=> (>= k! 0) a!3))))
(assert (let ((a!1 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!)))))
  (=> (>= k! 0)
      (= (<= (values.fraction n! k!) (values.fraction a!1 k!)) (<= n! a!1)))))
(assert (let ((a!1 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!)))))
  (=> (>= k! 0)
      (= (<= (values.fraction a!1 k!) (values.fraction n! k!)) (<= a!1 n!)))))
(assert (let ((a!1 (ite p!
                (games.le G! (thermographs.top (xor p! true) 0.0 G!))
                (games.le (thermographs.top (xor p! true) 0.0 G!) G!)))
      (a!3 (ite p!
                (games.le (thermographs.top (xor p! true) 0.0 G!)
                          (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (thermographs.top (xor p! true) 0.0 G!)))))
(let ((a!2 (=> (games.option p!
                             (numbers.num n! k!)
                             (thermographs.top (xor p! true) 0.0 G!))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor p! true)
                             G!
                             (thermographs.top (xor p! true) 0.0 G!))
               (xor a!3 true))))
  (=> (ite p!
           (games.le (numbers.num n! k!) G!)
           (games.le G! (numbers.num n! k!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (ite p!
                (games.le (games.refuting p! G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting p! G! (numbers.num n! k!)))))
      (a!2 (ite p!
                (games.le G! (thermographs.top (xor p! true) 0.0 G!))
                (games.le (thermographs.top (xor p! true) 0.0 G!) G!)))
      (a!4 (ite p!
                (games.le (thermographs.top (xor p! true) 0.0 G!)
                          (games.refuting p! G! (numbers.num n! k!)))
                (games.le (games.refuting p! G! (numbers.num n! k!))
                          (thermographs.top (xor p! true) 0.0 G!)))))
(let ((a!3 (=> (games.option p!
                             (games.refuting p! G! (numbers.num n! k!))
                             (thermographs.top (xor p! true) 0.0 G!))
               (xor a!2 true)))
      (a!5 (=> (games.option (xor p! true)
                             G!
                             (thermographs.top (xor p! true) 0.0 G!))
               (xor a!4 true))))
  (=> a!1 (and a!3 a!5)))))
(assert (let ((a!1 (= (games.le (numbers.num n! k!)
                        (numbers.num (thermographs.value G!)
                                     (thermographs.scale G!)))
              (<= (values.fraction n! k!)
                  (values.fraction (thermographs.value G!)
                                   (thermographs.scale G!))))))
  (=> (and (>= k! 0) (>= (thermographs.scale G!) 0)) a!1)))
(assert (let ((a!1 (= (games.le (numbers.num (thermographs.value G!)
                                     (thermographs.scale G!))
                        (numbers.num n! k!))
              (<= (values.fraction (thermographs.value G!)
                                   (thermographs.scale G!))
                  (values.fraction n! k!)))))
  (=> (and (>= (thermographs.scale G!) 0) (>= k! 0)) a!1)))
(assert (let ((a!1 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!)))))
(let ((a!2 (= (games.le (numbers.num a!1 k!)
                        (numbers.num (thermographs.value G!)
                                     (thermographs.scale G!)))
              (<= (values.fraction a!1 k!)
                  (values.fraction (thermographs.value G!)
                                   (thermographs.scale G!))))))
  (=> (and (>= k! 0) (>= (thermographs.scale G!) 0)) a!2))))
(assert (let ((a!1 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!)))))
(let ((a!2 (= (games.le (numbers.num (thermographs.value G!)
                                     (thermographs.scale G!))
                        (numbers.num a!1 k!))
              (<= (values.fraction (thermographs.value G!)
                                   (thermographs.scale G!))
                  (values.fraction a!1 k!)))))
  (=> (and (>= (thermographs.scale G!) 0) (>= k! 0)) a!2))))
(assert (let ((a!1 (ite p!
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!2 (ite p!
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))))))
  (=> (and a!1 a!2)
      (ite p!
           (games.le G! (numbers.num n! k!))
           (games.le (numbers.num n! k!) G!)))))
(assert (let ((a!1 (ite p!
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!3 (ite p!
                (games.le (numbers.num n! k!)
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          (numbers.num n! k!)))))
(let ((a!2 (and (ite p!
                     (games.le (numbers.num n! k!) G!)
                     (games.le G! (numbers.num n! k!)))
                a!1)))
  (=> a!2 a!3))))
(assert (let ((a!1 (ite p!
                (games.le (games.refuting p! G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting p! G! (numbers.num n! k!)))))
      (a!2 (ite p!
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!3 (ite p!
                (games.le (games.refuting p! G! (numbers.num n! k!))
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          (games.refuting p! G! (numbers.num n! k!))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p!
                   (thermographs.wall p! 0.0 G!)
                   (- (thermographs.wall p! 0.0 G!)))))
      (a!3 (ite p!
                (thermographs.wall (xor p! true) 0.0 G!)
                (- (thermographs.wall (xor p! true) 0.0 G!))))
      (a!5 (xor (ite p!
                     (games.le (numbers.num n! k!) G!)
                     (games.le G! (numbers.num n! k!)))
                true)))
(let ((a!2 (=> a!1
               (ite p!
                    (games.le G! (numbers.num n! k!))
                    (games.le (numbers.num n! k!) G!))))
      (a!4 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!))) a!3)))
(let ((a!6 (=> (>= (games.rank G!) 0.0)
               (=> (and (games.finite G!) (>= k! 0)) (and a!2 (=> a!4 a!5))))))
  (not a!6)))))
(check-sat)
(exit)
