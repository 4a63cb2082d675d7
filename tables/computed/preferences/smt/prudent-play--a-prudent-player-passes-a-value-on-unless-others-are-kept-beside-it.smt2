; A model is not so: a prudent player passes a value on, unless others are kept beside it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
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
(assert (let ((a!1 (=> (prudent-play.is_simple
                 (prudent-play.child n! (prudent-play.complex n!)))
               (prudent-play.is_simple (prudent-play.child n! 0)))))
  (=> (and (xor (prudent-play.over n!) true)
           (>= 0 0)
           (< 0 (prudent-play.count n!)))
      (and (>= (prudent-play.complex n!) 0)
           (< (prudent-play.complex n!) (prudent-play.count n!))
           a!1))))
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
(let ((a!7 (=> a!1
               (and (>= (prudent-play.first n!) 0)
                    (< (prudent-play.first n!) (prudent-play.count n!))
                    a!6))))
  (not a!7)))))
(check-sat)
(exit)
