; A model is not so: a move on a slope is one on the slope upside down.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-sort boards-with-animals.Way 0)
(declare-fun boards-with-animals.square (boards-with-animals.Board Int Int) Int)
(declare-fun boards-with-animals.from_x
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.before
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun Q! () boards-with-animals.Board)
(declare-fun R! () boards-with-animals.Board)
(declare-fun k! () boards-with-animals.Rules)
(declare-fun boards-with-animals.mirrored
             (boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun boards-with-animals.columns (boards-with-animals.Board) Int)
(declare-fun p! () Bool)
(declare-fun boards-with-animals.from_y
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.right (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.way
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             boards-with-animals.Way)
(declare-fun boards-with-animals.steps (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.down (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.lines (boards-with-animals.Board) Int)
(declare-fun boards-with-animals.jumping (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.animals (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.reaches
             (boards-with-animals.Rules
              Bool
              boards-with-animals.Board
              boards-with-animals.Board)
             Bool)
(declare-fun boards-with-animals.opposite
             (boards-with-animals.Way)
             boards-with-animals.Way)
(declare-fun boards-with-animals.up_or_down (Bool) boards-with-animals.Way)
(declare-fun boards-with-animals.hop () boards-with-animals.Way)
(declare-fun boards-with-animals.slide () boards-with-animals.Way)
(declare-fun boards-with-animals.turned
             (boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun boards-with-animals.apart_x
             (boards-with-animals.Board boards-with-animals.Board)
             Int)
(declare-fun boards-with-animals.after
             (boards-with-animals.Board Int Int boards-with-animals.Way)
             boards-with-animals.Board)
(declare-fun boards-with-animals.apart_y
             (boards-with-animals.Board boards-with-animals.Board)
             Int)
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
      (a!13 (ite (and (= a!1 a!10) (= a!2 a!12))
                 (ite p! 1 2)
                 (ite (and (= a!1 a!1) (= a!2 a!2))
                      0
                      (boards-with-animals.square R! a!1 a!2)))))
(let ((a!14 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!1 a!2) (ite p! 1 2))
                 (or a!4 a!9)
                 (= (boards-with-animals.square R! a!10 a!12) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square Q! a!1 a!2) a!13))))
  (=> (boards-with-animals.reaches k! p! R! Q!) a!14)))))))
(assert (let ((a!1 (ite p!
                (boards-with-animals.way k! R! Q!)
                (boards-with-animals.way
                  k!
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! Q!)))))
  (and (= (boards-with-animals.down boards-with-animals.slide) 0)
       (= (boards-with-animals.right boards-with-animals.slide) 1)
       (= (boards-with-animals.steps boards-with-animals.slide) 1)
       (= (boards-with-animals.down boards-with-animals.hop) 0)
       (= (boards-with-animals.right boards-with-animals.hop) 1)
       (= (boards-with-animals.steps boards-with-animals.hop) 2)
       (= (boards-with-animals.down (boards-with-animals.up_or_down true))
          (- 1))
       (= (boards-with-animals.right (boards-with-animals.up_or_down true)) 0)
       (= (boards-with-animals.steps (boards-with-animals.up_or_down true)) 2)
       (= (boards-with-animals.down (boards-with-animals.up_or_down false)) 1)
       (= (boards-with-animals.right (boards-with-animals.up_or_down false)) 0)
       (= (boards-with-animals.steps (boards-with-animals.up_or_down false)) 2)
       (= (boards-with-animals.down (boards-with-animals.opposite a!1))
          (- (boards-with-animals.down a!1)))
       (= (boards-with-animals.right (boards-with-animals.opposite a!1))
          (boards-with-animals.right a!1))
       (= (boards-with-animals.steps (boards-with-animals.opposite a!1))
          (boards-with-animals.steps a!1)))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (boards-with-animals.square
             R!
             (- (- (boards-with-animals.lines R!) 1) a!1)
             a!2)))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= (boards-with-animals.square (boards-with-animals.turned R!) a!1 a!2)
          a!3)))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!)))))
      (a!3 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (* (ite p!
                   (boards-with-animals.right a!2)
                   (- (boards-with-animals.right a!2)))
              1))
      (a!6 (- (- (boards-with-animals.lines R!) 1)
              (+ a!1 (* (boards-with-animals.down a!2) 1)))))
