; A model is not so: where no move loses, that the winner may hand the move over changes no value.
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
(declare-fun rulesets.handed_reply (rulesets.Position Int Bool Int) Int)
(declare-fun rulesets.late_bid (rulesets.Position Int Bool) Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.handed_left
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.handed (rulesets.Position Int Bool) Real)
(declare-fun rulesets.no_losses () Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.symmetric () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.handed_right
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.late_reply (rulesets.Position Int Bool Int) Int)
(declare-fun rulesets.handed_bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                rulesets.no_losses)))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!5 (= (rulesets.handed a!3
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!2))
              (rulesets.late a!3
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!2)))))
  (=> (and (>= (rulesets.rank a!3) 0)
           (< (rulesets.rank a!3) (rulesets.rank x!)))
      (=> a!4 a!5)))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                rulesets.no_losses)))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!5 (= (rulesets.handed a!3
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!2))
              (rulesets.late a!3
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!2)))))
  (=> (and (>= (rulesets.rank a!3) 0)
           (< (rulesets.rank a!3) (rulesets.rank x!)))
      (=> a!4 a!5)))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (>= (rulesets.rank (rulesets.handed_right x! a!1 (xor m! a!3))) 0))
      (a!5 (< (rulesets.rank (rulesets.handed_right x! a!1 (xor m! a!3)))
              (rulesets.rank x!)))
      (a!6 (= (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.late (rulesets.handed_right x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3)))))
  (=> (and a!4 a!5)
      (=> (and rulesets.symmetric
               (rulesets.is_bid 0)
               (>= a!1 0)
               (<= a!1 rulesets.TB)
               rulesets.no_losses)
          a!6))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (>= (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3))) 0))
      (a!5 (< (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3)))
              (rulesets.rank x!)))
      (a!6 (= (rulesets.handed (rulesets.late_right_best x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3)))))
  (=> (and a!4 a!5)
      (=> (and rulesets.symmetric
               (rulesets.is_bid 0)
               (>= a!1 0)
               (<= a!1 rulesets.TB)
               rulesets.no_losses)
          a!6))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                rulesets.no_losses)))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!5 (= (rulesets.handed a!3
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!2))
              (rulesets.late a!3
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!2)))))
  (=> (and (>= (rulesets.rank a!3) 0)
           (< (rulesets.rank a!3) (rulesets.rank x!)))
      (=> a!4 a!5)))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!4 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                rulesets.no_losses)))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!5 (= (rulesets.handed a!3
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!2))
              (rulesets.late a!3
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!2)))))
  (=> (and (>= (rulesets.rank a!3) 0)
           (< (rulesets.rank a!3) (rulesets.rank x!)))
      (=> a!4 a!5)))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (>= (rulesets.rank (rulesets.handed_right x! a!1 (xor m! a!3))) 0))
      (a!5 (< (rulesets.rank (rulesets.handed_right x! a!1 (xor m! a!3)))
              (rulesets.rank x!)))
      (a!6 (= (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.late (rulesets.handed_right x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3)))))
  (=> (and a!4 a!5)
      (=> (and rulesets.symmetric
               (rulesets.is_bid 0)
               (>= a!1 0)
               (<= a!1 rulesets.TB)
               rulesets.no_losses)
          a!6))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (>= (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3))) 0))
      (a!5 (< (rulesets.rank (rulesets.late_right_best x! a!1 (xor m! a!3)))
              (rulesets.rank x!)))
      (a!6 (= (rulesets.handed (rulesets.late_right_best x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3)))))
  (=> (and a!4 a!5)
      (=> (and rulesets.symmetric
               (rulesets.is_bid 0)
               (>= a!1 0)
               (<= a!1 rulesets.TB)
               rulesets.no_losses)
          a!6))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.late a!6 (- p! (rulesets.late_bid x! p! m!)) (xor m! a!3)))
      (a!8 (+ (rulesets.late a!4
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.late a!5
                              (- p! (rulesets.late_bid x! p! m!))
                              (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.handed a!4
                            (- p! (rulesets.late_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!5
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!7 (=> (rulesets.left_option x! a!4)
               (<= (+ a!6 (rulesets.left_weight x! a!4))
                   (+ a!6 (rulesets.left_weight x! a!4)))))
      (a!9 (=> (rulesets.right_option x! a!4)
               (>= (+ a!6 (rulesets.right_weight x! a!4)) a!8))))
  (=> a!1
      (and (rulesets.left_option x! a!4) (rulesets.right_option x! a!5) a!7 a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.late a!6 (- p! (rulesets.late_bid x! p! m!)) (xor m! a!3)))
      (a!8 (+ (rulesets.late a!4
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.late a!5
                              (- p! (rulesets.late_bid x! p! m!))
                              (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.handed a!5
                            (- p! (rulesets.late_bid x! p! m!))
                            (xor m! a!3)))
      (a!7 (+ (rulesets.handed a!4
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4))))
(let ((a!8 (=> (rulesets.left_option x! a!5)
               (<= (+ a!6 (rulesets.left_weight x! a!5)) a!7)))
      (a!9 (=> (rulesets.right_option x! a!5)
               (>= (+ a!6 (rulesets.right_weight x! a!5))
                   (+ a!6 (rulesets.right_weight x! a!5))))))
  (=> a!1
      (and (rulesets.left_option x! a!4) (rulesets.right_option x! a!5) a!8 a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.late a!4 (- p! (rulesets.late_bid x! p! m!)) (xor m! a!3)))
      (a!8 (+ (rulesets.late a!5
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!7 (=> (rulesets.left_option x! a!4)
               (<= (+ a!6 (rulesets.left_weight x! a!4))
                   (+ a!6 (rulesets.left_weight x! a!4)))))
      (a!9 (=> (rulesets.right_option x! a!4)
               (>= (+ a!6 (rulesets.right_weight x! a!4)) a!8))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!7
           a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.handed a!6
                            (- p! (rulesets.late_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!4
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.handed a!5
                                (- p! (rulesets.late_bid x! p! m!))
                                (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (rulesets.left_option x! a!4)
           (rulesets.right_option x! a!5)
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.late a!5 (- p! (rulesets.late_bid x! p! m!)) (xor m! a!3)))
      (a!7 (+ (rulesets.late a!4
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4))))
(let ((a!8 (=> (rulesets.left_option x! a!5)
               (<= (+ a!6 (rulesets.left_weight x! a!5)) a!7)))
      (a!9 (=> (rulesets.right_option x! a!5)
               (>= (+ a!6 (rulesets.right_weight x! a!5))
                   (+ a!6 (rulesets.right_weight x! a!5))))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!8
           a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.late_bid x! p! m!)) 0)
                (<= (- p! (rulesets.late_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.handed a!6
                            (- p! (rulesets.late_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!4
                               (- p! (rulesets.late_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.handed a!5
                                (- p! (rulesets.late_bid x! p! m!))
                                (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (rulesets.left_option x! a!4)
           (rulesets.right_option x! a!5)
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.handed_left x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!12 (=> (rulesets.right_option
                  x!
                  (rulesets.handed_left x! a!1 (xor m! a!3)))
                (>= a!10 a!11))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!12))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!7 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!6 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (<= a!5 a!5)))
      (a!9 (=> (rulesets.right_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (>= a!7 a!8))))
(let ((a!10 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!6
                 a!9)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!10))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.handed_right x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!12 (=> (rulesets.right_option
                  x!
                  (rulesets.handed_right x! a!1 (xor m! a!3)))
                (>= a!10 a!11))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!12))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!9 (=> (rulesets.right_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (>= a!8 a!8))))
(let ((a!10 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!9)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!10))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!10 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!9 (+ a!6
              (rulesets.right_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!8 (=> (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))
               (<= a!7 a!7)))
      (a!11 (=> (rulesets.right_option
                  x!
                  (rulesets.late_left_best x! a!1 (xor m! a!3)))
                (>= a!9 a!10))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!8 a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.late_left_best x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!9 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!10 (=> (rulesets.right_option
                  x!
                  (rulesets.late_left_best x! a!1 (xor m! a!3)))
                (>= a!8 a!9))))
(let ((a!11 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!10)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!11 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! a!1 (xor m! a!3)))
                (>= a!10 a!10))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.late_right_best x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!9 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!10 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! a!1 (xor m! a!3)))
                (>= a!8 a!9))))
(let ((a!11 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!10)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.late a!6
                          (- p! (rulesets.handed_bid x! p! m!))
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late a!4
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.late a!5
                              (- p! (rulesets.handed_bid x! p! m!))
                              (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.handed a!4
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!5
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!7 (=> (rulesets.left_option x! a!4)
               (<= (+ a!6 (rulesets.left_weight x! a!4))
                   (+ a!6 (rulesets.left_weight x! a!4)))))
      (a!9 (=> (rulesets.right_option x! a!4)
               (>= (+ a!6 (rulesets.right_weight x! a!4)) a!8))))
  (=> a!1
      (and (rulesets.left_option x! a!4) (rulesets.right_option x! a!5) a!7 a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.late a!6
                          (- p! (rulesets.handed_bid x! p! m!))
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late a!4
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.late a!5
                              (- p! (rulesets.handed_bid x! p! m!))
                              (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.handed a!5
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! a!3)))
      (a!7 (+ (rulesets.handed a!4
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4))))
(let ((a!8 (=> (rulesets.left_option x! a!5)
               (<= (+ a!6 (rulesets.left_weight x! a!5)) a!7)))
      (a!9 (=> (rulesets.right_option x! a!5)
               (>= (+ a!6 (rulesets.right_weight x! a!5))
                   (+ a!6 (rulesets.right_weight x! a!5))))))
  (=> a!1
      (and (rulesets.left_option x! a!4) (rulesets.right_option x! a!5) a!8 a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.late a!4
                          (- p! (rulesets.handed_bid x! p! m!))
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late a!5
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.right_weight x! a!5))))
(let ((a!7 (=> (rulesets.left_option x! a!4)
               (<= (+ a!6 (rulesets.left_weight x! a!4))
                   (+ a!6 (rulesets.left_weight x! a!4)))))
      (a!9 (=> (rulesets.right_option x! a!4)
               (>= (+ a!6 (rulesets.right_weight x! a!4)) a!8))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!7
           a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.handed a!6
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!4
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.handed a!5
                                (- p! (rulesets.handed_bid x! p! m!))
                                (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (rulesets.left_option x! a!4)
           (rulesets.right_option x! a!5)
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!6 (rulesets.late a!5
                          (- p! (rulesets.handed_bid x! p! m!))
                          (xor m! a!3)))
      (a!7 (+ (rulesets.late a!4
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! a!3))
              (rulesets.left_weight x! a!4))))
(let ((a!8 (=> (rulesets.left_option x! a!5)
               (<= (+ a!6 (rulesets.left_weight x! a!5)) a!7)))
      (a!9 (=> (rulesets.right_option x! a!5)
               (>= (+ a!6 (rulesets.right_weight x! a!5))
                   (+ a!6 (rulesets.right_weight x! a!5))))))
  (=> a!1
      (and (=> (rulesets.left_can x!) (rulesets.left_option x! a!4))
           (=> (rulesets.right_can x!) (rulesets.right_option x! a!5))
           a!8
           a!9))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= (- p! (rulesets.handed_bid x! p! m!)) 0)
                (<= (- p! (rulesets.handed_bid x! p! m!)) rulesets.TB)
                (rulesets.left_can x!)))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!5 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3)))
      (a!6 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!3))))
