; A model is not so: as_indifferent_sees, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort indifferent.Value 0)
(declare-sort indifferent.Player 0)
(declare-fun indifferent.weaker
             (indifferent.Player indifferent.Value indifferent.Value)
             Bool)
(declare-fun indifferent.simple (indifferent.Player Int Int) indifferent.Value)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun p! () indifferent.Player)
(declare-fun j! () Int)
(declare-fun b! () Int)
(assert (let ((a!1 (and (>= a! 1)
                (<= a! 3)
                (>= i! 0)
                (>= b! 1)
                (<= b! 3)
                (>= j! 0)
                (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
  (=> a!1
      (and (indifferent.weaker
             p!
             (indifferent.simple p! a! i!)
             (indifferent.simple p! b! j!))
           (indifferent.weaker
             p!
             (indifferent.simple p! b! j!)
             (indifferent.simple p! a! i!))))))
(assert (and (>= a! 1)
     (<= a! 3)
     (>= i! 0)
     (>= b! 1)
     (<= b! 3)
     (>= j! 0)
     (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
(assert (let ((a!1 (=> (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))
               (and (indifferent.weaker
                      p!
                      (indifferent.simple p! a! i!)
                      (indifferent.simple p! b! j!))
                    (indifferent.weaker
                      p!
                      (indifferent.simple p! b! j!)
                      (indifferent.simple p! a! i!))))))
  (not a!1)))
(check-sat)
(exit)
