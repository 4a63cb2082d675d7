; A model is not so: boards that are alike have the same value, whatever the players make of lists.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rows.Value 0)
(declare-sort rows.Node 0)
(declare-sort rows.Map 0)
(declare-sort rows.List 0)
(declare-fun rows.value (rows.Node) rows.Value)
(declare-fun rows.moved (rows.Node Int Int) rows.Node)
(declare-fun rows.to (rows.Map Int) Int)
(declare-fun rows.origin_target (rows.Node rows.Value) Int)
(declare-fun rows.strange (rows.List rows.List) rows.Value)
(declare-fun rows.listing (rows.Node) rows.List)
(declare-fun m! () rows.Node)
(declare-fun n! () rows.Node)
(declare-fun f! () rows.Map)
(declare-fun rows.origin_source (rows.Node rows.Value) Int)
(declare-fun rows.player (rows.Node) Int)
(declare-fun rows.alike (rows.Map rows.Node rows.Node) Bool)
(declare-fun rows.depth (rows.Node) Int)
(declare-fun rows.back (rows.Map Int) Int)
(declare-fun rows.passed (rows.Node) rows.Node)
(declare-fun rows.made (Int rows.List) rows.Value)
(declare-fun rows.won (Int) rows.Value)
(declare-fun rows.over (rows.Node) Bool)
(declare-fun rows.holds (rows.List rows.Value) Bool)
(declare-fun rows.able (rows.Node) Bool)
(declare-fun rows.players () Int)
(declare-fun rows.token (rows.Node Int) Int)
(declare-fun rows.cut (rows.Node) Int)
(declare-fun rows.size (rows.Node) Int)
(assert (let ((a!1 (rows.moved n!
                       (rows.origin_source
                         n!
                         (rows.strange (rows.listing n!) (rows.listing m!)))
                       (rows.origin_target
                         n!
                         (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.to f!
                    (rows.origin_source
                      n!
                      (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!3 (rows.to f!
                    (rows.origin_target
                      n!
                      (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!4 (and (rows.alike f! a!1 (rows.moved m! a!2 a!3))
                (= (rows.player a!1) (rows.player (rows.moved m! a!2 a!3))))))
(let ((a!5 (=> a!4 (= (rows.value a!1) (rows.value (rows.moved m! a!2 a!3))))))
  (=> (and (>= (rows.depth a!1) 0) (< (rows.depth a!1) (rows.depth n!))) a!5)))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!3 (and (>= (rows.depth (rows.moved n! a!1 a!2)) 0)
                (< (rows.depth (rows.moved n! a!1 a!2)) (rows.depth n!))))
      (a!4 (= (rows.player (rows.moved n! a!1 a!2))
              (rows.player (rows.moved m! (rows.to f! a!1) (rows.to f! a!2)))))
      (a!6 (= (rows.value (rows.moved n! a!1 a!2))
              (rows.value (rows.moved m! (rows.to f! a!1) (rows.to f! a!2))))))
(let ((a!5 (and (rows.alike f!
                            (rows.moved n! a!1 a!2)
                            (rows.moved m! (rows.to f! a!1) (rows.to f! a!2)))
                a!4)))
  (=> a!3 (=> a!5 a!6))))))
(assert (let ((a!1 (and (>= (rows.depth (rows.passed n!)) 0)
                (< (rows.depth (rows.passed n!)) (rows.depth n!))))
      (a!2 (and (rows.alike f! (rows.passed n!) (rows.passed m!))
                (= (rows.player (rows.passed n!))
                   (rows.player (rows.passed m!))))))
(let ((a!3 (=> a!2
               (= (rows.value (rows.passed n!)) (rows.value (rows.passed m!))))))
  (=> a!1 a!3))))
(assert (= (rows.value n!)
   (ite (rows.over n!)
        (rows.won (rows.player n!))
        (rows.made (rows.player n!) (rows.listing n!)))))
(assert (= (rows.value m!)
   (ite (rows.over m!)
        (rows.won (rows.player m!))
        (rows.made (rows.player m!) (rows.listing m!)))))
(assert (let ((a!1 (= (rows.holds (rows.listing n!)
                          (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.holds (rows.listing m!)
                          (rows.strange (rows.listing n!) (rows.listing m!))))))
  (or (= (rows.listing n!) (rows.listing m!)) (xor a!1 true))))
(assert (=> (rows.alike f! n! m!) (= (rows.over n!) (rows.over m!))))
(assert (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
    (= (rows.able n!) (rows.able m!))))
(assert (let ((a!1 (and (rows.alike f! (rows.passed n!) (rows.passed m!))
                (= (rows.player (rows.passed n!))
                   (rows.player (rows.passed m!))))))
  (=> (and (rows.alike f! n! m!)
           (= (rows.player n!) (rows.player m!))
           (xor (rows.over n!) true)
           (xor (rows.able n!) true))
      a!1)))
(assert (let ((a!1 (= (rows.player (rows.passed n!))
              (ite (= (rows.player n!) rows.players) 1 (+ (rows.player n!) 1)))))
(let ((a!2 (and (= (rows.size (rows.passed n!)) (rows.size n!))
                (= (rows.cut (rows.passed n!)) (rows.cut n!))
                (= (rows.token (rows.passed n!) 0) (rows.token n! 0))
                a!1
                (>= (rows.depth (rows.passed n!)) 0)
                (< (rows.depth (rows.passed n!)) (rows.depth n!)))))
  (=> (and (xor (rows.over n!) true) (xor (rows.able n!) true)) a!2))))
(assert (let ((a!1 (>= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!2 (>= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!3 (< (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!4 (< (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!5 (+ (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!7 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!9 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!11 (rows.token n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!12 (rows.token n!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!13 (rows.moved n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!14 (rows.to f!
                     (rows.origin_source
                       n!
                       (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!15 (rows.to f!
                     (rows.origin_target
                       n!
                       (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!6 (= (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!5))
      (a!8 (= (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!7))
      (a!10 (= a!9 (- (* (rows.cut n!) 2) 1)))
      (a!16 (and (rows.alike f! a!13 (rows.moved m! a!14 a!15))
                 (= (rows.player a!13) (rows.player (rows.moved m! a!14 a!15))))))
  (=> (and (rows.alike f! n! m!)
           (= (rows.player n!) (rows.player m!))
           a!1
           a!2
           a!3
           a!4
           (or a!6 a!8)
           (xor a!10 true)
           (xor (= a!11 0) true)
           (xor (= a!12 0) true)
           (xor (= a!11 a!12) true)
           (= a!11 (rows.player n!)))
      a!16))))
(assert (let ((a!1 (>= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!2 (>= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!3 (< (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!4 (< (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!5 (+ (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!7 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!9 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!11 (rows.token n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!12 (rows.token n!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!13 (rows.to f!
                     (rows.origin_source
                       n!
                       (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!14 (rows.to f!
                     (rows.origin_target
                       n!
                       (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!18 (< (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!19 (< (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!21 (rows.token m!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!22 (rows.token m!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!24 (rows.back f!
                       (rows.origin_source
                         n!
                         (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!25 (rows.back f!
                       (rows.origin_target
                         n!
                         (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!6 (= (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!5))
      (a!8 (= (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!7))
      (a!10 (= a!9 (- (* (rows.cut n!) 2) 1)))
      (a!15 (= (+ a!13 a!14) (- (* (rows.cut m!) 2) 1)))
      (a!20 (= a!9 (- (* (rows.cut m!) 2) 1)))
      (a!26 (= (+ a!24 a!25) (- (* (rows.cut n!) 2) 1)))
      (a!28 (= (rows.to f! a!24)
               (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!29 (= (rows.to f! a!25)
               (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!16 (and (>= a!13 0)
                 (>= a!14 0)
                 (< a!13 (rows.size m!))
                 (< a!14 (rows.size m!))
                 (or (= a!13 (+ a!14 1)) (= a!14 (+ a!13 1)))
                 (xor a!15 true)
                 (xor (= (rows.token m! a!13) 0) true)
                 (xor (= (rows.token m! a!14) 0) true)
                 (xor (= (rows.token m! a!13) (rows.token m! a!14)) true)
                 (= (rows.token m! a!13) (rows.player m!))))
      (a!23 (and (and a!1 a!2)
                 a!18
                 a!19
                 (or a!6 a!8)
                 (xor a!20 true)
                 (xor (= a!21 0) true)
                 (xor (= a!22 0) true)
                 (xor (= a!21 a!22) true)
                 (= a!21 (rows.player m!))))
      (a!27 (and (>= a!24 0)
                 (>= a!25 0)
                 (< a!24 (rows.size n!))
                 (< a!25 (rows.size n!))
                 (or (= a!24 (+ a!25 1)) (= a!25 (+ a!24 1)))
                 (xor a!26 true)
                 (xor (= (rows.token n! a!24) 0) true)
                 (xor (= (rows.token n! a!25) 0) true)
                 (xor (= (rows.token n! a!24) (rows.token n! a!25)) true)
                 (= (rows.token n! a!24) (rows.player n!)))))
(let ((a!17 (=> (and (and a!1 a!2)
                     a!3
                     a!4
                     (or a!6 a!8)
                     (xor a!10 true)
                     (xor (= a!11 0) true)
                     (xor (= a!12 0) true)
                     (xor (= a!11 a!12) true)
                     (= a!11 (rows.player n!)))
                a!16)))
  (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
      (and a!17 (=> a!23 a!27) (=> a!23 (and a!28 a!29)))))))))
(assert (let ((a!1 (>= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!2 (>= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!3 (< (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!4 (< (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!5 (+ (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!7 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!9 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!11 (rows.token n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!12 (rows.token n!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!13 (rows.moved n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!14 (= 0
               (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!15 (= 0
               (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!6 (= (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!5))
      (a!8 (= (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!7))
      (a!10 (= a!9 (- (* (rows.cut n!) 2) 1)))
      (a!16 (= (rows.token a!13 0)
               (ite a!14 a!11 (ite a!15 0 (rows.token n! 0)))))
      (a!17 (ite (rows.over a!13)
                 (rows.player n!)
                 (ite (= (rows.player n!) rows.players)
                      1
                      (+ (rows.player n!) 1)))))
  (=> (and a!1
           a!2
           a!3
           a!4
           (or a!6 a!8)
           (xor a!10 true)
           (xor (= a!11 0) true)
           (xor (= a!12 0) true)
           (xor (= a!11 a!12) true)
           (= a!11 (rows.player n!)))
      (and (= (rows.size a!13) (rows.size n!))
           (= (rows.cut a!13) (rows.cut n!))
           a!16
           (= (rows.player a!13) a!17)
           (>= (rows.depth a!13) 0)
           (< (rows.depth a!13) (rows.depth n!)))))))
(assert (let ((a!1 (>= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!2 (>= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!3 (< (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!4 (< (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!5 (+ (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!7 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!9 (+ (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!11 (rows.token n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!12 (rows.token n!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!14 (rows.moved n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!18 (= (rows.holds (rows.listing n!)
                           (rows.strange (rows.listing n!) (rows.listing m!)))
               (= (rows.strange (rows.listing n!) (rows.listing m!))
                  (rows.value (rows.passed n!))))))
(let ((a!6 (= (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!5))
      (a!8 (= (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!7))
      (a!10 (= a!9 (- (* (rows.cut n!) 2) 1))))
(let ((a!13 (and a!1
                 a!2
                 a!3
                 a!4
                 (or a!6 a!8)
                 (xor a!10 true)
                 (xor (= a!11 0) true)
                 (xor (= a!12 0) true)
                 (xor (= a!11 a!12) true)
                 (= a!11 (rows.player n!)))))
(let ((a!15 (and a!13
                 (= (rows.value a!14)
                    (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!16 (=> (rows.holds (rows.listing n!)
                            (rows.strange (rows.listing n!) (rows.listing m!)))
                a!15)))
(let ((a!17 (and (=> a!13 (rows.holds (rows.listing n!) (rows.value a!14)))
                 a!16)))
  (=> (xor (rows.over n!) true) (ite (rows.able n!) a!17 a!18)))))))))
(assert (let ((a!1 (rows.to f!
                    (rows.origin_source
                      n!
                      (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.to f!
                    (rows.origin_target
                      n!
                      (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!6 (>= (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!7 (>= (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!8 (< (rows.origin_source
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size m!)))
      (a!9 (< (rows.origin_target
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size m!)))
      (a!10 (+ (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!12 (+ (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!14 (+ (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!16 (rows.token m!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!17 (rows.token m!
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!18 (rows.moved m!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!21 (= (rows.holds (rows.listing m!)
                           (rows.strange (rows.listing n!) (rows.listing m!)))
               (= (rows.strange (rows.listing n!) (rows.listing m!))
                  (rows.value (rows.passed m!))))))
(let ((a!3 (= (+ a!1 a!2) (- (* (rows.cut m!) 2) 1)))
      (a!11 (= (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!10))
      (a!13 (= (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!12))
      (a!15 (= a!14 (- (* (rows.cut m!) 2) 1))))
(let ((a!4 (and (>= a!1 0)
                (>= a!2 0)
                (< a!1 (rows.size m!))
                (< a!2 (rows.size m!))
                (or (= a!1 (+ a!2 1)) (= a!2 (+ a!1 1)))
                (xor a!3 true)
                (xor (= (rows.token m! a!1) 0) true)
                (xor (= (rows.token m! a!2) 0) true)
                (xor (= (rows.token m! a!1) (rows.token m! a!2)) true)
                (= (rows.token m! a!1) (rows.player m!))))
      (a!19 (and a!6
                 a!7
                 a!8
                 a!9
                 (or a!11 a!13)
                 (xor a!15 true)
                 (xor (= a!16 0) true)
                 (xor (= a!17 0) true)
                 (xor (= a!16 a!17) true)
                 (= a!16 (rows.player m!))
                 (= (rows.value a!18)
                    (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!5 (=> a!4
               (rows.holds (rows.listing m!)
                           (rows.value (rows.moved m! a!1 a!2)))))
      (a!20 (=> (rows.holds (rows.listing m!)
                            (rows.strange (rows.listing n!) (rows.listing m!)))
                a!19)))
  (=> (xor (rows.over m!) true) (ite (rows.able m!) (and a!5 a!20) a!21)))))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!3 (= (+ a!1 a!2) (- (* (rows.cut n!) 2) 1)))
      (a!5 (= (rows.player (rows.moved n! a!1 a!2))
              (rows.player (rows.moved m! (rows.to f! a!1) (rows.to f! a!2))))))
(let ((a!4 (and (rows.alike f! n! m!)
                (= (rows.player n!) (rows.player m!))
                (>= a!1 0)
                (>= a!2 0)
                (< a!1 (rows.size n!))
                (< a!2 (rows.size n!))
                (or (= a!1 (+ a!2 1)) (= a!2 (+ a!1 1)))
                (xor a!3 true)
                (xor (= (rows.token n! a!1) 0) true)
                (xor (= (rows.token n! a!2) 0) true)
                (xor (= (rows.token n! a!1) (rows.token n! a!2)) true)
                (= (rows.token n! a!1) (rows.player n!))))
      (a!6 (and (rows.alike f!
                            (rows.moved n! a!1 a!2)
                            (rows.moved m! (rows.to f! a!1) (rows.to f! a!2)))
                a!5)))
  (=> a!4 a!6)))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!3 (or (= a!1 (+ a!2 1)) (= a!2 (+ a!1 1))))
      (a!4 (= (+ a!1 a!2) (- (* (rows.cut n!) 2) 1)))
      (a!6 (or (= (rows.to f! a!1) (+ (rows.to f! a!2) 1))
               (= (rows.to f! a!2) (+ (rows.to f! a!1) 1))))
      (a!7 (= (+ (rows.to f! a!1) (rows.to f! a!2)) (- (* (rows.cut m!) 2) 1)))
      (a!8 (xor (= (rows.token m! (rows.to f! a!1)) 0) true))
      (a!9 (xor (= (rows.token m! (rows.to f! a!2)) 0) true))
      (a!10 (xor (= (rows.token m! (rows.to f! a!1))
                    (rows.token m! (rows.to f! a!2)))
                 true))
      (a!12 (= (+ a!1 a!2) (- (* (rows.cut m!) 2) 1)))
      (a!14 (or (= (rows.back f! a!1) (+ (rows.back f! a!2) 1))
                (= (rows.back f! a!2) (+ (rows.back f! a!1) 1))))
      (a!15 (= (+ (rows.back f! a!1) (rows.back f! a!2))
               (- (* (rows.cut n!) 2) 1)))
      (a!16 (xor (= (rows.token n! (rows.back f! a!1)) 0) true))
      (a!17 (xor (= (rows.token n! (rows.back f! a!2)) 0) true))
      (a!18 (xor (= (rows.token n! (rows.back f! a!1))
                    (rows.token n! (rows.back f! a!2)))
                 true))
      (a!20 (and (= (rows.to f! (rows.back f! a!1)) a!1)
                 (= (rows.to f! (rows.back f! a!2)) a!2))))
(let ((a!5 (and (and (>= a!1 0) (>= a!2 0))
                (< a!1 (rows.size n!))
                (< a!2 (rows.size n!))
                a!3
                (xor a!4 true)
                (xor (= (rows.token n! a!1) 0) true)
                (xor (= (rows.token n! a!2) 0) true)
                (xor (= (rows.token n! a!1) (rows.token n! a!2)) true)
                (= (rows.token n! a!1) (rows.player n!))))
      (a!11 (and (>= (rows.to f! a!1) 0)
                 (>= (rows.to f! a!2) 0)
                 (< (rows.to f! a!1) (rows.size m!))
                 (< (rows.to f! a!2) (rows.size m!))
                 a!6
                 (xor a!7 true)
                 a!8
                 a!9
                 a!10
                 (= (rows.token m! (rows.to f! a!1)) (rows.player m!))))
      (a!13 (and (and (>= a!1 0) (>= a!2 0))
                 (< a!1 (rows.size m!))
                 (< a!2 (rows.size m!))
                 a!3
                 (xor a!12 true)
                 (xor (= (rows.token m! a!1) 0) true)
                 (xor (= (rows.token m! a!2) 0) true)
                 (xor (= (rows.token m! a!1) (rows.token m! a!2)) true)
                 (= (rows.token m! a!1) (rows.player m!))))
      (a!19 (and (>= (rows.back f! a!1) 0)
                 (>= (rows.back f! a!2) 0)
                 (< (rows.back f! a!1) (rows.size n!))
                 (< (rows.back f! a!2) (rows.size n!))
                 a!14
                 (xor a!15 true)
                 a!16
                 a!17
                 a!18
                 (= (rows.token n! (rows.back f! a!1)) (rows.player n!)))))
  (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
      (and (=> a!5 a!11) (=> a!13 a!19) (=> a!13 a!20)))))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!3 (= (+ a!1 a!2) (- (* (rows.cut n!) 2) 1)))
      (a!5 (= (rows.token (rows.moved n! a!1 a!2) 0)
              (ite (= 0 a!2)
                   (rows.token n! a!1)
                   (ite (= 0 a!1) 0 (rows.token n! 0)))))
      (a!6 (ite (rows.over (rows.moved n! a!1 a!2))
                (rows.player n!)
                (ite (= (rows.player n!) rows.players) 1 (+ (rows.player n!) 1)))))
(let ((a!4 (and (>= a!1 0)
                (>= a!2 0)
                (< a!1 (rows.size n!))
                (< a!2 (rows.size n!))
                (or (= a!1 (+ a!2 1)) (= a!2 (+ a!1 1)))
                (xor a!3 true)
                (xor (= (rows.token n! a!1) 0) true)
                (xor (= (rows.token n! a!2) 0) true)
                (xor (= (rows.token n! a!1) (rows.token n! a!2)) true)
                (= (rows.token n! a!1) (rows.player n!))))
      (a!7 (and (= (rows.size (rows.moved n! a!1 a!2)) (rows.size n!))
                (= (rows.cut (rows.moved n! a!1 a!2)) (rows.cut n!))
                a!5
                (= (rows.player (rows.moved n! a!1 a!2)) a!6)
                (>= (rows.depth (rows.moved n! a!1 a!2)) 0)
                (< (rows.depth (rows.moved n! a!1 a!2)) (rows.depth n!)))))
  (=> a!4 a!7)))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!6 (>= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!7 (>= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!8 (< (rows.origin_source
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!9 (< (rows.origin_target
                n!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!10 (+ (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!12 (+ (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!14 (+ (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!16 (rows.token n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!17 (rows.token n!
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!18 (rows.moved n!
                        (rows.origin_source
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          n!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!21 (= (rows.holds (rows.listing n!)
                           (rows.strange (rows.listing n!) (rows.listing m!)))
               (= (rows.strange (rows.listing n!) (rows.listing m!))
                  (rows.value (rows.passed n!))))))
(let ((a!3 (= (+ a!1 a!2) (- (* (rows.cut n!) 2) 1)))
      (a!11 (= (rows.origin_source
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!10))
      (a!13 (= (rows.origin_target
                 n!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!12))
      (a!15 (= a!14 (- (* (rows.cut n!) 2) 1))))
(let ((a!4 (and (>= a!1 0)
                (>= a!2 0)
                (< a!1 (rows.size n!))
                (< a!2 (rows.size n!))
                (or (= a!1 (+ a!2 1)) (= a!2 (+ a!1 1)))
                (xor a!3 true)
                (xor (= (rows.token n! a!1) 0) true)
                (xor (= (rows.token n! a!2) 0) true)
                (xor (= (rows.token n! a!1) (rows.token n! a!2)) true)
                (= (rows.token n! a!1) (rows.player n!))))
      (a!19 (and a!6
                 a!7
                 a!8
                 a!9
                 (or a!11 a!13)
                 (xor a!15 true)
                 (xor (= a!16 0) true)
                 (xor (= a!17 0) true)
                 (xor (= a!16 a!17) true)
                 (= a!16 (rows.player n!))
                 (= (rows.value a!18)
                    (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!5 (=> a!4
               (rows.holds (rows.listing n!)
                           (rows.value (rows.moved n! a!1 a!2)))))
      (a!20 (=> (rows.holds (rows.listing n!)
                            (rows.strange (rows.listing n!) (rows.listing m!)))
                a!19)))
  (=> (xor (rows.over n!) true) (ite (rows.able n!) (and a!5 a!20) a!21)))))))
(assert (let ((a!1 (rows.back f!
                      (rows.origin_source
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!2 (rows.back f!
                      (rows.origin_target
                        m!
                        (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!10 (>= (rows.origin_source
                  m!
                  (rows.strange (rows.listing n!) (rows.listing m!)))
                0))
      (a!11 (>= (rows.origin_target
                  m!
                  (rows.strange (rows.listing n!) (rows.listing m!)))
                0))
      (a!12 (< (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!13 (< (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!14 (+ (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!16 (+ (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               1))
      (a!18 (+ (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!20 (rows.token m!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!21 (rows.token m!
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!22 (rows.moved m!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!25 (= (rows.holds (rows.listing m!)
                           (rows.strange (rows.listing n!) (rows.listing m!)))
               (= (rows.strange (rows.listing n!) (rows.listing m!))
                  (rows.value (rows.passed m!))))))
(let ((a!3 (or (= (rows.to f! a!1) (+ (rows.to f! a!2) 1))
               (= (rows.to f! a!2) (+ (rows.to f! a!1) 1))))
      (a!4 (= (+ (rows.to f! a!1) (rows.to f! a!2)) (- (* (rows.cut m!) 2) 1)))
      (a!5 (xor (= (rows.token m! (rows.to f! a!1)) 0) true))
      (a!6 (xor (= (rows.token m! (rows.to f! a!2)) 0) true))
      (a!7 (xor (= (rows.token m! (rows.to f! a!1))
                   (rows.token m! (rows.to f! a!2)))
                true))
      (a!9 (rows.holds (rows.listing m!)
                       (rows.value (rows.moved m!
                                               (rows.to f! a!1)
                                               (rows.to f! a!2)))))
      (a!15 (= (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!14))
      (a!17 (= (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               a!16))
      (a!19 (= a!18 (- (* (rows.cut m!) 2) 1))))
(let ((a!8 (and (>= (rows.to f! a!1) 0)
                (>= (rows.to f! a!2) 0)
                (< (rows.to f! a!1) (rows.size m!))
                (< (rows.to f! a!2) (rows.size m!))
                a!3
                (xor a!4 true)
                a!5
                a!6
                a!7
                (= (rows.token m! (rows.to f! a!1)) (rows.player m!))))
      (a!23 (and a!10
                 a!11
                 a!12
                 a!13
                 (or a!15 a!17)
                 (xor a!19 true)
                 (xor (= a!20 0) true)
                 (xor (= a!21 0) true)
                 (xor (= a!20 a!21) true)
                 (= a!20 (rows.player m!))
                 (= (rows.value a!22)
                    (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!24 (=> (rows.holds (rows.listing m!)
                            (rows.strange (rows.listing n!) (rows.listing m!)))
                a!23)))
  (=> (xor (rows.over m!) true)
      (ite (rows.able m!) (and (=> a!8 a!9) a!24) a!25)))))))
(assert (let ((a!1 (>= (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!2 (>= (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               0))
      (a!3 (< (rows.origin_source
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!4 (< (rows.origin_target
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.size n!)))
      (a!5 (+ (rows.origin_target
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!7 (+ (rows.origin_source
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              1))
      (a!9 (+ (rows.origin_source
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              (rows.origin_target
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!11 (rows.token n!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!12 (rows.token n!
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!13 (rows.to f!
                     (rows.origin_source
                       m!
                       (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!14 (rows.to f!
                     (rows.origin_target
                       m!
                       (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!18 (< (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!19 (< (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))
               (rows.size m!)))
      (a!21 (rows.token m!
                        (rows.origin_source
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!22 (rows.token m!
                        (rows.origin_target
                          m!
                          (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!24 (rows.back f!
                       (rows.origin_source
                         m!
                         (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!25 (rows.back f!
                       (rows.origin_target
                         m!
                         (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!6 (= (rows.origin_source
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!5))
      (a!8 (= (rows.origin_target
                m!
                (rows.strange (rows.listing n!) (rows.listing m!)))
              a!7))
      (a!10 (= a!9 (- (* (rows.cut n!) 2) 1)))
      (a!15 (= (+ a!13 a!14) (- (* (rows.cut m!) 2) 1)))
      (a!20 (= a!9 (- (* (rows.cut m!) 2) 1)))
      (a!26 (= (+ a!24 a!25) (- (* (rows.cut n!) 2) 1)))
      (a!28 (= (rows.to f! a!24)
               (rows.origin_source
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!)))))
      (a!29 (= (rows.to f! a!25)
               (rows.origin_target
                 m!
                 (rows.strange (rows.listing n!) (rows.listing m!))))))
(let ((a!16 (and (>= a!13 0)
                 (>= a!14 0)
                 (< a!13 (rows.size m!))
                 (< a!14 (rows.size m!))
                 (or (= a!13 (+ a!14 1)) (= a!14 (+ a!13 1)))
                 (xor a!15 true)
                 (xor (= (rows.token m! a!13) 0) true)
                 (xor (= (rows.token m! a!14) 0) true)
                 (xor (= (rows.token m! a!13) (rows.token m! a!14)) true)
                 (= (rows.token m! a!13) (rows.player m!))))
      (a!23 (and (and a!1 a!2)
                 a!18
                 a!19
                 (or a!6 a!8)
                 (xor a!20 true)
                 (xor (= a!21 0) true)
                 (xor (= a!22 0) true)
                 (xor (= a!21 a!22) true)
                 (= a!21 (rows.player m!))))
      (a!27 (and (>= a!24 0)
                 (>= a!25 0)
                 (< a!24 (rows.size n!))
                 (< a!25 (rows.size n!))
                 (or (= a!24 (+ a!25 1)) (= a!25 (+ a!24 1)))
                 (xor a!26 true)
                 (xor (= (rows.token n! a!24) 0) true)
                 (xor (= (rows.token n! a!25) 0) true)
                 (xor (= (rows.token n! a!24) (rows.token n! a!25)) true)
                 (= (rows.token n! a!24) (rows.player n!)))))
(let ((a!17 (=> (and (and a!1 a!2)
                     a!3
                     a!4
                     (or a!6 a!8)
                     (xor a!10 true)
                     (xor (= a!11 0) true)
                     (xor (= a!12 0) true)
                     (xor (= a!11 a!12) true)
                     (= a!11 (rows.player n!)))
                a!16)))
  (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
      (and a!17 (=> a!23 a!27) (=> a!23 (and a!28 a!29)))))))))
(assert (let ((a!1 (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
               (= (rows.value n!) (rows.value m!)))))
  (not (=> (>= (rows.depth n!) 0) a!1))))
(check-sat)
(exit)
