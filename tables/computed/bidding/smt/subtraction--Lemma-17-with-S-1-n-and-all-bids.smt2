; A model is not so: Lemma 17 with S = {1, ..., n} and all bids.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun subtraction.playable (Int) Int)
(declare-fun subtraction.reply_take (Int Int Bool Int Int) Int)
(declare-fun x! () Int)
(declare-fun p! () Int)
(declare-fun subtraction.nu (Int Int Bool) Int)
(declare-fun subtraction.TB () Int)
(declare-fun subtraction.all_bids () Bool)
(declare-fun subtraction.interval () Bool)
(declare-fun subtraction.take (Int Int Bool) Int)
(declare-fun subtraction.bid (Int Int Bool) Int)
(declare-fun subtraction.reply_bid (Int Int Bool Int Int) Int)
(declare-fun subtraction.in_S (Int) Bool)
(declare-fun subtraction.largest () Int)
(declare-fun subtraction.is_bid (Int) Bool)
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                false
                (* p! 0)
                (subtraction.playable x!)))))
(let ((a!2 (and (>= (subtraction.nu a!1 p! true) (subtraction.nu a!1 p! false))
                (<= (subtraction.nu a!1 p! true)
                    (+ (subtraction.nu a!1 p! false)
                       (subtraction.playable a!1)
                       (subtraction.playable a!1))))))
  (=> (and (>= a!1 0) (< a!1 x!))
      (=> (and subtraction.interval
               subtraction.all_bids
               (>= p! 0)
               (<= p! subtraction.TB))
          a!2)))))
(assert (let ((a!1 (and (>= (- x! (subtraction.playable x!)) 0)
                (< (- x! (subtraction.playable x!)) x!)))
      (a!2 (>= (subtraction.nu (- x! (subtraction.playable x!)) p! true)
               (subtraction.nu (- x! (subtraction.playable x!)) p! false)))
      (a!3 (+ (subtraction.nu (- x! (subtraction.playable x!)) p! false)
              (subtraction.playable (- x! (subtraction.playable x!)))
              (subtraction.playable (- x! (subtraction.playable x!))))))
(let ((a!4 (<= (subtraction.nu (- x! (subtraction.playable x!)) p! true) a!3)))
  (=> a!1
      (=> (and subtraction.interval
               subtraction.all_bids
               (>= p! 0)
               (<= p! subtraction.TB))
          (and a!2 a!4))))))
(assert (let ((a!1 (- x!
              (ite (= (subtraction.bid x! p! false) 0)
                   (subtraction.playable x!)
                   (subtraction.take x! p! false))))
      (a!2 (and subtraction.interval
                subtraction.all_bids
                (>= (- p! (subtraction.bid x! p! false)) 0)
                (<= (- p! (subtraction.bid x! p! false)) subtraction.TB))))
(let ((a!3 (>= (subtraction.nu a!1 (- p! (subtraction.bid x! p! false)) true)
               (subtraction.nu a!1 (- p! (subtraction.bid x! p! false)) false)))
      (a!4 (+ (subtraction.nu a!1 (- p! (subtraction.bid x! p! false)) false)
              (subtraction.playable a!1)
              (subtraction.playable a!1))))
(let ((a!5 (<= (subtraction.nu a!1 (- p! (subtraction.bid x! p! false)) true)
               a!4)))
  (=> (and (>= a!1 0) (< a!1 x!)) (=> a!2 (and a!3 a!5)))))))
