; A model is not so: 0 < Y_omega < 1/2^n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort long.Long 0)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun long.whole (Int) long.Long)
(declare-fun long.power (Int) long.Long)
(declare-fun long.exponent (long.Long) Int)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.y_omega () long.Long)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(declare-fun n! () Int)
(assert (=> (>= (ite (>= 0 0) 0 (- 0)) 0) (long.le (long.whole 0) (long.whole 0))))
(assert (let ((a!1 (=> (>= (+ n! 1) 1)
               (long.option false long.y_omega (long.power (+ n! 1)))))
      (a!2 (= (long.option true
                           long.y_omega
                           (long.refuting true (long.whole 0) long.y_omega))
              (= (long.refuting true (long.whole 0) long.y_omega)
                 (long.whole 0))))
      (a!3 (>= (long.exponent (long.refuting true (long.whole 0) long.y_omega))
               1))
      (a!4 (long.power (long.exponent (long.refuting true
                                                     (long.whole 0)
                                                     long.y_omega)))))
(let ((a!5 (and a!3 (= (long.refuting true (long.whole 0) long.y_omega) a!4))))
(let ((a!6 (=> (long.option false
                            long.y_omega
                            (long.refuting true (long.whole 0) long.y_omega))
               a!5)))
  (and a!1 a!2 a!6)))))
(assert (let ((a!1 (= (long.option true
                           long.y_omega
                           (long.refuting true long.y_omega (long.power n!)))
              (= (long.refuting true long.y_omega (long.power n!))
                 (long.whole 0))))
      (a!2 (>= (long.exponent (long.refuting true long.y_omega (long.power n!)))
               1))
      (a!3 (long.power (long.exponent (long.refuting true
                                                     long.y_omega
                                                     (long.power n!))))))
(let ((a!4 (and a!2 (= (long.refuting true long.y_omega (long.power n!)) a!3))))
(let ((a!5 (=> (long.option false
                            long.y_omega
                            (long.refuting true long.y_omega (long.power n!)))
               a!4)))
  (and (=> (>= n! 1) (long.option false long.y_omega (long.power n!))) a!1 a!5)))))
(assert (let ((a!1 (= (long.whole 0) (long.power (long.exponent (long.whole 0))))))
(let ((a!2 (and (>= (long.exponent (long.whole 0)) 1) a!1)))
  (and (=> (>= n! 1) (long.option false long.y_omega (long.power n!)))
       (= (long.option true long.y_omega (long.whole 0))
          (= (long.whole 0) (long.whole 0)))
       (=> (long.option false long.y_omega (long.whole 0)) a!2)))))
(assert (let ((a!1 (xor (ite true
                     (long.le (long.whole 0) (long.whole 0))
                     (long.le (long.whole 0) (long.whole 0)))
                true))
      (a!2 (xor (ite true
                     (long.le (long.whole 0) long.y_omega)
                     (long.le long.y_omega (long.whole 0)))
                true)))
(let ((a!3 (and (=> (long.option true long.y_omega (long.whole 0)) a!1)
                (=> (long.option (xor true true) (long.whole 0) (long.whole 0))
                    a!2))))
  (=> (ite true
           (long.le long.y_omega (long.whole 0))
           (long.le (long.whole 0) long.y_omega))
      a!3))))
(assert (let ((a!1 (ite true
                (long.le long.y_omega
                         (long.refuting true (long.whole 0) long.y_omega))
                (long.le (long.refuting true (long.whole 0) long.y_omega)
                         long.y_omega)))
      (a!3 (ite true
                (long.le (long.refuting true (long.whole 0) long.y_omega)
                         (long.whole 0))
                (long.le (long.whole 0)
                         (long.refuting true (long.whole 0) long.y_omega)))))
(let ((a!2 (and (long.option true
                             (long.whole 0)
                             (long.refuting true (long.whole 0) long.y_omega))
                a!1))
      (a!4 (and (long.option (xor true true)
                             long.y_omega
                             (long.refuting true (long.whole 0) long.y_omega))
                a!3)))
  (or (ite true
           (long.le (long.whole 0) long.y_omega)
           (long.le long.y_omega (long.whole 0)))
      a!2
      a!4))))
