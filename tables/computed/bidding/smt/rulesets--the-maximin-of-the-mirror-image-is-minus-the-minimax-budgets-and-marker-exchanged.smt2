; A model is not so: the maximin of the mirror image is minus the minimax, budgets and marker
; exchanged.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.minimax (rulesets.Position Int Bool) Real)
(declare-fun rulesets.least () Int)
(declare-fun p! () Int)
(declare-fun m! () Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.answer_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.image_move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.image_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.image (rulesets.Position Int Bool) Real)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.answer_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.image_reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.minimax_move
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.minimax_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.image_reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (and (>= (rulesets.rank (rulesets.image_move x! p! m!)) 0)
                (< (rulesets.rank (rulesets.image_move x! p! m!))
                   (rulesets.rank x!))))
      (a!2 (and (>= (- p! (rulesets.image_bid x! p! m!)) 0)
                (<= (- p! (rulesets.image_bid x! p! m!)) rulesets.TB)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.image_bid x! p! m!)
                  (rulesets.answer_bid
                    x!
                    (- rulesets.TB p!)
                    (xor m! true)
                    (rulesets.image_bid x! p! m!)
                    (rulesets.image_move x! p! m!)))
               (and rulesets.goes_over a!3))))
(let ((a!5 (rulesets.minimax (rulesets.image_move x! p! m!)
                             (- rulesets.TB
                                (- p! (rulesets.image_bid x! p! m!)))
                             (xor (xor m! a!4) true))))
(let ((a!6 (= (rulesets.image (rulesets.image_move x! p! m!)
                              (- p! (rulesets.image_bid x! p! m!))
                              (xor m! a!4))
              (- a!5))))
  (=> a!1 (=> a!2 a!6)))))))
