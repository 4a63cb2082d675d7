; A model is not so: what is at least omega has a Left option, and if that is one of omega's one
; that dominates it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun K! () games.Game)
(declare-fun long.omega () games.Game)
(declare-fun long.integer (games.Game) Int)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun values.fraction (Int Int) Real)
(declare-fun X! () games.Game)
(declare-fun R! () games.Game)
(assert (let ((a!1 (>= (long.integer (games.refuting true K! (numbers.num 0 0))) 0))
      (a!2 (numbers.num (long.integer (games.refuting true K! (numbers.num 0 0)))
                        0))
      (a!5 (xor (games.option false
                              long.omega
                              (games.refuting true K! (numbers.num 0 0)))
                true)))
(let ((a!3 (and a!1 (= (games.refuting true K! (numbers.num 0 0)) a!2))))
(let ((a!4 (=> (games.option true
                             long.omega
                             (games.refuting true K! (numbers.num 0 0)))
               a!3)))
  (and (=> (>= 0 0) (games.option true long.omega (numbers.num 0 0))) a!4 a!5)))))
(assert (let ((a!1 (xor (ite true
                     (games.le K! (numbers.num 0 0))
                     (games.le (numbers.num 0 0) K!))
                true))
      (a!2 (xor (ite true
                     (games.le (numbers.num 0 0) long.omega)
                     (games.le long.omega (numbers.num 0 0)))
                true)))
(let ((a!3 (and (=> (games.option true long.omega (numbers.num 0 0)) a!1)
                (=> (games.option (xor true true) K! (numbers.num 0 0)) a!2))))
  (=> (ite true (games.le long.omega K!) (games.le K! long.omega)) a!3))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num 0 0)
                          (games.refuting true K! (numbers.num 0 0)))
                (games.le (games.refuting true K! (numbers.num 0 0))
                          (numbers.num 0 0))))
      (a!3 (ite true
                (games.le (games.refuting true K! (numbers.num 0 0)) K!)
                (games.le K! (games.refuting true K! (numbers.num 0 0))))))
(let ((a!2 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num 0 0)
                              (games.refuting true K! (numbers.num 0 0)))
                a!3)))
  (or (ite true (games.le K! (numbers.num 0 0)) (games.le (numbers.num 0 0) K!))
      a!2
      a!4))))
(assert (let ((a!1 (and (>= 0 1)
                (= (games.refuting true K! (numbers.num 0 0))
                   (numbers.num (- 0 1) 0))))
      (a!3 (and (<= 0 (- 1))
                (= (games.refuting true K! (numbers.num 0 0))
                   (numbers.num (+ 0 1) 0)))))
(let ((a!2 (= (games.option true
                            (numbers.num 0 0)
                            (games.refuting true K! (numbers.num 0 0)))
              a!1))
      (a!4 (= (games.option false
                            (numbers.num 0 0)
                            (games.refuting true K! (numbers.num 0 0)))
              a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (>= (long.integer (games.refuting true K! (numbers.num a!1 0))) 0))
      (a!3 (numbers.num (long.integer (games.refuting true
                                                      K!
                                                      (numbers.num a!1 0)))
                        0))
      (a!6 (xor (games.option false
                              long.omega
                              (games.refuting true K! (numbers.num a!1 0)))
                true)))
(let ((a!4 (and a!2 (= (games.refuting true K! (numbers.num a!1 0)) a!3))))
(let ((a!5 (=> (games.option true
                             long.omega
                             (games.refuting true K! (numbers.num a!1 0)))
               a!4)))
  (and (=> (>= a!1 0) (games.option true long.omega (numbers.num a!1 0)))
       a!5
       a!6))))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (xor (ite true
                     (games.le K! (numbers.num a!1 0))
                     (games.le (numbers.num a!1 0) K!))
                true))
      (a!3 (xor (ite true
                     (games.le (numbers.num a!1 0) long.omega)
                     (games.le long.omega (numbers.num a!1 0)))
                true)))
(let ((a!4 (and (=> (games.option true long.omega (numbers.num a!1 0)) a!2)
                (=> (games.option (xor true true) K! (numbers.num a!1 0)) a!3))))
  (=> (ite true (games.le long.omega K!) (games.le K! long.omega)) a!4)))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (ite true
                (games.le (numbers.num a!1 0)
                          (games.refuting true K! (numbers.num a!1 0)))
                (games.le (games.refuting true K! (numbers.num a!1 0))
                          (numbers.num a!1 0))))
      (a!4 (ite true
                (games.le (games.refuting true K! (numbers.num a!1 0)) K!)
                (games.le K! (games.refuting true K! (numbers.num a!1 0))))))
