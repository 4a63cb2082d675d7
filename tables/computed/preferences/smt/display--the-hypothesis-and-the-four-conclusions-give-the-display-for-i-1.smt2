; A model is not so: the hypothesis and the four conclusions give the display for i + 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort display.Name 0)
(declare-fun display.below (Int display.Name display.Name) Bool)
(declare-fun y! () display.Name)
(declare-fun x! () display.Name)
(declare-fun i! () Int)
(declare-fun display.exponent (display.Name) Int)
(declare-fun display.base (display.Name) Int)
(declare-fun display.named (Int Int) display.Name)
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!6 (and (= (mod a!5 2) 0) (<= a!5 (- (* i! 2) 2))))
      (a!7 (and (xor (= (mod a!5 2) 0) true) (<= a!5 (- (* i! 2) 3))))
      (a!8 (and (> (display.base y!) 1) (= a!5 (- (* i! 2) 1))))
      (a!9 (or (xor (= (mod a!5 2) 0) true) (< a!1 a!5)))
      (a!10 (and (xor (= (mod a!1 2) 0) true)
                 (xor (= (mod a!5 2) 0) true)
                 (> a!1 a!5))))
(let ((a!11 (or (and (= (mod a!1 2) 0) a!9) a!10)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!6 a!7 a!8)
           a!11)
      (display.below i! x! y!))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!5 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!9 (and (= (display.base x!) 3)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!13 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!17 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!21 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!24 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!27 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!30 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!34 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!38 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2))))))
(let ((a!2 (and a!1
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!3 (and a!1
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!4 (and a!1
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!5
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!7 (and a!5
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!5
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!9
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!11 (and a!9
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!9
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!13
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!15 (and a!13
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!16 (and a!13
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!17
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!19 (and a!17
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!17
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!21
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!23 (and a!21
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!24
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!26 (and a!24
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!27
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!29 (and a!27
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!30
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!32 (and a!30
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!33 (and a!30
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!34
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!36 (and a!34
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!34
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!38
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!40 (and a!38
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!38
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!2 (>= i! 2))
          a!3
          a!4
          a!6
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!25
          a!26
          a!28
          a!29
          a!31
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          (and a!2 (= i! 1)))
      (display.below i! x! y!)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2))))))
  (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2))))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!6 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!14 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2))))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!7 (= (mod (ite (= a!5 1) (- a!6 1) a!6) 2) 0))
      (a!10 (and (> a!5 1) (= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 1)))))
(let ((a!8 (and a!7 (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 2))))
      (a!9 (and (xor a!7 true)
                (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 3))))
      (a!11 (or (xor a!7 true) (< a!1 (ite (= a!5 1) (- a!6 1) a!6))))
      (a!12 (and (xor (= (mod a!1 2) 0) true)
                 (xor a!7 true)
                 (> a!1 (ite (= a!5 1) (- a!6 1) a!6)))))
