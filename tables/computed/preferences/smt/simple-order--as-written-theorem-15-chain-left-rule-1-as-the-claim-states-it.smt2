; A model is not so: as_written theorem-15.chain-left rule 1, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun simple-order.rule_1
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
(assert (let ((a!1 (and (>= a! 1) (<= a! 3) (>= i! 0)))
      (a!2 (and (>= b! 1) (<= b! 3) (>= j! 0)))
      (a!3 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!4 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!5 (or (xor a!4 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!6 (and (xor a!3 true)
                (xor a!4 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!8 (or (xor a!3 true)
               (< (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!9 (and (xor a!4 true)
                (xor a!3 true)
                (> (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!)))))
(let ((a!7 (=> (and a!1 a!2)
               (= (simple-order.rule_1
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (or (and a!3 a!5) a!6))))
      (a!10 (=> (and a!2 a!1)
                (= (simple-order.rule_1
                     p!
                     (simple-order.simple p! b! j!)
                     (simple-order.simple p! a! i!))
                   (or (and a!4 a!8) a!9)))))
  (and (=> (>= (+ i! j!) 0) a!7) (=> (>= (+ j! i!) 0) a!10))))))
(assert (let ((a!1 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
  (and (>= a! 1)
       (<= a! 3)
       (>= i! 0)
       (>= b! 1)
       (<= b! 3)
       (>= j! 0)
       (>= (ite (= a! 1) (- i! 1) i!) 0)
       a!1
       a!2
       (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(assert (let ((a!1 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!2 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0))
      (a!4 (and (simple-order.rule_1
                  p!
                  (simple-order.simple p! a! i!)
                  (simple-order.simple p! b! j!))
                (xor (simple-order.rule_1
                       p!
                       (simple-order.simple p! b! j!)
                       (simple-order.simple p! a! i!))
                     true))))
(let ((a!3 (and (>= (ite (= a! 1) (- i! 1) i!) 0)
                a!1
                a!2
                (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
  (not (=> a!3 a!4)))))
(check-sat)
(exit)
