; A model is not so: a game is equal to that in which one dominated option is struck out.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun moves.misfit_option (games.Game games.Game) games.Game)
(declare-fun moves.bypass (Bool games.Game games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun a! () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun moves.misfit_side (games.Game games.Game) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun moves.struck (games.Game games.Game) Bool)
(declare-fun b! () games.Game)
(declare-fun games.rank (games.Game) Real)
(assert (let ((a!1 (games.option (moves.misfit_side
                           G!
                           (moves.bypass p! G! a! games.zero))
                         (moves.bypass p! G! a! games.zero)
                         (moves.misfit_option
                           G!
                           (moves.bypass p! G! a! games.zero))))
      (a!2 (games.option (moves.misfit_side
                           G!
                           (moves.bypass p! G! a! games.zero))
                         G!
                         (moves.misfit_option
                           G!
                           (moves.bypass p! G! a! games.zero))))
      (a!3 (games.le (moves.misfit_option G! (moves.bypass p! G! a! games.zero))
                     (moves.misfit_option G! (moves.bypass p! G! a! games.zero)))))
(let ((a!4 (xor (ite (moves.misfit_side G! (moves.bypass p! G! a! games.zero))
                     a!3
                     a!3)
                true)))
  (or (moves.struck G! (moves.bypass p! G! a! games.zero))
      (and a!1 (xor a!2 true))
      (and a!2 (=> a!1 a!4))))))
(assert (let ((a!1 (games.option (moves.misfit_side
                           G!
                           (moves.bypass p! G! a! games.zero))
                         G!
                         (moves.misfit_option
                           G!
                           (moves.bypass p! G! a! games.zero))))
      (a!3 (ite (moves.misfit_side G! (moves.bypass p! G! a! games.zero))
                (games.le (moves.misfit_option
                            G!
                            (moves.bypass p! G! a! games.zero))
                          b!)
                (games.le b!
                          (moves.misfit_option
                            G!
                            (moves.bypass p! G! a! games.zero))))))
(let ((a!2 (and (games.option (moves.misfit_side
                                G!
                                (moves.bypass p! G! a! games.zero))
                              (moves.bypass p! G! a! games.zero)
                              (moves.misfit_option
                                G!
                                (moves.bypass p! G! a! games.zero)))
                (xor a!1 true)))
      (a!4 (=> (games.option (moves.misfit_side
                               G!
                               (moves.bypass p! G! a! games.zero))
                             (moves.bypass p! G! a! games.zero)
                             b!)
               (xor a!3 true))))
  (or (moves.struck G! (moves.bypass p! G! a! games.zero)) a!2 (and a!1 a!4)))))
(assert (let ((a!1 (and (games.option p!
                              G!
                              (moves.misfit_option
                                G!
                                (moves.bypass p! G! a! games.zero)))
                (distinct (moves.misfit_option
                            G!
                            (moves.bypass p! G! a! games.zero))
                          a!)))
      (a!4 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! games.zero)
                            (moves.misfit_option
                              G!
                              (moves.bypass p! G! a! games.zero)))
              (games.option (xor p! true)
                            G!
                            (moves.misfit_option
                              G!
                              (moves.bypass p! G! a! games.zero))))))
(let ((a!2 (or a!1
               (games.option p!
                             games.zero
                             (moves.misfit_option
                               G!
                               (moves.bypass p! G! a! games.zero))))))
(let ((a!3 (= (games.option p!
                            (moves.bypass p! G! a! games.zero)
                            (moves.misfit_option
                              G!
                              (moves.bypass p! G! a! games.zero)))
              a!2)))
  (and a!3 a!4)))))
(assert (let ((a!1 (= (games.option p! (moves.bypass p! G! a! games.zero) b!)
              (or (and (games.option p! G! b!) (distinct b! a!))
                  (games.option p! games.zero b!)))))
  (and a!1
       (= (games.option (xor p! true) (moves.bypass p! G! a! games.zero) b!)
          (games.option (xor p! true) G! b!)))))
(assert (let ((a!1 (>= (games.rank (moves.misfit_option
                             G!
                             (moves.bypass p! G! a! games.zero)))
               0.0)))
  (=> a!1
      (games.le (moves.misfit_option G! (moves.bypass p! G! a! games.zero))
                (moves.misfit_option G! (moves.bypass p! G! a! games.zero))))))
(assert (let ((a!1 (>= (games.rank (moves.misfit_option
                             G!
                             (moves.bypass p! G! a! games.zero)))
               0.0))
      (a!2 (< (games.rank (moves.misfit_option
                            G!
                            (moves.bypass p! G! a! games.zero)))
              (games.rank (moves.misfit_option
                            G!
                            (moves.bypass p! G! a! games.zero))))))
(let ((a!3 (=> (games.option true
                             (moves.misfit_option
                               G!
                               (moves.bypass p! G! a! games.zero))
                             (moves.misfit_option
                               G!
                               (moves.bypass p! G! a! games.zero)))
               (and a!1 a!2))))
  (and a!1 a!3))))
(assert (xor (games.option p!
                   games.zero
                   (moves.misfit_option G! (moves.bypass p! G! a! games.zero)))
     true))
(assert (=> (moves.struck G! (moves.bypass p! G! a! games.zero))
    (and (games.le G! (moves.bypass p! G! a! games.zero))
         (games.le (moves.bypass p! G! a! games.zero) G!))))
(assert (let ((a!1 (=> (and (games.option p! G! a!)
                    (games.option p! G! b!)
                    (distinct a! b!)
                    (ite p! (games.le a! b!) (games.le b! a!)))
               (and (games.le G! (moves.bypass p! G! a! games.zero))
                    (games.le (moves.bypass p! G! a! games.zero) G!)))))
  (not a!1)))
(check-sat)
(exit)
