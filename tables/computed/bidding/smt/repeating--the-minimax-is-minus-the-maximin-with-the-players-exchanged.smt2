; A model is not so: the minimax is minus the maximin with the players exchanged.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun subtraction.nu (Int Int Bool) Int)
(declare-fun repeating.held_bid (Int Int Bool) Int)
(declare-fun m! () Bool)
(declare-fun p! () Int)
(declare-fun x! () Int)
(declare-fun subtraction.reply_bid (Int Int Bool Int Int) Int)
(declare-fun repeating.held_take (Int Int Bool) Int)
(declare-fun subtraction.TB () Int)
(declare-fun subtraction.reply_take (Int Int Bool Int Int) Int)
(declare-fun repeating.minimax (Int Int Bool) Int)
(declare-fun subtraction.bid (Int Int Bool) Int)
(declare-fun repeating.answer_bid (Int Int Bool Int Int) Int)
(declare-fun subtraction.take (Int Int Bool) Int)
(declare-fun repeating.answer_take (Int Int Bool Int Int) Int)
(declare-fun subtraction.playable (Int) Int)
(declare-fun subtraction.in_S (Int) Bool)
(declare-fun subtraction.largest () Int)
(declare-fun subtraction.is_bid (Int) Bool)
(assert (let ((a!1 (- x!
              (subtraction.reply_take
                x!
                (- subtraction.TB p!)
                (xor m! true)
                (repeating.held_bid x! p! m!)
                (repeating.held_take x! p! m!))))
      (a!2 (subtraction.reply_bid
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!))))
(let ((a!3 (repeating.minimax
             a!1
             (- p! a!2)
             (xor m! (= a!2 (repeating.held_bid x! p! m!)))))
      (a!4 (xor (xor m! (= a!2 (repeating.held_bid x! p! m!))) true)))
(let ((a!5 (- (subtraction.nu a!1 (- subtraction.TB (- p! a!2)) a!4))))
(let ((a!6 (=> (and (>= (- p! a!2) 0) (<= (- p! a!2) subtraction.TB))
               (= a!3 a!5))))
  (=> (and (>= a!1 0) (< a!1 x!)) a!6))))))
(assert (let ((a!1 (and (>= (- x! (repeating.held_take x! p! m!)) 0)
                (< (- x! (repeating.held_take x! p! m!)) x!)))
      (a!2 (and (>= (+ p! (repeating.held_bid x! p! m!)) 0)
                (<= (+ p! (repeating.held_bid x! p! m!)) subtraction.TB)))
      (a!3 (xor m!
                (= (subtraction.reply_bid
                     x!
                     (- subtraction.TB p!)
                     (xor m! true)
                     (repeating.held_bid x! p! m!)
                     (repeating.held_take x! p! m!))
                   (repeating.held_bid x! p! m!)))))
(let ((a!4 (subtraction.nu (- x! (repeating.held_take x! p! m!))
                           (- subtraction.TB
                              (+ p! (repeating.held_bid x! p! m!)))
                           (xor a!3 true))))
(let ((a!5 (= (repeating.minimax
                (- x! (repeating.held_take x! p! m!))
                (+ p! (repeating.held_bid x! p! m!))
                a!3)
              (- a!4))))
  (=> a!1 (=> a!2 a!5))))))
(assert (let ((a!1 (- x!
              (repeating.answer_take
                x!
                p!
                m!
                (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                (subtraction.take x! (- subtraction.TB p!) (xor m! true)))))
      (a!2 (repeating.answer_bid
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true)))))
(let ((a!3 (xor m!
                (= a!2 (subtraction.bid x! (- subtraction.TB p!) (xor m! true))))))
(let ((a!4 (- (subtraction.nu a!1 (- subtraction.TB (- p! a!2)) (xor a!3 true)))))
(let ((a!5 (=> (and (>= (- p! a!2) 0) (<= (- p! a!2) subtraction.TB))
               (= (repeating.minimax a!1 (- p! a!2) a!3) a!4))))
  (=> (and (>= a!1 0) (< a!1 x!)) a!5))))))
