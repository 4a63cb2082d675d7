; A model is not so: within_the_temperature stops, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort mean.Several 0)
(declare-fun thermographs.stop (Bool games.Game) Real)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun thermographs.scale (games.Game) Int)
(declare-fun G! () games.Game)
(declare-fun mean.times (Int Int) Int)
(declare-fun thermographs.value (games.Game) Int)
(declare-fun n! () Int)
(declare-fun mean.total (mean.Several) games.Game)
(declare-fun mean.copies (Int games.Game) mean.Several)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun games.finite (games.Game) Bool)
(assert (let ((a!1 (games.neg (numbers.num (mean.times n! (thermographs.value G!))
                                   (thermographs.scale G!))))
      (a!3 (ite (>= (thermographs.temperature G!) 0.0)
                (thermographs.temperature G!)
                (- (thermographs.temperature G!) (thermographs.temperature G!)))))
(let ((a!2 (thermographs.stop
             true
             (games.plus (mean.total (mean.copies n! G!)) a!1)))
      (a!4 (thermographs.stop
             false
             (games.plus (mean.total (mean.copies n! G!)) a!1))))
  (=> (and (games.finite G!) (>= n! 0))
      (and (<= a!2 a!3) (>= a!4 (- a!3)) (<= a!4 a!2))))))
(assert (and (games.finite G!) (>= n! 0)))
(assert (let ((a!1 (games.neg (numbers.num (mean.times n! (thermographs.value G!))
                                   (thermographs.scale G!))))
      (a!3 (ite (>= (thermographs.temperature G!) 0.0)
                (thermographs.temperature G!)
                (- (thermographs.temperature G!) (thermographs.temperature G!)))))
(let ((a!2 (thermographs.stop
             true
             (games.plus (mean.total (mean.copies n! G!)) a!1)))
      (a!4 (thermographs.stop
             false
             (games.plus (mean.total (mean.copies n! G!)) a!1))))
  (not (and (<= a!2 a!3) (<= (- a!2) a!3) (<= a!4 a!3) (<= (- a!4) a!3))))))
(check-sat)
(exit)
