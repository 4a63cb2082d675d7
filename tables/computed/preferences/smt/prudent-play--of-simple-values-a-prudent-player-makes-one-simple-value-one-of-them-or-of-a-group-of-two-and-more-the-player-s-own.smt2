; A model is not so: of simple values a prudent player makes one simple value: one of them, or of a
; group of two and more the player's own.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.simple (prudent-play.Node) Bool)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.best (prudent-play.Node) Int)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.better (prudent-play.Node Int) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.source (prudent-play.Node Int Int) Int)
(declare-fun prudent-play.stray_exponent (prudent-play.Node Int Int Int) Int)
(declare-fun prudent-play.stray_base (prudent-play.Node Int Int Int) Int)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.inside (prudent-play.Node Int Int) Bool)
(assert (let ((a!1 (=> (prudent-play.over n!)
               (and (prudent-play.simple n!)
                    (= (prudent-play.base n!) (prudent-play.player n!))
                    (= (prudent-play.exponent n!) 0)))))
  (and (>= (prudent-play.player n!) 1)
       (<= (prudent-play.player n!) 3)
       (>= (prudent-play.rank n!) 0)
       (>= (prudent-play.size n!) 1)
       a!1)))
(assert (let ((a!1 (=> (prudent-play.simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.simple
                 (prudent-play.child n! (prudent-play.best n!))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (>= (prudent-play.base
                 (prudent-play.child n! (prudent-play.best n!)))
               1))
      (a!2 (<= (prudent-play.base
                 (prudent-play.child n! (prudent-play.best n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.best n!)))
               0)))
  (=> (prudent-play.simple (prudent-play.child n! (prudent-play.best n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.best n!)))
               0))
      (a!2 (< (prudent-play.rank (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.rank n!)))
      (a!3 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.best n!)))
               1))
      (a!4 (<= (prudent-play.size
                 (prudent-play.child n! (prudent-play.best n!)))
               (prudent-play.size n!))))
(let ((a!5 (=> (and (>= (prudent-play.best n!) 0)
                    (< (prudent-play.best n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (>= (prudent-play.best n!) 0)
                (< (prudent-play.best n!) (prudent-play.count n!))))
      (a!3 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!9 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.best n!)))))
      (a!10 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.best n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!1))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!11 (mod (ite (= a!9 (prudent-play.player n!)) (- a!10 1) a!10) 2)))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!5 a!5)))
      (a!7 (and (xor (= (mod a!5 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!5 a!5)))
      (a!12 (< a!5 (ite (= a!9 (prudent-play.player n!)) (- a!10 1) a!10)))
      (a!14 (> a!5 (ite (= a!9 (prudent-play.player n!)) (- a!10 1) a!10))))
(let ((a!8 (or (and (= (mod a!5 2) 0) a!6) a!7))
      (a!13 (and (= (mod a!5 2) 0) (or (xor (= a!11 0) true) a!12)))
      (a!15 (and (xor (= (mod a!5 2) 0) true) (xor (= a!11 0) true) a!14)))
(let ((a!16 (and (>= (prudent-play.better n! (prudent-play.best n!)) 0)
                 (< (prudent-play.better n! (prudent-play.best n!))
                    (prudent-play.count n!))
                 (or a!13 a!15))))
(let ((a!17 (and (=> (prudent-play.kept n! (prudent-play.best n!))
                     (xor a!8 true))
                 (or (prudent-play.kept n! (prudent-play.best n!)) a!16))))
  (=> a!2 a!17))))))))
