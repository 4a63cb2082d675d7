; A model is not so: repaired: the chain of Theorem 15.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order.repaired
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.avoided
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.repaired_apart
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.win (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.lost (simple-order.Player simple-order.Value) Bool)
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) j!))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!6 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! b! j!)))
      (a!5 (ite (= a!2 1)
                (- (ite (= i! 0) 0 (- i! 1)) 1)
                (ite (= i! 0) 0 (- i! 1)))))
(let ((a!7 (or (xor a!6 true) (< a!5 (ite (= b! 1) (- j! 1) j!))))
      (a!8 (and (xor (= (mod a!5 2) 0) true)
                (xor a!6 true)
                (> a!5 (ite (= b! 1) (- j! 1) j!)))))
(let ((a!9 (or (and (= (mod a!5 2) 0) a!7) a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ j! (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!5 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (and (>= b! 1)
                (<= b! 3)
                (>= j! 0)
                (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! b! j!)
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))))
      (a!6 (ite (= a!2 1)
                (- (ite (= i! 0) 0 (- i! 1)) 1)
                (ite (= i! 0) 0 (- i! 1)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< (ite (= b! 1) (- j! 1) j!) a!6)))
      (a!8 (and (xor a!5 true)
                (xor (= (mod a!6 2) 0) true)
                (> (ite (= b! 1) (- j! 1) j!) a!6))))
(let ((a!9 (=> a!3 (= a!4 (or (and a!5 a!7) a!8)))))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) a!9))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) j!))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!6 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! b! j!)))
      (a!5 (ite (= a!2 1)
                (- (ite (= i! 0) 0 (- i! 1)) 1)
                (ite (= i! 0) 0 (- i! 1)))))
(let ((a!7 (or (xor a!6 true) (< a!5 (ite (= b! 1) (- j! 1) j!))))
      (a!8 (and (xor (= (mod a!5 2) 0) true)
                (xor a!6 true)
                (> a!5 (ite (= b! 1) (- j! 1) j!)))))
(let ((a!9 (or (and (= (mod a!5 2) 0) a!7) a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ j! (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!5 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (and (>= b! 1)
                (<= b! 3)
                (>= j! 0)
                (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! b! j!)
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))))
      (a!6 (ite (= a!2 1)
                (- (ite (= i! 0) 0 (- i! 1)) 1)
                (ite (= i! 0) 0 (- i! 1)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< (ite (= b! 1) (- j! 1) j!) a!6)))
      (a!8 (and (xor a!5 true)
                (xor (= (mod a!6 2) 0) true)
                (> (ite (= b! 1) (- j! 1) j!) a!6))))
(let ((a!9 (=> a!3 (= a!4 (or (and a!5 a!7) a!8)))))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) a!9))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) i!))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!6 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a! 1)
                (<= a! 3)
                (>= i! 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a! i!)))
      (a!5 (ite (= a!2 1)
                (- (ite (= j! 0) 0 (- j! 1)) 1)
                (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or (xor a!6 true) (< a!5 (ite (= a! 1) (- i! 1) i!))))
      (a!8 (and (xor (= (mod a!5 2) 0) true)
                (xor a!6 true)
                (> a!5 (ite (= a! 1) (- i! 1) i!)))))
(let ((a!9 (or (and (= (mod a!5 2) 0) a!7) a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ i! (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!5 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (and (>= a! 1)
                (<= a! 3)
                (>= i! 0)
                (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (ite (= a!2 1)
                (- (ite (= j! 0) 0 (- j! 1)) 1)
                (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< (ite (= a! 1) (- i! 1) i!) a!6)))
      (a!8 (and (xor a!5 true)
                (xor (= (mod a!6 2) 0) true)
                (> (ite (= a! 1) (- i! 1) i!) a!6))))
(let ((a!9 (=> a!3 (= a!4 (or (and a!5 a!7) a!8)))))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) a!9))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) i!))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!6 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a! 1)
                (<= a! 3)
                (>= i! 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a! i!)))
      (a!5 (ite (= a!2 1)
                (- (ite (= j! 0) 0 (- j! 1)) 1)
                (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or (xor a!6 true) (< a!5 (ite (= a! 1) (- i! 1) i!))))
      (a!8 (and (xor (= (mod a!5 2) 0) true)
                (xor a!6 true)
                (> a!5 (ite (= a! 1) (- i! 1) i!)))))
