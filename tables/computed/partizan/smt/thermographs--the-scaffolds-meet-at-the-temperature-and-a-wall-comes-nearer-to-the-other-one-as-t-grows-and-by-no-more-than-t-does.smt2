; A model is not so: the scaffolds meet at the temperature; and a wall comes nearer to the other one
; as t grows, and by no more than t does.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort games.Game 0)
(declare-fun thermographs.temperature (games.Game) Real)
(declare-fun G! () games.Game)
(declare-fun thermographs.met_before (Real games.Game) Real)
(declare-fun thermographs.wall (Bool Real games.Game) Real)
(declare-fun thermographs.top (Bool Real games.Game) games.Game)
(declare-fun numbers.no_value (games.Game) Bool)
(declare-fun games.finite (games.Game) Bool)
(declare-fun games.rank (games.Game) Real)
(declare-fun s! () Real)
(declare-fun t! () Real)
(declare-fun p! () Bool)
(declare-fun games.option (Bool games.Game games.Game) Bool)
(declare-fun thermographs.warmest (Bool games.Game) games.Game)
(declare-fun thermographs.endless_at (games.Game) games.Game)
(declare-fun thermographs.endless_for (games.Game) Bool)
(declare-fun thermographs.few (Bool games.Game) Bool)
(declare-fun thermographs.mast (games.Game) Real)
(declare-fun values.fraction (Int Int) Real)
(declare-fun thermographs.scale (games.Game) Int)
(declare-fun thermographs.value (games.Game) Int)
(declare-fun games.le (games.Game games.Game) Bool)
(declare-fun numbers.num (Int Int) games.Game)
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (thermographs.top true
                             (thermographs.temperature
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!)))
      (a!6 (thermographs.top false
                             (thermographs.temperature
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!)))
      (a!8 (- (thermographs.temperature
                (thermographs.top true (thermographs.temperature G!) G!))))
      (a!10 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!))
               (thermographs.temperature G!)))
      (a!11 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!))
               (- (thermographs.temperature G!))))
      (a!15 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!)))))
(let ((a!4 (thermographs.wall
             false
             (thermographs.temperature
               (thermographs.top true (thermographs.temperature G!) G!))
             a!3))
      (a!7 (thermographs.wall
             true
             (thermographs.temperature
               (thermographs.top true (thermographs.temperature G!) G!))
             a!6))
      (a!12 (thermographs.met_before
              (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
              G!))
      (a!16 (ite false
                 (thermographs.wall
                   false
                   (thermographs.temperature G!)
                   (thermographs.top true (thermographs.temperature G!) G!))
                 a!15)))
(let ((a!5 (- a!4
              (thermographs.temperature
                (thermographs.top true (thermographs.temperature G!) G!))))
      (a!13 (- (thermographs.wall
                 false
                 a!12
                 (thermographs.top true (thermographs.temperature G!) G!)))))
(let ((a!9 (=> (numbers.no_value (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
               (= (- a!5 (- a!7 a!8)) 0.0)))
      (a!14 (ite false
                 (thermographs.wall
                   false
                   a!12
                   (thermographs.top true (thermographs.temperature G!) G!))
                 a!13)))
(let ((a!17 (and (<= a!14 a!16)
                 (<= a!16 (- (+ a!14 a!12) (thermographs.temperature G!))))))
(let ((a!18 (=> (and (>= (thermographs.temperature G!) 0.0)
                     (<= (thermographs.temperature G!) a!12))
                a!17)))
(let ((a!19 (=> (games.finite (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (and a!9 a!18))))
  (=> (and a!1 a!2) a!19)))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (and (>= (games.rank (thermographs.top true a!3 G!)) 0.0)
                (< (games.rank (thermographs.top true a!3 G!)) (games.rank G!))))
      (a!5 (thermographs.wall
             false
             (thermographs.temperature (thermographs.top true a!3 G!))
             (thermographs.top true
                               (thermographs.temperature
                                 (thermographs.top true a!3 G!))
                               (thermographs.top true a!3 G!))))
      (a!6 (thermographs.wall
             true
             (thermographs.temperature (thermographs.top true a!3 G!))
             (thermographs.top false
                               (thermographs.temperature
                                 (thermographs.top true a!3 G!))
                               (thermographs.top true a!3 G!))))
      (a!9 (ite false
                (thermographs.wall false a!3 (thermographs.top true a!3 G!))
                (- (thermographs.wall false a!3 (thermographs.top true a!3 G!)))))
      (a!10 (ite false
                 (thermographs.wall
                   false
                   (thermographs.temperature G!)
                   (thermographs.top true a!3 G!))
                 (- (thermographs.wall
                      false
                      (thermographs.temperature G!)
                      (thermographs.top true a!3 G!))))))
(let ((a!7 (- a!6 (- (thermographs.temperature (thermographs.top true a!3 G!)))))
      (a!11 (and (<= a!9 a!10)
                 (<= a!10 (- (+ a!9 a!3) (thermographs.temperature G!))))))
(let ((a!8 (- (- a!5 (thermographs.temperature (thermographs.top true a!3 G!)))
              a!7))
      (a!12 (=> (and (>= (thermographs.temperature G!) 0.0)
                     (<= (thermographs.temperature G!) a!3))
                a!11)))
(let ((a!13 (and (=> (numbers.no_value (thermographs.top true a!3 G!))
                     (= a!8 0.0))
                 a!12)))
  (=> a!4 (=> (games.finite (thermographs.top true a!3 G!)) a!13)))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (and (>= (games.rank (thermographs.top true a!5 G!)) 0.0)
                (< (games.rank (thermographs.top true a!5 G!)) (games.rank G!))))
      (a!7 (thermographs.wall
             false
             (thermographs.temperature (thermographs.top true a!5 G!))
             (thermographs.top true
                               (thermographs.temperature
                                 (thermographs.top true a!5 G!))
                               (thermographs.top true a!5 G!))))
      (a!8 (thermographs.wall
             true
             (thermographs.temperature (thermographs.top true a!5 G!))
             (thermographs.top false
                               (thermographs.temperature
                                 (thermographs.top true a!5 G!))
                               (thermographs.top true a!5 G!))))
      (a!11 (ite false
                 (thermographs.wall
                   false
                   (thermographs.temperature G!)
                   (thermographs.top true a!5 G!))
                 (- (thermographs.wall
                      false
                      (thermographs.temperature G!)
                      (thermographs.top true a!5 G!)))))
      (a!12 (ite false
                 (thermographs.wall false a!5 (thermographs.top true a!5 G!))
                 (- (thermographs.wall false a!5 (thermographs.top true a!5 G!))))))
(let ((a!9 (- a!8 (- (thermographs.temperature (thermographs.top true a!5 G!)))))
      (a!13 (<= a!12 (- (+ a!11 (thermographs.temperature G!)) a!5))))
(let ((a!10 (- (- a!7 (thermographs.temperature (thermographs.top true a!5 G!)))
               a!9))
      (a!14 (=> (and (>= a!5 0.0) (<= a!5 (thermographs.temperature G!)))
                (and (<= a!11 a!12) a!13))))
(let ((a!15 (and (=> (numbers.no_value (thermographs.top true a!5 G!))
                     (= a!10 0.0))
                 a!14)))
  (=> a!6 (=> (games.finite (thermographs.top true a!5 G!)) a!15))))))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (thermographs.top true
                             (thermographs.temperature
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!)))
      (a!6 (thermographs.top false
                             (thermographs.temperature
                               (thermographs.top true
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!)))
      (a!8 (- (thermographs.temperature
                (thermographs.top true (thermographs.temperature G!) G!))))
      (a!10 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!))
               (thermographs.temperature G!)))
      (a!11 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!))
               (- (thermographs.temperature G!))))
      (a!15 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!)))))
