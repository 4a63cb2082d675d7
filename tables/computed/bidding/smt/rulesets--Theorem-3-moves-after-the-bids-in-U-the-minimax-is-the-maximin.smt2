; A model is not so: Theorem 3, moves after the bids: in U the minimax is the maximin.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.late (rulesets.Position Int Bool) Real)
(declare-fun rulesets.least () Int)
(declare-fun p! () Int)
(declare-fun m! () Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.late_reply (rulesets.Position Int Bool Int) Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.late_winning (rulesets.Position Int Bool) Int)
(declare-fun rulesets.late_yielding (rulesets.Position Int Bool) Int)
(declare-fun rulesets.late_answer (rulesets.Position Int Bool Int) Int)
(declare-fun rulesets.late_minimax_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late_minimax (rulesets.Position Int Bool) Real)
(declare-fun rulesets.late_U () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.late_minimax_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3))))
      (a!6 (and rulesets.late_U
                (>= (- p! (rulesets.late_answer x! p! m! a!2)) 0)
                (<= (- p! (rulesets.late_answer x! p! m! a!2)) rulesets.TB))))
(let ((a!5 (rulesets.late_minimax_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!4)))
(let ((a!7 (= (rulesets.late_minimax
                a!5
                (- p! (rulesets.late_answer x! p! m! a!2))
                a!4)
              (rulesets.late a!5 (- p! (rulesets.late_answer x! p! m! a!2)) a!4))))
  (=> (and (>= (rulesets.rank a!5) 0)
           (< (rulesets.rank a!5) (rulesets.rank x!)))
      (=> a!6 a!7))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (>= (rulesets.rank (rulesets.late_right_best x! (+ p! a!2) a!4)) 0))
      (a!6 (< (rulesets.rank (rulesets.late_right_best x! (+ p! a!2) a!4))
              (rulesets.rank x!)))
      (a!7 (= (rulesets.late_minimax
                (rulesets.late_right_best x! (+ p! a!2) a!4)
                (+ p! a!2)
                a!4)
              (rulesets.late (rulesets.late_right_best x! (+ p! a!2) a!4)
                             (+ p! a!2)
                             a!4))))
(let ((a!8 (=> (and rulesets.late_U
                    (>= (+ p! a!2) 0)
                    (<= (+ p! a!2) rulesets.TB))
               a!7)))
  (=> (and a!5 a!6) a!8)))))))
(assert (=> (>= (rulesets.rank x!) 0)
    (=> (and (>= p! 0) (<= p! rulesets.TB))
        (<= (rulesets.late x! p! m!) (rulesets.late_minimax x! p! m!)))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!3 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!4 (or (and (rulesets.is_bid (rulesets.late_answer x! p! m! a!2))
                    (>= (rulesets.late_answer x! p! m! a!2) 0)
                    (<= (rulesets.late_answer x! p! m! a!2) p!))
               (and (= (rulesets.late_answer x! p! m! a!2) (- 1))
                    (< p! rulesets.least))))
      (a!5 (or (> (rulesets.late_answer x! p! m! a!2) a!2)
               (and (= (rulesets.late_answer x! p! m! a!2) a!2) m!)))
      (a!7 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!6)))))