(let ((a!3 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num a!1 0)))
                a!2))
      (a!5 (and (games.option (xor true true)
                              (numbers.num a!1 0)
                              (games.refuting true K! (numbers.num a!1 0)))
                a!4)))
  (or (ite true
           (games.le K! (numbers.num a!1 0))
           (games.le (numbers.num a!1 0) K!))
      a!3
      a!5)))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (and (>= a!1 1)
                (= (games.refuting true K! (numbers.num a!1 0))
                   (numbers.num (- a!1 1) 0))))
      (a!4 (and (<= a!1 (- 1))
                (= (games.refuting true K! (numbers.num a!1 0))
                   (numbers.num (+ a!1 1) 0)))))
(let ((a!3 (= (games.option true
                            (numbers.num a!1 0)
                            (games.refuting true K! (numbers.num a!1 0)))
              a!2))
      (a!5 (= (games.option false
                            (numbers.num a!1 0)
                            (games.refuting true K! (numbers.num a!1 0)))
              a!4)))
  (and a!3 a!5)))))
(assert (let ((a!1 (numbers.num (long.integer (games.refuting true K! (numbers.num 0 0)))
                        0))
      (a!2 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1))
      (a!3 (values.fraction (long.integer (games.refuting true
                                                          K!
                                                          (numbers.num 0 0)))
                            0)))
  (=> (and (>= 0 0) (>= 0 0))
      (= (games.le a!1 (numbers.num a!2 0)) (<= a!3 (values.fraction a!2 0))))))
(assert (let ((a!1 (values.fraction (long.integer (games.refuting true
                                                          K!
                                                          (numbers.num 0 0)))
                            0))
      (a!2 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!3 (<= (long.integer (games.refuting true K! (numbers.num 0 0))) a!2)))
  (=> (>= 0 0) (= (<= a!1 (values.fraction a!2 0)) a!3)))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1))
      (a!2 (numbers.num (long.integer (games.refuting true K! (numbers.num 0 0)))
                        0))
      (a!3 (values.fraction (long.integer (games.refuting true
                                                          K!
                                                          (numbers.num 0 0)))
                            0)))
  (=> (and (>= 0 0) (>= 0 0))
      (= (games.le (numbers.num a!1 0) a!2) (<= (values.fraction a!1 0) a!3)))))
(assert (let ((a!1 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1))
      (a!2 (values.fraction (long.integer (games.refuting true
                                                          K!
                                                          (numbers.num 0 0)))
                            0)))
(let ((a!3 (<= a!1 (long.integer (games.refuting true K! (numbers.num 0 0))))))
  (=> (>= 0 0) (= (<= (values.fraction a!1 0) a!2) a!3)))))
(assert (let ((a!1 (numbers.num (long.integer (games.refuting true K! (numbers.num 0 0)))
                        0))
      (a!2 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!3 (ite true
                (games.le (numbers.num a!2 0)
                          (games.refuting true K! (numbers.num a!2 0)))
                (games.le (games.refuting true K! (numbers.num a!2 0))
                          (numbers.num a!2 0))))
      (a!5 (ite true
                (games.le a!1 (games.refuting true K! (numbers.num a!2 0)))
                (games.le (games.refuting true K! (numbers.num a!2 0)) a!1))))
(let ((a!4 (and (ite true
                     (games.le a!1 (numbers.num a!2 0))
                     (games.le (numbers.num a!2 0) a!1))
                a!3)))
  (=> a!4 a!5)))))
(assert (let ((a!1 (and (>= (long.integer X!) 0)
                (= X! (numbers.num (long.integer X!) 0)))))
  (and (=> (>= 0 0) (games.option true long.omega (numbers.num 0 0)))
       (=> (games.option true long.omega X!) a!1)
       (xor (games.option false long.omega X!) true))))
(assert (let ((a!1 (= R! (numbers.num (- (long.integer X!) 1) 0)))
      (a!3 (= R! (numbers.num (+ (long.integer X!) 1) 0))))
(let ((a!2 (= (games.option true (numbers.num (long.integer X!) 0) R!)
              (and (>= (long.integer X!) 1) a!1)))
      (a!4 (= (games.option false (numbers.num (long.integer X!) 0) R!)
              (and (<= (long.integer X!) (- 1)) a!3))))
  (and a!2 a!4))))
(assert (let ((a!1 (and (games.option true long.omega X!)
                (games.option false X! R!)
                (games.option true
                              R!
                              (games.refuting true K! (numbers.num 0 0)))))
      (a!3 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (or (games.option true
                             long.omega
                             (games.refuting true K! (numbers.num 0 0)))
               a!1))
      (a!4 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (games.option true
                              K!
                              (games.refuting true K! (numbers.num a!3 0)))
                (games.le (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!3 0)))
                (distinct (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!3 0))))))
(let ((a!5 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (=> a!2 a!4))))
  (not (=> (games.le long.omega K!) a!5))))))
(check-sat)
(exit)
