; A model is not so: who begins collects o^1, the other o^2, under the convention with the first
; one's rule first.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort any.Convention 0)
(declare-fun any.second (any.Convention Int) Int)
(declare-fun any.star (any.Convention Int) Int)
(declare-fun h! () Int)
(declare-fun any.FvF () any.Convention)
(declare-fun any.dual (any.Convention) any.Convention)
(declare-fun any.AvA () any.Convention)
(declare-fun ties.following (any.Convention Bool Int) Int)
(declare-fun any.first (any.Convention Int) Int)
(declare-fun ties.beginning (any.Convention Bool Int) Int)
(declare-fun any.AvF () any.Convention)
(declare-fun any.FvA () any.Convention)
(declare-fun ties.taken (any.Convention Bool Int) Int)
(declare-fun any.is_antagonistic (any.Convention) Bool)
(declare-fun any.is_friendly (any.Convention) Bool)
(declare-fun any.m () Int)
(declare-fun any.S (Int) Bool)
(assert (let ((a!1 (and (>= (- h! (any.star any.FvF h!)) 0)
                (< (- h! (any.star any.FvF h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (any.star any.FvF h!)))
              (any.first any.FvF (- h! (any.star any.FvF h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (any.star any.FvF h!)))
              (any.second any.FvF (- h! (any.star any.FvF h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (any.star any.FvF h!)))
              (any.first (any.dual any.FvF) (- h! (any.star any.FvF h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (any.star any.FvF h!)))
              (any.second (any.dual any.FvF) (- h! (any.star any.FvF h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (any.star any.FvF h!)))
              (any.first any.FvA (- h! (any.star any.FvF h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (any.star any.FvF h!)))
              (any.second any.FvA (- h! (any.star any.FvF h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (any.star any.FvF h!)))
              (any.first (any.dual any.FvA) (- h! (any.star any.FvF h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (any.star any.FvF h!)))
              (any.second (any.dual any.FvA) (- h! (any.star any.FvF h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (any.star any.FvF h!)))
               (any.first any.AvF (- h! (any.star any.FvF h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (any.star any.FvF h!)))
               (any.second any.AvF (- h! (any.star any.FvF h!)))))
      (a!12 (= (ties.beginning any.AvF false (- h! (any.star any.FvF h!)))
               (any.first (any.dual any.AvF) (- h! (any.star any.FvF h!)))))
      (a!13 (= (ties.following any.AvF false (- h! (any.star any.FvF h!)))
               (any.second (any.dual any.AvF) (- h! (any.star any.FvF h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (any.star any.FvF h!)))
               (any.first any.AvA (- h! (any.star any.FvF h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (any.star any.FvF h!)))
               (any.second any.AvA (- h! (any.star any.FvF h!)))))
      (a!16 (= (ties.beginning any.AvA false (- h! (any.star any.FvF h!)))
               (any.first (any.dual any.AvA) (- h! (any.star any.FvF h!)))))
      (a!17 (= (ties.following any.AvA false (- h! (any.star any.FvF h!)))
               (any.second (any.dual any.AvA) (- h! (any.star any.FvF h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.FvF true h!)) 0)
                (< (- h! (ties.taken any.FvF true h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.FvF true h!)))
              (any.first any.FvF (- h! (ties.taken any.FvF true h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.FvF true h!)))
              (any.second any.FvF (- h! (ties.taken any.FvF true h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (ties.taken any.FvF true h!)))
              (any.first (any.dual any.FvF) (- h! (ties.taken any.FvF true h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (ties.taken any.FvF true h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvF true h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.FvF true h!)))
              (any.first any.FvA (- h! (ties.taken any.FvF true h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.FvF true h!)))
              (any.second any.FvA (- h! (ties.taken any.FvF true h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (ties.taken any.FvF true h!)))
              (any.first (any.dual any.FvA) (- h! (ties.taken any.FvF true h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (ties.taken any.FvF true h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvF true h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (ties.taken any.FvF true h!)))
               (any.first any.AvF (- h! (ties.taken any.FvF true h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (ties.taken any.FvF true h!)))
               (any.second any.AvF (- h! (ties.taken any.FvF true h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.FvF true h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.FvF true h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.FvF true h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.FvF true h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (ties.taken any.FvF true h!)))
               (any.first any.AvA (- h! (ties.taken any.FvF true h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (ties.taken any.FvF true h!)))
               (any.second any.AvA (- h! (ties.taken any.FvF true h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.FvF true h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.FvF true h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.FvF true h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.FvF true h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (>= (- h! (any.star (any.dual any.FvF) h!)) 0))
      (a!2 (< (- h! (any.star (any.dual any.FvF) h!)) h!))
      (a!3 (ties.beginning any.FvF true (- h! (any.star (any.dual any.FvF) h!))))
      (a!4 (any.first any.FvF (- h! (any.star (any.dual any.FvF) h!))))
      (a!5 (ties.following any.FvF true (- h! (any.star (any.dual any.FvF) h!))))
      (a!6 (any.second any.FvF (- h! (any.star (any.dual any.FvF) h!))))
      (a!7 (ties.beginning any.FvF
                           false
                           (- h! (any.star (any.dual any.FvF) h!))))
      (a!8 (any.first (any.dual any.FvF)
                      (- h! (any.star (any.dual any.FvF) h!))))
      (a!9 (ties.following any.FvF
                           false
                           (- h! (any.star (any.dual any.FvF) h!))))
      (a!10 (any.second (any.dual any.FvF)
                        (- h! (any.star (any.dual any.FvF) h!))))
      (a!11 (ties.beginning any.FvA
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!12 (any.first any.FvA (- h! (any.star (any.dual any.FvF) h!))))
      (a!13 (ties.following any.FvA
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!14 (any.second any.FvA (- h! (any.star (any.dual any.FvF) h!))))
      (a!15 (ties.beginning any.FvA
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!16 (any.first (any.dual any.FvA)
                       (- h! (any.star (any.dual any.FvF) h!))))
      (a!17 (ties.following any.FvA
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!18 (any.second (any.dual any.FvA)
                        (- h! (any.star (any.dual any.FvF) h!))))
      (a!19 (ties.beginning any.AvF
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!20 (any.first any.AvF (- h! (any.star (any.dual any.FvF) h!))))
      (a!21 (ties.following any.AvF
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!22 (any.second any.AvF (- h! (any.star (any.dual any.FvF) h!))))
      (a!23 (ties.beginning any.AvF
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!24 (any.first (any.dual any.AvF)
                       (- h! (any.star (any.dual any.FvF) h!))))
      (a!25 (ties.following any.AvF
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!26 (any.second (any.dual any.AvF)
                        (- h! (any.star (any.dual any.FvF) h!))))
      (a!27 (ties.beginning any.AvA
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!28 (any.first any.AvA (- h! (any.star (any.dual any.FvF) h!))))
      (a!29 (ties.following any.AvA
                            true
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!30 (any.second any.AvA (- h! (any.star (any.dual any.FvF) h!))))
      (a!31 (ties.beginning any.AvA
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!32 (any.first (any.dual any.AvA)
                       (- h! (any.star (any.dual any.FvF) h!))))
      (a!33 (ties.following any.AvA
                            false
                            (- h! (any.star (any.dual any.FvF) h!))))
      (a!34 (any.second (any.dual any.AvA)
                        (- h! (any.star (any.dual any.FvF) h!)))))
  (=> (and a!1 a!2)
      (and (= a!3 a!4)
           (= a!5 a!6)
           (= a!7 a!8)
           (= a!9 a!10)
           (= a!11 a!12)
           (= a!13 a!14)
           (= a!15 a!16)
           (= a!17 a!18)
           (= a!19 a!20)
           (= a!21 a!22)
           (= a!23 a!24)
           (= a!25 a!26)
           (= a!27 a!28)
           (= a!29 a!30)
           (= a!31 a!32)
           (= a!33 a!34)))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.FvF false h!)) 0)
                (< (- h! (ties.taken any.FvF false h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.FvF false h!)))
              (any.first any.FvF (- h! (ties.taken any.FvF false h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.FvF false h!)))
              (any.second any.FvF (- h! (ties.taken any.FvF false h!)))))
      (a!4 (= (ties.beginning any.FvF
                              false
                              (- h! (ties.taken any.FvF false h!)))
              (any.first (any.dual any.FvF)
                         (- h! (ties.taken any.FvF false h!)))))
      (a!5 (= (ties.following any.FvF
                              false
                              (- h! (ties.taken any.FvF false h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvF false h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.FvF false h!)))
              (any.first any.FvA (- h! (ties.taken any.FvF false h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.FvF false h!)))
              (any.second any.FvA (- h! (ties.taken any.FvF false h!)))))
      (a!8 (= (ties.beginning any.FvA
                              false
                              (- h! (ties.taken any.FvF false h!)))
              (any.first (any.dual any.FvA)
                         (- h! (ties.taken any.FvF false h!)))))
      (a!9 (= (ties.following any.FvA
                              false
                              (- h! (ties.taken any.FvF false h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvF false h!)))))
      (a!10 (= (ties.beginning any.AvF
                               true
                               (- h! (ties.taken any.FvF false h!)))
               (any.first any.AvF (- h! (ties.taken any.FvF false h!)))))
      (a!11 (= (ties.following any.AvF
                               true
                               (- h! (ties.taken any.FvF false h!)))
               (any.second any.AvF (- h! (ties.taken any.FvF false h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.FvF false h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.FvF false h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.FvF false h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.FvF false h!)))))
      (a!14 (= (ties.beginning any.AvA
                               true
                               (- h! (ties.taken any.FvF false h!)))
               (any.first any.AvA (- h! (ties.taken any.FvF false h!)))))
      (a!15 (= (ties.following any.AvA
                               true
                               (- h! (ties.taken any.FvF false h!)))
               (any.second any.AvA (- h! (ties.taken any.FvF false h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.FvF false h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.FvF false h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.FvF false h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.FvF false h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (any.star any.FvA h!)) 0)
                (< (- h! (any.star any.FvA h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (any.star any.FvA h!)))
              (any.first any.FvF (- h! (any.star any.FvA h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (any.star any.FvA h!)))
              (any.second any.FvF (- h! (any.star any.FvA h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (any.star any.FvA h!)))
              (any.first (any.dual any.FvF) (- h! (any.star any.FvA h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (any.star any.FvA h!)))
              (any.second (any.dual any.FvF) (- h! (any.star any.FvA h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (any.star any.FvA h!)))
              (any.first any.FvA (- h! (any.star any.FvA h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (any.star any.FvA h!)))
              (any.second any.FvA (- h! (any.star any.FvA h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (any.star any.FvA h!)))
              (any.first (any.dual any.FvA) (- h! (any.star any.FvA h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (any.star any.FvA h!)))
              (any.second (any.dual any.FvA) (- h! (any.star any.FvA h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (any.star any.FvA h!)))
               (any.first any.AvF (- h! (any.star any.FvA h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (any.star any.FvA h!)))
               (any.second any.AvF (- h! (any.star any.FvA h!)))))
      (a!12 (= (ties.beginning any.AvF false (- h! (any.star any.FvA h!)))
               (any.first (any.dual any.AvF) (- h! (any.star any.FvA h!)))))
      (a!13 (= (ties.following any.AvF false (- h! (any.star any.FvA h!)))
               (any.second (any.dual any.AvF) (- h! (any.star any.FvA h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (any.star any.FvA h!)))
               (any.first any.AvA (- h! (any.star any.FvA h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (any.star any.FvA h!)))
               (any.second any.AvA (- h! (any.star any.FvA h!)))))
      (a!16 (= (ties.beginning any.AvA false (- h! (any.star any.FvA h!)))
               (any.first (any.dual any.AvA) (- h! (any.star any.FvA h!)))))
      (a!17 (= (ties.following any.AvA false (- h! (any.star any.FvA h!)))
               (any.second (any.dual any.AvA) (- h! (any.star any.FvA h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.FvA true h!)) 0)
                (< (- h! (ties.taken any.FvA true h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.FvA true h!)))
              (any.first any.FvF (- h! (ties.taken any.FvA true h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.FvA true h!)))
              (any.second any.FvF (- h! (ties.taken any.FvA true h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (ties.taken any.FvA true h!)))
              (any.first (any.dual any.FvF) (- h! (ties.taken any.FvA true h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (ties.taken any.FvA true h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvA true h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.FvA true h!)))
              (any.first any.FvA (- h! (ties.taken any.FvA true h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.FvA true h!)))
              (any.second any.FvA (- h! (ties.taken any.FvA true h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (ties.taken any.FvA true h!)))
              (any.first (any.dual any.FvA) (- h! (ties.taken any.FvA true h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (ties.taken any.FvA true h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvA true h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (ties.taken any.FvA true h!)))
               (any.first any.AvF (- h! (ties.taken any.FvA true h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (ties.taken any.FvA true h!)))
               (any.second any.AvF (- h! (ties.taken any.FvA true h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.FvA true h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.FvA true h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.FvA true h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.FvA true h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (ties.taken any.FvA true h!)))
               (any.first any.AvA (- h! (ties.taken any.FvA true h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (ties.taken any.FvA true h!)))
               (any.second any.AvA (- h! (ties.taken any.FvA true h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.FvA true h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.FvA true h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.FvA true h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.FvA true h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (>= (- h! (any.star (any.dual any.FvA) h!)) 0))
      (a!2 (< (- h! (any.star (any.dual any.FvA) h!)) h!))
      (a!3 (ties.beginning any.FvF true (- h! (any.star (any.dual any.FvA) h!))))
      (a!4 (any.first any.FvF (- h! (any.star (any.dual any.FvA) h!))))
      (a!5 (ties.following any.FvF true (- h! (any.star (any.dual any.FvA) h!))))
      (a!6 (any.second any.FvF (- h! (any.star (any.dual any.FvA) h!))))
      (a!7 (ties.beginning any.FvF
                           false
                           (- h! (any.star (any.dual any.FvA) h!))))
      (a!8 (any.first (any.dual any.FvF)
                      (- h! (any.star (any.dual any.FvA) h!))))
      (a!9 (ties.following any.FvF
                           false
                           (- h! (any.star (any.dual any.FvA) h!))))
      (a!10 (any.second (any.dual any.FvF)
                        (- h! (any.star (any.dual any.FvA) h!))))
      (a!11 (ties.beginning any.FvA
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!12 (any.first any.FvA (- h! (any.star (any.dual any.FvA) h!))))
      (a!13 (ties.following any.FvA
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!14 (any.second any.FvA (- h! (any.star (any.dual any.FvA) h!))))
      (a!15 (ties.beginning any.FvA
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!16 (any.first (any.dual any.FvA)
                       (- h! (any.star (any.dual any.FvA) h!))))
      (a!17 (ties.following any.FvA
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!18 (any.second (any.dual any.FvA)
                        (- h! (any.star (any.dual any.FvA) h!))))
      (a!19 (ties.beginning any.AvF
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!20 (any.first any.AvF (- h! (any.star (any.dual any.FvA) h!))))
      (a!21 (ties.following any.AvF
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!22 (any.second any.AvF (- h! (any.star (any.dual any.FvA) h!))))
      (a!23 (ties.beginning any.AvF
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!24 (any.first (any.dual any.AvF)
                       (- h! (any.star (any.dual any.FvA) h!))))
      (a!25 (ties.following any.AvF
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!26 (any.second (any.dual any.AvF)
                        (- h! (any.star (any.dual any.FvA) h!))))
      (a!27 (ties.beginning any.AvA
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!28 (any.first any.AvA (- h! (any.star (any.dual any.FvA) h!))))
      (a!29 (ties.following any.AvA
                            true
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!30 (any.second any.AvA (- h! (any.star (any.dual any.FvA) h!))))
      (a!31 (ties.beginning any.AvA
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!32 (any.first (any.dual any.AvA)
                       (- h! (any.star (any.dual any.FvA) h!))))
      (a!33 (ties.following any.AvA
                            false
                            (- h! (any.star (any.dual any.FvA) h!))))
      (a!34 (any.second (any.dual any.AvA)
                        (- h! (any.star (any.dual any.FvA) h!)))))
  (=> (and a!1 a!2)
      (and (= a!3 a!4)
           (= a!5 a!6)
           (= a!7 a!8)
           (= a!9 a!10)
           (= a!11 a!12)
           (= a!13 a!14)
           (= a!15 a!16)
           (= a!17 a!18)
           (= a!19 a!20)
           (= a!21 a!22)
           (= a!23 a!24)
           (= a!25 a!26)
           (= a!27 a!28)
           (= a!29 a!30)
           (= a!31 a!32)
           (= a!33 a!34)))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.FvA false h!)) 0)
                (< (- h! (ties.taken any.FvA false h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.FvA false h!)))
              (any.first any.FvF (- h! (ties.taken any.FvA false h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.FvA false h!)))
              (any.second any.FvF (- h! (ties.taken any.FvA false h!)))))
      (a!4 (= (ties.beginning any.FvF
                              false
                              (- h! (ties.taken any.FvA false h!)))
              (any.first (any.dual any.FvF)
                         (- h! (ties.taken any.FvA false h!)))))
      (a!5 (= (ties.following any.FvF
                              false
                              (- h! (ties.taken any.FvA false h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvA false h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.FvA false h!)))
              (any.first any.FvA (- h! (ties.taken any.FvA false h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.FvA false h!)))
              (any.second any.FvA (- h! (ties.taken any.FvA false h!)))))
      (a!8 (= (ties.beginning any.FvA
                              false
                              (- h! (ties.taken any.FvA false h!)))
              (any.first (any.dual any.FvA)
                         (- h! (ties.taken any.FvA false h!)))))
      (a!9 (= (ties.following any.FvA
                              false
                              (- h! (ties.taken any.FvA false h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvA false h!)))))
      (a!10 (= (ties.beginning any.AvF
                               true
                               (- h! (ties.taken any.FvA false h!)))
               (any.first any.AvF (- h! (ties.taken any.FvA false h!)))))
      (a!11 (= (ties.following any.AvF
                               true
                               (- h! (ties.taken any.FvA false h!)))
               (any.second any.AvF (- h! (ties.taken any.FvA false h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.FvA false h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.FvA false h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.FvA false h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.FvA false h!)))))
      (a!14 (= (ties.beginning any.AvA
                               true
                               (- h! (ties.taken any.FvA false h!)))
               (any.first any.AvA (- h! (ties.taken any.FvA false h!)))))
      (a!15 (= (ties.following any.AvA
                               true
                               (- h! (ties.taken any.FvA false h!)))
               (any.second any.AvA (- h! (ties.taken any.FvA false h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.FvA false h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.FvA false h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.FvA false h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.FvA false h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (any.star any.AvF h!)) 0)
                (< (- h! (any.star any.AvF h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (any.star any.AvF h!)))
              (any.first any.FvF (- h! (any.star any.AvF h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (any.star any.AvF h!)))
              (any.second any.FvF (- h! (any.star any.AvF h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (any.star any.AvF h!)))
              (any.first (any.dual any.FvF) (- h! (any.star any.AvF h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (any.star any.AvF h!)))
              (any.second (any.dual any.FvF) (- h! (any.star any.AvF h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (any.star any.AvF h!)))
              (any.first any.FvA (- h! (any.star any.AvF h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (any.star any.AvF h!)))
              (any.second any.FvA (- h! (any.star any.AvF h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (any.star any.AvF h!)))
              (any.first (any.dual any.FvA) (- h! (any.star any.AvF h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (any.star any.AvF h!)))
              (any.second (any.dual any.FvA) (- h! (any.star any.AvF h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (any.star any.AvF h!)))
               (any.first any.AvF (- h! (any.star any.AvF h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (any.star any.AvF h!)))
               (any.second any.AvF (- h! (any.star any.AvF h!)))))
      (a!12 (= (ties.beginning any.AvF false (- h! (any.star any.AvF h!)))
               (any.first (any.dual any.AvF) (- h! (any.star any.AvF h!)))))
      (a!13 (= (ties.following any.AvF false (- h! (any.star any.AvF h!)))
               (any.second (any.dual any.AvF) (- h! (any.star any.AvF h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (any.star any.AvF h!)))
               (any.first any.AvA (- h! (any.star any.AvF h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (any.star any.AvF h!)))
               (any.second any.AvA (- h! (any.star any.AvF h!)))))
      (a!16 (= (ties.beginning any.AvA false (- h! (any.star any.AvF h!)))
               (any.first (any.dual any.AvA) (- h! (any.star any.AvF h!)))))
      (a!17 (= (ties.following any.AvA false (- h! (any.star any.AvF h!)))
               (any.second (any.dual any.AvA) (- h! (any.star any.AvF h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.AvF true h!)) 0)
                (< (- h! (ties.taken any.AvF true h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.AvF true h!)))
              (any.first any.FvF (- h! (ties.taken any.AvF true h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.AvF true h!)))
              (any.second any.FvF (- h! (ties.taken any.AvF true h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (ties.taken any.AvF true h!)))
              (any.first (any.dual any.FvF) (- h! (ties.taken any.AvF true h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (ties.taken any.AvF true h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.AvF true h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.AvF true h!)))
              (any.first any.FvA (- h! (ties.taken any.AvF true h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.AvF true h!)))
              (any.second any.FvA (- h! (ties.taken any.AvF true h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (ties.taken any.AvF true h!)))
              (any.first (any.dual any.FvA) (- h! (ties.taken any.AvF true h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (ties.taken any.AvF true h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.AvF true h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (ties.taken any.AvF true h!)))
               (any.first any.AvF (- h! (ties.taken any.AvF true h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (ties.taken any.AvF true h!)))
               (any.second any.AvF (- h! (ties.taken any.AvF true h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.AvF true h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvF true h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.AvF true h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.AvF true h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (ties.taken any.AvF true h!)))
               (any.first any.AvA (- h! (ties.taken any.AvF true h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (ties.taken any.AvF true h!)))
               (any.second any.AvA (- h! (ties.taken any.AvF true h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.AvF true h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvF true h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.AvF true h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.AvF true h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (>= (- h! (any.star (any.dual any.AvF) h!)) 0))
      (a!2 (< (- h! (any.star (any.dual any.AvF) h!)) h!))
      (a!3 (ties.beginning any.FvF true (- h! (any.star (any.dual any.AvF) h!))))
      (a!4 (any.first any.FvF (- h! (any.star (any.dual any.AvF) h!))))
      (a!5 (ties.following any.FvF true (- h! (any.star (any.dual any.AvF) h!))))
      (a!6 (any.second any.FvF (- h! (any.star (any.dual any.AvF) h!))))
      (a!7 (ties.beginning any.FvF
                           false
                           (- h! (any.star (any.dual any.AvF) h!))))
      (a!8 (any.first (any.dual any.FvF)
                      (- h! (any.star (any.dual any.AvF) h!))))
      (a!9 (ties.following any.FvF
                           false
                           (- h! (any.star (any.dual any.AvF) h!))))
      (a!10 (any.second (any.dual any.FvF)
                        (- h! (any.star (any.dual any.AvF) h!))))
      (a!11 (ties.beginning any.FvA
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!12 (any.first any.FvA (- h! (any.star (any.dual any.AvF) h!))))
      (a!13 (ties.following any.FvA
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!14 (any.second any.FvA (- h! (any.star (any.dual any.AvF) h!))))
      (a!15 (ties.beginning any.FvA
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!16 (any.first (any.dual any.FvA)
                       (- h! (any.star (any.dual any.AvF) h!))))
      (a!17 (ties.following any.FvA
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!18 (any.second (any.dual any.FvA)
                        (- h! (any.star (any.dual any.AvF) h!))))
      (a!19 (ties.beginning any.AvF
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!20 (any.first any.AvF (- h! (any.star (any.dual any.AvF) h!))))
      (a!21 (ties.following any.AvF
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!22 (any.second any.AvF (- h! (any.star (any.dual any.AvF) h!))))
      (a!23 (ties.beginning any.AvF
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!24 (any.first (any.dual any.AvF)
                       (- h! (any.star (any.dual any.AvF) h!))))
      (a!25 (ties.following any.AvF
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!26 (any.second (any.dual any.AvF)
                        (- h! (any.star (any.dual any.AvF) h!))))
      (a!27 (ties.beginning any.AvA
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!28 (any.first any.AvA (- h! (any.star (any.dual any.AvF) h!))))
      (a!29 (ties.following any.AvA
                            true
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!30 (any.second any.AvA (- h! (any.star (any.dual any.AvF) h!))))
      (a!31 (ties.beginning any.AvA
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!32 (any.first (any.dual any.AvA)
                       (- h! (any.star (any.dual any.AvF) h!))))
      (a!33 (ties.following any.AvA
                            false
                            (- h! (any.star (any.dual any.AvF) h!))))
      (a!34 (any.second (any.dual any.AvA)
                        (- h! (any.star (any.dual any.AvF) h!)))))
  (=> (and a!1 a!2)
      (and (= a!3 a!4)
           (= a!5 a!6)
           (= a!7 a!8)
           (= a!9 a!10)
           (= a!11 a!12)
           (= a!13 a!14)
           (= a!15 a!16)
           (= a!17 a!18)
           (= a!19 a!20)
           (= a!21 a!22)
           (= a!23 a!24)
           (= a!25 a!26)
           (= a!27 a!28)
           (= a!29 a!30)
           (= a!31 a!32)
           (= a!33 a!34)))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.AvF false h!)) 0)
                (< (- h! (ties.taken any.AvF false h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.AvF false h!)))
              (any.first any.FvF (- h! (ties.taken any.AvF false h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.AvF false h!)))
              (any.second any.FvF (- h! (ties.taken any.AvF false h!)))))
      (a!4 (= (ties.beginning any.FvF
                              false
                              (- h! (ties.taken any.AvF false h!)))
              (any.first (any.dual any.FvF)
                         (- h! (ties.taken any.AvF false h!)))))
      (a!5 (= (ties.following any.FvF
                              false
                              (- h! (ties.taken any.AvF false h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.AvF false h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.AvF false h!)))
              (any.first any.FvA (- h! (ties.taken any.AvF false h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.AvF false h!)))
              (any.second any.FvA (- h! (ties.taken any.AvF false h!)))))
      (a!8 (= (ties.beginning any.FvA
                              false
                              (- h! (ties.taken any.AvF false h!)))
              (any.first (any.dual any.FvA)
                         (- h! (ties.taken any.AvF false h!)))))
      (a!9 (= (ties.following any.FvA
                              false
                              (- h! (ties.taken any.AvF false h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.AvF false h!)))))
      (a!10 (= (ties.beginning any.AvF
                               true
                               (- h! (ties.taken any.AvF false h!)))
               (any.first any.AvF (- h! (ties.taken any.AvF false h!)))))
      (a!11 (= (ties.following any.AvF
                               true
                               (- h! (ties.taken any.AvF false h!)))
               (any.second any.AvF (- h! (ties.taken any.AvF false h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.AvF false h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvF false h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.AvF false h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.AvF false h!)))))
      (a!14 (= (ties.beginning any.AvA
                               true
                               (- h! (ties.taken any.AvF false h!)))
               (any.first any.AvA (- h! (ties.taken any.AvF false h!)))))
      (a!15 (= (ties.following any.AvA
                               true
                               (- h! (ties.taken any.AvF false h!)))
               (any.second any.AvA (- h! (ties.taken any.AvF false h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.AvF false h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvF false h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.AvF false h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.AvF false h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (any.star any.AvA h!)) 0)
                (< (- h! (any.star any.AvA h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (any.star any.AvA h!)))
              (any.first any.FvF (- h! (any.star any.AvA h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (any.star any.AvA h!)))
              (any.second any.FvF (- h! (any.star any.AvA h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (any.star any.AvA h!)))
              (any.first (any.dual any.FvF) (- h! (any.star any.AvA h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (any.star any.AvA h!)))
              (any.second (any.dual any.FvF) (- h! (any.star any.AvA h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (any.star any.AvA h!)))
              (any.first any.FvA (- h! (any.star any.AvA h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (any.star any.AvA h!)))
              (any.second any.FvA (- h! (any.star any.AvA h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (any.star any.AvA h!)))
              (any.first (any.dual any.FvA) (- h! (any.star any.AvA h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (any.star any.AvA h!)))
              (any.second (any.dual any.FvA) (- h! (any.star any.AvA h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (any.star any.AvA h!)))
               (any.first any.AvF (- h! (any.star any.AvA h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (any.star any.AvA h!)))
               (any.second any.AvF (- h! (any.star any.AvA h!)))))
      (a!12 (= (ties.beginning any.AvF false (- h! (any.star any.AvA h!)))
               (any.first (any.dual any.AvF) (- h! (any.star any.AvA h!)))))
      (a!13 (= (ties.following any.AvF false (- h! (any.star any.AvA h!)))
               (any.second (any.dual any.AvF) (- h! (any.star any.AvA h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (any.star any.AvA h!)))
               (any.first any.AvA (- h! (any.star any.AvA h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (any.star any.AvA h!)))
               (any.second any.AvA (- h! (any.star any.AvA h!)))))
      (a!16 (= (ties.beginning any.AvA false (- h! (any.star any.AvA h!)))
               (any.first (any.dual any.AvA) (- h! (any.star any.AvA h!)))))
      (a!17 (= (ties.following any.AvA false (- h! (any.star any.AvA h!)))
               (any.second (any.dual any.AvA) (- h! (any.star any.AvA h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.AvA true h!)) 0)
                (< (- h! (ties.taken any.AvA true h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.AvA true h!)))
              (any.first any.FvF (- h! (ties.taken any.AvA true h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.AvA true h!)))
              (any.second any.FvF (- h! (ties.taken any.AvA true h!)))))
      (a!4 (= (ties.beginning any.FvF false (- h! (ties.taken any.AvA true h!)))
              (any.first (any.dual any.FvF) (- h! (ties.taken any.AvA true h!)))))
      (a!5 (= (ties.following any.FvF false (- h! (ties.taken any.AvA true h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.AvA true h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.AvA true h!)))
              (any.first any.FvA (- h! (ties.taken any.AvA true h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.AvA true h!)))
              (any.second any.FvA (- h! (ties.taken any.AvA true h!)))))
      (a!8 (= (ties.beginning any.FvA false (- h! (ties.taken any.AvA true h!)))
              (any.first (any.dual any.FvA) (- h! (ties.taken any.AvA true h!)))))
      (a!9 (= (ties.following any.FvA false (- h! (ties.taken any.AvA true h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.AvA true h!)))))
      (a!10 (= (ties.beginning any.AvF true (- h! (ties.taken any.AvA true h!)))
               (any.first any.AvF (- h! (ties.taken any.AvA true h!)))))
      (a!11 (= (ties.following any.AvF true (- h! (ties.taken any.AvA true h!)))
               (any.second any.AvF (- h! (ties.taken any.AvA true h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.AvA true h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvA true h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.AvA true h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.AvA true h!)))))
      (a!14 (= (ties.beginning any.AvA true (- h! (ties.taken any.AvA true h!)))
               (any.first any.AvA (- h! (ties.taken any.AvA true h!)))))
      (a!15 (= (ties.following any.AvA true (- h! (ties.taken any.AvA true h!)))
               (any.second any.AvA (- h! (ties.taken any.AvA true h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.AvA true h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvA true h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.AvA true h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.AvA true h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (let ((a!1 (>= (- h! (any.star (any.dual any.AvA) h!)) 0))
      (a!2 (< (- h! (any.star (any.dual any.AvA) h!)) h!))
      (a!3 (ties.beginning any.FvF true (- h! (any.star (any.dual any.AvA) h!))))
      (a!4 (any.first any.FvF (- h! (any.star (any.dual any.AvA) h!))))
      (a!5 (ties.following any.FvF true (- h! (any.star (any.dual any.AvA) h!))))
      (a!6 (any.second any.FvF (- h! (any.star (any.dual any.AvA) h!))))
      (a!7 (ties.beginning any.FvF
                           false
                           (- h! (any.star (any.dual any.AvA) h!))))
      (a!8 (any.first (any.dual any.FvF)
                      (- h! (any.star (any.dual any.AvA) h!))))
      (a!9 (ties.following any.FvF
                           false
                           (- h! (any.star (any.dual any.AvA) h!))))
      (a!10 (any.second (any.dual any.FvF)
                        (- h! (any.star (any.dual any.AvA) h!))))
      (a!11 (ties.beginning any.FvA
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!12 (any.first any.FvA (- h! (any.star (any.dual any.AvA) h!))))
      (a!13 (ties.following any.FvA
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!14 (any.second any.FvA (- h! (any.star (any.dual any.AvA) h!))))
      (a!15 (ties.beginning any.FvA
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!16 (any.first (any.dual any.FvA)
                       (- h! (any.star (any.dual any.AvA) h!))))
      (a!17 (ties.following any.FvA
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!18 (any.second (any.dual any.FvA)
                        (- h! (any.star (any.dual any.AvA) h!))))
      (a!19 (ties.beginning any.AvF
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!20 (any.first any.AvF (- h! (any.star (any.dual any.AvA) h!))))
      (a!21 (ties.following any.AvF
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!22 (any.second any.AvF (- h! (any.star (any.dual any.AvA) h!))))
      (a!23 (ties.beginning any.AvF
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!24 (any.first (any.dual any.AvF)
                       (- h! (any.star (any.dual any.AvA) h!))))
      (a!25 (ties.following any.AvF
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!26 (any.second (any.dual any.AvF)
                        (- h! (any.star (any.dual any.AvA) h!))))
      (a!27 (ties.beginning any.AvA
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!28 (any.first any.AvA (- h! (any.star (any.dual any.AvA) h!))))
      (a!29 (ties.following any.AvA
                            true
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!30 (any.second any.AvA (- h! (any.star (any.dual any.AvA) h!))))
      (a!31 (ties.beginning any.AvA
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!32 (any.first (any.dual any.AvA)
                       (- h! (any.star (any.dual any.AvA) h!))))
      (a!33 (ties.following any.AvA
                            false
                            (- h! (any.star (any.dual any.AvA) h!))))
      (a!34 (any.second (any.dual any.AvA)
                        (- h! (any.star (any.dual any.AvA) h!)))))
  (=> (and a!1 a!2)
      (and (= a!3 a!4)
           (= a!5 a!6)
           (= a!7 a!8)
           (= a!9 a!10)
           (= a!11 a!12)
           (= a!13 a!14)
           (= a!15 a!16)
           (= a!17 a!18)
           (= a!19 a!20)
           (= a!21 a!22)
           (= a!23 a!24)
           (= a!25 a!26)
           (= a!27 a!28)
           (= a!29 a!30)
           (= a!31 a!32)
           (= a!33 a!34)))))
(assert (let ((a!1 (and (>= (- h! (ties.taken any.AvA false h!)) 0)
                (< (- h! (ties.taken any.AvA false h!)) h!)))
      (a!2 (= (ties.beginning any.FvF true (- h! (ties.taken any.AvA false h!)))
              (any.first any.FvF (- h! (ties.taken any.AvA false h!)))))
      (a!3 (= (ties.following any.FvF true (- h! (ties.taken any.AvA false h!)))
              (any.second any.FvF (- h! (ties.taken any.AvA false h!)))))
      (a!4 (= (ties.beginning any.FvF
                              false
                              (- h! (ties.taken any.AvA false h!)))
              (any.first (any.dual any.FvF)
                         (- h! (ties.taken any.AvA false h!)))))
      (a!5 (= (ties.following any.FvF
                              false
                              (- h! (ties.taken any.AvA false h!)))
              (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.AvA false h!)))))
      (a!6 (= (ties.beginning any.FvA true (- h! (ties.taken any.AvA false h!)))
              (any.first any.FvA (- h! (ties.taken any.AvA false h!)))))
      (a!7 (= (ties.following any.FvA true (- h! (ties.taken any.AvA false h!)))
              (any.second any.FvA (- h! (ties.taken any.AvA false h!)))))
      (a!8 (= (ties.beginning any.FvA
                              false
                              (- h! (ties.taken any.AvA false h!)))
              (any.first (any.dual any.FvA)
                         (- h! (ties.taken any.AvA false h!)))))
      (a!9 (= (ties.following any.FvA
                              false
                              (- h! (ties.taken any.AvA false h!)))
              (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.AvA false h!)))))
      (a!10 (= (ties.beginning any.AvF
                               true
                               (- h! (ties.taken any.AvA false h!)))
               (any.first any.AvF (- h! (ties.taken any.AvA false h!)))))
      (a!11 (= (ties.following any.AvF
                               true
                               (- h! (ties.taken any.AvA false h!)))
               (any.second any.AvF (- h! (ties.taken any.AvA false h!)))))
      (a!12 (= (ties.beginning any.AvF
                               false
                               (- h! (ties.taken any.AvA false h!)))
               (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvA false h!)))))
      (a!13 (= (ties.following any.AvF
                               false
                               (- h! (ties.taken any.AvA false h!)))
               (any.second (any.dual any.AvF)
                           (- h! (ties.taken any.AvA false h!)))))
      (a!14 (= (ties.beginning any.AvA
                               true
                               (- h! (ties.taken any.AvA false h!)))
               (any.first any.AvA (- h! (ties.taken any.AvA false h!)))))
      (a!15 (= (ties.following any.AvA
                               true
                               (- h! (ties.taken any.AvA false h!)))
               (any.second any.AvA (- h! (ties.taken any.AvA false h!)))))
      (a!16 (= (ties.beginning any.AvA
                               false
                               (- h! (ties.taken any.AvA false h!)))
               (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvA false h!)))))
      (a!17 (= (ties.following any.AvA
                               false
                               (- h! (ties.taken any.AvA false h!)))
               (any.second (any.dual any.AvA)
                           (- h! (ties.taken any.AvA false h!))))))
  (=> a!1
      (and a!2
           a!3
           a!4
           a!5
           a!6
           a!7
           a!8
           a!9
           a!10
           a!11
           a!12
           a!13
           a!14
           a!15
           a!16
           a!17))))
(assert (and (= (any.dual (any.dual any.FvF)) any.FvF)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (=> (< h! any.m)
    (and (= (any.first any.FvF h!) 0) (= (any.second any.FvF h!) 0))))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.FvF true h!) 0)
         (= (ties.following any.FvF true h!) 0))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvF) (- h! (any.star any.FvF h!)))
              (any.star any.FvF h!)))
      (a!2 (= (any.second any.FvF h!)
              (any.first (any.dual any.FvF) (- h! (any.star any.FvF h!))))))
  (=> (>= h! any.m)
      (and (any.S (any.star any.FvF h!))
           (<= (any.star any.FvF h!) h!)
           (= (any.first any.FvF h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (ties.following any.FvF
                              (xor true true)
                              (- h! (ties.taken any.FvF true h!)))
              (ties.taken any.FvF true h!)))
      (a!2 (= (ties.following any.FvF true h!)
              (ties.beginning any.FvF
                              (xor true true)
                              (- h! (ties.taken any.FvF true h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.FvF true h!))
           (<= (ties.taken any.FvF true h!) h!)
           (= (ties.beginning any.FvF true h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvF true h!)))
              (ties.taken any.FvF true h!))))
  (=> (and (any.S (ties.taken any.FvF true h!))
           (<= (ties.taken any.FvF true h!) h!))
      (<= a!1 (any.first any.FvF h!)))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvF)
                          (- h! (ties.taken any.FvF true h!)))
              (ties.taken any.FvF true h!)))
      (a!2 (<= (any.first (any.dual any.FvF)
                          (- h! (ties.taken any.FvF true h!)))
               (any.second any.FvF h!)))
      (a!3 (>= (any.first (any.dual any.FvF)
                          (- h! (ties.taken any.FvF true h!)))
               (any.second any.FvF h!))))
  (=> (and (any.S (ties.taken any.FvF true h!))
           (<= (ties.taken any.FvF true h!) h!)
           (= a!1 (any.first any.FvF h!)))
      (and (=> (any.is_friendly any.FvF) a!2)
           (=> (any.is_antagonistic any.FvF) a!3)))))
(assert (let ((a!1 (+ (ties.following any.FvF
                              (xor true true)
                              (- h! (any.star any.FvF h!)))
              (any.star any.FvF h!)))
      (a!2 (or (and true (any.is_friendly any.FvF))
               (and (xor true true) (any.is_friendly (any.dual any.FvF)))))
      (a!3 (ties.beginning any.FvF (xor true true) (- h! (any.star any.FvF h!))))
      (a!4 (or (and true (any.is_antagonistic any.FvF))
               (and (xor true true) (any.is_antagonistic (any.dual any.FvF))))))
(let ((a!5 (and (=> a!2 (<= a!3 (ties.following any.FvF true h!)))
                (=> a!4 (>= a!3 (ties.following any.FvF true h!))))))
(let ((a!6 (and (<= a!1 (ties.beginning any.FvF true h!))
                (=> (= a!1 (ties.beginning any.FvF true h!)) a!5))))
  (=> (and (any.S (any.star any.FvF h!)) (<= (any.star any.FvF h!) h!)) a!6)))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (any.star any.FvF h!)) (>= (any.star any.FvF h!) any.m))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.FvF true h!))
         (>= (ties.taken any.FvF true h!) any.m))))
(assert (and (= (any.dual (any.dual any.FvF)) any.FvF)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (let ((a!1 (and (= (any.first (any.dual any.FvF) h!) 0)
                (= (any.second (any.dual any.FvF) h!) 0))))
  (=> (< h! any.m) a!1)))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.FvF false h!) 0)
         (= (ties.following any.FvF false h!) 0))))
(assert (let ((a!1 (any.second (any.dual (any.dual any.FvF))
                       (- h! (any.star (any.dual any.FvF) h!))))
      (a!3 (any.first (any.dual (any.dual any.FvF))
                      (- h! (any.star (any.dual any.FvF) h!)))))
(let ((a!2 (= (any.first (any.dual any.FvF) h!)
              (+ a!1 (any.star (any.dual any.FvF) h!)))))
(let ((a!4 (and (any.S (any.star (any.dual any.FvF) h!))
                (<= (any.star (any.dual any.FvF) h!) h!)
                a!2
                (= (any.second (any.dual any.FvF) h!) a!3))))
  (=> (>= h! any.m) a!4)))))
(assert (let ((a!1 (+ (ties.following any.FvF
                              (xor false true)
                              (- h! (ties.taken any.FvF false h!)))
              (ties.taken any.FvF false h!)))
      (a!2 (= (ties.following any.FvF false h!)
              (ties.beginning any.FvF
                              (xor false true)
                              (- h! (ties.taken any.FvF false h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.FvF false h!))
           (<= (ties.taken any.FvF false h!) h!)
           (= (ties.beginning any.FvF false h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.FvF))
                          (- h! (ties.taken any.FvF false h!)))
              (ties.taken any.FvF false h!))))
  (=> (and (any.S (ties.taken any.FvF false h!))
           (<= (ties.taken any.FvF false h!) h!))
      (<= a!1 (any.first (any.dual any.FvF) h!)))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.FvF))
                          (- h! (ties.taken any.FvF false h!)))
              (ties.taken any.FvF false h!)))
      (a!3 (any.first (any.dual (any.dual any.FvF))
                      (- h! (ties.taken any.FvF false h!)))))
(let ((a!2 (and (any.S (ties.taken any.FvF false h!))
                (<= (ties.taken any.FvF false h!) h!)
                (= a!1 (any.first (any.dual any.FvF) h!))))
      (a!4 (=> (any.is_friendly (any.dual any.FvF))
               (<= a!3 (any.second (any.dual any.FvF) h!))))
      (a!5 (=> (any.is_antagonistic (any.dual any.FvF))
               (>= a!3 (any.second (any.dual any.FvF) h!)))))
  (=> a!2 (and a!4 a!5)))))
(assert (let ((a!1 (and (any.S (any.star (any.dual any.FvF) h!))
                (<= (any.star (any.dual any.FvF) h!) h!)))
      (a!2 (ties.following any.FvF
                           (xor false true)
                           (- h! (any.star (any.dual any.FvF) h!))))
      (a!5 (or (and false (any.is_friendly any.FvF))
               (and (xor false true) (any.is_friendly (any.dual any.FvF)))))
      (a!6 (ties.beginning any.FvF
                           (xor false true)
                           (- h! (any.star (any.dual any.FvF) h!))))
      (a!7 (or (and false (any.is_antagonistic any.FvF))
               (and (xor false true) (any.is_antagonistic (any.dual any.FvF))))))
(let ((a!3 (<= (+ a!2 (any.star (any.dual any.FvF) h!))
               (ties.beginning any.FvF false h!)))
      (a!4 (= (+ a!2 (any.star (any.dual any.FvF) h!))
              (ties.beginning any.FvF false h!)))
      (a!8 (and (=> a!5 (<= a!6 (ties.following any.FvF false h!)))
                (=> a!7 (>= a!6 (ties.following any.FvF false h!))))))
  (=> a!1 (and a!3 (=> a!4 a!8))))))
(assert (let ((a!1 (=> (any.S (any.star (any.dual any.FvF) h!))
               (>= (any.star (any.dual any.FvF) h!) any.m))))
  (and (any.S any.m) (>= any.m 1) a!1)))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.FvF false h!))
         (>= (ties.taken any.FvF false h!) any.m))))
(assert (and (= (any.dual (any.dual any.FvA)) any.FvA)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (=> (< h! any.m)
    (and (= (any.first any.FvA h!) 0) (= (any.second any.FvA h!) 0))))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.FvA true h!) 0)
         (= (ties.following any.FvA true h!) 0))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvA) (- h! (any.star any.FvA h!)))
              (any.star any.FvA h!)))
      (a!2 (= (any.second any.FvA h!)
              (any.first (any.dual any.FvA) (- h! (any.star any.FvA h!))))))
  (=> (>= h! any.m)
      (and (any.S (any.star any.FvA h!))
           (<= (any.star any.FvA h!) h!)
           (= (any.first any.FvA h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (ties.following any.FvA
                              (xor true true)
                              (- h! (ties.taken any.FvA true h!)))
              (ties.taken any.FvA true h!)))
      (a!2 (= (ties.following any.FvA true h!)
              (ties.beginning any.FvA
                              (xor true true)
                              (- h! (ties.taken any.FvA true h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.FvA true h!))
           (<= (ties.taken any.FvA true h!) h!)
           (= (ties.beginning any.FvA true h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvA true h!)))
              (ties.taken any.FvA true h!))))
  (=> (and (any.S (ties.taken any.FvA true h!))
           (<= (ties.taken any.FvA true h!) h!))
      (<= a!1 (any.first any.FvA h!)))))
(assert (let ((a!1 (+ (any.second (any.dual any.FvA)
                          (- h! (ties.taken any.FvA true h!)))
              (ties.taken any.FvA true h!)))
      (a!2 (<= (any.first (any.dual any.FvA)
                          (- h! (ties.taken any.FvA true h!)))
               (any.second any.FvA h!)))
      (a!3 (>= (any.first (any.dual any.FvA)
                          (- h! (ties.taken any.FvA true h!)))
               (any.second any.FvA h!))))
  (=> (and (any.S (ties.taken any.FvA true h!))
           (<= (ties.taken any.FvA true h!) h!)
           (= a!1 (any.first any.FvA h!)))
      (and (=> (any.is_friendly any.FvA) a!2)
           (=> (any.is_antagonistic any.FvA) a!3)))))
(assert (let ((a!1 (+ (ties.following any.FvA
                              (xor true true)
                              (- h! (any.star any.FvA h!)))
              (any.star any.FvA h!)))
      (a!2 (or (and true (any.is_friendly any.FvA))
               (and (xor true true) (any.is_friendly (any.dual any.FvA)))))
      (a!3 (ties.beginning any.FvA (xor true true) (- h! (any.star any.FvA h!))))
      (a!4 (or (and true (any.is_antagonistic any.FvA))
               (and (xor true true) (any.is_antagonistic (any.dual any.FvA))))))
(let ((a!5 (and (=> a!2 (<= a!3 (ties.following any.FvA true h!)))
                (=> a!4 (>= a!3 (ties.following any.FvA true h!))))))
(let ((a!6 (and (<= a!1 (ties.beginning any.FvA true h!))
                (=> (= a!1 (ties.beginning any.FvA true h!)) a!5))))
  (=> (and (any.S (any.star any.FvA h!)) (<= (any.star any.FvA h!) h!)) a!6)))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (any.star any.FvA h!)) (>= (any.star any.FvA h!) any.m))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.FvA true h!))
         (>= (ties.taken any.FvA true h!) any.m))))
(assert (and (= (any.dual (any.dual any.FvA)) any.FvA)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (let ((a!1 (and (= (any.first (any.dual any.FvA) h!) 0)
                (= (any.second (any.dual any.FvA) h!) 0))))
  (=> (< h! any.m) a!1)))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.FvA false h!) 0)
         (= (ties.following any.FvA false h!) 0))))
(assert (let ((a!1 (any.second (any.dual (any.dual any.FvA))
                       (- h! (any.star (any.dual any.FvA) h!))))
      (a!3 (any.first (any.dual (any.dual any.FvA))
                      (- h! (any.star (any.dual any.FvA) h!)))))
(let ((a!2 (= (any.first (any.dual any.FvA) h!)
              (+ a!1 (any.star (any.dual any.FvA) h!)))))
(let ((a!4 (and (any.S (any.star (any.dual any.FvA) h!))
                (<= (any.star (any.dual any.FvA) h!) h!)
                a!2
                (= (any.second (any.dual any.FvA) h!) a!3))))
  (=> (>= h! any.m) a!4)))))
(assert (let ((a!1 (+ (ties.following any.FvA
                              (xor false true)
                              (- h! (ties.taken any.FvA false h!)))
              (ties.taken any.FvA false h!)))
      (a!2 (= (ties.following any.FvA false h!)
              (ties.beginning any.FvA
                              (xor false true)
                              (- h! (ties.taken any.FvA false h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.FvA false h!))
           (<= (ties.taken any.FvA false h!) h!)
           (= (ties.beginning any.FvA false h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.FvA))
                          (- h! (ties.taken any.FvA false h!)))
              (ties.taken any.FvA false h!))))
  (=> (and (any.S (ties.taken any.FvA false h!))
           (<= (ties.taken any.FvA false h!) h!))
      (<= a!1 (any.first (any.dual any.FvA) h!)))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.FvA))
                          (- h! (ties.taken any.FvA false h!)))
              (ties.taken any.FvA false h!)))
      (a!3 (any.first (any.dual (any.dual any.FvA))
                      (- h! (ties.taken any.FvA false h!)))))
(let ((a!2 (and (any.S (ties.taken any.FvA false h!))
                (<= (ties.taken any.FvA false h!) h!)
                (= a!1 (any.first (any.dual any.FvA) h!))))
      (a!4 (=> (any.is_friendly (any.dual any.FvA))
               (<= a!3 (any.second (any.dual any.FvA) h!))))
      (a!5 (=> (any.is_antagonistic (any.dual any.FvA))
               (>= a!3 (any.second (any.dual any.FvA) h!)))))
  (=> a!2 (and a!4 a!5)))))
(assert (let ((a!1 (and (any.S (any.star (any.dual any.FvA) h!))
                (<= (any.star (any.dual any.FvA) h!) h!)))
      (a!2 (ties.following any.FvA
                           (xor false true)
                           (- h! (any.star (any.dual any.FvA) h!))))
      (a!5 (or (and false (any.is_friendly any.FvA))
               (and (xor false true) (any.is_friendly (any.dual any.FvA)))))
      (a!6 (ties.beginning any.FvA
                           (xor false true)
                           (- h! (any.star (any.dual any.FvA) h!))))
      (a!7 (or (and false (any.is_antagonistic any.FvA))
               (and (xor false true) (any.is_antagonistic (any.dual any.FvA))))))
(let ((a!3 (<= (+ a!2 (any.star (any.dual any.FvA) h!))
               (ties.beginning any.FvA false h!)))
      (a!4 (= (+ a!2 (any.star (any.dual any.FvA) h!))
              (ties.beginning any.FvA false h!)))
      (a!8 (and (=> a!5 (<= a!6 (ties.following any.FvA false h!)))
                (=> a!7 (>= a!6 (ties.following any.FvA false h!))))))
  (=> a!1 (and a!3 (=> a!4 a!8))))))
(assert (let ((a!1 (=> (any.S (any.star (any.dual any.FvA) h!))
               (>= (any.star (any.dual any.FvA) h!) any.m))))
  (and (any.S any.m) (>= any.m 1) a!1)))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.FvA false h!))
         (>= (ties.taken any.FvA false h!) any.m))))
(assert (and (= (any.dual (any.dual any.AvF)) any.AvF)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (=> (< h! any.m)
    (and (= (any.first any.AvF h!) 0) (= (any.second any.AvF h!) 0))))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.AvF true h!) 0)
         (= (ties.following any.AvF true h!) 0))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvF) (- h! (any.star any.AvF h!)))
              (any.star any.AvF h!)))
      (a!2 (= (any.second any.AvF h!)
              (any.first (any.dual any.AvF) (- h! (any.star any.AvF h!))))))
  (=> (>= h! any.m)
      (and (any.S (any.star any.AvF h!))
           (<= (any.star any.AvF h!) h!)
           (= (any.first any.AvF h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (ties.following any.AvF
                              (xor true true)
                              (- h! (ties.taken any.AvF true h!)))
              (ties.taken any.AvF true h!)))
      (a!2 (= (ties.following any.AvF true h!)
              (ties.beginning any.AvF
                              (xor true true)
                              (- h! (ties.taken any.AvF true h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.AvF true h!))
           (<= (ties.taken any.AvF true h!) h!)
           (= (ties.beginning any.AvF true h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvF)
                          (- h! (ties.taken any.AvF true h!)))
              (ties.taken any.AvF true h!))))
  (=> (and (any.S (ties.taken any.AvF true h!))
           (<= (ties.taken any.AvF true h!) h!))
      (<= a!1 (any.first any.AvF h!)))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvF)
                          (- h! (ties.taken any.AvF true h!)))
              (ties.taken any.AvF true h!)))
      (a!2 (<= (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvF true h!)))
               (any.second any.AvF h!)))
      (a!3 (>= (any.first (any.dual any.AvF)
                          (- h! (ties.taken any.AvF true h!)))
               (any.second any.AvF h!))))
  (=> (and (any.S (ties.taken any.AvF true h!))
           (<= (ties.taken any.AvF true h!) h!)
           (= a!1 (any.first any.AvF h!)))
      (and (=> (any.is_friendly any.AvF) a!2)
           (=> (any.is_antagonistic any.AvF) a!3)))))
(assert (let ((a!1 (+ (ties.following any.AvF
                              (xor true true)
                              (- h! (any.star any.AvF h!)))
              (any.star any.AvF h!)))
      (a!2 (or (and true (any.is_friendly any.AvF))
               (and (xor true true) (any.is_friendly (any.dual any.AvF)))))
      (a!3 (ties.beginning any.AvF (xor true true) (- h! (any.star any.AvF h!))))
      (a!4 (or (and true (any.is_antagonistic any.AvF))
               (and (xor true true) (any.is_antagonistic (any.dual any.AvF))))))
(let ((a!5 (and (=> a!2 (<= a!3 (ties.following any.AvF true h!)))
                (=> a!4 (>= a!3 (ties.following any.AvF true h!))))))
(let ((a!6 (and (<= a!1 (ties.beginning any.AvF true h!))
                (=> (= a!1 (ties.beginning any.AvF true h!)) a!5))))
  (=> (and (any.S (any.star any.AvF h!)) (<= (any.star any.AvF h!) h!)) a!6)))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (any.star any.AvF h!)) (>= (any.star any.AvF h!) any.m))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.AvF true h!))
         (>= (ties.taken any.AvF true h!) any.m))))
(assert (and (= (any.dual (any.dual any.AvF)) any.AvF)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (let ((a!1 (and (= (any.first (any.dual any.AvF) h!) 0)
                (= (any.second (any.dual any.AvF) h!) 0))))
  (=> (< h! any.m) a!1)))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.AvF false h!) 0)
         (= (ties.following any.AvF false h!) 0))))
(assert (let ((a!1 (any.second (any.dual (any.dual any.AvF))
                       (- h! (any.star (any.dual any.AvF) h!))))
      (a!3 (any.first (any.dual (any.dual any.AvF))
                      (- h! (any.star (any.dual any.AvF) h!)))))
(let ((a!2 (= (any.first (any.dual any.AvF) h!)
              (+ a!1 (any.star (any.dual any.AvF) h!)))))
(let ((a!4 (and (any.S (any.star (any.dual any.AvF) h!))
                (<= (any.star (any.dual any.AvF) h!) h!)
                a!2
                (= (any.second (any.dual any.AvF) h!) a!3))))
  (=> (>= h! any.m) a!4)))))
(assert (let ((a!1 (+ (ties.following any.AvF
                              (xor false true)
                              (- h! (ties.taken any.AvF false h!)))
              (ties.taken any.AvF false h!)))
      (a!2 (= (ties.following any.AvF false h!)
              (ties.beginning any.AvF
                              (xor false true)
                              (- h! (ties.taken any.AvF false h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.AvF false h!))
           (<= (ties.taken any.AvF false h!) h!)
           (= (ties.beginning any.AvF false h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.AvF))
                          (- h! (ties.taken any.AvF false h!)))
              (ties.taken any.AvF false h!))))
  (=> (and (any.S (ties.taken any.AvF false h!))
           (<= (ties.taken any.AvF false h!) h!))
      (<= a!1 (any.first (any.dual any.AvF) h!)))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.AvF))
                          (- h! (ties.taken any.AvF false h!)))
              (ties.taken any.AvF false h!)))
      (a!3 (any.first (any.dual (any.dual any.AvF))
                      (- h! (ties.taken any.AvF false h!)))))
(let ((a!2 (and (any.S (ties.taken any.AvF false h!))
                (<= (ties.taken any.AvF false h!) h!)
                (= a!1 (any.first (any.dual any.AvF) h!))))
      (a!4 (=> (any.is_friendly (any.dual any.AvF))
               (<= a!3 (any.second (any.dual any.AvF) h!))))
      (a!5 (=> (any.is_antagonistic (any.dual any.AvF))
               (>= a!3 (any.second (any.dual any.AvF) h!)))))
  (=> a!2 (and a!4 a!5)))))
(assert (let ((a!1 (and (any.S (any.star (any.dual any.AvF) h!))
                (<= (any.star (any.dual any.AvF) h!) h!)))
      (a!2 (ties.following any.AvF
                           (xor false true)
                           (- h! (any.star (any.dual any.AvF) h!))))
      (a!5 (or (and false (any.is_friendly any.AvF))
               (and (xor false true) (any.is_friendly (any.dual any.AvF)))))
      (a!6 (ties.beginning any.AvF
                           (xor false true)
                           (- h! (any.star (any.dual any.AvF) h!))))
      (a!7 (or (and false (any.is_antagonistic any.AvF))
               (and (xor false true) (any.is_antagonistic (any.dual any.AvF))))))
(let ((a!3 (<= (+ a!2 (any.star (any.dual any.AvF) h!))
               (ties.beginning any.AvF false h!)))
      (a!4 (= (+ a!2 (any.star (any.dual any.AvF) h!))
              (ties.beginning any.AvF false h!)))
      (a!8 (and (=> a!5 (<= a!6 (ties.following any.AvF false h!)))
                (=> a!7 (>= a!6 (ties.following any.AvF false h!))))))
  (=> a!1 (and a!3 (=> a!4 a!8))))))
(assert (let ((a!1 (=> (any.S (any.star (any.dual any.AvF) h!))
               (>= (any.star (any.dual any.AvF) h!) any.m))))
  (and (any.S any.m) (>= any.m 1) a!1)))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.AvF false h!))
         (>= (ties.taken any.AvF false h!) any.m))))
(assert (and (= (any.dual (any.dual any.AvA)) any.AvA)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (=> (< h! any.m)
    (and (= (any.first any.AvA h!) 0) (= (any.second any.AvA h!) 0))))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.AvA true h!) 0)
         (= (ties.following any.AvA true h!) 0))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvA) (- h! (any.star any.AvA h!)))
              (any.star any.AvA h!)))
      (a!2 (= (any.second any.AvA h!)
              (any.first (any.dual any.AvA) (- h! (any.star any.AvA h!))))))
  (=> (>= h! any.m)
      (and (any.S (any.star any.AvA h!))
           (<= (any.star any.AvA h!) h!)
           (= (any.first any.AvA h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (ties.following any.AvA
                              (xor true true)
                              (- h! (ties.taken any.AvA true h!)))
              (ties.taken any.AvA true h!)))
      (a!2 (= (ties.following any.AvA true h!)
              (ties.beginning any.AvA
                              (xor true true)
                              (- h! (ties.taken any.AvA true h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.AvA true h!))
           (<= (ties.taken any.AvA true h!) h!)
           (= (ties.beginning any.AvA true h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvA)
                          (- h! (ties.taken any.AvA true h!)))
              (ties.taken any.AvA true h!))))
  (=> (and (any.S (ties.taken any.AvA true h!))
           (<= (ties.taken any.AvA true h!) h!))
      (<= a!1 (any.first any.AvA h!)))))
(assert (let ((a!1 (+ (any.second (any.dual any.AvA)
                          (- h! (ties.taken any.AvA true h!)))
              (ties.taken any.AvA true h!)))
      (a!2 (<= (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvA true h!)))
               (any.second any.AvA h!)))
      (a!3 (>= (any.first (any.dual any.AvA)
                          (- h! (ties.taken any.AvA true h!)))
               (any.second any.AvA h!))))
  (=> (and (any.S (ties.taken any.AvA true h!))
           (<= (ties.taken any.AvA true h!) h!)
           (= a!1 (any.first any.AvA h!)))
      (and (=> (any.is_friendly any.AvA) a!2)
           (=> (any.is_antagonistic any.AvA) a!3)))))
(assert (let ((a!1 (+ (ties.following any.AvA
                              (xor true true)
                              (- h! (any.star any.AvA h!)))
              (any.star any.AvA h!)))
      (a!2 (or (and true (any.is_friendly any.AvA))
               (and (xor true true) (any.is_friendly (any.dual any.AvA)))))
      (a!3 (ties.beginning any.AvA (xor true true) (- h! (any.star any.AvA h!))))
      (a!4 (or (and true (any.is_antagonistic any.AvA))
               (and (xor true true) (any.is_antagonistic (any.dual any.AvA))))))
(let ((a!5 (and (=> a!2 (<= a!3 (ties.following any.AvA true h!)))
                (=> a!4 (>= a!3 (ties.following any.AvA true h!))))))
(let ((a!6 (and (<= a!1 (ties.beginning any.AvA true h!))
                (=> (= a!1 (ties.beginning any.AvA true h!)) a!5))))
  (=> (and (any.S (any.star any.AvA h!)) (<= (any.star any.AvA h!) h!)) a!6)))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (any.star any.AvA h!)) (>= (any.star any.AvA h!) any.m))))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.AvA true h!))
         (>= (ties.taken any.AvA true h!) any.m))))
(assert (and (= (any.dual (any.dual any.AvA)) any.AvA)
     (= (any.dual any.FvF) any.FvF)
     (xor (any.is_friendly any.FvF) false)
     (xor (any.is_antagonistic any.FvF) true)
     (= (any.dual any.FvA) any.AvF)
     (xor (any.is_friendly any.FvA) false)
     (xor (any.is_antagonistic any.FvA) true)
     (= (any.dual any.AvF) any.FvA)
     (xor (any.is_friendly any.AvF) true)
     (xor (any.is_antagonistic any.AvF) false)
     (= (any.dual any.AvA) any.AvA)
     (xor (any.is_friendly any.AvA) true)
     (xor (any.is_antagonistic any.AvA) false)))
(assert (let ((a!1 (and (= (any.first (any.dual any.AvA) h!) 0)
                (= (any.second (any.dual any.AvA) h!) 0))))
  (=> (< h! any.m) a!1)))
(assert (=> (< h! any.m)
    (and (= (ties.beginning any.AvA false h!) 0)
         (= (ties.following any.AvA false h!) 0))))
(assert (let ((a!1 (any.second (any.dual (any.dual any.AvA))
                       (- h! (any.star (any.dual any.AvA) h!))))
      (a!3 (any.first (any.dual (any.dual any.AvA))
                      (- h! (any.star (any.dual any.AvA) h!)))))
(let ((a!2 (= (any.first (any.dual any.AvA) h!)
              (+ a!1 (any.star (any.dual any.AvA) h!)))))
(let ((a!4 (and (any.S (any.star (any.dual any.AvA) h!))
                (<= (any.star (any.dual any.AvA) h!) h!)
                a!2
                (= (any.second (any.dual any.AvA) h!) a!3))))
  (=> (>= h! any.m) a!4)))))
(assert (let ((a!1 (+ (ties.following any.AvA
                              (xor false true)
                              (- h! (ties.taken any.AvA false h!)))
              (ties.taken any.AvA false h!)))
      (a!2 (= (ties.following any.AvA false h!)
              (ties.beginning any.AvA
                              (xor false true)
                              (- h! (ties.taken any.AvA false h!))))))
  (=> (>= h! any.m)
      (and (any.S (ties.taken any.AvA false h!))
           (<= (ties.taken any.AvA false h!) h!)
           (= (ties.beginning any.AvA false h!) a!1)
           a!2))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.AvA))
                          (- h! (ties.taken any.AvA false h!)))
              (ties.taken any.AvA false h!))))
  (=> (and (any.S (ties.taken any.AvA false h!))
           (<= (ties.taken any.AvA false h!) h!))
      (<= a!1 (any.first (any.dual any.AvA) h!)))))
