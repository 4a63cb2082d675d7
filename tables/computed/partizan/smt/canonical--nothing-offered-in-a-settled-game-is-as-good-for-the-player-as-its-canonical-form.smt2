; A model is not so: nothing offered in a settled game is as good for the player as its canonical
; form.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun canonical.canon (games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun canonical.turned (Bool games.Game games.Game) games.Game)
(declare-fun X! () games.Game)
(declare-fun p! () Bool)
(declare-fun canonical.offered (Bool games.Game games.Game) Bool)
(declare-fun games.finite (games.Game) Bool)
(declare-fun canonical.settled (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun canonical.stays (Bool games.Game games.Game) Bool)
(declare-fun canonical.top (Bool games.Game games.Game) games.Game)
(assert (let ((a!1 (>= (games.rank (games.refuting p!
                                           (canonical.turned p! G! X!)
                                           (canonical.canon G!)))
               0.0))
      (a!2 (< (games.rank (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))
              (games.rank X!)))
      (a!3 (and (canonical.settled G!)
                (games.finite G!)
                (canonical.offered
                  p!
                  G!
                  (games.refuting p!
                                  (canonical.turned p! G! X!)
                                  (canonical.canon G!)))))
      (a!4 (ite p!
                (games.le (canonical.canon G!)
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          (canonical.canon G!)))))
  (=> (and a!1 a!2) (=> a!3 (xor a!4 true)))))
(assert (let ((a!1 (=> (and (canonical.stays p! G! X!)
                    (games.option (xor p! true) X! X!))
               (xor (ite p! (games.le X! G!) (games.le G! X!)) true)))
      (a!2 (and (games.option (xor p! true) X! (canonical.turned p! G! X!))
                (ite p!
                     (games.le (canonical.turned p! G! X!) G!)
                     (games.le G! (canonical.turned p! G! X!))))))
  (and a!1 (or (canonical.stays p! G! X!) a!2))))
(assert (let ((a!1 (and (games.option p! (canonical.canon G!) (canonical.top p! G! X!))
                (ite p!
                     (games.le X! (canonical.top p! G! X!))
                     (games.le (canonical.top p! G! X!) X!)))))
  (=> (and (games.finite G!)
           (canonical.offered p! G! X!)
           (canonical.stays p! G! X!))
      a!1)))
(assert (let ((a!1 (xor (ite p!
                     (games.le (canonical.canon G!) (canonical.top p! G! X!))
                     (games.le (canonical.top p! G! X!) (canonical.canon G!)))
                true)))
  (=> (games.option p! (canonical.canon G!) (canonical.top p! G! X!)) a!1)))
(assert (let ((a!1 (and (ite p!
                     (games.le (canonical.canon G!) X!)
                     (games.le X! (canonical.canon G!)))
                (ite p!
                     (games.le X! (canonical.top p! G! X!))
                     (games.le (canonical.top p! G! X!) X!)))))
  (=> a!1
      (ite p!
           (games.le (canonical.canon G!) (canonical.top p! G! X!))
           (games.le (canonical.top p! G! X!) (canonical.canon G!))))))
(assert (let ((a!1 (ite p!
                (games.le (canonical.canon G!)
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          (canonical.canon G!))))
      (a!3 (ite p!
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          (canonical.turned p! G! X!))
                (games.le (canonical.turned p! G! X!)
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))))))
(let ((a!2 (and (games.option p!
                              (canonical.turned p! G! X!)
                              (games.refuting p!
                                              (canonical.turned p! G! X!)
                                              (canonical.canon G!)))
                a!1))
      (a!4 (and (games.option (xor p! true)
                              (canonical.canon G!)
                              (games.refuting p!
                                              (canonical.turned p! G! X!)
                                              (canonical.canon G!)))
                a!3)))
  (or (ite p!
           (games.le (canonical.turned p! G! X!) (canonical.canon G!))
           (games.le (canonical.canon G!) (canonical.turned p! G! X!)))
      a!2
      a!4))))
(assert (let ((a!1 (and (canonical.offered p! G! X!)
                (games.option (xor p! true) X! (canonical.turned p! G! X!))
                (ite p!
                     (games.le (canonical.turned p! G! X!) G!)
                     (games.le G! (canonical.turned p! G! X!)))
                (games.option p!
                              (canonical.turned p! G! X!)
                              (games.refuting p!
                                              (canonical.turned p! G! X!)
                                              (canonical.canon G!))))))
(let ((a!2 (=> a!1
               (canonical.offered
                 p!
                 G!
                 (games.refuting p!
                                 (canonical.turned p! G! X!)
                                 (canonical.canon G!))))))
  (and (=> (games.option p! G! X!)
           (canonical.offered p! G! (canonical.canon X!)))
       a!2))))
