; A model is not so: of values of one group with the player's own among them a prudent player makes
; that one.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.odd (prudent-play.Node) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun k! () Int)
(declare-fun prudent-play.stranger (prudent-play.Node) Int)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun prudent-play.better (prudent-play.Node Int) Int)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.value (prudent-play.Node) simple-order.Value)
(declare-fun prudent-play.mover (prudent-play.Node) simple-order.Player)
(declare-fun simple-order.rule_1
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.repaired
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
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
  (=> a!8 (and (prudent-play.is_simple n!) a!11)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (prudent-play.kept n! k!)))
      (a!2 (= (prudent-play.base (prudent-play.child n! k!))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!3 (= (prudent-play.exponent (prudent-play.child n! k!))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!5 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!6 (ite (prudent-play.alone n!)
                (and a!2 a!3)
                (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!4 a!5) true)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!6)))))
(assert (let ((a!1 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> (and (>= k! 0) (< k! (prudent-play.count n!)))
      (or (= a!1 a!2) (xor (= a!5 a!2) true))))))
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple (prudent-play.child n! k!)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= k! 0)
           (< k! (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (and (>= (prudent-play.base (prudent-play.child n! k!)) 1)
                (<= (prudent-play.base (prudent-play.child n! k!)) 3)
                (>= (prudent-play.exponent (prudent-play.child n! k!)) 0))))
  (=> (prudent-play.is_simple (prudent-play.child n! k!)) a!1)))
(assert (let ((a!1 (and (>= (prudent-play.rank (prudent-play.child n! k!)) 0)
                (< (prudent-play.rank (prudent-play.child n! k!))
                   (prudent-play.rank n!))
                (>= (prudent-play.size (prudent-play.child n! k!)) 1)
                (<= (prudent-play.size (prudent-play.child n! k!))
                    (prudent-play.size n!))
                (= (prudent-play.definition (prudent-play.child n! k!))
                   (prudent-play.definition n!)))))
(let ((a!2 (=> (and (>= k! 0) (< k! (prudent-play.count n!))) a!1)))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!2)))))
(assert (let ((a!1 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> (and (>= k! 0) (< k! (prudent-play.count n!)))
      (or (= a!1 a!2) (xor (= a!5 a!2) true))))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.better n! k!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.better n! k!)))
              1))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> (and (>= (prudent-play.better n! k!) 0)
           (< (prudent-play.better n! k!) (prudent-play.count n!)))
      (or (= a!3 a!4) (xor (= a!7 a!4) true))))))
(assert (let ((a!1 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.better n! k!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.better n! k!)))
              1))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value (prudent-play.child n! k!))
             (prudent-play.value
               (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11))))
(let ((a!5 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (>= (prudent-play.better n! k!) 0)
                (< (prudent-play.better n! k!) (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                (= a!1 a!4)))
      (a!6 (or (xor (= (mod a!4 2) 0) true) (< a!1 a!4)))
      (a!7 (and (xor (= (mod a!1 2) 0) true)
                (xor (= (mod a!4 2) 0) true)
                (> a!1 a!4))))
(let ((a!8 (or (and (= (mod a!1 2) 0) a!6) a!7)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!8 a!12) true)))
  (=> a!5 a!13)))))))
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
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!)))
      (or (= a!3 a!4) (xor (= a!7 a!4) true))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!5 (= (ite (= a!2 (prudent-play.player n!)) (- a!3 1) a!3) a!4))
      (a!8 (ite a!6
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> a!1 (or a!5 (xor (= a!8 a!4) true))))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!8 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!14 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!13)))
(let ((a!6 (= a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!9 (< a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!11 (> a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!17 (ite (= (prudent-play.definition n!) 1)
                 a!14
                 (ite (= (prudent-play.definition n!) 3) a!15 a!16))))
(let ((a!7 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                a!6))
      (a!10 (and (= (mod a!3 2) 0) (or (xor (= a!8 0) true) a!9)))
      (a!12 (and (xor (= (mod a!3 2) 0) true) (xor (= a!8 0) true) a!11)))
(let ((a!18 (xor (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17)
                 true)))
  (=> a!7 a!18)))))))
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.odd n!))))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= (prudent-play.odd n!) 0)
           (< (prudent-play.odd n!) (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (>= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
               1))
      (a!2 (<= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.odd n!)))
               0)))
  (=> (prudent-play.is_simple (prudent-play.child n! (prudent-play.odd n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (>= (prudent-play.rank (prudent-play.child n! (prudent-play.odd n!)))
               0))
      (a!2 (< (prudent-play.rank (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.rank n!)))
      (a!3 (>= (prudent-play.size (prudent-play.child n! (prudent-play.odd n!)))
               1))
      (a!4 (<= (prudent-play.size (prudent-play.child n! (prudent-play.odd n!)))
               (prudent-play.size n!)))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.definition n!))))
(let ((a!6 (=> (and (>= (prudent-play.odd n!) 0)
                    (< (prudent-play.odd n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4 a!5))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!6)))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
              1))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.odd n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> (and (>= (prudent-play.odd n!) 0)
           (< (prudent-play.odd n!) (prudent-play.count n!)))
      (or (= a!3 a!4) (xor (= a!7 a!4) true))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.odd n!)) 0)
                (< (prudent-play.better n! (prudent-play.odd n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.odd n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.odd n!)))))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!7 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1)))
