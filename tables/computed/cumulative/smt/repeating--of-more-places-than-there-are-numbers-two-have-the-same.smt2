; A model is not so: of more places than there are numbers two have the same.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun repeating.window_bound (Int) Int)
(declare-fun any.largest () Int)
(declare-fun repeating.total (Int Int) Int)
(declare-fun repeating.count (Int Int) Int)
(declare-fun repeating.crowded (Int Int) Int)
(declare-fun repeating.latest (Int Int) Int)
(declare-fun repeating.window_code (Int Int) Int)
(assert (let ((a!1 (>= (+ (repeating.window_bound (* any.largest 9)) 1) 0))
      (a!2 (repeating.total (repeating.window_bound (* any.largest 9))
                            (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!3 (= a!2 (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!4 (=> (>= (repeating.window_bound (* any.largest 9)) 0) a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (repeating.total (repeating.window_bound (* any.largest 9))
                            (+ (repeating.window_bound (* any.largest 9)) 1)))
      (a!2 (repeating.crowded
             (repeating.window_bound (* any.largest 9))
             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!3 (repeating.count a!2
                            (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!4 (=> (> a!1 (repeating.window_bound (* any.largest 9))) (>= a!3 2))))
  (=> (>= (repeating.window_bound (* any.largest 9)) 0) a!4)))))
(assert (let ((a!1 (>= (+ (repeating.window_bound (* any.largest 9)) 1) 0))
      (a!2 (repeating.crowded
             (repeating.window_bound (* any.largest 9))
             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!3 (repeating.count a!2
                            (+ (repeating.window_bound (* any.largest 9)) 1)))
      (a!4 (repeating.latest a!2
                             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!5 (< a!4 (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!6 (and (>= a!4 0)
                a!5
                (= (repeating.window_code a!4 (* any.largest 9)) a!2)
                (= (repeating.count a!2 a!4) (- a!3 1)))))
  (=> a!1 (=> (>= a!3 1) a!6)))))))
(assert (let ((a!1 (repeating.crowded
             (repeating.window_bound (* any.largest 9))
             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!2 (repeating.latest a!1
                             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!3 (and (>= (repeating.latest a!1 a!2) 0)
                (< (repeating.latest a!1 a!2) a!2)
                (= (repeating.window_code
                     (repeating.latest a!1 a!2)
                     (* any.largest 9))
                   a!1)
                (= (repeating.count a!1 (repeating.latest a!1 a!2))
                   (- (repeating.count a!1 a!2) 1)))))
  (=> (>= a!2 0) (=> (>= (repeating.count a!1 a!2) 1) a!3))))))
(assert (let ((a!1 (repeating.crowded
             (repeating.window_bound (* any.largest 9))
             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!2 (repeating.latest a!1
                             (+ (repeating.window_bound (* any.largest 9)) 1))))
(let ((a!3 (and (>= (repeating.latest a!1 a!2) 0)
                (< (repeating.latest a!1 a!2) a!2)
                (= (repeating.window_code
                     (repeating.latest a!1 a!2)
                     (* any.largest 9))
                   (repeating.window_code a!2 (* any.largest 9))))))
(let ((a!4 (=> (>= (repeating.window_bound (* any.largest 9)) 0) a!3)))
  (not a!4))))))
(check-sat)
(exit)