(let ((a!13 (or (and (= (mod a!1 2) 0) a!11) a!12)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= a!5 1)
           (<= a!5 3)
           (>= a!6 0)
           (or a!8 a!9 a!10)
           a!13)
      a!14))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!2 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!3 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!7 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!11 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!15 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!19 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!23 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!26 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!29 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!32 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!36 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!40 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!1 (= a!2 1) (= a!3 (+ (* i! 2) (- 2)))))
      (a!5 (and a!1 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!6 (and a!1 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!7 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!9 (and a!7 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!7 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!11 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!13 (and a!11 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!11 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!15 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!17 (and a!15 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!18 (and a!15 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!19 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!21 (and a!19 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!19 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!23 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!25 (and a!23 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!26 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!28 (and a!26 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!29 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!31 (and a!29 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!32 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!34 (and a!32 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!35 (and a!32 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!36 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!38 (and a!36 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!36 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!40 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!42 (and a!40 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!40 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!)))
      (a!13 (display.below i! (display.named 2 (+ (* i! 2) (- 2))) y!)))
(let ((a!3 (= (mod (ite (= a!1 1) (- a!2 1) a!2) 2) 0))
      (a!6 (and (> a!1 1) (= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 1))))
      (a!8 (and (= (mod a!7 2) 0) (<= a!7 (- (* i! 2) 2))))
      (a!9 (and (xor (= (mod a!7 2) 0) true) (<= a!7 (- (* i! 2) 3))))
      (a!10 (and (> (display.base y!) 1) (= a!7 (- (* i! 2) 1))))
      (a!11 (or (xor (= (mod a!7 2) 0) true)
                (< (ite (= a!1 1) (- a!2 1) a!2) a!7))))
(let ((a!4 (and a!3 (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 2))))
      (a!5 (and (xor a!3 true)
                (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 3))))
      (a!12 (and (xor a!3 true)
                 (xor (= (mod a!7 2) 0) true)
                 (> (ite (= a!1 1) (- a!2 1) a!2) a!7))))
  (=> (and (>= i! 1)
           (>= a!1 1)
           (<= a!1 3)
           (>= a!2 0)
           (or a!4 a!5 a!6)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!8 a!9 a!10)
           (or (and a!3 a!11) a!12))
      a!13)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! (display.named 2 (+ (* i! 2) (- 2))) y!)))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!7 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!11 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!15 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!19 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!23 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!26 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!29 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!32 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!36 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!40 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!3
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!5 (and a!3
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!3
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!7
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!9 (and a!7
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!7
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!11
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!13 (and a!11
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!11
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!16 (and a!15
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!17 (and a!15
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!15
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!19
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!21 (and a!19
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!19
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!24 (and a!23
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!23
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!27 (and a!26
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!26
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!30 (and a!29
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!29
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!33 (and a!32
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!34 (and a!32
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!32
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!36
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!38 (and a!36
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!36
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!40
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!42 (and a!40
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!43 (and a!40
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.below i! (display.named 2 (+ (* i! 2) (- 2))) y!)))
  (=> (and a!1 a!2) (display.below i! x! y!))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) (- 2)))
                           (display.named 2 (+ (* i! 2) 0)))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) (- 2)))
                          (display.named 2 (+ (* i! 2) 0))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) 0)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) (- 2)))
                           (display.named 2 (+ (* i! 2) 1)))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) (- 2)))
                          (display.named 2 (+ (* i! 2) 1))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) 1)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) (- 2)))
                           (display.named 2 (+ (* i! 2) (- 1))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) (- 2)))
                          (display.named 2 (+ (* i! 2) (- 1)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 2)))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) (- 2)))
                           (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 2)))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) (- 2)))
                          (display.named 2 (+ (* i! 2) (- 3)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0)))))
  (and (= a!1 2) (= a!2 (+ (* i! 2) 0)))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!6 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!14 (display.below i! x! (display.named 2 (+ (* i! 2) 0)))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!7 (= (mod (ite (= a!5 1) (- a!6 1) a!6) 2) 0))
      (a!10 (and (> a!5 1) (= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 1)))))
(let ((a!8 (and a!7 (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 2))))
      (a!9 (and (xor a!7 true)
                (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 3))))
      (a!11 (or (xor a!7 true) (< a!1 (ite (= a!5 1) (- a!6 1) a!6))))
      (a!12 (and (xor (= (mod a!1 2) 0) true)
                 (xor a!7 true)
                 (> a!1 (ite (= a!5 1) (- a!6 1) a!6)))))
(let ((a!13 (or (and (= (mod a!1 2) 0) a!11) a!12)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= a!5 1)
           (<= a!5 3)
           (>= a!6 0)
           (or a!8 a!9 a!10)
           a!13)
      a!14))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!2 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!3 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!7 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!11 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!15 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!19 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!23 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!26 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!29 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!32 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!36 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!40 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! x! (display.named 2 (+ (* i! 2) 0)))))