(let ((a!4 (thermographs.wall
             false
             (thermographs.temperature
               (thermographs.top true (thermographs.temperature G!) G!))
             a!3))
      (a!7 (thermographs.wall
             true
             (thermographs.temperature
               (thermographs.top true (thermographs.temperature G!) G!))
             a!6))
      (a!12 (>= (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
                0.0))
      (a!13 (- (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
               (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))))
      (a!16 (ite false
                 (thermographs.wall
                   false
                   (thermographs.temperature G!)
                   (thermographs.top true (thermographs.temperature G!) G!))
                 a!15)))
(let ((a!5 (- a!4
              (thermographs.temperature
                (thermographs.top true (thermographs.temperature G!) G!))))
      (a!14 (ite a!12
                 (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
                 a!13)))
(let ((a!9 (=> (numbers.no_value (thermographs.top true
                                                   (thermographs.temperature G!)
                                                   G!))
               (= (- a!5 (- a!7 a!8)) 0.0)))
      (a!17 (- (thermographs.wall
                 false
                 a!14
                 (thermographs.top true (thermographs.temperature G!) G!)))))
(let ((a!18 (ite false
                 (thermographs.wall
                   false
                   a!14
                   (thermographs.top true (thermographs.temperature G!) G!))
                 a!17)))
(let ((a!19 (<= a!18 (- (+ a!16 (thermographs.temperature G!)) a!14))))
(let ((a!20 (=> (and (>= a!14 0.0) (<= a!14 (thermographs.temperature G!)))
                (and (<= a!16 a!18) a!19))))
(let ((a!21 (=> (games.finite (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (and a!9 a!20))))
  (=> (and a!1 a!2) a!21))))))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (thermographs.top true
                             (thermographs.temperature
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!)))
      (a!6 (thermographs.top false
                             (thermographs.temperature
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!)))
      (a!8 (- (thermographs.temperature
                (thermographs.top false (thermographs.temperature G!) G!))))
      (a!10 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!))
               (thermographs.temperature G!)))
      (a!11 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!))
               (- (thermographs.temperature G!))))
      (a!15 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!)))))
