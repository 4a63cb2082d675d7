; A model is not so: by the repaired definition and by Rule 1 every node has the same value as by
; the chain.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.by_chain (prudent-play.Node) prudent-play.Node)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.better (prudent-play.Node Int) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
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
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.first n!)))
               0))
      (a!2 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.rank n!)))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!4 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              3))
      (a!6 (prudent-play.base
             (prudent-play.by_chain
               (prudent-play.child n! (prudent-play.first n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.by_chain
               (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              a!6))
      (a!9 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              a!8)))
  (=> (and a!1 a!2) (=> (or a!3 a!4 a!5) (and a!7 a!9))))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.second n!)))
               0))
      (a!2 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.rank n!)))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              0))
      (a!4 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              3))
      (a!6 (prudent-play.base
             (prudent-play.by_chain
               (prudent-play.child n! (prudent-play.second n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.by_chain
               (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              a!6))
      (a!9 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              a!8)))
  (=> (and a!1 a!2) (=> (or a!3 a!4 a!5) (and a!7 a!9))))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!2 (and (= (prudent-play.base a!1)
                   (prudent-play.base (prudent-play.by_chain a!1)))
                (= (prudent-play.exponent a!1)
                   (prudent-play.exponent (prudent-play.by_chain a!1))))))
(let ((a!3 (=> (or (= (prudent-play.definition a!1) 0)
                   (= (prudent-play.definition a!1) 1)
                   (= (prudent-play.definition a!1) 3))
               a!2)))
  (=> (and (>= (prudent-play.rank a!1) 0)
           (< (prudent-play.rank a!1) (prudent-play.rank n!)))
      a!3)))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!2 (and (= (prudent-play.base a!1)
                   (prudent-play.base (prudent-play.by_chain a!1)))
                (= (prudent-play.exponent a!1)
                   (prudent-play.exponent (prudent-play.by_chain a!1))))))
(let ((a!3 (=> (or (= (prudent-play.definition a!1) 0)
                   (= (prudent-play.definition a!1) 1)
                   (= (prudent-play.definition a!1) 3))
               a!2)))
  (=> (and (>= (prudent-play.rank a!1) 0)
           (< (prudent-play.rank a!1) (prudent-play.rank n!)))
      a!3)))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!2 (and (= (prudent-play.base a!1)
                   (prudent-play.base (prudent-play.by_chain a!1)))
                (= (prudent-play.exponent a!1)
                   (prudent-play.exponent (prudent-play.by_chain a!1))))))
(let ((a!3 (=> (or (= (prudent-play.definition a!1) 0)
                   (= (prudent-play.definition a!1) 1)
                   (= (prudent-play.definition a!1) 3))
               a!2)))
  (=> (and (>= (prudent-play.rank a!1) 0)
           (< (prudent-play.rank a!1) (prudent-play.rank n!)))
      a!3)))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!2 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!4 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!6 (=> (or (= a!2 0) (= a!2 1) (= a!2 3))
               (and (= a!3 (prudent-play.base a!4))
                    (= a!5 (prudent-play.exponent a!4))))))
  (=> (and (>= a!1 0) (< a!1 (prudent-play.rank n!))) a!6))))
(assert (let ((a!1 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!2 (and (= (prudent-play.base a!1)
                   (prudent-play.base (prudent-play.by_chain a!1)))
                (= (prudent-play.exponent a!1)
                   (prudent-play.exponent (prudent-play.by_chain a!1))))))
(let ((a!3 (=> (or (= (prudent-play.definition a!1) 0)
                   (= (prudent-play.definition a!1) 1)
                   (= (prudent-play.definition a!1) 3))
               a!2)))
  (=> (and (>= (prudent-play.rank a!1) 0)
           (< (prudent-play.rank a!1) (prudent-play.rank n!)))
      a!3)))))
(assert (=> (or (= (prudent-play.definition n!) 0)
        (= (prudent-play.definition n!) 1)
        (= (prudent-play.definition n!) 3))
    (prudent-play.is_simple n!)))
(assert (let ((a!1 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3))))
  (=> a!1 (prudent-play.is_simple (prudent-play.by_chain n!)))))
(assert (let ((a!1 (=> (prudent-play.over n!)
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) (prudent-play.player n!))
                    (= (prudent-play.exponent n!) 0)))))
  (and (>= (prudent-play.player n!) 1)
       (<= (prudent-play.player n!) 3)
       (>= (prudent-play.rank n!) 0)
       (>= (prudent-play.size n!) 1)
       a!1)))
(assert (let ((a!1 (and (prudent-play.is_simple (prudent-play.by_chain n!))
                (= (prudent-play.base (prudent-play.by_chain n!))
                   (prudent-play.player (prudent-play.by_chain n!)))
                (= (prudent-play.exponent (prudent-play.by_chain n!)) 0))))
  (and (>= (prudent-play.player (prudent-play.by_chain n!)) 1)
       (<= (prudent-play.player (prudent-play.by_chain n!)) 3)
       (>= (prudent-play.rank (prudent-play.by_chain n!)) 0)
       (>= (prudent-play.size (prudent-play.by_chain n!)) 1)
       (=> (prudent-play.over (prudent-play.by_chain n!)) a!1))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
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
                (and (prudent-play.is_simple n!) a!2 a!3)
                (and (prudent-play.is_simple n!)
                     (= (prudent-play.base n!) (prudent-play.player n!))
                     (= (prudent-play.exponent n!) (+ a!6 1))
                     (>= a!6 0)
                     (>= (prudent-play.count n!) 2)))))
  (=> a!1 (and (prudent-play.is_simple n!) a!7))))))
(assert (let ((a!1 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.complex n!)))
              0))
      (a!2 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.complex n!)))
              1))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.complex n!)))
              3)))
  (=> (or a!1 a!2 a!3)
      (prudent-play.is_simple (prudent-play.child n! (prudent-play.complex n!))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2))
      (a!6 (and (prudent-play.is_simple (prudent-play.by_chain n!))
                (= (prudent-play.base (prudent-play.by_chain n!)) a!4)
                (= (prudent-play.exponent (prudent-play.by_chain n!)) a!5)))
      (a!7 (ite (= a!4 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!5 1)
                a!5)))
(let ((a!8 (and (prudent-play.is_simple (prudent-play.by_chain n!))
                (= (prudent-play.base (prudent-play.by_chain n!))
                   (prudent-play.player (prudent-play.by_chain n!)))
                (= (prudent-play.exponent (prudent-play.by_chain n!)) (+ a!7 1))
                (>= a!7 0)
                (>= (prudent-play.count (prudent-play.by_chain n!)) 2))))
(let ((a!9 (and (prudent-play.is_simple (prudent-play.by_chain n!))
                (ite (prudent-play.alone (prudent-play.by_chain n!)) a!6 a!8))))
  (=> a!3 a!9))))))