(assert (let ((a!1 (- x! (subtraction.take x! (- subtraction.TB p!) (xor m! true))))
      (a!2 (+ p! (subtraction.bid x! (- subtraction.TB p!) (xor m! true))))
      (a!3 (= (repeating.answer_bid
                x!
                p!
                m!
                (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                (subtraction.take x! (- subtraction.TB p!) (xor m! true)))
              (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))))
(let ((a!4 (- (subtraction.nu a!1
                              (- subtraction.TB a!2)
                              (xor (xor m! a!3) true)))))
(let ((a!5 (=> (and (>= a!2 0) (<= a!2 subtraction.TB))
               (= (repeating.minimax a!1 a!2 (xor m! a!3)) a!4))))
  (=> (and (>= a!1 0) (< a!1 x!)) a!5)))))
(assert (=> (and (>= x! 0)
         (>= (- subtraction.TB p!) 0)
         (<= (- subtraction.TB p!) subtraction.TB)
         (= (subtraction.playable x!) 0))
    (= (subtraction.nu x! (- subtraction.TB p!) (xor m! true)) 0)))
(assert (=> (and (>= x! 0)
         (>= p! 0)
         (<= p! subtraction.TB)
         (= (subtraction.playable x!) 0))
    (= (repeating.minimax x! p! m!) 0)))
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
(assert (let ((a!1 (or (> (* p! 0) (repeating.held_bid x! p! m!))
               (and (= (* p! 0) (repeating.held_bid x! p! m!)) m!)))
      (a!2 (xor m! (= (* p! 0) (repeating.held_bid x! p! m!)))))
(let ((a!3 (+ (repeating.minimax
                (- x! (subtraction.playable x!))
                (- p! (* p! 0))
                a!2)
              (subtraction.playable x!)))
      (a!4 (- (repeating.minimax
                (- x! (repeating.held_take x! p! m!))
                (+ p! (repeating.held_bid x! p! m!))
                a!2)
              (repeating.held_take x! p! m!))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid (* p! 0))
           (>= (* p! 0) 0)
           (<= (* p! 0) p!)
           (subtraction.in_S (subtraction.playable x!))
           (>= (subtraction.playable x!) 1)
           (<= (subtraction.playable x!) x!))
      (and (subtraction.is_bid (repeating.held_bid x! p! m!))
           (>= (repeating.held_bid x! p! m!) 0)
           (<= (repeating.held_bid x! p! m!) (- subtraction.TB p!))
           (subtraction.in_S (repeating.held_take x! p! m!))
           (>= (repeating.held_take x! p! m!) 1)
           (<= (repeating.held_take x! p! m!) x!)
           (<= (ite a!1 a!3 a!4) (repeating.minimax x! p! m!)))))))
(assert (let ((a!1 (and (>= (- subtraction.TB p!) 0)
                (<= (- subtraction.TB p!) subtraction.TB)
                (subtraction.is_bid (* p! 0))
                (>= (* p! 0) 0)
                (<= (* p! 0) (- subtraction.TB (- subtraction.TB p!)))
                (subtraction.in_S (subtraction.playable x!))
                (>= (subtraction.playable x!) 1)
                (<= (subtraction.playable x!) x!)))
      (a!2 (= (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) (* p! 0))))
(let ((a!3 (or (> (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                  (* p! 0))
               (and a!2 (xor m! true))))
      (a!4 (subtraction.nu (- x!
                              (subtraction.take x!
                                                (- subtraction.TB p!)
                                                (xor m! true)))
                           (- (- subtraction.TB p!)
                              (subtraction.bid x!
                                               (- subtraction.TB p!)
                                               (xor m! true)))
                           (xor (xor m! true) a!2)))
      (a!5 (- (subtraction.nu (- x! (subtraction.playable x!))
                              (+ (- subtraction.TB p!) (* p! 0))
                              (xor (xor m! true) a!2))
              (subtraction.playable x!))))
(let ((a!6 (ite a!3
                (+ a!4
                   (subtraction.take x! (- subtraction.TB p!) (xor m! true)))
                a!5)))
(let ((a!7 (and (subtraction.is_bid
                  (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))
                (>= (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) 0)
                (<= (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.take x!
                                                    (- subtraction.TB p!)
                                                    (xor m! true)))
                (>= (subtraction.take x! (- subtraction.TB p!) (xor m! true)) 1)
                (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                    x!)
                (>= a!6 (subtraction.nu x! (- subtraction.TB p!) (xor m! true))))))
  (=> a!1 a!7))))))
(assert (let ((a!1 (subtraction.reply_bid
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!)))
      (a!2 (subtraction.reply_take
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!))))
(let ((a!3 (or (> (repeating.held_bid x! p! m!) a!1)
               (and (= (repeating.held_bid x! p! m!) a!1) (xor m! true))))
      (a!4 (xor (xor m! true) (= (repeating.held_bid x! p! m!) a!1))))
(let ((a!5 (+ (subtraction.nu (- x! (repeating.held_take x! p! m!))
                              (- (- subtraction.TB p!)
                                 (repeating.held_bid x! p! m!))
                              a!4)
              (repeating.held_take x! p! m!)))
      (a!6 (- (subtraction.nu (- x! a!2) (+ (- subtraction.TB p!) a!1) a!4) a!2)))
(let ((a!7 (and (subtraction.is_bid a!1)
                (>= a!1 0)
                (<= a!1 (- subtraction.TB (- subtraction.TB p!)))
                (subtraction.in_S a!2)
                (>= a!2 1)
                (<= a!2 x!)
                (<= (ite a!3 a!5 a!6)
                    (subtraction.nu x! (- subtraction.TB p!) (xor m! true))))))
  (=> (and (>= (- subtraction.TB p!) 0)
           (<= (- subtraction.TB p!) subtraction.TB)
           (subtraction.is_bid (repeating.held_bid x! p! m!))
           (>= (repeating.held_bid x! p! m!) 0)
           (<= (repeating.held_bid x! p! m!) (- subtraction.TB p!))
           (subtraction.in_S (repeating.held_take x! p! m!))
           (>= (repeating.held_take x! p! m!) 1)
           (<= (repeating.held_take x! p! m!) x!))
      a!7))))))
