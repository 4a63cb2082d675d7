; A model is not so: what is left of equal games is the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.differing (games.Game games.Game) games.Game)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun games.side (games.Game games.Game) Bool)
(declare-fun moves.simplest (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (+ (games.rank (games.differing G! H!))
              (games.rank (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))))
      (a!3 (and (moves.simplest (games.differing G! H!))
                (moves.simplest (games.refuting (games.side G! H!)
                                                H!
                                                (games.differing G! H!)))))
      (a!4 (and (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          (games.differing G! H!)))))
(let ((a!2 (and (>= a!1 0.0) (< a!1 (+ (games.rank G!) (games.rank H!)))))
      (a!5 (= (= (games.differing G! H!)
                 (games.refuting (games.side G! H!) H! (games.differing G! H!)))
              a!4)))
  (=> a!2 (=> a!3 a!5)))))
(assert (let ((a!1 (+ (games.rank (games.differing G! H!))
              (games.rank (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))))
      (a!3 (and (moves.simplest (games.differing G! H!))
                (moves.simplest (games.refuting (games.side G! H!)
                                                G!
                                                (games.differing G! H!)))))
      (a!4 (and (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          (games.differing G! H!)))))
(let ((a!2 (and (>= a!1 0.0) (< a!1 (+ (games.rank G!) (games.rank H!)))))
      (a!5 (= (= (games.differing G! H!)
                 (games.refuting (games.side G! H!) G! (games.differing G! H!)))
              a!4)))
  (=> a!2 (=> a!3 a!5)))))
(assert (or (= G! H!)
    (distinct (games.option (games.side G! H!) G! (games.differing G! H!))
              (games.option (games.side G! H!) H! (games.differing G! H!)))))
(assert (=> (>= (games.rank G!) 0.0) (games.le G! G!)))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true H! H!)
               (and (>= (games.rank H!) 0.0)
                    (< (games.rank H!) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!1)))
(assert (let ((a!1 (and (>= (games.rank (games.differing G! H!)) 0.0)
                (< (games.rank (games.differing G! H!))
                   (games.rank (games.differing G! H!))))))
  (and (>= (games.rank (games.differing G! H!)) 0.0)
       (=> (games.option true (games.differing G! H!) (games.differing G! H!))
           a!1))))
(assert (let ((a!1 (xor (ite (games.side G! H!)
                     (games.le H! (games.differing G! H!))
                     (games.le (games.differing G! H!) H!))
                true))
      (a!2 (xor (ite (games.side G! H!)
                     (games.le (games.differing G! H!) G!)
                     (games.le G! (games.differing G! H!)))
                true)))
(let ((a!3 (=> (games.option (xor (games.side G! H!) true)
                             H!
                             (games.differing G! H!))
               a!2)))
(let ((a!4 (and (=> (games.option (games.side G! H!) G! (games.differing G! H!))
                    a!1)
                a!3)))
  (=> (ite (games.side G! H!) (games.le G! H!) (games.le H! G!)) a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
(let ((a!2 (and (games.option (games.side G! H!)
                              H!
                              (games.refuting (games.side G! H!)
                                              H!
                                              (games.differing G! H!)))
                a!1))
      (a!4 (and (games.option (xor (games.side G! H!) true)
                              (games.differing G! H!)
                              (games.refuting (games.side G! H!)
                                              H!
                                              (games.differing G! H!)))
                a!3)))
  (or (ite (games.side G! H!)
           (games.le H! (games.differing G! H!))
           (games.le (games.differing G! H!) H!))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (< (games.rank (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
              (games.rank H!))))
(let ((a!3 (=> (games.option (games.side G! H!)
                             H!
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!)))
               (and a!1 a!2))))
  (and (>= (games.rank H!) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (< (games.rank (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
              (games.rank (games.differing G! H!)))))
(let ((a!3 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.differing G! H!)) 0.0) a!3))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))))
      (a!2 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          G!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
  (=> (and a!1 (ite (games.side G! H!) (games.le H! G!) (games.le G! H!))) a!2)))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!4 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          G!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
(let ((a!2 (and (games.option (games.side G! H!)
                              G!
                              (games.refuting (games.side G! H!)
                                              H!
                                              (games.differing G! H!)))
                a!1))
      (a!5 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!)))
               (xor a!4 true))))
