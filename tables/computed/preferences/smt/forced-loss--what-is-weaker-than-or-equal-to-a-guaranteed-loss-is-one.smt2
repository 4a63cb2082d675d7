; A model is not so: what is weaker than or equal to a guaranteed loss is one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort forced-loss.Value 0)
(declare-sort forced-loss.Player 0)
(declare-fun forced-loss.lost (forced-loss.Player forced-loss.Value) Bool)
(declare-fun forced-loss.member (forced-loss.Value Int) forced-loss.Value)
(declare-fun forced-loss.hope (forced-loss.Player forced-loss.Value) Int)
(declare-fun X! () forced-loss.Value)
(declare-fun p! () forced-loss.Player)
(declare-fun Y! () forced-loss.Value)
(declare-fun forced-loss.weaker
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Bool)
(declare-fun forced-loss.rank (forced-loss.Value) Int)
(declare-fun forced-loss.fatal (forced-loss.Player forced-loss.Value) Int)
(declare-fun forced-loss.each
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Bool)
(declare-fun forced-loss.leaf (forced-loss.Value) Bool)
(declare-fun forced-loss.each_x
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Bool)
(declare-fun forced-loss.win (forced-loss.Player forced-loss.Value) Bool)
(declare-fun forced-loss.no_win (forced-loss.Player forced-loss.Value) Int)
(declare-fun forced-loss.count (forced-loss.Value) Int)
(declare-fun forced-loss.out_right
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Int)
(declare-fun forced-loss.out_left
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Int)
(declare-fun forced-loss.out_x
             (forced-loss.Player forced-loss.Value forced-loss.Value)
             Int)
(assert (let ((a!1 (+ (forced-loss.rank (forced-loss.member X! (forced-loss.hope p! X!)))
              (forced-loss.rank Y!)))
      (a!3 (and (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.hope p! X!))
                  Y!)
                (forced-loss.lost p! Y!))))
(let ((a!2 (and (>= a!1 0)
                (< a!1 (+ (forced-loss.rank X!) (forced-loss.rank Y!)))))
      (a!4 (=> a!3
               (forced-loss.lost p!
                                 (forced-loss.member
                                   X!
                                   (forced-loss.hope p! X!))))))
  (=> a!2 a!4))))
(assert (let ((a!1 (+ (forced-loss.rank (forced-loss.member X! (forced-loss.hope p! X!)))
              (forced-loss.rank (forced-loss.member
                                  Y!
                                  (forced-loss.fatal p! Y!)))))
      (a!3 (and (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.hope p! X!))
                  (forced-loss.member Y! (forced-loss.fatal p! Y!)))
                (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.fatal p! Y!))))))
(let ((a!2 (and (>= a!1 0)
                (< a!1 (+ (forced-loss.rank X!) (forced-loss.rank Y!)))))
      (a!4 (=> a!3
               (forced-loss.lost p!
                                 (forced-loss.member
                                   X!
                                   (forced-loss.hope p! X!))))))
  (=> a!2 a!4))))
(assert (let ((a!1 (+ (forced-loss.rank X!)
              (forced-loss.rank (forced-loss.member
                                  Y!
                                  (forced-loss.fatal p! Y!)))))
      (a!3 (and (forced-loss.weaker
                  p!
                  X!
                  (forced-loss.member Y! (forced-loss.fatal p! Y!)))
                (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.fatal p! Y!))))))
(let ((a!2 (and (>= a!1 0)
                (< a!1 (+ (forced-loss.rank X!) (forced-loss.rank Y!))))))
  (=> a!2 (=> a!3 (forced-loss.lost p! X!))))))
(assert (let ((a!1 (+ (forced-loss.rank (forced-loss.member X! (forced-loss.hope p! X!)))
              (forced-loss.rank (forced-loss.member Y! 0))))
      (a!3 (and (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.hope p! X!))
                  (forced-loss.member Y! 0))
                (forced-loss.lost p! (forced-loss.member Y! 0)))))
