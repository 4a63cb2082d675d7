; A model is not so: in U the values are the same whether a move goes with its bid or is chosen
; after the bids.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.least () Int)
(declare-fun p! () Int)
(declare-fun m! () Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.late_reply (rulesets.Position Int Bool Int) Int)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.late (rulesets.Position Int Bool) Real)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.late_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (and (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!))))
      (a!2 (and rulesets.in_U
                (>= (- p! (rulesets.bid x! p! m!)) 0)
                (<= (- p! (rulesets.bid x! p! m!)) rulesets.TB)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!3))))
(let ((a!5 (= (rulesets.late (rulesets.move x! p! m!)
                             (- p! (rulesets.bid x! p! m!))
                             (xor m! a!4))
              (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           (xor m! a!4)))))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and rulesets.in_U
                (>= (- p! (rulesets.bid x! p! m!)) 0)
                (<= (- p! (rulesets.bid x! p! m!)) rulesets.TB))))
(let ((a!2 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!2))))
(let ((a!5 (= (rulesets.late a!3 (- p! (rulesets.bid x! p! m!)) (xor m! a!2))
              (rulesets.nu a!3 (- p! (rulesets.bid x! p! m!)) (xor m! a!2)))))
  (=> (and (>= (rulesets.rank a!3) 0)
           (< (rulesets.rank a!3) (rulesets.rank x!)))
      (=> a!4 a!5)))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (>= (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3))) 0))
      (a!5 (< (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3)))
              (rulesets.rank x!)))
      (a!6 (= (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.nu (rulesets.late_right_best x! a!1 (xor m! a!3))
                           a!1
                           (xor m! a!3)))))
  (=> (and a!4 a!5)
      (=> (and rulesets.in_U (>= a!1 0) (<= a!1 rulesets.TB)) a!6))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!5 (and rulesets.in_U
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)))
      (a!6 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!7 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!6)
                    (and rulesets.goes_over a!2)))))
(let ((a!8 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!7))
      (a!9 (rulesets.nu (rulesets.late_left_best
                          x!
                          (- p! (rulesets.late_bid x! p! m!))
                          a!3)
                        (- p! (rulesets.late_bid x! p! m!))
                        a!7)))
  (=> (and (>= a!4 0) (< a!4 (rulesets.rank x!))) (=> a!5 (= a!8 a!9)))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!5 (and rulesets.in_U
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2))))
      (a!6 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_bid x! p! m!))
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)))
      (a!7 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!6))
      (a!8 (rulesets.nu (rulesets.late_left_best
                          x!
                          (- p! (rulesets.late_bid x! p! m!))
                          a!3)
                        (- p! (rulesets.late_bid x! p! m!))
                        a!6)))
  (=> (and (>= a!4 0) (< a!4 (rulesets.rank x!))) (=> a!5 (= a!7 a!8)))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!6 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!5)
                    (and rulesets.goes_over a!2)))))
(let ((a!7 (=> (and rulesets.in_U (>= (+ p! a!5) 0) (<= (+ p! a!5) rulesets.TB))
               (= (rulesets.late a!4 (+ p! a!5) a!6)
                  (rulesets.nu a!4 (+ p! a!5) a!6)))))
  (=> (and (>= (rulesets.rank a!4) 0)
           (< (rulesets.rank a!4) (rulesets.rank x!)))
      a!7)))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!4)
                    (and rulesets.goes_over a!2)))))
