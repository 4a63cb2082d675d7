; A model is not so: two relations that Definition 11 allows are the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort solutions.Value 0)
(declare-fun solutions.other_11 (solutions.Value solutions.Value) Bool)
(declare-fun solutions.member (solutions.Value Int) solutions.Value)
(declare-fun solutions.one_11_related_y (solutions.Value solutions.Value) Int)
(declare-fun Y! () solutions.Value)
(declare-fun X! () solutions.Value)
(declare-fun solutions.one_11_related_x (solutions.Value solutions.Value) Int)
(declare-fun solutions.one_11 (solutions.Value solutions.Value) Bool)
(declare-fun solutions.rank (solutions.Value) Int)
(declare-fun solutions.one_11_the_other_way_only_y
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.one_11_the_other_way_only_x
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.other_11_related_y (solutions.Value solutions.Value) Int)
(declare-fun solutions.other_11_related_x (solutions.Value solutions.Value) Int)
(declare-fun solutions.other_11_the_other_way_only_y
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.other_11_the_other_way_only_x
             (solutions.Value solutions.Value)
             Int)
(declare-fun solutions.leaf (solutions.Value) Bool)
(declare-fun solutions.given_11 (solutions.Value solutions.Value) Bool)
(declare-fun solutions.count (solutions.Value) Int)
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.one_11_related_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.one_11_related_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member X!
                                                  (solutions.one_11_related_x
                                                    X!
                                                    Y!))
                                (solutions.member Y!
                                                  (solutions.one_11_related_y
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member X! (solutions.one_11_related_x X! Y!))
                (solutions.member Y! (solutions.one_11_related_y X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member Y!
                                                (solutions.one_11_related_y
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member X!
                                                (solutions.one_11_related_x
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member Y!
                                                  (solutions.one_11_related_y
                                                    X!
                                                    Y!))
                                (solutions.member X!
                                                  (solutions.one_11_related_x
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member Y! (solutions.one_11_related_y X! Y!))
                (solutions.member X! (solutions.one_11_related_x X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.one_11_the_other_way_only_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.one_11_the_other_way_only_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member X!
                                                  (solutions.one_11_the_other_way_only_x
                                                    X!
                                                    Y!))
                                (solutions.member Y!
                                                  (solutions.one_11_the_other_way_only_y
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member X!
                                  (solutions.one_11_the_other_way_only_x X! Y!))
                (solutions.member Y!
                                  (solutions.one_11_the_other_way_only_y X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member Y!
                                                (solutions.one_11_the_other_way_only_y
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member X!
                                                (solutions.one_11_the_other_way_only_x
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member Y!
                                                  (solutions.one_11_the_other_way_only_y
                                                    X!
                                                    Y!))
                                (solutions.member X!
                                                  (solutions.one_11_the_other_way_only_x
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member Y!
                                  (solutions.one_11_the_other_way_only_y X! Y!))
                (solutions.member X!
                                  (solutions.one_11_the_other_way_only_x X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.other_11_related_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.other_11_related_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member X!
                                                  (solutions.other_11_related_x
                                                    X!
                                                    Y!))
                                (solutions.member Y!
                                                  (solutions.other_11_related_y
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member X! (solutions.other_11_related_x X! Y!))
                (solutions.member Y! (solutions.other_11_related_y X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member Y!
                                                (solutions.other_11_related_y
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member X!
                                                (solutions.other_11_related_x
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member Y!
                                                  (solutions.other_11_related_y
                                                    X!
                                                    Y!))
                                (solutions.member X!
                                                  (solutions.other_11_related_x
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member Y! (solutions.other_11_related_y X! Y!))
                (solutions.member X! (solutions.other_11_related_x X! Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member X!
                                                (solutions.other_11_the_other_way_only_x
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member Y!
                                                (solutions.other_11_the_other_way_only_y
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member X!
                                                  (solutions.other_11_the_other_way_only_x
                                                    X!
                                                    Y!))
                                (solutions.member Y!
                                                  (solutions.other_11_the_other_way_only_y
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member X!
                                  (solutions.other_11_the_other_way_only_x
                                    X!
                                    Y!))
                (solutions.member Y!
                                  (solutions.other_11_the_other_way_only_y
                                    X!
                                    Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (+ (solutions.rank (solutions.member Y!
                                                (solutions.other_11_the_other_way_only_y
                                                  X!
                                                  Y!)))
              (solutions.rank (solutions.member X!
                                                (solutions.other_11_the_other_way_only_x
                                                  X!
                                                  Y!)))))
      (a!3 (= (solutions.one_11 (solutions.member Y!
                                                  (solutions.other_11_the_other_way_only_y
                                                    X!
                                                    Y!))
                                (solutions.member X!
                                                  (solutions.other_11_the_other_way_only_x
                                                    X!
                                                    Y!)))
              (solutions.other_11
                (solutions.member Y!
                                  (solutions.other_11_the_other_way_only_y
                                    X!
                                    Y!))
                (solutions.member X!
                                  (solutions.other_11_the_other_way_only_x
                                    X!
                                    Y!))))))
(let ((a!2 (and (>= a!1 0) (< a!1 (+ (solutions.rank X!) (solutions.rank Y!))))))
  (=> a!2 a!3))))
(assert (let ((a!1 (xor (solutions.one_11 (solutions.member X!
                                                    (solutions.one_11_the_other_way_only_x
                                                      X!
                                                      Y!))
                                  (solutions.member Y!
                                                    (solutions.one_11_the_other_way_only_y
                                                      X!
                                                      Y!)))
                true)))
(let ((a!2 (and a!1
                (solutions.one_11 (solutions.member Y!
                                                    (solutions.one_11_the_other_way_only_y
                                                      X!
                                                      Y!))
                                  (solutions.member X!
                                                    (solutions.one_11_the_other_way_only_x
                                                      X!
                                                      Y!))))))
(let ((a!3 (and (xor (and (solutions.leaf X!) (solutions.leaf Y!)) true)
                (xor a!2 true)
                (solutions.one_11 (solutions.member X!
                                                    (solutions.one_11_related_x
                                                      X!
                                                      Y!))
                                  (solutions.member Y!
                                                    (solutions.one_11_related_y
                                                      X!
                                                      Y!))))))
  (= (solutions.one_11 X! Y!) (or (solutions.given_11 X! Y!) a!3))))))
(assert (let ((a!1 (and (>= (solutions.other_11_related_x X! Y!) 0)
                (< (solutions.other_11_related_x X! Y!) (solutions.count X!))
                (>= (solutions.other_11_related_y X! Y!) 0)
                (< (solutions.other_11_related_y X! Y!) (solutions.count Y!))
                (solutions.one_11 (solutions.member X!
                                                    (solutions.other_11_related_x
                                                      X!
                                                      Y!))
                                  (solutions.member Y!
                                                    (solutions.other_11_related_y
                                                      X!
                                                      Y!))))))
(let ((a!2 (=> a!1
               (solutions.one_11 (solutions.member X!
                                                   (solutions.one_11_related_x
                                                     X!
                                                     Y!))
                                 (solutions.member Y!
                                                   (solutions.one_11_related_y
                                                     X!
                                                     Y!))))))
  (and (>= (solutions.one_11_related_x X! Y!) 0)
       (< (solutions.one_11_related_x X! Y!) (solutions.count X!))
       (>= (solutions.one_11_related_y X! Y!) 0)
       (< (solutions.one_11_related_y X! Y!) (solutions.count Y!))
       a!2))))
(assert (let ((a!1 (xor (solutions.one_11 (solutions.member X!
                                                    (solutions.other_11_the_other_way_only_x
                                                      X!
                                                      Y!))
                                  (solutions.member Y!
                                                    (solutions.other_11_the_other_way_only_y
                                                      X!
                                                      Y!)))
                true))
      (a!3 (xor (solutions.one_11 (solutions.member X!
                                                    (solutions.one_11_the_other_way_only_x
                                                      X!
                                                      Y!))
                                  (solutions.member Y!
                                                    (solutions.one_11_the_other_way_only_y
                                                      X!
                                                      Y!)))
                true)))
(let ((a!2 (and (>= (solutions.other_11_the_other_way_only_x X! Y!) 0)
                (< (solutions.other_11_the_other_way_only_x X! Y!)
                   (solutions.count X!))
                (>= (solutions.other_11_the_other_way_only_y X! Y!) 0)
                (< (solutions.other_11_the_other_way_only_y X! Y!)
                   (solutions.count Y!))
                a!1
                (solutions.one_11 (solutions.member Y!
                                                    (solutions.other_11_the_other_way_only_y
                                                      X!
                                                      Y!))
                                  (solutions.member X!
                                                    (solutions.other_11_the_other_way_only_x
                                                      X!
                                                      Y!)))))
      (a!4 (and a!3
                (solutions.one_11 (solutions.member Y!
                                                    (solutions.one_11_the_other_way_only_y
                                                      X!
                                                      Y!))
                                  (solutions.member X!
                                                    (solutions.one_11_the_other_way_only_x
                                                      X!
                                                      Y!))))))
  (and (>= (solutions.one_11_the_other_way_only_x X! Y!) 0)
       (< (solutions.one_11_the_other_way_only_x X! Y!) (solutions.count X!))
       (>= (solutions.one_11_the_other_way_only_y X! Y!) 0)
       (< (solutions.one_11_the_other_way_only_y X! Y!) (solutions.count Y!))
       (=> a!2 a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.one_11_related_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.one_11_related_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.one_11_related_x X! Y!) 0)
                    (< (solutions.one_11_related_x X! Y!) (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.one_11_related_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.one_11_related_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.one_11_related_y X! Y!) 0)
                    (< (solutions.one_11_related_y X! Y!) (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.one_11_the_other_way_only_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.one_11_the_other_way_only_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.one_11_the_other_way_only_x X! Y!) 0)
                    (< (solutions.one_11_the_other_way_only_x X! Y!)
                       (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.one_11_the_other_way_only_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.one_11_the_other_way_only_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.one_11_the_other_way_only_y X! Y!) 0)
                    (< (solutions.one_11_the_other_way_only_y X! Y!)
                       (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (xor (solutions.other_11
                  (solutions.member X!
                                    (solutions.other_11_the_other_way_only_x
                                      X!
                                      Y!))
                  (solutions.member Y!
                                    (solutions.other_11_the_other_way_only_y
                                      X!
                                      Y!)))
                true)))
(let ((a!2 (and a!1
                (solutions.other_11
                  (solutions.member Y!
                                    (solutions.other_11_the_other_way_only_y
                                      X!
                                      Y!))
                  (solutions.member X!
                                    (solutions.other_11_the_other_way_only_x
                                      X!
                                      Y!))))))
(let ((a!3 (and (xor (and (solutions.leaf X!) (solutions.leaf Y!)) true)
                (xor a!2 true)
                (solutions.other_11
                  (solutions.member X! (solutions.other_11_related_x X! Y!))
                  (solutions.member Y! (solutions.other_11_related_y X! Y!))))))
  (= (solutions.other_11 X! Y!) (or (solutions.given_11 X! Y!) a!3))))))
(assert (let ((a!1 (and (>= (solutions.one_11_related_x X! Y!) 0)
                (< (solutions.one_11_related_x X! Y!) (solutions.count X!))
                (>= (solutions.one_11_related_y X! Y!) 0)
                (< (solutions.one_11_related_y X! Y!) (solutions.count Y!))
                (solutions.other_11
                  (solutions.member X! (solutions.one_11_related_x X! Y!))
                  (solutions.member Y! (solutions.one_11_related_y X! Y!))))))
(let ((a!2 (=> a!1
               (solutions.other_11
                 (solutions.member X! (solutions.other_11_related_x X! Y!))
                 (solutions.member Y! (solutions.other_11_related_y X! Y!))))))
  (and (>= (solutions.other_11_related_x X! Y!) 0)
       (< (solutions.other_11_related_x X! Y!) (solutions.count X!))
       (>= (solutions.other_11_related_y X! Y!) 0)
       (< (solutions.other_11_related_y X! Y!) (solutions.count Y!))
       a!2))))
(assert (let ((a!1 (xor (solutions.other_11
                  (solutions.member X!
                                    (solutions.one_11_the_other_way_only_x
                                      X!
                                      Y!))
                  (solutions.member Y!
                                    (solutions.one_11_the_other_way_only_y
                                      X!
                                      Y!)))
                true))
      (a!3 (xor (solutions.other_11
                  (solutions.member X!
                                    (solutions.other_11_the_other_way_only_x
                                      X!
                                      Y!))
                  (solutions.member Y!
                                    (solutions.other_11_the_other_way_only_y
                                      X!
                                      Y!)))
                true)))
(let ((a!2 (and (>= (solutions.one_11_the_other_way_only_x X! Y!) 0)
                (< (solutions.one_11_the_other_way_only_x X! Y!)
                   (solutions.count X!))
                (>= (solutions.one_11_the_other_way_only_y X! Y!) 0)
                (< (solutions.one_11_the_other_way_only_y X! Y!)
                   (solutions.count Y!))
                a!1
                (solutions.other_11
                  (solutions.member Y!
                                    (solutions.one_11_the_other_way_only_y
                                      X!
                                      Y!))
                  (solutions.member X!
                                    (solutions.one_11_the_other_way_only_x
                                      X!
                                      Y!)))))
      (a!4 (and a!3
                (solutions.other_11
                  (solutions.member Y!
                                    (solutions.other_11_the_other_way_only_y
                                      X!
                                      Y!))
                  (solutions.member X!
                                    (solutions.other_11_the_other_way_only_x
                                      X!
                                      Y!))))))
  (and (>= (solutions.other_11_the_other_way_only_x X! Y!) 0)
       (< (solutions.other_11_the_other_way_only_x X! Y!) (solutions.count X!))
       (>= (solutions.other_11_the_other_way_only_y X! Y!) 0)
       (< (solutions.other_11_the_other_way_only_y X! Y!) (solutions.count Y!))
       (=> a!2 a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.other_11_related_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.other_11_related_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.other_11_related_x X! Y!) 0)
                    (< (solutions.other_11_related_x X! Y!)
                       (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.other_11_related_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.other_11_related_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.other_11_related_y X! Y!) 0)
                    (< (solutions.other_11_related_y X! Y!)
                       (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member X!
                                                 (solutions.other_11_the_other_way_only_x
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member X!
                                                (solutions.other_11_the_other_way_only_x
                                                  X!
                                                  Y!)))
              (solutions.rank X!))))
(let ((a!3 (=> (and (>= (solutions.other_11_the_other_way_only_x X! Y!) 0)
                    (< (solutions.other_11_the_other_way_only_x X! Y!)
                       (solutions.count X!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf X!)
                (and (= (solutions.count X!) 1) (= (solutions.member X! 0) X!))
                a!3)))
  (and (>= (solutions.count X!) 1) (>= (solutions.rank X!) 0) a!4)))))
(assert (let ((a!1 (>= (solutions.rank (solutions.member Y!
                                                 (solutions.other_11_the_other_way_only_y
                                                   X!
                                                   Y!)))
               0))
      (a!2 (< (solutions.rank (solutions.member Y!
                                                (solutions.other_11_the_other_way_only_y
                                                  X!
                                                  Y!)))
              (solutions.rank Y!))))
(let ((a!3 (=> (and (>= (solutions.other_11_the_other_way_only_y X! Y!) 0)
                    (< (solutions.other_11_the_other_way_only_y X! Y!)
                       (solutions.count Y!)))
               (and a!1 a!2))))
(let ((a!4 (ite (solutions.leaf Y!)
                (and (= (solutions.count Y!) 1) (= (solutions.member Y! 0) Y!))
                a!3)))
  (and (>= (solutions.count Y!) 1) (>= (solutions.rank Y!) 0) a!4)))))
(assert (let ((a!1 (=> (>= (+ (solutions.rank X!) (solutions.rank Y!)) 0)
               (= (solutions.one_11 X! Y!) (solutions.other_11 X! Y!)))))
  (not a!1)))
(check-sat)
(exit)
