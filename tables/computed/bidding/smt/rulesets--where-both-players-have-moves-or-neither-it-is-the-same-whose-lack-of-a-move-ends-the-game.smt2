; A model is not so: where both players have moves or neither it is the same whose lack of a move
; ends the game.
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
(declare-fun rulesets.held_reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.held (rulesets.Position Int Bool) Real)
(declare-fun rulesets.one_penalty () Bool)
(declare-fun rulesets.balanced () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.held_reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.held_move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.held_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (and (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!))))
      (a!2 (and (>= (- p! (rulesets.bid x! p! m!)) 0)
                (<= (- p! (rulesets.bid x! p! m!)) rulesets.TB)
                (xor rulesets.goes_over true)
                rulesets.balanced
                rulesets.one_penalty))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.bid x! p! m!)
                  (rulesets.held_reply_bid
                    x!
                    p!
                    m!
                    (rulesets.bid x! p! m!)
                    (rulesets.move x! p! m!)))
               (and rulesets.goes_over a!3))))
(let ((a!5 (= (rulesets.held (rulesets.move x! p! m!)
                             (- p! (rulesets.bid x! p! m!))
                             (xor m! a!4))
              (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           (xor m! a!4)))))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (rulesets.held_reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!2 (rulesets.held_reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (=> (and (>= (+ p! a!2) 0)
                    (<= (+ p! a!2) rulesets.TB)
                    (xor rulesets.goes_over true)
                    rulesets.balanced
                    rulesets.one_penalty)
               (= (rulesets.held a!1 (+ p! a!2) a!4)
                  (rulesets.nu a!1 (+ p! a!2) a!4)))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!5)))))
(assert (let ((a!1 (and (>= (rulesets.rank (rulesets.held_move x! p! m!)) 0)
                (< (rulesets.rank (rulesets.held_move x! p! m!))
                   (rulesets.rank x!))))
      (a!2 (and (>= (- p! (rulesets.held_bid x! p! m!)) 0)
                (<= (- p! (rulesets.held_bid x! p! m!)) rulesets.TB)
                (xor rulesets.goes_over true)
                rulesets.balanced
                rulesets.one_penalty))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.held_bid x! p! m!)
                  (rulesets.reply_bid
                    x!
                    p!
                    m!
                    (rulesets.held_bid x! p! m!)
                    (rulesets.held_move x! p! m!)))
               (and rulesets.goes_over a!3))))
(let ((a!5 (= (rulesets.held (rulesets.held_move x! p! m!)
                             (- p! (rulesets.held_bid x! p! m!))
                             (xor m! a!4))
              (rulesets.nu (rulesets.held_move x! p! m!)
                           (- p! (rulesets.held_bid x! p! m!))
                           (xor m! a!4)))))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!2 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.held_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (=> (and (>= (+ p! a!2) 0)
                    (<= (+ p! a!2) rulesets.TB)
                    (xor rulesets.goes_over true)
                    rulesets.balanced
                    rulesets.one_penalty)
               (= (rulesets.held a!1 (+ p! a!2) a!4)
                  (rulesets.nu a!1 (+ p! a!2) a!4)))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!5)))))
(assert (let ((a!1 (=> (and rulesets.one_penalty
                    (xor (rulesets.left_can x!) true)
                    (xor (rulesets.right_can x!) true))
               (= (rulesets.left_penalty x!) (rulesets.right_penalty x!)))))
  (and (=> rulesets.balanced (= (rulesets.left_can x!) (rulesets.right_can x!)))
       a!1)))
(assert (let ((a!1 (xor (or (and m! (rulesets.left_can x!))
                    (and (xor m! true) (rulesets.right_can x!)))
                true)))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (xor rulesets.goes_over true) a!1)
      (= (rulesets.held x! p! m!)
         (ite m! (rulesets.left_penalty x!) (rulesets.right_penalty x!))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!3 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (and (rulesets.is_bid a!1)
                    (>= a!1 0)
                    (<= a!1 (- rulesets.TB p!)))
               (and (= a!1 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (or (> (rulesets.bid x! p! m!) a!1)
               (and (= (rulesets.bid x! p! m!) a!1) m!)))
      (a!7 (xor m!
                (or (= (rulesets.bid x! p! m!) a!1)
                    (and rulesets.goes_over a!6)))))
(let ((a!4 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!2
                (or (rulesets.right_option x! a!3)
                    (xor (rulesets.right_can x!) true))))
      (a!8 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           a!7)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!9 (ite (rulesets.right_can x!)
                (+ (rulesets.nu a!3 (+ p! a!1) a!7)
                   (rulesets.right_weight x! a!3))
                (rulesets.right_penalty x!))))
(let ((a!10 (>= (ite a!5
                     (ite (rulesets.left_can x!) a!8 (rulesets.left_penalty x!))
                     a!9)
                (rulesets.nu x! p! m!))))
  (=> a!4 a!10))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.bid x! p! m!) a!3)
               (and (= (rulesets.bid x! p! m!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.bid x! p! m!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           a!8)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!10 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!5 (+ p! a!3) a!8)
                    (rulesets.right_weight x! a!5))
                 (rulesets.right_penalty x!))))
