; A model is not so: where all that is kept is of one group, a prudent player makes one simple value
; of it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.odd (prudent-play.Node) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.source (prudent-play.Node Int Int) Int)
(declare-fun prudent-play.inside (prudent-play.Node Int Int) Bool)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.stray_exponent (prudent-play.Node Int Int Int) Int)
(declare-fun prudent-play.stray_base (prudent-play.Node Int Int Int) Int)
(assert (let ((a!1 (=> (prudent-play.over n!)
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) (prudent-play.player n!))
                    (= (prudent-play.exponent n!) 0)))))
  (and (>= (prudent-play.player n!) 1)
       (<= (prudent-play.player n!) 3)
       (>= (prudent-play.rank n!) 0)
       (>= (prudent-play.size n!) 1)
       a!1)))
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple
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
  (=> (prudent-play.is_simple (prudent-play.child n! (prudent-play.first n!)))
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
               (prudent-play.size n!)))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.definition n!))))
(let ((a!6 (=> (and (>= (prudent-play.first n!) 0)
                    (< (prudent-play.first n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4 a!5))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!6)))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.odd n!))))))
(let ((a!7 (or (= a!3 a!3)
               (and (>= (prudent-play.odd n!) 0)
                    (< (prudent-play.odd n!) (prudent-play.count n!))
                    (prudent-play.kept n! (prudent-play.odd n!))
                    (xor (= a!6 a!3) true)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!)))
      a!7)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
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
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!10 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!8 (ite a!2
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!9 (prudent-play.inside n! (ite (= (prudent-play.player n!) 1) 2 1) a!8))
      (a!11 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!8))
      (a!15 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!8)))
(let ((a!12 (and (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.first n!)))
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
(let ((a!14 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!13))
      (a!20 (=> a!9
                (and (>= a!15 0)
                     (< a!15 (prudent-play.count n!))
                     (prudent-play.kept n! a!15)
                     (ite a!16 a!17 a!19)))))
  (=> a!1 (and a!14 a!20)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
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
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!10 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!8 (ite a!2
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!9 (prudent-play.inside n! (ite (= (prudent-play.player n!) 3) 2 3) a!8))
      (a!11 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!8))
      (a!15 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!8)))
(let ((a!12 (and (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.first n!)))
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
(let ((a!14 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!13))
      (a!20 (=> a!9
                (and (>= a!15 0)
                     (< a!15 (prudent-play.count n!))
                     (prudent-play.kept n! a!15)
                     (ite a!16 a!17 a!19)))))
  (=> a!1 (and a!14 a!20)))))))))
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple
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
  (=> (prudent-play.is_simple (prudent-play.child n! (prudent-play.second n!)))
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
               (prudent-play.size n!)))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.definition n!))))
(let ((a!6 (=> (and (>= (prudent-play.second n!) 0)
                    (< (prudent-play.second n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4 a!5))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!6)))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!7 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!9 (ite a!7
                a!8
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.odd n!))))))
(let ((a!10 (or (= a!3 a!6)
                (and (>= (prudent-play.odd n!) 0)
                     (< (prudent-play.odd n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.odd n!))
                     (xor (= a!9 a!6) true)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.second n!) 0)
           (< (prudent-play.second n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.second n!)))
      a!10)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
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
      (a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
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
                  (prudent-play.child n! (prudent-play.first n!))))))
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
(let ((a!14 (and (prudent-play.is_simple
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
                (prudent-play.is_simple
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
      (a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!8 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
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
                  (prudent-play.child n! (prudent-play.first n!))))))
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
(let ((a!14 (and (prudent-play.is_simple
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
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
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
(let ((a!6 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.source n! a!4 a!5) 0)
           (< (prudent-play.source n! a!4 a!5) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!6)))))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
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
  (=> (prudent-play.is_simple
        (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
      (and a!6 a!7 a!8)))))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
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
               (prudent-play.size n!)))
      (a!10 (= (prudent-play.definition
                 (prudent-play.child n! (prudent-play.source n! a!4 a!5)))
               (prudent-play.definition n!))))
(let ((a!11 (=> (and (>= (prudent-play.source n! a!4 a!5) 0)
                     (< (prudent-play.source n! a!4 a!5)
                        (prudent-play.count n!)))
                (and a!6 a!7 a!8 a!9 a!10))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!11))))))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.odd n!)))
               1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (ite a!9
                 a!10
                 (prudent-play.exponent
                   (prudent-play.child n! (prudent-play.odd n!))))))
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
(let ((a!12 (or (= a!8 a!3)
                (and (>= (prudent-play.odd n!) 0)
                     (< (prudent-play.odd n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.odd n!))
                     (xor (= a!11 a!3) true)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.source n! a!4 a!5) 0)
           (< (prudent-play.source n! a!4 a!5) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.source n! a!4 a!5)))
      a!12))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (>= (ite (= (prudent-play.player n!) 1) 2 1) 1))
      (a!10 (<= (ite (= (prudent-play.player n!) 1) 2 1) 3))
      (a!11 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                      (prudent-play.player n!))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!5 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4))
      (a!6 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4))
      (a!13 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!4))
      (a!19 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 1) 2 1)
              a!4)))
