; A model is not so: n blue lines, one on the other, are n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun long.stack (Int) games.Game)
(declare-fun n! () Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun long.blues (games.Game) Int)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (and (games.le (long.stack (- n! 1)) (numbers.num (- n! 1) 0))
                (games.le (numbers.num (- n! 1) 0) (long.stack (- n! 1))))))
  (=> (and (>= (- n! 1) 0) (< (- n! 1) n!)) a!1)))
(assert (let ((a!1 (>= (long.blues (games.refuting true
                                           (long.stack n!)
                                           (numbers.num n! 0)))
               0))
      (a!2 (< (long.blues (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0)))
              n!))
      (a!3 (long.stack (long.blues (games.refuting true
                                                   (long.stack n!)
                                                   (numbers.num n! 0)))))
      (a!4 (numbers.num (long.blues (games.refuting true
                                                    (long.stack n!)
                                                    (numbers.num n! 0)))
                        0)))
  (=> (and a!1 a!2) (and (games.le a!3 a!4) (games.le a!4 a!3)))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! 0)
                          (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!3 (ite true
                (games.le (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (long.stack n!))
                (games.le (long.stack n!)
                          (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))))))
(let ((a!2 (and (games.option true
                              (long.stack n!)
                              (games.refuting true
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num n! 0)
                              (games.refuting true
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                a!3)))
  (or (ite true
           (games.le (long.stack n!) (numbers.num n! 0))
           (games.le (numbers.num n! 0) (long.stack n!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (long.blues (games.refuting true
                                           (long.stack n!)
                                           (numbers.num n! 0)))
               0))
      (a!2 (< (long.blues (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0)))
              n!))
      (a!3 (long.stack (long.blues (games.refuting true
                                                   (long.stack n!)
                                                   (numbers.num n! 0)))))
      (a!6 (xor (games.option false
                              (long.stack n!)
                              (games.refuting true
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                true)))
(let ((a!4 (and a!1
                a!2
                (= (games.refuting true (long.stack n!) (numbers.num n! 0)) a!3))))
(let ((a!5 (= (games.option true
                            (long.stack n!)
                            (games.refuting true
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!4)))
(let ((a!7 (and a!5 a!6 (= (long.blues (long.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= n! 1)
                (= (games.refuting true (long.stack n!) (numbers.num n! 0))
                   (numbers.num (- n! 1) 0))))
      (a!3 (and (<= n! (- 1))
                (= (games.refuting true (long.stack n!) (numbers.num n! 0))
                   (numbers.num (+ n! 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num n! 0)
                            (games.refuting true
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num n! 0)
                            (games.refuting true
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (ite false
                (games.le (numbers.num n! 0)
                          (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!3 (ite false
                (games.le (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (long.stack n!))
                (games.le (long.stack n!)
                          (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0))))))
(let ((a!2 (and (games.option false
                              (long.stack n!)
                              (games.refuting false
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                a!1))
      (a!4 (and (games.option (xor false true)
                              (numbers.num n! 0)
                              (games.refuting false
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                a!3)))
  (or (ite false
           (games.le (long.stack n!) (numbers.num n! 0))
           (games.le (numbers.num n! 0) (long.stack n!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (long.blues (games.refuting false
                                           (long.stack n!)
                                           (numbers.num n! 0)))
               0))
      (a!2 (< (long.blues (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0)))
              n!))
      (a!3 (long.stack (long.blues (games.refuting false
                                                   (long.stack n!)
                                                   (numbers.num n! 0)))))
      (a!6 (xor (games.option false
                              (long.stack n!)
                              (games.refuting false
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                true)))
(let ((a!4 (and a!1
                a!2
                (= (games.refuting false (long.stack n!) (numbers.num n! 0))
                   a!3))))
(let ((a!5 (= (games.option true
                            (long.stack n!)
                            (games.refuting false
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!4)))
(let ((a!7 (and a!5 a!6 (= (long.blues (long.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= n! 1)
                (= (games.refuting false (long.stack n!) (numbers.num n! 0))
                   (numbers.num (- n! 1) 0))))
      (a!3 (and (<= n! (- 1))
                (= (games.refuting false (long.stack n!) (numbers.num n! 0))
                   (numbers.num (+ n! 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num n! 0)
                            (games.refuting false
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num n! 0)
                            (games.refuting false
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (numbers.num (long.blues (games.refuting true
                                                    (long.stack n!)
                                                    (numbers.num n! 0)))
                        0))
      (a!2 (<= n!
               (long.blues (games.refuting true
                                           (long.stack n!)
                                           (numbers.num n! 0))))))
  (=> (>= 0 0) (= (games.le (numbers.num n! 0) a!1) a!2))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! 0)
                          (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!2 (numbers.num (long.blues (games.refuting true
                                                    (long.stack n!)
                                                    (numbers.num n! 0)))
                        0)))
(let ((a!3 (ite true
                (games.le (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          a!2)
                (games.le a!2
                          (games.refuting true
                                          (long.stack n!)
                                          (numbers.num n! 0))))))
  (=> (and a!1 a!3)
      (ite true
           (games.le (numbers.num n! 0) a!2)
           (games.le a!2 (numbers.num n! 0)))))))
(assert (let ((a!1 (>= (long.blues (long.stack (- n! 1))) 0))
      (a!2 (< (long.blues (long.stack (- n! 1))) n!))
      (a!3 (long.stack (long.blues (long.stack (- n! 1)))))
      (a!6 (xor (games.option false (long.stack n!) (long.stack (- n! 1))) true)))
(let ((a!4 (and a!1 a!2 (= (long.stack (- n! 1)) a!3))))
(let ((a!5 (= (games.option true (long.stack n!) (long.stack (- n! 1))) a!4)))
(let ((a!7 (and a!5 a!6 (= (long.blues (long.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (>= (long.blues (games.refuting false
                                           (long.stack n!)
                                           (numbers.num n! 0)))
               0))
      (a!2 (< (long.blues (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0)))
              (- n! 1)))
      (a!3 (long.stack (long.blues (games.refuting false
                                                   (long.stack n!)
                                                   (numbers.num n! 0)))))
      (a!6 (xor (games.option false
                              (long.stack (- n! 1))
                              (games.refuting false
                                              (long.stack n!)
                                              (numbers.num n! 0)))
                true))
      (a!7 (= (long.blues (long.stack (- n! 1))) (- n! 1))))
(let ((a!4 (and a!1
                a!2
                (= (games.refuting false (long.stack n!) (numbers.num n! 0))
                   a!3))))
(let ((a!5 (= (games.option true
                            (long.stack (- n! 1))
                            (games.refuting false
                                            (long.stack n!)
                                            (numbers.num n! 0)))
              a!4)))
  (=> (>= (- n! 1) 0) (and a!5 a!6 a!7))))))
(assert (let ((a!1 (ite true
                (games.le (long.stack n!) (long.stack (- n! 1)))
                (games.le (long.stack (- n! 1)) (long.stack n!)))))
  (=> (games.option true (long.stack n!) (long.stack (- n! 1))) (xor a!1 true))))
(assert (let ((a!1 (ite true
                (games.le (long.stack n!)
                          (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (long.stack n!))))
      (a!2 (ite true
                (games.le (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0))
                          (long.stack (- n! 1)))
                (games.le (long.stack (- n! 1))
                          (games.refuting false
                                          (long.stack n!)
                                          (numbers.num n! 0)))))
      (a!3 (ite true
                (games.le (long.stack n!) (long.stack (- n! 1)))
                (games.le (long.stack (- n! 1)) (long.stack n!)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (=> (>= n! 0)
               (and (games.le (long.stack n!) (numbers.num n! 0))
                    (games.le (numbers.num n! 0) (long.stack n!))))))
  (not a!1)))
(check-sat)
(exit)
