; A model is not so: a choice between sure wins of the two others is the player's own.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-sort prudent-play.Node 0)
(declare-fun simple-order.printed
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.value (prudent-play.Node) simple-order.Value)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.better (prudent-play.Node Int) Int)
(declare-fun prudent-play.to (prudent-play.Node Int) Int)
(declare-fun a! () Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.mover (prudent-play.Node) simple-order.Player)
(declare-fun simple-order.rule_1
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun simple-order.repaired
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.late (prudent-play.Node Int Int) Bool)
(declare-fun prudent-play.early (prudent-play.Node Int Int) Int)
(declare-fun prudent-play.sure (prudent-play.Node Int) Bool)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!4 (prudent-play.kept n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!12 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (and a!1 a!2)
                (and a!1 a!2)))
      (a!6 (ite (= (prudent-play.base a!5) (prudent-play.player n!))
                (- (prudent-play.exponent a!5) 1)
                (prudent-play.exponent a!5)))
      (a!10 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value a!5))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        (prudent-play.value a!5)
                        (prudent-play.value a!5))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        (prudent-play.value a!5)
                        (prudent-play.value a!5)))))
      (a!13 (ite (= (prudent-play.base (prudent-play.child n! a!12))
                    (prudent-play.player n!))
                 (- (prudent-play.exponent (prudent-play.child n! a!12)) 1)
                 (prudent-play.exponent (prudent-play.child n! a!12))))
      (a!17 (ite (= (prudent-play.definition n!) 3)
                 (simple-order.rule_1
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12)))
                 (simple-order.printed
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12))))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!14 (or (xor (= (mod a!13 2) 0) true) (< a!6 a!13)))
      (a!15 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!13 2) 0) true)
                 (> a!6 a!13)))
      (a!18 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12)))
                 a!17)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!16 (or (and (= (mod a!6 2) 0) a!14) a!15)))
(let ((a!11 (xor (ite (= (prudent-play.definition n!) 0) a!9 a!10) true))
      (a!19 (and (>= a!12 0)
                 (< a!12 (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) a!16 a!18))))
  (=> a!3 (and (=> a!4 a!11) (or a!4 a!19)))))))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!3 (prudent-play.kept n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!8 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!9 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!4 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!2
                a!3))
      (a!6 (= (prudent-play.base a!5)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (= (prudent-play.exponent a!5)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!10 (ite (prudent-play.alone n!)
                 (and a!6 a!7)
                 (and (>= (prudent-play.second n!) 0)
                      (< (prudent-play.second n!) (prudent-play.count n!))
                      (prudent-play.kept n! (prudent-play.second n!))
                      (xor (and a!8 a!9) true)))))
  (=> a!4
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!10))))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!3 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!4 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!5 (ite (= (prudent-play.base a!4) (prudent-play.player n!))
                (- (prudent-play.exponent a!4) 1)
                (prudent-play.exponent a!4)))
      (a!6 (ite (= (prudent-play.base (prudent-play.child n! a!3))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! a!3)) 1)
                (prudent-play.exponent (prudent-play.child n! a!3))))
      (a!11 (ite (= (prudent-play.definition n!) 3)
                 (simple-order.rule_1
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3)))
                 (simple-order.printed
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3))))))
(let ((a!7 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!2
                (>= a!3 0)
                (< a!3 (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                (= a!5 a!6)))
      (a!8 (or (xor (= (mod a!6 2) 0) true) (< a!5 a!6)))
      (a!9 (and (xor (= (mod a!5 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!5 a!6)))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3)))
                 a!11)))
