; A model is not so: the inverse of a number is one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun numbers.number (games.Game) Bool)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.mirrored (Bool games.Game games.Game) games.Game)
(declare-fun numbers.culprit (Bool games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.rank (games.mirrored true
                                       G!
                                       (numbers.culprit true (games.neg G!)))))
      (a!2 (numbers.number (games.mirrored true
                                           G!
                                           (numbers.culprit true (games.neg G!)))))
      (a!3 (games.neg (games.mirrored true
                                      G!
                                      (numbers.culprit true (games.neg G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (=> a!2 (numbers.number a!3)))))
(assert (let ((a!1 (games.rank (games.mirrored false
                                       G!
                                       (numbers.culprit false (games.neg G!)))))
      (a!2 (numbers.number (games.mirrored false
                                           G!
                                           (numbers.culprit false
                                                            (games.neg G!)))))
      (a!3 (games.neg (games.mirrored false
                                      G!
                                      (numbers.culprit false (games.neg G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (=> a!2 (numbers.number a!3)))))
(assert (let ((a!1 (xor (numbers.number (numbers.culprit true (games.neg G!))) true))
      (a!3 (xor (numbers.number (numbers.culprit false (games.neg G!))) true))
      (a!5 (and (games.option true
                              (games.neg G!)
                              (numbers.culprit true (games.neg G!)))
                (games.option false
                              (games.neg G!)
                              (numbers.culprit false (games.neg G!)))
                (games.le (numbers.culprit false (games.neg G!))
                          (numbers.culprit true (games.neg G!))))))
(let ((a!2 (and (games.option true
                              (games.neg G!)
                              (numbers.culprit true (games.neg G!)))
                a!1))
      (a!4 (and (games.option false
                              (games.neg G!)
                              (numbers.culprit false (games.neg G!)))
                a!3)))
  (or (numbers.number (games.neg G!)) a!2 a!4 a!5))))
(assert (let ((a!1 (games.option (xor true true)
                         G!
                         (games.mirrored true
                                         G!
                                         (numbers.culprit true (games.neg G!)))))
      (a!2 (games.neg (games.mirrored true
                                      G!
                                      (numbers.culprit true (games.neg G!))))))
(let ((a!3 (and a!1 (= (numbers.culprit true (games.neg G!)) a!2))))
  (=> (games.option true (games.neg G!) (numbers.culprit true (games.neg G!)))
      a!3))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.mirrored true
                                         G!
                                         (numbers.culprit true (games.neg G!)))))
      (a!2 (games.rank (games.mirrored true
                                       G!
                                       (numbers.culprit true (games.neg G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (games.option false
                         G!
                         (games.mirrored true
                                         G!
                                         (numbers.culprit true (games.neg G!)))))
      (a!2 (numbers.number (games.mirrored true
                                           G!
                                           (numbers.culprit true (games.neg G!)))))
      (a!3 (games.option (xor false true)
                         G!
                         (games.mirrored false
                                         G!
                                         (numbers.culprit false (games.neg G!)))))
      (a!4 (games.le (games.mirrored false
                                     G!
                                     (numbers.culprit false (games.neg G!)))
                     (games.mirrored true
                                     G!
                                     (numbers.culprit true (games.neg G!)))))
      (a!5 (games.le (games.mirrored true
                                     G!
                                     (numbers.culprit true (games.neg G!)))
                     (games.mirrored false
                                     G!
                                     (numbers.culprit false (games.neg G!))))))
(let ((a!6 (and a!2 (=> a!3 (xor (ite false a!4 a!5) true)))))
  (=> (and (numbers.number G!) a!1) a!6))))
(assert (let ((a!1 (games.option (xor false true)
                         G!
                         (games.mirrored false
                                         G!
                                         (numbers.culprit false (games.neg G!)))))
      (a!2 (games.neg (games.mirrored false
                                      G!
                                      (numbers.culprit false (games.neg G!))))))
(let ((a!3 (and a!1 (= (numbers.culprit false (games.neg G!)) a!2))))
  (=> (games.option false (games.neg G!) (numbers.culprit false (games.neg G!)))
      a!3))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.mirrored false
                                         G!
                                         (numbers.culprit false (games.neg G!)))))
      (a!2 (games.rank (games.mirrored false
                                       G!
                                       (numbers.culprit false (games.neg G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (games.option true
                         G!
                         (games.mirrored false
                                         G!
                                         (numbers.culprit false (games.neg G!)))))
      (a!2 (numbers.number (games.mirrored false
                                           G!
                                           (numbers.culprit false
                                                            (games.neg G!)))))
      (a!3 (games.option (xor true true)
                         G!
                         (games.mirrored true
                                         G!
                                         (numbers.culprit true (games.neg G!)))))
      (a!4 (games.le (games.mirrored true
                                     G!
                                     (numbers.culprit true (games.neg G!)))
                     (games.mirrored false
                                     G!
                                     (numbers.culprit false (games.neg G!)))))
      (a!5 (games.le (games.mirrored false
                                     G!
                                     (numbers.culprit false (games.neg G!)))
                     (games.mirrored true
                                     G!
                                     (numbers.culprit true (games.neg G!))))))
(let ((a!6 (and a!2 (=> a!3 (xor (ite true a!4 a!5) true)))))
  (=> (and (numbers.number G!) a!1) a!6))))
(assert (let ((a!1 (games.rank (games.mirrored true
                                       G!
                                       (numbers.culprit true (games.neg G!)))))
      (a!2 (games.rank (games.mirrored false
                                       G!
                                       (numbers.culprit false (games.neg G!)))))
      (a!3 (games.le (games.mirrored true
                                     G!
                                     (numbers.culprit true (games.neg G!)))
                     (games.mirrored false
                                     G!
                                     (numbers.culprit false (games.neg G!)))))
      (a!4 (games.neg (games.mirrored false
                                      G!
                                      (numbers.culprit false (games.neg G!)))))
      (a!5 (games.neg (games.mirrored true
                                      G!
                                      (numbers.culprit true (games.neg G!))))))
  (=> (>= (+ a!1 a!2) 0.0) (= a!3 (games.le a!4 a!5)))))
(assert (let ((a!1 (=> (>= (games.rank G!) 0.0)
               (=> (numbers.number G!) (numbers.number (games.neg G!))))))
  (not a!1)))
(check-sat)
(exit)
