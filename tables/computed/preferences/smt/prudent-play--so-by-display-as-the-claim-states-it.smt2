; A model is not so: so by display, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun k! () Int)
(declare-fun prudent-play.alone (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!8 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!9 (= (prudent-play.exponent n!)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (= (prudent-play.base (prudent-play.child n! k!))
               (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (= (prudent-play.exponent (prudent-play.child n! k!))
               (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               (prudent-play.player n!)))
      (a!13 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!15 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))))
      (a!16 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!14 (ite a!12
                 a!13
                 (prudent-play.exponent
                   (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!5 (or (xor (= (mod a!4 2) 0) true) (< a!3 a!4)))
      (a!6 (and (xor (= (mod a!3 2) 0) true)
                (xor (= (mod a!4 2) 0) true)
                (> a!3 a!4)))
      (a!17 (ite (prudent-play.alone n!)
                 (and (prudent-play.is_simple n!)
                      a!8
                      a!9
                      (=> (= a!4 a!3) (and a!10 a!11)))
                 (and (prudent-play.is_simple n!)
                      (= (prudent-play.base n!) (prudent-play.player n!))
                      (= (prudent-play.exponent n!) (+ a!3 1))
                      (>= (prudent-play.second n!) 0)
                      (< (prudent-play.second n!) (prudent-play.count n!))
                      (= a!14 a!3)
                      (xor (and a!15 a!16) true)))))
(let ((a!7 (or (and (= (mod a!3 2) 0) a!5) a!6)))
  (=> (and (xor (prudent-play.over n!) true)
           (= (prudent-play.definition n!) 0)
           (>= k! 0)
           (< k! (prudent-play.count n!)))
      (and (prudent-play.is_simple n!)
           (>= (prudent-play.first n!) 0)
           (< (prudent-play.first n!) (prudent-play.count n!))
           (xor a!7 true)
           a!17)))))))
(assert (and (xor (prudent-play.over n!) true)
     (= (prudent-play.definition n!) 0)
     (>= k! 0)
     (< k! (prudent-play.count n!))))
(assert (let ((a!1 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              (prudent-play.player n!)))
      (a!2 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              1))
      (a!4 (ite (= (prudent-play.base (prudent-play.child n! k!))
                   (prudent-play.player n!))
                (- (prudent-play.exponent (prudent-play.child n! k!)) 1)
                (prudent-play.exponent (prudent-play.child n! k!))))
      (a!8 (= (prudent-play.base n!)
              (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!9 (= (prudent-play.exponent n!)
              (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))))
      (a!10 (= (prudent-play.base (prudent-play.child n! k!))
               (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))))
      (a!11 (= (prudent-play.exponent (prudent-play.child n! k!))
               (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))))
      (a!12 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))
               (prudent-play.player n!)))
      (a!13 (- (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!)))
               1))
      (a!15 (= (prudent-play.base
                 (prudent-play.child n! (prudent-play.first n!)))
               (prudent-play.base
                 (prudent-play.child n! (prudent-play.second n!)))))
      (a!16 (= (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.first n!)))
               (prudent-play.exponent
                 (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!3 (ite a!1
                a!2
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!)))))
      (a!14 (ite a!12
                 a!13
                 (prudent-play.exponent
                   (prudent-play.child n! (prudent-play.second n!))))))
(let ((a!5 (or (xor (= (mod a!4 2) 0) true) (< a!3 a!4)))
      (a!6 (and (xor (= (mod a!3 2) 0) true)
                (xor (= (mod a!4 2) 0) true)
                (> a!3 a!4)))
      (a!17 (ite (prudent-play.alone n!)
                 (and (prudent-play.is_simple n!)
                      a!8
                      a!9
                      (=> (= a!4 a!3) (and a!10 a!11)))
                 (and (prudent-play.is_simple n!)
                      (= (prudent-play.base n!) (prudent-play.player n!))
                      (= (prudent-play.exponent n!) (+ a!3 1))
                      (>= (prudent-play.second n!) 0)
                      (< (prudent-play.second n!) (prudent-play.count n!))
                      (= a!14 a!3)
                      (xor (and a!15 a!16) true)))))
(let ((a!7 (or (and (= (mod a!3 2) 0) a!5) a!6)))
  (not (and (prudent-play.is_simple n!)
            (>= (prudent-play.first n!) 0)
            (< (prudent-play.first n!) (prudent-play.count n!))
            (xor a!7 true)
            a!17)))))))
(check-sat)
(exit)
