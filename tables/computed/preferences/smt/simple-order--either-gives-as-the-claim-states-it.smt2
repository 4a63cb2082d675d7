; A model is not so: either_gives, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-fun simple-order.repaired (simple-order.Value simple-order.Value) Bool)
(declare-fun simple-order.simple (Int Int) simple-order.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(assert (let ((a!1 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!3 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!4 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!5 (or (and (> i! 0)
                    (simple-order.repaired a!1 (simple-order.simple b! j!))
                    (simple-order.repaired a!2 (simple-order.simple b! j!)))
               (and (> j! 0)
                    (simple-order.repaired (simple-order.simple a! i!) a!3)
                    (simple-order.repaired (simple-order.simple a! i!) a!4)))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0) a!5)
      (simple-order.repaired
        (simple-order.simple a! i!)
        (simple-order.simple b! j!))))))
(assert (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0)))
(assert (let ((a!1 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!3 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!4 (simple-order.simple
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
(let ((a!5 (or (and (> i! 0)
                    (simple-order.repaired a!1 (simple-order.simple b! j!))
                    (simple-order.repaired a!2 (simple-order.simple b! j!)))
               (and (> j! 0)
                    (simple-order.repaired (simple-order.simple a! i!) a!3)
                    (simple-order.repaired (simple-order.simple a! i!) a!4)))))
  (not (=> a!5
           (simple-order.repaired
             (simple-order.simple a! i!)
             (simple-order.simple b! j!)))))))
(check-sat)
(exit)
