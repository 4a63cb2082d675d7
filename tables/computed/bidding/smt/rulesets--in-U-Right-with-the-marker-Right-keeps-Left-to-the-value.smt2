; A model is not so: in U, Right with the marker: Right keeps Left to the value.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun y! () rulesets.Position)
(declare-fun ell! () Int)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.winning_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.winning_bid (rulesets.Position Int) Int)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.yielding_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.yielding_bid (rulesets.Position Int) Int)
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
                    (and (= ell! (- 1)) (< p! rulesets.least)))
                (or (rulesets.left_option x! y!)
                    (xor (rulesets.left_can x!) true))))
      (a!2 (or (and (rulesets.is_bid (rulesets.reply_bid x! p! m! ell! y!))
                    (>= (rulesets.reply_bid x! p! m! ell! y!) 0)
                    (<= (rulesets.reply_bid x! p! m! ell! y!)
                        (- rulesets.TB p!)))
               (and (= (rulesets.reply_bid x! p! m! ell! y!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> ell! (rulesets.reply_bid x! p! m! ell! y!))
               (and (= ell! (rulesets.reply_bid x! p! m! ell! y!)) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= ell! (rulesets.reply_bid x! p! m! ell! y!))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (ite (rulesets.left_can x!)
                (+ (rulesets.nu y! (- p! ell!) a!5)
                   (rulesets.left_weight x! y!))
                (rulesets.left_penalty x!)))
      (a!7 (+ (rulesets.nu (rulesets.reply_move x! p! m! ell! y!)
                           (+ p! (rulesets.reply_bid x! p! m! ell! y!))
                           a!5)
              (rulesets.right_weight x! (rulesets.reply_move x! p! m! ell! y!)))))
(let ((a!8 (<= (ite a!3
                    a!6
                    (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!)))
               (rulesets.nu x! p! m!))))
(let ((a!9 (and a!2
                (or (rulesets.right_option
                      x!
                      (rulesets.reply_move x! p! m! ell! y!))
                    (xor (rulesets.right_can x!) true))
                a!8)))
  (=> a!1 a!9)))))))
(assert (let ((a!1 (+ (rulesets.nu (rulesets.winning_move x! p!)
                           (- p! (rulesets.winning_bid x! p!))
                           m!)
              (rulesets.left_weight x! (rulesets.winning_move x! p!))))
      (a!3 (ite (rulesets.left_can x!)
                (+ (rulesets.nu y! (- p! ell!) m!) (rulesets.left_weight x! y!))
                (rulesets.left_penalty x!))))
(let ((a!2 (> (ite (rulesets.left_can x!) a!1 (rulesets.left_penalty x!))
              (rulesets.nu x! p! m!)))
      (a!4 (and (rulesets.is_bid ell!)
                (<= ell! p!)
                (or (rulesets.left_option x! y!)
                    (xor (rulesets.left_can x!) true))
                (> a!3 (rulesets.nu x! p! m!)))))
(let ((a!5 (=> a!4 (and (<= ell! (rulesets.winning_bid x! p!)) a!2))))
(let ((a!6 (and (rulesets.is_bid (rulesets.winning_bid x! p!))
                (<= (rulesets.winning_bid x! p!) p!)
                (or (= (rulesets.winning_bid x! p!) rulesets.least) a!2)
                a!5)))
(let ((a!7 (and (or (rulesets.left_option x! (rulesets.winning_move x! p!))
                    (xor (rulesets.left_can x!) true))
                (=> (>= p! rulesets.least) a!6))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (xor m! true)) a!7)))))))
(assert (let ((a!1 (and (rulesets.is_bid (ite (>= p! rulesets.least)
                                      (rulesets.winning_bid x! p!)
                                      (- 1)))
                (>= (ite (>= p! rulesets.least)
                         (rulesets.winning_bid x! p!)
                         (- 1))
                    0)
                (<= (ite (>= p! rulesets.least)
                         (rulesets.winning_bid x! p!)
                         (- 1))
                    p!)))
      (a!2 (and (= (ite (>= p! rulesets.least)
                        (rulesets.winning_bid x! p!)
                        (- 1))
                   (- 1))
                (< p! rulesets.least)))
      (a!4 (rulesets.reply_bid
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!)))
      (a!6 (rulesets.reply_move
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!)))
      (a!9 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or a!1 a!2)
                (or (rulesets.left_option x! (rulesets.winning_move x! p!))
                    (xor (rulesets.left_can x!) true))))
      (a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (= (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
              a!4)))
