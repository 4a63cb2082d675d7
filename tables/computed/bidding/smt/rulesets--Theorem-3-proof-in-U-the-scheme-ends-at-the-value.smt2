; A model is not so: Theorem 3, proof: in U the scheme ends at the value.
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
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.minimax_move
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.minimax_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.raise_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.next_bid (Int) Int)
(declare-fun rulesets.previous_bid (Int) Int)
(declare-fun rulesets.end_from (rulesets.Position Int Int) Int)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.tie_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.in_U () Bool)
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! m!))
                    (>= (rulesets.bid x! p! m!) 0)
                    (<= (rulesets.bid x! p! m!) p!))
               (and (= (rulesets.bid x! p! m!) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.minimax_bid x! p! m!))
                    (>= (rulesets.minimax_bid x! p! m!) 0)
                    (<= (rulesets.minimax_bid x! p! m!) (- rulesets.TB p!)))
               (and (= (rulesets.minimax_bid x! p! m!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.right_option x! (rulesets.minimax_move x! p! m!))
                    (xor (rulesets.right_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least)))))
      (a!4 (rulesets.nu (rulesets.tie_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (- p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        (xor m! true)))
      (a!5 (rulesets.left_weight
             x!
             (rulesets.tie_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!7 (and (rulesets.is_bid (rulesets.previous_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (>= (rulesets.previous_bid
                      (rulesets.end_from x! p! rulesets.least))
                    rulesets.least)
                (< (rulesets.previous_bid
                     (rulesets.end_from x! p! rulesets.least))
                   (rulesets.end_from x! p! rulesets.least))))
      (a!8 (<= (rulesets.next_bid
                 (rulesets.previous_bid
                   (rulesets.end_from x! p! rulesets.least)))
               (- rulesets.TB p!)))
      (a!9 (rulesets.raise_move
             x!
             p!
             (rulesets.next_bid
               (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!10 (+ p!
               (rulesets.next_bid
                 (rulesets.previous_bid
                   (rulesets.end_from x! p! rulesets.least)))))
      (a!12 (rulesets.nu (rulesets.tie_move
                           x!
                           p!
                           (rulesets.previous_bid
                             (rulesets.end_from x! p! rulesets.least)))
                         (- p!
                            (rulesets.previous_bid
                              (rulesets.end_from x! p! rulesets.least)))
                         (xor m! true)))
      (a!13 (rulesets.left_weight
              x!
              (rulesets.tie_move
                x!
                p!
                (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!14 (<= (rulesets.next_bid
                  (rulesets.previous_bid
                    (rulesets.end_from x! p! rulesets.least)))
                p!))
      (a!15 (rulesets.tie_move
              x!
              p!
              (rulesets.next_bid
                (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!16 (- p!
               (rulesets.next_bid
                 (rulesets.previous_bid
                   (rulesets.end_from x! p! rulesets.least))))))
(let ((a!6 (and (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!)))
                (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    p!)
                (> (ite (rulesets.left_can x!)
                        (+ a!4 a!5)
                        (rulesets.left_penalty x!))
                   (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!)))))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.nu a!9 a!10 m!) (rulesets.right_weight x! a!9))
                 (rulesets.right_penalty x!)))
      (a!17 (ite (rulesets.left_can x!)
                 (+ (rulesets.nu a!15 a!16 (xor m! true))
                    (rulesets.left_weight x! a!15))
                 (rulesets.left_penalty x!))))
(let ((a!18 (and a!8
                 (< a!11
                    (ite (rulesets.left_can x!)
                         (+ a!12 a!13)
                         (rulesets.left_penalty x!)))
                 a!14
                 (> a!17 a!11))))
(let ((a!19 (=> (and (rulesets.is_bid rulesets.least)
                     (<= rulesets.least p!)
                     (<= rulesets.least (- rulesets.TB p!))
                     m!)
                (and (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                     (<= (rulesets.end_from x! p! rulesets.least) p!)
                     (<= (rulesets.end_from x! p! rulesets.least)
                         (- rulesets.TB p!))
                     m!
                     (>= (rulesets.end_from x! p! rulesets.least)
                         rulesets.least)
                     (xor a!6 true)
                     (=> a!7 a!18)))))
  (=> (>= (- p! rulesets.least) 0) a!19))))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
               (and (>= (rulesets.end_from x! p! rulesets.least) rulesets.least)
                    (<= (rulesets.end_from x! p! rulesets.least) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.end_from x! p! rulesets.least) 0)
                    (<= (rulesets.end_from x! p! rulesets.least) rulesets.TB))
               (rulesets.is_bid (rulesets.end_from x! p! rulesets.least)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (rulesets.is_bid (rulesets.next_bid
                              (rulesets.previous_bid
                                (rulesets.end_from x! p! rulesets.least)))))
      (a!2 (< (rulesets.next_bid
                (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))
              (rulesets.end_from x! p! rulesets.least)))
      (a!3 (<= (rulesets.next_bid
                 (rulesets.previous_bid
                   (rulesets.end_from x! p! rulesets.least)))
               (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))))
(let ((a!4 (and (rulesets.is_bid (rulesets.previous_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (< (rulesets.previous_bid
                     (rulesets.end_from x! p! rulesets.least))
                   (rulesets.end_from x! p! rulesets.least))
                (=> (and a!1 a!2) a!3))))
  (=> (> (rulesets.end_from x! p! rulesets.least) rulesets.least) a!4))))
(assert (let ((a!1 (> (rulesets.next_bid
                (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))
              (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least))))
      (a!2 (rulesets.is_bid (rulesets.next_bid
                              (rulesets.previous_bid
                                (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (> (rulesets.next_bid
                (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least)))
              rulesets.TB))
      (a!4 (and (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                (> (rulesets.end_from x! p! rulesets.least)
                   (rulesets.previous_bid
                     (rulesets.end_from x! p! rulesets.least)))))
      (a!5 (<= (rulesets.next_bid
                 (rulesets.previous_bid
                   (rulesets.end_from x! p! rulesets.least)))
               (rulesets.end_from x! p! rulesets.least))))
  (=> (<= (rulesets.previous_bid (rulesets.end_from x! p! rulesets.least))
          rulesets.TB)
      (and a!1 (or a!2 a!3) (=> a!4 a!5)))))
(assert (let ((a!1 (and (>= (rulesets.previous_bid
                      (rulesets.end_from x! p! rulesets.least))
                    rulesets.least)
                (<= (rulesets.previous_bid
                      (rulesets.end_from x! p! rulesets.least))
                    rulesets.TB)))
      (a!3 (and rulesets.all_bids
                (>= (rulesets.previous_bid
                      (rulesets.end_from x! p! rulesets.least))
                    0)
                (<= (rulesets.previous_bid
                      (rulesets.end_from x! p! rulesets.least))
                    rulesets.TB))))
(let ((a!2 (=> (rulesets.is_bid (rulesets.previous_bid
                                  (rulesets.end_from x! p! rulesets.least)))
               a!1))
      (a!4 (=> a!3
               (rulesets.is_bid (rulesets.previous_bid
                                  (rulesets.end_from x! p! rulesets.least))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!2
       a!4))))
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
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                (<= (rulesets.end_from x! p! rulesets.least) p!)
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!2 (or (rulesets.left_option
                 x!
                 (rulesets.tie_move
                   x!
                   p!
                   (rulesets.end_from x! p! rulesets.least)))
               (xor (rulesets.left_can x!) true)))
      (a!3 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!4 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!5 (and a!2
                (<= (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))
                    (ite (rulesets.left_can x!) a!4 (rulesets.left_penalty x!))))))
  (=> a!1 a!5))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                    (>= (rulesets.end_from x! p! rulesets.least) 0)
                    (<= (rulesets.end_from x! p! rulesets.least) p!))
               (and (= (rulesets.end_from x! p! rulesets.least) (- 1))
                    (< p! rulesets.least))))
      (a!2 (or (rulesets.left_option
                 x!
                 (rulesets.tie_move
                   x!
                   p!
                   (rulesets.end_from x! p! rulesets.least)))
               (xor (rulesets.left_can x!) true)))
      (a!3 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.end_from x! p! rulesets.least)
             (rulesets.tie_move x! p! (rulesets.end_from x! p! rulesets.least))))
      (a!5 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.end_from x! p! rulesets.least)
             (rulesets.tie_move x! p! (rulesets.end_from x! p! rulesets.least))))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.end_from x! p! rulesets.least) a!3)
               (and (= (rulesets.end_from x! p! rulesets.least) a!3) m!)))
      (a!8 (xor m!
                (or (= (rulesets.end_from x! p! rulesets.least) a!3)
                    (and rulesets.goes_over a!7)))))
