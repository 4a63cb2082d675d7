; A model is not so: Corollary 6 where 0 is a bid: formula (2) gives the marked values.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.formula_2_bid (rulesets.Position Int) Int)
(declare-fun rulesets.formula_2_reply_bid
             (rulesets.Position Int Int rulesets.Position)
             Int)
(declare-fun rulesets.largest_up_to (Int) Int)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.formula_2_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.formula_2 (rulesets.Position Int) Real)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.formula_2_reply_move
             (rulesets.Position Int Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.symmetric () Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.one_value () Bool)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.rank (rulesets.Position) Int)
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid 0) (and (>= 0 rulesets.least) (<= 0 rulesets.TB)))
     (=> (and rulesets.all_bids (>= 0 0) (<= 0 rulesets.TB))
         (rulesets.is_bid 0))))
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
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.formula_2_bid x! p!))
               (and (>= (rulesets.formula_2_bid x! p!) rulesets.least)
                    (<= (rulesets.formula_2_bid x! p!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.formula_2_bid x! p!) 0)
                    (<= (rulesets.formula_2_bid x! p!) rulesets.TB))
               (rulesets.is_bid (rulesets.formula_2_bid x! p!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (rulesets.formula_2_reply_bid
             x!
             p!
             (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                  (rulesets.bid x! p! m!)
                  (rulesets.largest_up_to (- rulesets.TB p!)))
             (rulesets.move x! p! m!))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (rulesets.formula_2_reply_bid
             x!
             p!
             (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                  (rulesets.bid x! p! m!)
                  (rulesets.largest_up_to (- rulesets.TB p!)))
             (rulesets.move x! p! m!))))
(let ((a!2 (=> (and (rulesets.is_bid a!1) (<= a!1 (- rulesets.TB p!)))
               (<= a!1 (rulesets.largest_up_to (- rulesets.TB p!))))))
(let ((a!3 (and (rulesets.is_bid (rulesets.largest_up_to (- rulesets.TB p!)))
                (>= (rulesets.largest_up_to (- rulesets.TB p!)) 0)
                (<= (rulesets.largest_up_to (- rulesets.TB p!))
                    (- rulesets.TB p!))
                a!2)))
  (=> (and (>= (- rulesets.TB p!) 0) (rulesets.is_bid 0)) a!3)))))