(let ((a!2 (and (>= a!1 0)
                (< a!1 (+ (forced-loss.rank X!) (forced-loss.rank Y!)))))
      (a!4 (=> a!3
               (forced-loss.lost p!
                                 (forced-loss.member
                                   X!
                                   (forced-loss.hope p! X!))))))
  (=> a!2 a!4))))
(assert (let ((a!1 (and (xor (and (forced-loss.leaf X!) (forced-loss.leaf Y!)) true)
                (forced-loss.each p! X! Y!))))
(let ((a!2 (or (and (forced-loss.win p! Y!)
                    (xor (forced-loss.win p! X!) true)
                    (xor (forced-loss.lost p! X!) true))
               (and (xor (forced-loss.win p! Y!) true)
                    (xor (forced-loss.lost p! Y!) true)
                    (forced-loss.lost p! X!))
               (and (forced-loss.win p! Y!) (forced-loss.lost p! X!))
               (= X! Y!)
               (and (xor (forced-loss.leaf X!) true)
                    (forced-loss.each_x p! X! Y!))
               a!1)))
  (= (forced-loss.weaker p! X! Y!) a!2))))
(assert (let ((a!1 (xor (forced-loss.win p!
                                 (forced-loss.member
                                   X!
                                   (forced-loss.no_win p! X!)))
                true)))
(let ((a!2 (or (forced-loss.leaf X!)
               (and (>= (forced-loss.no_win p! X!) 0)
                    (< (forced-loss.no_win p! X!) (forced-loss.count X!))
                    a!1))))
  (and (=> (forced-loss.win p! X!) (forced-loss.leaf X!))
       (=> (and (forced-loss.win p! X!) (forced-loss.win p! X!)) (= X! X!))
       a!2))))
(assert (let ((a!1 (xor (forced-loss.win p!
                                 (forced-loss.member
                                   Y!
                                   (forced-loss.no_win p! Y!)))
                true)))
(let ((a!2 (or (forced-loss.leaf Y!)
               (and (>= (forced-loss.no_win p! Y!) 0)
                    (< (forced-loss.no_win p! Y!) (forced-loss.count Y!))
                    a!1))))
  (and (=> (forced-loss.win p! Y!) (forced-loss.leaf Y!))
       (=> (and (forced-loss.win p! Y!) (forced-loss.win p! Y!)) (= Y! Y!))
       a!2))))
(assert (let ((a!1 (and (>= (forced-loss.rank (forced-loss.member X! 0)) 0)
                (< (forced-loss.rank (forced-loss.member X! 0))
                   (forced-loss.rank X!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (forced-loss.count X!))) a!1)))
(let ((a!3 (ite (forced-loss.leaf X!)
                (and (= (forced-loss.count X!) 1)
                     (= (forced-loss.member X! 0) X!))
                a!2)))
  (and (>= (forced-loss.count X!) 1) (>= (forced-loss.rank X!) 0) a!3)))))
(assert (let ((a!1 (and (>= (forced-loss.rank (forced-loss.member Y! 0)) 0)
                (< (forced-loss.rank (forced-loss.member Y! 0))
                   (forced-loss.rank Y!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (forced-loss.count Y!))) a!1)))
(let ((a!3 (ite (forced-loss.leaf Y!)
                (and (= (forced-loss.count Y!) 1)
                     (= (forced-loss.member Y! 0) Y!))
                a!2)))
  (and (>= (forced-loss.count Y!) 1) (>= (forced-loss.rank Y!) 0) a!3)))))
