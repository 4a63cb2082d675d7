; A model is not so: moves after the bids: maximin is at most minimax.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.late_minimax (rulesets.Position Int Bool) Real)
(declare-fun rulesets.least () Int)
(declare-fun p! () Int)
(declare-fun m! () Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.late_minimax_bid (rulesets.Position Int Bool) Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.late_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late (rulesets.Position Int Bool) Real)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.late_minimax_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.late_minimax_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB))))
(let ((a!2 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!1)))))
(let ((a!3 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!2)))
      (a!5 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!2)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!2))
      (a!6 (rulesets.late_minimax
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!2)
             (- p! (rulesets.late_bid x! p! m!))
             a!2)))
  (=> (and (>= a!3 0) (< a!3 (rulesets.rank x!))) (=> a!4 (<= a!5 a!6)))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and (>= (+ p! (rulesets.late_minimax_bid x! p! m!)) 0)
                (<= (+ p! (rulesets.late_minimax_bid x! p! m!)) rulesets.TB))))
(let ((a!2 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!1)))))
(let ((a!3 (rulesets.rank (rulesets.late_minimax_right_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!2)))
      (a!5 (rulesets.late (rulesets.late_minimax_right_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!2)
                          (+ p! (rulesets.late_minimax_bid x! p! m!))
                          a!2))
      (a!6 (rulesets.late_minimax
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!2)
             (+ p! (rulesets.late_minimax_bid x! p! m!))
             a!2)))
  (=> (and (>= a!3 0) (< a!3 (rulesets.rank x!))) (=> a!4 (<= a!5 a!6)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_minimax_bid x! p! m!))
                    (>= (rulesets.late_minimax_bid x! p! m!) 0)
                    (<= (rulesets.late_minimax_bid x! p! m!) (- rulesets.TB p!)))
               (and (= (rulesets.late_minimax_bid x! p! m!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.late_minimax_bid x! p! m!))
               (and (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
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
      (a!8 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!5)
                          (+ p! (rulesets.late_minimax_bid x! p! m!))
                          a!5))
      (a!9 (rulesets.right_weight
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!5))))
(let ((a!10 (>= (ite a!3
                     (ite (rulesets.left_can x!)
                          (+ a!6 a!7)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!8 a!9)
                          (rulesets.right_penalty x!)))
                (rulesets.late x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1) (and a!2 a!10)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_minimax_bid x! p! m!))
                    (>= (rulesets.late_minimax_bid x! p! m!) 0)
                    (<= (rulesets.late_minimax_bid x! p! m!) (- rulesets.TB p!)))
               (and (= (rulesets.late_minimax_bid x! p! m!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.late_minimax_bid x! p! m!))
               (and (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.late_minimax
             (rulesets.late_minimax_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!5)
             (- p! (rulesets.late_bid x! p! m!))
             a!5))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.late_minimax_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!5)))
      (a!8 (rulesets.late_minimax
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!5)
             (+ p! (rulesets.late_minimax_bid x! p! m!))
             a!5))
      (a!9 (rulesets.right_weight
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!5))))
(let ((a!10 (<= (ite a!3
                     (ite (rulesets.left_can x!)
                          (+ a!6 a!7)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!8 a!9)
                          (rulesets.right_penalty x!)))
                (rulesets.late_minimax x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1) (and a!2 a!10)))))))
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
(assert (let ((a!1 (and (rulesets.is_bid (- (- p! p!) 1))
                (>= (- (- p! p!) 1) 0)
                (<= (- (- p! p!) 1) (- rulesets.TB p!))))
      (a!2 (and (= (- (- p! p!) 1) (- 1)) (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.late_bid x! p! m!) (- (- p! p!) 1)))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!) (- (- p! p!) 1)) (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.late_right_best
             x!
             (+ p! (- (- p! p!) 1))
             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late a!9
                           (+ p! (- (- p! p!) 1))
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!10 (rulesets.right_weight x! a!9))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!1 a!2))
      (and a!3 (>= a!11 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.late_minimax_bid x! p! m!))
               (and (>= (rulesets.late_minimax_bid x! p! m!) rulesets.least)
                    (<= (rulesets.late_minimax_bid x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.late_minimax_bid x! p! m!) 0)
                    (<= (rulesets.late_minimax_bid x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.late_minimax_bid x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!1)))))
(let ((a!3 (rulesets.rank (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!2)))
      (a!4 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!2)))
      (a!6 (rulesets.right_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!2))))
(let ((a!5 (=> a!4 (and (rulesets.left_can x!) (< a!3 (rulesets.rank x!)))))
      (a!7 (=> a!6 (and (rulesets.right_can x!) (< a!3 (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= a!3 0) a!5 a!7))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.right_option
             x!
             (rulesets.late_right_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!6 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_bid x! p! m!))
                            a!3)
                          (- p! (rulesets.late_bid x! p! m!))
                          a!3))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!8 (rulesets.right_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!9 (rulesets.right_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!10 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_bid x! p! m!))
                             a!3)
                           (- p! (rulesets.late_bid x! p! m!))
                           a!3))
      (a!11 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3))))
