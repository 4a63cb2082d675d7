; A model is not so: so alike, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun q! () simple-order.Player)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun p! () simple-order.Player)
(assert (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
    (= (simple-order.printed
         p!
         (simple-order.simple p! a! i!)
         (simple-order.simple p! b! j!))
       (simple-order.printed
         q!
         (simple-order.simple q! a! i!)
         (simple-order.simple q! b! j!)))))
(assert (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0)))
(assert (not (= (simple-order.printed
          p!
          (simple-order.simple p! a! i!)
          (simple-order.simple p! b! j!))
        (simple-order.printed
          q!
          (simple-order.simple q! a! i!)
          (simple-order.simple q! b! j!)))))
(check-sat)
(exit)