(let ((a!6 (>= (rulesets.rank (rulesets.late_right_best x! (+ p! a!4) a!5)) 0))
      (a!7 (< (rulesets.rank (rulesets.late_right_best x! (+ p! a!4) a!5))
              (rulesets.rank x!)))
      (a!8 (= (rulesets.late (rulesets.late_right_best x! (+ p! a!4) a!5)
                             (+ p! a!4)
                             a!5)
              (rulesets.nu (rulesets.late_right_best x! (+ p! a!4) a!5)
                           (+ p! a!4)
                           a!5))))
(let ((a!9 (=> (and rulesets.in_U (>= (+ p! a!4) 0) (<= (+ p! a!4) rulesets.TB))
               a!8)))
  (=> (and a!6 a!7) a!9))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.bid x! p! m!)))
                (>= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)) 0)
                (<= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)) (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p! (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!11 (rulesets.late a!10
                           a!9
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!12 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!10))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1)
      (and (or a!2 a!3) (<= a!12 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.bid x! p! m!)))
                (>= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)) 0)
                (<= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)) (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (+ p! (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))))
      (a!4 (= (rulesets.bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!6 (rulesets.late_right_best
             x!
             a!3
             (xor m! (or a!4 (and rulesets.goes_over a!5)))))
      (a!8 (or (> (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and a!4 m!)))
      (a!9 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! (rulesets.bid x! p! m!))
                        (xor m! (or a!4 (and rulesets.goes_over a!5))))))
(let ((a!7 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or a!1 a!2)
                (or (rulesets.right_option x! a!6)
                    (xor (rulesets.right_can x!) true))))
      (a!10 (ite (rulesets.left_can x!)
                 (+ a!9 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!)))
      (a!11 (rulesets.nu a!6 a!3 (xor m! (or a!4 (and rulesets.goes_over a!5))))))
(let ((a!12 (ite a!8
                 a!10
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!6))
                      (rulesets.right_penalty x!)))))
  (=> a!7 (>= a!12 (rulesets.nu x! p! m!))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!7 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!9 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!13 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4))))
(let ((a!6 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or a!5 (xor (rulesets.left_can x!) true))))
      (a!8 (or (and (rulesets.is_bid a!7)
                    (>= a!7 0)
                    (<= a!7 (- rulesets.TB p!)))
               (and (= a!7 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!10 (or (> (rulesets.late_bid x! p! m!) a!7)
                (and (= (rulesets.late_bid x! p! m!) a!7) m!)))
      (a!11 (xor m!
                 (or (= (rulesets.late_bid x! p! m!) a!7)
                     (and rulesets.goes_over a!3)))))
(let ((a!12 (rulesets.nu (rulesets.late_left_best
                           x!
                           (- p! (rulesets.late_bid x! p! m!))
                           a!4)
                         (- p! (rulesets.late_bid x! p! m!))
                         a!11))
      (a!14 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!9 (+ p! a!7) a!11)
                    (rulesets.right_weight x! a!9))
                 (rulesets.right_penalty x!))))
(let ((a!15 (<= (ite a!10
                     (ite (rulesets.left_can x!)
                          (+ a!12 a!13)
                          (rulesets.left_penalty x!))
                     a!14)
                (rulesets.nu x! p! m!))))
(let ((a!16 (and a!8
                 (or (rulesets.right_option x! a!9)
                     (xor (rulesets.right_can x!) true))
                 a!15)))
  (=> a!6 a!16)))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!6 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.late_bid x! p! m!) a!4)
               (and (= (rulesets.late_bid x! p! m!) a!4) m!)))
      (a!8 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!4)
                    (and rulesets.goes_over a!2)))))
(let ((a!9 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!8)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!8))
      (a!10 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!8)))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! (+ p! a!4) a!8)
                              (+ p! a!4)
                              a!8)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!8)))))
(let ((a!12 (>= (ite a!7
                     (ite (rulesets.left_can x!)
                          (+ a!9 a!10)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!11
                          (rulesets.right_penalty x!)))
                (rulesets.late x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!5) (and a!6 a!12)))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                (>= (rulesets.late_bid x! p! m!) 0)))
      (a!4 (or (> (rulesets.late_bid x! p! m!) (rulesets.late_bid x! p! m!))
               (and (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_bid x! p! m!))
                    m!)))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (and a!1 (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!)))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (and a!1 (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!6 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_bid x! p! m!))
                    (and rulesets.goes_over a!5)))))
