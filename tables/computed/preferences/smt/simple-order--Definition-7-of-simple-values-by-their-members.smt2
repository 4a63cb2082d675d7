; A model is not so: Definition 7 of simple values, by their members.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-fun simple-order.each (simple-order.Value simple-order.Value) Bool)
(declare-fun simple-order.simple (Int Int) simple-order.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.each_x (simple-order.Value simple-order.Value) Bool)
(declare-fun simple-order.lost (simple-order.Value) Bool)
(declare-fun simple-order.win (simple-order.Value) Bool)
(declare-fun simple-order.weaker (simple-order.Value simple-order.Value) Bool)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.exponent (simple-order.Value) Int)
(declare-fun simple-order.base (simple-order.Value) Int)
(declare-fun simple-order.out_x (simple-order.Value simple-order.Value) Int)
(declare-fun simple-order.out_right (simple-order.Value simple-order.Value) Int)
(declare-fun simple-order.out_left (simple-order.Value simple-order.Value) Int)
(assert (let ((a!1 (and (simple-order.win (simple-order.simple b! j!))
                (xor (simple-order.win (simple-order.simple a! i!)) true)
                (xor (simple-order.lost (simple-order.simple a! i!)) true)))
      (a!2 (and (xor (simple-order.win (simple-order.simple b! j!)) true)
                (xor (simple-order.lost (simple-order.simple b! j!)) true)
                (simple-order.lost (simple-order.simple a! i!))))
      (a!3 (and (xor (simple-order.leaf (simple-order.simple a! i!)) true)
                (simple-order.each_x
                  (simple-order.simple a! i!)
                  (simple-order.simple b! j!))))
      (a!4 (xor (and (simple-order.leaf (simple-order.simple a! i!))
                     (simple-order.leaf (simple-order.simple b! j!)))
                true)))
(let ((a!5 (or a!1
               a!2
               (and (simple-order.win (simple-order.simple b! j!))
                    (simple-order.lost (simple-order.simple a! i!)))
               (= (simple-order.simple a! i!) (simple-order.simple b! j!))
               a!3
               (and a!4
                    (simple-order.each
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))))))
  (= (simple-order.weaker
       (simple-order.simple a! i!)
       (simple-order.simple b! j!))
     a!5))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple a! i!)) 1)
                (= (simple-order.member (simple-order.simple a! i!) 0)
                   (simple-order.simple a! i!))))
      (a!2 (and (>= 0 0) (< 0 (simple-order.count (simple-order.simple a! i!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple a! i!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple a! i!) 0))
              (simple-order.rank (simple-order.simple a! i!)))))
  (and (>= (simple-order.count (simple-order.simple a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple a! i!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple a! i!)) 1)
                (= (simple-order.member (simple-order.simple a! i!) 0)
                   (simple-order.simple a! i!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple a! i!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple a! i!)) 1)
              (simple-order.count (simple-order.simple a! i!))))
      (a!4 (simple-order.member
             (simple-order.simple a! i!)
             (- (simple-order.count (simple-order.simple a! i!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple a! i!))))))
  (and (>= (simple-order.count (simple-order.simple a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple a! i!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple a! i!))
                (= (simple-order.win (simple-order.simple a! i!)) (= a! 1))))
      (a!2 (simple-order.simple (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (simple-order.simple (ite (= a! 3) 2 3) (- i! 1)))
      (a!4 (simple-order.member
             (simple-order.simple a! i!)
             (- (simple-order.count (simple-order.simple a! i!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple a! i!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple a! i!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple a! i!)) true)
                (= (simple-order.count (simple-order.simple a! i!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple a! i!) a!2) a!7))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (and (= (simple-order.base (simple-order.simple a! i!)) a!)
                (= (simple-order.exponent (simple-order.simple a! i!)) i!))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1)))
(assert (let ((a!1 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)))
      (a!2 (simple-order.simple (ite (= a! 1) 2 1) (- i! 1))))
