; A model is not so: the smallest such heaps are below M.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort any.Convention 0)
(declare-fun any.second (any.Convention Int) Int)
(declare-fun largest.largest () Int)
(declare-fun largest.first_discrepancy () Int)
(declare-fun any.AvA () any.Convention)
(declare-fun any.first (any.Convention Int) Int)
(declare-fun any.zs (Int) Int)
(declare-fun any.FvF () any.Convention)
(declare-fun largest.first_difference () Int)
(declare-fun any.m () Int)
(declare-fun any.S (Int) Bool)
(assert (let ((a!1 (or (distinct (any.first any.FvF
                                    (- largest.first_discrepancy
                                       largest.largest))
                         (any.first any.AvA
                                    (- largest.first_discrepancy
                                       largest.largest)))
               (distinct (any.second any.FvF
                                     (- largest.first_discrepancy
                                        largest.largest))
                         (any.second any.AvA
                                     (- largest.first_discrepancy
                                        largest.largest)))))
      (a!3 (distinct (any.zs (- largest.first_discrepancy largest.largest))
                     (- (any.first any.AvA
                                   (- largest.first_discrepancy largest.largest))
                        (any.second any.AvA
                                    (- largest.first_discrepancy
                                       largest.largest))))))
(let ((a!2 (=> (or (distinct (any.first any.FvF largest.first_discrepancy)
                             (any.first any.AvA largest.first_discrepancy))
                   (distinct (any.second any.FvF largest.first_discrepancy)
                             (any.second any.AvA largest.first_discrepancy)))
               a!1))
      (a!4 (=> (distinct (any.zs largest.first_discrepancy)
                         (- (any.first any.AvA largest.first_discrepancy)
                            (any.second any.AvA largest.first_discrepancy)))
               a!3)))
  (=> (>= largest.first_discrepancy largest.largest) (and a!2 a!4)))))
(assert (let ((a!1 (or (distinct (any.first any.FvF
                                    (- largest.first_discrepancy
                                       largest.largest))
                         (any.first any.AvA
                                    (- largest.first_discrepancy
                                       largest.largest)))
               (distinct (any.second any.FvF
                                     (- largest.first_discrepancy
                                        largest.largest))
                         (any.second any.AvA
                                     (- largest.first_discrepancy
                                        largest.largest)))))
      (a!3 (=> (>= largest.first_discrepancy 0)
               (or (distinct (any.first any.FvF largest.first_discrepancy)
                             (any.first any.AvA largest.first_discrepancy))
                   (distinct (any.second any.FvF largest.first_discrepancy)
                             (any.second any.AvA largest.first_discrepancy)))))
      (a!4 (distinct (any.zs (- largest.first_discrepancy largest.largest))
                     (- (any.first any.AvA
                                   (- largest.first_discrepancy largest.largest))
                        (any.second any.AvA
                                    (- largest.first_discrepancy
                                       largest.largest)))))
      (a!6 (=> (>= largest.first_difference 0)
               (distinct (any.zs largest.first_difference)
                         (- (any.first any.AvA largest.first_difference)
                            (any.second any.AvA largest.first_difference))))))
(let ((a!2 (=> (and (>= (- largest.first_discrepancy largest.largest) 0) a!1)
               (and (>= largest.first_discrepancy 0)
                    (<= largest.first_discrepancy
                        (- largest.first_discrepancy largest.largest)))))
      (a!5 (=> (and (>= (- largest.first_discrepancy largest.largest) 0) a!4)
               (and (>= largest.first_difference 0)
                    (<= largest.first_difference
                        (- largest.first_discrepancy largest.largest))))))
  (and a!2
       (>= largest.first_discrepancy (- 1))
       a!3
       a!5
       (>= largest.first_difference (- 1))
       a!6))))
(assert (let ((a!1 (or (distinct (any.first any.FvF largest.first_discrepancy)
                         (any.first any.AvA largest.first_discrepancy))
               (distinct (any.second any.FvF largest.first_discrepancy)
                         (any.second any.AvA largest.first_discrepancy))))
      (a!2 (and (>= largest.first_discrepancy 0)
                (distinct (any.zs largest.first_discrepancy)
                          (- (any.first any.AvA largest.first_discrepancy)
                             (any.second any.AvA largest.first_discrepancy)))))
      (a!3 (=> (>= largest.first_difference 0)
               (distinct (any.zs largest.first_difference)
                         (- (any.first any.AvA largest.first_difference)
                            (any.second any.AvA largest.first_difference))))))
  (and (=> (and (>= largest.first_discrepancy 0) a!1)
           (and (>= largest.first_discrepancy 0)
                (<= largest.first_discrepancy largest.first_discrepancy)))
       (>= largest.first_discrepancy (- 1))
       (=> (>= largest.first_discrepancy 0) a!1)
       (=> a!2
           (and (>= largest.first_difference 0)
                (<= largest.first_difference largest.first_discrepancy)))
       (>= largest.first_difference (- 1))
       a!3)))
