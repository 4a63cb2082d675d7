; A model is not so: printed: who is below whom.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order-to-the-letter.Value 0)
(declare-sort simple-order-to-the-letter.Player 0)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun simple-order-to-the-letter.printed
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.simple
             (simple-order-to-the-letter.Player Int Int)
             simple-order-to-the-letter.Value)
(declare-fun p! () simple-order-to-the-letter.Player)
(declare-fun simple-order-to-the-letter.printed_some
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.printed_all
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.strict
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.leaf
             (simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.member
             (simple-order-to-the-letter.Value Int)
             simple-order-to-the-letter.Value)
(declare-fun simple-order-to-the-letter.count
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.printed_apart
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.rank
             (simple-order-to-the-letter.Value)
             Int)
(declare-fun simple-order-to-the-letter.win
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(declare-fun simple-order-to-the-letter.lost
             (simple-order-to-the-letter.Player
              simple-order-to-the-letter.Value)
             Bool)
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!10 (= (ite (= i! 0) 0 (- i! 1)) 1))
      (a!14 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!15 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!16 (= (ite (= j! 0) 0 (- j! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!3 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!10 (= (ite (= j! 0) 0 (- j! 1)) 1))
      (a!14 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!15 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!16 (= (ite (= i! 0) 0 (- i! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= j! 0) 0 (- j! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!10 (= (ite (= i! 0) 0 (- i! 1)) 1))
      (a!14 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!15 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!16 (= (ite (= j! 0) 0 (- j! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!3 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!10 (= (ite (= j! 0) 0 (- j! 1)) 1))
      (a!14 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!15 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!16 (= (ite (= i! 0) 0 (- i! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= j! 0) 0 (- j! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!10 (= (ite (= i! 0) 0 (- i! 1)) 1))
      (a!14 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!15 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!16 (= (ite (= j! 0) 0 (- j! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!3 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!10 (= (ite (= j! 0) 0 (- j! 1)) 1))
      (a!14 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!15 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!16 (= (ite (= i! 0) 0 (- i! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= j! 0) 0 (- j! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!10 (= (ite (= i! 0) 0 (- i! 1)) 1))
      (a!14 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!15 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!16 (= (ite (= j! 0) 0 (- j! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= i! 0) 0 (- i! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!3 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!10 (= (ite (= j! 0) 0 (- j! 1)) 1))
      (a!14 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!15 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!16 (= (ite (= i! 0) 0 (- i! 1)) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.simple
               p!
               a!2
               (ite (= j! 0) 0 (- j! 1)))
             (simple-order-to-the-letter.simple
               p!
               a!3
               (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!17 (ite a!14
                 (ite a!15
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 (and a!16 (= a!3 1))))
      (a!19 (xor (and (ite (= a!2 1) a!10 a!8) (= a!3 1) a!16) true)))
(let ((a!12 (ite a!7
                 (ite a!6 a!9 (= a!2 1))
                 (ite a!8 (distinct a!2 1) (ite a!10 (= a!2 1) a!11)))))
(let ((a!13 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 a!12)))
(let ((a!18 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!13
                 a!17)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 (and a!18 a!19))))))))))
(assert (let ((a!1 (simple-order-to-the-letter.strict
             p!
             (simple-order-to-the-letter.simple p! a! i!)
             (simple-order-to-the-letter.simple p! b! j!))))
(let ((a!2 (or a!1
               (and (simple-order-to-the-letter.printed_all
                      p!
                      (simple-order-to-the-letter.simple p! a! i!)
                      (simple-order-to-the-letter.simple p! b! j!))
                    (simple-order-to-the-letter.printed_some
                      p!
                      (simple-order-to-the-letter.simple p! a! i!)
                      (simple-order-to-the-letter.simple p! b! j!))))))
(let ((a!3 (ite (and (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!))
                     (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! j!)))
                a!1
                a!2)))
  (= (simple-order-to-the-letter.printed
       p!
       (simple-order-to-the-letter.simple p! a! i!)
       (simple-order-to-the-letter.simple p! b! j!))
     a!3)))))
(assert (let ((a!1 (and (<= (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! a! i!))
                    2)
                (<= (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! b! j!))
                    2)))
      (a!2 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               0)
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! b! j!)
               0)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1)))
      (a!6 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1))))
(let ((a!3 (or a!2
               (simple-order-to-the-letter.printed_apart
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))))
      (a!5 (or (simple-order-to-the-letter.printed
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 a!4)
               (simple-order-to-the-letter.printed_apart
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 a!4)))
      (a!7 (or (simple-order-to-the-letter.printed
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))
               (simple-order-to-the-letter.printed_apart
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))))
      (a!9 (or a!2
               (simple-order-to-the-letter.printed
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0)
                 a!4)
               (simple-order-to-the-letter.printed
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))
               (simple-order-to-the-letter.printed p! a!6 a!4))))
(let ((a!8 (= (simple-order-to-the-letter.printed_all
                p!
                (simple-order-to-the-letter.simple p! a! i!)
                (simple-order-to-the-letter.simple p! b! j!))
              (and a!3
                   a!5
                   a!7
                   (or (simple-order-to-the-letter.printed p! a!6 a!4)
                       (simple-order-to-the-letter.printed_apart p! a!6 a!4))))))
(let ((a!10 (and a!8
                 (= (simple-order-to-the-letter.printed_some
                      p!
                      (simple-order-to-the-letter.simple p! a! i!)
                      (simple-order-to-the-letter.simple p! b! j!))
                    a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (ite (= a! 1) (= i! 1) (= i! 0))))
(let ((a!2 (and a!1
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!3 (or (and (= a! b!) (= i! j!))
               (and (and (= b! 1) (= j! 0)) (xor a!1 true))
               a!2
               (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))))
(let ((a!4 (and a!3 (xor (and (= a! b!) (= i! j!)) true))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
      (= (simple-order-to-the-letter.strict
           p!
           (simple-order-to-the-letter.simple p! a! i!)
           (simple-order-to-the-letter.simple p! b! j!))
         a!4)))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   (simple-order-to-the-letter.simple p! a! i!))))
      (a!2 (and (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!)))))
      (a!3 (>= (simple-order-to-the-letter.rank
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))
               0))
      (a!4 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! a! i!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! a! i!)))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! a! i!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! a! i!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! a! i!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   (simple-order-to-the-letter.simple p! a! i!))))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! a! i!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! a! i!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! a! i!))))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1))))
