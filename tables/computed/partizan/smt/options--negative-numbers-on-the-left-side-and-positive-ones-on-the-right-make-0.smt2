; A model is not so: negative numbers on the left side and positive ones on the right make 0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun values.fraction (Int Int) Real)
(declare-fun options.scale (games.Game) Int)
(declare-fun options.top (games.Game) Int)
(declare-fun options.valued (games.Game) Bool)
(declare-fun options.signed (games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.wins (Bool games.Game) Bool)
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! games.zero))
                (ite true
                     (games.le games.zero (games.refuting true G! games.zero))
                     (games.le (games.refuting true G! games.zero) games.zero))))
      (a!2 (and (games.option (xor true true)
                              games.zero
                              (games.refuting true G! games.zero))
                (ite true
                     (games.le (games.refuting true G! games.zero) G!)
                     (games.le G! (games.refuting true G! games.zero))))))
  (or (ite true (games.le G! games.zero) (games.le games.zero G!)) a!1 a!2)))
(assert (xor (games.option false games.zero (games.refuting true G! games.zero)) true))
(assert (let ((a!1 (values.fraction (options.top (games.refuting true G! games.zero))
                            (options.scale (games.refuting true G! games.zero)))))
(let ((a!2 (and (options.valued (games.refuting true G! games.zero))
                (< (ite true a!1 (- a!1)) 0.0))))
  (=> (and (options.signed G!)
           (games.option true G! (games.refuting true G! games.zero)))
      a!2))))
(assert (let ((a!1 (numbers.num (options.top (games.refuting true G! games.zero))
                        (options.scale (games.refuting true G! games.zero)))))
(let ((a!2 (and (>= (options.scale (games.refuting true G! games.zero)) 0)
                (games.le (games.refuting true G! games.zero) a!1)
                (games.le a!1 (games.refuting true G! games.zero)))))
  (=> (options.valued (games.refuting true G! games.zero)) a!2))))
(assert (let ((a!1 (numbers.num (options.top (games.refuting true G! games.zero))
                        (options.scale (games.refuting true G! games.zero)))))
(let ((a!2 (and (ite true
                     (games.le games.zero (games.refuting true G! games.zero))
                     (games.le (games.refuting true G! games.zero) games.zero))
                (ite true
                     (games.le (games.refuting true G! games.zero) a!1)
                     (games.le a!1 (games.refuting true G! games.zero))))))
  (=> a!2 (ite true (games.le games.zero a!1) (games.le a!1 games.zero))))))
(assert (let ((a!1 (and (>= 0 0)
                (>= (options.scale (games.refuting true G! games.zero)) 0)))
      (a!2 (games.le (numbers.num 0 0)
                     (numbers.num (options.top (games.refuting true
                                                               G!
                                                               games.zero))
                                  (options.scale (games.refuting true
                                                                 G!
                                                                 games.zero)))))
      (a!3 (<= (values.fraction 0 0)
               (values.fraction (options.top (games.refuting true G! games.zero))
                                (options.scale (games.refuting true
                                                               G!
                                                               games.zero))))))
  (=> a!1 (= a!2 a!3))))
(assert (let ((a!1 (and (>= (options.scale (games.refuting true G! games.zero)) 0)
                (>= 0 0)))
      (a!2 (games.le (numbers.num (options.top (games.refuting true
                                                               G!
                                                               games.zero))
                                  (options.scale (games.refuting true
                                                                 G!
                                                                 games.zero)))
                     (numbers.num 0 0)))
      (a!3 (<= (values.fraction (options.top (games.refuting true G! games.zero))
                                (options.scale (games.refuting true
                                                               G!
                                                               games.zero)))
               (values.fraction 0 0))))
  (=> a!1 (= a!2 a!3))))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (let ((a!1 (and (games.option false G! (games.refuting false G! games.zero))
                (ite false
                     (games.le games.zero (games.refuting false G! games.zero))
                     (games.le (games.refuting false G! games.zero) games.zero))))
      (a!2 (and (games.option (xor false true)
                              games.zero
                              (games.refuting false G! games.zero))
                (ite false
                     (games.le (games.refuting false G! games.zero) G!)
                     (games.le G! (games.refuting false G! games.zero))))))
  (or (ite false (games.le G! games.zero) (games.le games.zero G!)) a!1 a!2)))
