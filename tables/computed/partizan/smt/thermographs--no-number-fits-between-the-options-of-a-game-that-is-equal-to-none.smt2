; A model is not so: no number fits between the options of a game that is equal to none.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun numbers.fits (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun k! () Int)
(declare-fun numbers.step (Int Int) Int)
(declare-fun n! () Int)
(declare-fun G! () games.Game)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun numbers.misfit (games.Game games.Game) games.Game)
(declare-fun numbers.misfit_of (games.Game games.Game) Bool)
(declare-fun numbers.number (games.Game) Bool)
(declare-fun numbers.unit (Int) Int)
(assert (let ((a!1 (games.rank (numbers.num (- n! (numbers.step n! k!)) k!)))
      (a!3 (numbers.fits G! (numbers.num (- n! (numbers.step n! k!)) k!))))
(let ((a!2 (and (>= a!1 0.0) (< a!1 (games.rank (numbers.num n! k!))))))
  (=> a!2 (=> (and (numbers.no_value G!) (>= k! 0)) (xor a!3 true))))))
(assert (let ((a!1 (games.rank (numbers.num (+ n! (numbers.step n! k!)) k!)))
      (a!3 (numbers.fits G! (numbers.num (+ n! (numbers.step n! k!)) k!))))
(let ((a!2 (and (>= a!1 0.0) (< a!1 (games.rank (numbers.num n! k!))))))
  (=> a!2 (=> (and (numbers.no_value G!) (>= k! 0)) (xor a!3 true))))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! k!)
                          (games.refuting true G! (numbers.num n! k!)))
                (games.le (games.refuting true G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite true
                (games.le (games.refuting true G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting true G! (numbers.num n! k!))))))