(assert (let ((a!1 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!))))))
  (=> (or (= a!1 0) (= a!1 1) (= a!1 3)) a!2)))
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple (prudent-play.child n! 0)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= 0 0)
           (< 0 (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.complex n!)))
               0))
      (a!2 (< (prudent-play.rank
                (prudent-play.child n! (prudent-play.complex n!)))
              (prudent-play.rank n!)))
      (a!3 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.complex n!)))
               1))
      (a!4 (<= (prudent-play.size
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.size n!)))
      (a!5 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.complex n!)))
              (prudent-play.definition n!))))
(let ((a!6 (=> (and (>= (prudent-play.complex n!) 0)
                    (< (prudent-play.complex n!) (prudent-play.count n!)))
               (and a!1 a!2 a!3 a!4 a!5))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!6)))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= 0 0)
                (< 0 (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!))))))
(let ((a!3 (=> a!2
               (prudent-play.is_simple
                 (prudent-play.child (prudent-play.by_chain n!) 0)))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
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
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2)))
  (=> a!3 a!4))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!2 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (prudent-play.alone (prudent-play.by_chain n!))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (and (prudent-play.is_simple (prudent-play.by_chain n!))
                (= (prudent-play.base (prudent-play.by_chain n!)) a!3)
                (= (prudent-play.exponent (prudent-play.by_chain n!)) a!4))))
  (=> a!2 a!5))))
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
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (prudent-play.kept n! (prudent-play.first n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
  (=> a!1 (= a!4 a!4)))))
(assert (let ((a!1 (and (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))
             (prudent-play.value
               (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))))
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
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!1))
      (a!5 (ite a!3
                a!4
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
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!5 a!5)))
      (a!7 (and (xor (= (mod a!5 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!5 a!5)))
      (a!17 (< a!5 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!19 (> a!5 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!25 (ite (= (prudent-play.definition n!) 1)
                 a!22
                 (ite (= (prudent-play.definition n!) 3) a!23 a!24))))
(let ((a!8 (or (and (= (mod a!5 2) 0) a!6) a!7))
      (a!18 (and (= (mod a!5 2) 0) (or (xor (= a!16 0) true) a!17)))
      (a!20 (and (xor (= (mod a!5 2) 0) true) (xor (= a!16 0) true) a!19)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!8 a!12) true))
      (a!26 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                 (< (prudent-play.better n! (prudent-play.first n!))
                    (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) (or a!18 a!20) a!25))))
(let ((a!27 (and (=> (prudent-play.kept n! (prudent-play.first n!)) a!13)
                 (or (prudent-play.kept n! (prudent-play.first n!)) a!26))))
  (=> a!2 a!27))))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
(let ((a!17 (= (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
               (or a!9 a!11))))
  (=> a!1 a!17)))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!6 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                a!1))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!8 (mod (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7) 2))
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
(let ((a!9 (< a!5 (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7)))
      (a!11 (> a!5 (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7)))
      (a!17 (ite (= (prudent-play.definition n!) 1)
                 a!14
                 (ite (= (prudent-play.definition n!) 3) a!15 a!16))))
(let ((a!10 (and (= (mod a!5 2) 0) (or (xor (= a!8 0) true) a!9)))
      (a!12 (and (xor (= (mod a!5 2) 0) true) (xor (= a!8 0) true) a!11)))
(let ((a!18 (xor (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17)
                 true))
      (a!19 (and a!1
                 (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17))))
(let ((a!20 (and (=> (prudent-play.kept n! (prudent-play.first n!)) a!18)
                 (or (prudent-play.kept n! (prudent-play.first n!)) a!19))))
  (=> a!2 a!20))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.first n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
(let ((a!17 (= (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
               (or a!9 a!11))))
  (=> a!1 a!17)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!) (prudent-play.count n!))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!18 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!19 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!25 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!12))
      (a!20 (mod (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19) 2))
      (a!26 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!25))
      (a!27 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!25))
      (a!28 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.first n!)))
              a!25)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15)))
      (a!21 (< a!4 (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19)))
      (a!23 (> a!4 (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19)))
      (a!29 (ite (= (prudent-play.definition n!) 1)
                 a!26
                 (ite (= (prudent-play.definition n!) 3) a!27 a!28))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10))
      (a!22 (and (= (mod a!4 2) 0) (or (xor (= a!20 0) true) a!21)))
      (a!24 (and (xor (= (mod a!4 2) 0) true) (xor (= a!20 0) true) a!23)))
(let ((a!17 (xor (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
                 true))
      (a!30 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                 (< (prudent-play.better n! (prudent-play.first n!))
                    (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) (or a!22 a!24) a!29))))
(let ((a!31 (and (=> (prudent-play.kept n! (prudent-play.first n!)) a!17)
                 (or (prudent-play.kept n! (prudent-play.first n!)) a!30))))
  (=> a!1 a!31))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!))))))
(let ((a!3 (=> a!2
               (prudent-play.is_simple
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (>= (prudent-play.base
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               1))
      (a!2 (<= (prudent-play.base
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               0)))
  (=> (prudent-play.is_simple
        (prudent-play.child (prudent-play.by_chain n!) (prudent-play.first n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (and (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.rank
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               0))
      (a!3 (< (prudent-play.rank
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.rank (prudent-play.by_chain n!))))
      (a!4 (>= (prudent-play.size
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               1))
      (a!5 (<= (prudent-play.size
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.first n!)))
               (prudent-play.size (prudent-play.by_chain n!))))
      (a!6 (= (prudent-play.definition
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.definition (prudent-play.by_chain n!)))))
(let ((a!7 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 (and a!2 a!3 a!4 a!5 a!6)))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!7))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!2 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!3))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!5))
      (a!9 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor (and (= a!3 a!7) (= a!5 a!8)) true))))
(let ((a!10 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                 (< (prudent-play.first (prudent-play.by_chain n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 (prudent-play.kept
                   (prudent-play.by_chain n!)
                   (prudent-play.first (prudent-play.by_chain n!)))
                 (ite (prudent-play.alone (prudent-play.by_chain n!))
                      (and a!4 a!6)
                      a!9))))
  (=> a!2 a!10)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8)))
  (=> a!3 (= a!6 a!9)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!10 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!11 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!12 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!16 (prudent-play.base
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!17 (prudent-play.exponent
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!22 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!13 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!11
                 a!12))
      (a!18 (ite (= a!16 (prudent-play.player (prudent-play.by_chain n!)))
                 (- a!17 1)
                 a!17))
      (a!23 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!22))
      (a!24 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!22))
      (a!25 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!22)))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!10
                 a!13))
      (a!19 (or (xor (= (mod a!18 2) 0) true) (< a!6 a!18)))
      (a!20 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!18 2) 0) true)
                 (> a!6 a!18)))
      (a!26 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!24
                 a!25)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!21 (or (and (= (mod a!6 2) 0) a!19) a!20))
      (a!27 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!23
                 a!26)))
