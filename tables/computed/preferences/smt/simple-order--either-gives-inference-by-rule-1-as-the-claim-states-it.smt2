; A model is not so: either_gives inference by rule 1, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.rule_1
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
                    (simple-order.rule_1 p! a!1 (simple-order.simple p! b! j!))
                    (simple-order.rule_1 p! a!2 (simple-order.simple p! b! j!)))
               (and (> j! 0)
                    (simple-order.rule_1 p! (simple-order.simple p! a! i!) a!3)
                    (simple-order.rule_1 p! (simple-order.simple p! a! i!) a!4)))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0) a!5)
      (simple-order.rule_1
        p!
        (simple-order.simple p! a! i!)
        (simple-order.simple p! b! j!))))))
(assert (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0)))
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
                    (simple-order.rule_1 p! a!1 (simple-order.simple p! b! j!))
                    (simple-order.rule_1 p! a!2 (simple-order.simple p! b! j!)))
               (and (> j! 0)
                    (simple-order.rule_1 p! (simple-order.simple p! a! i!) a!3)
                    (simple-order.rule_1 p! (simple-order.simple p! a! i!) a!4)))))
  (not (=> a!5
           (simple-order.rule_1
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!)))))))
(check-sat)
(exit)
