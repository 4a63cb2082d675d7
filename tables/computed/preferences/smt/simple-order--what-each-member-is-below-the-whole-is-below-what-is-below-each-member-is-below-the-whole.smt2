; A model is not so: what each member is below the whole is below; what is below each member is
; below the whole.
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
  (=> (>= (+ i! j!) 0) a!5)))))
(assert (let ((a!1 (>= (+ (ite (= i! 0) 0 (- i! 1)) j!) 0))
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
  (=> a!1 (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (>= (+ (ite (= i! 0) 0 (- i! 1)) j!) 0))
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
  (=> a!1 (=> a!3 (= a!4 a!9))))))))
(assert (let ((a!1 (>= (+ i! (ite (= j! 0) 0 (- j! 1))) 0))
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
  (=> a!1 a!9))))))
(assert (let ((a!1 (>= (+ i! (ite (= j! 0) 0 (- j! 1))) 0))
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
  (=> a!1 a!9))))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!3 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!4 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!5 (or (and (> i! 0)
                    (simple-order.repaired
                      p!
                      a!1
                      (simple-order.simple p! b! j!))
                    (simple-order.repaired
                      p!
                      a!2
                      (simple-order.simple p! b! j!)))
               (and (> j! 0)
                    (simple-order.repaired
                      p!
                      (simple-order.simple p! a! i!)
                      a!3)
                    (simple-order.repaired
                      p!
                      (simple-order.simple p! a! i!)
                      a!4)))))
  (not (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0) a!5)
           (simple-order.repaired
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!)))))))
(check-sat)
(exit)