(let ((a!8 (rulesets.late_minimax_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!7))
      (a!10 (+ (rulesets.late_minimax
                 (rulesets.late_minimax_right_best x! (+ p! a!2) a!7)
                 (+ p! a!2)
                 a!7)
               (rulesets.right_weight
                 x!
                 (rulesets.late_minimax_right_best x! (+ p! a!2) a!7)))))
(let ((a!9 (+ (rulesets.late_minimax
                a!8
                (- p! (rulesets.late_answer x! p! m! a!2))
                a!7)
              (rulesets.left_weight x! a!8))))
(let ((a!11 (>= (ite a!5
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!10
                          (rulesets.right_penalty x!)))
                (rulesets.late_minimax x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!3) (and a!4 a!11)))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!3 (or (and (rulesets.is_bid (rulesets.late_answer x! p! m! a!2))
                    (>= (rulesets.late_answer x! p! m! a!2) 0)
                    (<= (rulesets.late_answer x! p! m! a!2) p!))
               (and (= (rulesets.late_answer x! p! m! a!2) (- 1))
                    (< p! rulesets.least))))
      (a!4 (or (and (rulesets.is_bid a!2)
                    (>= a!2 0)
                    (<= a!2 (- rulesets.TB p!)))
               (and (= a!2 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (or (> (rulesets.late_answer x! p! m! a!2) a!2)
               (and (= (rulesets.late_answer x! p! m! a!2) a!2) m!)))
      (a!7 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!6)))))
(let ((a!8 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!7))
      (a!10 (+ (rulesets.late (rulesets.late_right_best x! (+ p! a!2) a!7)
                              (+ p! a!2)
                              a!7)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!7)))))
(let ((a!9 (+ (rulesets.late a!8 (- p! (rulesets.late_answer x! p! m! a!2)) a!7)
              (rulesets.left_weight x! a!8))))
(let ((a!11 (<= (ite a!5
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!10
                          (rulesets.right_penalty x!)))
                (rulesets.late x! p! m!))))
  (=> (and rulesets.late_U (>= p! 0) (<= p! rulesets.TB) a!3) (and a!4 a!11)))))))))
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
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!2)
                (- 1))))
(let ((a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (or (> (rulesets.late_bid x! p! m!) a!3)
               (and (= (rulesets.late_bid x! p! m!) a!3) m!)))
      (a!7 (xor m!
                (or (= (rulesets.late_bid x! p! m!) a!3)
                    (and rulesets.goes_over a!6)))))
(let ((a!8 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!7)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!7))
      (a!9 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!7)))
      (a!10 (+ (rulesets.late (rulesets.late_right_best x! (+ p! a!3) a!7)
                              (+ p! a!3)
                              a!7)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!3) a!7)))))
(let ((a!11 (<= (ite a!5
                     (ite (rulesets.left_can x!)
                          (+ a!8 a!9)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!10
                          (rulesets.right_penalty x!)))
                (rulesets.late x! p! m!))))
  (=> (and rulesets.late_U (>= p! 0) (<= p! rulesets.TB) a!1) (and a!4 a!11))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!2)
           (and (>= a!2 rulesets.least) (<= a!2 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!2 0) (<= a!2 rulesets.TB))
           (rulesets.is_bid a!2))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (rulesets.late_minimax_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!4)))
(let ((a!6 (=> (rulesets.left_option x! a!5)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!5) (rulesets.rank x!)))))
      (a!7 (=> (rulesets.right_option x! a!5)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!5) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!5) 0) a!6 a!7)))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!3 (and (>= (- p! (rulesets.late_answer x! p! m! a!2)) 0)
                (<= (- p! (rulesets.late_answer x! p! m! a!2)) rulesets.TB)))
      (a!5 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5))
      (a!7 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5))
      (a!8 (rulesets.late_minimax_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5)))