(let ((a!4 (and a!1 (= a!2 1) (= a!3 (+ (* i! 2) (- 2)))))
      (a!5 (and a!1 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!6 (and a!1 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!7 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!9 (and a!7 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!7 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!11 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!13 (and a!11 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!11 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!15 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!17 (and a!15 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!18 (and a!15 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!19 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!21 (and a!19 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!19 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!23 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!25 (and a!23 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!26 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!28 (and a!26 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!29 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!31 (and a!29 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!32 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!34 (and a!32 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!35 (and a!32 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!36 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!38 (and a!36 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!36 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!40 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!42 (and a!40 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!40 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!)))
      (a!13 (display.below i! (display.named 2 (+ (* i! 2) 0)) y!)))
(let ((a!3 (= (mod (ite (= a!1 1) (- a!2 1) a!2) 2) 0))
      (a!6 (and (> a!1 1) (= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 1))))
      (a!8 (and (= (mod a!7 2) 0) (<= a!7 (- (* i! 2) 2))))
      (a!9 (and (xor (= (mod a!7 2) 0) true) (<= a!7 (- (* i! 2) 3))))
      (a!10 (and (> (display.base y!) 1) (= a!7 (- (* i! 2) 1))))
      (a!11 (or (xor (= (mod a!7 2) 0) true)
                (< (ite (= a!1 1) (- a!2 1) a!2) a!7))))
(let ((a!4 (and a!3 (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 2))))
      (a!5 (and (xor a!3 true)
                (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 3))))
      (a!12 (and (xor a!3 true)
                 (xor (= (mod a!7 2) 0) true)
                 (> (ite (= a!1 1) (- a!2 1) a!2) a!7))))
  (=> (and (>= i! 1)
           (>= a!1 1)
           (<= a!1 3)
           (>= a!2 0)
           (or a!4 a!5 a!6)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!8 a!9 a!10)
           (or (and a!3 a!11) a!12))
      a!13)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!44 (display.below i! (display.named 2 (+ (* i! 2) 0)) y!)))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!7 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!11 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!15 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!19 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!23 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!26 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!29 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!32 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!36 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!40 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!3
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!5 (and a!3
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!3
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!7
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!9 (and a!7
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!7
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!11
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!13 (and a!11
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!11
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!16 (and a!15
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!17 (and a!15
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!15
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!19
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!21 (and a!19
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!19
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!24 (and a!23
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!23
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!27 (and a!26
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!26
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!30 (and a!29
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!29
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!33 (and a!32
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!34 (and a!32
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!32
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!36
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!38 (and a!36
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!36
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!40
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!42 (and a!40
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!43 (and a!40
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.below i! (display.named 2 (+ (* i! 2) 0)) y!)))
  (=> (and a!1 a!2) (display.below i! x! y!))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) 0))
                           (display.named 2 (+ (* i! 2) 1)))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) 0))
                          (display.named 2 (+ (* i! 2) 1))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) 1)))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) 0))
                           (display.named 2 (+ (* i! 2) (- 1))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) 0))
                          (display.named 2 (+ (* i! 2) (- 1)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 0))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) 0))
                           (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 0))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) 0))
                          (display.named 2 (+ (* i! 2) (- 3)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 1)))))
  (and (= a!1 2) (= a!2 (+ (* i! 2) 1)))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!6 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!14 (display.below i! x! (display.named 2 (+ (* i! 2) 1)))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!7 (= (mod (ite (= a!5 1) (- a!6 1) a!6) 2) 0))
      (a!10 (and (> a!5 1) (= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 1)))))
(let ((a!8 (and a!7 (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 2))))
      (a!9 (and (xor a!7 true)
                (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 3))))
      (a!11 (or (xor a!7 true) (< a!1 (ite (= a!5 1) (- a!6 1) a!6))))
      (a!12 (and (xor (= (mod a!1 2) 0) true)
                 (xor a!7 true)
                 (> a!1 (ite (= a!5 1) (- a!6 1) a!6)))))
