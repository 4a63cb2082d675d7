; A model is not so: a game is equal to what is left of it where dominated options are struck out.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun moves.kept (Bool games.Game games.Game games.Game) games.Game)
(declare-fun moves.struck (games.Game games.Game) Bool)
(assert (let ((a!1 (and (games.option true G! (games.refuting true G! H!))
                (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))))
      (a!2 (and (games.option (xor true true) H! (games.refuting true G! H!))
                (ite true
                     (games.le (games.refuting true G! H!) G!)
                     (games.le G! (games.refuting true G! H!))))))
  (or (ite true (games.le G! H!) (games.le H! G!)) a!1 a!2)))
(assert (let ((a!1 (xor (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))
                true)))
  (=> (games.option true H! (games.refuting true G! H!)) a!1)))
(assert (let ((a!1 (xor (ite false
                     (games.le G! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) G!))
                true)))
  (=> (games.option false G! (games.refuting true G! H!)) a!1)))
(assert (let ((a!1 (and (games.option true H! (games.refuting true H! G!))
                (ite true
                     (games.le G! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) G!))))
      (a!2 (and (games.option (xor true true) G! (games.refuting true H! G!))
                (ite true
                     (games.le (games.refuting true H! G!) H!)
                     (games.le H! (games.refuting true H! G!))))))
  (or (ite true (games.le H! G!) (games.le G! H!)) a!1 a!2)))
(assert (let ((a!1 (xor (ite true
                     (games.le G! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) G!))
                true)))
  (=> (games.option true G! (games.refuting true H! G!)) a!1)))
(assert (let ((a!1 (xor (ite false
                     (games.le H! (games.refuting true H! G!))
                     (games.le (games.refuting true H! G!) H!))
                true)))
  (=> (games.option false H! (games.refuting true H! G!)) a!1)))
(assert (let ((a!1 (ite true
                (games.le (games.refuting true G! H!)
                          (moves.kept true G! H! (games.refuting true G! H!)))
                (games.le (moves.kept true G! H! (games.refuting true G! H!))
                          (games.refuting true G! H!)))))
(let ((a!2 (and (games.option true
                              H!
                              (moves.kept true
                                          G!
                                          H!
                                          (games.refuting true G! H!)))
                a!1)))
(let ((a!3 (and (=> (games.option true H! (games.refuting true G! H!))
                    (games.option true G! (games.refuting true G! H!)))
                (=> (games.option true G! (games.refuting true G! H!)) a!2))))
  (=> (moves.struck G! H!) a!3)))))
(assert (let ((a!1 (ite false
                (games.le (games.refuting true G! H!)
                          (moves.kept false G! H! (games.refuting true G! H!)))
                (games.le (moves.kept false G! H! (games.refuting true G! H!))
                          (games.refuting true G! H!)))))
(let ((a!2 (and (games.option false
                              H!
                              (moves.kept false
                                          G!
                                          H!
                                          (games.refuting true G! H!)))
                a!1)))
(let ((a!3 (and (=> (games.option false H! (games.refuting true G! H!))
                    (games.option false G! (games.refuting true G! H!)))
                (=> (games.option false G! (games.refuting true G! H!)) a!2))))
  (=> (moves.struck G! H!) a!3)))))
(assert (let ((a!1 (ite true
                (games.le (games.refuting true H! G!)
                          (moves.kept true G! H! (games.refuting true H! G!)))
                (games.le (moves.kept true G! H! (games.refuting true H! G!))
                          (games.refuting true H! G!)))))
(let ((a!2 (and (games.option true
                              H!
                              (moves.kept true
                                          G!
                                          H!
                                          (games.refuting true H! G!)))
                a!1)))
(let ((a!3 (and (=> (games.option true H! (games.refuting true H! G!))
                    (games.option true G! (games.refuting true H! G!)))
                (=> (games.option true G! (games.refuting true H! G!)) a!2))))
  (=> (moves.struck G! H!) a!3)))))
(assert (let ((a!1 (ite false
                (games.le (games.refuting true H! G!)
                          (moves.kept false G! H! (games.refuting true H! G!)))
                (games.le (moves.kept false G! H! (games.refuting true H! G!))
                          (games.refuting true H! G!)))))
(let ((a!2 (and (games.option false
                              H!
                              (moves.kept false
                                          G!
                                          H!
                                          (games.refuting true H! G!)))
                a!1)))
(let ((a!3 (and (=> (games.option false H! (games.refuting true H! G!))
                    (games.option false G! (games.refuting true H! G!)))
                (=> (games.option false G! (games.refuting true H! G!)) a!2))))
  (=> (moves.struck G! H!) a!3)))))
(assert (let ((a!1 (ite true
                (games.le H!
                          (moves.kept true G! H! (games.refuting true G! H!)))
                (games.le (moves.kept true G! H! (games.refuting true G! H!))
                          H!))))
  (=> (games.option true H! (moves.kept true G! H! (games.refuting true G! H!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite false
                (games.le H!
                          (moves.kept false G! H! (games.refuting true H! G!)))
                (games.le (moves.kept false G! H! (games.refuting true H! G!))
                          H!))))
  (=> (games.option false
                    H!
                    (moves.kept false G! H! (games.refuting true H! G!)))
      (xor a!1 true))))
(assert (let ((a!1 (ite true
                (games.le (games.refuting true G! H!)
                          (moves.kept true G! H! (games.refuting true G! H!)))
                (games.le (moves.kept true G! H! (games.refuting true G! H!))
                          (games.refuting true G! H!))))
      (a!3 (ite true
                (games.le H!
                          (moves.kept true G! H! (games.refuting true G! H!)))
                (games.le (moves.kept true G! H! (games.refuting true G! H!))
                          H!))))
(let ((a!2 (and (ite true
                     (games.le H! (games.refuting true G! H!))
                     (games.le (games.refuting true G! H!) H!))
                a!1)))
  (=> a!2 a!3))))
(assert (let ((a!1 (ite true
                (games.le (moves.kept false G! H! (games.refuting true H! G!))
                          (games.refuting true H! G!))
                (games.le (games.refuting true H! G!)
                          (moves.kept false G! H! (games.refuting true H! G!)))))
      (a!3 (ite true
                (games.le (moves.kept false G! H! (games.refuting true H! G!))
                          H!)
                (games.le H!
                          (moves.kept false G! H! (games.refuting true H! G!))))))
(let ((a!2 (and a!1
                (ite true
                     (games.le (games.refuting true H! G!) H!)
                     (games.le H! (games.refuting true H! G!))))))
  (=> a!2 a!3))))
(assert (not (=> (moves.struck G! H!) (and (games.le G! H!) (games.le H! G!)))))
(check-sat)
(exit)
