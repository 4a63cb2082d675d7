; A model is not so: of simple values a prudent player makes one simple value: one of them, or of a
; group of two and more the player's own.
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
(declare-fun prudent-play.odd (prudent-play.Node) Int)
(declare-fun prudent-play.kept (prudent-play.Node Int) Bool)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
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
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))
                (>= (prudent-play.odd n!) 0)
                (< (prudent-play.odd n!) (prudent-play.count n!))
                (prudent-play.kept n! (prudent-play.odd n!))))
      (a!2 (= (prudent-play.base (prudent-play.child n! (prudent-play.odd n!)))
              (prudent-play.player n!)))
      (a!3 (- (prudent-play.exponent
                (prudent-play.child n! (prudent-play.odd n!)))
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
                  (prudent-play.child n! (prudent-play.odd n!)))))
      (a!7 (ite a!5
                a!6
                (prudent-play.exponent
                  (prudent-play.child n! (prudent-play.first n!))))))
  (=> a!1 (= a!4 a!7)))))
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
  (not (=> a!1 (and (prudent-play.is_simple n!) a!7)))))))
(check-sat)
(exit)
