; A model is not so: each move is such a one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Way 0)
(declare-sort boards-with-animals.Rules 0)
(declare-fun boards-with-animals.after
             (boards-with-animals.Board Int Int boards-with-animals.Way)
             boards-with-animals.Board)
(declare-fun boards-with-animals.way
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             boards-with-animals.Way)
(declare-fun Q! () boards-with-animals.Board)
(declare-fun R! () boards-with-animals.Board)
(declare-fun k! () boards-with-animals.Rules)
(declare-fun boards-with-animals.from_x
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.from_y
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.square (boards-with-animals.Board Int Int) Int)
(declare-fun boards-with-animals.right (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.steps (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.down (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.jumping (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.animals (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.lines (boards-with-animals.Board) Int)
(declare-fun boards-with-animals.reaches
             (boards-with-animals.Rules
              Bool
              boards-with-animals.Board
              boards-with-animals.Board)
             Bool)
(declare-fun j! () Int)
(declare-fun i! () Int)
(declare-fun boards-with-animals.columns (boards-with-animals.Board) Int)
(declare-fun boards-with-animals.mirrored
             (boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun boards-with-animals.before
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun p! () Bool)
(assert (let ((a!1 (and (= (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                   0)
                (= (boards-with-animals.right
                     (boards-with-animals.way k! R! Q!))
                   1)))
      (a!3 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 1)))
      (a!4 (+ (boards-with-animals.from_x k! R! Q!)
              (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                 1)))
      (a!6 (and (= (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                   (- 1))
                (= (boards-with-animals.right
                     (boards-with-animals.way k! R! Q!))
                   0)
                (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   2)))
      (a!7 (and (= (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                   1)
                (= (boards-with-animals.right
                     (boards-with-animals.way k! R! Q!))
                   0)
                (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   2)))
      (a!9 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 2)))
      (a!11 (+ (boards-with-animals.from_x k! R! Q!)
               (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                  2))))
(let ((a!2 (and a!1
                (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   1)))
      (a!5 (and (boards-with-animals.animals k!)
                a!1
                (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   2)))
      (a!10 (ite (= (boards-with-animals.steps
                      (boards-with-animals.way k! R! Q!))
                    1)
                 a!3
                 a!9))
      (a!12 (ite (= (boards-with-animals.steps
                      (boards-with-animals.way k! R! Q!))
                    1)
                 a!4
                 a!11)))
(let ((a!8 (and (= (boards-with-animals.square R! a!3 a!4) 2)
                (or a!5 (and (boards-with-animals.jumping k!) (or a!6 a!7))))))
(let ((a!13 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square
                      R!
                      (boards-with-animals.from_y k! R! Q!)
                      (boards-with-animals.from_x k! R! Q!))
                    1)
                 (or a!2 a!8)
                 (= (boards-with-animals.square R! a!10 a!12) 0)
                 (= Q!
                    (boards-with-animals.after
                      R!
                      (boards-with-animals.from_y k! R! Q!)
                      (boards-with-animals.from_x k! R! Q!)
                      (boards-with-animals.way k! R! Q!))))))
  (=> (boards-with-animals.reaches k! true R! Q!) a!13))))))
(assert (let ((a!1 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 1)))
      (a!2 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 2)))
      (a!4 (+ (boards-with-animals.from_x k! R! Q!)
              (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                 1)))
      (a!5 (+ (boards-with-animals.from_x k! R! Q!)
              (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                 2)))
      (a!8 (boards-with-animals.after
             R!
             (boards-with-animals.from_y k! R! Q!)
             (boards-with-animals.from_x k! R! Q!)
             (boards-with-animals.way k! R! Q!)))
      (a!9 (ite (and (= i! (boards-with-animals.from_y k! R! Q!))
                     (= j! (boards-with-animals.from_x k! R! Q!)))
                0
                (boards-with-animals.square R! i! j!))))
