; A model is not so: the mex rule: moves to nimbers make the nimber of the mex, and no other.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun nimbers.nim (Int) games.Game)
(declare-fun nimbers.mex (games.Game) Int)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun nimbers.size (games.Game) Int)
(declare-fun nimbers.only_nimbers (games.Game) Bool)
(declare-fun n! () Int)
(declare-fun games.rank (games.Game) Real)
(assert (let ((a!1 (ite true
                (games.le G! (nimbers.nim (nimbers.mex G!)))
                (games.le (nimbers.nim (nimbers.mex G!)) G!)))
      (a!2 (games.option true
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (nimbers.nim (nimbers.mex G!))
                     (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!4 (games.le (games.refuting true G! (nimbers.nim (nimbers.mex G!)))
                     (nimbers.nim (nimbers.mex G!))))
      (a!5 (games.option (xor true true)
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!6 (games.le (games.refuting true G! (nimbers.nim (nimbers.mex G!))) G!))
      (a!7 (games.le G! (games.refuting true G! (nimbers.nim (nimbers.mex G!))))))
  (or a!1 (and a!2 (ite true a!3 a!4)) (and a!5 (ite true a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.le (nimbers.nim (nimbers.mex G!))
                     (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (games.refuting true G! (nimbers.nim (nimbers.mex G!)))
                     (nimbers.nim (nimbers.mex G!)))))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.le G! (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (games.refuting true G! (nimbers.nim (nimbers.mex G!))) G!)))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option false
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!2 (nimbers.size (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!5 (= (nimbers.size (nimbers.nim (nimbers.mex G!))) (nimbers.mex G!))))
(let ((a!3 (= (games.refuting true G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!2))))
(let ((a!4 (= a!1 (and (>= a!2 0) (< a!2 (nimbers.mex G!)) a!3))))
  (=> (>= (nimbers.mex G!) 0) (and a!4 a!5))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (nimbers.size (games.refuting true G! (nimbers.nim (nimbers.mex G!))))))
(let ((a!4 (= (games.refuting true G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!3)))
      (a!6 (=> (and (>= a!3 0) (< a!3 (nimbers.mex G!)))
               (games.option true G! (nimbers.nim a!3)))))
(let ((a!5 (=> a!1 (and (>= a!3 0) a!4 (distinct a!3 (nimbers.mex G!))))))
  (=> (nimbers.only_nimbers G!)
      (and (= a!1 a!2) a!5 (>= (nimbers.mex G!) 0) a!6))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting true G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (nimbers.size (games.refuting true G! (nimbers.nim (nimbers.mex G!))))))
(let ((a!4 (= (games.refuting true G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!3)))
      (a!6 (=> (and (>= a!3 0) (< a!3 (nimbers.mex G!)))
               (games.option false G! (nimbers.nim a!3)))))
(let ((a!5 (=> a!2 (and (>= a!3 0) a!4 (distinct a!3 (nimbers.mex G!))))))
  (=> (nimbers.only_nimbers G!)
      (and (= a!1 a!2) a!5 (>= (nimbers.mex G!) 0) a!6))))))
(assert (let ((a!1 (nimbers.size (games.refuting true G! (nimbers.nim (nimbers.mex G!))))))
(let ((a!2 (= (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim a!1))
              (= (nimbers.mex G!) a!1))))
  (=> (and (>= (nimbers.mex G!) 0) (>= a!1 0)) a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting true G! (nimbers.nim (nimbers.mex G!))))))
(let ((a!2 (= (games.le (nimbers.nim a!1) (nimbers.nim (nimbers.mex G!)))
              (= a!1 (nimbers.mex G!)))))
  (=> (and (>= a!1 0) (>= (nimbers.mex G!) 0)) a!2))))
(assert (let ((a!1 (ite false
                (games.le G! (nimbers.nim (nimbers.mex G!)))
                (games.le (nimbers.nim (nimbers.mex G!)) G!)))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (nimbers.nim (nimbers.mex G!))
                     (games.refuting false G! (nimbers.nim (nimbers.mex G!)))))
      (a!4 (games.le (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
                     (nimbers.nim (nimbers.mex G!))))
      (a!5 (games.option (xor false true)
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!6 (games.le (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
                     G!))
      (a!7 (games.le G!
                     (games.refuting false G! (nimbers.nim (nimbers.mex G!))))))
  (or a!1 (and a!2 (ite false a!3 a!4)) (and a!5 (ite false a!6 a!7)))))
(assert (let ((a!1 (games.option false
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.le (nimbers.nim (nimbers.mex G!))
                     (games.refuting false G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
                     (nimbers.nim (nimbers.mex G!)))))
  (=> a!1 (xor (ite false a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.le G!
                     (games.refuting false G! (nimbers.nim (nimbers.mex G!)))))
      (a!3 (games.le (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
                     G!)))
  (=> a!1 (xor (ite true a!2 a!3) true))))
(assert (let ((a!1 (games.option true
                         (nimbers.nim (nimbers.mex G!))
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!2 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!5 (= (nimbers.size (nimbers.nim (nimbers.mex G!))) (nimbers.mex G!))))
(let ((a!3 (= (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!2))))
(let ((a!4 (= a!1 (and (>= a!2 0) (< a!2 (nimbers.mex G!)) a!3))))
  (=> (>= (nimbers.mex G!) 0) (and a!4 a!5))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!3 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!))))))
(let ((a!4 (= (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!3)))
      (a!6 (=> (and (>= a!3 0) (< a!3 (nimbers.mex G!)))
               (games.option false G! (nimbers.nim a!3)))))
(let ((a!5 (=> a!2 (and (>= a!3 0) a!4 (distinct a!3 (nimbers.mex G!))))))
  (=> (nimbers.only_nimbers G!)
      (and (= a!1 a!2) a!5 (>= (nimbers.mex G!) 0) a!6))))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!2 (games.option false
                         G!
                         (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!)))))
      (a!3 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!))))))
