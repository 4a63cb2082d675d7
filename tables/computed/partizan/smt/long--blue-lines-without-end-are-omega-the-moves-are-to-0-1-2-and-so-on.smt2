; A model is not so: blue lines without end are omega: the moves are to 0, 1, 2 and so on.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun long.omega () games.Game)
(declare-fun long.endless () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun long.stack (Int) games.Game)
(declare-fun long.blues (games.Game) Int)
(declare-fun long.integer (games.Game) Int)
(declare-fun n! () Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun X! () games.Game)
(assert (let ((a!1 (and (games.option true
                              long.endless
                              (games.refuting true long.endless long.omega))
                (ite true
                     (games.le long.omega
                               (games.refuting true long.endless long.omega))
                     (games.le (games.refuting true long.endless long.omega)
                               long.omega))))
      (a!2 (and (games.option (xor true true)
                              long.omega
                              (games.refuting true long.endless long.omega))
                (ite true
                     (games.le (games.refuting true long.endless long.omega)
                               long.endless)
                     (games.le long.endless
                               (games.refuting true long.endless long.omega))))))
  (or (ite true
           (games.le long.endless long.omega)
           (games.le long.omega long.endless))
      a!1
      a!2)))
(assert (let ((a!1 (and (games.option true
                              long.omega
                              (games.refuting true long.omega long.endless))
                (ite true
                     (games.le long.endless
                               (games.refuting true long.omega long.endless))
                     (games.le (games.refuting true long.omega long.endless)
                               long.endless))))
      (a!2 (and (games.option (xor true true)
                              long.endless
                              (games.refuting true long.omega long.endless))
                (ite true
                     (games.le (games.refuting true long.omega long.endless)
                               long.omega)
                     (games.le long.omega
                               (games.refuting true long.omega long.endless))))))
  (or (ite true
           (games.le long.omega long.endless)
           (games.le long.endless long.omega))
      a!1
      a!2)))
