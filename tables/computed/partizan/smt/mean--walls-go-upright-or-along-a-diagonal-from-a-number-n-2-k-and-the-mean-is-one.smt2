; A model is not so: walls go upright or along a diagonal from a number n/2^k, and the mean is one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun values.fraction (Int Int) Real)
(declare-fun mean.scale (games.Game) Int)
(declare-fun mean.top (Bool Real games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun t! () Real)
(declare-fun p! () Bool)
(declare-fun mean.value (games.Game) Int)
(declare-fun mean.mast (games.Game) Real)
(declare-fun mean.upright (Bool Real games.Game) Bool)
(declare-fun mean.foot_scale (Bool Real games.Game) Int)
(declare-fun mean.foot (Bool Real games.Game) Int)
(declare-fun mean.wall (Bool Real games.Game) Real)
(declare-fun games.rank (games.Game) Real)
(declare-fun mean.temperature (games.Game) Real)
(declare-fun values.shifted (Int Int) Int)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (and (>= (games.rank (mean.top p! t! G!)) 0.0)
                (< (games.rank (mean.top p! t! G!)) (games.rank G!))))
      (a!2 (ite (xor p! true)
                (mean.wall (xor p! true) t! (mean.top p! t! G!))
                (- (mean.wall (xor p! true) t! (mean.top p! t! G!)))))
      (a!3 (values.fraction (mean.foot (xor p! true) t! (mean.top p! t! G!))
                            (mean.foot_scale (xor p! true)
                                             t!
                                             (mean.top p! t! G!))))
      (a!6 (= (mean.mast (mean.top p! t! G!))
              (values.fraction (mean.value (mean.top p! t! G!))
                               (mean.scale (mean.top p! t! G!))))))
(let ((a!4 (- (ite (xor p! true) a!3 (- a!3))
              (ite (mean.upright (xor p! true) t! (mean.top p! t! G!))
                   (- t! t!)
                   t!))))
(let ((a!5 (and (>= (mean.foot_scale (xor p! true) t! (mean.top p! t! G!)) 0)
                (= a!2 a!4))))
(let ((a!7 (and (=> (>= t! 0.0) a!5)
                (>= (mean.scale (mean.top p! t! G!)) 0)
                a!6)))
  (=> a!1 a!7))))))
(assert (let ((a!1 (>= (games.rank (mean.top true (mean.temperature G!) G!)) 0.0))
      (a!2 (< (games.rank (mean.top true (mean.temperature G!) G!))
              (games.rank G!)))
      (a!3 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               0))
      (a!4 (- (mean.wall false
                         (mean.temperature G!)
                         (mean.top true (mean.temperature G!) G!))))
      (a!5 (values.fraction (mean.foot false
                                       (mean.temperature G!)
                                       (mean.top true (mean.temperature G!) G!))
                            (mean.foot_scale false
                                             (mean.temperature G!)
                                             (mean.top true
                                                       (mean.temperature G!)
                                                       G!))))
      (a!6 (ite (mean.upright false
                              (mean.temperature G!)
                              (mean.top true (mean.temperature G!) G!))
                (- (mean.temperature G!) (mean.temperature G!))
                (mean.temperature G!)))
      (a!8 (>= (mean.scale (mean.top true (mean.temperature G!) G!)) 0))
      (a!9 (values.fraction (mean.value (mean.top true (mean.temperature G!) G!))
                            (mean.scale (mean.top true (mean.temperature G!) G!)))))
(let ((a!7 (and a!3 (= a!4 (- (- a!5) a!6))))
      (a!10 (= (mean.mast (mean.top true (mean.temperature G!) G!)) a!9)))
(let ((a!11 (and (=> (>= (mean.temperature G!) 0.0) a!7) a!8 a!10)))
  (=> (and a!1 a!2) a!11)))))
