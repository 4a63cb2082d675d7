; A model is not so: so late choice, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.then (prudent-play.Node Int) prudent-play.Node)
(declare-fun t! () Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.stranger (prudent-play.Node) Int)
(declare-fun m! () Int)
(declare-fun k! () Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.forced (prudent-play.Node Int) Bool)
(assert (let ((a!1 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) k!))
              0))
      (a!2 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) m!))
              0))
      (a!3 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))))
      (a!4 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!5 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!9 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) 0))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child (prudent-play.then n! t!) 0))
               1))
      (a!13 (and (prudent-play.is_simple n!)
                 (= (prudent-play.base n!)
                    (prudent-play.player (prudent-play.then n! t!)))
                 (= (prudent-play.exponent n!) 1))))
(let ((a!8 (ite (= a!6 (prudent-play.player (prudent-play.then n! t!)))
                (- a!7 1)
                a!7))
      (a!11 (ite a!9
                 a!10
                 (prudent-play.exponent
                   (prudent-play.child (prudent-play.then n! t!) 0)))))
(let ((a!12 (and (>= t! 0)
                 (prudent-play.forced n! t!)
                 (or (= (prudent-play.definition n!) 0)
                     (= (prudent-play.definition n!) 1)
                     (= (prudent-play.definition n!) 3))
                 (xor (prudent-play.over (prudent-play.then n! t!)) true)
                 (>= k! 0)
                 (< k! (prudent-play.count (prudent-play.then n! t!)))
                 (>= m! 0)
                 (< m! (prudent-play.count (prudent-play.then n! t!)))
                 a!1
                 a!2
                 (xor a!3 true)
                 (xor a!4 true)
                 (xor a!5 true)
                 (= a!8 a!11))))
  (=> a!12 a!13)))))
(assert (let ((a!1 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) k!))
              0))
      (a!2 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) m!))
              0))
      (a!3 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))))
      (a!4 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!5 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!6 (prudent-play.base
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!7 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!9 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) 0))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!10 (- (prudent-play.exponent
                 (prudent-play.child (prudent-play.then n! t!) 0))
               1)))
(let ((a!8 (ite (= a!6 (prudent-play.player (prudent-play.then n! t!)))
                (- a!7 1)
                a!7))
      (a!11 (ite a!9
                 a!10
                 (prudent-play.exponent
                   (prudent-play.child (prudent-play.then n! t!) 0)))))
  (and (>= t! 0)
       (prudent-play.forced n! t!)
       (or (= (prudent-play.definition n!) 0)
           (= (prudent-play.definition n!) 1)
           (= (prudent-play.definition n!) 3))
       (xor (prudent-play.over (prudent-play.then n! t!)) true)
       (>= k! 0)
       (< k! (prudent-play.count (prudent-play.then n! t!)))
       (>= m! 0)
       (< m! (prudent-play.count (prudent-play.then n! t!)))
       a!1
       a!2
       (xor a!3 true)
       (xor a!4 true)
       (xor a!5 true)
       (= a!8 a!11)
       (= (prudent-play.definition n!) 0)
       (= (prudent-play.player (prudent-play.then n! t!)) 2)))))
(assert (not (and (prudent-play.is_simple n!)
          (= (prudent-play.base n!) 2)
          (= (prudent-play.exponent n!) 1))))
(check-sat)
(exit)
