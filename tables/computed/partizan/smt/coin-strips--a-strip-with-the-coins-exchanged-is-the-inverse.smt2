; A model is not so: a strip with the coins exchanged is the inverse.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort coin-strips.Strip 0)
(declare-sort coin-strips.Rules 0)
(declare-fun coin-strips.position
             (coin-strips.Rules coin-strips.Strip)
             games.Game)
(declare-fun coin-strips.exchanged (coin-strips.Strip) coin-strips.Strip)
(declare-fun coin-strips.after
             (coin-strips.Rules coin-strips.Strip Int)
             coin-strips.Strip)
(declare-fun coin-strips.origin
             (coin-strips.Rules Bool coin-strips.Strip games.Game)
             Int)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun games.differing (games.Game games.Game) games.Game)
(declare-fun s! () coin-strips.Strip)
(declare-fun k! () coin-strips.Rules)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.side (games.Game games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun coin-strips.cell (coin-strips.Strip Int) Int)
(declare-fun coin-strips.spares (coin-strips.Rules) Bool)
(declare-fun coin-strips.anyones (coin-strips.Rules) Bool)
(declare-fun coin-strips.size (coin-strips.Strip) Int)
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!3 (coin-strips.position
             k!
             (coin-strips.after k! s! (coin-strips.origin k! a!1 s! a!2))))
      (a!5 (coin-strips.position
             k!
             (coin-strips.exchanged
               (coin-strips.after k! s! (coin-strips.origin k! a!1 s! a!2))))))
(let ((a!4 (and (>= (games.rank a!3) 0.0)
                (< (games.rank a!3) (games.rank (coin-strips.position k! s!))))))
  (=> a!4 (= (games.neg a!3) a!5))))))
(assert (let ((a!1 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!))))))
(let ((a!2 (>= (games.rank (coin-strips.position
                             k!
                             (coin-strips.after k! s! a!1)))
               0.0))
      (a!3 (< (games.rank (coin-strips.position
                            k!
                            (coin-strips.after k! s! a!1)))
              (games.rank (coin-strips.position k! s!))))
      (a!4 (= (games.neg (coin-strips.position k! (coin-strips.after k! s! a!1)))
              (coin-strips.position
                k!
                (coin-strips.exchanged (coin-strips.after k! s! a!1))))))
  (=> (and a!2 a!3) a!4))))
(assert (let ((a!1 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (games.neg (coin-strips.position k! s!))
                         (games.differing (games.neg (coin-strips.position
                                                       k!
                                                       s!))
                                          (coin-strips.position
                                            k!
                                            (coin-strips.exchanged s!)))))
      (a!2 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (coin-strips.position k! (coin-strips.exchanged s!))
                         (games.differing (games.neg (coin-strips.position
                                                       k!
                                                       s!))
                                          (coin-strips.position
                                            k!
                                            (coin-strips.exchanged s!))))))
  (or (= (games.neg (coin-strips.position k! s!))
         (coin-strips.position k! (coin-strips.exchanged s!)))
      (distinct a!1 a!2))))
(assert (let ((a!1 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (games.neg (coin-strips.position k! s!))
                         (games.differing (games.neg (coin-strips.position
                                                       k!
                                                       s!))
                                          (coin-strips.position
                                            k!
                                            (coin-strips.exchanged s!)))))
      (a!2 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!3 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!4 (= (games.differing (games.neg (coin-strips.position k! s!))
                               (coin-strips.position
                                 k!
                                 (coin-strips.exchanged s!)))
              (games.neg a!3))))
  (=> a!1 (and (games.option a!2 (coin-strips.position k! s!) a!3) a!4)))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!))))))