(assert (let ((a!1 (>= (games.rank (mean.top false (mean.temperature G!) G!)) 0.0))
      (a!2 (< (games.rank (mean.top false (mean.temperature G!) G!))
              (games.rank G!)))
      (a!3 (>= (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!))
               0))
      (a!4 (values.fraction (mean.foot true
                                       (mean.temperature G!)
                                       (mean.top false (mean.temperature G!) G!))
                            (mean.foot_scale true
                                             (mean.temperature G!)
                                             (mean.top false
                                                       (mean.temperature G!)
                                                       G!))))
      (a!5 (ite (mean.upright true
                              (mean.temperature G!)
                              (mean.top false (mean.temperature G!) G!))
                (- (mean.temperature G!) (mean.temperature G!))
                (mean.temperature G!)))
      (a!7 (>= (mean.scale (mean.top false (mean.temperature G!) G!)) 0))
      (a!8 (values.fraction (mean.value (mean.top false
                                                  (mean.temperature G!)
                                                  G!))
                            (mean.scale (mean.top false
                                                  (mean.temperature G!)
                                                  G!)))))
(let ((a!6 (= (mean.wall true
                         (mean.temperature G!)
                         (mean.top false (mean.temperature G!) G!))
              (- a!4 a!5)))
      (a!9 (= (mean.mast (mean.top false (mean.temperature G!) G!)) a!8)))
(let ((a!10 (and (=> (>= (mean.temperature G!) 0.0) (and a!3 a!6)) a!7 a!9)))
  (=> (and a!1 a!2) a!10)))))
(assert (let ((a!1 (and (= (mean.foot p! t! G!)
                   (mean.foot (xor p! true) t! (mean.top p! t! G!)))
                (= (mean.foot_scale p! t! G!)
                   (mean.foot_scale (xor p! true) t! (mean.top p! t! G!)))
                (distinct (mean.upright p! t! G!)
                          (mean.upright (xor p! true) t! (mean.top p! t! G!))))))
  (ite (>= t! (mean.temperature G!))
       (and (= (mean.foot p! t! G!) (mean.value G!))
            (= (mean.foot_scale p! t! G!) (mean.scale G!))
            (mean.upright p! t! G!))
       (=> (>= t! 0.0) a!1))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (mean.temperature G!)
                                 (mean.top true (mean.temperature G!) G!))
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (mean.temperature G!)
                               (mean.top false (mean.temperature G!) G!))))
      (a!9 (ite (mean.upright true
                              (mean.temperature G!)
                              (mean.top false (mean.temperature G!) G!))
                (+ a!2 1)
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (mean.temperature G!)
                                      (mean.top true (mean.temperature G!) G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (mean.temperature G!)
                                      (mean.top false (mean.temperature G!) G!))
                           a!5))
      (a!10 (ite (mean.upright false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!))
                 a!9
                 (mean.foot_scale false
                                  (mean.temperature G!)
                                  (mean.top true (mean.temperature G!) G!)))))
(let ((a!7 (ite (mean.upright true
                              (mean.temperature G!)
                              (mean.top false (mean.temperature G!) G!))
                (+ a!4 a!6)
                (mean.foot true
                           (mean.temperature G!)
                           (mean.top false (mean.temperature G!) G!)))))
(let ((a!8 (ite (mean.upright false
                              (mean.temperature G!)
                              (mean.top true (mean.temperature G!) G!))
                a!7
                (mean.foot false
                           (mean.temperature G!)
                           (mean.top true (mean.temperature G!) G!)))))
  (=> (>= (mean.temperature G!) 0.0)
      (and (= (mean.value G!) a!8) (= (mean.scale G!) a!10))))))))))
(assert (let ((a!1 (and (>= (mean.scale G!) 0)
                (games.le G! (numbers.num (mean.value G!) (mean.scale G!)))
                (games.le (numbers.num (mean.value G!) (mean.scale G!)) G!)
                (= (mean.mast G!)
                   (values.fraction (mean.value G!) (mean.scale G!))))))
  (=> (< (mean.temperature G!) 0.0) a!1)))
(assert (=> (and (>= t! 0.0) (>= t! (mean.temperature G!)))
    (= (mean.wall p! t! G!) (mean.mast G!))))
