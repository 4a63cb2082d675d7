; A model is not so: each play of a rectangle is a cut less than it has units.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun cutcake.units (Int Int) Int)
(declare-fun c! () Int)
(declare-fun cutcake.place (Bool Int Int games.Game) Int)
(declare-fun cutcake.next_move (Bool games.Game) games.Game)
(declare-fun cutcake.cake (Int Int) games.Game)
(declare-fun r! () Int)
(declare-fun q! () Bool)
(declare-fun cutcake.next_player (Bool games.Game) Bool)
(declare-fun cutcake.plays (Bool games.Game) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (+ (ite (cutcake.next_player q! (cutcake.cake r! c!)) r! a!1)
              (ite (cutcake.next_player q! (cutcake.cake r! c!)) a!1 c!)))
      (a!3 (>= (ite (cutcake.next_player q! (cutcake.cake r! c!)) r! a!1) 1))
      (a!4 (>= (ite (cutcake.next_player q! (cutcake.cake r! c!)) a!1 c!) 1))
      (a!5 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              a!1)
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              a!1
                              c!)))
      (a!6 (cutcake.units (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               r!
                               a!1)
                          (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               a!1
                               c!))))
  (=> (and (>= a!2 0) (< a!2 (+ r! c!)))
      (=> (and a!3 a!4) (= (cutcake.plays q! a!5) (- a!6 1)))))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (ite (cutcake.next_player q! (cutcake.cake r! c!)) r! (- r! a!1)))
      (a!3 (ite (cutcake.next_player q! (cutcake.cake r! c!)) (- c! a!1) c!)))
(let ((a!4 (=> (and (>= a!2 1) (>= a!3 1))
               (= (cutcake.plays q! (cutcake.cake a!2 a!3))
                  (- (cutcake.units a!2 a!3) 1)))))
  (=> (and (>= (+ a!2 a!3) 0) (< (+ a!2 a!3) (+ r! c!))) a!4)))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (cutcake.units (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               r!
                               a!1)
                          (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               a!1
                               c!)))
      (a!3 (cutcake.units (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               r!
                               (- r! a!1))
                          (ite (cutcake.next_player q! (cutcake.cake r! c!))
                               (- c! a!1)
                               c!))))
  (= (+ a!2 a!3) (cutcake.units r! c!)))))
(assert (= (cutcake.units 1 1) (* 1 1)))
(assert (let ((a!1 (+ (cutcake.plays q! (cutcake.next_move q! (cutcake.cake r! c!))) 1))
      (a!3 (games.option true
                         (cutcake.cake r! c!)
                         (games.plus (cutcake.cake r! 1)
                                     (cutcake.cake r! (- c! 1))))))
(let ((a!2 (and (games.option (cutcake.next_player q! (cutcake.cake r! c!))
                              (cutcake.cake r! c!)
                              (cutcake.next_move q! (cutcake.cake r! c!)))
                (= (cutcake.plays q! (cutcake.cake r! c!)) a!1)))
      (a!4 (and (= (cutcake.plays q! (cutcake.cake r! c!)) 0) (xor a!3 true))))
  (=> (games.finite (cutcake.cake r! c!)) (or a!2 a!4)))))
(assert (let ((a!1 (games.plus (cutcake.cake (ite true r! 1) (ite true 1 c!))
                       (cutcake.cake (ite true r! (- r! 1))
                                     (ite true (- c! 1) c!))))
      (a!3 (>= (cutcake.place true
                              r!
                              c!
                              (cutcake.next_move q! (cutcake.cake r! c!)))
               1))
      (a!4 (< (cutcake.place true
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!)))
              (ite true c! r!)))
      (a!5 (ite true
                r!
                (cutcake.place true
                               r!
                               c!
                               (cutcake.next_move q! (cutcake.cake r! c!)))))
      (a!6 (ite true
                (cutcake.place true
                               r!
                               c!
                               (cutcake.next_move q! (cutcake.cake r! c!)))
                c!))
      (a!7 (- r!
              (cutcake.place true
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!)))))
      (a!8 (- c!
              (cutcake.place true
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!))))))
(let ((a!2 (=> (and (>= 1 1) (< 1 (ite true c! r!)))
               (games.option true (cutcake.cake r! c!) a!1)))
      (a!9 (= (cutcake.next_move q! (cutcake.cake r! c!))
              (games.plus (cutcake.cake a!5 a!6)
                          (cutcake.cake (ite true r! a!7) (ite true a!8 c!))))))
(let ((a!10 (=> (games.option true
                              (cutcake.cake r! c!)
                              (cutcake.next_move q! (cutcake.cake r! c!)))
                (and a!3 a!4 a!9))))
  (=> (and (>= r! 1) (>= c! 1)) (and a!2 a!10))))))
