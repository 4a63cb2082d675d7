; A model is not so: an impartial game is *n, n the mex, an ordinal.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort ordinals.Ordinal 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun ordinals.star (ordinals.Ordinal) games.Game)
(declare-fun ordinals.mex (games.Game) ordinals.Ordinal)
(declare-fun G! () games.Game)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun ordinals.leading (games.Game ordinals.Ordinal) games.Game)
(declare-fun ordinals.index (games.Game) ordinals.Ordinal)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun ordinals.less (ordinals.Ordinal ordinals.Ordinal) Bool)
(assert (let ((a!1 (games.rank (games.refuting true
                                       G!
                                       (ordinals.star (ordinals.mex G!)))))
      (a!2 (nimbers.impartial
             (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (ordinals.mex (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
(let ((a!4 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star a!3)))
      (a!5 (games.le (ordinals.star a!3)
                     (games.refuting true G! (ordinals.star (ordinals.mex G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (=> a!2 (and a!4 a!5))))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (>= (games.rank (ordinals.leading G! a!1)) 0.0)
                (< (games.rank (ordinals.leading G! a!1)) (games.rank G!))))
      (a!3 (games.le (ordinals.leading G! a!1)
                     (ordinals.star (ordinals.mex (ordinals.leading G! a!1)))))
      (a!4 (games.le (ordinals.star (ordinals.mex (ordinals.leading G! a!1)))
                     (ordinals.leading G! a!1))))
  (=> a!2 (=> (nimbers.impartial (ordinals.leading G! a!1)) (and a!3 a!4))))))
(assert (let ((a!1 (games.rank (games.refuting false
                                       G!
                                       (ordinals.star (ordinals.mex G!)))))
      (a!2 (nimbers.impartial
             (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (ordinals.mex (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
(let ((a!4 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star a!3)))
      (a!5 (games.le (ordinals.star a!3)
                     (games.refuting false G! (ordinals.star (ordinals.mex G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (=> a!2 (and a!4 a!5))))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (>= (games.rank (ordinals.leading G! a!1)) 0.0)
                (< (games.rank (ordinals.leading G! a!1)) (games.rank G!))))
      (a!3 (games.le (ordinals.leading G! a!1)
                     (ordinals.star (ordinals.mex (ordinals.leading G! a!1)))))
      (a!4 (games.le (ordinals.star (ordinals.mex (ordinals.leading G! a!1)))
                     (ordinals.leading G! a!1))))
  (=> a!2 (=> (nimbers.impartial (ordinals.leading G! a!1)) (and a!3 a!4))))))
(assert (let ((a!1 (ite true
                (games.le G! (ordinals.star (ordinals.mex G!)))
                (games.le (ordinals.star (ordinals.mex G!)) G!)))
      (a!2 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!4 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!))))
      (a!5 (games.option (xor true true)
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!6 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     G!))
      (a!7 (games.le G!
                     (games.refuting true G! (ordinals.star (ordinals.mex G!))))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!)))))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le G!
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     G!)))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!3 (nimbers.impartial
             (games.refuting true G! (ordinals.star (ordinals.mex G!))))))
  (=> (nimbers.impartial G!) (and (= a!1 a!2) (=> a!1 a!3)))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (ordinals.mex (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (=> (and (nimbers.impartial G!) a!1) (distinct a!2 (ordinals.mex G!)))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.rank (games.refuting true
                                       G!
                                       (ordinals.star (ordinals.mex G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!))))
      (a!3 (ordinals.mex (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
(let ((a!4 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star a!3)))
      (a!5 (games.le (ordinals.star a!3)
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!6 (ite true
                (games.le (ordinals.star (ordinals.mex G!)) (ordinals.star a!3))
                (games.le (ordinals.star a!3) (ordinals.star (ordinals.mex G!))))))
  (=> (and (ite true a!1 a!2) (ite true a!4 a!5)) a!6))))
(assert (let ((a!1 (ordinals.mex (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (= (games.le (ordinals.star (ordinals.mex G!)) (ordinals.star a!1))
     (= (ordinals.mex G!) a!1))))
(assert (let ((a!1 (ordinals.mex (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (= (games.le (ordinals.star a!1) (ordinals.star (ordinals.mex G!)))
     (= a!1 (ordinals.mex G!)))))
(assert (let ((a!1 (games.option false
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting true
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!)))))
      (a!5 (= (ordinals.index (ordinals.star (ordinals.mex G!)))
              (ordinals.mex G!))))
(let ((a!3 (= (games.refuting true G! (ordinals.star (ordinals.mex G!)))
              (ordinals.star a!2))))
(let ((a!4 (= a!1 (and (ordinals.less a!2 (ordinals.mex G!)) a!3))))
  (and a!4 a!5)))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (games.option false G! (ordinals.leading G! a!1))
                (= (ordinals.mex (ordinals.leading G! a!1)) a!1))))
  (=> (and (nimbers.impartial G!) (ordinals.less a!1 (ordinals.mex G!))) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (= (games.option true G! (ordinals.leading G! a!1))
                   (games.option false G! (ordinals.leading G! a!1)))
                (=> (games.option false G! (ordinals.leading G! a!1))
                    (nimbers.impartial (ordinals.leading G! a!1))))))
  (=> (nimbers.impartial G!) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (>= (games.rank (ordinals.leading G! a!1)) 0.0)
                (< (games.rank (ordinals.leading G! a!1)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option false G! (ordinals.leading G! a!1)) a!2)))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (xor (ite false
                     (games.le G! (ordinals.leading G! a!1))
                     (games.le (ordinals.leading G! a!1) G!))
                true)))
  (=> (games.option false G! (ordinals.leading G! a!1)) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting true
                                           G!
                                           (ordinals.star (ordinals.mex G!)))))
      (a!4 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     G!))
      (a!5 (games.le G!
                     (games.refuting true G! (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (games.le (ordinals.leading G! a!1)
                     (games.refuting true G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting true G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.leading G! a!1))))
  (=> (and (ite true a!2 a!3) (ite true a!4 a!5))
      (ite true
           (games.le (ordinals.leading G! a!1) G!)
           (games.le G! (ordinals.leading G! a!1)))))))