(let ((a!7 (rulesets.handed a!6
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed a!4
                               (- p! (rulesets.handed_bid x! p! m!))
                               (xor m! a!3))
              (rulesets.left_weight x! a!4)))
      (a!10 (+ (rulesets.handed a!5
                                (- p! (rulesets.handed_bid x! p! m!))
                                (xor m! a!3))
               (rulesets.right_weight x! a!5))))
(let ((a!9 (=> (rulesets.left_option x! a!6)
               (<= (+ a!7 (rulesets.left_weight x! a!6)) a!8)))
      (a!11 (=> (rulesets.right_option x! a!6)
                (>= (+ a!7 (rulesets.right_weight x! a!6)) a!10))))
  (=> a!1
      (and (rulesets.left_option x! a!4)
           (rulesets.right_option x! a!5)
           a!9
           a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.handed_left x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!12 (=> (rulesets.right_option
                  x!
                  (rulesets.handed_left x! a!1 (xor m! a!3)))
                (>= a!10 a!11))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!12))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!8 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!7 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!6 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (<= a!5 a!5)))
      (a!9 (=> (rulesets.right_option
                 x!
                 (rulesets.handed_left x! a!1 (xor m! a!3)))
               (>= a!7 a!8))))
(let ((a!10 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!6
                 a!9)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!10))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.handed_right x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!11 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!12 (=> (rulesets.right_option
                  x!
                  (rulesets.handed_right x! a!1 (xor m! a!3)))
                (>= a!10 a!11))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!12))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!9 (=> (rulesets.right_option
                 x!
                 (rulesets.handed_right x! a!1 (xor m! a!3)))
               (>= a!8 a!8))))