(let ((a!5 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (+ a!1 (* (boards-with-animals.down a!2) 1))
             (+ a!3 a!4))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!5 (boards-with-animals.square R! a!6 (+ a!3 a!4))))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!)))))
      (a!3 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (* (ite p!
                   (boards-with-animals.right a!2)
                   (- (boards-with-animals.right a!2)))
              2))
      (a!6 (- (- (boards-with-animals.lines R!) 1)
              (+ a!1 (* (boards-with-animals.down a!2) 2)))))
(let ((a!5 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (+ a!1 (* (boards-with-animals.down a!2) 2))
             (+ a!3 a!4))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!5 (boards-with-animals.square R! a!6 (+ a!3 a!4))))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (distinct (boards-with-animals.lines
                       (boards-with-animals.after
                         (boards-with-animals.turned R!)
                         a!1
                         a!2
                         a!3))
                     (boards-with-animals.lines (boards-with-animals.turned Q!))))
      (a!5 (distinct (boards-with-animals.columns
                       (boards-with-animals.after
                         (boards-with-animals.turned R!)
                         a!1
                         a!2
                         a!3))
                     (boards-with-animals.columns
                       (boards-with-animals.turned Q!))))
      (a!6 (>= (boards-with-animals.apart_y
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!1
                   a!2
                   a!3)
                 (boards-with-animals.turned Q!))
               0))
      (a!7 (< (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!))
              (boards-with-animals.lines
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3))))
      (a!8 (>= (boards-with-animals.apart_x
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!1
                   a!2
                   a!3)
                 (boards-with-animals.turned Q!))
               0))
      (a!9 (< (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!))
              (boards-with-animals.columns
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3))))
      (a!10 (boards-with-animals.square
              (boards-with-animals.after
                (boards-with-animals.turned R!)
                a!1
                a!2
                a!3)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!))
              (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!))))
      (a!11 (boards-with-animals.square
              (boards-with-animals.turned Q!)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!))
              (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!)))))
  (or (= (boards-with-animals.after (boards-with-animals.turned R!) a!1 a!2 a!3)
         (boards-with-animals.turned Q!))
      a!4
      a!5
      (and a!6 a!7 a!8 a!9 (distinct a!10 a!11))))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.turned R!)) 1)))
      (a!2 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!4 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!5 (and (and (= (boards-with-animals.down a!4) 0)
                     (= (boards-with-animals.right a!4) 1))
                (= (boards-with-animals.steps a!4) 1)))
      (a!6 (* (ite p!
                   (boards-with-animals.right a!4)
                   (- (boards-with-animals.right a!4)))
              1))
      (a!8 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down a!4) 0)
                     (= (boards-with-animals.right a!4) 1))
                (= (boards-with-animals.steps a!4) 2)))
      (a!9 (or (and (= (boards-with-animals.down a!4) (- 1))
                    (= (boards-with-animals.right a!4) 0)
                    (= (boards-with-animals.steps a!4) 2))
               (and (= (boards-with-animals.down a!4) 1)
                    (= (boards-with-animals.right a!4) 0)
                    (= (boards-with-animals.steps a!4) 2))))
      (a!11 (ite (= (boards-with-animals.steps a!4) 1)
                 (+ a!2 (* (boards-with-animals.down a!4) 1))
                 (+ a!2 (* (boards-with-animals.down a!4) 2))))
      (a!12 (* (ite p!
                    (boards-with-animals.right a!4)
                    (- (boards-with-animals.right a!4)))
               2))
      (a!15 (= (boards-with-animals.lines
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4))
               (boards-with-animals.lines (boards-with-animals.turned R!))))
      (a!16 (= (boards-with-animals.columns
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4))
               (boards-with-animals.columns (boards-with-animals.turned R!))))
      (a!17 (boards-with-animals.square
              (boards-with-animals.after
                (boards-with-animals.turned R!)
                a!2
                a!3
                a!4)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!))
              (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!))))
      (a!20 (= (boards-with-animals.apart_y
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4)
                 (boards-with-animals.turned Q!))
               a!2))
      (a!21 (= (boards-with-animals.apart_x
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4)
                 (boards-with-animals.turned Q!))
               a!3))
      (a!22 (boards-with-animals.square
              (boards-with-animals.turned R!)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!))
              (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!))))
      (a!25 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                  1)
               a!3)))
