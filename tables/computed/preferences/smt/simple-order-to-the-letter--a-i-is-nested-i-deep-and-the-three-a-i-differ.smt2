; A model is not so: a_i is nested i deep, and the three a_i differ.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun i! () Int)
(declare-fun p! () simple-order-to-the-letter.Player)
(declare-fun simple-order-to-the-letter.rank
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun a! () Int)
(declare-fun simple-order-to-the-letter.member
             (simple-order-to-the-letter.Value Int)
             simple-order-to-the-letter.Value)
(declare-fun simple-order-to-the-letter.count
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun b! () Int)
(declare-fun simple-order-to-the-letter.number
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Int)
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 1 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 1 (- i! 1))
                   (simple-order-to-the-letter.simple p! 2 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 1 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 1 (- i! 1))
                   (simple-order-to-the-letter.simple p! 3 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 2 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 2 (- i! 1))
                   (simple-order-to-the-letter.simple p! 3 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 2 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 2 (- i! 1))
                   (simple-order-to-the-letter.simple p! 1 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 3 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 3 (- i! 1))
                   (simple-order-to-the-letter.simple p! 1 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
(assert (let ((a!1 (and (and (>= (- i! 1) 0) true) (and (>= (- i! 1) 0) true) true))
      (a!2 (= (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! 3 (- i! 1)))
              (- i! 1)))
      (a!3 (xor (= (simple-order-to-the-letter.simple p! 3 (- i! 1))
                   (simple-order-to-the-letter.simple p! 2 (- i! 1)))
                true)))
  (=> (and (>= (- i! 1) 0) (< (- i! 1) i!)) (=> a!1 (and a!2 a!3)))))
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
(assert (let ((a!1 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  1))))
      (a!2 (+ (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  1))
              1))
      (a!3 (+ (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  0))
              1)))
  (=> (= (simple-order-to-the-letter.count
           (simple-order-to-the-letter.simple p! a! i!))
         2)
      (= (simple-order-to-the-letter.rank
           (simple-order-to-the-letter.simple p! a! i!))
         (ite a!1 a!2 a!3)))))
(assert (= (simple-order-to-the-letter.leaf
     (simple-order-to-the-letter.simple p! a! i!))
   (= (simple-order-to-the-letter.rank
        (simple-order-to-the-letter.simple p! a! i!))
      0)))
(assert (let ((a!1 (and (simple-order-to-the-letter.leaf
                  (simple-order-to-the-letter.simple p! b! i!))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! b! i!))
                   (= b! 1))))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= b! 1) 2 1) (- i! 1)))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= b! 3) 2 3) (- i! 1)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! i!))
                1))))
(let ((a!5 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! i!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! i!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! i!))
                     true)
                (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! i!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (simple-order-to-the-letter.simple p! b! i!) a!2)
                     a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! i!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! i!)
                  1))))
      (a!2 (+ (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! i!)
                  1))
              1))
      (a!3 (+ (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! i!)
                  0))
              1)))
  (=> (= (simple-order-to-the-letter.count
           (simple-order-to-the-letter.simple p! b! i!))
         2)
      (= (simple-order-to-the-letter.rank
           (simple-order-to-the-letter.simple p! b! i!))
         (ite a!1 a!2 a!3)))))
(assert (= (simple-order-to-the-letter.leaf
     (simple-order-to-the-letter.simple p! b! i!))
   (= (simple-order-to-the-letter.rank
        (simple-order-to-the-letter.simple p! b! i!))
      0)))
(assert (=> (and (>= a! 1) (<= a! 3) true)
    (= (simple-order-to-the-letter.number
         p!
         (simple-order-to-the-letter.simple p! a! 0))
       a!)))
(assert (=> (and (>= b! 1) (<= b! 3) true)
    (= (simple-order-to-the-letter.number
         p!
         (simple-order-to-the-letter.simple p! b! 0))
       b!)))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.rank
                     (simple-order-to-the-letter.simple p! a! i!))
                   i!)
                (xor (= (simple-order-to-the-letter.simple p! a! i!)
                        (simple-order-to-the-letter.simple p! b! i!))
                     true))))
(let ((a!2 (=> (and (>= a! 1)
                    (<= a! 3)
                    (>= i! 0)
                    (>= b! 1)
                    (<= b! 3)
                    (>= i! 0)
                    (xor (= a! b!) true))
               a!1)))
  (not (=> (>= i! 0) a!2)))))
(check-sat)
(exit)