(let ((a!11 (<= (ite a!6
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                     a!10)
                (rulesets.nu x! p! m!))))
(let ((a!12 (and a!4
                 (or (rulesets.right_option x! a!5)
                     (xor (rulesets.right_can x!) true))
                 a!11)))
  (=> a!2 a!12)))))))
(assert (let ((a!1 (rulesets.held_reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!3 (rulesets.held_reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (and (rulesets.is_bid a!1)
                    (>= a!1 0)
                    (<= a!1 (- rulesets.TB p!)))
               (and (= a!1 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (or (> (rulesets.bid x! p! m!) a!1)
               (and (= (rulesets.bid x! p! m!) a!1) m!)))
      (a!7 (xor m!
                (or (= (rulesets.bid x! p! m!) a!1)
                    (and rulesets.goes_over a!6)))))
(let ((a!4 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!2
                (or (rulesets.right_option x! a!3)
                    (xor (rulesets.right_can x!) true))))
      (a!8 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           a!7)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!9 (ite (rulesets.right_can x!)
                (+ (rulesets.nu a!3 (+ p! a!1) a!7)
                   (rulesets.right_weight x! a!3))
                (rulesets.right_penalty x!))))
(let ((a!10 (>= (ite a!5
                     (ite (rulesets.left_can x!) a!8 (rulesets.left_penalty x!))
                     a!9)
                (rulesets.nu x! p! m!))))
  (=> a!4 a!10))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!3 (rulesets.held_reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!5 (rulesets.held_reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                (xor rulesets.goes_over true)
                (or (and m! (rulesets.left_can x!))
                    (and (xor m! true) (rulesets.right_can x!)))
                a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.bid x! p! m!) a!3)
               (and (= (rulesets.bid x! p! m!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.bid x! p! m!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.held (rulesets.move x! p! m!)
                             (- p! (rulesets.bid x! p! m!))
                             a!8)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!10 (ite (rulesets.right_can x!)
                 (+ (rulesets.held a!5 (+ p! a!3) a!8)
                    (rulesets.right_weight x! a!5))
                 (rulesets.right_penalty x!))))
(let ((a!11 (<= (ite a!6
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                     a!10)
                (rulesets.held x! p! m!))))
(let ((a!12 (and a!4
                 (or (rulesets.right_option x! a!5)
                     (xor (rulesets.right_can x!) true))
                 a!11)))
  (=> a!2 a!12)))))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                (xor rulesets.goes_over true)
                (or (and m! (rulesets.left_can x!))
                    (and (xor m! true) (rulesets.right_can x!)))))
      (a!2 (or (and (rulesets.is_bid (rulesets.held_bid x! p! m!))
                    (>= (rulesets.held_bid x! p! m!) 0)
                    (<= (rulesets.held_bid x! p! m!) p!))
               (and (= (rulesets.held_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.held_bid x! p! m!) a!3)
               (and (= (rulesets.held_bid x! p! m!) a!3) m!)))
      (a!9 (xor m!
                (or (= (rulesets.held_bid x! p! m!) a!3)
                    (and rulesets.goes_over a!8)))))
(let ((a!6 (and a!4
                (or (rulesets.right_option x! a!5)
                    (xor (rulesets.right_can x!) true))))
      (a!10 (+ (rulesets.held (rulesets.held_move x! p! m!)
                              (- p! (rulesets.held_bid x! p! m!))
                              a!9)
               (rulesets.left_weight x! (rulesets.held_move x! p! m!))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.held a!5 (+ p! a!3) a!9)
                    (rulesets.right_weight x! a!5))
                 (rulesets.right_penalty x!))))
(let ((a!12 (>= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.held x! p! m!))))
(let ((a!13 (and a!2
                 (or (rulesets.left_option x! (rulesets.held_move x! p! m!))
                     (xor (rulesets.left_can x!) true))
                 (=> a!6 a!12))))
  (=> a!1 a!13)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.held_bid x! p! m!))
                    (>= (rulesets.held_bid x! p! m!) 0)
                    (<= (rulesets.held_bid x! p! m!) p!))
               (and (= (rulesets.held_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.held_move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.held_bid x! p! m!) a!3)
               (and (= (rulesets.held_bid x! p! m!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.held_bid x! p! m!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.held_move x! p! m!)
                           (- p! (rulesets.held_bid x! p! m!))
                           a!8)
              (rulesets.left_weight x! (rulesets.held_move x! p! m!))))
      (a!10 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!5 (+ p! a!3) a!8)
                    (rulesets.right_weight x! a!5))
                 (rulesets.right_penalty x!))))
(let ((a!11 (<= (ite a!6
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                     a!10)
                (rulesets.nu x! p! m!))))
(let ((a!12 (and a!4
                 (or (rulesets.right_option x! a!5)
                     (xor (rulesets.right_can x!) true))
                 a!11)))
  (=> a!2 a!12)))))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.move x! p! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.move x! p! m!)) a!2))))
(assert (let ((a!1 (rulesets.held_reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.held_move x! p! m!))
                   (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.held_move x! p! m!))
                   (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.held_move x! p! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.held_move x! p! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.held_move x! p! m!)) a!2))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.held_bid x! p! m!)
             (rulesets.held_move x! p! m!))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and (>= p! 0)
                        (<= p! rulesets.TB)
                        (xor rulesets.goes_over true)
                        rulesets.balanced
                        rulesets.one_penalty)
                   (= (rulesets.held x! p! m!) (rulesets.nu x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