(let ((a!9 (or (and (= (mod a!5 2) 0) a!7) a!8)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (+ i! (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!5 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (and (>= a! 1)
                (<= a! 3)
                (>= i! 0)
                (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!4 (simple-order.repaired
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))))
      (a!6 (ite (= a!2 1)
                (- (ite (= j! 0) 0 (- j! 1)) 1)
                (ite (= j! 0) 0 (- j! 1)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< (ite (= a! 1) (- i! 1) i!) a!6)))
      (a!8 (and (xor a!5 true)
                (xor (= (mod a!6 2) 0) true)
                (> (ite (= a! 1) (- i! 1) i!) a!6))))
(let ((a!9 (=> a!3 (= a!4 (or (and a!5 a!7) a!8)))))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) a!9))))))
(assert (let ((a!1 (and (simple-order.avoided
                  p!
                  (simple-order.simple p! a! i!)
                  (simple-order.simple p! b! j!))
                (xor (simple-order.avoided
                       p!
                       (simple-order.simple p! b! j!)
                       (simple-order.simple p! a! i!))
                     true))))
  (= (simple-order.repaired
       p!
       (simple-order.simple p! a! i!)
       (simple-order.simple p! b! j!))
     a!1)))
(assert (let ((a!1 (and (<= (simple-order.count (simple-order.simple p! a! i!)) 2)
                (<= (simple-order.count (simple-order.simple p! b! j!)) 2)))
      (a!2 (simple-order.repaired
             p!
             (simple-order.member (simple-order.simple p! a! i!) 0)
             (simple-order.simple p! b! j!)))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1)))
      (a!6 (simple-order.repaired
             p!
             (simple-order.simple p! a! i!)
             (simple-order.member (simple-order.simple p! b! j!) 0)))
      (a!8 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!3 (or a!2
               (simple-order.repaired_apart
                 p!
                 (simple-order.member (simple-order.simple p! a! i!) 0)
                 (simple-order.simple p! b! j!))))
      (a!7 (or a!6
               (simple-order.repaired_apart
                 p!
                 (simple-order.simple p! a! i!)
                 (simple-order.member (simple-order.simple p! b! j!) 0)))))
(let ((a!5 (and (xor (simple-order.leaf (simple-order.simple p! a! i!)) true)
                a!3
                (or (simple-order.repaired
                      p!
                      a!4
                      (simple-order.simple p! b! j!))
                    (simple-order.repaired_apart
                      p!
                      a!4
                      (simple-order.simple p! b! j!)))
                (or a!2
                    (simple-order.repaired
                      p!
                      a!4
                      (simple-order.simple p! b! j!)))))
      (a!9 (and (xor (simple-order.leaf (simple-order.simple p! b! j!)) true)
                a!7
                (or (simple-order.repaired
                      p!
                      (simple-order.simple p! a! i!)
                      a!8)
                    (simple-order.repaired_apart
                      p!
                      (simple-order.simple p! a! i!)
                      a!8))
                (or a!6
                    (simple-order.repaired
                      p!
                      (simple-order.simple p! a! i!)
                      a!8)))))
(let ((a!10 (= (simple-order.avoided
                 p!
                 (simple-order.simple p! a! i!)
                 (simple-order.simple p! b! j!))
               (or (simple-order.strict
                     p!
                     (simple-order.simple p! a! i!)
                     (simple-order.simple p! b! j!))
                   a!5
                   a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (and (ite (= a! 1) (= i! 1) (= i! 0))
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!2 (and (or (and (= a! b!) (= i! j!))
                    (and (= b! 1) (= j! 0))
                    a!1
                    (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))
                (xor (and (= a! b!) (= i! j!)) true))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
      (= (simple-order.strict
           p!
           (simple-order.simple p! a! i!)
           (simple-order.simple p! b! j!))
         a!2)))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! a! i!)) 1)
                (= (simple-order.member (simple-order.simple p! a! i!) 0)
                   (simple-order.simple p! a! i!))))
      (a!2 (and (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple p! a! i!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple p! a! i!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple p! a! i!) 0))
              (simple-order.rank (simple-order.simple p! a! i!)))))
  (and (>= (simple-order.count (simple-order.simple p! a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple p! a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! a! i!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! a! i!)) 1)
                (= (simple-order.member (simple-order.simple p! a! i!) 0)
                   (simple-order.simple p! a! i!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple p! a! i!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple p! a! i!)) 1)
              (simple-order.count (simple-order.simple p! a! i!))))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple p! a! i!))))))
  (and (>= (simple-order.count (simple-order.simple p! a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple p! a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! a! i!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple p! a! i!))
                (= (simple-order.win p! (simple-order.simple p! a! i!))
                   (= a! 1))))
      (a!2 (simple-order.simple p! (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (simple-order.simple p! (ite (= a! 3) 2 3) (- i! 1)))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple p! a! i!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple p! a! i!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple p! a! i!)) true)
                (= (simple-order.count (simple-order.simple p! a! i!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple p! a! i!) a!2) a!7))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= a! 1) 2 1) (ite (= a! 3) 2 3)) true))
      (a!3 (simple-order.simple p! (ite (= a! 1) 2 1) (- i! 1))))
