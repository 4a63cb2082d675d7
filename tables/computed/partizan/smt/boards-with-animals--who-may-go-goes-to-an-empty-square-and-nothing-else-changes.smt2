; A model is not so: who may go goes: to an empty square, and nothing else changes.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-sort boards-with-animals.Way 0)
(declare-fun boards-with-animals.reaches
             (boards-with-animals.Rules
              Bool
              boards-with-animals.Board
              boards-with-animals.Board)
             Bool)
(declare-fun boards-with-animals.after
             (boards-with-animals.Board Int Int boards-with-animals.Way)
             boards-with-animals.Board)
(declare-fun w! () boards-with-animals.Way)
(declare-fun x! () Int)
(declare-fun y! () Int)
(declare-fun R! () boards-with-animals.Board)
(declare-fun k! () boards-with-animals.Rules)
(declare-fun boards-with-animals.square (boards-with-animals.Board Int Int) Int)
(declare-fun boards-with-animals.right (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.steps (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.down (boards-with-animals.Way) Int)
(declare-fun boards-with-animals.jumping (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.animals (boards-with-animals.Rules) Bool)
(declare-fun boards-with-animals.lines (boards-with-animals.Board) Int)
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
(assert (let ((a!1 (and (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 1)))
      (a!2 (boards-with-animals.square
             R!
             (+ y! (* (boards-with-animals.down w!) 1))
             (+ x! (* (boards-with-animals.right w!) 1))))
      (a!3 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 2)))
      (a!4 (or (and (= (boards-with-animals.down w!) (- 1))
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))
               (and (= (boards-with-animals.down w!) 1)
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))))
      (a!6 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!7 (ite (= (boards-with-animals.steps w!) 1)
                (+ x! (* (boards-with-animals.right w!) 1))
                (+ x! (* (boards-with-animals.right w!) 2)))))
(let ((a!5 (and (= a!2 2) (or a!3 (and (boards-with-animals.jumping k!) a!4)))))
(let ((a!8 (and (=> (boards-with-animals.animals k!)
                    (= (boards-with-animals.lines R!) 1))
                (= (boards-with-animals.square R! y! x!) 1)
                (or a!1 a!5)
                (= (boards-with-animals.square R! a!6 a!7) 0))))
  (=> a!8
      (boards-with-animals.reaches
        k!
        true
        R!
        (boards-with-animals.after R! y! x! w!)))))))
(assert (let ((a!1 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!2 (ite (= (boards-with-animals.steps w!) 1)
                (+ x! (* (boards-with-animals.right w!) 1))
                (+ x! (* (boards-with-animals.right w!) 2)))))
(let ((a!3 (ite (and (= i! a!1) (= j! a!2))
                1
                (ite (and (= i! y!) (= j! x!))
                     0
                     (boards-with-animals.square R! i! j!)))))
(let ((a!4 (and (= (boards-with-animals.lines
                     (boards-with-animals.after R! y! x! w!))
                   (boards-with-animals.lines R!))
                (= (boards-with-animals.columns
                     (boards-with-animals.after R! y! x! w!))
                   (boards-with-animals.columns R!))
                (= (boards-with-animals.square
                     (boards-with-animals.after R! y! x! w!)
                     i!
                     j!)
                   a!3))))
  (=> (and (= (boards-with-animals.square R! y! x!) 1)
           (>= a!1 0)
           (< a!1 (boards-with-animals.lines R!))
           (>= a!2 0)
           (< a!2 (boards-with-animals.columns R!)))
      a!4)))))
