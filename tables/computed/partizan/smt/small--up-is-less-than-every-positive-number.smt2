; A model is not so: up is less than every positive number.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun k! () Int)
(declare-fun n! () Int)
(declare-fun numbers.pair (games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun numbers.step (Int Int) Int)
(declare-fun numbers.unit (Int) Int)
(assert (let ((a!1 (ite true
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))))
      (a!2 (games.refuting true
                           (numbers.pair games.zero
                                         (numbers.pair games.zero games.zero))
                           (numbers.num n! k!))))
(let ((a!3 (and (games.option true
                              (numbers.pair games.zero
                                            (numbers.pair games.zero games.zero))
                              a!2)
                (ite true
                     (games.le (numbers.num n! k!) a!2)
                     (games.le a!2 (numbers.num n! k!)))))
      (a!4 (ite true
                (games.le a!2
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          a!2))))
  (or a!1 a!3 (and (games.option (xor true true) (numbers.num n! k!) a!2) a!4)))))
(assert (=> (>= k! 0) (= (games.le (numbers.num n! k!) (numbers.num 0 k!)) (<= n! 0))))
(assert (=> (>= k! 0) (= (numbers.num 0 k!) games.zero)))
(assert (let ((a!1 (games.refuting true
                           (numbers.pair games.zero
                                         (numbers.pair games.zero games.zero))
                           (numbers.num n! k!)))
      (a!2 (numbers.num (ite false
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!3 (ite false (>= n! (numbers.unit k!)) (<= n! (- (numbers.unit k!))))))
(let ((a!4 (and (= a!1 a!2) (=> (= (numbers.step n! k!) (numbers.unit k!)) a!3)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite false (>= n! 1) (<= n! (- 1))))
               (games.option false (numbers.num n! k!) a!2))))
(let ((a!6 (and (=> (games.option false (numbers.num n! k!) a!1) a!4) a!5)))
  (=> (>= k! 0) a!6)))))
(assert (let ((a!1 (or (>= n! (numbers.unit k!)) (= n! 0) (<= n! (- (numbers.unit k!)))))
      (a!2 (numbers.step (ite false
                              (- n! (numbers.step n! k!))
                              (+ n! (numbers.step n! k!)))
                         k!)))
(let ((a!3 (and (>= (numbers.step n! k!) 1)
                (<= (numbers.step n! k!) (numbers.unit k!))
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!1)
                (=> (= n! 0) (= (numbers.step n! k!) (numbers.unit k!)))
                (ite (= (numbers.step n! k!) (numbers.unit k!))
                     (= a!2 (numbers.unit k!))
                     (> a!2 (numbers.step n! k!))))))
  (=> (>= k! 0) a!3))))
(assert (let ((a!1 (games.refuting true
                           (numbers.pair games.zero
                                         (numbers.pair games.zero games.zero))
                           (numbers.num n! k!))))
(let ((a!2 (= (games.option true
                            (numbers.pair games.zero
                                          (numbers.pair games.zero games.zero))
                            a!1)
              (= a!1 games.zero)))
      (a!3 (= (games.option false
                            (numbers.pair games.zero
                                          (numbers.pair games.zero games.zero))
                            a!1)
              (= a!1 (numbers.pair games.zero games.zero)))))
  (and a!2 a!3))))
(assert (let ((a!1 (= (games.option true
                            (numbers.pair games.zero
                                          (numbers.pair games.zero games.zero))
                            (numbers.pair games.zero games.zero))
              (= (numbers.pair games.zero games.zero) games.zero)))
      (a!2 (= (games.option false
                            (numbers.pair games.zero
                                          (numbers.pair games.zero games.zero))
                            (numbers.pair games.zero games.zero))
              (= (numbers.pair games.zero games.zero)
                 (numbers.pair games.zero games.zero)))))
  (and a!1 a!2)))
(assert (let ((a!1 (ite false
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.pair games.zero games.zero))
                (games.le (numbers.pair games.zero games.zero)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))))))
  (=> (games.option false
                    (numbers.pair games.zero
                                  (numbers.pair games.zero games.zero))
                    (numbers.pair games.zero games.zero))
      (xor a!1 true))))
(assert (=> (and (>= n! 1) (>= k! 0))
    (games.le (numbers.pair games.zero games.zero) (numbers.num n! k!))))
(assert (let ((a!1 (and (>= (+ n! (numbers.step n! k!)) 1) (>= k! 0)))
      (a!2 (games.le (numbers.pair games.zero games.zero)
                     (numbers.num (+ n! (numbers.step n! k!)) k!))))
  (=> a!1 a!2)))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! k!)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.num n! k!))))
      (a!3 (ite true
                (games.le (numbers.pair games.zero games.zero)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.pair games.zero games.zero)))))
(let ((a!2 (and (ite true
                     (games.le (numbers.pair games.zero games.zero)
                               (numbers.num n! k!))
                     (games.le (numbers.num n! k!)
                               (numbers.pair games.zero games.zero)))
                a!1)))
  (=> a!2 a!3))))
(assert (let ((a!1 (games.refuting true
                           (numbers.pair games.zero
                                         (numbers.pair games.zero games.zero))
                           (numbers.num n! k!)))
      (a!4 (ite true
                (games.le (numbers.pair games.zero games.zero)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.pair games.zero games.zero)))))
(let ((a!2 (ite true
                (games.le a!1
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          a!1))))
(let ((a!3 (and (ite true
                     (games.le (numbers.pair games.zero games.zero) a!1)
                     (games.le a!1 (numbers.pair games.zero games.zero)))
                a!2)))
  (=> a!3 a!4)))))
(assert (let ((a!1 (xor (games.le (numbers.num n! k!)
                          (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero)))
                true)))
(let ((a!2 (and (games.le (numbers.pair games.zero
                                        (numbers.pair games.zero games.zero))
                          (numbers.num n! k!))
                a!1)))
  (not (=> (and (>= n! 1) (>= k! 0)) a!2)))))
(check-sat)
(exit)