(assert (let ((a!1 (and (>= (games.rank (canonical.turned p! G! X!)) 0.0)
                (< (games.rank (canonical.turned p! G! X!)) (games.rank X!)))))
  (and (>= (games.rank X!) 0.0)
       (=> (games.option (xor p! true) X! (canonical.turned p! G! X!)) a!1))))
(assert (let ((a!1 (>= (games.rank (games.refuting p!
                                           (canonical.turned p! G! X!)
                                           (canonical.canon G!)))
               0.0))
      (a!2 (< (games.rank (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))
              (games.rank (canonical.turned p! G! X!)))))
(let ((a!3 (=> (games.option p!
                             (canonical.turned p! G! X!)
                             (games.refuting p!
                                             (canonical.turned p! G! X!)
                                             (canonical.canon G!)))
               (and a!1 a!2))))
  (and (>= (games.rank (canonical.turned p! G! X!)) 0.0) a!3))))
(assert (let ((a!1 (games.option (xor p! true)
                         (canonical.canon G!)
                         (games.refuting p!
                                         (canonical.turned p! G! X!)
                                         (canonical.canon G!))))
      (a!2 (games.le (games.refuting p!
                                     (canonical.turned p! G! X!)
                                     (canonical.canon G!))
                     (games.refuting p!
                                     (canonical.turned p! G! X!)
                                     (canonical.canon G!)))))
(let ((a!3 (=> (and a!1 (ite (xor p! true) a!2 a!2))
               (= (games.refuting p!
                                  (canonical.turned p! G! X!)
                                  (canonical.canon G!))
                  (games.refuting p!
                                  (canonical.turned p! G! X!)
                                  (canonical.canon G!))))))
(let ((a!4 (and (canonical.offered
                  (xor p! true)
                  G!
                  (games.refuting p!
                                  (canonical.turned p! G! X!)
                                  (canonical.canon G!)))
                (canonical.stays (xor p! true)
                                 G!
                                 (games.refuting p!
                                                 (canonical.turned p! G! X!)
                                                 (canonical.canon G!)))
                a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (and (canonical.settled G!)
                (canonical.offered
                  (xor p! true)
                  G!
                  (games.refuting p!
                                  (canonical.turned p! G! X!)
                                  (canonical.canon G!)))))
      (a!2 (ite (xor p! true)
                (games.le G!
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          G!))))
  (=> a!1 (xor a!2 true))))
(assert (let ((a!1 (ite p!
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          (canonical.turned p! G! X!))
                (games.le (canonical.turned p! G! X!)
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!)))))
      (a!3 (ite p!
                (games.le (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))
                          G!)
                (games.le G!
                          (games.refuting p!
                                          (canonical.turned p! G! X!)
                                          (canonical.canon G!))))))
(let ((a!2 (and a!1
                (ite p!
                     (games.le (canonical.turned p! G! X!) G!)
                     (games.le G! (canonical.turned p! G! X!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (xor (ite (xor p! true)
                     (games.le X! (canonical.turned p! G! X!))
                     (games.le (canonical.turned p! G! X!) X!))
                true)))
  (=> (games.option (xor p! true) X! (canonical.turned p! G! X!)) a!1)))
(assert (let ((a!1 (and (ite p!
                     (games.le (canonical.turned p! G! X!) (canonical.canon G!))
                     (games.le (canonical.canon G!) (canonical.turned p! G! X!)))
                (ite p!
                     (games.le (canonical.canon G!) X!)
                     (games.le X! (canonical.canon G!))))))
  (=> a!1
      (ite p!
           (games.le (canonical.turned p! G! X!) X!)
           (games.le X! (canonical.turned p! G! X!))))))
(assert (let ((a!1 (xor (ite p!
                     (games.le (canonical.canon G!) X!)
                     (games.le X! (canonical.canon G!)))
                true)))
(let ((a!2 (=> (>= (games.rank X!) 0.0)
               (=> (and (canonical.settled G!)
                        (games.finite G!)
                        (canonical.offered p! G! X!))
                   a!1))))
  (not a!2))))
(check-sat)
(exit)
