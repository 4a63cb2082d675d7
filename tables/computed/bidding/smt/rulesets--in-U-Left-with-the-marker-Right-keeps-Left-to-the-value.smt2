; A model is not so: in U, Left with the marker: Right keeps Left to the value.
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
(declare-fun rulesets.yielding_bid (rulesets.Position Int) Int)
(declare-fun rulesets.yielding_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.winning_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.winning_bid (rulesets.Position Int) Int)
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
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                    (>= (rulesets.yielding_bid x! p!) 0)
                    (<= (rulesets.yielding_bid x! p!) p!))
               (and (= (rulesets.yielding_bid x! p!) (- 1))
                    (< p! rulesets.least))))
      (a!3 (and (rulesets.is_bid (rulesets.reply_bid
                                   x!
                                   p!
                                   m!
                                   (rulesets.yielding_bid x! p!)
                                   y!))
                (>= (rulesets.reply_bid
                      x!
                      p!
                      m!
                      (rulesets.yielding_bid x! p!)
                      y!)
                    0)
                (<= (rulesets.reply_bid
                      x!
                      p!
                      m!
                      (rulesets.yielding_bid x! p!)
                      y!)
                    (- rulesets.TB p!))))
      (a!4 (and (= (rulesets.reply_bid
                     x!
                     p!
                     m!
                     (rulesets.yielding_bid x! p!)
                     y!)
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!5 (or (rulesets.right_option
                 x!
                 (rulesets.reply_move x! p! m! (rulesets.yielding_bid x! p!) y!))
               (xor (rulesets.right_can x!) true)))
      (a!6 (= (rulesets.yielding_bid x! p!)
              (rulesets.reply_bid x! p! m! (rulesets.yielding_bid x! p!) y!)))
      (a!8 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! y!)
                    (xor (rulesets.left_can x!) true))))
      (a!7 (or (> (rulesets.yielding_bid x! p!)
                  (rulesets.reply_bid x! p! m! (rulesets.yielding_bid x! p!) y!))
               (and a!6 m!)))
      (a!9 (rulesets.nu y!
                        (- p! (rulesets.yielding_bid x! p!))
                        (xor m! (or a!6 (and rulesets.goes_over a!8)))))
      (a!10 (rulesets.nu (rulesets.reply_move
                           x!
                           p!
                           m!
                           (rulesets.yielding_bid x! p!)
                           y!)
                         (+ p!
                            (rulesets.reply_bid
                              x!
                              p!
                              m!
                              (rulesets.yielding_bid x! p!)
                              y!))
                         (xor m! (or a!6 (and rulesets.goes_over a!8))))))
(let ((a!11 (+ a!10
               (rulesets.right_weight
                 x!
                 (rulesets.reply_move x! p! m! (rulesets.yielding_bid x! p!) y!)))))
(let ((a!12 (ite a!7
                 (ite (rulesets.left_can x!)
                      (+ a!9 (rulesets.left_weight x! y!))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!) a!11 (rulesets.right_penalty x!)))))
  (=> a!2 (and (or a!3 a!4) a!5 (<= a!12 (rulesets.nu x! p! m!)))))))))
(assert (let ((a!1 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                           (+ p! (rulesets.yielding_bid x! p!))
                           m!)
              (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!3 (or (rulesets.right_option
                 x!
                 (rulesets.reply_move x! p! m! (rulesets.yielding_bid x! p!) y!))
               (xor (rulesets.right_can x!) true)))
      (a!4 (rulesets.nu (rulesets.reply_move
                          x!
                          p!
                          m!
                          (rulesets.yielding_bid x! p!)
                          y!)
                        (+ p!
                           (rulesets.reply_bid
                             x!
                             p!
                             m!
                             (rulesets.yielding_bid x! p!)
                             y!))
                        m!)))
(let ((a!2 (<= (ite (rulesets.right_can x!) a!1 (rulesets.right_penalty x!))
               (rulesets.nu x! p! m!)))
      (a!5 (+ a!4
              (rulesets.right_weight
                x!
                (rulesets.reply_move x! p! m! (rulesets.yielding_bid x! p!) y!)))))
(let ((a!6 (and (rulesets.is_bid (rulesets.reply_bid
                                   x!
                                   p!
                                   m!
                                   (rulesets.yielding_bid x! p!)
                                   y!))
                (<= (rulesets.reply_bid
                      x!
                      p!
                      m!
                      (rulesets.yielding_bid x! p!)
                      y!)
                    (- rulesets.TB p!))
                a!3
                (<= (ite (rulesets.right_can x!)
                         a!5
                         (rulesets.right_penalty x!))
                    (rulesets.nu x! p! m!))))
      (a!7 (and (<= (rulesets.reply_bid
                      x!
                      p!
                      m!
                      (rulesets.yielding_bid x! p!)
                      y!)
                    (rulesets.yielding_bid x! p!))
                a!2)))
(let ((a!8 (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                (<= (rulesets.yielding_bid x! p!) (- rulesets.TB p!))
                (or (= (rulesets.yielding_bid x! p!) rulesets.least) a!2)
                (=> a!6 a!7))))
(let ((a!9 (and (or (rulesets.right_option x! (rulesets.yielding_move x! p!))
                    (xor (rulesets.right_can x!) true))
                (=> (>= (- rulesets.TB p!) rulesets.least) a!8))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) m!) a!9)))))))