(assert (let ((a!1 (subtraction.reply_bid
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!)))
      (a!2 (subtraction.reply_take
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!))))
(let ((a!3 (or (> a!1 (repeating.held_bid x! p! m!))
               (and (= a!1 (repeating.held_bid x! p! m!)) m!)))
      (a!4 (repeating.minimax
             (- x! a!2)
             (- p! a!1)
             (xor m! (= a!1 (repeating.held_bid x! p! m!)))))
      (a!5 (repeating.minimax
             (- x! (repeating.held_take x! p! m!))
             (+ p! (repeating.held_bid x! p! m!))
             (xor m! (= a!1 (repeating.held_bid x! p! m!))))))
(let ((a!6 (<= (ite a!3 (+ a!4 a!2) (- a!5 (repeating.held_take x! p! m!)))
               (repeating.minimax x! p! m!))))
  (=> (and (>= p! 0)
           (<= p! subtraction.TB)
           (subtraction.is_bid a!1)
           (>= a!1 0)
           (<= a!1 p!)
           (subtraction.in_S a!2)
           (>= a!2 1)
           (<= a!2 x!))
      (and (subtraction.is_bid (repeating.held_bid x! p! m!))
           (>= (repeating.held_bid x! p! m!) 0)
           (<= (repeating.held_bid x! p! m!) (- subtraction.TB p!))
           (subtraction.in_S (repeating.held_take x! p! m!))
           (>= (repeating.held_take x! p! m!) 1)
           (<= (repeating.held_take x! p! m!) x!)
           a!6))))))
(assert (let ((a!1 (and (>= p! 0)
                (<= p! subtraction.TB)
                (subtraction.is_bid
                  (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))
                (>= (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) 0)
                (<= (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.take x!
                                                    (- subtraction.TB p!)
                                                    (xor m! true)))
                (>= (subtraction.take x! (- subtraction.TB p!) (xor m! true)) 1)
                (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                    x!)))
      (a!2 (repeating.answer_bid
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true))))
      (a!3 (repeating.answer_take
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true)))))
(let ((a!4 (= a!2 (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))))
(let ((a!5 (or (> a!2 (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))
               (and a!4 m!)))
      (a!6 (repeating.minimax
             (- x! (subtraction.take x! (- subtraction.TB p!) (xor m! true)))
             (+ p! (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))
             (xor m! a!4))))
(let ((a!7 (ite a!5
                (+ (repeating.minimax (- x! a!3) (- p! a!2) (xor m! a!4)) a!3)
                (- a!6
                   (subtraction.take x! (- subtraction.TB p!) (xor m! true))))))
  (=> a!1
      (and (subtraction.is_bid a!2)
           (>= a!2 0)
           (<= a!2 p!)
           (subtraction.in_S a!3)
           (>= a!3 1)
           (<= a!3 x!)
           (>= a!7 (repeating.minimax x! p! m!)))))))))
