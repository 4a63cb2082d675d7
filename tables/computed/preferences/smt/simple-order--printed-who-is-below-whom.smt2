; A model is not so: printed: who is below whom.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun b! () Int)
(declare-fun j! () Int)
(declare-fun a! () Int)
(declare-fun i! () Int)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
(declare-fun simple-order.printed_some
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.printed_all
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.strict
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.leaf (simple-order.Value) Bool)
(declare-fun simple-order.member (simple-order.Value Int) simple-order.Value)
(declare-fun simple-order.count (simple-order.Value) Int)
(declare-fun simple-order.printed_apart
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.rank (simple-order.Value) Int)
(declare-fun simple-order.win (simple-order.Player simple-order.Value) Bool)
(declare-fun simple-order.lost (simple-order.Player simple-order.Value) Bool)
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!13 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!14 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! a!3 (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!15 (and (= (ite (= j! 0) 0 (- j! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!3 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!13 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!14 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a!3 (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!15 (and (= (ite (= i! 0) 0 (- i! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!13 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!14 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! a!3 (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!15 (and (= (ite (= j! 0) 0 (- j! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!3 (ite (= i! 0) a! (ite (= a! 1) 2 1)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!13 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!14 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a!3 (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!15 (and (= (ite (= i! 0) 0 (- i! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!13 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!14 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! a!3 (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!15 (and (= (ite (= j! 0) 0 (- j! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 1) 2 1)))
      (a!3 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!13 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!14 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a!3 (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!15 (and (= (ite (= i! 0) 0 (- i! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1))))
      (a!2 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!3 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!6 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0))
      (a!7 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!8 (= (ite (= i! 0) 0 (- i! 1)) 0))
      (a!13 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!14 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= i! 0) 0 (- i! 1)))
             (simple-order.simple p! a!3 (ite (= j! 0) 0 (- j! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= i! 0) 0 (- i! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= i! 0) 0 (- i! 1)) 3)))
      (a!15 (and (= (ite (= j! 0) 0 (- j! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= i! 0) 0 (- i! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= i! 0) 0 (- i! 1)) (ite (= j! 0) 0 (- j! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (+ (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1))))
      (a!2 (ite (= j! 0) b! (ite (= b! 3) 2 3)))
      (a!3 (ite (= i! 0) a! (ite (= a! 3) 2 3)))
      (a!6 (= (mod (ite (= j! 0) 0 (- j! 1)) 2) 0))
      (a!7 (= (ite (= i! 0) 0 (- i! 1)) (+ (ite (= j! 0) 0 (- j! 1)) 1)))
      (a!8 (= (ite (= j! 0) 0 (- j! 1)) 0))
      (a!13 (= (ite (= j! 0) 0 (- j! 1)) (+ (ite (= i! 0) 0 (- i! 1)) 1)))
      (a!14 (= (mod (ite (= i! 0) 0 (- i! 1)) 2) 0)))
(let ((a!4 (and (>= a!2 1)
                (<= a!2 3)
                (>= (ite (= j! 0) 0 (- j! 1)) 0)
                (>= a!3 1)
                (<= a!3 3)
                (>= (ite (= i! 0) 0 (- i! 1)) 0)))
      (a!5 (simple-order.printed
             p!
             (simple-order.simple p! a!2 (ite (= j! 0) 0 (- j! 1)))
             (simple-order.simple p! a!3 (ite (= i! 0) 0 (- i! 1)))))
      (a!9 (and (distinct a!2 1) (or (= a!2 a!3) (and a!8 (distinct a!3 1)))))
      (a!10 (ite (= (ite (= j! 0) 0 (- j! 1)) 2)
                 (distinct a!2 1)
                 (>= (ite (= j! 0) 0 (- j! 1)) 3)))
      (a!15 (and (= (ite (= i! 0) 0 (- i! 1)) 0) (= a!3 1))))
(let ((a!11 (ite (= (ite (= j! 0) 0 (- j! 1)) 1) (= a!2 1) a!10))
      (a!16 (ite a!13
                 (ite a!14
                      (= a!3 1)
                      (and (distinct a!2 1) (distinct a!3 1) (distinct a!2 a!3)))
                 a!15)))
(let ((a!12 (ite (= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 (ite a!6
                      (and (distinct a!2 1) (= a!3 1))
                      (and (= a!2 1) (distinct a!3 1)))
                 (ite a!7
                      (ite a!6 a!9 (= a!2 1))
                      (ite a!8 (distinct a!2 1) a!11)))))
(let ((a!17 (ite (<= (ite (= j! 0) 0 (- j! 1)) (ite (= i! 0) 0 (- i! 1)))
                 a!12
                 a!16)))
  (=> (and (>= a!1 0) (< a!1 (+ i! j!))) (=> a!4 (= a!5 a!17)))))))))
(assert (let ((a!1 (simple-order.strict
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!))))
(let ((a!2 (or a!1
               (and (simple-order.printed_all
                      p!
                      (simple-order.simple p! a! i!)
                      (simple-order.simple p! b! j!))
                    (simple-order.printed_some
                      p!
                      (simple-order.simple p! a! i!)
                      (simple-order.simple p! b! j!))))))
(let ((a!3 (ite (and (simple-order.leaf (simple-order.simple p! a! i!))
                     (simple-order.leaf (simple-order.simple p! b! j!)))
                a!1
                a!2)))
  (= (simple-order.printed
       p!
       (simple-order.simple p! a! i!)
       (simple-order.simple p! b! j!))
     a!3)))))
(assert (let ((a!1 (and (<= (simple-order.count (simple-order.simple p! a! i!)) 2)
                (<= (simple-order.count (simple-order.simple p! b! j!)) 2)))
      (a!2 (simple-order.printed
             p!
             (simple-order.member (simple-order.simple p! a! i!) 0)
             (simple-order.member (simple-order.simple p! b! j!) 0)))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1)))
      (a!6 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!3 (or a!2
               (simple-order.printed_apart
                 p!
                 (simple-order.member (simple-order.simple p! a! i!) 0)
                 (simple-order.member (simple-order.simple p! b! j!) 0))))
      (a!5 (or (simple-order.printed
                 p!
                 (simple-order.member (simple-order.simple p! a! i!) 0)
                 a!4)
               (simple-order.printed_apart
                 p!
                 (simple-order.member (simple-order.simple p! a! i!) 0)
                 a!4)))
      (a!7 (or (simple-order.printed
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! b! j!) 0))
               (simple-order.printed_apart
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! b! j!) 0))))
      (a!9 (or a!2
               (simple-order.printed
                 p!
                 (simple-order.member (simple-order.simple p! a! i!) 0)
                 a!4)
               (simple-order.printed
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! b! j!) 0))
               (simple-order.printed p! a!6 a!4))))
(let ((a!8 (= (simple-order.printed_all
                p!
                (simple-order.simple p! a! i!)
                (simple-order.simple p! b! j!))
              (and a!3
                   a!5
                   a!7
                   (or (simple-order.printed p! a!6 a!4)
                       (simple-order.printed_apart p! a!6 a!4))))))
(let ((a!10 (and a!8
                 (= (simple-order.printed_some
                      p!
                      (simple-order.simple p! a! i!)
                      (simple-order.simple p! b! j!))
                    a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (and (ite (= a! 1) (= i! 1) (= i! 0))
                (xor (ite (= b! 1) (= j! 1) (= j! 0)) true)
                (xor (and (= b! 1) (= j! 0)) true))))
(let ((a!2 (and (or (and (= a! b!) (= i! j!))
                    (and (= b! 1) (= j! 0))
                    a!1
                    (and (= i! 2) (= j! 1) (> a! 1) (> b! 1) (distinct a! b!)))
                (xor (and (= a! b!) (= i! j!)) true))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
      (= (simple-order.strict
           p!
           (simple-order.simple p! a! i!)
           (simple-order.simple p! b! j!))
         a!2)))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! a! i!)) 1)
                (= (simple-order.member (simple-order.simple p! a! i!) 0)
                   (simple-order.simple p! a! i!))))
      (a!2 (and (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple p! a! i!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple p! a! i!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple p! a! i!) 0))
              (simple-order.rank (simple-order.simple p! a! i!)))))
  (and (>= (simple-order.count (simple-order.simple p! a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple p! a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! a! i!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! a! i!)) 1)
                (= (simple-order.member (simple-order.simple p! a! i!) 0)
                   (simple-order.simple p! a! i!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple p! a! i!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple p! a! i!)) 1)
              (simple-order.count (simple-order.simple p! a! i!))))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple p! a! i!))))))
  (and (>= (simple-order.count (simple-order.simple p! a! i!)) 1)
       (>= (simple-order.rank (simple-order.simple p! a! i!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! a! i!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple p! a! i!))
                (= (simple-order.win p! (simple-order.simple p! a! i!))
                   (= a! 1))))
      (a!2 (simple-order.simple p! (ite (= a! 1) 2 1) (- i! 1)))
      (a!3 (simple-order.simple p! (ite (= a! 3) 2 3) (- i! 1)))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple p! a! i!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple p! a! i!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple p! a! i!)) true)
                (= (simple-order.count (simple-order.simple p! a! i!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= i! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple p! a! i!) a!2) a!7))))
  (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= a! 1) 2 1) (ite (= a! 3) 2 3)) true))
      (a!3 (simple-order.simple p! (ite (= a! 1) 2 1) (- i! 1))))
