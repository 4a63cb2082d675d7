; A model is not so: 0 < Y_omega < 1/2^n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort long.Long 0)
(declare-sort games.Game 0)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.y_omega () long.Long)
(declare-fun long.long (games.Game) long.Long)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(declare-fun long.short (long.Long) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun n! () Int)
(declare-fun long.exponent (long.Long) Int)
(declare-fun values.fraction (Int Int) Real)
(assert (let ((a!1 (ite true
                (long.le (long.long (numbers.num 0 0)) long.y_omega)
                (long.le long.y_omega (long.long (numbers.num 0 0)))))
      (a!2 (long.option true
                        (long.long (numbers.num 0 0))
                        (long.refuting true
                                       (long.long (numbers.num 0 0))
                                       long.y_omega)))
      (a!3 (long.le long.y_omega
                    (long.refuting true
                                   (long.long (numbers.num 0 0))
                                   long.y_omega)))
      (a!4 (long.le (long.refuting true
                                   (long.long (numbers.num 0 0))
                                   long.y_omega)
                    long.y_omega))
      (a!5 (long.option (xor true true)
                        long.y_omega
                        (long.refuting true
                                       (long.long (numbers.num 0 0))
                                       long.y_omega)))
      (a!6 (long.le (long.refuting true
                                   (long.long (numbers.num 0 0))
                                   long.y_omega)
                    (long.long (numbers.num 0 0))))
      (a!7 (long.le (long.long (numbers.num 0 0))
                    (long.refuting true
                                   (long.long (numbers.num 0 0))
                                   long.y_omega))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (long.option true
                        (long.long (numbers.num 0 0))
                        (long.refuting true
                                       (long.long (numbers.num 0 0))
                                       long.y_omega)))
      (a!2 (long.short (long.refuting true
                                      (long.long (numbers.num 0 0))
                                      long.y_omega)))
      (a!5 (= (long.short (long.long (numbers.num 0 0))) (numbers.num 0 0))))
(let ((a!3 (= (long.refuting true (long.long (numbers.num 0 0)) long.y_omega)
              (long.long a!2))))
(let ((a!4 (= a!1 (and (games.option true (numbers.num 0 0) a!2) a!3))))
  (and a!4 a!5)))))
(assert (let ((a!1 (long.short (long.refuting true
                                      (long.long (numbers.num 0 0))
                                      long.y_omega))))
(let ((a!2 (and (>= 0 1) (= a!1 (numbers.num (- 0 1) 0))))
      (a!3 (and (<= 0 (- 1)) (= a!1 (numbers.num (+ 0 1) 0)))))
  (and (= (games.option true (numbers.num 0 0) a!1) a!2)
       (= (games.option false (numbers.num 0 0) a!1) a!3)))))
(assert (let ((a!1 (ite true
                (long.le long.y_omega (long.long (numbers.num 1 n!)))
                (long.le (long.long (numbers.num 1 n!)) long.y_omega)))
      (a!2 (long.option true
                        long.y_omega
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))))
      (a!3 (long.le (long.long (numbers.num 1 n!))
                    (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))))
      (a!4 (long.le (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))
                    (long.long (numbers.num 1 n!))))
      (a!5 (long.option (xor true true)
                        (long.long (numbers.num 1 n!))
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))))
      (a!6 (long.le (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))
                    long.y_omega))
      (a!7 (long.le long.y_omega
                    (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!))))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (long.option false
                        (long.long (numbers.num 1 n!))
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))))
      (a!2 (long.short (long.refuting true
                                      long.y_omega
                                      (long.long (numbers.num 1 n!)))))
      (a!5 (= (long.short (long.long (numbers.num 1 n!))) (numbers.num 1 n!))))
(let ((a!3 (= (long.refuting true long.y_omega (long.long (numbers.num 1 n!)))
              (long.long a!2))))
(let ((a!4 (= a!1 (and (games.option false (numbers.num 1 n!) a!2) a!3))))
  (and a!4 a!5)))))
(assert (let ((a!1 (long.short (long.refuting true
                                      long.y_omega
                                      (long.long (numbers.num 1 n!))))))
(let ((a!2 (games.option true (numbers.num (+ (* 0 2) 1) n!) a!1))
      (a!4 (games.option false (numbers.num (+ (* 0 2) 1) n!) a!1)))
(let ((a!3 (= a!2 (= a!1 (numbers.num 0 (- n! 1)))))
      (a!5 (= a!4 (= a!1 (numbers.num (+ 0 1) (- n! 1))))))
(let ((a!6 (and a!3 a!5 (= (numbers.num (* 0 2) n!) (numbers.num 0 (- n! 1))))))
  (=> (>= n! 1) a!6))))))