(let ((a!9 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           a!8)
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least)))))
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
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1 a!2) a!12)))))))
(assert (let ((a!1 (or (rulesets.is_bid (rulesets.next_bid
                                  (rulesets.end_from x! p! rulesets.least)))
               (> (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                  rulesets.TB)))
      (a!2 (rulesets.reply_bid
             x!
             p!
             m!
             (rulesets.end_from x! p! rulesets.least)
             (rulesets.tie_move x! p! (rulesets.end_from x! p! rulesets.least)))))
(let ((a!3 (=> (and (rulesets.is_bid a!2)
                    (> a!2 (rulesets.end_from x! p! rulesets.least)))
               (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                   a!2))))
(let ((a!4 (and (> (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                   (rulesets.end_from x! p! rulesets.least))
                a!1
                a!3)))
  (=> (<= (rulesets.end_from x! p! rulesets.least) rulesets.TB) a!4)))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.end_from x! p! rulesets.least)) 0)
                (<= (- p! (rulesets.end_from x! p! rulesets.least)) rulesets.TB)
                m!))
      (a!2 (>= (rulesets.nu (rulesets.tie_move
                              x!
                              p!
                              (rulesets.end_from x! p! rulesets.least))
                            (- p! (rulesets.end_from x! p! rulesets.least))
                            m!)
               (rulesets.nu (rulesets.tie_move
                              x!
                              p!
                              (rulesets.end_from x! p! rulesets.least))
                            (- p! (rulesets.end_from x! p! rulesets.least))
                            (xor m! true)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (>= (+ p!
                  (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))
               0))
      (a!2 (+ p!
              (rulesets.reply_bid
                x!
                p!
                m!
                (rulesets.end_from x! p! rulesets.least)
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least)))))
      (a!4 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.end_from x! p! rulesets.least)
             (rulesets.tie_move x! p! (rulesets.end_from x! p! rulesets.least)))))