(assert (let ((a!1 (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                (rulesets.bid x! p! m!)
                (rulesets.largest_up_to (- rulesets.TB p!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.symmetric
                m!
                (xor rulesets.goes_over true)
                (>= p! 0)
                (<= p! rulesets.TB)
                (rulesets.is_bid a!1)
                (<= a!1 p!)
                (<= a!1 (- rulesets.TB p!))
                (rulesets.is_bid 0)
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!3 (or (rulesets.right_option
                 x!
                 (rulesets.formula_2_reply_move
                   x!
                   p!
                   a!1
                   (rulesets.move x! p! m!)))
               (xor (rulesets.right_can x!) true)))
      (a!4 (= a!1
              (rulesets.formula_2_reply_bid x! p! a!1 (rulesets.move x! p! m!))))
      (a!12 (+ p!
               (rulesets.formula_2_reply_bid x! p! a!1 (rulesets.move x! p! m!)))))
(let ((a!5 (or (> a!1
                  (rulesets.formula_2_reply_bid
                    x!
                    p!
                    a!1
                    (rulesets.move x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! a!1)
                        (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!8 (xor (xor m! (or a!4 (and rulesets.goes_over a!6))) true))
      (a!13 (rulesets.nu (rulesets.formula_2_reply_move
                           x!
                           p!
                           a!1
                           (rulesets.move x! p! m!))
                         a!12
                         (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!9 (- (rulesets.nu (rulesets.move x! p! m!)
                           (- rulesets.TB (- p! a!1))
                           a!8)))
      (a!14 (- (rulesets.nu (rulesets.formula_2_reply_move
                              x!
                              p!
                              a!1
                              (rulesets.move x! p! m!))
                            (- rulesets.TB a!12)
                            a!8))))
(let ((a!10 (ite (xor m! (or a!4 (and rulesets.goes_over a!6))) a!7 a!9))
      (a!15 (ite (xor m! (or a!4 (and rulesets.goes_over a!6))) a!13 a!14)))
(let ((a!11 (ite (rulesets.left_can x!)
                 (+ a!10 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!)))
      (a!16 (+ a!15
               (rulesets.right_weight
                 x!
                 (rulesets.formula_2_reply_move
                   x!
                   p!
                   a!1
                   (rulesets.move x! p! m!))))))
(let ((a!17 (<= (ite a!5
                     a!11
                     (ite (rulesets.right_can x!)
                          a!16
                          (rulesets.right_penalty x!)))
                (rulesets.formula_2 x! p!))))
(let ((a!18 (and (rulesets.is_bid (rulesets.formula_2_reply_bid
                                    x!
                                    p!
                                    a!1
                                    (rulesets.move x! p! m!)))
                 (>= (rulesets.formula_2_reply_bid
                       x!
                       p!
                       a!1
                       (rulesets.move x! p! m!))
                     a!1)
                 (<= (rulesets.formula_2_reply_bid
                       x!
                       p!
                       a!1
                       (rulesets.move x! p! m!))
                     (- rulesets.TB p!))
                 a!3
                 a!17)))
  (=> a!2 a!18))))))))))
(assert (let ((a!1 (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                (rulesets.bid x! p! m!)
                (rulesets.largest_up_to (- rulesets.TB p!))))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (rulesets.is_bid (rulesets.formula_2_reply_bid
                                   x!
                                   p!
                                   a!1
                                   (rulesets.move x! p! m!)))
                (>= (rulesets.formula_2_reply_bid
                      x!
                      p!
                      a!1
                      (rulesets.move x! p! m!))
                    0)
                (<= (rulesets.formula_2_reply_bid
                      x!
                      p!
                      a!1
                      (rulesets.move x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.formula_2_reply_bid
                     x!
                     p!
                     a!1
                     (rulesets.move x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (or (rulesets.right_option
                 x!
                 (rulesets.formula_2_reply_move
                   x!
                   p!
                   a!1
                   (rulesets.move x! p! m!)))
               (xor (rulesets.right_can x!) true)))
      (a!5 (= (rulesets.bid x! p! m!)
              (rulesets.formula_2_reply_bid x! p! a!1 (rulesets.move x! p! m!)))))
(let ((a!6 (or (> (rulesets.bid x! p! m!)
                  (rulesets.formula_2_reply_bid
                    x!
                    p!
                    a!1
                    (rulesets.move x! p! m!)))
               (and a!5 m!)))
      (a!8 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! (rulesets.bid x! p! m!))
                        (xor m! (or a!5 (and rulesets.goes_over a!7)))))
      (a!10 (rulesets.nu (rulesets.formula_2_reply_move
                           x!
                           p!
                           a!1
                           (rulesets.move x! p! m!))
                         (+ p!
                            (rulesets.formula_2_reply_bid
                              x!
                              p!
                              a!1
                              (rulesets.move x! p! m!)))
                         (xor m! (or a!5 (and rulesets.goes_over a!7))))))
(let ((a!9 (ite (rulesets.left_can x!)
                (+ a!8 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!)))
      (a!11 (+ a!10
               (rulesets.right_weight
                 x!
                 (rulesets.formula_2_reply_move
                   x!
                   p!
                   a!1
                   (rulesets.move x! p! m!))))))
(let ((a!12 (>= (ite a!6
                     a!9
                     (ite (rulesets.right_can x!)
                          a!11
                          (rulesets.right_penalty x!)))
                (rulesets.nu x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!2 a!3) a!4) a!12)))))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.bid x! p! m!)) 0)
                (< (- p! (rulesets.bid x! p! m!)) rulesets.TB)
                m!))
      (a!2 (rulesets.nu (rulesets.move x! p! m!)
                        (+ (- p! (rulesets.bid x! p! m!)) 1)
                        (xor m! true))))
(let ((a!3 (<= (rulesets.nu (rulesets.move x! p! m!)
                            (- p! (rulesets.bid x! p! m!))
                            m!)
               a!2)))
  (=> a!1 a!3))))
(assert (let ((a!1 (>= (+ (- p! (rulesets.bid x! p! m!)) 1) 0))
      (a!2 (- p!
              (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                   (rulesets.bid x! p! m!)
                   (rulesets.largest_up_to (- rulesets.TB p!)))))
      (a!4 (rulesets.nu (rulesets.move x! p! m!)
                        (+ (- p! (rulesets.bid x! p! m!)) 1)
                        (xor m! true))))
(let ((a!3 (<= (+ (- p! (rulesets.bid x! p! m!)) 1) a!2)))
  (=> (and rulesets.in_U a!1 a!3 (<= a!2 rulesets.TB))
      (>= (rulesets.nu (rulesets.move x! p! m!) a!2 (xor m! true)) a!4)))))
(assert (let ((a!1 (- p!
              (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                   (rulesets.bid x! p! m!)
                   (rulesets.largest_up_to (- rulesets.TB p!))))))
  (=> (and rulesets.in_U (>= a!1 0) (<= a!1 rulesets.TB) m!)
      (>= (rulesets.nu (rulesets.move x! p! m!) a!1 m!)
          (rulesets.nu (rulesets.move x! p! m!) a!1 (xor m! true))))))
(assert (let ((a!1 (- p!
              (ite (<= (rulesets.bid x! p! m!) (- rulesets.TB p!))
                   (rulesets.bid x! p! m!)
                   (rulesets.largest_up_to (- rulesets.TB p!))))))
(let ((a!2 (- (rulesets.nu (rulesets.move x! p! m!)
                           (- rulesets.TB a!1)
                           (xor (xor m! true) true)))))
  (=> (and rulesets.symmetric
           (or rulesets.one_value rulesets.in_U)
           (>= a!1 0)
           (<= a!1 rulesets.TB))
      (= (rulesets.nu (rulesets.move x! p! m!) a!1 (xor m! true)) a!2)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.formula_2_bid x! p!))
                    (>= (rulesets.formula_2_bid x! p!) 0)
                    (<= (rulesets.formula_2_bid x! p!) p!))
               (and (= (rulesets.formula_2_bid x! p!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!)))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! (rulesets.formula_2_move x! p!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.formula_2_bid x! p!) a!3)
               (and (= (rulesets.formula_2_bid x! p!) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.formula_2_bid x! p!) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.formula_2_move x! p!)
                           (- p! (rulesets.formula_2_bid x! p!))
                           a!8)
              (rulesets.left_weight x! (rulesets.formula_2_move x! p!))))
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
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!)))
      (a!2 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!)))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (and (rulesets.is_bid a!1)
                (>= a!1 (rulesets.formula_2_bid x! p!))
                (<= a!1 (- rulesets.TB p!))
                (or (rulesets.right_option x! a!2)
                    (xor (rulesets.right_can x!) true))))
      (a!4 (or (> (rulesets.formula_2_bid x! p!) a!1)
               (and (= (rulesets.formula_2_bid x! p!) a!1) m!)))
      (a!6 (xor m!
                (or (= (rulesets.formula_2_bid x! p!) a!1)
                    (and rulesets.goes_over a!5)))))
