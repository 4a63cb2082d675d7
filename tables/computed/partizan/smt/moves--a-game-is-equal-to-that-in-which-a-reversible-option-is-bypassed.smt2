; A model is not so: a game is equal to that in which a reversible option is bypassed.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun moves.bypass (Bool games.Game games.Game games.Game) games.Game)
(declare-fun answer! () games.Game)
(declare-fun a! () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun games.le (games.Game games.Game) Bool)
(assert (let ((a!1 (and (games.option p!
                              G!
                              (games.refuting p!
                                              G!
                                              (moves.bypass p! G! a! answer!)))
                (distinct (games.refuting p! G! (moves.bypass p! G! a! answer!))
                          a!)))
      (a!4 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            G!
                                            (moves.bypass p! G! a! answer!)))
              (games.option (xor p! true)
                            G!
                            (games.refuting p!
                                            G!
                                            (moves.bypass p! G! a! answer!))))))
(let ((a!2 (or a!1
               (games.option p!
                             answer!
                             (games.refuting p!
                                             G!
                                             (moves.bypass p! G! a! answer!))))))
(let ((a!3 (= (games.option p!
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            G!
                                            (moves.bypass p! G! a! answer!)))
              a!2)))
  (and a!3 a!4)))))
(assert (let ((a!1 (and (games.option p!
                              G!
                              (games.refuting p!
                                              (moves.bypass p! G! a! answer!)
                                              G!))
                (distinct (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          a!)))
      (a!4 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            (moves.bypass p! G! a! answer!)
                                            G!))
              (games.option (xor p! true)
                            G!
                            (games.refuting p!
                                            (moves.bypass p! G! a! answer!)
                                            G!)))))
(let ((a!2 (or a!1
               (games.option p!
                             answer!
                             (games.refuting p!
                                             (moves.bypass p! G! a! answer!)
                                             G!)))))
(let ((a!3 (= (games.option p!
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            (moves.bypass p! G! a! answer!)
                                            G!))
              a!2)))
  (and a!3 a!4)))))
(assert (let ((a!1 (and (games.option p!
                              G!
                              (games.refuting p!
                                              answer!
                                              (moves.bypass p! G! a! answer!)))
                (distinct (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          a!)))
      (a!4 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            answer!
                                            (moves.bypass p! G! a! answer!)))
              (games.option (xor p! true)
                            G!
                            (games.refuting p!
                                            answer!
                                            (moves.bypass p! G! a! answer!))))))
(let ((a!2 (or a!1
               (games.option p!
                             answer!
                             (games.refuting p!
                                             answer!
                                             (moves.bypass p! G! a! answer!))))))
(let ((a!3 (= (games.option p!
                            (moves.bypass p! G! a! answer!)
                            (games.refuting p!
                                            answer!
                                            (moves.bypass p! G! a! answer!)))
              a!2)))
  (and a!3 a!4)))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p! G! (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p! G! (moves.bypass p! G! a! answer!))
                          (moves.bypass p! G! a! answer!))))
      (a!3 (ite p!
                (games.le (games.refuting p! G! (moves.bypass p! G! a! answer!))
                          G!)
                (games.le G!
                          (games.refuting p! G! (moves.bypass p! G! a! answer!))))))
(let ((a!2 (and (games.option p!
                              G!
                              (games.refuting p!
                                              G!
                                              (moves.bypass p! G! a! answer!)))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              (moves.bypass p! G! a! answer!)
                              (games.refuting p!
                                              G!
                                              (moves.bypass p! G! a! answer!)))
                a!3)))
  (or (ite p!
           (games.le G! (moves.bypass p! G! a! answer!))
           (games.le (moves.bypass p! G! a! answer!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p! G! (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p! G! (moves.bypass p! G! a! answer!))
                          (moves.bypass p! G! a! answer!)))))
  (=> (games.option p!
                    (moves.bypass p! G! a! answer!)
                    (games.refuting p! G! (moves.bypass p! G! a! answer!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite (xor p! true)
                (games.le G!
                          (games.refuting p! G! (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p! G! (moves.bypass p! G! a! answer!))
                          G!))))
  (=> (games.option (xor p! true)
                    G!
                    (games.refuting p! G! (moves.bypass p! G! a! answer!)))
      (xor a!1 true))))