(let ((a!3 (and (= (simple-order.base a!2) (ite (= a! 1) 2 1))
                (= (simple-order.exponent a!2) (- i! 1)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)))
      (a!2 (simple-order.simple (ite (= a! 3) 2 3) (- i! 1))))
(let ((a!3 (and (= (simple-order.base a!2) (ite (= a! 3) 2 3))
                (= (simple-order.exponent a!2) (- i! 1)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple b! j!)) 1)
                (= (simple-order.member (simple-order.simple b! j!) 0)
                   (simple-order.simple b! j!))))
      (a!2 (and (>= 0 0) (< 0 (simple-order.count (simple-order.simple b! j!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple b! j!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple b! j!) 0))
              (simple-order.rank (simple-order.simple b! j!)))))
  (and (>= (simple-order.count (simple-order.simple b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple b! j!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple b! j!)) 1)
                (= (simple-order.member (simple-order.simple b! j!) 0)
                   (simple-order.simple b! j!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple b! j!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple b! j!)) 1)
              (simple-order.count (simple-order.simple b! j!))))
      (a!4 (simple-order.member
             (simple-order.simple b! j!)
             (- (simple-order.count (simple-order.simple b! j!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple b! j!))))))
  (and (>= (simple-order.count (simple-order.simple b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple b! j!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple b! j!))
                (= (simple-order.win (simple-order.simple b! j!)) (= b! 1))))
      (a!2 (simple-order.simple (ite (= b! 1) 2 1) (- j! 1)))
      (a!3 (simple-order.simple (ite (= b! 3) 2 3) (- j! 1)))
      (a!4 (simple-order.member
             (simple-order.simple b! j!)
             (- (simple-order.count (simple-order.simple b! j!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple b! j!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple b! j!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple b! j!)) true)
                (= (simple-order.count (simple-order.simple b! j!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= j! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple b! j!) a!2) a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!8))))))
(assert (let ((a!1 (and (= (simple-order.base (simple-order.simple b! j!)) b!)
                (= (simple-order.exponent (simple-order.simple b! j!)) j!))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!1)))
(assert (let ((a!1 (and (>= (ite (= b! 1) 2 1) 1)
                (<= (ite (= b! 1) 2 1) 3)
                (>= (- j! 1) 0)))
      (a!2 (simple-order.simple (ite (= b! 1) 2 1) (- j! 1))))
(let ((a!3 (and (= (simple-order.base a!2) (ite (= b! 1) 2 1))
                (= (simple-order.exponent a!2) (- j! 1)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and (>= (ite (= b! 3) 2 3) 1)
                (<= (ite (= b! 3) 2 3) 3)
                (>= (- j! 1) 0)))
      (a!2 (simple-order.simple (ite (= b! 3) 2 3) (- j! 1))))
(let ((a!3 (and (= (simple-order.base a!2) (ite (= b! 3) 2 3))
                (= (simple-order.exponent a!2) (- j! 1)))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and (simple-order.each_x
                  (simple-order.simple a! i!)
                  (simple-order.simple b! j!))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple a! i!)))))
      (a!3 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_x
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.simple b! j!))))
(let ((a!2 (=> a!1
               (simple-order.weaker
                 (simple-order.member (simple-order.simple a! i!) 0)
                 (simple-order.simple b! j!))))
      (a!4 (and (>= (simple-order.out_x
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_x
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (xor a!3 true))))
  (and a!2
       (or (simple-order.each_x
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!4)))))
(assert (let ((a!1 (and (simple-order.each
                  (simple-order.simple a! i!)
                  (simple-order.simple b! j!))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple a! i!)))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple b! j!)))))
      (a!3 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_left
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.member
               (simple-order.simple b! j!)
               (simple-order.out_right
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!))))))
(let ((a!2 (=> a!1
               (simple-order.weaker
                 (simple-order.member (simple-order.simple a! i!) 0)
                 (simple-order.member (simple-order.simple b! j!) 0))))
      (a!4 (and (>= (simple-order.out_left
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_left
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (>= (simple-order.out_right
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_right
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple b! j!)))
                (xor a!3 true))))
  (and a!2
       (or (simple-order.each
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!4)))))
(assert (let ((a!1 (>= (- (simple-order.count (simple-order.simple b! j!)) 1) 0))
      (a!2 (< (- (simple-order.count (simple-order.simple b! j!)) 1)
              (simple-order.count (simple-order.simple b! j!))))
      (a!4 (simple-order.member
             (simple-order.simple b! j!)
             (- (simple-order.count (simple-order.simple b! j!)) 1)))
      (a!6 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_left
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.member
               (simple-order.simple b! j!)
               (simple-order.out_right
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!))))))
(let ((a!3 (and (simple-order.each
                  (simple-order.simple a! i!)
                  (simple-order.simple b! j!))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple a! i!)))
                a!1
                a!2))
      (a!7 (and (>= (simple-order.out_left
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_left
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (>= (simple-order.out_right
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_right
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple b! j!)))
                (xor a!6 true))))