(assert (let ((a!1 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!2 (ite (= (boards-with-animals.steps w!) 1)
                (+ x! (* (boards-with-animals.right w!) 1))
                (+ x! (* (boards-with-animals.right w!) 2)))))
(let ((a!3 (ite (and (>= a!1 0)
                     (< a!1 (boards-with-animals.lines R!))
                     (>= a!2 0)
                     (< a!2 (boards-with-animals.columns R!)))
                (and (>= (boards-with-animals.square R! a!1 a!2) 0)
                     (<= (boards-with-animals.square R! a!1 a!2) 2))
                (= (boards-with-animals.square R! a!1 a!2) (- 1)))))
  (and (>= (boards-with-animals.lines R!) 1)
       (>= (boards-with-animals.columns R!) 1)
       a!3))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
                  1)))
      (a!2 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)))
      (a!3 (and (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 1)))
      (a!4 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 1)))
      (a!6 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 2)))
      (a!7 (or (and (= (boards-with-animals.down w!) (- 1))
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))
               (and (= (boards-with-animals.down w!) 1)
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))))
      (a!9 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!10 (+ (- (- (boards-with-animals.columns R!) 1) x!)
               (* (boards-with-animals.right w!) 2)))
      (a!12 (+ x! (* (- (boards-with-animals.right w!)) 1)))
      (a!15 (+ x! (* (- (boards-with-animals.right w!)) 2))))
(let ((a!5 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (+ y! (* (boards-with-animals.down w!) 1))
             a!4))
      (a!11 (boards-with-animals.square
              (boards-with-animals.mirrored R!)
              a!9
              (ite (= (boards-with-animals.steps w!) 1) a!4 a!10)))
      (a!13 (boards-with-animals.square
              R!
              (+ y! (* (boards-with-animals.down w!) 1))
              a!12))
      (a!16 (boards-with-animals.square
              R!
              a!9
              (ite (= (boards-with-animals.steps w!) 1) a!12 a!15))))
(let ((a!8 (and (= a!5 2) (or a!6 (and (boards-with-animals.jumping k!) a!7))))
      (a!14 (and (= a!13 1) (or a!6 (and (boards-with-animals.jumping k!) a!7)))))
(let ((a!17 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! y! x!) 2)
                 (or a!3 a!14)
                 (= a!16 0))))
  (= (and a!1 (= a!2 1) (or a!3 a!8) (= a!11 0)) a!17))))))
(assert (let ((a!1 (=> (boards-with-animals.animals k!)
               (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
                  1)))
      (a!2 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)))
      (a!3 (and (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 1)))
      (a!4 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 1)))
      (a!6 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 2)))
      (a!7 (or (and (= (boards-with-animals.down w!) (- 1))
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))
               (and (= (boards-with-animals.down w!) 1)
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))))
      (a!9 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!10 (+ (- (- (boards-with-animals.columns R!) 1) x!)
               (* (boards-with-animals.right w!) 2)))
      (a!12 (boards-with-animals.after
              (boards-with-animals.mirrored R!)
              y!
              (- (- (boards-with-animals.columns R!) 1) x!)
              w!)))
(let ((a!5 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (+ y! (* (boards-with-animals.down w!) 1))
             a!4))
      (a!11 (boards-with-animals.square
              (boards-with-animals.mirrored R!)
              a!9
              (ite (= (boards-with-animals.steps w!) 1) a!4 a!10))))
(let ((a!8 (and (= a!5 2) (or a!6 (and (boards-with-animals.jumping k!) a!7)))))
  (=> (and a!1 (= a!2 1) (or a!3 a!8) (= a!11 0))
      (boards-with-animals.reaches
        k!
        true
        (boards-with-animals.mirrored R!)
        a!12))))))
(assert (let ((a!1 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)
             w!)))
(let ((a!2 (and (boards-with-animals.reaches
                  k!
                  true
                  (boards-with-animals.mirrored R!)
                  (boards-with-animals.before k! R! a!1))
                (= a!1
                   (boards-with-animals.mirrored
                     (boards-with-animals.before k! R! a!1))))))
  (and (=> (boards-with-animals.reaches
             k!
             true
             (boards-with-animals.mirrored R!)
             a!1)
           (boards-with-animals.reaches
             k!
             false
             R!
             (boards-with-animals.mirrored a!1)))
       (=> (boards-with-animals.reaches k! false R! a!1) a!2)))))
(assert (let ((a!1 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)
             w!)))
(let ((a!2 (boards-with-animals.square
             a!1
             i!
             (- (- (boards-with-animals.columns a!1) 1) j!))))
(let ((a!3 (= (boards-with-animals.square
                (boards-with-animals.mirrored a!1)
                i!
                j!)
              (ite (= a!2 1) 2 (ite (= a!2 2) 1 a!2)))))
  (and (= (boards-with-animals.lines (boards-with-animals.mirrored a!1))
          (boards-with-animals.lines a!1))
       (= (boards-with-animals.columns (boards-with-animals.mirrored a!1))
          (boards-with-animals.columns a!1))
       a!3)))))
