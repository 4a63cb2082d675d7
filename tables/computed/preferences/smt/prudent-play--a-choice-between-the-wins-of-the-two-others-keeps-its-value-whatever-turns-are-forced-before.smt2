; A model is not so: a choice between the wins of the two others keeps its value, whatever turns are
; forced before.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun prudent-play.then (prudent-play.Node Int) prudent-play.Node)
(declare-fun t! () Int)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.forced (prudent-play.Node Int) Bool)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.stranger (prudent-play.Node) Int)
(declare-fun m! () Int)
(declare-fun k! () Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.complex (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(assert (let ((a!1 (and (prudent-play.forced n! t!)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3))))
      (a!2 (and (= (prudent-play.base n!)
                   (prudent-play.base (prudent-play.then n! t!)))
                (= (prudent-play.exponent n!)
                   (prudent-play.exponent (prudent-play.then n! t!)))
                (= (prudent-play.definition (prudent-play.then n! t!))
                   (prudent-play.definition n!)))))
  (=> (>= t! 0) (=> a!1 a!2))))
(assert (let ((a!1 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!)))))
      (a!2 (or (= (prudent-play.definition (prudent-play.then n! t!)) 0)
               (= (prudent-play.definition (prudent-play.then n! t!)) 1)
               (= (prudent-play.definition (prudent-play.then n! t!)) 3)))
      (a!3 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) k!))
              0))
      (a!4 (= (prudent-play.exponent
                (prudent-play.child (prudent-play.then n! t!) m!))
              0))
      (a!5 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))))
      (a!6 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) k!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!7 (= (prudent-play.base
                (prudent-play.child (prudent-play.then n! t!) m!))
              (prudent-play.player (prudent-play.then n! t!))))
      (a!8 (prudent-play.base
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!9 (prudent-play.exponent
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.stranger (prudent-play.then n! t!)))))
      (a!11 (= (prudent-play.base
                 (prudent-play.child (prudent-play.then n! t!) 0))
               (prudent-play.player (prudent-play.then n! t!))))
      (a!12 (- (prudent-play.exponent
                 (prudent-play.child (prudent-play.then n! t!) 0))
               1))
      (a!15 (and (prudent-play.is_simple (prudent-play.then n! t!))
                 (= (prudent-play.base (prudent-play.then n! t!))
                    (prudent-play.player (prudent-play.then n! t!)))
                 (= (prudent-play.exponent (prudent-play.then n! t!)) 1))))
(let ((a!10 (ite (= a!8 (prudent-play.player (prudent-play.then n! t!)))
                 (- a!9 1)
                 a!9))
      (a!13 (ite a!11
                 a!12
                 (prudent-play.exponent
                   (prudent-play.child (prudent-play.then n! t!) 0)))))
(let ((a!14 (and (xor (prudent-play.over (prudent-play.then n! t!)) true)
                 a!1
                 a!2
                 (>= k! 0)
                 (< k! (prudent-play.count (prudent-play.then n! t!)))
                 (>= m! 0)
                 (< m! (prudent-play.count (prudent-play.then n! t!)))
                 a!3
                 a!4
                 (xor a!5 true)
                 (xor a!6 true)
                 (xor a!7 true)
                 (= a!10 a!13))))
  (=> a!14 a!15)))))
(assert (=> (or (= (prudent-play.definition n!) 0)
        (= (prudent-play.definition n!) 1)
        (= (prudent-play.definition n!) 3))
    (prudent-play.is_simple n!)))
(assert (let ((a!1 (and (xor (prudent-play.over (prudent-play.then n! t!)) true)
                (>= 0 0)
                (< 0 (prudent-play.count (prudent-play.then n! t!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!))))))
(let ((a!3 (=> a!2
               (prudent-play.is_simple
                 (prudent-play.child (prudent-play.then n! t!) 0)))))
(let ((a!4 (and (>= (prudent-play.complex (prudent-play.then n! t!)) 0)
                (< (prudent-play.complex (prudent-play.then n! t!))
                   (prudent-play.count (prudent-play.then n! t!)))
                a!3)))
  (=> a!1 a!4)))))
(assert (let ((a!1 (and (>= 0 0) (< 0 (prudent-play.count (prudent-play.then n! t!)))))
      (a!2 (>= (prudent-play.rank
                 (prudent-play.child (prudent-play.then n! t!) 0))
               0))
      (a!3 (< (prudent-play.rank
                (prudent-play.child (prudent-play.then n! t!) 0))
              (prudent-play.rank (prudent-play.then n! t!))))
      (a!4 (>= (prudent-play.size
                 (prudent-play.child (prudent-play.then n! t!) 0))
               1))
      (a!5 (<= (prudent-play.size
                 (prudent-play.child (prudent-play.then n! t!) 0))
               (prudent-play.size (prudent-play.then n! t!))))
      (a!6 (= (prudent-play.definition
                (prudent-play.child (prudent-play.then n! t!) 0))
              (prudent-play.definition (prudent-play.then n! t!)))))
(let ((a!7 (and (>= (prudent-play.count (prudent-play.then n! t!)) 1)
                (=> a!1 (and a!2 a!3 a!4 a!5 a!6)))))
  (=> (xor (prudent-play.over (prudent-play.then n! t!)) true) a!7))))
(assert (let ((a!1 (and (>= (prudent-play.complex (prudent-play.then n! t!)) 0)
                (< (prudent-play.complex (prudent-play.then n! t!))
                   (prudent-play.count (prudent-play.then n! t!)))))
      (a!2 (prudent-play.rank
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!)))))
      (a!3 (prudent-play.size
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!)))))
      (a!4 (prudent-play.definition
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!))))))
(let ((a!5 (and (>= a!2 0)
                (< a!2 (prudent-play.rank (prudent-play.then n! t!)))
                (>= a!3 1)
                (<= a!3 (prudent-play.size (prudent-play.then n! t!)))
                (= a!4 (prudent-play.definition (prudent-play.then n! t!))))))
(let ((a!6 (and (>= (prudent-play.count (prudent-play.then n! t!)) 1)
                (=> a!1 a!5))))
  (=> (xor (prudent-play.over (prudent-play.then n! t!)) true) a!6)))))
(assert (let ((a!1 (prudent-play.definition
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!)))))
      (a!2 (prudent-play.is_simple
             (prudent-play.child
               (prudent-play.then n! t!)
               (prudent-play.complex (prudent-play.then n! t!))))))
  (=> (or (= a!1 0) (= a!1 1) (= a!1 3)) a!2)))
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
  (not (=> a!12 a!13))))))
(check-sat)
(exit)
