; A model is not so: Theorem 3: in U the minimax is the maximin.
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
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.winning_move (rulesets.Position Int) rulesets.Position)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.winning_bid (rulesets.Position Int) Int)
(declare-fun rulesets.yielding_bid (rulesets.Position Int) Int)
(declare-fun rulesets.answer_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.yielding_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.answer_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.minimax (rulesets.Position Int Bool) Real)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!3 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!1)
                (- 1))))
(let ((a!4 (and (>= (rulesets.rank (rulesets.answer_move x! p! m! a!2 a!3)) 0)
                (< (rulesets.rank (rulesets.answer_move x! p! m! a!2 a!3))
                   (rulesets.rank x!))))
      (a!5 (and rulesets.in_U
                (>= (- p! (rulesets.answer_bid x! p! m! a!2 a!3)) 0)
                (<= (- p! (rulesets.answer_bid x! p! m! a!2 a!3)) rulesets.TB)))
      (a!7 (xor m!
                (or (= (rulesets.answer_bid x! p! m! a!2 a!3) a!2)
                    (and rulesets.goes_over a!6)))))
(let ((a!8 (= (rulesets.minimax (rulesets.answer_move x! p! m! a!2 a!3)
                                (- p! (rulesets.answer_bid x! p! m! a!2 a!3))
                                a!7)
              (rulesets.nu (rulesets.answer_move x! p! m! a!2 a!3)
                           (- p! (rulesets.answer_bid x! p! m! a!2 a!3))
                           a!7))))
  (=> a!4 (=> a!5 a!8)))))))
(assert (let ((a!1 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!2 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!2)
                (- 1))))
(let ((a!5 (xor m!
                (or (= (rulesets.answer_bid x! p! m! a!3 a!1) a!3)
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (=> (and rulesets.in_U (>= (+ p! a!3) 0) (<= (+ p! a!3) rulesets.TB))
               (= (rulesets.minimax a!1 (+ p! a!3) a!5)
                  (rulesets.nu a!1 (+ p! a!3) a!5)))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!6))))))
(assert (=> (>= (rulesets.rank x!) 0)
    (=> (and (>= p! 0) (<= p! rulesets.TB))
        (<= (rulesets.nu x! p! m!) (rulesets.minimax x! p! m!)))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!4 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!1)
                (- 1))))
(let ((a!3 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (and (rulesets.is_bid (rulesets.answer_bid x! p! m! a!2 a!4))
                    (>= (rulesets.answer_bid x! p! m! a!2 a!4) 0)
                    (<= (rulesets.answer_bid x! p! m! a!2 a!4) p!))
               (and (= (rulesets.answer_bid x! p! m! a!2 a!4) (- 1))
                    (< p! rulesets.least))))
      (a!7 (or (> (rulesets.answer_bid x! p! m! a!2 a!4) a!2)
               (and (= (rulesets.answer_bid x! p! m! a!2 a!4) a!2) m!)))
      (a!9 (xor m!
                (or (= (rulesets.answer_bid x! p! m! a!2 a!4) a!2)
                    (and rulesets.goes_over a!8)))))
(let ((a!5 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!3
                (or (rulesets.right_option x! a!4)
                    (xor (rulesets.right_can x!) true))))
      (a!10 (+ (rulesets.minimax (rulesets.answer_move x! p! m! a!2 a!4)
                                 (- p! (rulesets.answer_bid x! p! m! a!2 a!4))
                                 a!9)
               (rulesets.left_weight x! (rulesets.answer_move x! p! m! a!2 a!4))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.minimax a!4 (+ p! a!2) a!9)
                    (rulesets.right_weight x! a!4))
                 (rulesets.right_penalty x!))))
(let ((a!12 (>= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.minimax x! p! m!))))
(let ((a!13 (and a!6
                 (or (rulesets.left_option
                       x!
                       (rulesets.answer_move x! p! m! a!2 a!4))
                     (xor (rulesets.left_can x!) true))
                 a!12)))
  (=> a!5 a!13))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!3 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!1)
                (- 1))))
(let ((a!4 (or (and (rulesets.is_bid (rulesets.answer_bid x! p! m! a!2 a!3))
                    (>= (rulesets.answer_bid x! p! m! a!2 a!3) 0)
                    (<= (rulesets.answer_bid x! p! m! a!2 a!3) p!))
               (and (= (rulesets.answer_bid x! p! m! a!2 a!3) (- 1))
                    (< p! rulesets.least))))
      (a!6 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.answer_bid x! p! m! a!2 a!3) a!2)
               (and (= (rulesets.answer_bid x! p! m! a!2 a!3) a!2) m!)))
      (a!9 (xor m!
                (or (= (rulesets.answer_bid x! p! m! a!2 a!3) a!2)
                    (and rulesets.goes_over a!8)))))
(let ((a!5 (and rulesets.in_U
                m!
                (>= p! 0)
                (<= p! rulesets.TB)
                a!4
                (or (rulesets.left_option
                      x!
                      (rulesets.answer_move x! p! m! a!2 a!3))
                    (xor (rulesets.left_can x!) true))))
      (a!10 (+ (rulesets.nu (rulesets.answer_move x! p! m! a!2 a!3)
                            (- p! (rulesets.answer_bid x! p! m! a!2 a!3))
                            a!9)
               (rulesets.left_weight x! (rulesets.answer_move x! p! m! a!2 a!3))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!3 (+ p! a!2) a!9)
                    (rulesets.right_weight x! a!3))
                 (rulesets.right_penalty x!))))