(let ((a!3 (ite (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   1)
                a!1
                a!2))
      (a!6 (ite (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   1)
                a!4
                a!5)))
(let ((a!7 (and (= (boards-with-animals.square
                     R!
                     (boards-with-animals.from_y k! R! Q!)
                     (boards-with-animals.from_x k! R! Q!))
                   1)
                (>= a!3 0)
                (< a!3 (boards-with-animals.lines R!))
                (>= a!6 0)
                (< a!6 (boards-with-animals.columns R!))))
      (a!10 (= (boards-with-animals.square a!8 i! j!)
               (ite (and (= i! a!3) (= j! a!6)) 1 a!9))))
  (=> a!7
      (and (= (boards-with-animals.lines a!8) (boards-with-animals.lines R!))
           (= (boards-with-animals.columns a!8)
              (boards-with-animals.columns R!))
           a!10))))))
(assert (let ((a!1 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 1)))
      (a!2 (+ (boards-with-animals.from_y k! R! Q!)
              (* (boards-with-animals.down (boards-with-animals.way k! R! Q!))
                 2)))
      (a!4 (+ (boards-with-animals.from_x k! R! Q!)
              (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                 1)))
      (a!5 (+ (boards-with-animals.from_x k! R! Q!)
              (* (boards-with-animals.right (boards-with-animals.way k! R! Q!))
                 2))))
(let ((a!3 (ite (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   1)
                a!1
                a!2))
      (a!6 (ite (= (boards-with-animals.steps
                     (boards-with-animals.way k! R! Q!))
                   1)
                a!4
                a!5)))
(let ((a!7 (ite (and (>= a!3 0)
                     (< a!3 (boards-with-animals.lines R!))
                     (>= a!6 0)
                     (< a!6 (boards-with-animals.columns R!)))
                (and (>= (boards-with-animals.square R! a!3 a!6) 0)
                     (<= (boards-with-animals.square R! a!3 a!6) 2))
                (= (boards-with-animals.square R! a!3 a!6) (- 1)))))
  (and (>= (boards-with-animals.lines R!) 1)
       (>= (boards-with-animals.columns R!) 1)
       a!7)))))
