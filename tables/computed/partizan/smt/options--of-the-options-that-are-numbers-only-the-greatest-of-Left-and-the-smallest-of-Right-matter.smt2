; A model is not so: of the options that are numbers only the greatest of Left and the smallest of
; Right matter.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun options.best (Bool games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun moves.misfit_side (games.Game games.Game) Bool)
(declare-fun H! () games.Game)
(declare-fun options.valued (games.Game) Bool)
(declare-fun moves.misfit_option (games.Game games.Game) games.Game)
(declare-fun options.only_best (games.Game games.Game) Bool)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun moves.struck (games.Game games.Game) Bool)
(declare-fun numbers.numerator (games.Game Int) Int)
(declare-fun options.scale (games.Game) Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.rank (games.Game) Int)
(assert (let ((a!1 (and (options.valued (moves.misfit_option G! H!))
                (games.option (moves.misfit_side G! H!)
                              H!
                              (options.best (moves.misfit_side G! H!) G!)))))
(let ((a!2 (=> (games.option (moves.misfit_side G! H!)
                             G!
                             (moves.misfit_option G! H!))
               (or (games.option (moves.misfit_side G! H!)
                                 H!
                                 (moves.misfit_option G! H!))
                   a!1))))
(let ((a!3 (and (=> (games.option (moves.misfit_side G! H!)
                                  H!
                                  (moves.misfit_option G! H!))
                    (games.option (moves.misfit_side G! H!)
                                  G!
                                  (moves.misfit_option G! H!)))
                a!2)))
  (=> (options.only_best G! H!) a!3)))))
(assert (let ((a!1 (and (games.option (moves.misfit_side G! H!)
                              H!
                              (moves.misfit_option G! H!))
                (xor (games.option (moves.misfit_side G! H!)
                                   G!
                                   (moves.misfit_option G! H!))
                     true)))
      (a!2 (ite (moves.misfit_side G! H!)
                (games.le (moves.misfit_option G! H!)
                          (options.best (moves.misfit_side G! H!) G!))
                (games.le (options.best (moves.misfit_side G! H!) G!)
                          (moves.misfit_option G! H!)))))
(let ((a!3 (=> (games.option (moves.misfit_side G! H!)
                             H!
                             (options.best (moves.misfit_side G! H!) G!))
               (xor a!2 true))))
  (or (moves.struck G! H!)
      a!1
      (and (games.option (moves.misfit_side G! H!)
                         G!
                         (moves.misfit_option G! H!))
           a!3)))))
(assert (let ((a!1 (and (games.option (moves.misfit_side G! H!)
                              H!
                              (moves.misfit_option G! H!))
                (xor (games.option (moves.misfit_side G! H!)
                                   G!
                                   (moves.misfit_option G! H!))
                     true)))
      (a!2 (xor (ite (moves.misfit_side G! H!)
                     (games.le (moves.misfit_option G! H!)
                               (moves.misfit_option G! H!))
                     (games.le (moves.misfit_option G! H!)
                               (moves.misfit_option G! H!)))
                true)))
(let ((a!3 (and (games.option (moves.misfit_side G! H!)
                              G!
                              (moves.misfit_option G! H!))
                (=> (games.option (moves.misfit_side G! H!)
                                  H!
                                  (moves.misfit_option G! H!))
                    a!2))))
  (or (moves.struck G! H!) a!1 a!3))))
(assert (let ((a!1 (<= (numbers.numerator
                 (moves.misfit_option G! H!)
                 (options.scale G!))
               (numbers.numerator
                 (options.best (moves.misfit_side G! H!) G!)
                 (options.scale G!))))
      (a!2 (<= (numbers.numerator
                 (options.best (moves.misfit_side G! H!) G!)
                 (options.scale G!))
               (numbers.numerator
                 (moves.misfit_option G! H!)
                 (options.scale G!)))))
(let ((a!3 (and (games.option (moves.misfit_side G! H!)
                              G!
                              (options.best (moves.misfit_side G! H!) G!))
                (options.valued (options.best (moves.misfit_side G! H!) G!))
                (ite (moves.misfit_side G! H!) a!1 a!2))))
  (=> (and (games.option (moves.misfit_side G! H!)
                         G!
                         (moves.misfit_option G! H!))
           (options.valued (moves.misfit_option G! H!)))
      a!3))))