(assert (let ((a!1 (+ (cutcake.plays q! (cutcake.next_move q! (cutcake.cake r! c!))) 1))
      (a!3 (games.option false
                         (cutcake.cake r! c!)
                         (games.plus (cutcake.cake 1 c!)
                                     (cutcake.cake (- r! 1) c!)))))
(let ((a!2 (and (games.option (cutcake.next_player q! (cutcake.cake r! c!))
                              (cutcake.cake r! c!)
                              (cutcake.next_move q! (cutcake.cake r! c!)))
                (= (cutcake.plays q! (cutcake.cake r! c!)) a!1)))
      (a!4 (and (= (cutcake.plays q! (cutcake.cake r! c!)) 0) (xor a!3 true))))
  (=> (games.finite (cutcake.cake r! c!)) (or a!2 a!4)))))
(assert (let ((a!1 (games.plus (cutcake.cake (ite false r! 1) (ite false 1 c!))
                       (cutcake.cake (ite false r! (- r! 1))
                                     (ite false (- c! 1) c!))))
      (a!3 (>= (cutcake.place false
                              r!
                              c!
                              (cutcake.next_move q! (cutcake.cake r! c!)))
               1))
      (a!4 (< (cutcake.place false
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!)))
              (ite false c! r!)))
      (a!5 (ite false
                r!
                (cutcake.place false
                               r!
                               c!
                               (cutcake.next_move q! (cutcake.cake r! c!)))))
      (a!6 (ite false
                (cutcake.place false
                               r!
                               c!
                               (cutcake.next_move q! (cutcake.cake r! c!)))
                c!))
      (a!7 (- r!
              (cutcake.place false
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!)))))
      (a!8 (- c!
              (cutcake.place false
                             r!
                             c!
                             (cutcake.next_move q! (cutcake.cake r! c!))))))
(let ((a!2 (=> (and (>= 1 1) (< 1 (ite false c! r!)))
               (games.option false (cutcake.cake r! c!) a!1)))
      (a!9 (= (cutcake.next_move q! (cutcake.cake r! c!))
              (games.plus (cutcake.cake a!5 a!6)
                          (cutcake.cake (ite false r! a!7) (ite false a!8 c!))))))
(let ((a!10 (=> (games.option false
                              (cutcake.cake r! c!)
                              (cutcake.next_move q! (cutcake.cake r! c!)))
                (and a!3 a!4 a!9))))
  (=> (and (>= r! 1) (>= c! 1)) (and a!2 a!10))))))
(assert (=> (and (>= r! 1) (>= c! 1)) (games.finite (cutcake.cake r! c!))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (>= (ite (cutcake.next_player q! (cutcake.cake r! c!)) r! a!1) 1))
      (a!3 (>= (ite (cutcake.next_player q! (cutcake.cake r! c!)) a!1 c!) 1))
      (a!4 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              a!1)
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              a!1
                              c!))))
  (=> (and a!2 a!3) (games.finite a!4)))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (ite (cutcake.next_player q! (cutcake.cake r! c!)) r! (- r! a!1)))
      (a!3 (ite (cutcake.next_player q! (cutcake.cake r! c!)) (- c! a!1) c!)))
  (=> (and (>= a!2 1) (>= a!3 1)) (games.finite (cutcake.cake a!2 a!3))))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              a!1)
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              a!1
                              c!)))
      (a!3 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              (- r! a!1))
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              (- c! a!1)
                              c!))))
(let ((a!4 (=> (and (games.finite a!2) (games.finite a!3))
               (= (cutcake.plays q! (games.plus a!2 a!3))
                  (+ (cutcake.plays q! a!2) (cutcake.plays q! a!3))))))
  (=> (>= (+ (games.rank a!2) (games.rank a!3)) 0.0) a!4)))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              a!1)
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              a!1
                              c!))))
(let ((a!3 (=> (games.option true a!2 a!2)
               (and (>= (games.rank a!2) 0.0)
                    (< (games.rank a!2) (games.rank a!2))))))
  (and (>= (games.rank a!2) 0.0) a!3)))))
(assert (let ((a!1 (cutcake.place (cutcake.next_player q! (cutcake.cake r! c!))
                          r!
                          c!
                          (cutcake.next_move q! (cutcake.cake r! c!)))))
(let ((a!2 (cutcake.cake (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              r!
                              (- r! a!1))
                         (ite (cutcake.next_player q! (cutcake.cake r! c!))
                              (- c! a!1)
                              c!))))
(let ((a!3 (=> (games.option true a!2 a!2)
               (and (>= (games.rank a!2) 0.0)
                    (< (games.rank a!2) (games.rank a!2))))))
  (and (>= (games.rank a!2) 0.0) a!3)))))
(assert (let ((a!1 (=> (and (>= r! 1) (>= c! 1))
               (= (cutcake.plays q! (cutcake.cake r! c!))
                  (- (cutcake.units r! c!) 1)))))
  (not (=> (>= (+ r! c!) 0) a!1))))
(check-sat)
(exit)