(let ((a!4 (thermographs.wall
             false
             (thermographs.temperature
               (thermographs.top false (thermographs.temperature G!) G!))
             a!3))
      (a!7 (thermographs.wall
             true
             (thermographs.temperature
               (thermographs.top false (thermographs.temperature G!) G!))
             a!6))
      (a!12 (thermographs.met_before
              (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
              G!))
      (a!16 (ite true
                 (thermographs.wall
                   true
                   (thermographs.temperature G!)
                   (thermographs.top false (thermographs.temperature G!) G!))
                 a!15)))
(let ((a!5 (- a!4
              (thermographs.temperature
                (thermographs.top false (thermographs.temperature G!) G!))))
      (a!13 (- (thermographs.wall
                 true
                 a!12
                 (thermographs.top false (thermographs.temperature G!) G!)))))
(let ((a!9 (=> (numbers.no_value (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!))
               (= (- a!5 (- a!7 a!8)) 0.0)))
      (a!14 (ite true
                 (thermographs.wall
                   true
                   a!12
                   (thermographs.top false (thermographs.temperature G!) G!))
                 a!13)))
(let ((a!17 (and (<= a!14 a!16)
                 (<= a!16 (- (+ a!14 a!12) (thermographs.temperature G!))))))
(let ((a!18 (=> (and (>= (thermographs.temperature G!) 0.0)
                     (<= (thermographs.temperature G!) a!12))
                a!17)))
(let ((a!19 (=> (games.finite (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (and a!9 a!18))))
  (=> (and a!1 a!2) a!19)))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (and (>= (games.rank (thermographs.top false a!3 G!)) 0.0)
                (< (games.rank (thermographs.top false a!3 G!)) (games.rank G!))))
      (a!5 (thermographs.wall
             false
             (thermographs.temperature (thermographs.top false a!3 G!))
             (thermographs.top true
                               (thermographs.temperature
                                 (thermographs.top false a!3 G!))
                               (thermographs.top false a!3 G!))))
      (a!6 (thermographs.wall
             true
             (thermographs.temperature (thermographs.top false a!3 G!))
             (thermographs.top false
                               (thermographs.temperature
                                 (thermographs.top false a!3 G!))
                               (thermographs.top false a!3 G!))))
      (a!9 (ite true
                (thermographs.wall true a!3 (thermographs.top false a!3 G!))
                (- (thermographs.wall true a!3 (thermographs.top false a!3 G!)))))
      (a!10 (ite true
                 (thermographs.wall
                   true
                   (thermographs.temperature G!)
                   (thermographs.top false a!3 G!))
                 (- (thermographs.wall
                      true
                      (thermographs.temperature G!)
                      (thermographs.top false a!3 G!))))))
(let ((a!7 (- a!6
              (- (thermographs.temperature (thermographs.top false a!3 G!)))))
      (a!11 (and (<= a!9 a!10)
                 (<= a!10 (- (+ a!9 a!3) (thermographs.temperature G!))))))
(let ((a!8 (- (- a!5 (thermographs.temperature (thermographs.top false a!3 G!)))
              a!7))
      (a!12 (=> (and (>= (thermographs.temperature G!) 0.0)
                     (<= (thermographs.temperature G!) a!3))
                a!11)))
(let ((a!13 (and (=> (numbers.no_value (thermographs.top false a!3 G!))
                     (= a!8 0.0))
                 a!12)))
  (=> a!4 (=> (games.finite (thermographs.top false a!3 G!)) a!13)))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (and (>= (games.rank (thermographs.top false a!5 G!)) 0.0)
                (< (games.rank (thermographs.top false a!5 G!)) (games.rank G!))))
      (a!7 (thermographs.wall
             false
             (thermographs.temperature (thermographs.top false a!5 G!))
             (thermographs.top true
                               (thermographs.temperature
                                 (thermographs.top false a!5 G!))
                               (thermographs.top false a!5 G!))))
      (a!8 (thermographs.wall
             true
             (thermographs.temperature (thermographs.top false a!5 G!))
             (thermographs.top false
                               (thermographs.temperature
                                 (thermographs.top false a!5 G!))
                               (thermographs.top false a!5 G!))))
      (a!11 (ite true
                 (thermographs.wall
                   true
                   (thermographs.temperature G!)
                   (thermographs.top false a!5 G!))
                 (- (thermographs.wall
                      true
                      (thermographs.temperature G!)
                      (thermographs.top false a!5 G!)))))
      (a!12 (ite true
                 (thermographs.wall true a!5 (thermographs.top false a!5 G!))
                 (- (thermographs.wall true a!5 (thermographs.top false a!5 G!))))))
(let ((a!9 (- a!8
              (- (thermographs.temperature (thermographs.top false a!5 G!)))))
      (a!13 (<= a!12 (- (+ a!11 (thermographs.temperature G!)) a!5))))
(let ((a!10 (- (- a!7
                  (thermographs.temperature (thermographs.top false a!5 G!)))
               a!9))
      (a!14 (=> (and (>= a!5 0.0) (<= a!5 (thermographs.temperature G!)))
                (and (<= a!11 a!12) a!13))))
(let ((a!15 (and (=> (numbers.no_value (thermographs.top false a!5 G!))
                     (= a!10 0.0))
                 a!14)))
  (=> a!6 (=> (games.finite (thermographs.top false a!5 G!)) a!15))))))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!)))
      (a!3 (thermographs.top true
                             (thermographs.temperature
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!)))
      (a!6 (thermographs.top false
                             (thermographs.temperature
                               (thermographs.top false
                                                 (thermographs.temperature G!)
                                                 G!))
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!)))
      (a!8 (- (thermographs.temperature
                (thermographs.top false (thermographs.temperature G!) G!))))
      (a!10 (- (thermographs.wall
                 false
                 (thermographs.temperature G!)
                 (thermographs.top true (thermographs.temperature G!) G!))
               (thermographs.temperature G!)))
      (a!11 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!))
               (- (thermographs.temperature G!))))
      (a!15 (- (thermographs.wall
                 true
                 (thermographs.temperature G!)
                 (thermographs.top false (thermographs.temperature G!) G!)))))
