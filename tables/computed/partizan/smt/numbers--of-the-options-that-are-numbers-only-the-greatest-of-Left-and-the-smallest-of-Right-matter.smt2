; A model is not so: of the options that are numbers only the greatest of Left and the smallest of
; Right matter.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun numbers.best (Bool games.Game) Int)
(declare-fun numbers.numerator (games.Game Int) Int)
(declare-fun numbers.scale (games.Game) Int)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun numbers.only_best (games.Game games.Game) Bool)
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! H!))
                (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))))
      (a!2 (and (games.option (xor true true) H! (games.refuting true G! H!))
                (ite true
                     (games.le (games.refuting true G! H!) G!)
                     (games.le G! (games.refuting true G! H!))))))
  (or (ite true (games.le G! H!) (games.le H! G!)) a!1 a!2)))
(assert (let ((a!1 (xor (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))
                true)))
  (=> (games.option true H! (games.refuting true G! H!)) a!1)))
(assert (let ((a!1 (xor (ite false
                     (games.le G! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) G!))
                true)))
  (=> (games.option false G! (games.refuting true G! H!)) a!1)))
(assert (let ((a!1 (and (games.option true H! (games.refuting true H! G!))
                (ite true
                     (games.le G! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) G!))))
      (a!2 (and (games.option (xor true true) G! (games.refuting true H! G!))
                (ite true
                     (games.le (games.refuting true H! G!) H!)
                     (games.le H! (games.refuting true H! G!))))))
  (or (ite true (games.le H! G!) (games.le G! H!)) a!1 a!2)))
(assert (let ((a!1 (xor (ite true
                     (games.le G! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) G!))
                true)))
  (=> (games.option true G! (games.refuting true H! G!)) a!1)))
(assert (let ((a!1 (xor (ite false
                     (games.le H! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) H!))
                true)))
  (=> (games.option false H! (games.refuting true H! G!)) a!1)))
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! H!))
                (xor (games.option true H! (games.refuting true G! H!)) true)))
      (a!2 (= (games.refuting true G! H!)
              (numbers.num (numbers.numerator
                             (games.refuting true G! H!)
                             (numbers.scale G!))
                           (numbers.scale G!))))
      (a!3 (ite true
                (<= (numbers.numerator
                      (games.refuting true G! H!)
                      (numbers.scale G!))
                    (numbers.best true G!))
                (>= (numbers.numerator
                      (games.refuting true G! H!)
                      (numbers.scale G!))
                    (numbers.best true G!)))))
(let ((a!4 (and (>= (numbers.scale G!) 0)
                a!2
                (games.option true
                              H!
                              (numbers.num (numbers.best true G!)
                                           (numbers.scale G!)))
                a!3)))
(let ((a!5 (and (=> (games.option true H! (games.refuting true G! H!))
                    (games.option true G! (games.refuting true G! H!)))
                (=> a!1 a!4))))
  (=> (numbers.only_best G! H!) a!5)))))
(assert (let ((a!1 (and (games.option true G! (games.refuting true H! G!))
                (xor (games.option true H! (games.refuting true H! G!)) true)))
      (a!2 (= (games.refuting true H! G!)
              (numbers.num (numbers.numerator
                             (games.refuting true H! G!)
                             (numbers.scale G!))
                           (numbers.scale G!))))
      (a!3 (ite true
                (<= (numbers.numerator
                      (games.refuting true H! G!)
                      (numbers.scale G!))
                    (numbers.best true G!))
                (>= (numbers.numerator
                      (games.refuting true H! G!)
                      (numbers.scale G!))
                    (numbers.best true G!)))))
(let ((a!4 (and (>= (numbers.scale G!) 0)
                a!2
                (games.option true
                              H!
                              (numbers.num (numbers.best true G!)
                                           (numbers.scale G!)))
                a!3)))
(let ((a!5 (and (=> (games.option true H! (games.refuting true H! G!))
                    (games.option true G! (games.refuting true H! G!)))
                (=> a!1 a!4))))
  (=> (numbers.only_best G! H!) a!5)))))
(assert (let ((a!1 (and (games.option false G! (games.refuting true G! H!))
                (xor (games.option false H! (games.refuting true G! H!)) true)))
      (a!2 (= (games.refuting true G! H!)
              (numbers.num (numbers.numerator
                             (games.refuting true G! H!)
                             (numbers.scale G!))
                           (numbers.scale G!))))
      (a!3 (ite false
                (<= (numbers.numerator
                      (games.refuting true G! H!)
                      (numbers.scale G!))
                    (numbers.best false G!))
                (>= (numbers.numerator
                      (games.refuting true G! H!)
                      (numbers.scale G!))
                    (numbers.best false G!)))))
(let ((a!4 (and (>= (numbers.scale G!) 0)
                a!2
                (games.option false
                              H!
                              (numbers.num (numbers.best false G!)
                                           (numbers.scale G!)))
                a!3)))
(let ((a!5 (and (=> (games.option false H! (games.refuting true G! H!))
                    (games.option false G! (games.refuting true G! H!)))
                (=> a!1 a!4))))
  (=> (numbers.only_best G! H!) a!5)))))
