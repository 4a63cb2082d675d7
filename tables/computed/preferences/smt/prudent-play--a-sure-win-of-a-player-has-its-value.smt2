; A model is not so: a sure win of a player has its value.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort prudent-play.Node 0)
(declare-fun prudent-play.exponent (prudent-play.Node) Int)
(declare-fun prudent-play.child (prudent-play.Node Int) prudent-play.Node)
(declare-fun prudent-play.first (prudent-play.Node) Int)
(declare-fun n! () prudent-play.Node)
(declare-fun w! () Int)
(declare-fun prudent-play.base (prudent-play.Node) Int)
(declare-fun prudent-play.is_simple (prudent-play.Node) Bool)
(declare-fun prudent-play.definition (prudent-play.Node) Int)
(declare-fun prudent-play.sure (prudent-play.Node Int) Bool)
(declare-fun prudent-play.rank (prudent-play.Node) Int)
(declare-fun prudent-play.second (prudent-play.Node) Int)
(declare-fun prudent-play.count (prudent-play.Node) Int)
(declare-fun prudent-play.over (prudent-play.Node) Bool)
(declare-fun prudent-play.player (prudent-play.Node) Int)
(declare-fun prudent-play.size (prudent-play.Node) Int)
(declare-fun prudent-play.unsure (prudent-play.Node Int) Int)
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
      (a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.first n!)))
              w!))
      (a!8 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.first n!)))
              0)))
(let ((a!6 (and (prudent-play.sure
                  (prudent-play.child n! (prudent-play.first n!))
                  w!)
                (or a!3 a!4 a!5)))
      (a!9 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.first n!)))
                a!7
                a!8)))
  (=> (and a!1 a!2) (=> a!6 a!9)))))
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
      (a!7 (= (prudent-play.base
                (prudent-play.child n! (prudent-play.second n!)))
              w!))
      (a!8 (= (prudent-play.exponent
                (prudent-play.child n! (prudent-play.second n!)))
              0)))
(let ((a!6 (and (prudent-play.sure
                  (prudent-play.child n! (prudent-play.second n!))
                  w!)
                (or a!3 a!4 a!5)))
      (a!9 (and (prudent-play.is_simple
                  (prudent-play.child n! (prudent-play.second n!)))
                a!7
                a!8)))
  (=> (and a!1 a!2) (=> a!6 a!9)))))
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
(assert (let ((a!1 (=> (prudent-play.over n!)
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) (prudent-play.player n!))
                    (= (prudent-play.exponent n!) 0)))))
  (and (>= (prudent-play.player n!) 1)
       (<= (prudent-play.player n!) 3)
       (>= (prudent-play.rank n!) 0)
       (>= (prudent-play.size n!) 1)
       a!1)))
(assert (let ((a!1 (=> (and (prudent-play.sure n! w!)
                    (>= 0 0)
                    (< 0 (prudent-play.count n!)))
               (prudent-play.sure (prudent-play.child n! 0) w!)))
      (a!2 (xor (prudent-play.sure
                  (prudent-play.child n! (prudent-play.unsure n! w!))
                  w!)
                true)))
(let ((a!3 (or (prudent-play.sure n! w!)
               (and (>= (prudent-play.unsure n! w!) 0)
                    (< (prudent-play.unsure n! w!) (prudent-play.count n!))
                    a!2))))
  (ite (prudent-play.over n!)
       (= (prudent-play.sure n! w!) (= (prudent-play.player n!) w!))
       (and a!1 a!3)))))
(assert (let ((a!1 (=> (and (prudent-play.sure n! w!)
                    (>= (prudent-play.first n!) 0)
                    (< (prudent-play.first n!) (prudent-play.count n!)))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.first n!))
                 w!)))
      (a!2 (xor (prudent-play.sure
                  (prudent-play.child n! (prudent-play.unsure n! w!))
                  w!)
                true)))
(let ((a!3 (or (prudent-play.sure n! w!)
               (and (>= (prudent-play.unsure n! w!) 0)
                    (< (prudent-play.unsure n! w!) (prudent-play.count n!))
                    a!2))))
  (ite (prudent-play.over n!)
       (= (prudent-play.sure n! w!) (= (prudent-play.player n!) w!))
       (and a!1 a!3)))))
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
(assert (let ((a!1 (=> (and (prudent-play.sure n! w!)
                    (>= (prudent-play.second n!) 0)
                    (< (prudent-play.second n!) (prudent-play.count n!)))
               (prudent-play.sure
                 (prudent-play.child n! (prudent-play.second n!))
                 w!)))
      (a!2 (xor (prudent-play.sure
                  (prudent-play.child n! (prudent-play.unsure n! w!))
                  w!)
                true)))
(let ((a!3 (or (prudent-play.sure n! w!)
               (and (>= (prudent-play.unsure n! w!) 0)
                    (< (prudent-play.unsure n! w!) (prudent-play.count n!))
                    a!2))))
  (ite (prudent-play.over n!)
       (= (prudent-play.sure n! w!) (= (prudent-play.player n!) w!))
       (and a!1 a!3)))))
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
(assert (let ((a!1 (and (prudent-play.sure n! w!)
                (or (= (prudent-play.definition n!) 0)
                    (= (prudent-play.definition n!) 1)
                    (= (prudent-play.definition n!) 3)))))
(let ((a!2 (=> a!1
               (and (prudent-play.is_simple n!)
                    (= (prudent-play.base n!) w!)
                    (= (prudent-play.exponent n!) 0)))))
  (not (=> (>= (prudent-play.rank n!) 0) a!2)))))
(check-sat)
(exit)