(let ((a!4 (= (games.refuting false G! (nimbers.nim (nimbers.mex G!)))
              (nimbers.nim a!3)))
      (a!6 (=> (and (>= a!3 0) (< a!3 (nimbers.mex G!)))
               (games.option true G! (nimbers.nim a!3)))))
(let ((a!5 (=> a!1 (and (>= a!3 0) a!4 (distinct a!3 (nimbers.mex G!))))))
  (=> (nimbers.only_nimbers G!)
      (and (= a!1 a!2) a!5 (>= (nimbers.mex G!) 0) a!6))))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!))))))
(let ((a!2 (= (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim a!1))
              (= (nimbers.mex G!) a!1))))
  (=> (and (>= (nimbers.mex G!) 0) (>= a!1 0)) a!2))))
(assert (let ((a!1 (nimbers.size (games.refuting false
                                         G!
                                         (nimbers.nim (nimbers.mex G!))))))
(let ((a!2 (= (games.le (nimbers.nim a!1) (nimbers.nim (nimbers.mex G!)))
              (= a!1 (nimbers.mex G!)))))
  (=> (and (>= a!1 0) (>= (nimbers.mex G!) 0)) a!2))))
(assert (let ((a!1 (= (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim n!))
              (= (nimbers.mex G!) n!))))
  (=> (and (>= (nimbers.mex G!) 0) (>= n! 0)) a!1)))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (>= (games.rank (nimbers.nim (nimbers.mex G!))) 0.0))
      (a!2 (< (games.rank (nimbers.nim (nimbers.mex G!)))
              (games.rank (nimbers.nim (nimbers.mex G!))))))
(let ((a!3 (=> (games.option true
                             (nimbers.nim (nimbers.mex G!))
                             (nimbers.nim (nimbers.mex G!)))
               (and a!1 a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (and (>= (games.rank (nimbers.nim n!)) 0.0)
                (< (games.rank (nimbers.nim n!)) (games.rank (nimbers.nim n!))))))
  (and (>= (games.rank (nimbers.nim n!)) 0.0)
       (=> (games.option true (nimbers.nim n!) (nimbers.nim n!)) a!1))))
(assert (let ((a!1 (+ (games.rank G!)
              (games.rank (nimbers.nim (nimbers.mex G!)))
              (games.rank (nimbers.nim n!))))
      (a!2 (and (games.le G! (nimbers.nim (nimbers.mex G!)))
                (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim n!)))))
  (=> (>= a!1 0.0) (=> a!2 (games.le G! (nimbers.nim n!))))))
(assert (let ((a!1 (+ (games.rank G!)
              (games.rank (nimbers.nim n!))
              (games.rank (nimbers.nim (nimbers.mex G!)))))
      (a!2 (and (games.le G! (nimbers.nim n!))
                (games.le (nimbers.nim n!) (nimbers.nim (nimbers.mex G!))))))
(let ((a!3 (=> a!2 (games.le G! (nimbers.nim (nimbers.mex G!))))))
  (=> (>= a!1 0.0) a!3))))
(assert (let ((a!1 (+ (games.rank (nimbers.nim (nimbers.mex G!)))
              (games.rank G!)
              (games.rank (nimbers.nim n!))))
      (a!2 (and (games.le (nimbers.nim (nimbers.mex G!)) G!)
                (games.le G! (nimbers.nim n!)))))
(let ((a!3 (=> a!2 (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim n!)))))
  (=> (>= a!1 0.0) a!3))))
(assert (let ((a!1 (+ (games.rank (nimbers.nim (nimbers.mex G!)))
              (games.rank (nimbers.nim n!))
              (games.rank G!)))
      (a!2 (and (games.le (nimbers.nim (nimbers.mex G!)) (nimbers.nim n!))
                (games.le (nimbers.nim n!) G!))))
(let ((a!3 (=> a!2 (games.le (nimbers.nim (nimbers.mex G!)) G!))))
  (=> (>= a!1 0.0) a!3))))
(assert (let ((a!1 (+ (games.rank (nimbers.nim n!))
              (games.rank G!)
              (games.rank (nimbers.nim (nimbers.mex G!)))))
      (a!2 (and (games.le (nimbers.nim n!) G!)
                (games.le G! (nimbers.nim (nimbers.mex G!))))))
(let ((a!3 (=> a!2 (games.le (nimbers.nim n!) (nimbers.nim (nimbers.mex G!))))))
  (=> (>= a!1 0.0) a!3))))
(assert (let ((a!1 (+ (games.rank (nimbers.nim n!))
              (games.rank (nimbers.nim (nimbers.mex G!)))
              (games.rank G!)))
      (a!2 (and (games.le (nimbers.nim n!) (nimbers.nim (nimbers.mex G!)))
                (games.le (nimbers.nim (nimbers.mex G!)) G!))))
  (=> (>= a!1 0.0) (=> a!2 (games.le (nimbers.nim n!) G!)))))
(assert (let ((a!1 (= (and (games.le G! (nimbers.nim n!))
                   (games.le (nimbers.nim n!) G!))
              (= n! (nimbers.mex G!)))))
(let ((a!2 (and (games.le G! (nimbers.nim (nimbers.mex G!)))
                (games.le (nimbers.nim (nimbers.mex G!)) G!)
                a!1)))
  (not (=> (and (nimbers.only_nimbers G!) (>= n! 0)) a!2)))))
(check-sat)
(exit)