(assert (let ((a!1 (long.short (long.refuting true
                                      long.y_omega
                                      (long.long (numbers.num 1 n!))))))
(let ((a!2 (and (>= 1 1) (= a!1 (numbers.num (- 1 1) 0))))
      (a!3 (and (<= 1 (- 1)) (= a!1 (numbers.num (+ 1 1) 0)))))
  (and (= (games.option true (numbers.num 1 0) a!1) a!2)
       (= (games.option false (numbers.num 1 0) a!1) a!3)))))
(assert (let ((a!1 (long.option false long.y_omega (long.long (numbers.num 1 (+ n! 1)))))
      (a!2 (long.option true
                        long.y_omega
                        (long.refuting true
                                       (long.long (numbers.num 0 0))
                                       long.y_omega)))
      (a!3 (= (long.refuting true (long.long (numbers.num 0 0)) long.y_omega)
              (long.long (numbers.num 0 0))))
      (a!4 (long.option false
                        long.y_omega
                        (long.refuting true
                                       (long.long (numbers.num 0 0))
                                       long.y_omega)))
      (a!5 (long.exponent (long.refuting true
                                         (long.long (numbers.num 0 0))
                                         long.y_omega))))
(let ((a!6 (= (long.refuting true (long.long (numbers.num 0 0)) long.y_omega)
              (long.long (numbers.num 1 a!5)))))
  (and (=> (>= (+ n! 1) 1) a!1) (= a!2 a!3) (=> a!4 (and (>= a!5 1) a!6))))))
(assert (let ((a!1 (=> (>= n! 1)
               (long.option false long.y_omega (long.long (numbers.num 1 n!)))))
      (a!2 (long.option true
                        long.y_omega
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))))
      (a!3 (= (long.refuting true long.y_omega (long.long (numbers.num 1 n!)))
              (long.long (numbers.num 0 0))))
      (a!4 (long.option false
                        long.y_omega
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))))
      (a!5 (long.exponent (long.refuting true
                                         long.y_omega
                                         (long.long (numbers.num 1 n!))))))
(let ((a!6 (= (long.refuting true long.y_omega (long.long (numbers.num 1 n!)))
              (long.long (numbers.num 1 a!5)))))
  (and a!1 (= a!2 a!3) (=> a!4 (and (>= a!5 1) a!6))))))
(assert (let ((a!1 (=> (>= n! 1)
               (long.option false long.y_omega (long.long (numbers.num 1 n!)))))
      (a!2 (= (long.option true long.y_omega (long.long (numbers.num 0 0)))
              (= (long.long (numbers.num 0 0)) (long.long (numbers.num 0 0)))))
      (a!3 (>= (long.exponent (long.long (numbers.num 0 0))) 1))
      (a!4 (numbers.num 1 (long.exponent (long.long (numbers.num 0 0))))))
(let ((a!5 (and a!3 (= (long.long (numbers.num 0 0)) (long.long a!4)))))
(let ((a!6 (=> (long.option false long.y_omega (long.long (numbers.num 0 0)))
               a!5)))
  (and a!1 a!2 a!6)))))
(assert (let ((a!1 (long.exponent (long.refuting true
                                         (long.long (numbers.num 0 0))
                                         long.y_omega))))
  (=> (>= a!1 0)
      (= (<= (values.fraction 1 a!1) (values.fraction 0 a!1)) (<= 1 0)))))
(assert (let ((a!1 (long.exponent (long.refuting true
                                         (long.long (numbers.num 0 0))
                                         long.y_omega))))
  (=> (>= a!1 0)
      (= (+ (values.fraction 0 a!1) (values.fraction 0 a!1))
         (values.fraction (+ 0 0) a!1)))))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (let ((a!1 (long.exponent (long.refuting true
                                         (long.long (numbers.num 0 0))
                                         long.y_omega))))
(let ((a!2 (= (long.le (long.long (numbers.num 1 a!1))
                       (long.long (numbers.num 0 0)))
              (<= (values.fraction 1 a!1) (values.fraction 0 0)))))
  (=> (and (>= a!1 0) (>= 0 0)) a!2))))
(assert (=> (>= n! 0) (= (<= (values.fraction 1 n!) (values.fraction 0 n!)) (<= 1 0))))
(assert (=> (>= n! 0)
    (= (+ (values.fraction 0 n!) (values.fraction 0 n!))
       (values.fraction (+ 0 0) n!))))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (let ((a!1 (= (long.le (long.long (numbers.num 1 n!))
                       (long.long (numbers.num 0 0)))
              (<= (values.fraction 1 n!) (values.fraction 0 0)))))
  (=> (and (>= n! 0) (>= 0 0)) a!1)))
