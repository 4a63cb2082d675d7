; A model is not so: Theorem 3, proof: the scheme ends at a tie where not both go on, and before it
; both do.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.raise_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.next_bid (Int) Int)
(declare-fun c! () Int)
(declare-fun p! () Int)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.tie_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.end_from (rulesets.Position Int Int) Int)
(declare-fun b! () Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.least () Int)
(assert (let ((a!1 (and (>= (- p! (rulesets.next_bid b!)) 0)
                (< (- p! (rulesets.next_bid b!)) (- p! b!))))
      (a!2 (<= (rulesets.next_bid
                 (rulesets.end_from x! p! (rulesets.next_bid b!)))
               (- rulesets.TB p!)))
      (a!3 (rulesets.raise_move
             x!
             p!
             (rulesets.next_bid
               (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!4 (+ p!
              (rulesets.next_bid
                (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!6 (rulesets.nu (rulesets.tie_move
                          x!
                          p!
                          (rulesets.end_from x! p! (rulesets.next_bid b!)))
                        (- p! (rulesets.end_from x! p! (rulesets.next_bid b!)))
                        (xor m! true)))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.tie_move
               x!
               p!
               (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!8 (<= (rulesets.next_bid
                 (rulesets.end_from x! p! (rulesets.next_bid b!)))
               p!))
      (a!9 (rulesets.tie_move
             x!
             p!
             (rulesets.next_bid
               (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!10 (- p!
               (rulesets.next_bid
                 (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!13 (and (rulesets.is_bid c!)
                 (>= c! (rulesets.next_bid b!))
                 (< c! (rulesets.end_from x! p! (rulesets.next_bid b!)))))
      (a!14 (+ (rulesets.nu (rulesets.raise_move x! p! (rulesets.next_bid c!))
                            (+ p! (rulesets.next_bid c!))
                            m!)
               (rulesets.right_weight
                 x!
                 (rulesets.raise_move x! p! (rulesets.next_bid c!)))))
      (a!15 (ite (rulesets.left_can x!)
                 (+ (rulesets.nu (rulesets.tie_move x! p! c!)
                                 (- p! c!)
                                 (xor m! true))
                    (rulesets.left_weight x! (rulesets.tie_move x! p! c!)))
                 (rulesets.left_penalty x!)))
      (a!16 (+ (rulesets.nu (rulesets.tie_move x! p! (rulesets.next_bid c!))
                            (- p! (rulesets.next_bid c!))
                            (xor m! true))
               (rulesets.left_weight
                 x!
                 (rulesets.tie_move x! p! (rulesets.next_bid c!))))))
(let ((a!5 (ite (rulesets.right_can x!)
                (+ (rulesets.nu a!3 a!4 m!) (rulesets.right_weight x! a!3))
                (rulesets.right_penalty x!)))
      (a!11 (ite (rulesets.left_can x!)
                 (+ (rulesets.nu a!9 a!10 (xor m! true))
                    (rulesets.left_weight x! a!9))
                 (rulesets.left_penalty x!)))
      (a!17 (and (<= (rulesets.next_bid c!) (- rulesets.TB p!))
                 (< (ite (rulesets.right_can x!)
                         a!14
                         (rulesets.right_penalty x!))
                    a!15)
                 (<= (rulesets.next_bid c!) p!)
                 (> (ite (rulesets.left_can x!) a!16 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!14
                         (rulesets.right_penalty x!))))))
(let ((a!12 (and a!2
                 (< a!5
                    (ite (rulesets.left_can x!)
                         (+ a!6 a!7)
                         (rulesets.left_penalty x!)))
                 a!8
                 (> a!11 a!5))))
(let ((a!18 (and (rulesets.is_bid (rulesets.end_from
                                    x!
                                    p!
                                    (rulesets.next_bid b!)))
                 (<= (rulesets.end_from x! p! (rulesets.next_bid b!)) p!)
                 (<= (rulesets.end_from x! p! (rulesets.next_bid b!))
                     (- rulesets.TB p!))
                 m!
                 (>= (rulesets.end_from x! p! (rulesets.next_bid b!))
                     (rulesets.next_bid b!))
                 (xor a!12 true)
                 (=> a!13 a!17))))
(let ((a!19 (=> (and (rulesets.is_bid (rulesets.next_bid b!))
                     (<= (rulesets.next_bid b!) p!)
                     (<= (rulesets.next_bid b!) (- rulesets.TB p!))
                     m!)
                a!18)))
  (=> a!1 a!19)))))))
(assert (let ((a!1 (+ (rulesets.nu (rulesets.raise_move x! p! (rulesets.next_bid b!))
                           (+ p! (rulesets.next_bid b!))
                           m!)
              (rulesets.right_weight
                x!
                (rulesets.raise_move x! p! (rulesets.next_bid b!)))))
      (a!2 (ite (rulesets.left_can x!)
                (+ (rulesets.nu (rulesets.tie_move x! p! b!)
                                (- p! b!)
                                (xor m! true))
                   (rulesets.left_weight x! (rulesets.tie_move x! p! b!)))
                (rulesets.left_penalty x!)))
      (a!3 (+ (rulesets.nu (rulesets.tie_move x! p! (rulesets.next_bid b!))
                           (- p! (rulesets.next_bid b!))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move x! p! (rulesets.next_bid b!))))))
(let ((a!4 (and (<= (rulesets.next_bid b!) (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!) a!1 (rulesets.right_penalty x!))
                   a!2)
                (<= (rulesets.next_bid b!) p!)
                (> (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))
                   (ite (rulesets.right_can x!) a!1 (rulesets.right_penalty x!))))))
(let ((a!5 (= (rulesets.end_from x! p! b!)
              (ite a!4 (rulesets.end_from x! p! (rulesets.next_bid b!)) b!))))
  (=> (and (rulesets.is_bid b!) (<= b! p!) (<= b! (- rulesets.TB p!)) m!) a!5)))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid b!) (and (>= b! rulesets.least) (<= b! rulesets.TB)))
     (=> (and rulesets.all_bids (>= b! 0) (<= b! rulesets.TB))
         (rulesets.is_bid b!))))
(assert (let ((a!1 (and (> (rulesets.next_bid b!) b!)
                (or (rulesets.is_bid (rulesets.next_bid b!))
                    (> (rulesets.next_bid b!) rulesets.TB))
                (=> (and (rulesets.is_bid c!) (> c! b!))
                    (<= (rulesets.next_bid b!) c!)))))
  (=> (<= b! rulesets.TB) a!1)))
(assert (let ((a!1 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid (rulesets.end_from x! p! b!)))
                        (+ p! (rulesets.next_bid (rulesets.end_from x! p! b!)))
                        m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! b!)))))
      (a!3 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! b!))
                           (- p! (rulesets.end_from x! p! b!))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move x! p! (rulesets.end_from x! p! b!)))))
      (a!4 (rulesets.nu (rulesets.tie_move
                          x!
                          p!
                          (rulesets.next_bid (rulesets.end_from x! p! b!)))
                        (- p! (rulesets.next_bid (rulesets.end_from x! p! b!)))
                        (xor m! true)))
      (a!5 (rulesets.left_weight
             x!
             (rulesets.tie_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! b!)))))
      (a!7 (+ (rulesets.nu (rulesets.raise_move x! p! (rulesets.next_bid c!))
                           (+ p! (rulesets.next_bid c!))
                           m!)
              (rulesets.right_weight
                x!
                (rulesets.raise_move x! p! (rulesets.next_bid c!)))))
      (a!8 (ite (rulesets.left_can x!)
                (+ (rulesets.nu (rulesets.tie_move x! p! c!)
                                (- p! c!)
                                (xor m! true))
                   (rulesets.left_weight x! (rulesets.tie_move x! p! c!)))
                (rulesets.left_penalty x!)))
      (a!9 (+ (rulesets.nu (rulesets.tie_move x! p! (rulesets.next_bid c!))
                           (- p! (rulesets.next_bid c!))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move x! p! (rulesets.next_bid c!))))))