(let ((a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!9
                 a!14))
      (a!28 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!21
                 a!27)))
(let ((a!29 (and (>= (prudent-play.better
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     0)
                 (< (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 a!28)))
(let ((a!30 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     (xor a!15 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     a!29))))
  (=> a!3 a!30)))))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
  (=> a!3 (= a!19 a!12))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.first n!)))))
      (a!19 (prudent-play.base
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!20 (prudent-play.exponent
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))))
      (a!25 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))))
(let ((a!2 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!13 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!12))
      (a!21 (ite (= a!19 (prudent-play.player (prudent-play.by_chain n!)))
                 (- a!20 1)
                 a!20))
      (a!26 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!25))
      (a!27 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!25))
      (a!28 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!25)))
(let ((a!9 (or (xor (= (mod a!8 2) 0) true) (< a!5 a!8)))
      (a!10 (and (xor (= (mod a!5 2) 0) true)
                 (xor (= (mod a!8 2) 0) true)
                 (> a!5 a!8)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!14
                 a!15))
      (a!22 (or (xor (= (mod a!21 2) 0) true) (< a!5 a!21)))
      (a!23 (and (xor (= (mod a!5 2) 0) true)
                 (xor (= (mod a!21 2) 0) true)
                 (> a!5 a!21)))
      (a!29 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!27
                 a!28)))
(let ((a!11 (or (and (= (mod a!5 2) 0) a!9) a!10))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!13
                 a!16))
      (a!24 (or (and (= (mod a!5 2) 0) a!22) a!23))
      (a!30 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!26
                 a!29)))
(let ((a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!11
                 a!17))
      (a!31 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!24
                 a!30)))
(let ((a!32 (and (>= (prudent-play.better
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     0)
                 (< (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 a!31)))
(let ((a!33 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     (xor a!18 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     a!32))))
  (=> a!2 a!33)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                (< (prudent-play.better n! (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.first n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
  (=> a!3 (= a!19 a!12))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first n!) 0)
                (< (prudent-play.first n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.first n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
(let ((a!20 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     (xor a!19 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.first n!))
                     (and a!2 a!19)))))
  (=> a!3 a!20))))))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.first n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.first n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first n!))
              (prudent-play.by_chain
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!2 (=> (and (xor (prudent-play.over n!) true)
                    (>= (prudent-play.first n!) 0)
                    (< (prudent-play.first n!) (prudent-play.count n!)))
               a!1)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!2))))
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
(assert (let ((a!1 (and (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!4 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
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
                (prudent-play.kept n! (prudent-play.second n!))))
      (a!7 (ite (prudent-play.alone n!)
                (and a!3 a!4)
                (and a!1
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!5 a!6) true)))))
  (=> a!2
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!7)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                (prudent-play.kept n! (prudent-play.second n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!6 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
  (=> a!1 (= a!4 a!7)))))
(assert (let ((a!1 (and (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!9 (simple-order.repaired
             (prudent-play.mover n!)
             (prudent-play.value
               (prudent-play.child n! (prudent-play.second n!)))
             (prudent-play.value
               (prudent-play.child n! (prudent-play.second n!)))))
      (a!10 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!11 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!14 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!15 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!21 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!1))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 a!9
                 (ite (= (prudent-play.definition n!) 3) a!10 a!11)))
      (a!16 (mod (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15) 2))
      (a!22 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!21))
      (a!23 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!21))
      (a!24 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!21)))
(let ((a!6 (or (xor (= (mod a!5 2) 0) true) (< a!5 a!5)))
      (a!7 (and (xor (= (mod a!5 2) 0) true)
                (xor (= (mod a!5 2) 0) true)
                (> a!5 a!5)))
      (a!17 (< a!5 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!19 (> a!5 (ite (= a!14 (prudent-play.player n!)) (- a!15 1) a!15)))
      (a!25 (ite (= (prudent-play.definition n!) 1)
                 a!22
                 (ite (= (prudent-play.definition n!) 3) a!23 a!24))))
(let ((a!8 (or (and (= (mod a!5 2) 0) a!6) a!7))
      (a!18 (and (= (mod a!5 2) 0) (or (xor (= a!16 0) true) a!17)))
      (a!20 (and (xor (= (mod a!5 2) 0) true) (xor (= a!16 0) true) a!19)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!8 a!12) true))
      (a!26 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                 (< (prudent-play.better n! (prudent-play.second n!))
                    (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) (or a!18 a!20) a!25))))
(let ((a!27 (and (=> (prudent-play.kept n! (prudent-play.second n!)) a!13)
                 (or (prudent-play.kept n! (prudent-play.second n!)) a!26))))
  (=> a!2 a!27))))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
(let ((a!17 (= (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
               (or a!9 a!11))))
  (=> a!1 a!17)))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!3 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!6 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                a!1))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!8 (mod (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7) 2))
      (a!14 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!13)))
(let ((a!9 (< a!5 (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7)))
      (a!11 (> a!5 (ite (= a!6 (prudent-play.player n!)) (- a!7 1) a!7)))
      (a!17 (ite (= (prudent-play.definition n!) 1)
                 a!14
                 (ite (= (prudent-play.definition n!) 3) a!15 a!16))))
(let ((a!10 (and (= (mod a!5 2) 0) (or (xor (= a!8 0) true) a!9)))
      (a!12 (and (xor (= (mod a!5 2) 0) true) (xor (= a!8 0) true) a!11)))
(let ((a!18 (xor (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17)
                 true))
      (a!19 (and a!1
                 (ite (= (prudent-play.definition n!) 0) (or a!10 a!12) a!17))))
(let ((a!20 (and (=> (prudent-play.kept n! (prudent-play.second n!)) a!18)
                 (or (prudent-play.kept n! (prudent-play.second n!)) a!19))))
  (=> a!2 a!20))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.second n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10)))
(let ((a!17 (= (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
               (or a!9 a!11))))
  (=> a!1 a!17)))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!) (prudent-play.count n!))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!18 (prudent-play.base
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!19 (prudent-play.exponent
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!25 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!4 (ite a!2
                a!3
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (mod (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6) 2))
      (a!13 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!12))
      (a!20 (mod (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19) 2))
      (a!26 (simple-order.repaired
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!25))
      (a!27 (simple-order.rule_1
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!25))
      (a!28 (simple-order.printed
              (prudent-play.mover n!)
              (prudent-play.value
                (prudent-play.child n! (prudent-play.second n!)))
              a!25)))