(assert (let ((a!1 (and (>= 0 1)
                (= (long.refuting true (long.whole 0) long.y_omega)
                   (long.whole (- 0 1)))))
      (a!3 (and (<= 0 (- 1))
                (= (long.refuting true (long.whole 0) long.y_omega)
                   (long.whole (+ 0 1))))))
(let ((a!2 (= (long.option true
                           (long.whole 0)
                           (long.refuting true (long.whole 0) long.y_omega))
              a!1))
      (a!4 (= (long.option false
                           (long.whole 0)
                           (long.refuting true (long.whole 0) long.y_omega))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (>= (long.exponent (long.refuting true (long.whole 0) long.y_omega))
               0))
      (a!2 (long.power (long.exponent (long.refuting true
                                                     (long.whole 0)
                                                     long.y_omega)))))
  (=> a!1 (xor (long.le a!2 (long.whole 0)) true))))
(assert (let ((a!1 (ite true
                (long.le (long.power n!)
                         (long.refuting true long.y_omega (long.power n!)))
                (long.le (long.refuting true long.y_omega (long.power n!))
                         (long.power n!))))
      (a!3 (ite true
                (long.le (long.refuting true long.y_omega (long.power n!))
                         long.y_omega)
                (long.le long.y_omega
                         (long.refuting true long.y_omega (long.power n!))))))
(let ((a!2 (and (long.option true
                             long.y_omega
                             (long.refuting true long.y_omega (long.power n!)))
                a!1))
      (a!4 (and (long.option (xor true true)
                             (long.power n!)
                             (long.refuting true long.y_omega (long.power n!)))
                a!3)))
  (or (ite true
           (long.le long.y_omega (long.power n!))
           (long.le (long.power n!) long.y_omega))
      a!2
      a!4))))
(assert (=> (>= n! 0) (xor (long.le (long.power n!) (long.whole 0)) true)))
(assert (let ((a!1 (= (long.option true
                           (long.power n!)
                           (long.refuting true long.y_omega (long.power n!)))
              (= (long.refuting true long.y_omega (long.power n!))
                 (long.whole 0))))
      (a!2 (and (>= n! 1)
                (= (long.refuting true long.y_omega (long.power n!))
                   (long.power (- n! 1))))))
(let ((a!3 (= (long.option false
                           (long.power n!)
                           (long.refuting true long.y_omega (long.power n!)))
              a!2)))
  (=> (>= n! 0) (and a!1 a!3)))))
(assert (let ((a!1 (ite true
                (long.le (long.refuting true long.y_omega (long.power n!))
                         long.y_omega)
                (long.le long.y_omega
                         (long.refuting true long.y_omega (long.power n!)))))
      (a!2 (xor (ite true
                     (long.le long.y_omega (long.power n!))
                     (long.le (long.power n!) long.y_omega))
                true))
      (a!4 (ite true
                (long.le (long.power n!)
                         (long.refuting true long.y_omega (long.power n!)))
                (long.le (long.refuting true long.y_omega (long.power n!))
                         (long.power n!)))))
(let ((a!3 (=> (long.option true
                            (long.refuting true long.y_omega (long.power n!))
                            (long.power n!))
               a!2)))
(let ((a!5 (and a!3
                (=> (long.option (xor true true) long.y_omega (long.power n!))
                    (xor a!4 true)))))
  (=> a!1 a!5)))))
(assert (let ((a!1 (long.le (long.power (+ (- n! 1) 1)) (long.power (- n! 1)))))
  (=> (>= (- n! 1) 0) a!1)))
(assert (=> (>= n! 0) (long.le (long.power (+ n! 1)) (long.power n!))))
(assert (let ((a!1 (ite true
                (long.le long.y_omega (long.power (+ n! 1)))
                (long.le (long.power (+ n! 1)) long.y_omega)))
      (a!3 (ite true
                (long.le (long.power (+ n! 1)) (long.power n!))
                (long.le (long.power n!) (long.power (+ n! 1))))))
(let ((a!2 (=> (long.option true (long.power n!) (long.power (+ n! 1)))
               (xor a!1 true)))
      (a!4 (=> (long.option (xor true true) long.y_omega (long.power (+ n! 1)))
               (xor a!3 true))))
  (=> (ite true
           (long.le (long.power n!) long.y_omega)
           (long.le long.y_omega (long.power n!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (and (long.le (long.whole 0) long.y_omega)
                (xor (long.le long.y_omega (long.whole 0)) true)
                (long.le long.y_omega (long.power n!))
                (xor (long.le (long.power n!) long.y_omega) true))))
  (not (=> (>= n! 0) a!1))))
(check-sat)
(exit)