(let ((a!10 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!9)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!10))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!10 (+ (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                              a!1
                              (xor m! a!3))
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!9 (+ a!6
              (rulesets.right_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!8 (=> (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))
               (<= a!7 a!7)))
      (a!11 (=> (rulesets.right_option
                  x!
                  (rulesets.late_left_best x! a!1 (xor m! a!3)))
                (>= a!9 a!10))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!8 a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.late_left_best x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!9 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!10 (=> (rulesets.right_option
                  x!
                  (rulesets.late_left_best x! a!1 (xor m! a!3)))
                (>= a!8 a!9))))
(let ((a!11 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!10)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! a!1 (xor m! a!3)))))
      (a!5 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!6 (rulesets.late (rulesets.late_right_best x! a!1 (xor m! a!3))
                          a!1
                          (xor m! a!3)))
      (a!8 (+ (rulesets.late (rulesets.late_left_best x! a!1 (xor m! a!3))
                             a!1
                             (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! a!1 (xor m! a!3))))))
(let ((a!7 (+ a!6
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!10 (+ a!6
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!9 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))
               (<= a!7 a!8)))
      (a!11 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! a!1 (xor m! a!3)))
                (>= a!10 a!10))))
  (=> (and (>= a!1 0) (<= a!1 rulesets.TB)) (and a!4 a!5 a!9 a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!2 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!2))))