(let ((a!2 (and (>= (ite (= a! 1) 2 1) 1)
                (<= (ite (= a! 1) 2 1) 3)
                (>= (- i! 1) 0)
                (>= (ite (= a! 3) 2 3) 1)
                (<= (ite (= a! 3) 2 3) 3)
                (>= (- i! 1) 0)
                a!1))
      (a!4 (= a!3 (simple-order.simple p! (ite (= a! 3) 2 3) (- i! 1)))))
(let ((a!5 (=> a!2 (and (= (simple-order.rank a!3) (- i! 1)) (xor a!4 true)))))
  (=> (>= (- i! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order.lost p! (simple-order.simple p! a! i!))
                   (ite (= a! 1) (= i! 1) (= i! 0)))
                (= (simple-order.win p! (simple-order.simple p! a! i!))
                   (and (= a! 1) (= i! 0)))
                (= (simple-order.leaf (simple-order.simple p! a! i!)) (= i! 0)))))
  (=> (>= i! 0) (=> (and (>= a! 1) (<= a! 3) (>= i! 0)) a!1))))
(assert (let ((a!1 (simple-order.strict
             p!
             (simple-order.simple p! b! j!)
             (simple-order.simple p! a! i!))))
(let ((a!2 (or a!1
               (and (simple-order.printed_all
                      p!
                      (simple-order.simple p! b! j!)
                      (simple-order.simple p! a! i!))
                    (simple-order.printed_some
                      p!
                      (simple-order.simple p! b! j!)
                      (simple-order.simple p! a! i!))))))
(let ((a!3 (ite (and (simple-order.leaf (simple-order.simple p! b! j!))
                     (simple-order.leaf (simple-order.simple p! a! i!)))
                a!1
                a!2)))
  (= (simple-order.printed
       p!
       (simple-order.simple p! b! j!)
       (simple-order.simple p! a! i!))
     a!3)))))