(assert (let ((a!1 (and (boards-with-animals.reaches
                  k!
                  true
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!))
                (= Q!
                   (boards-with-animals.mirrored
                     (boards-with-animals.before k! R! Q!))))))
  (and (=> (boards-with-animals.reaches
             k!
             true
             (boards-with-animals.mirrored R!)
             Q!)
           (boards-with-animals.reaches
             k!
             false
             R!
             (boards-with-animals.mirrored Q!)))
       (=> (boards-with-animals.reaches k! false R! Q!) a!1))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
                  1)))
      (a!2 (= (boards-with-animals.square
                (boards-with-animals.mirrored R!)
                (boards-with-animals.from_y
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!))
                (boards-with-animals.from_x
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!3 (= (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              0))
      (a!4 (= (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!5 (= (boards-with-animals.steps
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!6 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!8 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!10 (= (boards-with-animals.steps
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!11 (= (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               (- 1)))
      (a!12 (= (boards-with-animals.right
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               0))
      (a!13 (= (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               1))
      (a!16 (* (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!18 (* (boards-with-animals.right
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!20 (= (boards-with-animals.before k! R! Q!)
               (boards-with-animals.after
                 (boards-with-animals.mirrored R!)
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))))
(let ((a!7 (+ (boards-with-animals.from_y
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!6))
      (a!9 (+ (boards-with-animals.from_x
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!8))
      (a!14 (or (and (boards-with-animals.animals k!) (and a!3 a!4) a!10)
                (and (boards-with-animals.jumping k!)
                     (or (and a!11 a!12 a!10) (and a!13 a!12 a!10))))))
(let ((a!15 (and (= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!7
                      a!9)
                    2)
                 a!14))
      (a!17 (ite a!5
                 a!7
                 (+ (boards-with-animals.from_y
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))
                    a!16)))
      (a!19 (ite a!5
                 a!9
                 (+ (boards-with-animals.from_x
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))
                    a!18))))
(let ((a!21 (and a!1
                 a!2
                 (or (and (and a!3 a!4) a!5) a!15)
                 (= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!17
                      a!19)
                    0)
                 a!20)))
  (=> (boards-with-animals.reaches
        k!
        true
        (boards-with-animals.mirrored R!)
        (boards-with-animals.before k! R! Q!))
      a!21))))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
                  1)))
      (a!2 (- (- (boards-with-animals.columns R!) 1)
              (boards-with-animals.from_x
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))))
      (a!4 (= (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              0))
      (a!5 (= (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!6 (= (boards-with-animals.steps
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!7 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!9 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!11 (= (boards-with-animals.steps
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!12 (= (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               (- 1)))
      (a!13 (= (boards-with-animals.right
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               0))
      (a!14 (= (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               1))
      (a!17 (* (boards-with-animals.down
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!19 (* (boards-with-animals.right
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))
               2))
      (a!23 (- (boards-with-animals.right
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (boards-with-animals.from_y
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!))
             (- (- (boards-with-animals.columns R!) 1) a!2)))
      (a!8 (+ (boards-with-animals.from_y
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!7))
      (a!10 (+ (- (- (boards-with-animals.columns R!) 1) a!2) a!9))
      (a!15 (or (and (boards-with-animals.animals k!) (and a!4 a!5) a!11)
                (and (boards-with-animals.jumping k!)
                     (or (and a!12 a!13 a!11) (and a!14 a!13 a!11)))))
      (a!20 (+ (- (- (boards-with-animals.columns R!) 1) a!2) a!19))
      (a!22 (= (boards-with-animals.square
                 R!
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))
                 a!2)
               2)))
(let ((a!16 (and (= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!8
                      a!10)
                    2)
                 a!15))
      (a!18 (ite a!6
                 a!8
                 (+ (boards-with-animals.from_y
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))
                    a!17)))
      (a!24 (= (boards-with-animals.square R! a!8 (+ a!2 (* a!23 1))) 1)))
(let ((a!21 (and a!1
                 (= a!3 1)
                 (or (and (and a!4 a!5) a!6) a!16)
                 (= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!18
                      (ite a!6 a!10 a!20))
                    0)))
      (a!25 (boards-with-animals.square
              R!
              a!18
              (ite a!6 (+ a!2 (* a!23 1)) (+ a!2 (* a!23 2))))))
(let ((a!26 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 a!22
                 (or (and (and a!4 a!5) a!6) (and a!24 a!15))
                 (= a!25 0))))
  (= a!21 a!26)))))))
(assert (let ((a!1 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))))
(let ((a!2 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             (boards-with-animals.from_y
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!))
             a!1
             (boards-with-animals.way
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!)))))
(let ((a!3 (boards-with-animals.square
             a!2
             i!
             (- (- (boards-with-animals.columns a!2) 1) j!))))
(let ((a!4 (= (boards-with-animals.square
                (boards-with-animals.mirrored a!2)
                i!
                j!)
              (ite (= a!3 1) 2 (ite (= a!3 2) 1 a!3)))))
  (and (= (boards-with-animals.lines (boards-with-animals.mirrored a!2))
          (boards-with-animals.lines a!2))
       (= (boards-with-animals.columns (boards-with-animals.mirrored a!2))
          (boards-with-animals.columns a!2))
       a!4))))))
(assert (let ((a!1 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))))
(let ((a!2 (boards-with-animals.square
             R!
             (boards-with-animals.from_y
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!))
             (- (- (boards-with-animals.columns R!) 1) a!1))))
(let ((a!3 (= (boards-with-animals.square
                (boards-with-animals.mirrored R!)
                (boards-with-animals.from_y
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!))
                a!1)
              (ite (= a!2 1) 2 (ite (= a!2 2) 1 a!2)))))
  (and (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.mirrored R!))
          (boards-with-animals.columns R!))
       a!3)))))
(assert (let ((a!1 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             i!
             (- (- (boards-with-animals.columns R!) 1) j!)))
      (a!2 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1) j!))))
