; A model is not so: moves after the bids, in U: Right keeps Left to the value.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.late (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.late_reply (rulesets.Position Int Bool Int) Int)
(declare-fun ell! () Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.late_yielding (rulesets.Position Int Bool) Int)
(declare-fun rulesets.all_bids () Bool)
(declare-fun rulesets.late_winning (rulesets.Position Int Bool) Int)
(declare-fun rulesets.late_U () Bool)
(assert (let ((a!1 (and (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
                    (and (= ell! (- 1)) (< p! rulesets.least)))))
      (a!2 (or (and (rulesets.is_bid (rulesets.late_reply x! p! m! ell!))
                    (>= (rulesets.late_reply x! p! m! ell!) 0)
                    (<= (rulesets.late_reply x! p! m! ell!) (- rulesets.TB p!)))
               (and (= (rulesets.late_reply x! p! m! ell!) (- 1))
                    (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> ell! (rulesets.late_reply x! p! m! ell!))
               (and (= ell! (rulesets.late_reply x! p! m! ell!)) m!)))
      (a!4 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!5 (xor m!
                (or (= ell! (rulesets.late_reply x! p! m! ell!))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.late (rulesets.late_left_best x! (- p! ell!) a!5)
                             (- p! ell!)
                             a!5)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (- p! ell!) a!5))))
      (a!7 (rulesets.late_right_best
             x!
             (+ p! (rulesets.late_reply x! p! m! ell!))
             a!5)))
(let ((a!8 (+ (rulesets.late a!7 (+ p! (rulesets.late_reply x! p! m! ell!)) a!5)
              (rulesets.right_weight x! a!7))))
(let ((a!9 (<= (ite a!3
                    (ite (rulesets.left_can x!) a!6 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!8
                         (rulesets.right_penalty x!)))
               (rulesets.late x! p! m!))))
  (=> a!1 (and a!2 a!9))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_yielding x! p! m!))
                    (>= (rulesets.late_yielding x! p! m!) 0)
                    (<= (rulesets.late_yielding x! p! m!) p!))
               (and (= (rulesets.late_yielding x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_yielding x! p! m!)))
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_yielding x! p! m!))
                    0)
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_yielding x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.late_reply
                     x!
                     p!
                     m!
                     (rulesets.late_yielding x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.late_yielding x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.late_yielding x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p!
              (rulesets.late_reply x! p! m! (rulesets.late_yielding x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_yielding x! p! m!)
                  (rulesets.late_reply
                    x!
                    p!
                    m!
                    (rulesets.late_yielding x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_yielding x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_yielding x! p! m!))
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
(assert (let ((a!1 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_yielding x! p! m!))
                            m!)
                          (+ p! (rulesets.late_yielding x! p! m!))
                          m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_yielding x! p! m!))
               m!)))
      (a!4 (+ p!
              (rulesets.late_reply x! p! m! (rulesets.late_yielding x! p! m!)))))
(let ((a!3 (<= (ite (rulesets.right_can x!)
                    (+ a!1 a!2)
                    (rulesets.right_penalty x!))
               (rulesets.late x! p! m!)))
      (a!5 (ite (rulesets.right_can x!)
                (+ (rulesets.late (rulesets.late_right_best x! a!4 m!) a!4 m!)
                   (rulesets.right_weight
                     x!
                     (rulesets.late_right_best x! a!4 m!)))
                (rulesets.right_penalty x!))))
(let ((a!6 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_yielding x! p! m!)))
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_yielding x! p! m!))
                    (- rulesets.TB p!))
                (<= a!5 (rulesets.late x! p! m!))))
      (a!7 (and (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_yielding x! p! m!))
                    (rulesets.late_yielding x! p! m!))
                a!3)))
(let ((a!8 (and (rulesets.is_bid (rulesets.late_yielding x! p! m!))
                (<= (rulesets.late_yielding x! p! m!) (- rulesets.TB p!))
                (or (= (rulesets.late_yielding x! p! m!) rulesets.least) a!3)
                (=> a!6 a!7))))
  (=> (and (>= p! 0)
           (<= p! rulesets.TB)
           m!
           (>= (- rulesets.TB p!) rulesets.least))
      a!8))))))
(assert (let ((a!1 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_yielding x! p! m!))
                            m!)
                          (+ p! (rulesets.late_yielding x! p! m!))
                          m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_yielding x! p! m!))
               m!)))
      (a!4 (rulesets.late_right_best
             x!
             (+ p! (rulesets.late_reply x! p! m! ell!))
             m!)))
