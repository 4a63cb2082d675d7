; A model is not so: with any S and all bids the marker is worth at most 4 max S - 2.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun subtraction.nu (Int Int Bool) Int)
(declare-fun p! () Int)
(declare-fun x! () Int)
(declare-fun subtraction.playable (Int) Int)
(declare-fun subtraction.TB () Int)
(declare-fun subtraction.in_S (Int) Bool)
(declare-fun subtraction.largest () Int)
(declare-fun subtraction.is_bid (Int) Bool)
(declare-fun subtraction.reply_take (Int Int Bool Int Int) Int)
(declare-fun subtraction.reply_bid (Int Int Bool Int Int) Int)
(declare-fun subtraction.all_bids () Bool)
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
(assert (let ((a!1 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* subtraction.largest 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       (=> (subtraction.in_S subtraction.largest)
           (and (>= subtraction.largest 1)
                (<= subtraction.largest subtraction.largest)))
       (=> (and (subtraction.in_S subtraction.largest)
                (<= subtraction.largest x!))
           (<= subtraction.largest (subtraction.playable x!)))
       (>= (subtraction.playable x!) 0)
       a!1)))
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
(assert (let ((a!1 (and (>= p! 0)
                (<= p! subtraction.TB)
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    false
                                    (* p! 0)
                                    (subtraction.playable x!)))
                (<= (subtraction.reply_take
                      x!
                      p!
                      false
                      (* p! 0)
                      (subtraction.playable x!))
                    x!)))
      (a!2 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                false
                                (* p! 0)
                                (subtraction.playable x!)))
                           p!
                           true)))
(let ((a!3 (- (+ a!2
                 (* subtraction.largest 2)
                 (subtraction.reply_take
                   x!
                   p!
                   false
                   (* p! 0)
                   (subtraction.playable x!)))
              2))
      (a!4 (+ (- (- a!2 (* subtraction.largest 2))
                 (subtraction.reply_take
                   x!
                   p!
                   false
                   (* p! 0)
                   (subtraction.playable x!)))
              2)))
(let ((a!5 (=> a!1
               (and (<= (subtraction.nu x! p! true) a!3)
                    (>= (subtraction.nu x! p! true) a!4)))))
  (=> (>= x! 0) a!5)))))
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
(assert (let ((a!1 (<= (subtraction.nu x! p! true)
               (- (+ (subtraction.nu x! p! false) (* subtraction.largest 4)) 2))))
  (not (=> (and subtraction.all_bids (>= x! 0) (>= p! 0) (<= p! subtraction.TB))
           a!1))))
(check-sat)
(exit)
