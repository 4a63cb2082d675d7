; A model is not so: the only group that cannot win is the first, the only one that must is that of
; 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort indifferent-both-sides.Value 0)
(declare-sort indifferent-both-sides.Player 0)
(declare-fun g! () Int)
(declare-fun indifferent-both-sides.win
             (indifferent-both-sides.Player indifferent-both-sides.Value)
             Bool)
(declare-fun indifferent-both-sides.simple
             (indifferent-both-sides.Player Int Int)
             indifferent-both-sides.Value)
(declare-fun p! () indifferent-both-sides.Player)
(declare-fun indifferent-both-sides.lost
             (indifferent-both-sides.Player indifferent-both-sides.Value)
             Bool)
(declare-fun indifferent-both-sides.rank (indifferent-both-sides.Value) Int)
(declare-fun indifferent-both-sides.member
             (indifferent-both-sides.Value Int)
             indifferent-both-sides.Value)
(declare-fun indifferent-both-sides.count (indifferent-both-sides.Value) Int)
(declare-fun indifferent-both-sides.leaf (indifferent-both-sides.Value) Bool)
(declare-fun indifferent-both-sides.hope
             (indifferent-both-sides.Player indifferent-both-sides.Value)
             Int)
(declare-fun indifferent-both-sides.no_win
             (indifferent-both-sides.Player indifferent-both-sides.Value)
             Int)
(assert (let ((a!1 (and (>= (+ (- g! 1) 1) 0) (< (+ (- g! 1) 1) (+ g! 1))))
      (a!2 (indifferent-both-sides.simple
             p!
             (ite (= (- g! 1) (- 1)) 1 2)
             (ite (= (- g! 1) (- 1)) 0 (- g! 1)))))
(let ((a!3 (and (= (indifferent-both-sides.lost p! a!2) (= (- g! 1) 0))
                (= (indifferent-both-sides.win p! a!2) (= (- g! 1) (- 1))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (and (>= (+ (- g! 2) 1) 0) (< (+ (- g! 2) 1) (+ g! 1))))
      (a!2 (indifferent-both-sides.simple
             p!
             (ite (= (- g! 2) (- 1)) 1 2)
             (ite (= (- g! 2) (- 1)) 0 (- g! 2)))))
(let ((a!3 (and (= (indifferent-both-sides.lost p! a!2) (= (- g! 2) 0))
                (= (indifferent-both-sides.win p! a!2) (= (- g! 2) (- 1))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (and (>= (indifferent-both-sides.rank
                      (indifferent-both-sides.member a!1 0))
                    0)
                (< (indifferent-both-sides.rank
                     (indifferent-both-sides.member a!1 0))
                   (indifferent-both-sides.rank a!1)))))
(let ((a!3 (=> (and (>= 0 0) (< 0 (indifferent-both-sides.count a!1))) a!2)))
(let ((a!4 (ite (indifferent-both-sides.leaf a!1)
                (and (= (indifferent-both-sides.count a!1) 1)
                     (= (indifferent-both-sides.member a!1 0) a!1))
                a!3)))
  (and (>= (indifferent-both-sides.count a!1) 1)
       (>= (indifferent-both-sides.rank a!1) 0)
       a!4))))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (and (>= (- (indifferent-both-sides.count a!1) 1) 0)
                (< (- (indifferent-both-sides.count a!1) 1)
                   (indifferent-both-sides.count a!1))))
      (a!3 (indifferent-both-sides.rank
             (indifferent-both-sides.member
               a!1
               (- (indifferent-both-sides.count a!1) 1)))))
(let ((a!4 (=> a!2 (and (>= a!3 0) (< a!3 (indifferent-both-sides.rank a!1))))))
(let ((a!5 (ite (indifferent-both-sides.leaf a!1)
                (and (= (indifferent-both-sides.count a!1) 1)
                     (= (indifferent-both-sides.member a!1 0) a!1))
                a!4)))
  (and (>= (indifferent-both-sides.count a!1) 1)
       (>= (indifferent-both-sides.rank a!1) 0)
       a!5))))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (=> (and (indifferent-both-sides.lost p! a!1)
                    (>= 0 0)
                    (< 0 (indifferent-both-sides.count a!1)))
               (indifferent-both-sides.lost
                 p!
                 (indifferent-both-sides.member a!1 0))))
      (a!3 (xor (indifferent-both-sides.lost
                  p!
                  (indifferent-both-sides.member
                    a!1
                    (indifferent-both-sides.hope p! a!1)))
                true)))
(let ((a!4 (or (indifferent-both-sides.lost p! a!1)
               (and (>= (indifferent-both-sides.hope p! a!1) 0)
                    (< (indifferent-both-sides.hope p! a!1)
                       (indifferent-both-sides.count a!1))
                    a!3))))
  (ite (indifferent-both-sides.leaf a!1)
       (= (indifferent-both-sides.lost p! a!1)
          (xor (indifferent-both-sides.win p! a!1) true))
       (and a!2 a!4))))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (and (indifferent-both-sides.lost p! a!1)
                (>= (- (indifferent-both-sides.count a!1) 1) 0)
                (< (- (indifferent-both-sides.count a!1) 1)
                   (indifferent-both-sides.count a!1))))
      (a!3 (indifferent-both-sides.lost
             p!
             (indifferent-both-sides.member
               a!1
               (- (indifferent-both-sides.count a!1) 1))))
      (a!4 (xor (indifferent-both-sides.lost
                  p!
                  (indifferent-both-sides.member
                    a!1
                    (indifferent-both-sides.hope p! a!1)))
                true)))
