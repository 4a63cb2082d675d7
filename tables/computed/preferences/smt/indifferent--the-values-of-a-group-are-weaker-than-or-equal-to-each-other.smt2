; A model is not so: the values of a group are weaker than or equal to each other.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort indifferent.Value 0)
(declare-sort indifferent.Player 0)
(declare-fun indifferent.win (indifferent.Player indifferent.Value) Bool)
(declare-fun indifferent.simple (indifferent.Player Int Int) indifferent.Value)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun p! () indifferent.Player)
(declare-fun indifferent.rank (indifferent.Value) Int)
(declare-fun indifferent.each
             (indifferent.Player indifferent.Value indifferent.Value)
             Bool)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun indifferent.leaf (indifferent.Value) Bool)
(declare-fun indifferent.each_x
             (indifferent.Player indifferent.Value indifferent.Value)
             Bool)
(declare-fun indifferent.lost (indifferent.Player indifferent.Value) Bool)
(declare-fun indifferent.weaker
             (indifferent.Player indifferent.Value indifferent.Value)
             Bool)
(assert (let ((a!1 (indifferent.simple p! 2 (ite (= a! 1) (- i! 1) i!)))
      (a!3 (indifferent.simple p! 1 (+ (ite (= a! 1) (- i! 1) i!) 1))))
(let ((a!2 (= a!1 (indifferent.simple p! 3 (ite (= a! 1) (- i! 1) i!)))))
(let ((a!4 (and a!2
                (= a!1 a!3)
                (= (indifferent.rank a!1) (ite (= a! 1) (- i! 1) i!))
                (xor (indifferent.win p! a!1) true))))
  (=> (>= (ite (= a! 1) (- i! 1) i!) 0) a!4)))))
(assert (let ((a!1 (and (indifferent.win p! (indifferent.simple p! b! j!))
                (xor (indifferent.win p! (indifferent.simple p! a! i!)) true)
                (xor (indifferent.lost p! (indifferent.simple p! a! i!)) true)))
      (a!2 (and (xor (indifferent.win p! (indifferent.simple p! b! j!)) true)
                (xor (indifferent.lost p! (indifferent.simple p! b! j!)) true)
                (indifferent.lost p! (indifferent.simple p! a! i!))))
      (a!3 (and (xor (indifferent.leaf (indifferent.simple p! a! i!)) true)
                (indifferent.each_x
                  p!
                  (indifferent.simple p! a! i!)
                  (indifferent.simple p! b! j!))))
      (a!4 (xor (and (indifferent.leaf (indifferent.simple p! a! i!))
                     (indifferent.leaf (indifferent.simple p! b! j!)))
                true)))
(let ((a!5 (or a!1
               a!2
               (and (indifferent.win p! (indifferent.simple p! b! j!))
                    (indifferent.lost p! (indifferent.simple p! a! i!)))
               (= (indifferent.simple p! a! i!) (indifferent.simple p! b! j!))
               a!3
               (and a!4
                    (indifferent.each p!
                                      (indifferent.simple p! a! i!)
                                      (indifferent.simple p! b! j!))))))
  (= (indifferent.weaker
       p!
       (indifferent.simple p! a! i!)
       (indifferent.simple p! b! j!))
     a!5))))
(assert (let ((a!1 (and (indifferent.win p! (indifferent.simple p! a! i!))
                (xor (indifferent.win p! (indifferent.simple p! b! j!)) true)
                (xor (indifferent.lost p! (indifferent.simple p! b! j!)) true)))
      (a!2 (and (xor (indifferent.win p! (indifferent.simple p! a! i!)) true)
                (xor (indifferent.lost p! (indifferent.simple p! a! i!)) true)
                (indifferent.lost p! (indifferent.simple p! b! j!))))
      (a!3 (and (xor (indifferent.leaf (indifferent.simple p! b! j!)) true)
                (indifferent.each_x
                  p!
                  (indifferent.simple p! b! j!)
                  (indifferent.simple p! a! i!))))
      (a!4 (xor (and (indifferent.leaf (indifferent.simple p! b! j!))
                     (indifferent.leaf (indifferent.simple p! a! i!)))
                true)))
(let ((a!5 (or a!1
               a!2
               (and (indifferent.win p! (indifferent.simple p! a! i!))
                    (indifferent.lost p! (indifferent.simple p! b! j!)))
               (= (indifferent.simple p! b! j!) (indifferent.simple p! a! i!))
               a!3
               (and a!4
                    (indifferent.each p!
                                      (indifferent.simple p! b! j!)
                                      (indifferent.simple p! a! i!))))))
  (= (indifferent.weaker
       p!
       (indifferent.simple p! b! j!)
       (indifferent.simple p! a! i!))
     a!5))))
(assert (let ((a!1 (and (>= a! 1)
                (<= a! 3)
                (>= i! 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)
                (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!2 (=> a!1
               (and (indifferent.weaker
                      p!
                      (indifferent.simple p! a! i!)
                      (indifferent.simple p! b! j!))
                    (indifferent.weaker
                      p!
                      (indifferent.simple p! b! j!)
                      (indifferent.simple p! a! i!))))))
  (not a!2))))
(check-sat)
(exit)