(assert (let ((a!1 (+ (any.second (any.dual (any.dual any.AvA))
                          (- h! (ties.taken any.AvA false h!)))
              (ties.taken any.AvA false h!)))
      (a!3 (any.first (any.dual (any.dual any.AvA))
                      (- h! (ties.taken any.AvA false h!)))))
(let ((a!2 (and (any.S (ties.taken any.AvA false h!))
                (<= (ties.taken any.AvA false h!) h!)
                (= a!1 (any.first (any.dual any.AvA) h!))))
      (a!4 (=> (any.is_friendly (any.dual any.AvA))
               (<= a!3 (any.second (any.dual any.AvA) h!))))
      (a!5 (=> (any.is_antagonistic (any.dual any.AvA))
               (>= a!3 (any.second (any.dual any.AvA) h!)))))
  (=> a!2 (and a!4 a!5)))))
(assert (let ((a!1 (and (any.S (any.star (any.dual any.AvA) h!))
                (<= (any.star (any.dual any.AvA) h!) h!)))
      (a!2 (ties.following any.AvA
                           (xor false true)
                           (- h! (any.star (any.dual any.AvA) h!))))
      (a!5 (or (and false (any.is_friendly any.AvA))
               (and (xor false true) (any.is_friendly (any.dual any.AvA)))))
      (a!6 (ties.beginning any.AvA
                           (xor false true)
                           (- h! (any.star (any.dual any.AvA) h!))))
      (a!7 (or (and false (any.is_antagonistic any.AvA))
               (and (xor false true) (any.is_antagonistic (any.dual any.AvA))))))
(let ((a!3 (<= (+ a!2 (any.star (any.dual any.AvA) h!))
               (ties.beginning any.AvA false h!)))
      (a!4 (= (+ a!2 (any.star (any.dual any.AvA) h!))
              (ties.beginning any.AvA false h!)))
      (a!8 (and (=> a!5 (<= a!6 (ties.following any.AvA false h!)))
                (=> a!7 (>= a!6 (ties.following any.AvA false h!))))))
  (=> a!1 (and a!3 (=> a!4 a!8))))))