(assert (let ((a!1 (ite p!
                (mean.wall (xor p! true) t! (mean.top p! t! G!))
                (- (mean.wall (xor p! true) t! (mean.top p! t! G!)))))
      (a!2 (ite p! (mean.wall p! t! G!) (- (mean.wall p! t! G!)))))
(let ((a!3 (and (=> (games.option p! G! (mean.top p! t! G!))
                    (<= (- a!1 t!) a!2))
                (games.option p! G! (mean.top p! t! G!))
                (= a!2 (- a!1 t!)))))
  (=> (and (>= t! 0.0) (<= t! (mean.temperature G!))) a!3))))
(assert (let ((a!1 (and (>= (games.rank (mean.top p! t! G!)) 0.0)
                (< (games.rank (mean.top p! t! G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option p! G! (mean.top p! t! G!)) a!1))))
(assert (=> (and (>= (mean.temperature G!) 0.0)
         (>= (mean.temperature G!) (mean.temperature G!)))
    (= (mean.wall true (mean.temperature G!) G!) (mean.mast G!))))
(assert (let ((a!1 (mean.wall (xor true true)
                      (mean.temperature G!)
                      (mean.top true (mean.temperature G!) G!)))
      (a!2 (ite true
                (mean.wall true (mean.temperature G!) G!)
                (- (mean.wall true (mean.temperature G!) G!)))))
(let ((a!3 (<= (- (ite true a!1 (- a!1)) (mean.temperature G!)) a!2))
      (a!5 (= a!2 (- (ite true a!1 (- a!1)) (mean.temperature G!)))))
(let ((a!4 (=> (games.option true G! (mean.top true (mean.temperature G!) G!))
               a!3)))
(let ((a!6 (and a!4
                (games.option true G! (mean.top true (mean.temperature G!) G!))
                a!5)))
  (=> (and (>= (mean.temperature G!) 0.0)
           (<= (mean.temperature G!) (mean.temperature G!)))
      a!6))))))
(assert (let ((a!1 (>= (games.rank (mean.top true (mean.temperature G!) G!)) 0.0))
      (a!2 (< (games.rank (mean.top true (mean.temperature G!) G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option true G! (mean.top true (mean.temperature G!) G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (=> (and (>= (mean.temperature G!) 0.0)
         (>= (mean.temperature G!) (mean.temperature G!)))
    (= (mean.wall false (mean.temperature G!) G!) (mean.mast G!))))
(assert (let ((a!1 (mean.wall (xor false true)
                      (mean.temperature G!)
                      (mean.top false (mean.temperature G!) G!)))
      (a!2 (ite false
                (mean.wall false (mean.temperature G!) G!)
                (- (mean.wall false (mean.temperature G!) G!)))))
(let ((a!3 (<= (- (ite false a!1 (- a!1)) (mean.temperature G!)) a!2))
      (a!5 (= a!2 (- (ite false a!1 (- a!1)) (mean.temperature G!)))))
(let ((a!4 (=> (games.option false G! (mean.top false (mean.temperature G!) G!))
               a!3)))
(let ((a!6 (and a!4
                (games.option false
                              G!
                              (mean.top false (mean.temperature G!) G!))
                a!5)))
  (=> (and (>= (mean.temperature G!) 0.0)
           (<= (mean.temperature G!) (mean.temperature G!)))
      a!6))))))
(assert (let ((a!1 (>= (games.rank (mean.top false (mean.temperature G!) G!)) 0.0))
      (a!2 (< (games.rank (mean.top false (mean.temperature G!) G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option false G! (mean.top false (mean.temperature G!) G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!))))
      (a!4 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               0))
      (a!7 (numbers.num (mean.foot false
                                   (mean.temperature G!)
                                   (mean.top true (mean.temperature G!) G!))
                        (mean.foot_scale false
                                         (mean.temperature G!)
                                         (mean.top true
                                                   (mean.temperature G!)
                                                   G!))))
      (a!8 (values.fraction (mean.foot false
                                       (mean.temperature G!)
                                       (mean.top true (mean.temperature G!) G!))
                            (mean.foot_scale false
                                             (mean.temperature G!)
                                             (mean.top true
                                                       (mean.temperature G!)
                                                       G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (mean.temperature G!)
                                 (mean.top true (mean.temperature G!) G!))
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!)))))
(let ((a!5 (values.shifted (mean.foot false
                                      (mean.temperature G!)
                                      (mean.top true (mean.temperature G!) G!))
                           a!3))
      (a!6 (+ (mean.foot_scale false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!))
              a!3)))
(let ((a!9 (=> a!4
               (and (= (numbers.num a!5 a!6) a!7)
                    (= (values.fraction a!5 a!6) a!8)))))
  (=> (>= a!3 0) a!9)))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!))))
      (a!4 (>= (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!))
               0))
      (a!7 (numbers.num (mean.foot true
                                   (mean.temperature G!)
                                   (mean.top false (mean.temperature G!) G!))
                        (mean.foot_scale true
                                         (mean.temperature G!)
                                         (mean.top false
                                                   (mean.temperature G!)
                                                   G!))))
      (a!8 (values.fraction (mean.foot true
                                       (mean.temperature G!)
                                       (mean.top false (mean.temperature G!) G!))
                            (mean.foot_scale true
                                             (mean.temperature G!)
                                             (mean.top false
                                                       (mean.temperature G!)
                                                       G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (mean.temperature G!)
                                 (mean.top true (mean.temperature G!) G!))
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale true
                               (mean.temperature G!)
                               (mean.top false (mean.temperature G!) G!)))))
(let ((a!5 (values.shifted (mean.foot true
                                      (mean.temperature G!)
                                      (mean.top false (mean.temperature G!) G!))
                           a!3))
      (a!6 (+ (mean.foot_scale true
                               (mean.temperature G!)
                               (mean.top false (mean.temperature G!) G!))
              a!3)))
(let ((a!9 (=> a!4
               (and (= (numbers.num a!5 a!6) a!7)
                    (= (values.fraction a!5 a!6) a!8)))))
  (=> (>= a!3 0) a!9)))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (mean.temperature G!)
                                 (mean.top true (mean.temperature G!) G!))
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (mean.temperature G!)
                               (mean.top false (mean.temperature G!) G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (mean.temperature G!)
                                      (mean.top true (mean.temperature G!) G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (mean.temperature G!)
                                      (mean.top false (mean.temperature G!) G!))
                           a!5)))
  (=> (>= a!2 0)
      (= (+ (values.fraction a!4 a!2) (values.fraction a!6 a!2))
         (values.fraction (+ a!4 a!6) a!2))))))))
