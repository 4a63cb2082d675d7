; A model is not so: a move in a sum is answered where it was made, or its game is colder than t.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort mean.Several 0)
(declare-sort games.Game 0)
(declare-fun t! () Real)
(declare-fun mean.walls (Bool Real mean.Several) Real)
(declare-fun mean.rest (mean.Several) mean.Several)
(declare-fun S! () mean.Several)
(declare-fun p! () Bool)
(declare-fun mean.after (Bool mean.Several games.Game) mean.Several)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun X! () games.Game)
(declare-fun mean.last (mean.Several) games.Game)
(declare-fun mean.total (mean.Several) games.Game)
(declare-fun mean.answer (Bool Real mean.Several games.Game) mean.Several)
(declare-fun mean.all_finite (mean.Several) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun mean.is_hot (Bool Real mean.Several games.Game) Bool)
(declare-fun mean.count (mean.Several) Int)
(declare-fun mean.put (mean.Several games.Game) mean.Several)
(declare-fun mean.none () mean.Several)
(declare-fun mean.hottest (mean.Several) Real)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.zero () games.Game)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun thermographs.mast (games.Game) Real)
(assert (let ((a!1 (and (>= (mean.count (mean.rest S!)) 0)
                (< (mean.count (mean.rest S!)) (mean.count S!))))
      (a!2 (games.option p!
                         (mean.total (mean.rest S!))
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!3 (mean.after p!
                       (mean.rest S!)
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)))
      (a!5 (mean.is_hot p!
                        t!
                        (mean.rest S!)
                        (games.moved p!
                                     (mean.total (mean.rest S!))
                                     (mean.last S!)
                                     X!)))
      (a!6 (mean.answer p!
                        t!
                        (mean.rest S!)
                        (games.moved p!
                                     (mean.total (mean.rest S!))
                                     (mean.last S!)
                                     X!)))
      (a!8 (ite p!
                (mean.walls p! t! (mean.rest S!))
                (- (mean.walls p! t! (mean.rest S!))))))
(let ((a!4 (= (mean.total a!3)
              (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!7 (games.option (xor p! true)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)
                         (mean.total a!6)))
      (a!9 (<= (ite p! (mean.walls p! t! a!6) (- (mean.walls p! t! a!6))) a!8))
      (a!10 (<= (ite p! (mean.walls p! t! a!3) (- (mean.walls p! t! a!3)))
                (+ a!8 t!))))
(let ((a!11 (and a!4
                 (mean.all_finite a!3)
                 (ite a!5 (and a!7 (mean.all_finite a!6) a!9) a!10))))
(let ((a!12 (=> (and (mean.all_finite (mean.rest S!)) (>= t! 0.0) a!2) a!11)))
  (=> a!1 a!12))))))
(assert (let ((a!1 (and (= S! (mean.put (mean.rest S!) (mean.last S!)))
                (= (mean.count (mean.rest S!)) (- (mean.count S!) 1)))))
  (and (>= (mean.count S!) 0)
       (=> (= (mean.count S!) 0) (= S! mean.none))
       (=> (>= (mean.count S!) 1) a!1))))
(assert (let ((a!1 (= (mean.all_finite (mean.put (mean.rest S!) (mean.last S!)))
              (and (mean.all_finite (mean.rest S!))
                   (games.finite (mean.last S!)))))
      (a!2 (= (mean.total (mean.put (mean.rest S!) (mean.last S!)))
              (games.plus (mean.total (mean.rest S!)) (mean.last S!))))
      (a!3 (= (mean.walls p! t! (mean.put (mean.rest S!) (mean.last S!)))
              (+ (mean.walls p! t! (mean.rest S!))
                 (thermographs.wall p! t! (mean.last S!)))))
      (a!4 (ite (>= (thermographs.temperature (mean.last S!))
                    (mean.hottest (mean.rest S!)))
                (thermographs.temperature (mean.last S!))
                (mean.hottest (mean.rest S!)))))
(let ((a!5 (= (mean.hottest (mean.put (mean.rest S!) (mean.last S!))) a!4)))
  (and (= (mean.total mean.none) games.zero)
       (mean.all_finite mean.none)
       a!1
       (= (mean.walls p! t! mean.none) 0.0)
       (= (mean.hottest mean.none) (- 1.0))
       a!2
       a!3
       a!5))))
(assert (xor (games.option p! games.zero X!) true))
(assert (let ((a!1 (games.option p!
                         (games.plus (mean.total (mean.rest S!)) (mean.last S!))
                         X!))
      (a!2 (games.option p!
                         (mean.total (mean.rest S!))
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!3 (games.plus (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)
                       (mean.last S!)))
      (a!4 (games.option p!
                         (mean.last S!)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!5 (games.plus (mean.total (mean.rest S!))
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!))))
  (=> a!1 (or (and a!2 (= X! a!3)) (and a!4 (= X! a!5))))))
(assert (let ((a!1 (games.option p!
                         (mean.total (mean.put (mean.rest S!) (mean.last S!)))
                         X!))
      (a!2 (games.option p!
                         (mean.total (mean.rest S!))
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!3 (games.plus (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)
                       (mean.last S!)))
      (a!4 (mean.after p!
                       (mean.rest S!)
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)))
      (a!5 (mean.put (mean.rest S!)
                     (games.moved p!
                                  (mean.total (mean.rest S!))
                                  (mean.last S!)
                                  X!)))
      (a!7 (mean.answer p!
                        t!
                        (mean.rest S!)
                        (games.moved p!
                                     (mean.total (mean.rest S!))
                                     (mean.last S!)
                                     X!)))
      (a!8 (thermographs.top (xor p! true)
                             t!
                             (games.moved p!
                                          (mean.total (mean.rest S!))
                                          (mean.last S!)
                                          X!)))
      (a!10 (mean.is_hot p!
                         t!
                         (mean.rest S!)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!11 (thermographs.temperature
              (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!))))
(let ((a!6 (= (mean.after p! (mean.put (mean.rest S!) (mean.last S!)) X!)
              (ite (and a!2 (= X! a!3)) (mean.put a!4 (mean.last S!)) a!5)))
      (a!9 (= (mean.answer p! t! (mean.put (mean.rest S!) (mean.last S!)) X!)
              (ite (and a!2 (= X! a!3))
                   (mean.put a!7 (mean.last S!))
                   (mean.put (mean.rest S!) a!8))))
      (a!12 (= (mean.is_hot p! t! (mean.put (mean.rest S!) (mean.last S!)) X!)
               (ite (and a!2 (= X! a!3)) a!10 (>= a!11 t!)))))
  (=> a!1 (and a!6 a!9 a!12)))))
(assert (let ((a!1 (mean.after p!
                       (mean.rest S!)
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!))))
(let ((a!2 (= (mean.all_finite (mean.put a!1 (mean.last S!)))
              (and (mean.all_finite a!1) (games.finite (mean.last S!)))))
      (a!3 (= (mean.total (mean.put a!1 (mean.last S!)))
              (games.plus (mean.total a!1) (mean.last S!))))
      (a!4 (= (mean.walls p! t! (mean.put a!1 (mean.last S!)))
              (+ (mean.walls p! t! a!1)
                 (thermographs.wall p! t! (mean.last S!)))))
      (a!5 (ite (>= (thermographs.temperature (mean.last S!))
                    (mean.hottest a!1))
                (thermographs.temperature (mean.last S!))
                (mean.hottest a!1))))
(let ((a!6 (= (mean.hottest (mean.put a!1 (mean.last S!))) a!5)))
  (and (= (mean.total mean.none) games.zero)
       (mean.all_finite mean.none)
       a!2
       (= (mean.walls p! t! mean.none) 0.0)
       (= (mean.hottest mean.none) (- 1.0))
       a!3
       a!4
       a!6)))))
(assert (let ((a!1 (mean.put (mean.rest S!)
                     (games.moved p!
                                  (mean.total (mean.rest S!))
                                  (mean.last S!)
                                  X!)))
      (a!2 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!4 (games.plus (mean.total (mean.rest S!))
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)))
      (a!5 (thermographs.wall
             p!
             t!
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!7 (thermographs.temperature
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!))))
(let ((a!3 (= (mean.all_finite a!1) (and (mean.all_finite (mean.rest S!)) a!2)))
      (a!6 (= (mean.walls p! t! a!1) (+ (mean.walls p! t! (mean.rest S!)) a!5)))
      (a!8 (ite (>= a!7 (mean.hottest (mean.rest S!)))
                a!7
                (mean.hottest (mean.rest S!)))))
  (and (= (mean.total mean.none) games.zero)
       (mean.all_finite mean.none)
       a!3
       (= (mean.walls p! t! mean.none) 0.0)
       (= (mean.hottest mean.none) (- 1.0))
       (= (mean.total a!1) a!4)
       a!6
       (= (mean.hottest a!1) a!8)))))
(assert (let ((a!1 (mean.answer p!
                        t!
                        (mean.rest S!)
                        (games.moved p!
                                     (mean.total (mean.rest S!))
                                     (mean.last S!)
                                     X!))))
(let ((a!2 (= (mean.all_finite (mean.put a!1 (mean.last S!)))
              (and (mean.all_finite a!1) (games.finite (mean.last S!)))))
      (a!3 (= (mean.total (mean.put a!1 (mean.last S!)))
              (games.plus (mean.total a!1) (mean.last S!))))
      (a!4 (= (mean.walls p! t! (mean.put a!1 (mean.last S!)))
              (+ (mean.walls p! t! a!1)
                 (thermographs.wall p! t! (mean.last S!)))))
      (a!5 (ite (>= (thermographs.temperature (mean.last S!))
                    (mean.hottest a!1))
                (thermographs.temperature (mean.last S!))
                (mean.hottest a!1))))
(let ((a!6 (= (mean.hottest (mean.put a!1 (mean.last S!))) a!5)))
  (and (= (mean.total mean.none) games.zero)
       (mean.all_finite mean.none)
       a!2
       (= (mean.walls p! t! mean.none) 0.0)
       (= (mean.hottest mean.none) (- 1.0))
       a!3
       a!4
       a!6)))))
(assert (let ((a!1 (thermographs.top (xor p! true)
                             t!
                             (games.moved p!
                                          (mean.total (mean.rest S!))
                                          (mean.last S!)
                                          X!))))
(let ((a!2 (= (mean.all_finite (mean.put (mean.rest S!) a!1))
              (and (mean.all_finite (mean.rest S!)) (games.finite a!1))))
      (a!3 (= (mean.total (mean.put (mean.rest S!) a!1))
              (games.plus (mean.total (mean.rest S!)) a!1)))
      (a!4 (= (mean.walls p! t! (mean.put (mean.rest S!) a!1))
              (+ (mean.walls p! t! (mean.rest S!))
                 (thermographs.wall p! t! a!1))))
      (a!5 (ite (>= (thermographs.temperature a!1)
                    (mean.hottest (mean.rest S!)))
                (thermographs.temperature a!1)
                (mean.hottest (mean.rest S!)))))
(let ((a!6 (= (mean.hottest (mean.put (mean.rest S!) a!1)) a!5)))
  (and (= (mean.total mean.none) games.zero)
       (mean.all_finite mean.none)
       a!2
       (= (mean.walls p! t! mean.none) 0.0)
       (= (mean.hottest mean.none) (- 1.0))
       a!3
       a!4
       a!6)))))
(assert (let ((a!1 (mean.answer p!
                        t!
                        (mean.rest S!)
                        (games.moved p!
                                     (mean.total (mean.rest S!))
                                     (mean.last S!)
                                     X!)))
      (a!3 (games.plus (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)
                       (mean.last S!))))
(let ((a!2 (games.option (xor p! true)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)
                         (mean.total a!1)))
      (a!5 (games.plus (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)
                       (mean.total a!1))))
(let ((a!4 (=> a!2
               (games.option (xor p! true)
                             a!3
                             (games.plus (mean.total a!1) (mean.last S!))))))
  (and a!4
       (=> (games.option (xor p! true) (mean.last S!) (mean.total a!1))
           (games.option (xor p! true) a!3 a!5)))))))
