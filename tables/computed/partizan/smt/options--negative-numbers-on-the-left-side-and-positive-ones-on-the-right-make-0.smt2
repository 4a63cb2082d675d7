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
(declare-fun numbers.numerator (games.Game Int) Int)
(declare-fun options.scale (games.Game) Int)
(declare-fun options.valued (games.Game) Bool)
(declare-fun options.signed (games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun games.rank (games.Game) Int)
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
(assert (let ((a!1 (ite true
                (< (numbers.numerator
                     (games.refuting true G! games.zero)
                     (options.scale G!))
                   0)
                (> (numbers.numerator
                     (games.refuting true G! games.zero)
                     (options.scale G!))
                   0))))
  (=> (and (options.signed G!)
           (games.option true G! (games.refuting true G! games.zero)))
      (and (options.valued (games.refuting true G! games.zero)) a!1))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (games.refuting true G! games.zero)
                          (options.scale G!))
                        (options.scale G!))))
  (=> (and (games.option true G! (games.refuting true G! games.zero))
           (options.valued (games.refuting true G! games.zero)))
      (and (>= (options.scale G!) 0)
           (games.le (games.refuting true G! games.zero) a!1)
           (games.le a!1 (games.refuting true G! games.zero))))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (games.refuting true G! games.zero)
                          (options.scale G!))
                        (options.scale G!))))
(let ((a!2 (and (ite true
                     (games.le games.zero (games.refuting true G! games.zero))
                     (games.le (games.refuting true G! games.zero) games.zero))
                (ite true
                     (games.le (games.refuting true G! games.zero) a!1)
                     (games.le a!1 (games.refuting true G! games.zero))))))
  (=> a!2 (ite true (games.le games.zero a!1) (games.le a!1 games.zero))))))
(assert (let ((a!1 (games.le (numbers.num 0 (options.scale G!))
                     (numbers.num (numbers.numerator
                                    (games.refuting true G! games.zero)
                                    (options.scale G!))
                                  (options.scale G!)))))
(let ((a!2 (= a!1
              (<= 0
                  (numbers.numerator
                    (games.refuting true G! games.zero)
                    (options.scale G!))))))
  (=> (>= (options.scale G!) 0) a!2))))
(assert (let ((a!1 (games.le (numbers.num (numbers.numerator
                                    (games.refuting true G! games.zero)
                                    (options.scale G!))
                                  (options.scale G!))
                     (numbers.num 0 (options.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.numerator
                    (games.refuting true G! games.zero)
                    (options.scale G!))
                  0))))
  (=> (>= (options.scale G!) 0) a!2))))
(assert (=> (>= (options.scale G!) 0) (= (numbers.num 0 (options.scale G!)) games.zero)))
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
(assert (let ((a!1 (ite false
                (< (numbers.numerator
                     (games.refuting false G! games.zero)
                     (options.scale G!))
                   0)
                (> (numbers.numerator
                     (games.refuting false G! games.zero)
                     (options.scale G!))
                   0))))
  (=> (and (options.signed G!)
           (games.option false G! (games.refuting false G! games.zero)))
      (and (options.valued (games.refuting false G! games.zero)) a!1))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (games.refuting false G! games.zero)
                          (options.scale G!))
                        (options.scale G!))))
  (=> (and (games.option false G! (games.refuting false G! games.zero))
           (options.valued (games.refuting false G! games.zero)))
      (and (>= (options.scale G!) 0)
           (games.le (games.refuting false G! games.zero) a!1)
           (games.le a!1 (games.refuting false G! games.zero))))))
(assert (let ((a!1 (numbers.num (numbers.numerator
                          (games.refuting false G! games.zero)
                          (options.scale G!))
                        (options.scale G!))))
(let ((a!2 (and (ite false
                     (games.le games.zero (games.refuting false G! games.zero))
                     (games.le (games.refuting false G! games.zero) games.zero))
                (ite false
                     (games.le (games.refuting false G! games.zero) a!1)
                     (games.le a!1 (games.refuting false G! games.zero))))))
  (=> a!2 (ite false (games.le games.zero a!1) (games.le a!1 games.zero))))))
(assert (let ((a!1 (games.le (numbers.num 0 (options.scale G!))
                     (numbers.num (numbers.numerator
                                    (games.refuting false G! games.zero)
                                    (options.scale G!))
                                  (options.scale G!)))))
(let ((a!2 (= a!1
              (<= 0
                  (numbers.numerator
                    (games.refuting false G! games.zero)
                    (options.scale G!))))))
  (=> (>= (options.scale G!) 0) a!2))))
(assert (let ((a!1 (games.le (numbers.num (numbers.numerator
                                    (games.refuting false G! games.zero)
                                    (options.scale G!))
                                  (options.scale G!))
                     (numbers.num 0 (options.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.numerator
                    (games.refuting false G! games.zero)
                    (options.scale G!))
                  0))))
  (=> (>= (options.scale G!) 0) a!2))))
(assert (=> (>= (options.scale G!) 0) (= (numbers.num 0 (options.scale G!)) games.zero)))
(assert (let ((a!1 (=> (>= (games.rank G!) 0)
               (= (ite true (games.le G! games.zero) (games.le games.zero G!))
                  (xor (games.wins true G!) true))))
      (a!2 (=> (>= (games.rank G!) 0)
               (= (ite false (games.le G! games.zero) (games.le games.zero G!))
                  (xor (games.wins false G!) true))))
      (a!3 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0) (< (games.rank G!) (games.rank G!))))))
  (and a!1 a!2 (>= (games.rank G!) 0) a!3)))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0) (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0) a!1)))
(assert (let ((a!1 (and (games.le G! games.zero)
                (games.le games.zero G!)
                (xor (or (games.wins true G!) (games.wins false G!)) true))))
  (not (=> (options.signed G!) a!1))))
(check-sat)
(exit)