(let ((a!3 (<= (ite (rulesets.right_can x!)
                    (+ a!1 a!2)
                    (rulesets.right_penalty x!))
               (rulesets.late x! p! m!)))
      (a!5 (+ (rulesets.late a!4 (+ p! (rulesets.late_reply x! p! m! ell!)) m!)
              (rulesets.right_weight x! a!4))))
(let ((a!6 (and (rulesets.is_bid (rulesets.late_reply x! p! m! ell!))
                (<= (rulesets.late_reply x! p! m! ell!) (- rulesets.TB p!))
                (<= (ite (rulesets.right_can x!)
                         a!5
                         (rulesets.right_penalty x!))
                    (rulesets.late x! p! m!)))))
(let ((a!7 (=> a!6
               (and (<= (rulesets.late_reply x! p! m! ell!)
                        (rulesets.late_yielding x! p! m!))
                    a!3))))
(let ((a!8 (and (rulesets.is_bid (rulesets.late_yielding x! p! m!))
                (<= (rulesets.late_yielding x! p! m!) (- rulesets.TB p!))
                (or (= (rulesets.late_yielding x! p! m!) rulesets.least) a!3)
                a!7)))
  (=> (and (>= p! 0)
           (<= p! rulesets.TB)
           m!
           (>= (- rulesets.TB p!) rulesets.least))
      a!8)))))))
(assert (and (>= rulesets.least 0)
     (rulesets.is_bid rulesets.least)
     (<= (* rulesets.least 2) (+ rulesets.TB 1))
     (=> (rulesets.is_bid ell!)
         (and (>= ell! rulesets.least) (<= ell! rulesets.TB)))
     (=> (and rulesets.all_bids (>= ell! 0) (<= ell! rulesets.TB))
         (rulesets.is_bid ell!))))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.late_yielding x! p! m!))
               (and (>= (rulesets.late_yielding x! p! m!) rulesets.least)
                    (<= (rulesets.late_yielding x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.late_yielding x! p! m!) 0)
                    (<= (rulesets.late_yielding x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.late_yielding x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.late_winning x! p! m!))
               (and (>= (rulesets.late_winning x! p! m!) rulesets.least)
                    (<= (rulesets.late_winning x! p! m!) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.late_winning x! p! m!) 0)
                    (<= (rulesets.late_winning x! p! m!) rulesets.TB))
               (rulesets.is_bid (rulesets.late_winning x! p! m!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (and rulesets.late_U
                (>= (+ (- p! ell!) 1) 0)
                (<= (+ (- p! ell!) 1) (- p! (rulesets.late_yielding x! p! m!)))
                (<= (- p! (rulesets.late_yielding x! p! m!)) rulesets.TB)))
      (a!2 (rulesets.late (rulesets.late_left_best x! (+ (- p! ell!) 1) true)
                          (+ (- p! ell!) 1)
                          true))
      (a!3 (rulesets.left_weight
             x!
             (rulesets.late_left_best x! (+ (- p! ell!) 1) true)))
      (a!4 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_yielding x! p! m!))
                            true)
                          (- p! (rulesets.late_yielding x! p! m!))
                          true))
      (a!5 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_yielding x! p! m!))
               true)))
      (a!6 (rulesets.late (rulesets.late_left_best x! (+ (- p! ell!) 1) false)
                          (+ (- p! ell!) 1)
                          false))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.late_left_best x! (+ (- p! ell!) 1) false)))
      (a!8 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_yielding x! p! m!))
                            false)
                          (- p! (rulesets.late_yielding x! p! m!))
                          false))
      (a!9 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_yielding x! p! m!))
               false)))
      (a!10 (rulesets.late (rulesets.late_right_best x! (+ (- p! ell!) 1) true)
                           (+ (- p! ell!) 1)
                           true))
      (a!11 (rulesets.right_weight
              x!
              (rulesets.late_right_best x! (+ (- p! ell!) 1) true)))
      (a!12 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_yielding x! p! m!))
                             true)
                           (- p! (rulesets.late_yielding x! p! m!))
                           true))
      (a!13 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_yielding x! p! m!))
                true)))
      (a!14 (rulesets.late (rulesets.late_right_best x! (+ (- p! ell!) 1) false)
                           (+ (- p! ell!) 1)
                           false))
      (a!15 (rulesets.right_weight
              x!
              (rulesets.late_right_best x! (+ (- p! ell!) 1) false)))
      (a!16 (rulesets.late (rulesets.late_right_best
                             x!
                             (- p! (rulesets.late_yielding x! p! m!))
                             false)
                           (- p! (rulesets.late_yielding x! p! m!))
                           false))
      (a!17 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (- p! (rulesets.late_yielding x! p! m!))
                false)))
      (a!18 (rulesets.late_left_best
              x!
              (+ (- p! (rulesets.late_yielding x! p! m!)) 1)
              false))
      (a!21 (rulesets.late_right_best
              x!
              (+ (- p! (rulesets.late_yielding x! p! m!)) 1)
              false)))
