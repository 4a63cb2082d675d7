; A model is not so: in U, all bids, Left with the marker: an equilibrium in which she wins by no
; higher bid.
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
(declare-fun rulesets.winning_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.winning_bid (rulesets.Position Int) Int)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.yielding_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.yielding_bid (rulesets.Position Int) Int)
(declare-fun ell! () Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun y! () rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun z! () rulesets.Position)
(declare-fun r! () Int)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.all_bids () Bool)
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
  (=> a!1 a!10)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid r!) (>= r! 0) (<= r! (- rulesets.TB p!)))
               (and (= r! (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (ite (<= (rulesets.bid x! p! m!) (rulesets.yielding_bid x! p!))
                (rulesets.bid x! p! m!)
                (rulesets.yielding_bid x! p!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                rulesets.all_bids
                (>= p! 0)
                (<= p! rulesets.TB)
                m!
                a!1
                (or (rulesets.right_option x! z!)
                    (xor (rulesets.right_can x!) true))))
      (a!5 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! a!3)
                        (xor m! (or (= a!3 r!) (and rulesets.goes_over a!4)))))
      (a!7 (rulesets.nu z!
                        (+ p! r!)
                        (xor m! (or (= a!3 r!) (and rulesets.goes_over a!4))))))
(let ((a!6 (ite (rulesets.left_can x!)
                (+ a!5 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!))))
(let ((a!8 (ite (or (> a!3 r!) (and (= a!3 r!) m!))
                a!6
                (ite (rulesets.right_can x!)
                     (+ a!7 (rulesets.right_weight x! z!))
                     (rulesets.right_penalty x!)))))
(let ((a!9 (and (or (and (rulesets.is_bid a!3) (>= a!3 0) (<= a!3 p!))
                    (and (= a!3 (- 1)) (< p! rulesets.least)))
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))
                (>= a!8 (rulesets.nu x! p! m!)))))
  (=> a!2 a!9)))))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid 0) (and (>= 0 rulesets.least) (<= 0 rulesets.TB)))
     (=> (and rulesets.all_bids (>= 0 0) (<= 0 rulesets.TB))
         (rulesets.is_bid 0))))
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
(assert (let ((a!1 (ite (<= (rulesets.bid x! p! m!) (rulesets.yielding_bid x! p!))
                (rulesets.bid x! p! m!)
                (rulesets.yielding_bid x! p!)))
      (a!3 (ite (>= p! rulesets.least)
                (rulesets.winning_bid x! p!)
                (rulesets.reply_bid
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!6 (ite m!
                (rulesets.yielding_move x! p!)
                (rulesets.reply_move
                  x!
                  p!
                  m!
                  (ite (>= p! rulesets.least)
                       (rulesets.winning_bid x! p!)
                       (- 1))
                  (rulesets.winning_move x! p!))))
      (a!7 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                m!
                (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid a!1) (>= a!1 0) (<= a!1 p!))
                    (and (= a!1 (- 1)) (< p! rulesets.least)))
                (or (rulesets.left_option x! (rulesets.move x! p! m!))
                    (xor (rulesets.left_can x!) true))))
      (a!4 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.yielding_bid x! p!) a!3)
                (- 1))))
(let ((a!5 (or (and (rulesets.is_bid a!4)
                    (>= a!4 0)
                    (<= a!4 (- rulesets.TB p!)))
               (and (= a!4 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!8 (rulesets.nu (rulesets.move x! p! m!)
                        (- p! a!1)
                        (xor m! (or (= a!1 a!4) (and rulesets.goes_over a!7)))))
      (a!10 (rulesets.nu a!6
                         (+ p! a!4)
                         (xor m! (or (= a!1 a!4) (and rulesets.goes_over a!7))))))
(let ((a!9 (ite (rulesets.left_can x!)
                (+ a!8 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!))))
(let ((a!11 (ite (or (> a!1 a!4) (and (= a!1 a!4) m!))
                 a!9
                 (ite (rulesets.right_can x!)
                      (+ a!10 (rulesets.right_weight x! a!6))
                      (rulesets.right_penalty x!)))))
(let ((a!12 (and a!5
                 (or (rulesets.right_option x! a!6)
                     (xor (rulesets.right_can x!) true))
                 (<= a!11 (rulesets.nu x! p! m!)))))
  (=> a!2 a!12))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                    (>= (rulesets.yielding_bid x! p!) 0)
                    (<= (rulesets.yielding_bid x! p!) (- rulesets.TB p!)))
               (and (= (rulesets.yielding_bid x! p!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (ite (<= (rulesets.bid x! p! m!) (rulesets.yielding_bid x! p!))
                (rulesets.bid x! p! m!)
                (rulesets.yielding_bid x! p!)))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                rulesets.all_bids
                (>= p! 0)
                (<= p! rulesets.TB)
                m!
                a!1
                (or (rulesets.right_option x! (rulesets.yielding_move x! p!))
                    (xor (rulesets.right_can x!) true))))
      (a!4 (or (> a!3 (rulesets.yielding_bid x! p!))
               (and (= a!3 (rulesets.yielding_bid x! p!)) m!)))
      (a!6 (xor m!
                (or (= a!3 (rulesets.yielding_bid x! p!))
                    (and rulesets.goes_over a!5)))))
(let ((a!7 (ite (rulesets.left_can x!)
                (+ (rulesets.nu (rulesets.move x! p! m!) (- p! a!3) a!6)
                   (rulesets.left_weight x! (rulesets.move x! p! m!)))
                (rulesets.left_penalty x!)))
      (a!8 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                           (+ p! (rulesets.yielding_bid x! p!))
                           a!6)
              (rulesets.right_weight x! (rulesets.yielding_move x! p!)))))
(let ((a!9 (>= (ite a!4
                    a!7
                    (ite (rulesets.right_can x!)
                         a!8
                         (rulesets.right_penalty x!)))
               (rulesets.nu x! p! m!))))
(let ((a!10 (and (or (and (rulesets.is_bid a!3) (>= a!3 0) (<= a!3 p!))
                     (and (= a!3 (- 1)) (< p! rulesets.least)))
                 (or (rulesets.left_option x! (rulesets.move x! p! m!))
                     (xor (rulesets.left_can x!) true))
                 a!9)))
  (=> a!2 a!10)))))))
