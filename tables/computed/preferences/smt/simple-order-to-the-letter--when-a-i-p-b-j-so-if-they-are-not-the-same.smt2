; A model is not so: when a_i <_p b_j: so, if they are not the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun simple-order-to-the-letter.equal
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
(declare-fun simple-order-to-the-letter.weaker
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.strict
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(assert (let ((a!1 (simple-order-to-the-letter.equal
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!)))
      (a!2 (simple-order-to-the-letter.weaker
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!3 (= a!1
              (and a!2
                   (simple-order-to-the-letter.weaker
                     p!
                     (simple-order-to-the-letter.simple p! b! j!)
                     (simple-order-to-the-letter.simple p! a! i!))))))
  (and a!3
       (= (simple-order-to-the-letter.strict
            p!
            (simple-order-to-the-letter.simple p! a! i!)
            (simple-order-to-the-letter.simple p! b! j!))
          (and a!2 (xor a!1 true)))))))
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
  (=> (>= (+ i! j!) 0) a!4))))))
(assert (let ((a!1 (ite (= b! 1) (= j! 1) (= j! 0))))
(let ((a!2 (and a!1
                (xor (ite (= a! 1) (= i! 1) (= i! 0)) true)
                (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!3 (or (and (= b! a!) (= j! i!))
               (and (and (= a! 1) (= i! 0)) (xor a!1 true))
               a!2
               (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!)))))
(let ((a!4 (=> (and (>= b! 1) (<= b! 3) (>= j! 0) (>= a! 1) (<= a! 3) (>= i! 0))
               (= (simple-order-to-the-letter.weaker
                    p!
                    (simple-order-to-the-letter.simple p! b! j!)
                    (simple-order-to-the-letter.simple p! a! i!))
                  a!3))))
  (=> (>= (+ j! i!) 0) a!4))))))
(assert (let ((a!1 (ite (= a! 1) (= i! 1) (= i! 0))))
(let ((a!2 (and a!1
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!3 (or (and (= a! b!) (= i! j!))
               (and (and (= b! 1) (= j! 0)) (xor a!1 true))
               a!2
               (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))))
(let ((a!4 (and a!3 (xor (and (= a! b!) (= i! j!)) true))))
(let ((a!5 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order-to-the-letter.strict
                    p!
                    (simple-order-to-the-letter.simple p! a! i!)
                    (simple-order-to-the-letter.simple p! b! j!))
                  a!4))))
  (not a!5)))))))
(check-sat)
(exit)