(let ((a!3 (ite (= (boards-with-animals.square R! i! a!2) 1)
                2
                (ite (= (boards-with-animals.square R! i! a!2) 2)
                     1
                     (boards-with-animals.square R! i! a!2)))))
  (and (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.mirrored R!))
          (boards-with-animals.columns R!))
       (= a!1 a!3)))))
(assert (let ((a!1 (ite (and (>= i! 0)
                     (< i! (boards-with-animals.lines R!))
                     (>= j! 0)
                     (< j! (boards-with-animals.columns R!)))
                (and (>= (boards-with-animals.square R! i! j!) 0)
                     (<= (boards-with-animals.square R! i! j!) 2))
                (= (boards-with-animals.square R! i! j!) (- 1)))))
  (and (>= (boards-with-animals.lines R!) 1)
       (>= (boards-with-animals.columns R!) 1)
       a!1)))
(assert (let ((a!1 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))))
      (a!3 (= (boards-with-animals.steps
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!4 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!5 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              2))
      (a!7 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!8 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              2))
      (a!15 (boards-with-animals.square
              (boards-with-animals.mirrored R!)
              i!
              (- (- (boards-with-animals.columns R!) 1) j!))))
(let ((a!2 (= (boards-with-animals.square
                (boards-with-animals.mirrored R!)
                (boards-with-animals.from_y
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!))
                a!1)
              1))
      (a!6 (ite a!3
                (+ (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))
                   a!4)
                (+ (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))
                   a!5)))
      (a!10 (boards-with-animals.after
              (boards-with-animals.mirrored R!)
              (boards-with-animals.from_y
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!1
              (boards-with-animals.way
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))))
      (a!12 (= (- (- (boards-with-animals.columns R!) 1) j!)
               (ite a!3 (+ a!1 a!7) (+ a!1 a!8))))
      (a!13 (= (- (- (boards-with-animals.columns R!) 1) j!) a!1)))
(let ((a!9 (and a!2
                (>= a!6 0)
                (< a!6
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                (>= (ite a!3 (+ a!1 a!7) (+ a!1 a!8)) 0)
                (< (ite a!3 (+ a!1 a!7) (+ a!1 a!8))
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!11 (boards-with-animals.square
              a!10
              i!
              (- (- (boards-with-animals.columns R!) 1) j!)))
      (a!14 (and (= i!
                    (boards-with-animals.from_y
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!)))
                 a!13)))
(let ((a!16 (= a!11 (ite (and (= i! a!6) a!12) 1 (ite a!14 0 a!15)))))
(let ((a!17 (and (= (boards-with-animals.lines a!10)
                    (boards-with-animals.lines
                      (boards-with-animals.mirrored R!)))
                 (= (boards-with-animals.columns a!10)
                    (boards-with-animals.columns
                      (boards-with-animals.mirrored R!)))
                 a!16)))
  (=> a!9 a!17)))))))
(assert (let ((a!1 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))))
(let ((a!2 (and (>= (boards-with-animals.from_y
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))
                    0)
                (< (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                (>= a!1 0)
                (< a!1
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!3 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (boards-with-animals.from_y
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!))
             a!1)))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       (ite a!2 (and (>= a!3 0) (<= a!3 2)) (= a!3 (- 1)))))))
(assert (let ((a!1 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1))
      (a!3 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))))
      (a!4 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              1)))
(let ((a!2 (+ (boards-with-animals.from_y
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!1)))
(let ((a!5 (and (>= a!2 0)
                (< a!2
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                (>= (+ a!3 a!4) 0)
                (< (+ a!3 a!4)
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!6 (and (>= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!2
                      (+ a!3 a!4))
                    0)
                (<= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!2
                      (+ a!3 a!4))
                    2))))
(let ((a!7 (ite a!5
                a!6
                (= (boards-with-animals.square
                     (boards-with-animals.mirrored R!)
                     a!2
                     (+ a!3 a!4))
                   (- 1)))))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       a!7))))))
(assert (let ((a!1 (* (boards-with-animals.down
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              2))
      (a!3 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1)
                 (boards-with-animals.from_x
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))))
      (a!4 (* (boards-with-animals.right
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))
              2)))
