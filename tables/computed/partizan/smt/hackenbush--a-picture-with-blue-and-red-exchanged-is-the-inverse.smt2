; A model is not so: a picture with blue and red exchanged is the inverse.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort hackenbush.Picture 0)
(declare-fun hackenbush.position (hackenbush.Picture) games.Game)
(declare-fun hackenbush.exchanged (hackenbush.Picture) hackenbush.Picture)
(declare-fun hackenbush.cut (hackenbush.Picture Int) hackenbush.Picture)
(declare-fun hackenbush.which (Bool hackenbush.Picture games.Game) Int)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun games.differing (games.Game games.Game) games.Game)
(declare-fun P! () hackenbush.Picture)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.side (games.Game games.Game) Bool)
(declare-fun hackenbush.lines (hackenbush.Picture) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun hackenbush.mine (Bool hackenbush.Picture Int) Bool)
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!3 (>= (hackenbush.lines (hackenbush.cut P!
                                                 (hackenbush.which a!1 P! a!2)))
               0))
      (a!4 (< (hackenbush.lines (hackenbush.cut P!
                                                (hackenbush.which a!1 P! a!2)))
              (hackenbush.lines P!)))
      (a!5 (games.neg (hackenbush.position
                        (hackenbush.cut P! (hackenbush.which a!1 P! a!2)))))
      (a!6 (hackenbush.position
             (hackenbush.exchanged
               (hackenbush.cut P! (hackenbush.which a!1 P! a!2))))))
  (=> (and a!3 a!4) (= a!5 a!6)))))
(assert (let ((a!1 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!))))))
(let ((a!2 (and (>= (hackenbush.lines (hackenbush.cut P! a!1)) 0)
                (< (hackenbush.lines (hackenbush.cut P! a!1))
                   (hackenbush.lines P!))))
      (a!3 (= (games.neg (hackenbush.position (hackenbush.cut P! a!1)))
              (hackenbush.position
                (hackenbush.exchanged (hackenbush.cut P! a!1))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (games.neg (hackenbush.position P!))
                         (games.differing (games.neg (hackenbush.position P!))
                                          (hackenbush.position
                                            (hackenbush.exchanged P!)))))
      (a!2 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (hackenbush.position (hackenbush.exchanged P!))
                         (games.differing (games.neg (hackenbush.position P!))
                                          (hackenbush.position
                                            (hackenbush.exchanged P!))))))
  (or (= (games.neg (hackenbush.position P!))
         (hackenbush.position (hackenbush.exchanged P!)))
      (distinct a!1 a!2))))
(assert (let ((a!1 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (games.neg (hackenbush.position P!))
                         (games.differing (games.neg (hackenbush.position P!))
                                          (hackenbush.position
                                            (hackenbush.exchanged P!)))))
      (a!2 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!3 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!4 (= (games.differing (games.neg (hackenbush.position P!))
                               (hackenbush.position (hackenbush.exchanged P!)))
              (games.neg a!3))))
  (=> a!1 (and (games.option a!2 (hackenbush.position P!) a!3) a!4)))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!3 (games.option a!1
                         (hackenbush.position P!)
                         (hackenbush.position
                           (hackenbush.cut P! (hackenbush.which a!1 P! a!2)))))
      (a!4 (>= (hackenbush.lines (hackenbush.cut P!
                                                 (hackenbush.which a!1 P! a!2)))
               0))
      (a!5 (< (hackenbush.lines (hackenbush.cut P!
                                                (hackenbush.which a!1 P! a!2)))
              (hackenbush.lines P!)))
      (a!6 (= a!2
              (hackenbush.position
                (hackenbush.cut P! (hackenbush.which a!1 P! a!2))))))
(let ((a!7 (=> (games.option a!1 (hackenbush.position P!) a!2)
               (and (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!2)) a!6))))
  (and (=> (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!2)) a!3)
       (=> (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!2)) (and a!4 a!5))
       a!7)))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!)))))
      (a!5 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!3 (=> (hackenbush.mine a!1 P! a!2)
               (games.option a!1
                             (hackenbush.position P!)
                             (hackenbush.position (hackenbush.cut P! a!2)))))
      (a!4 (and (>= (hackenbush.lines (hackenbush.cut P! a!2)) 0)
                (< (hackenbush.lines (hackenbush.cut P! a!2))
                   (hackenbush.lines P!))))
      (a!6 (= a!5
              (hackenbush.position
                (hackenbush.cut P! (hackenbush.which a!1 P! a!5))))))
(let ((a!7 (=> (games.option a!1 (hackenbush.position P!) a!5)
               (and (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!5)) a!6))))
  (and a!3 (=> (hackenbush.mine a!1 P! a!2) a!4) a!7)))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!)))))
      (a!7 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (hackenbush.position (hackenbush.exchanged P!))
                         (games.differing (games.neg (hackenbush.position P!))
                                          (hackenbush.position
                                            (hackenbush.exchanged P!)))))
      (a!8 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!))))))
(let ((a!3 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            (hackenbush.exchanged P!)
                            (hackenbush.which a!1 P! a!2)))
      (a!4 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (hackenbush.position (hackenbush.exchanged P!))
                         (hackenbush.position
                           (hackenbush.cut (hackenbush.exchanged P!)
                                           (hackenbush.which a!1 P! a!2)))))
      (a!5 (>= (hackenbush.lines (hackenbush.cut (hackenbush.exchanged P!)
                                                 (hackenbush.which a!1 P! a!2)))
               0))
      (a!6 (< (hackenbush.lines (hackenbush.cut (hackenbush.exchanged P!)
                                                (hackenbush.which a!1 P! a!2)))
              (hackenbush.lines (hackenbush.exchanged P!))))
      (a!9 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            (hackenbush.exchanged P!)
                            a!8))
      (a!10 (= (games.differing (games.neg (hackenbush.position P!))
                                (hackenbush.position (hackenbush.exchanged P!)))
               (hackenbush.position
                 (hackenbush.cut (hackenbush.exchanged P!) a!8)))))
  (and (=> a!3 a!4) (=> a!3 (and a!5 a!6)) (=> a!7 (and a!9 a!10))))))
