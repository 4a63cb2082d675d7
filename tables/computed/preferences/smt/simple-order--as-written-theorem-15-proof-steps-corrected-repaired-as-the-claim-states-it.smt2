; A model is not so: as_written theorem-15.proof-steps.corrected repaired, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort simple-order.Value 0)
(declare-sort simple-order.Player 0)
(declare-fun i! () Int)
(declare-fun a! () Int)
(declare-fun j! () Int)
(declare-fun b! () Int)
(declare-fun simple-order.repaired
             (simple-order.Player simple-order.Value simple-order.Value)
             Bool)
(declare-fun simple-order.simple
             (simple-order.Player Int Int)
             simple-order.Value)
(declare-fun p! () simple-order.Player)
(declare-fun k! () Int)
(assert (let ((a!1 (and (>= a! 1) (<= a! 3) (>= i! 0)))
      (a!2 (and (>= b! 1) (<= b! 3) (>= j! 0)))
      (a!3 (= (mod (ite (= a! 1) (- i! 1) i!) 2) 0))
      (a!4 (= (mod (ite (= b! 1) (- j! 1) j!) 2) 0)))
(let ((a!5 (or (xor a!4 true)
               (< (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!6 (and (xor a!3 true)
                (xor a!4 true)
                (> (ite (= a! 1) (- i! 1) i!) (ite (= b! 1) (- j! 1) j!))))
      (a!8 (or (xor a!3 true)
               (< (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!))))
      (a!9 (and (xor a!4 true)
                (xor a!3 true)
                (> (ite (= b! 1) (- j! 1) j!) (ite (= a! 1) (- i! 1) i!)))))
(let ((a!7 (=> (and a!1 a!2)
               (= (simple-order.repaired
                    p!
                    (simple-order.simple p! a! i!)
                    (simple-order.simple p! b! j!))
                  (or (and a!3 a!5) a!6))))
      (a!10 (=> (and a!2 a!1)
                (= (simple-order.repaired
                     p!
                     (simple-order.simple p! b! j!)
                     (simple-order.simple p! a! i!))
                   (or (and a!4 a!8) a!9)))))
  (and (=> (>= (+ i! j!) 0) a!7) (=> (>= (+ j! i!) 0) a!10))))))
(assert (let ((a!1 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) (- 1)))))
      (a!3 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) (- 1)))))
      (a!5 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) 0))))
      (a!7 (and (>= k! 2) (= a! 2) (= i! (+ (* k! 2) (- 1)))))
      (a!10 (and (>= k! 2) (= a! 3) (= i! (+ (* k! 2) (- 1)))))
      (a!13 (and (>= k! 2) (= a! 1) (= i! (+ (* k! 2) 0))))
      (a!25 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) (- 1)))))
      (a!28 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) 0))))
      (a!31 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) 0))))
      (a!34 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) 1))))
      (a!37 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) 1))))
      (a!48 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) 1))))
      (a!58 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) (- 2)))))
      (a!61 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) (- 2))))))
