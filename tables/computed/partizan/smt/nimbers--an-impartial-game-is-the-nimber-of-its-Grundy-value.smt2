; A model is not so: an impartial game is the nimber of its Grundy value.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun nimbers.nim (Int) games.Game)
(declare-fun nimbers.grundy (games.Game) Int)
(declare-fun G! () games.Game)
(declare-fun games.finite (games.Game) Bool)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun nimbers.to (games.Game Int) games.Game)
(declare-fun nimbers.size (games.Game) Int)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.rank (games.refuting true
                                       G!
                                       (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.impartial
             (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.finite (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!5 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim a!4)))
      (a!6 (games.le (nimbers.nim a!4)
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!)))
      (=> (and a!2 a!3) (and a!5 a!6))))))
(assert (let ((a!1 (games.rank (games.refuting false
                                       G!
                                       (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.impartial
             (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.finite (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!5 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim a!4)))
      (a!6 (games.le (nimbers.nim a!4)
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!)))
      (=> (and a!2 a!3) (and a!5 a!6))))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (>= (games.rank (nimbers.to G! a!1)) 0.0)
                (< (games.rank (nimbers.to G! a!1)) (games.rank G!))))
      (a!3 (games.le (nimbers.to G! a!1)
                     (nimbers.nim (nimbers.grundy (nimbers.to G! a!1)))))
      (a!4 (games.le (nimbers.nim (nimbers.grundy (nimbers.to G! a!1)))
                     (nimbers.to G! a!1))))
(let ((a!5 (=> (and (nimbers.impartial (nimbers.to G! a!1))
                    (games.finite (nimbers.to G! a!1)))
               (and a!3 a!4))))
  (=> a!2 a!5)))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (>= (games.rank (nimbers.to G! a!1)) 0.0)
                (< (games.rank (nimbers.to G! a!1)) (games.rank G!))))
      (a!3 (games.le (nimbers.to G! a!1)
                     (nimbers.nim (nimbers.grundy (nimbers.to G! a!1)))))
      (a!4 (games.le (nimbers.nim (nimbers.grundy (nimbers.to G! a!1)))
                     (nimbers.to G! a!1))))
(let ((a!5 (=> (and (nimbers.impartial (nimbers.to G! a!1))
                    (games.finite (nimbers.to G! a!1)))
               (and a!3 a!4))))
  (=> a!2 a!5)))))
(assert (let ((a!1 (ite true
                (games.le G! (nimbers.nim (nimbers.grundy G!)))
                (games.le (nimbers.nim (nimbers.grundy G!)) G!)))
      (a!2 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!))))
      (a!5 (games.option (xor true true)
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!6 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     G!))
      (a!7 (games.le G!
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!))))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!)))))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le G!
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     G!)))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option false
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!5 (= (nimbers.size (nimbers.nim (nimbers.grundy G!)))
              (nimbers.grundy G!))))
(let ((a!3 (= (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
              (nimbers.nim a!2))))
(let ((a!4 (= a!1 (and (>= a!2 0) (< a!2 (nimbers.grundy G!)) a!3))))
  (=> (>= (nimbers.grundy G!) 0) (and a!4 a!5))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (nimbers.impartial
             (games.refuting true G! (nimbers.nim (nimbers.grundy G!))))))
  (=> (nimbers.impartial G!) (and (= a!1 a!2) (=> a!1 a!3)))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!3 (and (>= (nimbers.grundy G!) 0)
                (=> a!1 (distinct a!2 (nimbers.grundy G!))))))
  (=> (and (nimbers.impartial G!) (games.finite G!)) a!3))))