(let ((a!10 (or (and (= (mod a!5 2) 0) a!8) a!9)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!10 a!12) true)))
  (=> a!7 a!13)))))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                (and a!3 a!4)
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!11 (or (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                (prudent-play.sure a!5 (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!12 (or (ite (<= 0 0) a!11 (prudent-play.late a!5 (- 0 1) a!))
                (xor a!2 true))))
(let ((a!13 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     (=> (and a!3 a!4) a!12)))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!13)))))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (=> (prudent-play.over a!1)
               (and (prudent-play.is_simple a!1)
                    (= (prudent-play.base a!1) (prudent-play.player a!1))
                    (= (prudent-play.exponent a!1) 0)))))
  (and (>= (prudent-play.player a!1) 1)
       (<= (prudent-play.player a!1) 3)
       (>= (prudent-play.rank a!1) 0)
       (>= (prudent-play.size a!1) 1)
       a!2))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!3 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
  (=> (prudent-play.is_simple a!1)
      (and (>= (prudent-play.base a!1) 1)
           (<= (prudent-play.base a!1) 3)
           (>= (prudent-play.exponent a!1) 0)))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!3 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (and (prudent-play.sure a!1 (ite (= a! 1) 2 1))
                (or (= (prudent-play.definition a!1) 0)
                    (= (prudent-play.definition a!1) 1)
                    (= (prudent-play.definition a!1) 3))))
      (a!3 (and (prudent-play.is_simple a!1)
                (= (prudent-play.base a!1) (ite (= a! 1) 2 1))
                (= (prudent-play.exponent a!1) 0))))
  (=> (>= (prudent-play.rank a!1) 0) (=> a!2 a!3)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (and (prudent-play.sure a!1 (ite (= a! 3) 2 3))
                (or (= (prudent-play.definition a!1) 0)
                    (= (prudent-play.definition a!1) 1)
                    (= (prudent-play.definition a!1) 3))))
      (a!3 (and (prudent-play.is_simple a!1)
                (= (prudent-play.base a!1) (ite (= a! 3) 2 3))
                (= (prudent-play.exponent a!1) 0))))
  (=> (>= (prudent-play.rank a!1) 0) (=> a!2 a!3)))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!12 (or (prudent-play.sure
                  (prudent-play.child n! a!11)
                  (ite (= a! 1) 2 1))
                (prudent-play.sure
                  (prudent-play.child n! a!11)
                  (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!13 (or (ite (<= 0 0)
                     a!12
                     (prudent-play.late (prudent-play.child n! a!11) (- 0 1) a!))
                (xor a!2 true))))
(let ((a!14 (=> (and (>= a!11 0) (< a!11 (prudent-play.count n!))) a!13)))
(let ((a!15 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     a!14))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!15))))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (prudent-play.player (prudent-play.child n! a!1)))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
  (and (>= (prudent-play.player (prudent-play.child n! a!1)) 1)
       (<= (prudent-play.player (prudent-play.child n! a!1)) 3)
       (>= (prudent-play.rank (prudent-play.child n! a!1)) 0)
       (>= (prudent-play.size (prudent-play.child n! a!1)) 1)
       (=> (prudent-play.over (prudent-play.child n! a!1)) a!2)))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple (prudent-play.child n! a!1)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= a!1 0)
           (< a!1 (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!2)))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (and (>= (prudent-play.base (prudent-play.child n! a!1)) 1)
                (<= (prudent-play.base (prudent-play.child n! a!1)) 3)
                (>= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
  (=> (prudent-play.is_simple (prudent-play.child n! a!1)) a!2))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (and (>= (prudent-play.rank (prudent-play.child n! a!1)) 0)
                (< (prudent-play.rank (prudent-play.child n! a!1))
                   (prudent-play.rank n!))
                (>= (prudent-play.size (prudent-play.child n! a!1)) 1)
                (<= (prudent-play.size (prudent-play.child n! a!1))
                    (prudent-play.size n!))
                (= (prudent-play.definition (prudent-play.child n! a!1))
                   (prudent-play.definition n!)))))
(let ((a!3 (=> (and (>= a!1 0) (< a!1 (prudent-play.count n!))) a!2)))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!3))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (or (= (prudent-play.definition (prudent-play.child n! a!1)) 0)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 1)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 3)))
      (a!4 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (ite (= a! 1) 2 1))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
(let ((a!3 (and (prudent-play.sure
                  (prudent-play.child n! a!1)
                  (ite (= a! 1) 2 1))
                a!2)))
  (=> (>= (prudent-play.rank (prudent-play.child n! a!1)) 0) (=> a!3 a!4))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 1) 2 1)))))