(let ((a!12 (and (=> (rulesets.left_can x!) a!4)
                 (=> (rulesets.right_can x!) a!5)
                 (=> a!4 (<= (+ a!6 a!7) (+ a!6 a!7)))
                 (=> a!8 (>= (+ a!6 a!9) (+ a!10 a!11))))))
  (=> a!1 a!12))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.left_option
             x!
             (rulesets.late_minimax_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.right_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!6 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!7 (rulesets.late_minimax
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)
             (- p! (rulesets.late_bid x! p! m!))
             a!3))
      (a!8 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)))
      (a!9 (rulesets.late_minimax
             (rulesets.late_minimax_left_best
               x!
               (- p! (rulesets.late_bid x! p! m!))
               a!3)
             (- p! (rulesets.late_bid x! p! m!))
             a!3))
      (a!10 (rulesets.left_weight
              x!
              (rulesets.late_minimax_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3)))
      (a!11 (rulesets.right_option
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3)))
      (a!12 (rulesets.right_weight
              x!
              (rulesets.late_left_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3)))
      (a!13 (rulesets.late_minimax
              (rulesets.late_minimax_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3)
              (- p! (rulesets.late_bid x! p! m!))
              a!3))
      (a!14 (rulesets.right_weight
              x!
              (rulesets.late_minimax_right_best
                x!
                (- p! (rulesets.late_bid x! p! m!))
                a!3))))
(let ((a!15 (and (=> (rulesets.left_can x!) a!4)
                 (=> (rulesets.right_can x!) a!5)
                 (=> a!6 (<= (+ a!7 a!8) (+ a!9 a!10)))
                 (=> a!11 (>= (+ a!7 a!12) (+ a!13 a!14))))))
  (=> a!1 a!15))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!1)))))
(let ((a!3 (rulesets.rank (rulesets.late_minimax_right_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!2)))
      (a!4 (rulesets.left_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!2)))
      (a!6 (rulesets.right_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!2))))
(let ((a!5 (=> a!4 (and (rulesets.left_can x!) (< a!3 (rulesets.rank x!)))))
      (a!7 (=> a!6 (and (rulesets.right_can x!) (< a!3 (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= a!3 0) a!5 a!7))))))
(assert (let ((a!1 (and (>= (+ p! (rulesets.late_minimax_bid x! p! m!)) 0)
                (<= (+ p! (rulesets.late_minimax_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.left_option
             x!
             (rulesets.late_left_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.right_option
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!6 (rulesets.left_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!7 (rulesets.late (rulesets.late_minimax_right_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!3)
                          (+ p! (rulesets.late_minimax_bid x! p! m!))
                          a!3))
      (a!8 (rulesets.left_weight
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!9 (rulesets.late (rulesets.late_left_best
                            x!
                            (+ p! (rulesets.late_minimax_bid x! p! m!))
                            a!3)
                          (+ p! (rulesets.late_minimax_bid x! p! m!))
                          a!3))
      (a!10 (rulesets.left_weight
              x!
              (rulesets.late_left_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3)))
      (a!11 (rulesets.right_option
              x!
              (rulesets.late_minimax_right_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3)))
      (a!12 (rulesets.right_weight
              x!
              (rulesets.late_minimax_right_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3)))
      (a!13 (rulesets.late (rulesets.late_right_best
                             x!
                             (+ p! (rulesets.late_minimax_bid x! p! m!))
                             a!3)
                           (+ p! (rulesets.late_minimax_bid x! p! m!))
                           a!3))
      (a!14 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3))))
(let ((a!15 (and (=> (rulesets.left_can x!) a!4)
                 (=> (rulesets.right_can x!) a!5)
                 (=> a!6 (<= (+ a!7 a!8) (+ a!9 a!10)))
                 (=> a!11 (>= (+ a!7 a!12) (+ a!13 a!14))))))
  (=> a!1 a!15))))))
(assert (let ((a!1 (and (>= (+ p! (rulesets.late_minimax_bid x! p! m!)) 0)
                (<= (+ p! (rulesets.late_minimax_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (xor m!
                (or (= (rulesets.late_bid x! p! m!)
                       (rulesets.late_minimax_bid x! p! m!))
                    (and rulesets.goes_over a!2)))))
(let ((a!4 (rulesets.left_option
             x!
             (rulesets.late_minimax_left_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!5 (rulesets.right_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!6 (rulesets.left_option
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!7 (rulesets.late_minimax
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)
             (+ p! (rulesets.late_minimax_bid x! p! m!))
             a!3))
      (a!8 (rulesets.left_weight
             x!
             (rulesets.late_minimax_right_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)))
      (a!9 (rulesets.late_minimax
             (rulesets.late_minimax_left_best
               x!
               (+ p! (rulesets.late_minimax_bid x! p! m!))
               a!3)
             (+ p! (rulesets.late_minimax_bid x! p! m!))
             a!3))
      (a!10 (rulesets.left_weight
              x!
              (rulesets.late_minimax_left_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3)))
      (a!11 (rulesets.right_weight
              x!
              (rulesets.late_minimax_right_best
                x!
                (+ p! (rulesets.late_minimax_bid x! p! m!))
                a!3))))
(let ((a!12 (and (=> (rulesets.left_can x!) a!4)
                 (=> (rulesets.right_can x!) a!5)
                 (=> a!6 (<= (+ a!7 a!8) (+ a!9 a!10)))
                 (=> a!5 (>= (+ a!7 a!11) (+ a!7 a!11))))))
  (=> a!1 a!12))))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and (>= p! 0) (<= p! rulesets.TB))
                   (<= (rulesets.late x! p! m!)
                       (rulesets.late_minimax x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