(assert (let ((a!1 (and (>= (prudent-play.best n!) 0)
                (< (prudent-play.best n!) (prudent-play.count n!))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!5 (or (xor (= (mod a!4 2) 0) true) (< a!4 a!4)))
      (a!6 (and (xor (= (mod a!4 2) 0) true)
                (xor (= (mod a!4 2) 0) true)
                (> a!4 a!4))))
(let ((a!7 (or (and (= (mod a!4 2) 0) a!5) a!6)))
  (=> (and (xor (prudent-play.over n!) true) a!1) (and a!1 (xor a!7 true))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.best n!)) 0)
                (< (prudent-play.better n! (prudent-play.best n!))
                   (prudent-play.count n!))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.best n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.best n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
  (=> a!1
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor (or a!9 a!11) true))))))))
(assert (let ((a!1 (=> (prudent-play.simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.simple
                 (prudent-play.child n! (prudent-play.first n!))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (>= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!2 (<= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               0)))
  (=> (prudent-play.simple (prudent-play.child n! (prudent-play.first n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.first n!)))
               0))
      (a!2 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.rank n!)))
      (a!3 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!4 (<= (prudent-play.size
                 (prudent-play.child n! (prudent-play.first n!)))
               (prudent-play.size n!))))
(let ((a!5 (=> (and (>= (prudent-play.first n!) 0)
                    (< (prudent-play.first n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= (prudent-play.best n!) 0)
                (< (prudent-play.best n!) (prudent-play.count n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!11 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!12 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!13 (mod (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12) 2)))
(let ((a!8 (or (xor (= (mod a!7 2) 0) true) (< a!4 a!7)))
      (a!9 (and (xor (= (mod a!4 2) 0) true)
                (xor (= (mod a!7 2) 0) true)
                (> a!4 a!7)))
      (a!14 (< a!4 (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12)))
      (a!16 (> a!4 (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12))))
(let ((a!10 (or (and (= (mod a!4 2) 0) a!8) a!9))
      (a!15 (and (= (mod a!4 2) 0) (or (xor (= a!13 0) true) a!14)))
      (a!17 (and (xor (= (mod a!4 2) 0) true) (xor (= a!13 0) true) a!16)))
(let ((a!18 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                 (< (prudent-play.better n! (prudent-play.first n!))
                    (prudent-play.count n!))
                 (or a!15 a!17))))
(let ((a!19 (and (=> (prudent-play.kept n! (prudent-play.first n!))
                     (xor a!10 true))
                 (or (prudent-play.kept n! (prudent-play.first n!)) a!18))))
  (=> a!1 a!19))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!3 a!6)))
      (a!8 (and (xor (= (mod a!3 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!3 a!6))))
(let ((a!9 (or (and (= (mod a!3 2) 0) a!7) a!8)))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!)))
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor a!9 true))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
  (=> a!1
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor (or a!9 a!11) true))))))))
(assert (let ((a!1 (=> (prudent-play.simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.simple
                 (prudent-play.child n! (prudent-play.second n!))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.second n!) 0)
           (< (prudent-play.second n!) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (>= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!2 (<= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               0)))
  (=> (prudent-play.simple (prudent-play.child n! (prudent-play.second n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.second n!)))
               0))
      (a!2 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.rank n!)))
      (a!3 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!4 (<= (prudent-play.size
                 (prudent-play.child n! (prudent-play.second n!)))
               (prudent-play.size n!))))