(let ((a!2 (or (= (prudent-play.definition (prudent-play.child n! a!1)) 0)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 1)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 3)))
      (a!4 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (ite (= a! 3) 2 3))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
(let ((a!3 (and (prudent-play.sure
                  (prudent-play.child n! a!1)
                  (ite (= a! 3) 2 3))
                a!2)))
  (=> (>= (prudent-play.rank (prudent-play.child n! a!1)) 0) (=> a!3 a!4))))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!4 (prudent-play.kept n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!12 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!3 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                (and a!1 a!2)
                (and a!1 a!2)))
      (a!6 (ite (= (prudent-play.base a!5) (prudent-play.player n!))
                (- (prudent-play.exponent a!5) 1)
                (prudent-play.exponent a!5)))
      (a!10 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value a!5))
                 (ite (= (prudent-play.definition n!) 3)
                      (simple-order.rule_1
                        (prudent-play.mover n!)
                        (prudent-play.value a!5)
                        (prudent-play.value a!5))
                      (simple-order.printed
                        (prudent-play.mover n!)
                        (prudent-play.value a!5)
                        (prudent-play.value a!5)))))
      (a!13 (ite (= (prudent-play.base (prudent-play.child n! a!12))
                    (prudent-play.player n!))
                 (- (prudent-play.exponent (prudent-play.child n! a!12)) 1)
                 (prudent-play.exponent (prudent-play.child n! a!12))))
      (a!17 (ite (= (prudent-play.definition n!) 3)
                 (simple-order.rule_1
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12)))
                 (simple-order.printed
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12))))))
(let ((a!7 (or (xor (= (mod a!6 2) 0) true) (< a!6 a!6)))
      (a!8 (and (xor (= (mod a!6 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!6 a!6)))
      (a!14 (or (xor (= (mod a!13 2) 0) true) (< a!6 a!13)))
      (a!15 (and (xor (= (mod a!6 2) 0) true)
                 (xor (= (mod a!13 2) 0) true)
                 (> a!6 a!13)))
      (a!18 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!5)
                   (prudent-play.value (prudent-play.child n! a!12)))
                 a!17)))
(let ((a!9 (or (and (= (mod a!6 2) 0) a!7) a!8))
      (a!16 (or (and (= (mod a!6 2) 0) a!14) a!15)))
(let ((a!11 (xor (ite (= (prudent-play.definition n!) 0) a!9 a!10) true))
      (a!19 (and (>= a!12 0)
                 (< a!12 (prudent-play.count n!))
                 (ite (= (prudent-play.definition n!) 0) a!16 a!18))))
  (=> a!3 (and (=> a!4 a!11) (or a!4 a!19)))))))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!3 (prudent-play.kept n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!8 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!9 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!4 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!2
                a!3))
      (a!6 (= (prudent-play.base a!5)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!7 (= (prudent-play.exponent a!5)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!))))))
(let ((a!10 (ite (prudent-play.alone n!)
                 (and a!6 a!7)
                 (and (>= (prudent-play.second n!) 0)
                      (< (prudent-play.second n!) (prudent-play.count n!))
                      (prudent-play.kept n! (prudent-play.second n!))
                      (xor (and a!8 a!9) true)))))
  (=> a!4
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (prudent-play.kept n! (prudent-play.first n!))
           a!10))))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!3 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!4 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!5 (ite (= (prudent-play.base a!4) (prudent-play.player n!))
                (- (prudent-play.exponent a!4) 1)
                (prudent-play.exponent a!4)))
      (a!6 (ite (= (prudent-play.base (prudent-play.child n! a!3))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! a!3)) 1)
                (prudent-play.exponent (prudent-play.child n! a!3))))
      (a!11 (ite (= (prudent-play.definition n!) 3)
                 (simple-order.rule_1
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3)))
                 (simple-order.printed
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3))))))
(let ((a!7 (and (xor (prudent-play.over n!) true)
                (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.complex n!)))
                a!1
                a!2
                (>= a!3 0)
                (< a!3 (prudent-play.count n!))
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)
                    (= (prudent-play.definition n!) 2))
                (= a!5 a!6)))
      (a!8 (or (xor (= (mod a!6 2) 0) true) (< a!5 a!6)))
      (a!9 (and (xor (= (mod a!5 2) 0) true)
                (xor (= (mod a!6 2) 0) true)
                (> a!5 a!6)))
      (a!12 (ite (= (prudent-play.definition n!) 1)
                 (simple-order.repaired
                   (prudent-play.mover n!)
                   (prudent-play.value a!4)
                   (prudent-play.value (prudent-play.child n! a!3)))
                 a!11)))