(let ((a!2 (+ (boards-with-animals.from_y
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!))
              a!1)))
(let ((a!5 (and (>= a!2 0)
                (< a!2
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                (>= (+ a!3 a!4) 0)
                (< (+ a!3 a!4)
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!6 (and (>= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!2
                      (+ a!3 a!4))
                    0)
                (<= (boards-with-animals.square
                      (boards-with-animals.mirrored R!)
                      a!2
                      (+ a!3 a!4))
                    2))))
(let ((a!7 (ite a!5
                a!6
                (= (boards-with-animals.square
                     (boards-with-animals.mirrored R!)
                     a!2
                     (+ a!3 a!4))
                   (- 1)))))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       a!7))))))
(assert (let ((a!1 (- (- (boards-with-animals.columns R!) 1)
              (boards-with-animals.from_x
                k!
                (boards-with-animals.mirrored R!)
                (boards-with-animals.before k! R! Q!)))))
(let ((a!2 (and (>= (boards-with-animals.from_y
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))
                    0)
                (< (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))
                   (boards-with-animals.lines R!))
                (>= a!1 0)
                (< a!1 (boards-with-animals.columns R!))))
      (a!3 (boards-with-animals.square
             R!
             (boards-with-animals.from_y
               k!
               (boards-with-animals.mirrored R!)
               (boards-with-animals.before k! R! Q!))
             a!1)))
  (and (>= (boards-with-animals.lines R!) 1)
       (>= (boards-with-animals.columns R!) 1)
       (ite a!2 (and (>= a!3 0) (<= a!3 2)) (= a!3 (- 1)))))))
(assert (let ((a!1 (ite p!
                (boards-with-animals.from_y k! R! Q!)
                (boards-with-animals.from_y
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (ite p!
                (boards-with-animals.way k! R! Q!)
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))))
(let ((a!4 (and (and (= (boards-with-animals.down a!3) 0)
                     (= (boards-with-animals.right a!3) 1))
                (= (boards-with-animals.steps a!3) 1)))
      (a!5 (* (ite p!
                   (boards-with-animals.right a!3)
                   (- (boards-with-animals.right a!3)))
              1))
      (a!7 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down a!3) 0)
                     (= (boards-with-animals.right a!3) 1))
                (= (boards-with-animals.steps a!3) 2)))
      (a!8 (or (and (= (boards-with-animals.down a!3) (- 1))
                    (= (boards-with-animals.right a!3) 0)
                    (= (boards-with-animals.steps a!3) 2))
               (and (= (boards-with-animals.down a!3) 1)
                    (= (boards-with-animals.right a!3) 0)
                    (= (boards-with-animals.steps a!3) 2))))
      (a!10 (ite (= (boards-with-animals.steps a!3) 1)
                 (+ a!1 (* (boards-with-animals.down a!3) 1))
                 (+ a!1 (* (boards-with-animals.down a!3) 2))))
      (a!11 (* (ite p!
                    (boards-with-animals.right a!3)
                    (- (boards-with-animals.right a!3)))
               2)))
(let ((a!6 (boards-with-animals.square
             R!
             (+ a!1 (* (boards-with-animals.down a!3) 1))
             (+ a!2 a!5)))
      (a!12 (ite (= (boards-with-animals.steps a!3) 1) (+ a!2 a!5) (+ a!2 a!11))))
(let ((a!9 (and (= a!6 (ite (xor p! true) 1 2))
                (or a!7 (and (boards-with-animals.jumping k!) a!8))))
      (a!13 (ite (and (= i! a!10) (= j! a!12))
                 (ite p! 1 2)
                 (ite (and (= i! a!1) (= j! a!2))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!14 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!1 a!2) (ite p! 1 2))
                 (or a!4 a!9)
                 (= (boards-with-animals.square R! a!10 a!12) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square Q! i! j!) a!13))))
  (not (=> (boards-with-animals.reaches k! p! R! Q!) a!14))))))))
(check-sat)
(exit)
