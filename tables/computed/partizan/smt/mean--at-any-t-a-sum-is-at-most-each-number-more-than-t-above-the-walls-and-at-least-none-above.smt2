; A model is not so: at any t a sum is at most each number more than t above the walls, and at least
; none above.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort mean.Several 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun k! () Int)
(declare-fun n! () Int)
(declare-fun mean.total (mean.Several) games.Game)
(declare-fun mean.after (Bool mean.Several games.Game) mean.Several)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun S! () mean.Several)
(declare-fun p! () Bool)
(declare-fun mean.walls (Bool Real mean.Several) Real)
(declare-fun t! () Real)
(declare-fun values.fraction (Int Int) Real)
(declare-fun mean.all_finite (mean.Several) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun mean.answer (Bool Real mean.Several games.Game) mean.Several)
(declare-fun mean.reply (Bool Real mean.Several) mean.Several)
(declare-fun mean.hottest (mean.Several) Real)
(declare-fun numbers.step (Int Int) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun mean.count (mean.Several) Int)
(declare-fun mean.rest (mean.Several) mean.Several)
(declare-fun mean.put (mean.Several games.Game) mean.Several)
(declare-fun mean.last (mean.Several) games.Game)
(declare-fun mean.none () mean.Several)
(declare-fun mean.is_hot (Bool Real mean.Several games.Game) Bool)
(declare-fun numbers.unit (Int) Int)
(assert (let ((a!1 (mean.after p!
                       S!
                       (games.refuting p! (mean.total S!) (numbers.num n! k!)))))
(let ((a!2 (and (>= (games.rank (mean.total a!1)) 0.0)
                (< (games.rank (mean.total a!1)) (games.rank (mean.total S!)))))
      (a!3 (+ (mean.walls p! t! a!1) (ite p! t! (- t!))))
      (a!6 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! (mean.walls p! t! a!1) (- (mean.walls p! t! a!1)))))
      (a!7 (xor (ite p!
                     (games.le (numbers.num n! k!) (mean.total a!1))
                     (games.le (mean.total a!1) (numbers.num n! k!)))
                true)))
(let ((a!4 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! a!3 (- a!3)))))
(let ((a!5 (=> a!4
               (ite p!
                    (games.le (mean.total a!1) (numbers.num n! k!))
                    (games.le (numbers.num n! k!) (mean.total a!1))))))
  (=> a!2
      (=> (and (mean.all_finite a!1) (>= t! 0.0) (>= k! 0))
          (and a!5 (=> a!6 a!7)))))))))
(assert (let ((a!1 (mean.answer p!
                        t!
                        S!
                        (games.refuting p! (mean.total S!) (numbers.num n! k!)))))
(let ((a!2 (and (>= (games.rank (mean.total a!1)) 0.0)
                (< (games.rank (mean.total a!1)) (games.rank (mean.total S!)))))
      (a!3 (+ (mean.walls p! t! a!1) (ite p! t! (- t!))))
      (a!6 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! (mean.walls p! t! a!1) (- (mean.walls p! t! a!1)))))
      (a!7 (xor (ite p!
                     (games.le (numbers.num n! k!) (mean.total a!1))
                     (games.le (mean.total a!1) (numbers.num n! k!)))
                true)))
(let ((a!4 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! a!3 (- a!3)))))
(let ((a!5 (=> a!4
               (ite p!
                    (games.le (mean.total a!1) (numbers.num n! k!))
                    (games.le (numbers.num n! k!) (mean.total a!1))))))
  (=> a!2
      (=> (and (mean.all_finite a!1) (>= t! 0.0) (>= k! 0))
          (and a!5 (=> a!6 a!7)))))))))
(assert (let ((a!1 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!))
      (a!3 (>= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) 0.0))
      (a!5 (- (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)))))
(let ((a!2 (and (>= (games.rank (mean.total a!1)) 0.0)
                (< (games.rank (mean.total a!1)) (games.rank (mean.total S!)))))
      (a!4 (mean.walls p!
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       a!1))
      (a!6 (ite p! (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) a!5))
      (a!10 (xor (ite p!
                      (games.le (numbers.num n! k!) (mean.total a!1))
                      (games.le (mean.total a!1) (numbers.num n! k!)))
                 true)))
(let ((a!7 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! (+ a!4 a!6) (- (+ a!4 a!6)))))
      (a!9 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! a!4 (- a!4)))))