(let ((a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
              (prudent-play.player n!)))
      (a!8 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
              0))
      (a!12 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               1))
      (a!14 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               (ite (= (prudent-play.player n!) 1) 2 1)))
      (a!15 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               a!4))
      (a!20 (and (= (prudent-play.base (prudent-play.child n! a!19))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!19)) 0)))
      (a!21 (and (and a!9 a!10 a!11)
                 (= (prudent-play.exponent (prudent-play.child n! a!19))
                    (+ a!4 1))))
      (a!22 (= (prudent-play.base (prudent-play.child n! a!19))
               (ite (= (prudent-play.player n!) 1) 2 1))))
(let ((a!16 (and (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
                 a!14
                 a!15))
      (a!23 (and a!22
                 (= (prudent-play.exponent (prudent-play.child n! a!19)) a!4))))
(let ((a!17 (ite (and a!7 a!8)
                 (=> (and (and a!9 a!10 a!11) (= a!4 a!12)) a!13)
                 (=> a!16 a!13)))
      (a!24 (=> a!13
                (and (>= a!19 0)
                     (< a!19 (prudent-play.count n!))
                     (prudent-play.kept n! a!19)
                     (ite a!20 a!21 a!23)))))
(let ((a!18 (=> (and (>= (prudent-play.source n! a!5 a!6) 0)
                     (< (prudent-play.source n! a!5 a!6)
                        (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.source n! a!5 a!6)))
                a!17)))
  (=> a!1 (and a!18 a!24))))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (>= (ite (= (prudent-play.player n!) 3) 2 3) 1))
      (a!10 (<= (ite (= (prudent-play.player n!) 3) 2 3) 3))
      (a!11 (distinct (ite (= (prudent-play.player n!) 3) 2 3)
                      (prudent-play.player n!))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!5 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4))
      (a!6 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!4))
      (a!13 (prudent-play.inside
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!4))
      (a!19 (prudent-play.source
              n!
              (ite (= (prudent-play.player n!) 3) 2 3)
              a!4)))
(let ((a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
              (prudent-play.player n!)))
      (a!8 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
              0))
      (a!12 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               1))
      (a!14 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               (ite (= (prudent-play.player n!) 3) 2 3)))
      (a!15 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
               a!4))
      (a!20 (and (= (prudent-play.base (prudent-play.child n! a!19))
                    (prudent-play.player n!))
                 (> (prudent-play.exponent (prudent-play.child n! a!19)) 0)))
      (a!21 (and (and a!9 a!10 a!11)
                 (= (prudent-play.exponent (prudent-play.child n! a!19))
                    (+ a!4 1))))
      (a!22 (= (prudent-play.base (prudent-play.child n! a!19))
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!16 (and (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.source n! a!5 a!6)))
                 a!14
                 a!15))
      (a!23 (and a!22
                 (= (prudent-play.exponent (prudent-play.child n! a!19)) a!4))))
(let ((a!17 (ite (and a!7 a!8)
                 (=> (and (and a!9 a!10 a!11) (= a!4 a!12)) a!13)
                 (=> a!16 a!13)))
      (a!24 (=> a!13
                (and (>= a!19 0)
                     (< a!19 (prudent-play.count n!))
                     (prudent-play.kept n! a!19)
                     (ite a!20 a!21 a!23)))))
(let ((a!18 (=> (and (>= (prudent-play.source n! a!5 a!6) 0)
                     (< (prudent-play.source n! a!5 a!6)
                        (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.source n! a!5 a!6)))
                a!17)))
  (=> a!1 (and a!18 a!24))))))))))
