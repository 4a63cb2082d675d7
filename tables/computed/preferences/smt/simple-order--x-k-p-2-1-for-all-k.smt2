; A model is not so: x_k <_p 2_1 for all k.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.nested (simple-order.Player Int) simple-order.Value)
(declare-fun k! () Int)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.win (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.lost (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.equal
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.weaker
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.each
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.each_x
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.out_x
             (simple-order.Player simple-order.Value simple-order.Value)
             Int)
(declare-fun simple-order.hope (simple-order.Player simple-order.Value) Int)
(assert (let ((a!1 (>= (simple-order.rank (simple-order.nested p! (- k! 1))) 2)))
(let ((a!2 (and (simple-order.strict
                  p!
                  (simple-order.nested p! (- k! 1))
                  (simple-order.simple p! 2 1))
                a!1)))
  (=> (and (>= (- k! 1) 0) (< (- k! 1) k!)) a!2))))
(assert (let ((a!1 (simple-order.member
             (simple-order.nested p! k!)
             (- (simple-order.count (simple-order.nested p! k!)) 1))))
(let ((a!2 (and (= (simple-order.member (simple-order.nested p! k!) 0)
                   (simple-order.simple p! 2 1))
                (= a!1 (simple-order.nested p! (- k! 1)))))
      (a!3 (and (= (simple-order.member (simple-order.nested p! k!) 0)
                   (simple-order.nested p! (- k! 1)))
                (= a!1 (simple-order.simple p! 2 1)))))
(let ((a!4 (and (xor (simple-order.leaf (simple-order.nested p! k!)) true)
                (= (simple-order.count (simple-order.nested p! k!)) 2)
                (or a!2 a!3))))
(let ((a!5 (ite (= (simple-order.simple p! 2 1)
                   (simple-order.nested p! (- k! 1)))
                (= (simple-order.nested p! k!) (simple-order.simple p! 2 1))
                a!4)))
  (=> (>= k! 0)
      (ite (= k! 0)
           (= (simple-order.nested p! k!) (simple-order.simple p! 3 2))
           a!5)))))))
(assert (let ((a!1 (and (ite (= 3 1) (= 2 1) (= 2 0))
                (xor (ite (= 2 1) (= 1 1) (= 1 0)) true)
                (xor (and (= 2 1) (= 1 0)) true))))
(let ((a!2 (and (or (and (= 3 2) (= 2 1))
                    (and (= 2 1) (= 1 0))
                    a!1
                    (and (= 2 2) (= 1 1) (> 3 1) (> 2 1) (distinct 3 2)))
                (xor (and (= 3 2) (= 2 1)) true))))
  (=> (and (>= 3 1) (<= 3 3) (>= 2 0) (>= 2 1) (<= 2 3) (>= 1 0))
      (= (simple-order.strict
           p!
           (simple-order.simple p! 3 2)
           (simple-order.simple p! 2 1))
         a!2)))))
(assert (let ((a!1 (and (= (simple-order.lost p! (simple-order.simple p! 2 1))
                   (ite (= 2 1) (= 1 1) (= 1 0)))
                (= (simple-order.win p! (simple-order.simple p! 2 1))
                   (and (= 2 1) (= 1 0)))
                (= (simple-order.leaf (simple-order.simple p! 2 1)) (= 1 0)))))
  (=> (>= 1 0) (=> (and (>= 2 1) (<= 2 3) (>= 1 0)) a!1))))
(assert (let ((a!1 (and (= (simple-order.rank (simple-order.simple p! 3 2)) 2)
                (xor (= (simple-order.simple p! 3 2)
                        (simple-order.simple p! 1 2))
                     true))))
(let ((a!2 (=> (and (>= 3 1)
                    (<= 3 3)
                    (>= 2 0)
                    (>= 1 1)
                    (<= 1 3)
                    (>= 2 0)
                    (xor (= 3 1) true))
               a!1)))
  (=> (>= 2 0) a!2))))
(assert (let ((a!1 (and (= (simple-order.rank (simple-order.simple p! 2 1)) 1)
                (xor (= (simple-order.simple p! 2 1)
                        (simple-order.simple p! 1 1))
                     true))))
(let ((a!2 (=> (and (>= 2 1)
                    (<= 2 3)
                    (>= 1 0)
                    (>= 1 1)
                    (<= 1 3)
                    (>= 1 0)
                    (xor (= 2 1) true))
               a!1)))
  (=> (>= 1 0) a!2))))
(assert (let ((a!1 (< (simple-order.rank
                (simple-order.member (simple-order.nested p! k!) 0))
              (simple-order.rank
                (simple-order.member (simple-order.nested p! k!) 1))))
      (a!2 (+ (simple-order.rank
                (simple-order.member (simple-order.nested p! k!) 1))
              1))
      (a!3 (+ (simple-order.rank
                (simple-order.member (simple-order.nested p! k!) 0))
              1)))
  (=> (= (simple-order.count (simple-order.nested p! k!)) 2)
      (= (simple-order.rank (simple-order.nested p! k!)) (ite a!1 a!2 a!3)))))
(assert (let ((a!1 (= (simple-order.equal
                p!
                (simple-order.nested p! k!)
                (simple-order.simple p! 2 1))
              (and (simple-order.weaker
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.weaker
                     p!
                     (simple-order.simple p! 2 1)
                     (simple-order.nested p! k!)))))
      (a!2 (and (simple-order.weaker
                  p!
                  (simple-order.nested p! k!)
                  (simple-order.simple p! 2 1))
                (xor (simple-order.equal
                       p!
                       (simple-order.nested p! k!)
                       (simple-order.simple p! 2 1))
                     true))))
  (and a!1
       (= (simple-order.strict
            p!
            (simple-order.nested p! k!)
            (simple-order.simple p! 2 1))
          a!2))))
(assert (let ((a!1 (and (simple-order.win p! (simple-order.simple p! 2 1))
                (xor (simple-order.win p! (simple-order.nested p! k!)) true)
                (xor (simple-order.lost p! (simple-order.nested p! k!)) true)))
      (a!2 (and (xor (simple-order.win p! (simple-order.simple p! 2 1)) true)
                (xor (simple-order.lost p! (simple-order.simple p! 2 1)) true)
                (simple-order.lost p! (simple-order.nested p! k!))))
      (a!3 (and (xor (simple-order.leaf (simple-order.nested p! k!)) true)
                (simple-order.each_x
                  p!
                  (simple-order.nested p! k!)
                  (simple-order.simple p! 2 1))))
      (a!4 (xor (and (simple-order.leaf (simple-order.nested p! k!))
                     (simple-order.leaf (simple-order.simple p! 2 1)))
                true)))
(let ((a!5 (or a!1
               a!2
               (and (simple-order.win p! (simple-order.simple p! 2 1))
                    (simple-order.lost p! (simple-order.nested p! k!)))
               (= (simple-order.nested p! k!) (simple-order.simple p! 2 1))
               a!3
               (and a!4
                    (simple-order.each
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))))))
  (= (simple-order.weaker
       p!
       (simple-order.nested p! k!)
       (simple-order.simple p! 2 1))
     a!5))))
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.nested p! (- k! 1))
             (simple-order.simple p! 2 1)))
      (a!2 (simple-order.weaker
             p!
             (simple-order.nested p! (- k! 1))
             (simple-order.simple p! 2 1))))