(let ((a!10 (or (and (= (mod a!5 2) 0) a!8) a!9)))
(let ((a!13 (xor (ite (= (prudent-play.definition n!) 0) a!10 a!12) true)))
  (=> a!7 a!13)))))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                (and a!6 a!7)
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!11 (or (prudent-play.sure a!8 (ite (= a! 1) 2 1))
                (prudent-play.sure a!8 (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!12 (or (ite (<= 0 0) a!11 (prudent-play.late a!8 (- 0 1) a!))
                (xor a!2 true))))
(let ((a!13 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     (=> (and a!6 a!7) a!12)))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!13)))))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (=> (prudent-play.over a!1)
               (and (prudent-play.is_simple a!1)
                    (= (prudent-play.base a!1) (prudent-play.player a!1))
                    (= (prudent-play.exponent a!1) 0)))))
  (and (>= (prudent-play.player a!1) 1)
       (<= (prudent-play.player a!1) 3)
       (>= (prudent-play.rank a!1) 0)
       (>= (prudent-play.size a!1) 1)
       a!2))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!3 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!4 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple a!3))))
  (=> (and (xor (prudent-play.over n!) true) a!1 a!2)
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!4)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
  (=> (prudent-play.is_simple a!1)
      (and (>= (prudent-play.base a!1) 1)
           (<= (prudent-play.base a!1) 3)
           (>= (prudent-play.exponent a!1) 0)))))
(assert (let ((a!1 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!2 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!3 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!4 (=> (and a!1 a!2)
               (and (>= (prudent-play.rank a!3) 0)
                    (< (prudent-play.rank a!3) (prudent-play.rank n!))
                    (>= (prudent-play.size a!3) 1)
                    (<= (prudent-play.size a!3) (prudent-play.size n!))
                    (= (prudent-play.definition a!3)
                       (prudent-play.definition n!))))))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!4)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (and (prudent-play.sure a!1 (ite (= a! 1) 2 1))
                (or (= (prudent-play.definition a!1) 0)
                    (= (prudent-play.definition a!1) 1)
                    (= (prudent-play.definition a!1) 3))))
      (a!3 (and (prudent-play.is_simple a!1)
                (= (prudent-play.base a!1) (ite (= a! 1) 2 1))
                (= (prudent-play.exponent a!1) 0))))
  (=> (>= (prudent-play.rank a!1) 0) (=> a!2 a!3)))))