(let ((a!5 (=> (and (>= (prudent-play.second n!) 0)
                    (< (prudent-play.second n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                (>= (prudent-play.best n!) 0)
                (< (prudent-play.best n!) (prudent-play.count n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!11 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!12 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!13 (mod (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12) 2)))
(let ((a!8 (or (xor (= (mod a!7 2) 0) true) (< a!4 a!7)))
      (a!9 (and (xor (= (mod a!4 2) 0) true)
                (xor (= (mod a!7 2) 0) true)
                (> a!4 a!7)))
      (a!14 (< a!4 (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12)))
      (a!16 (> a!4 (ite (= a!11 (prudent-play.player n!)) (- a!12 1) a!12))))
(let ((a!10 (or (and (= (mod a!4 2) 0) a!8) a!9))
      (a!15 (and (= (mod a!4 2) 0) (or (xor (= a!13 0) true) a!14)))
      (a!17 (and (xor (= (mod a!4 2) 0) true) (xor (= a!13 0) true) a!16)))
(let ((a!18 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                 (< (prudent-play.better n! (prudent-play.second n!))
                    (prudent-play.count n!))
                 (or a!15 a!17))))
(let ((a!19 (and (=> (prudent-play.kept n! (prudent-play.second n!))
                     (xor a!10 true))
                 (or (prudent-play.kept n! (prudent-play.second n!)) a!18))))
  (=> a!1 a!19))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!3 a!6)))
      (a!8 (and (xor (= (mod a!3 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!3 a!6))))
(let ((a!9 (or (and (= (mod a!3 2) 0) a!7) a!8)))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.second n!) 0)
           (< (prudent-play.second n!) (prudent-play.count n!)))
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor a!9 true))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
  (=> a!1
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor (or a!9 a!11) true))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (=> (prudent-play.simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.simple
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.source n! a!4 a!5) 0)
           (< (prudent-play.source n! a!4 a!5) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!6)))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (>= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               1))
      (a!7 (<= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               3))
      (a!8 (>= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               0)))
  (=> (prudent-play.simple
        (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
      (and a!6 a!7 a!8)))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               0))
      (a!7 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
              (prudent-play.rank n!)))
      (a!8 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               1))
      (a!9 (<= (prudent-play.size
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               (prudent-play.size n!))))
(let ((a!10 (=> (and (>= (prudent-play.source n! a!4 a!5) 0)
                     (< (prudent-play.source n! a!4 a!5)
                        (prudent-play.count n!)))
                (and a!6 a!7 a!8 a!9))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!10))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.source n! a!4 a!5) 0)
                (< (prudent-play.source n! a!4 a!5) (prudent-play.count n!))
                (>= (prudent-play.best n!) 0)
                (< (prudent-play.best n!) (prudent-play.count n!))))
      (a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
              1))
      (a!13 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.source n! a!4 a!5)))))
      (a!14 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.source n! a!4 a!5))))))
(let ((a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.source n! a!4 a!5)))))
      (a!15 (mod (ite (= a!13 (prudent-play.player n!)) (- a!14 1) a!14) 2)))
(let ((a!10 (or (xor (= (mod a!3 2) 0) true) (< a!9 a!3)))
      (a!11 (and (xor (= (mod a!9 2) 0) true)
                 (xor (= (mod a!3 2) 0) true)
                 (> a!9 a!3)))
      (a!16 (< a!9 (ite (= a!13 (prudent-play.player n!)) (- a!14 1) a!14)))
      (a!18 (> a!9 (ite (= a!13 (prudent-play.player n!)) (- a!14 1) a!14))))
(let ((a!12 (or (and (= (mod a!9 2) 0) a!10) a!11))
      (a!17 (and (= (mod a!9 2) 0) (or (xor (= a!15 0) true) a!16)))
      (a!19 (and (xor (= (mod a!9 2) 0) true) (xor (= a!15 0) true) a!18)))
(let ((a!20 (and (>= (prudent-play.better n! (prudent-play.source n! a!4 a!5))
                     0)
                 (< (prudent-play.better n! (prudent-play.source n! a!4 a!5))
                    (prudent-play.count n!))
                 (or a!17 a!19))))
(let ((a!21 (and (=> (prudent-play.kept n! (prudent-play.source n! a!4 a!5))
                     (xor a!12 true))
                 (or (prudent-play.kept n! (prudent-play.source n! a!4 a!5))
                     a!20))))
  (=> a!6 a!21)))))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
              (prudent-play.player n!)))
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
              1)))
(let ((a!8 (ite a!6
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.source n! a!4 a!5))))))
(let ((a!9 (or (xor (= (mod a!8 2) 0) true) (< a!3 a!8)))
      (a!10 (and (xor (= (mod a!3 2) 0) true)
                 (xor (= (mod a!8 2) 0) true)
                 (> a!3 a!8))))
(let ((a!11 (or (and (= (mod a!3 2) 0) a!9) a!10)))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.source n! a!4 a!5) 0)
           (< (prudent-play.source n! a!4 a!5) (prudent-play.count n!)))
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor a!11 true)))))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!4 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3))
      (a!5 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!3)))
