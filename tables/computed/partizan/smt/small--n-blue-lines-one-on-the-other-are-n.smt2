; A model is not so: n blue lines, one on the other, are n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun small.stack (Int) games.Game)
(declare-fun n! () Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun small.blues (games.Game) Int)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.zero () games.Game)
(assert (let ((a!1 (and (games.le (small.stack (- n! 1)) (numbers.num (- n! 1) 0))
                (games.le (numbers.num (- n! 1) 0) (small.stack (- n! 1))))))
  (=> (and (>= (- n! 1) 0) (< (- n! 1) n!)) a!1)))
(assert (let ((a!1 (>= (small.blues (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0)))
               0))
      (a!2 (< (small.blues (games.refuting true
                                           (small.stack n!)
                                           (numbers.num n! 0)))
              n!))
      (a!3 (small.stack (small.blues (games.refuting true
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))))
      (a!4 (numbers.num (small.blues (games.refuting true
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))
                        0)))
  (=> (and a!1 a!2) (and (games.le a!3 a!4) (games.le a!4 a!3)))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! 0)
                          (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!3 (ite true
                (games.le (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (small.stack n!))
                (games.le (small.stack n!)
                          (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))))))
(let ((a!2 (and (games.option true
                              (small.stack n!)
                              (games.refuting true
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num n! 0)
                              (games.refuting true
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                a!3)))
  (or (ite true
           (games.le (small.stack n!) (numbers.num n! 0))
           (games.le (numbers.num n! 0) (small.stack n!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (small.blues (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0)))
               0))
      (a!2 (< (small.blues (games.refuting true
                                           (small.stack n!)
                                           (numbers.num n! 0)))
              n!))
      (a!3 (small.stack (small.blues (games.refuting true
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))))
      (a!6 (xor (games.option false
                              (small.stack n!)
                              (games.refuting true
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                true)))
(let ((a!4 (and a!1
                a!2
                (= (games.refuting true (small.stack n!) (numbers.num n! 0))
                   a!3))))
(let ((a!5 (= (games.option true
                            (small.stack n!)
                            (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!4)))
(let ((a!7 (and a!5 a!6 (= (small.blues (small.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= n! 1)
                (= (games.refuting true (small.stack n!) (numbers.num n! 0))
                   (numbers.num (- n! 1) 0))))
      (a!3 (and (<= n! (- 1))
                (= (games.refuting true (small.stack n!) (numbers.num n! 0))
                   (numbers.num (+ n! 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num n! 0)
                            (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num n! 0)
                            (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (ite false
                (games.le (numbers.num n! 0)
                          (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!3 (ite false
                (games.le (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (small.stack n!))
                (games.le (small.stack n!)
                          (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0))))))
(let ((a!2 (and (games.option false
                              (small.stack n!)
                              (games.refuting false
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                a!1))
      (a!4 (and (games.option (xor false true)
                              (numbers.num n! 0)
                              (games.refuting false
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                a!3)))
  (or (ite false
           (games.le (small.stack n!) (numbers.num n! 0))
           (games.le (numbers.num n! 0) (small.stack n!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (small.blues (games.refuting false
                                            (small.stack n!)
                                            (numbers.num n! 0)))
               0))
      (a!2 (< (small.blues (games.refuting false
                                           (small.stack n!)
                                           (numbers.num n! 0)))
              n!))
      (a!3 (small.stack (small.blues (games.refuting false
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))))
      (a!6 (xor (games.option false
                              (small.stack n!)
                              (games.refuting false
                                              (small.stack n!)
                                              (numbers.num n! 0)))
                true)))
(let ((a!4 (and a!1
                a!2
                (= (games.refuting false (small.stack n!) (numbers.num n! 0))
                   a!3))))
(let ((a!5 (= (games.option true
                            (small.stack n!)
                            (games.refuting false
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!4)))
(let ((a!7 (and a!5 a!6 (= (small.blues (small.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= n! 1)
                (= (games.refuting false (small.stack n!) (numbers.num n! 0))
                   (numbers.num (- n! 1) 0))))
      (a!3 (and (<= n! (- 1))
                (= (games.refuting false (small.stack n!) (numbers.num n! 0))
                   (numbers.num (+ n! 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num n! 0)
                            (games.refuting false
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num n! 0)
                            (games.refuting false
                                            (small.stack n!)
                                            (numbers.num n! 0)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (numbers.num (small.blues (games.refuting true
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))
                        0))
      (a!2 (<= n!
               (small.blues (games.refuting true
                                            (small.stack n!)
                                            (numbers.num n! 0))))))
  (=> (>= 0 0) (= (games.le (numbers.num n! 0) a!1) a!2))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! 0)
                          (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (numbers.num n! 0))))
      (a!2 (numbers.num (small.blues (games.refuting true
                                                     (small.stack n!)
                                                     (numbers.num n! 0)))
                        0)))
(let ((a!3 (ite true
                (games.le (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          a!2)
                (games.le a!2
                          (games.refuting true
                                          (small.stack n!)
                                          (numbers.num n! 0))))))
  (=> (and a!1 a!3)
      (ite true
           (games.le (numbers.num n! 0) a!2)
           (games.le a!2 (numbers.num n! 0)))))))
(assert (let ((a!1 (>= (small.blues (small.stack (- n! 1))) 0))
      (a!2 (< (small.blues (small.stack (- n! 1))) n!))
      (a!3 (small.stack (small.blues (small.stack (- n! 1)))))
      (a!6 (xor (games.option false (small.stack n!) (small.stack (- n! 1)))
                true)))
(let ((a!4 (and a!1 a!2 (= (small.stack (- n! 1)) a!3))))
(let ((a!5 (= (games.option true (small.stack n!) (small.stack (- n! 1))) a!4)))
(let ((a!7 (and a!5 a!6 (= (small.blues (small.stack n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= (small.blues games.zero) 0)
                (< (small.blues games.zero) (- n! 1))
                (= games.zero (small.stack (small.blues games.zero)))))
      (a!3 (xor (games.option false (small.stack (- n! 1)) games.zero) true))
      (a!4 (= (small.blues (small.stack (- n! 1))) (- n! 1))))
(let ((a!2 (= (games.option true (small.stack (- n! 1)) games.zero) a!1)))
  (=> (>= (- n! 1) 0) (and a!2 a!3 a!4)))))
(assert (let ((a!1 (ite true
                (games.le (small.stack n!) (small.stack (- n! 1)))
                (games.le (small.stack (- n! 1)) (small.stack n!)))))
  (=> (games.option true (small.stack n!) (small.stack (- n! 1)))
      (xor a!1 true))))
(assert (let ((a!1 (ite true
                (games.le (small.stack n!)
                          (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0)))
                (games.le (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (small.stack n!))))
      (a!2 (ite true
                (games.le (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0))
                          (small.stack (- n! 1)))
                (games.le (small.stack (- n! 1))
                          (games.refuting false
                                          (small.stack n!)
                                          (numbers.num n! 0)))))
      (a!3 (ite true
                (games.le (small.stack n!) (small.stack (- n! 1)))
                (games.le (small.stack (- n! 1)) (small.stack n!)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (=> (>= n! 0)
               (and (games.le (small.stack n!) (numbers.num n! 0))
                    (games.le (numbers.num n! 0) (small.stack n!))))))
  (not a!1)))
(check-sat)
(exit)
