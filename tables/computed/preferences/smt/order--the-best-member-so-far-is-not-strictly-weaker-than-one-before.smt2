; A model is not so: the best member so far is not strictly weaker than one before.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort order.Value 0)
(declare-sort order.Player 0)
(declare-fun order.strict (order.Player order.Value order.Value) Bool)
(declare-fun order.member (order.Value Int) order.Value)
(declare-fun j! () Int)
(declare-fun X! () order.Value)
(declare-fun order.top (order.Player order.Value Int) Int)
(declare-fun k! () Int)
(declare-fun p! () order.Player)
(declare-fun order.weaker (order.Player order.Value order.Value) Bool)
(declare-fun order.equal (order.Player order.Value order.Value) Bool)
(assert (let ((a!1 (order.strict p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! j!))))
(let ((a!2 (and (>= (order.top p! X! (- k! 1)) 0)
                (<= (order.top p! X! (- k! 1)) (- k! 1))
                (xor a!1 true))))
(let ((a!3 (=> (and (>= j! 0) (<= j! (- k! 1))) a!2)))
  (=> (and (>= (- k! 1) 0) (< (- k! 1) k!)) a!3)))))
(assert (let ((a!1 (order.strict p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! 0))))
(let ((a!2 (and (>= (order.top p! X! (- k! 1)) 0)
                (<= (order.top p! X! (- k! 1)) (- k! 1))
                (xor a!1 true))))
(let ((a!3 (=> (and (>= 0 0) (<= 0 (- k! 1))) a!2)))
  (=> (and (>= (- k! 1) 0) (< (- k! 1) k!)) a!3)))))
(assert (let ((a!1 (order.strict p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! k!))))
(let ((a!2 (= (order.top p! X! k!) (ite a!1 k! (order.top p! X! (- k! 1))))))
  (ite (<= k! 0) (= (order.top p! X! k!) 0) a!2))))
(assert (and (order.weaker p! (order.member X! k!) (order.member X! k!))
     (xor (order.strict p! (order.member X! k!) (order.member X! k!)) true)))
(assert (and (order.weaker p! (order.member X! 0) (order.member X! 0))
     (xor (order.strict p! (order.member X! 0) (order.member X! 0)) true)))
(assert (let ((a!1 (order.weaker p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! k!)))
      (a!2 (order.weaker p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! j!)))
      (a!4 (order.equal p!
                        (order.member X! (order.top p! X! (- k! 1)))
                        (order.member X! k!)))
      (a!5 (order.equal p!
                        (order.member X! (order.top p! X! (- k! 1)))
                        (order.member X! j!)))
      (a!7 (order.strict p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! k!)))
      (a!8 (order.strict p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! j!)))
      (a!10 (order.equal p!
                         (order.member X! k!)
                         (order.member X! (order.top p! X! (- k! 1)))))
      (a!11 (order.strict p!
                          (order.member X! k!)
                          (order.member X! (order.top p! X! (- k! 1)))))
      (a!12 (order.equal p!
                         (order.member X! (order.top p! X! (- k! 1)))
                         (order.member X! (order.top p! X! (- k! 1))))))
(let ((a!3 (=> (and a!1
                    (order.weaker p! (order.member X! k!) (order.member X! j!)))
               a!2))
      (a!6 (=> (and a!4
                    (order.equal p! (order.member X! k!) (order.member X! j!)))
               a!5))
      (a!9 (=> (and a!7
                    (order.strict p! (order.member X! k!) (order.member X! j!)))
               a!8)))
  (and a!3 a!6 a!9 (= a!4 a!10) (xor (and a!7 a!11) true) a!12))))
(assert (let ((a!1 (xor (order.strict p!
                              (order.member X! (order.top p! X! k!))
                              (order.member X! j!))
                true)))
(let ((a!2 (=> (and (>= j! 0) (<= j! k!))
               (and (>= (order.top p! X! k!) 0)
                    (<= (order.top p! X! k!) k!)
                    a!1))))
  (not (=> (>= k! 0) a!2)))))
(check-sat)
(exit)
