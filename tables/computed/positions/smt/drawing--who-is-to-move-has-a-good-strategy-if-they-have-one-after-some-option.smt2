; A model is not so: who is to move has a good strategy if they have one after some option.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort drawing.Strategy 0)
(declare-sort drawing.Tree 0)
(declare-fun drawing.ends
             (drawing.Tree Int drawing.Strategy drawing.Strategy)
             Int)
(declare-fun drawing.foil (drawing.Tree Int drawing.Strategy) drawing.Strategy)
(declare-fun drawing.first_with
             (drawing.Tree Int drawing.Strategy)
             drawing.Strategy)
(declare-fun drawing.best (drawing.Tree Int) drawing.Strategy)
(declare-fun p! () Int)
(declare-fun drawing.option (drawing.Tree Int) drawing.Tree)
(declare-fun i! () Int)
(declare-fun x! () drawing.Tree)
(declare-fun drawing.fits (drawing.Strategy drawing.Tree) Bool)
(declare-fun drawing.has (drawing.Tree Int) Bool)
(declare-fun drawing.after (drawing.Strategy Int) drawing.Strategy)
(declare-fun drawing.pick (drawing.Strategy) Int)
(declare-fun drawing.options (drawing.Tree) Int)
(declare-fun drawing.winner (drawing.Tree) Int)
(declare-fun drawing.mover (drawing.Tree) Int)
(assert (let ((a!1 (drawing.fits (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         x!))
      (a!2 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!3 (drawing.ends x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         a!2)))
(let ((a!4 (and (drawing.fits a!2 x!) (xor (or (= a!3 p!) (= a!3 0)) true))))
  (=> (and (or (= p! 1) (= p! 2)) a!1 (xor (drawing.has x! p!) true)) a!4)))))
(assert (let ((a!1 (and (>= i! 0)
                (< i! (drawing.options x!))
                (drawing.fits (drawing.best (drawing.option x! i!) p!)
                              (drawing.option x! i!))))
      (a!2 (drawing.fits (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         x!))
      (a!3 (drawing.pick (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))))
      (a!4 (drawing.after (drawing.first_with
                            x!
                            i!
                            (drawing.best (drawing.option x! i!) p!))
                          i!)))
(let ((a!5 (and a!2 (= a!3 i!) (= a!4 (drawing.best (drawing.option x! i!) p!)))))
  (=> a!1 a!5))))
(assert (let ((a!1 (drawing.fits (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         x!))
      (a!2 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!3 (drawing.ends x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         a!2)))
(let ((a!4 (and (= a!3 (drawing.winner x!))
                (or (= (drawing.winner x!) 1)
                    (= (drawing.winner x!) 0)
                    (= (drawing.winner x!) 2)
                    (= (drawing.winner x!) 0)))))
  (=> (and (= (drawing.options x!) 0)
           (or (= p! 1) (= p! 2))
           a!1
           (drawing.fits a!2 x!))
      a!4)))))
(assert (let ((a!1 (drawing.fits (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         x!))
      (a!2 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))))
      (a!3 (drawing.pick (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!4 (>= (ite (= (drawing.mover x!) p!) a!3 (drawing.pick a!2)) 0))
      (a!5 (< (ite (= (drawing.mover x!) p!) a!3 (drawing.pick a!2))
              (drawing.options x!)))
      (a!6 (drawing.ends x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         a!2))
      (a!7 (drawing.option x!
                           (ite (= (drawing.mover x!) p!)
                                a!3
                                (drawing.pick a!2))))
      (a!8 (drawing.after (drawing.first_with
                            x!
                            i!
                            (drawing.best (drawing.option x! i!) p!))
                          (ite (= (drawing.mover x!) p!) a!3 (drawing.pick a!2))))
      (a!9 (drawing.after a!2
                          (ite (= (drawing.mover x!) p!) a!3 (drawing.pick a!2)))))
  (=> (and (>= (drawing.options x!) 1)
           (or (= p! 1) (= p! 2))
           a!1
           (drawing.fits a!2 x!))
      (and a!4 a!5 (= a!6 (drawing.ends a!7 p! a!8 a!9)))))))
(assert (let ((a!1 (drawing.fits (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))
                         x!))
      (a!2 (drawing.pick (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))))
      (a!3 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!4 (>= (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!3)) 0))
      (a!5 (< (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!3))
              (drawing.options x!)))
      (a!6 (drawing.after (drawing.first_with
                            x!
                            i!
                            (drawing.best (drawing.option x! i!) p!))
                          (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!3))))
      (a!7 (drawing.option x!
                           (ite (= (drawing.mover x!) p!)
                                a!2
                                (drawing.pick a!3)))))
  (=> (and a!1 a!4 a!5) (drawing.fits a!6 a!7)))))
(assert (let ((a!1 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!))))
      (a!2 (drawing.pick (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!3 (>= (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!1)) 0))
      (a!4 (< (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!1))
              (drawing.options x!)))
      (a!5 (drawing.after a!1
                          (ite (= (drawing.mover x!) p!) a!2 (drawing.pick a!1))))
      (a!6 (drawing.option x!
                           (ite (= (drawing.mover x!) p!)
                                a!2
                                (drawing.pick a!1)))))
  (=> (and (drawing.fits a!1 x!) a!3 a!4) (drawing.fits a!5 a!6)))))
(assert (let ((a!1 (drawing.foil x!
                         p!
                         (drawing.first_with
                           x!
                           i!
                           (drawing.best (drawing.option x! i!) p!)))))
(let ((a!2 (drawing.ends (drawing.option x! i!)
                         p!
                         (drawing.best (drawing.option x! i!) p!)
                         (drawing.after a!1 i!))))
(let ((a!3 (=> (and (drawing.has (drawing.option x! i!) p!)
                    (drawing.fits (drawing.after a!1 i!) (drawing.option x! i!)))
               (or (= a!2 p!) (= a!2 0)))))
(let ((a!4 (and (drawing.fits (drawing.best (drawing.option x! i!) p!)
                              (drawing.option x! i!))
                a!3)))
  (=> (or (= p! 1) (= p! 2)) a!4))))))
(assert (let ((a!1 (and (drawing.has (drawing.option x! i!) p!)
                (drawing.fits (drawing.best (drawing.option x! i!) p!)
                              (drawing.option x! i!))))
      (a!2 (drawing.ends (drawing.option x! i!)
                         p!
                         (drawing.best (drawing.option x! i!) p!)
                         (drawing.best (drawing.option x! i!) p!))))
(let ((a!3 (and (drawing.fits (drawing.best (drawing.option x! i!) p!)
                              (drawing.option x! i!))
                (=> a!1 (or (= a!2 p!) (= a!2 0))))))
  (=> (or (= p! 1) (= p! 2)) a!3))))
(assert (let ((a!1 (=> (and (or (= p! 1) (= p! 2))
                    (= (drawing.mover x!) p!)
                    (>= i! 0)
                    (< i! (drawing.options x!))
                    (drawing.has (drawing.option x! i!) p!))
               (drawing.has x! p!))))
  (not a!1)))
(check-sat)
(exit)
