; A model is not so: when a_i <_p b_j: so, if they are not the same, both ways.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun j! () Int)
(declare-fun i! () Int)
(declare-fun b! () Int)
(declare-fun a! () Int)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
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
(assert (let ((a!1 (and (>= a! 1) (<= a! 3) (>= i! 0)))
      (a!2 (and (>= b! 1) (<= b! 3) (>= j! 0)))
      (a!3 (ite (= a! 1) (= i! 1) (= i! 0)))
      (a!4 (ite (= b! 1) (= j! 1) (= j! 0))))
(let ((a!5 (and a!3 (xor a!4 true) (xor (and (= b! 1) (= j! 0)) true)))
      (a!8 (and a!4 (xor a!3 true) (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!6 (and (or (and (= a! b!) (= i! j!))
                    (and (= b! 1) (= j! 0))
                    a!5
                    (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))
                (xor (and (= a! b!) (= i! j!)) true)))
      (a!9 (and (or (and (= b! a!) (= j! i!))
                    (and (= a! 1) (= i! 0))
                    a!8
                    (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!)))
                (xor (and (= b! a!) (= j! i!)) true))))
(let ((a!7 (=> (and a!1 a!2)
               (= (simple-order.strict
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  a!6)))
      (a!10 (=> (and a!2 a!1)
                (= (simple-order.strict
                     p!
                     (simple-order.simple p! b! j!)
                     (simple-order.simple p! a! i!))
                   a!9))))
  (not (and a!7 a!10)))))))
(check-sat)
(exit)
