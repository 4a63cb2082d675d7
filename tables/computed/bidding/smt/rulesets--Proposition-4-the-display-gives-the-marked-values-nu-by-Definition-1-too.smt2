; A model is not so: Proposition 4: the display gives the marked values, nu by Definition 1 too.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.symmetric () Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.display_4_bid (rulesets.Position Int) Int)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.display_4 (rulesets.Position Int) Real)
(declare-fun rulesets.display_4_reply_move
             (rulesets.Position Int Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.display_4_reply_bid
             (rulesets.Position Int Int rulesets.Position)
             Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.display_4_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.rank (rulesets.Position) Int)
(assert (=> (and rulesets.symmetric
         (>= p! 0)
         (<= p! rulesets.TB)
         (xor (rulesets.left_can x!) true))
    (= (rulesets.nu x! p! m!) 0.0)))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! x!) (rulesets.right_option x! x!))
                (= (rulesets.right_weight x! x!)
                   (- (rulesets.left_weight x! x!)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!1)))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.display_4_bid x! p!))
               (and (>= (rulesets.display_4_bid x! p!) rulesets.least)
                    (<= (rulesets.display_4_bid x! p!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.display_4_bid x! p!) 0)
                    (<= (rulesets.display_4_bid x! p!) rulesets.TB))
               (rulesets.is_bid (rulesets.display_4_bid x! p!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least))))
      (a!2 (rulesets.display_4_reply_bid
             x!
             p!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!4 (rulesets.display_4_reply_move
             x!
             p!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!5 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           true)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!6 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           false)
              (rulesets.left_weight x! (rulesets.move x! p! m!)))))
(let ((a!3 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (ite (= (rulesets.bid x! p! m!) a!2)
                a!6
                (- (rulesets.nu a!4 (+ p! a!2) true)
                   (rulesets.left_weight x! a!4)))))
(let ((a!8 (<= (ite (> (rulesets.bid x! p! m!) a!2) a!5 a!7)
               (rulesets.display_4 x! p!))))
  (=> (and rulesets.symmetric
           (>= p! 0)
           (<= p! rulesets.TB)
           a!1
           (rulesets.left_option x! (rulesets.move x! p! m!)))
      (and a!3 (rulesets.left_option x! a!4) a!8))))))
(assert (let ((a!1 (rulesets.display_4_reply_bid
             x!
             p!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!)))
      (a!3 (rulesets.display_4_reply_move
             x!
             p!
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
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.display_4_bid x! p!))
                    (>= (rulesets.display_4_bid x! p!) 0)
                    (<= (rulesets.display_4_bid x! p!) p!))
               (and (= (rulesets.display_4_bid x! p!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.display_4_move x! p!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.display_4_bid x! p!) a!3)
               (and (= (rulesets.display_4_bid x! p!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.display_4_bid x! p!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.display_4_move x! p!)
                           (- p! (rulesets.display_4_bid x! p!))
                           a!8)
              (rulesets.left_weight x! (rulesets.display_4_move x! p!))))
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
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.display_4_bid x! p!))
                    (>= (rulesets.display_4_bid x! p!) 0)
                    (<= (rulesets.display_4_bid x! p!) p!))
               (and (= (rulesets.display_4_bid x! p!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!)))
      (a!4 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!)))
      (a!5 (+ (rulesets.nu (rulesets.display_4_move x! p!)
                           (- p! (rulesets.display_4_bid x! p!))
                           true)
              (rulesets.left_weight x! (rulesets.display_4_move x! p!))))
      (a!6 (+ (rulesets.nu (rulesets.display_4_move x! p!)
                           (- p! (rulesets.display_4_bid x! p!))
                           false)
              (rulesets.left_weight x! (rulesets.display_4_move x! p!)))))
(let ((a!3 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (ite (= (rulesets.display_4_bid x! p!) a!2)
                a!6
                (- (rulesets.nu a!4 (+ p! a!2) true)
                   (rulesets.left_weight x! a!4)))))
(let ((a!8 (>= (ite (> (rulesets.display_4_bid x! p!) a!2) a!5 a!7)
               (rulesets.display_4 x! p!))))
(let ((a!9 (and a!1
                (rulesets.left_option x! (rulesets.display_4_move x! p!))
                (=> (and a!3 (rulesets.left_option x! a!4)) a!8))))
(let ((a!10 (and (=> (xor (rulesets.left_can x!) true)
                     (= (rulesets.display_4 x! p!) 0.0))
                 (=> (rulesets.left_can x!) a!9))))
  (=> (and rulesets.symmetric (>= p! 0) (<= p! rulesets.TB)) a!10)))))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.move x! p! m!)) (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.move x! p! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.move x! p! m!)) a!2))))
(assert (let ((a!1 (= (rulesets.right_weight x! (rulesets.move x! p! m!))
              (- (rulesets.left_weight x! (rulesets.move x! p! m!))))))
(let ((a!2 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! (rulesets.move x! p! m!))
                   (rulesets.right_option x! (rulesets.move x! p! m!)))
                a!1
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!2))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.display_4_move x! p!))
                   (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.display_4_move x! p!))
                   (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.display_4_move x! p!)) 0)
       (=> (rulesets.left_option x! (rulesets.display_4_move x! p!)) a!1)
       (=> (rulesets.right_option x! (rulesets.display_4_move x! p!)) a!2))))
(assert (let ((a!1 (= (rulesets.right_weight x! (rulesets.display_4_move x! p!))
              (- (rulesets.left_weight x! (rulesets.display_4_move x! p!))))))
(let ((a!2 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! (rulesets.display_4_move x! p!))
                   (rulesets.right_option x! (rulesets.display_4_move x! p!)))
                a!1
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!2))))
(assert (let ((a!1 (rulesets.display_4_reply_move
             x!
             p!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (rulesets.display_4_reply_move
             x!
             p!
             (rulesets.bid x! p! m!)
             (rulesets.move x! p! m!))))
(let ((a!2 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!1) (rulesets.right_option x! a!1))
                (= (rulesets.right_weight x! a!1)
                   (- (rulesets.left_weight x! a!1)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!2))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.display_4_bid x! p!)
             (rulesets.display_4_move x! p!))))
(let ((a!2 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!1) (rulesets.right_option x! a!1))
                (= (rulesets.right_weight x! a!1)
                   (- (rulesets.left_weight x! a!1)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!2))))
(assert (not (=> (and rulesets.symmetric
              m!
              (xor rulesets.goes_over true)
              (>= p! 0)
              (<= p! rulesets.TB))
         (= (rulesets.display_4 x! p!) (rulesets.nu x! p! m!)))))
(check-sat)
(exit)