(let ((a!4 (rulesets.handed (rulesets.late_right_best x! a!1 (xor m! a!3))
                            a!1
                            (xor m! a!3)))
      (a!6 (+ (rulesets.handed (rulesets.handed_left x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.left_weight
                x!
                (rulesets.handed_left x! a!1 (xor m! a!3)))))
      (a!9 (+ (rulesets.handed (rulesets.handed_right x! a!1 (xor m! a!3))
                               a!1
                               (xor m! a!3))
              (rulesets.right_weight
                x!
                (rulesets.handed_right x! a!1 (xor m! a!3))))))
(let ((a!5 (+ a!4
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3)))))
      (a!8 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! a!1 (xor m! a!3))))))
(let ((a!7 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! a!1 (xor m! a!3)))
               (<= a!5 a!6)))
      (a!10 (=> (rulesets.right_option
                  x!
                  (rulesets.late_right_best x! a!1 (xor m! a!3)))
                (>= a!8 a!9))))
(let ((a!11 (and (rulesets.left_option
                   x!
                   (rulesets.handed_left x! a!1 (xor m! a!3)))
                 (rulesets.right_option
                   x!
                   (rulesets.handed_right x! a!1 (xor m! a!3)))
                 a!7
                 a!10)))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= a!1 0)
           (<= a!1 rulesets.TB)
           (rulesets.left_can x!))
      a!11))))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (and (= (rulesets.left_can x!) (rulesets.right_can x!))
                (= (rulesets.left_option x! a!3) (rulesets.right_option x! a!3))
                (= (rulesets.right_weight x! a!3)
                   (- (rulesets.left_weight x! a!3)))
                (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.right_penalty x!) 0.0))))
  (=> rulesets.symmetric a!4))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
  (=> (and rulesets.no_losses (rulesets.left_option x! a!3))
      (>= (rulesets.left_weight x! a!3) 0.0))))))
