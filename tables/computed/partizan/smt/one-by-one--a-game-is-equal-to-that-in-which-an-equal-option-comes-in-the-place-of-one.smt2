; A model is not so: a game is equal to that in which an equal option comes in the place of one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun moves.bypass (Bool games.Game games.Game games.Game) games.Game)
(declare-fun one-by-one.alone (Bool games.Game) games.Game)
(declare-fun K! () games.Game)
(declare-fun p! () Bool)
(declare-fun a! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (ite p!
                (games.le G! (moves.bypass p! G! a! (one-by-one.alone p! K!)))
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) G!)))
      (a!2 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
(let ((a!3 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!2)
                (games.le a!2 (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
      (a!4 (and (games.option (xor p! true)
                              (moves.bypass p! G! a! (one-by-one.alone p! K!))
                              a!2)
                (ite p! (games.le a!2 G!) (games.le G! a!2)))))
  (or a!1 (and (games.option p! G! a!2) a!3) a!4))))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
(let ((a!2 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
                (games.le a!1 (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (games.option p! (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
      (xor a!2 true)))))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
  (=> (games.option (xor p! true) G! a!1)
      (xor (ite (xor p! true) (games.le G! a!1) (games.le a!1 G!)) true))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) G!)
                (games.le G! (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
      (a!2 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
(let ((a!3 (and (games.option p!
                              (moves.bypass p! G! a! (one-by-one.alone p! K!))
                              a!2)
                (ite p! (games.le G! a!2) (games.le a!2 G!))))
      (a!4 (ite p!
                (games.le a!2 (moves.bypass p! G! a! (one-by-one.alone p! K!)))
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!2))))
  (or a!1 a!3 (and (games.option (xor p! true) G! a!2) a!4)))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
  (=> (games.option p! G! a!1)
      (xor (ite p! (games.le G! a!1) (games.le a!1 G!)) true))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
(let ((a!2 (ite (xor p! true)
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
                (games.le a!1 (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (games.option (xor p! true)
                    (moves.bypass p! G! a! (one-by-one.alone p! K!))
                    a!1)
      (xor a!2 true)))))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
(let ((a!2 (= (games.option p!
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            a!1)
              (or (and (games.option p! G! a!1) (distinct a!1 a!))
                  (games.option p! (one-by-one.alone p! K!) a!1))))
      (a!3 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            a!1)
              (games.option (xor p! true) G! a!1))))
  (and a!2 a!3))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
(let ((a!2 (= (games.option p!
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            a!1)
              (or (and (games.option p! G! a!1) (distinct a!1 a!))
                  (games.option p! (one-by-one.alone p! K!) a!1))))
      (a!3 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            a!1)
              (games.option (xor p! true) G! a!1))))
  (and a!2 a!3))))
(assert (let ((a!1 (= (games.option p!
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            K!)
              (or (and (games.option p! G! K!) (distinct K! a!))
                  (games.option p! (one-by-one.alone p! K!) K!))))
      (a!2 (= (games.option (xor p! true)
                            (moves.bypass p! G! a! (one-by-one.alone p! K!))
                            K!)
              (games.option (xor p! true) G! K!))))
  (and a!1 a!2)))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
  (= (games.option p! (one-by-one.alone p! K!) a!1) (= a!1 K!))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
  (= (games.option p! (one-by-one.alone p! K!) a!1) (= a!1 K!))))
(assert (= (games.option p! (one-by-one.alone p! K!) K!) (= K! K!)))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
(let ((a!2 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
                (games.le a!1 (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (games.option p! (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
      (xor a!2 true)))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) K!)
                (games.le K! (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (games.option p! (moves.bypass p! G! a! (one-by-one.alone p! K!)) K!)
      (xor a!1 true))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
  (=> (games.option p! G! a!1)
      (xor (ite p! (games.le G! a!1) (games.le a!1 G!)) true))))
(assert (=> (games.option p! G! a!)
    (xor (ite p! (games.le G! a!) (games.le a! G!)) true)))
(assert (let ((a!1 (games.refuting p!
                           G!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
  (=> (games.option (xor p! true) G! a!1)
      (xor (ite (xor p! true) (games.le G! a!1) (games.le a!1 G!)) true))))
(assert (let ((a!1 (games.refuting p!
                           (moves.bypass p! G! a! (one-by-one.alone p! K!))
                           G!)))
(let ((a!2 (ite (xor p! true)
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!1)
                (games.le a!1 (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (games.option (xor p! true)
                    (moves.bypass p! G! a! (one-by-one.alone p! K!))
                    a!1)
      (xor a!2 true)))))
(assert (let ((a!1 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) a!)
                (games.le a! (moves.bypass p! G! a! (one-by-one.alone p! K!)))))
      (a!2 (ite p!
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) K!)
                (games.le K! (moves.bypass p! G! a! (one-by-one.alone p! K!))))))
  (=> (and a!1 (ite p! (games.le a! K!) (games.le K! a!))) a!2)))
(assert (=> (and (ite p! (games.le G! K!) (games.le K! G!))
         (ite p! (games.le K! a!) (games.le a! K!)))
    (ite p! (games.le G! a!) (games.le a! G!))))
(assert (let ((a!1 (and (games.le G! (moves.bypass p! G! a! (one-by-one.alone p! K!)))
                (games.le (moves.bypass p! G! a! (one-by-one.alone p! K!)) G!))))
  (not (=> (and (games.option p! G! a!) (games.le a! K!) (games.le K! a!)) a!1))))
(check-sat)
(exit)
