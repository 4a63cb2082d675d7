; A model is not so: when a_i <=_p b_j: the same, a loss and none, below 1, or 2_2 and 3_1, or 3_2
; and 2_1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun b! () Int)
(declare-fun a! () Int)
(declare-fun i! () Int)
(declare-fun j! () Int)
(declare-fun simple-order-to-the-letter.weaker
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun p! () simple-order-to-the-letter.Player)
(declare-fun simple-order-to-the-letter.lost
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.Value)
             Bool)
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) j!))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1))))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)))
      (a!4 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!5 (and (= a!2 b!) (= (ite (= i! 0) 0 (- i! 1)) j!)))
      (a!6 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!8 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                (= j! 1)
                (> a!2 1)
                (> b! 1)
                (distinct a!2 b!))))
(let ((a!7 (and a!6
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!9 (or a!5 (and (and (= b! 1) (= j! 0)) (xor a!6 true)) a!7 a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) j!))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3))))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)))
      (a!4 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!5 (and (= a!2 b!) (= (ite (= i! 0) 0 (- i! 1)) j!)))
      (a!6 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!8 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                (= j! 1)
                (> a!2 1)
                (> b! 1)
                (distinct a!2 b!))))
(let ((a!7 (and a!6
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!9 (or a!5 (and (and (= b! 1) (= j! 0)) (xor a!6 true)) a!7 a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!9 (= (ite (= j! 0) 0 (- j! 1)) 1)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (and (= a!2 a!3)
                (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))))
      (a!8 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!11 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                 a!9
                 (> a!2 1)
                 (> a!3 1)
                 (distinct a!2 a!3))))
(let ((a!10 (and a!8
                 (xor (ite (= a!3 1) a!9 a!7) true)
                 (xor (and (= a!3 1) a!7) true))))
(let ((a!12 (or a!6 (and (and (= a!3 1) a!7) (xor a!8 true)) a!10 a!11)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!12))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!9 (= (ite (= j! 0) 0 (- j! 1)) 1)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (and (= a!2 a!3)
                (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))))
      (a!8 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!11 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                 a!9
                 (> a!2 1)
                 (> a!3 1)
                 (distinct a!2 a!3))))
(let ((a!10 (and a!8
                 (xor (ite (= a!3 1) a!9 a!7) true)
                 (xor (and (= a!3 1) a!7) true))))
(let ((a!12 (or a!6 (and (and (= a!3 1) a!7) (xor a!8 true)) a!10 a!11)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!12))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!9 (= (ite (= j! 0) 0 (- j! 1)) 1)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (and (= a!2 a!3)
                (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))))
      (a!8 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!11 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                 a!9
                 (> a!2 1)
                 (> a!3 1)
                 (distinct a!2 a!3))))
(let ((a!10 (and a!8
                 (xor (ite (= a!3 1) a!9 a!7) true)
                 (xor (and (= a!3 1) a!7) true))))
(let ((a!12 (or a!6 (and (and (= a!3 1) a!7) (xor a!8 true)) a!10 a!11)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!12))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!9 (= (ite (= j! 0) 0 (- j! 1)) 1)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (and (= a!2 a!3)
                (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))))
      (a!8 (ite (= a!2 1)
                (= (ite (= i! 0) 0 (- i! 1)) 1)
                (= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!11 (and (= (ite (= i! 0) 0 (- i! 1)) 2)
                 a!9
                 (> a!2 1)
                 (> a!3 1)
                 (distinct a!2 a!3))))
(let ((a!10 (and a!8
                 (xor (ite (= a!3 1) a!9 a!7) true)
                 (xor (and (= a!3 1) a!7) true))))
(let ((a!12 (or a!6 (and (and (= a!3 1) a!7) (xor a!8 true)) a!10 a!11)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!12))))))))
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
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
      (= (simple-order-to-the-letter.weaker
           p!
           (simple-order-to-the-letter.simple p! a! i!)
           (simple-order-to-the-letter.simple p! b! j!))
         a!7)))))
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
  (=> (>= i! 0) (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.lost
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (ite (= b! 1) (= j! 1) (= j! 0)))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (and (= b! 1) (= j! 0)))
                (= (simple-order-to-the-letter.leaf
                     (simple-order-to-the-letter.simple p! b! j!))
                   (= j! 0)))))
  (=> (>= j! 0) (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!1))))
(assert (let ((a!1 (ite (= a! 1) (= i! 1) (= i! 0))))
(let ((a!2 (and a!1
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!3 (or (and (= a! b!) (= i! j!))
               (and (and (= b! 1) (= j! 0)) (xor a!1 true))
               a!2
               (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))))
(let ((a!4 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order-to-the-letter.weaker
                    p!
                    (simple-order-to-the-letter.simple p! a! i!)
                    (simple-order-to-the-letter.simple p! b! j!))
                  a!3))))
  (not (=> (>= (+ i! j!) 0) a!4)))))))
(check-sat)
(exit)
