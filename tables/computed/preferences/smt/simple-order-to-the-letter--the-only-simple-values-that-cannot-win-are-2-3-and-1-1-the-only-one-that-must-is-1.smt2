; A model is not so: the only simple values that cannot win are 2, 3 and 1_1; the only one that must
; is 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun i! () Int)
(declare-fun simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun a! () Int)
(declare-fun p! () simple-order-to-the-letter.Player)
(declare-fun simple-order-to-the-letter.win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.lost
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.rank
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.member
             (simple-order-to-the-letter.Value Int)
             simple-order-to-the-letter.Value)
(declare-fun simple-order-to-the-letter.count
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.no_win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.hope
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Int)
(assert (let ((a!1 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (ite (= (ite (= a! 1) 2 1) 1) (= (- i! 1) 1) (= (- i! 1) 0)))
      (a!4 (and (= (ite (= a! 1) 2 1) 1) (= (- i! 1) 0))))
(let ((a!5 (and (= (simple-order-to-the-letter.lost p! a!2) a!3)
                (= (simple-order-to-the-letter.win p! a!2) a!4)
                (= (simple-order-to-the-letter.leaf a!2) (= (- i! 1) 0)))))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 a!5)))))
(assert (let ((a!1 (and (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= a! 3) 2 3) (- i! 1)))
      (a!3 (ite (= (ite (= a! 3) 2 3) 1) (= (- i! 1) 1) (= (- i! 1) 0)))
      (a!4 (and (= (ite (= a! 3) 2 3) 1) (= (- i! 1) 0))))
(let ((a!5 (and (= (simple-order-to-the-letter.lost p! a!2) a!3)
                (= (simple-order-to-the-letter.win p! a!2) a!4)
                (= (simple-order-to-the-letter.leaf a!2) (= (- i! 1) 0)))))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 a!5)))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   (simple-order-to-the-letter.simple p! a! i!))))
      (a!2 (and (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))))
      (a!3 (>= (simple-order-to-the-letter.rank
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))
               0))
      (a!4 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! a! i!)))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! a! i!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! a! i!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! a! i!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   (simple-order-to-the-letter.simple p! a! i!))))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! a! i!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! a! i!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! a! i!))))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1))))
(let ((a!5 (and (>= (simple-order-to-the-letter.rank a!4) 0)
                (< (simple-order-to-the-letter.rank a!4)
                   (simple-order-to-the-letter.rank
                     (simple-order-to-the-letter.simple p! a! i!))))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! a! i!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! a! i!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! a! i!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order-to-the-letter.leaf
                  (simple-order-to-the-letter.simple p! a! i!))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (= a! 1))))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= a! 3) 2 3) (- i! 1)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1))))
(let ((a!5 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)
                (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (simple-order-to-the-letter.simple p! a! i!) a!2)
                     a!7))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= a! 1) 2 1) (ite (= a! 3) 2 3)) true))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= a! 1) 2 1) (- i! 1))))
(let ((a!2 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)
                (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)
                a!1))
      (a!4 (= a!3
              (simple-order-to-the-letter.simple p! (ite (= a! 3) 2 3) (- i! 1)))))
(let ((a!5 (=> a!2
               (and (= (simple-order-to-the-letter.rank a!3) (- i! 1))
                    (xor a!4 true)))))
  (=> (>= (- i! 1) 0) a!5)))))
(assert (let ((a!1 (=> (and (simple-order-to-the-letter.win
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    (simple-order-to-the-letter.win
                      p!
                      (simple-order-to-the-letter.simple p! a! i!)))
               (= (simple-order-to-the-letter.simple p! a! i!)
                  (simple-order-to-the-letter.simple p! a! i!))))
      (a!2 (simple-order-to-the-letter.win
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               (simple-order-to-the-letter.no_win
                 p!
                 (simple-order-to-the-letter.simple p! a! i!))))))
(let ((a!3 (and (>= (simple-order-to-the-letter.no_win
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    0)
                (< (simple-order-to-the-letter.no_win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                (xor a!2 true))))
  (and (=> (simple-order-to-the-letter.win
             p!
             (simple-order-to-the-letter.simple p! a! i!))
           (simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.simple p! a! i!)))
       a!1
       (or (simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.simple p! a! i!))
           a!3)))))
(assert (let ((a!1 (= (simple-order-to-the-letter.lost
                p!
                (simple-order-to-the-letter.simple p! a! i!))
              (xor (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   true)))
      (a!2 (and (simple-order-to-the-letter.lost
                  p!
                  (simple-order-to-the-letter.simple p! a! i!))
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))))
      (a!4 (simple-order-to-the-letter.lost
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               (simple-order-to-the-letter.hope
                 p!
                 (simple-order-to-the-letter.simple p! a! i!))))))
(let ((a!3 (=> a!2
               (simple-order-to-the-letter.lost
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))))
      (a!5 (and (>= (simple-order-to-the-letter.hope
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    0)
                (< (simple-order-to-the-letter.hope
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                (xor a!4 true))))
(let ((a!6 (and a!3
                (or (simple-order-to-the-letter.lost
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    a!5))))
  (ite (simple-order-to-the-letter.leaf
         (simple-order-to-the-letter.simple p! a! i!))
       a!1
       a!6)))))
(assert (let ((a!1 (= (simple-order-to-the-letter.lost
                p!
                (simple-order-to-the-letter.simple p! a! i!))
              (xor (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   true)))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! a! i!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! a! i!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! a! i!))))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1)))
      (a!6 (simple-order-to-the-letter.lost
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               (simple-order-to-the-letter.hope
                 p!
                 (simple-order-to-the-letter.simple p! a! i!))))))
(let ((a!5 (=> (and (simple-order-to-the-letter.lost
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    a!2
                    a!3)
               (simple-order-to-the-letter.lost p! a!4)))
      (a!7 (and (>= (simple-order-to-the-letter.hope
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    0)
                (< (simple-order-to-the-letter.hope
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                (xor a!6 true))))
(let ((a!8 (and a!5
                (or (simple-order-to-the-letter.lost
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    a!7))))
  (ite (simple-order-to-the-letter.leaf
         (simple-order-to-the-letter.simple p! a! i!))
       a!1
       a!8)))))
(assert (let ((a!1 (= (simple-order-to-the-letter.lost
                p!
                (simple-order-to-the-letter.simple p! a! i!))
              (xor (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   true)))
      (a!2 (and (>= (simple-order-to-the-letter.hope
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    0)
                (< (simple-order-to-the-letter.hope
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))))
      (a!3 (simple-order-to-the-letter.lost
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               (simple-order-to-the-letter.hope
                 p!
                 (simple-order-to-the-letter.simple p! a! i!))))))
(let ((a!4 (=> (and (simple-order-to-the-letter.lost
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    a!2)
               a!3)))
(let ((a!5 (and a!4
                (or (simple-order-to-the-letter.lost
                      p!
                      (simple-order-to-the-letter.simple p! a! i!))
                    (and a!2 (xor a!3 true))))))
  (ite (simple-order-to-the-letter.leaf
         (simple-order-to-the-letter.simple p! a! i!))
       a!1
       a!5)))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.lost
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (ite (= a! 1) (= i! 1) (= i! 0)))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (and (= a! 1) (= i! 0)))
                (= (simple-order-to-the-letter.leaf
                     (simple-order-to-the-letter.simple p! a! i!))
                   (= i! 0)))))
(let ((a!2 (=> (>= i! 0) (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1))))
  (not a!2))))
(check-sat)
(exit)