(let ((a!3 (<= (+ p!
                  (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))
               a!2))
      (a!5 (rulesets.nu a!4
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!)))
  (=> (and rulesets.in_U a!1 a!3 (<= a!2 rulesets.TB))
      (>= (rulesets.nu a!4 a!2 m!) a!5)))))
(assert (let ((a!1 (rulesets.reply_move
             x!
             p!
             m!
             (rulesets.end_from x! p! rulesets.least)
             (rulesets.tie_move x! p! (rulesets.end_from x! p! rulesets.least))))
      (a!3 (rulesets.right_option
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!4 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!5 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.next_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (or (rulesets.right_option x! a!1)
                    (xor (rulesets.right_can x!) true))))
      (a!6 (rulesets.nu a!1
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!)))
(let ((a!7 (<= (ite (rulesets.right_can x!)
                    (+ a!4 a!5)
                    (rulesets.right_penalty x!))
               (ite (rulesets.right_can x!)
                    (+ a!6 (rulesets.right_weight x! a!1))
                    (rulesets.right_penalty x!)))))
(let ((a!8 (and (or a!3 (xor (rulesets.right_can x!) true)) a!7)))
  (=> a!2 a!8))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                    (>= (rulesets.end_from x! p! rulesets.least) 0)
                    (<= (rulesets.end_from x! p! rulesets.least)
                        (- rulesets.TB p!)))
               (and (= (rulesets.end_from x! p! rulesets.least) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (or (rulesets.right_option
                 x!
                 (rulesets.raise_move
                   x!
                   p!
                   (rulesets.end_from x! p! rulesets.least)))
               (xor (rulesets.right_can x!) true)))
      (a!3 (or (> (rulesets.bid x! p! m!)
                  (rulesets.end_from x! p! rulesets.least))
               (and (= (rulesets.bid x! p! m!)
                       (rulesets.end_from x! p! rulesets.least))
                    m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.bid x! p! m!)
                       (rulesets.end_from x! p! rulesets.least))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.bid x! p! m!))
                           a!5)
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!7 (+ (rulesets.nu (rulesets.raise_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (+ p! (rulesets.end_from x! p! rulesets.least))
                           a!5)
              (rulesets.right_weight
                x!
                (rulesets.raise_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!8 (>= (ite a!3
                    (ite (rulesets.left_can x!) a!6 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!)))
               (rulesets.nu x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1 a!2) a!8))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.next_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (>= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    0)
                (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (rulesets.right_option
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!5 (= (rulesets.bid x! p! m!)
              (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!11 (rulesets.right_weight
              x!
              (rulesets.raise_move
                x!
                p!
                (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))))))
(let ((a!4 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or a!1 a!2)
                (or a!3 (xor (rulesets.right_can x!) true))))
      (a!6 (or (> (rulesets.bid x! p! m!)
                  (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))
               (and a!5 m!)))
      (a!8 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! (rulesets.bid x! p! m!))
                        (xor m! (or a!5 (and rulesets.goes_over a!7)))))
      (a!10 (rulesets.nu (rulesets.raise_move
                           x!
                           p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                         (+ p!
                            (rulesets.next_bid
                              (rulesets.end_from x! p! rulesets.least)))
                         (xor m! (or a!5 (and rulesets.goes_over a!7))))))
(let ((a!9 (ite (rulesets.left_can x!)
                (+ a!8 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!))))
(let ((a!12 (>= (ite a!6
                     a!9
                     (ite (rulesets.right_can x!)
                          (+ a!10 a!11)
                          (rulesets.right_penalty x!)))
                (rulesets.nu x! p! m!))))
  (=> a!4 a!12))))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                (<= (rulesets.end_from x! p! rulesets.least) (- rulesets.TB p!))
                (or (rulesets.right_option x! (rulesets.minimax_move x! p! m!))
                    (xor (rulesets.right_can x!) true))))
      (a!2 (or (rulesets.right_option
                 x!
                 (rulesets.raise_move
                   x!
                   p!
                   (rulesets.end_from x! p! rulesets.least)))
               (xor (rulesets.right_can x!) true)))
      (a!3 (+ (rulesets.nu (rulesets.raise_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (+ p! (rulesets.end_from x! p! rulesets.least))
                           m!)
              (rulesets.right_weight
                x!
                (rulesets.raise_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least)))))
      (a!4 (+ (rulesets.nu (rulesets.minimax_move x! p! m!)
                           (+ p! (rulesets.end_from x! p! rulesets.least))
                           m!)
              (rulesets.right_weight x! (rulesets.minimax_move x! p! m!)))))