(assert (let ((a!1 (>= (forced-loss.rank (forced-loss.member
                                   Y!
                                   (forced-loss.fatal p! Y!)))
               0))
      (a!2 (< (forced-loss.rank (forced-loss.member
                                  Y!
                                  (forced-loss.fatal p! Y!)))
              (forced-loss.rank Y!))))
(let ((a!3 (=> (and (>= (forced-loss.fatal p! Y!) 0)
                    (< (forced-loss.fatal p! Y!) (forced-loss.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (forced-loss.leaf Y!)
                (and (= (forced-loss.count Y!) 1)
                     (= (forced-loss.member Y! 0) Y!))
                a!3)))
  (and (>= (forced-loss.count Y!) 1) (>= (forced-loss.rank Y!) 0) a!4)))))
(assert (let ((a!1 (>= (forced-loss.rank (forced-loss.member
                                   X!
                                   (forced-loss.hope p! X!)))
               0))
      (a!2 (< (forced-loss.rank (forced-loss.member X! (forced-loss.hope p! X!)))
              (forced-loss.rank X!))))
(let ((a!3 (=> (and (>= (forced-loss.hope p! X!) 0)
                    (< (forced-loss.hope p! X!) (forced-loss.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (forced-loss.leaf X!)
                (and (= (forced-loss.count X!) 1)
                     (= (forced-loss.member X! 0) X!))
                a!3)))
  (and (>= (forced-loss.count X!) 1) (>= (forced-loss.rank X!) 0) a!4)))))
(assert (let ((a!1 (=> (and (forced-loss.each p! X! Y!)
                    (>= 0 0)
                    (< 0 (forced-loss.count X!))
                    (>= 0 0)
                    (< 0 (forced-loss.count Y!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! 0)
                 (forced-loss.member Y! 0))))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_left p! X! Y!))
                  (forced-loss.member Y! (forced-loss.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (forced-loss.each p! X! Y!)
               (and (>= (forced-loss.out_left p! X! Y!) 0)
                    (< (forced-loss.out_left p! X! Y!) (forced-loss.count X!))
                    (>= (forced-loss.out_right p! X! Y!) 0)
                    (< (forced-loss.out_right p! X! Y!) (forced-loss.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (and (>= (forced-loss.fatal p! X!) 0)
                (< (forced-loss.fatal p! X!) (forced-loss.count X!))
                (forced-loss.lost p!
                                  (forced-loss.member
                                    X!
                                    (forced-loss.fatal p! X!)))))
      (a!2 (xor (forced-loss.lost p!
                                  (forced-loss.member
                                    X!
                                    (forced-loss.hope p! X!)))
                true)))
(let ((a!3 (or (forced-loss.lost p! X!)
               (and (>= (forced-loss.hope p! X!) 0)
                    (< (forced-loss.hope p! X!) (forced-loss.count X!))
                    a!2))))
  (ite (forced-loss.leaf X!)
       (= (forced-loss.lost p! X!) (xor (forced-loss.win p! X!) true))
       (and (=> (forced-loss.lost p! X!) a!1) a!3)))))
(assert (let ((a!1 (and (>= (forced-loss.fatal p! Y!) 0)
                (< (forced-loss.fatal p! Y!) (forced-loss.count Y!))
                (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.fatal p! Y!)))))
      (a!2 (xor (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.hope p! Y!)))
                true)))
(let ((a!3 (or (forced-loss.lost p! Y!)
               (and (>= (forced-loss.hope p! Y!) 0)
                    (< (forced-loss.hope p! Y!) (forced-loss.count Y!))
                    a!2))))
  (ite (forced-loss.leaf Y!)
       (= (forced-loss.lost p! Y!) (xor (forced-loss.win p! Y!) true))
       (and (=> (forced-loss.lost p! Y!) a!1) a!3)))))
(assert (let ((a!1 (and (>= (forced-loss.fatal p! Y!) 0)
                (< (forced-loss.fatal p! Y!) (forced-loss.count Y!))
                (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.fatal p! Y!)))))
      (a!2 (xor (forced-loss.lost p!
                                  (forced-loss.member
                                    Y!
                                    (forced-loss.hope p! Y!)))
                true)))
(let ((a!3 (or (forced-loss.lost p! Y!)
               (and (>= (forced-loss.hope p! Y!) 0)
                    (< (forced-loss.hope p! Y!) (forced-loss.count Y!))
                    a!2))))
  (ite (forced-loss.leaf Y!)
       (= (forced-loss.lost p! Y!) (xor (forced-loss.win p! Y!) true))
       (and (=> (forced-loss.lost p! Y!) a!1) a!3)))))
(assert (let ((a!1 (=> (and (forced-loss.each_x p! X! Y!)
                    (>= (forced-loss.hope p! X!) 0)
                    (< (forced-loss.hope p! X!) (forced-loss.count X!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! (forced-loss.hope p! X!))
                 Y!)))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_x p! X! Y!))
                  Y!)
                true)))
