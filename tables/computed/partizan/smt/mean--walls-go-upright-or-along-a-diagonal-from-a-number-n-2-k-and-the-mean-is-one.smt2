; A model is not so: walls go upright or along a diagonal from a number n/2^k, and the mean is one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun values.fraction (Int Int) Real)
(declare-fun thermographs.scale (games.Game) Int)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun t! () Real)
(declare-fun p! () Bool)
(declare-fun thermographs.value (games.Game) Int)
(declare-fun thermographs.mast (games.Game) Real)
(declare-fun mean.upright (Bool Real games.Game) Bool)
(declare-fun mean.foot_scale (Bool Real games.Game) Int)
(declare-fun mean.foot (Bool Real games.Game) Int)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun values.shifted (Int Int) Int)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (and (>= (games.rank (thermographs.top p! t! G!)) 0.0)
                (< (games.rank (thermographs.top p! t! G!)) (games.rank G!))))
      (a!2 (ite (xor p! true)
                (thermographs.wall (xor p! true) t! (thermographs.top p! t! G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! t! G!)))))
      (a!3 (values.fraction (mean.foot (xor p! true)
                                       t!
                                       (thermographs.top p! t! G!))
                            (mean.foot_scale (xor p! true)
                                             t!
                                             (thermographs.top p! t! G!))))
      (a!6 (= (thermographs.mast (thermographs.top p! t! G!))
              (values.fraction (thermographs.value (thermographs.top p! t! G!))
                               (thermographs.scale (thermographs.top p! t! G!))))))