(assert (let ((a!1 (ite (= (subtraction.bid x! p! false) 0)
                (subtraction.playable x!)
                (subtraction.take x! p! false))))
(let ((a!2 (- x!
              (subtraction.reply_take
                x!
                p!
                true
                (subtraction.bid x! p! false)
                a!1)))
      (a!3 (+ p!
              (subtraction.reply_bid
                x!
                p!
                true
                (subtraction.bid x! p! false)
                a!1))))
(let ((a!4 (and (>= (subtraction.nu a!2 a!3 true)
                    (subtraction.nu a!2 a!3 false))
                (<= (subtraction.nu a!2 a!3 true)
                    (+ (subtraction.nu a!2 a!3 false)
                       (subtraction.playable a!2)
                       (subtraction.playable a!2))))))
  (=> (and (>= a!2 0) (< a!2 x!))
      (=> (and subtraction.interval
               subtraction.all_bids
               (>= a!3 0)
               (<= a!3 subtraction.TB))
          a!4))))))
(assert (=> (and (>= x! 0)
         (>= p! 0)
         (<= p! subtraction.TB)
         (= (subtraction.playable x!) 0))
    (= (subtraction.nu x! p! true) 0)))
(assert (=> (and (>= x! 0)
         (>= p! 0)
         (<= p! subtraction.TB)
         (= (subtraction.playable x!) 0))
    (= (subtraction.nu x! p! false) 0)))
(assert (let ((a!1 (=> (subtraction.in_S (subtraction.playable x!))
               (and (>= (subtraction.playable x!) 1)
                    (<= (subtraction.playable x!) subtraction.largest))))
      (a!2 (=> (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!))
               (<= (subtraction.playable x!) (subtraction.playable x!))))
      (a!3 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* (subtraction.playable x!) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!1
       a!2
       (>= (subtraction.playable x!) 0)
       a!3)))
(assert (let ((a!1 (or (> (subtraction.bid x! p! true) 0)
               (and (= (subtraction.bid x! p! true) 0) true)))
      (a!2 (subtraction.nu (- x! (subtraction.take x! p! true))
                           (- p! (subtraction.bid x! p! true))
                           (xor true (= (subtraction.bid x! p! true) 0))))
      (a!3 (subtraction.nu (- x! (subtraction.playable x!))
                           (+ p! 0)
                           (xor true (= (subtraction.bid x! p! true) 0)))))
(let ((a!4 (>= (ite a!1
                    (+ a!2 (subtraction.take x! p! true))
                    (- a!3 (subtraction.playable x!)))
               (subtraction.nu x! p! true))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid 0)
           (>= 0 0)
           (<= 0 (- subtraction.TB p!))
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      (and (subtraction.is_bid (subtraction.bid x! p! true))
           (>= (subtraction.bid x! p! true) 0)
           (<= (subtraction.bid x! p! true) p!)
           (subtraction.in_S (subtraction.take x! p! true))
           (>= (subtraction.take x! p! true) 1)
           (<= (subtraction.take x! p! true) x!)
           a!4)))))
(assert (let ((a!1 (and (= 0
                   (subtraction.reply_bid
                     x!
                     p!
                     false
                     0
                     (subtraction.playable x!)))
                false))
      (a!3 (xor false
                (= 0
                   (subtraction.reply_bid
                     x!
                     p!
                     false
                     0
                     (subtraction.playable x!))))))
(let ((a!2 (or (> 0
                  (subtraction.reply_bid
                    x!
                    p!
                    false
                    0
                    (subtraction.playable x!)))
               a!1))
      (a!4 (+ (subtraction.nu (- x! (subtraction.playable x!)) (- p! 0) a!3)
              (subtraction.playable x!)))
      (a!5 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                false
                                0
                                (subtraction.playable x!)))
                           (+ p!
                              (subtraction.reply_bid
                                x!
                                p!
                                false
                                0
                                (subtraction.playable x!)))
                           a!3)))