(let ((a!7 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!6)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!6))
      (a!8 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!6)))
      (a!9 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_bid x! p! m!))
                            a!6)
                          (+ p! (rulesets.late_bid x! p! m!))
                          a!6))
      (a!10 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (+ p! (rulesets.late_bid x! p! m!))
                a!6))))
(let ((a!11 (>= (ite a!4
                     (ite (rulesets.left_can x!)
                          (+ a!7 a!8)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!9 a!10)
                          (rulesets.right_penalty x!)))
                (rulesets.late x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!2) (and a!3 a!11)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid rulesets.least)
                    (>= rulesets.least 0)
                    (<= rulesets.least (- rulesets.TB p!)))
               (and (= rulesets.least (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (or (> (rulesets.late_bid x! p! m!) rulesets.least)
               (and (= (rulesets.late_bid x! p! m!) rulesets.least) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) rulesets.least)
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!5)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!5))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!5)))
      (a!8 (+ (rulesets.late (rulesets.late_right_best
                               x!
                               (+ p! rulesets.least)
                               a!5)
                             (+ p! rulesets.least)
                             a!5)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (+ p! rulesets.least) a!5)))))
(let ((a!9 (>= (ite a!3
                    (ite (rulesets.left_can x!)
                         (+ a!6 a!7)
                         (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!8
                         (rulesets.right_penalty x!)))
               (rulesets.late x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1) (and a!2 a!9)))))))
(assert (let ((a!1 (and (rulesets.is_bid (- (- p! p!) 1))
                (>= (- (- p! p!) 1) 0)
                (<= (- (- p! p!) 1) (- rulesets.TB p!))))
      (a!2 (and (= (- (- p! p!) 1) (- 1)) (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.late_bid x! p! m!) (- (- p! p!) 1)))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!) (- (- p! p!) 1)) (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.late_right_best
             x!
             (+ p! (- (- p! p!) 1))
             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late a!9
                           (+ p! (- (- p! p!) 1))
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!10 (rulesets.right_weight x! a!9))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!1 a!2))
      (and a!3 (>= a!11 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!6 (rulesets.right_option
             x!
             (rulesets.late_right_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!7 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!4)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!4))
      (a!8 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!9 (rulesets.right_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!10 (rulesets.right_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4)))
      (a!11 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!4)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!4))
      (a!12 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4))))
(let ((a!13 (and (=> (rulesets.left_can x!) a!5)
                 (=> (rulesets.right_can x!) a!6)
                 (=> a!5 (<= (+ a!7 a!8) (+ a!7 a!8)))
                 (=> a!9 (>= (+ a!7 a!10) (+ a!11 a!12))))))
  (=> a!1 a!13))))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.move x! p! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.move x! p! m!)) a!2))))
