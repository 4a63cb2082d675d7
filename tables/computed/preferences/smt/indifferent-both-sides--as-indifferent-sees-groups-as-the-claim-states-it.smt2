; A model is not so: as_indifferent_sees groups, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort indifferent-both-sides.Value 0)
(declare-sort indifferent-both-sides.Player 0)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun indifferent-both-sides.weaker
             (indifferent-both-sides.Player
              indifferent-both-sides.Value
              indifferent-both-sides.Value)
             Bool)
(declare-fun indifferent-both-sides.simple
             (indifferent-both-sides.Player Int Int)
             indifferent-both-sides.Value)
(declare-fun p! () indifferent-both-sides.Player)
(assert (let ((a!1 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0))
      (a!2 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0)))
(let ((a!3 (or (xor a!2 true)
               (< (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!4 (and (xor a!1 true)
                (xor a!2 true)
                (> (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!6 (or (xor a!1 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!7 (and (xor a!2 true)
                (xor a!1 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!)))))
(let ((a!5 (= (indifferent-both-sides.weaker
                p!
                (indifferent-both-sides.simple p! a! i!)
                (indifferent-both-sides.simple p! b! j!))
              (xor (or (and a!1 a!3) a!4) true)))
      (a!8 (= (indifferent-both-sides.weaker
                p!
                (indifferent-both-sides.simple p! b! j!)
                (indifferent-both-sides.simple p! a! i!))
              (xor (or (and a!2 a!6) a!7) true))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
      (and a!5 a!8))))))
(assert (and (>= a! 1)
     (<= a! 3)
     (>= i! 0)
     (>= b! 1)
     (<= b! 3)
     (>= j! 0)
     (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
(assert (let ((a!1 (=> (= (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))
               (and (indifferent-both-sides.weaker
                      p!
                      (indifferent-both-sides.simple p! a! i!)
                      (indifferent-both-sides.simple p! b! j!))
                    (indifferent-both-sides.weaker
                      p!
                      (indifferent-both-sides.simple p! b! j!)
                      (indifferent-both-sides.simple p! a! i!))))))
  (not a!1)))
(check-sat)
(exit)