(let ((a!12 (<= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.nu x! p! m!))))
(let ((a!13 (and a!6
                 (or (rulesets.right_option x! a!3)
                     (xor (rulesets.right_can x!) true))
                 a!12)))
  (=> a!5 a!13))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!3 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!1)
                (- 1))))
(let ((a!4 (or (and (rulesets.is_bid (rulesets.answer_bid x! p! m! a!2 a!3))
                    (>= (rulesets.answer_bid x! p! m! a!2 a!3) 0)
                    (<= (rulesets.answer_bid x! p! m! a!2 a!3) p!))
               (and (= (rulesets.answer_bid x! p! m! a!2 a!3) (- 1))
                    (< p! rulesets.least))))
      (a!6 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.answer_bid x! p! m! a!2 a!3) a!2)
               (and (= (rulesets.answer_bid x! p! m! a!2 a!3) a!2) m!)))
      (a!9 (xor m!
                (or (= (rulesets.answer_bid x! p! m! a!2 a!3) a!2)
                    (and rulesets.goes_over a!8)))))
(let ((a!5 (and rulesets.in_U
                (xor m! true)
                (>= p! 0)
                (<= p! rulesets.TB)
                a!4
                (or (rulesets.left_option
                      x!
                      (rulesets.answer_move x! p! m! a!2 a!3))
                    (xor (rulesets.left_can x!) true))))
      (a!10 (+ (rulesets.nu (rulesets.answer_move x! p! m! a!2 a!3)
                            (- p! (rulesets.answer_bid x! p! m! a!2 a!3))
                            a!9)
               (rulesets.left_weight x! (rulesets.answer_move x! p! m! a!2 a!3))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!3 (+ p! a!2) a!9)
                    (rulesets.right_weight x! a!3))
                 (rulesets.right_penalty x!))))
(let ((a!12 (<= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.nu x! p! m!))))
(let ((a!13 (and a!6
                 (or (rulesets.right_option x! a!3)
                     (xor (rulesets.right_can x!) true))
                 a!12)))
  (=> a!5 a!13))))))))
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
      (a!3 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!6 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                m!
                (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!3)
                (- 1))))
(let ((a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.bid x! p! m!) a!4)
               (and (= (rulesets.bid x! p! m!) a!4) m!)))
      (a!9 (xor m!
                (or (= (rulesets.bid x! p! m!) a!4)
                    (and rulesets.goes_over a!8)))))
(let ((a!10 (+ (rulesets.nu (rulesets.move x! p! m!)
                            (- p! (rulesets.bid x! p! m!))
                            a!9)
               (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!6 (+ p! a!4) a!9)
                    (rulesets.right_weight x! a!6))
                 (rulesets.right_penalty x!))))
(let ((a!12 (<= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.nu x! p! m!))))
(let ((a!13 (and a!5
                 (or (rulesets.right_option x! a!6)
                     (xor (rulesets.right_can x!) true))
                 a!12)))
  (=> a!2 a!13))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!3 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!6 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                (xor m! true)
                (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!3)
                (- 1))))
(let ((a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> (rulesets.bid x! p! m!) a!4)
               (and (= (rulesets.bid x! p! m!) a!4) m!)))
      (a!9 (xor m!
                (or (= (rulesets.bid x! p! m!) a!4)
                    (and rulesets.goes_over a!8)))))
(let ((a!10 (+ (rulesets.nu (rulesets.move x! p! m!)
                            (- p! (rulesets.bid x! p! m!))
                            a!9)
               (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!6 (+ p! a!4) a!9)
                    (rulesets.right_weight x! a!6))
                 (rulesets.right_penalty x!))))
(let ((a!12 (<= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!10
                          (rulesets.left_penalty x!))
                     a!11)
                (rulesets.nu x! p! m!))))
(let ((a!13 (and a!5
                 (or (rulesets.right_option x! a!6)
                     (xor (rulesets.right_can x!) true))
                 a!12)))
  (=> a!2 a!13))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!2 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!)))))
(let ((a!3 (rulesets.answer_bid
             x!
             p!
             m!
             (ite (>= (- rulesets.TB p!) rulesets.least)
                  (ite m! (rulesets.yielding_bid x! p!) a!1)
                  (- 1))
             a!2)))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!3)
           (and (>= a!3 rulesets.least) (<= a!3 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!3 0) (<= a!3 rulesets.TB))
           (rulesets.is_bid a!3))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!1)
                (- 1))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!2)
           (and (>= a!2 rulesets.least) (<= a!2 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!2 0) (<= a!2 rulesets.TB))
           (rulesets.is_bid a!2))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!2 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!)))))
(let ((a!3 (rulesets.answer_move
             x!
             p!
             m!
             (ite (>= (- rulesets.TB p!) rulesets.least)
                  (ite m! (rulesets.yielding_bid x! p!) a!1)
                  (- 1))
             a!2)))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5)))))
(assert (let ((a!1 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!)))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and rulesets.in_U (>= p! 0) (<= p! rulesets.TB))
                   (= (rulesets.minimax x! p! m!) (rulesets.nu x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