(let ((a!3 (or (forced-loss.each_x p! X! Y!)
               (and (>= (forced-loss.out_x p! X! Y!) 0)
                    (< (forced-loss.out_x p! X! Y!) (forced-loss.count X!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (and (forced-loss.each p! X! Y!)
                    (>= 0 0)
                    (< 0 (forced-loss.count X!))
                    (>= 0 0)
                    (< 0 (forced-loss.count Y!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! 0)
                 (forced-loss.member Y! 0))))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_left p! X! Y!))
                  (forced-loss.member Y! (forced-loss.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (forced-loss.each p! X! Y!)
               (and (>= (forced-loss.out_left p! X! Y!) 0)
                    (< (forced-loss.out_left p! X! Y!) (forced-loss.count X!))
                    (>= (forced-loss.out_right p! X! Y!) 0)
                    (< (forced-loss.out_right p! X! Y!) (forced-loss.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (and (forced-loss.each p! X! Y!)
                    (>= 0 0)
                    (< 0 (forced-loss.count X!))
                    (>= (forced-loss.fatal p! Y!) 0)
                    (< (forced-loss.fatal p! Y!) (forced-loss.count Y!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! 0)
                 (forced-loss.member Y! (forced-loss.fatal p! Y!)))))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_left p! X! Y!))
                  (forced-loss.member Y! (forced-loss.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (forced-loss.each p! X! Y!)
               (and (>= (forced-loss.out_left p! X! Y!) 0)
                    (< (forced-loss.out_left p! X! Y!) (forced-loss.count X!))
                    (>= (forced-loss.out_right p! X! Y!) 0)
                    (< (forced-loss.out_right p! X! Y!) (forced-loss.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (and (forced-loss.each p! X! Y!)
                    (>= (forced-loss.hope p! X!) 0)
                    (< (forced-loss.hope p! X!) (forced-loss.count X!))
                    (>= 0 0)
                    (< 0 (forced-loss.count Y!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! (forced-loss.hope p! X!))
                 (forced-loss.member Y! 0))))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_left p! X! Y!))
                  (forced-loss.member Y! (forced-loss.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (forced-loss.each p! X! Y!)
               (and (>= (forced-loss.out_left p! X! Y!) 0)
                    (< (forced-loss.out_left p! X! Y!) (forced-loss.count X!))
                    (>= (forced-loss.out_right p! X! Y!) 0)
                    (< (forced-loss.out_right p! X! Y!) (forced-loss.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (and (forced-loss.each p! X! Y!)
                    (>= (forced-loss.hope p! X!) 0)
                    (< (forced-loss.hope p! X!) (forced-loss.count X!))
                    (>= (forced-loss.fatal p! Y!) 0)
                    (< (forced-loss.fatal p! Y!) (forced-loss.count Y!)))
               (forced-loss.weaker
                 p!
                 (forced-loss.member X! (forced-loss.hope p! X!))
                 (forced-loss.member Y! (forced-loss.fatal p! Y!)))))
      (a!2 (xor (forced-loss.weaker
                  p!
                  (forced-loss.member X! (forced-loss.out_left p! X! Y!))
                  (forced-loss.member Y! (forced-loss.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (forced-loss.each p! X! Y!)
               (and (>= (forced-loss.out_left p! X! Y!) 0)
                    (< (forced-loss.out_left p! X! Y!) (forced-loss.count X!))
                    (>= (forced-loss.out_right p! X! Y!) 0)
                    (< (forced-loss.out_right p! X! Y!) (forced-loss.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (>= (+ (forced-loss.rank X!) (forced-loss.rank Y!)) 0)
               (=> (and (forced-loss.weaker p! X! Y!) (forced-loss.lost p! Y!))
                   (forced-loss.lost p! X!)))))
  (not a!1)))
(check-sat)
(exit)
