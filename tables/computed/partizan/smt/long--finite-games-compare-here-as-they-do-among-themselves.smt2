; A model is not so: finite games compare here as they do among themselves.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-sort long.Long 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun long.short (long.Long) games.Game)
(declare-fun long.refuting (Bool long.Long long.Long) long.Long)
(declare-fun long.long (games.Game) long.Long)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun long.le (long.Long long.Long) Bool)
(declare-fun games.rank (games.Game) Int)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun long.option (Bool long.Long long.Long) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.rank (long.short (long.refuting true
                                                  (long.long G!)
                                                  (long.long H!)))))
      (a!3 (long.long (long.short (long.refuting true
                                                 (long.long G!)
                                                 (long.long H!)))))
      (a!4 (games.le H!
                     (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!))))))
(let ((a!2 (and (>= (+ (games.rank H!) a!1) 0)
                (< (+ (games.rank H!) a!1) (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (long.le (long.long H!) a!3) a!4)))))
(assert (let ((a!1 (games.rank (long.short (long.refuting true
                                                  (long.long G!)
                                                  (long.long H!)))))
      (a!3 (long.long (long.short (long.refuting true
                                                 (long.long G!)
                                                 (long.long H!)))))
      (a!4 (games.le (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!)))
                     G!)))
(let ((a!2 (and (>= (+ a!1 (games.rank G!)) 0)
                (< (+ a!1 (games.rank G!)) (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (long.le a!3 (long.long G!)) a!4)))))
(assert (let ((a!1 (>= (+ (games.rank H!) (games.rank (games.refuting true G! H!))) 0))
      (a!2 (< (+ (games.rank H!) (games.rank (games.refuting true G! H!)))
              (+ (games.rank G!) (games.rank H!))))
      (a!3 (= (long.le (long.long H!) (long.long (games.refuting true G! H!)))
              (games.le H! (games.refuting true G! H!)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (>= (+ (games.rank (games.refuting true G! H!)) (games.rank G!)) 0))
      (a!2 (< (+ (games.rank (games.refuting true G! H!)) (games.rank G!))
              (+ (games.rank G!) (games.rank H!))))
      (a!3 (= (long.le (long.long (games.refuting true G! H!)) (long.long G!))
              (games.le (games.refuting true G! H!) G!))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (ite true
                (long.le (long.long H!)
                         (long.refuting true (long.long G!) (long.long H!)))
                (long.le (long.refuting true (long.long G!) (long.long H!))
                         (long.long H!))))
      (a!3 (ite true
                (long.le (long.refuting true (long.long G!) (long.long H!))
                         (long.long G!))
                (long.le (long.long G!)
                         (long.refuting true (long.long G!) (long.long H!))))))
(let ((a!2 (and (long.option true
                             (long.long G!)
                             (long.refuting true (long.long G!) (long.long H!)))
                a!1))
      (a!4 (and (long.option (xor true true)
                             (long.long H!)
                             (long.refuting true (long.long G!) (long.long H!)))
                a!3)))
  (or (ite true
           (long.le (long.long G!) (long.long H!))
           (long.le (long.long H!) (long.long G!)))
      a!2
      a!4))))
(assert (let ((a!1 (games.option true
                         G!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!2 (long.long (long.short (long.refuting true
                                                 (long.long G!)
                                                 (long.long H!))))))
(let ((a!3 (and a!1 (= (long.refuting true (long.long G!) (long.long H!)) a!2))))
(let ((a!4 (= (long.option true
                           (long.long G!)
                           (long.refuting true (long.long G!) (long.long H!)))
              a!3)))
  (and a!4 (= (long.short (long.long G!)) G!))))))
(assert (let ((a!1 (games.option false
                         H!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!2 (long.long (long.short (long.refuting true
                                                 (long.long G!)
                                                 (long.long H!))))))
(let ((a!3 (and a!1 (= (long.refuting true (long.long G!) (long.long H!)) a!2))))
(let ((a!4 (= (long.option false
                           (long.long H!)
                           (long.refuting true (long.long G!) (long.long H!)))
              a!3)))
  (and a!4 (= (long.short (long.long H!)) H!))))))
(assert (let ((a!1 (games.option true
                         G!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!2 (games.le H!
                     (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!)))))
      (a!3 (games.le (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!)))
                     H!))
      (a!4 (games.option (xor true true)
                         H!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!5 (games.le (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!)))
                     G!))
      (a!6 (games.le G!
                     (long.short (long.refuting true
                                                (long.long G!)
                                                (long.long H!))))))
(let ((a!7 (and (=> a!1 (xor (ite true a!2 a!3) true))
                (=> a!4 (xor (ite true a!5 a!6) true)))))
  (=> (ite true (games.le G! H!) (games.le H! G!)) a!7))))
(assert (let ((a!1 (games.option true
                         G!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!2 (games.rank (long.short (long.refuting true
                                                  (long.long G!)
                                                  (long.long H!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0) a!3))))
(assert (let ((a!1 (games.option false
                         H!
                         (long.short (long.refuting true
                                                    (long.long G!)
                                                    (long.long H!)))))
      (a!2 (games.rank (long.short (long.refuting true
                                                  (long.long G!)
                                                  (long.long H!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0) (< a!2 (games.rank H!))))))
  (and (>= (games.rank H!) 0) a!3))))
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! H!))
                (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))))
      (a!2 (and (games.option (xor true true) H! (games.refuting true G! H!))
                (ite true
                     (games.le (games.refuting true G! H!) G!)
                     (games.le G! (games.refuting true G! H!))))))
  (or (ite true (games.le G! H!) (games.le H! G!)) a!1 a!2)))
