; A model is not so: _no_strict_win, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.yielding_bid (rulesets.Position Int) Int)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun m! () Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.yielding_move (rulesets.Position Int) rulesets.Position)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun z! () rulesets.Position)
(declare-fun r! () Int)
(declare-fun ell! () Int)
(declare-fun y! () rulesets.Position)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
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
  (=> a!2 a!20))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid r!) (>= r! 0) (<= r! (- rulesets.TB p!)))
               (and (= r! (- 1)) (< (- rulesets.TB p!) rulesets.least)))))
  (and (>= (rulesets.rank x!) 0)
       rulesets.in_U
       rulesets.all_bids
       (>= p! 0)
       (<= p! rulesets.TB)
       m!
       (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
           (and (= ell! (- 1)) (< p! rulesets.least)))
       (or (rulesets.left_option x! y!) (xor (rulesets.left_can x!) true))
       a!1
       (or (rulesets.right_option x! z!) (xor (rulesets.right_can x!) true)))))
(assert (let ((a!1 (ite (<= (rulesets.bid x! p! m!) (rulesets.yielding_bid x! p!))
                (rulesets.bid x! p! m!)
                (rulesets.yielding_bid x! p!)))
      (a!2 (or (and (rulesets.is_bid (rulesets.yielding_bid x! p!))
                    (>= (rulesets.yielding_bid x! p!) 0)
                    (<= (rulesets.yielding_bid x! p!) (- rulesets.TB p!)))
               (and (= (rulesets.yielding_bid x! p!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> ell! (rulesets.yielding_bid x! p!))
               (and (= ell! (rulesets.yielding_bid x! p!)) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= ell! (rulesets.yielding_bid x! p!))
                    (and rulesets.goes_over a!4))))
      (a!8 (or (> a!1 (rulesets.yielding_bid x! p!))
               (and (= a!1 (rulesets.yielding_bid x! p!)) m!)))
      (a!9 (xor m!
                (or (= a!1 (rulesets.yielding_bid x! p!))
                    (and rulesets.goes_over a!4))))
      (a!13 (rulesets.nu (rulesets.move x! p! m!)
                         (- p! a!1)
                         (xor m! (or (= a!1 r!) (and rulesets.goes_over a!4)))))
      (a!15 (rulesets.nu z!
                         (+ p! r!)
                         (xor m! (or (= a!1 r!) (and rulesets.goes_over a!4))))))
(let ((a!6 (ite (rulesets.left_can x!)
                (+ (rulesets.nu y! (- p! ell!) a!5)
                   (rulesets.left_weight x! y!))
                (rulesets.left_penalty x!)))
      (a!7 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                           (+ p! (rulesets.yielding_bid x! p!))
                           a!5)
              (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!10 (ite (rulesets.left_can x!)
                 (+ (rulesets.nu (rulesets.move x! p! m!) (- p! a!1) a!9)
                    (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!)))
      (a!11 (+ (rulesets.nu (rulesets.yielding_move x! p!)
                            (+ p! (rulesets.yielding_bid x! p!))
                            a!9)
               (rulesets.right_weight x! (rulesets.yielding_move x! p!))))
      (a!14 (ite (rulesets.left_can x!)
                 (+ a!13 (rulesets.left_weight x! (rulesets.move x! p! m!)))
                 (rulesets.left_penalty x!))))
(let ((a!12 (<= (ite a!3
                     a!6
                     (ite (rulesets.right_can x!)
                          a!7
                          (rulesets.right_penalty x!)))
                (ite a!8
                     a!10
                     (ite (rulesets.right_can x!)
                          a!11
                          (rulesets.right_penalty x!)))))
      (a!16 (ite (or (> a!1 r!) (and (= a!1 r!) m!))
                 a!14
                 (ite (rulesets.right_can x!)
                      (+ a!15 (rulesets.right_weight x! z!))
                      (rulesets.right_penalty x!)))))
(let ((a!17 (>= a!16
                (ite a!8
                     a!10
                     (ite (rulesets.right_can x!)
                          a!11
                          (rulesets.right_penalty x!))))))
(let ((a!18 (and (or (and (rulesets.is_bid a!1) (>= a!1 0) (<= a!1 p!))
                     (and (= a!1 (- 1)) (< p! rulesets.least)))
                 (or (rulesets.left_option x! (rulesets.move x! p! m!))
                     (xor (rulesets.left_can x!) true))
                 a!2
                 (or (rulesets.right_option x! (rulesets.yielding_move x! p!))
                     (xor (rulesets.right_can x!) true))
                 a!12
                 a!17
                 (<= a!1 (rulesets.yielding_bid x! p!)))))
  (not a!18))))))))
(check-sat)
(exit)