(assert (let ((a!1 (>= (mean.foot_scale false
                                (mean.temperature G!)
                                (mean.top true (mean.temperature G!) G!))
               (mean.foot_scale true
                                (mean.temperature G!)
                                (mean.top false (mean.temperature G!) G!)))))
(let ((a!2 (ite a!1
                (mean.foot_scale false
                                 (mean.temperature G!)
                                 (mean.top true (mean.temperature G!) G!))
                (mean.foot_scale true
                                 (mean.temperature G!)
                                 (mean.top false (mean.temperature G!) G!)))))
(let ((a!3 (- a!2
              (mean.foot_scale false
                               (mean.temperature G!)
                               (mean.top true (mean.temperature G!) G!))))
      (a!5 (- a!2
              (mean.foot_scale true
                               (mean.temperature G!)
                               (mean.top false (mean.temperature G!) G!)))))
(let ((a!4 (values.shifted (mean.foot false
                                      (mean.temperature G!)
                                      (mean.top true (mean.temperature G!) G!))
                           a!3))
      (a!6 (values.shifted (mean.foot true
                                      (mean.temperature G!)
                                      (mean.top false (mean.temperature G!) G!))
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
(let ((a!2 (= (ite p! (mean.wall p! t! G!) (- (mean.wall p! t! G!)))
              (- a!1 (ite (mean.upright p! t! G!) (- t! t!) t!)))))
(let ((a!3 (=> (>= t! 0.0) (and (>= (mean.foot_scale p! t! G!) 0) a!2))))
(let ((a!4 (and a!3
                (>= (mean.scale G!) 0)
                (= (mean.mast G!)
                   (values.fraction (mean.value G!) (mean.scale G!))))))
  (not (=> (>= (games.rank G!) 0.0) a!4)))))))
(check-sat)
(exit)