(assert (let ((a!1 (and (<= (simple-order.count (simple-order.simple p! b! j!)) 2)
                (<= (simple-order.count (simple-order.simple p! a! i!)) 2)))
      (a!2 (simple-order.printed
             p!
             (simple-order.member (simple-order.simple p! b! j!) 0)
             (simple-order.member (simple-order.simple p! a! i!) 0)))
      (a!4 (simple-order.member
             (simple-order.simple p! a! i!)
             (- (simple-order.count (simple-order.simple p! a! i!)) 1)))
      (a!6 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!3 (or a!2
               (simple-order.printed_apart
                 p!
                 (simple-order.member (simple-order.simple p! b! j!) 0)
                 (simple-order.member (simple-order.simple p! a! i!) 0))))
      (a!5 (or (simple-order.printed
                 p!
                 (simple-order.member (simple-order.simple p! b! j!) 0)
                 a!4)
               (simple-order.printed_apart
                 p!
                 (simple-order.member (simple-order.simple p! b! j!) 0)
                 a!4)))
      (a!7 (or (simple-order.printed
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! a! i!) 0))
               (simple-order.printed_apart
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! a! i!) 0))))
      (a!9 (or a!2
               (simple-order.printed
                 p!
                 (simple-order.member (simple-order.simple p! b! j!) 0)
                 a!4)
               (simple-order.printed
                 p!
                 a!6
                 (simple-order.member (simple-order.simple p! a! i!) 0))
               (simple-order.printed p! a!6 a!4))))