(let ((a!5 (and a!2
                (<= (ite (rulesets.right_can x!)
                         a!3
                         (rulesets.right_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!4
                         (rulesets.right_penalty x!))))))
  (=> a!1 a!5))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.next_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (or (rulesets.right_option x! (rulesets.minimax_move x! p! m!))
                    (xor (rulesets.right_can x!) true))))
      (a!2 (rulesets.right_option
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!4 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!5 (rulesets.nu (rulesets.minimax_move x! p! m!)
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!)))
(let ((a!6 (ite (rulesets.right_can x!)
                (+ a!5
                   (rulesets.right_weight x! (rulesets.minimax_move x! p! m!)))
                (rulesets.right_penalty x!))))
(let ((a!7 (and (or a!2 (xor (rulesets.right_can x!) true))
                (<= (ite (rulesets.right_can x!)
                         (+ a!3 a!4)
                         (rulesets.right_penalty x!))
                    a!6))))
  (=> a!1 a!7)))))
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
      (a!2 (<= (+ (- p! (rulesets.bid x! p! m!)) 1)
               (- p! (rulesets.end_from x! p! rulesets.least))))
      (a!4 (rulesets.nu (rulesets.move x! p! m!)
                        (+ (- p! (rulesets.bid x! p! m!)) 1)
                        (xor m! true))))