(let ((a!7 (rulesets.nu (rulesets.formula_2_move x! p!)
                        (- rulesets.TB (- p! (rulesets.formula_2_bid x! p!)))
                        (xor a!6 true)))
      (a!10 (- (rulesets.nu a!2 (- rulesets.TB (+ p! a!1)) (xor a!6 true)))))
(let ((a!8 (ite a!6
                (rulesets.nu (rulesets.formula_2_move x! p!)
                             (- p! (rulesets.formula_2_bid x! p!))
                             a!6)
                (- a!7)))
      (a!11 (+ (ite a!6 (rulesets.nu a!2 (+ p! a!1) a!6) a!10)
               (rulesets.right_weight x! a!2))))
(let ((a!9 (ite (rulesets.left_can x!)
                (+ a!8
                   (rulesets.left_weight x! (rulesets.formula_2_move x! p!)))
                (rulesets.left_penalty x!))))
(let ((a!12 (>= (ite a!4
                     a!9
                     (ite (rulesets.right_can x!)
                          a!11
                          (rulesets.right_penalty x!)))
                (rulesets.formula_2 x! p!))))
(let ((a!13 (and (rulesets.is_bid (rulesets.formula_2_bid x! p!))
                 (<= (rulesets.formula_2_bid x! p!) p!)
                 (<= (rulesets.formula_2_bid x! p!) (- rulesets.TB p!))
                 (or (rulesets.left_option x! (rulesets.formula_2_move x! p!))
                     (xor (rulesets.left_can x!) true))
                 (=> a!3 a!12))))
  (=> (and rulesets.symmetric
           m!
           (xor rulesets.goes_over true)
           (>= p! 0)
           (<= p! rulesets.TB)
           (rulesets.is_bid 0))
      a!13)))))))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.formula_2_bid x! p!)
             (rulesets.formula_2_move x! p!)))
      (a!3 (or (> (rulesets.formula_2_bid x! p!) (rulesets.formula_2_bid x! p!))
               (and (= (rulesets.formula_2_bid x! p!)
                       (rulesets.formula_2_bid x! p!))
                    m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (rulesets.is_bid (rulesets.formula_2_bid x! p!))
                (>= (rulesets.formula_2_bid x! p!)
                    (rulesets.formula_2_bid x! p!))
                (<= (rulesets.formula_2_bid x! p!) (- rulesets.TB p!))
                (or (rulesets.right_option x! a!1)
                    (xor (rulesets.right_can x!) true))))
      (a!5 (xor m!
                (or (= (rulesets.formula_2_bid x! p!)
                       (rulesets.formula_2_bid x! p!))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.nu (rulesets.formula_2_move x! p!)
                        (- rulesets.TB (- p! (rulesets.formula_2_bid x! p!)))
                        (xor a!5 true)))
      (a!9 (rulesets.nu a!1
                        (- rulesets.TB (+ p! (rulesets.formula_2_bid x! p!)))
                        (xor a!5 true))))
(let ((a!7 (ite a!5
                (rulesets.nu (rulesets.formula_2_move x! p!)
                             (- p! (rulesets.formula_2_bid x! p!))
                             a!5)
                (- a!6)))
      (a!10 (ite a!5
                 (rulesets.nu a!1 (+ p! (rulesets.formula_2_bid x! p!)) a!5)
                 (- a!9))))
(let ((a!8 (ite (rulesets.left_can x!)
                (+ a!7
                   (rulesets.left_weight x! (rulesets.formula_2_move x! p!)))
                (rulesets.left_penalty x!))))
(let ((a!11 (ite a!3
                 a!8
                 (ite (rulesets.right_can x!)
                      (+ a!10 (rulesets.right_weight x! a!1))
                      (rulesets.right_penalty x!)))))
(let ((a!12 (and (rulesets.is_bid (rulesets.formula_2_bid x! p!))
                 (<= (rulesets.formula_2_bid x! p!) p!)
                 (<= (rulesets.formula_2_bid x! p!) (- rulesets.TB p!))
                 (or (rulesets.left_option x! (rulesets.formula_2_move x! p!))
                     (xor (rulesets.left_can x!) true))
                 (=> a!2 (>= a!11 (rulesets.formula_2 x! p!))))))
  (=> (and rulesets.symmetric
           m!
           (xor rulesets.goes_over true)
           (>= p! 0)
           (<= p! rulesets.TB)
           (rulesets.is_bid 0))
      a!12)))))))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.formula_2_bid x! p!)) 0)
                (< (- p! (rulesets.formula_2_bid x! p!)) rulesets.TB)
                m!))
      (a!2 (rulesets.nu (rulesets.formula_2_move x! p!)
                        (+ (- p! (rulesets.formula_2_bid x! p!)) 1)
                        (xor m! true))))
