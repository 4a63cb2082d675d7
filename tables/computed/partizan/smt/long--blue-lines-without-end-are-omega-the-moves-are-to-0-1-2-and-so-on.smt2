; A model is not so: blue lines without end are omega: the moves are to 0, 1, 2 and so on.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort long.Long 0)
(declare-sort games.Game 0)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.omega () long.Long)
(declare-fun long.endless () long.Long)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(declare-fun long.long (games.Game) long.Long)
(declare-fun long.stack (Int) games.Game)
(declare-fun long.blues (games.Game) Int)
(declare-fun long.short (long.Long) games.Game)
(declare-fun long.integer (long.Long) Int)
(declare-fun n! () Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.rank (games.Game) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun X! () long.Long)
(assert (let ((a!1 (and (long.option true
                             long.endless
                             (long.refuting true long.endless long.omega))
                (ite true
                     (long.le long.omega
                              (long.refuting true long.endless long.omega))
                     (long.le (long.refuting true long.endless long.omega)
                              long.omega))))
      (a!2 (and (long.option (xor true true)
                             long.omega
                             (long.refuting true long.endless long.omega))
                (ite true
                     (long.le (long.refuting true long.endless long.omega)
                              long.endless)
                     (long.le long.endless
                              (long.refuting true long.endless long.omega))))))
  (or (ite true
           (long.le long.endless long.omega)
           (long.le long.omega long.endless))
      a!1
      a!2)))
(assert (let ((a!1 (and (long.option true
                             long.omega
                             (long.refuting true long.omega long.endless))
                (ite true
                     (long.le long.endless
                              (long.refuting true long.omega long.endless))
                     (long.le (long.refuting true long.omega long.endless)
                              long.endless))))
      (a!2 (and (long.option (xor true true)
                             long.endless
                             (long.refuting true long.omega long.endless))
                (ite true
                     (long.le (long.refuting true long.omega long.endless)
                              long.omega)
                     (long.le long.omega
                              (long.refuting true long.omega long.endless))))))
  (or (ite true
           (long.le long.omega long.endless)
           (long.le long.endless long.omega))
      a!1
      a!2)))
