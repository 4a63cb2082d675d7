; A model is not so: the game of all nimbers is impartial and equal to none, nor has it the winners
; of one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun nimbers.impartial (games.Game) Bool)
(declare-fun nimbers.unlike (games.Game) games.Game)
(declare-fun nimbers.all_nimbers () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun nimbers.nim (Int) games.Game)
(declare-fun nimbers.size (games.Game) Int)
(declare-fun n! () Int)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.as_good (games.Game games.Game) Bool)
(assert (let ((a!1 (and (games.option true
                              nimbers.all_nimbers
                              (nimbers.unlike nimbers.all_nimbers))
                (xor (nimbers.impartial (nimbers.unlike nimbers.all_nimbers))
                     true))))
  (or (nimbers.impartial nimbers.all_nimbers)
      (distinct (games.option true
                              nimbers.all_nimbers
                              (nimbers.unlike nimbers.all_nimbers))
                (games.option false
                              nimbers.all_nimbers
                              (nimbers.unlike nimbers.all_nimbers)))
      a!1)))
(assert (let ((a!1 (games.option true
                         nimbers.all_nimbers
                         (nimbers.nim (nimbers.size (nimbers.unlike nimbers.all_nimbers)))))
      (a!3 (= (nimbers.unlike nimbers.all_nimbers)
              (nimbers.nim (nimbers.size (nimbers.unlike nimbers.all_nimbers))))))
(let ((a!2 (=> (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!1))
      (a!4 (and (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!3)))
  (and a!2
       (=> (games.option true
                         nimbers.all_nimbers
                         (nimbers.unlike nimbers.all_nimbers))
           a!4)))))
(assert (let ((a!1 (games.option false
                         nimbers.all_nimbers
                         (nimbers.nim (nimbers.size (nimbers.unlike nimbers.all_nimbers)))))
      (a!3 (= (nimbers.unlike nimbers.all_nimbers)
              (nimbers.nim (nimbers.size (nimbers.unlike nimbers.all_nimbers))))))
(let ((a!2 (=> (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!1))
      (a!4 (and (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!3)))
  (and a!2
       (=> (games.option false
                         nimbers.all_nimbers
                         (nimbers.unlike nimbers.all_nimbers))
           a!4)))))
(assert (let ((a!1 (nimbers.impartial
             (nimbers.nim (nimbers.size (nimbers.unlike nimbers.all_nimbers))))))
(let ((a!2 (=> (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!1)))
  (=> (>= (nimbers.size (nimbers.unlike nimbers.all_nimbers)) 0) a!2))))
(assert (let ((a!1 (= (nimbers.nim n!) (nimbers.nim (nimbers.size (nimbers.nim n!))))))
(let ((a!2 (and (>= (nimbers.size (nimbers.nim n!)) 0) a!1)))
  (and (=> (>= n! 0) (games.option true nimbers.all_nimbers (nimbers.nim n!)))
       (=> (games.option true nimbers.all_nimbers (nimbers.nim n!)) a!2)))))
(assert (let ((a!1 (xor (ite true
                     (games.le nimbers.all_nimbers (nimbers.nim n!))
                     (games.le (nimbers.nim n!) nimbers.all_nimbers))
                true)))
  (=> (games.option true nimbers.all_nimbers (nimbers.nim n!)) a!1)))
(assert (= (games.le nimbers.all_nimbers (nimbers.nim n!))
   (games.as_good nimbers.all_nimbers (nimbers.nim n!))))
(assert (= (games.le (nimbers.nim n!) nimbers.all_nimbers)
   (games.as_good (nimbers.nim n!) nimbers.all_nimbers)))
(assert (let ((a!1 (xor (and (games.le nimbers.all_nimbers (nimbers.nim n!))
                     (games.le (nimbers.nim n!) nimbers.all_nimbers))
                true))
      (a!2 (xor (and (games.as_good nimbers.all_nimbers (nimbers.nim n!))
                     (games.as_good (nimbers.nim n!) nimbers.all_nimbers))
                true)))
  (not (and (nimbers.impartial nimbers.all_nimbers)
            (=> (>= n! 0) (and a!1 a!2))))))
(check-sat)
(exit)