(let ((a!3 (games.option (xor a!1 true)
                         (games.neg (coin-strips.position k! s!))
                         (games.neg (coin-strips.position
                                      k!
                                      (coin-strips.after k! s! a!2))))))
  (=> (games.option a!1
                    (coin-strips.position k! s!)
                    (coin-strips.position k! (coin-strips.after k! s! a!2)))
      a!3))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!3 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.origin k! a!1 s! a!2))
                  (ite a!1 1 2))))
      (a!4 (= (coin-strips.cell s! (- (coin-strips.origin k! a!1 s! a!2) 1))
              (ite a!1 1 2)))
      (a!6 (= a!2
              (coin-strips.position
                k!
                (coin-strips.after k! s! (coin-strips.origin k! a!1 s! a!2))))))
(let ((a!5 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.origin k! a!1 s! a!2) 1)
                     a!4)
                true)))
(let ((a!7 (and (>= (coin-strips.origin k! a!1 s! a!2) 0)
                (< (coin-strips.origin k! a!1 s! a!2) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.origin k! a!1 s! a!2))
                          0)
                a!3
                a!5
                a!6)))
  (=> (games.option a!1 (coin-strips.position k! s!) a!2) a!7))))))
(assert (let ((a!1 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (coin-strips.position k! (coin-strips.exchanged s!))
                         (games.differing (games.neg (coin-strips.position
                                                       k!
                                                       s!))
                                          (coin-strips.position
                                            k!
                                            (coin-strips.exchanged s!)))))
      (a!2 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!)))))
      (a!3 (ite (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                1
                2)))
(let ((a!4 (or (coin-strips.anyones k!)
               (= (coin-strips.cell (coin-strips.exchanged s!) a!2) a!3)))
      (a!5 (and (coin-strips.spares k!)
                (>= a!2 1)
                (= (coin-strips.cell (coin-strips.exchanged s!) (- a!2 1)) a!3)))
      (a!6 (= (games.differing (games.neg (coin-strips.position k! s!))
                               (coin-strips.position
                                 k!
                                 (coin-strips.exchanged s!)))
              (coin-strips.position
                k!
                (coin-strips.after k! (coin-strips.exchanged s!) a!2)))))
(let ((a!7 (and (>= a!2 0)
                (< a!2 (coin-strips.size (coin-strips.exchanged s!)))
                (distinct (coin-strips.cell (coin-strips.exchanged s!) a!2) 0)
                a!4
                (xor a!5 true)
                a!6)))
  (=> a!1 a!7)))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!3 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.origin k! a!1 s! a!2))
                  (ite a!1 1 2))))
      (a!4 (= (coin-strips.cell s! (- (coin-strips.origin k! a!1 s! a!2) 1))
              (ite a!1 1 2)))
      (a!7 (games.option a!1
                         (coin-strips.position k! s!)
                         (coin-strips.position
                           k!
                           (coin-strips.after
                             k!
                             s!
                             (coin-strips.origin k! a!1 s! a!2))))))
(let ((a!5 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.origin k! a!1 s! a!2) 1)
                     a!4)
                true)))
(let ((a!6 (and (>= (coin-strips.origin k! a!1 s! a!2) 0)
                (< (coin-strips.origin k! a!1 s! a!2) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.origin k! a!1 s! a!2))
                          0)
                a!3
                a!5)))
  (=> a!6 a!7))))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!)))))
      (a!3 (ite (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                1
                2)))
(let ((a!4 (or (coin-strips.anyones k!)
               (= (coin-strips.cell (coin-strips.exchanged s!)
                                    (coin-strips.origin k! a!1 s! a!2))
                  a!3)))
      (a!5 (= (coin-strips.cell (coin-strips.exchanged s!)
                                (- (coin-strips.origin k! a!1 s! a!2) 1))
              a!3))
      (a!8 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (coin-strips.position k! (coin-strips.exchanged s!))
                         (coin-strips.position
                           k!
                           (coin-strips.after
                             k!
                             (coin-strips.exchanged s!)
                             (coin-strips.origin k! a!1 s! a!2))))))
(let ((a!6 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.origin k! a!1 s! a!2) 1)
                     a!5)
                true)))