(let ((a!7 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (+ a!2 (* (boards-with-animals.down a!4) 1))
             (+ a!3 a!6)))
      (a!13 (ite (= (boards-with-animals.steps a!4) 1) (+ a!3 a!6) (+ a!3 a!12)))
      (a!18 (= (boards-with-animals.apart_y
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4)
                 (boards-with-animals.turned Q!))
               a!11))
      (a!26 (boards-with-animals.mirrored
              (boards-with-animals.after
                (boards-with-animals.mirrored (boards-with-animals.turned R!))
                a!2
                a!25
                a!4))))
(let ((a!10 (and (= a!7 (ite (xor p! true) 1 2))
                 (or a!8 (and (boards-with-animals.jumping k!) a!9))))
      (a!19 (= (boards-with-animals.apart_x
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4)
                 (boards-with-animals.turned Q!))
               a!13))
      (a!27 (boards-with-animals.square
              a!26
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!))
              (boards-with-animals.apart_x
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!2
                  a!3
                  a!4)
                (boards-with-animals.turned Q!)))))
(let ((a!14 (and a!1
                 (= (boards-with-animals.square
                      (boards-with-animals.turned R!)
                      a!2
                      a!3)
                    (ite p! 1 2))
                 (or a!5 a!10)
                 (= (boards-with-animals.square
                      (boards-with-animals.turned R!)
                      a!11
                      a!13)
                    0)))
      (a!23 (ite (and a!18 a!19) (ite p! 1 2) (ite (and a!20 a!21) 0 a!22))))
(let ((a!24 (and (boards-with-animals.reaches
                   k!
                   p!
                   (boards-with-animals.turned R!)
                   (boards-with-animals.after
                     (boards-with-animals.turned R!)
                     a!2
                     a!3
                     a!4))
                 a!15
                 a!16
                 (= a!17 a!23)))
      (a!28 (and (boards-with-animals.reaches
                   k!
                   p!
                   (boards-with-animals.turned R!)
                   a!26)
                 (= (boards-with-animals.lines a!26)
                    (boards-with-animals.lines (boards-with-animals.turned R!)))
                 (= (boards-with-animals.columns a!26)
                    (boards-with-animals.columns
                      (boards-with-animals.turned R!)))
                 (= a!27 a!23))))
  (=> a!14 (and (=> p! a!24) (=> (xor p! true) a!28))))))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (boards-with-animals.apart_y
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!))
             (boards-with-animals.apart_x
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!))))
      (a!5 (- (- (boards-with-animals.lines R!) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!)))))
(let ((a!6 (boards-with-animals.square
             R!
             a!5
             (boards-with-animals.apart_x
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!)))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       (= a!4 a!6))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (boards-with-animals.square
             (boards-with-animals.turned Q!)
             (boards-with-animals.apart_y
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!))
             (boards-with-animals.apart_x
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!))))
      (a!5 (- (- (boards-with-animals.lines Q!) 1)
              (boards-with-animals.apart_y
                (boards-with-animals.after
                  (boards-with-animals.turned R!)
                  a!1
                  a!2
                  a!3)
                (boards-with-animals.turned Q!)))))
(let ((a!6 (boards-with-animals.square
             Q!
             a!5
             (boards-with-animals.apart_x
               (boards-with-animals.after
                 (boards-with-animals.turned R!)
                 a!1
                 a!2
                 a!3)
               (boards-with-animals.turned Q!)))))
  (and (= (boards-with-animals.lines (boards-with-animals.turned Q!))
          (boards-with-animals.lines Q!))
       (= (boards-with-animals.columns (boards-with-animals.turned Q!))
          (boards-with-animals.columns Q!))
       (= a!4 a!6))))))
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
               2))
      (a!13 (boards-with-animals.after
              (boards-with-animals.turned R!)
              (- (- (boards-with-animals.lines R!) 1) a!1)
              a!2
              (boards-with-animals.opposite a!3))))