(let ((a!8 (< a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!10 (> a!4 (ite (= a!5 (prudent-play.player n!)) (- a!6 1) a!6)))
      (a!16 (ite (= (prudent-play.definition n!) 1)
                 a!13
                 (ite (= (prudent-play.definition n!) 3) a!14 a!15)))
      (a!21 (< a!4 (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19)))
      (a!23 (> a!4 (ite (= a!18 (prudent-play.player n!)) (- a!19 1) a!19)))
      (a!29 (ite (= (prudent-play.definition n!) 1)
                 a!26
                 (ite (= (prudent-play.definition n!) 3) a!27 a!28))))
(let ((a!9 (and (= (mod a!4 2) 0) (or (xor (= a!7 0) true) a!8)))
      (a!11 (and (xor (= (mod a!4 2) 0) true) (xor (= a!7 0) true) a!10))
      (a!22 (and (= (mod a!4 2) 0) (or (xor (= a!20 0) true) a!21)))
      (a!24 (and (xor (= (mod a!4 2) 0) true) (xor (= a!20 0) true) a!23)))
(let ((a!17 (xor (ite (= (prudent-play.definition n!) 0) (or a!9 a!11) a!16)
                 true))
      (a!30 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                 (< (prudent-play.better n! (prudent-play.second n!))
                    (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) (or a!22 a!24) a!29))))
(let ((a!31 (and (=> (prudent-play.kept n! (prudent-play.second n!)) a!17)
                 (or (prudent-play.kept n! (prudent-play.second n!)) a!30))))
  (=> a!1 a!31))))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!))))))
(let ((a!3 (=> a!2
               (prudent-play.is_simple
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (>= (prudent-play.base
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               1))
      (a!2 (<= (prudent-play.base
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               3))
      (a!3 (>= (prudent-play.exponent
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               0)))
  (=> (prudent-play.is_simple
        (prudent-play.child (prudent-play.by_chain n!) (prudent-play.second n!)))
      (and a!1 a!2 a!3))))
(assert (let ((a!1 (and (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.rank
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               0))
      (a!3 (< (prudent-play.rank
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.rank (prudent-play.by_chain n!))))
      (a!4 (>= (prudent-play.size
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               1))
      (a!5 (<= (prudent-play.size
                 (prudent-play.child
                   (prudent-play.by_chain n!)
                   (prudent-play.second n!)))
               (prudent-play.size (prudent-play.by_chain n!))))
      (a!6 (= (prudent-play.definition
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.definition (prudent-play.by_chain n!)))))
(let ((a!7 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 (and a!2 a!3 a!4 a!5 a!6)))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!7))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!2 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!3))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!5))
      (a!9 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor (and (= a!3 a!7) (= a!5 a!8)) true))))
(let ((a!10 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                 (< (prudent-play.first (prudent-play.by_chain n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 (prudent-play.kept
                   (prudent-play.by_chain n!)
                   (prudent-play.first (prudent-play.by_chain n!)))
                 (ite (prudent-play.alone (prudent-play.by_chain n!))
                      (and a!4 a!6)
                      a!9))))
  (=> a!2 a!10)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8)))
  (=> a!3 (= a!6 a!9)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!10 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!11 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!12 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!16 (prudent-play.base
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!17 (prudent-play.exponent
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!22 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!13 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!11
                 a!12))
      (a!18 (ite (= a!16 (prudent-play.player (prudent-play.by_chain n!)))
                 (- a!17 1)
                 a!17))
      (a!23 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!22))
      (a!24 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!22))
      (a!25 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!22)))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!10
                 a!13))
      (a!19 (or (xor (= (mod a!18 2) 0) true) (< a!6 a!18)))
      (a!20 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!18 2) 0) true)
                 (> a!6 a!18)))
      (a!26 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!24
                 a!25)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!21 (or (and (= (mod a!6 2) 0) a!19) a!20))
      (a!27 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!23
                 a!26)))
(let ((a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!9
                 a!14))
      (a!28 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!21
                 a!27)))
(let ((a!29 (and (>= (prudent-play.better
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     0)
                 (< (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 a!28)))
(let ((a!30 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     (xor a!15 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     a!29))))
  (=> a!3 a!30)))))))))
(assert (let ((a!1 (and (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
  (=> a!3 (= a!19 a!12))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!4 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!)))))
      (a!12 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.second n!)))))
      (a!19 (prudent-play.base
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!20 (prudent-play.exponent
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))))
      (a!25 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))))
(let ((a!2 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!5 (ite a!3
                a!4
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!13 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!12))
      (a!14 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!12))
      (a!15 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!12))
      (a!21 (ite (= a!19 (prudent-play.player (prudent-play.by_chain n!)))
                 (- a!20 1)
                 a!20))
      (a!26 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!25))
      (a!27 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!25))
      (a!28 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!25)))
(let ((a!9 (or (xor (= (mod a!8 2) 0) true) (< a!5 a!8)))
      (a!10 (and (xor (= (mod a!5 2) 0) true)
                 (xor (= (mod a!8 2) 0) true)
                 (> a!5 a!8)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!14
                 a!15))
      (a!22 (or (xor (= (mod a!21 2) 0) true) (< a!5 a!21)))
      (a!23 (and (xor (= (mod a!5 2) 0) true)
                 (xor (= (mod a!21 2) 0) true)
                 (> a!5 a!21)))
      (a!29 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!27
                 a!28)))
(let ((a!11 (or (and (= (mod a!5 2) 0) a!9) a!10))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!13
                 a!16))
      (a!24 (or (and (= (mod a!5 2) 0) a!22) a!23))
      (a!30 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!26
                 a!29)))
(let ((a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!11
                 a!17))
      (a!31 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!24
                 a!30)))
(let ((a!32 (and (>= (prudent-play.better
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     0)
                 (< (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    (prudent-play.count (prudent-play.by_chain n!)))
                 a!31)))
(let ((a!33 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     (xor a!18 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     a!32))))
  (=> a!2 a!33)))))))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better n! (prudent-play.second n!)) 0)
                (< (prudent-play.better n! (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.second n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better n! (prudent-play.second n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
  (=> a!3 (= a!19 a!12))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (= (prudent-play.base
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              (prudent-play.player (prudent-play.by_chain n!))))
      (a!5 (- (prudent-play.exponent
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              1))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second n!) 0)
                (< (prudent-play.second n!)
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2))
      (a!6 (ite a!4
                a!5
                (prudent-play.exponent
                  (prudent-play.child
                    (prudent-play.by_chain n!)
                    (prudent-play.second n!)))))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8))
      (a!14 (simple-order.repaired
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!15 (simple-order.rule_1
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13))
      (a!16 (simple-order.printed
              (prudent-play.mover (prudent-play.by_chain n!))
              (prudent-play.value
                (prudent-play.child
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!13)))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!6 a!9)))
      (a!11 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!6 a!9)))
      (a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 a!15
                 a!16)))