(assert (let ((a!1 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                           (+ p! (rulesets.yielding_bid x! p!))
                           m!)
              (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!3 (+ (rulesets.nu (rulesets.reply_move x! p! m! ell! y!)
                           (+ p! (rulesets.reply_bid x! p! m! ell! y!))
                           m!)
              (rulesets.right_weight x! (rulesets.reply_move x! p! m! ell! y!)))))
(let ((a!2 (<= (ite (rulesets.right_can x!) a!1 (rulesets.right_penalty x!))
               (rulesets.nu x! p! m!)))
      (a!4 (and (rulesets.is_bid (rulesets.reply_bid x! p! m! ell! y!))
                (<= (rulesets.reply_bid x! p! m! ell! y!) (- rulesets.TB p!))
                (or (rulesets.right_option
                      x!
                      (rulesets.reply_move x! p! m! ell! y!))
                    (xor (rulesets.right_can x!) true))
                (<= (ite (rulesets.right_can x!)
                         a!3
                         (rulesets.right_penalty x!))
                    (rulesets.nu x! p! m!)))))
(let ((a!5 (=> a!4
               (and (<= (rulesets.reply_bid x! p! m! ell! y!)
                        (rulesets.yielding_bid x! p!))
                    a!2))))
(let ((a!6 (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                (<= (rulesets.yielding_bid x! p!) (- rulesets.TB p!))
                (or (= (rulesets.yielding_bid x! p!) rulesets.least) a!2)
                a!5)))
(let ((a!7 (and (or (rulesets.right_option x! (rulesets.yielding_move x! p!))
                    (xor (rulesets.right_can x!) true))
                (=> (>= (- rulesets.TB p!) rulesets.least) a!6))))
  (=> (and (>= p! 0) (<= p! rulesets.TB) m!) a!7)))))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid ell!)
         (and (>= ell! rulesets.least) (<= ell! rulesets.TB)))
     (=> (and rulesets.all_bids (>= ell! 0) (<= ell! rulesets.TB))
         (rulesets.is_bid ell!))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.yielding_bid x! p!))
               (and (>= (rulesets.yielding_bid x! p!) rulesets.least)
                    (<= (rulesets.yielding_bid x! p!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.yielding_bid x! p!) 0)
                    (<= (rulesets.yielding_bid x! p!) rulesets.TB))
               (rulesets.is_bid (rulesets.yielding_bid x! p!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (and rulesets.in_U
                (>= (- p! (rulesets.yielding_bid x! p!)) 0)
                (<= (- p! (rulesets.yielding_bid x! p!)) rulesets.TB)
                m!))
      (a!2 (>= (rulesets.nu y! (- p! (rulesets.yielding_bid x! p!)) m!)
               (rulesets.nu y!
                            (- p! (rulesets.yielding_bid x! p!))
                            (xor m! true)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (<= (rulesets.nu y! (- p! ell!) m!)
               (rulesets.nu y! (+ (- p! ell!) 1) (xor m! true)))))
  (=> (and rulesets.in_U (>= (- p! ell!) 0) (< (- p! ell!) rulesets.TB) m!) a!1)))
(assert (let ((a!1 (and rulesets.in_U
                (>= (+ (- p! ell!) 1) 0)
                (<= (+ (- p! ell!) 1) (- p! (rulesets.yielding_bid x! p!)))
                (<= (- p! (rulesets.yielding_bid x! p!)) rulesets.TB)))
      (a!2 (>= (rulesets.nu y!
                            (- p! (rulesets.yielding_bid x! p!))
                            (xor m! true))
               (rulesets.nu y! (+ (- p! ell!) 1) (xor m! true)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (and rulesets.in_U
                m!
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
