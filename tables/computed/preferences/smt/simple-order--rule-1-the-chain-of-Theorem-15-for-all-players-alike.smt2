; A model is not so: rule_1: the chain of Theorem 15, for all players alike.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order.rule_1
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
(declare-fun q! () simple-order.Player)
(assert (let ((a!1 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (or (xor a!2 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!4 (and (xor a!1 true)
                (xor a!2 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!5 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.rule_1
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (or (and a!1 a!3) a!4)))))
  (=> (>= (+ i! j!) 0) a!5)))))
(assert (let ((a!1 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!3 (or (xor a!2 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!4 (and (xor a!1 true)
                (xor a!2 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!5 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.rule_1
                    q!
                    (simple-order.simple q! a! i!)
                    (simple-order.simple q! b! j!))
                  (or (and a!1 a!3) a!4)))))
  (=> (>= (+ i! j!) 0) a!5)))))
(assert (let ((a!1 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.rule_1
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (simple-order.rule_1
                    q!
                    (simple-order.simple q! a! i!)
                    (simple-order.simple q! b! j!))))))
  (not a!1)))
(check-sat)
(exit)
