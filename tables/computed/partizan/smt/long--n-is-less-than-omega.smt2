; A model is not so: n is less than omega.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort long.Long 0)
(declare-sort games.Game 0)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.omega () long.Long)
(declare-fun long.long (games.Game) long.Long)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun n! () Int)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(declare-fun long.short (long.Long) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun long.integer (long.Long) Int)
(declare-fun values.fraction (Int Int) Real)
(assert (let ((a!1 (ite true
                (long.le (long.long (numbers.num n! 0)) long.omega)
                (long.le long.omega (long.long (numbers.num n! 0)))))
      (a!2 (long.option true
                        (long.long (numbers.num n! 0))
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)))
      (a!3 (long.le long.omega
                    (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)))
      (a!4 (long.le (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)
                    long.omega))
      (a!5 (long.option (xor true true)
                        long.omega
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)))
      (a!6 (long.le (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)
                    (long.long (numbers.num n! 0))))
      (a!7 (long.le (long.long (numbers.num n! 0))
                    (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (long.option true
                        (long.long (numbers.num n! 0))
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)))
      (a!2 (long.short (long.refuting true
                                      (long.long (numbers.num n! 0))
                                      long.omega)))
      (a!5 (= (long.short (long.long (numbers.num n! 0))) (numbers.num n! 0))))
(let ((a!3 (= (long.refuting true (long.long (numbers.num n! 0)) long.omega)
              (long.long a!2))))
(let ((a!4 (= a!1 (and (games.option true (numbers.num n! 0) a!2) a!3))))
  (and a!4 a!5)))))
(assert (let ((a!1 (long.short (long.refuting true
                                      (long.long (numbers.num n! 0))
                                      long.omega))))
(let ((a!2 (and (>= n! 1) (= a!1 (numbers.num (- n! 1) 0))))
      (a!3 (and (<= n! (- 1)) (= a!1 (numbers.num (+ n! 1) 0)))))
  (and (= (games.option true (numbers.num n! 0) a!1) a!2)
       (= (games.option false (numbers.num n! 0) a!1) a!3)))))
(assert (let ((a!1 (=> (>= 0 0)
               (long.option true long.omega (long.long (numbers.num 0 0)))))
      (a!2 (long.option true
                        long.omega
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)))
      (a!3 (long.integer (long.refuting true
                                        (long.long (numbers.num n! 0))
                                        long.omega)))
      (a!5 (long.option false
                        long.omega
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega))))
(let ((a!4 (= (long.refuting true (long.long (numbers.num n! 0)) long.omega)
              (long.long (numbers.num a!3 0)))))
  (and a!1 (=> a!2 (and (>= a!3 0) a!4)) (xor a!5 true)))))
(assert (let ((a!1 (long.option true long.omega (long.long (numbers.num (- n! 1) 0))))
      (a!2 (long.option true
                        long.omega
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)))
      (a!3 (long.integer (long.refuting true
                                        (long.long (numbers.num n! 0))
                                        long.omega)))
      (a!5 (long.option false
                        long.omega
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega))))
(let ((a!4 (= (long.refuting true (long.long (numbers.num n! 0)) long.omega)
              (long.long (numbers.num a!3 0)))))
  (and (=> (>= (- n! 1) 0) a!1) (=> a!2 (and (>= a!3 0) a!4)) (xor a!5 true)))))
(assert (let ((a!1 (long.le long.omega
                    (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)))
      (a!2 (long.le (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)
                    long.omega))
      (a!3 (long.option true long.omega (long.long (numbers.num (- n! 1) 0))))
      (a!4 (long.le (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)
                    (long.long (numbers.num (- n! 1) 0))))
      (a!5 (long.le (long.long (numbers.num (- n! 1) 0))
                    (long.refuting true
                                   (long.long (numbers.num n! 0))
                                   long.omega)))
      (a!6 (long.option (xor true true)
                        (long.refuting true
                                       (long.long (numbers.num n! 0))
                                       long.omega)
                        (long.long (numbers.num (- n! 1) 0))))
      (a!7 (long.le (long.long (numbers.num (- n! 1) 0)) long.omega))
      (a!8 (long.le long.omega (long.long (numbers.num (- n! 1) 0)))))
(let ((a!9 (and (=> a!3 (xor (ite true a!4 a!5) true))
                (=> a!6 (xor (ite true a!7 a!8) true)))))
  (=> (ite true a!1 a!2) a!9))))
(assert (let ((a!1 (long.long (numbers.num (ite (>= n! 0) n! 0) 0)))
      (a!2 (<= (values.fraction n! 0) (values.fraction (ite (>= n! 0) n! 0) 0))))
(let ((a!3 (= (long.le (long.long (numbers.num n! 0)) a!1) a!2)))
  (=> (and (>= 0 0) (>= 0 0)) a!3))))
(assert (let ((a!1 (<= (values.fraction n! 0) (values.fraction (ite (>= n! 0) n! 0) 0))))
(let ((a!2 (= a!1 (<= n! (ite (>= n! 0) n! 0)))))
  (=> (>= 0 0) a!2))))
(assert (let ((a!1 (long.long (numbers.num (ite (>= n! 0) n! 0) 0))))
(let ((a!2 (=> (>= (ite (>= n! 0) n! 0) 0) (long.option true long.omega a!1)))
      (a!3 (= a!1 (long.long (numbers.num (long.integer a!1) 0)))))
(let ((a!4 (=> (long.option true long.omega a!1)
               (and (>= (long.integer a!1) 0) a!3))))
  (and a!2 a!4 (xor (long.option false long.omega a!1) true))))))
(assert (let ((a!1 (ite true
                (long.le long.omega (long.long (numbers.num n! 0)))
                (long.le (long.long (numbers.num n! 0)) long.omega)))
      (a!2 (long.long (numbers.num (ite (>= n! 0) n! 0) 0))))
(let ((a!3 (ite true
                (long.le (long.long (numbers.num n! 0)) a!2)
                (long.le a!2 (long.long (numbers.num n! 0)))))
      (a!4 (=> (long.option (xor true true) (long.long (numbers.num n! 0)) a!2)
               (xor (ite true (long.le a!2 long.omega) (long.le long.omega a!2))
                    true))))
  (=> a!1 (and (=> (long.option true long.omega a!2) (xor a!3 true)) a!4)))))
(assert (let ((a!1 (long.le (long.long (numbers.num (- n! 1) 0))
                    (long.long (numbers.num (- n! 1) 0)))))
(let ((a!2 (= a!1
              (<= (values.fraction (- n! 1) 0) (values.fraction (- n! 1) 0)))))
  (=> (and (>= 0 0) (>= 0 0)) a!2))))
(assert (let ((a!1 (= (<= (values.fraction (- n! 1) 0) (values.fraction (- n! 1) 0))
              (<= (- n! 1) (- n! 1)))))
  (=> (>= 0 0) a!1)))
(assert (let ((a!1 (xor (long.le long.omega (long.long (numbers.num n! 0))) true)))
(let ((a!2 (and (long.le (long.long (numbers.num n! 0)) long.omega) a!1)))
  (not a!2))))
(check-sat)
(exit)