(assert (let ((a!1 (=> (games.option p! (moves.bypass p! G! a! answer!) answer!)
               (xor (ite p! (games.le a! answer!) (games.le answer! a!)) true)))
      (a!2 (xor (ite p!
                     (games.le answer! (moves.bypass p! G! a! answer!))
                     (games.le (moves.bypass p! G! a! answer!) answer!))
                true)))
(let ((a!3 (and a!1 (=> (games.option (xor p! true) a! answer!) a!2))))
  (=> (ite p!
           (games.le (moves.bypass p! G! a! answer!) a!)
           (games.le a! (moves.bypass p! G! a! answer!)))
      a!3))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          (moves.bypass p! G! a! answer!))))
      (a!3 (ite p!
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          answer!)
                (games.le answer!
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))))))
(let ((a!2 (and (games.option p!
                              answer!
                              (games.refuting p!
                                              answer!
                                              (moves.bypass p! G! a! answer!)))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              (moves.bypass p! G! a! answer!)
                              (games.refuting p!
                                              answer!
                                              (moves.bypass p! G! a! answer!)))
                a!3)))
  (or (ite p!
           (games.le answer! (moves.bypass p! G! a! answer!))
           (games.le (moves.bypass p! G! a! answer!) answer!))
      a!2
      a!4))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          (moves.bypass p! G! a! answer!)))))
  (=> (games.option p!
                    (moves.bypass p! G! a! answer!)
                    (games.refuting p! answer! (moves.bypass p! G! a! answer!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite (xor p! true)
                (games.le answer!
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          answer!))))
  (=> (games.option (xor p! true)
                    answer!
                    (games.refuting p! answer! (moves.bypass p! G! a! answer!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite p!
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          answer!)
                (games.le answer!
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!)))))
      (a!2 (ite p!
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          G!)
                (games.le G!
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))))))
  (=> (and a!1 (ite p! (games.le answer! G!) (games.le G! answer!))) a!2)))
(assert (let ((a!1 (ite (xor p! true)
                (games.le G!
                          (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!)))
                (games.le (games.refuting p!
                                          answer!
                                          (moves.bypass p! G! a! answer!))
                          G!))))
  (=> (games.option (xor p! true)
                    G!
                    (games.refuting p! answer! (moves.bypass p! G! a! answer!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite p!
                (games.le G!
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!))
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          G!)))
      (a!3 (ite p!
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          (moves.bypass p! G! a! answer!))
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!)))))
(let ((a!2 (and (games.option p!
                              (moves.bypass p! G! a! answer!)
                              (games.refuting p!
                                              (moves.bypass p! G! a! answer!)
                                              G!))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              G!
                              (games.refuting p!
                                              (moves.bypass p! G! a! answer!)
                                              G!))
                a!3)))
  (or (ite p!
           (games.le (moves.bypass p! G! a! answer!) G!)
           (games.le G! (moves.bypass p! G! a! answer!)))
      a!2
      a!4))))
(assert (let ((a!1 (ite p!
                (games.le G!
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!))
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          G!))))
  (=> (games.option p!
                    G!
                    (games.refuting p! (moves.bypass p! G! a! answer!) G!))
      (xor a!1 true))))
(assert (let ((a!1 (ite (xor p! true)
                (games.le (moves.bypass p! G! a! answer!)
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!))
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          (moves.bypass p! G! a! answer!)))))
  (=> (games.option (xor p! true)
                    (moves.bypass p! G! a! answer!)
                    (games.refuting p! (moves.bypass p! G! a! answer!) G!))
      (xor a!1 true))))
(assert (let ((a!1 (ite p!
                (games.le G!
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!))
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          G!)))
      (a!3 (ite p!
                (games.le (games.refuting p! (moves.bypass p! G! a! answer!) G!)
                          answer!)
                (games.le answer!
                          (games.refuting p! (moves.bypass p! G! a! answer!) G!)))))
(let ((a!2 (=> (games.option p!
                             answer!
                             (games.refuting p!
                                             (moves.bypass p! G! a! answer!)
                                             G!))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor p! true)
                             G!
                             (games.refuting p!
                                             (moves.bypass p! G! a! answer!)
                                             G!))
               (xor a!3 true))))
  (=> (ite p! (games.le answer! G!) (games.le G! answer!)) (and a!2 a!4)))))
(assert (let ((a!1 (=> (and (games.option p! G! a!)
                    (games.option (xor p! true) a! answer!)
                    (ite p! (games.le answer! G!) (games.le G! answer!)))
               (and (games.le G! (moves.bypass p! G! a! answer!))
                    (games.le (moves.bypass p! G! a! answer!) G!)))))
  (not a!1)))
(check-sat)
(exit)
