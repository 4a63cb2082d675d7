; A model is not so: X <=_p Y and Y <=_p X only where X and Y are the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.other_y (simple-order.Value simple-order.Value) Int)
(declare-fun Y! () simple-order.Value)
(declare-fun X! () simple-order.Value)
(declare-fun simple-order.other_x (simple-order.Value simple-order.Value) Int)
(declare-fun simple-order.weaker
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.each
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.each_x
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.lost (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.win (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.height (simple-order.Player simple-order.Value) Int)
(declare-fun simple-order.peak (simple-order.Player simple-order.Value) Int)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.out_x
             (simple-order.Player simple-order.Value simple-order.Value)
             Int)
(declare-fun simple-order.no_win (simple-order.Player simple-order.Value) Int)
(declare-fun simple-order.out_right
             (simple-order.Player simple-order.Value simple-order.Value)
             Int)
(declare-fun simple-order.out_left
             (simple-order.Player simple-order.Value simple-order.Value)
             Int)
(assert (let ((a!1 (+ (simple-order.rank
                (simple-order.member X! (simple-order.other_x X! Y!)))
              (simple-order.rank
                (simple-order.member Y! (simple-order.other_y X! Y!)))))
      (a!3 (and (simple-order.weaker
                  p!
                  (simple-order.member X! (simple-order.other_x X! Y!))
                  (simple-order.member Y! (simple-order.other_y X! Y!)))
                (simple-order.weaker
                  p!
                  (simple-order.member Y! (simple-order.other_y X! Y!))
                  (simple-order.member X! (simple-order.other_x X! Y!))))))
(let ((a!2 (and (>= a!1 0)
                (< a!1 (+ (simple-order.rank X!) (simple-order.rank Y!)))))
      (a!4 (=> a!3
               (= (simple-order.member X! (simple-order.other_x X! Y!))
                  (simple-order.member Y! (simple-order.other_y X! Y!))))))
  (=> a!2 a!4))))
(assert (let ((a!1 (and (xor (and (simple-order.leaf X!) (simple-order.leaf Y!)) true)
                (simple-order.each p! X! Y!))))
(let ((a!2 (or (and (simple-order.win p! Y!)
                    (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true))
               (and (xor (simple-order.win p! Y!) true)
                    (xor (simple-order.lost p! Y!) true)
                    (simple-order.lost p! X!))
               (and (simple-order.win p! Y!) (simple-order.lost p! X!))
               (= X! Y!)
               (and (xor (simple-order.leaf X!) true)
                    (simple-order.each_x p! X! Y!))
               a!1)))
  (= (simple-order.weaker p! X! Y!) a!2))))
(assert (=> (>= (+ (simple-order.rank X!) (simple-order.rank Y!)) 0)
    (=> (and (simple-order.weaker p! X! Y!) (simple-order.lost p! Y!))
        (simple-order.lost p! X!))))
(assert (=> (>= (simple-order.rank Y!) 0)
    (=> (and (simple-order.win p! X!) (simple-order.weaker p! X! Y!))
        (simple-order.win p! Y!))))
(assert (let ((a!1 (=> (and (simple-order.weaker p! X! Y!)
                    (= (simple-order.lost p! X!) (simple-order.lost p! Y!)))
               (>= (simple-order.height p! X!) (simple-order.height p! Y!)))))
  (=> (>= (+ (simple-order.rank X!) (simple-order.rank Y!)) 0) a!1)))
(assert (let ((a!1 (+ (simple-order.rank
                (simple-order.member X! (simple-order.peak p! X!)))
              (simple-order.rank Y!)))
      (a!2 (= (simple-order.lost
                p!
                (simple-order.member X! (simple-order.peak p! X!)))
              (simple-order.lost p! Y!)))
      (a!4 (>= (simple-order.height
                 p!
                 (simple-order.member X! (simple-order.peak p! X!)))
               (simple-order.height p! Y!))))
(let ((a!3 (and (simple-order.weaker
                  p!
                  (simple-order.member X! (simple-order.peak p! X!))
                  Y!)
                a!2)))
  (=> (>= a!1 0) (=> a!3 a!4)))))
(assert (let ((a!1 (and (>= (simple-order.peak p! X!) 0)
                (< (simple-order.peak p! X!) (simple-order.count X!))))
      (a!2 (= (simple-order.lost p! X!)
              (simple-order.lost
                p!
                (simple-order.member X! (simple-order.peak p! X!)))))
      (a!3 (+ (simple-order.height
                p!
                (simple-order.member X! (simple-order.peak p! X!)))
              1))
      (a!4 (< (simple-order.height
                p!
                (simple-order.member X! (simple-order.peak p! X!)))
              (simple-order.height p! X!))))
  (ite (simple-order.leaf X!)
       (and (= (simple-order.height p! X!) 0) (= (simple-order.peak p! X!) 0))
       (and (>= (simple-order.height p! X!) 1)
            a!1
            a!2
            (= (simple-order.height p! X!) a!3)
            (=> (and a!1 a!2) a!4)))))
(assert (let ((a!1 (=> (and (simple-order.each_x p! X! Y!)
                    (>= (simple-order.peak p! X!) 0)
                    (< (simple-order.peak p! X!) (simple-order.count X!)))
               (simple-order.weaker
                 p!
                 (simple-order.member X! (simple-order.peak p! X!))
                 Y!)))
      (a!2 (xor (simple-order.weaker
                  p!
                  (simple-order.member X! (simple-order.out_x p! X! Y!))
                  Y!)
                true)))
(let ((a!3 (or (simple-order.each_x p! X! Y!)
               (and (>= (simple-order.out_x p! X! Y!) 0)
                    (< (simple-order.out_x p! X! Y!) (simple-order.count X!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (and (>= (simple-order.rank (simple-order.member X! 0)) 0)
                (< (simple-order.rank (simple-order.member X! 0))
                   (simple-order.rank X!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (simple-order.count X!))) a!1)))
(let ((a!3 (ite (simple-order.leaf X!)
                (and (= (simple-order.count X!) 1)
                     (= (simple-order.member X! 0) X!))
                a!2)))
  (and (>= (simple-order.count X!) 1) (>= (simple-order.rank X!) 0) a!3)))))
(assert (let ((a!1 (>= (simple-order.count
                 (simple-order.member X! (simple-order.peak p! X!)))
               1))
      (a!2 (>= (simple-order.rank
                 (simple-order.member X! (simple-order.peak p! X!)))
               0))
      (a!3 (= (simple-order.count
                (simple-order.member X! (simple-order.peak p! X!)))
              1))
      (a!4 (= (simple-order.member
                (simple-order.member X! (simple-order.peak p! X!))
                0)
              (simple-order.member X! (simple-order.peak p! X!))))
      (a!5 (< 0
              (simple-order.count
                (simple-order.member X! (simple-order.peak p! X!)))))
      (a!6 (simple-order.rank
             (simple-order.member
               (simple-order.member X! (simple-order.peak p! X!))
               0))))
(let ((a!7 (< a!6
              (simple-order.rank
                (simple-order.member X! (simple-order.peak p! X!))))))
(let ((a!8 (ite (simple-order.leaf
                  (simple-order.member X! (simple-order.peak p! X!)))
                (and a!3 a!4)
                (=> (and (>= 0 0) a!5) (and (>= a!6 0) a!7)))))
  (and a!1 a!2 a!8)))))
(assert (let ((a!1 (>= (simple-order.rank
                 (simple-order.member X! (simple-order.peak p! X!)))
               0))
      (a!2 (< (simple-order.rank
                (simple-order.member X! (simple-order.peak p! X!)))
              (simple-order.rank X!))))
(let ((a!3 (=> (and (>= (simple-order.peak p! X!) 0)
                    (< (simple-order.peak p! X!) (simple-order.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (simple-order.leaf X!)
                (and (= (simple-order.count X!) 1)
                     (= (simple-order.member X! 0) X!))
                a!3)))
  (and (>= (simple-order.count X!) 1) (>= (simple-order.rank X!) 0) a!4)))))
(assert (let ((a!1 (xor (simple-order.win p!
                                  (simple-order.member
                                    X!
                                    (simple-order.no_win p! X!)))
                true)))
(let ((a!2 (or (simple-order.leaf X!)
               (and (>= (simple-order.no_win p! X!) 0)
                    (< (simple-order.no_win p! X!) (simple-order.count X!))
                    a!1))))
  (and (=> (simple-order.win p! X!) (simple-order.leaf X!))
       (=> (and (simple-order.win p! X!) (simple-order.win p! Y!)) (= X! Y!))
       a!2))))
(assert (let ((a!1 (and (xor (and (simple-order.leaf Y!) (simple-order.leaf X!)) true)
                (simple-order.each p! Y! X!))))
(let ((a!2 (or (and (simple-order.win p! X!)
                    (xor (simple-order.win p! Y!) true)
                    (xor (simple-order.lost p! Y!) true))
               (and (xor (simple-order.win p! X!) true)
                    (xor (simple-order.lost p! X!) true)
                    (simple-order.lost p! Y!))
               (and (simple-order.win p! X!) (simple-order.lost p! Y!))
               (= Y! X!)
               (and (xor (simple-order.leaf Y!) true)
                    (simple-order.each_x p! Y! X!))
               a!1)))
  (= (simple-order.weaker p! Y! X!) a!2))))
(assert (=> (>= (+ (simple-order.rank Y!) (simple-order.rank X!)) 0)
    (=> (and (simple-order.weaker p! Y! X!) (simple-order.lost p! X!))
        (simple-order.lost p! Y!))))
(assert (=> (>= (simple-order.rank X!) 0)
    (=> (and (simple-order.win p! Y!) (simple-order.weaker p! Y! X!))
        (simple-order.win p! X!))))
(assert (let ((a!1 (=> (and (simple-order.weaker p! Y! X!)
                    (= (simple-order.lost p! Y!) (simple-order.lost p! X!)))
               (>= (simple-order.height p! Y!) (simple-order.height p! X!)))))
  (=> (>= (+ (simple-order.rank Y!) (simple-order.rank X!)) 0) a!1)))
(assert (let ((a!1 (+ (simple-order.rank
                (simple-order.member Y! (simple-order.peak p! Y!)))
              (simple-order.rank X!)))
      (a!2 (= (simple-order.lost
                p!
                (simple-order.member Y! (simple-order.peak p! Y!)))
              (simple-order.lost p! X!)))
      (a!4 (>= (simple-order.height
                 p!
                 (simple-order.member Y! (simple-order.peak p! Y!)))
               (simple-order.height p! X!))))
(let ((a!3 (and (simple-order.weaker
                  p!
                  (simple-order.member Y! (simple-order.peak p! Y!))
                  X!)
                a!2)))
  (=> (>= a!1 0) (=> a!3 a!4)))))
(assert (let ((a!1 (and (>= (simple-order.peak p! Y!) 0)
                (< (simple-order.peak p! Y!) (simple-order.count Y!))))
      (a!2 (= (simple-order.lost p! Y!)
              (simple-order.lost
                p!
                (simple-order.member Y! (simple-order.peak p! Y!)))))
      (a!3 (+ (simple-order.height
                p!
                (simple-order.member Y! (simple-order.peak p! Y!)))
              1))
      (a!4 (< (simple-order.height
                p!
                (simple-order.member Y! (simple-order.peak p! Y!)))
              (simple-order.height p! Y!))))
  (ite (simple-order.leaf Y!)
       (and (= (simple-order.height p! Y!) 0) (= (simple-order.peak p! Y!) 0))
       (and (>= (simple-order.height p! Y!) 1)
            a!1
            a!2
            (= (simple-order.height p! Y!) a!3)
            (=> (and a!1 a!2) a!4)))))
(assert (let ((a!1 (=> (and (simple-order.each_x p! Y! X!)
                    (>= (simple-order.peak p! Y!) 0)
                    (< (simple-order.peak p! Y!) (simple-order.count Y!)))
               (simple-order.weaker
                 p!
                 (simple-order.member Y! (simple-order.peak p! Y!))
                 X!)))
      (a!2 (xor (simple-order.weaker
                  p!
                  (simple-order.member Y! (simple-order.out_x p! Y! X!))
                  X!)
                true)))
(let ((a!3 (or (simple-order.each_x p! Y! X!)
               (and (>= (simple-order.out_x p! Y! X!) 0)
                    (< (simple-order.out_x p! Y! X!) (simple-order.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (and (>= (simple-order.rank (simple-order.member Y! 0)) 0)
                (< (simple-order.rank (simple-order.member Y! 0))
                   (simple-order.rank Y!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (simple-order.count Y!))) a!1)))
(let ((a!3 (ite (simple-order.leaf Y!)
                (and (= (simple-order.count Y!) 1)
                     (= (simple-order.member Y! 0) Y!))
                a!2)))
  (and (>= (simple-order.count Y!) 1) (>= (simple-order.rank Y!) 0) a!3)))))
(assert (let ((a!1 (>= (simple-order.count
                 (simple-order.member Y! (simple-order.peak p! Y!)))
               1))
      (a!2 (>= (simple-order.rank
                 (simple-order.member Y! (simple-order.peak p! Y!)))
               0))
      (a!3 (= (simple-order.count
                (simple-order.member Y! (simple-order.peak p! Y!)))
              1))
      (a!4 (= (simple-order.member
                (simple-order.member Y! (simple-order.peak p! Y!))
                0)
              (simple-order.member Y! (simple-order.peak p! Y!))))
      (a!5 (< 0
              (simple-order.count
                (simple-order.member Y! (simple-order.peak p! Y!)))))
      (a!6 (simple-order.rank
             (simple-order.member
               (simple-order.member Y! (simple-order.peak p! Y!))
               0))))
(let ((a!7 (< a!6
              (simple-order.rank
                (simple-order.member Y! (simple-order.peak p! Y!))))))
(let ((a!8 (ite (simple-order.leaf
                  (simple-order.member Y! (simple-order.peak p! Y!)))
                (and a!3 a!4)
                (=> (and (>= 0 0) a!5) (and (>= a!6 0) a!7)))))
  (and a!1 a!2 a!8)))))
(assert (let ((a!1 (>= (simple-order.rank
                 (simple-order.member Y! (simple-order.peak p! Y!)))
               0))
      (a!2 (< (simple-order.rank
                (simple-order.member Y! (simple-order.peak p! Y!)))
              (simple-order.rank Y!))))
(let ((a!3 (=> (and (>= (simple-order.peak p! Y!) 0)
                    (< (simple-order.peak p! Y!) (simple-order.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (simple-order.leaf Y!)
                (and (= (simple-order.count Y!) 1)
                     (= (simple-order.member Y! 0) Y!))
                a!3)))
  (and (>= (simple-order.count Y!) 1) (>= (simple-order.rank Y!) 0) a!4)))))
(assert (let ((a!1 (xor (simple-order.win p!
                                  (simple-order.member
                                    Y!
                                    (simple-order.no_win p! Y!)))
                true)))
(let ((a!2 (or (simple-order.leaf Y!)
               (and (>= (simple-order.no_win p! Y!) 0)
                    (< (simple-order.no_win p! Y!) (simple-order.count Y!))
                    a!1))))
  (and (=> (simple-order.win p! Y!) (simple-order.leaf Y!))
       (=> (and (simple-order.win p! Y!) (simple-order.win p! X!)) (= Y! X!))
       a!2))))
(assert (let ((a!1 (xor (= (simple-order.member X! (simple-order.other_x X! Y!))
                   (simple-order.member Y! (simple-order.other_y X! Y!)))
                true)))
  (or (= X! Y!)
      (and (>= (simple-order.other_x X! Y!) 0)
           (< (simple-order.other_x X! Y!) (simple-order.count X!))
           (>= (simple-order.other_y X! Y!) 0)
           (< (simple-order.other_y X! Y!) (simple-order.count Y!))
           a!1))))
(assert (let ((a!1 (=> (and (simple-order.each p! X! Y!)
                    (>= (simple-order.other_x X! Y!) 0)
                    (< (simple-order.other_x X! Y!) (simple-order.count X!))
                    (>= (simple-order.other_y X! Y!) 0)
                    (< (simple-order.other_y X! Y!) (simple-order.count Y!)))
               (simple-order.weaker
                 p!
                 (simple-order.member X! (simple-order.other_x X! Y!))
                 (simple-order.member Y! (simple-order.other_y X! Y!)))))
      (a!2 (xor (simple-order.weaker
                  p!
                  (simple-order.member X! (simple-order.out_left p! X! Y!))
                  (simple-order.member Y! (simple-order.out_right p! X! Y!)))
                true)))
(let ((a!3 (or (simple-order.each p! X! Y!)
               (and (>= (simple-order.out_left p! X! Y!) 0)
                    (< (simple-order.out_left p! X! Y!) (simple-order.count X!))
                    (>= (simple-order.out_right p! X! Y!) 0)
                    (< (simple-order.out_right p! X! Y!)
                       (simple-order.count Y!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (=> (and (simple-order.each p! Y! X!)
                    (>= (simple-order.other_y X! Y!) 0)
                    (< (simple-order.other_y X! Y!) (simple-order.count Y!))
                    (>= (simple-order.other_x X! Y!) 0)
                    (< (simple-order.other_x X! Y!) (simple-order.count X!)))
               (simple-order.weaker
                 p!
                 (simple-order.member Y! (simple-order.other_y X! Y!))
                 (simple-order.member X! (simple-order.other_x X! Y!)))))
      (a!2 (xor (simple-order.weaker
                  p!
                  (simple-order.member Y! (simple-order.out_left p! Y! X!))
                  (simple-order.member X! (simple-order.out_right p! Y! X!)))
                true)))
(let ((a!3 (or (simple-order.each p! Y! X!)
               (and (>= (simple-order.out_left p! Y! X!) 0)
                    (< (simple-order.out_left p! Y! X!) (simple-order.count Y!))
                    (>= (simple-order.out_right p! Y! X!) 0)
                    (< (simple-order.out_right p! Y! X!)
                       (simple-order.count X!))
                    a!2))))
  (and a!1 a!3))))
(assert (let ((a!1 (>= (simple-order.rank
                 (simple-order.member X! (simple-order.other_x X! Y!)))
               0))
      (a!2 (< (simple-order.rank
                (simple-order.member X! (simple-order.other_x X! Y!)))
              (simple-order.rank X!))))
(let ((a!3 (=> (and (>= (simple-order.other_x X! Y!) 0)
                    (< (simple-order.other_x X! Y!) (simple-order.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (simple-order.leaf X!)
                (and (= (simple-order.count X!) 1)
                     (= (simple-order.member X! 0) X!))
                a!3)))
  (and (>= (simple-order.count X!) 1) (>= (simple-order.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (simple-order.rank
                 (simple-order.member Y! (simple-order.other_y X! Y!)))
               0))
      (a!2 (< (simple-order.rank
                (simple-order.member Y! (simple-order.other_y X! Y!)))
              (simple-order.rank Y!))))
(let ((a!3 (=> (and (>= (simple-order.other_y X! Y!) 0)
                    (< (simple-order.other_y X! Y!) (simple-order.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (simple-order.leaf Y!)
                (and (= (simple-order.count Y!) 1)
                     (= (simple-order.member Y! 0) Y!))
                a!3)))
  (and (>= (simple-order.count Y!) 1) (>= (simple-order.rank Y!) 0) a!4)))))
(assert (let ((a!1 (=> (>= (+ (simple-order.rank X!) (simple-order.rank Y!)) 0)
               (=> (and (simple-order.weaker p! X! Y!)
                        (simple-order.weaker p! Y! X!))
                   (= X! Y!)))))
  (not a!1)))
(check-sat)
(exit)