(let ((a!6 (boards-with-animals.square
             R!
             (+ a!1 (* (boards-with-animals.down a!3) 1))
             (+ a!2 a!5)))
      (a!12 (ite (= (boards-with-animals.steps a!3) 1) (+ a!2 a!5) (+ a!2 a!11)))
      (a!14 (boards-with-animals.square
              Q!
              (- (- (boards-with-animals.lines R!) 1)
                 (boards-with-animals.apart_y
                   a!13
                   (boards-with-animals.turned Q!)))
              (boards-with-animals.apart_x a!13 (boards-with-animals.turned Q!))))
      (a!15 (= (- (- (boards-with-animals.lines R!) 1)
                  (boards-with-animals.apart_y
                    a!13
                    (boards-with-animals.turned Q!)))
               a!10))
      (a!17 (= (- (- (boards-with-animals.lines R!) 1)
                  (boards-with-animals.apart_y
                    a!13
                    (boards-with-animals.turned Q!)))
               a!1))
      (a!19 (boards-with-animals.square
              R!
              (- (- (boards-with-animals.lines R!) 1)
                 (boards-with-animals.apart_y
                   a!13
                   (boards-with-animals.turned Q!)))
              (boards-with-animals.apart_x a!13 (boards-with-animals.turned Q!)))))
(let ((a!9 (and (= a!6 (ite (xor p! true) 1 2))
                (or a!7 (and (boards-with-animals.jumping k!) a!8))))
      (a!16 (and a!15
                 (= (boards-with-animals.apart_x
                      a!13
                      (boards-with-animals.turned Q!))
                    a!12)))
      (a!18 (and a!17
                 (= (boards-with-animals.apart_x
                      a!13
                      (boards-with-animals.turned Q!))
                    a!2))))
(let ((a!20 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!1 a!2) (ite p! 1 2))
                 (or a!4 a!9)
                 (= (boards-with-animals.square R! a!10 a!12) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 (= a!14 (ite a!16 (ite p! 1 2) (ite a!18 0 a!19))))))
  (=> (boards-with-animals.reaches k! p! R! Q!) a!20)))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!4 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                 1)
              a!2)))
(let ((a!5 (boards-with-animals.mirrored
             (boards-with-animals.after
               (boards-with-animals.mirrored (boards-with-animals.turned R!))
               a!1
               a!3
               a!4))))
(let ((a!6 (distinct (boards-with-animals.square
                       a!5
                       (boards-with-animals.apart_y
                         a!5
                         (boards-with-animals.turned Q!))
                       (boards-with-animals.apart_x
                         a!5
                         (boards-with-animals.turned Q!)))
                     (boards-with-animals.square
                       (boards-with-animals.turned Q!)
                       (boards-with-animals.apart_y
                         a!5
                         (boards-with-animals.turned Q!))
                       (boards-with-animals.apart_x
                         a!5
                         (boards-with-animals.turned Q!))))))
(let ((a!7 (and (>= (boards-with-animals.apart_y
                      a!5
                      (boards-with-animals.turned Q!))
                    0)
                (< (boards-with-animals.apart_y
                     a!5
                     (boards-with-animals.turned Q!))
                   (boards-with-animals.lines a!5))
                (>= (boards-with-animals.apart_x
                      a!5
                      (boards-with-animals.turned Q!))
                    0)
                (< (boards-with-animals.apart_x
                     a!5
                     (boards-with-animals.turned Q!))
                   (boards-with-animals.columns a!5))
                a!6)))
  (or (= a!5 (boards-with-animals.turned Q!))
      (distinct (boards-with-animals.lines a!5)
                (boards-with-animals.lines (boards-with-animals.turned Q!)))
      (distinct (boards-with-animals.columns a!5)
                (boards-with-animals.columns (boards-with-animals.turned Q!)))
      a!7)))))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.turned R!)) 1)))
      (a!2 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!3 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!4 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!5 (and (and (= (boards-with-animals.down a!4) 0)
                     (= (boards-with-animals.right a!4) 1))
                (= (boards-with-animals.steps a!4) 1)))
      (a!6 (* (ite p!
                   (boards-with-animals.right a!4)
                   (- (boards-with-animals.right a!4)))
              1))
      (a!8 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down a!4) 0)
                     (= (boards-with-animals.right a!4) 1))
                (= (boards-with-animals.steps a!4) 2)))
      (a!9 (or (and (= (boards-with-animals.down a!4) (- 1))
                    (= (boards-with-animals.right a!4) 0)
                    (= (boards-with-animals.steps a!4) 2))
               (and (= (boards-with-animals.down a!4) 1)
                    (= (boards-with-animals.right a!4) 0)
                    (= (boards-with-animals.steps a!4) 2))))
      (a!11 (ite (= (boards-with-animals.steps a!4) 1)
                 (+ a!2 (* (boards-with-animals.down a!4) 1))
                 (+ a!2 (* (boards-with-animals.down a!4) 2))))
      (a!12 (* (ite p!
                    (boards-with-animals.right a!4)
                    (- (boards-with-animals.right a!4)))
               2))
      (a!15 (= (boards-with-animals.lines
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4))
               (boards-with-animals.lines (boards-with-animals.turned R!))))
      (a!16 (= (boards-with-animals.columns
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4))
               (boards-with-animals.columns (boards-with-animals.turned R!))))
      (a!17 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                  1)
               a!3)))