(let ((a!5 (=> a!3
               (simple-order.weaker
                 (simple-order.member (simple-order.simple a! i!) 0)
                 a!4))))
  (and a!5
       (or (simple-order.each
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!7))))))
(assert (let ((a!1 (>= (- (simple-order.count (simple-order.simple a! i!)) 1) 0))
      (a!2 (< (- (simple-order.count (simple-order.simple a! i!)) 1)
              (simple-order.count (simple-order.simple a! i!))))
      (a!3 (simple-order.member
             (simple-order.simple a! i!)
             (- (simple-order.count (simple-order.simple a! i!)) 1)))
      (a!5 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_x
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.simple b! j!))))
(let ((a!4 (=> (and (simple-order.each_x
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    a!1
                    a!2)
               (simple-order.weaker a!3 (simple-order.simple b! j!))))
      (a!6 (and (>= (simple-order.out_x
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_x
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (xor a!5 true))))
  (and a!4
       (or (simple-order.each_x
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!6)))))
(assert (let ((a!1 (>= (- (simple-order.count (simple-order.simple a! i!)) 1) 0))
      (a!2 (< (- (simple-order.count (simple-order.simple a! i!)) 1)
              (simple-order.count (simple-order.simple a! i!))))
      (a!4 (simple-order.member
             (simple-order.simple a! i!)
             (- (simple-order.count (simple-order.simple a! i!)) 1)))
      (a!6 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_left
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.member
               (simple-order.simple b! j!)
               (simple-order.out_right
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!))))))
(let ((a!3 (and (simple-order.each
                  (simple-order.simple a! i!)
                  (simple-order.simple b! j!))
                a!1
                a!2
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple b! j!)))))
      (a!7 (and (>= (simple-order.out_left
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_left
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (>= (simple-order.out_right
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_right
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple b! j!)))
                (xor a!6 true))))
(let ((a!5 (=> a!3
               (simple-order.weaker
                 a!4
                 (simple-order.member (simple-order.simple b! j!) 0)))))
  (and a!5
       (or (simple-order.each
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!7))))))
(assert (let ((a!1 (>= (- (simple-order.count (simple-order.simple a! i!)) 1) 0))
      (a!2 (< (- (simple-order.count (simple-order.simple a! i!)) 1)
              (simple-order.count (simple-order.simple a! i!))))
      (a!3 (>= (- (simple-order.count (simple-order.simple b! j!)) 1) 0))
      (a!4 (< (- (simple-order.count (simple-order.simple b! j!)) 1)
              (simple-order.count (simple-order.simple b! j!))))
      (a!5 (simple-order.member
             (simple-order.simple a! i!)
             (- (simple-order.count (simple-order.simple a! i!)) 1)))
      (a!6 (simple-order.member
             (simple-order.simple b! j!)
             (- (simple-order.count (simple-order.simple b! j!)) 1)))
      (a!8 (simple-order.weaker
             (simple-order.member
               (simple-order.simple a! i!)
               (simple-order.out_left
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!)))
             (simple-order.member
               (simple-order.simple b! j!)
               (simple-order.out_right
                 (simple-order.simple a! i!)
                 (simple-order.simple b! j!))))))
(let ((a!7 (=> (and (simple-order.each
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    a!1
                    a!2
                    a!3
                    a!4)
               (simple-order.weaker a!5 a!6)))
      (a!9 (and (>= (simple-order.out_left
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_left
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple a! i!)))
                (>= (simple-order.out_right
                      (simple-order.simple a! i!)
                      (simple-order.simple b! j!))
                    0)
                (< (simple-order.out_right
                     (simple-order.simple a! i!)
                     (simple-order.simple b! j!))
                   (simple-order.count (simple-order.simple b! j!)))
                (xor a!8 true))))
  (and a!7
       (or (simple-order.each
             (simple-order.simple a! i!)
             (simple-order.simple b! j!))
           a!9)))))
(assert (let ((a!1 (and (simple-order.win (simple-order.simple b! j!))
                (xor (simple-order.win (simple-order.simple a! i!)) true)
                (xor (simple-order.lost (simple-order.simple a! i!)) true)))
      (a!2 (and (xor (simple-order.win (simple-order.simple b! j!)) true)
                (xor (simple-order.lost (simple-order.simple b! j!)) true)
                (simple-order.lost (simple-order.simple a! i!))))
      (a!3 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!4 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!5 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!6 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or a!1
               a!2
               (and (simple-order.win (simple-order.simple b! j!))
                    (simple-order.lost (simple-order.simple a! i!)))
               (and (= a! b!) (= i! j!))
               (and (> i! 0)
                    (simple-order.weaker a!3 (simple-order.simple b! j!))
                    (simple-order.weaker a!4 (simple-order.simple b! j!)))
               (and (> (+ i! j!) 0)
                    (simple-order.weaker a!3 a!5)
                    (simple-order.weaker a!3 a!6)
                    (simple-order.weaker a!4 a!5)
                    (simple-order.weaker a!4 a!6)))))
(let ((a!8 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.weaker
                    (simple-order.simple a! i!)
                    (simple-order.simple b! j!))
                  a!7))))
  (not a!8)))))
(check-sat)
(exit)
