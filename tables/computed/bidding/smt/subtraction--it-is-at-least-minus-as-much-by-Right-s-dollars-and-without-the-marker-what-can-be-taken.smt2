; A model is not so: it is at least minus as much by Right's dollars, and without the marker what
; can be taken.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun subtraction.playable (Int) Int)
(declare-fun x! () Int)
(declare-fun m! () Bool)
(declare-fun subtraction.times (Int) Int)
(declare-fun p! () Int)
(declare-fun subtraction.TB () Int)
(declare-fun subtraction.nu (Int Int Bool) Int)
(declare-fun subtraction.reply_take (Int Int Bool Int Int) Int)
(declare-fun subtraction.reply_bid (Int Int Bool Int Int) Int)
(declare-fun subtraction.in_S (Int) Bool)
(declare-fun subtraction.largest () Int)
(declare-fun subtraction.is_bid (Int) Bool)
(assert (let ((a!1 (and (>= (- x! (subtraction.playable x!)) 0)
                (< (- x! (subtraction.playable x!)) x!)))
      (a!2 (* (subtraction.playable (- x! (subtraction.playable x!))) 0)))
(let ((a!3 (ite (xor m! true)
                a!2
                (subtraction.playable (- x! (subtraction.playable x!))))))
(let ((a!4 (- (- (subtraction.times (- subtraction.TB p!))) a!3)))
(let ((a!5 (>= (subtraction.nu (- x! (subtraction.playable x!))
                               p!
                               (xor m! true))
               a!4)))
  (=> a!1 (=> (and (>= p! 0) (<= p! subtraction.TB)) a!5)))))))
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                m!
                (* p! 0)
                (subtraction.playable x!))))
      (a!2 (+ p!
              (subtraction.reply_bid
                x!
                p!
                m!
                (* p! 0)
                (subtraction.playable x!))))
      (a!3 (xor m!
                (= (subtraction.reply_bid
                     x!
                     p!
                     m!
                     (* p! 0)
                     (subtraction.playable x!))
                   0))))
(let ((a!4 (- (- (subtraction.times (- subtraction.TB a!2)))
              (ite a!3
                   (* (subtraction.playable a!1) 0)
                   (subtraction.playable a!1)))))
  (=> (and (>= a!1 0) (< a!1 x!))
      (=> (and (>= a!2 0) (<= a!2 subtraction.TB))
          (>= (subtraction.nu a!1 a!2 a!3) a!4))))))
(assert (=> (and (>= x! 0)
         (>= p! 0)
         (<= p! subtraction.TB)
         (= (subtraction.playable x!) 0))
    (= (subtraction.nu x! p! m!) 0)))
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
(assert (let ((a!1 (= (* p! 0)
              (subtraction.reply_bid
                x!
                p!
                m!
                (* p! 0)
                (subtraction.playable x!)))))
(let ((a!2 (or (> (* p! 0)
                  (subtraction.reply_bid
                    x!
                    p!
                    m!
                    (* p! 0)
                    (subtraction.playable x!)))
               (and a!1 m!)))
      (a!3 (+ (subtraction.nu (- x! (subtraction.playable x!))
                              (- p! (* p! 0))
                              (xor m! a!1))
              (subtraction.playable x!)))
      (a!4 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                m!
                                (* p! 0)
                                (subtraction.playable x!)))
                           (+ p!
                              (subtraction.reply_bid
                                x!
                                p!
                                m!
                                (* p! 0)
                                (subtraction.playable x!)))
                           (xor m! a!1))))