(assert (let ((a!1 (or (distinct (any.first any.FvF
                                    (- largest.first_difference largest.largest))
                         (any.first any.AvA
                                    (- largest.first_difference largest.largest)))
               (distinct (any.second any.FvF
                                     (- largest.first_difference
                                        largest.largest))
                         (any.second any.AvA
                                     (- largest.first_difference
                                        largest.largest)))))
      (a!3 (distinct (any.zs (- largest.first_difference largest.largest))
                     (- (any.first any.AvA
                                   (- largest.first_difference largest.largest))
                        (any.second any.AvA
                                    (- largest.first_difference largest.largest))))))
(let ((a!2 (=> (or (distinct (any.first any.FvF largest.first_difference)
                             (any.first any.AvA largest.first_difference))
                   (distinct (any.second any.FvF largest.first_difference)
                             (any.second any.AvA largest.first_difference)))
               a!1))
      (a!4 (=> (distinct (any.zs largest.first_difference)
                         (- (any.first any.AvA largest.first_difference)
                            (any.second any.AvA largest.first_difference)))
               a!3)))
  (=> (>= largest.first_difference largest.largest) (and a!2 a!4)))))
(assert (let ((a!1 (or (distinct (any.first any.FvF
                                    (- largest.first_difference largest.largest))
                         (any.first any.AvA
                                    (- largest.first_difference largest.largest)))
               (distinct (any.second any.FvF
                                     (- largest.first_difference
                                        largest.largest))
                         (any.second any.AvA
                                     (- largest.first_difference
                                        largest.largest)))))
      (a!3 (=> (>= largest.first_discrepancy 0)
               (or (distinct (any.first any.FvF largest.first_discrepancy)
                             (any.first any.AvA largest.first_discrepancy))
                   (distinct (any.second any.FvF largest.first_discrepancy)
                             (any.second any.AvA largest.first_discrepancy)))))
      (a!4 (distinct (any.zs (- largest.first_difference largest.largest))
                     (- (any.first any.AvA
                                   (- largest.first_difference largest.largest))
                        (any.second any.AvA
                                    (- largest.first_difference largest.largest)))))
      (a!6 (=> (>= largest.first_difference 0)
               (distinct (any.zs largest.first_difference)
                         (- (any.first any.AvA largest.first_difference)
                            (any.second any.AvA largest.first_difference))))))
(let ((a!2 (=> (and (>= (- largest.first_difference largest.largest) 0) a!1)
               (and (>= largest.first_discrepancy 0)
                    (<= largest.first_discrepancy
                        (- largest.first_difference largest.largest)))))
      (a!5 (=> (and (>= (- largest.first_difference largest.largest) 0) a!4)
               (and (>= largest.first_difference 0)
                    (<= largest.first_difference
                        (- largest.first_difference largest.largest))))))
  (and a!2
       (>= largest.first_discrepancy (- 1))
       a!3
       a!5
       (>= largest.first_difference (- 1))
       a!6))))
(assert (let ((a!1 (and (>= largest.first_difference 0)
                (or (distinct (any.first any.FvF largest.first_difference)
                              (any.first any.AvA largest.first_difference))
                    (distinct (any.second any.FvF largest.first_difference)
                              (any.second any.AvA largest.first_difference)))))
      (a!2 (=> (>= largest.first_discrepancy 0)
               (or (distinct (any.first any.FvF largest.first_discrepancy)
                             (any.first any.AvA largest.first_discrepancy))
                   (distinct (any.second any.FvF largest.first_discrepancy)
                             (any.second any.AvA largest.first_discrepancy)))))
      (a!3 (distinct (any.zs largest.first_difference)
                     (- (any.first any.AvA largest.first_difference)
                        (any.second any.AvA largest.first_difference)))))
  (and (=> a!1
           (and (>= largest.first_discrepancy 0)
                (<= largest.first_discrepancy largest.first_difference)))
       (>= largest.first_discrepancy (- 1))
       a!2
       (=> (and (>= largest.first_difference 0) a!3)
           (and (>= largest.first_difference 0)
                (<= largest.first_difference largest.first_difference)))
       (>= largest.first_difference (- 1))
       (=> (>= largest.first_difference 0) a!3))))
(assert (let ((a!1 (<= (- (+ (* largest.largest 2) (* any.m 2)) 1) largest.largest)))
  (and (any.S largest.largest)
       (=> (any.S largest.largest) (or (= largest.largest largest.largest) a!1)))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S largest.largest) (>= largest.largest any.m))))
(assert (and (any.S any.m) (>= any.m 1) (=> (any.S any.m) (>= any.m any.m))))
(assert (not (and (< largest.first_discrepancy largest.largest)
          (< largest.first_difference largest.largest))))
(check-sat)
(exit)