(assert (let ((a!1 (and (>= (- p! (rulesets.bid x! p! m!)) 0)
                (<= (- p! (rulesets.bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.late (rulesets.move x! p! m!)
                          (- p! (rulesets.bid x! p! m!))
                          (xor m! a!3))))
(let ((a!7 (+ (rulesets.late a!4 (- p! (rulesets.bid x! p! m!)) (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!9 (+ (rulesets.late a!5 (- p! (rulesets.bid x! p! m!)) (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!8 (<= (+ a!6 (rulesets.left_weight x! (rulesets.move x! p! m!))) a!7))
      (a!10 (>= (+ a!6 (rulesets.right_weight x! (rulesets.move x! p! m!))) a!9)))
(let ((a!11 (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
                 (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
                 (=> (rulesets.left_option x! (rulesets.move x! p! m!)) a!8)
                 (=> (rulesets.right_option x! (rulesets.move x! p! m!)) a!10))))
  (=> a!1 a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.bid x! p! m!)) 0)
                (<= (- p! (rulesets.bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.late a!4 (- p! (rulesets.bid x! p! m!)) (xor m! a!3)))
      (a!8 (+ (rulesets.late a!5 (- p! (rulesets.bid x! p! m!)) (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!7 (=> (rulesets.left_option x! a!4)
               (<= (+ a!6 (rulesets.left_weight x! a!4))
                   (+ a!6 (rulesets.left_weight x! a!4)))))
      (a!9 (=> (rulesets.right_option x! a!4)
               (>= (+ a!6 (rulesets.right_weight x! a!4)) a!8))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!7
           a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p! (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!11 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! a!1 (xor m! a!3)))
                (>= a!10 a!10))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!11))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)))
      (a!5 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!7 (rulesets.right_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!6 (=> a!5 (and (rulesets.left_can x!) (< a!4 (rulesets.rank x!)))))
      (a!8 (=> a!7 (and (rulesets.right_can x!) (< a!4 (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= a!4 0) a!6 a!8))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!9 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!4)))
      (a!11 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4)))
      (a!14 (rulesets.right_option
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4)))
      (a!15 (rulesets.right_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!4))))
(let ((a!6 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!5)
                    (and rulesets.goes_over a!3)))))
(let ((a!7 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!6)))
      (a!8 (rulesets.right_option
             x!
             (rulesets.late_right_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!6)))
      (a!10 (rulesets.late (rulesets.late_left_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!4)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!6))
      (a!12 (rulesets.late (rulesets.late_left_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!6)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!6))
      (a!13 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!6)))
      (a!16 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!6)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!6))
      (a!17 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!6))))
(let ((a!18 (and (=> (rulesets.left_can x!) a!7)
                 (=> (rulesets.right_can x!) a!8)
                 (=> a!9 (<= (+ a!10 a!11) (+ a!12 a!13)))
                 (=> a!14 (>= (+ a!10 a!15) (+ a!16 a!17))))))
  (=> a!1 a!18))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)))
      (a!5 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!7 (rulesets.right_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!6 (=> a!5 (and (rulesets.left_can x!) (< a!4 (rulesets.rank x!)))))
      (a!8 (=> a!7 (and (rulesets.right_can x!) (< a!4 (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= a!4 0) a!6 a!8))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!6 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_bid x! p! m!))
                    (and rulesets.goes_over a!2))))
      (a!7 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!6)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.right_option
             x!
             (rulesets.late_right_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!8 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!7)))
      (a!9 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!7)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!3))
      (a!10 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!7)))
      (a!11 (rulesets.late (rulesets.late_left_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!3)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!3))
      (a!12 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3)))
      (a!13 (rulesets.right_option
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!7)))
      (a!14 (rulesets.right_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!7)))
      (a!15 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!3)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!3))
      (a!16 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3))))
(let ((a!17 (and (=> (rulesets.left_can x!) a!4)
                 (=> (rulesets.right_can x!) a!5)
                 (=> a!8 (<= (+ a!9 a!10) (+ a!11 a!12)))
                 (=> a!13 (>= (+ a!9 a!14) (+ a!15 a!16))))))
  (=> a!1 a!17))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (=> (rulesets.left_option x! a!4)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!4) (rulesets.rank x!)))))
      (a!6 (=> (rulesets.right_option x! a!4)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!4) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!4) 0) a!5 a!6))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!8 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!4)
                    (and rulesets.goes_over a!2)))))
(let ((a!6 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! (+ p! a!4) a!5))))
      (a!7 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5))))
      (a!9 (+ (rulesets.late (rulesets.late_left_best x! (+ p! a!4) a!5)
                             (+ p! a!4)
                             a!5)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (+ p! a!4) a!5))))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! (+ p! a!4) a!5)
                              (+ p! a!4)
                              a!5)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5)))))