(assert (let ((a!1 (=> (any.S (any.star (any.dual any.AvA) h!))
               (>= (any.star (any.dual any.AvA) h!) any.m))))
  (and (any.S any.m) (>= any.m 1) a!1)))
(assert (and (any.S any.m)
     (>= any.m 1)
     (=> (any.S (ties.taken any.AvA false h!))
         (>= (ties.taken any.AvA false h!) any.m))))
(assert (let ((a!1 (and (= (ties.beginning any.FvF true h!) (any.first any.FvF h!))
                (= (ties.following any.FvF true h!) (any.second any.FvF h!))
                (= (ties.beginning any.FvF false h!)
                   (any.first (any.dual any.FvF) h!))
                (= (ties.following any.FvF false h!)
                   (any.second (any.dual any.FvF) h!))
                (= (ties.beginning any.FvA true h!) (any.first any.FvA h!))
                (= (ties.following any.FvA true h!) (any.second any.FvA h!))
                (= (ties.beginning any.FvA false h!)
                   (any.first (any.dual any.FvA) h!))
                (= (ties.following any.FvA false h!)
                   (any.second (any.dual any.FvA) h!))
                (= (ties.beginning any.AvF true h!) (any.first any.AvF h!))
                (= (ties.following any.AvF true h!) (any.second any.AvF h!))
                (= (ties.beginning any.AvF false h!)
                   (any.first (any.dual any.AvF) h!))
                (= (ties.following any.AvF false h!)
                   (any.second (any.dual any.AvF) h!))
                (= (ties.beginning any.AvA true h!) (any.first any.AvA h!))
                (= (ties.following any.AvA true h!) (any.second any.AvA h!))
                (= (ties.beginning any.AvA false h!)
                   (any.first (any.dual any.AvA) h!))
                (= (ties.following any.AvA false h!)
                   (any.second (any.dual any.AvA) h!)))))
  (not (=> (>= h! 0) a!1))))
(check-sat)
(exit)