(let ((a!3 (and a!2
                (simple-order.weaker
                  p!
                  (simple-order.simple p! 2 1)
                  (simple-order.nested p! (- k! 1)))))
      (a!4 (= (simple-order.strict
                p!
                (simple-order.nested p! (- k! 1))
                (simple-order.simple p! 2 1))
              (and a!2 (xor a!1 true)))))
  (and (= a!1 a!3) a!4))))
(assert (let ((a!1 (xor (simple-order.win p! (simple-order.nested p! (- k! 1))) true))
      (a!2 (xor (simple-order.lost p! (simple-order.nested p! (- k! 1))) true))
      (a!3 (and (xor (simple-order.win p! (simple-order.simple p! 2 1)) true)
                (xor (simple-order.lost p! (simple-order.simple p! 2 1)) true)
                (simple-order.lost p! (simple-order.nested p! (- k! 1)))))
      (a!4 (and (simple-order.win p! (simple-order.simple p! 2 1))
                (simple-order.lost p! (simple-order.nested p! (- k! 1)))))
      (a!5 (xor (simple-order.leaf (simple-order.nested p! (- k! 1))) true))
      (a!7 (and (simple-order.leaf (simple-order.nested p! (- k! 1)))
                (simple-order.leaf (simple-order.simple p! 2 1)))))
(let ((a!6 (and a!5
                (simple-order.each_x
                  p!
                  (simple-order.nested p! (- k! 1))
                  (simple-order.simple p! 2 1))))
      (a!8 (and (xor a!7 true)
                (simple-order.each
                  p!
                  (simple-order.nested p! (- k! 1))
                  (simple-order.simple p! 2 1)))))
(let ((a!9 (or (and (simple-order.win p! (simple-order.simple p! 2 1)) a!1 a!2)
               a!3
               a!4
               (= (simple-order.nested p! (- k! 1))
                  (simple-order.simple p! 2 1))
               a!6
               a!8)))
  (= (simple-order.weaker
       p!
       (simple-order.nested p! (- k! 1))
       (simple-order.simple p! 2 1))
     a!9)))))
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.simple p! 2 1)
             (simple-order.simple p! 2 1)))
      (a!2 (simple-order.weaker
             p!
             (simple-order.simple p! 2 1)
             (simple-order.simple p! 2 1))))
  (and (= a!1 (and a!2 a!2))
       (= (simple-order.strict
            p!
            (simple-order.simple p! 2 1)
            (simple-order.simple p! 2 1))
          (and a!2 (xor a!1 true))))))