(assert (let ((a!1 (or (and (rulesets.is_bid 0) (>= 0 0) (<= 0 (- rulesets.TB p!)))
               (and (= 0 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (or (> (rulesets.late_bid x! p! m!) 0)
               (and (= (rulesets.late_bid x! p! m!) 0) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.late_bid x! p! m!) 0)
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
      (a!8 (+ (rulesets.late (rulesets.late_right_best x! (+ p! 0) a!5)
                             (+ p! 0)
                             a!5)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (+ p! 0) a!5)))))
(let ((a!9 (>= (ite a!3
                    (ite (rulesets.left_can x!)
                         (+ a!6 a!7)
                         (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!8
                         (rulesets.right_penalty x!)))
               (rulesets.late x! p! m!))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1) (and a!2 a!9)))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.handed_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_bid x! p! m!)))
                (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    0)
                (<= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.late_bid x! p! m!)
              (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!11 (rulesets.late a!10
                           a!9
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!12 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!10))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!1 a!2))
      (and a!3 (>= a!12 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.handed_bid x! p! m!)))
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    0)
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.late_bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!11 (rulesets.late a!10
                           a!9
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!12 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!10))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (or a!1 a!2))
      (and a!3 (>= a!12 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid 0) (>= 0 0) (<= 0 (- rulesets.TB p!)))
               (and (= 0 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!2 (or (and (rulesets.is_bid (rulesets.handed_bid x! p! m!))
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) p!))
               (and (= (rulesets.handed_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (or (> (rulesets.handed_bid x! p! m!) 0)
               (and (= (rulesets.handed_bid x! p! m!) 0) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= (rulesets.handed_bid x! p! m!) 0)
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (rulesets.handed (rulesets.handed_left
                              x!
                              (- p! (rulesets.handed_bid x! p! m!))
                              a!5)
                            (- p! (rulesets.handed_bid x! p! m!))
                            a!5))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.handed_left x! (- p! (rulesets.handed_bid x! p! m!)) a!5)))
      (a!8 (rulesets.handed (rulesets.handed_right
                              x!
                              (- p! (rulesets.handed_bid x! p! m!))
                              a!5)
                            (- p! (rulesets.handed_bid x! p! m!))
                            a!5))
      (a!9 (rulesets.right_weight
             x!
             (rulesets.handed_right
               x!
               (- p! (rulesets.handed_bid x! p! m!))
               a!5)))
      (a!10 (+ (rulesets.handed (rulesets.handed_left x! (+ p! 0) a!5)
                                (+ p! 0)
                                a!5)
               (rulesets.left_weight x! (rulesets.handed_left x! (+ p! 0) a!5))))
      (a!11 (+ (rulesets.handed (rulesets.handed_right x! (+ p! 0) a!5)
                                (+ p! 0)
                                a!5)
               (rulesets.right_weight
                 x!
                 (rulesets.handed_right x! (+ p! 0) a!5)))))
(let ((a!12 (ite a!3
                 (ite (>= (+ a!6 a!7) (+ a!8 a!9)) (+ a!6 a!7) (+ a!8 a!9))
                 (ite (<= a!10 a!11) a!10 a!11))))
(let ((a!13 (=> a!1 (and a!2 (>= a!12 (rulesets.handed x! p! m!))))))
  (=> (and rulesets.symmetric (rulesets.is_bid 0) (>= p! 0) (<= p! rulesets.TB))
      (ite (rulesets.left_can x!) a!13 (= (rulesets.handed x! p! m!) 0.0)))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.handed_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_bid x! p! m!)))
                (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    0)
                (<= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.handed_bid x! p! m!))
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) p!))
               (and (= (rulesets.handed_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.handed_bid x! p! m!)
              (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!12 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.handed_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!13 (rulesets.handed_left
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!15 (rulesets.handed_right
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.handed a!7
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.handed a!9
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!14 (rulesets.handed a!13
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!16 (rulesets.handed a!15
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite (>= (+ a!8 (rulesets.left_weight x! a!7))
                     (+ a!10 (rulesets.right_weight x! a!9)))
                 (+ a!8 (rulesets.left_weight x! a!7))
                 (+ a!10 (rulesets.right_weight x! a!9))))
      (a!17 (ite (<= (+ a!14 (rulesets.left_weight x! a!13))
                     (+ a!16 (rulesets.right_weight x! a!15)))
                 (+ a!14 (rulesets.left_weight x! a!13))
                 (+ a!16 (rulesets.right_weight x! a!15)))))
(let ((a!18 (=> (or a!1 a!2)
                (and a!3 (>= (ite a!5 a!11 a!17) (rulesets.handed x! p! m!))))))
  (=> (and rulesets.symmetric (rulesets.is_bid 0) (>= p! 0) (<= p! rulesets.TB))
      (ite (rulesets.left_can x!) a!18 (= (rulesets.handed x! p! m!) 0.0)))))))))