(assert (let ((a!1 (games.le (moves.misfit_option G! H!)
                     (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))))
      (a!2 (games.le (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))
                     (moves.misfit_option G! H!))))
  (=> (and (games.option (moves.misfit_side G! H!)
                         G!
                         (moves.misfit_option G! H!))
           (options.valued (moves.misfit_option G! H!)))
      (and (>= (options.scale G!) 0) a!1 a!2))))
(assert (let ((a!1 (and (games.option (moves.misfit_side G! H!)
                              G!
                              (options.best (moves.misfit_side G! H!) G!))
                (options.valued (options.best (moves.misfit_side G! H!) G!))))
      (a!2 (numbers.num (numbers.numerator
                          (options.best (moves.misfit_side G! H!) G!)
                          (options.scale G!))
                        (options.scale G!))))
(let ((a!3 (and (>= (options.scale G!) 0)
                (games.le (options.best (moves.misfit_side G! H!) G!) a!2)
                (games.le a!2 (options.best (moves.misfit_side G! H!) G!)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (options.best (moves.misfit_side G! H!) G!)
                          (options.scale G!))
                        (options.scale G!)))
      (a!3 (<= (numbers.numerator
                 (moves.misfit_option G! H!)
                 (options.scale G!))
               (numbers.numerator
                 (options.best (moves.misfit_side G! H!) G!)
                 (options.scale G!)))))
(let ((a!2 (games.le (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))
                     a!1)))
  (=> (>= (options.scale G!) 0) (= a!2 a!3)))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (options.best (moves.misfit_side G! H!) G!)
                          (options.scale G!))
                        (options.scale G!)))
      (a!3 (<= (numbers.numerator
                 (options.best (moves.misfit_side G! H!) G!)
                 (options.scale G!))
               (numbers.numerator
                 (moves.misfit_option G! H!)
                 (options.scale G!)))))
(let ((a!2 (games.le a!1
                     (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!)))))
  (=> (>= (options.scale G!) 0) (= a!2 a!3)))))
(assert (let ((a!1 (games.le (moves.misfit_option G! H!)
                     (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))))
      (a!2 (games.le (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))
                     (moves.misfit_option G! H!)))
      (a!3 (numbers.num (numbers.numerator
                          (options.best (moves.misfit_side G! H!) G!)
                          (options.scale G!))
                        (options.scale G!))))
(let ((a!4 (games.le (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!))
                     a!3))
      (a!5 (games.le a!3
                     (numbers.num (numbers.numerator
                                    (moves.misfit_option G! H!)
                                    (options.scale G!))
                                  (options.scale G!)))))
  (=> (and (ite (moves.misfit_side G! H!) a!1 a!2)
           (ite (moves.misfit_side G! H!) a!4 a!5))
      (ite (moves.misfit_side G! H!)
           (games.le (moves.misfit_option G! H!) a!3)
           (games.le a!3 (moves.misfit_option G! H!)))))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (options.best (moves.misfit_side G! H!) G!)
                          (options.scale G!))
                        (options.scale G!)))
      (a!4 (ite (moves.misfit_side G! H!)
                (games.le (moves.misfit_option G! H!)
                          (options.best (moves.misfit_side G! H!) G!))
                (games.le (options.best (moves.misfit_side G! H!) G!)
                          (moves.misfit_option G! H!)))))
(let ((a!2 (ite (moves.misfit_side G! H!)
                (games.le a!1 (options.best (moves.misfit_side G! H!) G!))
                (games.le (options.best (moves.misfit_side G! H!) G!) a!1))))
(let ((a!3 (and (ite (moves.misfit_side G! H!)
                     (games.le (moves.misfit_option G! H!) a!1)
                     (games.le a!1 (moves.misfit_option G! H!)))
                a!2)))
  (=> a!3 a!4)))))
(assert (=> (>= (games.rank (moves.misfit_option G! H!)) 0)
    (games.le (moves.misfit_option G! H!) (moves.misfit_option G! H!))))
(assert (let ((a!1 (and (>= (games.rank (moves.misfit_option G! H!)) 0)
                (< (games.rank (moves.misfit_option G! H!))
                   (games.rank (moves.misfit_option G! H!))))))
  (and (>= (games.rank (moves.misfit_option G! H!)) 0)
       (=> (games.option true
                         (moves.misfit_option G! H!)
                         (moves.misfit_option G! H!))
           a!1))))
(assert (=> (moves.struck G! H!) (and (games.le G! H!) (games.le H! G!))))
(assert (not (=> (options.only_best G! H!) (and (games.le G! H!) (games.le H! G!)))))
(check-sat)
(exit)