(let ((a!12 (or (and (= (mod a!6 2) 0) a!10) a!11))
      (a!18 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 a!14
                 a!17)))
(let ((a!19 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!18)))
(let ((a!20 (and (=> (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     (xor a!19 true))
                 (or (prudent-play.kept
                       (prudent-play.by_chain n!)
                       (prudent-play.second n!))
                     (and a!2 a!19)))))
  (=> a!3 a!20))))))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.better
                      (prudent-play.by_chain n!)
                      (prudent-play.second n!))
                    0)
                (< (prudent-play.better
                     (prudent-play.by_chain n!)
                     (prudent-play.second n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second n!))
              (prudent-play.by_chain
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!2 (=> (and (xor (prudent-play.over n!) true)
                    (>= (prudent-play.second n!) 0)
                    (< (prudent-play.second n!) (prudent-play.count n!)))
               a!1)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!2))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
  (=> a!1 (and (>= a!2 1) (<= a!2 3) (>= a!3 0)))))
(assert (let ((a!1 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!3 (= a!2
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!5 (= a!4
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!8 (ite (prudent-play.alone n!)
                (and a!3 a!5)
                (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!6 a!7) true)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!8))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
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
(let ((a!7 (= (ite (= a!2 (prudent-play.player n!)) (- a!3 1) a!3) a!6)))
  (=> a!1 a!7)))))
(assert (let ((a!1 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!10 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.first (prudent-play.by_chain n!)))))
      (a!14 (>= (prudent-play.better
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                0))
      (a!15 (< (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               (prudent-play.count n!)))
      (a!16 (prudent-play.child
              n!
              (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!1))
      (a!5 (mod (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) 2))
      (a!6 (< (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)
              (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)))
      (a!8 (> (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)
              (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)))
      (a!11 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired (prudent-play.mover n!) a!10 a!10)
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1 (prudent-play.mover n!) a!10 a!10)
                      (simple-order.printed (prudent-play.mover n!) a!10 a!10))))
      (a!17 (ite (= (prudent-play.base a!16) (prudent-play.player n!))
                 (- (prudent-play.exponent a!16) 1)
                 (prudent-play.exponent a!16)))
      (a!22 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!10
                   (prudent-play.value a!16))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!10
                        (prudent-play.value a!16))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!10
                        (prudent-play.value a!16))))))
(let ((a!7 (and (= a!5 0) (or (xor (= a!5 0) true) a!6)))
      (a!18 (< (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) a!17))
      (a!20 (> (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) a!17)))
(let ((a!9 (or a!7 (and (xor (= a!5 0) true) (xor (= a!5 0) true) a!8)))
      (a!19 (or (xor (= (mod a!17 2) 0) true) a!18))
      (a!21 (and (xor (= a!5 0) true) (xor (= (mod a!17 2) 0) true) a!20)))
(let ((a!12 (xor (ite (= (prudent-play.definition n!) 0) a!9 a!11) true))
      (a!23 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!5 0) a!19) a!21)
                 a!22)))
(let ((a!13 (=> (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                a!12))
      (a!24 (or (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and a!14 a!15 a!23))))
  (=> a!2 (and a!13 a!24)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (= a!15 (or (and (= a!6 0) a!10) a!12))))
  (=> a!3 a!16))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (and a!1 a!2)))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (=> (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                (xor a!15 true)))
      (a!17 (or (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and (and a!1 a!2) a!15))))
  (=> a!3 (and a!16 a!17)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (= a!15 (or (and (= a!6 0) a!10) a!12))))
  (=> a!3 a!16))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.first (prudent-play.by_chain n!)))))
      (a!17 (>= (prudent-play.better
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                0))
      (a!18 (< (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               (prudent-play.count n!)))
      (a!19 (prudent-play.child
              n!
              (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7)))))
      (a!20 (ite (= (prudent-play.base a!19) (prudent-play.player n!))
                 (- (prudent-play.exponent a!19) 1)
                 (prudent-play.exponent a!19)))
      (a!25 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!19))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!19))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!19))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!21 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!20))
      (a!23 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!20)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11))
      (a!22 (or (xor (= (mod a!20 2) 0) true) a!21))
      (a!24 (and (xor (= a!6 0) true) (xor (= (mod a!20 2) 0) true) a!23)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14))
      (a!26 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!22) a!24)
                 a!25)))
(let ((a!16 (=> (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                (xor a!15 true)))
      (a!27 (or (prudent-play.kept
                  n!
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and a!17 a!18 a!26))))
  (=> a!3 (and a!16 a!27)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
  (=> a!1 (and (>= a!2 1) (<= a!2 3) (>= a!3 0)))))
(assert (let ((a!1 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor (and (= a!4 a!6) (= a!5 a!7)) true))))
(let ((a!9 (and a!2
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (ite (prudent-play.alone (prudent-play.by_chain n!))
                     (and (= a!4 a!4) (= a!5 a!5))
                     a!8))))
  (=> a!3 a!9)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (ite (= a!4 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!5 1)
                a!5)))
  (=> a!3 (= a!6 a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!10 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))))
      (a!15 (>= (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                0))
      (a!16 (< (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               (prudent-play.count (prudent-play.by_chain n!))))
      (a!17 (prudent-play.child
              (prudent-play.by_chain n!)
              (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                a!2))
      (a!6 (ite (= a!4 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!5 1)
                a!5))
      (a!11 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)))
      (a!18 (ite (= (prudent-play.base a!17)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!17) 1)
                 (prudent-play.exponent a!17)))
      (a!22 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!12 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)
                 a!11))
      (a!19 (or (xor (= (mod a!18 2) 0) true) (< a!6 a!18)))
      (a!20 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!18 2) 0) true)
                 (> a!6 a!18)))
      (a!23 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17))
                 a!22)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!21 (or (and (= (mod a!6 2) 0) a!19) a!20)))
(let ((a!13 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!9
                 a!12))
      (a!24 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!21
                 a!23)))
(let ((a!14 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (xor a!13 true)))
      (a!25 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and a!15 a!16 a!24))))
  (=> a!3 (and a!14 a!25)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.rank a!3) 0)
                (< (prudent-play.rank a!3)
                   (prudent-play.rank (prudent-play.by_chain n!)))
                (>= (prudent-play.size a!3) 1)
                (<= (prudent-play.size a!3)
                    (prudent-play.size (prudent-play.by_chain n!)))
                (= (prudent-play.definition a!3)
                   (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> (and a!1 a!2) a!4))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!5)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!9 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!14 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3
                a!4))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!10 (ite (= (prudent-play.base a!9)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!9) 1)
                 (prudent-play.exponent a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9)))))