(assert (let ((a!1 (and (simple-order.win p! (simple-order.simple p! 2 1))
                (xor (simple-order.win p! (simple-order.simple p! 2 1)) true)
                (xor (simple-order.lost p! (simple-order.simple p! 2 1)) true)))
      (a!2 (and (xor (simple-order.win p! (simple-order.simple p! 2 1)) true)
                (xor (simple-order.lost p! (simple-order.simple p! 2 1)) true)
                (simple-order.lost p! (simple-order.simple p! 2 1))))
      (a!3 (and (xor (simple-order.leaf (simple-order.simple p! 2 1)) true)
                (simple-order.each_x
                  p!
                  (simple-order.simple p! 2 1)
                  (simple-order.simple p! 2 1))))
      (a!4 (xor (and (simple-order.leaf (simple-order.simple p! 2 1))
                     (simple-order.leaf (simple-order.simple p! 2 1)))
                true)))
(let ((a!5 (or a!1
               a!2
               (and (simple-order.win p! (simple-order.simple p! 2 1))
                    (simple-order.lost p! (simple-order.simple p! 2 1)))
               (= (simple-order.simple p! 2 1) (simple-order.simple p! 2 1))
               a!3
               (and a!4
                    (simple-order.each
                      p!
                      (simple-order.simple p! 2 1)
                      (simple-order.simple p! 2 1))))))
  (= (simple-order.weaker
       p!
       (simple-order.simple p! 2 1)
       (simple-order.simple p! 2 1))
     a!5))))
(assert (let ((a!1 (and (simple-order.each_x
                  p!
                  (simple-order.nested p! k!)
                  (simple-order.simple p! 2 1))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.nested p! k!)))))
      (a!3 (simple-order.weaker
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.out_x
                 p!
                 (simple-order.nested p! k!)
                 (simple-order.simple p! 2 1)))
             (simple-order.simple p! 2 1))))
(let ((a!2 (=> a!1
               (simple-order.weaker
                 p!
                 (simple-order.member (simple-order.nested p! k!) 0)
                 (simple-order.simple p! 2 1))))
      (a!4 (and (>= (simple-order.out_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    0)
                (< (simple-order.out_x
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.count (simple-order.nested p! k!)))
                (xor a!3 true))))
  (and a!2
       (or (simple-order.each_x
             p!
             (simple-order.nested p! k!)
             (simple-order.simple p! 2 1))
           a!4)))))