(let ((a!6 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.source n! a!4 a!5)) 0)
                (< (prudent-play.better n! (prudent-play.source n! a!4 a!5))
                   (prudent-play.count n!))))
      (a!7 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.source n! a!4 a!5)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.source n! a!4 a!5))))))
(let ((a!9 (mod (ite (= a!7 (prudent-play.player n!)) (- a!8 1) a!8) 2))
      (a!10 (< a!3 (ite (= a!7 (prudent-play.player n!)) (- a!8 1) a!8)))
      (a!12 (> a!3 (ite (= a!7 (prudent-play.player n!)) (- a!8 1) a!8))))
(let ((a!11 (and (= (mod a!3 2) 0) (or (xor (= a!9 0) true) a!10)))
      (a!13 (and (xor (= (mod a!3 2) 0) true) (xor (= a!9 0) true) a!12)))
  (=> a!6
      (and (>= (prudent-play.best n!) 0)
           (< (prudent-play.best n!) (prudent-play.count n!))
           (xor (or a!11 a!13) true))))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!3 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!4 (=> (and (>= (prudent-play.best n!) 0)
                    (< (prudent-play.best n!) (prudent-play.count n!))
                    (prudent-play.kept n! (prudent-play.best n!)))
               (and a!2 a!3))))
(let ((a!7 (ite (prudent-play.alone n!)
                a!4
                (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!5 a!6) true)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!7))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (prudent-play.alone n!)))
      (a!2 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!3 (= (prudent-play.exponent n!)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
  (=> a!1 (and (prudent-play.simple n!) a!2 a!3))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 1) 2 1) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 1) 2 1) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                     (prudent-play.player n!)))
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.best n!)))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!8 (ite a!2
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!9 (prudent-play.inside n! (ite (= (prudent-play.player n!) 1) 2 1) a!8))
      (a!11 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.best n!)))
               a!8))
      (a!15 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!8)))
(let ((a!12 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.best n!)))
                 a!10
                 a!11))
      (a!16 (and (= (prudent-play.base (prudent-play.child n! a!15))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!15)) 0)))
      (a!17 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!15))
                    (+ a!8 1))))
      (a!18 (= (prudent-play.base (prudent-play.child n! a!15))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!13 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!8 a!7)) a!9)
                 (=> a!12 a!9)))
      (a!19 (and a!18
                 (= (prudent-play.exponent (prudent-play.child n! a!15)) a!8))))
(let ((a!14 (=> (and (>= (prudent-play.best n!) 0)
                     (< (prudent-play.best n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.best n!)))
                a!13))
      (a!20 (=> a!9
                (and (>= a!15 0)
                     (< a!15 (prudent-play.count n!))
                     (prudent-play.kept n! a!15)
                     (ite a!16 a!17 a!19)))))
  (=> a!1 (and a!14 a!20)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 3) 2 3) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 3) 2 3) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 3) 2 3)
                     (prudent-play.player n!)))
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.best n!)))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!8 (ite a!2
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!9 (prudent-play.inside n! (ite (= (prudent-play.player n!) 3) 2 3) a!8))
      (a!11 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.best n!)))
               a!8))
      (a!15 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!8)))
(let ((a!12 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.best n!)))
                 a!10
                 a!11))
      (a!16 (and (= (prudent-play.base (prudent-play.child n! a!15))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!15)) 0)))
      (a!17 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!15))
                    (+ a!8 1))))
      (a!18 (= (prudent-play.base (prudent-play.child n! a!15))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!13 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!8 a!7)) a!9)
                 (=> a!12 a!9)))
      (a!19 (and a!18
                 (= (prudent-play.exponent (prudent-play.child n! a!15)) a!8))))
