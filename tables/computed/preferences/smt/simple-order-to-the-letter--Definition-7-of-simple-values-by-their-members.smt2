; A model is not so: Definition 7 of simple values, by their members.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun simple-order-to-the-letter.each
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun p! () simple-order-to-the-letter.Player)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.each_x
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.lost
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.weaker
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
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
(declare-fun simple-order-to-the-letter.out_x
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.out_right
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.out_left
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Int)
(assert (let ((a!1 (and (simple-order-to-the-letter.win
                  p!
                  (simple-order-to-the-letter.simple p! b! j!))
                (xor (simple-order-to-the-letter.win
                       p!
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)
                (xor (simple-order-to-the-letter.lost
                       p!
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)))
      (a!2 (and (xor (simple-order-to-the-letter.win
                       p!
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (xor (simple-order-to-the-letter.lost
                       p!
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (simple-order-to-the-letter.lost
                  p!
                  (simple-order-to-the-letter.simple p! a! i!))))
      (a!3 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)
                (simple-order-to-the-letter.each_x
                  p!
                  (simple-order-to-the-letter.simple p! a! i!)
                  (simple-order-to-the-letter.simple p! b! j!))))
      (a!4 (xor (and (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!))
                     (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! j!)))
                true)))
(let ((a!5 (or a!1
               a!2
               (= (simple-order-to-the-letter.simple p! a! i!)
                  (simple-order-to-the-letter.simple p! b! j!))
               a!3
               (and a!4
                    (simple-order-to-the-letter.each
                      p!
                      (simple-order-to-the-letter.simple p! a! i!)
                      (simple-order-to-the-letter.simple p! b! j!))))))
  (= (simple-order-to-the-letter.weaker
       p!
       (simple-order-to-the-letter.simple p! a! i!)
       (simple-order-to-the-letter.simple p! b! j!))
     a!5))))
(assert (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
    (= (= (simple-order-to-the-letter.simple p! a! i!)
          (simple-order-to-the-letter.simple p! b! j!))
       (and (= a! b!) (= i! j!)))))
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
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   (simple-order-to-the-letter.simple p! b! j!))))
      (a!2 (and (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!)))))
      (a!3 (>= (simple-order-to-the-letter.rank
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))
               0))
      (a!4 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! j!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! b! j!)))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! b! j!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! b! j!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! b! j!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   (simple-order-to-the-letter.simple p! b! j!))))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! b! j!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! b! j!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! b! j!))))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1))))
(let ((a!5 (and (>= (simple-order-to-the-letter.rank a!4) 0)
                (< (simple-order-to-the-letter.rank a!4)
                   (simple-order-to-the-letter.rank
                     (simple-order-to-the-letter.simple p! b! j!))))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! b! j!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! b! j!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! b! j!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order-to-the-letter.leaf
                  (simple-order-to-the-letter.simple p! b! j!))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (= b! 1))))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= b! 1) 2 1) (- j! 1)))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= b! 3) 2 3) (- j! 1)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1))))
(let ((a!5 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= j! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (simple-order-to-the-letter.simple p! b! j!) a!2)
                     a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= b! 1) 2 1) (ite (= b! 3) 2 3)) true))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= b! 1) 2 1) (- j! 1))))
(let ((a!2 (and (>= (ite (= b! 1) 2 1) 1)
                (<= (ite (= b! 1) 2 1) 3)
                (>= (- j! 1) 0)
                (>= (ite (= b! 3) 2 3) 1)
                (<= (ite (= b! 3) 2 3) 3)
                (>= (- j! 1) 0)
                a!1))
      (a!4 (= a!3
              (simple-order-to-the-letter.simple p! (ite (= b! 3) 2 3) (- j! 1)))))
(let ((a!5 (=> a!2
               (and (= (simple-order-to-the-letter.rank a!3) (- j! 1))
                    (xor a!4 true)))))
  (=> (>= (- j! 1) 0) a!5)))))
(assert (let ((a!1 (simple-order-to-the-letter.each_x
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!4 (simple-order-to-the-letter.out_x
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!2 (and a!1
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))))
      (a!5 (xor (simple-order-to-the-letter.weaker
                  p!
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! a! i!)
                    a!4)
                  (simple-order-to-the-letter.simple p! b! j!))
                true)))
(let ((a!3 (=> a!2
               (simple-order-to-the-letter.weaker
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 (simple-order-to-the-letter.simple p! b! j!))))
      (a!6 (and (>= a!4 0)
                (< a!4
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                a!5)))
  (and a!3 (or a!1 a!6))))))
(assert (let ((a!1 (simple-order-to-the-letter.each
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!4 (simple-order-to-the-letter.out_left
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!5 (simple-order-to-the-letter.out_right
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!2 (and a!1
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!)))))
      (a!6 (xor (simple-order-to-the-letter.weaker
                  p!
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! a! i!)
                    a!4)
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! b! j!)
                    a!5))
                true)))
