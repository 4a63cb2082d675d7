; A model is not so: a choice between sure wins of the two others keeps its value, whatever is
; chosen before.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun a! () Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.late (prudent-play.Node Int Int) Bool)
(declare-fun t! () Int)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.early (prudent-play.Node Int Int) Int)
(declare-fun prudent-play.sure (prudent-play.Node Int) Bool)
(declare-fun prudent-play.to (prudent-play.Node Int) Int)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(assert (let ((a!1 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              0))
      (a!2 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.first n!)))
              3))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              a!))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1)))
(let ((a!4 (and (>= a! 1)
                (<= a! 3)
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.first n!))
                  (- t! 1)
                  a!)
                (or a!1 a!2 a!3)))
      (a!7 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.first n!)))
                a!5
                a!6)))
  (=> (and (>= (- t! 1) 0) (< (- t! 1) t!)) (=> a!4 a!7)))))
(assert (let ((a!1 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              0))
      (a!2 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              1))
      (a!3 (= (prudent-play.definition
                (prudent-play.child n! (prudent-play.second n!)))
              3))
      (a!5 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              a!))
      (a!6 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              1)))
(let ((a!4 (and (>= a! 1)
                (<= a! 3)
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.second n!))
                  (- t! 1)
                  a!)
                (or a!1 a!2 a!3)))
      (a!7 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.second n!)))
                a!5
                a!6)))
  (=> (and (>= (- t! 1) 0) (< (- t! 1) t!)) (=> a!4 a!7)))))
(assert (let ((a!1 (and (>= a! 1)
                (<= a! 3)
                (prudent-play.late n! 0 a!)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)))))
  (=> a!1
      (and (prudent-play.is_simple n!)
           (= (prudent-play.base n!) a!)
           (= (prudent-play.exponent n!) 1)))))
(assert (let ((a!1 (and (xor (prudent-play.over n!) true)
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
              (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))))
      (a!5 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!6 (or (and (prudent-play.is_simple n!) a!2 a!3)
               (and (>= (prudent-play.second n!) 0)
                    (< (prudent-play.second n!) (prudent-play.count n!))
                    (xor (and a!4 a!5) true)))))
  (=> a!1
      (and (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           a!6)))))
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (or (prudent-play.sure (prudent-play.child n! 0) (ite (= a! 1) 2 1))
                (prudent-play.sure (prudent-play.child n! 0) (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= t! 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! t! a!))
                  (- t! 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3)))))
(let ((a!10 (= (prudent-play.late n! t! a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= t! 0) a!9))))
      (a!12 (or (ite (<= t! 0)
                     a!11
                     (prudent-play.late (prudent-play.child n! 0) (- t! 1) a!))
                (xor a!2 true))))
(let ((a!13 (=> (and (>= 0 0) (< 0 (prudent-play.count n!))) a!12)))
(let ((a!14 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! t! a!) 0)
                     (< (prudent-play.early n! t! a!) (prudent-play.count n!))
                     a!13))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!14))))))))
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
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
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
(let ((a!2 (ite (<= t! 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! t! a!))
                  (- t! 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!12 (ite (<= t! 0)
                 a!11
                 (prudent-play.late
                   (prudent-play.child n! (prudent-play.first n!))
                   (- t! 1)
                   a!))))
(let ((a!10 (= (prudent-play.late n! t! a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= t! 0) a!9))))
      (a!13 (=> (and (>= (prudent-play.first n!) 0)
                     (< (prudent-play.first n!) (prudent-play.count n!)))
                (or a!12 (xor a!2 true)))))
(let ((a!14 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! t! a!) 0)
                     (< (prudent-play.early n! t! a!) (prudent-play.count n!))
                     a!13))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!14)))))))
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
(assert (let ((a!1 (or (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
                 (ite (= a! 1) 2 1))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.early n! t! a!))
                 (ite (= a! 3) 2 3))))
      (a!3 (>= (prudent-play.to n! (ite (= a! 1) 2 1)) 0))
      (a!4 (< (prudent-play.to n! (ite (= a! 1) 2 1)) (prudent-play.count n!)))
      (a!5 (prudent-play.child n! (prudent-play.to n! (ite (= a! 1) 2 1))))
      (a!6 (>= (prudent-play.to n! (ite (= a! 3) 2 3)) 0))
      (a!7 (< (prudent-play.to n! (ite (= a! 3) 2 3)) (prudent-play.count n!)))
      (a!8 (prudent-play.child n! (prudent-play.to n! (ite (= a! 3) 2 3))))
      (a!11 (or (prudent-play.sure
                  (prudent-play.child n! (prudent-play.second n!))
                  (ite (= a! 1) 2 1))
                (prudent-play.sure
                  (prudent-play.child n! (prudent-play.second n!))
                  (ite (= a! 3) 2 3)))))
(let ((a!2 (ite (<= t! 0)
                a!1
                (prudent-play.late
                  (prudent-play.child n! (prudent-play.early n! t! a!))
                  (- t! 1)
                  a!)))
      (a!9 (and (= (prudent-play.player n!) a!)
                a!3
                a!4
                (prudent-play.sure a!5 (ite (= a! 1) 2 1))
                a!6
                a!7
                (prudent-play.sure a!8 (ite (= a! 3) 2 3))))
      (a!12 (ite (<= t! 0)
                 a!11
                 (prudent-play.late
                   (prudent-play.child n! (prudent-play.second n!))
                   (- t! 1)
                   a!))))
(let ((a!10 (= (prudent-play.late n! t! a!)
               (and (xor (prudent-play.over n!) true) a!2 (=> (<= t! 0) a!9))))
      (a!13 (=> (and (>= (prudent-play.second n!) 0)
                     (< (prudent-play.second n!) (prudent-play.count n!)))
                (or a!12 (xor a!2 true)))))
(let ((a!14 (=> (xor (prudent-play.over n!) true)
                (and (>= (prudent-play.early n! t! a!) 0)
                     (< (prudent-play.early n! t! a!) (prudent-play.count n!))
                     a!13))))
  (=> (and (>= a! 1) (<= a! 3)) (and a!10 a!14)))))))
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
(assert (let ((a!1 (and (>= a! 1)
                (<= a! 3)
                (prudent-play.late n! t! a!)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)))))
(let ((a!2 (=> a!1
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) a!)
                    (= (prudent-play.exponent n!) 1)))))
  (not (=> (>= t! 0) a!2)))))
(check-sat)
(exit)