(let ((a!7 (boards-with-animals.square
             (boards-with-animals.turned R!)
             (+ a!2 (* (boards-with-animals.down a!4) 1))
             (+ a!3 a!6)))
      (a!13 (ite (= (boards-with-animals.steps a!4) 1) (+ a!3 a!6) (+ a!3 a!12)))
      (a!18 (boards-with-animals.mirrored
              (boards-with-animals.after
                (boards-with-animals.mirrored (boards-with-animals.turned R!))
                a!2
                a!17
                a!4))))
(let ((a!10 (and (= a!7 (ite (xor p! true) 1 2))
                 (or a!8 (and (boards-with-animals.jumping k!) a!9))))
      (a!19 (and (= (boards-with-animals.apart_y
                      a!18
                      (boards-with-animals.turned Q!))
                    a!11)
                 (= (boards-with-animals.apart_x
                      a!18
                      (boards-with-animals.turned Q!))
                    a!13)))
      (a!20 (and (= (boards-with-animals.apart_y
                      a!18
                      (boards-with-animals.turned Q!))
                    a!2)
                 (= (boards-with-animals.apart_x
                      a!18
                      (boards-with-animals.turned Q!))
                    a!3))))
(let ((a!14 (and a!1
                 (= (boards-with-animals.square
                      (boards-with-animals.turned R!)
                      a!2
                      a!3)
                    (ite p! 1 2))
                 (or a!5 a!10)
                 (= (boards-with-animals.square
                      (boards-with-animals.turned R!)
                      a!11
                      a!13)
                    0)))
      (a!21 (ite a!20
                 0
                 (boards-with-animals.square
                   (boards-with-animals.turned R!)
                   (boards-with-animals.apart_y
                     a!18
                     (boards-with-animals.turned Q!))
                   (boards-with-animals.apart_x
                     a!18
                     (boards-with-animals.turned Q!))))))
(let ((a!22 (= (boards-with-animals.square
                 (boards-with-animals.after
                   (boards-with-animals.turned R!)
                   a!2
                   a!3
                   a!4)
                 (boards-with-animals.apart_y
                   a!18
                   (boards-with-animals.turned Q!))
                 (boards-with-animals.apart_x
                   a!18
                   (boards-with-animals.turned Q!)))
               (ite a!19 (ite p! 1 2) a!21)))
      (a!24 (= (boards-with-animals.square
                 a!18
                 (boards-with-animals.apart_y
                   a!18
                   (boards-with-animals.turned Q!))
                 (boards-with-animals.apart_x
                   a!18
                   (boards-with-animals.turned Q!)))
               (ite a!19 (ite p! 1 2) a!21))))
(let ((a!23 (and (boards-with-animals.reaches
                   k!
                   p!
                   (boards-with-animals.turned R!)
                   (boards-with-animals.after
                     (boards-with-animals.turned R!)
                     a!2
                     a!3
                     a!4))
                 a!15
                 a!16
                 a!22))
      (a!25 (and (boards-with-animals.reaches
                   k!
                   p!
                   (boards-with-animals.turned R!)
                   a!18)
                 (= (boards-with-animals.lines a!18)
                    (boards-with-animals.lines (boards-with-animals.turned R!)))
                 (= (boards-with-animals.columns a!18)
                    (boards-with-animals.columns
                      (boards-with-animals.turned R!)))
                 a!24)))
  (=> a!14 (and (=> p! a!23) (=> (xor p! true) a!25)))))))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!4 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                 1)
              a!2)))
(let ((a!5 (boards-with-animals.mirrored
             (boards-with-animals.after
               (boards-with-animals.mirrored (boards-with-animals.turned R!))
               a!1
               a!3
               a!4))))
(let ((a!6 (boards-with-animals.square
             R!
             (- (- (boards-with-animals.lines R!) 1)
                (boards-with-animals.apart_y
                  a!5
                  (boards-with-animals.turned Q!)))
             (boards-with-animals.apart_x a!5 (boards-with-animals.turned Q!)))))
(let ((a!7 (= (boards-with-animals.square
                (boards-with-animals.turned R!)
                (boards-with-animals.apart_y
                  a!5
                  (boards-with-animals.turned Q!))
                (boards-with-animals.apart_x
                  a!5
                  (boards-with-animals.turned Q!)))
              a!6)))
  (and (= (boards-with-animals.lines (boards-with-animals.turned R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.turned R!))
          (boards-with-animals.columns R!))
       a!7)))))))