(assert (let ((a!1 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (and (prudent-play.sure a!1 (ite (= a! 3) 2 3))
                (or (= (prudent-play.definition a!1) 0)
                    (= (prudent-play.definition a!1) 1)
                    (= (prudent-play.definition a!1) 3))))
      (a!3 (and (prudent-play.is_simple a!1)
                (= (prudent-play.base a!1) (ite (= a! 3) 2 3))
                (= (prudent-play.exponent a!1) 0))))
  (=> (>= (prudent-play.rank a!1) 0) (=> a!2 a!3)))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!12 (or (prudent-play.sure
                  (prudent-play.child n! a!11)
                  (ite (= a! 1) 2 1))
                (prudent-play.sure
                  (prudent-play.child n! a!11)
                  (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!13 (or (ite (<= 0 0)
                     a!12
                     (prudent-play.late (prudent-play.child n! a!11) (- 0 1) a!))
                (xor a!2 true))))
(let ((a!14 (=> (and (>= a!11 0) (< a!11 (prudent-play.count n!))) a!13)))
(let ((a!15 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     a!14))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!15))))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (prudent-play.player (prudent-play.child n! a!1)))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
  (and (>= (prudent-play.player (prudent-play.child n! a!1)) 1)
       (<= (prudent-play.player (prudent-play.child n! a!1)) 3)
       (>= (prudent-play.rank (prudent-play.child n! a!1)) 0)
       (>= (prudent-play.size (prudent-play.child n! a!1)) 1)
       (=> (prudent-play.over (prudent-play.child n! a!1)) a!2)))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple (prudent-play.child n! a!1)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= a!1 0)
           (< a!1 (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!2)))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (and (>= (prudent-play.base (prudent-play.child n! a!1)) 1)
                (<= (prudent-play.base (prudent-play.child n! a!1)) 3)
                (>= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
  (=> (prudent-play.is_simple (prudent-play.child n! a!1)) a!2))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (and (>= (prudent-play.rank (prudent-play.child n! a!1)) 0)
                (< (prudent-play.rank (prudent-play.child n! a!1))
                   (prudent-play.rank n!))
                (>= (prudent-play.size (prudent-play.child n! a!1)) 1)
                (<= (prudent-play.size (prudent-play.child n! a!1))
                    (prudent-play.size n!))
                (= (prudent-play.definition (prudent-play.child n! a!1))
                   (prudent-play.definition n!)))))
(let ((a!3 (=> (and (>= a!1 0) (< a!1 (prudent-play.count n!))) a!2)))
  (=> (xor (prudent-play.over n!) true)
      (and (>= (prudent-play.count n!) 1) a!3))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (or (= (prudent-play.definition (prudent-play.child n! a!1)) 0)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 1)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 3)))
      (a!4 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (ite (= a! 1) 2 1))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
(let ((a!3 (and (prudent-play.sure
                  (prudent-play.child n! a!1)
                  (ite (= a! 1) 2 1))
                a!2)))
  (=> (>= (prudent-play.rank (prudent-play.child n! a!1)) 0) (=> a!3 a!4))))))
(assert (let ((a!1 (prudent-play.better n! (prudent-play.to n! (ite (= a! 3) 2 3)))))
(let ((a!2 (or (= (prudent-play.definition (prudent-play.child n! a!1)) 0)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 1)
               (= (prudent-play.definition (prudent-play.child n! a!1)) 3)))
      (a!4 (and (prudent-play.is_simple (prudent-play.child n! a!1))
                (= (prudent-play.base (prudent-play.child n! a!1))
                   (ite (= a! 3) 2 3))
                (= (prudent-play.exponent (prudent-play.child n! a!1)) 0))))
(let ((a!3 (and (prudent-play.sure
                  (prudent-play.child n! a!1)
                  (ite (= a! 3) 2 3))
                a!2)))
  (=> (>= (prudent-play.rank (prudent-play.child n! a!1)) 0) (=> a!3 a!4))))))
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
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (or (prudent-play.sure
                  (prudent-play.child n! (prudent-play.first n!))
                  (ite (= a! 1) 2 1))
                (prudent-play.sure
                  (prudent-play.child n! (prudent-play.first n!))
                  (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!12 (ite (<= 0 0)
                 a!11
                 (prudent-play.late
                   (prudent-play.child n! (prudent-play.first n!))
                   (- 0 1)
                   a!))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!13 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!)))
                (or a!12 (xor a!2 true)))))
(let ((a!14 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     a!13))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!14)))))))
(assert (let ((a!1 (>= (prudent-play.player
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!2 (<= (prudent-play.player
                 (prudent-play.child n! (prudent-play.first n!)))
               3))
      (a!3 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.first n!)))
               0))
      (a!4 (>= (prudent-play.size
                 (prudent-play.child n! (prudent-play.first n!)))
               1))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0)))
(let ((a!7 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.first n!)))
                a!5
                a!6)))