(assert (let ((a!1 (>= (- (simple-order.count (simple-order.nested p! k!)) 1) 0))
      (a!2 (< (- (simple-order.count (simple-order.nested p! k!)) 1)
              (simple-order.count (simple-order.nested p! k!))))
      (a!3 (simple-order.member
             (simple-order.nested p! k!)
             (- (simple-order.count (simple-order.nested p! k!)) 1)))
      (a!5 (simple-order.weaker
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.out_x
                 p!
                 (simple-order.nested p! k!)
                 (simple-order.simple p! 2 1)))
             (simple-order.simple p! 2 1))))
(let ((a!4 (=> (and (simple-order.each_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    a!1
                    a!2)
               (simple-order.weaker p! a!3 (simple-order.simple p! 2 1))))
      (a!6 (and (>= (simple-order.out_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    0)
                (< (simple-order.out_x
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.count (simple-order.nested p! k!)))
                (xor a!5 true))))
  (and a!4
       (or (simple-order.each_x
             p!
             (simple-order.nested p! k!)
             (simple-order.simple p! 2 1))
           a!6)))))
(assert (let ((a!1 (and (>= (simple-order.out_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    0)
                (< (simple-order.out_x
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.count (simple-order.nested p! k!)))))
      (a!2 (simple-order.weaker
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.out_x
                 p!
                 (simple-order.nested p! k!)
                 (simple-order.simple p! 2 1)))
             (simple-order.simple p! 2 1))))
(let ((a!3 (=> (and (simple-order.each_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    a!1)
               a!2)))
  (and a!3
       (or (simple-order.each_x
             p!
             (simple-order.nested p! k!)
             (simple-order.simple p! 2 1))
           (and a!1 (xor a!2 true)))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.nested p! k!)) 1)
                (= (simple-order.member (simple-order.nested p! k!) 0)
                   (simple-order.nested p! k!))))
      (a!2 (and (>= 0 0) (< 0 (simple-order.count (simple-order.nested p! k!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.nested p! k!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.nested p! k!) 0))
              (simple-order.rank (simple-order.nested p! k!)))))
  (and (>= (simple-order.count (simple-order.nested p! k!)) 1)
       (>= (simple-order.rank (simple-order.nested p! k!)) 0)
       (ite (simple-order.leaf (simple-order.nested p! k!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.nested p! k!)) 1)
                (= (simple-order.member (simple-order.nested p! k!) 0)
                   (simple-order.nested p! k!))))
      (a!2 (>= (- (simple-order.count (simple-order.nested p! k!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.nested p! k!)) 1)
              (simple-order.count (simple-order.nested p! k!))))
      (a!4 (simple-order.member
             (simple-order.nested p! k!)
             (- (simple-order.count (simple-order.nested p! k!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.nested p! k!))))))
  (and (>= (simple-order.count (simple-order.nested p! k!)) 1)
       (>= (simple-order.rank (simple-order.nested p! k!)) 0)
       (ite (simple-order.leaf (simple-order.nested p! k!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.nested p! k!)) 1)
                (= (simple-order.member (simple-order.nested p! k!) 0)
                   (simple-order.nested p! k!))))
      (a!2 (and (>= (simple-order.out_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    0)
                (< (simple-order.out_x
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.count (simple-order.nested p! k!)))))
      (a!3 (simple-order.rank
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.out_x
                 p!
                 (simple-order.nested p! k!)
                 (simple-order.simple p! 2 1))))))
(let ((a!4 (and (>= a!3 0)
                (< a!3 (simple-order.rank (simple-order.nested p! k!))))))
  (and (>= (simple-order.count (simple-order.nested p! k!)) 1)
       (>= (simple-order.rank (simple-order.nested p! k!)) 0)
       (ite (simple-order.leaf (simple-order.nested p! k!)) a!1 (=> a!2 a!4))))))
