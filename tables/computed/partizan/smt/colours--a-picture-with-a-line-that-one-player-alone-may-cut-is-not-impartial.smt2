; A model is not so: a picture with a line that one player alone may cut is not impartial.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort pictures.Picture 0)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun colours.position (pictures.Picture) games.Game)
(declare-fun pictures.cut (pictures.Picture Int) pictures.Picture)
(declare-fun colours.farthest (pictures.Picture) Int)
(declare-fun P! () pictures.Picture)
(declare-fun pictures.mine (Bool pictures.Picture Int) Bool)
(declare-fun e! () Int)
(declare-fun p! () Bool)
(declare-fun colours.whole (pictures.Picture) Bool)
(declare-fun colours.lines (pictures.Picture) Int)
(declare-fun colours.origin (Bool pictures.Picture games.Game) Int)
(declare-fun pictures.far (pictures.Picture Int Int) Int)
(declare-fun pictures.high (pictures.Picture Int) Int)
(declare-fun pictures.low (pictures.Picture Int) Int)
(declare-fun pictures.there (pictures.Picture Int) Bool)
(declare-fun colours.along (pictures.Picture Int) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun cutcake.plays (Bool games.Game) Int)
(assert (let ((a!1 (>= (colours.lines (pictures.cut P! (colours.farthest P!))) 0))
      (a!2 (< (colours.lines (pictures.cut P! (colours.farthest P!)))
              (colours.lines P!)))
      (a!3 (xor (pictures.mine (xor p! true)
                               (pictures.cut P! (colours.farthest P!))
                               e!)
                true))
      (a!5 (nimbers.impartial
             (colours.position (pictures.cut P! (colours.farthest P!))))))
(let ((a!4 (and (colours.whole (pictures.cut P! (colours.farthest P!)))
                (pictures.mine p! (pictures.cut P! (colours.farthest P!)) e!)
                a!3)))
  (=> (and a!1 a!2) (=> a!4 (xor a!5 true))))))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
(let ((a!2 (and (colours.whole a!1)
                (pictures.mine p! a!1 e!)
                (xor (pictures.mine (xor p! true) a!1 e!) true))))
(let ((a!3 (=> a!2 (xor (nimbers.impartial (colours.position a!1)) true))))
  (=> (and (>= (colours.lines a!1) 0)
           (< (colours.lines a!1) (colours.lines P!)))
      a!3)))))
(assert (let ((a!1 (+ (pictures.far P! (- 1) (pictures.low P! (colours.farthest P!)))
              (pictures.far P! (- 1) (pictures.high P! (colours.farthest P!))))))
(let ((a!2 (<= (+ (pictures.far P! (- 1) (pictures.low P! e!))
                  (pictures.far P! (- 1) (pictures.high P! e!)))
               a!1)))
  (and (>= (colours.lines P!) 0)
       (=> (>= (colours.lines P!) 1) (pictures.there P! (colours.farthest P!)))
       (=> (pictures.there P! e!) a!2)))))
(assert (=> (and (colours.whole P!)
         (pictures.there P! e!)
         (distinct e! (colours.farthest P!)))
    (pictures.there (pictures.cut P! (colours.farthest P!)) e!)))
(assert (=> (and (colours.whole P!)
         (pictures.there P! (colours.along P! e!))
         (distinct (colours.along P! e!) (colours.farthest P!)))
    (pictures.there (pictures.cut P! (colours.farthest P!))
                    (colours.along P! e!))))