(assert (let ((a!1 (nimbers.impartial
             (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.finite (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.option true
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and a!1 a!2) (and (>= a!3 0) (=> a!4 (distinct a!3 a!3))))))
(assert (let ((a!1 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!))))
      (a!3 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!4 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim a!3)))
      (a!5 (games.le (nimbers.nim a!3)
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!6 (ite true
                (games.le (nimbers.nim (nimbers.grundy G!)) (nimbers.nim a!3))
                (games.le (nimbers.nim a!3) (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (ite true a!1 a!2) (ite true a!4 a!5)) a!6))))
(assert (let ((a!1 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (= (games.le (nimbers.nim (nimbers.grundy G!)) (nimbers.nim a!1))
              (= (nimbers.grundy G!) a!1))))
  (=> (and (>= (nimbers.grundy G!) 0) (>= a!1 0)) a!2))))
(assert (let ((a!1 (nimbers.grundy (games.refuting true
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (= (games.le (nimbers.nim a!1) (nimbers.nim (nimbers.grundy G!)))
              (= a!1 (nimbers.grundy G!)))))
  (=> (and (>= a!1 0) (>= (nimbers.grundy G!) 0)) a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (games.option false G! (nimbers.to G! a!1))
                (= (nimbers.grundy (nimbers.to G! a!1)) a!1))))
  (=> (and (nimbers.impartial G!)
           (games.finite G!)
           (>= a!1 0)
           (< a!1 (nimbers.grundy G!)))
      a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (= (games.option true G! (nimbers.to G! a!1))
                   (games.option false G! (nimbers.to G! a!1)))
                (=> (games.option false G! (nimbers.to G! a!1))
                    (nimbers.impartial (nimbers.to G! a!1))))))
  (=> (nimbers.impartial G!) a!2))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.finite (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (games.finite G!) a!1) a!2)))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (games.finite G!) (games.option false G! (nimbers.to G! a!1)))
      (games.finite (nimbers.to G! a!1)))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     G!))
      (a!5 (games.le G!
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (games.le (nimbers.to G! a!1)
                     (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting true G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.to G! a!1))))
  (=> (and (ite true a!2 a!3) (ite true a!4 a!5))
      (ite true
           (games.le (nimbers.to G! a!1) G!)
           (games.le G! (nimbers.to G! a!1)))))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (xor (ite false
                     (games.le G! (nimbers.to G! a!1))
                     (games.le (nimbers.to G! a!1) G!))
                true)))
  (=> (games.option false G! (nimbers.to G! a!1)) a!2))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.rank (games.refuting true
                                       G!
                                       (nimbers.nim (nimbers.grundy G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (nimbers.size (games.refuting true
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (>= (games.rank (nimbers.to G! a!1)) 0.0)
                (< (games.rank (nimbers.to G! a!1)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option false G! (nimbers.to G! a!1)) a!2)))))
(assert (let ((a!1 (ite false
                (games.le G! (nimbers.nim (nimbers.grundy G!)))
                (games.le (nimbers.nim (nimbers.grundy G!)) G!)))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!))))
      (a!5 (games.option (xor false true)
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!6 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     G!))
      (a!7 (games.le G!
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!))))))
  (or a!1 (and a!2 (ite false a!3 a!4)) (and a!5 (ite false a!6 a!7)))))
(assert (let ((a!1 (games.option false
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!)))))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le G!
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     G!)))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         (nimbers.nim (nimbers.grundy G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!5 (= (nimbers.size (nimbers.nim (nimbers.grundy G!)))
              (nimbers.grundy G!))))
(let ((a!3 (= (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
              (nimbers.nim a!2))))
(let ((a!4 (= a!1 (and (>= a!2 0) (< a!2 (nimbers.grundy G!)) a!3))))
  (=> (>= (nimbers.grundy G!) 0) (and a!4 a!5))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (nimbers.impartial
             (games.refuting false G! (nimbers.nim (nimbers.grundy G!))))))
  (=> (nimbers.impartial G!) (and (= a!1 a!2) (=> a!2 a!3)))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!3 (and (>= (nimbers.grundy G!) 0)
                (=> a!1 (distinct a!2 (nimbers.grundy G!))))))
  (=> (and (nimbers.impartial G!) (games.finite G!)) a!3))))