(let ((a!3 (=> a!2
               (= (games.differing G! H!)
                  (games.refuting (games.side G! H!) H! (games.differing G! H!))))))
  (=> (and (moves.simplest G!)
           (games.option (games.side G! H!) G! (games.differing G! H!)))
      (and (moves.simplest (games.differing G! H!)) a!3 a!5))))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          G!)))
      (a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
(let ((a!2 (=> (games.option (games.side G! H!)
                             H!
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!)))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor (games.side G! H!) true)
                             G!
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!)))
               (xor a!3 true))))
  (=> (ite (games.side G! H!) (games.le H! G!) (games.le G! H!)) (and a!2 a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          G!)))
      (a!2 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))))
      (a!4 (and (games.option (xor (games.side G! H!) true)
                              (games.refuting (games.side G! H!)
                                              H!
                                              (games.differing G! H!))
                              a!2)
                (ite (games.side G! H!) (games.le a!2 G!) (games.le G! a!2)))))
  (or a!1 (and (games.option (games.side G! H!) G! a!2) a!3) a!4))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!2 (=> (games.option (games.side G! H!) G! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!3 (< (games.rank a!2)
              (games.rank (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
(let ((a!4 (=> (games.option (xor (games.side G! H!) true)
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!))
                             a!2)
               (and (>= (games.rank a!2) 0.0) a!3))))
  (and a!1 a!4)))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
  (=> (and (ite (games.side G! H!) (games.le a!1 G!) (games.le G! a!1))
           (ite (games.side G! H!) (games.le G! H!) (games.le H! G!)))
      (ite (games.side G! H!) (games.le a!1 H!) (games.le H! a!1)))))
(assert (let ((a!1 (and (moves.simplest H!)
                (games.option (games.side G! H!)
                              H!
                              (games.refuting (games.side G! H!)
                                              H!
                                              (games.differing G! H!)))))
      (a!2 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))))
      (a!5 (=> (games.option (xor (games.side G! H!) true)
                             (games.refuting (games.side G! H!)
                                             H!
                                             (games.differing G! H!))
                             a!2)
               (xor (ite (games.side G! H!) (games.le a!2 H!) (games.le H! a!2))
                    true))))
(let ((a!4 (=> (and (games.option (games.side G! H!) H! a!2) a!3)
               (= (games.refuting (games.side G! H!) H! (games.differing G! H!))
                  a!2))))
(let ((a!6 (and (moves.simplest (games.refuting (games.side G! H!)
                                                H!
                                                (games.differing G! H!)))
                a!4
                a!5)))
  (=> a!1 a!6))))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!2 (and (games.option (games.side G! H!) G! a!1)
                (ite (games.side G! H!)
                     (games.le (games.differing G! H!) a!1)
                     (games.le a!1 (games.differing G! H!)))))
      (a!3 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             a!1)
               (xor (ite (games.side G! H!) (games.le a!1 G!) (games.le G! a!1))
                    true))))
(let ((a!4 (and (moves.simplest (games.differing G! H!))
                (=> a!2 (= (games.differing G! H!) a!1))
                a!3)))
  (=> (and (moves.simplest G!)
           (games.option (games.side G! H!) G! (games.differing G! H!)))
      a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!2 (games.refuting (games.side G! H!)
                           G!
                           (games.refuting (games.side G! H!)
                                           H!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          H!
                                          (games.differing G! H!))))))
  (=> (and a!1 a!3)
      (ite (games.side G! H!)
           (games.le (games.differing G! H!) a!2)
           (games.le a!2 (games.differing G! H!)))))))
(assert (let ((a!1 (xor (ite (games.side G! H!)
                     (games.le G! (games.differing G! H!))
                     (games.le (games.differing G! H!) G!))
                true))
      (a!2 (xor (ite (games.side G! H!)
                     (games.le (games.differing G! H!) H!)
                     (games.le H! (games.differing G! H!)))
                true)))
(let ((a!3 (=> (games.option (xor (games.side G! H!) true)
                             G!
                             (games.differing G! H!))
               a!2)))
(let ((a!4 (and (=> (games.option (games.side G! H!) H! (games.differing G! H!))
                    a!1)
                a!3)))
  (=> (ite (games.side G! H!) (games.le H! G!) (games.le G! H!)) a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          G!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
(let ((a!2 (and (games.option (games.side G! H!)
                              G!
                              (games.refuting (games.side G! H!)
                                              G!
                                              (games.differing G! H!)))
                a!1))
      (a!4 (and (games.option (xor (games.side G! H!) true)
                              (games.differing G! H!)
                              (games.refuting (games.side G! H!)
                                              G!
                                              (games.differing G! H!)))
                a!3)))
  (or (ite (games.side G! H!)
           (games.le G! (games.differing G! H!))
           (games.le (games.differing G! H!) G!))
      a!2
      a!4))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (< (games.rank (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
              (games.rank G!))))
(let ((a!3 (=> (games.option (games.side G! H!)
                             G!
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!)))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (< (games.rank (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
              (games.rank (games.differing G! H!)))))
(let ((a!3 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!)))
               (and a!1 a!2))))
  (and (>= (games.rank (games.differing G! H!)) 0.0) a!3))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          G!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))))
      (a!2 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
  (=> (and a!1 (ite (games.side G! H!) (games.le G! H!) (games.le H! G!))) a!2)))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!4 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
