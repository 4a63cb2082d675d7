; A model is not so: {0|1/2,...,1/2^n} = 1/2^(n + 1).
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun n! () Int)
(declare-fun small.halves (Int) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun small.exponent (games.Game) Int)
(declare-fun games.zero () games.Game)
(assert (let ((a!1 (ite true
                (games.le (small.halves n!) (numbers.num 1 (+ n! 1)))
                (games.le (numbers.num 1 (+ n! 1)) (small.halves n!))))
      (a!2 (games.option true
                         (small.halves n!)
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!3 (games.le (numbers.num 1 (+ n! 1))
                     (games.refuting true
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))))
      (a!4 (games.le (games.refuting true
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))
                     (numbers.num 1 (+ n! 1))))
      (a!5 (games.option (xor true true)
                         (numbers.num 1 (+ n! 1))
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!6 (games.le (games.refuting true
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))
                     (small.halves n!)))
      (a!7 (games.le (small.halves n!)
                     (games.refuting true
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1))))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (small.halves n!)
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!2 (= (games.refuting true (small.halves n!) (numbers.num 1 (+ n! 1)))
              games.zero))
      (a!3 (games.option false
                         (small.halves n!)
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!4 (small.exponent (games.refuting true
                                           (small.halves n!)
                                           (numbers.num 1 (+ n! 1))))))
(let ((a!5 (= (games.refuting true (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num 1 a!4))))
(let ((a!6 (and (= a!1 a!2)
                (games.option false (small.halves n!) (numbers.num 1 n!))
                (=> a!3 (and (>= a!4 1) (<= a!4 n!) a!5)))))
  (=> (>= n! 1) a!6)))))
(assert (let ((a!1 (ite false
                (games.le (small.halves n!) (numbers.num 1 (+ n! 1)))
                (games.le (numbers.num 1 (+ n! 1)) (small.halves n!))))
      (a!2 (games.option false
                         (small.halves n!)
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!3 (games.le (numbers.num 1 (+ n! 1))
                     (games.refuting false
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))))
      (a!4 (games.le (games.refuting false
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))
                     (numbers.num 1 (+ n! 1))))
      (a!5 (games.option (xor false true)
                         (numbers.num 1 (+ n! 1))
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!6 (games.le (games.refuting false
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1)))
                     (small.halves n!)))
      (a!7 (games.le (small.halves n!)
                     (games.refuting false
                                     (small.halves n!)
                                     (numbers.num 1 (+ n! 1))))))
  (or a!1 (and a!2 (ite false a!3 a!4)) (and a!5 (ite false a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (small.halves n!)
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!2 (= (games.refuting false (small.halves n!) (numbers.num 1 (+ n! 1)))
              games.zero))
      (a!3 (games.option false
                         (small.halves n!)
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!4 (small.exponent (games.refuting false
                                           (small.halves n!)
                                           (numbers.num 1 (+ n! 1))))))
(let ((a!5 (= (games.refuting false (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num 1 a!4))))
(let ((a!6 (and (= a!1 a!2)
                (games.option false (small.halves n!) (numbers.num 1 n!))
                (=> a!3 (and (>= a!4 1) (<= a!4 n!) a!5)))))
  (=> (>= n! 1) a!6)))))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ (* 0 2) 1) (+ n! 1))
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!2 (= (games.refuting true (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num 0 (- (+ n! 1) 1))))
      (a!3 (games.option false
                         (numbers.num (+ (* 0 2) 1) (+ n! 1))
                         (games.refuting true
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!4 (= (games.refuting true (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num (+ 0 1) (- (+ n! 1) 1))))
      (a!5 (= (numbers.num (* 0 2) (+ n! 1)) (numbers.num 0 (- (+ n! 1) 1)))))
  (=> (>= (+ n! 1) 1) (and (= a!1 a!2) (= a!3 a!4) a!5))))
(assert (let ((a!1 (= (games.le (numbers.num 1 (+ n! 1)) (numbers.num 0 (+ n! 1)))
              (<= 1 0))))
  (=> (>= (+ n! 1) 0) a!1)))
(assert (=> (>= (+ n! 1) 0) (= (numbers.num 0 (+ n! 1)) games.zero)))
(assert (let ((a!1 (= (numbers.num 0 (- (+ n! 1) 1)) games.zero)))
  (=> (>= (- (+ n! 1) 1) 0) a!1)))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (games.option true
                         (numbers.num (+ (* 0 2) 1) (+ n! 1))
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!2 (= (games.refuting false (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num 0 (- (+ n! 1) 1))))
      (a!3 (games.option false
                         (numbers.num (+ (* 0 2) 1) (+ n! 1))
                         (games.refuting false
                                         (small.halves n!)
                                         (numbers.num 1 (+ n! 1)))))
      (a!4 (= (games.refuting false (small.halves n!) (numbers.num 1 (+ n! 1)))
              (numbers.num (+ 0 1) (- (+ n! 1) 1))))
      (a!5 (= (numbers.num (* 0 2) (+ n! 1)) (numbers.num 0 (- (+ n! 1) 1)))))
  (=> (>= (+ n! 1) 1) (and (= a!1 a!2) (= a!3 a!4) a!5))))
(assert (let ((a!1 (= (games.le (numbers.num 1 (+ n! 1)) (numbers.num 0 (+ n! 1)))
              (<= 1 0))))
  (=> (>= (+ n! 1) 0) a!1)))
(assert (=> (>= (+ n! 1) 0) (= (numbers.num 0 (+ n! 1)) games.zero)))
(assert (let ((a!1 (= (numbers.num 0 (- (+ n! 1) 1)) games.zero)))
  (=> (>= (- (+ n! 1) 1) 0) a!1)))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (and (>= (small.exponent games.zero) 1)
                (<= (small.exponent games.zero) n!)
                (= games.zero (numbers.num 1 (small.exponent games.zero))))))
(let ((a!2 (and (= (games.option true (small.halves n!) games.zero)
                   (= games.zero games.zero))
                (games.option false (small.halves n!) (numbers.num 1 n!))
                (=> (games.option false (small.halves n!) games.zero) a!1))))
  (=> (>= n! 1) a!2))))
(assert (let ((a!1 (xor (ite false
                     (games.le (small.halves n!) (numbers.num 1 n!))
                     (games.le (numbers.num 1 n!) (small.halves n!)))
                true)))
  (=> (games.option false (small.halves n!) (numbers.num 1 n!)) a!1)))
(assert (let ((a!1 (xor (ite true
                     (games.le (small.halves n!) games.zero)
                     (games.le games.zero (small.halves n!)))
                true)))
  (=> (games.option true (small.halves n!) games.zero) a!1)))
(assert (let ((a!1 (small.exponent (games.refuting false
                                           (small.halves n!)
                                           (numbers.num 1 (+ n! 1))))))
(let ((a!2 (xor (games.le (numbers.num 1 a!1) (numbers.num 1 (+ n! 1))) true)))
(let ((a!3 (=> (and (>= a!1 0) (< a!1 (+ n! 1))) a!2)))
  (=> (>= (- (+ n! 1) a!1) 0) a!3)))))
(assert (let ((a!1 (and (games.le (small.halves n!) (numbers.num 1 (+ n! 1)))
                (games.le (numbers.num 1 (+ n! 1)) (small.halves n!)))))
  (not (=> (>= n! 1) a!1))))
(check-sat)
(exit)
