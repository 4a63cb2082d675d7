; A model is not so: 0 < Y_omega < 1/2^n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun long.y_omega () games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun n! () Int)
(declare-fun long.exponent (games.Game) Int)
(declare-fun values.fraction (Int Int) Real)
(assert (let ((a!1 (ite true
                (games.le long.y_omega
                          (games.refuting true (numbers.num 0 0) long.y_omega))
                (games.le (games.refuting true (numbers.num 0 0) long.y_omega)
                          long.y_omega)))
      (a!3 (ite true
                (games.le (games.refuting true (numbers.num 0 0) long.y_omega)
                          (numbers.num 0 0))
                (games.le (numbers.num 0 0)
                          (games.refuting true (numbers.num 0 0) long.y_omega)))))
(let ((a!2 (and (games.option true
                              (numbers.num 0 0)
                              (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
                a!1))
      (a!4 (and (games.option (xor true true)
                              long.y_omega
                              (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
                a!3)))
  (or (ite true
           (games.le (numbers.num 0 0) long.y_omega)
           (games.le long.y_omega (numbers.num 0 0)))
      a!2
      a!4))))
(assert (let ((a!1 (and (>= 0 1)
                (= (games.refuting true (numbers.num 0 0) long.y_omega)
                   (numbers.num (- 0 1) 0))))
      (a!3 (and (<= 0 (- 1))
                (= (games.refuting true (numbers.num 0 0) long.y_omega)
                   (numbers.num (+ 0 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num 0 0)
                            (games.refuting true (numbers.num 0 0) long.y_omega))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num 0 0)
                            (games.refuting true (numbers.num 0 0) long.y_omega))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num 1 n!)
                          (games.refuting true long.y_omega (numbers.num 1 n!)))
                (games.le (games.refuting true long.y_omega (numbers.num 1 n!))
                          (numbers.num 1 n!))))
      (a!3 (ite true
                (games.le (games.refuting true long.y_omega (numbers.num 1 n!))
                          long.y_omega)
                (games.le long.y_omega
                          (games.refuting true long.y_omega (numbers.num 1 n!))))))
(let ((a!2 (and (games.option true
                              long.y_omega
                              (games.refuting true
                                              long.y_omega
                                              (numbers.num 1 n!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num 1 n!)
                              (games.refuting true
                                              long.y_omega
                                              (numbers.num 1 n!)))
                a!3)))
  (or (ite true
           (games.le long.y_omega (numbers.num 1 n!))
           (games.le (numbers.num 1 n!) long.y_omega))
      a!2
      a!4))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting true long.y_omega (numbers.num 1 n!))))
      (a!3 (games.option false
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting true long.y_omega (numbers.num 1 n!)))))
(let ((a!2 (= a!1
              (= (games.refuting true long.y_omega (numbers.num 1 n!))
                 (numbers.num 0 (- n! 1)))))
      (a!4 (= a!3
              (= (games.refuting true long.y_omega (numbers.num 1 n!))
                 (numbers.num (+ 0 1) (- n! 1))))))
(let ((a!5 (and a!2 a!4 (= (numbers.num (* 0 2) n!) (numbers.num 0 (- n! 1))))))
  (=> (>= n! 1) a!5)))))
