; A model is not so: two relations that Definition 7 allows are the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort solutions.Value 0)
(declare-fun solutions.other_7 (solutions.Value solutions.Value) Bool)
(declare-fun Y! () solutions.Value)
(declare-fun solutions.member (solutions.Value Int) solutions.Value)
(declare-fun solutions.one_7_out (solutions.Value solutions.Value) Int)
(declare-fun X! () solutions.Value)
(declare-fun solutions.one_7 (solutions.Value solutions.Value) Bool)
(declare-fun solutions.rank (solutions.Value) Int)
(declare-fun solutions.one_7_unrelated_y (solutions.Value solutions.Value) Int)
(declare-fun solutions.one_7_unrelated_x (solutions.Value solutions.Value) Int)
(declare-fun solutions.other_7_out (solutions.Value solutions.Value) Int)
(declare-fun solutions.other_7_unrelated_y
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.other_7_unrelated_x
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.leaf (solutions.Value) Bool)
(declare-fun solutions.given_7 (solutions.Value solutions.Value) Bool)
(declare-fun solutions.count (solutions.Value) Int)
(assert (let ((a!1 (+ (solutions.rank (solutions.member X! (solutions.one_7_out X! Y!)))
              (solutions.rank Y!)))
      (a!3 (= (solutions.one_7 (solutions.member X! (solutions.one_7_out X! Y!))
                               Y!)
              (solutions.other_7
                (solutions.member X! (solutions.one_7_out X! Y!))
                Y!))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.one_7_unrelated_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.one_7_unrelated_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_7 (solutions.member X!
                                                 (solutions.one_7_unrelated_x
                                                   X!
                                                   Y!))
                               (solutions.member Y!
                                                 (solutions.one_7_unrelated_y
                                                   X!
                                                   Y!)))
              (solutions.other_7
                (solutions.member X! (solutions.one_7_unrelated_x X! Y!))
                (solutions.member Y! (solutions.one_7_unrelated_y X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.other_7_out X! Y!)))
              (solutions.rank Y!)))
      (a!3 (= (solutions.one_7 (solutions.member X!
                                                 (solutions.other_7_out X! Y!))
                               Y!)
              (solutions.other_7
                (solutions.member X! (solutions.other_7_out X! Y!))
                Y!))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.other_7_unrelated_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.other_7_unrelated_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_7 (solutions.member X!
                                                 (solutions.other_7_unrelated_x
                                                   X!
                                                   Y!))
                               (solutions.member Y!
                                                 (solutions.other_7_unrelated_y
                                                   X!
                                                   Y!)))
              (solutions.other_7
                (solutions.member X! (solutions.other_7_unrelated_x X! Y!))
                (solutions.member Y! (solutions.other_7_unrelated_y X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (and (xor (solutions.leaf X!) true)
                (solutions.one_7 (solutions.member X!
                                                   (solutions.one_7_out X! Y!))
                                 Y!)))
      (a!2 (and (xor (and (solutions.leaf X!) (solutions.leaf Y!)) true)
                (solutions.one_7 (solutions.member X!
                                                   (solutions.one_7_unrelated_x
                                                     X!
                                                     Y!))
                                 (solutions.member Y!
                                                   (solutions.one_7_unrelated_y
                                                     X!
                                                     Y!))))))
  (= (solutions.one_7 X! Y!) (or (solutions.given_7 X! Y!) (= X! Y!) a!1 a!2))))
(assert (let ((a!1 (xor (solutions.one_7 (solutions.member X!
                                                   (solutions.other_7_out X! Y!))
                                 Y!)
                true))
      (a!2 (xor (solutions.one_7 (solutions.member X!
                                                   (solutions.one_7_out X! Y!))
                                 Y!)
                true)))
(let ((a!3 (=> (and (>= (solutions.other_7_out X! Y!) 0)
                    (< (solutions.other_7_out X! Y!) (solutions.count X!))
                    a!1)
               a!2)))
  (and (>= (solutions.one_7_out X! Y!) 0)
       (< (solutions.one_7_out X! Y!) (solutions.count X!))
       a!3))))