(let ((a!2 (and (games.option (games.side G! H!)
                              H!
                              (games.refuting (games.side G! H!)
                                              G!
                                              (games.differing G! H!)))
                a!1))
      (a!5 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!)))
               (xor a!4 true))))
(let ((a!3 (=> a!2
               (= (games.differing G! H!)
                  (games.refuting (games.side G! H!) G! (games.differing G! H!))))))
  (=> (and (moves.simplest H!)
           (games.option (games.side G! H!) H! (games.differing G! H!)))
      (and (moves.simplest (games.differing G! H!)) a!3 a!5))))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          H!)))
      (a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          G!)
                (games.le G!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
(let ((a!2 (=> (games.option (games.side G! H!)
                             G!
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!)))
               (xor a!1 true)))
      (a!4 (=> (games.option (xor (games.side G! H!) true)
                             H!
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!)))
               (xor a!3 true))))
  (=> (ite (games.side G! H!) (games.le G! H!) (games.le H! G!)) (and a!2 a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le H!
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          H!)))
      (a!2 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))))
      (a!4 (and (games.option (xor (games.side G! H!) true)
                              (games.refuting (games.side G! H!)
                                              G!
                                              (games.differing G! H!))
                              a!2)
                (ite (games.side G! H!) (games.le a!2 H!) (games.le H! a!2)))))
  (or a!1 (and (games.option (games.side G! H!) H! a!2) a!3) a!4))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!2 (=> (games.option (games.side G! H!) H! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!2))))
(assert (let ((a!1 (>= (games.rank (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))
               0.0))
      (a!2 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!3 (< (games.rank a!2)
              (games.rank (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
(let ((a!4 (=> (games.option (xor (games.side G! H!) true)
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!))
                             a!2)
               (and (>= (games.rank a!2) 0.0) a!3))))
  (and a!1 a!4)))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
  (=> (and (ite (games.side G! H!) (games.le a!1 H!) (games.le H! a!1))
           (ite (games.side G! H!) (games.le H! G!) (games.le G! H!)))
      (ite (games.side G! H!) (games.le a!1 G!) (games.le G! a!1)))))
(assert (let ((a!1 (and (moves.simplest G!)
                (games.option (games.side G! H!)
                              G!
                              (games.refuting (games.side G! H!)
                                              G!
                                              (games.differing G! H!)))))
      (a!2 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))))
      (a!5 (=> (games.option (xor (games.side G! H!) true)
                             (games.refuting (games.side G! H!)
                                             G!
                                             (games.differing G! H!))
                             a!2)
               (xor (ite (games.side G! H!) (games.le a!2 G!) (games.le G! a!2))
                    true))))
(let ((a!4 (=> (and (games.option (games.side G! H!) G! a!2) a!3)
               (= (games.refuting (games.side G! H!) G! (games.differing G! H!))
                  a!2))))
(let ((a!6 (and (moves.simplest (games.refuting (games.side G! H!)
                                                G!
                                                (games.differing G! H!)))
                a!4
                a!5)))
  (=> a!1 a!6))))))
(assert (let ((a!1 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!2 (and (games.option (games.side G! H!) H! a!1)
                (ite (games.side G! H!)
                     (games.le (games.differing G! H!) a!1)
                     (games.le a!1 (games.differing G! H!)))))
      (a!3 (=> (games.option (xor (games.side G! H!) true)
                             (games.differing G! H!)
                             a!1)
               (xor (ite (games.side G! H!) (games.le a!1 H!) (games.le H! a!1))
                    true))))
(let ((a!4 (and (moves.simplest (games.differing G! H!))
                (=> a!2 (= (games.differing G! H!) a!1))
                a!3)))
  (=> (and (moves.simplest H!)
           (games.option (games.side G! H!) H! (games.differing G! H!)))
      a!4)))))
(assert (let ((a!1 (ite (games.side G! H!)
                (games.le (games.differing G! H!)
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!)))
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          (games.differing G! H!))))
      (a!2 (games.refuting (games.side G! H!)
                           H!
                           (games.refuting (games.side G! H!)
                                           G!
                                           (games.differing G! H!)))))
(let ((a!3 (ite (games.side G! H!)
                (games.le (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))
                          a!2)
                (games.le a!2
                          (games.refuting (games.side G! H!)
                                          G!
                                          (games.differing G! H!))))))
  (=> (and a!1 a!3)
      (ite (games.side G! H!)
           (games.le (games.differing G! H!) a!2)
           (games.le a!2 (games.differing G! H!)))))))
(assert (let ((a!1 (=> (and (moves.simplest G!) (moves.simplest H!))
               (= (= G! H!) (and (games.le G! H!) (games.le H! G!))))))
(let ((a!2 (=> (>= (+ (games.rank G!) (games.rank H!)) 0.0) a!1)))
  (not a!2))))
(check-sat)
(exit)