(let ((a!8 (=> a!7
               (ite p!
                    (games.le (mean.total a!1) (numbers.num n! k!))
                    (games.le (numbers.num n! k!) (mean.total a!1))))))
  (=> a!2
      (=> (and (mean.all_finite a!1) a!3 (>= k! 0)) (and a!8 (=> a!9 a!10)))))))))
(assert (let ((a!1 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!))
      (a!3 (>= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) 0.0))
      (a!4 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!))))
      (a!6 (- (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)))))
(let ((a!2 (and (>= (games.rank (mean.total a!1)) 0.0)
                (< (games.rank (mean.total a!1)) (games.rank (mean.total S!)))))
      (a!5 (mean.walls p!
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       a!1))
      (a!7 (ite p! (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) a!6))
      (a!11 (xor (ite p!
                      (games.le (numbers.num a!4 k!) (mean.total a!1))
                      (games.le (mean.total a!1) (numbers.num a!4 k!)))
                 true)))
(let ((a!8 (> (ite p! (values.fraction a!4 k!) (- (values.fraction a!4 k!)))
              (ite p! (+ a!5 a!7) (- (+ a!5 a!7)))))
      (a!10 (> (ite p! (values.fraction a!4 k!) (- (values.fraction a!4 k!)))
               (ite p! a!5 (- a!5)))))
(let ((a!9 (=> a!8
               (ite p!
                    (games.le (mean.total a!1) (numbers.num a!4 k!))
                    (games.le (numbers.num a!4 k!) (mean.total a!1))))))
  (=> a!2
      (=> (and (mean.all_finite a!1) a!3 (>= k! 0)) (and a!9 (=> a!10 a!11)))))))))
(assert (let ((a!1 (ite p!
                (games.le (numbers.num n! k!)
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite p!
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          (mean.total S!))
                (games.le (mean.total S!)
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))))))
(let ((a!2 (and (games.option p!
                              (mean.total S!)
                              (games.refuting p!
                                              (mean.total S!)
                                              (numbers.num n! k!)))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              (numbers.num n! k!)
                              (games.refuting p!
                                              (mean.total S!)
                                              (numbers.num n! k!)))
                a!3)))
  (or (ite p!
           (games.le (mean.total S!) (numbers.num n! k!))
           (games.le (numbers.num n! k!) (mean.total S!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting p!
                                           (mean.total S!)
                                           (numbers.num n! k!)))
               0.0))
      (a!2 (< (games.rank (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))
              (games.rank (mean.total S!)))))
(let ((a!3 (=> (games.option p!
                             (mean.total S!)
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank (mean.total S!)) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting p!
                                           (mean.total S!)
                                           (numbers.num n! k!)))
               0.0))
      (a!2 (< (games.rank (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))
              (games.rank (numbers.num n! k!)))))
(let ((a!3 (=> (games.option (xor p! true)
                             (numbers.num n! k!)
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0) a!3))))
(assert (let ((a!1 (and (= S! (mean.put (mean.rest S!) (mean.last S!)))
                (= (mean.count (mean.rest S!)) (- (mean.count S!) 1)))))
  (and (>= (mean.count S!) 0)
       (=> (= (mean.count S!) 0) (= S! mean.none))
       (=> (>= (mean.count S!) 1) a!1))))
(assert (let ((a!1 (and (mean.all_finite S!)
                (>= t! 0.0)
                (games.option p!
                              (mean.total S!)
                              (games.refuting p!
                                              (mean.total S!)
                                              (numbers.num n! k!)))))
      (a!2 (mean.after p!
                       S!
                       (games.refuting p! (mean.total S!) (numbers.num n! k!))))
      (a!3 (mean.answer p!
                        t!
                        S!
                        (games.refuting p! (mean.total S!) (numbers.num n! k!))))
      (a!4 (ite p! (mean.walls p! t! S!) (- (mean.walls p! t! S!)))))
(let ((a!5 (<= (ite p! (mean.walls p! t! a!3) (- (mean.walls p! t! a!3))) a!4))
      (a!7 (<= (ite p! (mean.walls p! t! a!2) (- (mean.walls p! t! a!2)))
               (+ a!4 t!))))
(let ((a!6 (and (games.option (xor p! true)
                              (games.refuting p!
                                              (mean.total S!)
                                              (numbers.num n! k!))
                              (mean.total a!3))
                (mean.all_finite a!3)
                a!5)))
(let ((a!8 (ite (mean.is_hot p!
                             t!
                             S!
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!)))
                a!6
                a!7)))
(let ((a!9 (and (= (mean.total a!2)
                   (games.refuting p! (mean.total S!) (numbers.num n! k!)))
                (mean.all_finite a!2)
                a!8)))
  (=> (>= (mean.count S!) 0) (=> a!1 a!9))))))))