(let ((a!5 (or (indifferent-both-sides.lost p! a!1)
               (and (>= (indifferent-both-sides.hope p! a!1) 0)
                    (< (indifferent-both-sides.hope p! a!1)
                       (indifferent-both-sides.count a!1))
                    a!4))))
  (ite (indifferent-both-sides.leaf a!1)
       (= (indifferent-both-sides.lost p! a!1)
          (xor (indifferent-both-sides.win p! a!1) true))
       (and (=> a!2 a!3) a!5))))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (and (>= (indifferent-both-sides.hope p! a!1) 0)
                (< (indifferent-both-sides.hope p! a!1)
                   (indifferent-both-sides.count a!1))))
      (a!4 (xor (indifferent-both-sides.lost
                  p!
                  (indifferent-both-sides.member
                    a!1
                    (indifferent-both-sides.hope p! a!1)))
                true)))
(let ((a!3 (=> (and (indifferent-both-sides.lost p! a!1) a!2)
               (indifferent-both-sides.lost
                 p!
                 (indifferent-both-sides.member
                   a!1
                   (indifferent-both-sides.hope p! a!1))))))
  (ite (indifferent-both-sides.leaf a!1)
       (= (indifferent-both-sides.lost p! a!1)
          (xor (indifferent-both-sides.win p! a!1) true))
       (and a!3 (or (indifferent-both-sides.lost p! a!1) (and a!2 a!4))))))))
(assert (let ((a!1 (and (= (indifferent-both-sides.simple p! 2 g!)
                   (indifferent-both-sides.simple p! 3 g!))
                (= (indifferent-both-sides.simple p! 2 g!)
                   (indifferent-both-sides.simple p! 1 (+ g! 1)))
                (= (indifferent-both-sides.rank
                     (indifferent-both-sides.simple p! 2 g!))
                   g!)
                (xor (indifferent-both-sides.win
                       p!
                       (indifferent-both-sides.simple p! 2 g!))
                     true))))
  (=> (>= g! 0) a!1)))
(assert (let ((a!1 (= (indifferent-both-sides.simple p! 2 (- g! 1))
              (indifferent-both-sides.simple p! 1 (+ (- g! 1) 1))))
      (a!2 (= (indifferent-both-sides.rank
                (indifferent-both-sides.simple p! 2 (- g! 1)))
              (- g! 1)))
      (a!3 (xor (indifferent-both-sides.win
                  p!
                  (indifferent-both-sides.simple p! 2 (- g! 1)))
                true)))
(let ((a!4 (and (= (indifferent-both-sides.simple p! 2 (- g! 1))
                   (indifferent-both-sides.simple p! 3 (- g! 1)))
                a!1
                a!2
                a!3)))
  (=> (>= (- g! 1) 0) a!4))))