(let ((a!13 (or (and (= (mod a!1 2) 0) a!11) a!12)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= a!5 1)
           (<= a!5 3)
           (>= a!6 0)
           (or a!8 a!9 a!10)
           a!13)
      a!14))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!2 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!3 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!7 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!11 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!15 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!19 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!23 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!26 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!29 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!32 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!36 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!40 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! x! (display.named 2 (+ (* i! 2) 1)))))
(let ((a!4 (and a!1 (= a!2 1) (= a!3 (+ (* i! 2) (- 2)))))
      (a!5 (and a!1 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!6 (and a!1 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!7 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!9 (and a!7 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!7 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!11 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!13 (and a!11 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!11 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!15 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!17 (and a!15 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!18 (and a!15 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!19 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!21 (and a!19 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!19 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!23 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!25 (and a!23 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!26 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!28 (and a!26 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!29 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!31 (and a!29 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!32 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!34 (and a!32 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!35 (and a!32 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!36 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!38 (and a!36 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!36 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!40 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!42 (and a!40 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!40 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!)))
      (a!13 (display.below i! (display.named 2 (+ (* i! 2) 1)) y!)))
(let ((a!3 (= (mod (ite (= a!1 1) (- a!2 1) a!2) 2) 0))
      (a!6 (and (> a!1 1) (= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 1))))
      (a!8 (and (= (mod a!7 2) 0) (<= a!7 (- (* i! 2) 2))))
      (a!9 (and (xor (= (mod a!7 2) 0) true) (<= a!7 (- (* i! 2) 3))))
      (a!10 (and (> (display.base y!) 1) (= a!7 (- (* i! 2) 1))))
      (a!11 (or (xor (= (mod a!7 2) 0) true)
                (< (ite (= a!1 1) (- a!2 1) a!2) a!7))))
(let ((a!4 (and a!3 (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 2))))
      (a!5 (and (xor a!3 true)
                (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 3))))
      (a!12 (and (xor a!3 true)
                 (xor (= (mod a!7 2) 0) true)
                 (> (ite (= a!1 1) (- a!2 1) a!2) a!7))))
  (=> (and (>= i! 1)
           (>= a!1 1)
           (<= a!1 3)
           (>= a!2 0)
           (or a!4 a!5 a!6)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!8 a!9 a!10)
           (or (and a!3 a!11) a!12))
      a!13)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!44 (display.below i! (display.named 2 (+ (* i! 2) 1)) y!)))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!7 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!11 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!15 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!19 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!23 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!26 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!29 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!32 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!36 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!40 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!3
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!5 (and a!3
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!3
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!7
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!9 (and a!7
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!7
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!11
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!13 (and a!11
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!11
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!16 (and a!15
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!17 (and a!15
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!15
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!19
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!21 (and a!19
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!19
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!24 (and a!23
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!23
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!27 (and a!26
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!26
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!30 (and a!29
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!29
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!33 (and a!32
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!34 (and a!32
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!32
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!36
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!38 (and a!36
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!36
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!40
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!42 (and a!40
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!43 (and a!40
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.below i! (display.named 2 (+ (* i! 2) 1)) y!)))
  (=> (and a!1 a!2) (display.below i! x! y!))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) 1))
                           (display.named 2 (+ (* i! 2) (- 1))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) 1))
                          (display.named 2 (+ (* i! 2) (- 1)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) 1))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) 1))
                           (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) 1))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) 1))
                          (display.named 2 (+ (* i! 2) (- 3)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 1))))))
  (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1))))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!6 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!14 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1))))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!7 (= (mod (ite (= a!5 1) (- a!6 1) a!6) 2) 0))
      (a!10 (and (> a!5 1) (= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 1)))))
(let ((a!8 (and a!7 (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 2))))
      (a!9 (and (xor a!7 true)
                (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 3))))
      (a!11 (or (xor a!7 true) (< a!1 (ite (= a!5 1) (- a!6 1) a!6))))
      (a!12 (and (xor (= (mod a!1 2) 0) true)
                 (xor a!7 true)
                 (> a!1 (ite (= a!5 1) (- a!6 1) a!6)))))