(let ((a!8 (=> (prudent-play.over
                 (prudent-play.child n! (prudent-play.first n!)))
               a!7)))
  (and a!1 a!2 a!3 a!4 a!8)))))
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
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.first n!)))
               0))
      (a!2 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              3))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (ite (= a! 1) 2 1)))
      (a!7 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0)))
(let ((a!5 (and (prudent-play.sure
                  (prudent-play.child n! (prudent-play.first n!))
                  (ite (= a! 1) 2 1))
                (or a!2 a!3 a!4)))
      (a!8 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.first n!)))
                a!6
                a!7)))
  (=> a!1 (=> a!5 a!8)))))
(assert (let ((a!1 (>= (prudent-play.rank
                 (prudent-play.child n! (prudent-play.first n!)))
               0))
      (a!2 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              3))
      (a!6 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (ite (= a! 3) 2 3)))
      (a!7 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0)))
(let ((a!5 (and (prudent-play.sure
                  (prudent-play.child n! (prudent-play.first n!))
                  (ite (= a! 3) 2 3))
                (or a!2 a!3 a!4)))
      (a!8 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.first n!)))
                a!6
                a!7)))
  (=> a!1 (=> a!5 a!8)))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! 0 a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (and (>= (prudent-play.better n! (prudent-play.first n!)) 0)
                 (< (prudent-play.better n! (prudent-play.first n!))
                    (prudent-play.count n!))))
      (a!12 (prudent-play.sure
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))
              (ite (= a! 1) 2 1)))
      (a!13 (prudent-play.sure
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))
              (ite (= a! 3) 2 3)))
      (a!14 (prudent-play.late
              (prudent-play.child
                n!
                (prudent-play.better n! (prudent-play.first n!)))
              (- 0 1)
              a!)))
(let ((a!2 (ite (<= 0 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! 0 a!))
                  (- 0 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! 0 a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= 0 0) a!9))))
      (a!15 (=> a!11 (or (ite (<= 0 0) (or a!12 a!13) a!14) (xor a!2 true)))))
(let ((a!16 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! 0 a!) 0)
                     (< (prudent-play.early n! 0 a!) (prudent-play.count n!))
                     a!15))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!16)))))))
(assert (let ((a!1 (prudent-play.player
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.over
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!5 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!6 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
  (and (>= a!1 1)
       (<= a!1 3)
       (>= a!2 0)
       (>= a!3 1)
       (=> a!4 (and a!5 (= a!6 a!1) (= a!7 0))))))
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
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!2 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!3 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
  (=> a!1 (and (>= a!2 1) (<= a!2 3) (>= a!3 0)))))
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
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!2 (prudent-play.sure
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))
             (ite (= a! 1) 2 1)))
      (a!3 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!7 (and a!4 (= a!5 (ite (= a! 1) 2 1)) (= a!6 0))))
(let ((a!8 (=> (and a!2 (or (= a!3 0) (= a!3 1) (= a!3 3))) a!7)))
  (=> (>= a!1 0) a!8)))))
(assert (let ((a!1 (prudent-play.rank
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!2 (prudent-play.sure
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))
             (ite (= a! 3) 2 3)))
      (a!3 (prudent-play.definition
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!4 (prudent-play.is_simple
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!5 (prudent-play.base
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!)))))
      (a!6 (prudent-play.exponent
             (prudent-play.child
               n!
               (prudent-play.better n! (prudent-play.first n!))))))
(let ((a!7 (and a!4 (= a!5 (ite (= a! 3) 2 3)) (= a!6 0))))
(let ((a!8 (=> (and a!2 (or (= a!3 0) (= a!3 1) (= a!3 3))) a!7)))
  (=> (>= a!1 0) a!8)))))
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
(assert (let ((a!1 (and (>= a! 1)
                (<= a! 3)
                (prudent-play.late n! 0 a!)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)))))
(let ((a!2 (=> a!1
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) a!)
                    (= (prudent-play.exponent n!) 1)))))
  (not a!2))))
(check-sat)
(exit)
