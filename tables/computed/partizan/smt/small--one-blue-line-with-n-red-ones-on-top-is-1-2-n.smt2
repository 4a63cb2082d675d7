; A model is not so: one blue line with n red ones on top is 1/2^n.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun small.stalk (Int) games.Game)
(declare-fun n! () Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun small.reds (games.Game) Int)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.zero () games.Game)
(assert (let ((a!1 (and (games.le (small.stalk (- n! 1)) (numbers.num 1 (- n! 1)))
                (games.le (numbers.num 1 (- n! 1)) (small.stalk (- n! 1))))))
  (=> (and (>= (- n! 1) 0) (< (- n! 1) n!)) a!1)))
(assert (let ((a!1 (>= (small.reds (games.refuting false
                                           (small.stalk n!)
                                           (numbers.num 1 n!)))
               0))
      (a!2 (< (small.reds (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
              n!))
      (a!3 (small.stalk (small.reds (games.refuting false
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!)))))
      (a!4 (numbers.num 1
                        (small.reds (games.refuting false
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!))))))
  (=> (and a!1 a!2) (and (games.le a!3 a!4) (games.le a!4 a!3)))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num 1 n!)
                          (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
                (games.le (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (numbers.num 1 n!))))
      (a!3 (ite true
                (games.le (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (small.stalk n!))
                (games.le (small.stalk n!)
                          (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!))))))
(let ((a!2 (and (games.option true
                              (small.stalk n!)
                              (games.refuting true
                                              (small.stalk n!)
                                              (numbers.num 1 n!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num 1 n!)
                              (games.refuting true
                                              (small.stalk n!)
                                              (numbers.num 1 n!)))
                a!3)))
  (or (ite true
           (games.le (small.stalk n!) (numbers.num 1 n!))
           (games.le (numbers.num 1 n!) (small.stalk n!)))
      a!2
      a!4))))