(assert (let ((a!1 (or (and (rulesets.is_bid r!) (>= r! 0) (<= r! (- rulesets.TB p!)))
               (and (= r! (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (ite (<= (rulesets.bid x! p! m!) (rulesets.yielding_bid x! p!))
                (rulesets.bid x! p! m!)
                (rulesets.yielding_bid x! p!)))
      (a!4 (or (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                    (>= (rulesets.yielding_bid x! p!) 0)
                    (<= (rulesets.yielding_bid x! p!) (- rulesets.TB p!)))
               (and (= (rulesets.yielding_bid x! p!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!5 (or (> ell! (rulesets.yielding_bid x! p!))
               (and (= ell! (rulesets.yielding_bid x! p!)) m!)))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!2 (and rulesets.in_U
                rulesets.all_bids
                (>= p! 0)
                (<= p! rulesets.TB)
                m!
                (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
                    (and (= ell! (- 1)) (< p! rulesets.least)))
                (or (rulesets.left_option x! y!)
                    (xor (rulesets.left_can x!) true))
                a!1
                (or (rulesets.right_option x! z!)
                    (xor (rulesets.right_can x!) true))))
      (a!7 (xor m!
                (or (= ell! (rulesets.yielding_bid x! p!))
                    (and rulesets.goes_over a!6))))
      (a!10 (or (> a!3 (rulesets.yielding_bid x! p!))
                (and (= a!3 (rulesets.yielding_bid x! p!)) m!)))
      (a!11 (xor m!
                 (or (= a!3 (rulesets.yielding_bid x! p!))
                     (and rulesets.goes_over a!6))))
      (a!15 (rulesets.nu (rulesets.move x! p! m!)
                         (- p! a!3)
                         (xor m! (or (= a!3 r!) (and rulesets.goes_over a!6)))))
      (a!17 (rulesets.nu z!
                         (+ p! r!)
                         (xor m! (or (= a!3 r!) (and rulesets.goes_over a!6))))))
(let ((a!8 (ite (rulesets.left_can x!)
                (+ (rulesets.nu y! (- p! ell!) a!7)
                   (rulesets.left_weight x! y!))
                (rulesets.left_penalty x!)))
      (a!9 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                           (+ p! (rulesets.yielding_bid x! p!))
                           a!7)
              (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!12 (ite (rulesets.left_can x!)
                 (+ (rulesets.nu (rulesets.move x! p! m!) (- p! a!3) a!11)
                    (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!)))
      (a!13 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                            (+ p! (rulesets.yielding_bid x! p!))
                            a!11)
               (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!16 (ite (rulesets.left_can x!)
                 (+ a!15 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!))))
(let ((a!14 (<= (ite a!5
                     a!8
                     (ite (rulesets.right_can x!)
                          a!9
                          (rulesets.right_penalty x!)))
                (ite a!10
                     a!12
                     (ite (rulesets.right_can x!)
                          a!13
                          (rulesets.right_penalty x!)))))
      (a!18 (ite (or (> a!3 r!) (and (= a!3 r!) m!))
                 a!16
                 (ite (rulesets.right_can x!)
                      (+ a!17 (rulesets.right_weight x! z!))
                      (rulesets.right_penalty x!)))))
(let ((a!19 (>= a!18
                (ite a!10
                     a!12
                     (ite (rulesets.right_can x!)
                          a!13
                          (rulesets.right_penalty x!))))))
(let ((a!20 (and (or (and (rulesets.is_bid a!3) (>= a!3 0) (<= a!3 p!))
                     (and (= a!3 (- 1)) (< p! rulesets.least)))
                 (or (rulesets.left_option x! (rulesets.move x! p! m!))
                     (xor (rulesets.left_can x!) true))
                 a!4
                 (or (rulesets.right_option x! (rulesets.yielding_move x! p!))
                     (xor (rulesets.right_can x!) true))
                 a!14
                 a!19
                 (<= a!3 (rulesets.yielding_bid x! p!)))))
  (not (=> a!2 a!20)))))))))
(check-sat)
(exit)
