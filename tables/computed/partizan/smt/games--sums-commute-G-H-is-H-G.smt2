; A model is not so: sums commute: G + H is H + G.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.moved (Bool games.Game games.Game games.Game) games.Game)
(declare-fun games.differing (games.Game games.Game) games.Game)
(declare-fun G! () games.Game)
(declare-fun H! () games.Game)
(declare-fun games.side (games.Game games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (>= (+ (games.rank a!1) (games.rank H!)) 0.0)
                (< (+ (games.rank a!1) (games.rank H!))
                   (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (games.plus a!1 H!) (games.plus H! a!1))))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (>= (+ (games.rank G!) (games.rank a!1)) 0.0)
                (< (+ (games.rank G!) (games.rank a!1))
                   (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (games.plus G! a!1) (games.plus a!1 G!))))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (>= (+ (games.rank a!1) (games.rank H!)) 0.0)
                (< (+ (games.rank a!1) (games.rank H!))
                   (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (games.plus a!1 H!) (games.plus H! a!1))))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (>= (+ (games.rank G!) (games.rank a!1)) 0.0)
                (< (+ (games.rank G!) (games.rank a!1))
                   (+ (games.rank G!) (games.rank H!))))))
  (=> a!2 (= (games.plus G! a!1) (games.plus a!1 G!))))))
(assert (let ((a!1 (distinct (games.option (games.side (games.plus G! H!)
                                               (games.plus H! G!))
                                   (games.plus G! H!)
                                   (games.differing (games.plus G! H!)
                                                    (games.plus H! G!)))
                     (games.option (games.side (games.plus G! H!)
                                               (games.plus H! G!))
                                   (games.plus H! G!)
                                   (games.differing (games.plus G! H!)
                                                    (games.plus H! G!))))))
  (or (= (games.plus G! H!) (games.plus H! G!)) a!1)))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                              G!
                              a!1)
                (= (games.differing (games.plus G! H!) (games.plus H! G!))
                   (games.plus a!1 H!))))
      (a!3 (and (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                              H!
                              a!1)
                (= (games.differing (games.plus G! H!) (games.plus H! G!))
                   (games.plus G! a!1)))))
  (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                    (games.plus G! H!)
                    (games.differing (games.plus G! H!) (games.plus H! G!)))
      (or a!2 a!3)))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             G!
                             a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             H!
                             a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!2))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (and (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                              H!
                              a!1)
                (= (games.differing (games.plus G! H!) (games.plus H! G!))
                   (games.plus a!1 G!))))
      (a!3 (and (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                              G!
                              a!1)
                (= (games.differing (games.plus G! H!) (games.plus H! G!))
                   (games.plus H! a!1)))))
  (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                    (games.plus H! G!)
                    (games.differing (games.plus G! H!) (games.plus H! G!)))
      (or a!2 a!3)))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             H!
                             a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!2))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             G!
                             a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        G!
                        H!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             H!
                             a!1)
               (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             (games.plus H! G!)
                             (games.plus a!1 G!))))
      (a!3 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             G!
                             a!1)
               (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             (games.plus H! G!)
                             (games.plus H! a!1)))))
  (and a!2 a!3))))
(assert (let ((a!1 (games.moved (games.side (games.plus G! H!) (games.plus H! G!))
                        H!
                        G!
                        (games.differing (games.plus G! H!) (games.plus H! G!)))))
(let ((a!2 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             G!
                             a!1)
               (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             (games.plus G! H!)
                             (games.plus a!1 H!))))
      (a!3 (=> (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             H!
                             a!1)
               (games.option (games.side (games.plus G! H!) (games.plus H! G!))
                             (games.plus G! H!)
                             (games.plus G! a!1)))))
  (and a!2 a!3))))
(assert (let ((a!1 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0.0)
                    (< (games.rank G!) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!1)))
(assert (let ((a!1 (=> (games.option true H! H!)
               (and (>= (games.rank H!) 0.0)
                    (< (games.rank H!) (games.rank H!))))))
  (and (>= (games.rank H!) 0.0) a!1)))
(assert (let ((a!1 (=> (>= (+ (games.rank G!) (games.rank H!)) 0.0)
               (= (games.plus G! H!) (games.plus H! G!)))))
  (not a!1)))
(check-sat)
(exit)