(assert (let ((a!1 (ite p!
                (games.le (numbers.num n! k!)
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!2 (mean.total (mean.answer p!
                                    t!
                                    S!
                                    (games.refuting p!
                                                    (mean.total S!)
                                                    (numbers.num n! k!))))))
(let ((a!3 (ite p!
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          a!2)
                (games.le a!2
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))))
      (a!4 (xor (ite p!
                     (games.le a!2 (numbers.num n! k!))
                     (games.le (numbers.num n! k!) a!2))
                true)))
(let ((a!5 (=> (games.option (xor p! true)
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!))
                             a!2)
               a!4)))
(let ((a!6 (and (=> (games.option p! (numbers.num n! k!) a!2) (xor a!3 true))
                a!5)))
  (=> a!1 a!6))))))
(assert (let ((a!1 (>= (games.rank (games.refuting p!
                                           (mean.total S!)
                                           (numbers.num n! k!)))
               0.0))
      (a!2 (mean.total (mean.answer p!
                                    t!
                                    S!
                                    (games.refuting p!
                                                    (mean.total S!)
                                                    (numbers.num n! k!))))))
(let ((a!3 (< (games.rank a!2)
              (games.rank (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))))))
(let ((a!4 (=> (games.option (xor p! true)
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!))
                             a!2)
               (and (>= (games.rank a!2) 0.0) a!3))))
  (and a!1 a!4)))))
(assert (let ((a!1 (numbers.num (ite (xor p! true)
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!2 (ite (xor p! true)
                (>= n! (numbers.unit k!))
                (<= n! (- (numbers.unit k!))))))
(let ((a!3 (and (= (games.refuting p! (mean.total S!) (numbers.num n! k!)) a!1)
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!2)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite (xor p! true) (>= n! 1) (<= n! (- 1))))
               (games.option (xor p! true) (numbers.num n! k!) a!1))))
(let ((a!4 (=> (games.option (xor p! true)
                             (numbers.num n! k!)
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!)))
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
(assert (let ((a!1 (>= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) 0.0))
      (a!2 (<= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
               (mean.hottest S!)))
      (a!3 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!))
      (a!5 (mean.walls (xor (xor p! true) true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!)))
(let ((a!4 (mean.walls (xor (xor p! true) true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       a!3))
      (a!6 (+ (ite (xor p! true) a!5 (- a!5))
              (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)))))
(let ((a!7 (and (games.option (xor p! true) (mean.total S!) (mean.total a!3))
                (mean.all_finite a!3)
                (>= (ite (xor p! true) a!4 (- a!4)) a!6))))
  (=> (>= (mean.count S!) 0) (=> (and (mean.all_finite S!) a!1 a!2) a!7))))))
(assert (let ((a!1 (>= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!)) 0.0))
      (a!2 (>= (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
               (mean.hottest S!)))
      (a!3 (>= t! (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))))
      (a!4 (mean.walls p!
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!)))
  (=> (>= (mean.count S!) 0)
      (=> (and (mean.all_finite S!) a!1 a!2 a!3) (= (mean.walls p! t! S!) a!4)))))
(assert (let ((a!1 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!)))
(let ((a!2 (and (>= (games.rank (mean.total a!1)) 0.0)
                (< (games.rank (mean.total a!1)) (games.rank (mean.total S!))))))
  (and (>= (games.rank (mean.total S!)) 0.0)
       (=> (games.option (xor p! true) (mean.total S!) (mean.total a!1)) a!2)))))
