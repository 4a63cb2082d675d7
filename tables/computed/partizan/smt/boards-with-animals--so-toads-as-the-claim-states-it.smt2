; A model is not so: so toads, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-sort boards-with-animals.Way 0)
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
  (=> (boards-with-animals.reaches k! p! R! Q!) a!14)))))))
(assert (and (boards-with-animals.animals k!)
     (xor (boards-with-animals.jumping k!) true)
     p!
     (boards-with-animals.reaches k! p! R! Q!)))
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
(let ((a!4 (ite (= (boards-with-animals.steps a!3) 1)
                (+ a!1 (* (boards-with-animals.down a!3) 1))
                (+ a!1 (* (boards-with-animals.down a!3) 2))))
      (a!5 (* (ite p!
                   (boards-with-animals.right a!3)
                   (- (boards-with-animals.right a!3)))
              1))
      (a!6 (* (ite p!
                   (boards-with-animals.right a!3)
                   (- (boards-with-animals.right a!3)))
              2))
      (a!8 (and (and (= (boards-with-animals.down a!3) 0)
                     (= (boards-with-animals.right a!3) 1))
                (= (boards-with-animals.steps a!3) 1)))
      (a!9 (and (and (= (boards-with-animals.down a!3) 0)
                     (= (boards-with-animals.right a!3) 1))
                (= (boards-with-animals.steps a!3) 2))))
(let ((a!7 (ite (= (boards-with-animals.steps a!3) 1) (+ a!2 a!5) (+ a!2 a!6))))
(let ((a!10 (ite (and (= i! a!4) (= j! a!7))
                 (ite p! 1 2)
                 (ite (and (= i! a!1) (= j! a!2))
                      0
                      (boards-with-animals.square R! i! j!)))))
  (not (and (= (boards-with-animals.square R! a!1 a!2) (ite p! 1 2))
            (= (boards-with-animals.square R! a!4 a!7) 0)
            (or a!8 a!9)
            (= (boards-with-animals.lines Q!) (boards-with-animals.lines R!))
            (= (boards-with-animals.columns Q!)
               (boards-with-animals.columns R!))
            (= (boards-with-animals.square Q! i! j!) a!10))))))))
(check-sat)
(exit)