(assert (xor (games.option true games.zero (games.refuting false G! games.zero)) true))
(assert (let ((a!1 (values.fraction (options.top (games.refuting false G! games.zero))
                            (options.scale (games.refuting false G! games.zero)))))
(let ((a!2 (and (options.valued (games.refuting false G! games.zero))
                (< (ite false a!1 (- a!1)) 0.0))))
  (=> (and (options.signed G!)
           (games.option false G! (games.refuting false G! games.zero)))
      a!2))))
(assert (let ((a!1 (numbers.num (options.top (games.refuting false G! games.zero))
                        (options.scale (games.refuting false G! games.zero)))))
(let ((a!2 (and (>= (options.scale (games.refuting false G! games.zero)) 0)
                (games.le (games.refuting false G! games.zero) a!1)
                (games.le a!1 (games.refuting false G! games.zero)))))
  (=> (options.valued (games.refuting false G! games.zero)) a!2))))
(assert (let ((a!1 (numbers.num (options.top (games.refuting false G! games.zero))
                        (options.scale (games.refuting false G! games.zero)))))
(let ((a!2 (and (ite false
                     (games.le games.zero (games.refuting false G! games.zero))
                     (games.le (games.refuting false G! games.zero) games.zero))
                (ite false
                     (games.le (games.refuting false G! games.zero) a!1)
                     (games.le a!1 (games.refuting false G! games.zero))))))
  (=> a!2 (ite false (games.le games.zero a!1) (games.le a!1 games.zero))))))
(assert (let ((a!1 (and (>= 0 0)
                (>= (options.scale (games.refuting false G! games.zero)) 0)))
      (a!2 (games.le (numbers.num 0 0)
                     (numbers.num (options.top (games.refuting false
                                                               G!
                                                               games.zero))
                                  (options.scale (games.refuting false
                                                                 G!
                                                                 games.zero)))))
      (a!3 (<= (values.fraction 0 0)
               (values.fraction (options.top (games.refuting false
                                                             G!
                                                             games.zero))
                                (options.scale (games.refuting false
                                                               G!
                                                               games.zero))))))
  (=> a!1 (= a!2 a!3))))
(assert (let ((a!1 (and (>= (options.scale (games.refuting false G! games.zero)) 0)
                (>= 0 0)))
      (a!2 (games.le (numbers.num (options.top (games.refuting false
                                                               G!
                                                               games.zero))
                                  (options.scale (games.refuting false
                                                                 G!
                                                                 games.zero)))
                     (numbers.num 0 0)))
      (a!3 (<= (values.fraction (options.top (games.refuting false
                                                             G!
                                                             games.zero))
                                (options.scale (games.refuting false
                                                               G!
                                                               games.zero)))
               (values.fraction 0 0))))
  (=> a!1 (= a!2 a!3))))
(assert (=> (>= 0 0) (= (numbers.num 0 0) games.zero)))
(assert (let ((a!1 (=> (>= 0 1)
               (= (+ (values.fraction 0 0) (values.fraction 0 0))
                  (values.fraction 0 (- 0 1))))))
  (and (= (values.fraction 0 0) (to_real 0)) a!1)))
(assert (let ((a!1 (=> (>= (games.rank G!) 0.0)
               (= (ite true (games.le G! games.zero) (games.le games.zero G!))
                  (xor (games.wins true G!) true))))
      (a!2 (=> (>= (games.rank G!) 0.0)
               (= (ite false (games.le G! games.zero) (games.le games.zero G!))
                  (xor (games.wins false G!) true))))
      (a!3 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and a!1 a!2 (>= (games.rank G!) 0.0) a!3)))
(assert (let ((a!1 (and (games.le G! games.zero)
                (games.le games.zero G!)
                (xor (or (games.wins true G!) (games.wins false G!)) true))))
  (not (=> (options.signed G!) a!1))))
(check-sat)
(exit)