(assert (let ((a!1 (thermographs.top (xor p! true)
                             t!
                             (games.moved p!
                                          (mean.total (mean.rest S!))
                                          (mean.last S!)
                                          X!)))
      (a!2 (games.plus (mean.total (mean.rest S!))
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!))))
(let ((a!3 (games.plus a!1
                       (games.moved p!
                                    (mean.total (mean.rest S!))
                                    (mean.last S!)
                                    X!)))
      (a!5 (games.option (xor p! true)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)
                         a!1))
      (a!6 (games.option (xor p! true)
                         a!2
                         (games.plus (mean.total (mean.rest S!)) a!1))))
(let ((a!4 (=> (games.option (xor p! true) (mean.total (mean.rest S!)) a!1)
               (games.option (xor p! true) a!2 a!3))))
  (and a!4 (=> a!5 a!6))))))
(assert (let ((a!1 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (thermographs.temperature
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!3 (thermographs.top (xor p! true)
                             t!
                             (games.moved p!
                                          (mean.total (mean.rest S!))
                                          (mean.last S!)
                                          X!)))
      (a!7 (thermographs.wall
             (xor p! true)
             t!
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!))))
(let ((a!4 (games.option (xor p! true)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)
                         a!3))
      (a!5 (- (thermographs.wall (xor (xor p! true) true) t! a!3))))
(let ((a!6 (ite (xor p! true)
                (thermographs.wall (xor (xor p! true) true) t! a!3)
                a!5)))
(let ((a!8 (=> a!4 (<= (- a!6 t!) (ite (xor p! true) a!7 (- a!7))))))
(let ((a!9 (and a!8 a!4 (= (ite (xor p! true) a!7 (- a!7)) (- a!6 t!)))))
  (=> (and a!1 (>= t! 0.0) (<= t! a!2)) a!9)))))))