(let ((a!9 (rulesets.late a!8 (- p! (rulesets.late_answer x! p! m! a!2)) a!5))
      (a!10 (+ (rulesets.late a!6
                              (- p! (rulesets.late_answer x! p! m! a!2))
                              a!5)
               (rulesets.left_weight x! a!6)))
      (a!12 (+ (rulesets.late a!7
                              (- p! (rulesets.late_answer x! p! m! a!2))
                              a!5)
               (rulesets.right_weight x! a!7))))
(let ((a!11 (=> (rulesets.left_option x! a!8)
                (<= (+ a!9 (rulesets.left_weight x! a!8)) a!10)))
      (a!13 (=> (rulesets.right_option x! a!8)
                (>= (+ a!9 (rulesets.right_weight x! a!8)) a!12))))
  (=> a!3
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!6))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!7))
           a!11
           a!13)))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!3 (and (>= (- p! (rulesets.late_answer x! p! m! a!2)) 0)
                (<= (- p! (rulesets.late_answer x! p! m! a!2)) rulesets.TB)))
      (a!5 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.late_minimax_left_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5))
      (a!7 (rulesets.late_minimax_right_best
             x!
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5)))
(let ((a!8 (rulesets.late_minimax
             a!6
             (- p! (rulesets.late_answer x! p! m! a!2))
             a!5))
      (a!10 (+ (rulesets.late_minimax
                 a!7
                 (- p! (rulesets.late_answer x! p! m! a!2))
                 a!5)
               (rulesets.right_weight x! a!7))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!8 (rulesets.left_weight x! a!6))
                   (+ a!8 (rulesets.left_weight x! a!6)))))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!8 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!3
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!6))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!7))
           a!9
           a!11)))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (>= (rulesets.rank (rulesets.late_right_best x! (+ p! a!2) a!4)) 0))
      (a!6 (< (rulesets.rank (rulesets.late_right_best x! (+ p! a!2) a!4))
              (rulesets.rank x!))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!4))
               (and (rulesets.left_can x!) a!6)))
      (a!8 (=> (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!4))
               (and (rulesets.right_can x!) a!6))))
  (and (>= (rulesets.rank x!) 0) a!5 a!7 a!8)))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! (+ p! a!2) a!4))))
      (a!6 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!4))))
      (a!7 (rulesets.late (rulesets.late_right_best x! (+ p! a!2) a!4)
                          (+ p! a!2)
                          a!4))
      (a!9 (+ (rulesets.late (rulesets.late_left_best x! (+ p! a!2) a!4)
                             (+ p! a!2)
                             a!4)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (+ p! a!2) a!4)))))
(let ((a!8 (+ a!7
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! (+ p! a!2) a!4))))
      (a!11 (+ a!7
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!4)))))
(let ((a!10 (=> (rulesets.left_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!2) a!4))
                (<= a!8 a!9)))
      (a!12 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!2) a!4))
                (>= a!11 a!11))))
  (=> (and (>= (+ p! a!2) 0) (<= (+ p! a!2) rulesets.TB))
      (and a!5 a!6 a!10 a!12)))))))))
(assert (let ((a!1 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!3 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!1)
                (- 1))))
(let ((a!4 (xor m!
                (or (= (rulesets.late_answer x! p! m! a!2) a!2)
                    (and rulesets.goes_over a!3)))))
(let ((a!5 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_minimax_left_best x! (+ p! a!2) a!4))))
      (a!6 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_minimax_right_best x! (+ p! a!2) a!4))))
      (a!7 (rulesets.late_minimax
             (rulesets.late_right_best x! (+ p! a!2) a!4)
             (+ p! a!2)
             a!4))
      (a!9 (+ (rulesets.late_minimax
                (rulesets.late_minimax_left_best x! (+ p! a!2) a!4)
                (+ p! a!2)
                a!4)
              (rulesets.left_weight
                x!
                (rulesets.late_minimax_left_best x! (+ p! a!2) a!4))))
      (a!12 (+ (rulesets.late_minimax
                 (rulesets.late_minimax_right_best x! (+ p! a!2) a!4)
                 (+ p! a!2)
                 a!4)
               (rulesets.right_weight
                 x!
                 (rulesets.late_minimax_right_best x! (+ p! a!2) a!4)))))
(let ((a!8 (+ a!7
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! (+ p! a!2) a!4))))
      (a!11 (+ a!7
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! a!2) a!4)))))
(let ((a!10 (=> (rulesets.left_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!2) a!4))
                (<= a!8 a!9)))
      (a!13 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! (+ p! a!2) a!4))
                (>= a!11 a!12))))
  (=> (and (>= (+ p! a!2) 0) (<= (+ p! a!2) rulesets.TB))
      (and a!5 a!6 a!10 a!13)))))))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and rulesets.late_U (>= p! 0) (<= p! rulesets.TB))
                   (= (rulesets.late_minimax x! p! m!) (rulesets.late x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
