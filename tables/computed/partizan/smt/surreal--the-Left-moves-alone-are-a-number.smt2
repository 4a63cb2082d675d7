; A model is not so: the Left moves alone are a number.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun numbers.number (games.Game) Bool)
(declare-fun surreal.tower (games.Game) games.Game)
(declare-fun surreal.below (games.Game games.Game) games.Game)
(declare-fun numbers.culprit (Bool games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.rank (surreal.below G!
                                      (numbers.culprit true (surreal.tower G!)))))
      (a!2 (surreal.tower (surreal.below G!
                                         (numbers.culprit true
                                                          (surreal.tower G!))))))
  (=> (and (>= a!1 0.0) (< a!1 (games.rank G!))) (numbers.number a!2))))
(assert (let ((a!1 (xor (numbers.number (numbers.culprit true (surreal.tower G!))) true))
      (a!3 (xor (numbers.number (numbers.culprit false (surreal.tower G!)))
                true))
      (a!5 (and (games.option true
                              (surreal.tower G!)
                              (numbers.culprit true (surreal.tower G!)))
                (games.option false
                              (surreal.tower G!)
                              (numbers.culprit false (surreal.tower G!)))
                (games.le (numbers.culprit false (surreal.tower G!))
                          (numbers.culprit true (surreal.tower G!))))))
(let ((a!2 (and (games.option true
                              (surreal.tower G!)
                              (numbers.culprit true (surreal.tower G!)))
                a!1))
      (a!4 (and (games.option false
                              (surreal.tower G!)
                              (numbers.culprit false (surreal.tower G!)))
                a!3)))
  (or (numbers.number (surreal.tower G!)) a!2 a!4 a!5))))
(assert (let ((a!1 (games.option true
                         (surreal.tower G!)
                         (surreal.tower (numbers.culprit true
                                                         (surreal.tower G!)))))
      (a!3 (games.option true
                         G!
                         (surreal.below G!
                                        (numbers.culprit true
                                                         (surreal.tower G!)))))
      (a!4 (surreal.tower (surreal.below G!
                                         (numbers.culprit true
                                                          (surreal.tower G!)))))
      (a!7 (xor (games.option false
                              (surreal.tower G!)
                              (numbers.culprit true (surreal.tower G!)))
                true)))
(let ((a!2 (=> (games.option true G! (numbers.culprit true (surreal.tower G!)))
               a!1))
      (a!5 (and a!3 (= (numbers.culprit true (surreal.tower G!)) a!4))))
(let ((a!6 (=> (games.option true
                             (surreal.tower G!)
                             (numbers.culprit true (surreal.tower G!)))
               a!5)))
  (and a!2 a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         (surreal.tower G!)
                         (surreal.tower (numbers.culprit false
                                                         (surreal.tower G!)))))
      (a!3 (games.option true
                         G!
                         (surreal.below G!
                                        (numbers.culprit false
                                                         (surreal.tower G!)))))
      (a!4 (surreal.tower (surreal.below G!
                                         (numbers.culprit false
                                                          (surreal.tower G!)))))
      (a!7 (xor (games.option false
                              (surreal.tower G!)
                              (numbers.culprit false (surreal.tower G!)))
                true)))
(let ((a!2 (=> (games.option true G! (numbers.culprit false (surreal.tower G!)))
               a!1))
      (a!5 (and a!3 (= (numbers.culprit false (surreal.tower G!)) a!4))))
(let ((a!6 (=> (games.option true
                             (surreal.tower G!)
                             (numbers.culprit false (surreal.tower G!)))
               a!5)))
  (and a!2 a!6 a!7)))))
(assert (let ((a!1 (games.option true
                         G!
                         (surreal.below G!
                                        (numbers.culprit true
                                                         (surreal.tower G!)))))
      (a!2 (games.rank (surreal.below G!
                                      (numbers.culprit true (surreal.tower G!))))))
(let ((a!3 (=> a!1 (and (>= a!2 0.0) (< a!2 (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (not (=> (>= (games.rank G!) 0.0) (numbers.number (surreal.tower G!)))))
(check-sat)
(exit)
