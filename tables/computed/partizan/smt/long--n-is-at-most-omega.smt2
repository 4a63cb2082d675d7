; A model is not so: n is at most omega.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort long.Long 0)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.omega () long.Long)
(declare-fun long.whole (Int) long.Long)
(declare-fun n! () Int)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(assert (let ((a!1 (ite true
                (long.le long.omega
                         (long.refuting true (long.whole n!) long.omega))
                (long.le (long.refuting true (long.whole n!) long.omega)
                         long.omega)))
      (a!3 (ite true
                (long.le (long.refuting true (long.whole n!) long.omega)
                         (long.whole n!))
                (long.le (long.whole n!)
                         (long.refuting true (long.whole n!) long.omega)))))
(let ((a!2 (and (long.option true
                             (long.whole n!)
                             (long.refuting true (long.whole n!) long.omega))
                a!1))
      (a!4 (and (long.option (xor true true)
                             long.omega
                             (long.refuting true (long.whole n!) long.omega))
                a!3)))
  (or (ite true
           (long.le (long.whole n!) long.omega)
           (long.le long.omega (long.whole n!)))
      a!2
      a!4))))
(assert (let ((a!1 (and (>= n! 1)
                (= (long.refuting true (long.whole n!) long.omega)
                   (long.whole (- n! 1)))))
      (a!3 (and (<= n! (- 1))
                (= (long.refuting true (long.whole n!) long.omega)
                   (long.whole (+ n! 1))))))
(let ((a!2 (= (long.option true
                           (long.whole n!)
                           (long.refuting true (long.whole n!) long.omega))
              a!1))
      (a!4 (= (long.option false
                           (long.whole n!)
                           (long.refuting true (long.whole n!) long.omega))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (=> (>= (- n! 1) 0)
               (long.option true long.omega (long.whole (- n! 1)))))
      (a!2 (xor (long.option false
                             long.omega
                             (long.refuting true (long.whole n!) long.omega))
                true)))
  (and a!1 a!2)))
(assert (let ((a!1 (ite true
                (long.le long.omega (long.whole (- n! 1)))
                (long.le (long.whole (- n! 1)) long.omega)))
      (a!2 (ite true
                (long.le (long.whole (- n! 1)) (long.whole (- n! 1)))
                (long.le (long.whole (- n! 1)) (long.whole (- n! 1)))))
      (a!4 (ite true
                (long.le (long.whole (- n! 1)) long.omega)
                (long.le long.omega (long.whole (- n! 1))))))
(let ((a!3 (=> (long.option true long.omega (long.whole (- n! 1)))
               (xor a!2 true)))
      (a!5 (=> (long.option (xor true true)
                            (long.whole (- n! 1))
                            (long.whole (- n! 1)))
               (xor a!4 true))))
  (=> a!1 (and a!3 a!5)))))
(assert (let ((a!1 (>= (ite (>= (- n! 1) 0) (- n! 1) (- (- n! 1))) 0)))
  (=> a!1 (long.le (long.whole (- n! 1)) (long.whole (- n! 1))))))
(assert (not (long.le (long.whole n!) long.omega)))
(check-sat)
(exit)
