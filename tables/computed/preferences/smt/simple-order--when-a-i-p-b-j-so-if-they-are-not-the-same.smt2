; A model is not so: when a_i <_p b_j: so, if they are not the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.equal
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun p! () simple-order.Player)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order.weaker
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!)))
      (a!2 (simple-order.weaker
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!))))
(let ((a!3 (= a!1
              (and a!2
                   (simple-order.weaker
                     p!
                     (simple-order.simple p! b! j!)
                     (simple-order.simple p! a! i!))))))
  (and a!3
       (= (simple-order.strict
            p!
            (simple-order.simple p! a! i!)
            (simple-order.simple p! b! j!))
          (and a!2 (xor a!1 true)))))))
(assert (let ((a!1 (and (ite (= a! 1) (= i! 1) (= i! 0))
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!2 (= (simple-order.weaker
                p!
                (simple-order.simple p! a! i!)
                (simple-order.simple p! b! j!))
              (or (and (= a! b!) (= i! j!))
                  (and (= b! 1) (= j! 0))
                  a!1
                  (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!))))))
  (=> (>= (+ i! j!) 0)
      (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0)) a!2)))))
(assert (let ((a!1 (and (ite (= b! 1) (= j! 1) (= j! 0))
                (xor (ite (= a! 1) (= i! 1) (= i! 0)) true)
                (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!2 (= (simple-order.weaker
                p!
                (simple-order.simple p! b! j!)
                (simple-order.simple p! a! i!))
              (or (and (= b! a!) (= j! i!))
                  (and (= a! 1) (= i! 0))
                  a!1
                  (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!))))))
  (=> (>= (+ j! i!) 0)
      (=> (and (>= b! 1) (<= b! 3) (>= j! 0) (>= a! 1) (<= a! 3) (>= i! 0)) a!2)))))
(assert (let ((a!1 (and (ite (= a! 1) (= i! 1) (= i! 0))
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!2 (and (or (and (= a! b!) (= i! j!))
                    (and (= b! 1) (= j! 0))
                    a!1
                    (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))
                (xor (and (= a! b!) (= i! j!)) true))))
(let ((a!3 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.strict
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  a!2))))
  (not a!3)))))
(check-sat)
(exit)
