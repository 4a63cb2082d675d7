; A model is not so: so alike letter, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun simple-order-to-the-letter.printed
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun q! () simple-order-to-the-letter.Player)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun p! () simple-order-to-the-letter.Player)
(assert (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
    (= (simple-order-to-the-letter.printed
         p!
         (simple-order-to-the-letter.simple p! a! i!)
         (simple-order-to-the-letter.simple p! b! j!))
       (simple-order-to-the-letter.printed
         q!
         (simple-order-to-the-letter.simple q! a! i!)
         (simple-order-to-the-letter.simple q! b! j!)))))
(assert (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0)))
(assert (not (= (simple-order-to-the-letter.printed
          p!
          (simple-order-to-the-letter.simple p! a! i!)
          (simple-order-to-the-letter.simple p! b! j!))
        (simple-order-to-the-letter.printed
          q!
          (simple-order-to-the-letter.simple q! a! i!)
          (simple-order-to-the-letter.simple q! b! j!)))))
(check-sat)
(exit)