(let ((a!3 (and rulesets.in_U
                a!1
                a!2
                (<= (- p! (rulesets.end_from x! p! rulesets.least)) rulesets.TB)))
      (a!5 (>= (rulesets.nu (rulesets.move x! p! m!)
                            (- p! (rulesets.end_from x! p! rulesets.least))
                            (xor m! true))
               a!4)))
  (=> a!3 a!5))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.end_from x! p! rulesets.least))
                (<= (rulesets.end_from x! p! rulesets.least) p!)
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!2 (or (rulesets.left_option
                 x!
                 (rulesets.tie_move
                   x!
                   p!
                   (rulesets.end_from x! p! rulesets.least)))
               (xor (rulesets.left_can x!) true)))
      (a!3 (+ (rulesets.nu (rulesets.move x! p! m!)
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight x! (rulesets.move x! p! m!))))
      (a!4 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!5 (and a!2
                (<= (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))
                    (ite (rulesets.left_can x!) a!4 (rulesets.left_penalty x!))))))
  (=> a!1 a!5))))
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
      (a!2 (<= (+ (- p! (rulesets.bid x! p! m!)) 1)
               (- p!
                  (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (<= (- p!
                  (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))
               rulesets.TB))
      (a!4 (rulesets.nu (rulesets.move x! p! m!)
                        (- p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        (xor m! true)))
      (a!5 (rulesets.nu (rulesets.move x! p! m!)
                        (+ (- p! (rulesets.bid x! p! m!)) 1)
                        (xor m! true))))
  (=> (and rulesets.in_U a!1 a!2 a!3) (>= a!4 a!5))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (rulesets.is_bid (rulesets.next_bid
                                   (rulesets.end_from x! p! rulesets.least)))
                (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    p!)
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!2 (rulesets.left_option
             x!
             (rulesets.tie_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (rulesets.nu (rulesets.move x! p! m!)
                        (- p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        (xor m! true)))
      (a!5 (rulesets.nu (rulesets.tie_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (- p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        (xor m! true)))
      (a!6 (rulesets.left_weight
             x!
             (rulesets.tie_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))))))
(let ((a!4 (ite (rulesets.left_can x!)
                (+ a!3 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!))))
(let ((a!7 (and (or a!2 (xor (rulesets.left_can x!) true))
                (<= a!4
                    (ite (rulesets.left_can x!)
                         (+ a!5 a!6)
                         (rulesets.left_penalty x!))))))
  (=> a!1 a!7)))))
(assert (let ((a!1 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!4 (and (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))))))
(let ((a!5 (= (rulesets.nu x! p! m!)
              (ite a!4
                   (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))))))
(let ((a!6 (=> (and (<= rulesets.least p!)
                    (<= rulesets.least (- rulesets.TB p!))
                    m!
                    rulesets.in_U)
               (and a!5
                    (>= (rulesets.end_from x! p! rulesets.least) 0)
                    (<= (rulesets.end_from x! p! rulesets.least) p!)
                    (<= (rulesets.end_from x! p! rulesets.least)
                        (- rulesets.TB p!))))))
  (not a!6))))))
(check-sat)
(exit)