(let ((a!6 (ite a!2
                a!4
                (- a!5
                   (subtraction.reply_take
                     x!
                     p!
                     false
                     0
                     (subtraction.playable x!))))))
(let ((a!7 (and (subtraction.is_bid
                  (subtraction.reply_bid
                    x!
                    p!
                    false
                    0
                    (subtraction.playable x!)))
                (>= (subtraction.reply_bid
                      x!
                      p!
                      false
                      0
                      (subtraction.playable x!))
                    0)
                (<= (subtraction.reply_bid
                      x!
                      p!
                      false
                      0
                      (subtraction.playable x!))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    false
                                    0
                                    (subtraction.playable x!)))
                (>= (subtraction.reply_take
                      x!
                      p!
                      false
                      0
                      (subtraction.playable x!))
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      false
                      0
                      (subtraction.playable x!))
                    x!)
                (<= a!6 (subtraction.nu x! p! false)))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid 0)
           (>= 0 0)
           (<= 0 p!)
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      a!7))))))
(assert (let ((a!1 (=> (subtraction.in_S (subtraction.take x! p! true))
               (and (>= (subtraction.take x! p! true) 1)
                    (<= (subtraction.take x! p! true) subtraction.largest))))
      (a!2 (=> (and (subtraction.in_S (subtraction.take x! p! true))
                    (<= (subtraction.take x! p! true) x!))
               (<= (subtraction.take x! p! true) (subtraction.playable x!))))
      (a!3 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* (subtraction.take x! p! true) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!1
       a!2
       (>= (subtraction.playable x!) 0)
       a!3)))
(assert (let ((a!1 (subtraction.is_bid
             (* (subtraction.reply_take
                  x!
                  p!
                  false
                  (* p! 0)
                  (subtraction.playable x!))
                0)))
      (a!2 (subtraction.in_S (subtraction.reply_take
                               x!
                               p!
                               false
                               (* p! 0)
                               (subtraction.playable x!))))
      (a!3 (and (>= (subtraction.reply_take
                      x!
                      p!
                      false
                      (* p! 0)
                      (subtraction.playable x!))
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      false
                      (* p! 0)
                      (subtraction.playable x!))
                    subtraction.largest)))
      (a!6 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
(let ((a!4 (and a!2
                (<= (subtraction.reply_take
                      x!
                      p!
                      false
                      (* p! 0)
                      (subtraction.playable x!))
                    x!))))
(let ((a!5 (=> a!4
               (<= (subtraction.reply_take
                     x!
                     p!
                     false
                     (* p! 0)
                     (subtraction.playable x!))
                   (subtraction.playable x!)))))
  (and a!1
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       (=> a!2 a!3)
       a!5
       (>= (subtraction.playable x!) 0)
       a!6)))))
(assert (let ((a!1 (and subtraction.all_bids
                (>= (- p! (subtraction.bid x! p! true)) 0)
                (< (- p! (subtraction.bid x! p! true)) subtraction.TB)))
      (a!2 (subtraction.nu (- x! (subtraction.take x! p! true))
                           (+ (- p! (subtraction.bid x! p! true)) 1)
                           false)))
(let ((a!3 (<= (subtraction.nu (- x! (subtraction.take x! p! true))
                               (- p! (subtraction.bid x! p! true))
                               true)
               a!2)))
  (=> (>= (- x! (subtraction.take x! p! true)) 0) (=> a!1 a!3)))))
(assert (let ((a!1 (- p! (+ (- p! (subtraction.bid x! p! true)) 1)))
      (a!2 (>= (+ (- p! (subtraction.bid x! p! true)) 1) 0))
      (a!4 (subtraction.nu (- x! (subtraction.take x! p! true))
                           (+ (- p! (subtraction.bid x! p! true)) 1)
                           false)))
(let ((a!3 (and (>= (- x! (subtraction.take x! p! true)) 0)
                a!2
                (<= p! subtraction.TB)))
      (a!5 (<= a!4
               (subtraction.nu (- x! (subtraction.take x! p! true)) p! false))))
  (=> (>= a!1 0) (=> a!3 a!5)))))
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                false
                (* p! 0)
                (subtraction.playable x!))))
      (a!2 (- (+ p!
                 (subtraction.reply_bid
                   x!
                   p!
                   false
                   (* p! 0)
                   (subtraction.playable x!)))
              1)))