(let ((a!8 (= (simple-order.printed_all
                p!
                (simple-order.simple p! b! j!)
                (simple-order.simple p! a! i!))
              (and a!3
                   a!5
                   a!7
                   (or (simple-order.printed p! a!6 a!4)
                       (simple-order.printed_apart p! a!6 a!4))))))
(let ((a!10 (and a!8
                 (= (simple-order.printed_some
                      p!
                      (simple-order.simple p! b! j!)
                      (simple-order.simple p! a! i!))
                    a!9))))
  (=> a!1 a!10))))))
(assert (let ((a!1 (and (ite (= b! 1) (= j! 1) (= j! 0))
                (xor (ite (= a! 1) (= i! 1) (= i! 0)) true)
                (xor (and (= a! 1) (= i! 0)) true))))
(let ((a!2 (and (or (and (= b! a!) (= j! i!))
                    (and (= a! 1) (= i! 0))
                    a!1
                    (and (= j! 2) (= i! 1) (> b! 1) (> a! 1) (distinct b! a!)))
                (xor (and (= b! a!) (= j! i!)) true))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0) (>= a! 1) (<= a! 3) (>= i! 0))
      (= (simple-order.strict
           p!
           (simple-order.simple p! b! j!)
           (simple-order.simple p! a! i!))
         a!2)))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! b! j!)) 1)
                (= (simple-order.member (simple-order.simple p! b! j!) 0)
                   (simple-order.simple p! b! j!))))
      (a!2 (and (>= 0 0)
                (< 0 (simple-order.count (simple-order.simple p! b! j!)))))
      (a!3 (>= (simple-order.rank
                 (simple-order.member (simple-order.simple p! b! j!) 0))
               0))
      (a!4 (< (simple-order.rank
                (simple-order.member (simple-order.simple p! b! j!) 0))
              (simple-order.rank (simple-order.simple p! b! j!)))))
  (and (>= (simple-order.count (simple-order.simple p! b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple p! b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! b! j!))
            a!1
            (=> a!2 (and a!3 a!4))))))
(assert (let ((a!1 (and (= (simple-order.count (simple-order.simple p! b! j!)) 1)
                (= (simple-order.member (simple-order.simple p! b! j!) 0)
                   (simple-order.simple p! b! j!))))
      (a!2 (>= (- (simple-order.count (simple-order.simple p! b! j!)) 1) 0))
      (a!3 (< (- (simple-order.count (simple-order.simple p! b! j!)) 1)
              (simple-order.count (simple-order.simple p! b! j!))))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!5 (and (>= (simple-order.rank a!4) 0)
                (< (simple-order.rank a!4)
                   (simple-order.rank (simple-order.simple p! b! j!))))))
  (and (>= (simple-order.count (simple-order.simple p! b! j!)) 1)
       (>= (simple-order.rank (simple-order.simple p! b! j!)) 0)
       (ite (simple-order.leaf (simple-order.simple p! b! j!))
            a!1
            (=> (and a!2 a!3) a!5))))))
