; A model is not so: moves_as_said skiers jump up, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Way 0)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-fun boards-with-animals.steps (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.up_or_down (Bool) boards-with-animals.Way)
(declare-fun boards-with-animals.opposite
             (boards-with-animals.Way)
             boards-with-animals.Way)
(declare-fun boards-with-animals.right (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.down (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.hop () boards-with-animals.Way)
(declare-fun boards-with-animals.slide () boards-with-animals.Way)
(declare-fun boards-with-animals.square (boards-with-animals.Board Int Int) Int)
(declare-fun j! () Int)
(declare-fun i! () Int)
(declare-fun R! () boards-with-animals.Board)
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
(declare-fun boards-with-animals.way
             (boards-with-animals.Rules
              boards-with-animals.Board
              boards-with-animals.Board)
             boards-with-animals.Way)
(declare-fun boards-with-animals.lines (boards-with-animals.Board) Int)
(declare-fun boards-with-animals.jumping (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.animals (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.reaches
             (boards-with-animals.Rules
              Bool
              boards-with-animals.Board
              boards-with-animals.Board)
             Bool)
(declare-fun x! () Int)
(declare-fun y! () Int)
(declare-fun boards-with-animals.after
             (boards-with-animals.Board Int Int boards-with-animals.Way)
             boards-with-animals.Board)
(assert (let ((a!1 (and (= (boards-with-animals.down
                     (boards-with-animals.up_or_down true))
                   0)
                (= (boards-with-animals.right
                     (boards-with-animals.up_or_down true))
                   1)))
      (a!3 (+ y!
              (* (boards-with-animals.down
                   (boards-with-animals.up_or_down true))
                 1)))
      (a!4 (ite p!
                (boards-with-animals.right
                  (boards-with-animals.up_or_down true))
                (- (boards-with-animals.right
                     (boards-with-animals.up_or_down true)))))
      (a!7 (and (= (boards-with-animals.down
                     (boards-with-animals.up_or_down true))
                   (- 1))
                (= (boards-with-animals.right
                     (boards-with-animals.up_or_down true))
                   0)
                (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   2)))
      (a!8 (and (= (boards-with-animals.down
                     (boards-with-animals.up_or_down true))
                   1)
                (= (boards-with-animals.right
                     (boards-with-animals.up_or_down true))
                   0)
                (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   2)))
      (a!10 (+ y!
               (* (boards-with-animals.down
                    (boards-with-animals.up_or_down true))
                  2)))
      (a!14 (= (boards-with-animals.lines
                 (boards-with-animals.after
                   R!
                   y!
                   x!
                   (boards-with-animals.up_or_down true)))
               (boards-with-animals.lines R!)))
      (a!15 (= (boards-with-animals.columns
                 (boards-with-animals.after
                   R!
                   y!
                   x!
                   (boards-with-animals.up_or_down true)))
               (boards-with-animals.columns R!)))
      (a!19 (boards-with-animals.after
              (boards-with-animals.mirrored R!)
              y!
              (- (- (boards-with-animals.columns R!) 1) x!)
              (boards-with-animals.up_or_down true)))
      (a!22 (ite p!
                 (boards-with-animals.from_y k! R! Q!)
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!23 (ite p!
                 (boards-with-animals.from_x k! R! Q!)
                 (- (- (boards-with-animals.columns R!) 1)
                    (boards-with-animals.from_x
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!)))))
      (a!24 (ite p!
                 (boards-with-animals.way k! R! Q!)
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!36 (= (boards-with-animals.down
                 (boards-with-animals.opposite
                   (boards-with-animals.up_or_down true)))
               (- (boards-with-animals.down
                    (boards-with-animals.up_or_down true)))))
      (a!37 (= (boards-with-animals.right
                 (boards-with-animals.opposite
                   (boards-with-animals.up_or_down true)))
               (boards-with-animals.right (boards-with-animals.up_or_down true))))
      (a!38 (= (boards-with-animals.steps
                 (boards-with-animals.opposite
                   (boards-with-animals.up_or_down true)))
               (boards-with-animals.steps (boards-with-animals.up_or_down true)))))
(let ((a!2 (and a!1
                (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   1)))
      (a!5 (= (boards-with-animals.square R! a!3 (+ x! (* a!4 1)))
              (ite (xor p! true) 1 2)))
      (a!6 (and (boards-with-animals.animals k!)
                a!1
                (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   2)))
      (a!11 (ite (= (boards-with-animals.steps
                      (boards-with-animals.up_or_down true))
                    1)
                 a!3
                 a!10))
      (a!12 (ite (= (boards-with-animals.steps
                      (boards-with-animals.up_or_down true))
                    1)
                 (+ x! (* a!4 1))
                 (+ x! (* a!4 2))))
      (a!25 (and (and (= (boards-with-animals.down a!24) 0)
                      (= (boards-with-animals.right a!24) 1))
                 (= (boards-with-animals.steps a!24) 1)))
      (a!26 (* (ite p!
                    (boards-with-animals.right a!24)
                    (- (boards-with-animals.right a!24)))
               1))
      (a!28 (and (boards-with-animals.animals k!)
                 (and (= (boards-with-animals.down a!24) 0)
                      (= (boards-with-animals.right a!24) 1))
                 (= (boards-with-animals.steps a!24) 2)))
      (a!29 (or (and (= (boards-with-animals.down a!24) (- 1))
                     (= (boards-with-animals.right a!24) 0)
                     (= (boards-with-animals.steps a!24) 2))
                (and (= (boards-with-animals.down a!24) 1)
                     (= (boards-with-animals.right a!24) 0)
                     (= (boards-with-animals.steps a!24) 2))))
      (a!31 (ite (= (boards-with-animals.steps a!24) 1)
                 (+ a!22 (* (boards-with-animals.down a!24) 1))
                 (+ a!22 (* (boards-with-animals.down a!24) 2))))
      (a!32 (* (ite p!
                    (boards-with-animals.right a!24)
                    (- (boards-with-animals.right a!24)))
               2)))
(let ((a!9 (and a!5
                (or a!6 (and (boards-with-animals.jumping k!) (or a!7 a!8)))))
      (a!16 (ite (and (= i! a!11) (= j! a!12))
                 (ite p! 1 2)
                 (ite (and (= i! y!) (= j! x!))
                      0
                      (boards-with-animals.square R! i! j!))))
      (a!27 (boards-with-animals.square
              R!
              (+ a!22 (* (boards-with-animals.down a!24) 1))
              (+ a!23 a!26)))
      (a!33 (ite (= (boards-with-animals.steps a!24) 1)
                 (+ a!23 a!26)
                 (+ a!23 a!32))))
(let ((a!13 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! y! x!) (ite p! 1 2))
                 (or a!2 a!9)
                 (= (boards-with-animals.square R! a!11 a!12) 0)))
      (a!17 (= (boards-with-animals.square
                 (boards-with-animals.after
                   R!
                   y!
                   x!
                   (boards-with-animals.up_or_down true))
                 i!
                 j!)
               a!16))
      (a!20 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (boards-with-animals.mirrored a!19))
                 (= (boards-with-animals.lines
                      (boards-with-animals.mirrored a!19))
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns
                      (boards-with-animals.mirrored a!19))
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square
                      (boards-with-animals.mirrored a!19)
                      i!
                      j!)
                    a!16)))
      (a!30 (and (= a!27 (ite (xor p! true) 1 2))
                 (or a!28 (and (boards-with-animals.jumping k!) a!29))))
      (a!34 (ite (and (= i! a!31) (= j! a!33))
                 (ite p! 1 2)
                 (ite (and (= i! a!22) (= j! a!23))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!18 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (boards-with-animals.after
                     R!
                     y!
                     x!
                     (boards-with-animals.up_or_down true)))
                 a!14
                 a!15
                 a!17))
      (a!35 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!22 a!23) (ite p! 1 2))
                 (or a!25 a!30)
                 (= (boards-with-animals.square R! a!31 a!33) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square Q! i! j!) a!34))))