(assert (let ((a!1 (games.option p!
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (colours.position (pictures.cut P!
                                           (colours.origin p!
                                                           P!
                                                           (colours.position P!))))))
(let ((a!3 (and (pictures.mine p!
                               P!
                               (colours.origin p! P! (colours.position P!)))
                (= (colours.position P!) a!2))))
  (and (=> (pictures.mine p! P! (colours.farthest P!)) a!1)
       (=> (games.option p! (colours.position P!) (colours.position P!)) a!3)))))
(assert (let ((a!1 (games.option (xor p! true)
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (colours.position (pictures.cut P!
                                           (colours.origin (xor p! true)
                                                           P!
                                                           (colours.position P!))))))
(let ((a!3 (and (pictures.mine (xor p! true)
                               P!
                               (colours.origin (xor p! true)
                                               P!
                                               (colours.position P!)))
                (= (colours.position P!) a!2))))
  (and (=> (pictures.mine (xor p! true) P! (colours.farthest P!)) a!1)
       (=> (games.option (xor p! true)
                         (colours.position P!)
                         (colours.position P!))
           a!3)))))
(assert (let ((a!1 (pictures.mine (xor p! true)
                          P!
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!)))))
      (a!2 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
(let ((a!3 (and a!1
                (= (colours.position (pictures.cut P! e!))
                   (colours.position a!2)))))
(let ((a!4 (=> (games.option (xor p! true)
                             (colours.position P!)
                             (colours.position (pictures.cut P! e!)))
               a!3)))
  (and (=> a!1
           (games.option (xor p! true)
                         (colours.position P!)
                         (colours.position a!2)))
       a!4)))))
(assert (let ((a!1 (games.option true
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (games.option false
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!3 (games.option (xor p! true)
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!4 (nimbers.impartial
             (colours.position (pictures.cut P! (colours.farthest P!))))))
  (=> (nimbers.impartial (colours.position P!)) (and (= a!1 a!2) (=> a!3 a!4)))))
(assert (let ((a!1 (and (pictures.there P! (colours.farthest P!))
                (pictures.there (pictures.cut P! (colours.farthest P!)) e!)))
      (a!2 (= (pictures.mine true (pictures.cut P! (colours.farthest P!)) e!)
              (pictures.mine true P! e!))))
  (and (=> (pictures.there P! e!)
           (or (pictures.mine true P! e!) (pictures.mine false P! e!)))
       (=> (pictures.mine true P! e!) (pictures.there P! e!))
       (=> a!1 a!2))))
(assert (let ((a!1 (and (pictures.there P! (colours.farthest P!))
                (pictures.there (pictures.cut P! (colours.farthest P!)) e!)))
      (a!2 (= (pictures.mine false (pictures.cut P! (colours.farthest P!)) e!)
              (pictures.mine false P! e!))))
  (and (=> (pictures.there P! e!)
           (or (pictures.mine true P! e!) (pictures.mine false P! e!)))
       (=> (pictures.mine false P! e!) (pictures.there P! e!))
       (=> a!1 a!2))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!2 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
  (and (=> (pictures.there P! e!)
           (or (pictures.mine true P! e!) (pictures.mine false P! e!)))
       (=> (pictures.mine true P! e!) (pictures.there P! e!))
       (=> (and a!1 (pictures.there a!2 e!))
           (= (pictures.mine true a!2 e!) (pictures.mine true P! e!))))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!2 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
  (and (=> (pictures.there P! e!)
           (or (pictures.mine true P! e!) (pictures.mine false P! e!)))
       (=> (pictures.mine false P! e!) (pictures.there P! e!))
       (=> (and a!1 (pictures.there a!2 e!))
           (= (pictures.mine false a!2 e!) (pictures.mine false P! e!))))))
(assert (let ((a!1 (=> (pictures.there P! (colours.farthest P!))
               (or (pictures.mine true P! (colours.farthest P!))
                   (pictures.mine false P! (colours.farthest P!)))))
      (a!2 (and (pictures.there P! (colours.farthest P!))
                (pictures.there (pictures.cut P! (colours.farthest P!))
                                (colours.farthest P!))))
      (a!3 (= (pictures.mine p!
                             (pictures.cut P! (colours.farthest P!))
                             (colours.farthest P!))
              (pictures.mine p! P! (colours.farthest P!)))))
  (and a!1
       (=> (pictures.mine p! P! (colours.farthest P!))
           (pictures.there P! (colours.farthest P!)))
       (=> a!2 a!3))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!2 (pictures.mine true
                          P!
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!)))))
      (a!3 (pictures.mine false
                          P!
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!)))))
      (a!4 (pictures.mine (xor p! true)
                          P!
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!)))))
      (a!5 (pictures.there (pictures.cut P! e!)
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!6 (pictures.mine (xor p! true)
                          (pictures.cut P! e!)
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!))))))
  (and (=> a!1 (or a!2 a!3))
       (=> a!4 a!1)
       (=> (and (pictures.there P! e!) a!5) (= a!6 a!4)))))
