; A model is not so: a slope turned upside down twice is as it was.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-fun boards-with-animals.square (boards-with-animals.Board Int Int) Int)
(declare-fun boards-with-animals.apart_x
             (boards-with-animals.Board boards-with-animals.Board)
             Int)
(declare-fun R! () boards-with-animals.Board)
(declare-fun boards-with-animals.turned
             (boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun boards-with-animals.apart_y
             (boards-with-animals.Board boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.columns (boards-with-animals.Board) Int)
(declare-fun boards-with-animals.lines (boards-with-animals.Board) Int)
(assert (let ((a!1 (distinct (boards-with-animals.lines
                       (boards-with-animals.turned
                         (boards-with-animals.turned R!)))
                     (boards-with-animals.lines R!)))
      (a!2 (distinct (boards-with-animals.columns
                       (boards-with-animals.turned
                         (boards-with-animals.turned R!)))
                     (boards-with-animals.columns R!)))
      (a!3 (>= (boards-with-animals.apart_y
                 (boards-with-animals.turned (boards-with-animals.turned R!))
                 R!)
               0))
      (a!4 (< (boards-with-animals.apart_y
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!)
              (boards-with-animals.lines
                (boards-with-animals.turned (boards-with-animals.turned R!)))))
      (a!5 (>= (boards-with-animals.apart_x
                 (boards-with-animals.turned (boards-with-animals.turned R!))
                 R!)
               0))
      (a!6 (< (boards-with-animals.apart_x
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!)
              (boards-with-animals.columns
                (boards-with-animals.turned (boards-with-animals.turned R!)))))
      (a!7 (boards-with-animals.square
             (boards-with-animals.turned (boards-with-animals.turned R!))
             (boards-with-animals.apart_y
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)))
      (a!8 (boards-with-animals.square
             R!
             (boards-with-animals.apart_y
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!))))
  (or (= (boards-with-animals.turned (boards-with-animals.turned R!)) R!)
      a!1
      a!2
      (and a!3 a!4 a!5 a!6 (distinct a!7 a!8)))))
(assert (let ((a!1 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (boards-with-animals.apart_y
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)))
      (a!2 (- (- (boards-with-animals.lines R!) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!))))
(let ((a!3 (boards-with-animals.square
             R!
             a!2
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!1 a!3)))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!))))
(let ((a!2 (boards-with-animals.square
             (boards-with-animals.turned R!)
             a!1
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)))
      (a!3 (boards-with-animals.square
             R!
             (- (- (boards-with-animals.lines R!) 1) a!1)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!2 a!3)))))
(assert (let ((a!1 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (boards-with-animals.apart_y
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)))
      (a!2 (- (- (boards-with-animals.lines R!) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!))))
(let ((a!3 (boards-with-animals.square
             R!
             a!2
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!1 a!3)))))
(assert (let ((a!1 (= (boards-with-animals.lines
                (boards-with-animals.turned (boards-with-animals.turned R!)))
              (boards-with-animals.lines (boards-with-animals.turned R!))))
      (a!2 (= (boards-with-animals.columns
                (boards-with-animals.turned (boards-with-animals.turned R!)))
              (boards-with-animals.columns (boards-with-animals.turned R!))))
      (a!3 (boards-with-animals.square
             (boards-with-animals.turned (boards-with-animals.turned R!))
             (boards-with-animals.apart_y
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!)))
      (a!4 (- (- (boards-with-animals.lines (boards-with-animals.turned R!)) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.turned (boards-with-animals.turned R!))
                R!))))
(let ((a!5 (boards-with-animals.square
             (boards-with-animals.turned R!)
             a!4
             (boards-with-animals.apart_x
               (boards-with-animals.turned (boards-with-animals.turned R!))
               R!))))
  (and a!1 a!2 (= a!3 a!5)))))
(assert (not (= (boards-with-animals.turned (boards-with-animals.turned R!)) R!)))
(check-sat)
(exit)
