; A model is not so: sums respect the order: G <= H just where G + K <= H + K.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun K! () games.Game)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (and (>= (+ (games.rank H!) (games.rank a!1) (games.rank K!)) 0.0)
                (< (+ (games.rank H!) (games.rank a!1) (games.rank K!))
                   (+ (games.rank G!) (games.rank H!) (games.rank K!))))))
  (=> a!2
      (= (games.le H! a!1) (games.le (games.plus H! K!) (games.plus a!1 K!)))))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (>= (+ (+ (games.rank G!) (games.rank H!)) (games.rank a!1)) 0.0))
      (a!3 (< (+ (+ (games.rank G!) (games.rank H!)) (games.rank a!1))
              (+ (+ (games.rank G!) (games.rank H!)) (games.rank K!)))))
  (=> (and a!2 a!3)
      (= (games.le G! H!) (games.le (games.plus G! a!1) (games.plus H! a!1)))))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (and (>= (+ (games.rank a!1) (games.rank G!) (games.rank K!)) 0.0)
                (< (+ (games.rank a!1) (games.rank G!) (games.rank K!))
                   (+ (games.rank G!) (games.rank H!) (games.rank K!))))))
  (=> a!2
      (= (games.le a!1 G!) (games.le (games.plus a!1 K!) (games.plus G! K!)))))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (>= (+ (+ (games.rank G!) (games.rank H!)) (games.rank a!1)) 0.0))
      (a!3 (< (+ (+ (games.rank G!) (games.rank H!)) (games.rank a!1))
              (+ (+ (games.rank G!) (games.rank H!)) (games.rank K!)))))
  (=> (and a!2 a!3)
      (= (games.le G! H!) (games.le (games.plus G! a!1) (games.plus H! a!1)))))))
(assert (let ((a!1 (+ (games.rank H!)
              (games.rank (games.refuting true G! H!))
              (games.rank K!)))
      (a!3 (= (games.le H! (games.refuting true G! H!))
              (games.le (games.plus H! K!)
                        (games.plus (games.refuting true G! H!) K!)))))
(let ((a!2 (and (>= a!1 0.0)
                (< a!1 (+ (games.rank G!) (games.rank H!) (games.rank K!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (games.rank (games.refuting true G! H!))
              (games.rank G!)
              (games.rank K!)))
      (a!3 (= (games.le (games.refuting true G! H!) G!)
              (games.le (games.plus (games.refuting true G! H!) K!)
                        (games.plus G! K!)))))
(let ((a!2 (and (>= a!1 0.0)
                (< a!1 (+ (games.rank G!) (games.rank H!) (games.rank K!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (ite true
                (games.le (games.plus H! K!)
                          (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!)))
                (games.le (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!))
                          (games.plus H! K!))))
      (a!3 (ite true
                (games.le (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!))
                          (games.plus G! K!))
                (games.le (games.plus G! K!)
                          (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!))))))
(let ((a!2 (and (games.option true
                              (games.plus G! K!)
                              (games.refuting true
                                              (games.plus G! K!)
                                              (games.plus H! K!)))
                a!1))
      (a!4 (and (games.option (xor true true)
                              (games.plus H! K!)
                              (games.refuting true
                                              (games.plus G! K!)
                                              (games.plus H! K!)))
                a!3)))
  (or (ite true
           (games.le (games.plus G! K!) (games.plus H! K!))
           (games.le (games.plus H! K!) (games.plus G! K!)))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting true
                                           (games.plus G! K!)
                                           (games.plus H! K!)))
               0.0))
      (a!2 (< (games.rank (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!)))
              (games.rank (games.plus G! K!)))))
(let ((a!3 (=> (games.option true
                             (games.plus G! K!)
                             (games.refuting true
                                             (games.plus G! K!)
                                             (games.plus H! K!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.plus G! K!)) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting true
                                           (games.plus G! K!)
                                           (games.plus H! K!)))
               0.0))
      (a!2 (< (games.rank (games.refuting true
                                          (games.plus G! K!)
                                          (games.plus H! K!)))
              (games.rank (games.plus H! K!)))))
(let ((a!3 (=> (games.option false
                             (games.plus H! K!)
                             (games.refuting true
                                             (games.plus G! K!)
                                             (games.plus H! K!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.plus H! K!)) 0.0) a!3))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (and (games.option true G! a!1)
                (= (games.refuting true (games.plus G! K!) (games.plus H! K!))
                   (games.plus a!1 K!))))
      (a!3 (and (games.option true K! a!1)
                (= (games.refuting true (games.plus G! K!) (games.plus H! K!))
                   (games.plus G! a!1)))))
  (=> (games.option true
                    (games.plus G! K!)
                    (games.refuting true (games.plus G! K!) (games.plus H! K!)))
      (or a!2 a!3)))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option true G! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option true K! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank K!))))))
  (and (>= (games.rank K!) 0.0) a!2))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (and (games.option false H! a!1)
                (= (games.refuting true (games.plus G! K!) (games.plus H! K!))
                   (games.plus a!1 K!))))
      (a!3 (and (games.option false K! a!1)
                (= (games.refuting true (games.plus G! K!) (games.plus H! K!))
                   (games.plus H! a!1)))))
  (=> (games.option false
                    (games.plus H! K!)
                    (games.refuting true (games.plus G! K!) (games.plus H! K!)))
      (or a!2 a!3)))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option false H! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!2))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option false K! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank K!))))))
  (and (>= (games.rank K!) 0.0) a!2))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option true G! a!1)
               (xor (ite true (games.le H! a!1) (games.le a!1 H!)) true)))
      (a!3 (=> (games.option (xor true true) H! a!1)
               (xor (ite true (games.le a!1 G!) (games.le G! a!1)) true))))
  (=> (ite true (games.le G! H!) (games.le H! G!)) (and a!2 a!3)))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (=> (games.option true G! a!1)
               (xor (ite true (games.le H! a!1) (games.le a!1 H!)) true)))
      (a!3 (=> (games.option (xor true true) H! a!1)
               (xor (ite true (games.le a!1 G!) (games.le G! a!1)) true))))
  (=> (ite true (games.le G! H!) (games.le H! G!)) (and a!2 a!3)))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
  (and (=> (games.option true H! a!1)
           (games.option true (games.plus H! K!) (games.plus a!1 K!)))
       (=> (games.option true K! a!1)
           (games.option true (games.plus H! K!) (games.plus H! a!1))))))