(let ((a!4 (- (ite (xor p! true) a!3 (- a!3))
              (ite (mean.upright (xor p! true) t! (thermographs.top p! t! G!))
                   (- t! t!)
                   t!))))
(let ((a!5 (and (>= (mean.foot_scale (xor p! true)
                                     t!
                                     (thermographs.top p! t! G!))
                    0)
                (= a!2 a!4))))
(let ((a!7 (and (=> (>= t! 0.0) a!5)
                (>= (thermographs.scale (thermographs.top p! t! G!)) 0)
                a!6)))
  (=> a!1 (=> (games.finite (thermographs.top p! t! G!)) a!7)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               0))
      (a!4 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))))
      (a!6 (values.fraction (mean.foot false
                                       (thermographs.temperature G!)
                                       (thermographs.top true
                                                         (thermographs.temperature
                                                           G!)
                                                         G!))
                            (mean.foot_scale false
                                             (thermographs.temperature G!)
                                             (thermographs.top true
                                                               (thermographs.temperature
                                                                 G!)
                                                               G!))))
      (a!7 (ite (mean.upright false
                              (thermographs.temperature G!)
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (- (thermographs.temperature G!) (thermographs.temperature G!))
                (thermographs.temperature G!)))
      (a!9 (>= (thermographs.scale
                 (thermographs.top true (thermographs.temperature G!) G!))
               0))
      (a!10 (values.fraction (thermographs.value
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.scale
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!5 (ite false
                (thermographs.wall
                  false
                  (thermographs.temperature G!)
                  (thermographs.top true (thermographs.temperature G!) G!))
                a!4))
      (a!11 (= (thermographs.mast
                 (thermographs.top true (thermographs.temperature G!) G!))
               a!10)))
(let ((a!8 (= a!5 (- (ite false a!6 (- a!6)) a!7))))
(let ((a!12 (and (=> (>= (thermographs.temperature G!) 0.0) (and a!3 a!8))
                 a!9
                 a!11)))
(let ((a!13 (=> (games.finite (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                a!12)))
  (=> (and a!1 a!2) a!13)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (>= (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!))
               0))
      (a!4 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))))
      (a!6 (values.fraction (mean.foot true
                                       (thermographs.temperature G!)
                                       (thermographs.top false
                                                         (thermographs.temperature
                                                           G!)
                                                         G!))
                            (mean.foot_scale true
                                             (thermographs.temperature G!)
                                             (thermographs.top false
                                                               (thermographs.temperature
                                                                 G!)
                                                               G!))))
      (a!7 (ite (mean.upright true
                              (thermographs.temperature G!)
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (- (thermographs.temperature G!) (thermographs.temperature G!))
                (thermographs.temperature G!)))
      (a!9 (>= (thermographs.scale
                 (thermographs.top false (thermographs.temperature G!) G!))
               0))
      (a!10 (values.fraction (thermographs.value
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.scale
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!5 (ite true
                (thermographs.wall
                  true
                  (thermographs.temperature G!)
                  (thermographs.top false (thermographs.temperature G!) G!))
                a!4))
      (a!11 (= (thermographs.mast
                 (thermographs.top false (thermographs.temperature G!) G!))
               a!10)))
(let ((a!8 (= a!5 (- (ite true a!6 (- a!6)) a!7))))
(let ((a!12 (and (=> (>= (thermographs.temperature G!) 0.0) (and a!3 a!8))
                 a!9
                 a!11)))
(let ((a!13 (=> (games.finite (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                a!12)))
  (=> (and a!1 a!2) a!13)))))))
(assert (let ((a!1 (and (= (mean.foot p! t! G!)
                   (mean.foot (xor p! true) t! (thermographs.top p! t! G!)))
                (= (mean.foot_scale p! t! G!)
                   (mean.foot_scale (xor p! true)
                                    t!
                                    (thermographs.top p! t! G!)))
                (distinct (mean.upright p! t! G!)
                          (mean.upright (xor p! true)
                                        t!
                                        (thermographs.top p! t! G!))))))
  (ite (>= t! (thermographs.temperature G!))
       (and (= (mean.foot p! t! G!) (thermographs.value G!))
            (= (mean.foot_scale p! t! G!) (thermographs.scale G!))
            (mean.upright p! t! G!))
       (=> (>= t! 0.0) a!1))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (thermographs.temperature G!)
                                 (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (thermographs.temperature G!)
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))))
      (a!9 (ite (mean.upright true
                              (thermographs.temperature G!)
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (+ a!2 1)
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (thermographs.temperature G!)
                                      (thermographs.top true
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (thermographs.temperature G!)
                                      (thermographs.top false
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!5))
      (a!10 (ite (mean.upright false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                 a!9
                 (mean.foot_scale false
                                  (thermographs.temperature G!)
                                  (thermographs.top true
                                                    (thermographs.temperature
                                                      G!)
                                                    G!)))))
(let ((a!7 (ite (mean.upright true
                              (thermographs.temperature G!)
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (+ a!4 a!6)
                (mean.foot true
                           (thermographs.temperature G!)
                           (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!)))))
(let ((a!8 (ite (mean.upright false
                              (thermographs.temperature G!)
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                a!7
                (mean.foot false
                           (thermographs.temperature G!)
                           (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!)))))
  (=> (>= (thermographs.temperature G!) 0.0)
      (and (= (thermographs.value G!) a!8) (= (thermographs.scale G!) a!10))))))))))
(assert (let ((a!1 (and (>= (thermographs.scale G!) 0)
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)
                (= (thermographs.mast G!)
                   (values.fraction (thermographs.value G!)
                                    (thermographs.scale G!))))))
  (=> (and (games.finite G!) (< (thermographs.temperature G!) 0.0)) a!1)))
(assert (=> (and (games.finite G!) (>= t! 0.0) (>= t! (thermographs.temperature G!)))
    (= (thermographs.wall p! t! G!) (thermographs.mast G!))))
(assert (let ((a!1 (ite p!
                (thermographs.wall (xor p! true) t! (thermographs.top p! t! G!))
                (- (thermographs.wall
                     (xor p! true)
                     t!
                     (thermographs.top p! t! G!)))))
      (a!2 (ite p!
                (thermographs.wall p! t! G!)
                (- (thermographs.wall p! t! G!)))))
(let ((a!3 (and (=> (games.option p! G! (thermographs.top p! t! G!))
                    (<= (- a!1 t!) a!2))
                (games.option p! G! (thermographs.top p! t! G!))
                (= a!2 (- a!1 t!)))))
  (=> (and (games.finite G!) (>= t! 0.0) (<= t! (thermographs.temperature G!)))
      a!3))))
(assert (let ((a!1 (and (>= (games.rank (thermographs.top p! t! G!)) 0.0)
                (< (games.rank (thermographs.top p! t! G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option p! G! (thermographs.top p! t! G!)) a!1))))
(assert (=> (and (games.finite G!) (games.option p! G! (thermographs.top p! t! G!)))
    (games.finite (thermographs.top p! t! G!))))
(assert (=> (and (games.finite G!)
         (>= (thermographs.temperature G!) 0.0)
         (>= (thermographs.temperature G!) (thermographs.temperature G!)))
    (= (thermographs.wall true (thermographs.temperature G!) G!)
       (thermographs.mast G!))))
(assert (let ((a!1 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!)))
      (a!2 (ite true
                (thermographs.wall true (thermographs.temperature G!) G!)
                (- (thermographs.wall true (thermographs.temperature G!) G!)))))
(let ((a!3 (<= (- (ite true a!1 (- a!1)) (thermographs.temperature G!)) a!2))
      (a!5 (= a!2 (- (ite true a!1 (- a!1)) (thermographs.temperature G!)))))
(let ((a!4 (=> (games.option true
                             G!
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!))
               a!3)))
(let ((a!6 (and a!4
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                a!5)))
  (=> (and (games.finite G!)
           (>= (thermographs.temperature G!) 0.0)
           (<= (thermographs.temperature G!) (thermographs.temperature G!)))
      a!6))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option true
                             G!
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top true (thermographs.temperature G!) G!)))))
(assert (=> (and (games.finite G!)
         (>= (thermographs.temperature G!) 0.0)
         (>= (thermographs.temperature G!) (thermographs.temperature G!)))
    (= (thermographs.wall false (thermographs.temperature G!) G!)
       (thermographs.mast G!))))
