; A model is not so: {0,1,...,n|} = n + 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun n! () Int)
(declare-fun small.upto (Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun numbers.numerator (games.Game Int) Int)
(assert (let ((a!1 (ite true
                (games.le (small.upto n!) (numbers.num (+ n! 1) 0))
                (games.le (numbers.num (+ n! 1) 0) (small.upto n!))))
      (a!2 (games.option true
                         (small.upto n!)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!3 (games.le (numbers.num (+ n! 1) 0)
                     (games.refuting true
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))))
      (a!4 (games.le (games.refuting true
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))
                     (numbers.num (+ n! 1) 0)))
      (a!5 (games.option (xor true true)
                         (numbers.num (+ n! 1) 0)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!6 (games.le (games.refuting true
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))
                     (small.upto n!)))
      (a!7 (games.le (small.upto n!)
                     (games.refuting true
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0)))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (small.upto n!)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!2 (numbers.numerator
             (games.refuting true (small.upto n!) (numbers.num (+ n! 1) 0))
             0))
      (a!4 (games.option false
                         (small.upto n!)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0)))))
(let ((a!3 (= (games.refuting true (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num a!2 0))))
(let ((a!5 (and (games.option true (small.upto n!) (numbers.num n! 0))
                (=> a!1 (and (>= a!2 0) (<= a!2 n!) a!3))
                (xor a!4 true))))
  (=> (>= n! 0) a!5)))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ n! 1) 0)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!2 (= (games.refuting true (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num (- (+ n! 1) 1) 0)))
      (a!4 (games.option false
                         (numbers.num (+ n! 1) 0)
                         (games.refuting true
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!5 (= (games.refuting true (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num (+ (+ n! 1) 1) 0))))
(let ((a!3 (= a!1 (and (>= (+ n! 1) 1) a!2)))
      (a!6 (= a!4 (and (<= (+ n! 1) (- 1)) a!5))))
  (and a!3 a!6))))
(assert (let ((a!1 (ite false
                (games.le (small.upto n!) (numbers.num (+ n! 1) 0))
                (games.le (numbers.num (+ n! 1) 0) (small.upto n!))))
      (a!2 (games.option false
                         (small.upto n!)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!3 (games.le (numbers.num (+ n! 1) 0)
                     (games.refuting false
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))))
      (a!4 (games.le (games.refuting false
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))
                     (numbers.num (+ n! 1) 0)))
      (a!5 (games.option (xor false true)
                         (numbers.num (+ n! 1) 0)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!6 (games.le (games.refuting false
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0))
                     (small.upto n!)))
      (a!7 (games.le (small.upto n!)
                     (games.refuting false
                                     (small.upto n!)
                                     (numbers.num (+ n! 1) 0)))))
  (or a!1 (and a!2 (ite false a!3 a!4)) (and a!5 (ite false a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (small.upto n!)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!2 (numbers.numerator
             (games.refuting false (small.upto n!) (numbers.num (+ n! 1) 0))
             0))
      (a!4 (games.option false
                         (small.upto n!)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0)))))
(let ((a!3 (= (games.refuting false (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num a!2 0))))
(let ((a!5 (and (games.option true (small.upto n!) (numbers.num n! 0))
                (=> a!1 (and (>= a!2 0) (<= a!2 n!) a!3))
                (xor a!4 true))))
  (=> (>= n! 0) a!5)))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ n! 1) 0)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!2 (= (games.refuting false (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num (- (+ n! 1) 1) 0)))
      (a!4 (games.option false
                         (numbers.num (+ n! 1) 0)
                         (games.refuting false
                                         (small.upto n!)
                                         (numbers.num (+ n! 1) 0))))
      (a!5 (= (games.refuting false (small.upto n!) (numbers.num (+ n! 1) 0))
              (numbers.num (+ (+ n! 1) 1) 0))))
(let ((a!3 (= a!1 (and (>= (+ n! 1) 1) a!2)))
      (a!6 (= a!4 (and (<= (+ n! 1) (- 1)) a!5))))
  (and a!3 a!6))))
(assert (let ((a!1 (numbers.numerator
             (games.refuting true (small.upto n!) (numbers.num (+ n! 1) 0))
             0)))
(let ((a!2 (= (games.le (numbers.num (+ n! 1) 0) (numbers.num a!1 0))
              (<= (+ n! 1) a!1))))
  (=> (>= 0 0) a!2))))
(assert (let ((a!1 (xor (ite true
                     (games.le (small.upto n!) (numbers.num n! 0))
                     (games.le (numbers.num n! 0) (small.upto n!)))
                true)))
  (=> (games.option true (small.upto n!) (numbers.num n! 0)) a!1)))
(assert (let ((a!1 (and (games.le (small.upto n!) (numbers.num (+ n! 1) 0))
                (games.le (numbers.num (+ n! 1) 0) (small.upto n!)))))
  (not (=> (>= n! 0) a!1))))
(check-sat)
(exit)