(let ((a!4 (thermographs.wall
             false
             (thermographs.temperature
               (thermographs.top false (thermographs.temperature G!) G!))
             a!3))
      (a!7 (thermographs.wall
             true
             (thermographs.temperature
               (thermographs.top false (thermographs.temperature G!) G!))
             a!6))
      (a!12 (>= (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
                0.0))
      (a!13 (- (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
               (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))))
      (a!16 (ite true
                 (thermographs.wall
                   true
                   (thermographs.temperature G!)
                   (thermographs.top false (thermographs.temperature G!) G!))
                 a!15)))
(let ((a!5 (- a!4
              (thermographs.temperature
                (thermographs.top false (thermographs.temperature G!) G!))))
      (a!14 (ite a!12
                 (+ (thermographs.temperature G!) (* (- a!10 a!11) (/ 1.0 4.0)))
                 a!13)))
(let ((a!9 (=> (numbers.no_value (thermographs.top false
                                                   (thermographs.temperature G!)
                                                   G!))
               (= (- a!5 (- a!7 a!8)) 0.0)))
      (a!17 (- (thermographs.wall
                 true
                 a!14
                 (thermographs.top false (thermographs.temperature G!) G!)))))
(let ((a!18 (ite true
                 (thermographs.wall
                   true
                   a!14
                   (thermographs.top false (thermographs.temperature G!) G!))
                 a!17)))
(let ((a!19 (<= a!18 (- (+ a!16 (thermographs.temperature G!)) a!14))))
(let ((a!20 (=> (and (>= a!14 0.0) (<= a!14 (thermographs.temperature G!)))
                (and (<= a!16 a!18) a!19))))
(let ((a!21 (=> (games.finite (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (and a!9 a!20))))
  (=> (and a!1 a!2) a!21))))))))))
(assert (let ((a!1 (and (>= (games.rank (thermographs.top p! s! G!)) 0.0)
                (< (games.rank (thermographs.top p! s! G!)) (games.rank G!))))
      (a!2 (thermographs.wall
             false
             (thermographs.temperature (thermographs.top p! s! G!))
             (thermographs.top true
                               (thermographs.temperature
                                 (thermographs.top p! s! G!))
                               (thermographs.top p! s! G!))))
      (a!3 (thermographs.wall
             true
             (thermographs.temperature (thermographs.top p! s! G!))
             (thermographs.top false
                               (thermographs.temperature
                                 (thermographs.top p! s! G!))
                               (thermographs.top p! s! G!))))
      (a!6 (<= s!
               (ite (<= t! (thermographs.temperature G!))
                    t!
                    (thermographs.temperature G!))))
      (a!7 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             (thermographs.top p! s! G!)))
      (a!8 (ite (xor p! true)
                (thermographs.wall (xor p! true) s! (thermographs.top p! s! G!))
                (- (thermographs.wall
                     (xor p! true)
                     s!
                     (thermographs.top p! s! G!))))))
(let ((a!4 (- a!3 (- (thermographs.temperature (thermographs.top p! s! G!)))))
      (a!9 (+ (ite (xor p! true) a!7 (- a!7))
              (ite (<= t! (thermographs.temperature G!))
                   t!
                   (thermographs.temperature G!)))))
(let ((a!5 (- (- a!2 (thermographs.temperature (thermographs.top p! s! G!)))
              a!4))
      (a!10 (and (<= (ite (xor p! true) a!7 (- a!7)) a!8) (<= a!8 (- a!9 s!)))))
(let ((a!11 (and (=> (numbers.no_value (thermographs.top p! s! G!)) (= a!5 0.0))
                 (=> (and (>= s! 0.0) a!6) a!10))))
  (=> a!1 (=> (games.finite (thermographs.top p! s! G!)) a!11)))))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!))
      (a!4 (<= s!
               (ite (<= t! (thermographs.temperature G!))
                    t!
                    (thermographs.temperature G!)))))
(let ((a!2 (- (thermographs.wall
                false
                (thermographs.temperature a!1)
                (thermographs.top true (thermographs.temperature a!1) a!1))
              (thermographs.temperature a!1)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.temperature a!1)
                (thermographs.top false (thermographs.temperature a!1) a!1))
              (- (thermographs.temperature a!1))))
      (a!5 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             a!1))
      (a!6 (ite (xor p! true)
                (thermographs.wall (xor p! true) s! a!1)
                (- (thermographs.wall (xor p! true) s! a!1)))))
(let ((a!7 (+ (ite (xor p! true) a!5 (- a!5))
              (ite (<= t! (thermographs.temperature G!))
                   t!
                   (thermographs.temperature G!)))))
(let ((a!8 (and (<= (ite (xor p! true) a!5 (- a!5)) a!6) (<= a!6 (- a!7 s!)))))
(let ((a!9 (and (=> (numbers.no_value a!1) (= (- a!2 a!3) 0.0))
                (=> (and (>= s! 0.0) a!4) a!8))))
  (=> (and (>= (games.rank a!1) 0.0) (< (games.rank a!1) (games.rank G!)))
      (=> (games.finite a!1) a!9))))))))
(assert (let ((a!1 (- (- (thermographs.wall false 0.0 (thermographs.top true 0.0 G!))
                 0.0)
              (- (thermographs.wall true 0.0 (thermographs.top false 0.0 G!))
                 0.0))))
  (=> (and (games.finite G!) (numbers.no_value G!))
      (and (games.option true G! (thermographs.top true 0.0 G!))
           (games.option false G! (thermographs.top false 0.0 G!))
           (>= a!1 0.0)))))
(assert (let ((a!1 (ite (>= (thermographs.temperature (thermographs.warmest true G!))
                    (thermographs.temperature (thermographs.warmest false G!)))
                (thermographs.temperature (thermographs.warmest true G!))
                (thermographs.temperature (thermographs.warmest false G!)))))
(let ((a!2 (+ (ite (>= a!1 0.0) a!1 (- a!1 a!1)) 1.0)))
(let ((a!3 (- (- (thermographs.wall false a!2 (thermographs.top true a!2 G!))
                 a!2)
              (- (thermographs.wall true a!2 (thermographs.top false a!2 G!))
                 (- a!2)))))
(let ((a!4 (+ a!2 (ite (>= a!3 0.0) a!3 (- a!2 a!2)))))
(let ((a!5 (- (- (thermographs.wall false a!4 (thermographs.top true a!4 G!))
                 a!4)
              (- (thermographs.wall true a!4 (thermographs.top false a!4 G!))
                 (- a!4)))))
  (=> (and (games.finite G!) (numbers.no_value G!))
      (and (>= a!4 0.0) (<= a!5 0.0)))))))))
