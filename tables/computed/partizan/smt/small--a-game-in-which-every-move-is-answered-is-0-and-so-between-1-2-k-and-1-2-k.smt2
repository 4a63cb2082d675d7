; A model is not so: a game in which every move is answered is 0, and so between -1/2^k and 1/2^k.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun small.answered (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun k! () Int)
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
(assert (let ((a!1 (xor (and (small.answered G!)
                     (games.option true G! (games.refuting true G! games.zero)))
                true)))
  (=> (>= (games.rank G!) 0.0) a!1)))
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
(assert (let ((a!1 (xor (and (small.answered G!)
                     (games.option false
                                   G!
                                   (games.refuting false G! games.zero)))
                true)))
  (=> (>= (games.rank G!) 0.0) a!1)))
(assert (=> (>= k! 0) (= (games.le (numbers.num 0 k!) (numbers.num 1 k!)) (<= 0 1))))
(assert (=> (>= k! 0) (= (games.le (numbers.num 1 k!) (numbers.num 0 k!)) (<= 1 0))))
(assert (=> (>= k! 0)
    (= (games.le (numbers.num (- 1) k!) (numbers.num 0 k!)) (<= (- 1) 0))))
(assert (=> (>= k! 0)
    (= (games.le (numbers.num 0 k!) (numbers.num (- 1) k!)) (<= 0 (- 1)))))
(assert (let ((a!1 (and (ite true (games.le G! games.zero) (games.le games.zero G!))
                (ite true
                     (games.le games.zero (numbers.num 1 k!))
                     (games.le (numbers.num 1 k!) games.zero)))))
  (=> a!1
      (ite true
           (games.le G! (numbers.num 1 k!))
           (games.le (numbers.num 1 k!) G!)))))
(assert (let ((a!1 (and (ite true
                     (games.le (numbers.num 1 k!) games.zero)
                     (games.le games.zero (numbers.num 1 k!)))
                (ite true (games.le games.zero G!) (games.le G! games.zero)))))
  (=> a!1
      (ite true
           (games.le (numbers.num 1 k!) G!)
           (games.le G! (numbers.num 1 k!))))))
(assert (let ((a!1 (and (ite true (games.le games.zero G!) (games.le G! games.zero))
                (ite true
                     (games.le G! (numbers.num 1 k!))
                     (games.le (numbers.num 1 k!) G!)))))
  (=> a!1
      (ite true
           (games.le games.zero (numbers.num 1 k!))
           (games.le (numbers.num 1 k!) games.zero)))))
(assert (let ((a!1 (and (ite true
                     (games.le (numbers.num 1 k!) G!)
                     (games.le G! (numbers.num 1 k!)))
                (ite true (games.le G! games.zero) (games.le games.zero G!)))))
  (=> a!1
      (ite true
           (games.le (numbers.num 1 k!) games.zero)
           (games.le games.zero (numbers.num 1 k!))))))
(assert (let ((a!1 (and (ite true (games.le G! games.zero) (games.le games.zero G!))
                (ite true
                     (games.le games.zero (numbers.num (- 1) k!))
                     (games.le (numbers.num (- 1) k!) games.zero)))))
  (=> a!1
      (ite true
           (games.le G! (numbers.num (- 1) k!))
           (games.le (numbers.num (- 1) k!) G!)))))
(assert (let ((a!1 (and (ite true
                     (games.le (numbers.num (- 1) k!) games.zero)
                     (games.le games.zero (numbers.num (- 1) k!)))
                (ite true (games.le games.zero G!) (games.le G! games.zero)))))
  (=> a!1
      (ite true
           (games.le (numbers.num (- 1) k!) G!)
           (games.le G! (numbers.num (- 1) k!))))))
(assert (let ((a!1 (and (ite true (games.le games.zero G!) (games.le G! games.zero))
                (ite true
                     (games.le G! (numbers.num (- 1) k!))
                     (games.le (numbers.num (- 1) k!) G!)))))
  (=> a!1
      (ite true
           (games.le games.zero (numbers.num (- 1) k!))
           (games.le (numbers.num (- 1) k!) games.zero)))))
(assert (let ((a!1 (and (ite true
                     (games.le (numbers.num (- 1) k!) G!)
                     (games.le G! (numbers.num (- 1) k!)))
                (ite true (games.le G! games.zero) (games.le games.zero G!)))))
  (=> a!1
      (ite true
           (games.le (numbers.num (- 1) k!) games.zero)
           (games.le games.zero (numbers.num (- 1) k!))))))
(assert (=> (>= k! 0) (= (numbers.num 0 k!) games.zero)))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (and (games.le G! games.zero)
                (games.le games.zero G!)
                (games.le (numbers.num (- 1) k!) G!)
                (xor (games.le G! (numbers.num (- 1) k!)) true)
                (games.le G! (numbers.num 1 k!))
                (xor (games.le (numbers.num 1 k!) G!) true))))
  (not (=> (and (small.answered G!) (>= k! 0)) a!1))))
(check-sat)
(exit)