(assert (let ((a!1 (and (>= (games.rank (games.refuting true G! H!)) 0)
                (< (games.rank (games.refuting true G! H!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0)
       (=> (games.option true G! (games.refuting true G! H!)) a!1))))
(assert (let ((a!1 (and (>= (games.rank (games.refuting true G! H!)) 0)
                (< (games.rank (games.refuting true G! H!)) (games.rank H!)))))
  (and (>= (games.rank H!) 0)
       (=> (games.option false H! (games.refuting true G! H!)) a!1))))
(assert (let ((a!1 (games.option true
                         G!
                         (long.short (long.long (games.refuting true G! H!)))))
      (a!2 (long.long (long.short (long.long (games.refuting true G! H!))))))
(let ((a!3 (and a!1 (= (long.long (games.refuting true G! H!)) a!2))))
(let ((a!4 (= (long.option true
                           (long.long G!)
                           (long.long (games.refuting true G! H!)))
              a!3)))
  (and a!4 (= (long.short (long.long G!)) G!))))))
(assert (let ((a!1 (games.option false
                         H!
                         (long.short (long.long (games.refuting true G! H!)))))
      (a!2 (long.long (long.short (long.long (games.refuting true G! H!))))))
(let ((a!3 (and a!1 (= (long.long (games.refuting true G! H!)) a!2))))
(let ((a!4 (= (long.option false
                           (long.long H!)
                           (long.long (games.refuting true G! H!)))
              a!3)))
  (and a!4 (= (long.short (long.long H!)) H!))))))
(assert (let ((a!1 (games.option true
                         (games.refuting true G! H!)
                         (long.short (long.long (games.refuting true G! H!)))))
      (a!2 (long.long (long.short (long.long (games.refuting true G! H!)))))
      (a!5 (= (long.short (long.long (games.refuting true G! H!)))
              (games.refuting true G! H!))))
(let ((a!3 (and a!1 (= (long.long (games.refuting true G! H!)) a!2))))
(let ((a!4 (= (long.option true
                           (long.long (games.refuting true G! H!))
                           (long.long (games.refuting true G! H!)))
              a!3)))
  (and a!4 a!5)))))
(assert (let ((a!1 (ite true
                (long.le (long.long H!) (long.long (games.refuting true G! H!)))
                (long.le (long.long (games.refuting true G! H!)) (long.long H!))))
      (a!3 (ite true
                (long.le (long.long (games.refuting true G! H!)) (long.long G!))
                (long.le (long.long G!) (long.long (games.refuting true G! H!))))))
(let ((a!2 (=> (long.option true
                            (long.long G!)
                            (long.long (games.refuting true G! H!)))
               (xor a!1 true)))
      (a!4 (=> (long.option (xor true true)
                            (long.long H!)
                            (long.long (games.refuting true G! H!)))
               (xor a!3 true))))
  (=> (ite true
           (long.le (long.long G!) (long.long H!))
           (long.le (long.long H!) (long.long G!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0) (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0) a!1)))
(assert (let ((a!1 (=> (games.option true H! H!)
               (and (>= (games.rank H!) 0) (< (games.rank H!) (games.rank H!))))))
  (and (>= (games.rank H!) 0) a!1)))
(assert (let ((a!1 (=> (>= (+ (games.rank G!) (games.rank H!)) 0)
               (= (long.le (long.long G!) (long.long H!)) (games.le G! H!)))))
  (not a!1)))
(check-sat)
(exit)