(let ((a!21 (=> a!13 (and (=> p! a!18) (=> (xor p! true) a!20)))))
  (and a!21
       (=> (boards-with-animals.reaches k! p! R! Q!) a!35)
       (= (boards-with-animals.down boards-with-animals.slide) 0)
       (= (boards-with-animals.right boards-with-animals.slide) 1)
       (= (boards-with-animals.steps boards-with-animals.slide) 1)
       (= (boards-with-animals.down boards-with-animals.hop) 0)
       (= (boards-with-animals.right boards-with-animals.hop) 1)
       (= (boards-with-animals.steps boards-with-animals.hop) 2)
       a!7
       (= (boards-with-animals.down (boards-with-animals.up_or_down false)) 1)
       (= (boards-with-animals.right (boards-with-animals.up_or_down false)) 0)
       (= (boards-with-animals.steps (boards-with-animals.up_or_down false)) 2)
       a!36
       a!37
       a!38))))))))
(assert (and (boards-with-animals.jumping k!)
     (xor (boards-with-animals.animals k!) true)))
(assert (let ((a!1 (= (boards-with-animals.square R! (+ y! (- 2)) (+ x! (ite p! 0 0)))
              0))
      (a!2 (= (boards-with-animals.square R! (+ y! (- 1)) (+ x! (ite p! 0 0)))
              (ite (xor p! true) 1 2)))
      (a!3 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)
             (boards-with-animals.up_or_down true)))
      (a!5 (+ y!
              (* (boards-with-animals.down
                   (boards-with-animals.up_or_down true))
                 1)))
      (a!6 (+ y!
              (* (boards-with-animals.down
                   (boards-with-animals.up_or_down true))
                 2)))
      (a!8 (ite p!
                (boards-with-animals.right
                  (boards-with-animals.up_or_down true))
                (- (boards-with-animals.right
                     (boards-with-animals.up_or_down true)))))
      (a!12 (ite p!
                 (boards-with-animals.way k! R! Q!)
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!13 (ite p!
                 (boards-with-animals.from_y k! R! Q!)
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!14 (ite p!
                 (boards-with-animals.from_x k! R! Q!)
                 (- (- (boards-with-animals.columns R!) 1)
                    (boards-with-animals.from_x
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))))))
(let ((a!4 (ite p!
                (boards-with-animals.after
                  R!
                  y!
                  x!
                  (boards-with-animals.up_or_down true))
                (boards-with-animals.mirrored a!3)))
      (a!7 (ite (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   1)
                a!5
                a!6))
      (a!9 (ite (= (boards-with-animals.steps
                     (boards-with-animals.up_or_down true))
                   1)
                (+ x! (* a!8 1))
                (+ x! (* a!8 2))))
      (a!15 (= (boards-with-animals.square
                 R!
                 (+ a!13 (- 2))
                 (+ a!14 (ite p! 0 0)))
               0))
      (a!16 (= (boards-with-animals.square
                 R!
                 (+ a!13 (- 1))
                 (+ a!14 (ite p! 0 0)))
               (ite (xor p! true) 1 2)))
      (a!17 (ite (= (boards-with-animals.steps a!12) 1)
                 (+ a!13 (* (boards-with-animals.down a!12) 1))
                 (+ a!13 (* (boards-with-animals.down a!12) 2))))
      (a!18 (* (ite p!
                    (boards-with-animals.right a!12)
                    (- (boards-with-animals.right a!12)))
               1))
      (a!19 (* (ite p!
                    (boards-with-animals.right a!12)
                    (- (boards-with-animals.right a!12)))
               2)))
(let ((a!10 (ite (and (= i! a!7) (= j! a!9))
                 (ite p! 1 2)
                 (ite (and (= i! y!) (= j! x!))
                      0
                      (boards-with-animals.square R! i! j!))))
      (a!20 (= j!
               (ite (= (boards-with-animals.steps a!12) 1)
                    (+ a!14 a!18)
                    (+ a!14 a!19)))))
(let ((a!11 (=> (and (= (boards-with-animals.square R! y! x!) (ite p! 1 2))
                     a!1
                     a!2)
                (and (boards-with-animals.reaches k! p! R! a!4)
                     (= (boards-with-animals.lines a!4)
                        (boards-with-animals.lines R!))
                     (= (boards-with-animals.columns a!4)
                        (boards-with-animals.columns R!))
                     (= (boards-with-animals.square a!4 i! j!) a!10))))
      (a!21 (ite (and (= i! a!17) a!20)
                 (ite p! 1 2)
                 (ite (and (= i! a!13) (= j! a!14))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!22 (=> (and (boards-with-animals.reaches k! p! R! Q!)
                     (= (boards-with-animals.down a!12) (- 1))
                     (= (boards-with-animals.right a!12) 0)
                     (= (boards-with-animals.steps a!12) 2))
                (and (= (boards-with-animals.square R! a!13 a!14) (ite p! 1 2))
                     a!15
                     a!16
                     (= (boards-with-animals.lines Q!)
                        (boards-with-animals.lines R!))
                     (= (boards-with-animals.columns Q!)
                        (boards-with-animals.columns R!))
                     (= (boards-with-animals.square Q! i! j!) a!21)))))
  (not (and a!11 a!22))))))))
(check-sat)
(exit)