(assert (let ((a!1 (rulesets.answer_move
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!2 (rulesets.answer_bid
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (xor m!
                (or (= (rulesets.image_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (- (rulesets.minimax a!1 (- rulesets.TB (+ p! a!2)) (xor a!4 true)))))
(let ((a!6 (=> (and (>= (+ p! a!2) 0) (<= (+ p! a!2) rulesets.TB))
               (= (rulesets.image a!1 (+ p! a!2) a!4) a!5))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!6))))))
(assert (let ((a!1 (>= (rulesets.rank (rulesets.minimax_move
                                x!
                                (- rulesets.TB p!)
                                (xor m! true)))
               0))
      (a!2 (< (rulesets.rank (rulesets.minimax_move
                               x!
                               (- rulesets.TB p!)
                               (xor m! true)))
              (rulesets.rank x!)))
      (a!3 (- p! (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))))
      (a!4 (= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
              (rulesets.image_reply_bid
                x!
                p!
                m!
                (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!6 (rulesets.image (rulesets.minimax_move
                             x!
                             (- rulesets.TB p!)
                             (xor m! true))
                           a!3
                           (xor m! (or a!4 (and rulesets.goes_over a!5)))))
      (a!7 (xor (xor m! (or a!4 (and rulesets.goes_over a!5))) true)))
(let ((a!8 (- (rulesets.minimax (rulesets.minimax_move
                                  x!
                                  (- rulesets.TB p!)
                                  (xor m! true))
                                (- rulesets.TB a!3)
                                a!7))))
  (=> (and a!1 a!2) (=> (and (>= a!3 0) (<= a!3 rulesets.TB)) (= a!6 a!8)))))))
(assert (let ((a!1 (rulesets.image_reply_move
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!2 (rulesets.image_reply_bid
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!4 (or (= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                  a!2)
               (and rulesets.goes_over a!3))))
(let ((a!5 (- (rulesets.minimax a!1
                                (- rulesets.TB (+ p! a!2))
                                (xor (xor m! a!4) true)))))
(let ((a!6 (=> (and (>= (+ p! a!2) 0) (<= (+ p! a!2) rulesets.TB))
               (= (rulesets.image a!1 (+ p! a!2) (xor m! a!4)) a!5))))
  (=> (and (>= (rulesets.rank a!1) 0)
           (< (rulesets.rank a!1) (rulesets.rank x!)))
      a!6))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.image_bid x! p! m!))
                    (>= (rulesets.image_bid x! p! m!) 0)
                    (<= (rulesets.image_bid x! p! m!) p!))
               (and (= (rulesets.image_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (rulesets.answer_bid
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!4 (rulesets.answer_move
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (or (> (rulesets.image_bid x! p! m!) a!2)
               (and (= (rulesets.image_bid x! p! m!) a!2) m!)))
      (a!8 (xor m!
                (or (= (rulesets.image_bid x! p! m!) a!2)
                    (and rulesets.goes_over a!7)))))
(let ((a!5 (and a!3
                (or (rulesets.left_option x! a!4)
                    (xor (rulesets.left_can x!) true))))
      (a!9 (- (rulesets.image (rulesets.image_move x! p! m!)
                              (- p! (rulesets.image_bid x! p! m!))
                              a!8)
              (rulesets.right_weight x! (rulesets.image_move x! p! m!))))
      (a!10 (ite (rulesets.left_can x!)
                 (- (rulesets.image a!4 (+ p! a!2) a!8)
                    (rulesets.left_weight x! a!4))
                 (- (rulesets.left_penalty x!)))))
(let ((a!11 (ite a!6
                 (ite (rulesets.right_can x!)
                      a!9
                      (- (rulesets.right_penalty x!)))
                 a!10)))
(let ((a!12 (and a!1
                 (or (rulesets.right_option x! (rulesets.image_move x! p! m!))
                     (xor (rulesets.right_can x!) true))
                 (=> a!5 (>= a!11 (rulesets.image x! p! m!))))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!12)))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.image_bid x! p! m!))
                (>= (rulesets.image_bid x! p! m!) 0)
                (<= (rulesets.image_bid x! p! m!)
                    (- rulesets.TB (- rulesets.TB p!)))))
      (a!2 (and (= (rulesets.image_bid x! p! m!) (- 1))
                (< (- rulesets.TB (- rulesets.TB p!)) rulesets.least)))
      (a!4 (rulesets.answer_bid
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!6 (rulesets.answer_move
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!)))
      (a!8 (and (xor m! true)
                (< (- rulesets.TB (- rulesets.TB p!)) rulesets.least))))
(let ((a!3 (and (>= (- rulesets.TB p!) 0)
                (<= (- rulesets.TB p!) rulesets.TB)
                (or a!1 a!2)
                (or (rulesets.right_option x! (rulesets.image_move x! p! m!))
                    (xor (rulesets.right_can x!) true))))
      (a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (or (> a!4 (rulesets.image_bid x! p! m!))
               (and (= a!4 (rulesets.image_bid x! p! m!)) (xor m! true))))
      (a!9 (or a!8
               (and (xor (xor m! true) true)
                    (< (- rulesets.TB p!) rulesets.least)))))
(let ((a!10 (xor (xor m! true)
                 (or (= a!4 (rulesets.image_bid x! p! m!))
                     (and rulesets.goes_over a!9)))))
(let ((a!11 (+ (rulesets.minimax a!6 (- (- rulesets.TB p!) a!4) a!10)
               (rulesets.left_weight x! a!6)))
      (a!12 (+ (rulesets.minimax (rulesets.image_move x! p! m!)
                                 (+ (- rulesets.TB p!)
                                    (rulesets.image_bid x! p! m!))
                                 a!10)
               (rulesets.right_weight x! (rulesets.image_move x! p! m!)))))
(let ((a!13 (>= (ite a!7
                     (ite (rulesets.left_can x!)
                          a!11
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!12
                          (rulesets.right_penalty x!)))
                (rulesets.minimax x! (- rulesets.TB p!) (xor m! true)))))
(let ((a!14 (and a!5
                 (or (rulesets.left_option x! a!6)
                     (xor (rulesets.left_can x!) true))
                 a!13)))
  (=> a!3 a!14))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.minimax_bid
                                   x!
                                   (- rulesets.TB p!)
                                   (xor m! true)))
                (>= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                    0)
                (<= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                    (- rulesets.TB (- rulesets.TB p!)))))
      (a!2 (and (= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                   (- 1))
                (< (- rulesets.TB (- rulesets.TB p!)) rulesets.least)))
      (a!3 (or (rulesets.right_option
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))
               (xor (rulesets.right_can x!) true))))
  (=> (and (>= (- rulesets.TB p!) 0) (<= (- rulesets.TB p!) rulesets.TB))
      (and (or a!1 a!2) a!3))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.minimax_bid
                                   x!
                                   (- rulesets.TB p!)
                                   (xor m! true)))
                (>= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                    0)
                (<= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                    p!)))
      (a!2 (and (= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                   (- 1))
                (< p! rulesets.least)))
      (a!3 (or (rulesets.right_option
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))
               (xor (rulesets.right_can x!) true)))
      (a!4 (rulesets.image_reply_bid
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!6 (rulesets.image_reply_move
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!9 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (= (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true)) a!4)))
(let ((a!8 (or (> (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
                  a!4)
               (and a!7 m!)))
      (a!10 (rulesets.image (rulesets.minimax_move
                              x!
                              (- rulesets.TB p!)
                              (xor m! true))
                            (- p!
                               (rulesets.minimax_bid
                                 x!
                                 (- rulesets.TB p!)
                                 (xor m! true)))
                            (xor m! (or a!7 (and rulesets.goes_over a!9)))))
      (a!12 (rulesets.image a!6
                            (+ p! a!4)
                            (xor m! (or a!7 (and rulesets.goes_over a!9))))))
(let ((a!11 (- a!10
               (rulesets.right_weight
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))))
(let ((a!13 (ite a!8
                 (ite (rulesets.right_can x!)
                      a!11
                      (- (rulesets.right_penalty x!)))
                 (ite (rulesets.left_can x!)
                      (- a!12 (rulesets.left_weight x! a!6))
                      (- (rulesets.left_penalty x!))))))
(let ((a!14 (and a!5
                 (or (rulesets.left_option x! a!6)
                     (xor (rulesets.left_can x!) true))
                 (<= a!13 (rulesets.image x! p! m!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!1 a!2) a!3) a!14))))))))
(assert (let ((a!1 (rulesets.image_reply_bid
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!3 (rulesets.image_reply_move
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))
      (a!7 (and (xor m! true)
                (< (- rulesets.TB (- rulesets.TB p!)) rulesets.least))))
(let ((a!2 (or (and (rulesets.is_bid a!1)
                    (>= a!1 0)
                    (<= a!1 (- rulesets.TB p!)))
               (and (= a!1 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (= a!1 (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))))
      (a!8 (or a!7
               (and (xor (xor m! true) true)
                    (< (- rulesets.TB p!) rulesets.least)))))
(let ((a!4 (and (>= (- rulesets.TB p!) 0)
                (<= (- rulesets.TB p!) rulesets.TB)
                a!2
                (or (rulesets.left_option x! a!3)
                    (xor (rulesets.left_can x!) true))))
      (a!6 (or (> a!1
                  (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true)))
               (and a!5 (xor m! true))))
      (a!9 (rulesets.minimax a!3
                             (- (- rulesets.TB p!) a!1)
                             (xor (xor m! true)
                                  (or a!5 (and rulesets.goes_over a!8)))))
      (a!10 (rulesets.minimax (rulesets.minimax_move
                                x!
                                (- rulesets.TB p!)
                                (xor m! true))
                              (+ (- rulesets.TB p!)
                                 (rulesets.minimax_bid
                                   x!
                                   (- rulesets.TB p!)
                                   (xor m! true)))
                              (xor (xor m! true)
                                   (or a!5 (and rulesets.goes_over a!8))))))
(let ((a!11 (+ a!10
               (rulesets.right_weight
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true))))))
(let ((a!12 (ite a!6
                 (ite (rulesets.left_can x!)
                      (+ a!9 (rulesets.left_weight x! a!3))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!) a!11 (rulesets.right_penalty x!)))))
  (=> a!4 (<= a!12 (rulesets.minimax x! (- rulesets.TB p!) (xor m! true))))))))))
