; A model is not so: G - G is no better for a player than 0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(declare-fun G! () games.Game)
(declare-fun p! () Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (ite p!
                (games.le (games.plus a!1 (games.neg a!1)) games.zero)
                (games.le games.zero (games.plus a!1 (games.neg a!1))))))
  (=> (and (>= (games.rank a!1) 0.0) (< (games.rank a!1) (games.rank G!))) a!2))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (and (>= (games.rank (games.mirrored p! G! a!1)) 0.0)
                (< (games.rank (games.mirrored p! G! a!1)) (games.rank G!))))
      (a!3 (games.plus (games.mirrored p! G! a!1)
                       (games.neg (games.mirrored p! G! a!1)))))
  (=> a!2 (ite p! (games.le a!3 games.zero) (games.le games.zero a!3))))))
(assert (let ((a!1 (ite p!
                (games.le (games.plus G! (games.neg G!)) games.zero)
                (games.le games.zero (games.plus G! (games.neg G!)))))
      (a!2 (games.option p!
                         (games.plus G! (games.neg G!))
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)))
      (a!3 (games.le games.zero
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)))
      (a!4 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     games.zero))
      (a!5 (games.option (xor p! true)
                         games.zero
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)))
      (a!6 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     (games.plus G! (games.neg G!))))
      (a!7 (games.le (games.plus G! (games.neg G!))
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero))))
  (or a!1 (and a!2 (ite p! a!3 a!4)) (and a!5 (ite p! a!6 a!7)))))
(assert (let ((a!1 (>= (games.rank (games.plus G! (games.neg G!))) 0.0))
      (a!2 (games.option p!
                         (games.plus G! (games.neg G!))
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)))
      (a!3 (games.rank (games.refuting p!
                                       (games.plus G! (games.neg G!))
                                       games.zero))))
(let ((a!4 (< a!3 (games.rank (games.plus G! (games.neg G!))))))
  (and a!1 (=> a!2 (and (>= a!3 0.0) a!4))))))
(assert (let ((a!1 (games.option (xor p! true)
                         games.zero
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)))
      (a!2 (games.rank (games.refuting p!
                                       (games.plus G! (games.neg G!))
                                       games.zero))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank games.zero))))))
  (and (>= (games.rank games.zero) 0.0) a!3))))
(assert (let ((a!1 (games.option (xor p! true)
                         games.zero
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero))))
  (xor a!1 true)))
(assert (let ((a!1 (games.option p!
                         (games.plus G! (games.neg G!))
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)))
      (a!2 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!3 (= (games.refuting p! (games.plus G! (games.neg G!)) games.zero)
              (games.plus a!2 (games.neg G!))))
      (a!4 (= (games.refuting p! (games.plus G! (games.neg G!)) games.zero)
              (games.plus G! a!2))))
(let ((a!5 (or (and (games.option p! G! a!2) a!3)
               (and (games.option p! (games.neg G!) a!2) a!4))))
  (=> a!1 a!5)))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (=> (games.option p! G! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (and (>= (games.rank a!1) 0.0)
                (< (games.rank a!1) (games.rank (games.neg G!))))))
  (and (>= (games.rank (games.neg G!)) 0.0)
       (=> (games.option p! (games.neg G!) a!1) a!2)))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
  (=> (games.option p! G! a!1)
      (games.option (xor p! true) (games.neg G!) (games.neg a!1)))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (=> (games.option (xor p! true) a!1 (games.neg a!1))
               (games.option (xor p! true)
                             (games.plus a!1 (games.neg G!))
                             (games.plus (games.neg a!1) (games.neg G!)))))
      (a!3 (=> (games.option (xor p! true) (games.neg G!) (games.neg a!1))
               (games.option (xor p! true)
                             (games.plus a!1 (games.neg G!))
                             (games.plus a!1 (games.neg a!1))))))
  (and a!2 a!3))))
(assert (let ((a!1 (games.le games.zero
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)))
      (a!2 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     games.zero))
      (a!3 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!4 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     (games.plus a!3 (games.neg a!3))))
      (a!5 (games.le (games.plus a!3 (games.neg a!3))
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)))
      (a!7 (games.option (xor p! true)
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)
                         (games.plus a!3 (games.neg a!3))))
      (a!8 (ite p!
                (games.le (games.plus a!3 (games.neg a!3)) games.zero)
                (games.le games.zero (games.plus a!3 (games.neg a!3))))))
(let ((a!6 (=> (games.option p! games.zero (games.plus a!3 (games.neg a!3)))
               (xor (ite p! a!4 a!5) true))))
  (=> (ite p! a!1 a!2) (and a!6 (=> a!7 (xor a!8 true))))))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (and (games.option (xor p! true) G! (games.mirrored p! G! a!1))
                (= a!1 (games.neg (games.mirrored p! G! a!1))))))
  (=> (games.option p! (games.neg G!) a!1) a!2))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (and (>= (games.rank (games.mirrored p! G! a!1)) 0.0)
                (< (games.rank (games.mirrored p! G! a!1)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option (xor p! true) G! (games.mirrored p! G! a!1)) a!2)))))
(assert (let ((a!1 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!2 (=> (games.option (xor p! true) G! (games.mirrored p! G! a!1))
               (games.option (xor p! true)
                             (games.plus G! a!1)
                             (games.plus (games.mirrored p! G! a!1) a!1))))
      (a!3 (=> (games.option (xor p! true) a!1 (games.mirrored p! G! a!1))
               (games.option (xor p! true)
                             (games.plus G! a!1)
                             (games.plus G! (games.mirrored p! G! a!1))))))
  (and a!2 a!3))))
(assert (let ((a!1 (games.le games.zero
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)))
      (a!2 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     games.zero))
      (a!3 (games.moved p!
                        G!
                        (games.neg G!)
                        (games.refuting p!
                                        (games.plus G! (games.neg G!))
                                        games.zero))))
(let ((a!4 (games.le (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)
                     (games.plus (games.mirrored p! G! a!3) a!3)))
      (a!5 (games.le (games.plus (games.mirrored p! G! a!3) a!3)
                     (games.refuting p!
                                     (games.plus G! (games.neg G!))
                                     games.zero)))
      (a!7 (games.option (xor p! true)
                         (games.refuting p!
                                         (games.plus G! (games.neg G!))
                                         games.zero)
                         (games.plus (games.mirrored p! G! a!3) a!3)))
      (a!8 (ite p!
                (games.le (games.plus (games.mirrored p! G! a!3) a!3)
                          games.zero)
                (games.le games.zero
                          (games.plus (games.mirrored p! G! a!3) a!3)))))
(let ((a!6 (=> (games.option p!
                             games.zero
                             (games.plus (games.mirrored p! G! a!3) a!3))
               (xor (ite p! a!4 a!5) true))))
  (=> (ite p! a!1 a!2) (and a!6 (=> a!7 (xor a!8 true))))))))
(assert (let ((a!1 (ite p!
                (games.le (games.plus G! (games.neg G!)) games.zero)
                (games.le games.zero (games.plus G! (games.neg G!))))))
  (not (=> (>= (games.rank G!) 0.0) a!1))))
(check-sat)
(exit)
