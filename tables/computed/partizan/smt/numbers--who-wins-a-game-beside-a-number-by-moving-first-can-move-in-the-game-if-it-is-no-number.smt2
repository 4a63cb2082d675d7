; A model is not so: who wins a game beside a number by moving first can move in the game, if it is
; no number.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.wins (Bool games.Game) Bool)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun games.winning (Bool games.Game) games.Game)
(declare-fun x! () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun numbers.in_game (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun numbers.number (games.Game) Bool)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.zero () games.Game)
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.number (games.moved p!
                                        G!
                                        x!
                                        (games.winning p! (games.plus G! x!)))))
      (a!3 (games.plus G!
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!4 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!5 (games.plus a!4
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!6 (and (games.option p! G! a!4)
                (xor (games.wins (xor p! true) a!5) true))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank x!)))
      (=> (and (numbers.no_value G!) a!2 (games.wins p! a!3)) a!6))))))
(assert (let ((a!1 (xor (games.wins (xor p! true) (games.winning p! (games.plus G! x!)))
                true)))
(let ((a!2 (and (games.option p!
                              (games.plus G! x!)
                              (games.winning p! (games.plus G! x!)))
                a!1)))
  (=> (games.wins p! (games.plus G! x!)) a!2))))
(assert (let ((a!1 (games.option p!
                         G!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!2 (games.plus (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))
                       x!))
      (a!4 (games.option p!
                         x!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!5 (games.plus G!
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!3 (and a!1 (= (games.winning p! (games.plus G! x!)) a!2)))
      (a!6 (and a!4 (= (games.winning p! (games.plus G! x!)) a!5))))
  (=> (games.option p! (games.plus G! x!) (games.winning p! (games.plus G! x!)))
      (or a!3 a!6)))))
(assert (let ((a!1 (games.option p!
                         G!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!2 (games.plus (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))
                       x!))
      (a!4 (xor (games.wins (xor p! true)
                            (games.plus (numbers.in_game p! G! x!) x!))
                true)))
(let ((a!3 (and a!1 (xor (games.wins (xor p! true) a!2) true))))
  (=> a!3 (and (games.option p! G! (numbers.in_game p! G! x!)) a!4)))))
(assert (let ((a!1 (games.option p!
                         x!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.number (games.moved p!
                                        G!
                                        x!
                                        (games.winning p! (games.plus G! x!)))))
      (a!3 (games.option (xor p! true)
                         x!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!4 (games.le (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!)))
                     (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!))))))
(let ((a!5 (and a!2 (=> a!3 (xor (ite p! a!4 a!4) true)))))
  (=> (and (numbers.number x!) a!1) a!5))))
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.number (games.moved p!
                                        G!
                                        x!
                                        (games.winning p! (games.plus G! x!)))))
      (a!3 (games.neg (games.moved p!
                                   G!
                                   x!
                                   (games.winning p! (games.plus G! x!))))))
  (=> (>= a!1 0.0) (=> a!2 (numbers.number a!3)))))
(assert (let ((a!1 (games.neg (games.moved p!
                                   G!
                                   x!
                                   (games.winning p! (games.plus G! x!))))))
  (=> (and (numbers.no_value G!) (numbers.number a!1))
      (xor (and (games.le G! a!1) (games.le a!1 G!)) true))))
(assert (let ((a!1 (games.option p!
                         x!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!2 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank x!))))))
  (and (>= (games.rank x!) 0.0) a!3))))
(assert (let ((a!1 (games.neg (games.moved p!
                                   G!
                                   x!
                                   (games.winning p! (games.plus G! x!))))))
(let ((a!2 (= (games.le G! a!1)
              (games.le (games.plus G! (games.neg a!1)) games.zero)))
      (a!3 (= (games.le a!1 G!)
              (games.le games.zero (games.plus G! (games.neg a!1)))))
      (a!4 (xor (games.wins true (games.plus G! (games.neg a!1))) true))
      (a!5 (xor (games.wins false (games.plus G! (games.neg a!1))) true)))
  (and a!2 a!3 (= (games.le G! a!1) a!4) (= (games.le a!1 G!) a!5)))))
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (games.neg (games.moved p!
                                   G!
                                   x!
                                   (games.winning p! (games.plus G! x!))))))
(let ((a!3 (= (games.neg a!2)
              (games.moved p! G! x! (games.winning p! (games.plus G! x!))))))
  (=> (>= a!1 0.0) a!3))))