(let ((a!2 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)
                (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)
                a!1))
      (a!4 (= a!3 (simple-order.simple p! (ite (= a! 3) 2 3) (- i! 1)))))
(let ((a!5 (=> a!2 (and (= (simple-order.rank a!3) (- i! 1)) (xor a!4 true)))))
  (=> (>= (- i! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order.lost p! (simple-order.simple p! a! i!))
                   (ite (= a! 1) (= i! 1) (= i! 0)))
                (= (simple-order.win p! (simple-order.simple p! a! i!))
                   (and (= a! 1) (= i! 0)))
                (= (simple-order.leaf (simple-order.simple p! a! i!)) (= i! 0)))))
  (=> (>= i! 0) (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1))))
(assert (let ((a!1 (and (simple-order.avoided
                  p!
                  (simple-order.simple p! b! j!)
                  (simple-order.simple p! a! i!))
                (xor (simple-order.avoided
                       p!
                       (simple-order.simple p! a! i!)
                       (simple-order.simple p! b! j!))
                     true))))
  (= (simple-order.repaired
       p!
       (simple-order.simple p! b! j!)
       (simple-order.simple p! a! i!))
     a!1)))
(assert (let ((a!1 (and (<= (simple-order.count (simple-order.simple p! b! j!)) 2)
                (<= (simple-order.count (simple-order.simple p! a! i!)) 2)))
      (a!2 (simple-order.repaired
             p!
             (simple-order.member (simple-order.simple p! b! j!) 0)
             (simple-order.simple p! a! i!)))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1)))
      (a!6 (simple-order.repaired
             p!
             (simple-order.simple p! b! j!)
             (simple-order.member (simple-order.simple p! a! i!) 0)))
      (a!8 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!3 (or a!2
               (simple-order.repaired_apart
                 p!
                 (simple-order.member (simple-order.simple p! b! j!) 0)
                 (simple-order.simple p! a! i!))))
      (a!7 (or a!6
               (simple-order.repaired_apart
                 p!
                 (simple-order.simple p! b! j!)
                 (simple-order.member (simple-order.simple p! a! i!) 0)))))
(let ((a!5 (and (xor (simple-order.leaf (simple-order.simple p! b! j!)) true)
                a!3
                (or (simple-order.repaired
                      p!
                      a!4
                      (simple-order.simple p! a! i!))
                    (simple-order.repaired_apart
                      p!
                      a!4
                      (simple-order.simple p! a! i!)))
                (or a!2
                    (simple-order.repaired
                      p!
                      a!4
                      (simple-order.simple p! a! i!)))))
      (a!9 (and (xor (simple-order.leaf (simple-order.simple p! a! i!)) true)
                a!7
                (or (simple-order.repaired
                      p!
                      (simple-order.simple p! b! j!)
                      a!8)
                    (simple-order.repaired_apart
                      p!
                      (simple-order.simple p! b! j!)
                      a!8))
                (or a!6
                    (simple-order.repaired
                      p!
                      (simple-order.simple p! b! j!)
                      a!8)))))
(let ((a!10 (= (simple-order.avoided
                 p!
                 (simple-order.simple p! b! j!)
                 (simple-order.simple p! a! i!))
               (or (simple-order.strict
                     p!
                     (simple-order.simple p! b! j!)
                     (simple-order.simple p! a! i!))
                   a!5
                   a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (and (ite (= b! 1) (= j! 1) (= j! 0))
                (xor (ite (= a! 1) (= i! 1) (= i! 0)) true)
                (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!2 (and (or (and (= b! a!) (= j! i!))
                    (and (= a! 1) (= i! 0))
                    a!1
                    (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!)))
                (xor (and (= b! a!) (= j! i!)) true))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0) (>= a! 1) (<= a! 3) (>= i! 0))
      (= (simple-order.strict
           p!
           (simple-order.simple p! b! j!)
           (simple-order.simple p! a! i!))
         a!2)))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! b! j!)) 1)
                (= (simple-order.member (simple-order.simple p! b! j!) 0)
                   (simple-order.simple p! b! j!))))
      (a!2 (and (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple p! b! j!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple p! b! j!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple p! b! j!) 0))
              (simple-order.rank (simple-order.simple p! b! j!)))))
  (and (>= (simple-order.count (simple-order.simple p! b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple p! b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! b! j!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! b! j!)) 1)
                (= (simple-order.member (simple-order.simple p! b! j!) 0)
                   (simple-order.simple p! b! j!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple p! b! j!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple p! b! j!)) 1)
              (simple-order.count (simple-order.simple p! b! j!))))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple p! b! j!))))))
  (and (>= (simple-order.count (simple-order.simple p! b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple p! b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! b! j!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple p! b! j!))
                (= (simple-order.win p! (simple-order.simple p! b! j!))
                   (= b! 1))))
      (a!2 (simple-order.simple p! (ite (= b! 1) 2 1) (- j! 1)))
      (a!3 (simple-order.simple p! (ite (= b! 3) 2 3) (- j! 1)))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple p! b! j!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple p! b! j!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple p! b! j!)) true)
                (= (simple-order.count (simple-order.simple p! b! j!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= j! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple p! b! j!) a!2) a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= b! 1) 2 1) (ite (= b! 3) 2 3)) true))
      (a!3 (simple-order.simple p! (ite (= b! 1) 2 1) (- j! 1))))