(let ((a!3 (=> a!2
               (simple-order-to-the-letter.weaker
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))))
      (a!7 (and (>= a!4 0)
                (< a!4
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                (>= a!5 0)
                (< a!5
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!)))
                a!6)))
  (and a!3 (or a!1 a!7))))))
(assert (let ((a!1 (simple-order-to-the-letter.each
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! b! j!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! b! j!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! b! j!))))
      (a!5 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1)))
      (a!7 (simple-order-to-the-letter.out_left
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!8 (simple-order-to-the-letter.out_right
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!4 (and a!1
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                a!2
                a!3))
      (a!9 (xor (simple-order-to-the-letter.weaker
                  p!
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! a! i!)
                    a!7)
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! b! j!)
                    a!8))
                true)))
(let ((a!6 (=> a!4
               (simple-order-to-the-letter.weaker
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 a!5)))
      (a!10 (and (>= a!7 0)
                 (< a!7
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! a! i!)))
                 (>= a!8 0)
                 (< a!8
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! b! j!)))
                 a!9)))
  (and a!6 (or a!1 a!10))))))
(assert (let ((a!1 (simple-order-to-the-letter.each_x
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
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
      (a!5 (simple-order-to-the-letter.out_x
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!6 (xor (simple-order-to-the-letter.weaker
                  p!
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! a! i!)
                    a!5)
                  (simple-order-to-the-letter.simple p! b! j!))
                true)))
(let ((a!7 (and (>= a!5 0)
                (< a!5
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))
                a!6)))
  (and (=> (and a!1 a!2 a!3)
           (simple-order-to-the-letter.weaker
             p!
             a!4
             (simple-order-to-the-letter.simple p! b! j!)))
       (or a!1 a!7))))))
(assert (let ((a!1 (simple-order-to-the-letter.each
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! a! i!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! a! i!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! a! i!))))
      (a!5 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1)))
      (a!7 (simple-order-to-the-letter.out_left
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!8 (simple-order-to-the-letter.out_right
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!4 (and a!1
                a!2
                a!3
                (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!)))))
      (a!9 (xor (simple-order-to-the-letter.weaker
                  p!
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! a! i!)
                    a!7)
                  (simple-order-to-the-letter.member
                    (simple-order-to-the-letter.simple p! b! j!)
                    a!8))
                true)))
(let ((a!6 (=> a!4
               (simple-order-to-the-letter.weaker
                 p!
                 a!5
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))))
      (a!10 (and (>= a!7 0)
                 (< a!7
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! a! i!)))
                 (>= a!8 0)
                 (< a!8
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! b! j!)))
                 a!9)))
  (and a!6 (or a!1 a!10))))))
(assert (let ((a!1 (simple-order-to-the-letter.each
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! a! i!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! a! i!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! a! i!))))
      (a!4 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! b! j!))
                  1)
               0))
      (a!5 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! b! j!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! b! j!))))
      (a!6 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1)))
      (a!7 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1)))
      (a!8 (simple-order-to-the-letter.out_left
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!9 (simple-order-to-the-letter.out_right
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!10 (xor (simple-order-to-the-letter.weaker
                   p!
                   (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     a!8)
                   (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     a!9))
                 true)))
(let ((a!11 (and (>= a!8 0)
                 (< a!8
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! a! i!)))
                 (>= a!9 0)
                 (< a!9
                    (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! b! j!)))
                 a!10)))
  (and (=> (and a!1 a!2 a!3 a!4 a!5)
           (simple-order-to-the-letter.weaker p! a!6 a!7))
       (or a!1 a!11))))))
(assert (let ((a!1 (and (simple-order-to-the-letter.win
                  p!
                  (simple-order-to-the-letter.simple p! b! j!))
                (xor (simple-order-to-the-letter.win
                       p!
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)
                (xor (simple-order-to-the-letter.lost
                       p!
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)))
      (a!2 (and (xor (simple-order-to-the-letter.win
                       p!
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (xor (simple-order-to-the-letter.lost
                       p!
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (simple-order-to-the-letter.lost
                  p!
                  (simple-order-to-the-letter.simple p! a! i!))))
      (a!3 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!4 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!5 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!6 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or a!1
               a!2
               (and (= a! b!) (= i! j!))
               (and (> i! 0)
                    (simple-order-to-the-letter.weaker
                      p!
                      a!3
                      (simple-order-to-the-letter.simple p! b! j!))
                    (simple-order-to-the-letter.weaker
                      p!
                      a!4
                      (simple-order-to-the-letter.simple p! b! j!)))
               (and (> (+ i! j!) 0)
                    (simple-order-to-the-letter.weaker p! a!3 a!5)
                    (simple-order-to-the-letter.weaker p! a!3 a!6)
                    (simple-order-to-the-letter.weaker p! a!4 a!5)
                    (simple-order-to-the-letter.weaker p! a!4 a!6)))))
(let ((a!8 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order-to-the-letter.weaker
                    p!
                    (simple-order-to-the-letter.simple p! a! i!)
                    (simple-order-to-the-letter.simple p! b! j!))
                  a!7))))
  (not a!8)))))
(check-sat)
(exit)