(let ((a!2 (and (games.option true
                              G!
                              (games.refuting true G! (numbers.num n! k!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (numbers.num n! k!)
                              (games.refuting true G! (numbers.num n! k!)))
                a!3)))
  (or (ite true
           (games.le G! (numbers.num n! k!))
           (games.le (numbers.num n! k!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (and (numbers.fits G! (numbers.num n! k!))
                (games.option true
                              G!
                              (games.refuting true G! (numbers.num n! k!)))))
      (a!2 (ite true
                (games.le (numbers.num n! k!)
                          (games.refuting true G! (numbers.num n! k!)))
                (games.le (games.refuting true G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite (numbers.misfit_of G! (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.misfit G! (numbers.num n! k!)))
                (games.le (numbers.misfit G! (numbers.num n! k!))
                          (numbers.num n! k!)))))
(let ((a!4 (and (games.option (numbers.misfit_of G! (numbers.num n! k!))
                              G!
                              (numbers.misfit G! (numbers.num n! k!)))
                a!3)))
  (and (=> a!1 (xor a!2 true)) (or (numbers.fits G! (numbers.num n! k!)) a!4)))))
(assert (let ((a!1 (and (numbers.fits G! (games.refuting true G! (numbers.num n! k!)))
                (games.option true
                              G!
                              (games.refuting true G! (numbers.num n! k!)))))
      (a!2 (games.le (games.refuting true G! (numbers.num n! k!))
                     (games.refuting true G! (numbers.num n! k!))))
      (a!3 (games.option (numbers.misfit_of
                           G!
                           (games.refuting true G! (numbers.num n! k!)))
                         G!
                         (numbers.misfit G!
                                         (games.refuting true
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!4 (games.le (games.refuting true G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!5 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting true G! (numbers.num n! k!)))))
(let ((a!6 (ite (numbers.misfit_of
                  G!
                  (games.refuting true G! (numbers.num n! k!)))
                a!4
                a!5)))
(let ((a!7 (or (numbers.fits G! (games.refuting true G! (numbers.num n! k!)))
               (and a!3 a!6))))
  (and (=> a!1 (xor (ite true a!2 a!2) true)) a!7)))))
(assert (let ((a!1 (and (numbers.number (numbers.num n! k!))
                (games.option false
                              (numbers.num n! k!)
                              (games.refuting true G! (numbers.num n! k!)))))
      (a!2 (ite false
                (games.le (games.refuting true G! (numbers.num n! k!))
                          (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (games.refuting true G! (numbers.num n! k!))))))
  (=> (>= (games.rank (numbers.num n! k!)) 0.0) (=> a!1 a!2))))
(assert (let ((a!1 (and (>= (games.rank (numbers.num n! k!)) 0.0)
                (< (games.rank (numbers.num n! k!))
                   (games.rank (numbers.num n! k!))))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0)
       (=> (games.option true (numbers.num n! k!) (numbers.num n! k!)) a!1))))
(assert (let ((a!1 (ite true
                (games.le (numbers.num n! k!)
                          (games.refuting true G! (numbers.num n! k!)))
                (games.le (games.refuting true G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!2 (games.le (games.refuting true G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting true G! (numbers.num n! k!))))
      (a!4 (games.le (numbers.num n! k!)
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!5 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     (numbers.num n! k!))))
  (=> (and a!1 (ite true a!2 a!3)) (ite true a!4 a!5))))
(assert (let ((a!1 (games.option true
                         G!
                         (numbers.misfit G!
                                         (games.refuting true
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!2 (games.le (numbers.num n! k!)
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     (numbers.num n! k!)))
      (a!5 (ite (numbers.misfit_of G! (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.misfit G! (numbers.num n! k!)))
                (games.le (numbers.misfit G! (numbers.num n! k!))
                          (numbers.num n! k!)))))
(let ((a!4 (=> (and (numbers.fits G! (numbers.num n! k!)) a!1)
               (xor (ite true a!2 a!3) true)))
      (a!6 (and (games.option (numbers.misfit_of G! (numbers.num n! k!))
                              G!
                              (numbers.misfit G! (numbers.num n! k!)))
                a!5)))
  (and a!4 (or (numbers.fits G! (numbers.num n! k!)) a!6)))))
(assert (let ((a!1 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting true G! (numbers.num n! k!))))
      (a!2 (games.le (games.refuting true G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (ite true
                (games.le (games.refuting true G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting true G! (numbers.num n! k!)))))
      (a!4 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     G!))
      (a!5 (games.le G!
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!))))))
  (=> (and (ite true a!1 a!2) a!3) (ite true a!4 a!5))))
(assert (let ((a!1 (games.option false
                         G!
                         (numbers.misfit G!
                                         (games.refuting true
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!2 (games.le G!
                     (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting true
                                                     G!
                                                     (numbers.num n! k!)))
                     G!)))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (numbers.num (ite false
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!2 (ite false (>= n! (numbers.unit k!)) (<= n! (- (numbers.unit k!))))))
(let ((a!3 (and (= (games.refuting true G! (numbers.num n! k!)) a!1)
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!2)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite false (>= n! 1) (<= n! (- 1))))
               (games.option false (numbers.num n! k!) a!1))))
(let ((a!4 (=> (games.option false
                             (numbers.num n! k!)
                             (games.refuting true G! (numbers.num n! k!)))
               a!3)))
  (=> (>= k! 0) (and a!4 a!5))))))
(assert (let ((a!1 (ite false
                (games.le (numbers.num n! k!)
                          (games.refuting false G! (numbers.num n! k!)))
                (games.le (games.refuting false G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite false
                (games.le (games.refuting false G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting false G! (numbers.num n! k!))))))
(let ((a!2 (and (games.option false
                              G!
                              (games.refuting false G! (numbers.num n! k!)))
                a!1))
      (a!4 (and (games.option (xor false true)
                              (numbers.num n! k!)
                              (games.refuting false G! (numbers.num n! k!)))
                a!3)))
  (or (ite false
           (games.le G! (numbers.num n! k!))
           (games.le (numbers.num n! k!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (and (numbers.fits G! (numbers.num n! k!))
                (games.option false
                              G!
                              (games.refuting false G! (numbers.num n! k!)))))
      (a!2 (ite false
                (games.le (numbers.num n! k!)
                          (games.refuting false G! (numbers.num n! k!)))
                (games.le (games.refuting false G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!3 (ite (numbers.misfit_of G! (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.misfit G! (numbers.num n! k!)))
                (games.le (numbers.misfit G! (numbers.num n! k!))
                          (numbers.num n! k!)))))
(let ((a!4 (and (games.option (numbers.misfit_of G! (numbers.num n! k!))
                              G!
                              (numbers.misfit G! (numbers.num n! k!)))
                a!3)))
  (and (=> a!1 (xor a!2 true)) (or (numbers.fits G! (numbers.num n! k!)) a!4)))))
(assert (let ((a!1 (and (numbers.fits G! (games.refuting false G! (numbers.num n! k!)))
                (games.option false
                              G!
                              (games.refuting false G! (numbers.num n! k!)))))
      (a!2 (games.le (games.refuting false G! (numbers.num n! k!))
                     (games.refuting false G! (numbers.num n! k!))))
      (a!3 (games.option (numbers.misfit_of
                           G!
                           (games.refuting false G! (numbers.num n! k!)))
                         G!
                         (numbers.misfit G!
                                         (games.refuting false
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!4 (games.le (games.refuting false G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!5 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting false G! (numbers.num n! k!)))))
(let ((a!6 (ite (numbers.misfit_of
                  G!
                  (games.refuting false G! (numbers.num n! k!)))
                a!4
                a!5)))
(let ((a!7 (or (numbers.fits G! (games.refuting false G! (numbers.num n! k!)))
               (and a!3 a!6))))
  (and (=> a!1 (xor (ite false a!2 a!2) true)) a!7)))))
(assert (let ((a!1 (and (numbers.number (numbers.num n! k!))
                (games.option true
                              (numbers.num n! k!)
                              (games.refuting false G! (numbers.num n! k!)))))
      (a!2 (ite true
                (games.le (games.refuting false G! (numbers.num n! k!))
                          (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (games.refuting false G! (numbers.num n! k!))))))
  (=> (>= (games.rank (numbers.num n! k!)) 0.0) (=> a!1 a!2))))
(assert (let ((a!1 (and (>= (games.rank (numbers.num n! k!)) 0.0)
                (< (games.rank (numbers.num n! k!))
                   (games.rank (numbers.num n! k!))))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0)
       (=> (games.option true (numbers.num n! k!) (numbers.num n! k!)) a!1))))
(assert (let ((a!1 (ite false
                (games.le (numbers.num n! k!)
                          (games.refuting false G! (numbers.num n! k!)))
                (games.le (games.refuting false G! (numbers.num n! k!))
                          (numbers.num n! k!))))
      (a!2 (games.le (games.refuting false G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting false G! (numbers.num n! k!))))
      (a!4 (games.le (numbers.num n! k!)
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!5 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     (numbers.num n! k!))))
  (=> (and a!1 (ite false a!2 a!3)) (ite false a!4 a!5))))
(assert (let ((a!1 (games.option false
                         G!
                         (numbers.misfit G!
                                         (games.refuting false
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!2 (games.le (numbers.num n! k!)
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     (numbers.num n! k!)))
      (a!5 (ite (numbers.misfit_of G! (numbers.num n! k!))
                (games.le (numbers.num n! k!)
                          (numbers.misfit G! (numbers.num n! k!)))
                (games.le (numbers.misfit G! (numbers.num n! k!))
                          (numbers.num n! k!)))))
(let ((a!4 (=> (and (numbers.fits G! (numbers.num n! k!)) a!1)
               (xor (ite false a!2 a!3) true)))
      (a!6 (and (games.option (numbers.misfit_of G! (numbers.num n! k!))
                              G!
                              (numbers.misfit G! (numbers.num n! k!)))
                a!5)))
  (and a!4 (or (numbers.fits G! (numbers.num n! k!)) a!6)))))
(assert (let ((a!1 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     (games.refuting false G! (numbers.num n! k!))))
      (a!2 (games.le (games.refuting false G! (numbers.num n! k!))
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (ite false
                (games.le (games.refuting false G! (numbers.num n! k!)) G!)
                (games.le G! (games.refuting false G! (numbers.num n! k!)))))
      (a!4 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     G!))
      (a!5 (games.le G!
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!))))))
  (=> (and (ite false a!1 a!2) a!3) (ite false a!4 a!5))))
(assert (let ((a!1 (games.option true
                         G!
                         (numbers.misfit G!
                                         (games.refuting false
                                                         G!
                                                         (numbers.num n! k!)))))
      (a!2 (games.le G!
                     (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))))
      (a!3 (games.le (numbers.misfit G!
                                     (games.refuting false
                                                     G!
                                                     (numbers.num n! k!)))
                     G!)))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (numbers.num (ite true
                             (- n! (numbers.step n! k!))
                             (+ n! (numbers.step n! k!)))
                        k!))
      (a!2 (ite true (>= n! (numbers.unit k!)) (<= n! (- (numbers.unit k!))))))
(let ((a!3 (and (= (games.refuting false G! (numbers.num n! k!)) a!1)
                (=> (= (numbers.step n! k!) (numbers.unit k!)) a!2)))
      (a!5 (=> (or (< (numbers.step n! k!) (numbers.unit k!))
                   (ite true (>= n! 1) (<= n! (- 1))))
               (games.option true (numbers.num n! k!) a!1))))
(let ((a!4 (=> (games.option true
                             (numbers.num n! k!)
                             (games.refuting false G! (numbers.num n! k!)))
               a!3)))
  (=> (>= k! 0) (and a!4 a!5))))))
(assert (let ((a!1 (xor (and (games.le G! (numbers.num n! k!))
                     (games.le (numbers.num n! k!) G!))
                true)))
  (=> (and (numbers.no_value G!) (numbers.number (numbers.num n! k!))) a!1)))
(assert (let ((a!1 (xor (games.le (numbers.num (+ n! 1) k!) (numbers.num n! k!)) true)))
(let ((a!2 (and (numbers.number (numbers.num n! k!))
                (games.le (numbers.num n! k!) (numbers.num (+ n! 1) k!))
                a!1)))
  (=> (>= k! 0) a!2))))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (>= (games.rank (games.refuting true G! (numbers.num n! k!))) 0.0))
      (a!2 (< (games.rank (games.refuting true G! (numbers.num n! k!)))
              (games.rank (numbers.num n! k!)))))
(let ((a!3 (=> (games.option false
                             (numbers.num n! k!)
                             (games.refuting true G! (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting false G! (numbers.num n! k!))) 0.0))
      (a!2 (< (games.rank (games.refuting false G! (numbers.num n! k!)))
              (games.rank (numbers.num n! k!)))))
(let ((a!3 (=> (games.option true
                             (numbers.num n! k!)
                             (games.refuting false G! (numbers.num n! k!)))
               (and a!1 a!2))))
  (and (>= (games.rank (numbers.num n! k!)) 0.0) a!3))))
(assert (let ((a!1 (=> (and (numbers.no_value G!) (>= k! 0))
               (xor (numbers.fits G! (numbers.num n! k!)) true))))
(let ((a!2 (=> (>= (games.rank (numbers.num n! k!)) 0.0) a!1)))
  (not a!2))))
(check-sat)
(exit)