(assert (let ((a!1 (games.option p!
                         (mean.last S!)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (thermographs.wall
             (xor p! true)
             t!
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!3 (ite p!
                (thermographs.wall p! t! (mean.last S!))
                (- (thermographs.wall p! t! (mean.last S!))))))
(let ((a!4 (<= (- (ite p! a!2 (- a!2)) t!) a!3)))
  (=> (and (games.finite (mean.last S!)) (>= t! 0.0) a!1) a!4))))
(assert (let ((a!1 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (thermographs.temperature
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!3 (thermographs.wall
             p!
             t!
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!4 (thermographs.mast
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!))))
  (=> (and a!1 (>= t! 0.0) (>= t! a!2)) (= a!3 a!4))))
(assert (let ((a!1 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (thermographs.temperature
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!3 (thermographs.wall
             (xor p! true)
             t!
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!)))
      (a!4 (thermographs.mast
             (games.moved p! (mean.total (mean.rest S!)) (mean.last S!) X!))))
  (=> (and a!1 (>= t! 0.0) (>= t! a!2)) (= a!3 a!4))))
(assert (let ((a!1 (games.option p!
                         (mean.last S!)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!))))
  (=> (and (games.finite (mean.last S!)) a!1) a!2)))
(assert (let ((a!1 (games.finite (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)))
      (a!2 (thermographs.top (xor p! true)
                             t!
                             (games.moved p!
                                          (mean.total (mean.rest S!))
                                          (mean.last S!)
                                          X!))))
(let ((a!3 (games.option (xor p! true)
                         (games.moved p!
                                      (mean.total (mean.rest S!))
                                      (mean.last S!)
                                      X!)
                         a!2)))
  (=> (and a!1 a!3) (games.finite a!2)))))
(assert (let ((a!1 (ite p!
                (mean.walls p! t! (mean.answer p! t! S! X!))
                (- (mean.walls p! t! (mean.answer p! t! S! X!)))))
      (a!2 (ite p! (mean.walls p! t! S!) (- (mean.walls p! t! S!))))
      (a!4 (ite p!
                (mean.walls p! t! (mean.after p! S! X!))
                (- (mean.walls p! t! (mean.after p! S! X!))))))
(let ((a!3 (and (games.option (xor p! true)
                              X!
                              (mean.total (mean.answer p! t! S! X!)))
                (mean.all_finite (mean.answer p! t! S! X!))
                (<= a!1 a!2))))
(let ((a!5 (and (= (mean.total (mean.after p! S! X!)) X!)
                (mean.all_finite (mean.after p! S! X!))
                (ite (mean.is_hot p! t! S! X!) a!3 (<= a!4 (+ a!2 t!))))))
(let ((a!6 (=> (and (mean.all_finite S!)
                    (>= t! 0.0)
                    (games.option p! (mean.total S!) X!))
               a!5)))
  (not (=> (>= (mean.count S!) 0) a!6)))))))
(check-sat)
(exit)