(assert (let ((a!1 (= (indifferent-both-sides.simple p! 2 (- g! 2))
              (indifferent-both-sides.simple p! 1 (+ (- g! 2) 1))))
      (a!2 (= (indifferent-both-sides.rank
                (indifferent-both-sides.simple p! 2 (- g! 2)))
              (- g! 2)))
      (a!3 (xor (indifferent-both-sides.win
                  p!
                  (indifferent-both-sides.simple p! 2 (- g! 2)))
                true)))
(let ((a!4 (and (= (indifferent-both-sides.simple p! 2 (- g! 2))
                   (indifferent-both-sides.simple p! 3 (- g! 2)))
                a!1
                a!2
                a!3)))
  (=> (>= (- g! 2) 0) a!4))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
  (= (indifferent-both-sides.leaf a!1) (= (indifferent-both-sides.rank a!1) 0))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= (- g! 1) (- 1)) 1 2)
             (ite (= (- g! 1) (- 1)) 0 (- g! 1)))))
  (= (indifferent-both-sides.leaf a!1) (= (indifferent-both-sides.rank a!1) 0))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= (- g! 2) (- 1)) 1 2)
             (ite (= (- g! 2) (- 1)) 0 (- g! 2)))))
  (= (indifferent-both-sides.leaf a!1) (= (indifferent-both-sides.rank a!1) 0))))
(assert (let ((a!1 (and (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 2 g!))
                (= (indifferent-both-sides.win
                     p!
                     (indifferent-both-sides.simple p! 2 g!))
                   (= 2 1))))
      (a!2 (indifferent-both-sides.simple p! (ite (= 2 1) 2 1) (- g! 1)))
      (a!3 (indifferent-both-sides.simple p! (ite (= 2 3) 2 3) (- g! 1)))
      (a!4 (indifferent-both-sides.member
             (indifferent-both-sides.simple p! 2 g!)
             (- (indifferent-both-sides.count
                  (indifferent-both-sides.simple p! 2 g!))
                1))))
(let ((a!5 (and (= (indifferent-both-sides.member
                     (indifferent-both-sides.simple p! 2 g!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (indifferent-both-sides.member
                     (indifferent-both-sides.simple p! 2 g!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (indifferent-both-sides.leaf
                       (indifferent-both-sides.simple p! 2 g!))
                     true)
                (= (indifferent-both-sides.count
                     (indifferent-both-sides.simple p! 2 g!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= g! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (indifferent-both-sides.simple p! 2 g!) a!2)
                     a!7))))
  (=> (and (>= 2 1) (<= 2 3) (>= g! 0)) a!8))))))
(assert (let ((a!1 (and (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 1 0))
                (= (indifferent-both-sides.win
                     p!
                     (indifferent-both-sides.simple p! 1 0))
                   (= 1 1))))
      (a!2 (indifferent-both-sides.simple p! (ite (= 1 1) 2 1) (- 0 1)))
      (a!3 (indifferent-both-sides.simple p! (ite (= 1 3) 2 3) (- 0 1)))
      (a!4 (indifferent-both-sides.member
             (indifferent-both-sides.simple p! 1 0)
             (- (indifferent-both-sides.count
                  (indifferent-both-sides.simple p! 1 0))
                1))))
(let ((a!5 (and (= (indifferent-both-sides.member
                     (indifferent-both-sides.simple p! 1 0)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (indifferent-both-sides.member
                     (indifferent-both-sides.simple p! 1 0)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (indifferent-both-sides.leaf
                       (indifferent-both-sides.simple p! 1 0))
                     true)
                (= (indifferent-both-sides.count
                     (indifferent-both-sides.simple p! 1 0))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= 0 0)
                a!1
                (ite (= a!2 a!3)
                     (= (indifferent-both-sides.simple p! 1 0) a!2)
                     a!7))))
  (=> (and (>= 1 1) (<= 1 3) (>= 0 0)) a!8))))))
(assert (let ((a!1 (= (indifferent-both-sides.win
                p!
                (indifferent-both-sides.simple p! 1 (- g! 1)))
              (= 1 1)))
      (a!3 (indifferent-both-sides.simple p! (ite (= 1 1) 2 1) (- (- g! 1) 1)))
      (a!4 (indifferent-both-sides.simple p! (ite (= 1 3) 2 3) (- (- g! 1) 1)))
      (a!5 (xor (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 1 (- g! 1)))
                true))
      (a!6 (= (indifferent-both-sides.count
                (indifferent-both-sides.simple p! 1 (- g! 1)))
              2))
      (a!8 (- (indifferent-both-sides.count
                (indifferent-both-sides.simple p! 1 (- g! 1)))
              1)))
(let ((a!2 (and (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 1 (- g! 1)))
                a!1))
      (a!7 (= (indifferent-both-sides.member
                (indifferent-both-sides.simple p! 1 (- g! 1))
                0)
              a!3))
      (a!9 (= (indifferent-both-sides.member
                (indifferent-both-sides.simple p! 1 (- g! 1))
                a!8)
              a!4))
      (a!10 (= (indifferent-both-sides.member
                 (indifferent-both-sides.simple p! 1 (- g! 1))
                 0)
               a!4))
      (a!11 (= (indifferent-both-sides.member
                 (indifferent-both-sides.simple p! 1 (- g! 1))
                 a!8)
               a!3)))
(let ((a!12 (ite (= a!3 a!4)
                 (= (indifferent-both-sides.simple p! 1 (- g! 1)) a!3)
                 (and a!5 a!6 (or (and a!7 a!9) (and a!10 a!11))))))
  (=> (and (>= 1 1) (<= 1 3) (>= (- g! 1) 0)) (ite (= (- g! 1) 0) a!2 a!12))))))
