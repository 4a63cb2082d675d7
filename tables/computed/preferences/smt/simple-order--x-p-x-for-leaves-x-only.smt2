; A model is not so: [[[x]]] =_p x for leaves x only.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun X! () simple-order.Value)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.wrap (simple-order.Value) simple-order.Value)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.each
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.each_x
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.lost (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.win (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.weaker
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.equal
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(assert (let ((a!1 (and (xor (simple-order.leaf (simple-order.wrap X!)) true)
                (= (simple-order.count (simple-order.wrap X!)) 1)
                (= (simple-order.member (simple-order.wrap X!) 0) X!))))
  (ite (simple-order.leaf X!) (= (simple-order.wrap X!) X!) a!1)))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.wrap X!)) 1)
                (= (simple-order.member (simple-order.wrap X!) 0)
                   (simple-order.wrap X!))))
      (a!2 (and (>= 0 0) (< 0 (simple-order.count (simple-order.wrap X!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.wrap X!) 0))
               0))
      (a!4 (< (simple-order.rank (simple-order.member (simple-order.wrap X!) 0))
              (simple-order.rank (simple-order.wrap X!)))))
  (and (>= (simple-order.count (simple-order.wrap X!)) 1)
       (>= (simple-order.rank (simple-order.wrap X!)) 0)
       (ite (simple-order.leaf (simple-order.wrap X!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (xor (simple-order.leaf (simple-order.wrap (simple-order.wrap X!)))
                true))
      (a!2 (= (simple-order.count (simple-order.wrap (simple-order.wrap X!))) 1))
      (a!3 (= (simple-order.member (simple-order.wrap (simple-order.wrap X!)) 0)
              (simple-order.wrap X!))))
  (ite (simple-order.leaf (simple-order.wrap X!))
       (= (simple-order.wrap (simple-order.wrap X!)) (simple-order.wrap X!))
       (and a!1 a!2 a!3))))
(assert (let ((a!1 (>= (simple-order.count (simple-order.wrap (simple-order.wrap X!)))
               1))
      (a!2 (>= (simple-order.rank (simple-order.wrap (simple-order.wrap X!))) 0))
      (a!3 (= (simple-order.count (simple-order.wrap (simple-order.wrap X!))) 1))
      (a!4 (= (simple-order.member (simple-order.wrap (simple-order.wrap X!)) 0)
              (simple-order.wrap (simple-order.wrap X!))))
      (a!5 (< 0 (simple-order.count (simple-order.wrap (simple-order.wrap X!)))))
      (a!6 (simple-order.rank
             (simple-order.member (simple-order.wrap (simple-order.wrap X!)) 0))))
(let ((a!7 (< a!6
              (simple-order.rank (simple-order.wrap (simple-order.wrap X!))))))
(let ((a!8 (ite (simple-order.leaf (simple-order.wrap (simple-order.wrap X!)))
                (and a!3 a!4)
                (=> (and (>= 0 0) a!5) (and (>= a!6 0) a!7)))))
  (and a!1 a!2 a!8)))))
(assert (let ((a!1 (= (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
              (simple-order.wrap (simple-order.wrap X!))))
      (a!2 (simple-order.leaf
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!3 (simple-order.count
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!4 (simple-order.member
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             0)))
(let ((a!5 (and (xor a!2 true)
                (= a!3 1)
                (= a!4 (simple-order.wrap (simple-order.wrap X!))))))
  (ite (simple-order.leaf (simple-order.wrap (simple-order.wrap X!))) a!1 a!5))))
(assert (let ((a!1 (simple-order.count
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!2 (simple-order.rank
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!3 (simple-order.leaf
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!4 (simple-order.member
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             0)))
(let ((a!5 (= a!4
              (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!6 (=> (and (>= 0 0) (< 0 a!1))
               (and (>= (simple-order.rank a!4) 0)
                    (< (simple-order.rank a!4) a!2)))))
  (and (>= a!1 1) (>= a!2 0) (ite a!3 (and (= a!1 1) a!5) a!6)))))
(assert (let ((a!1 (and (>= (simple-order.rank (simple-order.member X! 0)) 0)
                (< (simple-order.rank (simple-order.member X! 0))
                   (simple-order.rank X!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (simple-order.count X!))) a!1)))
(let ((a!3 (ite (simple-order.leaf X!)
                (and (= (simple-order.count X!) 1)
                     (= (simple-order.member X! 0) X!))
                a!2)))
  (and (>= (simple-order.count X!) 1) (>= (simple-order.rank X!) 0) a!3)))))
(assert (let ((a!1 (and (xor (and (simple-order.leaf X!) (simple-order.leaf X!)) true)
                (simple-order.each p! X! X!))))
(let ((a!2 (or (and (simple-order.win p! X!)
                    (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true))
               (and (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true)
                    (simple-order.lost p! X!))
               (and (simple-order.win p! X!) (simple-order.lost p! X!))
               (= X! X!)
               (and (xor (simple-order.leaf X!) true)
                    (simple-order.each_x p! X! X!))
               a!1)))
  (= (simple-order.weaker p! X! X!) a!2))))
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!))
      (a!2 (simple-order.weaker
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!))
      (a!3 (simple-order.weaker
             p!
             X!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!4 (simple-order.strict
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!)))
  (and (= a!1 (and a!2 a!3)) (= a!4 (and a!2 (xor a!1 true))))))
(assert (let ((a!1 (and (xor (and (simple-order.leaf X!) (simple-order.leaf X!)) true)
                (simple-order.each p! X! X!))))
(let ((a!2 (or (and (simple-order.win p! X!)
                    (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true))
               (and (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true)
                    (simple-order.lost p! X!))
               (and (simple-order.win p! X!) (simple-order.lost p! X!))
               (= X! X!)
               (and (xor (simple-order.leaf X!) true)
                    (simple-order.each_x p! X! X!))
               a!1)))
  (= (simple-order.weaker p! X! X!) a!2))))
(assert (let ((a!1 (simple-order.rank
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!2 (simple-order.weaker
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!))
      (a!3 (simple-order.weaker
             p!
             X!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))))
      (a!4 (= (simple-order.wrap (simple-order.wrap (simple-order.wrap X!))) X!)))
  (=> (>= (+ a!1 (simple-order.rank X!)) 0) (=> (and a!2 a!3) a!4))))
(assert (let ((a!1 (simple-order.equal
             p!
             (simple-order.wrap (simple-order.wrap (simple-order.wrap X!)))
             X!)))
  (not (= a!1 (simple-order.leaf X!)))))
(check-sat)
(exit)