(let ((a!7 (and (>= (coin-strips.origin k! a!1 s! a!2) 0)
                (< (coin-strips.origin k! a!1 s! a!2)
                   (coin-strips.size (coin-strips.exchanged s!)))
                (distinct (coin-strips.cell (coin-strips.exchanged s!)
                                            (coin-strips.origin k! a!1 s! a!2))
                          0)
                a!4
                a!6)))
  (=> a!7 a!8))))))
(assert (let ((a!1 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!)))))
      (a!2 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true)))
(let ((a!3 (and (coin-strips.spares k!)
                (>= a!1 1)
                (= (coin-strips.cell s! (- a!1 1)) (ite a!2 1 2)))))
(let ((a!4 (and (>= a!1 0)
                (< a!1 (coin-strips.size s!))
                (distinct (coin-strips.cell s! a!1) 0)
                (or (coin-strips.anyones k!)
                    (= (coin-strips.cell s! a!1) (ite a!2 1 2)))
                (xor a!3 true))))
  (=> a!4
      (games.option a!2
                    (coin-strips.position k! s!)
                    (coin-strips.position k! (coin-strips.after k! s! a!1))))))))
(assert (let ((a!1 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!)))))
      (a!2 (ite (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                1
                2)))
(let ((a!3 (or (coin-strips.anyones k!)
               (= (coin-strips.cell (coin-strips.exchanged s!) a!1) a!2)))
      (a!4 (and (coin-strips.spares k!)
                (>= a!1 1)
                (= (coin-strips.cell (coin-strips.exchanged s!) (- a!1 1)) a!2)))
      (a!6 (games.option (games.side (games.neg (coin-strips.position k! s!))
                                     (coin-strips.position
                                       k!
                                       (coin-strips.exchanged s!)))
                         (coin-strips.position k! (coin-strips.exchanged s!))
                         (coin-strips.position
                           k!
                           (coin-strips.after k! (coin-strips.exchanged s!) a!1)))))
(let ((a!5 (and (>= a!1 0)
                (< a!1 (coin-strips.size (coin-strips.exchanged s!)))
                (distinct (coin-strips.cell (coin-strips.exchanged s!) a!1) 0)
                a!3
                (xor a!4 true))))
  (=> a!5 a!6)))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!3 (or (coin-strips.anyones k!)
               (= (coin-strips.cell (coin-strips.exchanged s!)
                                    (coin-strips.origin k! a!1 s! a!2))
                  (ite (xor a!1 true) 1 2))))
      (a!4 (and (coin-strips.spares k!)
                (>= (coin-strips.origin k! a!1 s! a!2) 1)))
      (a!5 (= (coin-strips.cell (coin-strips.exchanged s!)
                                (- (coin-strips.origin k! a!1 s! a!2) 1))
              (ite (xor a!1 true) 1 2)))
      (a!7 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.origin k! a!1 s! a!2))
                  (ite a!1 1 2))))
      (a!8 (= (coin-strips.cell s! (- (coin-strips.origin k! a!1 s! a!2) 1))
              (ite a!1 1 2)))
      (a!10 (= (coin-strips.after
                 k!
                 (coin-strips.exchanged s!)
                 (coin-strips.origin k! a!1 s! a!2))
               (coin-strips.exchanged
                 (coin-strips.after k! s! (coin-strips.origin k! a!1 s! a!2))))))
(let ((a!6 (and (>= (coin-strips.origin k! a!1 s! a!2) 0)
                (< (coin-strips.origin k! a!1 s! a!2)
                   (coin-strips.size (coin-strips.exchanged s!)))
                (distinct (coin-strips.cell (coin-strips.exchanged s!)
                                            (coin-strips.origin k! a!1 s! a!2))
                          0)
                a!3
                (xor (and a!4 a!5) true)))
      (a!9 (and (>= (coin-strips.origin k! a!1 s! a!2) 0)
                (< (coin-strips.origin k! a!1 s! a!2) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.origin k! a!1 s! a!2))
                          0)
                a!7
                (xor (and a!4 a!8) true))))
  (and (= a!6 a!9) (=> a!9 a!10))))))
