; A model is not so: TB = 0: the minimax is the maximin.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.minimax (rulesets.Position Int Bool) Real)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.answer_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.answer_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!))))
(let ((a!2 (=> (and (= rulesets.TB 0)
                    (xor rulesets.goes_over true)
                    (>= p! 0)
                    (<= p! rulesets.TB))
               (= (rulesets.minimax a!1 p! (xor m! true))
                  (rulesets.nu a!1 p! (xor m! true))))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!2))))
(assert (let ((a!1 (rulesets.answer_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.reply_move
               x!
               p!
               m!
               (rulesets.bid x! p! m!)
               (rulesets.move x! p! m!)))))
(let ((a!2 (=> (and (= rulesets.TB 0)
                    (xor rulesets.goes_over true)
                    (>= p! 0)
                    (<= p! rulesets.TB))
               (= (rulesets.minimax a!1 p! (xor m! true))
                  (rulesets.nu a!1 p! (xor m! true))))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!2))))
(assert (=> (>= (rulesets.rank x!) 0)
    (=> (and (>= p! 0) (<= p! rulesets.TB))
        (<= (rulesets.nu x! p! m!) (rulesets.minimax x! p! m!)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
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
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid rulesets.least)
         (and (>= rulesets.least rulesets.least)
              (<= rulesets.least rulesets.TB)))
     (=> (and rulesets.all_bids
              (>= rulesets.least 0)
              (<= rulesets.least rulesets.TB))
         (rulesets.is_bid rulesets.least))))
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
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) (- rulesets.TB p!)))
               (and (= (rulesets.bid x! p! m!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!9 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.right_option x! a!2)
                    (xor (rulesets.right_can x!) true))))
      (a!4 (and (rulesets.is_bid (rulesets.answer_bid
                                   x!
                                   p!
                                   m!
                                   (rulesets.bid x! p! m!)
                                   a!2))
                (>= (rulesets.answer_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                    0)
                (<= (rulesets.answer_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                    p!)))
      (a!5 (and (= (rulesets.answer_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                   (- 1))
                (< p! rulesets.least)))
      (a!6 (or (rulesets.left_option
                 x!
                 (rulesets.answer_move x! p! m! (rulesets.bid x! p! m!) a!2))
               (xor (rulesets.left_can x!) true)))
      (a!7 (= (rulesets.answer_bid x! p! m! (rulesets.bid x! p! m!) a!2)
              (rulesets.bid x! p! m!))))
(let ((a!8 (or (> (rulesets.answer_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                  (rulesets.bid x! p! m!))
               (and a!7 m!)))
      (a!10 (rulesets.minimax (rulesets.answer_move
                                x!
                                p!
                                m!
                                (rulesets.bid x! p! m!)
                                a!2)
                              (- p!
                                 (rulesets.answer_bid
                                   x!
                                   p!
                                   m!
                                   (rulesets.bid x! p! m!)
                                   a!2))
                              (xor m! (or a!7 (and rulesets.goes_over a!9)))))
      (a!12 (rulesets.minimax a!2
                              (+ p! (rulesets.bid x! p! m!))
                              (xor m! (or a!7 (and rulesets.goes_over a!9))))))
(let ((a!11 (+ a!10
               (rulesets.left_weight
                 x!
                 (rulesets.answer_move x! p! m! (rulesets.bid x! p! m!) a!2)))))
(let ((a!13 (ite a!8
                 (ite (rulesets.left_can x!) a!11 (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!12 (rulesets.right_weight x! a!2))
                      (rulesets.right_penalty x!)))))
  (=> a!3 (and (or a!4 a!5) a!6 (>= a!13 (rulesets.minimax x! p! m!))))))))))
(assert (let ((a!1 (rulesets.answer_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.reply_move
               x!
               p!
               m!
               (rulesets.bid x! p! m!)
               (rulesets.move x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!2 (rulesets.answer_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.reply_move
               x!
               p!
               m!
               (rulesets.bid x! p! m!)
               (rulesets.move x! p! m!))))
      (a!9 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! a!2)
                    (xor (rulesets.left_can x!) true))))
      (a!4 (and (rulesets.is_bid (rulesets.reply_bid
                                   x!
                                   p!
                                   m!
                                   (rulesets.bid x! p! m!)
                                   a!2))
                (>= (rulesets.reply_bid x! p! m! (rulesets.bid x! p! m!) a!2) 0)
                (<= (rulesets.reply_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                    (- rulesets.TB p!))))
      (a!5 (and (= (rulesets.reply_bid x! p! m! (rulesets.bid x! p! m!) a!2)
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!6 (or (rulesets.right_option
                 x!
                 (rulesets.reply_move x! p! m! (rulesets.bid x! p! m!) a!2))
               (xor (rulesets.right_can x!) true)))
      (a!7 (= (rulesets.bid x! p! m!)
              (rulesets.reply_bid x! p! m! (rulesets.bid x! p! m!) a!2))))
(let ((a!8 (or (> (rulesets.bid x! p! m!)
                  (rulesets.reply_bid x! p! m! (rulesets.bid x! p! m!) a!2))
               (and a!7 m!)))
      (a!10 (rulesets.nu a!2
                         (- p! (rulesets.bid x! p! m!))
                         (xor m! (or a!7 (and rulesets.goes_over a!9)))))
      (a!11 (rulesets.nu (rulesets.reply_move
                           x!
                           p!
                           m!
                           (rulesets.bid x! p! m!)
                           a!2)
                         (+ p!
                            (rulesets.reply_bid
                              x!
                              p!
                              m!
                              (rulesets.bid x! p! m!)
                              a!2))
                         (xor m! (or a!7 (and rulesets.goes_over a!9))))))
(let ((a!12 (+ a!11
               (rulesets.right_weight
                 x!
                 (rulesets.reply_move x! p! m! (rulesets.bid x! p! m!) a!2)))))
(let ((a!13 (ite a!8
                 (ite (rulesets.left_can x!)
                      (+ a!10 (rulesets.left_weight x! a!2))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!) a!12 (rulesets.right_penalty x!)))))
  (=> a!3 (and (or a!4 a!5) a!6 (<= a!13 (rulesets.nu x! p! m!))))))))))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.answer_move
               x!
               p!
               m!
               (rulesets.bid x! p! m!)
               (rulesets.reply_move
                 x!
                 p!
                 m!
                 (rulesets.bid x! p! m!)
                 (rulesets.move x! p! m!))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (rulesets.reply_move
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
(assert (let ((a!1 (rulesets.answer_move
             x!
             p!
             m!
             (rulesets.bid x! p! m!)
             (rulesets.reply_move
               x!
               p!
               m!
               (rulesets.bid x! p! m!)
               (rulesets.move x! p! m!)))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and (= rulesets.TB 0)
                        (xor rulesets.goes_over true)
                        (>= p! 0)
                        (<= p! rulesets.TB))
                   (= (rulesets.minimax x! p! m!) (rulesets.nu x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