(let ((a!8 (or (> (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  a!4)
               (and a!7 m!)))
      (a!10 (rulesets.nu (rulesets.winning_move x! p!)
                         (- p!
                            (ite (>= p! rulesets.least)
                                 (rulesets.winning_bid x! p!)
                                 (- 1)))
                         (xor m! (or a!7 (and rulesets.goes_over a!9)))))
      (a!12 (rulesets.nu a!6
                         (+ p! a!4)
                         (xor m! (or a!7 (and rulesets.goes_over a!9))))))
(let ((a!11 (ite (rulesets.left_can x!)
                 (+ a!10
                    (rulesets.left_weight x! (rulesets.winning_move x! p!)))
                 (rulesets.left_penalty x!))))
(let ((a!13 (ite a!8
                 a!11
                 (ite (rulesets.right_can x!)
                      (+ a!12 (rulesets.right_weight x! a!6))
                      (rulesets.right_penalty x!)))))
(let ((a!14 (and a!5
                 (or (rulesets.right_option x! a!6)
                     (xor (rulesets.right_can x!) true))
                 (<= a!13 (rulesets.nu x! p! m!)))))
  (=> a!3 a!14))))))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid ell!)
         (and (>= ell! rulesets.least) (<= ell! rulesets.TB)))
     (=> (and rulesets.all_bids (>= ell! 0) (<= ell! rulesets.TB))
         (rulesets.is_bid ell!))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.winning_bid x! p!))
               (and (>= (rulesets.winning_bid x! p!) rulesets.least)
                    (<= (rulesets.winning_bid x! p!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.winning_bid x! p!) 0)
                    (<= (rulesets.winning_bid x! p!) rulesets.TB))
               (rulesets.is_bid (rulesets.winning_bid x! p!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (rulesets.reply_bid
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       (=> (rulesets.is_bid a!1)
           (and (>= a!1 rulesets.least) (<= a!1 rulesets.TB)))
       (=> (and rulesets.all_bids (>= a!1 0) (<= a!1 rulesets.TB))
           (rulesets.is_bid a!1)))))
(assert (let ((a!1 (+ p!
              (rulesets.reply_bid
                x!
                p!
                m!
                (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
                (rulesets.winning_move x! p!))))
      (a!2 (rulesets.reply_move
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!))))
(let ((a!3 (<= (rulesets.nu a!2 (- a!1 1) (xor m! true))
               (rulesets.nu a!2 (+ (- a!1 1) 1) (xor (xor m! true) true)))))
  (=> (and rulesets.in_U
           (>= (- a!1 1) 0)
           (< (- a!1 1) rulesets.TB)
           (xor m! true))
      a!3))))
(assert (let ((a!1 (+ p!
              (rulesets.reply_bid
                x!
                p!
                m!
                (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
                (rulesets.winning_move x! p!))))
      (a!3 (rulesets.reply_move
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!))))
(let ((a!2 (and rulesets.in_U
                (>= (+ p! (rulesets.winning_bid x! p!)) 0)
                (<= (+ p! (rulesets.winning_bid x! p!)) (- a!1 1))
                (<= (- a!1 1) rulesets.TB)))
      (a!4 (>= (rulesets.nu a!3 (- a!1 1) (xor m! true))
               (rulesets.nu a!3
                            (+ p! (rulesets.winning_bid x! p!))
                            (xor m! true)))))
  (=> a!2 a!4))))
(assert (let ((a!1 (and rulesets.in_U
                (>= (+ p! (rulesets.winning_bid x! p!)) 0)
                (<= (+ p! (rulesets.winning_bid x! p!)) rulesets.TB)
                (xor m! true)))
      (a!2 (rulesets.reply_move
             x!
             p!
             m!
             (ite (>= p! rulesets.least) (rulesets.winning_bid x! p!) (- 1))
             (rulesets.winning_move x! p!))))
(let ((a!3 (>= (rulesets.nu a!2
                            (+ p! (rulesets.winning_bid x! p!))
                            (xor m! true))
               (rulesets.nu a!2
                            (+ p! (rulesets.winning_bid x! p!))
                            (xor (xor m! true) true)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and rulesets.in_U
                (xor m! true)
                (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
                    (and (= ell! (- 1)) (< p! rulesets.least)))
                (or (rulesets.left_option x! y!)
                    (xor (rulesets.left_can x!) true))))
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
      (a!5 (ite m!
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
(let ((a!3 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!2)
                (- 1))))
(let ((a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!7 (rulesets.nu y!
                        (- p! ell!)
                        (xor m! (or (= ell! a!3) (and rulesets.goes_over a!6)))))
      (a!8 (rulesets.nu a!5
                        (+ p! a!3)
                        (xor m! (or (= ell! a!3) (and rulesets.goes_over a!6))))))
(let ((a!9 (ite (or (> ell! a!3) (and (= ell! a!3) m!))
                (ite (rulesets.left_can x!)
                     (+ a!7 (rulesets.left_weight x! y!))
                     (rulesets.left_penalty x!))
                (ite (rulesets.right_can x!)
                     (+ a!8 (rulesets.right_weight x! a!5))
                     (rulesets.right_penalty x!)))))
(let ((a!10 (and a!4
                 (or (rulesets.right_option x! a!5)
                     (xor (rulesets.right_can x!) true))
                 (<= a!9 (rulesets.nu x! p! m!)))))
  (not (=> a!1 a!10))))))))
(check-sat)
(exit)