(let ((a!3 (=> (and subtraction.all_bids (>= a!2 0) (< a!2 subtraction.TB))
               (<= (subtraction.nu a!1 a!2 true)
                   (subtraction.nu a!1 (+ a!2 1) false)))))
  (=> (>= a!1 0) a!3))))
(assert (let ((a!1 (- (+ p!
                 (subtraction.reply_bid
                   x!
                   p!
                   false
                   (* p! 0)
                   (subtraction.playable x!)))
              1))
      (a!2 (- x!
              (subtraction.reply_take
                x!
                p!
                false
                (* p! 0)
                (subtraction.playable x!)))))
  (=> (>= (- a!1 p!) 0)
      (=> (and (>= a!2 0) (>= p! 0) (<= a!1 subtraction.TB))
          (<= (subtraction.nu a!2 p! true) (subtraction.nu a!2 a!1 true))))))
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                false
                (* p! 0)
                (subtraction.playable x!))))
      (a!3 (and subtraction.interval
                (>= p! 0)
                (<= p! subtraction.TB)
                (>= (- x! (subtraction.take x! p! true)) 0))))
(let ((a!2 (>= (- a!1 (- x! (subtraction.take x! p! true))) 0))
      (a!4 (+ (subtraction.nu (- x! (subtraction.take x! p! true)) p! false)
              a!1))
      (a!6 (- (subtraction.nu (- x! (subtraction.take x! p! true)) p! false)
              a!1)))
(let ((a!5 (<= (subtraction.nu a!1 p! false)
               (- a!4 (- x! (subtraction.take x! p! true)))))
      (a!7 (>= (subtraction.nu a!1 p! false)
               (+ a!6 (- x! (subtraction.take x! p! true))))))
  (=> a!2 (=> a!3 (and a!5 a!7)))))))
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                false
                (* p! 0)
                (subtraction.playable x!)))))
(let ((a!2 (>= (- (- x! (subtraction.take x! p! true)) a!1) 0))
      (a!3 (- (+ (subtraction.nu a!1 p! false)
                 (- x! (subtraction.take x! p! true)))
              a!1))
      (a!5 (+ (- (subtraction.nu a!1 p! false)
                 (- x! (subtraction.take x! p! true)))
              a!1)))
(let ((a!4 (<= (subtraction.nu (- x! (subtraction.take x! p! true)) p! false)
               a!3))
      (a!6 (>= (subtraction.nu (- x! (subtraction.take x! p! true)) p! false)
               a!5)))
  (=> a!2
      (=> (and subtraction.interval (>= p! 0) (<= p! subtraction.TB) (>= a!1 0))
          (and a!4 a!6)))))))
(assert (let ((a!1 (or (> (subtraction.bid x! p! false) 0)
               (and (= (subtraction.bid x! p! false) 0) false)))
      (a!2 (subtraction.nu (- x! (subtraction.take x! p! false))
                           (- p! (subtraction.bid x! p! false))
                           (xor false (= (subtraction.bid x! p! false) 0))))
      (a!3 (subtraction.nu (- x! (subtraction.playable x!))
                           (+ p! 0)
                           (xor false (= (subtraction.bid x! p! false) 0)))))
(let ((a!4 (>= (ite a!1
                    (+ a!2 (subtraction.take x! p! false))
                    (- a!3 (subtraction.playable x!)))
               (subtraction.nu x! p! false))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid 0)
           (>= 0 0)
           (<= 0 (- subtraction.TB p!))
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      (and (subtraction.is_bid (subtraction.bid x! p! false))
           (>= (subtraction.bid x! p! false) 0)
           (<= (subtraction.bid x! p! false) p!)
           (subtraction.in_S (subtraction.take x! p! false))
           (>= (subtraction.take x! p! false) 1)
           (<= (subtraction.take x! p! false) x!)
           a!4)))))