(let ((a!5 (ite a!2
                a!3
                (- a!4
                   (subtraction.reply_take
                     x!
                     p!
                     m!
                     (* p! 0)
                     (subtraction.playable x!))))))
(let ((a!6 (and (subtraction.is_bid
                  (subtraction.reply_bid
                    x!
                    p!
                    m!
                    (* p! 0)
                    (subtraction.playable x!)))
                (>= (subtraction.reply_bid
                      x!
                      p!
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    0)
                (<= (subtraction.reply_bid
                      x!
                      p!
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    m!
                                    (* p! 0)
                                    (subtraction.playable x!)))
                (>= (subtraction.reply_take
                      x!
                      p!
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    x!)
                (<= a!5 (subtraction.nu x! p! m!)))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid (* p! 0))
           (>= (* p! 0) 0)
           (<= (* p! 0) p!)
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      a!6))))))
(assert (let ((a!1 (subtraction.is_bid
             (* (subtraction.reply_take
                  x!
                  p!
                  m!
                  (* p! 0)
                  (subtraction.playable x!))
                0)))
      (a!2 (subtraction.in_S (subtraction.reply_take
                               x!
                               p!
                               m!
                               (* p! 0)
                               (subtraction.playable x!))))
      (a!3 (and (>= (subtraction.reply_take
                      x!
                      p!
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      m!
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
                      m!
                      (* p! 0)
                      (subtraction.playable x!))
                    x!))))
(let ((a!5 (=> a!4
               (<= (subtraction.reply_take
                     x!
                     p!
                     m!
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
(assert (let ((a!1 (subtraction.playable
             (- x!
                (subtraction.reply_take
                  x!
                  p!
                  m!
                  (* p! 0)
                  (subtraction.playable x!)))))
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
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                p!
                m!
                (* p! 0)
                (subtraction.playable x!)))))
(let ((a!2 (=> (subtraction.in_S (subtraction.playable a!1))
               (and (>= (subtraction.playable a!1) 1)
                    (<= (subtraction.playable a!1) subtraction.largest))))
      (a!3 (=> (and (subtraction.in_S (subtraction.playable a!1))
                    (<= (subtraction.playable a!1) a!1))
               (<= (subtraction.playable a!1) (subtraction.playable a!1))))
      (a!4 (=> (>= (subtraction.playable a!1) 1)
               (and (subtraction.in_S (subtraction.playable a!1))
                    (<= (subtraction.playable a!1) a!1)))))
  (and (subtraction.is_bid (* (subtraction.playable a!1) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!2
       a!3
       (>= (subtraction.playable a!1) 0)
       a!4))))
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
(assert (let ((a!1 (<= (+ (subtraction.times (- subtraction.TB p!)) subtraction.largest)
               (subtraction.times (- subtraction.TB p!)))))
(let ((a!2 (and (>= (subtraction.times (- subtraction.TB p!)) 0)
                (<= (subtraction.times (- subtraction.TB p!))
                    (subtraction.times (- subtraction.TB p!)))
                (or (= (- subtraction.TB p!) (- subtraction.TB p!)) a!1))))
(let ((a!3 (=> (and (>= (- subtraction.TB p!) 0)
                    (<= (- subtraction.TB p!) (- subtraction.TB p!)))
               a!2)))
  (=> (>= (+ (- subtraction.TB p!) (- subtraction.TB p!)) 0) a!3)))))
(assert (let ((a!1 (- (- subtraction.TB p!)
              (subtraction.reply_bid
                x!
                p!
                m!
                (* p! 0)
                (subtraction.playable x!)))))
(let ((a!2 (or (= a!1 (- subtraction.TB p!))
               (<= (+ (subtraction.times a!1) subtraction.largest)
                   (subtraction.times (- subtraction.TB p!))))))
(let ((a!3 (and (>= (subtraction.times a!1) 0)
                (<= (subtraction.times a!1)
                    (subtraction.times (- subtraction.TB p!)))
                a!2)))
(let ((a!4 (=> (and (>= a!1 0) (<= a!1 (- subtraction.TB p!))) a!3)))
  (=> (>= (+ (- subtraction.TB p!) a!1) 0) a!4))))))
(assert (let ((a!1 (- (- (subtraction.times (- subtraction.TB p!)))
              (ite m! (* (subtraction.playable x!) 0) (subtraction.playable x!)))))
(let ((a!2 (=> (>= x! 0)
               (=> (and (>= p! 0) (<= p! subtraction.TB))
                   (>= (subtraction.nu x! p! m!) a!1)))))
  (not a!2))))
(check-sat)
(exit)