(let ((a!5 (= (ite (= a!2 (prudent-play.player n!)) (- a!3 1) a!3) a!4))
      (a!8 (ite a!6
                a!7
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
  (=> a!1 (or a!5 (xor (= a!8 a!4) true))))))
(assert (let ((a!1 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
              1))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.odd n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.odd n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.odd n!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.odd n!)))))
      (a!8 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!14 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! (prudent-play.odd n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! (prudent-play.odd n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! (prudent-play.odd n!)))
              a!13)))
(let ((a!6 (= a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!9 (< a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!11 (> a!3 (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5)))
      (a!17 (ite (= (prudent-play.definition n!) 1)
                 a!14
                 (ite (= (prudent-play.definition n!) 3) a!15 a!16))))
(let ((a!7 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.odd n!) 0)
                (< (prudent-play.odd n!) (prudent-play.count n!))
                (>= (prudent-play.better n! (prudent-play.odd n!)) 0)
                (< (prudent-play.better n! (prudent-play.odd n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                a!6))
      (a!10 (and (= (mod a!3 2) 0) (or (xor (= a!8 0) true) a!9)))
      (a!12 (and (xor (= (mod a!3 2) 0) true) (xor (= a!8 0) true) a!11)))
(let ((a!18 (xor (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17)
                 true)))
  (=> a!7 a!18)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (and (>= k! 0) (< k! (prudent-play.count n!)))
                (and (>= k! 0) (< k! (prudent-play.count n!)))))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!6 (ite (= (prudent-play.definition n!) 3)
                (simple-order.rule_1
                  (prudent-play.mover n!)
                  (prudent-play.value (prudent-play.child n! k!))
                  (prudent-play.value (prudent-play.child n! k!)))
                (simple-order.printed
                  (prudent-play.mover n!)
                  (prudent-play.value (prudent-play.child n! k!))
                  (prudent-play.value (prudent-play.child n! k!)))))
      (a!9 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.better n! k!)))
              (prudent-play.player n!)))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.better n! k!)))
               1))
      (a!15 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!16 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!17 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!))))))
(let ((a!3 (or (xor (= (mod a!2 2) 0) true) (< a!2 a!2)))
      (a!4 (and (xor (= (mod a!2 2) 0) true)
                (xor (= (mod a!2 2) 0) true)
                (> a!2 a!2)))
      (a!7 (ite (= (prudent-play.definition n!) 1)
                (simple-order.repaired
                  (prudent-play.mover n!)
                  (prudent-play.value (prudent-play.child n! k!))
                  (prudent-play.value (prudent-play.child n! k!)))
                a!6))
      (a!11 (ite a!9
                 a!10
                 (prudent-play.exponent
                   (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!18 (ite (= (prudent-play.definition n!) 1)
                 a!15
                 (ite (= (prudent-play.definition n!) 3) a!16 a!17))))
(let ((a!5 (or (and (= (mod a!2 2) 0) a!3) a!4))
      (a!12 (or (xor (= (mod a!11 2) 0) true) (< a!2 a!11)))
      (a!13 (and (xor (= (mod a!2 2) 0) true)
                 (xor (= (mod a!11 2) 0) true)
                 (> a!2 a!11))))
(let ((a!8 (xor (ite (= (prudent-play.definition n!) 0) a!5 a!7) true))
      (a!14 (or (and (= (mod a!2 2) 0) a!12) a!13)))
(let ((a!19 (and (>= (prudent-play.better n! k!) 0)
                 (< (prudent-play.better n! k!) (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) a!14 a!18))))
  (=> a!1
      (and (=> (prudent-play.kept n! k!) a!8)
           (or (prudent-play.kept n! k!) a!19)))))))))
(assert (let ((a!1 (and (>= (prudent-play.rank (prudent-play.child n! 0)) 0)
                (< (prudent-play.rank (prudent-play.child n! 0))
                   (prudent-play.rank n!))
                (>= (prudent-play.size (prudent-play.child n! 0)) 1)
                (<= (prudent-play.size (prudent-play.child n! 0))
                    (prudent-play.size n!))
                (= (prudent-play.definition (prudent-play.child n! 0))
                   (prudent-play.definition n!)))))
(let ((a!2 (=> (and (>= 0 0) (< 0 (prudent-play.count n!))) a!1)))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!2)))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.stranger n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.stranger n!)))
              1))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! 0))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! 0)) 1)
                (prudent-play.exponent (prudent-play.child n! 0))))
      (a!6 (and (prudent-play.is_simple n!)
                (= (prudent-play.base n!)
                   (prudent-play.base (prudent-play.child n! k!)))
                (= (prudent-play.exponent n!)
                   (prudent-play.exponent (prudent-play.child n! k!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.stranger n!))))))
(let ((a!5 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (= a!3 a!4)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!)))))
  (not (=> a!5 a!6))))))
(check-sat)
(exit)
