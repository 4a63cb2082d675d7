; A model is not so: and after a skipped turn.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rows.Node 0)
(declare-sort rows.Map 0)
(declare-fun rows.odd_u (rows.Map rows.Node rows.Node) Int)
(declare-fun rows.passed (rows.Node) rows.Node)
(declare-fun m! () rows.Node)
(declare-fun n! () rows.Node)
(declare-fun f! () rows.Map)
(declare-fun rows.to (rows.Map Int) Int)
(declare-fun rows.back (rows.Map Int) Int)
(declare-fun rows.token (rows.Node Int) Int)
(declare-fun rows.cut (rows.Node) Int)
(declare-fun rows.odd_w (rows.Map rows.Node rows.Node) Int)
(declare-fun rows.odd_v (rows.Map rows.Node rows.Node) Int)
(declare-fun rows.size (rows.Node) Int)
(declare-fun rows.alike (rows.Map rows.Node rows.Node) Bool)
(declare-fun rows.depth (rows.Node) Int)
(declare-fun rows.player (rows.Node) Int)
(declare-fun rows.players () Int)
(declare-fun rows.able (rows.Node) Bool)
(declare-fun rows.over (rows.Node) Bool)
(assert (let ((a!1 (= (rows.token (rows.passed n!)
                          (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
              0))
      (a!2 (rows.token (rows.passed m!)
                       (rows.to f!
                                (rows.odd_v f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!4 (rows.back f!
                      (rows.to f!
                               (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!6 (= (rows.token (rows.passed n!)
                          (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
              0))
      (a!7 (= (rows.odd_v f! (rows.passed n!) (rows.passed m!))
              (+ (rows.odd_w f! (rows.passed n!) (rows.passed m!)) 1)))
      (a!8 (= (rows.odd_w f! (rows.passed n!) (rows.passed m!))
              (+ (rows.odd_v f! (rows.passed n!) (rows.passed m!)) 1)))
      (a!9 (- (* (rows.cut (rows.passed n!)) 2) 1))
      (a!12 (>= (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
                0))
      (a!13 (>= (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
                0))
      (a!14 (< (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               (rows.size (rows.passed m!))))
      (a!15 (< (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
               (rows.size (rows.passed m!))))
      (a!16 (+ (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!))) 1))
      (a!18 (+ (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!))) 1))
      (a!20 (+ (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))))
      (a!21 (- (* (rows.cut (rows.passed m!)) 2) 1))
      (a!23 (= (rows.token (rows.passed m!)
                           (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
               0))
      (a!24 (rows.token (rows.passed n!)
                        (rows.back f!
                                   (rows.odd_u f!
                                               (rows.passed n!)
                                               (rows.passed m!)))))
      (a!26 (rows.to f!
                     (rows.back f!
                                (rows.odd_u f!
                                            (rows.passed n!)
                                            (rows.passed m!))))))
(let ((a!3 (= a!2
              (rows.token (rows.passed n!)
                          (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!10 (= (+ (rows.odd_v f! (rows.passed n!) (rows.passed m!))
                  (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
               a!9))
      (a!17 (= (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               a!16))
      (a!19 (= (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
               a!18))
      (a!25 (= a!24
               (rows.token (rows.passed m!)
                           (rows.odd_u f! (rows.passed n!) (rows.passed m!))))))
(let ((a!5 (and a!3 (= a!4 (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!11 (and (>= (rows.odd_v f! (rows.passed n!) (rows.passed m!)) 0)
                 (>= (rows.odd_w f! (rows.passed n!) (rows.passed m!)) 0)
                 (< (rows.odd_v f! (rows.passed n!) (rows.passed m!))
                    (rows.size (rows.passed n!)))
                 (< (rows.odd_w f! (rows.passed n!) (rows.passed m!))
                    (rows.size (rows.passed n!)))
                 (or a!7 a!8)
                 (xor a!10 true)))
      (a!27 (and a!25
                 (= a!26 (rows.odd_u f! (rows.passed n!) (rows.passed m!))))))
(let ((a!22 (= a!11
               (and a!12 a!13 a!14 a!15 (or a!17 a!19) (xor (= a!20 a!21) true)))))
(let ((a!28 (and (=> (xor a!1 true) a!5)
                 (=> (and (xor a!1 true) (xor a!6 true)) a!22)
                 (=> (xor a!23 true) a!27))))
  (or (rows.alike f! (rows.passed n!) (rows.passed m!)) (xor a!28 true))))))))
(assert (let ((a!1 (= (rows.token n! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
              0))
      (a!2 (rows.token m!
                       (rows.to f!
                                (rows.odd_v f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!4 (rows.back f!
                      (rows.to f!
                               (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!6 (= (rows.token n! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
              0))
      (a!7 (= (rows.odd_v f! (rows.passed n!) (rows.passed m!))
              (+ (rows.odd_w f! (rows.passed n!) (rows.passed m!)) 1)))
      (a!8 (= (rows.odd_w f! (rows.passed n!) (rows.passed m!))
              (+ (rows.odd_v f! (rows.passed n!) (rows.passed m!)) 1)))
      (a!9 (= (+ (rows.odd_v f! (rows.passed n!) (rows.passed m!))
                 (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
              (- (* (rows.cut n!) 2) 1)))
      (a!11 (>= (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
                0))
      (a!12 (>= (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
                0))
      (a!13 (< (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               (rows.size m!)))
      (a!14 (< (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
               (rows.size m!)))
      (a!15 (+ (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!))) 1))
      (a!17 (+ (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!))) 1))
      (a!19 (+ (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))))
      (a!22 (= (rows.token m! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               0))
      (a!23 (rows.token n!
                        (rows.back f!
                                   (rows.odd_v f!
                                               (rows.passed n!)
                                               (rows.passed m!)))))
      (a!25 (rows.to f!
                     (rows.back f!
                                (rows.odd_v f!
                                            (rows.passed n!)
                                            (rows.passed m!))))))
(let ((a!3 (= a!2
              (rows.token n! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!10 (and (>= (rows.odd_v f! (rows.passed n!) (rows.passed m!)) 0)
                 (>= (rows.odd_w f! (rows.passed n!) (rows.passed m!)) 0)
                 (< (rows.odd_v f! (rows.passed n!) (rows.passed m!))
                    (rows.size n!))
                 (< (rows.odd_w f! (rows.passed n!) (rows.passed m!))
                    (rows.size n!))
                 (or a!7 a!8)
                 (xor a!9 true)))
      (a!16 (= (rows.to f! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
               a!15))
      (a!18 (= (rows.to f! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
               a!17))
      (a!20 (= a!19 (- (* (rows.cut m!) 2) 1)))
      (a!24 (= a!23
               (rows.token m! (rows.odd_v f! (rows.passed n!) (rows.passed m!))))))
(let ((a!5 (and a!3 (= a!4 (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!21 (=> (and (xor a!1 true) (xor a!6 true))
                (= a!10
                   (and a!11 a!12 a!13 a!14 (or a!16 a!18) (xor a!20 true)))))
      (a!26 (and a!24
                 (= a!25 (rows.odd_v f! (rows.passed n!) (rows.passed m!))))))
  (=> (rows.alike f! n! m!)
      (and (=> (xor a!1 true) a!5) a!21 (=> (xor a!22 true) a!26)))))))
(assert (let ((a!1 (= (rows.token n! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
              0))
      (a!2 (rows.token m!
                       (rows.to f!
                                (rows.odd_u f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!4 (rows.back f!
                      (rows.to f!
                               (rows.odd_u f! (rows.passed n!) (rows.passed m!)))))
      (a!6 (= (rows.odd_u f! (rows.passed n!) (rows.passed m!))
              (+ (rows.odd_u f! (rows.passed n!) (rows.passed m!)) 1)))
      (a!7 (= (+ (rows.odd_u f! (rows.passed n!) (rows.passed m!))
                 (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
              (- (* (rows.cut n!) 2) 1)))
      (a!9 (>= (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!))) 0))
      (a!10 (< (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
               (rows.size m!)))
      (a!11 (+ (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!))) 1))
      (a!13 (+ (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
               (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))))
      (a!16 (= (rows.token m! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
               0))
      (a!17 (rows.token n!
                        (rows.back f!
                                   (rows.odd_u f!
                                               (rows.passed n!)
                                               (rows.passed m!)))))
      (a!19 (rows.to f!
                     (rows.back f!
                                (rows.odd_u f!
                                            (rows.passed n!)
                                            (rows.passed m!))))))
(let ((a!3 (= a!2
              (rows.token n! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))))
      (a!8 (and (>= (rows.odd_u f! (rows.passed n!) (rows.passed m!)) 0)
                (>= (rows.odd_u f! (rows.passed n!) (rows.passed m!)) 0)
                (< (rows.odd_u f! (rows.passed n!) (rows.passed m!))
                   (rows.size n!))
                (< (rows.odd_u f! (rows.passed n!) (rows.passed m!))
                   (rows.size n!))
                (or a!6 a!6)
                (xor a!7 true)))
      (a!12 (= (rows.to f! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
               a!11))
      (a!14 (= a!13 (- (* (rows.cut m!) 2) 1)))
      (a!18 (= a!17
               (rows.token m! (rows.odd_u f! (rows.passed n!) (rows.passed m!))))))
(let ((a!5 (and a!3 (= a!4 (rows.odd_u f! (rows.passed n!) (rows.passed m!)))))
      (a!15 (=> (and (xor a!1 true) (xor a!1 true))
                (= a!8 (and a!9 a!9 a!10 a!10 (or a!12 a!12) (xor a!14 true)))))
      (a!20 (and a!18
                 (= a!19 (rows.odd_u f! (rows.passed n!) (rows.passed m!))))))
  (=> (rows.alike f! n! m!)
      (and (=> (xor a!1 true) a!5) a!15 (=> (xor a!16 true) a!20)))))))
(assert (let ((a!1 (= (rows.token (rows.passed n!)
                          (rows.odd_v f! (rows.passed n!) (rows.passed m!)))
              (rows.token n! (rows.odd_v f! (rows.passed n!) (rows.passed m!)))))
      (a!2 (= (rows.player (rows.passed n!))
              (ite (= (rows.player n!) rows.players) 1 (+ (rows.player n!) 1)))))
(let ((a!3 (and (= (rows.size (rows.passed n!)) (rows.size n!))
                (= (rows.cut (rows.passed n!)) (rows.cut n!))
                a!1
                a!2
                (>= (rows.depth (rows.passed n!)) 0)
                (< (rows.depth (rows.passed n!)) (rows.depth n!)))))
  (=> (and (xor (rows.over n!) true) (xor (rows.able n!) true)) a!3))))
(assert (let ((a!1 (= (rows.token (rows.passed n!)
                          (rows.odd_w f! (rows.passed n!) (rows.passed m!)))
              (rows.token n! (rows.odd_w f! (rows.passed n!) (rows.passed m!)))))
      (a!2 (= (rows.player (rows.passed n!))
              (ite (= (rows.player n!) rows.players) 1 (+ (rows.player n!) 1)))))
(let ((a!3 (and (= (rows.size (rows.passed n!)) (rows.size n!))
                (= (rows.cut (rows.passed n!)) (rows.cut n!))
                a!1
                a!2
                (>= (rows.depth (rows.passed n!)) 0)
                (< (rows.depth (rows.passed n!)) (rows.depth n!)))))
  (=> (and (xor (rows.over n!) true) (xor (rows.able n!) true)) a!3))))
(assert (let ((a!1 (rows.token (rows.passed n!)
                       (rows.back f!
                                  (rows.odd_u f!
                                              (rows.passed n!)
                                              (rows.passed m!)))))
      (a!2 (rows.token n!
                       (rows.back f!
                                  (rows.odd_u f!
                                              (rows.passed n!)
                                              (rows.passed m!)))))
      (a!3 (= (rows.player (rows.passed n!))
              (ite (= (rows.player n!) rows.players) 1 (+ (rows.player n!) 1)))))
(let ((a!4 (and (= (rows.size (rows.passed n!)) (rows.size n!))
                (= (rows.cut (rows.passed n!)) (rows.cut n!))
                (= a!1 a!2)
                a!3
                (>= (rows.depth (rows.passed n!)) 0)
                (< (rows.depth (rows.passed n!)) (rows.depth n!)))))
  (=> (and (xor (rows.over n!) true) (xor (rows.able n!) true)) a!4))))
(assert (let ((a!1 (= (rows.token (rows.passed m!)
                          (rows.odd_u f! (rows.passed n!) (rows.passed m!)))
              (rows.token m! (rows.odd_u f! (rows.passed n!) (rows.passed m!)))))
      (a!2 (= (rows.player (rows.passed m!))
              (ite (= (rows.player m!) rows.players) 1 (+ (rows.player m!) 1)))))
(let ((a!3 (and (= (rows.size (rows.passed m!)) (rows.size m!))
                (= (rows.cut (rows.passed m!)) (rows.cut m!))
                a!1
                a!2
                (>= (rows.depth (rows.passed m!)) 0)
                (< (rows.depth (rows.passed m!)) (rows.depth m!)))))
  (=> (and (xor (rows.over m!) true) (xor (rows.able m!) true)) a!3))))
(assert (let ((a!1 (rows.token (rows.passed m!)
                       (rows.to f!
                                (rows.odd_v f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!2 (rows.token m!
                       (rows.to f!
                                (rows.odd_v f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!3 (= (rows.player (rows.passed m!))
              (ite (= (rows.player m!) rows.players) 1 (+ (rows.player m!) 1)))))
(let ((a!4 (and (= (rows.size (rows.passed m!)) (rows.size m!))
                (= (rows.cut (rows.passed m!)) (rows.cut m!))
                (= a!1 a!2)
                a!3
                (>= (rows.depth (rows.passed m!)) 0)
                (< (rows.depth (rows.passed m!)) (rows.depth m!)))))
  (=> (and (xor (rows.over m!) true) (xor (rows.able m!) true)) a!4))))
(assert (let ((a!1 (rows.token (rows.passed m!)
                       (rows.to f!
                                (rows.odd_w f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!2 (rows.token m!
                       (rows.to f!
                                (rows.odd_w f!
                                            (rows.passed n!)
                                            (rows.passed m!)))))
      (a!3 (= (rows.player (rows.passed m!))
              (ite (= (rows.player m!) rows.players) 1 (+ (rows.player m!) 1)))))
(let ((a!4 (and (= (rows.size (rows.passed m!)) (rows.size m!))
                (= (rows.cut (rows.passed m!)) (rows.cut m!))
                (= a!1 a!2)
                a!3
                (>= (rows.depth (rows.passed m!)) 0)
                (< (rows.depth (rows.passed m!)) (rows.depth m!)))))
  (=> (and (xor (rows.over m!) true) (xor (rows.able m!) true)) a!4))))
(assert (=> (rows.alike f! n! m!) (= (rows.over n!) (rows.over m!))))
(assert (=> (and (rows.alike f! n! m!) (= (rows.player n!) (rows.player m!)))
    (= (rows.able n!) (rows.able m!))))
(assert (let ((a!1 (and (rows.alike f! (rows.passed n!) (rows.passed m!))
                (= (rows.player (rows.passed n!))
                   (rows.player (rows.passed m!))))))
(let ((a!2 (=> (and (rows.alike f! n! m!)
                    (= (rows.player n!) (rows.player m!))
                    (xor (rows.over n!) true)
                    (xor (rows.able n!) true))
               a!1)))
  (not a!2))))
(check-sat)
(exit)
