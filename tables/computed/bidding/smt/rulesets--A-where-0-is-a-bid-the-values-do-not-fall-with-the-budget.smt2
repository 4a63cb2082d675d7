; A model is not so: (A) where 0 is a bid: the values do not fall with the budget.
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
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun pi! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (and (>= (rulesets.rank (rulesets.move x! pi! m!)) 0)
                (< (rulesets.rank (rulesets.move x! pi! m!)) (rulesets.rank x!))))
      (a!2 (and (rulesets.is_bid 0)
                (>= (- pi! (rulesets.bid x! pi! m!)) 0)
                (<= (- pi! (rulesets.bid x! pi! m!))
                    (- p! (rulesets.bid x! pi! m!)))
                (<= (- p! (rulesets.bid x! pi! m!)) rulesets.TB)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.bid x! pi! m!)
                  (rulesets.reply_bid
                    x!
                    p!
                    m!
                    (rulesets.bid x! pi! m!)
                    (rulesets.move x! pi! m!)))
               (and rulesets.goes_over a!3))))
(let ((a!5 (>= (rulesets.nu (rulesets.move x! pi! m!)
                            (- p! (rulesets.bid x! pi! m!))
                            (xor m! a!4))
               (rulesets.nu (rulesets.move x! pi! m!)
                            (- pi! (rulesets.bid x! pi! m!))
                            (xor m! a!4)))))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!2 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.bid x! pi! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (=> (and (rulesets.is_bid 0)
                    (>= (+ pi! a!2) 0)
                    (<= (+ pi! a!2) (+ p! a!2))
                    (<= (+ p! a!2) rulesets.TB))
               (>= (rulesets.nu a!1 (+ p! a!2) a!4)
                   (rulesets.nu a!1 (+ pi! a!2) a!4)))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!5)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! pi! m!))
                    (>= (rulesets.bid x! pi! m!) 0)
                    (<= (rulesets.bid x! pi! m!) pi!))
               (and (= (rulesets.bid x! pi! m!) (- 1)) (< pi! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! pi! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= pi! 0) (<= pi! rulesets.TB)) a!2))))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!3 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!6 (or (and m! (< (- rulesets.TB pi!) rulesets.least))
               (and (xor m! true) (< pi! rulesets.least)))))
(let ((a!2 (or (and (rulesets.is_bid a!1)
                    (>= a!1 0)
                    (<= a!1 (- rulesets.TB pi!)))
               (and (= a!1 (- 1)) (< (- rulesets.TB pi!) rulesets.least))))
      (a!5 (or (> (rulesets.bid x! pi! m!) a!1)
               (and (= (rulesets.bid x! pi! m!) a!1) m!)))
      (a!7 (xor m!
                (or (= (rulesets.bid x! pi! m!) a!1)
                    (and rulesets.goes_over a!6)))))
(let ((a!4 (and (>= pi! 0)
                (<= pi! rulesets.TB)
                a!2
                (or (rulesets.right_option x! a!3)
                    (xor (rulesets.right_can x!) true))))
      (a!8 (+ (rulesets.nu (rulesets.move x! pi! m!)
                           (- pi! (rulesets.bid x! pi! m!))
                           a!7)
              (rulesets.left_weight x! (rulesets.move x! pi! m!))))
      (a!9 (ite (rulesets.right_can x!)
                (+ (rulesets.nu a!3 (+ pi! a!1) a!7)
                   (rulesets.right_weight x! a!3))
                (rulesets.right_penalty x!))))
(let ((a!10 (>= (ite a!5
                     (ite (rulesets.left_can x!) a!8 (rulesets.left_penalty x!))
                     a!9)
                (rulesets.nu x! pi! m!))))
  (=> a!4 a!10))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! pi! m!))
                    (>= (rulesets.bid x! pi! m!) 0)
                    (<= (rulesets.bid x! pi! m!) p!))
               (and (= (rulesets.bid x! pi! m!) (- 1)) (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.move x! pi! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.bid x! pi! m!) a!3)
               (and (= (rulesets.bid x! pi! m!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.bid x! pi! m!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.move x! pi! m!)
                           (- p! (rulesets.bid x! pi! m!))
                           a!8)
              (rulesets.left_weight x! (rulesets.move x! pi! m!))))
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
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid 0) (and (>= 0 rulesets.least) (<= 0 rulesets.TB)))
     (=> (and rulesets.all_bids (>= 0 0) (<= 0 rulesets.TB))
         (rulesets.is_bid 0))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.move x! pi! m!)) (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.move x! pi! m!)) (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.move x! pi! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.move x! pi! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.move x! pi! m!)) a!2))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.bid x! pi! m!)
             (rulesets.move x! pi! m!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and (rulesets.is_bid 0)
                        (>= pi! 0)
                        (<= pi! p!)
                        (<= p! rulesets.TB))
                   (>= (rulesets.nu x! p! m!) (rulesets.nu x! pi! m!))))))
  (not a!1)))
(check-sat)
(exit)
