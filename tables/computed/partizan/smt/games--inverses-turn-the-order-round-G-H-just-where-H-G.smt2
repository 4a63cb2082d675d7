; A model is not so: inverses turn the order round: G <= H just where -H <= -G.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun H! () games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.rank (games.mirrored true
                                       H!
                                       (games.refuting true
                                                       (games.neg H!)
                                                       (games.neg G!)))))
      (a!3 (games.le (games.mirrored true
                                     H!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))
                     G!))
      (a!4 (games.neg (games.mirrored true
                                      H!
                                      (games.refuting true
                                                      (games.neg H!)
                                                      (games.neg G!))))))
(let ((a!2 (and (>= (+ a!1 (games.rank G!)) 0.0)
                (< (+ a!1 (games.rank G!)) (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= a!3 (games.le (games.neg G!) a!4))))))
(assert (let ((a!1 (games.rank (games.mirrored false
                                       G!
                                       (games.refuting true
                                                       (games.neg H!)
                                                       (games.neg G!)))))
      (a!3 (games.le H!
                     (games.mirrored false
                                     G!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))))
      (a!4 (games.neg (games.mirrored false
                                      G!
                                      (games.refuting true
                                                      (games.neg H!)
                                                      (games.neg G!))))))
(let ((a!2 (and (>= (+ (games.rank H!) a!1) 0.0)
                (< (+ (games.rank H!) a!1) (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= a!3 (games.le a!4 (games.neg H!)))))))
(assert (let ((a!1 (>= (+ (games.rank H!) (games.rank (games.refuting true G! H!))) 0.0))
      (a!2 (< (+ (games.rank H!) (games.rank (games.refuting true G! H!)))
              (+ (games.rank G!) (games.rank H!))))
      (a!3 (= (games.le H! (games.refuting true G! H!))
              (games.le (games.neg (games.refuting true G! H!)) (games.neg H!)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (>= (+ (games.rank (games.refuting true G! H!)) (games.rank G!)) 0.0))
      (a!2 (< (+ (games.rank (games.refuting true G! H!)) (games.rank G!))
              (+ (games.rank G!) (games.rank H!))))
      (a!3 (= (games.le (games.refuting true G! H!) G!)
              (games.le (games.neg G!) (games.neg (games.refuting true G! H!))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (ite true
                (games.le (games.neg G!)
                          (games.refuting true (games.neg H!) (games.neg G!)))
                (games.le (games.refuting true (games.neg H!) (games.neg G!))
                          (games.neg G!))))
      (a!3 (ite true
                (games.le (games.refuting true (games.neg H!) (games.neg G!))
                          (games.neg H!))
                (games.le (games.neg H!)
                          (games.refuting true (games.neg H!) (games.neg G!))))))
(let ((a!2 (and (games.option true
                              (games.neg H!)
                              (games.refuting true
                                              (games.neg H!)
                                              (games.neg G!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (games.neg G!)
                              (games.refuting true
                                              (games.neg H!)
                                              (games.neg G!)))
                a!3)))
  (or (ite true
           (games.le (games.neg H!) (games.neg G!))
           (games.le (games.neg G!) (games.neg H!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting true (games.neg H!) (games.neg G!)))
               0.0))
      (a!2 (< (games.rank (games.refuting true (games.neg H!) (games.neg G!)))
              (games.rank (games.neg H!)))))
(let ((a!3 (=> (games.option true
                             (games.neg H!)
                             (games.refuting true (games.neg H!) (games.neg G!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.neg H!)) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting true (games.neg H!) (games.neg G!)))
               0.0))
      (a!2 (< (games.rank (games.refuting true (games.neg H!) (games.neg G!)))
              (games.rank (games.neg G!)))))
(let ((a!3 (=> (games.option false
                             (games.neg G!)
                             (games.refuting true (games.neg H!) (games.neg G!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.neg G!)) 0.0) a!3))))
(assert (let ((a!1 (games.option (xor true true)
                         H!
                         (games.mirrored true
                                         H!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.neg (games.mirrored true
                                      H!
                                      (games.refuting true
                                                      (games.neg H!)
                                                      (games.neg G!))))))
(let ((a!3 (and a!1 (= (games.refuting true (games.neg H!) (games.neg G!)) a!2))))
  (=> (games.option true
                    (games.neg H!)
                    (games.refuting true (games.neg H!) (games.neg G!)))
      a!3))))
(assert (let ((a!1 (games.option (xor false true)
                         G!
                         (games.mirrored false
                                         G!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.neg (games.mirrored false
                                      G!
                                      (games.refuting true
                                                      (games.neg H!)
                                                      (games.neg G!))))))
(let ((a!3 (and a!1 (= (games.refuting true (games.neg H!) (games.neg G!)) a!2))))
  (=> (games.option false
                    (games.neg G!)
                    (games.refuting true (games.neg H!) (games.neg G!)))
      a!3))))
(assert (let ((a!1 (games.option false
                         H!
                         (games.mirrored true
                                         H!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.rank (games.mirrored true
                                       H!
                                       (games.refuting true
                                                       (games.neg H!)
                                                       (games.neg G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!3))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.mirrored false
                                         G!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.rank (games.mirrored false
                                       G!
                                       (games.refuting true
                                                       (games.neg H!)
                                                       (games.neg G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.mirrored true
                                         H!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.le H!
                     (games.mirrored true
                                     H!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))))
      (a!3 (games.le (games.mirrored true
                                     H!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))
                     H!))
      (a!4 (games.option (xor true true)
                         H!
                         (games.mirrored true
                                         H!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!5 (games.le (games.mirrored true
                                     H!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))
                     G!))
      (a!6 (games.le G!
                     (games.mirrored true
                                     H!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!))))))
(let ((a!7 (and (=> a!1 (xor (ite true a!2 a!3) true))
                (=> a!4 (xor (ite true a!5 a!6) true)))))
  (=> (ite true (games.le G! H!) (games.le H! G!)) a!7))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.mirrored false
                                         G!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!2 (games.le H!
                     (games.mirrored false
                                     G!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))))
      (a!3 (games.le (games.mirrored false
                                     G!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))
                     H!))
      (a!4 (games.option (xor true true)
                         H!
                         (games.mirrored false
                                         G!
                                         (games.refuting true
                                                         (games.neg H!)
                                                         (games.neg G!)))))
      (a!5 (games.le (games.mirrored false
                                     G!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!)))
                     G!))
      (a!6 (games.le G!
                     (games.mirrored false
                                     G!
                                     (games.refuting true
                                                     (games.neg H!)
                                                     (games.neg G!))))))
(let ((a!7 (and (=> a!1 (xor (ite true a!2 a!3) true))
                (=> a!4 (xor (ite true a!5 a!6) true)))))
  (=> (ite true (games.le G! H!) (games.le H! G!)) a!7))))
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! H!))
                (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))))
      (a!2 (and (games.option (xor true true) H! (games.refuting true G! H!))
                (ite true
                     (games.le (games.refuting true G! H!) G!)
                     (games.le G! (games.refuting true G! H!))))))
  (or (ite true (games.le G! H!) (games.le H! G!)) a!1 a!2)))
(assert (let ((a!1 (and (>= (games.rank (games.refuting true G! H!)) 0.0)
                (< (games.rank (games.refuting true G! H!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (games.refuting true G! H!)) a!1))))
(assert (let ((a!1 (and (>= (games.rank (games.refuting true G! H!)) 0.0)
                (< (games.rank (games.refuting true G! H!)) (games.rank H!)))))
  (and (>= (games.rank H!) 0.0)
       (=> (games.option false H! (games.refuting true G! H!)) a!1))))
(assert (=> (games.option true G! (games.refuting true G! H!))
    (games.option (xor true true)
                  (games.neg G!)
                  (games.neg (games.refuting true G! H!)))))
(assert (=> (games.option false H! (games.refuting true G! H!))
    (games.option (xor false true)
                  (games.neg H!)
                  (games.neg (games.refuting true G! H!)))))
(assert (let ((a!1 (ite true
                (games.le (games.neg G!)
                          (games.neg (games.refuting true G! H!)))
                (games.le (games.neg (games.refuting true G! H!))
                          (games.neg G!))))
      (a!3 (ite true
                (games.le (games.neg (games.refuting true G! H!))
                          (games.neg H!))
                (games.le (games.neg H!)
                          (games.neg (games.refuting true G! H!))))))
(let ((a!2 (=> (games.option true
                             (games.neg H!)
                             (games.neg (games.refuting true G! H!)))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor true true)
                             (games.neg G!)
                             (games.neg (games.refuting true G! H!)))
               (xor a!3 true))))
  (=> (ite true
           (games.le (games.neg H!) (games.neg G!))
           (games.le (games.neg G!) (games.neg H!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true H! H!)
               (and (>= (games.rank H!) 0.0)
                    (< (games.rank H!) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!1)))
(assert (let ((a!1 (=> (>= (+ (games.rank G!) (games.rank H!)) 0.0)
               (= (games.le G! H!) (games.le (games.neg H!) (games.neg G!))))))
  (not a!1)))
(check-sat)
(exit)
