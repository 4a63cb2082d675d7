; A model is not so: who is to move has a good strategy if they have one after some option.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort winning.Strategy 0)
(declare-sort winning.Tree 0)
(declare-fun p! () Int)
(declare-fun winning.ends
             (winning.Tree Int winning.Strategy winning.Strategy)
             Int)
(declare-fun winning.foil (winning.Tree Int winning.Strategy) winning.Strategy)
(declare-fun winning.first_with
             (winning.Tree Int winning.Strategy)
             winning.Strategy)
(declare-fun winning.best (winning.Tree Int) winning.Strategy)
(declare-fun winning.option (winning.Tree Int) winning.Tree)
(declare-fun i! () Int)
(declare-fun x! () winning.Tree)
(declare-fun winning.fits (winning.Strategy winning.Tree) Bool)
(declare-fun winning.has (winning.Tree Int) Bool)
(declare-fun winning.after (winning.Strategy Int) winning.Strategy)
(declare-fun winning.pick (winning.Strategy) Int)
(declare-fun winning.options (winning.Tree) Int)
(declare-fun winning.winner (winning.Tree) Int)
(declare-fun winning.mover (winning.Tree) Int)
(assert (let ((a!1 (winning.fits (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         x!))
      (a!2 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!3 (winning.ends x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         a!2)))
  (=> (and (or (= p! 1) (= p! 2)) a!1 (xor (winning.has x! p!) true))
      (and (winning.fits a!2 x!) (xor (= a!3 p!) true))))))
(assert (let ((a!1 (and (>= i! 0)
                (< i! (winning.options x!))
                (winning.fits (winning.best (winning.option x! i!) p!)
                              (winning.option x! i!))))
      (a!2 (winning.fits (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         x!))
      (a!3 (winning.pick (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))))
      (a!4 (winning.after (winning.first_with
                            x!
                            i!
                            (winning.best (winning.option x! i!) p!))
                          i!)))
(let ((a!5 (and a!2 (= a!3 i!) (= a!4 (winning.best (winning.option x! i!) p!)))))
  (=> a!1 a!5))))
(assert (let ((a!1 (winning.fits (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         x!))
      (a!2 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!3 (winning.ends x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         a!2)))
(let ((a!4 (and (= a!3 (winning.winner x!))
                (or (= (winning.winner x!) 1) (= (winning.winner x!) 2)))))
  (=> (and (= (winning.options x!) 0)
           (or (= p! 1) (= p! 2))
           a!1
           (winning.fits a!2 x!))
      a!4)))))
(assert (let ((a!1 (winning.fits (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         x!))
      (a!2 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))))
      (a!3 (winning.pick (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!4 (>= (ite (= (winning.mover x!) p!) a!3 (winning.pick a!2)) 0))
      (a!5 (< (ite (= (winning.mover x!) p!) a!3 (winning.pick a!2))
              (winning.options x!)))
      (a!6 (winning.ends x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         a!2))
      (a!7 (winning.option x!
                           (ite (= (winning.mover x!) p!)
                                a!3
                                (winning.pick a!2))))
      (a!8 (winning.after (winning.first_with
                            x!
                            i!
                            (winning.best (winning.option x! i!) p!))
                          (ite (= (winning.mover x!) p!) a!3 (winning.pick a!2))))
      (a!9 (winning.after a!2
                          (ite (= (winning.mover x!) p!) a!3 (winning.pick a!2)))))
  (=> (and (>= (winning.options x!) 1)
           (or (= p! 1) (= p! 2))
           a!1
           (winning.fits a!2 x!))
      (and a!4 a!5 (= a!6 (winning.ends a!7 p! a!8 a!9)))))))
(assert (let ((a!1 (winning.fits (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))
                         x!))
      (a!2 (winning.pick (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))))
      (a!3 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!4 (>= (ite (= (winning.mover x!) p!) a!2 (winning.pick a!3)) 0))
      (a!5 (< (ite (= (winning.mover x!) p!) a!2 (winning.pick a!3))
              (winning.options x!)))
      (a!6 (winning.after (winning.first_with
                            x!
                            i!
                            (winning.best (winning.option x! i!) p!))
                          (ite (= (winning.mover x!) p!) a!2 (winning.pick a!3))))
      (a!7 (winning.option x!
                           (ite (= (winning.mover x!) p!)
                                a!2
                                (winning.pick a!3)))))
  (=> (and a!1 a!4 a!5) (winning.fits a!6 a!7)))))
(assert (let ((a!1 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!))))
      (a!2 (winning.pick (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!3 (>= (ite (= (winning.mover x!) p!) a!2 (winning.pick a!1)) 0))
      (a!4 (< (ite (= (winning.mover x!) p!) a!2 (winning.pick a!1))
              (winning.options x!)))
      (a!5 (winning.after a!1
                          (ite (= (winning.mover x!) p!) a!2 (winning.pick a!1))))
      (a!6 (winning.option x!
                           (ite (= (winning.mover x!) p!)
                                a!2
                                (winning.pick a!1)))))
  (=> (and (winning.fits a!1 x!) a!3 a!4) (winning.fits a!5 a!6)))))
(assert (let ((a!1 (winning.foil x!
                         p!
                         (winning.first_with
                           x!
                           i!
                           (winning.best (winning.option x! i!) p!)))))
(let ((a!2 (= (winning.ends (winning.option x! i!)
                            p!
                            (winning.best (winning.option x! i!) p!)
                            (winning.after a!1 i!))
              p!)))
(let ((a!3 (=> (and (winning.has (winning.option x! i!) p!)
                    (winning.fits (winning.after a!1 i!) (winning.option x! i!)))
               a!2)))
(let ((a!4 (and (winning.fits (winning.best (winning.option x! i!) p!)
                              (winning.option x! i!))
                a!3)))
  (=> (or (= p! 1) (= p! 2)) a!4))))))
(assert (let ((a!1 (and (winning.has (winning.option x! i!) p!)
                (winning.fits (winning.best (winning.option x! i!) p!)
                              (winning.option x! i!))))
      (a!2 (= (winning.ends (winning.option x! i!)
                            p!
                            (winning.best (winning.option x! i!) p!)
                            (winning.best (winning.option x! i!) p!))
              p!)))
(let ((a!3 (and (winning.fits (winning.best (winning.option x! i!) p!)
                              (winning.option x! i!))
                (=> a!1 a!2))))
  (=> (or (= p! 1) (= p! 2)) a!3))))
(assert (let ((a!1 (=> (and (or (= p! 1) (= p! 2))
                    (= (winning.mover x!) p!)
                    (>= i! 0)
                    (< i! (winning.options x!))
                    (winning.has (winning.option x! i!) p!))
               (winning.has x! p!))))
  (not a!1)))
(check-sat)
(exit)
