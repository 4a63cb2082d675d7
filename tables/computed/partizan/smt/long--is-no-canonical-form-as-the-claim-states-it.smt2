; A model is not so: is_no_canonical_form, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.refuting (Bool games.Game games.Game) games.Game)
(declare-fun numbers.num (Int Int) games.Game)
(declare-fun long.integer (games.Game) Int)
(declare-fun K! () games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun R! () games.Game)
(declare-fun X! () games.Game)
(declare-fun long.omega () games.Game)
(assert (let ((a!1 (and (games.option true long.omega X!)
                (games.option false X! R!)
                (games.option true
                              R!
                              (games.refuting true K! (numbers.num 0 0)))))
      (a!3 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (or (games.option true
                             long.omega
                             (games.refuting true K! (numbers.num 0 0)))
               a!1))
      (a!4 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (games.option true
                              K!
                              (games.refuting true K! (numbers.num a!3 0)))
                (games.le (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!3 0)))
                (distinct (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!3 0))))))
(let ((a!5 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (=> a!2 a!4))))
  (=> (games.le long.omega K!) a!5)))))
(assert (let ((a!1 (and (games.option true long.omega X!)
                (games.option false X! R!)
                (games.option true
                              R!
                              (games.refuting true K! (numbers.num 0 0)))))
      (a!4 (+ (long.integer (games.refuting true K! (numbers.num 0 0))) 1)))
(let ((a!2 (or (games.option true
                             long.omega
                             (games.refuting true K! (numbers.num 0 0)))
               a!1))
      (a!5 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (games.option true
                              K!
                              (games.refuting true K! (numbers.num a!4 0)))
                (games.le (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!4 0)))
                (distinct (games.refuting true K! (numbers.num 0 0))
                          (games.refuting true K! (numbers.num a!4 0))))))
(let ((a!3 (and (games.option true
                              K!
                              (games.refuting true K! (numbers.num 0 0)))
                (xor a!2 true))))
(let ((a!6 (or (xor (and (games.le K! long.omega) (games.le long.omega K!))
                    true)
               a!3
               a!5)))
  (not a!6))))))
(check-sat)
(exit)
