; A model is not so: simple values are weaker than or equal to each other as Theorem 15 has them.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort indifferent-both-sides.Value 0)
(declare-sort indifferent-both-sides.Player 0)
(declare-fun indifferent-both-sides.win
             (indifferent-both-sides.Player indifferent-both-sides.Value)
             Bool)
(declare-fun indifferent-both-sides.simple
             (indifferent-both-sides.Player Int Int)
             indifferent-both-sides.Value)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun p! () indifferent-both-sides.Player)
(declare-fun indifferent-both-sides.rank (indifferent-both-sides.Value) Int)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun indifferent-both-sides.weaker
             (indifferent-both-sides.Player
              indifferent-both-sides.Value
              indifferent-both-sides.Value)
             Bool)
(assert (let ((a!1 (indifferent-both-sides.simple p! 2 (ite (= a! 1) (- i! 1) i!)))
      (a!3 (indifferent-both-sides.simple p! 1 (+ (ite (= a! 1) (- i! 1) i!) 1))))
(let ((a!2 (= a!1
              (indifferent-both-sides.simple p! 3 (ite (= a! 1) (- i! 1) i!)))))
(let ((a!4 (and a!2
                (= a!1 a!3)
                (= (indifferent-both-sides.rank a!1) (ite (= a! 1) (- i! 1) i!))
                (xor (indifferent-both-sides.win p! a!1) true))))
  (=> (>= (ite (= a! 1) (- i! 1) i!) 0) a!4)))))
(assert (let ((a!1 (indifferent-both-sides.simple p! 2 (ite (= b! 1) (- j! 1) j!)))
      (a!3 (indifferent-both-sides.simple p! 1 (+ (ite (= b! 1) (- j! 1) j!) 1))))
(let ((a!2 (= a!1
              (indifferent-both-sides.simple p! 3 (ite (= b! 1) (- j! 1) j!)))))
(let ((a!4 (and a!2
                (= a!1 a!3)
                (= (indifferent-both-sides.rank a!1) (ite (= b! 1) (- j! 1) j!))
                (xor (indifferent-both-sides.win p! a!1) true))))
  (=> (>= (ite (= b! 1) (- j! 1) j!) 0) a!4)))))
(assert (let ((a!1 (>= (+ (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!) 2) 0))
      (a!2 (and (>= (ite (= a! 1) (- i! 1) i!) (- 1))
                (>= (ite (= b! 1) (- j! 1) j!) (- 1))))
      (a!3 (= (ite (= a! 1) (- i! 1) i!) (- 1)))
      (a!5 (= (ite (= b! 1) (- j! 1) j!) (- 1)))
      (a!7 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0))
      (a!8 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!4 (indifferent-both-sides.simple
             p!
             (ite a!3 1 2)
             (ite a!3 0 (ite (= a! 1) (- i! 1) i!))))
      (a!6 (indifferent-both-sides.simple
             p!
             (ite a!5 1 2)
             (ite a!5 0 (ite (= b! 1) (- j! 1) j!))))
      (a!9 (or (xor a!8 true)
               (< (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!10 (and (xor a!7 true)
                 (xor a!8 true)
                 (> (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!)))))
(let ((a!11 (= (indifferent-both-sides.weaker p! a!4 a!6)
               (xor (or (and a!7 a!9) a!10) true))))
  (=> a!1 (=> a!2 a!11))))))
(assert (let ((a!1 (>= (+ (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (and (>= (ite (= b! 1) (- j! 1) j!) (- 1))
                (>= (ite (= a! 1) (- i! 1) i!) (- 1))))
      (a!3 (= (ite (= b! 1) (- j! 1) j!) (- 1)))
      (a!5 (= (ite (= a! 1) (- i! 1) i!) (- 1)))
      (a!7 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!8 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!4 (indifferent-both-sides.simple
             p!
             (ite a!3 1 2)
             (ite a!3 0 (ite (= b! 1) (- j! 1) j!))))
      (a!6 (indifferent-both-sides.simple
             p!
             (ite a!5 1 2)
             (ite a!5 0 (ite (= a! 1) (- i! 1) i!))))
      (a!9 (or (xor a!8 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!10 (and (xor a!7 true)
                 (xor a!8 true)
                 (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!11 (= (indifferent-both-sides.weaker p! a!4 a!6)
               (xor (or (and a!7 a!9) a!10) true))))
  (=> a!1 (=> a!2 a!11))))))
(assert (let ((a!1 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0))
      (a!2 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (or (xor a!2 true)
               (< (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!4 (and (xor a!1 true)
                (xor a!2 true)
                (> (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!6 (or (xor a!1 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!7 (and (xor a!2 true)
                (xor a!1 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!5 (= (indifferent-both-sides.weaker
                p!
                (indifferent-both-sides.simple p! a! i!)
                (indifferent-both-sides.simple p! b! j!))
              (xor (or (and a!1 a!3) a!4) true)))
      (a!8 (= (indifferent-both-sides.weaker
                p!
                (indifferent-both-sides.simple p! b! j!)
                (indifferent-both-sides.simple p! a! i!))
              (xor (or (and a!2 a!6) a!7) true))))
  (not (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
           (and a!5 a!8)))))))
(check-sat)
(exit)