(let ((a!5 (and (>= (simple-order-to-the-letter.rank a!4) 0)
                (< (simple-order-to-the-letter.rank a!4)
                   (simple-order-to-the-letter.rank
                     (simple-order-to-the-letter.simple p! a! i!))))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! a! i!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! a! i!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! a! i!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order-to-the-letter.leaf
                  (simple-order-to-the-letter.simple p! a! i!))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (= a! 1))))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= a! 3) 2 3) (- i! 1)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1))))
(let ((a!5 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! a! i!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!))
                     true)
                (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! a! i!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (simple-order-to-the-letter.simple p! a! i!) a!2)
                     a!7))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= a! 1) 2 1) (ite (= a! 3) 2 3)) true))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= a! 1) 2 1) (- i! 1))))
(let ((a!2 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)
                (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)
                a!1))
      (a!4 (= a!3
              (simple-order-to-the-letter.simple p! (ite (= a! 3) 2 3) (- i! 1)))))
(let ((a!5 (=> a!2
               (and (= (simple-order-to-the-letter.rank a!3) (- i! 1))
                    (xor a!4 true)))))
  (=> (>= (- i! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.lost
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (ite (= a! 1) (= i! 1) (= i! 0)))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! a! i!))
                   (and (= a! 1) (= i! 0)))
                (= (simple-order-to-the-letter.leaf
                     (simple-order-to-the-letter.simple p! a! i!))
                   (= i! 0)))))
  (=> (>= i! 0) (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1))))
(assert (let ((a!1 (simple-order-to-the-letter.strict
             p!
             (simple-order-to-the-letter.simple p! b! j!)
             (simple-order-to-the-letter.simple p! a! i!))))
(let ((a!2 (or a!1
               (and (simple-order-to-the-letter.printed_all
                      p!
                      (simple-order-to-the-letter.simple p! b! j!)
                      (simple-order-to-the-letter.simple p! a! i!))
                    (simple-order-to-the-letter.printed_some
                      p!
                      (simple-order-to-the-letter.simple p! b! j!)
                      (simple-order-to-the-letter.simple p! a! i!))))))
(let ((a!3 (ite (and (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! j!))
                     (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! a! i!)))
                a!1
                a!2)))
  (= (simple-order-to-the-letter.printed
       p!
       (simple-order-to-the-letter.simple p! b! j!)
       (simple-order-to-the-letter.simple p! a! i!))
     a!3)))))