(assert (let ((a!1 (ite (>= (thermographs.temperature (thermographs.warmest true G!))
                    (thermographs.temperature (thermographs.warmest false G!)))
                (thermographs.temperature (thermographs.warmest true G!))
                (thermographs.temperature (thermographs.warmest false G!))))
      (a!6 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!7 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!2 (+ (ite (>= a!1 0.0) a!1 (- a!1 a!1)) 1.0))
      (a!8 (> (+ (thermographs.temperature G!) (* (- a!6 a!7) (/ 1.0 4.0)))
              (thermographs.temperature G!)))
      (a!9 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!6 a!7) (/ 1.0 4.0)))
             G!)))
(let ((a!3 (- (- (thermographs.wall false a!2 (thermographs.top true a!2 G!))
                 a!2)
              (- (thermographs.wall true a!2 (thermographs.top false a!2 G!))
                 (- a!2))))
      (a!10 (< a!9
               (+ (thermographs.temperature G!) (* (- a!6 a!7) (/ 1.0 4.0)))))
      (a!11 (- (- (thermographs.wall false a!9 (thermographs.top true a!9 G!))
                  a!9)
               (- (thermographs.wall true a!9 (thermographs.top false a!9 G!))
                  (- a!9)))))
(let ((a!4 (+ a!2 (ite (>= a!3 0.0) a!3 (- a!2 a!2)))))
(let ((a!5 (- (- (thermographs.wall false a!4 (thermographs.top true a!4 G!))
                 a!4)
              (- (thermographs.wall true a!4 (thermographs.top false a!4 G!))
                 (- a!4))))
      (a!12 (and (<= (thermographs.temperature G!) a!4)
                 (=> a!8 (and (>= a!9 0.0) a!10 (<= a!11 0.0))))))
(let ((a!13 (and (>= (thermographs.temperature G!) 0.0)
                 (=> (and (>= a!4 0.0) (<= a!5 0.0)) a!12))))
  (=> (numbers.no_value G!) a!13))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!))
      (a!5 (> (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (thermographs.temperature G!))))
(let ((a!4 (- (- (thermographs.wall false a!3 (thermographs.top true a!3 G!))
                 a!3)
              (- (thermographs.wall true a!3 (thermographs.top false a!3 G!))
                 (- a!3))))
      (a!6 (< a!3 (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!7 (and (<= (thermographs.temperature G!) a!3)
                (=> a!5 (and (>= a!3 0.0) a!6 (<= a!4 0.0))))))
(let ((a!8 (and (>= (thermographs.temperature G!) 0.0)
                (=> (and (>= a!3 0.0) (<= a!4 0.0)) a!7))))
  (=> (numbers.no_value G!) a!8)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!7 (- (thermographs.wall
                false
                (thermographs.met_before 0.0 G!)
                (thermographs.top true (thermographs.met_before 0.0 G!) G!))
              (thermographs.met_before 0.0 G!)))
      (a!8 (- (thermographs.wall
                true
                (thermographs.met_before 0.0 G!)
                (thermographs.top false (thermographs.met_before 0.0 G!) G!))
              (- (thermographs.met_before 0.0 G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))))
      (a!9 (=> (> 0.0 (thermographs.temperature G!))
               (and (>= (thermographs.met_before 0.0 G!) 0.0)
                    (< (thermographs.met_before 0.0 G!) 0.0)
                    (<= (- a!7 a!8) 0.0)))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (- (- (thermographs.wall false a!5 (thermographs.top true a!5 G!))
                 a!5)
              (- (thermographs.wall true a!5 (thermographs.top false a!5 G!))
                 (- a!5)))))
(let ((a!10 (=> (and (>= a!5 0.0) (<= a!6 0.0))
                (and (<= (thermographs.temperature G!) a!5) a!9))))
  (=> (numbers.no_value G!) (and (>= (thermographs.temperature G!) 0.0) a!10))))))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few true G!)) a!2))))
(assert (let ((a!1 (and (thermographs.few true G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!2 (- a!2)) (ite true a!2 (- a!2))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!5 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true a!3 G!))))
(let ((a!6 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!4 (- a!4)) (ite true a!5 (- a!5))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true a!3 G!)))
      a!6))))))
(assert (let ((a!1 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true 0.0 G!)))
      (a!2 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!1 (- a!1)) (ite true a!2 (- a!2))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true 0.0 G!)))
      a!3))))
(assert (let ((a!1 (and (thermographs.few true G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!4 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
             G!)))
(let ((a!5 (thermographs.wall
             (xor true true)
             a!4
             (thermographs.top true (thermographs.temperature G!) G!)))
      (a!6 (ite true
                (thermographs.wall
                  (xor true true)
                  a!4
                  (thermographs.top true a!4 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!4
                     (thermographs.top true a!4 G!))))))
(let ((a!7 (and (games.option true G! (thermographs.top true a!4 G!))
                (<= (ite true a!5 (- a!5)) a!6))))
  (=> a!1 a!7))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (ite true
                (thermographs.wall
                  (xor true true)
                  a!3
                  (thermographs.top true a!3 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!3
                     (thermographs.top true a!3 G!))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true a!3 G!)))
      (and (games.option true G! (thermographs.top true a!3 G!)) (<= a!4 a!4)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (ite true
                (thermographs.wall
                  (xor true true)
                  a!3
                  (thermographs.top true 0.0 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!3
                     (thermographs.top true 0.0 G!)))))
      (a!5 (ite true
                (thermographs.wall
                  (xor true true)
                  a!3
                  (thermographs.top true a!3 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!3
                     (thermographs.top true a!3 G!))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true 0.0 G!)))
      (and (games.option true G! (thermographs.top true a!3 G!)) (<= a!4 a!5)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option true
                             G!
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top true (thermographs.temperature G!) G!)))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (and (>= (games.rank (thermographs.top true a!3 G!)) 0.0)
                (< (games.rank (thermographs.top true a!3 G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (thermographs.top true a!3 G!)) a!4))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
  (=> (and (games.finite G!)
           (games.option true G! (thermographs.top true a!3 G!)))
      (games.finite (thermographs.top true a!3 G!))))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few true G!)) a!2))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (ite true
                (thermographs.wall
                  (xor true true)
                  a!5
                  (thermographs.top true a!5 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!5
                     (thermographs.top true a!5 G!))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true a!5 G!)))
      (and (games.option true G! (thermographs.top true a!5 G!)) (<= a!6 a!6))))))))