(assert (let ((a!1 (games.option p!
                         x!
                         (games.moved p!
                                      G!
                                      x!
                                      (games.winning p! (games.plus G! x!)))))
      (a!2 (games.le (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!)))
                     x!))
      (a!3 (games.le x!
                     (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!))))))
  (=> (>= (games.rank x!) 0.0)
      (=> (and (numbers.number x!) a!1) (ite p! a!2 a!3)))))
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!)))))
      (a!3 (games.le (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!)))
                     x!)))
(let ((a!4 (games.plus (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))
                       a!2)))
  (=> (>= (+ a!1 (games.rank x!) (games.rank a!2)) 0.0)
      (= a!3 (games.le a!4 (games.plus x! a!2)))))))
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!)))))
      (a!3 (games.le x!
                     (games.moved p!
                                  G!
                                  x!
                                  (games.winning p! (games.plus G! x!))))))
(let ((a!4 (games.plus (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))
                       a!2)))
  (=> (>= (+ (games.rank x!) a!1 (games.rank a!2)) 0.0)
      (= a!3 (games.le (games.plus x! a!2) a!4))))))
(assert (let ((a!1 (games.rank (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))))
      (a!2 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!3 (games.plus (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!)))
                       a!2))
      (a!4 (games.plus a!2
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
  (=> (>= (+ a!1 (games.rank a!2)) 0.0) (= a!3 a!4)))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
  (=> (>= (+ (games.rank x!) (games.rank a!1)) 0.0)
      (= (games.plus x! a!1) (games.plus a!1 x!)))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (games.plus a!1
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!3 (= (ite (xor p! true)
                   (games.le a!2 games.zero)
                   (games.le games.zero a!2))
              (xor (games.wins (xor p! true) a!2) true))))
  (=> (>= (games.rank a!2) 0.0) a!3)))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (= (ite (xor p! true)
                   (games.le (games.plus a!1 x!) games.zero)
                   (games.le games.zero (games.plus a!1 x!)))
              (xor (games.wins (xor p! true) (games.plus a!1 x!)) true))))
  (=> (>= (games.rank (games.plus a!1 x!)) 0.0) a!2))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (games.plus a!1
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!3 (and (ite p! (games.le games.zero a!2) (games.le a!2 games.zero))
                (ite p!
                     (games.le a!2 (games.plus a!1 x!))
                     (games.le (games.plus a!1 x!) a!2)))))
  (=> a!3
      (ite p!
           (games.le games.zero (games.plus a!1 x!))
           (games.le (games.plus a!1 x!) games.zero)))))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!)))))
      (a!3 (xor (games.wins (xor p! true)
                            (games.plus (numbers.in_game p! G! x!) x!))
                true)))
(let ((a!2 (and (games.option p! G! a!1)
                (xor (games.wins (xor p! true) (games.plus a!1 x!)) true))))
  (=> a!2 (and (games.option p! G! (numbers.in_game p! G! x!)) a!3)))))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true x! x!)
               (and (>= (games.rank x!) 0.0)
                    (< (games.rank x!) (games.rank x!))))))
  (and (>= (games.rank x!) 0.0) a!1)))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0.0) a!2))))
(assert (let ((a!1 (games.neg (games.moved p!
                                   G!
                                   x!
                                   (games.winning p! (games.plus G! x!))))))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0.0) a!2))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (games.plus a!1
                       (games.moved p!
                                    G!
                                    x!
                                    (games.winning p! (games.plus G! x!))))))
(let ((a!3 (=> (games.option true a!2 a!2)
               (and (>= (games.rank a!2) 0.0)
                    (< (games.rank a!2) (games.rank a!2))))))
  (and (>= (games.rank a!2) 0.0) a!3)))))
(assert (let ((a!1 (numbers.in_game p!
                            G!
                            (games.moved p!
                                         G!
                                         x!
                                         (games.winning p! (games.plus G! x!))))))
(let ((a!2 (and (>= (games.rank (games.plus a!1 x!)) 0.0)
                (< (games.rank (games.plus a!1 x!))
                   (games.rank (games.plus a!1 x!))))))
  (and (>= (games.rank (games.plus a!1 x!)) 0.0)
       (=> (games.option true (games.plus a!1 x!) (games.plus a!1 x!)) a!2)))))
(assert (let ((a!1 (xor (games.wins (xor p! true)
                            (games.plus (numbers.in_game p! G! x!) x!))
                true)))
(let ((a!2 (=> (and (numbers.no_value G!)
                    (numbers.number x!)
                    (games.wins p! (games.plus G! x!)))
               (and (games.option p! G! (numbers.in_game p! G! x!)) a!1))))
  (not (=> (>= (games.rank x!) 0.0) a!2)))))
(check-sat)
(exit)