(assert (let ((a!1 (and (<= (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! b! j!))
                    2)
                (<= (simple-order-to-the-letter.count
                      (simple-order-to-the-letter.simple p! a! i!))
                    2)))
      (a!2 (simple-order-to-the-letter.printed
             p!
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! b! j!)
               0)
             (simple-order-to-the-letter.member
               (simple-order-to-the-letter.simple p! a! i!)
               0)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! a! i!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! a! i!))
                1)))
      (a!6 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1))))
(let ((a!3 (or a!2
               (simple-order-to-the-letter.printed_apart
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0)
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))))
      (a!5 (or (simple-order-to-the-letter.printed
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0)
                 a!4)
               (simple-order-to-the-letter.printed_apart
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0)
                 a!4)))
      (a!7 (or (simple-order-to-the-letter.printed
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))
               (simple-order-to-the-letter.printed_apart
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))))
      (a!9 (or a!2
               (simple-order-to-the-letter.printed
                 p!
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0)
                 a!4)
               (simple-order-to-the-letter.printed
                 p!
                 a!6
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! a! i!)
                   0))
               (simple-order-to-the-letter.printed p! a!6 a!4))))
(let ((a!8 (= (simple-order-to-the-letter.printed_all
                p!
                (simple-order-to-the-letter.simple p! b! j!)
                (simple-order-to-the-letter.simple p! a! i!))
              (and a!3
                   a!5
                   a!7
                   (or (simple-order-to-the-letter.printed p! a!6 a!4)
                       (simple-order-to-the-letter.printed_apart p! a!6 a!4))))))
(let ((a!10 (and a!8
                 (= (simple-order-to-the-letter.printed_some
                      p!
                      (simple-order-to-the-letter.simple p! b! j!)
                      (simple-order-to-the-letter.simple p! a! i!))
                    a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (ite (= b! 1) (= j! 1) (= j! 0))))
(let ((a!2 (and a!1
                (xor (ite (= a! 1) (= i! 1) (= i! 0)) true)
                (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!3 (or (and (= b! a!) (= j! i!))
               (and (and (= a! 1) (= i! 0)) (xor a!1 true))
               a!2
               (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!)))))
(let ((a!4 (and a!3 (xor (and (= b! a!) (= j! i!)) true))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0) (>= a! 1) (<= a! 3) (>= i! 0))
      (= (simple-order-to-the-letter.strict
           p!
           (simple-order-to-the-letter.simple p! b! j!)
           (simple-order-to-the-letter.simple p! a! i!))
         a!4)))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   (simple-order-to-the-letter.simple p! b! j!))))
      (a!2 (and (>= 0 0)
                (< 0
                   (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!)))))
      (a!3 (>= (simple-order-to-the-letter.rank
                 (simple-order-to-the-letter.member
                   (simple-order-to-the-letter.simple p! b! j!)
                   0))
               0))
      (a!4 (< (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.member
                  (simple-order-to-the-letter.simple p! b! j!)
                  0))
              (simple-order-to-the-letter.rank
                (simple-order-to-the-letter.simple p! b! j!)))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! b! j!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! b! j!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! b! j!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   1)
                (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   (simple-order-to-the-letter.simple p! b! j!))))
      (a!2 (>= (- (simple-order-to-the-letter.count
                    (simple-order-to-the-letter.simple p! b! j!))
                  1)
               0))
      (a!3 (< (- (simple-order-to-the-letter.count
                   (simple-order-to-the-letter.simple p! b! j!))
                 1)
              (simple-order-to-the-letter.count
                (simple-order-to-the-letter.simple p! b! j!))))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1))))
(let ((a!5 (and (>= (simple-order-to-the-letter.rank a!4) 0)
                (< (simple-order-to-the-letter.rank a!4)
                   (simple-order-to-the-letter.rank
                     (simple-order-to-the-letter.simple p! b! j!))))))
  (and (>= (simple-order-to-the-letter.count
             (simple-order-to-the-letter.simple p! b! j!))
           1)
       (>= (simple-order-to-the-letter.rank
             (simple-order-to-the-letter.simple p! b! j!))
           0)
       (ite (simple-order-to-the-letter.leaf
              (simple-order-to-the-letter.simple p! b! j!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order-to-the-letter.leaf
                  (simple-order-to-the-letter.simple p! b! j!))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (= b! 1))))
      (a!2 (simple-order-to-the-letter.simple p! (ite (= b! 1) 2 1) (- j! 1)))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= b! 3) 2 3) (- j! 1)))
      (a!4 (simple-order-to-the-letter.member
             (simple-order-to-the-letter.simple p! b! j!)
             (- (simple-order-to-the-letter.count
                  (simple-order-to-the-letter.simple p! b! j!))
                1))))
