; A model is not so: _ends_at_value, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun p! () Int)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.end_from (rulesets.Position Int Int) Int)
(declare-fun rulesets.least () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.tie_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun m! () Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.raise_move (rulesets.Position Int Int) rulesets.Position)
(declare-fun rulesets.next_bid (Int) Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.in_U () Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
(assert (let ((a!1 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!4 (and (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))))))
(let ((a!5 (= (rulesets.nu x! p! m!)
              (ite a!4
                   (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))))))
  (=> (and (<= rulesets.least p!)
           (<= rulesets.least (- rulesets.TB p!))
           m!
           rulesets.in_U)
      (and a!5
           (>= (rulesets.end_from x! p! rulesets.least) 0)
           (<= (rulesets.end_from x! p! rulesets.least) p!)
           (<= (rulesets.end_from x! p! rulesets.least) (- rulesets.TB p!))))))))
(assert (and (<= rulesets.least p!)
     (<= rulesets.least (- rulesets.TB p!))
     m!
     rulesets.in_U
     (>= (rulesets.rank x!) 0)))
(assert (let ((a!1 (rulesets.nu (rulesets.raise_move
                          x!
                          p!
                          (rulesets.next_bid
                            (rulesets.end_from x! p! rulesets.least)))
                        (+ p!
                           (rulesets.next_bid
                             (rulesets.end_from x! p! rulesets.least)))
                        m!))
      (a!2 (rulesets.right_weight
             x!
             (rulesets.raise_move
               x!
               p!
               (rulesets.next_bid (rulesets.end_from x! p! rulesets.least)))))
      (a!3 (+ (rulesets.nu (rulesets.tie_move
                             x!
                             p!
                             (rulesets.end_from x! p! rulesets.least))
                           (- p! (rulesets.end_from x! p! rulesets.least))
                           (xor m! true))
              (rulesets.left_weight
                x!
                (rulesets.tie_move
                  x!
                  p!
                  (rulesets.end_from x! p! rulesets.least))))))
(let ((a!4 (and (<= (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (- rulesets.TB p!))
                (< (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!))))))
(let ((a!5 (<= (ite a!4
                    (rulesets.next_bid (rulesets.end_from x! p! rulesets.least))
                    (rulesets.end_from x! p! rulesets.least))
               (- rulesets.TB p!)))
      (a!6 (= (ite a!4
                   (ite (rulesets.right_can x!)
                        (+ a!1 a!2)
                        (rulesets.right_penalty x!))
                   (ite (rulesets.left_can x!) a!3 (rulesets.left_penalty x!)))
              (rulesets.nu x! p! m!))))
  (not (and (>= (rulesets.end_from x! p! rulesets.least) 0)
            (<= (rulesets.end_from x! p! rulesets.least) p!)
            a!5
            a!6))))))
(check-sat)
(exit)