(let ((a!19 (rulesets.late a!18
                           (+ (- p! (rulesets.late_yielding x! p! m!)) 1)
                           false))
      (a!22 (rulesets.late a!21
                           (+ (- p! (rulesets.late_yielding x! p! m!)) 1)
                           false)))
(let ((a!20 (<= (ite (rulesets.left_can x!)
                     (+ a!4 a!5)
                     (rulesets.left_penalty x!))
                (ite (rulesets.left_can x!)
                     (+ a!19 (rulesets.left_weight x! a!18))
                     (rulesets.left_penalty x!))))
      (a!23 (<= (ite (rulesets.right_can x!)
                     (+ a!12 a!13)
                     (rulesets.right_penalty x!))
                (ite (rulesets.right_can x!)
                     (+ a!22 (rulesets.right_weight x! a!21))
                     (rulesets.right_penalty x!)))))
(let ((a!24 (=> (< (- p! (rulesets.late_yielding x! p! m!)) rulesets.TB)
                (and a!20 a!23))))
(let ((a!25 (and (<= (ite (rulesets.left_can x!)
                          (+ a!2 a!3)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!4 a!5)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.left_can x!)
                          (+ a!6 a!7)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!8 a!9)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!10 a!11)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!12 a!13)
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!14 a!15)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!16 a!17)
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.left_can x!)
                          (+ a!8 a!9)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!4 a!5)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!16 a!17)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!12 a!13)
                          (rulesets.right_penalty x!)))
                 a!24)))
  (=> a!1 a!25)))))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_left_best x! (- p! ell!) true)
                             (- p! ell!)
                             true)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (- p! ell!) true))))
      (a!2 (+ (rulesets.late (rulesets.late_left_best x! (- p! ell!) false)
                             (- p! ell!)
                             false)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (- p! ell!) false))))
      (a!3 (+ (rulesets.late (rulesets.late_right_best x! (- p! ell!) true)
                             (- p! ell!)
                             true)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (- p! ell!) true))))
      (a!4 (+ (rulesets.late (rulesets.late_right_best x! (- p! ell!) false)
                             (- p! ell!)
                             false)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (- p! ell!) false))))
      (a!5 (rulesets.late (rulesets.late_left_best x! (+ (- p! ell!) 1) false)
                          (+ (- p! ell!) 1)
                          false))
      (a!6 (rulesets.left_weight
             x!
             (rulesets.late_left_best x! (+ (- p! ell!) 1) false)))
      (a!7 (rulesets.late (rulesets.late_right_best x! (+ (- p! ell!) 1) false)
                          (+ (- p! ell!) 1)
                          false))
      (a!8 (rulesets.right_weight
             x!
             (rulesets.late_right_best x! (+ (- p! ell!) 1) false))))
(let ((a!9 (and (<= (ite (rulesets.left_can x!) a!1 (rulesets.left_penalty x!))
                    (ite (rulesets.left_can x!)
                         (+ a!5 a!6)
                         (rulesets.left_penalty x!)))
                (<= (ite (rulesets.right_can x!)
                         a!3
                         (rulesets.right_penalty x!))
                    (ite (rulesets.right_can x!)
                         (+ a!7 a!8)
                         (rulesets.right_penalty x!))))))
(let ((a!10 (and (<= (ite (rulesets.left_can x!) a!1 (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!) a!1 (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.left_can x!) a!2 (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!) a!2 (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          a!3
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!3
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          a!4
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!4
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.left_can x!) a!2 (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!) a!1 (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          a!4
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          a!3
                          (rulesets.right_penalty x!)))
                 (=> (< (- p! ell!) rulesets.TB) a!9))))
  (=> (and rulesets.late_U
           (>= (- p! ell!) 0)
           (<= (- p! ell!) (- p! ell!))
           (<= (- p! ell!) rulesets.TB))
      a!10)))))