(let ((a!14 (=> (and (>= (prudent-play.best n!) 0)
                     (< (prudent-play.best n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.best n!)))
                a!13))
      (a!20 (=> a!9
                (and (>= a!15 0)
                     (< a!15 (prudent-play.count n!))
                     (prudent-play.kept n! a!15)
                     (ite a!16 a!17 a!19)))))
  (=> a!1 (and a!14 a!20)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 1) 2 1) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 1) 2 1) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                     (prudent-play.player n!)))
      (a!7 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!11 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!9))
      (a!13 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!9))
      (a!17 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!9)))
(let ((a!14 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.first n!)))
                 a!12
                 a!13))
      (a!18 (and (= (prudent-play.base (prudent-play.child n! a!17))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!17)) 0)))
      (a!19 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!17))
                    (+ a!9 1))))
      (a!20 (= (prudent-play.base (prudent-play.child n! a!17))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!15 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!9 a!10)) a!11)
                 (=> a!14 a!11)))
      (a!21 (and a!20
                 (= (prudent-play.exponent (prudent-play.child n! a!17)) a!9))))
(let ((a!16 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!15))
      (a!22 (=> a!11
                (and (>= a!17 0)
                     (< a!17 (prudent-play.count n!))
                     (prudent-play.kept n! a!17)
                     (ite a!18 a!19 a!21)))))
  (=> a!1 (and a!16 a!22)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 3) 2 3) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 3) 2 3) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 3) 2 3)
                     (prudent-play.player n!)))
      (a!7 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!11 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!9))
      (a!13 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!9))
      (a!17 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!9)))
(let ((a!14 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.first n!)))
                 a!12
                 a!13))
      (a!18 (and (= (prudent-play.base (prudent-play.child n! a!17))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!17)) 0)))
      (a!19 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!17))
                    (+ a!9 1))))
      (a!20 (= (prudent-play.base (prudent-play.child n! a!17))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!15 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!9 a!10)) a!11)
                 (=> a!14 a!11)))
      (a!21 (and a!20
                 (= (prudent-play.exponent (prudent-play.child n! a!17)) a!9))))
(let ((a!16 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!15))
      (a!22 (=> a!11
                (and (>= a!17 0)
                     (< a!17 (prudent-play.count n!))
                     (prudent-play.kept n! a!17)
                     (ite a!18 a!19 a!21)))))
  (=> a!1 (and a!16 a!22)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 1) 2 1) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 1) 2 1) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                     (prudent-play.player n!)))
      (a!7 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!11 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!9))
      (a!13 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               a!9))
      (a!17 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!9)))
(let ((a!14 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.second n!)))
                 a!12
                 a!13))
      (a!18 (and (= (prudent-play.base (prudent-play.child n! a!17))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!17)) 0)))
      (a!19 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!17))
                    (+ a!9 1))))
      (a!20 (= (prudent-play.base (prudent-play.child n! a!17))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!15 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!9 a!10)) a!11)
                 (=> a!14 a!11)))
      (a!21 (and a!20
                 (= (prudent-play.exponent (prudent-play.child n! a!17)) a!9))))
(let ((a!16 (=> (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!)))
                a!15))
      (a!22 (=> a!11
                (and (>= a!17 0)
                     (< a!17 (prudent-play.count n!))
                     (prudent-play.kept n! a!17)
                     (ite a!18 a!19 a!21)))))
  (=> a!1 (and a!16 a!22)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              0))
      (a!4 (>= (ite (= (prudent-play.player n!) 3) 2 3) 1))
      (a!5 (<= (ite (= (prudent-play.player n!) 3) 2 3) 3))
      (a!6 (distinct (ite (= (prudent-play.player n!) 3) 2 3)
                     (prudent-play.player n!)))
      (a!7 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!11 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!9))
      (a!13 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               a!9))
      (a!17 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!9)))
(let ((a!14 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.second n!)))
                 a!12
                 a!13))
      (a!18 (and (= (prudent-play.base (prudent-play.child n! a!17))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!17)) 0)))
      (a!19 (and (and a!4 a!5 a!6)
                 (= (prudent-play.exponent (prudent-play.child n! a!17))
                    (+ a!9 1))))
      (a!20 (= (prudent-play.base (prudent-play.child n! a!17))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!15 (ite (and a!2 a!3)
                 (=> (and (and a!4 a!5 a!6) (= a!9 a!10)) a!11)
                 (=> a!14 a!11)))
      (a!21 (and a!20
                 (= (prudent-play.exponent (prudent-play.child n! a!17)) a!9))))