(assert (let ((a!1 (- (- (boards-with-animals.lines R!) 1)
              (ite p!
                   (boards-with-animals.from_y k! R! Q!)
                   (boards-with-animals.from_y
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!2 (ite p!
                (boards-with-animals.from_x k! R! Q!)
                (- (- (boards-with-animals.columns R!) 1)
                   (boards-with-animals.from_x
                     k!
                     (boards-with-animals.mirrored R!)
                     (boards-with-animals.before k! R! Q!)))))
      (a!4 (boards-with-animals.opposite
             (ite p!
                  (boards-with-animals.way k! R! Q!)
                  (boards-with-animals.way
                    k!
                    (boards-with-animals.mirrored R!)
                    (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                 1)
              a!2)))
(let ((a!5 (boards-with-animals.mirrored
             (boards-with-animals.after
               (boards-with-animals.mirrored (boards-with-animals.turned R!))
               a!1
               a!3
               a!4))))
(let ((a!6 (boards-with-animals.square
             Q!
             (- (- (boards-with-animals.lines Q!) 1)
                (boards-with-animals.apart_y
                  a!5
                  (boards-with-animals.turned Q!)))
             (boards-with-animals.apart_x a!5 (boards-with-animals.turned Q!)))))
(let ((a!7 (= (boards-with-animals.square
                (boards-with-animals.turned Q!)
                (boards-with-animals.apart_y
                  a!5
                  (boards-with-animals.turned Q!))
                (boards-with-animals.apart_x
                  a!5
                  (boards-with-animals.turned Q!)))
              a!6)))
  (and (= (boards-with-animals.lines (boards-with-animals.turned Q!))
          (boards-with-animals.lines Q!))
       (= (boards-with-animals.columns (boards-with-animals.turned Q!))
          (boards-with-animals.columns Q!))
       a!7)))))))
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
               2))
      (a!13 (- (- (boards-with-animals.columns (boards-with-animals.turned R!))
                  1)
               a!2)))
(let ((a!6 (boards-with-animals.square
             R!
             (+ a!1 (* (boards-with-animals.down a!3) 1))
             (+ a!2 a!5)))
      (a!12 (ite (= (boards-with-animals.steps a!3) 1) (+ a!2 a!5) (+ a!2 a!11)))
      (a!14 (boards-with-animals.after
              (boards-with-animals.mirrored (boards-with-animals.turned R!))
              (- (- (boards-with-animals.lines R!) 1) a!1)
              a!13
              (boards-with-animals.opposite a!3))))
(let ((a!9 (and (= a!6 (ite (xor p! true) 1 2))
                (or a!7 (and (boards-with-animals.jumping k!) a!8))))
      (a!15 (- (- (boards-with-animals.lines R!) 1)
               (boards-with-animals.apart_y
                 (boards-with-animals.mirrored a!14)
                 (boards-with-animals.turned Q!)))))
(let ((a!16 (and (= a!15 a!10)
                 (= (boards-with-animals.apart_x
                      (boards-with-animals.mirrored a!14)
                      (boards-with-animals.turned Q!))
                    a!12)))
      (a!17 (and (= a!15 a!1)
                 (= (boards-with-animals.apart_x
                      (boards-with-animals.mirrored a!14)
                      (boards-with-animals.turned Q!))
                    a!2))))
(let ((a!18 (ite a!17
                 0
                 (boards-with-animals.square
                   R!
                   a!15
                   (boards-with-animals.apart_x
                     (boards-with-animals.mirrored a!14)
                     (boards-with-animals.turned Q!))))))
(let ((a!19 (= (boards-with-animals.square
                 Q!
                 a!15
                 (boards-with-animals.apart_x
                   (boards-with-animals.mirrored a!14)
                   (boards-with-animals.turned Q!)))
               (ite a!16 (ite p! 1 2) a!18))))
(let ((a!20 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!1 a!2) (ite p! 1 2))
                 (or a!4 a!9)
                 (= (boards-with-animals.square R! a!10 a!12) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 a!19)))
  (=> (boards-with-animals.reaches k! p! R! Q!) a!20))))))))))
(assert (not (=> (boards-with-animals.reaches k! p! R! Q!)
         (boards-with-animals.reaches
           k!
           p!
           (boards-with-animals.turned R!)
           (boards-with-animals.turned Q!)))))
(check-sat)
(exit)
