; A model is not so: the longest play cuts a line at a time.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort pictures.Picture 0)
(declare-sort games.Game 0)
(declare-fun colours.lines (pictures.Picture) Int)
(declare-fun pictures.cut (pictures.Picture Int) pictures.Picture)
(declare-fun colours.origin (Bool pictures.Picture games.Game) Int)
(declare-fun cutcake.next_move (Bool games.Game) games.Game)
(declare-fun colours.position (pictures.Picture) games.Game)
(declare-fun P! () pictures.Picture)
(declare-fun cutcake.next_player (Bool games.Game) Bool)
(declare-fun cutcake.plays (Bool games.Game) Int)
(declare-fun colours.whole (pictures.Picture) Bool)
(declare-fun colours.farthest (pictures.Picture) Int)
(declare-fun games.finite (games.Game) Bool)
(declare-fun pictures.mine (Bool pictures.Picture Int) Bool)
(declare-fun pictures.there (pictures.Picture Int) Bool)
(declare-fun colours.along (pictures.Picture Int) Int)
(declare-fun pictures.far (pictures.Picture Int Int) Int)
(declare-fun pictures.high (pictures.Picture Int) Int)
(declare-fun pictures.low (pictures.Picture Int) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (pictures.cut P!
                         (colours.origin (cutcake.next_player
                                           true
                                           (colours.position P!))
                                         P!
                                         (cutcake.next_move
                                           true
                                           (colours.position P!))))))
(let ((a!2 (=> (colours.whole a!1)
               (= (cutcake.plays true (colours.position a!1))
                  (colours.lines a!1)))))
  (=> (and (>= (colours.lines a!1) 0)
           (< (colours.lines a!1) (colours.lines P!)))
      a!2))))
(assert (let ((a!1 (>= (colours.lines (pictures.cut P! (colours.farthest P!))) 0))
      (a!2 (< (colours.lines (pictures.cut P! (colours.farthest P!)))
              (colours.lines P!)))
      (a!3 (cutcake.plays true
                          (colours.position (pictures.cut P!
                                                          (colours.farthest P!))))))
(let ((a!4 (= a!3 (colours.lines (pictures.cut P! (colours.farthest P!))))))
(let ((a!5 (=> (colours.whole (pictures.cut P! (colours.farthest P!))) a!4)))
  (=> (and a!1 a!2) a!5)))))
(assert (games.finite (colours.position P!)))
(assert (let ((a!1 (colours.origin (cutcake.next_player true (colours.position P!))
                           P!
                           (cutcake.next_move true (colours.position P!)))))
(let ((a!2 (=> (pictures.mine (cutcake.next_player true (colours.position P!))
                              P!
                              a!1)
               (pictures.there P! a!1)))
      (a!3 (= (pictures.mine (cutcake.next_player true (colours.position P!))
                             (pictures.cut P! a!1)
                             a!1)
              (pictures.mine (cutcake.next_player true (colours.position P!))
                             P!
                             a!1))))
(let ((a!4 (=> (and (pictures.there P! a!1)
                    (pictures.there (pictures.cut P! a!1) a!1))
               a!3)))
  (and (=> (pictures.there P! a!1)
           (or (pictures.mine true P! a!1) (pictures.mine false P! a!1)))
       a!2
       a!4)))))
(assert (let ((a!1 (colours.origin (cutcake.next_player true (colours.position P!))
                           P!
                           (cutcake.next_move true (colours.position P!)))))
(let ((a!2 (and (pictures.there P! a!1)
                (distinct a!1 a!1)
                (xor (pictures.there (pictures.cut P! a!1) a!1) true)))
      (a!4 (and (pictures.there P! (colours.along P! a!1))
                (distinct (colours.along P! a!1) a!1)
                (xor (pictures.there (pictures.cut P! a!1)
                                     (colours.along P! a!1))
                     true))))
(let ((a!3 (=> a!2
               (< (colours.lines (pictures.cut P! a!1))
                  (- (colours.lines P!) 1))))
      (a!5 (or (= (colours.lines (pictures.cut P! a!1))
                  (- (colours.lines P!) 1))
               a!4)))
(let ((a!6 (and (>= (colours.lines (pictures.cut P! a!1)) 0)
                (< (colours.lines (pictures.cut P! a!1)) (colours.lines P!))
                a!3
                a!5)))
  (=> (pictures.there P! a!1) a!6))))))
(assert (let ((a!1 (+ (pictures.far P! (- 1) (pictures.low P! (colours.farthest P!)))
              (pictures.far P! (- 1) (pictures.high P! (colours.farthest P!))))))
  (and (>= (colours.lines P!) 0)
       (=> (>= (colours.lines P!) 1) (pictures.there P! (colours.farthest P!)))
       (=> (pictures.there P! (colours.farthest P!)) (<= a!1 a!1)))))