(let ((a!3 (<= (rulesets.nu (rulesets.formula_2_move x! p!)
                            (- p! (rulesets.formula_2_bid x! p!))
                            m!)
               a!2)))
  (=> a!1 a!3))))
(assert (let ((a!1 (>= (+ (- p! (rulesets.formula_2_bid x! p!)) 1) 0))
      (a!2 (<= (+ (- p! (rulesets.formula_2_bid x! p!)) 1)
               (- p! (rulesets.formula_2_bid x! p!))))
      (a!4 (rulesets.nu (rulesets.formula_2_move x! p!)
                        (+ (- p! (rulesets.formula_2_bid x! p!)) 1)
                        (xor m! true))))
(let ((a!3 (and rulesets.in_U
                a!1
                a!2
                (<= (- p! (rulesets.formula_2_bid x! p!)) rulesets.TB)))
      (a!5 (>= (rulesets.nu (rulesets.formula_2_move x! p!)
                            (- p! (rulesets.formula_2_bid x! p!))
                            (xor m! true))
               a!4)))
  (=> a!3 a!5))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.formula_2_bid x! p!)) 0)
                (<= (- p! (rulesets.formula_2_bid x! p!)) rulesets.TB)
                m!))
      (a!2 (>= (rulesets.nu (rulesets.formula_2_move x! p!)
                            (- p! (rulesets.formula_2_bid x! p!))
                            m!)
               (rulesets.nu (rulesets.formula_2_move x! p!)
                            (- p! (rulesets.formula_2_bid x! p!))
                            (xor m! true)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (and rulesets.symmetric
                (or rulesets.one_value rulesets.in_U)
                (>= (- p! (rulesets.formula_2_bid x! p!)) 0)
                (<= (- p! (rulesets.formula_2_bid x! p!)) rulesets.TB)))
      (a!2 (rulesets.nu (rulesets.formula_2_move x! p!)
                        (- rulesets.TB (- p! (rulesets.formula_2_bid x! p!)))
                        (xor (xor m! true) true))))
(let ((a!3 (= (rulesets.nu (rulesets.formula_2_move x! p!)
                           (- p! (rulesets.formula_2_bid x! p!))
                           (xor m! true))
              (- a!2))))
  (=> a!1 a!3))))