(assert (let ((a!1 (and (>= 1 1)
                (= (games.refuting true long.y_omega (numbers.num 1 n!))
                   (numbers.num (- 1 1) 0))))
      (a!3 (and (<= 1 (- 1))
                (= (games.refuting true long.y_omega (numbers.num 1 n!))
                   (numbers.num (+ 1 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num 1 0)
                            (games.refuting true
                                            long.y_omega
                                            (numbers.num 1 n!)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num 1 0)
                            (games.refuting true
                                            long.y_omega
                                            (numbers.num 1 n!)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (=> (>= (+ n! 1) 1)
               (games.option false long.y_omega (numbers.num 1 (+ n! 1)))))
      (a!2 (= (games.option true
                            long.y_omega
                            (games.refuting true (numbers.num 0 0) long.y_omega))
              (= (games.refuting true (numbers.num 0 0) long.y_omega)
                 (numbers.num 0 0))))
      (a!3 (>= (long.exponent (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
               1))
      (a!4 (numbers.num 1
                        (long.exponent (games.refuting true
                                                       (numbers.num 0 0)
                                                       long.y_omega)))))
(let ((a!5 (and a!3
                (= (games.refuting true (numbers.num 0 0) long.y_omega) a!4))))
(let ((a!6 (=> (games.option false
                             long.y_omega
                             (games.refuting true
                                             (numbers.num 0 0)
                                             long.y_omega))
               a!5)))
  (and a!1 a!2 a!6)))))
(assert (let ((a!1 (= (games.option true
                            long.y_omega
                            (games.refuting true
                                            long.y_omega
                                            (numbers.num 1 n!)))
              (= (games.refuting true long.y_omega (numbers.num 1 n!))
                 (numbers.num 0 0))))
      (a!2 (>= (long.exponent (games.refuting true
                                              long.y_omega
                                              (numbers.num 1 n!)))
               1))
      (a!3 (numbers.num 1
                        (long.exponent (games.refuting true
                                                       long.y_omega
                                                       (numbers.num 1 n!))))))
(let ((a!4 (and a!2
                (= (games.refuting true long.y_omega (numbers.num 1 n!)) a!3))))
(let ((a!5 (=> (games.option false
                             long.y_omega
                             (games.refuting true
                                             long.y_omega
                                             (numbers.num 1 n!)))
               a!4)))
  (and (=> (>= n! 1) (games.option false long.y_omega (numbers.num 1 n!)))
       a!1
       a!5)))))
(assert (let ((a!1 (= (numbers.num 0 0)
              (numbers.num 1 (long.exponent (numbers.num 0 0))))))
(let ((a!2 (and (>= (long.exponent (numbers.num 0 0)) 1) a!1)))
  (and (=> (>= n! 1) (games.option false long.y_omega (numbers.num 1 n!)))
       (= (games.option true long.y_omega (numbers.num 0 0))
          (= (numbers.num 0 0) (numbers.num 0 0)))
       (=> (games.option false long.y_omega (numbers.num 0 0)) a!2)))))
(assert (let ((a!1 (>= (long.exponent (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
               0))
      (a!2 (values.fraction 1
                            (long.exponent (games.refuting true
                                                           (numbers.num 0 0)
                                                           long.y_omega))))
      (a!3 (values.fraction 0
                            (long.exponent (games.refuting true
                                                           (numbers.num 0 0)
                                                           long.y_omega)))))
  (=> a!1 (= (<= a!2 a!3) (<= 1 0)))))
(assert (let ((a!1 (>= (long.exponent (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
               0))
      (a!2 (values.fraction 0
                            (long.exponent (games.refuting true
                                                           (numbers.num 0 0)
                                                           long.y_omega))))
      (a!3 (values.fraction (+ 0 0)
                            (long.exponent (games.refuting true
                                                           (numbers.num 0 0)
                                                           long.y_omega)))))
  (=> a!1 (= (+ a!2 a!2) a!3))))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (let ((a!1 (>= (long.exponent (games.refuting true
                                              (numbers.num 0 0)
                                              long.y_omega))
               0))
      (a!2 (numbers.num 1
                        (long.exponent (games.refuting true
                                                       (numbers.num 0 0)
                                                       long.y_omega))))
      (a!3 (values.fraction 1
                            (long.exponent (games.refuting true
                                                           (numbers.num 0 0)
                                                           long.y_omega)))))
  (=> (and a!1 (>= 0 0))
      (= (games.le a!2 (numbers.num 0 0)) (<= a!3 (values.fraction 0 0))))))
(assert (=> (>= n! 0) (= (<= (values.fraction 1 n!) (values.fraction 0 n!)) (<= 1 0))))
(assert (=> (>= n! 0)
    (= (+ (values.fraction 0 n!) (values.fraction 0 n!))
       (values.fraction (+ 0 0) n!))))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (=> (and (>= n! 0) (>= 0 0))
    (= (games.le (numbers.num 1 n!) (numbers.num 0 0))
       (<= (values.fraction 1 n!) (values.fraction 0 0)))))
(assert (let ((a!1 (xor (ite true
                     (games.le (numbers.num 0 0) (numbers.num 0 0))
                     (games.le (numbers.num 0 0) (numbers.num 0 0)))
                true))
      (a!2 (xor (ite true
                     (games.le (numbers.num 0 0) long.y_omega)
                     (games.le long.y_omega (numbers.num 0 0)))
                true)))
(let ((a!3 (and (=> (games.option true long.y_omega (numbers.num 0 0)) a!1)
                (=> (games.option (xor true true)
                                  (numbers.num 0 0)
                                  (numbers.num 0 0))
                    a!2))))
  (=> (ite true
           (games.le long.y_omega (numbers.num 0 0))
           (games.le (numbers.num 0 0) long.y_omega))
      a!3))))
(assert (=> (and (>= 0 0) (>= 0 0))
    (= (games.le (numbers.num 0 0) (numbers.num 0 0))
       (<= (values.fraction 0 0) (values.fraction 0 0)))))
(assert (let ((a!1 (ite true
                (games.le (games.refuting true long.y_omega (numbers.num 1 n!))
                          long.y_omega)
                (games.le long.y_omega
                          (games.refuting true long.y_omega (numbers.num 1 n!)))))
      (a!2 (xor (ite true
                     (games.le long.y_omega (numbers.num 1 n!))
                     (games.le (numbers.num 1 n!) long.y_omega))
                true))
      (a!4 (ite true
                (games.le (numbers.num 1 n!)
                          (games.refuting true long.y_omega (numbers.num 1 n!)))
                (games.le (games.refuting true long.y_omega (numbers.num 1 n!))
                          (numbers.num 1 n!)))))
(let ((a!3 (=> (games.option true
                             (games.refuting true
                                             long.y_omega
                                             (numbers.num 1 n!))
                             (numbers.num 1 n!))
               a!2)))
(let ((a!5 (and a!3
                (=> (games.option (xor true true)
                                  long.y_omega
                                  (numbers.num 1 n!))
                    (xor a!4 true)))))
  (=> a!1 a!5)))))
(assert (let ((a!1 (= (games.le (numbers.num 1 n!) (numbers.num 1 (- n! 1)))
              (<= (values.fraction 1 n!) (values.fraction 1 (- n! 1))))))
  (=> (and (>= n! 0) (>= (- n! 1) 0)) a!1)))
(assert (let ((a!1 (=> (>= n! 1)
               (= (+ (values.fraction 1 n!) (values.fraction 1 n!))
                  (values.fraction 1 (- n! 1))))))
  (and (= (values.fraction 1 0) (to_real 1)) a!1)))
(assert (let ((a!1 (ite true
                (games.le long.y_omega (numbers.num 1 (+ n! 1)))
                (games.le (numbers.num 1 (+ n! 1)) long.y_omega)))
      (a!3 (ite true
                (games.le (numbers.num 1 (+ n! 1)) (numbers.num 1 n!))
                (games.le (numbers.num 1 n!) (numbers.num 1 (+ n! 1))))))
(let ((a!2 (=> (games.option true (numbers.num 1 n!) (numbers.num 1 (+ n! 1)))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor true true)
                             long.y_omega
                             (numbers.num 1 (+ n! 1)))
               (xor a!3 true))))
  (=> (ite true
           (games.le (numbers.num 1 n!) long.y_omega)
           (games.le long.y_omega (numbers.num 1 n!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (= (games.le (numbers.num 1 (+ n! 1)) (numbers.num 1 n!))
              (<= (values.fraction 1 (+ n! 1)) (values.fraction 1 n!)))))
  (=> (and (>= (+ n! 1) 0) (>= n! 0)) a!1)))
(assert (let ((a!1 (= (+ (values.fraction 1 (+ n! 1)) (values.fraction 1 (+ n! 1)))
              (values.fraction 1 (- (+ n! 1) 1)))))
  (and (= (values.fraction 1 0) (to_real 1)) (=> (>= (+ n! 1) 1) a!1))))
(assert (let ((a!1 (and (games.le (numbers.num 0 0) long.y_omega)
                (xor (games.le long.y_omega (numbers.num 0 0)) true)
                (games.le long.y_omega (numbers.num 1 n!))
                (xor (games.le (numbers.num 1 n!) long.y_omega) true))))
  (not (=> (>= n! 0) a!1))))
(check-sat)
(exit)