(let ((a!11 (or (xor (= (mod a!10 2) 0) true) (< a!8 a!10)))
      (a!12 (and (xor (= (mod a!8 2) 0) true)
                 (xor (= (mod a!10 2) 0) true)
                 (> a!8 a!10)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 a!15)))
(let ((a!13 (or (and (= (mod a!8 2) 0) a!11) a!12)))
(let ((a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!13
                 a!16)))
  (=> a!5 (= a!17 a!13))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!5 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))))
      (a!18 (>= (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                0))
      (a!19 (< (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               (prudent-play.count (prudent-play.by_chain n!))))
      (a!20 (prudent-play.child
              (prudent-play.by_chain n!)
              (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3))
      (a!7 (ite (= a!5 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!6 1)
                a!6))
      (a!9 (ite (= (prudent-play.base a!8)
                   (prudent-play.player (prudent-play.by_chain n!)))
                (- (prudent-play.exponent a!8) 1)
                (prudent-play.exponent a!8)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))))
      (a!21 (ite (= (prudent-play.base a!20)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!20) 1)
                 (prudent-play.exponent a!20)))
      (a!25 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20)))))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!7 a!9)))
      (a!11 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!7 a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 a!14))
      (a!22 (or (xor (= (mod a!21 2) 0) true) (< a!7 a!21)))
      (a!23 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!21 2) 0) true)
                 (> a!7 a!21)))
      (a!26 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20))
                 a!25)))
(let ((a!12 (or (and (= (mod a!7 2) 0) a!10) a!11))
      (a!24 (or (and (= (mod a!7 2) 0) a!22) a!23)))
(let ((a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!15))
      (a!27 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!24
                 a!26)))
(let ((a!17 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (xor a!16 true)))
      (a!28 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and a!18 a!19 a!27))))
  (=> a!4 (and a!17 a!28)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2))
      (a!6 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!4 (prudent-play.is_simple a!5)))))
  (=> a!3 a!6))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.rank a!3) 0)
                (< (prudent-play.rank a!3)
                   (prudent-play.rank (prudent-play.by_chain n!)))
                (>= (prudent-play.size a!3) 1)
                (<= (prudent-play.size a!3)
                    (prudent-play.size (prudent-play.by_chain n!)))
                (= (prudent-play.definition a!3)
                   (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> (and a!1 a!2) a!4))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!5)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!9 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!14 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3
                a!4))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!10 (ite (= (prudent-play.base a!9)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!9) 1)
                 (prudent-play.exponent a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9)))))
(let ((a!11 (or (xor (= (mod a!10 2) 0) true) (< a!8 a!10)))
      (a!12 (and (xor (= (mod a!8 2) 0) true)
                 (xor (= (mod a!10 2) 0) true)
                 (> a!8 a!10)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 a!15)))
(let ((a!13 (or (and (= (mod a!8 2) 0) a!11) a!12)))
(let ((a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!13
                 a!16)))
  (=> a!5 (= a!17 a!13))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!5 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!4 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (and a!2 a!3)))
      (a!7 (ite (= a!5 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!6 1)
                a!6))
      (a!9 (ite (= (prudent-play.base a!8)
                   (prudent-play.player (prudent-play.by_chain n!)))
                (- (prudent-play.exponent a!8) 1)
                (prudent-play.exponent a!8)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8)))))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!7 a!9)))
      (a!11 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!7 a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 a!14)))
(let ((a!12 (or (and (= (mod a!7 2) 0) a!10) a!11)))
(let ((a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!15)))
(let ((a!17 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (xor a!16 true)))
      (a!18 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (and (and a!2 a!3) a!16))))
  (=> a!4 (and a!17 a!18)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2))
      (a!6 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!4 (prudent-play.is_simple a!5)))))
  (=> a!3 a!6))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.first (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.first (prudent-play.by_chain n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               a!2)))
  (=> a!1
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!3)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
  (=> a!1 (and (>= a!2 1) (<= a!2 3) (>= a!3 0)))))
(assert (let ((a!1 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (=> a!1
               (and (>= a!2 0)
                    (< a!2 (prudent-play.rank n!))
                    (>= a!3 1)
                    (<= a!3 (prudent-play.size n!))
                    (= a!4 (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!5)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!7 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!3 (= a!2
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!5 (= a!4
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!8 (ite (prudent-play.alone n!)
                (and a!3 a!5)
                (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!))
                     (prudent-play.kept n! (prudent-play.second n!))
                     (xor (and a!6 a!7) true)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!8))))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
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
(let ((a!7 (= (ite (= a!2 (prudent-play.player n!)) (- a!3 1) a!3) a!6)))
  (=> a!1 a!7)))))
(assert (let ((a!1 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!3 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!10 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.second (prudent-play.by_chain n!)))))
      (a!14 (>= (prudent-play.better
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                0))
      (a!15 (< (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               (prudent-play.count n!)))
      (a!16 (prudent-play.child
              n!
              (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!2 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!1))
      (a!5 (mod (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) 2))
      (a!6 (< (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)
              (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)))
      (a!8 (> (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)
              (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4)))
      (a!11 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired (prudent-play.mover n!) a!10 a!10)
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1 (prudent-play.mover n!) a!10 a!10)
                      (simple-order.printed (prudent-play.mover n!) a!10 a!10))))
      (a!17 (ite (= (prudent-play.base a!16) (prudent-play.player n!))
                 (- (prudent-play.exponent a!16) 1)
                 (prudent-play.exponent a!16)))
      (a!22 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!10
                   (prudent-play.value a!16))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!10
                        (prudent-play.value a!16))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!10
                        (prudent-play.value a!16))))))
(let ((a!7 (and (= a!5 0) (or (xor (= a!5 0) true) a!6)))
      (a!18 (< (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) a!17))
      (a!20 (> (ite (= a!3 (prudent-play.player n!)) (- a!4 1) a!4) a!17)))
(let ((a!9 (or a!7 (and (xor (= a!5 0) true) (xor (= a!5 0) true) a!8)))
      (a!19 (or (xor (= (mod a!17 2) 0) true) a!18))
      (a!21 (and (xor (= a!5 0) true) (xor (= (mod a!17 2) 0) true) a!20)))
(let ((a!12 (xor (ite (= (prudent-play.definition n!) 0) a!9 a!11) true))
      (a!23 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!5 0) a!19) a!21)
                 a!22)))
(let ((a!13 (=> (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                a!12))
      (a!24 (or (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and a!14 a!15 a!23))))
  (=> a!2 (and a!13 a!24)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (= a!15 (or (and (= a!6 0) a!10) a!12))))
  (=> a!3 a!16))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                (and a!1 a!2)))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (=> (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor a!15 true)))
      (a!17 (or (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and (and a!1 a!2) a!15))))
  (=> a!3 (and a!16 a!17)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14)))