(assert (let ((a!1 (=> (pictures.there P! (colours.farthest P!))
               (or (pictures.mine true P! (colours.farthest P!))
                   (pictures.mine false P! (colours.farthest P!)))))
      (a!2 (and (pictures.there P! (colours.farthest P!))
                (pictures.there (pictures.cut P! (colours.farthest P!))
                                (colours.farthest P!))))
      (a!3 (= (pictures.mine true
                             (pictures.cut P! (colours.farthest P!))
                             (colours.farthest P!))
              (pictures.mine true P! (colours.farthest P!)))))
  (and a!1
       (=> (pictures.mine true P! (colours.farthest P!))
           (pictures.there P! (colours.farthest P!)))
       (=> a!2 a!3))))
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
(assert (let ((a!1 (and (colours.whole P!)
                (pictures.there P! (colours.along P! (colours.farthest P!)))
                (distinct (colours.along P! (colours.farthest P!))
                          (colours.farthest P!)))))
  (=> a!1
      (pictures.there (pictures.cut P! (colours.farthest P!))
                      (colours.along P! (colours.farthest P!))))))
(assert (let ((a!1 (colours.origin (cutcake.next_player true (colours.position P!))
                           P!
                           (cutcake.next_move true (colours.position P!)))))
  (=> (pictures.there P! a!1) (colours.whole (pictures.cut P! a!1)))))
(assert (=> (pictures.there P! (colours.farthest P!))
    (colours.whole (pictures.cut P! (colours.farthest P!)))))
(assert (let ((a!1 (games.option true
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (pictures.mine true
                          P!
                          (colours.origin true
                                          P!
                                          (cutcake.next_move
                                            true
                                            (colours.position P!)))))
      (a!3 (pictures.cut P!
                         (colours.origin true
                                         P!
                                         (cutcake.next_move
                                           true
                                           (colours.position P!))))))
(let ((a!4 (and a!2
                (= (cutcake.next_move true (colours.position P!))
                   (colours.position a!3)))))
(let ((a!5 (=> (games.option true
                             (colours.position P!)
                             (cutcake.next_move true (colours.position P!)))
               a!4)))
  (and (=> (pictures.mine true P! (colours.farthest P!)) a!1) a!5)))))
(assert (let ((a!1 (games.option true
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (cutcake.plays true
                          (colours.position (pictures.cut P!
                                                          (colours.farthest P!))))))
(let ((a!3 (<= (ite true (+ a!2 1) (cutcake.plays true (colours.position P!)))
               (ite true (cutcake.plays true (colours.position P!)) (+ a!2 1)))))
(let ((a!4 (and (>= (cutcake.plays true (colours.position P!)) 0) (=> a!1 a!3))))
  (=> (games.finite (colours.position P!)) a!4)))))
(assert (let ((a!1 (games.option false
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (pictures.mine false
                          P!
                          (colours.origin false
                                          P!
                                          (cutcake.next_move
                                            true
                                            (colours.position P!)))))
      (a!3 (pictures.cut P!
                         (colours.origin false
                                         P!
                                         (cutcake.next_move
                                           true
                                           (colours.position P!))))))
(let ((a!4 (and a!2
                (= (cutcake.next_move true (colours.position P!))
                   (colours.position a!3)))))
(let ((a!5 (=> (games.option false
                             (colours.position P!)
                             (cutcake.next_move true (colours.position P!)))
               a!4)))
  (and (=> (pictures.mine false P! (colours.farthest P!)) a!1) a!5)))))
(assert (let ((a!1 (games.option false
                         (colours.position P!)
                         (colours.position (pictures.cut P!
                                                         (colours.farthest P!)))))
      (a!2 (cutcake.plays true
                          (colours.position (pictures.cut P!
                                                          (colours.farthest P!))))))
(let ((a!3 (<= (ite true (+ a!2 1) (cutcake.plays true (colours.position P!)))
               (ite true (cutcake.plays true (colours.position P!)) (+ a!2 1)))))
(let ((a!4 (and (>= (cutcake.plays true (colours.position P!)) 0) (=> a!1 a!3))))
  (=> (games.finite (colours.position P!)) a!4)))))
(assert (let ((a!1 (+ (cutcake.plays true
                             (cutcake.next_move true (colours.position P!)))
              1))
      (a!3 (xor (games.option false
                              (colours.position P!)
                              (cutcake.next_move true (colours.position P!)))
                true)))
(let ((a!2 (and (games.option (cutcake.next_player true (colours.position P!))
                              (colours.position P!)
                              (cutcake.next_move true (colours.position P!)))
                (= (cutcake.plays true (colours.position P!)) a!1)))
      (a!4 (and (= (cutcake.plays true (colours.position P!)) 0) a!3)))
  (=> (games.finite (colours.position P!)) (or a!2 a!4)))))
(assert (let ((a!1 (=> (colours.whole P!)
               (= (cutcake.plays true (colours.position P!)) (colours.lines P!)))))
  (not (=> (>= (colours.lines P!) 0) a!1))))
(check-sat)
(exit)