(assert (let ((a!1 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!)))))
      (a!2 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true)))
(let ((a!3 (or (coin-strips.anyones k!)
               (= (coin-strips.cell (coin-strips.exchanged s!) a!1)
                  (ite (xor a!2 true) 1 2))))
      (a!4 (and (and (coin-strips.spares k!) (>= a!1 1))
                (= (coin-strips.cell (coin-strips.exchanged s!) (- a!1 1))
                   (ite (xor a!2 true) 1 2))))
      (a!6 (and (and (coin-strips.spares k!) (>= a!1 1))
                (= (coin-strips.cell s! (- a!1 1)) (ite a!2 1 2)))))
(let ((a!5 (and (>= a!1 0)
                (< a!1 (coin-strips.size (coin-strips.exchanged s!)))
                (distinct (coin-strips.cell (coin-strips.exchanged s!) a!1) 0)
                a!3
                (xor a!4 true)))
      (a!7 (and (>= a!1 0)
                (< a!1 (coin-strips.size s!))
                (distinct (coin-strips.cell s! a!1) 0)
                (or (coin-strips.anyones k!)
                    (= (coin-strips.cell s! a!1) (ite a!2 1 2)))
                (xor a!6 true))))
(let ((a!8 (=> a!7
               (= (coin-strips.after k! (coin-strips.exchanged s!) a!1)
                  (coin-strips.exchanged (coin-strips.after k! s! a!1))))))
  (and (= a!5 a!7) a!8))))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (games.mirrored (games.side (games.neg (coin-strips.position k! s!))
                                       (coin-strips.position
                                         k!
                                         (coin-strips.exchanged s!)))
                           (coin-strips.position k! s!)
                           (games.differing (games.neg (coin-strips.position
                                                         k!
                                                         s!))
                                            (coin-strips.position
                                              k!
                                              (coin-strips.exchanged s!))))))
(let ((a!3 (coin-strips.position
             k!
             (coin-strips.after k! s! (coin-strips.origin k! a!1 s! a!2)))))
(let ((a!4 (and (>= (games.rank a!3) 0.0)
                (< (games.rank a!3) (games.rank (coin-strips.position k! s!))))))
  (and (>= (games.rank (coin-strips.position k! s!)) 0.0)
       (=> (games.option a!1 (coin-strips.position k! s!) a!3) a!4))))))
(assert (let ((a!1 (xor (games.side (games.neg (coin-strips.position k! s!))
                            (coin-strips.position k! (coin-strips.exchanged s!)))
                true))
      (a!2 (coin-strips.origin
             k!
             (games.side (games.neg (coin-strips.position k! s!))
                         (coin-strips.position k! (coin-strips.exchanged s!)))
             (coin-strips.exchanged s!)
             (games.differing (games.neg (coin-strips.position k! s!))
                              (coin-strips.position
                                k!
                                (coin-strips.exchanged s!))))))
(let ((a!3 (>= (games.rank (coin-strips.position
                             k!
                             (coin-strips.after k! s! a!2)))
               0.0))
      (a!4 (< (games.rank (coin-strips.position
                            k!
                            (coin-strips.after k! s! a!2)))
              (games.rank (coin-strips.position k! s!)))))
(let ((a!5 (=> (games.option a!1
                             (coin-strips.position k! s!)
                             (coin-strips.position
                               k!
                               (coin-strips.after k! s! a!2)))
               (and a!3 a!4))))
  (and (>= (games.rank (coin-strips.position k! s!)) 0.0) a!5)))))
(assert (let ((a!1 (=> (>= (games.rank (coin-strips.position k! s!)) 0.0)
               (= (games.neg (coin-strips.position k! s!))
                  (coin-strips.position k! (coin-strips.exchanged s!))))))
  (not a!1)))
(check-sat)
(exit)