(let ((a!13 (or (and (= (mod a!1 2) 0) a!11) a!12)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= a!5 1)
           (<= a!5 3)
           (>= a!6 0)
           (or a!8 a!9 a!10)
           a!13)
      a!14))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!2 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!3 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!7 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!11 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!15 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!19 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!23 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!26 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!29 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!32 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!36 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!40 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1))))))
(let ((a!4 (and a!1 (= a!2 1) (= a!3 (+ (* i! 2) (- 2)))))
      (a!5 (and a!1 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!6 (and a!1 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!7 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!9 (and a!7 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!7 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!11 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!13 (and a!11 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!11 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!15 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!17 (and a!15 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!18 (and a!15 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!19 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!21 (and a!19 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!19 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!23 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!25 (and a!23 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!26 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!28 (and a!26 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!29 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!31 (and a!29 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!32 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!34 (and a!32 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!35 (and a!32 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!36 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!38 (and a!36 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!36 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!40 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!42 (and a!40 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!40 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!)))
      (a!13 (display.below i! (display.named 2 (+ (* i! 2) (- 1))) y!)))
(let ((a!3 (= (mod (ite (= a!1 1) (- a!2 1) a!2) 2) 0))
      (a!6 (and (> a!1 1) (= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 1))))
      (a!8 (and (= (mod a!7 2) 0) (<= a!7 (- (* i! 2) 2))))
      (a!9 (and (xor (= (mod a!7 2) 0) true) (<= a!7 (- (* i! 2) 3))))
      (a!10 (and (> (display.base y!) 1) (= a!7 (- (* i! 2) 1))))
      (a!11 (or (xor (= (mod a!7 2) 0) true)
                (< (ite (= a!1 1) (- a!2 1) a!2) a!7))))
(let ((a!4 (and a!3 (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 2))))
      (a!5 (and (xor a!3 true)
                (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 3))))
      (a!12 (and (xor a!3 true)
                 (xor (= (mod a!7 2) 0) true)
                 (> (ite (= a!1 1) (- a!2 1) a!2) a!7))))
  (=> (and (>= i! 1)
           (>= a!1 1)
           (<= a!1 3)
           (>= a!2 0)
           (or a!4 a!5 a!6)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!8 a!9 a!10)
           (or (and a!3 a!11) a!12))
      a!13)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!44 (display.below i! (display.named 2 (+ (* i! 2) (- 1))) y!)))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!7 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!11 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!15 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!19 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!23 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!26 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!29 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!32 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!36 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!40 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!3
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!5 (and a!3
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!3
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!7
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!9 (and a!7
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!7
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!11
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!13 (and a!11
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!11
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!16 (and a!15
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!17 (and a!15
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!15
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!19
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!21 (and a!19
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!19
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!24 (and a!23
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!23
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!27 (and a!26
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!26
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!30 (and a!29
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!29
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!33 (and a!32
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!34 (and a!32
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!32
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!36
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!38 (and a!36
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!36
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!40
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!42 (and a!40
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!43 (and a!40
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.below i! (display.named 2 (+ (* i! 2) (- 1))) y!)))
  (=> (and a!1 a!2) (display.below i! x! y!))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 1)))))
      (a!4 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!5 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!46 (display.below i!
                           (display.named 2 (+ (* i! 2) (- 1)))
                           (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!9 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!13 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!17 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!21 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!25 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!28 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!31 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!34 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!38 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!42 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!6 (and a!3 (= a!4 1) (= a!5 (+ (* i! 2) (- 2)))))
      (a!7 (and a!3 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!3 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!9 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!11 (and a!9 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!9 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!13 (= a!4 1) (= a!5 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!15 (and a!13 (= a!4 2) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!13 (= a!4 3) (= a!5 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!18 (and a!17 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!19 (and a!17 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!17 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!21 (= a!4 1) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!23 (and a!21 (= a!4 2) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!21 (= a!4 3) (= a!5 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!26 (and a!25 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!25 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!29 (and a!28 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!28 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!32 (and a!31 (= a!4 2) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!31 (= a!4 3) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!35 (and a!34 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!36 (and a!34 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!34 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!38 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!40 (and a!38 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!38 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!42 (= a!4 1) (= a!5 (+ (* i! 2) 1)) (>= i! 1)))
      (a!44 (and a!42 (= a!4 2) (= a!5 (+ (* i! 2) 0)) (>= i! 1)))
      (a!45 (and a!42 (= a!4 3) (= a!5 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!6 (>= i! 2))
          a!7
          a!8
          a!10
          a!11
          a!12
          a!14
          a!15
          a!16
          a!18
          a!19
          a!20
          a!22
          a!23
          a!24
          a!26
          a!27
          a!29
          a!30
          a!32
          a!33
          a!35
          a!36
          a!37
          a!39
          a!40
          a!41
          a!43
          a!44
          a!45
          (and a!6 (= i! 1)))
      a!46)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 1)))))
      (a!2 (display.below i!
                          (display.named 2 (+ (* i! 2) (- 1)))
                          (display.named 2 (+ (* i! 2) (- 3)))))
      (a!3 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
  (=> (and a!1 a!2) a!3)))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 3))))))
  (and (= a!1 2) (= a!2 (+ (* i! 2) (- 3))))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!5 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!6 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!14 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!2 (and (= (mod a!1 2) 0) (<= a!1 (- (* i! 2) 2))))
      (a!3 (and (xor (= (mod a!1 2) 0) true) (<= a!1 (- (* i! 2) 3))))
      (a!4 (and (> (display.base x!) 1) (= a!1 (- (* i! 2) 1))))
      (a!7 (= (mod (ite (= a!5 1) (- a!6 1) a!6) 2) 0))
      (a!10 (and (> a!5 1) (= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 1)))))
(let ((a!8 (and a!7 (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 2))))
      (a!9 (and (xor a!7 true)
                (<= (ite (= a!5 1) (- a!6 1) a!6) (- (* i! 2) 3))))
      (a!11 (or (xor a!7 true) (< a!1 (ite (= a!5 1) (- a!6 1) a!6))))
      (a!12 (and (xor (= (mod a!1 2) 0) true)
                 (xor a!7 true)
                 (> a!1 (ite (= a!5 1) (- a!6 1) a!6)))))
(let ((a!13 (or (and (= (mod a!1 2) 0) a!11) a!12)))
  (=> (and (>= i! 1)
           (>= (display.base x!) 1)
           (<= (display.base x!) 3)
           (>= (display.exponent x!) 0)
           (or a!2 a!3 a!4)
           (>= a!5 1)
           (<= a!5 3)
           (>= a!6 0)
           (or a!8 a!9 a!10)
           a!13)
      a!14))))))
(assert (let ((a!1 (and (= (display.base x!) 1)
                (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!2 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!3 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!7 (and (= (display.base x!) 2)
                (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!11 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!15 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!19 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!23 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) 1))))
      (a!26 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!29 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) 0))))
      (a!32 (and (= (display.base x!) 1)
                 (= (display.exponent x!) (+ (* i! 2) (- 1)))))
      (a!36 (and (= (display.base x!) 2)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!40 (and (= (display.base x!) 3)
                 (= (display.exponent x!) (+ (* i! 2) (- 2)))))
      (a!44 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3))))))
(let ((a!4 (and a!1 (= a!2 1) (= a!3 (+ (* i! 2) (- 2)))))
      (a!5 (and a!1 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!6 (and a!1 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!8 (and a!7 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!9 (and a!7 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!10 (and a!7 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!12 (and a!11 (= a!2 1) (= a!3 (+ (* i! 2) (- 2))) (>= i! 2)))
      (a!13 (and a!11 (= a!2 2) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!14 (and a!11 (= a!2 3) (= a!3 (+ (* i! 2) (- 3))) (>= i! 2)))
      (a!16 (and a!15 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!17 (and a!15 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!18 (and a!15 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!20 (and a!19 (= a!2 1) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!21 (and a!19 (= a!2 2) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!22 (and a!19 (= a!2 3) (= a!3 (+ (* i! 2) (- 1))) (>= i! 1)))
      (a!24 (and a!23 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!25 (and a!23 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!27 (and a!26 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!28 (and a!26 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!30 (and a!29 (= a!2 2) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!31 (and a!29 (= a!2 3) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!33 (and a!32 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!34 (and a!32 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!35 (and a!32 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!37 (and a!36 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!38 (and a!36 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!39 (and a!36 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!41 (and a!40 (= a!2 1) (= a!3 (+ (* i! 2) 1)) (>= i! 1)))
      (a!42 (and a!40 (= a!2 2) (= a!3 (+ (* i! 2) 0)) (>= i! 1)))
      (a!43 (and a!40 (= a!2 3) (= a!3 (+ (* i! 2) 0)) (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!)))
      (a!13 (display.below i! (display.named 2 (+ (* i! 2) (- 3))) y!)))
(let ((a!3 (= (mod (ite (= a!1 1) (- a!2 1) a!2) 2) 0))
      (a!6 (and (> a!1 1) (= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 1))))
      (a!8 (and (= (mod a!7 2) 0) (<= a!7 (- (* i! 2) 2))))
      (a!9 (and (xor (= (mod a!7 2) 0) true) (<= a!7 (- (* i! 2) 3))))
      (a!10 (and (> (display.base y!) 1) (= a!7 (- (* i! 2) 1))))
      (a!11 (or (xor (= (mod a!7 2) 0) true)
                (< (ite (= a!1 1) (- a!2 1) a!2) a!7))))
(let ((a!4 (and a!3 (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 2))))
      (a!5 (and (xor a!3 true)
                (<= (ite (= a!1 1) (- a!2 1) a!2) (- (* i! 2) 3))))
      (a!12 (and (xor a!3 true)
                 (xor (= (mod a!7 2) 0) true)
                 (> (ite (= a!1 1) (- a!2 1) a!2) a!7))))
  (=> (and (>= i! 1)
           (>= a!1 1)
           (<= a!1 3)
           (>= a!2 0)
           (or a!4 a!5 a!6)
           (>= (display.base y!) 1)
           (<= (display.base y!) 3)
           (>= (display.exponent y!) 0)
           (or a!8 a!9 a!10)
           (or (and a!3 a!11) a!12))
      a!13)))))
(assert (let ((a!1 (display.base (display.named 2 (+ (* i! 2) (- 3)))))
      (a!2 (display.exponent (display.named 2 (+ (* i! 2) (- 3)))))
      (a!44 (display.below i! (display.named 2 (+ (* i! 2) (- 3))) y!)))
(let ((a!3 (and (= a!1 1) (= a!2 (+ (* i! 2) 0))))
      (a!7 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 1)))))
      (a!11 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 1)))))
      (a!15 (and (= a!1 2) (= a!2 (+ (* i! 2) 1))))
      (a!19 (and (= a!1 3) (= a!2 (+ (* i! 2) 1))))
      (a!23 (and (= a!1 1) (= a!2 (+ (* i! 2) 1))))
      (a!26 (and (= a!1 2) (= a!2 (+ (* i! 2) 0))))
      (a!29 (and (= a!1 3) (= a!2 (+ (* i! 2) 0))))
      (a!32 (and (= a!1 1) (= a!2 (+ (* i! 2) (- 1)))))
      (a!36 (and (= a!1 2) (= a!2 (+ (* i! 2) (- 2)))))
      (a!40 (and (= a!1 3) (= a!2 (+ (* i! 2) (- 2))))))
(let ((a!4 (and a!3
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))))
      (a!5 (and a!3
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!6 (and a!3
                (= (display.base y!) 3)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!8 (and a!7
                (= (display.base y!) 1)
                (= (display.exponent y!) (+ (* i! 2) (- 2)))
                (>= i! 2)))
      (a!9 (and a!7
                (= (display.base y!) 2)
                (= (display.exponent y!) (+ (* i! 2) (- 3)))
                (>= i! 2)))
      (a!10 (and a!7
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!12 (and a!11
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) (- 2)))
                 (>= i! 2)))
      (a!13 (and a!11
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!14 (and a!11
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 3)))
                 (>= i! 2)))
      (a!16 (and a!15
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!17 (and a!15
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!18 (and a!15
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!20 (and a!19
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!21 (and a!19
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!22 (and a!19
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) (- 1)))
                 (>= i! 1)))
      (a!24 (and a!23
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!25 (and a!23
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!27 (and a!26
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!28 (and a!26
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!30 (and a!29
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!31 (and a!29
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!33 (and a!32
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!34 (and a!32
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!35 (and a!32
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!37 (and a!36
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!38 (and a!36
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!39 (and a!36
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!41 (and a!40
                 (= (display.base y!) 1)
                 (= (display.exponent y!) (+ (* i! 2) 1))
                 (>= i! 1)))
      (a!42 (and a!40
                 (= (display.base y!) 2)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1)))
      (a!43 (and a!40
                 (= (display.base y!) 3)
                 (= (display.exponent y!) (+ (* i! 2) 0))
                 (>= i! 1))))
  (=> (or (and a!4 (>= i! 2))
          a!5
          a!6
          a!8
          a!9
          a!10
          a!12
          a!13
          a!14
          a!16
          a!17
          a!18
          a!20
          a!21
          a!22
          a!24
          a!25
          a!27
          a!28
          a!30
          a!31
          a!33
          a!34
          a!35
          a!37
          a!38
          a!39
          a!41
          a!42
          a!43
          (and a!4 (= i! 1)))
      a!44)))))
(assert (let ((a!1 (display.below i! x! (display.named 2 (+ (* i! 2) (- 3)))))
      (a!2 (display.below i! (display.named 2 (+ (* i! 2) (- 3))) y!)))
  (=> (and a!1 a!2) (display.below i! x! y!))))
(assert (let ((a!1 (ite (= (display.base x!) 1)
                (- (display.exponent x!) 1)
                (display.exponent x!)))
      (a!7 (ite (= (display.base y!) 1)
                (- (display.exponent y!) 1)
                (display.exponent y!))))
(let ((a!2 (<= a!1 (- (* (+ i! 1) 2) 2)))
      (a!3 (<= a!1 (- (* (+ i! 1) 2) 3)))
      (a!5 (= a!1 (- (* (+ i! 1) 2) 1)))
      (a!8 (<= a!7 (- (* (+ i! 1) 2) 2)))
      (a!9 (<= a!7 (- (* (+ i! 1) 2) 3)))
      (a!11 (= a!7 (- (* (+ i! 1) 2) 1)))
      (a!13 (or (xor (= (mod a!7 2) 0) true) (< a!1 a!7)))
      (a!14 (and (xor (= (mod a!1 2) 0) true)
                 (xor (= (mod a!7 2) 0) true)
                 (> a!1 a!7))))
(let ((a!4 (and (xor (= (mod a!1 2) 0) true) a!3))
      (a!10 (and (xor (= (mod a!7 2) 0) true) a!9))
      (a!15 (or (and (= (mod a!1 2) 0) a!13) a!14)))
(let ((a!6 (or (and (= (mod a!1 2) 0) a!2)
               a!4
               (and (> (display.base x!) 1) a!5)))
      (a!12 (or (and (= (mod a!7 2) 0) a!8)
                a!10
                (and (> (display.base y!) 1) a!11))))
(let ((a!16 (=> (and (>= i! 1)
                     (>= (display.base x!) 1)
                     (<= (display.base x!) 3)
                     (>= (display.exponent x!) 0)
                     a!6
                     (>= (display.base y!) 1)
                     (<= (display.base y!) 3)
                     (>= (display.exponent y!) 0)
                     a!12
                     a!15)
                (display.below i! x! y!))))
  (not a!16)))))))
(check-sat)
(exit)