(assert (let ((a!1 (< (rulesets.rank (rulesets.move x! p! m!))
              (rulesets.rank (rulesets.move x! p! m!)))))
(let ((a!2 (=> (rulesets.left_option
                 (rulesets.move x! p! m!)
                 (rulesets.move x! p! m!))
               (and (rulesets.left_can (rulesets.move x! p! m!)) a!1)))
      (a!3 (=> (rulesets.right_option
                 (rulesets.move x! p! m!)
                 (rulesets.move x! p! m!))
               (and (rulesets.right_can (rulesets.move x! p! m!)) a!1))))
  (and (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
       (>= (rulesets.rank (rulesets.move x! p! m!)) 0)
       a!2
       a!3))))
(assert (let ((a!1 (and (rulesets.left_can (rulesets.formula_2_move x! p!))
                (< (rulesets.rank (rulesets.formula_2_move x! p!))
                   (rulesets.rank (rulesets.formula_2_move x! p!)))))
      (a!2 (and (rulesets.right_can (rulesets.formula_2_move x! p!))
                (< (rulesets.rank (rulesets.formula_2_move x! p!))
                   (rulesets.rank (rulesets.formula_2_move x! p!))))))
  (and (>= (rulesets.rank (rulesets.formula_2_move x! p!)) 0)
       (>= (rulesets.rank (rulesets.formula_2_move x! p!)) 0)
       (=> (rulesets.left_option
             (rulesets.formula_2_move x! p!)
             (rulesets.formula_2_move x! p!))
           a!1)
       (=> (rulesets.right_option
             (rulesets.formula_2_move x! p!)
             (rulesets.formula_2_move x! p!))
           a!2))))
(assert (not (=> (and rulesets.symmetric
              m!
              (xor rulesets.goes_over true)
              rulesets.in_U
              (rulesets.is_bid 0)
              (>= p! 0)
              (<= p! rulesets.TB))
         (= (rulesets.formula_2 x! p!) (rulesets.nu x! p! m!)))))
(check-sat)
(exit)