(assert (let ((a!1 (= (simple-order.lost p! (simple-order.nested p! k!))
              (xor (simple-order.win p! (simple-order.nested p! k!)) true)))
      (a!2 (and (simple-order.lost p! (simple-order.nested p! k!))
                (>= 0 0)
                (< 0 (simple-order.count (simple-order.nested p! k!)))))
      (a!4 (simple-order.lost
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.hope p! (simple-order.nested p! k!))))))
(let ((a!3 (=> a!2
               (simple-order.lost
                 p!
                 (simple-order.member (simple-order.nested p! k!) 0))))
      (a!5 (and (>= (simple-order.hope p! (simple-order.nested p! k!)) 0)
                (< (simple-order.hope p! (simple-order.nested p! k!))
                   (simple-order.count (simple-order.nested p! k!)))
                (xor a!4 true))))
(let ((a!6 (and a!3 (or (simple-order.lost p! (simple-order.nested p! k!)) a!5))))
  (ite (simple-order.leaf (simple-order.nested p! k!)) a!1 a!6)))))
(assert (let ((a!1 (= (simple-order.lost p! (simple-order.nested p! k!))
              (xor (simple-order.win p! (simple-order.nested p! k!)) true)))
      (a!2 (>= (- (simple-order.count (simple-order.nested p! k!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.nested p! k!)) 1)
              (simple-order.count (simple-order.nested p! k!))))
      (a!4 (simple-order.member
             (simple-order.nested p! k!)
             (- (simple-order.count (simple-order.nested p! k!)) 1)))
      (a!6 (simple-order.lost
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.hope p! (simple-order.nested p! k!))))))
(let ((a!5 (=> (and (simple-order.lost p! (simple-order.nested p! k!)) a!2 a!3)
               (simple-order.lost p! a!4)))
      (a!7 (and (>= (simple-order.hope p! (simple-order.nested p! k!)) 0)
                (< (simple-order.hope p! (simple-order.nested p! k!))
                   (simple-order.count (simple-order.nested p! k!)))
                (xor a!6 true))))
(let ((a!8 (and a!5 (or (simple-order.lost p! (simple-order.nested p! k!)) a!7))))
  (ite (simple-order.leaf (simple-order.nested p! k!)) a!1 a!8)))))
(assert (let ((a!1 (= (simple-order.lost p! (simple-order.nested p! k!))
              (xor (simple-order.win p! (simple-order.nested p! k!)) true)))
      (a!2 (and (simple-order.lost p! (simple-order.nested p! k!))
                (>= (simple-order.out_x
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    0)
                (< (simple-order.out_x
                     p!
                     (simple-order.nested p! k!)
                     (simple-order.simple p! 2 1))
                   (simple-order.count (simple-order.nested p! k!)))))
      (a!3 (simple-order.lost
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.out_x
                 p!
                 (simple-order.nested p! k!)
                 (simple-order.simple p! 2 1)))))
      (a!4 (simple-order.lost
             p!
             (simple-order.member
               (simple-order.nested p! k!)
               (simple-order.hope p! (simple-order.nested p! k!))))))
(let ((a!5 (and (>= (simple-order.hope p! (simple-order.nested p! k!)) 0)
                (< (simple-order.hope p! (simple-order.nested p! k!))
                   (simple-order.count (simple-order.nested p! k!)))
                (xor a!4 true))))
(let ((a!6 (and (=> a!2 a!3)
                (or (simple-order.lost p! (simple-order.nested p! k!)) a!5))))
  (ite (simple-order.leaf (simple-order.nested p! k!)) a!1 a!6)))))
(assert (let ((a!1 (>= (+ (simple-order.rank (simple-order.nested p! k!))
                  (simple-order.rank (simple-order.simple p! 2 1)))
               0))
      (a!2 (=> (and (simple-order.weaker
                      p!
                      (simple-order.nested p! k!)
                      (simple-order.simple p! 2 1))
                    (simple-order.weaker
                      p!
                      (simple-order.simple p! 2 1)
                      (simple-order.nested p! k!)))
               (= (simple-order.nested p! k!) (simple-order.simple p! 2 1)))))
  (=> a!1 a!2)))
(assert (let ((a!1 (and (simple-order.strict
                  p!
                  (simple-order.nested p! k!)
                  (simple-order.simple p! 2 1))
                (>= (simple-order.rank (simple-order.nested p! k!)) 2))))
  (not (=> (>= k! 0) a!1))))
(check-sat)
(exit)