(assert (let ((a!1 (and (simple-order.leaf (simple-order.simple p! b! j!))
                (= (simple-order.win p! (simple-order.simple p! b! j!))
                   (= b! 1))))
      (a!2 (simple-order.simple p! (ite (= b! 1) 2 1) (- j! 1)))
      (a!3 (simple-order.simple p! (ite (= b! 3) 2 3) (- j! 1)))
      (a!4 (simple-order.member
             (simple-order.simple p! b! j!)
             (- (simple-order.count (simple-order.simple p! b! j!)) 1))))
(let ((a!5 (and (= (simple-order.member (simple-order.simple p! b! j!) 0) a!2)
                (= a!4 a!3)))
      (a!6 (and (= (simple-order.member (simple-order.simple p! b! j!) 0) a!3)
                (= a!4 a!2))))
(let ((a!7 (and (xor (simple-order.leaf (simple-order.simple p! b! j!)) true)
                (= (simple-order.count (simple-order.simple p! b! j!)) 2)
                (or a!5 a!6))))
(let ((a!8 (ite (= j! 0)
                a!1
                (ite (= a!2 a!3) (= (simple-order.simple p! b! j!) a!2) a!7))))
  (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!8))))))
(assert (let ((a!1 (xor (= (ite (= b! 1) 2 1) (ite (= b! 3) 2 3)) true))
      (a!3 (simple-order.simple p! (ite (= b! 1) 2 1) (- j! 1))))
(let ((a!2 (and (>= (ite (= b! 1) 2 1) 1)
                (<= (ite (= b! 1) 2 1) 3)
                (>= (- j! 1) 0)
                (>= (ite (= b! 3) 2 3) 1)
                (<= (ite (= b! 3) 2 3) 3)
                (>= (- j! 1) 0)
                a!1))
      (a!4 (= a!3 (simple-order.simple p! (ite (= b! 3) 2 3) (- j! 1)))))
(let ((a!5 (=> a!2 (and (= (simple-order.rank a!3) (- j! 1)) (xor a!4 true)))))
  (=> (>= (- j! 1) 0) a!5)))))
(assert (let ((a!1 (and (= (simple-order.lost p! (simple-order.simple p! b! j!))
                   (ite (= b! 1) (= j! 1) (= j! 0)))
                (= (simple-order.win p! (simple-order.simple p! b! j!))
                   (and (= b! 1) (= j! 0)))
                (= (simple-order.leaf (simple-order.simple p! b! j!)) (= j! 0)))))
  (=> (>= j! 0) (=> (and (>= b! 1) (<= b! 3) (>= j! 0)) a!1))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 1) 2 1))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 1) 2 1))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (simple-order.simple
             p!
             (ite (= j! 0) b! (ite (= b! 3) 2 3))
             (ite (= j! 0) 0 (- j! 1))))
      (a!2 (simple-order.simple
             p!
             (ite (= i! 0) a! (ite (= a! 3) 2 3))
             (ite (= i! 0) 0 (- i! 1)))))
  (= (simple-order.printed_apart p! a!1 a!2)
     (and (xor (simple-order.printed p! a!1 a!2) true)
          (xor (simple-order.printed p! a!2 a!1) true)))))
(assert (let ((a!1 (and (distinct a! 1) (or (= a! b!) (and (= i! 0) (distinct b! 1)))))
      (a!2 (ite (= i! 0)
                (distinct a! 1)
                (ite (= i! 1) (= a! 1) (ite (= i! 2) (distinct a! 1) (>= i! 3)))))
      (a!5 (ite (= i! (+ j! 1))
                (ite (= (mod j! 2) 0)
                     (= b! 1)
                     (and (distinct a! 1) (distinct b! 1) (distinct a! b!)))
                (and (= j! 0) (= b! 1)))))
(let ((a!3 (ite (= j! (+ i! 1)) (ite (= (mod i! 2) 0) a!1 (= a! 1)) a!2)))
(let ((a!4 (ite (= i! j!)
                (ite (= (mod i! 2) 0)
                     (and (distinct a! 1) (= b! 1))
                     (and (= a! 1) (distinct b! 1)))
                a!3)))
(let ((a!6 (=> (and (>= a! 1) (<= a! 3) (>= i! 0) (>= b! 1) (<= b! 3) (>= j! 0))
               (= (simple-order.printed
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (ite (<= i! j!) a!4 a!5)))))
  (not (=> (>= (+ i! j!) 0) a!6)))))))
(check-sat)
(exit)
