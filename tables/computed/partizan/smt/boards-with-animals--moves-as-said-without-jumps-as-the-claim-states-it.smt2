; A model is not so: moves_as_said without jumps, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Way 0)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-fun boards-with-animals.steps (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.slide () boards-with-animals.Way)
(declare-fun boards-with-animals.opposite
             (boards-with-animals.Way)
             boards-with-animals.Way)
(declare-fun boards-with-animals.right (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.down (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.up_or_down (Bool) boards-with-animals.Way)
(declare-fun boards-with-animals.hop () boards-with-animals.Way)
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
(assert (let ((a!1 (and (and (= (boards-with-animals.down boards-with-animals.slide) 0)
                     (= (boards-with-animals.right boards-with-animals.slide) 1))
                (= (boards-with-animals.steps boards-with-animals.slide) 1)))
      (a!2 (* (ite p!
                   (boards-with-animals.right boards-with-animals.slide)
                   (- (boards-with-animals.right boards-with-animals.slide)))
              1))
      (a!4 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down boards-with-animals.slide) 0)
                     (= (boards-with-animals.right boards-with-animals.slide) 1))
                (= (boards-with-animals.steps boards-with-animals.slide) 2)))
      (a!5 (or (and (= (boards-with-animals.down boards-with-animals.slide)
                       (- 1))
                    (= (boards-with-animals.right boards-with-animals.slide) 0)
                    (= (boards-with-animals.steps boards-with-animals.slide) 2))
               (and (= (boards-with-animals.down boards-with-animals.slide) 1)
                    (= (boards-with-animals.right boards-with-animals.slide) 0)
                    (= (boards-with-animals.steps boards-with-animals.slide) 2))))
      (a!7 (ite (= (boards-with-animals.steps boards-with-animals.slide) 1)
                (+ y!
                   (* (boards-with-animals.down boards-with-animals.slide) 1))
                (+ y!
                   (* (boards-with-animals.down boards-with-animals.slide) 2))))
      (a!8 (* (ite p!
                   (boards-with-animals.right boards-with-animals.slide)
                   (- (boards-with-animals.right boards-with-animals.slide)))
              2))
      (a!13 (boards-with-animals.after
              (boards-with-animals.mirrored R!)
              y!
              (- (- (boards-with-animals.columns R!) 1) x!)
              boards-with-animals.slide))
      (a!16 (ite p!
                 (boards-with-animals.from_y k! R! Q!)
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!17 (ite p!
                 (boards-with-animals.from_x k! R! Q!)
                 (- (- (boards-with-animals.columns R!) 1)
                    (boards-with-animals.from_x
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!)))))
      (a!18 (ite p!
                 (boards-with-animals.way k! R! Q!)
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!)))))
(let ((a!3 (boards-with-animals.square
             R!
             (+ y! (* (boards-with-animals.down boards-with-animals.slide) 1))
             (+ x! a!2)))
      (a!9 (ite (= (boards-with-animals.steps boards-with-animals.slide) 1)
                (+ x! a!2)
                (+ x! a!8)))
      (a!19 (and (and (= (boards-with-animals.down a!18) 0)
                      (= (boards-with-animals.right a!18) 1))
                 (= (boards-with-animals.steps a!18) 1)))
      (a!20 (* (ite p!
                    (boards-with-animals.right a!18)
                    (- (boards-with-animals.right a!18)))
               1))
      (a!22 (and (boards-with-animals.animals k!)
                 (and (= (boards-with-animals.down a!18) 0)
                      (= (boards-with-animals.right a!18) 1))
                 (= (boards-with-animals.steps a!18) 2)))
      (a!23 (or (and (= (boards-with-animals.down a!18) (- 1))
                     (= (boards-with-animals.right a!18) 0)
                     (= (boards-with-animals.steps a!18) 2))
                (and (= (boards-with-animals.down a!18) 1)
                     (= (boards-with-animals.right a!18) 0)
                     (= (boards-with-animals.steps a!18) 2))))
      (a!25 (ite (= (boards-with-animals.steps a!18) 1)
                 (+ a!16 (* (boards-with-animals.down a!18) 1))
                 (+ a!16 (* (boards-with-animals.down a!18) 2))))
      (a!26 (* (ite p!
                    (boards-with-animals.right a!18)
                    (- (boards-with-animals.right a!18)))
               2)))
(let ((a!6 (and (= a!3 (ite (xor p! true) 1 2))
                (or a!4 (and (boards-with-animals.jumping k!) a!5))))
      (a!11 (ite (and (= i! a!7) (= j! a!9))
                 (ite p! 1 2)
                 (ite (and (= i! y!) (= j! x!))
                      0
                      (boards-with-animals.square R! i! j!))))
      (a!21 (boards-with-animals.square
              R!
              (+ a!16 (* (boards-with-animals.down a!18) 1))
              (+ a!17 a!20)))
      (a!27 (ite (= (boards-with-animals.steps a!18) 1)
                 (+ a!17 a!20)
                 (+ a!17 a!26))))
(let ((a!10 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! y! x!) (ite p! 1 2))
                 (or a!1 a!6)
                 (= (boards-with-animals.square R! a!7 a!9) 0)))
      (a!12 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (boards-with-animals.after
                     R!
                     y!
                     x!
                     boards-with-animals.slide))
                 (= (boards-with-animals.lines
                      (boards-with-animals.after
                        R!
                        y!
                        x!
                        boards-with-animals.slide))
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns
                      (boards-with-animals.after
                        R!
                        y!
                        x!
                        boards-with-animals.slide))
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square
                      (boards-with-animals.after
                        R!
                        y!
                        x!
                        boards-with-animals.slide)
                      i!
                      j!)
                    a!11)))
      (a!14 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (boards-with-animals.mirrored a!13))
                 (= (boards-with-animals.lines
                      (boards-with-animals.mirrored a!13))
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns
                      (boards-with-animals.mirrored a!13))
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square
                      (boards-with-animals.mirrored a!13)
                      i!
                      j!)
                    a!11)))
      (a!24 (and (= a!21 (ite (xor p! true) 1 2))
                 (or a!22 (and (boards-with-animals.jumping k!) a!23))))
      (a!28 (ite (and (= i! a!25) (= j! a!27))
                 (ite p! 1 2)
                 (ite (and (= i! a!16) (= j! a!17))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!15 (=> a!10 (and (=> p! a!12) (=> (xor p! true) a!14))))
      (a!29 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! a!16 a!17) (ite p! 1 2))
                 (or a!19 a!24)
                 (= (boards-with-animals.square R! a!25 a!27) 0)
                 (= (boards-with-animals.lines Q!)
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns Q!)
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square Q! i! j!) a!28))))
  (and a!15
       (=> (boards-with-animals.reaches k! p! R! Q!) a!29)
       a!1
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
       (= (boards-with-animals.down
            (boards-with-animals.opposite boards-with-animals.slide))
          (- (boards-with-animals.down boards-with-animals.slide)))
       (= (boards-with-animals.right
            (boards-with-animals.opposite boards-with-animals.slide))
          (boards-with-animals.right boards-with-animals.slide))
       (= (boards-with-animals.steps
            (boards-with-animals.opposite boards-with-animals.slide))
          (boards-with-animals.steps boards-with-animals.slide)))))))))