(assert (let ((a!1 (games.moved true
                        G!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (xor (ite true
                     (games.le (games.plus G! a!1) (games.plus H! a!1))
                     (games.le (games.plus H! a!1) (games.plus G! a!1)))
                true))
      (a!3 (xor (ite true
                     (games.le (games.plus H! a!1) (games.plus H! K!))
                     (games.le (games.plus H! K!) (games.plus H! a!1)))
                true)))
(let ((a!4 (and (=> (games.option true (games.plus H! K!) (games.plus H! a!1))
                    a!2)
                (=> (games.option (xor true true)
                                  (games.plus G! a!1)
                                  (games.plus H! a!1))
                    a!3))))
  (=> (ite true
           (games.le (games.plus H! K!) (games.plus G! a!1))
           (games.le (games.plus G! a!1) (games.plus H! K!)))
      a!4)))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
  (and (=> (games.option false G! a!1)
           (games.option false (games.plus G! K!) (games.plus a!1 K!)))
       (=> (games.option false K! a!1)
           (games.option false (games.plus G! K!) (games.plus G! a!1))))))
(assert (let ((a!1 (games.moved false
                        H!
                        K!
                        (games.refuting true
                                        (games.plus G! K!)
                                        (games.plus H! K!)))))
(let ((a!2 (xor (ite true
                     (games.le (games.plus G! K!) (games.plus G! a!1))
                     (games.le (games.plus G! a!1) (games.plus G! K!)))
                true))
      (a!3 (xor (ite true
                     (games.le (games.plus G! a!1) (games.plus H! a!1))
                     (games.le (games.plus H! a!1) (games.plus G! a!1)))
                true)))
(let ((a!4 (and (=> (games.option true (games.plus H! a!1) (games.plus G! a!1))
                    a!2)
                (=> (games.option (xor true true)
                                  (games.plus G! K!)
                                  (games.plus G! a!1))
                    a!3))))
  (=> (ite true
           (games.le (games.plus H! a!1) (games.plus G! K!))
           (games.le (games.plus G! K!) (games.plus H! a!1)))
      a!4)))))
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
(assert (let ((a!1 (ite true
                (games.le (games.plus H! K!)
                          (games.plus (games.refuting true G! H!) K!))
                (games.le (games.plus (games.refuting true G! H!) K!)
                          (games.plus H! K!))))
      (a!3 (ite true
                (games.le (games.plus (games.refuting true G! H!) K!)
                          (games.plus G! K!))
                (games.le (games.plus G! K!)
                          (games.plus (games.refuting true G! H!) K!)))))
(let ((a!2 (=> (games.option true
                             (games.plus G! K!)
                             (games.plus (games.refuting true G! H!) K!))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor true true)
                             (games.plus H! K!)
                             (games.plus (games.refuting true G! H!) K!))
               (xor a!3 true))))
  (=> (ite true
           (games.le (games.plus G! K!) (games.plus H! K!))
           (games.le (games.plus H! K!) (games.plus G! K!)))
      (and a!2 a!4)))))
(assert (let ((a!1 (=> (games.option true G! (games.refuting true G! H!))
               (games.option true
                             (games.plus G! K!)
                             (games.plus (games.refuting true G! H!) K!))))
      (a!2 (=> (games.option true K! (games.refuting true G! H!))
               (games.option true
                             (games.plus G! K!)
                             (games.plus G! (games.refuting true G! H!))))))
  (and a!1 a!2)))
(assert (let ((a!1 (=> (games.option false H! (games.refuting true G! H!))
               (games.option false
                             (games.plus H! K!)
                             (games.plus (games.refuting true G! H!) K!))))
      (a!2 (=> (games.option false K! (games.refuting true G! H!))
               (games.option false
                             (games.plus H! K!)
                             (games.plus H! (games.refuting true G! H!))))))
  (and a!1 a!2)))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true H! H!)
               (and (>= (games.rank H!) 0.0)
                    (< (games.rank H!) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true K! K!)
               (and (>= (games.rank K!) 0.0)
                    (< (games.rank K!) (games.rank K!))))))
  (and (>= (games.rank K!) 0.0) a!1)))
(assert (let ((a!1 (=> (>= (+ (games.rank G!) (games.rank H!) (games.rank K!)) 0.0)
               (= (games.le G! H!)
                  (games.le (games.plus G! K!) (games.plus H! K!))))))
  (not a!1)))
(check-sat)
(exit)