(assert (let ((a!1 (and (games.option false G! (games.refuting true H! G!))
                (xor (games.option false H! (games.refuting true H! G!)) true)))
      (a!2 (= (games.refuting true H! G!)
              (numbers.num (numbers.numerator
                             (games.refuting true H! G!)
                             (numbers.scale G!))
                           (numbers.scale G!))))
      (a!3 (ite false
                (<= (numbers.numerator
                      (games.refuting true H! G!)
                      (numbers.scale G!))
                    (numbers.best false G!))
                (>= (numbers.numerator
                      (games.refuting true H! G!)
                      (numbers.scale G!))
                    (numbers.best false G!)))))
(let ((a!4 (and (>= (numbers.scale G!) 0)
                a!2
                (games.option false
                              H!
                              (numbers.num (numbers.best false G!)
                                           (numbers.scale G!)))
                a!3)))
(let ((a!5 (and (=> (games.option false H! (games.refuting true H! G!))
                    (games.option false G! (games.refuting true H! G!)))
                (=> a!1 a!4))))
  (=> (numbers.only_best G! H!) a!5)))))
(assert (let ((a!1 (games.le (numbers.num (numbers.numerator
                                    (games.refuting true G! H!)
                                    (numbers.scale G!))
                                  (numbers.scale G!))
                     (numbers.num (numbers.best true G!) (numbers.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.numerator
                    (games.refuting true G! H!)
                    (numbers.scale G!))
                  (numbers.best true G!)))))
  (=> (>= (numbers.scale G!) 0) a!2))))
(assert (let ((a!1 (games.le (numbers.num (numbers.best true G!) (numbers.scale G!))
                     (numbers.num (numbers.numerator
                                    (games.refuting true G! H!)
                                    (numbers.scale G!))
                                  (numbers.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.best true G!)
                  (numbers.numerator
                    (games.refuting true G! H!)
                    (numbers.scale G!))))))
  (=> (>= (numbers.scale G!) 0) a!2))))
(assert (let ((a!1 (games.le (numbers.num (numbers.numerator
                                    (games.refuting true H! G!)
                                    (numbers.scale G!))
                                  (numbers.scale G!))
                     (numbers.num (numbers.best false G!) (numbers.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.numerator
                    (games.refuting true H! G!)
                    (numbers.scale G!))
                  (numbers.best false G!)))))
  (=> (>= (numbers.scale G!) 0) a!2))))
(assert (let ((a!1 (games.le (numbers.num (numbers.best false G!) (numbers.scale G!))
                     (numbers.num (numbers.numerator
                                    (games.refuting true H! G!)
                                    (numbers.scale G!))
                                  (numbers.scale G!)))))
(let ((a!2 (= a!1
              (<= (numbers.best false G!)
                  (numbers.numerator
                    (games.refuting true H! G!)
                    (numbers.scale G!))))))
  (=> (>= (numbers.scale G!) 0) a!2))))
(assert (let ((a!1 (ite true
                (games.le H!
                          (numbers.num (numbers.best true G!)
                                       (numbers.scale G!)))
                (games.le (numbers.num (numbers.best true G!)
                                       (numbers.scale G!))
                          H!))))
  (=> (games.option true
                    H!
                    (numbers.num (numbers.best true G!) (numbers.scale G!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite false
                (games.le H!
                          (numbers.num (numbers.best false G!)
                                       (numbers.scale G!)))
                (games.le (numbers.num (numbers.best false G!)
                                       (numbers.scale G!))
                          H!))))
  (=> (games.option false
                    H!
                    (numbers.num (numbers.best false G!) (numbers.scale G!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite true
                (games.le (games.refuting true G! H!)
                          (numbers.num (numbers.best true G!)
                                       (numbers.scale G!)))
                (games.le (numbers.num (numbers.best true G!)
                                       (numbers.scale G!))
                          (games.refuting true G! H!))))
      (a!3 (ite true
                (games.le H!
                          (numbers.num (numbers.best true G!)
                                       (numbers.scale G!)))
                (games.le (numbers.num (numbers.best true G!)
                                       (numbers.scale G!))
                          H!))))
(let ((a!2 (and (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))
                a!1)))
  (=> a!2 a!3))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num (numbers.best false G!)
                                       (numbers.scale G!))
                          (games.refuting true H! G!))
                (games.le (games.refuting true H! G!)
                          (numbers.num (numbers.best false G!)
                                       (numbers.scale G!)))))
      (a!3 (ite true
                (games.le (numbers.num (numbers.best false G!)
                                       (numbers.scale G!))
                          H!)
                (games.le H!
                          (numbers.num (numbers.best false G!)
                                       (numbers.scale G!))))))
(let ((a!2 (and a!1
                (ite true
                     (games.le (games.refuting true H! G!) H!)
                     (games.le H! (games.refuting true H! G!))))))
  (=> a!2 a!3))))
(assert (not (=> (numbers.only_best G! H!) (and (games.le G! H!) (games.le H! G!)))))
(check-sat)
(exit)