(assert (let ((a!1 (nimbers.impartial
             (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.finite (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.option false
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and a!1 a!2) (and (>= a!3 0) (=> a!4 (distinct a!3 a!3))))))
(assert (let ((a!1 (games.le (nimbers.nim (nimbers.grundy G!))
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim (nimbers.grundy G!))))
      (a!3 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!4 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.nim a!3)))
      (a!5 (games.le (nimbers.nim a!3)
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!6 (ite false
                (games.le (nimbers.nim (nimbers.grundy G!)) (nimbers.nim a!3))
                (games.le (nimbers.nim a!3) (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (ite false a!1 a!2) (ite false a!4 a!5)) a!6))))
(assert (let ((a!1 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (= (games.le (nimbers.nim (nimbers.grundy G!)) (nimbers.nim a!1))
              (= (nimbers.grundy G!) a!1))))
  (=> (and (>= (nimbers.grundy G!) 0) (>= a!1 0)) a!2))))
(assert (let ((a!1 (nimbers.grundy (games.refuting false
                                           G!
                                           (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (= (games.le (nimbers.nim a!1) (nimbers.nim (nimbers.grundy G!)))
              (= a!1 (nimbers.grundy G!)))))
  (=> (and (>= a!1 0) (>= (nimbers.grundy G!) 0)) a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (games.option true G! (nimbers.to G! a!1))
                (= (nimbers.grundy (nimbers.to G! a!1)) a!1))))
  (=> (and (nimbers.impartial G!)
           (games.finite G!)
           (>= a!1 0)
           (< a!1 (nimbers.grundy G!)))
      a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (= (games.option true G! (nimbers.to G! a!1))
                   (games.option false G! (nimbers.to G! a!1)))
                (=> (games.option true G! (nimbers.to G! a!1))
                    (nimbers.impartial (nimbers.to G! a!1))))))
  (=> (nimbers.impartial G!) a!2))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.finite (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (games.finite G!) a!1) a!2)))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
  (=> (and (games.finite G!) (games.option true G! (nimbers.to G! a!1)))
      (games.finite (nimbers.to G! a!1)))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!4 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     G!))
      (a!5 (games.le G!
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (games.le (nimbers.to G! a!1)
                     (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))))
      (a!3 (games.le (games.refuting false G! (nimbers.nim (nimbers.grundy G!)))
                     (nimbers.to G! a!1))))
  (=> (and (ite false a!2 a!3) (ite false a!4 a!5))
      (ite false
           (games.le (nimbers.to G! a!1) G!)
           (games.le G! (nimbers.to G! a!1)))))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (xor (ite true
                     (games.le G! (nimbers.to G! a!1))
                     (games.le (nimbers.to G! a!1) G!))
                true)))
  (=> (games.option true G! (nimbers.to G! a!1)) a!2))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!)))))
      (a!2 (games.rank (games.refuting false
                                       G!
                                       (nimbers.nim (nimbers.grundy G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.grundy G!))))))
(let ((a!2 (and (>= (games.rank (nimbers.to G! a!1)) 0.0)
                (< (games.rank (nimbers.to G! a!1)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (nimbers.to G! a!1)) a!2)))))
(assert (let ((a!1 (and (>= (nimbers.grundy G!) 0)
                (=> (games.option true G! G!)
                    (distinct (nimbers.grundy G!) (nimbers.grundy G!))))))
  (=> (and (nimbers.impartial G!) (games.finite G!)) a!1)))
(assert (let ((a!1 (and (games.le G! (nimbers.nim (nimbers.grundy G!)))
                (games.le (nimbers.nim (nimbers.grundy G!)) G!))))
(let ((a!2 (=> (>= (games.rank G!) 0.0)
               (=> (and (nimbers.impartial G!) (games.finite G!)) a!1))))
  (not a!2))))
(check-sat)
(exit)