(assert (let ((a!1 (rulesets.late (rulesets.late_left_best
                            x!
                            (- p! (rulesets.late_winning x! p! m!))
                            m!)
                          (- p! (rulesets.late_winning x! p! m!))
                          m!))
      (a!2 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (- p! (rulesets.late_winning x! p! m!))
               m!)))
      (a!4 (+ (rulesets.late (rulesets.late_left_best x! (- p! ell!) m!)
                             (- p! ell!)
                             m!)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (- p! ell!) m!)))))
(let ((a!3 (> (ite (rulesets.left_can x!)
                   (+ a!1 a!2)
                   (rulesets.left_penalty x!))
              (rulesets.late x! p! m!)))
      (a!5 (and (rulesets.is_bid ell!)
                (<= ell! p!)
                (> (ite (rulesets.left_can x!) a!4 (rulesets.left_penalty x!))
                   (rulesets.late x! p! m!)))))
(let ((a!6 (=> a!5 (and (<= ell! (rulesets.late_winning x! p! m!)) a!3))))
(let ((a!7 (and (rulesets.is_bid (rulesets.late_winning x! p! m!))
                (<= (rulesets.late_winning x! p! m!) p!)
                (or (= (rulesets.late_winning x! p! m!) rulesets.least) a!3)
                a!6)))
  (=> (and (>= p! 0) (<= p! rulesets.TB) (xor m! true) (>= p! rulesets.least))
      a!7))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.late_winning x! p! m!))
                    (>= (rulesets.late_winning x! p! m!) 0)
                    (<= (rulesets.late_winning x! p! m!) p!))
               (and (= (rulesets.late_winning x! p! m!) (- 1))
                    (< p! rulesets.least))))
      (a!2 (and (rulesets.is_bid (rulesets.late_reply
                                   x!
                                   p!
                                   m!
                                   (rulesets.late_winning x! p! m!)))
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_winning x! p! m!))
                    0)
                (<= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_winning x! p! m!))
                    (- rulesets.TB p!))))
      (a!3 (and (= (rulesets.late_reply
                     x!
                     p!
                     m!
                     (rulesets.late_winning x! p! m!))
                   (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!4 (= (rulesets.late_winning x! p! m!)
              (rulesets.late_reply x! p! m! (rulesets.late_winning x! p! m!))))
      (a!6 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least))))
      (a!9 (+ p!
              (rulesets.late_reply x! p! m! (rulesets.late_winning x! p! m!)))))
(let ((a!5 (or (> (rulesets.late_winning x! p! m!)
                  (rulesets.late_reply
                    x!
                    p!
                    m!
                    (rulesets.late_winning x! p! m!)))
               (and a!4 m!)))
      (a!7 (rulesets.late_left_best
             x!
             (- p! (rulesets.late_winning x! p! m!))
             (xor m! (or a!4 (and rulesets.goes_over a!6)))))
      (a!10 (rulesets.late_right_best
              x!
              a!9
              (xor m! (or a!4 (and rulesets.goes_over a!6))))))
(let ((a!8 (rulesets.late a!7
                          (- p! (rulesets.late_winning x! p! m!))
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
(assert (let ((a!1 (<= (rulesets.late_reply x! p! m! (rulesets.late_winning x! p! m!))
               rulesets.TB)))
(let ((a!2 (and (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_winning x! p! m!))
                    rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.late_reply
                      x!
                      p!
                      m!
                      (rulesets.late_winning x! p! m!))
                    0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.late_winning x! p! m!)))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.late_reply
                                  x!
                                  p!
                                  m!
                                  (rulesets.late_winning x! p! m!))))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (- (+ p!
                 (rulesets.late_reply x! p! m! (rulesets.late_winning x! p! m!)))
              1))
      (a!3 (rulesets.late (rulesets.late_left_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            true)
                          (+ p! (rulesets.late_winning x! p! m!))
                          true))
      (a!4 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               true)))
      (a!6 (rulesets.late (rulesets.late_left_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            false)
                          (+ p! (rulesets.late_winning x! p! m!))
                          false))
      (a!7 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               false)))
      (a!9 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            true)
                          (+ p! (rulesets.late_winning x! p! m!))
                          true))
      (a!10 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (+ p! (rulesets.late_winning x! p! m!))
                true)))
      (a!12 (rulesets.late (rulesets.late_right_best
                             x!
                             (+ p! (rulesets.late_winning x! p! m!))
                             false)
                           (+ p! (rulesets.late_winning x! p! m!))
                           false))
      (a!13 (rulesets.right_weight
              x!
              (rulesets.late_right_best
                x!
                (+ p! (rulesets.late_winning x! p! m!))
                false))))