(let ((a!2 (and a!1 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!4 (and a!3 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!6 (and a!5 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!8 (and a!7 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!9 (and a!7 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!11 (and a!10 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!12 (and a!10 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!14 (and a!13 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!15 (and a!13 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!16 (and a!7 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!17 (and a!10 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!18 (and a!5 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!19 (and a!5 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!20 (and a!13 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!21 (and a!1 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!22 (and a!1 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!23 (and a!3 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!24 (and a!3 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!26 (and (and a!25 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!27 (and (and a!25 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!29 (and (and a!28 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!30 (and (and a!28 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!32 (and (and a!31 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!33 (and (and a!31 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!35 (and a!34 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!36 (and a!34 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!38 (and a!37 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!39 (and a!37 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!40 (and a!28 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!41 (and a!31 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!42 (and a!34 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!43 (and a!37 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!44 (and (and a!28 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!45 (and (and a!28 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!46 (and (and a!31 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!47 (and (and a!31 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!49 (and (and a!48 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!50 (and (and a!48 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!51 (and (and a!48 (= b! 2)) (= j! (+ (* k! 2) 0))))
      (a!52 (and (and a!48 (= b! 3)) (= j! (+ (* k! 2) 0))))
      (a!53 (and (and a!25 (= b! 2)) (= j! (+ (* k! 2) 0))))
      (a!54 (and (and a!25 (= b! 3)) (= j! (+ (* k! 2) 0))))
      (a!55 (and a!25 (= b! 1) (= j! (+ (* k! 2) 1))))
      (a!56 (and (and a!25 (= b! 2)) (= j! (+ (* k! 2) (- 2)))))
      (a!57 (and (and a!25 (= b! 3)) (= j! (+ (* k! 2) (- 2)))))
      (a!59 (and a!58 (= b! 2) (= j! (+ (* k! 2) 0))))
      (a!60 (and a!58 (= b! 3) (= j! (+ (* k! 2) 0))))
      (a!62 (and a!61 (= b! 2) (= j! (+ (* k! 2) 0))))
      (a!63 (and a!61 (= b! 3) (= j! (+ (* k! 2) 0))))
      (a!64 (and a!58 (= b! 1) (= j! (+ (* k! 2) 1))))
      (a!65 (and a!61 (= b! 1) (= j! (+ (* k! 2) 1)))))
  (and (>= a! 1)
       (<= a! 3)
       (>= i! 0)
       (>= b! 1)
       (<= b! 3)
       (>= j! 0)
       (or a!2
           a!4
           a!6
           a!8
           a!9
           a!11
           a!12
           a!14
           a!15
           a!16
           a!8
           a!9
           a!17
           a!11
           a!12
           a!18
           a!19
           a!20
           a!14
           a!15
           a!16
           a!8
           a!9
           a!17
           a!11
           a!12
           a!18
           a!19
           a!21
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
           a!38
           a!39
           a!40
           a!41
           a!42
           a!43
           a!42
           a!35
           a!36
           a!43
           a!38
           a!39
           a!44
           a!45
           a!46
           a!47
           a!49
           a!50
           a!51
           a!52
           a!49
           a!50
           a!44
           a!45
           a!46
           a!47
           a!53
           a!54
           a!55
           a!56
           a!57
           a!59
           a!60
           a!62
           a!63
           a!64
           a!65
           a!55
           a!53
           a!54
           a!64
           a!59
           a!60
           a!65
           a!62
           a!63)))))
(assert (let ((a!1 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) (- 1)))))
      (a!3 (simple-order.repaired
             p!
             (simple-order.simple p! a! i!)
             (simple-order.simple p! b! j!)))
      (a!4 (xor (simple-order.repaired
                  p!
                  (simple-order.simple p! b! j!)
                  (simple-order.simple p! a! i!))
                true))
      (a!5 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) (- 1)))))
      (a!7 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) 0))))
      (a!9 (and (>= k! 2) (= a! 2) (= i! (+ (* k! 2) (- 1)))))
      (a!12 (and (>= k! 2) (= a! 3) (= i! (+ (* k! 2) (- 1)))))
      (a!15 (and (>= k! 2) (= a! 1) (= i! (+ (* k! 2) 0))))
      (a!27 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) (- 1)))))
      (a!30 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) 0))))
      (a!33 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) 0))))
      (a!36 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) 1))))
      (a!39 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) 1))))
      (a!50 (and (and (>= k! 1) (= a! 1)) (= i! (+ (* k! 2) 1))))
      (a!60 (and (and (>= k! 1) (= a! 2)) (= i! (+ (* k! 2) (- 2)))))
      (a!63 (and (and (>= k! 1) (= a! 3)) (= i! (+ (* k! 2) (- 2))))))
(let ((a!2 (and a!1 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!6 (and a!5 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!8 (and a!7 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!10 (and a!9 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!11 (and a!9 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!13 (and a!12 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!14 (and a!12 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!16 (and a!15 (= b! 2) (= j! (+ (* k! 2) (- 3)))))
      (a!17 (and a!15 (= b! 3) (= j! (+ (* k! 2) (- 3)))))
      (a!18 (and a!9 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!19 (and a!12 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!20 (and a!7 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!21 (and a!7 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!22 (and a!15 (= b! 1) (= j! (+ (* k! 2) (- 2)))))
      (a!23 (and a!1 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!24 (and a!1 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!25 (and a!5 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!26 (and a!5 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!28 (and (and a!27 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!29 (and (and a!27 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!31 (and (and a!30 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!32 (and (and a!30 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!34 (and (and a!33 (= b! 2)) (= j! (+ (* k! 2) (- 1)))))
      (a!35 (and (and a!33 (= b! 3)) (= j! (+ (* k! 2) (- 1)))))
      (a!37 (and a!36 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!38 (and a!36 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!40 (and a!39 (= b! 2) (= j! (+ (* k! 2) (- 1)))))
      (a!41 (and a!39 (= b! 3) (= j! (+ (* k! 2) (- 1)))))
      (a!42 (and a!30 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!43 (and a!33 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!44 (and a!36 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!45 (and a!39 (= b! 1) (= j! (+ (* k! 2) 0))))
      (a!46 (and (and a!30 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!47 (and (and a!30 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!48 (and (and a!33 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!49 (and (and a!33 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!51 (and (and a!50 (= b! 2)) (= j! (+ (* k! 2) 1))))
      (a!52 (and (and a!50 (= b! 3)) (= j! (+ (* k! 2) 1))))
      (a!53 (and (and a!50 (= b! 2)) (= j! (+ (* k! 2) 0))))
      (a!54 (and (and a!50 (= b! 3)) (= j! (+ (* k! 2) 0))))
      (a!55 (and (and a!27 (= b! 2)) (= j! (+ (* k! 2) 0))))
      (a!56 (and (and a!27 (= b! 3)) (= j! (+ (* k! 2) 0))))
      (a!57 (and a!27 (= b! 1) (= j! (+ (* k! 2) 1))))
      (a!58 (and (and a!27 (= b! 2)) (= j! (+ (* k! 2) (- 2)))))
      (a!59 (and (and a!27 (= b! 3)) (= j! (+ (* k! 2) (- 2)))))
      (a!61 (and a!60 (= b! 2) (= j! (+ (* k! 2) 0))))
      (a!62 (and a!60 (= b! 3) (= j! (+ (* k! 2) 0))))
      (a!64 (and a!63 (= b! 2) (= j! (+ (* k! 2) 0))))
      (a!65 (and a!63 (= b! 3) (= j! (+ (* k! 2) 0))))
      (a!66 (and a!60 (= b! 1) (= j! (+ (* k! 2) 1))))
      (a!67 (and a!63 (= b! 1) (= j! (+ (* k! 2) 1)))))
(let ((a!68 (and (=> a!2 (and a!3 a!4))
                 (=> a!6 (and a!3 a!4))
                 (=> a!8 (and a!3 a!4))
                 (=> a!10 (and a!3 a!4))
                 (=> a!11 (and a!3 a!4))
                 (=> a!13 (and a!3 a!4))
                 (=> a!14 (and a!3 a!4))
                 (=> a!16 (and a!3 a!4))
                 (=> a!17 (and a!3 a!4))
                 (=> a!18 (and a!3 a!4))
                 (=> a!10 (and a!3 a!4))
                 (=> a!11 (and a!3 a!4))
                 (=> a!19 (and a!3 a!4))
                 (=> a!13 (and a!3 a!4))
                 (=> a!14 (and a!3 a!4))
                 (=> a!20 (and (xor a!3 true) a!4))
                 (=> a!21 (and (xor a!3 true) a!4))
                 (=> a!22 (and a!3 a!4))
                 (=> a!16 (and a!3 a!4))
                 (=> a!17 (and a!3 a!4))
                 (=> a!18 (and a!3 a!4))
                 (=> a!10 (and a!3 a!4))
                 (=> a!11 (and a!3 a!4))
                 (=> a!19 (and a!3 a!4))
                 (=> a!13 (and a!3 a!4))
                 (=> a!14 (and a!3 a!4))
                 (=> a!20 (and (xor a!3 true) a!4))
                 (=> a!21 (and (xor a!3 true) a!4))
                 (=> a!23 (and (xor a!3 true) a!4))
                 (=> a!24 (and (xor a!3 true) a!4))
                 (=> a!25 (and (xor a!3 true) a!4))
                 (=> a!26 (and (xor a!3 true) a!4))
                 (=> a!28 (and a!3 a!4))
                 (=> a!29 (and a!3 a!4))
                 (=> a!31 (and a!3 a!4))
                 (=> a!32 (and a!3 a!4))
                 (=> a!34 (and a!3 a!4))
                 (=> a!35 (and a!3 a!4))
                 (=> a!37 (and a!3 a!4))
                 (=> a!38 (and a!3 a!4))
                 (=> a!40 (and a!3 a!4))
                 (=> a!41 (and a!3 a!4))
                 (=> a!42 (and a!3 a!4))
                 (=> a!43 (and a!3 a!4))
                 (=> a!44 (and a!3 a!4))
                 (=> a!45 (and a!3 a!4))
                 (=> a!44 (and a!3 a!4))
                 (=> a!37 (and a!3 a!4))
                 (=> a!38 (and a!3 a!4))
                 (=> a!45 (and a!3 a!4))
                 (=> a!40 (and a!3 a!4))
                 (=> a!41 (and a!3 a!4))
                 (=> a!46 (and a!3 a!4))
                 (=> a!47 (and a!3 a!4))
                 (=> a!48 (and a!3 a!4))
                 (=> a!49 (and a!3 a!4))
                 (=> a!51 (and a!3 a!4))
                 (=> a!52 (and a!3 a!4))
                 (=> a!53 (and (xor a!3 true) a!4))
                 (=> a!54 (and (xor a!3 true) a!4))
                 (=> a!51 (and a!3 a!4))
                 (=> a!52 (and a!3 a!4))
                 (=> a!46 (and a!3 a!4))
                 (=> a!47 (and a!3 a!4))
                 (=> a!48 (and a!3 a!4))
                 (=> a!49 (and a!3 a!4))
                 (=> a!55 (and a!3 a!4))
                 (=> a!56 (and a!3 a!4))
                 (=> a!57 (and a!3 a!4))
                 (=> a!58 (and (xor a!3 true) a!4))
                 (=> a!59 (and (xor a!3 true) a!4))
                 (=> a!61 (and a!3 a!4))
                 (=> a!62 (and a!3 a!4))
                 (=> a!64 (and a!3 a!4))
                 (=> a!65 (and a!3 a!4))
                 (=> a!66 (and a!3 a!4))
                 (=> a!67 (and a!3 a!4))
                 (=> a!57 (and a!3 a!4))
                 (=> a!55 (and a!3 a!4))
                 (=> a!56 (and a!3 a!4))
                 (=> a!66 (and a!3 a!4))
                 (=> a!61 (and a!3 a!4))
                 (=> a!62 (and a!3 a!4))
                 (=> a!67 (and a!3 a!4))
                 (=> a!64 (and a!3 a!4))
                 (=> a!65 (and a!3 a!4)))))
  (not a!68)))))
(check-sat)
(exit)