(assert (let ((a!1 (and (rulesets.left_can x!)
                (< (rulesets.rank (rulesets.image_move x! p! m!))
                   (rulesets.rank x!))))
      (a!2 (and (rulesets.right_can x!)
                (< (rulesets.rank (rulesets.image_move x! p! m!))
                   (rulesets.rank x!)))))
  (and (>= (rulesets.rank x!) 0)
       (>= (rulesets.rank (rulesets.image_move x! p! m!)) 0)
       (=> (rulesets.left_option x! (rulesets.image_move x! p! m!)) a!1)
       (=> (rulesets.right_option x! (rulesets.image_move x! p! m!)) a!2))))
(assert (let ((a!1 (rulesets.answer_move
             x!
             (- rulesets.TB p!)
             (xor m! true)
             (rulesets.image_bid x! p! m!)
             (rulesets.image_move x! p! m!))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (>= (rulesets.rank (rulesets.minimax_move
                                x!
                                (- rulesets.TB p!)
                                (xor m! true)))
               0))
      (a!2 (< (rulesets.rank (rulesets.minimax_move
                               x!
                               (- rulesets.TB p!)
                               (xor m! true)))
              (rulesets.rank x!))))
(let ((a!3 (=> (rulesets.left_option
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))
               (and (rulesets.left_can x!) a!2)))
      (a!4 (=> (rulesets.right_option
                 x!
                 (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))
               (and (rulesets.right_can x!) a!2))))
  (and (>= (rulesets.rank x!) 0) a!1 a!3 a!4))))
(assert (let ((a!1 (rulesets.image_reply_move
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))))
(let ((a!2 (=> (rulesets.left_option x! a!1)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!)))))
      (a!3 (=> (rulesets.right_option x! a!1)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!1) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!1) 0) a!2 a!3))))
(assert (let ((a!1 (rulesets.image_reply_bid
             x!
             p!
             m!
             (rulesets.minimax_bid x! (- rulesets.TB p!) (xor m! true))
             (rulesets.minimax_move x! (- rulesets.TB p!) (xor m! true)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (= (rulesets.image x! p! m!)
              (- (rulesets.minimax x! (- rulesets.TB p!) (xor m! true))))))
(let ((a!2 (=> (>= (rulesets.rank x!) 0)
               (=> (and (>= p! 0) (<= p! rulesets.TB)) a!1))))
  (not a!2))))
(check-sat)
(exit)