(let ((a!2 (and rulesets.late_U
                (>= (+ p! (rulesets.late_winning x! p! m!)) 0)
                (<= (+ p! (rulesets.late_winning x! p! m!)) a!1)
                (<= a!1 rulesets.TB)))
      (a!5 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! a!1 true)
                                  a!1
                                  true)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! a!1 true)))
                (rulesets.left_penalty x!)))
      (a!8 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! a!1 false)
                                  a!1
                                  false)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! a!1 false)))
                (rulesets.left_penalty x!)))
      (a!11 (ite (rulesets.right_can x!)
                 (+ (rulesets.late (rulesets.late_right_best x! a!1 true)
                                   a!1
                                   true)
                    (rulesets.right_weight
                      x!
                      (rulesets.late_right_best x! a!1 true)))
                 (rulesets.right_penalty x!)))
      (a!14 (ite (rulesets.right_can x!)
                 (+ (rulesets.late (rulesets.late_right_best x! a!1 false)
                                   a!1
                                   false)
                    (rulesets.right_weight
                      x!
                      (rulesets.late_right_best x! a!1 false)))
                 (rulesets.right_penalty x!)))
      (a!15 (+ (rulesets.late (rulesets.late_left_best x! (+ a!1 1) false)
                              (+ a!1 1)
                              false)
               (rulesets.left_weight
                 x!
                 (rulesets.late_left_best x! (+ a!1 1) false))))
      (a!16 (+ (rulesets.late (rulesets.late_right_best x! (+ a!1 1) false)
                              (+ a!1 1)
                              false)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ a!1 1) false)))))
(let ((a!17 (and (<= a!5
                     (ite (rulesets.left_can x!)
                          a!15
                          (rulesets.left_penalty x!)))
                 (<= a!11
                     (ite (rulesets.right_can x!)
                          a!16
                          (rulesets.right_penalty x!))))))
(let ((a!18 (and (<= (ite (rulesets.left_can x!)
                          (+ a!3 a!4)
                          (rulesets.left_penalty x!))
                     a!5)
                 (<= (ite (rulesets.left_can x!)
                          (+ a!6 a!7)
                          (rulesets.left_penalty x!))
                     a!8)
                 (<= (ite (rulesets.right_can x!)
                          (+ a!9 a!10)
                          (rulesets.right_penalty x!))
                     a!11)
                 (<= (ite (rulesets.right_can x!)
                          (+ a!12 a!13)
                          (rulesets.right_penalty x!))
                     a!14)
                 (<= a!8 a!5)
                 (<= a!14 a!11)
                 (=> (< a!1 rulesets.TB) a!17))))
  (=> a!2 a!18))))))
(assert (let ((a!1 (and rulesets.late_U
                (>= (+ p! (rulesets.late_winning x! p! m!)) 0)
                (<= (+ p! (rulesets.late_winning x! p! m!))
                    (+ p! (rulesets.late_winning x! p! m!)))
                (<= (+ p! (rulesets.late_winning x! p! m!)) rulesets.TB)))
      (a!2 (rulesets.late (rulesets.late_left_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            true)
                          (+ p! (rulesets.late_winning x! p! m!))
                          true))
      (a!3 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               true)))
      (a!4 (rulesets.late (rulesets.late_left_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            false)
                          (+ p! (rulesets.late_winning x! p! m!))
                          false))
      (a!5 (rulesets.left_weight
             x!
             (rulesets.late_left_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               false)))
      (a!6 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            true)
                          (+ p! (rulesets.late_winning x! p! m!))
                          true))
      (a!7 (rulesets.right_weight
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               true)))
      (a!8 (rulesets.late (rulesets.late_right_best
                            x!
                            (+ p! (rulesets.late_winning x! p! m!))
                            false)
                          (+ p! (rulesets.late_winning x! p! m!))
                          false))
      (a!9 (rulesets.right_weight
             x!
             (rulesets.late_right_best
               x!
               (+ p! (rulesets.late_winning x! p! m!))
               false)))
      (a!10 (rulesets.late_left_best
              x!
              (+ (+ p! (rulesets.late_winning x! p! m!)) 1)
              false))
      (a!13 (rulesets.late_right_best
              x!
              (+ (+ p! (rulesets.late_winning x! p! m!)) 1)
              false)))