(assert (let ((a!1 (>= (long.blues (long.short (long.refuting true
                                                      long.endless
                                                      long.omega)))
               0))
      (a!2 (long.stack (long.blues (long.short (long.refuting true
                                                              long.endless
                                                              long.omega))))))
(let ((a!3 (=> (long.option true
                            long.endless
                            (long.refuting true long.endless long.omega))
               (and a!1
                    (= (long.refuting true long.endless long.omega)
                       (long.long a!2))))))
  (and (=> a!1 (long.option true long.endless (long.long a!2)))
       a!3
       (xor (long.option false
                         long.endless
                         (long.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (long.long (long.stack (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless)))))
      (a!3 (>= (long.blues (long.short (long.refuting true
                                                      long.omega
                                                      long.endless)))
               0))
      (a!4 (long.stack (long.blues (long.short (long.refuting true
                                                              long.omega
                                                              long.endless))))))
(let ((a!2 (=> (>= (long.integer (long.refuting true long.omega long.endless))
                   0)
               (long.option true long.endless a!1)))
      (a!5 (=> (long.option true
                            long.endless
                            (long.refuting true long.omega long.endless))
               (and a!3
                    (= (long.refuting true long.omega long.endless)
                       (long.long a!4))))))
  (and a!2
       a!5
       (xor (long.option false
                         long.endless
                         (long.refuting true long.omega long.endless))
            true)))))
(assert (let ((a!1 (=> (>= n! 0)
               (long.option true long.endless (long.long (long.stack n!)))))
      (a!2 (>= (long.blues (long.short (long.refuting true
                                                      long.endless
                                                      long.omega)))
               0))
      (a!3 (long.stack (long.blues (long.short (long.refuting true
                                                              long.endless
                                                              long.omega))))))
(let ((a!4 (=> (long.option true
                            long.endless
                            (long.refuting true long.endless long.omega))
               (and a!2
                    (= (long.refuting true long.endless long.omega)
                       (long.long a!3))))))
  (and a!1
       a!4
       (xor (long.option false
                         long.endless
                         (long.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (>= (long.blues (long.short (long.refuting true
                                                      long.endless
                                                      long.omega)))
               0))
      (a!2 (numbers.num (long.blues (long.short (long.refuting true
                                                               long.endless
                                                               long.omega)))
                        0))
      (a!3 (long.long (numbers.num (long.integer (long.refuting true
                                                                long.endless
                                                                long.omega))
                                   0))))
(let ((a!4 (and (>= (long.integer (long.refuting true long.endless long.omega))
                    0)
                (= (long.refuting true long.endless long.omega) a!3))))
  (and (=> a!1 (long.option true long.omega (long.long a!2)))
       (=> (long.option true
                        long.omega
                        (long.refuting true long.endless long.omega))
           a!4)
       (xor (long.option false
                         long.omega
                         (long.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (long.long (numbers.num (long.integer (long.refuting true
                                                                long.omega
                                                                long.endless))
                                   0))))
(let ((a!2 (=> (>= (long.integer (long.refuting true long.omega long.endless))
                   0)
               (long.option true long.omega a!1)))
      (a!3 (and (>= (long.integer (long.refuting true long.omega long.endless))
                    0)
                (= (long.refuting true long.omega long.endless) a!1))))
  (and a!2
       (=> (long.option true
                        long.omega
                        (long.refuting true long.omega long.endless))
           a!3)
       (xor (long.option false
                         long.omega
                         (long.refuting true long.omega long.endless))
            true)))))
(assert (let ((a!1 (>= (long.blues (long.short (long.refuting true
                                                      long.endless
                                                      long.omega)))
               0))
      (a!2 (long.stack (long.blues (long.short (long.refuting true
                                                              long.endless
                                                              long.omega)))))
      (a!3 (numbers.num (long.blues (long.short (long.refuting true
                                                               long.endless
                                                               long.omega)))
                        0)))
  (=> a!1 (and (games.le a!2 a!3) (games.le a!3 a!2)))))
(assert (let ((a!1 (games.le (long.stack (long.integer (long.refuting true
                                                              long.omega
                                                              long.endless)))
                     (numbers.num (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless))
                                  0)))
      (a!2 (games.le (numbers.num (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless))
                                  0)
                     (long.stack (long.integer (long.refuting true
                                                              long.omega
                                                              long.endless))))))
  (=> (>= (long.integer (long.refuting true long.omega long.endless)) 0)
      (and a!1 a!2))))
(assert (=> (>= n! 0)
    (and (games.le (long.stack n!) (numbers.num n! 0))
         (games.le (numbers.num n! 0) (long.stack n!)))))
(assert (let ((a!1 (long.stack (long.blues (long.short (long.refuting true
                                                              long.endless
                                                              long.omega)))))
      (a!2 (numbers.num (long.blues (long.short (long.refuting true
                                                               long.endless
                                                               long.omega)))
                        0)))
  (=> (>= (+ (games.rank a!1) (games.rank a!2)) 0)
      (= (long.le (long.long a!1) (long.long a!2)) (games.le a!1 a!2)))))
(assert (let ((a!1 (games.rank (numbers.num (long.integer (long.refuting true
                                                                 long.omega
                                                                 long.endless))
                                    0)))
      (a!2 (games.rank (long.stack (long.integer (long.refuting true
                                                                long.omega
                                                                long.endless)))))
      (a!3 (long.long (numbers.num (long.integer (long.refuting true
                                                                long.omega
                                                                long.endless))
                                   0)))
      (a!4 (long.long (long.stack (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless)))))
      (a!5 (games.le (numbers.num (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless))
                                  0)
                     (long.stack (long.integer (long.refuting true
                                                              long.omega
                                                              long.endless))))))
  (=> (>= (+ a!1 a!2) 0) (= (long.le a!3 a!4) a!5))))
(assert (let ((a!1 (long.stack (long.blues (long.short (long.refuting true
                                                              long.endless
                                                              long.omega))))))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0) a!2))))
(assert (let ((a!1 (numbers.num (long.blues (long.short (long.refuting true
                                                               long.endless
                                                               long.omega)))
                        0)))
(let ((a!2 (=> (games.option true a!1 a!1)
               (and (>= (games.rank a!1) 0)
                    (< (games.rank a!1) (games.rank a!1))))))
  (and (>= (games.rank a!1) 0) a!2))))
(assert (let ((a!1 (games.rank (long.stack (long.integer (long.refuting true
                                                                long.omega
                                                                long.endless)))))
      (a!2 (games.option true
                         (long.stack (long.integer (long.refuting true
                                                                  long.omega
                                                                  long.endless)))
                         (long.stack (long.integer (long.refuting true
                                                                  long.omega
                                                                  long.endless))))))
  (and (>= a!1 0) (=> a!2 (and (>= a!1 0) (< a!1 a!1))))))
(assert (let ((a!1 (games.rank (numbers.num (long.integer (long.refuting true
                                                                 long.omega
                                                                 long.endless))
                                    0)))
      (a!2 (games.option true
                         (numbers.num (long.integer (long.refuting true
                                                                   long.omega
                                                                   long.endless))
                                      0)
                         (numbers.num (long.integer (long.refuting true
                                                                   long.omega
                                                                   long.endless))
                                      0))))
  (and (>= a!1 0) (=> a!2 (and (>= a!1 0) (< a!1 a!1))))))
(assert (let ((a!1 (numbers.num (long.blues (long.short (long.refuting true
                                                               long.endless
                                                               long.omega)))
                        0)))
(let ((a!2 (xor (ite true
                     (long.le (long.refuting true long.endless long.omega)
                              (long.long a!1))
                     (long.le (long.long a!1)
                              (long.refuting true long.endless long.omega)))
                true))
      (a!3 (xor (ite true
                     (long.le (long.long a!1) long.omega)
                     (long.le long.omega (long.long a!1)))
                true)))
(let ((a!4 (and (=> (long.option true long.omega (long.long a!1)) a!2)
                (=> (long.option (xor true true)
                                 (long.refuting true long.endless long.omega)
                                 (long.long a!1))
                    a!3))))
  (=> (ite true
           (long.le long.omega (long.refuting true long.endless long.omega))
           (long.le (long.refuting true long.endless long.omega) long.omega))
      a!4)))))
(assert (let ((a!1 (long.long (long.stack (long.integer (long.refuting true
                                                               long.omega
                                                               long.endless))))))
(let ((a!2 (xor (ite true
                     (long.le (long.refuting true long.omega long.endless) a!1)
                     (long.le a!1 (long.refuting true long.omega long.endless)))
                true))
      (a!3 (=> (long.option (xor true true)
                            (long.refuting true long.omega long.endless)
                            a!1)
               (xor (ite true
                         (long.le a!1 long.endless)
                         (long.le long.endless a!1))
                    true))))
  (=> (ite true
           (long.le long.endless (long.refuting true long.omega long.endless))
           (long.le (long.refuting true long.omega long.endless) long.endless))
      (and (=> (long.option true long.endless a!1) a!2) a!3)))))
(assert (let ((a!1 (=> (>= n! 0)
               (long.option true long.endless (long.long (long.stack n!)))))
      (a!2 (long.long (long.stack (long.blues (long.short X!))))))
(let ((a!3 (and (>= (long.blues (long.short X!)) 0) (= X! a!2))))
  (and a!1
       (=> (long.option true long.endless X!) a!3)
       (xor (long.option false long.endless X!) true)))))
(assert (let ((a!1 (and (long.option true long.endless (long.long (long.stack n!)))
                (games.le (long.stack n!) (numbers.num n! 0))
                (games.le (numbers.num n! 0) (long.stack n!))))
      (a!2 (long.long (long.stack (long.blues (long.short X!))))))
(let ((a!3 (and (>= (long.blues (long.short X!)) 0) (= X! a!2))))
  (not (and (long.le long.endless long.omega)
            (long.le long.omega long.endless)
            (=> (>= n! 0) a!1)
            (=> (long.option true long.endless X!) a!3)
            (xor (long.option false long.endless X!) true))))))
(check-sat)
(exit)