(let ((a!6 (and (<= (rulesets.next_bid (rulesets.end_from x! p! b!))
                    (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!)))
                (<= (rulesets.next_bid (rulesets.end_from x! p! b!)) p!)
                (> (ite (rulesets.left_can x!)
                        (+ a!4 a!5)
                        (rulesets.left_penalty x!))
                   (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!)))))
      (a!10 (and (<= (rulesets.next_bid c!) (- rulesets.TB p!))
                 (< (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!))
                    a!8)
                 (<= (rulesets.next_bid c!) p!)
                 (> (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!))))))
(let ((a!11 (=> (and (rulesets.is_bid c!)
                     (>= c! b!)
                     (< c! (rulesets.end_from x! p! b!)))
                a!10)))
(let ((a!12 (=> (and (rulesets.is_bid b!)
                     (<= b! p!)
                     (<= b! (- rulesets.TB p!))
                     m!)
                (and (rulesets.is_bid (rulesets.end_from x! p! b!))
                     (<= (rulesets.end_from x! p! b!) p!)
                     (<= (rulesets.end_from x! p! b!) (- rulesets.TB p!))
                     m!
                     (>= (rulesets.end_from x! p! b!) b!)
                     (xor a!6 true)
                     a!11))))
  (not (=> (>= (- p! b!) 0) a!12)))))))
(check-sat)
(exit)