(let ((a!11 (rulesets.late a!10
                           (+ (+ p! (rulesets.late_winning x! p! m!)) 1)
                           false))
      (a!14 (rulesets.late a!13
                           (+ (+ p! (rulesets.late_winning x! p! m!)) 1)
                           false)))
(let ((a!12 (<= (ite (rulesets.left_can x!)
                     (+ a!2 a!3)
                     (rulesets.left_penalty x!))
                (ite (rulesets.left_can x!)
                     (+ a!11 (rulesets.left_weight x! a!10))
                     (rulesets.left_penalty x!))))
      (a!15 (<= (ite (rulesets.right_can x!)
                     (+ a!6 a!7)
                     (rulesets.right_penalty x!))
                (ite (rulesets.right_can x!)
                     (+ a!14 (rulesets.right_weight x! a!13))
                     (rulesets.right_penalty x!)))))
(let ((a!16 (=> (< (+ p! (rulesets.late_winning x! p! m!)) rulesets.TB)
                (and a!12 a!15))))
(let ((a!17 (and (<= (ite (rulesets.left_can x!)
                          (+ a!2 a!3)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!2 a!3)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.left_can x!)
                          (+ a!4 a!5)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!4 a!5)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!6 a!7)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!6 a!7)
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!8 a!9)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!8 a!9)
                          (rulesets.right_penalty x!)))
                 (<= (ite (rulesets.left_can x!)
                          (+ a!4 a!5)
                          (rulesets.left_penalty x!))
                     (ite (rulesets.left_can x!)
                          (+ a!2 a!3)
                          (rulesets.left_penalty x!)))
                 (<= (ite (rulesets.right_can x!)
                          (+ a!8 a!9)
                          (rulesets.right_penalty x!))
                     (ite (rulesets.right_can x!)
                          (+ a!6 a!7)
                          (rulesets.right_penalty x!)))
                 a!16)))
  (=> a!1 a!17)))))))
(assert (let ((a!1 (and rulesets.late_U
                (>= p! 0)
                (<= p! rulesets.TB)
                (or (and (rulesets.is_bid ell!) (>= ell! 0) (<= ell! p!))
                    (and (= ell! (- 1)) (< p! rulesets.least)))))
      (a!2 (ite (>= p! rulesets.least)
                (rulesets.late_winning x! p! m!)
                (rulesets.late_reply x! p! m! (- (- p! p!) 1))))
      (a!5 (or (and m! (< (- rulesets.TB p!) rulesets.least))
               (and (xor m! true) (< p! rulesets.least)))))
(let ((a!3 (ite (>= (- rulesets.TB p!) rulesets.least)
                (ite m! (rulesets.late_yielding x! p! m!) a!2)
                (- 1))))
(let ((a!4 (or (and (rulesets.is_bid a!3)
                    (>= a!3 0)
                    (<= a!3 (- rulesets.TB p!)))
               (and (= a!3 (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!6 (rulesets.late_left_best
             x!
             (- p! ell!)
             (xor m! (or (= ell! a!3) (and rulesets.goes_over a!5)))))
      (a!8 (rulesets.late_right_best
             x!
             (+ p! a!3)
             (xor m! (or (= ell! a!3) (and rulesets.goes_over a!5))))))
(let ((a!7 (rulesets.late a!6
                          (- p! ell!)
                          (xor m!
                               (or (= ell! a!3) (and rulesets.goes_over a!5)))))
      (a!9 (rulesets.late a!8
                          (+ p! a!3)
                          (xor m!
                               (or (= ell! a!3) (and rulesets.goes_over a!5))))))
(let ((a!10 (ite (or (> ell! a!3) (and (= ell! a!3) m!))
                 (ite (rulesets.left_can x!)
                      (+ a!7 (rulesets.left_weight x! a!6))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!)
                      (+ a!9 (rulesets.right_weight x! a!8))
                      (rulesets.right_penalty x!)))))
(let ((a!11 (=> a!1 (and a!4 (<= a!10 (rulesets.late x! p! m!))))))
  (not a!11))))))))
(check-sat)
(exit)
