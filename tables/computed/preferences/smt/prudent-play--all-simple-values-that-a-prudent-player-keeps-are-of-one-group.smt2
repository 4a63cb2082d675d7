; A model is not so: all simple values that a prudent player keeps are of one group.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun k! () Int)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.value (prudent-play.Node) simple-order.Value)
(declare-fun prudent-play.better (prudent-play.Node Int) Int)
(declare-fun prudent-play.mover (prudent-play.Node) simple-order.Player)
(declare-fun simple-order.rule_1
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.repaired
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))))))
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
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= k! 0)
                (< k! (prudent-play.count n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))
             (prudent-play.value (prudent-play.child n! k!))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value (prudent-play.child n! k!))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value (prudent-play.child n! k!))))
      (a!14 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!15 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!21 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11)))
      (a!16 (mod (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15) 2))
      (a!22 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!21))
      (a!23 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!21))
      (a!24 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!21)))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!4 a!5)))
      (a!7 (and (xor (= (mod a!4 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!4 a!5)))
      (a!17 (< a!4 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!19 (> a!4 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!25 (ite (= (prudent-play.definition n!) 1)
                 a!22
                 (ite (= (prudent-play.definition n!) 3) a!23 a!24))))
(let ((a!8 (or (and (= (mod a!4 2) 0) a!6) a!7))
      (a!18 (and (= (mod a!4 2) 0) (or (xor (= a!16 0) true) a!17)))
      (a!20 (and (xor (= (mod a!4 2) 0) true) (xor (= a!16 0) true) a!19)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!8 a!12) true))
      (a!26 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                 (< (prudent-play.better n! (prudent-play.first n!))
                    (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) (or a!18 a!20) a!25))))
(let ((a!27 (and (=> (prudent-play.kept n! (prudent-play.first n!)) a!13)
                 (or (prudent-play.kept n! (prudent-play.first n!)) a!26))))
  (=> a!1 a!27))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))
             (prudent-play.value (prudent-play.child n! k!))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value (prudent-play.child n! k!))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value (prudent-play.child n! k!)))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11))))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!4 a!5)))
      (a!7 (and (xor (= (mod a!4 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!4 a!5))))
(let ((a!8 (or (and (= (mod a!4 2) 0) a!6) a!7)))
(let ((a!13 (= (ite (= (prudent-play.definition n!) 0) a!8 a!12) a!8)))
  (=> a!1 a!13)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value (prudent-play.child n! k!))
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!14 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.better n! k!)))
               (prudent-play.player n!)))
      (a!15 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.better n! k!)))
               1))
      (a!20 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!21 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!22 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.better n! k!))))))
(let ((a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11)))
      (a!16 (ite a!14
                 a!15
                 (prudent-play.exponent
                   (prudent-play.child n! (prudent-play.better n! k!)))))
      (a!23 (ite (= (prudent-play.definition n!) 1)
                 a!20
                 (ite (= (prudent-play.definition n!) 3) a!21 a!22))))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!2 a!5)))
      (a!7 (and (xor (= (mod a!2 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!2 a!5)))
      (a!17 (or (xor (= (mod a!16 2) 0) true) (< a!2 a!16)))
      (a!18 (and (xor (= (mod a!2 2) 0) true)
                 (xor (= (mod a!16 2) 0) true)
                 (> a!2 a!16))))
(let ((a!8 (or (and (= (mod a!2 2) 0) a!6) a!7))
      (a!19 (or (and (= (mod a!2 2) 0) a!17) a!18)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!8 a!12) true))
      (a!24 (and (>= (prudent-play.better n! k!) 0)
                 (< (prudent-play.better n! k!) (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) a!19 a!23))))
  (=> a!1
      (and (=> (prudent-play.kept n! k!) a!13)
           (or (prudent-play.kept n! k!) a!24)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value (prudent-play.child n! k!))
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value (prudent-play.child n! k!))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11))))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!2 a!5)))
      (a!7 (and (xor (= (mod a!2 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!2 a!5))))
(let ((a!8 (or (and (= (mod a!2 2) 0) a!6) a!7)))
(let ((a!13 (= (ite (= (prudent-play.definition n!) 0) a!8 a!12) a!8)))
  (=> a!1 a!13)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= k! 0)
                (< k! (prudent-play.count n!))
                (prudent-play.kept n! k!)))
      (a!2 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
  (not (=> a!1 (= a!2 a!5))))))
(check-sat)
(exit)