(assert (let ((a!1 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.handed_bid x! p! m!)))
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    0)
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!2 (and (= (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!3 (or (and (rulesets.is_bid (rulesets.handed_bid x! p! m!))
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) p!))
               (and (= (rulesets.handed_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!4 (= (rulesets.handed_bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!12 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!13 (rulesets.handed_left
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!15 (rulesets.handed_right
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.handed a!7
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.handed a!9
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!14 (rulesets.handed a!13
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!16 (rulesets.handed a!15
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite (>= (+ a!8 (rulesets.left_weight x! a!7))
                     (+ a!10 (rulesets.right_weight x! a!9)))
                 (+ a!8 (rulesets.left_weight x! a!7))
                 (+ a!10 (rulesets.right_weight x! a!9))))
      (a!17 (ite (<= (+ a!14 (rulesets.left_weight x! a!13))
                     (+ a!16 (rulesets.right_weight x! a!15)))
                 (+ a!14 (rulesets.left_weight x! a!13))
                 (+ a!16 (rulesets.right_weight x! a!15)))))
(let ((a!18 (=> (or a!1 a!2)
                (and a!3 (>= (ite a!5 a!11 a!17) (rulesets.handed x! p! m!))))))
  (=> (and rulesets.symmetric (rulesets.is_bid 0) (>= p! 0) (<= p! rulesets.TB))
      (ite (rulesets.left_can x!) a!18 (= (rulesets.handed x! p! m!) 0.0)))))))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid 0) (>= 0 0) (<= 0 p!))
                    (and (= 0 (- 1)) (< p! rulesets.least)))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_reply x! p! m! 0))
                    (>= (rulesets.late_reply x! p! m! 0) 0)
                    (<= (rulesets.late_reply x! p! m! 0) (- rulesets.TB p!)))
               (and (= (rulesets.late_reply x! p! m! 0) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> 0 (rulesets.late_reply x! p! m! 0))
               (and (= 0 (rulesets.late_reply x! p! m! 0)) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= 0 (rulesets.late_reply x! p! m! 0))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.late (rulesets.late_left_best x! (- p! 0) a!5)
                             (- p! 0)
                             a!5)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (- p! 0) a!5))))
      (a!7 (rulesets.late_right_best
             x!
             (+ p! (rulesets.late_reply x! p! m! 0))
             a!5)))
(let ((a!8 (+ (rulesets.late a!7 (+ p! (rulesets.late_reply x! p! m! 0)) a!5)
              (rulesets.right_weight x! a!7))))
(let ((a!9 (<= (ite a!3
                    (ite (rulesets.left_can x!) a!6 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!8
                         (rulesets.right_penalty x!)))
               (rulesets.late x! p! m!))))
  (=> a!1 (and a!2 a!9))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_bid x! p! m!)))
                (>= (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!))
                    0)
                (<= (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.late_bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p! (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!11 (rulesets.late a!10
                           a!9
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!12 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!10))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1)
      (and (or a!2 a!3) (<= a!12 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.handed_bid x! p! m!))
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) p!))
               (and (= (rulesets.handed_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.handed_bid x! p! m!)))
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    0)
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.handed_bid x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p! (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.handed_bid x! p! m!))
                          (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!11 (rulesets.late a!10
                           a!9
                           (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!12 (ite a!5
                 (ite (rulesets.left_can x!)
                      (+ a!8 (rulesets.left_weight x! a!7))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!11 (rulesets.right_weight x! a!10))
                      (rulesets.right_penalty x!)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) a!1)
      (and (or a!2 a!3) (<= a!12 (rulesets.late x! p! m!)))))))))