(let ((a!16 (=> (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!)))
                a!15))
      (a!22 (=> a!11
                (and (>= a!17 0)
                     (< a!17 (prudent-play.count n!))
                     (prudent-play.kept n! a!17)
                     (ite a!18 a!19 a!21)))))
  (=> a!1 (and a!16 a!22)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!4 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               1)))
(let ((a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!7 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!6))
      (a!9 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!6)))
(let ((a!8 (and (>= a!7 1) (<= a!7 3) (distinct a!7 (prudent-play.player n!))))
      (a!11 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               a!7))
      (a!12 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!9))
      (a!16 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!7 a!9)))
               (prudent-play.player n!)))
      (a!17 (> (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!7 a!9)))
               0))
      (a!18 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!7 a!9)))
               (+ a!9 1)))
      (a!19 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!7 a!9)))
               a!7))
      (a!20 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!7 a!9)))
               a!9)))
(let ((a!13 (and (prudent-play.simple
                   (prudent-play.child n! (prudent-play.first n!)))
                 a!11
                 a!12))
      (a!21 (=> (prudent-play.inside n! a!7 a!9)
                (and (>= (prudent-play.source n! a!7 a!9) 0)
                     (< (prudent-play.source n! a!7 a!9)
                        (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.source n! a!7 a!9))
                     (ite (and a!16 a!17) (and a!8 a!18) (and a!19 a!20))))))
(let ((a!14 (ite (and a!2 a!3)
                 (=> (and a!8 (= a!9 a!10)) (prudent-play.inside n! a!7 a!9))
                 (=> a!13 (prudent-play.inside n! a!7 a!9)))))
(let ((a!15 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!14)))
  (=> a!1 (and a!15 a!21))))))))))
(assert (let ((a!1 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                     (ite (= (prudent-play.player n!) 3) 2 3)))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.best n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.best n!)))
              1))
      (a!13 (+ (prudent-play.base n!)
               (ite (= (prudent-play.player n!) 1) 2 1)
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.best n!))))))
(let ((a!5 (prudent-play.inside n! (ite (= (prudent-play.player n!) 1) 2 1) a!4))
      (a!6 (prudent-play.inside n! (ite (= (prudent-play.player n!) 3) 2 3) a!4))
      (a!7 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4))
      (a!8 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4)))
(let ((a!9 (= a!7 (ite (= (prudent-play.player n!) 1) 2 1)))
      (a!10 (= a!7 (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!11 (and (prudent-play.inside n! a!7 a!8)
                 (xor (and (= a!8 a!4) (or a!9 a!10)) true))))
(let ((a!12 (and (xor (prudent-play.over n!) true)
                 (prudent-play.simple
                   (prudent-play.child n! (prudent-play.complex n!)))
                 (xor (prudent-play.alone n!) true)
                 a!1
                 a!5
                 a!6
                 (xor a!11 true))))
  (=> a!12
      (and (prudent-play.simple n!)
           (= a!13 6)
           (= (prudent-play.exponent n!) (+ a!4 1)))))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.simple
                  (prudent-play.child n! (prudent-play.complex n!)))))
      (a!2 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!3 (= (prudent-play.exponent n!)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!7 (ite (prudent-play.alone n!)
                (and (prudent-play.simple n!) a!2 a!3)
                (and (prudent-play.simple n!)
                     (= (prudent-play.base n!) (prudent-play.player n!))
                     (= (prudent-play.exponent n!) (+ a!6 1))
                     (>= a!6 0)
                     (>= (prudent-play.count n!) 2)))))
  (not (=> a!1 (and (prudent-play.simple n!) a!7)))))))
(check-sat)
(exit)
