; A model is not so: an outcome is no larger than the heap.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun subtraction.take (Int Int Bool) Int)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () Int)
(declare-fun subtraction.nu (Int Int Bool) Int)
(declare-fun subtraction.bid (Int Int Bool) Int)
(declare-fun subtraction.TB () Int)
(declare-fun subtraction.playable (Int) Int)
(declare-fun subtraction.reply_bid (Int Int Bool Int Int) Int)
(declare-fun subtraction.reply_take (Int Int Bool Int Int) Int)
(declare-fun subtraction.in_S (Int) Bool)
(declare-fun subtraction.largest () Int)
(declare-fun subtraction.is_bid (Int) Bool)
(assert (let ((a!1 (and (>= (- x! (subtraction.take x! p! m!)) 0)
                (< (- x! (subtraction.take x! p! m!)) x!)))
      (a!2 (and (>= (- p! (subtraction.bid x! p! m!)) 0)
                (<= (- p! (subtraction.bid x! p! m!)) subtraction.TB)))
      (a!3 (subtraction.nu (- x! (subtraction.take x! p! m!))
                           (- p! (subtraction.bid x! p! m!))
                           (xor (= (subtraction.bid x! p! m!) (* p! 0)) m!))))
(let ((a!4 (>= a!3 (- (- x! (subtraction.take x! p! m!))))))
(let ((a!5 (and (<= a!3 (- x! (subtraction.take x! p! m!))) a!4)))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (and (>= (- x! (subtraction.playable x!)) 0)
                (< (- x! (subtraction.playable x!)) x!)))
      (a!2 (and (>= (+ p! (* p! 0)) 0) (<= (+ p! (* p! 0)) subtraction.TB)))
      (a!3 (subtraction.nu (- x! (subtraction.playable x!))
                           (+ p! (* p! 0))
                           (xor (= (subtraction.bid x! p! m!) (* p! 0)) m!))))
(let ((a!4 (>= a!3 (- (- x! (subtraction.playable x!))))))
(let ((a!5 (and (<= a!3 (- x! (subtraction.playable x!))) a!4)))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (and (>= (- x! (subtraction.playable x!)) 0)
                (< (- x! (subtraction.playable x!)) x!)))
      (a!2 (and (>= (- p! (* p! 0)) 0) (<= (- p! (* p! 0)) subtraction.TB)))
      (a!3 (xor (= (* p! 0)
                   (subtraction.reply_bid
                     x!
                     p!
                     m!
                     (* p! 0)
                     (subtraction.playable x!)))
                m!)))
(let ((a!4 (subtraction.nu (- x! (subtraction.playable x!)) (- p! (* p! 0)) a!3)))
(let ((a!5 (>= a!4 (- (- x! (subtraction.playable x!))))))
(let ((a!6 (and (<= a!4 (- x! (subtraction.playable x!))) a!5)))
  (=> a!1 (=> a!2 a!6)))))))
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
      (a!3 (xor (= (* p! 0)
                   (subtraction.reply_bid
                     x!
                     p!
                     m!
                     (* p! 0)
                     (subtraction.playable x!)))
                m!)))
(let ((a!4 (=> (and (>= a!2 0) (<= a!2 subtraction.TB))
               (and (<= (subtraction.nu a!1 a!2 a!3) a!1)
                    (>= (subtraction.nu a!1 a!2 a!3) (- a!1))))))
  (=> (and (>= a!1 0) (< a!1 x!)) a!4))))
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
(assert (let ((a!1 (=> (subtraction.in_S (subtraction.take x! p! m!))
               (and (>= (subtraction.take x! p! m!) 1)
                    (<= (subtraction.take x! p! m!) subtraction.largest))))
      (a!2 (=> (and (subtraction.in_S (subtraction.take x! p! m!))
                    (<= (subtraction.take x! p! m!) x!))
               (<= (subtraction.take x! p! m!) (subtraction.playable x!))))
      (a!3 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* (subtraction.take x! p! m!) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!1
       a!2
       (>= (subtraction.playable x!) 0)
       a!3)))
(assert (let ((a!1 (or (> (subtraction.bid x! p! m!) 0)
               (and (= (subtraction.bid x! p! m!) 0) m!)))
      (a!2 (subtraction.nu (- x! (subtraction.take x! p! m!))
                           (- p! (subtraction.bid x! p! m!))
                           (xor m! (= (subtraction.bid x! p! m!) 0))))
      (a!3 (subtraction.nu (- x! (subtraction.playable x!))
                           (+ p! 0)
                           (xor m! (= (subtraction.bid x! p! m!) 0)))))
(let ((a!4 (>= (ite a!1
                    (+ a!2 (subtraction.take x! p! m!))
                    (- a!3 (subtraction.playable x!)))
               (subtraction.nu x! p! m!))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid 0)
           (>= 0 0)
           (<= 0 (- subtraction.TB p!))
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      (and (subtraction.is_bid (subtraction.bid x! p! m!))
           (>= (subtraction.bid x! p! m!) 0)
           (<= (subtraction.bid x! p! m!) p!)
           (subtraction.in_S (subtraction.take x! p! m!))
           (>= (subtraction.take x! p! m!) 1)
           (<= (subtraction.take x! p! m!) x!)
           a!4)))))
(assert (let ((a!1 (and (= 0
                   (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!)))
                m!))
      (a!3 (xor m!
                (= 0
                   (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!))))))
(let ((a!2 (or (> 0
                  (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!)))
               a!1))
      (a!4 (+ (subtraction.nu (- x! (subtraction.playable x!)) (- p! 0) a!3)
              (subtraction.playable x!)))
      (a!5 (subtraction.nu (- x!
                              (subtraction.reply_take
                                x!
                                p!
                                m!
                                0
                                (subtraction.playable x!)))
                           (+ p!
                              (subtraction.reply_bid
                                x!
                                p!
                                m!
                                0
                                (subtraction.playable x!)))
                           a!3)))
(let ((a!6 (ite a!2
                a!4
                (- a!5
                   (subtraction.reply_take x! p! m! 0 (subtraction.playable x!))))))
(let ((a!7 (and (subtraction.is_bid
                  (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!)))
                (>= (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!))
                    0)
                (<= (subtraction.reply_bid x! p! m! 0 (subtraction.playable x!))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.reply_take
                                    x!
                                    p!
                                    m!
                                    0
                                    (subtraction.playable x!)))
                (>= (subtraction.reply_take
                      x!
                      p!
                      m!
                      0
                      (subtraction.playable x!))
                    1)
                (<= (subtraction.reply_take
                      x!
                      p!
                      m!
                      0
                      (subtraction.playable x!))
                    x!)
                (<= a!6 (subtraction.nu x! p! m!)))))
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
(assert (let ((a!1 (=> (and (>= p! 0) (<= p! subtraction.TB))
               (and (<= (subtraction.nu x! p! m!) x!)
                    (>= (subtraction.nu x! p! m!) (- x!))))))
  (not (=> (>= x! 0) a!1))))
(check-sat)
(exit)