(assert (let ((a!1 (= (indifferent-both-sides.win
                p!
                (indifferent-both-sides.simple p! 3 (- g! 1)))
              (= 3 1)))
      (a!3 (indifferent-both-sides.simple p! (ite (= 3 1) 2 1) (- (- g! 1) 1)))
      (a!4 (indifferent-both-sides.simple p! (ite (= 3 3) 2 3) (- (- g! 1) 1)))
      (a!5 (xor (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 3 (- g! 1)))
                true))
      (a!6 (= (indifferent-both-sides.count
                (indifferent-both-sides.simple p! 3 (- g! 1)))
              2))
      (a!8 (- (indifferent-both-sides.count
                (indifferent-both-sides.simple p! 3 (- g! 1)))
              1)))
(let ((a!2 (and (indifferent-both-sides.leaf
                  (indifferent-both-sides.simple p! 3 (- g! 1)))
                a!1))
      (a!7 (= (indifferent-both-sides.member
                (indifferent-both-sides.simple p! 3 (- g! 1))
                0)
              a!3))
      (a!9 (= (indifferent-both-sides.member
                (indifferent-both-sides.simple p! 3 (- g! 1))
                a!8)
              a!4))
      (a!10 (= (indifferent-both-sides.member
                 (indifferent-both-sides.simple p! 3 (- g! 1))
                 0)
               a!4))
      (a!11 (= (indifferent-both-sides.member
                 (indifferent-both-sides.simple p! 3 (- g! 1))
                 a!8)
               a!3)))
(let ((a!12 (ite (= a!3 a!4)
                 (= (indifferent-both-sides.simple p! 3 (- g! 1)) a!3)
                 (and a!5 a!6 (or (and a!7 a!9) (and a!10 a!11))))))
  (=> (and (>= 3 1) (<= 3 3) (>= (- g! 1) 0)) (ite (= (- g! 1) 0) a!2 a!12))))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (xor (indifferent-both-sides.win
                  p!
                  (indifferent-both-sides.member
                    a!1
                    (indifferent-both-sides.no_win p! a!1)))
                true)))
(let ((a!3 (or (indifferent-both-sides.leaf a!1)
               (and (>= (indifferent-both-sides.no_win p! a!1) 0)
                    (< (indifferent-both-sides.no_win p! a!1)
                       (indifferent-both-sides.count a!1))
                    a!2))))
  (and (=> (indifferent-both-sides.win p! a!1)
           (indifferent-both-sides.leaf a!1))
       (=> (and (indifferent-both-sides.win p! a!1)
                (indifferent-both-sides.win p! a!1))
           (= a!1 a!1))
       a!3)))))
(assert (let ((a!1 (indifferent-both-sides.simple
             p!
             (ite (= g! (- 1)) 1 2)
             (ite (= g! (- 1)) 0 g!))))
(let ((a!2 (=> (>= (+ g! 1) 0)
               (and (= (indifferent-both-sides.lost p! a!1) (= g! 0))
                    (= (indifferent-both-sides.win p! a!1) (= g! (- 1)))))))
  (not a!2))))
(check-sat)
(exit)