(assert (let ((a!1 (and (thermographs.few true G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!4 (>= (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
               0.0))
      (a!5 (- (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0))))))
(let ((a!6 (ite a!4
                (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
                a!5)))
(let ((a!7 (thermographs.wall
             (xor true true)
             a!6
             (thermographs.top true (thermographs.temperature G!) G!)))
      (a!8 (ite true
                (thermographs.wall
                  (xor true true)
                  a!6
                  (thermographs.top true a!6 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!6
                     (thermographs.top true a!6 G!))))))
(let ((a!9 (and (games.option true G! (thermographs.top true a!6 G!))
                (<= (ite true a!7 (- a!7)) a!8))))
  (=> a!1 a!9)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (ite true
                (thermographs.wall
                  (xor true true)
                  a!5
                  (thermographs.top true 0.0 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!5
                     (thermographs.top true 0.0 G!)))))
      (a!7 (ite true
                (thermographs.wall
                  (xor true true)
                  a!5
                  (thermographs.top true a!5 G!))
                (- (thermographs.wall
                     (xor true true)
                     a!5
                     (thermographs.top true a!5 G!))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true 0.0 G!)))
      (and (games.option true G! (thermographs.top true a!5 G!)) (<= a!6 a!7))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!7 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true a!5 G!))))
(let ((a!8 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!6 (- a!6)) (ite true a!7 (- a!7))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true a!5 G!)))
      a!8)))))))
(assert (let ((a!1 (and (thermographs.few true G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!2 (- a!2)) (ite true a!2 (- a!2))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true 0.0 G!)))
      (a!2 (thermographs.wall
             (xor true true)
             (thermographs.temperature G!)
             (thermographs.top true (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite true a!1 (- a!1)) (ite true a!2 (- a!2))))))
  (=> (and (thermographs.few true G!)
           (games.option true G! (thermographs.top true 0.0 G!)))
      a!3))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (and (>= (games.rank (thermographs.top true a!5 G!)) 0.0)
                (< (games.rank (thermographs.top true a!5 G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option true G! (thermographs.top true a!5 G!)) a!6)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
  (=> (and (games.finite G!)
           (games.option true G! (thermographs.top true a!5 G!)))
      (games.finite (thermographs.top true a!5 G!)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top true
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top true
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option true
                             G!
                             (thermographs.top true
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option true
                              G!
                              (thermographs.top true
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top true (thermographs.temperature G!) G!)))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few false G!)) a!2))))
(assert (let ((a!1 (and (thermographs.few false G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!2 (- a!2)) (ite false a!2 (- a!2))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!5 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false a!3 G!))))
(let ((a!6 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!4 (- a!4)) (ite false a!5 (- a!5))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false a!3 G!)))
      a!6))))))
(assert (let ((a!1 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false 0.0 G!)))
      (a!2 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!1 (- a!1)) (ite false a!2 (- a!2))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false 0.0 G!)))
      a!3))))
(assert (let ((a!1 (and (thermographs.few false G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!4 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
             G!)))
(let ((a!5 (thermographs.wall
             (xor false true)
             a!4
             (thermographs.top false (thermographs.temperature G!) G!)))
      (a!6 (ite false
                (thermographs.wall
                  (xor false true)
                  a!4
                  (thermographs.top false a!4 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!4
                     (thermographs.top false a!4 G!))))))
(let ((a!7 (and (games.option false G! (thermographs.top false a!4 G!))
                (<= (ite false a!5 (- a!5)) a!6))))
  (=> a!1 a!7))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (ite false
                (thermographs.wall
                  (xor false true)
                  a!3
                  (thermographs.top false a!3 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!3
                     (thermographs.top false a!3 G!))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false a!3 G!)))
      (and (games.option false G! (thermographs.top false a!3 G!)) (<= a!4 a!4)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (ite false
                (thermographs.wall
                  (xor false true)
                  a!3
                  (thermographs.top false 0.0 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!3
                     (thermographs.top false 0.0 G!)))))
      (a!5 (ite false
                (thermographs.wall
                  (xor false true)
                  a!3
                  (thermographs.top false a!3 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!3
                     (thermographs.top false a!3 G!))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false 0.0 G!)))
      (and (games.option false G! (thermographs.top false a!3 G!)) (<= a!4 a!5)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option false
                             G!
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top false (thermographs.temperature G!) G!)))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
(let ((a!4 (and (>= (games.rank (thermographs.top false a!3 G!)) 0.0)
                (< (games.rank (thermographs.top false a!3 G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option false G! (thermographs.top false a!3 G!)) a!4))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (thermographs.met_before
             (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
             G!)))
  (=> (and (games.finite G!)
           (games.option false G! (thermographs.top false a!3 G!)))
      (games.finite (thermographs.top false a!3 G!))))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few false G!)) a!2))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (ite false
                (thermographs.wall
                  (xor false true)
                  a!5
                  (thermographs.top false a!5 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!5
                     (thermographs.top false a!5 G!))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false a!5 G!)))
      (and (games.option false G! (thermographs.top false a!5 G!)) (<= a!6 a!6))))))))