(assert (let ((a!1 (ite (= (subtraction.bid x! p! false) 0)
                (subtraction.playable x!)
                (subtraction.take x! p! false))))
(let ((a!2 (and (>= p! 0)
                (<= p! subtraction.TB)
                (subtraction.is_bid
                  (subtraction.reply_bid
                    x!
                    p!
                    true
                    (subtraction.bid x! p! false)
                    a!1))
                (>= (subtraction.reply_bid
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    0)
                (<= (subtraction.reply_bid
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    true
                                    (subtraction.bid x! p! false)
                                    a!1))
                (>= (subtraction.reply_take
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    x!)))
      (a!3 (= (subtraction.bid x! p! false)
              (subtraction.reply_bid
                x!
                p!
                true
                (subtraction.bid x! p! false)
                a!1))))
(let ((a!4 (or (> (subtraction.bid x! p! false)
                  (subtraction.reply_bid
                    x!
                    p!
                    true
                    (subtraction.bid x! p! false)
                    a!1))
               (and a!3 false)))
      (a!5 (+ (subtraction.nu (- x! (subtraction.take x! p! false))
                              (- p! (subtraction.bid x! p! false))
                              (xor false a!3))
              (subtraction.take x! p! false)))
      (a!6 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                true
                                (subtraction.bid x! p! false)
                                a!1))
                           (+ p!
                              (subtraction.reply_bid
                                x!
                                p!
                                true
                                (subtraction.bid x! p! false)
                                a!1))
                           (xor false a!3))))
(let ((a!7 (ite a!4
                a!5
                (- a!6
                   (subtraction.reply_take
                     x!
                     p!
                     true
                     (subtraction.bid x! p! false)
                     a!1)))))
  (=> a!2
      (and (subtraction.is_bid (subtraction.bid x! p! false))
           (>= (subtraction.bid x! p! false) 0)
           (<= (subtraction.bid x! p! false) p!)
           (subtraction.in_S (subtraction.take x! p! false))
           (>= (subtraction.take x! p! false) 1)
           (<= (subtraction.take x! p! false) x!)
           (>= a!7 (subtraction.nu x! p! false)))))))))
(assert (let ((a!1 (ite (= (subtraction.bid x! p! false) 0)
                (subtraction.playable x!)
                (subtraction.take x! p! false))))
(let ((a!2 (= (subtraction.bid x! p! false)
              (subtraction.reply_bid
                x!
                p!
                true
                (subtraction.bid x! p! false)
                a!1))))
(let ((a!3 (or (> (subtraction.bid x! p! false)
                  (subtraction.reply_bid
                    x!
                    p!
                    true
                    (subtraction.bid x! p! false)
                    a!1))
               (and a!2 true)))
      (a!4 (+ (subtraction.nu (- x! a!1)
                              (- p! (subtraction.bid x! p! false))
                              (xor true a!2))
              a!1))
      (a!5 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                true
                                (subtraction.bid x! p! false)
                                a!1))
                           (+ p!
                              (subtraction.reply_bid
                                x!
                                p!
                                true
                                (subtraction.bid x! p! false)
                                a!1))
                           (xor true a!2))))
(let ((a!6 (ite a!3
                a!4
                (- a!5
                   (subtraction.reply_take
                     x!
                     p!
                     true
                     (subtraction.bid x! p! false)
                     a!1)))))
(let ((a!7 (and (subtraction.is_bid
                  (subtraction.reply_bid
                    x!
                    p!
                    true
                    (subtraction.bid x! p! false)
                    a!1))
                (>= (subtraction.reply_bid
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    0)
                (<= (subtraction.reply_bid
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    true
                                    (subtraction.bid x! p! false)
                                    a!1))
                (>= (subtraction.reply_take
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      true
                      (subtraction.bid x! p! false)
                      a!1)
                    x!)
                (<= a!6 (subtraction.nu x! p! true)))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid (subtraction.bid x! p! false))
           (>= (subtraction.bid x! p! false) 0)
           (<= (subtraction.bid x! p! false) p!)
           (subtraction.in_S a!1)
           (>= a!1 1)
           (<= a!1 x!))
      a!7)))))))