(assert (let ((a!1 (repeating.answer_bid
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true))))
      (a!2 (repeating.answer_take
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true)))))
(let ((a!3 (and (>= (- subtraction.TB p!) 0)
                (<= (- subtraction.TB p!) subtraction.TB)
                (subtraction.is_bid a!1)
                (>= a!1 0)
                (<= a!1 (- subtraction.TB (- subtraction.TB p!)))
                (subtraction.in_S a!2)
                (>= a!2 1)
                (<= a!2 x!)))
      (a!4 (= (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) a!1)))
(let ((a!5 (or (> (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) a!1)
               (and a!4 (xor m! true))))
      (a!6 (subtraction.nu (- x!
                              (subtraction.take x!
                                                (- subtraction.TB p!)
                                                (xor m! true)))
                           (- (- subtraction.TB p!)
                              (subtraction.bid x!
                                               (- subtraction.TB p!)
                                               (xor m! true)))
                           (xor (xor m! true) a!4)))
      (a!7 (- (subtraction.nu (- x! a!2)
                              (+ (- subtraction.TB p!) a!1)
                              (xor (xor m! true) a!4))
              a!2)))
(let ((a!8 (ite a!5
                (+ a!6
                   (subtraction.take x! (- subtraction.TB p!) (xor m! true)))
                a!7)))
(let ((a!9 (and (subtraction.is_bid
                  (subtraction.bid x! (- subtraction.TB p!) (xor m! true)))
                (>= (subtraction.bid x! (- subtraction.TB p!) (xor m! true)) 0)
                (<= (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
                    (- subtraction.TB p!))
                (subtraction.in_S (subtraction.take x!
                                                    (- subtraction.TB p!)
                                                    (xor m! true)))
                (>= (subtraction.take x! (- subtraction.TB p!) (xor m! true)) 1)
                (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                    x!)
                (>= a!8 (subtraction.nu x! (- subtraction.TB p!) (xor m! true))))))
  (=> a!3 a!9)))))))
(assert (let ((a!1 (=> (subtraction.in_S (repeating.held_take x! p! m!))
               (and (>= (repeating.held_take x! p! m!) 1)
                    (<= (repeating.held_take x! p! m!) subtraction.largest))))
      (a!2 (=> (and (subtraction.in_S (repeating.held_take x! p! m!))
                    (<= (repeating.held_take x! p! m!) x!))
               (<= (repeating.held_take x! p! m!) (subtraction.playable x!))))
      (a!3 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
  (and (subtraction.is_bid (* (repeating.held_take x! p! m!) 0))
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!1
       a!2
       (>= (subtraction.playable x!) 0)
       a!3)))
(assert (let ((a!1 (subtraction.reply_take
             x!
             (- subtraction.TB p!)
             (xor m! true)
             (repeating.held_bid x! p! m!)
             (repeating.held_take x! p! m!)))
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
(assert (let ((a!1 (subtraction.is_bid
             (* (subtraction.take x! (- subtraction.TB p!) (xor m! true)) 0)))
      (a!2 (and (>= (subtraction.take x! (- subtraction.TB p!) (xor m! true)) 1)
                (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                    subtraction.largest)))
      (a!4 (and (subtraction.in_S (subtraction.take x!
                                                    (- subtraction.TB p!)
                                                    (xor m! true)))
                (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                    x!)))
      (a!6 (=> (>= (subtraction.playable x!) 1)
               (and (subtraction.in_S (subtraction.playable x!))
                    (<= (subtraction.playable x!) x!)))))
(let ((a!3 (=> (subtraction.in_S (subtraction.take x!
                                                   (- subtraction.TB p!)
                                                   (xor m! true)))
               a!2))
      (a!5 (=> a!4
               (<= (subtraction.take x! (- subtraction.TB p!) (xor m! true))
                   (subtraction.playable x!)))))
  (and a!1
       (>= subtraction.TB 0)
       (subtraction.in_S subtraction.largest)
       a!3
       a!5
       (>= (subtraction.playable x!) 0)
       a!6))))
(assert (let ((a!1 (repeating.answer_take
             x!
             p!
             m!
             (subtraction.bid x! (- subtraction.TB p!) (xor m! true))
             (subtraction.take x! (- subtraction.TB p!) (xor m! true))))
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
(assert (let ((a!1 (= (repeating.minimax x! p! m!)
              (- (subtraction.nu x! (- subtraction.TB p!) (xor m! true))))))
(let ((a!2 (=> (>= x! 0) (=> (and (>= p! 0) (<= p! subtraction.TB)) a!1))))
  (not a!2))))
(check-sat)
(exit)