(let ((a!2 (and (>= (ite (= b! 1) 2 1) 1)
                (<= (ite (= b! 1) 2 1) 3)
                (>= (- j! 1) 0)
                (>= (ite (= b! 3) 2 3) 1)
                (<= (ite (= b! 3) 2 3) 3)
                (>= (- j! 1) 0)
                a!1))
      (a!4 (= a!3 (simple-order.simple p! (ite (= b! 3) 2 3) (- j! 1)))))
(let ((a!5 (=> a!2 (and (= (simple-order.rank a!3) (- j! 1)) (xor a!4 true)))))
  (=> (>= (- j! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order.lost p! (simple-order.simple p! b! j!))
                   (ite (= b! 1) (= j! 1) (= j! 0)))
                (= (simple-order.win p! (simple-order.simple p! b! j!))
                   (and (= b! 1) (= j! 0)))
                (= (simple-order.leaf (simple-order.simple p! b! j!)) (= j! 0)))))
  (=> (>= j! 0) (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!1))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! b! j!))
                     true)
                (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! b! j!)
                       a!1)
                     true))))
  (= (simple-order.repaired_apart p! a!1 (simple-order.simple p! b! j!)) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! b! j!)
                       a!1)
                     true)
                (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! b! j!))
                     true))))
  (= (simple-order.repaired_apart p! (simple-order.simple p! b! j!) a!1) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! b! j!))
                     true)
                (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! b! j!)
                       a!1)
                     true))))
  (= (simple-order.repaired_apart p! a!1 (simple-order.simple p! b! j!)) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! b! j!)
                       a!1)
                     true)
                (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! b! j!))
                     true))))
  (= (simple-order.repaired_apart p! (simple-order.simple p! b! j!) a!1) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! a! i!))
                     true)
                (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! a! i!)
                       a!1)
                     true))))
  (= (simple-order.repaired_apart p! a!1 (simple-order.simple p! a! i!)) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! a! i!)
                       a!1)
                     true)
                (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! a! i!))
                     true))))
  (= (simple-order.repaired_apart p! (simple-order.simple p! a! i!) a!1) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! a! i!))
                     true)
                (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! a! i!)
                       a!1)
                     true))))
  (= (simple-order.repaired_apart p! a!1 (simple-order.simple p! a! i!)) a!2))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!2 (and (xor (simple-order.repaired
                       p!
                       (simple-order.simple p! a! i!)
                       a!1)
                     true)
                (xor (simple-order.repaired
                       p!
                       a!1
                       (simple-order.simple p! a! i!))
                     true))))
  (= (simple-order.repaired_apart p! (simple-order.simple p! a! i!) a!1) a!2))))
(assert (let ((a!1 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (or (xor a!2 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!4 (and (xor a!1 true)
                (xor a!2 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!5 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.repaired
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (or (and a!1 a!3) a!4)))))
  (not (=> (>= (+ i! j!) 0) a!5))))))
(check-sat)
(exit)