(assert (let ((a!1 (=> (subtraction.in_S (subtraction.take x! p! false))
               (and (>= (subtraction.take x! p! false) 1)
                    (<= (subtraction.take x! p! false) subtraction.largest))))
      (a!2 (=> (and (subtraction.in_S (subtraction.take x! p! false))
                    (<= (subtraction.take x! p! false) x!))
               (<= (subtraction.take x! p! false) (subtraction.playable x!))))
      (a!3 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* (subtraction.take x! p! false) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!1
       a!2
       (>= (subtraction.playable x!) 0)
       a!3)))
(assert (let ((a!1 (subtraction.reply_take
             x!
             p!
             true
             (subtraction.bid x! p! false)
             (ite (= (subtraction.bid x! p! false) 0)
                  (subtraction.playable x!)
                  (subtraction.take x! p! false))))
      (a!2 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* a!1 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       (=> (subtraction.in_S a!1) (and (>= a!1 1) (<= a!1 subtraction.largest)))
       (=> (and (subtraction.in_S a!1) (<= a!1 x!))
           (<= a!1 (subtraction.playable x!)))
       (>= (subtraction.playable x!) 0)
       a!2)))
(assert (let ((a!1 (* (subtraction.playable (- x! (subtraction.playable x!))) 0))
      (a!2 (subtraction.in_S (subtraction.playable
                               (- x! (subtraction.playable x!)))))
      (a!3 (>= (subtraction.playable (- x! (subtraction.playable x!))) 1))
      (a!4 (<= (subtraction.playable (- x! (subtraction.playable x!)))
               subtraction.largest))
      (a!5 (<= (subtraction.playable (- x! (subtraction.playable x!))) x!))
      (a!6 (<= (subtraction.playable (- x! (subtraction.playable x!)))
               (subtraction.playable x!)))
      (a!7 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid a!1)
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       (=> a!2 (and a!3 a!4))
       (=> (and a!2 a!5) a!6)
       (>= (subtraction.playable x!) 0)
       a!7)))
(assert (let ((a!1 (* (subtraction.playable (- x! (subtraction.playable x!))) 0))
      (a!2 (subtraction.in_S (subtraction.playable
                               (- x! (subtraction.playable x!)))))
      (a!3 (>= (subtraction.playable (- x! (subtraction.playable x!))) 1))
      (a!4 (<= (subtraction.playable (- x! (subtraction.playable x!)))
               subtraction.largest))
      (a!5 (<= (subtraction.playable (- x! (subtraction.playable x!)))
               (- x! (subtraction.playable x!))))
      (a!6 (<= (subtraction.playable (- x! (subtraction.playable x!)))
               (subtraction.playable (- x! (subtraction.playable x!)))))
      (a!7 (>= (subtraction.playable (- x! (subtraction.playable x!))) 0)))
  (and (subtraction.is_bid a!1)
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       (=> a!2 (and a!3 a!4))
       (=> (and a!2 a!5) a!6)
       a!7
       (=> a!3 (and a!2 a!5)))))
(assert (let ((a!1 (and (>= (subtraction.nu x! p! true) (subtraction.nu x! p! false))
                (<= (subtraction.nu x! p! true)
                    (+ (subtraction.nu x! p! false)
                       (subtraction.playable x!)
                       (subtraction.playable x!))))))
(let ((a!2 (=> (>= x! 0)
               (=> (and subtraction.interval
                        subtraction.all_bids
                        (>= p! 0)
                        (<= p! subtraction.TB))
                   a!1))))
  (not a!2))))
(check-sat)
(exit)