(assert (let ((a!1 (and (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!4 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
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
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                (prudent-play.kept n! (prudent-play.first n!))))
      (a!7 (ite (prudent-play.alone n!)
                (and a!3 a!4)
                (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!5 a!6) true)))))
  (=> a!2 (and a!1 (prudent-play.kept n! (prudent-play.first n!)) a!7)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (prudent-play.alone n!)
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (prudent-play.kept n! (prudent-play.first n!))))
      (a!2 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!3 (= (prudent-play.exponent n!)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
  (=> a!1 (and (prudent-play.is_simple n!) a!2 a!3))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (xor (prudent-play.alone n!) true)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (> (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!5 (ite a!2
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!6 (prudent-play.stray_base
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!5))
      (a!8 (prudent-play.stray_exponent
             n!
             (ite (= (prudent-play.player n!) 1) 2 1)
             (ite (= (prudent-play.player n!) 3) 2 3)
             a!5)))
(let ((a!7 (and (>= a!6 1) (<= a!6 3) (distinct a!6 (prudent-play.player n!))))
      (a!9 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              a!6))
      (a!10 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               a!8))
      (a!14 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!6 a!8)))
               (prudent-play.player n!)))
      (a!15 (> (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!6 a!8)))
               0))
      (a!16 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!6 a!8)))
               (+ a!8 1)))
      (a!17 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.source n! a!6 a!8)))
               a!6))
      (a!18 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.source n! a!6 a!8)))
               a!8)))
(let ((a!11 (and (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.first n!)))
                 a!9
                 a!10))
      (a!19 (=> (prudent-play.inside n! a!6 a!8)
                (and (>= (prudent-play.source n! a!6 a!8) 0)
                     (< (prudent-play.source n! a!6 a!8)
                        (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.source n! a!6 a!8))
                     (ite (and a!14 a!15) (and a!7 a!16) (and a!17 a!18))))))
(let ((a!12 (ite (and a!2 a!3)
                 (=> (and a!7 (= a!8 a!4)) (prudent-play.inside n! a!6 a!8))
                 (=> a!11 (prudent-play.inside n! a!6 a!8)))))
(let ((a!13 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.first n!)))
                a!12)))
  (=> a!1 (and a!13 a!19))))))))))
(assert (let ((a!1 (distinct (ite (= (prudent-play.player n!) 1) 2 1)
                     (ite (= (prudent-play.player n!) 3) 2 3)))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!13 (+ (prudent-play.base n!)
               (ite (= (prudent-play.player n!) 1) 2 1)
               (ite (= (prudent-play.player n!) 3) 2 3))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
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
                 (prudent-play.is_simple
                   (prudent-play.child n! (prudent-play.complex n!)))
                 (xor (prudent-play.alone n!) true)
                 a!1
                 a!5
                 a!6
                 (xor a!11 true))))
  (=> a!12
      (and (prudent-play.is_simple n!)
           (= a!13 6)
           (= (prudent-play.exponent n!) (+ a!4 1)))))))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
              1))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (= (prudent-play.exponent n!)
               (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.odd n!)))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!7 (=> (and (>= (prudent-play.odd n!) 0)
                    (< (prudent-play.odd n!) (prudent-play.count n!))
                    (prudent-play.kept n! (prudent-play.odd n!)))
               (= a!3 a!6)))
      (a!11 (ite (prudent-play.alone n!)
                 (and (prudent-play.is_simple n!) a!9 a!10)
                 (and (prudent-play.is_simple n!)
                      (= (prudent-play.base n!) (prudent-play.player n!))
                      (= (prudent-play.exponent n!) (+ a!6 1))
                      (>= a!6 0)
                      (>= (prudent-play.count n!) 2)))))
(let ((a!8 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (prudent-play.kept n! (prudent-play.first n!))
                a!7)))
  (not (=> a!8 (and (prudent-play.is_simple n!) a!11))))))))
(check-sat)
(exit)