(assert (let ((a!1 (and (thermographs.few false G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!3 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!4 (>= (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
               0.0))
      (a!5 (- (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0))))))
(let ((a!6 (ite a!4
                (+ (thermographs.temperature G!) (* (- a!2 a!3) (/ 1.0 4.0)))
                a!5)))
(let ((a!7 (thermographs.wall
             (xor false true)
             a!6
             (thermographs.top false (thermographs.temperature G!) G!)))
      (a!8 (ite false
                (thermographs.wall
                  (xor false true)
                  a!6
                  (thermographs.top false a!6 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!6
                     (thermographs.top false a!6 G!))))))
(let ((a!9 (and (games.option false G! (thermographs.top false a!6 G!))
                (<= (ite false a!7 (- a!7)) a!8))))
  (=> a!1 a!9)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (ite false
                (thermographs.wall
                  (xor false true)
                  a!5
                  (thermographs.top false 0.0 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!5
                     (thermographs.top false 0.0 G!)))))
      (a!7 (ite false
                (thermographs.wall
                  (xor false true)
                  a!5
                  (thermographs.top false a!5 G!))
                (- (thermographs.wall
                     (xor false true)
                     a!5
                     (thermographs.top false a!5 G!))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false 0.0 G!)))
      (and (games.option false G! (thermographs.top false a!5 G!)) (<= a!6 a!7))))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!7 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false a!5 G!))))
(let ((a!8 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!6 (- a!6)) (ite false a!7 (- a!7))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false a!5 G!)))
      a!8)))))))
(assert (let ((a!1 (and (thermographs.few false G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))))
      (a!2 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!2 (- a!2)) (ite false a!2 (- a!2))))))
  (=> a!1 a!3))))
(assert (let ((a!1 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false 0.0 G!)))
      (a!2 (thermographs.wall
             (xor false true)
             (thermographs.temperature G!)
             (thermographs.top false (thermographs.temperature G!) G!))))
(let ((a!3 (and (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!))
                (<= (ite false a!1 (- a!1)) (ite false a!2 (- a!2))))))
  (=> (and (thermographs.few false G!)
           (games.option false G! (thermographs.top false 0.0 G!)))
      a!3))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
(let ((a!6 (and (>= (games.rank (thermographs.top false a!5 G!)) 0.0)
                (< (games.rank (thermographs.top false a!5 G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option false G! (thermographs.top false a!5 G!)) a!6)))))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!)))))
(let ((a!3 (>= (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
               0.0))
      (a!4 (- (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
              (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0))))))
(let ((a!5 (ite a!3
                (+ (thermographs.temperature G!) (* (- a!1 a!2) (/ 1.0 4.0)))
                a!4)))
  (=> (and (games.finite G!)
           (games.option false G! (thermographs.top false a!5 G!)))
      (games.finite (thermographs.top false a!5 G!)))))))
(assert (let ((a!1 (>= (games.rank (thermographs.top false
                                             (thermographs.temperature G!)
                                             G!))
               0.0))
      (a!2 (< (games.rank (thermographs.top false
                                            (thermographs.temperature G!)
                                            G!))
              (games.rank G!))))
(let ((a!3 (=> (games.option false
                             G!
                             (thermographs.top false
                                               (thermographs.temperature G!)
                                               G!))
               (and a!1 a!2))))
  (and (>= (games.rank G!) 0.0) a!3))))
(assert (let ((a!1 (and (games.finite G!)
                (games.option false
                              G!
                              (thermographs.top false
                                                (thermographs.temperature G!)
                                                G!)))))
  (=> a!1
      (games.finite (thermographs.top false (thermographs.temperature G!) G!)))))
(assert (let ((a!1 (and (games.option (thermographs.endless_for G!)
                              G!
                              (thermographs.endless_at G!))
                (xor (games.finite (thermographs.endless_at G!)) true))))
(let ((a!2 (or (games.finite G!)
               (xor (and (thermographs.few true G!) (thermographs.few false G!))
                    true)
               a!1)))
  (and (=> (games.finite G!) (thermographs.few p! G!)) a!2))))
(assert (let ((a!1 (ite p!
                (thermographs.wall (xor p! true) s! (thermographs.top p! s! G!))
                (- (thermographs.wall
                     (xor p! true)
                     s!
                     (thermographs.top p! s! G!))))))
  (=> (and (thermographs.few p! G!)
           (games.option p! G! (thermographs.top p! s! G!)))
      (and (games.option p! G! (thermographs.top p! s! G!)) (<= a!1 a!1)))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!))
      (a!3 (ite p!
                (thermographs.wall (xor p! true) s! (thermographs.top p! s! G!))
                (- (thermographs.wall
                     (xor p! true)
                     s!
                     (thermographs.top p! s! G!))))))
(let ((a!2 (ite p!
                (thermographs.wall (xor p! true) s! a!1)
                (- (thermographs.wall (xor p! true) s! a!1)))))
  (=> (and (thermographs.few p! G!) (games.option p! G! a!1))
      (and (games.option p! G! (thermographs.top p! s! G!)) (<= a!2 a!3))))))
(assert (let ((a!1 (ite p!
                (thermographs.wall
                  (xor p! true)
                  s!
                  (thermographs.top p! 0.0 G!))
                (- (thermographs.wall
                     (xor p! true)
                     s!
                     (thermographs.top p! 0.0 G!)))))
      (a!2 (ite p!
                (thermographs.wall (xor p! true) s! (thermographs.top p! s! G!))
                (- (thermographs.wall
                     (xor p! true)
                     s!
                     (thermographs.top p! s! G!))))))
  (=> (and (thermographs.few p! G!)
           (games.option p! G! (thermographs.top p! 0.0 G!)))
      (and (games.option p! G! (thermographs.top p! s! G!)) (<= a!1 a!2)))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!))
      (a!2 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             (thermographs.top p! s! G!))))