(let ((a!5 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order-to-the-letter.member
                     (simple-order-to-the-letter.simple p! b! j!)
                     0)
                   a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order-to-the-letter.leaf
                       (simple-order-to-the-letter.simple p! b! j!))
                     true)
                (= (simple-order-to-the-letter.count
                     (simple-order-to-the-letter.simple p! b! j!))
                   2)
                (or a!5 a!6))))
(let ((a!8 (ite (= j! 0)
                a!1
                (ite (= a!2 a!3)
                     (= (simple-order-to-the-letter.simple p! b! j!) a!2)
                     a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= b! 1) 2 1) (ite (= b! 3) 2 3)) true))
      (a!3 (simple-order-to-the-letter.simple p! (ite (= b! 1) 2 1) (- j! 1))))
(let ((a!2 (and (>= (ite (= b! 1) 2 1) 1)
                (<= (ite (= b! 1) 2 1) 3)
                (>= (- j! 1) 0)
                (>= (ite (= b! 3) 2 3) 1)
                (<= (ite (= b! 3) 2 3) 3)
                (>= (- j! 1) 0)
                a!1))
      (a!4 (= a!3
              (simple-order-to-the-letter.simple p! (ite (= b! 3) 2 3) (- j! 1)))))
(let ((a!5 (=> a!2
               (and (= (simple-order-to-the-letter.rank a!3) (- j! 1))
                    (xor a!4 true)))))
  (=> (>= (- j! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order-to-the-letter.lost
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (ite (= b! 1) (= j! 1) (= j! 0)))
                (= (simple-order-to-the-letter.win
                     p!
                     (simple-order-to-the-letter.simple p! b! j!))
                   (and (= b! 1) (= j! 0)))
                (= (simple-order-to-the-letter.leaf
                     (simple-order-to-the-letter.simple p! b! j!))
                   (= j! 0)))))
  (=> (>= j! 0) (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!1))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order-to-the-letter.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order-to-the-letter.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order-to-the-letter.printed_apart p! a!1 a!2)
     (and (xor (simple-order-to-the-letter.printed p! a!1 a!2) true)
          (xor (simple-order-to-the-letter.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (and (distinct a! 1) (or (= a! b!) (and (= i! 0) (distinct b! 1)))))
      (a!2 (ite (= i! 0)
                (distinct a! 1)
                (ite (= i! 1) (= a! 1) (ite (= i! 2) (distinct a! 1) (>= i! 3)))))
      (a!5 (ite (= i! (+ j! 1))
                (ite (= (mod j! 2) 0)
                     (= b! 1)
                     (and (distinct a! 1) (distinct b! 1) (distinct a! b!)))
                (and (= j! 0) (= b! 1))))
      (a!6 (xor (and (ite (= a! 1) (= i! 1) (= i! 0)) (= b! 1) (= j! 0)) true)))
(let ((a!3 (ite (= j! (+ i! 1)) (ite (= (mod i! 2) 0) a!1 (= a! 1)) a!2)))
(let ((a!4 (ite (= i! j!)
                (ite (= (mod i! 2) 0)
                     (and (distinct a! 1) (= b! 1))
                     (and (= a! 1) (distinct b! 1)))
                a!3)))
(let ((a!7 (= (simple-order-to-the-letter.printed
                p!
                (simple-order-to-the-letter.simple p! a! i!)
                (simple-order-to-the-letter.simple p! b! j!))
              (and (ite (<= i! j!) a!4 a!5) a!6))))
(let ((a!8 (=> (>= (+ i! j!) 0)
               (=> (and (>= a! 1)
                        (<= a! 3)
                        (>= i! 0)
                        (>= b! 1)
                        (<= b! 3)
                        (>= j! 0))
                   a!7))))
  (not a!8)))))))
(check-sat)
(exit)