(let ((a!10 (<= (+ (rulesets.late a!8 (+ p! a!4) a!5)
                   (rulesets.left_weight x! a!8))
                a!9))
      (a!12 (>= (+ (rulesets.late a!8 (+ p! a!4) a!5)
                   (rulesets.right_weight x! a!8))
                a!11)))
  (=> (and (>= (+ p! a!4) 0) (<= (+ p! a!4) rulesets.TB))
      (and a!6
           a!7
           (=> (rulesets.left_option x! a!8) a!10)
           (=> (rulesets.right_option x! a!8) a!12))))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!4)
                    (and rulesets.goes_over a!2)))))
(let ((a!6 (>= (rulesets.rank (rulesets.late_right_best x! (+ p! a!4) a!5)) 0))
      (a!7 (< (rulesets.rank (rulesets.late_right_best x! (+ p! a!4) a!5))
              (rulesets.rank x!))))
(let ((a!8 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5))
               (and (rulesets.left_can x!) a!7)))
      (a!9 (=> (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5))
               (and (rulesets.right_can x!) a!7))))
  (and (>= (rulesets.rank x!) 0) a!6 a!8 a!9))))))))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!4)
                    (and rulesets.goes_over a!2)))))
(let ((a!6 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! (+ p! a!4) a!5))))
      (a!7 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5))))
      (a!8 (rulesets.late (rulesets.late_right_best x! (+ p! a!4) a!5)
                          (+ p! a!4)
                          a!5))
      (a!10 (+ (rulesets.late (rulesets.late_left_best x! (+ p! a!4) a!5)
                              (+ p! a!4)
                              a!5)
               (rulesets.left_weight
                 x!
                 (rulesets.late_left_best x! (+ p! a!4) a!5)))))
(let ((a!9 (+ a!8
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! (+ p! a!4) a!5))))
      (a!12 (+ a!8
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!4) a!5)))))
(let ((a!11 (=> (rulesets.left_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!4) a!5))
                (<= a!9 a!10)))
      (a!13 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!4) a!5))
                (>= a!12 a!12))))
  (=> (and (>= (+ p! a!4) 0) (<= (+ p! a!4) rulesets.TB))
      (and a!6 a!7 a!11 a!13))))))))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                m!))
      (a!2 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (rulesets.nu (rulesets.late_left_best
                          x!
                          (- p! (rulesets.late_bid x! p! m!))
                          a!4)
                        (- p! (rulesets.late_bid x! p! m!))
                        m!))
      (a!6 (rulesets.nu (rulesets.late_left_best
                          x!
                          (- p! (rulesets.late_bid x! p! m!))
                          a!4)
                        (- p! (rulesets.late_bid x! p! m!))
                        (xor m! true))))
  (=> a!1 (>= a!5 a!6))))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.bid x! p! m!))
               (and (>= (rulesets.bid x! p! m!) rulesets.least)
                    (<= (rulesets.bid x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.bid x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (<= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))
               rulesets.TB)))
(let ((a!2 (and (>= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!))
                    rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.late_reply x! p! m! (rulesets.bid x! p! m!)) 0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.bid x! p! m!)))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.bid x! p! m!))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.late_bid x! p! m!))
               (and (>= (rulesets.late_bid x! p! m!) rulesets.least)
                    (<= (rulesets.late_bid x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.late_bid x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (ite (and m!
                     (<= (rulesets.late_bid x! p! m!) (- rulesets.TB p!))
                     (>= (rulesets.late_bid x! p! m!) 0))
                (rulesets.late_bid x! p! m!)
                (+ (rulesets.late_bid x! p! m!) 1)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!1)
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.late_bid x! p! m!)
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!4)
           (and (>= a!4 rulesets.least) (<= a!4 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!4 0) (<= a!4 rulesets.TB))
           (rulesets.is_bid a!4)))))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and rulesets.in_U (>= p! 0) (<= p! rulesets.TB))
                   (= (rulesets.late x! p! m!) (rulesets.nu x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