(assert (let ((a!1 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!)))
      (a!2 (ite false
                (thermographs.wall false (thermographs.temperature G!) G!)
                (- (thermographs.wall false (thermographs.temperature G!) G!)))))
(let ((a!3 (<= (- (ite false a!1 (- a!1)) (thermographs.temperature G!)) a!2))
      (a!5 (= a!2 (- (ite false a!1 (- a!1)) (thermographs.temperature G!)))))
(let ((a!4 (=> (games.option false
                             G!
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!))
               a!3)))
(let ((a!6 (and a!4
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                a!5)))
  (=> (and (games.finite G!)
           (>= (thermographs.temperature G!) 0.0)
           (<= (thermographs.temperature G!) (thermographs.temperature G!)))
      a!6))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option false
                             G!
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top false (thermographs.temperature G!) G!)))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!))))
      (a!4 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               0))
      (a!7 (numbers.num (mean.foot false
                                   (thermographs.temperature G!)
                                   (thermographs.top true
                                                     (thermographs.temperature
                                                       G!)
                                                     G!))
                        (mean.foot_scale false
                                         (thermographs.temperature G!)
                                         (thermographs.top true
                                                           (thermographs.temperature
                                                             G!)
                                                           G!))))
      (a!8 (values.fraction (mean.foot false
                                       (thermographs.temperature G!)
                                       (thermographs.top true
                                                         (thermographs.temperature
                                                           G!)
                                                         G!))
                            (mean.foot_scale false
                                             (thermographs.temperature G!)
                                             (thermographs.top true
                                                               (thermographs.temperature
                                                                 G!)
                                                               G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (thermographs.temperature G!)
                                 (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!5 (values.shifted (mean.foot false
                                      (thermographs.temperature G!)
                                      (thermographs.top true
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!3))
      (a!6 (+ (mean.foot_scale false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
              a!3)))
(let ((a!9 (=> a!4
               (and (= (numbers.num a!5 a!6) a!7)
                    (= (values.fraction a!5 a!6) a!8)))))
  (=> (>= a!3 0) a!9)))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!))))
      (a!4 (>= (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!))
               0))
      (a!7 (numbers.num (mean.foot true
                                   (thermographs.temperature G!)
                                   (thermographs.top false
                                                     (thermographs.temperature
                                                       G!)
                                                     G!))
                        (mean.foot_scale true
                                         (thermographs.temperature G!)
                                         (thermographs.top false
                                                           (thermographs.temperature
                                                             G!)
                                                           G!))))
      (a!8 (values.fraction (mean.foot true
                                       (thermographs.temperature G!)
                                       (thermographs.top false
                                                         (thermographs.temperature
                                                           G!)
                                                         G!))
                            (mean.foot_scale true
                                             (thermographs.temperature G!)
                                             (thermographs.top false
                                                               (thermographs.temperature
                                                                 G!)
                                                               G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (thermographs.temperature G!)
                                 (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale true
                               (thermographs.temperature G!)
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!5 (values.shifted (mean.foot true
                                      (thermographs.temperature G!)
                                      (thermographs.top false
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!3))
      (a!6 (+ (mean.foot_scale true
                               (thermographs.temperature G!)
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
              a!3)))
(let ((a!9 (=> a!4
               (and (= (numbers.num a!5 a!6) a!7)
                    (= (values.fraction a!5 a!6) a!8)))))
  (=> (>= a!3 0) a!9)))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (thermographs.temperature G!)
                                 (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (thermographs.temperature G!)
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (thermographs.temperature G!)
                                      (thermographs.top true
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (thermographs.temperature G!)
                                      (thermographs.top false
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!5)))
  (=> (>= a!2 0)
      (= (+ (values.fraction a!4 a!2) (values.fraction a!6 a!2))
         (values.fraction (+ a!4 a!6) a!2))))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (thermographs.temperature G!)
                                (thermographs.top true
                                                  (thermographs.temperature G!)
                                                  G!))
               (mean.foot_scale true
                                (thermographs.temperature G!)
                                (thermographs.top false
                                                  (thermographs.temperature G!)
                                                  G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (thermographs.temperature G!)
                                 (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
                (mean.foot_scale true
                                 (thermographs.temperature G!)
                                 (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (thermographs.temperature G!)
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (thermographs.temperature G!)
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (thermographs.temperature G!)
                                      (thermographs.top true
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (thermographs.temperature G!)
                                      (thermographs.top false
                                                        (thermographs.temperature
                                                          G!)
                                                        G!))
                           a!5)))
(let ((a!7 (= (+ (values.fraction (+ a!4 a!6) (+ a!2 1))
                 (values.fraction (+ a!4 a!6) (+ a!2 1)))
              (values.fraction (+ a!4 a!6) (- (+ a!2 1) 1)))))
  (and (= (values.fraction (+ a!4 a!6) 0) (to_real (+ a!4 a!6)))
       (=> (>= (+ a!2 1) 1) a!7))))))))
(assert (let ((a!1 (ite p!
                (values.fraction (mean.foot p! t! G!)
                                 (mean.foot_scale p! t! G!))
                (- (values.fraction (mean.foot p! t! G!)
                                    (mean.foot_scale p! t! G!))))))
(let ((a!2 (= (ite p!
                   (thermographs.wall p! t! G!)
                   (- (thermographs.wall p! t! G!)))
              (- a!1 (ite (mean.upright p! t! G!) (- t! t!) t!)))))
(let ((a!3 (=> (>= t! 0.0) (and (>= (mean.foot_scale p! t! G!) 0) a!2))))
(let ((a!4 (and a!3
                (>= (thermographs.scale G!) 0)
                (= (thermographs.mast G!)
                   (values.fraction (thermographs.value G!)
                                    (thermographs.scale G!))))))
  (not (=> (>= (games.rank G!) 0.0) (=> (games.finite G!) a!4))))))))
(check-sat)
(exit)