(assert (let ((a!1 (ite true
                (long.le long.y_omega (long.long (numbers.num 0 0)))
                (long.le (long.long (numbers.num 0 0)) long.y_omega)))
      (a!2 (ite true
                (long.le (long.long (numbers.num 0 0))
                         (long.long (numbers.num 0 0)))
                (long.le (long.long (numbers.num 0 0))
                         (long.long (numbers.num 0 0)))))
      (a!4 (ite true
                (long.le (long.long (numbers.num 0 0)) long.y_omega)
                (long.le long.y_omega (long.long (numbers.num 0 0))))))
(let ((a!3 (=> (long.option true long.y_omega (long.long (numbers.num 0 0)))
               (xor a!2 true)))
      (a!5 (=> (long.option (xor true true)
                            (long.long (numbers.num 0 0))
                            (long.long (numbers.num 0 0)))
               (xor a!4 true))))
  (=> a!1 (and a!3 a!5)))))
(assert (let ((a!1 (= (long.le (long.long (numbers.num 0 0))
                       (long.long (numbers.num 0 0)))
              (<= (values.fraction 0 0) (values.fraction 0 0)))))
  (=> (and (>= 0 0) (>= 0 0)) a!1)))
(assert (let ((a!1 (long.le (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))
                    long.y_omega))
      (a!2 (long.le long.y_omega
                    (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))))
      (a!3 (long.option true
                        (long.refuting true
                                       long.y_omega
                                       (long.long (numbers.num 1 n!)))
                        (long.long (numbers.num 1 n!))))
      (a!4 (ite true
                (long.le long.y_omega (long.long (numbers.num 1 n!)))
                (long.le (long.long (numbers.num 1 n!)) long.y_omega)))
      (a!5 (long.le (long.long (numbers.num 1 n!))
                    (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))))
      (a!6 (long.le (long.refuting true
                                   long.y_omega
                                   (long.long (numbers.num 1 n!)))
                    (long.long (numbers.num 1 n!)))))
(let ((a!7 (=> (long.option (xor true true)
                            long.y_omega
                            (long.long (numbers.num 1 n!)))
               (xor (ite true a!5 a!6) true))))
  (=> (ite true a!1 a!2) (and (=> a!3 (xor a!4 true)) a!7)))))
(assert (let ((a!1 (long.le (long.long (numbers.num 1 n!))
                    (long.long (numbers.num 1 (- n! 1))))))
(let ((a!2 (= a!1 (<= (values.fraction 1 n!) (values.fraction 1 (- n! 1))))))
  (=> (and (>= n! 0) (>= (- n! 1) 0)) a!2))))
(assert (let ((a!1 (=> (>= n! 1)
               (= (+ (values.fraction 1 n!) (values.fraction 1 n!))
                  (values.fraction 1 (- n! 1))))))
  (and (= (values.fraction 1 0) (to_real 1)) a!1)))
(assert (let ((a!1 (ite true
                (long.le (long.long (numbers.num 1 n!)) long.y_omega)
                (long.le long.y_omega (long.long (numbers.num 1 n!)))))
      (a!2 (long.option true
                        (long.long (numbers.num 1 n!))
                        (long.long (numbers.num 1 (+ n! 1)))))
      (a!3 (long.le long.y_omega (long.long (numbers.num 1 (+ n! 1)))))
      (a!4 (long.le (long.long (numbers.num 1 (+ n! 1))) long.y_omega))
      (a!5 (long.option (xor true true)
                        long.y_omega
                        (long.long (numbers.num 1 (+ n! 1)))))
      (a!6 (long.le (long.long (numbers.num 1 (+ n! 1)))
                    (long.long (numbers.num 1 n!))))
      (a!7 (long.le (long.long (numbers.num 1 n!))
                    (long.long (numbers.num 1 (+ n! 1))))))
(let ((a!8 (and (=> a!2 (xor (ite true a!3 a!4) true))
                (=> a!5 (xor (ite true a!6 a!7) true)))))
  (=> a!1 a!8))))
(assert (let ((a!1 (long.le (long.long (numbers.num 1 (+ n! 1)))
                    (long.long (numbers.num 1 n!)))))
(let ((a!2 (= a!1 (<= (values.fraction 1 (+ n! 1)) (values.fraction 1 n!)))))
  (=> (and (>= (+ n! 1) 0) (>= n! 0)) a!2))))
(assert (let ((a!1 (= (+ (values.fraction 1 (+ n! 1)) (values.fraction 1 (+ n! 1)))
              (values.fraction 1 (- (+ n! 1) 1)))))
  (and (= (values.fraction 1 0) (to_real 1)) (=> (>= (+ n! 1) 1) a!1))))
(assert (let ((a!1 (xor (long.le long.y_omega (long.long (numbers.num 0 0))) true))
      (a!2 (xor (long.le (long.long (numbers.num 1 n!)) long.y_omega) true)))
(let ((a!3 (and (long.le (long.long (numbers.num 0 0)) long.y_omega)
                a!1
                (long.le long.y_omega (long.long (numbers.num 1 n!)))
                a!2)))
  (not (=> (>= n! 0) a!3)))))
(check-sat)
(exit)