(assert (let ((a!1 (and (pictures.there P! e!)
                (distinct e! e!)
                (xor (pictures.there (pictures.cut P! e!) e!) true)))
      (a!3 (and (pictures.there P! (colours.along P! e!))
                (distinct (colours.along P! e!) e!)
                (xor (pictures.there (pictures.cut P! e!) (colours.along P! e!))
                     true))))
(let ((a!2 (=> a!1
               (< (colours.lines (pictures.cut P! e!)) (- (colours.lines P!) 1))))
      (a!4 (or (= (colours.lines (pictures.cut P! e!)) (- (colours.lines P!) 1))
               a!3)))
(let ((a!5 (and (>= (colours.lines (pictures.cut P! e!)) 0)
                (< (colours.lines (pictures.cut P! e!)) (colours.lines P!))
                a!2
                a!4)))
  (=> (pictures.there P! e!) a!5)))))
(assert (let ((a!1 (>= (colours.lines (pictures.cut P! (colours.farthest P!))) 0))
      (a!2 (< (colours.lines (pictures.cut P! (colours.farthest P!)))
              (colours.lines P!)))
      (a!3 (xor (pictures.there (pictures.cut P! (colours.farthest P!))
                                (colours.farthest P!))
                true))
      (a!4 (< (colours.lines (pictures.cut P! (colours.farthest P!)))
              (- (colours.lines P!) 1)))
      (a!6 (= (colours.lines (pictures.cut P! (colours.farthest P!)))
              (- (colours.lines P!) 1)))
      (a!7 (xor (pictures.there (pictures.cut P! (colours.farthest P!))
                                (colours.along P! (colours.farthest P!)))
                true)))
(let ((a!5 (=> (and (pictures.there P! (colours.farthest P!))
                    (distinct (colours.farthest P!) (colours.farthest P!))
                    a!3)
               a!4))
      (a!8 (and (pictures.there P! (colours.along P! (colours.farthest P!)))
                (distinct (colours.along P! (colours.farthest P!))
                          (colours.farthest P!))
                a!7)))
  (=> (pictures.there P! (colours.farthest P!)) (and a!1 a!2 a!5 (or a!6 a!8))))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!2 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!)))))
      (a!3 (distinct e!
                     (colours.origin (xor p! true)
                                     P!
                                     (colours.position (pictures.cut P! e!)))))
      (a!5 (colours.along P!
                          (colours.origin (xor p! true)
                                          P!
                                          (colours.position (pictures.cut P! e!))))))
(let ((a!4 (=> (and (pictures.there P! e!)
                    a!3
                    (xor (pictures.there a!2 e!) true))
               (< (colours.lines a!2) (- (colours.lines P!) 1))))
      (a!6 (distinct a!5
                     (colours.origin (xor p! true)
                                     P!
                                     (colours.position (pictures.cut P! e!))))))
(let ((a!7 (or (= (colours.lines a!2) (- (colours.lines P!) 1))
               (and (pictures.there P! a!5)
                    a!6
                    (xor (pictures.there a!2 a!5) true)))))
  (=> a!1
      (and (>= (colours.lines a!2) 0)
           (< (colours.lines a!2) (colours.lines P!))
           a!4
           a!7))))))
(assert (=> (pictures.there P! (colours.farthest P!))
    (colours.whole (pictures.cut P! (colours.farthest P!)))))
(assert (let ((a!1 (>= (colours.lines (pictures.cut P! (colours.farthest P!))) 0))
      (a!2 (cutcake.plays true
                          (colours.position (pictures.cut P!
                                                          (colours.farthest P!))))))
(let ((a!3 (= a!2 (colours.lines (pictures.cut P! (colours.farthest P!))))))
(let ((a!4 (=> (colours.whole (pictures.cut P! (colours.farthest P!))) a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (pictures.there P!
                           (colours.origin (xor p! true)
                                           P!
                                           (colours.position (pictures.cut P!
                                                                           e!)))))
      (a!2 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
  (=> a!1 (colours.whole a!2))))
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin (xor p! true)
                                         P!
                                         (colours.position (pictures.cut P! e!))))))
(let ((a!2 (=> (colours.whole a!1)
               (= (cutcake.plays true (colours.position a!1))
                  (colours.lines a!1)))))
  (=> (>= (colours.lines a!1) 0) a!2))))
(assert (let ((a!1 (and (colours.whole P!)
                (pictures.mine p! P! e!)
                (xor (pictures.mine (xor p! true) P! e!) true))))
(let ((a!2 (=> a!1 (xor (nimbers.impartial (colours.position P!)) true))))
  (not (=> (>= (colours.lines P!) 0) a!2)))))
(check-sat)
(exit)