(let ((a!3 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             a!1)))
(let ((a!4 (and (games.option p! G! a!1)
                (<= (ite p! a!2 (- a!2)) (ite p! a!3 (- a!3))))))
  (=> (and (thermographs.few p! G!)
           (games.option p! G! (thermographs.top p! s! G!)))
      a!4)))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!)))
(let ((a!2 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             a!1)))
(let ((a!3 (and (games.option p! G! a!1)
                (<= (ite p! a!2 (- a!2)) (ite p! a!2 (- a!2))))))
  (=> (and (thermographs.few p! G!) (games.option p! G! a!1)) a!3)))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!))
      (a!2 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             (thermographs.top p! 0.0 G!))))
(let ((a!3 (thermographs.wall
             (xor p! true)
             (ite (<= t! (thermographs.temperature G!))
                  t!
                  (thermographs.temperature G!))
             a!1)))
(let ((a!4 (and (games.option p! G! a!1)
                (<= (ite p! a!2 (- a!2)) (ite p! a!3 (- a!3))))))
  (=> (and (thermographs.few p! G!)
           (games.option p! G! (thermographs.top p! 0.0 G!)))
      a!4)))))
(assert (let ((a!1 (and (>= (games.rank (thermographs.top p! s! G!)) 0.0)
                (< (games.rank (thermographs.top p! s! G!)) (games.rank G!)))))
  (and (>= (games.rank G!) 0.0)
       (=> (games.option p! G! (thermographs.top p! s! G!)) a!1))))
(assert (=> (and (games.finite G!) (games.option p! G! (thermographs.top p! s! G!)))
    (games.finite (thermographs.top p! s! G!))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!)))
(let ((a!2 (=> (games.option p! G! a!1)
               (and (>= (games.rank a!1) 0.0)
                    (< (games.rank a!1) (games.rank G!))))))
  (and (>= (games.rank G!) 0.0) a!2))))
(assert (let ((a!1 (thermographs.top p!
                             (ite (<= t! (thermographs.temperature G!))
                                  t!
                                  (thermographs.temperature G!))
                             G!)))
  (=> (and (games.finite G!) (games.option p! G! a!1)) (games.finite a!1))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (= (thermographs.wall p! s! G!)
              (- (thermographs.wall
                   (xor p! true)
                   s!
                   (thermographs.top p! s! G!))
                 (ite p! s! (- s!))))))
(let ((a!3 (=> (and (>= s! 0.0) (<= s! (thermographs.temperature G!))) a!2)))
(let ((a!4 (and (= (thermographs.mast G!) a!1)
                a!3
                (=> (> s! (thermographs.temperature G!))
                    (= (thermographs.wall p! s! G!) (thermographs.mast G!))))))
  (=> (numbers.no_value G!) a!4)))))
(assert (let ((a!1 (and (>= (thermographs.scale G!) 0)
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!3 (and (= (thermographs.mast G!)
                   (values.fraction (thermographs.value G!)
                                    (thermographs.scale G!)))
                (= (thermographs.wall p! s! G!) (thermographs.mast G!))
                (< (thermographs.temperature G!) 0.0))))
(let ((a!2 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!1))
      (a!4 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (= (thermographs.wall p! t! G!)
              (- (thermographs.wall
                   (xor p! true)
                   t!
                   (thermographs.top p! t! G!))
                 (ite p! t! (- t!))))))
(let ((a!3 (=> (and (>= t! 0.0) (<= t! (thermographs.temperature G!))) a!2)))
(let ((a!4 (and (= (thermographs.mast G!) a!1)
                a!3
                (=> (> t! (thermographs.temperature G!))
                    (= (thermographs.wall p! t! G!) (thermographs.mast G!))))))
  (=> (numbers.no_value G!) a!4)))))
(assert (let ((a!1 (and (>= (thermographs.scale G!) 0)
                (games.le G!
                          (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!)))
                (games.le (numbers.num (thermographs.value G!)
                                       (thermographs.scale G!))
                          G!)))
      (a!3 (and (= (thermographs.mast G!)
                   (values.fraction (thermographs.value G!)
                                    (thermographs.scale G!)))
                (= (thermographs.wall p! t! G!) (thermographs.mast G!))
                (< (thermographs.temperature G!) 0.0))))
(let ((a!2 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!1))
      (a!4 (or (or (numbers.no_value G!) (xor (games.finite G!) true)) a!3)))
  (and a!2 a!4))))
(assert (let ((a!1 (- (thermographs.wall
                false
                (thermographs.temperature G!)
                (thermographs.top true (thermographs.temperature G!) G!))
              (thermographs.temperature G!)))
      (a!2 (- (thermographs.wall
                true
                (thermographs.temperature G!)
                (thermographs.top false (thermographs.temperature G!) G!))
              (- (thermographs.temperature G!))))
      (a!3 (ite p!
                (thermographs.wall p! t! G!)
                (- (thermographs.wall p! t! G!))))
      (a!4 (ite p!
                (thermographs.wall p! s! G!)
                (- (thermographs.wall p! s! G!)))))
(let ((a!5 (and (<= a!3 a!4) (<= a!4 (- (+ a!3 t!) s!)))))
(let ((a!6 (and (=> (numbers.no_value G!) (= (- a!1 a!2) 0.0))
                (=> (and (>= s! 0.0) (<= s! t!)) a!5))))
  (not (=> (>= (games.rank G!) 0.0) (=> (games.finite G!) a!6)))))))
(check-sat)
(exit)