(assert (let ((a!1 (= (games.option true
                            (small.stalk n!)
                            (games.refuting true
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                 games.zero)))
      (a!2 (>= (small.reds (games.refuting true
                                           (small.stalk n!)
                                           (numbers.num 1 n!)))
               0))
      (a!3 (< (small.reds (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
              n!))
      (a!4 (small.stalk (small.reds (games.refuting true
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!))))))
(let ((a!5 (and a!2
                a!3
                (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                   a!4))))
(let ((a!6 (= (games.option false
                            (small.stalk n!)
                            (games.refuting true
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!5)))
(let ((a!7 (and a!1 a!6 (= (small.reds (small.stalk n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (ite false
                (games.le (numbers.num 1 n!)
                          (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
                (games.le (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (numbers.num 1 n!))))
      (a!3 (ite false
                (games.le (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (small.stalk n!))
                (games.le (small.stalk n!)
                          (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))))))
(let ((a!2 (and (games.option false
                              (small.stalk n!)
                              (games.refuting false
                                              (small.stalk n!)
                                              (numbers.num 1 n!)))
                a!1))
      (a!4 (and (games.option (xor false true)
                              (numbers.num 1 n!)
                              (games.refuting false
                                              (small.stalk n!)
                                              (numbers.num 1 n!)))
                a!3)))
  (or (ite false
           (games.le (small.stalk n!) (numbers.num 1 n!))
           (games.le (numbers.num 1 n!) (small.stalk n!)))
      a!2
      a!4))))
(assert (let ((a!1 (= (games.option true
                            (small.stalk n!)
                            (games.refuting false
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                 games.zero)))
      (a!2 (>= (small.reds (games.refuting false
                                           (small.stalk n!)
                                           (numbers.num 1 n!)))
               0))
      (a!3 (< (small.reds (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
              n!))
      (a!4 (small.stalk (small.reds (games.refuting false
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!))))))
(let ((a!5 (and a!2
                a!3
                (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                   a!4))))
(let ((a!6 (= (games.option false
                            (small.stalk n!)
                            (games.refuting false
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!5)))
(let ((a!7 (and a!1 a!6 (= (small.reds (small.stalk n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting true
                                         (small.stalk n!)
                                         (numbers.num 1 n!))))
      (a!3 (games.option false
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting true
                                         (small.stalk n!)
                                         (numbers.num 1 n!)))))
(let ((a!2 (= a!1
              (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                 (numbers.num 0 (- n! 1)))))
      (a!4 (= a!3
              (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                 (numbers.num (+ 0 1) (- n! 1))))))
(let ((a!5 (and a!2 a!4 (= (numbers.num (* 0 2) n!) (numbers.num 0 (- n! 1))))))
  (=> (>= n! 1) a!5)))))
(assert (=> (>= n! 0) (= (games.le (numbers.num 1 n!) (numbers.num 0 n!)) (<= 1 0))))
(assert (=> (>= n! 0) (= (numbers.num 0 n!) games.zero)))
(assert (=> (>= (- n! 1) 0) (= (numbers.num 0 (- n! 1)) games.zero)))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (and (>= 1 1)
                (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                   (numbers.num (- 1 1) 0))))
      (a!3 (and (<= 1 (- 1))
                (= (games.refuting true (small.stalk n!) (numbers.num 1 n!))
                   (numbers.num (+ 1 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num 1 0)
                            (games.refuting true
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num 1 0)
                            (games.refuting true
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting false
                                         (small.stalk n!)
                                         (numbers.num 1 n!))))
      (a!3 (games.option false
                         (numbers.num (+ (* 0 2) 1) n!)
                         (games.refuting false
                                         (small.stalk n!)
                                         (numbers.num 1 n!)))))
(let ((a!2 (= a!1
              (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                 (numbers.num 0 (- n! 1)))))
      (a!4 (= a!3
              (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                 (numbers.num (+ 0 1) (- n! 1))))))
(let ((a!5 (and a!2 a!4 (= (numbers.num (* 0 2) n!) (numbers.num 0 (- n! 1))))))
  (=> (>= n! 1) a!5)))))
(assert (=> (>= n! 0) (= (games.le (numbers.num 1 n!) (numbers.num 0 n!)) (<= 1 0))))
(assert (=> (>= n! 0) (= (numbers.num 0 n!) games.zero)))
(assert (=> (>= (- n! 1) 0) (= (numbers.num 0 (- n! 1)) games.zero)))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (and (>= 1 1)
                (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                   (numbers.num (- 1 1) 0))))
      (a!3 (and (<= 1 (- 1))
                (= (games.refuting false (small.stalk n!) (numbers.num 1 n!))
                   (numbers.num (+ 1 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num 1 0)
                            (games.refuting false
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num 1 0)
                            (games.refuting false
                                            (small.stalk n!)
                                            (numbers.num 1 n!)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (= (games.option true (small.stalk n!) (small.stalk (- n! 1)))
              (= (small.stalk (- n! 1)) games.zero)))
      (a!2 (>= (small.reds (small.stalk (- n! 1))) 0))
      (a!3 (< (small.reds (small.stalk (- n! 1))) n!))
      (a!4 (small.stalk (small.reds (small.stalk (- n! 1))))))
(let ((a!5 (and a!2 a!3 (= (small.stalk (- n! 1)) a!4))))
(let ((a!6 (= (games.option false (small.stalk n!) (small.stalk (- n! 1))) a!5)))
(let ((a!7 (and a!1 a!6 (= (small.reds (small.stalk n!)) n!))))
  (=> (>= n! 0) a!7))))))
(assert (let ((a!1 (and (>= (small.reds games.zero) 0)
                (< (small.reds games.zero) n!)
                (= games.zero (small.stalk (small.reds games.zero))))))
(let ((a!2 (and (= (games.option true (small.stalk n!) games.zero)
                   (= games.zero games.zero))
                (= (games.option false (small.stalk n!) games.zero) a!1)
                (= (small.reds (small.stalk n!)) n!))))
  (=> (>= n! 0) a!2))))
(assert (let ((a!1 (= (games.option true (small.stalk (- n! 1)) games.zero)
              (= games.zero games.zero)))
      (a!2 (and (>= (small.reds games.zero) 0)
                (< (small.reds games.zero) (- n! 1))
                (= games.zero (small.stalk (small.reds games.zero)))))
      (a!4 (= (small.reds (small.stalk (- n! 1))) (- n! 1))))
(let ((a!3 (= (games.option false (small.stalk (- n! 1)) games.zero) a!2)))
  (=> (>= (- n! 1) 0) (and a!1 a!3 a!4)))))
(assert (let ((a!1 (ite false
                (games.le (small.stalk n!) (small.stalk (- n! 1)))
                (games.le (small.stalk (- n! 1)) (small.stalk n!)))))
  (=> (games.option false (small.stalk n!) (small.stalk (- n! 1)))
      (xor a!1 true))))
(assert (let ((a!1 (xor (ite true
                     (games.le (small.stalk n!) games.zero)
                     (games.le games.zero (small.stalk n!)))
                true)))
  (=> (games.option true (small.stalk n!) games.zero) a!1)))
(assert (let ((a!1 (ite true
                (games.le (small.stalk (- n! 1))
                          (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
                (games.le (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (small.stalk (- n! 1)))))
      (a!2 (ite true
                (games.le (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (small.stalk n!))
                (games.le (small.stalk n!)
                          (games.refuting true
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))))
      (a!3 (ite true
                (games.le (small.stalk (- n! 1)) (small.stalk n!))
                (games.le (small.stalk n!) (small.stalk (- n! 1))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (- n!
              (small.reds (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))))
      (a!2 (>= (small.reds (games.refuting false
                                           (small.stalk n!)
                                           (numbers.num 1 n!)))
               0))
      (a!3 (< (small.reds (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
              n!))
      (a!4 (numbers.num 1
                        (small.reds (games.refuting false
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!))))))
(let ((a!5 (=> (and a!2 a!3) (xor (games.le a!4 (numbers.num 1 n!)) true))))
  (=> (>= a!1 0) a!5))))
(assert (let ((a!1 (numbers.num 1
                        (small.reds (games.refuting false
                                                    (small.stalk n!)
                                                    (numbers.num 1 n!)))))
      (a!3 (ite true
                (games.le (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          (numbers.num 1 n!))
                (games.le (numbers.num 1 n!)
                          (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))))))
(let ((a!2 (ite true
                (games.le a!1
                          (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!)))
                (games.le (games.refuting false
                                          (small.stalk n!)
                                          (numbers.num 1 n!))
                          a!1))))
  (=> (and a!2 a!3)
      (ite true
           (games.le a!1 (numbers.num 1 n!))
           (games.le (numbers.num 1 n!) a!1))))))
(assert (let ((a!1 (=> (>= n! 0)
               (and (games.le (small.stalk n!) (numbers.num 1 n!))
                    (games.le (numbers.num 1 n!) (small.stalk n!))))))
  (not a!1)))
(check-sat)
(exit)