(assert (let ((a!1 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)))
      (a!2 (- (- (boards-with-animals.columns R!) 1)
              (- (- (boards-with-animals.columns R!) 1) x!))))
(let ((a!3 (ite (= (boards-with-animals.square R! y! a!2) 1)
                2
                (ite (= (boards-with-animals.square R! y! a!2) 2)
                     1
                     (boards-with-animals.square R! y! a!2)))))
  (and (= (boards-with-animals.lines (boards-with-animals.mirrored R!))
          (boards-with-animals.lines R!))
       (= (boards-with-animals.columns (boards-with-animals.mirrored R!))
          (boards-with-animals.columns R!))
       (= a!1 a!3)))))
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
(assert (let ((a!1 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)))
      (a!2 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!3 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 1)))
      (a!4 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 2)))
      (a!8 (boards-with-animals.after
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!)
             w!))
      (a!11 (= (- (- (boards-with-animals.columns R!) 1) j!)
               (- (- (boards-with-animals.columns R!) 1) x!)))
      (a!12 (boards-with-animals.square
              (boards-with-animals.mirrored R!)
              i!
              (- (- (boards-with-animals.columns R!) 1) j!))))
(let ((a!5 (>= (ite (= (boards-with-animals.steps w!) 1) a!3 a!4) 0))
      (a!6 (< (ite (= (boards-with-animals.steps w!) 1) a!3 a!4)
              (boards-with-animals.columns (boards-with-animals.mirrored R!))))
      (a!9 (boards-with-animals.square
             a!8
             i!
             (- (- (boards-with-animals.columns R!) 1) j!)))
      (a!10 (= (- (- (boards-with-animals.columns R!) 1) j!)
               (ite (= (boards-with-animals.steps w!) 1) a!3 a!4))))
(let ((a!7 (and (= a!1 1)
                (>= a!2 0)
                (< a!2
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                a!5
                a!6))
      (a!13 (ite (and (= i! a!2) a!10) 1 (ite (and (= i! y!) a!11) 0 a!12))))
(let ((a!14 (and (= (boards-with-animals.lines a!8)
                    (boards-with-animals.lines
                      (boards-with-animals.mirrored R!)))
                 (= (boards-with-animals.columns a!8)
                    (boards-with-animals.columns
                      (boards-with-animals.mirrored R!)))
                 (= a!9 a!13))))
  (=> a!7 a!14))))))
(assert (let ((a!1 (>= (- (- (boards-with-animals.columns R!) 1) x!) 0))
      (a!2 (< (- (- (boards-with-animals.columns R!) 1) x!)
              (boards-with-animals.columns (boards-with-animals.mirrored R!))))
      (a!4 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             y!
             (- (- (boards-with-animals.columns R!) 1) x!))))
(let ((a!3 (and (>= y! 0)
                (< y!
                   (boards-with-animals.lines (boards-with-animals.mirrored R!)))
                a!1
                a!2)))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       (ite a!3 (and (>= a!4 0) (<= a!4 2)) (= a!4 (- 1)))))))
(assert (let ((a!1 (>= (+ y! (* (boards-with-animals.down w!) 1)) 0))
      (a!2 (< (+ y! (* (boards-with-animals.down w!) 1))
              (boards-with-animals.lines (boards-with-animals.mirrored R!))))
      (a!3 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 1))))
(let ((a!4 (and a!1
                a!2
                (>= a!3 0)
                (< a!3
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!5 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (+ y! (* (boards-with-animals.down w!) 1))
             a!3)))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       (ite a!4 (and (>= a!5 0) (<= a!5 2)) (= a!5 (- 1)))))))
