; A model is not so: a green picture is impartial.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort pictures.Picture 0)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun colours.position (pictures.Picture) games.Game)
(declare-fun pictures.cut (pictures.Picture Int) pictures.Picture)
(declare-fun colours.origin (Bool pictures.Picture games.Game) Int)
(declare-fun nimbers.unlike (games.Game) games.Game)
(declare-fun P! () pictures.Picture)
(declare-fun colours.green (pictures.Picture) Bool)
(declare-fun colours.lines (pictures.Picture) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun pictures.mine (Bool pictures.Picture Int) Bool)
(declare-fun pictures.there (pictures.Picture Int) Bool)
(declare-fun colours.coloured (pictures.Picture) Int)
(declare-fun colours.along (pictures.Picture Int) Int)
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!))))))
  (=> (and (>= (colours.lines a!1) 0)
           (< (colours.lines a!1) (colours.lines P!)))
      (=> (colours.green a!1) (nimbers.impartial (colours.position a!1))))))
(assert (let ((a!1 (distinct (games.option true
                                   (colours.position P!)
                                   (nimbers.unlike (colours.position P!)))
                     (games.option false
                                   (colours.position P!)
                                   (nimbers.unlike (colours.position P!)))))
      (a!2 (xor (nimbers.impartial (nimbers.unlike (colours.position P!))) true)))
(let ((a!3 (and (games.option true
                              (colours.position P!)
                              (nimbers.unlike (colours.position P!)))
                a!2)))
  (or (nimbers.impartial (colours.position P!)) a!1 a!3))))
(assert (let ((a!1 (pictures.mine true
                          P!
                          (colours.origin false
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.cut P!
                         (colours.origin false
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (pictures.mine true
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!4 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!))))))
(let ((a!5 (and a!3
                (= (nimbers.unlike (colours.position P!))
                   (colours.position a!4)))))
(let ((a!6 (=> (games.option true
                             (colours.position P!)
                             (nimbers.unlike (colours.position P!)))
               a!5)))
  (and (=> a!1 (games.option true (colours.position P!) (colours.position a!2)))
       a!6)))))
(assert (let ((a!1 (pictures.mine false
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (pictures.mine false
                          P!
                          (colours.origin false
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!4 (pictures.cut P!
                         (colours.origin false
                                         P!
                                         (nimbers.unlike (colours.position P!))))))
(let ((a!5 (and a!3
                (= (nimbers.unlike (colours.position P!))
                   (colours.position a!4)))))
(let ((a!6 (=> (games.option false
                             (colours.position P!)
                             (nimbers.unlike (colours.position P!)))
               a!5)))
  (and (=> a!1
           (games.option false (colours.position P!) (colours.position a!2)))
       a!6)))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.mine true
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!3 (pictures.mine false
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!4 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!))))))
(let ((a!5 (pictures.there a!4
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!)))))
      (a!6 (pictures.mine false
                          a!4
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!))))))
  (and (=> a!1 (or a!2 a!3)) (=> a!3 a!1) (=> (and a!1 a!5) (= a!6 a!3))))))
(assert (let ((a!1 (pictures.mine true
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.mine false
                          P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!3 (and (pictures.there P! (colours.coloured P!))
                (distinct (pictures.mine true P! (colours.coloured P!))
                          (pictures.mine false P! (colours.coloured P!))))))
  (ite (colours.green P!) (xor (distinct a!1 a!2) true) a!3)))
(assert (let ((a!1 (pictures.mine true
                          P!
                          (colours.origin false
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.mine false
                          P!
                          (colours.origin false
                                          P!
                                          (nimbers.unlike (colours.position P!)))))
      (a!3 (and (pictures.there P! (colours.coloured P!))
                (distinct (pictures.mine true P! (colours.coloured P!))
                          (pictures.mine false P! (colours.coloured P!))))))
  (ite (colours.green P!) (xor (distinct a!1 a!2) true) a!3)))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (and (pictures.there P! (colours.coloured P!))
                (distinct (pictures.mine true P! (colours.coloured P!))
                          (pictures.mine false P! (colours.coloured P!))))))
(let ((a!2 (xor (distinct (pictures.mine true P! (colours.coloured a!1))
                          (pictures.mine false P! (colours.coloured a!1)))
                true)))
  (ite (colours.green P!) a!2 a!3))))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!))))))
(let ((a!2 (distinct (pictures.mine true a!1 (colours.coloured a!1))
                     (pictures.mine false a!1 (colours.coloured a!1)))))
  (ite (colours.green a!1)
       (xor a!2 true)
       (and (pictures.there a!1 (colours.coloured a!1)) a!2)))))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (pictures.there P!
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!))))))
(let ((a!2 (=> (pictures.there P! (colours.coloured a!1))
               (or (pictures.mine true P! (colours.coloured a!1))
                   (pictures.mine false P! (colours.coloured a!1)))))
      (a!4 (=> (and a!3 (pictures.there a!1 (colours.coloured a!1)))
               (= (pictures.mine true a!1 (colours.coloured a!1))
                  (pictures.mine true P! (colours.coloured a!1))))))
  (and a!2
       (=> (pictures.mine true P! (colours.coloured a!1))
           (pictures.there P! (colours.coloured a!1)))
       a!4))))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (pictures.there P!
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!))))))
(let ((a!2 (=> (pictures.there P! (colours.coloured a!1))
               (or (pictures.mine true P! (colours.coloured a!1))
                   (pictures.mine false P! (colours.coloured a!1)))))
      (a!4 (=> (and a!3 (pictures.there a!1 (colours.coloured a!1)))
               (= (pictures.mine false a!1 (colours.coloured a!1))
                  (pictures.mine false P! (colours.coloured a!1))))))
  (and a!2
       (=> (pictures.mine false P! (colours.coloured a!1))
           (pictures.there P! (colours.coloured a!1)))
       a!4))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!)))))
      (a!2 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (nimbers.unlike (colours.position P!)))))
      (a!3 (distinct (colours.origin true
                                     P!
                                     (nimbers.unlike (colours.position P!)))
                     (colours.origin true
                                     P!
                                     (nimbers.unlike (colours.position P!)))))
      (a!6 (colours.along P!
                          (colours.origin true
                                          P!
                                          (nimbers.unlike (colours.position P!))))))
(let ((a!4 (pictures.there a!2
                           (colours.origin true
                                           P!
                                           (nimbers.unlike (colours.position P!)))))
      (a!7 (distinct a!6
                     (colours.origin true
                                     P!
                                     (nimbers.unlike (colours.position P!))))))
(let ((a!5 (=> (and a!1 a!3 (xor a!4 true))
               (< (colours.lines a!2) (- (colours.lines P!) 1))))
      (a!8 (or (= (colours.lines a!2) (- (colours.lines P!) 1))
               (and (pictures.there P! a!6)
                    a!7
                    (xor (pictures.there a!2 a!6) true)))))
  (=> a!1
      (and (>= (colours.lines a!2) 0)
           (< (colours.lines a!2) (colours.lines P!))
           a!5
           a!8))))))
(assert (let ((a!1 (=> (>= (colours.lines P!) 0)
               (=> (colours.green P!) (nimbers.impartial (colours.position P!))))))
  (not a!1)))
(check-sat)
(exit)