(assert (let ((a!1 (xor (solutions.one_7 (solutions.member X!
                                                   (solutions.other_7_unrelated_x
                                                     X!
                                                     Y!))
                                 (solutions.member Y!
                                                   (solutions.other_7_unrelated_y
                                                     X!
                                                     Y!)))
                true))
      (a!2 (xor (solutions.one_7 (solutions.member X!
                                                   (solutions.one_7_unrelated_x
                                                     X!
                                                     Y!))
                                 (solutions.member Y!
                                                   (solutions.one_7_unrelated_y
                                                     X!
                                                     Y!)))
                true)))
(let ((a!3 (=> (and (>= (solutions.other_7_unrelated_x X! Y!) 0)
                    (< (solutions.other_7_unrelated_x X! Y!)
                       (solutions.count X!))
                    (>= (solutions.other_7_unrelated_y X! Y!) 0)
                    (< (solutions.other_7_unrelated_y X! Y!)
                       (solutions.count Y!))
                    a!1)
               a!2)))
  (and (>= (solutions.one_7_unrelated_x X! Y!) 0)
       (< (solutions.one_7_unrelated_x X! Y!) (solutions.count X!))
       (>= (solutions.one_7_unrelated_y X! Y!) 0)
       (< (solutions.one_7_unrelated_y X! Y!) (solutions.count Y!))
       a!3))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.one_7_unrelated_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.one_7_unrelated_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.one_7_unrelated_x X! Y!) 0)
                    (< (solutions.one_7_unrelated_x X! Y!) (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.one_7_unrelated_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.one_7_unrelated_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.one_7_unrelated_y X! Y!) 0)
                    (< (solutions.one_7_unrelated_y X! Y!) (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X! (solutions.one_7_out X! Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X! (solutions.one_7_out X! Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.one_7_out X! Y!) 0)
                    (< (solutions.one_7_out X! Y!) (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (and (xor (solutions.leaf X!) true)
                (solutions.other_7
                  (solutions.member X! (solutions.other_7_out X! Y!))
                  Y!)))
      (a!2 (and (xor (and (solutions.leaf X!) (solutions.leaf Y!)) true)
                (solutions.other_7
                  (solutions.member X! (solutions.other_7_unrelated_x X! Y!))
                  (solutions.member Y! (solutions.other_7_unrelated_y X! Y!))))))
  (= (solutions.other_7 X! Y!) (or (solutions.given_7 X! Y!) (= X! Y!) a!1 a!2))))
(assert (let ((a!1 (xor (solutions.other_7
                  (solutions.member X! (solutions.one_7_out X! Y!))
                  Y!)
                true))
      (a!2 (xor (solutions.other_7
                  (solutions.member X! (solutions.other_7_out X! Y!))
                  Y!)
                true)))
(let ((a!3 (=> (and (>= (solutions.one_7_out X! Y!) 0)
                    (< (solutions.one_7_out X! Y!) (solutions.count X!))
                    a!1)
               a!2)))
  (and (>= (solutions.other_7_out X! Y!) 0)
       (< (solutions.other_7_out X! Y!) (solutions.count X!))
       a!3))))
(assert (let ((a!1 (xor (solutions.other_7
                  (solutions.member X! (solutions.one_7_unrelated_x X! Y!))
                  (solutions.member Y! (solutions.one_7_unrelated_y X! Y!)))
                true))
      (a!2 (xor (solutions.other_7
                  (solutions.member X! (solutions.other_7_unrelated_x X! Y!))
                  (solutions.member Y! (solutions.other_7_unrelated_y X! Y!)))
                true)))
(let ((a!3 (=> (and (>= (solutions.one_7_unrelated_x X! Y!) 0)
                    (< (solutions.one_7_unrelated_x X! Y!) (solutions.count X!))
                    (>= (solutions.one_7_unrelated_y X! Y!) 0)
                    (< (solutions.one_7_unrelated_y X! Y!) (solutions.count Y!))
                    a!1)
               a!2)))
  (and (>= (solutions.other_7_unrelated_x X! Y!) 0)
       (< (solutions.other_7_unrelated_x X! Y!) (solutions.count X!))
       (>= (solutions.other_7_unrelated_y X! Y!) 0)
       (< (solutions.other_7_unrelated_y X! Y!) (solutions.count Y!))
       a!3))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.other_7_unrelated_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.other_7_unrelated_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.other_7_unrelated_x X! Y!) 0)
                    (< (solutions.other_7_unrelated_x X! Y!)
                       (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.other_7_unrelated_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.other_7_unrelated_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.other_7_unrelated_y X! Y!) 0)
                    (< (solutions.other_7_unrelated_y X! Y!)
                       (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.other_7_out X! Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.other_7_out X! Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.other_7_out X! Y!) 0)
                    (< (solutions.other_7_out X! Y!) (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (=> (>= (+ (solutions.rank X!) (solutions.rank Y!)) 0)
               (= (solutions.one_7 X! Y!) (solutions.other_7 X! Y!)))))
  (not a!1)))
(check-sat)
(exit)