(assert (xor (or (boards-with-animals.animals k!) (boards-with-animals.jumping k!))
     true))
(assert (let ((a!1 (= (boards-with-animals.square R! (+ y! 0) (+ x! (ite p! 1 (- 1))))
              0))
      (a!2 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)
             boards-with-animals.slide))
      (a!5 (ite (= (boards-with-animals.steps boards-with-animals.slide) 1)
                (+ y!
                   (* (boards-with-animals.down boards-with-animals.slide) 1))
                (+ y!
                   (* (boards-with-animals.down boards-with-animals.slide) 2))))
      (a!6 (* (ite p!
                   (boards-with-animals.right boards-with-animals.slide)
                   (- (boards-with-animals.right boards-with-animals.slide)))
              1))
      (a!7 (* (ite p!
                   (boards-with-animals.right boards-with-animals.slide)
                   (- (boards-with-animals.right boards-with-animals.slide)))
              2))
      (a!13 (ite p!
                 (boards-with-animals.way k! R! Q!)
                 (boards-with-animals.way
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!14 (ite p!
                 (boards-with-animals.from_y k! R! Q!)
                 (boards-with-animals.from_y
                   k!
                   (boards-with-animals.mirrored R!)
                   (boards-with-animals.before k! R! Q!))))
      (a!15 (ite p!
                 (boards-with-animals.from_x k! R! Q!)
                 (- (- (boards-with-animals.columns R!) 1)
                    (boards-with-animals.from_x
                      k!
                      (boards-with-animals.mirrored R!)
                      (boards-with-animals.before k! R! Q!))))))
(let ((a!3 (= (boards-with-animals.lines
                (ite p!
                     (boards-with-animals.after
                       R!
                       y!
                       x!
                       boards-with-animals.slide)
                     (boards-with-animals.mirrored a!2)))
              (boards-with-animals.lines R!)))
      (a!4 (= (boards-with-animals.columns
                (ite p!
                     (boards-with-animals.after
                       R!
                       y!
                       x!
                       boards-with-animals.slide)
                     (boards-with-animals.mirrored a!2)))
              (boards-with-animals.columns R!)))
      (a!8 (= j!
              (ite (= (boards-with-animals.steps boards-with-animals.slide) 1)
                   (+ x! a!6)
                   (+ x! a!7))))
      (a!16 (= (boards-with-animals.square
                 R!
                 (+ a!14 0)
                 (+ a!15 (ite p! 1 (- 1))))
               0))
      (a!17 (ite (= (boards-with-animals.steps a!13) 1)
                 (+ a!14 (* (boards-with-animals.down a!13) 1))
                 (+ a!14 (* (boards-with-animals.down a!13) 2))))
      (a!18 (* (ite p!
                    (boards-with-animals.right a!13)
                    (- (boards-with-animals.right a!13)))
               1))
      (a!19 (* (ite p!
                    (boards-with-animals.right a!13)
                    (- (boards-with-animals.right a!13)))
               2)))
(let ((a!9 (ite (and (= i! a!5) a!8)
                (ite p! 1 2)
                (ite (and (= i! y!) (= j! x!))
                     0
                     (boards-with-animals.square R! i! j!))))
      (a!20 (= j!
               (ite (= (boards-with-animals.steps a!13) 1)
                    (+ a!15 a!18)
                    (+ a!15 a!19)))))
(let ((a!10 (= (boards-with-animals.square
                 (ite p!
                      (boards-with-animals.after
                        R!
                        y!
                        x!
                        boards-with-animals.slide)
                      (boards-with-animals.mirrored a!2))
                 i!
                 j!)
               a!9))
      (a!21 (ite (and (= i! a!17) a!20)
                 (ite p! 1 2)
                 (ite (and (= i! a!14) (= j! a!15))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!11 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (ite p!
                        (boards-with-animals.after
                          R!
                          y!
                          x!
                          boards-with-animals.slide)
                        (boards-with-animals.mirrored a!2)))
                 a!3
                 a!4
                 a!10))
      (a!22 (=> (boards-with-animals.reaches k! p! R! Q!)
                (and (boards-with-animals.reaches k! p! R! Q!)
                     (= (boards-with-animals.down a!13) 0)
                     (= (boards-with-animals.right a!13) 1)
                     (= (boards-with-animals.steps a!13) 1)
                     (= (boards-with-animals.square R! a!14 a!15) (ite p! 1 2))
                     a!16
                     true
                     (= (boards-with-animals.lines Q!)
                        (boards-with-animals.lines R!))
                     (= (boards-with-animals.columns Q!)
                        (boards-with-animals.columns R!))
                     (= (boards-with-animals.square Q! i! j!) a!21)))))
(let ((a!12 (=> (and (= (boards-with-animals.square R! y! x!) (ite p! 1 2))
                     a!1
                     true)
                a!11)))
  (not (and a!12 a!22)))))))))
(check-sat)
(exit)