(assert (let ((a!1 (and rulesets.symmetric
                (rulesets.is_bid 0)
                (>= p! 0)
                (<= p! rulesets.TB)
                (rulesets.left_can x!)
                (or (and (rulesets.is_bid 0) (>= 0 0) (<= 0 p!))
                    (and (= 0 (- 1)) (< p! rulesets.least)))))
      (a!2 (or (and (rulesets.is_bid (rulesets.handed_reply x! p! m! 0))
                    (>= (rulesets.handed_reply x! p! m! 0) 0)
                    (<= (rulesets.handed_reply x! p! m! 0) (- rulesets.TB p!)))
               (and (= (rulesets.handed_reply x! p! m! 0) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> 0 (rulesets.handed_reply x! p! m! 0))
               (and (= 0 (rulesets.handed_reply x! p! m! 0)) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= 0 (rulesets.handed_reply x! p! m! 0))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.handed (rulesets.handed_left x! (- p! 0) a!5)
                               (- p! 0)
                               a!5)
              (rulesets.left_weight x! (rulesets.handed_left x! (- p! 0) a!5))))
      (a!7 (+ (rulesets.handed (rulesets.handed_right x! (- p! 0) a!5)
                               (- p! 0)
                               a!5)
              (rulesets.right_weight x! (rulesets.handed_right x! (- p! 0) a!5))))
      (a!8 (rulesets.handed_left
             x!
             (+ p! (rulesets.handed_reply x! p! m! 0))
             a!5))
      (a!10 (rulesets.handed_right
              x!
              (+ p! (rulesets.handed_reply x! p! m! 0))
              a!5)))
(let ((a!9 (+ (rulesets.handed a!8
                               (+ p! (rulesets.handed_reply x! p! m! 0))
                               a!5)
              (rulesets.left_weight x! a!8)))
      (a!11 (+ (rulesets.handed a!10
                                (+ p! (rulesets.handed_reply x! p! m! 0))
                                a!5)
               (rulesets.right_weight x! a!10))))
(let ((a!12 (<= (ite a!3
                     (ite (>= a!6 a!7) a!6 a!7)
                     (ite (<= a!9 a!11) a!9 a!11))
                (rulesets.handed x! p! m!))))
  (=> a!1 (and a!2 a!12))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_bid x! p! m!))
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) p!))
               (and (= (rulesets.late_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.handed_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_bid x! p! m!)))
                (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    0)
                (<= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.late_bid x! p! m!)
              (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!12 (+ p! (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.handed_right
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!13 (rulesets.handed_left
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!15 (rulesets.handed_right
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.handed a!7
                            (- p! (rulesets.late_bid x! p! m!))
                            (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.handed a!9
                             (- p! (rulesets.late_bid x! p! m!))
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!14 (rulesets.handed a!13
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!16 (rulesets.handed a!15
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite (>= (+ a!8 (rulesets.left_weight x! a!7))
                     (+ a!10 (rulesets.right_weight x! a!9)))
                 (+ a!8 (rulesets.left_weight x! a!7))
                 (+ a!10 (rulesets.right_weight x! a!9))))
      (a!17 (ite (<= (+ a!14 (rulesets.left_weight x! a!13))
                     (+ a!16 (rulesets.right_weight x! a!15)))
                 (+ a!14 (rulesets.left_weight x! a!13))
                 (+ a!16 (rulesets.right_weight x! a!15)))))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= p! 0)
           (<= p! rulesets.TB)
           (rulesets.left_can x!)
           a!1)
      (and (or a!2 a!3) (<= (ite a!5 a!11 a!17) (rulesets.handed x! p! m!)))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.handed_bid x! p! m!))
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) p!))
               (and (= (rulesets.handed_bid x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.handed_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.handed_bid x! p! m!)))
                (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    0)
                (<= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.handed_reply
                     x!
                     p!
                     m!
                     (rulesets.handed_bid x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.handed_bid x! p! m!)
              (rulesets.handed_reply x! p! m! (rulesets.handed_bid x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!12 (+ p!
               (rulesets.handed_reply x! p! m! (rulesets.handed_bid x! p! m!)))))
(let ((a!5 (or (> (rulesets.handed_bid x! p! m!)
                  (rulesets.handed_reply
                    x!
                    p!
                    m!
                    (rulesets.handed_bid x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!9 (rulesets.handed_right
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!13 (rulesets.handed_left
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!15 (rulesets.handed_right
              x!
              a!12
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.handed a!7
                            (- p! (rulesets.handed_bid x! p! m!))
                            (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.handed a!9
                             (- p! (rulesets.handed_bid x! p! m!))
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!14 (rulesets.handed a!13
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!16 (rulesets.handed a!15
                             a!12
                             (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!11 (ite (>= (+ a!8 (rulesets.left_weight x! a!7))
                     (+ a!10 (rulesets.right_weight x! a!9)))
                 (+ a!8 (rulesets.left_weight x! a!7))
                 (+ a!10 (rulesets.right_weight x! a!9))))
      (a!17 (ite (<= (+ a!14 (rulesets.left_weight x! a!13))
                     (+ a!16 (rulesets.right_weight x! a!15)))
                 (+ a!14 (rulesets.left_weight x! a!13))
                 (+ a!16 (rulesets.right_weight x! a!15)))))
  (=> (and rulesets.symmetric
           (rulesets.is_bid 0)
           (>= p! 0)
           (<= p! rulesets.TB)
           (rulesets.left_can x!)
           a!1)
      (and (or a!2 a!3) (<= (ite a!5 a!11 a!17) (rulesets.handed x! p! m!)))))))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid 0) (and (>= 0 rulesets.least) (<= 0 rulesets.TB)))
     (=> (and rulesets.all_bids (>= 0 0) (<= 0 rulesets.TB))
         (rulesets.is_bid 0))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.late_bid x! p! m!))
               (and (>= (rulesets.late_bid x! p! m!) rulesets.least)
                    (<= (rulesets.late_bid x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.late_bid x! p! m!) 0)
                    (<= (rulesets.late_bid x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.late_bid x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (<= (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!))
               rulesets.TB)))
(let ((a!2 (and (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.handed_reply
                      x!
                      p!
                      m!
                      (rulesets.late_bid x! p! m!))
                    0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.handed_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.late_bid x! p! m!)))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.handed_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.late_bid x! p! m!))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.handed_bid x! p! m!))
               (and (>= (rulesets.handed_bid x! p! m!) rulesets.least)
                    (<= (rulesets.handed_bid x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.handed_bid x! p! m!) 0)
                    (<= (rulesets.handed_bid x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.handed_bid x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (<= (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!))
               rulesets.TB)))
(let ((a!2 (and (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.handed_bid x! p! m!))
                    0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.handed_bid x! p! m!)))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.handed_bid x! p! m!))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.late_bid x! p! m!)
                  (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.handed_reply x! p! m! (rulesets.late_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_left
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_left_best
             x!
             (- p! (rulesets.handed_bid x! p! m!))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.handed_right
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (or (= (rulesets.handed_bid x! p! m!)
                  (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
               (and rulesets.goes_over a!1))))
(let ((a!3 (rulesets.late_right_best
             x!
             (+ p!
                (rulesets.late_reply x! p! m! (rulesets.handed_bid x! p! m!)))
             (xor m! a!2))))
(let ((a!4 (=> (rulesets.left_option x! a!3)
               (and (rulesets.left_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!)))))
      (a!5 (=> (rulesets.right_option x! a!3)
               (and (rulesets.right_can x!)
                    (< (rulesets.rank a!3) (rulesets.rank x!))))))
  (and (>= (rulesets.rank x!) 0) (>= (rulesets.rank a!3) 0) a!4 a!5))))))
(assert (let ((a!1 (=> (>= (rulesets.rank x!) 0)
               (=> (and rulesets.symmetric
                        (rulesets.is_bid 0)
                        (>= p! 0)
                        (<= p! rulesets.TB)
                        rulesets.no_losses)
                   (= (rulesets.handed x! p! m!) (rulesets.late x! p! m!))))))
  (not a!1)))
(check-sat)
(exit)
