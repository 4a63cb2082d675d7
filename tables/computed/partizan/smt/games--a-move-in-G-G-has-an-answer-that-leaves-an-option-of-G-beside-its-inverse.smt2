; A model is not so: a move in G - G has an answer that leaves an option of G beside its inverse.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun X! () games.Game)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(assert (let ((a!1 (= X!
              (games.plus (games.moved p! G! (games.neg G!) X!) (games.neg G!))))
      (a!3 (= X! (games.plus G! (games.moved p! G! (games.neg G!) X!)))))
(let ((a!2 (and (games.option p! G! (games.moved p! G! (games.neg G!) X!)) a!1))
      (a!4 (and (games.option p!
                              (games.neg G!)
                              (games.moved p! G! (games.neg G!) X!))
                a!3)))
  (=> (games.option p! (games.plus G! (games.neg G!)) X!) (or a!2 a!4)))))
(assert (let ((a!1 (games.option (xor p! true)
                         (games.neg G!)
                         (games.neg (games.moved p! G! (games.neg G!) X!)))))
  (=> (games.option p! G! (games.moved p! G! (games.neg G!) X!)) a!1)))
(assert (let ((a!1 (games.option (xor p! true)
                         G!
                         (games.mirrored p!
                                         G!
                                         (games.moved p! G! (games.neg G!) X!))))
      (a!2 (games.neg (games.mirrored p!
                                      G!
                                      (games.moved p! G! (games.neg G!) X!)))))
(let ((a!3 (and a!1 (= (games.moved p! G! (games.neg G!) X!) a!2))))
  (=> (games.option p! (games.neg G!) (games.moved p! G! (games.neg G!) X!))
      a!3))))
(assert (let ((a!1 (games.option (xor p! true)
                         (games.moved p! G! (games.neg G!) X!)
                         (games.neg (games.moved p! G! (games.neg G!) X!))))
      (a!2 (games.plus (games.neg (games.moved p! G! (games.neg G!) X!))
                       (games.neg G!)))
      (a!4 (games.option (xor p! true)
                         (games.neg G!)
                         (games.neg (games.moved p! G! (games.neg G!) X!))))
      (a!5 (games.plus (games.moved p! G! (games.neg G!) X!)
                       (games.neg (games.moved p! G! (games.neg G!) X!)))))
(let ((a!3 (games.option (xor p! true)
                         (games.plus (games.moved p! G! (games.neg G!) X!)
                                     (games.neg G!))
                         a!2))
      (a!6 (games.option (xor p! true)
                         (games.plus (games.moved p! G! (games.neg G!) X!)
                                     (games.neg G!))
                         a!5)))
  (and (=> a!1 a!3) (=> a!4 a!6)))))
(assert (let ((a!1 (games.option (xor p! true)
                         G!
                         (games.mirrored p!
                                         G!
                                         (games.moved p! G! (games.neg G!) X!))))
      (a!2 (games.plus (games.mirrored p!
                                       G!
                                       (games.moved p! G! (games.neg G!) X!))
                       (games.moved p! G! (games.neg G!) X!)))
      (a!4 (games.option (xor p! true)
                         (games.moved p! G! (games.neg G!) X!)
                         (games.mirrored p!
                                         G!
                                         (games.moved p! G! (games.neg G!) X!))))
      (a!5 (games.plus G!
                       (games.mirrored p!
                                       G!
                                       (games.moved p! G! (games.neg G!) X!)))))
(let ((a!3 (games.option (xor p! true)
                         (games.plus G! (games.moved p! G! (games.neg G!) X!))
                         a!2))
      (a!6 (games.option (xor p! true)
                         (games.plus G! (games.moved p! G! (games.neg G!) X!))
                         a!5)))
  (and (=> a!1 a!3) (=> a!4 a!6)))))
(assert (let ((a!1 (= X!
              (games.plus (games.moved p! G! (games.neg G!) X!) (games.neg G!)))))
(let ((a!2 (and (games.option p! G! (games.moved p! G! (games.neg G!) X!)) a!1)))
(let ((a!3 (ite a!2
                (games.moved p! G! (games.neg G!) X!)
                (games.mirrored p! G! (games.moved p! G! (games.neg G!) X!)))))
(let ((a!4 (and (games.option (xor p! true) X! (games.plus a!3 (games.neg a!3)))
                (or (games.option p! G! a!3)
                    (games.option (xor p! true) G! a!3)))))
(let ((a!5 (=> (games.option p! (games.plus G! (games.neg G!)) X!) a!4)))
  (not a!5)))))))
(check-sat)
(exit)
