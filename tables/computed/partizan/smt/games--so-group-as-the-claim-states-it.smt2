; A model is not so: so group, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun games.rank (games.Game) Int)
(declare-fun K! () games.Game)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun H! () games.Game)
(declare-fun G! () games.Game)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun games.neg (games.Game) games.Game)
(declare-fun games.plus (games.Game games.Game) games.Game)
(declare-fun games.zero () games.Game)
(assert (let ((a!1 (=> (>= (+ (games.rank G!) (games.rank H!)) 0)
               (= (games.plus G! H!) (games.plus H! G!))))
      (a!2 (>= (+ (+ (games.rank G!) (games.rank H!)) (games.rank K!)) 0))
      (a!4 (=> (>= (games.rank G!) 0) (= (games.neg (games.neg G!)) G!)))
      (a!5 (=> (>= (+ (games.rank G!) (games.rank H!)) 0)
               (= (games.neg (games.plus G! H!))
                  (games.plus (games.neg G!) (games.neg H!)))))
      (a!8 (=> (>= (+ (games.rank G!) (games.rank H!)) 0)
               (= (games.le G! H!) (games.le (games.neg H!) (games.neg G!)))))
      (a!9 (=> (games.option true G! G!)
               (and (>= (games.rank G!) 0) (< (games.rank G!) (games.rank G!)))))
      (a!10 (=> (games.option true H! H!)
                (and (>= (games.rank H!) 0) (< (games.rank H!) (games.rank H!)))))
      (a!11 (=> (games.option true K! K!)
                (and (>= (games.rank K!) 0) (< (games.rank K!) (games.rank K!))))))
(let ((a!3 (=> a!2
               (= (games.plus (games.plus G! H!) K!)
                  (games.plus G! (games.plus H! K!)))))
      (a!6 (=> a!2
               (=> (and (games.le G! H!) (games.le H! K!)) (games.le G! K!))))
      (a!7 (=> a!2
               (= (games.le G! H!)
                  (games.le (games.plus G! K!) (games.plus H! K!))))))
  (and (=> (>= (games.rank G!) 0) (= (games.plus G! games.zero) G!))
       a!1
       a!3
       (games.le (games.plus G! (games.neg G!)) games.zero)
       (games.le games.zero (games.plus G! (games.neg G!)))
       a!4
       a!5
       a!6
       a!7
       a!8
       (>= (games.rank G!) 0)
       a!9
       (>= (games.rank H!) 0)
       a!10
       (>= (games.rank K!) 0)
       a!11))))
(assert (let ((a!1 (and (= (games.plus G! games.zero) G!)
                (= (games.plus G! H!) (games.plus H! G!))
                (= (games.plus (games.plus G! H!) K!)
                   (games.plus G! (games.plus H! K!)))
                (games.le (games.plus G! (games.neg G!)) games.zero)
                (games.le games.zero (games.plus G! (games.neg G!)))
                (= (games.neg (games.neg G!)) G!)
                (= (games.neg (games.plus G! H!))
                   (games.plus (games.neg G!) (games.neg H!)))
                (=> (and (games.le G! H!) (games.le H! K!)) (games.le G! K!))
                (= (games.le G! H!)
                   (games.le (games.plus G! K!) (games.plus H! K!)))
                (= (games.le G! H!) (games.le (games.neg H!) (games.neg G!))))))
  (not a!1)))
(check-sat)
(exit)