(assert (let ((a!1 (>= (+ y! (* (boards-with-animals.down w!) 2)) 0))
      (a!2 (< (+ y! (* (boards-with-animals.down w!) 2))
              (boards-with-animals.lines (boards-with-animals.mirrored R!))))
      (a!3 (+ (- (- (boards-with-animals.columns R!) 1) x!)
              (* (boards-with-animals.right w!) 2))))
(let ((a!4 (and a!1
                a!2
                (>= a!3 0)
                (< a!3
                   (boards-with-animals.columns
                     (boards-with-animals.mirrored R!)))))
      (a!5 (boards-with-animals.square
             (boards-with-animals.mirrored R!)
             (+ y! (* (boards-with-animals.down w!) 2))
             a!3)))
  (and (>= (boards-with-animals.lines (boards-with-animals.mirrored R!)) 1)
       (>= (boards-with-animals.columns (boards-with-animals.mirrored R!)) 1)
       (ite a!4 (and (>= a!5 0) (<= a!5 2)) (= a!5 (- 1)))))))
(assert (let ((a!1 (ite (and (>= y! 0)
                     (< y! (boards-with-animals.lines R!))
                     (>= x! 0)
                     (< x! (boards-with-animals.columns R!)))
                (and (>= (boards-with-animals.square R! y! x!) 0)
                     (<= (boards-with-animals.square R! y! x!) 2))
                (= (boards-with-animals.square R! y! x!) (- 1)))))
  (and (>= (boards-with-animals.lines R!) 1)
       (>= (boards-with-animals.columns R!) 1)
       a!1)))
(assert (let ((a!1 (and (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 1)))
      (a!2 (* (ite p!
                   (boards-with-animals.right w!)
                   (- (boards-with-animals.right w!)))
              1))
      (a!4 (and (boards-with-animals.animals k!)
                (and (= (boards-with-animals.down w!) 0)
                     (= (boards-with-animals.right w!) 1))
                (= (boards-with-animals.steps w!) 2)))
      (a!5 (or (and (= (boards-with-animals.down w!) (- 1))
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))
               (and (= (boards-with-animals.down w!) 1)
                    (= (boards-with-animals.right w!) 0)
                    (= (boards-with-animals.steps w!) 2))))
      (a!7 (ite (= (boards-with-animals.steps w!) 1)
                (+ y! (* (boards-with-animals.down w!) 1))
                (+ y! (* (boards-with-animals.down w!) 2))))
      (a!8 (* (ite p!
                   (boards-with-animals.right w!)
                   (- (boards-with-animals.right w!)))
              2))
      (a!13 (boards-with-animals.after
              (boards-with-animals.mirrored R!)
              y!
              (- (- (boards-with-animals.columns R!) 1) x!)
              w!)))
(let ((a!3 (boards-with-animals.square
             R!
             (+ y! (* (boards-with-animals.down w!) 1))
             (+ x! a!2)))
      (a!9 (ite (= (boards-with-animals.steps w!) 1) (+ x! a!2) (+ x! a!8))))
(let ((a!6 (and (= a!3 (ite (xor p! true) 1 2))
                (or a!4 (and (boards-with-animals.jumping k!) a!5))))
      (a!11 (ite (and (= i! a!7) (= j! a!9))
                 (ite p! 1 2)
                 (ite (and (= i! y!) (= j! x!))
                      0
                      (boards-with-animals.square R! i! j!)))))
(let ((a!10 (and (=> (boards-with-animals.animals k!)
                     (= (boards-with-animals.lines R!) 1))
                 (= (boards-with-animals.square R! y! x!) (ite p! 1 2))
                 (or a!1 a!6)
                 (= (boards-with-animals.square R! a!7 a!9) 0)))
      (a!12 (and (boards-with-animals.reaches
                   k!
                   p!
                   R!
                   (boards-with-animals.after R! y! x! w!))
                 (= (boards-with-animals.lines
                      (boards-with-animals.after R! y! x! w!))
                    (boards-with-animals.lines R!))
                 (= (boards-with-animals.columns
                      (boards-with-animals.after R! y! x! w!))
                    (boards-with-animals.columns R!))
                 (= (boards-with-animals.square
                      (boards-with-animals.after R! y! x! w!)
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
                    a!11))))
(let ((a!15 (=> a!10 (and (=> p! a!12) (=> (xor p! true) a!14)))))
  (not a!15)))))))
(check-sat)
(exit)