(let ((a!16 (= a!15 (or (and (= a!6 0) a!10) a!12))))
  (=> a!3 a!16))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!4 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                n!
                (prudent-play.second (prudent-play.by_chain n!)))))
      (a!17 (>= (prudent-play.better
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                0))
      (a!18 (< (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               (prudent-play.count n!)))
      (a!19 (prudent-play.child
              n!
              (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))
                a!1
                a!2))
      (a!6 (mod (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) 2))
      (a!8 (ite (= (prudent-play.base a!7) (prudent-play.player n!))
                (- (prudent-play.exponent a!7) 1)
                (prudent-play.exponent a!7)))
      (a!14 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!7))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!7)))))
      (a!20 (ite (= (prudent-play.base a!19) (prudent-play.player n!))
                 (- (prudent-play.exponent a!19) 1)
                 (prudent-play.exponent a!19)))
      (a!25 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   a!13
                   (prudent-play.value a!19))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!19))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        a!13
                        (prudent-play.value a!19))))))
(let ((a!9 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!11 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!8))
      (a!21 (< (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!20))
      (a!23 (> (ite (= a!4 (prudent-play.player n!)) (- a!5 1) a!5) a!20)))
(let ((a!10 (or (xor (= (mod a!8 2) 0) true) a!9))
      (a!12 (and (xor (= a!6 0) true) (xor (= (mod a!8 2) 0) true) a!11))
      (a!22 (or (xor (= (mod a!20 2) 0) true) a!21))
      (a!24 (and (xor (= a!6 0) true) (xor (= (mod a!20 2) 0) true) a!23)))
(let ((a!15 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!10) a!12)
                 a!14))
      (a!26 (ite (= (prudent-play.definition n!) 0)
                 (or (and (= a!6 0) a!22) a!24)
                 a!25)))
(let ((a!16 (=> (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor a!15 true)))
      (a!27 (or (prudent-play.kept
                  n!
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and a!17 a!18 a!26))))
  (=> a!3 (and a!16 a!27)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!2 a!3))))
  (=> a!1 a!4))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
  (=> a!1 (and (>= a!2 1) (<= a!2 3) (>= a!3 0)))))
(assert (let ((a!1 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.by_chain n!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.by_chain n!)))
                (= a!4 (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))))
      (a!8 (and a!2
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor (and (= a!5 a!4) (= a!7 a!6)) true))))
(let ((a!9 (and (>= (prudent-play.first (prudent-play.by_chain n!)) 0)
                (< (prudent-play.first (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.first (prudent-play.by_chain n!)))
                (ite (prudent-play.alone (prudent-play.by_chain n!))
                     (and (= a!4 a!5) (= a!6 a!7))
                     a!8))))
  (=> a!3 a!9)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.first (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))))
      (a!6 (ite (= a!4 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!5 1)
                a!5))
      (a!9 (ite (= a!7 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!8 1)
                a!8)))
  (=> a!3 (= a!6 a!9)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (and (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!10 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))))
      (a!15 (>= (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                0))
      (a!16 (< (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               (prudent-play.count (prudent-play.by_chain n!))))
      (a!17 (prudent-play.child
              (prudent-play.by_chain n!)
              (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2
                a!2))
      (a!6 (ite (= a!4 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!5 1)
                a!5))
      (a!11 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)))
      (a!18 (ite (= (prudent-play.base a!17)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!17) 1)
                 (prudent-play.exponent a!17)))
      (a!22 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17)))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!12 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   a!10)
                 a!11))
      (a!19 (or (xor (= (mod a!18 2) 0) true) (< a!6 a!18)))
      (a!20 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!18 2) 0) true)
                 (> a!6 a!18)))
      (a!23 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!10
                   (prudent-play.value a!17))
                 a!22)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!21 (or (and (= (mod a!6 2) 0) a!19) a!20)))
(let ((a!13 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!9
                 a!12))
      (a!24 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!21
                 a!23)))
(let ((a!14 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor a!13 true)))
      (a!25 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and a!15 a!16 a!24))))
  (=> a!3 (and a!14 a!25)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.rank a!3) 0)
                (< (prudent-play.rank a!3)
                   (prudent-play.rank (prudent-play.by_chain n!)))
                (>= (prudent-play.size a!3) 1)
                (<= (prudent-play.size a!3)
                    (prudent-play.size (prudent-play.by_chain n!)))
                (= (prudent-play.definition a!3)
                   (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> (and a!1 a!2) a!4))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!5)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!9 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!14 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3
                a!4))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!10 (ite (= (prudent-play.base a!9)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!9) 1)
                 (prudent-play.exponent a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9)))))
(let ((a!11 (or (xor (= (mod a!10 2) 0) true) (< a!8 a!10)))
      (a!12 (and (xor (= (mod a!8 2) 0) true)
                 (xor (= (mod a!10 2) 0) true)
                 (> a!8 a!10)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 a!15)))
(let ((a!13 (or (and (= (mod a!8 2) 0) a!11) a!12)))
(let ((a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!13
                 a!16)))
  (=> a!5 (= a!17 a!13))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!5 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))))
      (a!18 (>= (prudent-play.better
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                0))
      (a!19 (< (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               (prudent-play.count (prudent-play.by_chain n!))))
      (a!20 (prudent-play.child
              (prudent-play.by_chain n!)
              (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3))
      (a!7 (ite (= a!5 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!6 1)
                a!6))
      (a!9 (ite (= (prudent-play.base a!8)
                   (prudent-play.player (prudent-play.by_chain n!)))
                (- (prudent-play.exponent a!8) 1)
                (prudent-play.exponent a!8)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))))
      (a!21 (ite (= (prudent-play.base a!20)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!20) 1)
                 (prudent-play.exponent a!20)))
      (a!25 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20)))))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!7 a!9)))
      (a!11 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!7 a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 a!14))
      (a!22 (or (xor (= (mod a!21 2) 0) true) (< a!7 a!21)))
      (a!23 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!21 2) 0) true)
                 (> a!7 a!21)))
      (a!26 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!20))
                 a!25)))
(let ((a!12 (or (and (= (mod a!7 2) 0) a!10) a!11))
      (a!24 (or (and (= (mod a!7 2) 0) a!22) a!23)))
(let ((a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!15))
      (a!27 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!24
                 a!26)))
(let ((a!17 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor a!16 true)))
      (a!28 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and a!18 a!19 a!27))))
  (=> a!4 (and a!17 a!28)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2))
      (a!6 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!4 (prudent-play.is_simple a!5)))))
  (=> a!3 a!6))))
