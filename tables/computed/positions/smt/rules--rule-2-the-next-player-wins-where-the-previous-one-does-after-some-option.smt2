; A model is not so: rule 2: the next player wins where the previous one does after some option.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rules.Strategy 0)
(declare-sort rules.Position 0)
(declare-fun rules.wins (rules.Position rules.Strategy rules.Strategy) Bool)
(declare-fun rules.foil_next (rules.Position rules.Strategy) rules.Strategy)
(declare-fun rules.first_with
             (rules.Position Int rules.Strategy)
             rules.Strategy)
(declare-fun rules.best_previous (rules.Position) rules.Strategy)
(declare-fun rules.option (rules.Position Int) rules.Position)
(declare-fun i! () Int)
(declare-fun x! () rules.Position)
(declare-fun rules.fits (rules.Strategy rules.Position) Bool)
(declare-fun rules.next (rules.Position) Bool)
(declare-fun rules.after (rules.Strategy Int) rules.Strategy)
(declare-fun rules.pick (rules.Strategy) Int)
(declare-fun rules.options (rules.Position) Int)
(declare-fun rules.misere () Bool)
(declare-fun rules.previous (rules.Position) Bool)
(assert (let ((a!1 (rules.fits (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       x!))
      (a!2 (rules.foil_next x!
                            (rules.first_with x!
                                              i!
                                              (rules.best_previous
                                                (rules.option x! i!))))))
(let ((a!3 (rules.wins x!
                       (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       a!2)))
  (=> (and a!1 (xor (rules.next x!) true))
      (and (rules.fits a!2 x!) (xor a!3 true))))))
(assert (let ((a!1 (and (>= i! 0)
                (< i! (rules.options x!))
                (rules.fits (rules.best_previous (rules.option x! i!))
                            (rules.option x! i!))))
      (a!2 (rules.fits (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       x!))
      (a!3 (rules.pick (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))))
      (a!4 (rules.after (rules.first_with x!
                                          i!
                                          (rules.best_previous
                                            (rules.option x! i!)))
                        i!)))
(let ((a!5 (and a!2
                (= a!3 i!)
                (= a!4 (rules.best_previous (rules.option x! i!))))))
  (=> a!1 a!5))))
(assert (let ((a!1 (rules.fits (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       x!))
      (a!2 (rules.foil_next x!
                            (rules.first_with x!
                                              i!
                                              (rules.best_previous
                                                (rules.option x! i!)))))
      (a!3 (rules.pick (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!))))))
(let ((a!4 (rules.wins x!
                       (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       a!2))
      (a!5 (rules.after (rules.first_with x!
                                          i!
                                          (rules.best_previous
                                            (rules.option x! i!)))
                        a!3)))
(let ((a!6 (= a!4
              (xor (rules.wins (rules.option x! a!3) (rules.after a!2 a!3) a!5)
                   true))))
  (=> (and (>= (rules.options x!) 1) a!1 (rules.fits a!2 x!))
      (and (>= a!3 0) (< a!3 (rules.options x!)) a!6))))))
(assert (let ((a!1 (rules.fits (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       x!))
      (a!2 (rules.foil_next x!
                            (rules.first_with x!
                                              i!
                                              (rules.best_previous
                                                (rules.option x! i!))))))
(let ((a!3 (rules.wins x!
                       (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       a!2)))
  (=> (and (= (rules.options x!) 0) a!1 (rules.fits a!2 x!))
      (= a!3 rules.misere)))))
(assert (let ((a!1 (rules.fits (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!)))
                       x!))
      (a!2 (rules.pick (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!))))))
(let ((a!3 (rules.after (rules.first_with x!
                                          i!
                                          (rules.best_previous
                                            (rules.option x! i!)))
                        a!2)))
  (=> (and a!1 (>= a!2 0) (< a!2 (rules.options x!)))
      (rules.fits a!3 (rules.option x! a!2))))))
(assert (let ((a!1 (rules.foil_next x!
                            (rules.first_with x!
                                              i!
                                              (rules.best_previous
                                                (rules.option x! i!)))))
      (a!2 (rules.pick (rules.first_with x!
                                         i!
                                         (rules.best_previous
                                           (rules.option x! i!))))))
  (=> (and (rules.fits a!1 x!) (>= a!2 0) (< a!2 (rules.options x!)))
      (rules.fits (rules.after a!1 a!2) (rules.option x! a!2)))))
(assert (let ((a!1 (rules.foil_next x!
                            (rules.first_with x!
                                              i!
                                              (rules.best_previous
                                                (rules.option x! i!))))))
(let ((a!2 (xor (rules.wins (rules.option x! i!)
                            (rules.after a!1 i!)
                            (rules.best_previous (rules.option x! i!)))
                true)))
(let ((a!3 (=> (and (rules.previous (rules.option x! i!))
                    (rules.fits (rules.after a!1 i!) (rules.option x! i!)))
               a!2)))
  (and (rules.fits (rules.best_previous (rules.option x! i!))
                   (rules.option x! i!))
       a!3)))))
(assert (let ((a!1 (=> (and (>= i! 0)
                    (< i! (rules.options x!))
                    (rules.previous (rules.option x! i!)))
               (rules.next x!))))
  (not a!1)))
(check-sat)
(exit)