(assert (let ((a!1 (ite false
                (games.le G! (ordinals.star (ordinals.mex G!)))
                (games.le (ordinals.star (ordinals.mex G!)) G!)))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!4 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!))))
      (a!5 (games.option (xor false true)
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!6 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     G!))
      (a!7 (games.le G!
                     (games.refuting false G! (ordinals.star (ordinals.mex G!))))))
  (or a!1 (and a!2 (ite false a!3 a!4)) (and a!5 (ite false a!6 a!7)))))
(assert (let ((a!1 (games.option false
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!)))))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le G!
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     G!)))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!3 (nimbers.impartial
             (games.refuting false G! (ordinals.star (ordinals.mex G!))))))
  (=> (nimbers.impartial G!) (and (= a!1 a!2) (=> a!2 a!3)))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (ordinals.mex (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (=> (and (nimbers.impartial G!) a!1) (distinct a!2 (ordinals.mex G!)))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.rank (games.refuting false
                                       G!
                                       (ordinals.star (ordinals.mex G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (games.le (ordinals.star (ordinals.mex G!))
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!2 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star (ordinals.mex G!))))
      (a!3 (ordinals.mex (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
(let ((a!4 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.star a!3)))
      (a!5 (games.le (ordinals.star a!3)
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!6 (ite false
                (games.le (ordinals.star (ordinals.mex G!)) (ordinals.star a!3))
                (games.le (ordinals.star a!3) (ordinals.star (ordinals.mex G!))))))
  (=> (and (ite false a!1 a!2) (ite false a!4 a!5)) a!6))))
(assert (let ((a!1 (ordinals.mex (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (= (games.le (ordinals.star (ordinals.mex G!)) (ordinals.star a!1))
     (= (ordinals.mex G!) a!1))))
(assert (let ((a!1 (ordinals.mex (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!))))))
  (= (games.le (ordinals.star a!1) (ordinals.star (ordinals.mex G!)))
     (= a!1 (ordinals.mex G!)))))
(assert (let ((a!1 (games.option true
                         (ordinals.star (ordinals.mex G!))
                         (games.refuting false
                                         G!
                                         (ordinals.star (ordinals.mex G!)))))
      (a!2 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!)))))
      (a!5 (= (ordinals.index (ordinals.star (ordinals.mex G!)))
              (ordinals.mex G!))))
(let ((a!3 (= (games.refuting false G! (ordinals.star (ordinals.mex G!)))
              (ordinals.star a!2))))
(let ((a!4 (= a!1 (and (ordinals.less a!2 (ordinals.mex G!)) a!3))))
  (and a!4 a!5)))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (games.option true G! (ordinals.leading G! a!1))
                (= (ordinals.mex (ordinals.leading G! a!1)) a!1))))
  (=> (and (nimbers.impartial G!) (ordinals.less a!1 (ordinals.mex G!))) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (= (games.option true G! (ordinals.leading G! a!1))
                   (games.option false G! (ordinals.leading G! a!1)))
                (=> (games.option true G! (ordinals.leading G! a!1))
                    (nimbers.impartial (ordinals.leading G! a!1))))))
  (=> (nimbers.impartial G!) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (and (>= (games.rank (ordinals.leading G! a!1)) 0.0)
                (< (games.rank (ordinals.leading G! a!1)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (ordinals.leading G! a!1)) a!2)))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (xor (ite true
                     (games.le G! (ordinals.leading G! a!1))
                     (games.le (ordinals.leading G! a!1) G!))
                true)))
  (=> (games.option true G! (ordinals.leading G! a!1)) a!2))))
(assert (let ((a!1 (ordinals.index (games.refuting false
                                           G!
                                           (ordinals.star (ordinals.mex G!)))))
      (a!4 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     G!))
      (a!5 (games.le G!
                     (games.refuting false G! (ordinals.star (ordinals.mex G!))))))
(let ((a!2 (games.le (ordinals.leading G! a!1)
                     (games.refuting false G! (ordinals.star (ordinals.mex G!)))))
      (a!3 (games.le (games.refuting false G! (ordinals.star (ordinals.mex G!)))
                     (ordinals.leading G! a!1))))
  (=> (and (ite false a!2 a!3) (ite false a!4 a!5))
      (ite false
           (games.le (ordinals.leading G! a!1) G!)
           (games.le G! (ordinals.leading G! a!1)))))))
(assert (let ((a!1 (and (games.le G! (ordinals.star (ordinals.mex G!)))
                (games.le (ordinals.star (ordinals.mex G!)) G!))))
  (not (=> (>= (games.rank G!) 0.0) (=> (nimbers.impartial G!) a!1)))))
(check-sat)
(exit)