(assert (let ((a!1 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!)))))
      (a!6 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (hackenbush.position (hackenbush.exchanged P!))
                         (games.differing (games.neg (hackenbush.position P!))
                                          (hackenbush.position
                                            (hackenbush.exchanged P!))))))
(let ((a!2 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            (hackenbush.exchanged P!)
                            a!1))
      (a!3 (games.option (games.side (games.neg (hackenbush.position P!))
                                     (hackenbush.position
                                       (hackenbush.exchanged P!)))
                         (hackenbush.position (hackenbush.exchanged P!))
                         (hackenbush.position
                           (hackenbush.cut (hackenbush.exchanged P!) a!1))))
      (a!4 (>= (hackenbush.lines (hackenbush.cut (hackenbush.exchanged P!) a!1))
               0))
      (a!5 (< (hackenbush.lines (hackenbush.cut (hackenbush.exchanged P!) a!1))
              (hackenbush.lines (hackenbush.exchanged P!))))
      (a!7 (= (games.differing (games.neg (hackenbush.position P!))
                               (hackenbush.position (hackenbush.exchanged P!)))
              (hackenbush.position
                (hackenbush.cut (hackenbush.exchanged P!) a!1)))))
  (and (=> a!2 a!3) (=> a!2 (and a!4 a!5)) (=> a!6 (and a!2 a!7))))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!3 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            (hackenbush.exchanged P!)
                            (hackenbush.which a!1 P! a!2)))
      (a!4 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            P!
                            (hackenbush.which a!1 P! a!2)))
      (a!5 (= (hackenbush.cut (hackenbush.exchanged P!)
                              (hackenbush.which a!1 P! a!2))
              (hackenbush.exchanged
                (hackenbush.cut P! (hackenbush.which a!1 P! a!2))))))
  (and (= (hackenbush.lines (hackenbush.exchanged P!)) (hackenbush.lines P!))
       (= a!3 (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!2)))
       (=> a!4 a!5)))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (hackenbush.position P!))
                                       (hackenbush.position
                                         (hackenbush.exchanged P!)))
                           (hackenbush.position P!)
                           (games.differing (games.neg (hackenbush.position P!))
                                            (hackenbush.position
                                              (hackenbush.exchanged P!))))))
(let ((a!3 (= (hackenbush.cut (hackenbush.exchanged P!)
                              (hackenbush.which a!1 P! a!2))
              (hackenbush.exchanged
                (hackenbush.cut P! (hackenbush.which a!1 P! a!2))))))
  (and (= (hackenbush.lines (hackenbush.exchanged P!)) (hackenbush.lines P!))
       (= (hackenbush.mine a!1
                           (hackenbush.exchanged P!)
                           (hackenbush.which a!1 P! a!2))
          (hackenbush.mine (xor a!1 true) P! (hackenbush.which a!1 P! a!2)))
       (=> (hackenbush.mine a!1 P! (hackenbush.which a!1 P! a!2)) a!3)))))
(assert (let ((a!1 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!)))))
      (a!3 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true)))
(let ((a!2 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            (hackenbush.exchanged P!)
                            a!1))
      (a!4 (hackenbush.mine (games.side (games.neg (hackenbush.position P!))
                                        (hackenbush.position
                                          (hackenbush.exchanged P!)))
                            P!
                            a!1)))
(let ((a!5 (=> a!4
               (= (hackenbush.cut (hackenbush.exchanged P!) a!1)
                  (hackenbush.exchanged (hackenbush.cut P! a!1))))))
  (and (= (hackenbush.lines (hackenbush.exchanged P!)) (hackenbush.lines P!))
       (= a!2 (hackenbush.mine a!3 P! a!1))
       a!5)))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!))))))
(let ((a!3 (=> (hackenbush.mine a!1 P! a!2)
               (= (hackenbush.cut (hackenbush.exchanged P!) a!2)
                  (hackenbush.exchanged (hackenbush.cut P! a!2))))))
  (and (= (hackenbush.lines (hackenbush.exchanged P!)) (hackenbush.lines P!))
       (= (hackenbush.mine a!1 (hackenbush.exchanged P!) a!2)
          (hackenbush.mine (xor a!1 true) P! a!2))
       a!3))))
(assert (let ((a!1 (xor (games.side (games.neg (hackenbush.position P!))
                            (hackenbush.position (hackenbush.exchanged P!)))
                true))
      (a!2 (hackenbush.which (games.side (games.neg (hackenbush.position P!))
                                         (hackenbush.position
                                           (hackenbush.exchanged P!)))
                             (hackenbush.exchanged P!)
                             (games.differing (games.neg (hackenbush.position
                                                           P!))
                                              (hackenbush.position
                                                (hackenbush.exchanged P!))))))
(let ((a!3 (games.option (xor a!1 true)
                         (games.neg (hackenbush.position P!))
                         (games.neg (hackenbush.position
                                      (hackenbush.cut P! a!2))))))
  (=> (games.option a!1
                    (hackenbush.position P!)
                    (hackenbush.position (hackenbush.cut P! a!2)))
      a!3))))
(assert (let ((a!1 (=> (>= (hackenbush.lines P!) 0)
               (= (games.neg (hackenbush.position P!))
                  (hackenbush.position (hackenbush.exchanged P!))))))
  (not a!1)))
(check-sat)
(exit)