(assert (let ((a!1 (>= (prudent-play.better
                 n!
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                n!
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (and (>= (prudent-play.rank a!3) 0)
                (< (prudent-play.rank a!3)
                   (prudent-play.rank (prudent-play.by_chain n!)))
                (>= (prudent-play.size a!3) 1)
                (<= (prudent-play.size a!3)
                    (prudent-play.size (prudent-play.by_chain n!)))
                (= (prudent-play.definition a!3)
                   (prudent-play.definition (prudent-play.by_chain n!))))))
(let ((a!5 (and (>= (prudent-play.count (prudent-play.by_chain n!)) 1)
                (=> (and a!1 a!2) a!4))))
  (=> (xor (prudent-play.over (prudent-play.by_chain n!)) true) a!5)))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (or (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
               (= (prudent-play.definition (prudent-play.by_chain n!)) 3)))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!9 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!14 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                a!2
                a!3
                a!4))
      (a!8 (ite (= a!6 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!7 1)
                a!7))
      (a!10 (ite (= (prudent-play.base a!9)
                    (prudent-play.player (prudent-play.by_chain n!)))
                 (- (prudent-play.exponent a!9) 1)
                 (prudent-play.exponent a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9)))))
(let ((a!11 (or (xor (= (mod a!10 2) 0) true) (< a!8 a!10)))
      (a!12 (and (xor (= (mod a!8 2) 0) true)
                 (xor (= (mod a!10 2) 0) true)
                 (> a!8 a!10)))
      (a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!14
                   (prudent-play.value a!9))
                 a!15)))
(let ((a!13 (or (and (= (mod a!8 2) 0) a!11) a!12)))
(let ((a!17 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!13
                 a!16)))
  (=> a!5 (= a!17 a!13))))))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!2 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!3 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!5 (prudent-play.base
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!8 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!13 (prudent-play.value
              (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!4 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (and a!2 a!3)))
      (a!7 (ite (= a!5 (prudent-play.player (prudent-play.by_chain n!)))
                (- a!6 1)
                a!6))
      (a!9 (ite (= (prudent-play.base a!8)
                   (prudent-play.player (prudent-play.by_chain n!)))
                (- (prudent-play.exponent a!8) 1)
                (prudent-play.exponent a!8)))
      (a!14 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 3)
                 (simple-order.rule_1
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 (simple-order.printed
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8)))))
(let ((a!10 (or (xor (= (mod a!9 2) 0) true) (< a!7 a!9)))
      (a!11 (and (xor (= (mod a!7 2) 0) true)
                 (xor (= (mod a!9 2) 0) true)
                 (> a!7 a!9)))
      (a!15 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 1)
                 (simple-order.repaired
                   (prudent-play.mover (prudent-play.by_chain n!))
                   a!13
                   (prudent-play.value a!8))
                 a!14)))
(let ((a!12 (or (and (= (mod a!7 2) 0) a!10) a!11)))
(let ((a!16 (ite (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
                 a!12
                 a!15)))
(let ((a!17 (=> (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (xor a!16 true)))
      (a!18 (or (prudent-play.kept
                  (prudent-play.by_chain n!)
                  (prudent-play.second (prudent-play.by_chain n!)))
                (and (and a!2 a!3) a!16))))
  (=> a!4 (and a!17 a!18)))))))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count (prudent-play.by_chain n!))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.by_chain n!)
               (prudent-play.complex (prudent-play.by_chain n!)))))
      (a!5 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (and (xor (prudent-play.over (prudent-play.by_chain n!)) true)
                a!1
                a!2))
      (a!6 (and (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count (prudent-play.by_chain n!)))
                (=> a!4 (prudent-play.is_simple a!5)))))
  (=> a!3 a!6))))
(assert (let ((a!1 (>= (prudent-play.better
                 (prudent-play.by_chain n!)
                 (prudent-play.second (prudent-play.by_chain n!)))
               0))
      (a!2 (< (prudent-play.better
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              (prudent-play.count n!)))
      (a!3 (prudent-play.child
             (prudent-play.by_chain n!)
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!)))))
      (a!4 (prudent-play.child
             n!
             (prudent-play.better
               (prudent-play.by_chain n!)
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!5 (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
               (= a!3 (prudent-play.by_chain a!4)))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!5))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.second (prudent-play.by_chain n!)) 0)
                (< (prudent-play.second (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.second (prudent-play.by_chain n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.second (prudent-play.by_chain n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
                (>= (prudent-play.complex (prudent-play.by_chain n!)) 0)
                (< (prudent-play.complex (prudent-play.by_chain n!))
                   (prudent-play.count n!))))
      (a!2 (prudent-play.by_chain
             (prudent-play.child
               n!
               (prudent-play.complex (prudent-play.by_chain n!))))))
(let ((a!3 (= (prudent-play.child
                (prudent-play.by_chain n!)
                (prudent-play.complex (prudent-play.by_chain n!)))
              a!2)))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       (=> a!1 a!3)))))
(assert (=> (prudent-play.is_simple n!)
    (and (>= (prudent-play.base n!) 1)
         (<= (prudent-play.base n!) 3)
         (>= (prudent-play.exponent n!) 0))))
(assert (let ((a!1 (and (>= (prudent-play.base (prudent-play.by_chain n!)) 1)
                (<= (prudent-play.base (prudent-play.by_chain n!)) 3)
                (>= (prudent-play.exponent (prudent-play.by_chain n!)) 0))))
  (=> (prudent-play.is_simple (prudent-play.by_chain n!)) a!1)))
(assert (let ((a!1 (=> (and (xor (prudent-play.over n!) true)
                    (>= 0 0)
                    (< 0 (prudent-play.count n!)))
               (= (prudent-play.child (prudent-play.by_chain n!) 0)
                  (prudent-play.by_chain (prudent-play.child n! 0))))))
  (and (= (prudent-play.definition (prudent-play.by_chain n!)) 0)
       (= (prudent-play.over (prudent-play.by_chain n!)) (prudent-play.over n!))
       (= (prudent-play.player (prudent-play.by_chain n!))
          (prudent-play.player n!))
       (= (prudent-play.count (prudent-play.by_chain n!))
          (prudent-play.count n!))
       a!1)))
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
(assert (let ((a!1 (and (= (prudent-play.base n!)
                   (prudent-play.base (prudent-play.by_chain n!)))
                (= (prudent-play.exponent n!)
                   (prudent-play.exponent (prudent-play.by_chain n!))))))
(let ((a!2 (=> (or (= (prudent-play.definition n!) 0)
                   (= (prudent-play.definition n!) 1)
                   (= (prudent-play.definition n!) 3))
               a!1)))
  (not (=> (>= (prudent-play.rank n!) 0) a!2)))))
(check-sat)
(exit)
