; A model is not so: star is less than every positive number.
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
                (games.le (numbers.num n! k!)
                          (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!)))
                (games.le (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite true
                (games.le (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))
                          (numbers.pair games.zero games.zero))
                (games.le (numbers.pair games.zero games.zero)
                          (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))))))
(let ((a!2 (and (games.option true
                              (numbers.pair games.zero games.zero)
                              (games.refuting true
                                              (numbers.pair games.zero
                                                            games.zero)
                                              (numbers.num n! k!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num n! k!)
                              (games.refuting true
                                              (numbers.pair games.zero
                                                            games.zero)
                                              (numbers.num n! k!)))
                a!3)))
  (or (ite true
           (games.le (numbers.pair games.zero games.zero) (numbers.num n! k!))
           (games.le (numbers.num n! k!) (numbers.pair games.zero games.zero)))
      a!2
      a!4))))
(assert (=> (>= k! 0) (= (games.le (numbers.num n! k!) (numbers.num 0 k!)) (<= n! 0))))
(assert (=> (>= k! 0) (= (numbers.num 0 k!) games.zero)))
(assert (let ((a!1 (numbers.num (ite false
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!2 (ite false (>= n! (numbers.unit k!)) (<= n! (- (numbers.unit k!))))))
(let ((a!3 (and (= (games.refuting true
                                   (numbers.pair games.zero games.zero)
                                   (numbers.num n! k!))
                   a!1)
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!2)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite false (>= n! 1) (<= n! (- 1))))
               (games.option false (numbers.num n! k!) a!1))))
(let ((a!4 (=> (games.option false
                             (numbers.num n! k!)
                             (games.refuting true
                                             (numbers.pair games.zero
                                                           games.zero)
                                             (numbers.num n! k!)))
               a!3)))
  (=> (>= k! 0) (and a!4 a!5))))))
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
(assert (let ((a!1 (= (games.refuting true
                              (numbers.pair games.zero games.zero)
                              (numbers.num n! k!))
              games.zero)))
(let ((a!2 (= (games.option true
                            (numbers.pair games.zero games.zero)
                            (games.refuting true
                                            (numbers.pair games.zero games.zero)
                                            (numbers.num n! k!)))
              a!1))
      (a!3 (= (games.option false
                            (numbers.pair games.zero games.zero)
                            (games.refuting true
                                            (numbers.pair games.zero games.zero)
                                            (numbers.num n! k!)))
              a!1)))
  (and a!2 a!3))))
(assert (and (= (games.option true (numbers.pair games.zero games.zero) games.zero)
        (= games.zero games.zero))
     (= (games.option false (numbers.pair games.zero games.zero) games.zero)
        (= games.zero games.zero))))
(assert (let ((a!1 (xor (ite false
                     (games.le (numbers.pair games.zero games.zero) games.zero)
                     (games.le games.zero (numbers.pair games.zero games.zero)))
                true)))
  (=> (games.option false (numbers.pair games.zero games.zero) games.zero) a!1)))
(assert (let ((a!1 (games.le (numbers.num 0 k!)
                     (numbers.num (+ n! (numbers.step n! k!)) k!))))
(let ((a!2 (= a!1 (<= 0 (+ n! (numbers.step n! k!))))))
  (=> (>= k! 0) a!2))))
(assert (let ((a!1 (ite true
                (games.le games.zero
                          (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!)))
                (games.le (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))
                          games.zero)))
      (a!2 (ite true
                (games.le (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))
                          (numbers.pair games.zero games.zero))
                (games.le (numbers.pair games.zero games.zero)
                          (games.refuting true
                                          (numbers.pair games.zero games.zero)
                                          (numbers.num n! k!))))))
  (=> (and a!1 a!2)
      (ite true
           (games.le games.zero (numbers.pair games.zero games.zero))
           (games.le (numbers.pair games.zero games.zero) games.zero)))))
(assert (not (=> (and (>= n! 1) (>= k! 0))
         (games.le (numbers.pair games.zero games.zero) (numbers.num n! k!)))))
(check-sat)
(exit)