(assert (let ((a!1 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!)))
(let ((a!2 (xor (ite p!
                     (games.le (mean.total S!) (mean.total a!1))
                     (games.le (mean.total a!1) (mean.total S!)))
                true))
      (a!3 (xor (ite p!
                     (games.le (mean.total a!1) (numbers.num n! k!))
                     (games.le (numbers.num n! k!) (mean.total a!1)))
                true)))
(let ((a!4 (and (=> (games.option p! (numbers.num n! k!) (mean.total a!1)) a!2)
                (=> (games.option (xor p! true)
                                  (mean.total S!)
                                  (mean.total a!1))
                    a!3))))
  (=> (ite p!
           (games.le (numbers.num n! k!) (mean.total S!))
           (games.le (mean.total S!) (numbers.num n! k!)))
      a!4)))))
(assert (let ((a!1 (ite p!
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          (mean.total S!))
                (games.le (mean.total S!)
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))))
      (a!2 (mean.reply (xor p! true)
                       (ite (<= t! (mean.hottest S!)) t! (mean.hottest S!))
                       S!)))
(let ((a!3 (xor (ite p!
                     (games.le (mean.total S!) (mean.total a!2))
                     (games.le (mean.total a!2) (mean.total S!)))
                true))
      (a!5 (ite p!
                (games.le (mean.total a!2)
                          (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!)))
                (games.le (games.refuting p!
                                          (mean.total S!)
                                          (numbers.num n! k!))
                          (mean.total a!2)))))
(let ((a!4 (=> (games.option p!
                             (games.refuting p!
                                             (mean.total S!)
                                             (numbers.num n! k!))
                             (mean.total a!2))
               a!3)))
(let ((a!6 (and a!4
                (=> (games.option (xor p! true)
                                  (mean.total S!)
                                  (mean.total a!2))
                    (xor a!5 true)))))
  (=> a!1 a!6))))))
(assert (let ((a!1 (and (= (games.le (numbers.num n! k!) (mean.total S!))
                   (<= (values.fraction n! k!) (mean.walls p! t! S!)))
                (= (games.le (mean.total S!) (numbers.num n! k!))
                   (<= (mean.walls p! t! S!) (values.fraction n! k!))))))
(let ((a!2 (=> (and (mean.all_finite S!)
                    (< (mean.hottest S!) 0.0)
                    (>= t! 0.0)
                    (>= k! 0))
               a!1)))
  (=> (>= (mean.count S!) 0) a!2))))
(assert (let ((a!1 (ite (xor p! true)
                (- n! (numbers.step n! k!))
                (+ n! (numbers.step n! k!)))))
(let ((a!2 (and (= (games.le (numbers.num a!1 k!) (mean.total S!))
                   (<= (values.fraction a!1 k!) (mean.walls p! t! S!)))
                (= (games.le (mean.total S!) (numbers.num a!1 k!))
                   (<= (mean.walls p! t! S!) (values.fraction a!1 k!))))))
(let ((a!3 (=> (and (mean.all_finite S!)
                    (< (mean.hottest S!) 0.0)
                    (>= t! 0.0)
                    (>= k! 0))
               a!2)))
  (=> (>= (mean.count S!) 0) a!3)))))
(assert (let ((a!1 (+ (mean.walls p! t! S!) (ite p! t! (- t!))))
      (a!4 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! (mean.walls p! t! S!) (- (mean.walls p! t! S!)))))
      (a!5 (xor (ite p!
                     (games.le (numbers.num n! k!) (mean.total S!))
                     (games.le (mean.total S!) (numbers.num n! k!)))
                true)))
(let ((a!2 (> (ite p! (values.fraction n! k!) (- (values.fraction n! k!)))
              (ite p! a!1 (- a!1)))))
(let ((a!3 (=> a!2
               (ite p!
                    (games.le (mean.total S!) (numbers.num n! k!))
                    (games.le (numbers.num n! k!) (mean.total S!))))))
(let ((a!6 (=> (>= (games.rank (mean.total S!)) 0.0)
               (=> (and (mean.all_finite S!) (>= t! 0.0) (>= k! 0))
                   (and a!3 (=> a!4 a!5))))))
  (not a!6))))))
(check-sat)
(exit)
