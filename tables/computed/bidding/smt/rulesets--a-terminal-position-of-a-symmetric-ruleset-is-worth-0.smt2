; A model is not so: a terminal position of a symmetric ruleset is worth 0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.symmetric () Bool)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(assert (let ((a!1 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! x!) (rulesets.right_option x! x!))
                (= (rulesets.right_weight x! x!)
                   (- (rulesets.left_weight x! x!)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!1)))
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
(assert (let ((a!1 (=> (and rulesets.symmetric
                    (>= p! 0)
                    (<= p! rulesets.TB)
                    (xor (rulesets.left_can x!) true))
               (= (rulesets.nu x! p! m!) 0.0))))
  (not a!1)))
(check-sat)
(exit)