(assert (let ((a!1 (games.option true
                         long.endless
                         (long.stack (long.blues (games.refuting true
                                                                 long.endless
                                                                 long.omega)))))
      (a!3 (= (games.refuting true long.endless long.omega)
              (long.stack (long.blues (games.refuting true
                                                      long.endless
                                                      long.omega))))))
(let ((a!2 (=> (>= (long.blues (games.refuting true long.endless long.omega)) 0)
               a!1))
      (a!4 (and (>= (long.blues (games.refuting true long.endless long.omega))
                    0)
                a!3)))
  (and a!2
       (=> (games.option true
                         long.endless
                         (games.refuting true long.endless long.omega))
           a!4)
       (xor (games.option false
                          long.endless
                          (games.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (games.option true
                         long.endless
                         (long.stack (long.integer (games.refuting true
                                                                   long.omega
                                                                   long.endless)))))
      (a!3 (= (games.refuting true long.omega long.endless)
              (long.stack (long.blues (games.refuting true
                                                      long.omega
                                                      long.endless))))))
(let ((a!2 (=> (>= (long.integer (games.refuting true long.omega long.endless))
                   0)
               a!1))
      (a!4 (and (>= (long.blues (games.refuting true long.omega long.endless))
                    0)
                a!3)))
  (and a!2
       (=> (games.option true
                         long.endless
                         (games.refuting true long.omega long.endless))
           a!4)
       (xor (games.option false
                          long.endless
                          (games.refuting true long.omega long.endless))
            true)))))
(assert (let ((a!1 (= (games.refuting true long.endless long.omega)
              (long.stack (long.blues (games.refuting true
                                                      long.endless
                                                      long.omega))))))
(let ((a!2 (and (>= (long.blues (games.refuting true long.endless long.omega))
                    0)
                a!1)))
  (and (=> (>= n! 0) (games.option true long.endless (long.stack n!)))
       (=> (games.option true
                         long.endless
                         (games.refuting true long.endless long.omega))
           a!2)
       (xor (games.option false
                          long.endless
                          (games.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (games.option true
                         long.omega
                         (numbers.num (long.blues (games.refuting true
                                                                  long.endless
                                                                  long.omega))
                                      0)))
      (a!3 (= (games.refuting true long.endless long.omega)
              (numbers.num (long.integer (games.refuting true
                                                         long.endless
                                                         long.omega))
                           0))))
(let ((a!2 (=> (>= (long.blues (games.refuting true long.endless long.omega)) 0)
               a!1))
      (a!4 (and (>= (long.integer (games.refuting true long.endless long.omega))
                    0)
                a!3)))
  (and a!2
       (=> (games.option true
                         long.omega
                         (games.refuting true long.endless long.omega))
           a!4)
       (xor (games.option false
                          long.omega
                          (games.refuting true long.endless long.omega))
            true)))))
(assert (let ((a!1 (games.option true
                         long.omega
                         (numbers.num (long.integer (games.refuting true
                                                                    long.omega
                                                                    long.endless))
                                      0)))
      (a!3 (= (games.refuting true long.omega long.endless)
              (numbers.num (long.integer (games.refuting true
                                                         long.omega
                                                         long.endless))
                           0))))
(let ((a!2 (=> (>= (long.integer (games.refuting true long.omega long.endless))
                   0)
               a!1))
      (a!4 (and (>= (long.integer (games.refuting true long.omega long.endless))
                    0)
                a!3)))
  (and a!2
       (=> (games.option true
                         long.omega
                         (games.refuting true long.omega long.endless))
           a!4)
       (xor (games.option false
                          long.omega
                          (games.refuting true long.omega long.endless))
            true)))))
(assert (let ((a!1 (games.le (long.stack (long.blues (games.refuting true
                                                             long.endless
                                                             long.omega)))
                     (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0)))
      (a!2 (games.le (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0)
                     (long.stack (long.blues (games.refuting true
                                                             long.endless
                                                             long.omega))))))
  (=> (>= (long.blues (games.refuting true long.endless long.omega)) 0)
      (and a!1 a!2))))
(assert (let ((a!1 (games.le (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless)))
                     (numbers.num (long.integer (games.refuting true
                                                                long.omega
                                                                long.endless))
                                  0)))
      (a!2 (games.le (numbers.num (long.integer (games.refuting true
                                                                long.omega
                                                                long.endless))
                                  0)
                     (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless))))))
  (=> (>= (long.integer (games.refuting true long.omega long.endless)) 0)
      (and a!1 a!2))))
(assert (=> (>= n! 0)
    (and (games.le (long.stack n!) (numbers.num n! 0))
         (games.le (numbers.num n! 0) (long.stack n!)))))
(assert (let ((a!1 (games.option true
                         long.omega
                         (numbers.num (long.blues (games.refuting true
                                                                  long.endless
                                                                  long.omega))
                                      0)))
      (a!2 (games.le (games.refuting true long.endless long.omega)
                     (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0)))
      (a!3 (games.le (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0)
                     (games.refuting true long.endless long.omega)))
      (a!4 (games.option (xor true true)
                         (games.refuting true long.endless long.omega)
                         (numbers.num (long.blues (games.refuting true
                                                                  long.endless
                                                                  long.omega))
                                      0)))
      (a!5 (games.le (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0)
                     long.omega))
      (a!6 (games.le long.omega
                     (numbers.num (long.blues (games.refuting true
                                                              long.endless
                                                              long.omega))
                                  0))))
(let ((a!7 (and (=> a!1 (xor (ite true a!2 a!3) true))
                (=> a!4 (xor (ite true a!5 a!6) true)))))
  (=> (ite true
           (games.le long.omega (games.refuting true long.endless long.omega))
           (games.le (games.refuting true long.endless long.omega) long.omega))
      a!7))))
(assert (let ((a!1 (games.option true
                         long.endless
                         (long.stack (long.integer (games.refuting true
                                                                   long.omega
                                                                   long.endless)))))
      (a!2 (games.le (games.refuting true long.omega long.endless)
                     (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless)))))
      (a!3 (games.le (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless)))
                     (games.refuting true long.omega long.endless)))
      (a!4 (games.option (xor true true)
                         (games.refuting true long.omega long.endless)
                         (long.stack (long.integer (games.refuting true
                                                                   long.omega
                                                                   long.endless)))))
      (a!5 (games.le (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless)))
                     long.endless))
      (a!6 (games.le long.endless
                     (long.stack (long.integer (games.refuting true
                                                               long.omega
                                                               long.endless))))))
(let ((a!7 (and (=> a!1 (xor (ite true a!2 a!3) true))
                (=> a!4 (xor (ite true a!5 a!6) true)))))
  (=> (ite true
           (games.le long.endless (games.refuting true long.omega long.endless))
           (games.le (games.refuting true long.omega long.endless) long.endless))
      a!7))))
(assert (let ((a!1 (and (>= (long.blues X!) 0) (= X! (long.stack (long.blues X!))))))
  (and (=> (>= n! 0) (games.option true long.endless (long.stack n!)))
       (=> (games.option true long.endless X!) a!1)
       (xor (games.option false long.endless X!) true))))
(assert (let ((a!1 (=> (>= n! 0)
               (and (games.option true long.endless (long.stack n!))
                    (games.le (long.stack n!) (numbers.num n! 0))
                    (games.le (numbers.num n! 0) (long.stack n!)))))
      (a!2 (and (>= (long.blues X!) 0) (= X! (long.stack (long.blues X!))))))
  (not (and (games.le long.endless long.omega)
            (games.le long.omega long.endless)
            a!1
            (=> (games.option true long.endless X!) a!2)
            (xor (games.option false long.endless X!) true)))))
(check-sat)
(exit)
