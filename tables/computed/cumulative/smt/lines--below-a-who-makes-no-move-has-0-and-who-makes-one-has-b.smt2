; A model is not so: below a who makes no move has 0, and who makes one has b.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort lines.Part 0)
(declare-sort two.Convention 0)
(declare-fun lines.moves (lines.Part) Int)
(declare-fun lines.other_by_greed (two.Convention Int) lines.Part)
(declare-fun two.b () Int)
(declare-fun h! () Int)
(declare-fun two.dual (two.Convention) two.Convention)
(declare-fun X! () two.Convention)
(declare-fun two.second (two.Convention Int) Int)
(declare-fun lines.own_by_greed (two.Convention Int) lines.Part)
(declare-fun two.first (two.Convention Int) Int)
(declare-fun two.a () Int)
(declare-fun lines.nothing () lines.Part)
(declare-fun lines.s2_then (lines.Part) lines.Part)
(declare-fun lines.s1_is_pspe (two.Convention Int) Bool)
(declare-fun lines.s1_then (lines.Part) lines.Part)
(declare-fun two.is_friendly (two.Convention) Bool)
(declare-fun lines.s2_is_pspe (two.Convention Int) Bool)
(declare-fun lines.last (lines.Part) Int)
(declare-fun lines.large (lines.Part) Int)
(declare-fun lines.rest (lines.Part) lines.Part)
(declare-fun two.n () Int)
(declare-fun two.e () Int)
(declare-fun two.times (Int Int) Int)
(assert (let ((a!1 (= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!3 (= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!5 (>= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!6 (= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!8 (= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!10 (>= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b)))
                0)))
(let ((a!2 (=> a!1 (= (two.first (two.dual X!) (- h! two.b)) 0)))
      (a!4 (=> a!3 (= (two.first (two.dual X!) (- h! two.b)) two.b)))
      (a!7 (=> a!6 (= (two.second (two.dual X!) (- h! two.b)) 0)))
      (a!9 (=> a!8 (= (two.second (two.dual X!) (- h! two.b)) two.b))))
  (=> (and (>= (- h! two.b) 0) (< (- h! two.b) h!))
      (=> (< (- h! two.b) two.a) (and a!2 a!4 a!5 a!7 a!9 a!10))))))
(assert (let ((a!1 (= (lines.own_by_greed X! h!)
              (lines.s1_then (lines.other_by_greed (two.dual X!) (- h! two.a)))))
      (a!3 (= (lines.own_by_greed X! h!)
              (lines.s2_then (lines.other_by_greed (two.dual X!) (- h! two.b)))))
      (a!6 (=> (< h! two.b)
               (and (= (lines.own_by_greed X! h!) lines.nothing)
                    (= (lines.other_by_greed X! h!) lines.nothing)))))
(let ((a!2 (and a!1
                (= (lines.other_by_greed X! h!)
                   (lines.own_by_greed (two.dual X!) (- h! two.a)))))
      (a!4 (and a!3
                (= (lines.other_by_greed X! h!)
                   (lines.own_by_greed (two.dual X!) (- h! two.b))))))
(let ((a!5 (=> (and (>= h! two.b) (xor (lines.s1_is_pspe X! h!) true)) a!4)))
  (and (=> (and (>= h! two.b) (lines.s1_is_pspe X! h!)) a!2) a!5 a!6)))))
(assert (let ((a!1 (<= (+ two.a (two.second (two.dual X!) (- h! two.a)))
               (+ two.a (two.second (two.dual X!) (- h! two.a)))))
      (a!2 (<= (+ two.b (two.second (two.dual X!) (- h! two.b)))
               (+ two.a (two.second (two.dual X!) (- h! two.a)))))
      (a!4 (ite (two.is_friendly X!)
                (<= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.a)))
                (>= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.a)))))
      (a!5 (<= (+ two.a (two.second (two.dual X!) (- h! two.a)))
               (+ two.b (two.second (two.dual X!) (- h! two.b)))))
      (a!6 (<= (+ two.b (two.second (two.dual X!) (- h! two.b)))
               (+ two.b (two.second (two.dual X!) (- h! two.b)))))
      (a!8 (ite (two.is_friendly X!)
                (<= (two.first (two.dual X!) (- h! two.b))
                    (two.first (two.dual X!) (- h! two.a)))
                (>= (two.first (two.dual X!) (- h! two.b))
                    (two.first (two.dual X!) (- h! two.a)))))
      (a!9 (ite (two.is_friendly X!)
                (<= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.b)))
                (>= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.b)))))
      (a!10 (ite (two.is_friendly X!)
                 (<= (two.first (two.dual X!) (- h! two.b))
                     (two.first (two.dual X!) (- h! two.b)))
                 (>= (two.first (two.dual X!) (- h! two.b))
                     (two.first (two.dual X!) (- h! two.b))))))
(let ((a!3 (and (<= two.a h!) (=> (<= two.a h!) a!1) (=> (<= two.b h!) a!2)))
      (a!7 (and (<= two.b h!) (=> (<= two.a h!) a!5) (=> (<= two.b h!) a!6))))
  (and (= (lines.s1_is_pspe X! h!) (and a!3 (=> a!3 a!4) (=> a!7 a!8)))
       (= (lines.s2_is_pspe X! h!) (and a!7 (=> a!3 a!9) (=> a!7 a!10)))))))
(assert (let ((a!1 (lines.moves (lines.s1_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!2 (+ (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.a))) 1))
      (a!3 (lines.large (lines.s1_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!4 (+ (lines.large (lines.own_by_greed (two.dual X!) (- h! two.a))) 1))
      (a!5 (lines.last (lines.s1_then (lines.own_by_greed
                                        (two.dual X!)
                                        (- h! two.a)))))
      (a!6 (= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.a))) 0))
      (a!8 (lines.rest (lines.s1_then (lines.own_by_greed
                                        (two.dual X!)
                                        (- h! two.a)))))
      (a!9 (lines.moves (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!10 (lines.large (lines.s2_then (lines.own_by_greed
                                          (two.dual X!)
                                          (- h! two.a)))))
      (a!11 (+ (lines.large (lines.own_by_greed (two.dual X!) (- h! two.a))) 0))
      (a!12 (lines.last (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!14 (lines.rest (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!15 (>= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.a))) 0)))
(let ((a!7 (ite a!6
                two.a
                (lines.last (lines.own_by_greed (two.dual X!) (- h! two.a)))))
      (a!13 (ite a!6
                 two.b
                 (lines.last (lines.own_by_greed (two.dual X!) (- h! two.a))))))
  (and (= a!1 a!2)
       (= a!3 a!4)
       (= a!5 a!7)
       (= a!8 (lines.own_by_greed (two.dual X!) (- h! two.a)))
       (= a!9 a!2)
       (= a!10 a!11)
       (= a!12 a!13)
       (= a!14 (lines.own_by_greed (two.dual X!) (- h! two.a)))
       a!15
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (lines.moves (lines.s1_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!2 (+ (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!3 (lines.large (lines.s1_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!4 (+ (lines.large (lines.own_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!5 (lines.last (lines.s1_then (lines.own_by_greed
                                        (two.dual X!)
                                        (- h! two.b)))))
      (a!6 (= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!8 (lines.rest (lines.s1_then (lines.own_by_greed
                                        (two.dual X!)
                                        (- h! two.b)))))
      (a!9 (lines.moves (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!10 (lines.large (lines.s2_then (lines.own_by_greed
                                          (two.dual X!)
                                          (- h! two.b)))))
      (a!11 (+ (lines.large (lines.own_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!12 (lines.last (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!14 (lines.rest (lines.s2_then (lines.own_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!15 (>= (lines.moves (lines.own_by_greed (two.dual X!) (- h! two.b))) 0)))
(let ((a!7 (ite a!6
                two.a
                (lines.last (lines.own_by_greed (two.dual X!) (- h! two.b)))))
      (a!13 (ite a!6
                 two.b
                 (lines.last (lines.own_by_greed (two.dual X!) (- h! two.b))))))
  (and (= a!1 a!2)
       (= a!3 a!4)
       (= a!5 a!7)
       (= a!8 (lines.own_by_greed (two.dual X!) (- h! two.b)))
       (= a!9 a!2)
       (= a!10 a!11)
       (= a!12 a!13)
       (= a!14 (lines.own_by_greed (two.dual X!) (- h! two.b)))
       a!15
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (lines.moves (lines.s1_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!2 (+ (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.a))) 1))
      (a!3 (lines.large (lines.s1_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!4 (+ (lines.large (lines.other_by_greed (two.dual X!) (- h! two.a))) 1))
      (a!5 (lines.last (lines.s1_then (lines.other_by_greed
                                        (two.dual X!)
                                        (- h! two.a)))))
      (a!6 (= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.a))) 0))
      (a!8 (lines.rest (lines.s1_then (lines.other_by_greed
                                        (two.dual X!)
                                        (- h! two.a)))))
      (a!9 (lines.moves (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!10 (lines.large (lines.s2_then (lines.other_by_greed
                                          (two.dual X!)
                                          (- h! two.a)))))
      (a!11 (+ (lines.large (lines.other_by_greed (two.dual X!) (- h! two.a)))
               0))
      (a!12 (lines.last (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!14 (lines.rest (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.a)))))
      (a!15 (>= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.a)))
                0)))
(let ((a!7 (ite a!6
                two.a
                (lines.last (lines.other_by_greed (two.dual X!) (- h! two.a)))))
      (a!13 (ite a!6
                 two.b
                 (lines.last (lines.other_by_greed (two.dual X!) (- h! two.a))))))
  (and (= a!1 a!2)
       (= a!3 a!4)
       (= a!5 a!7)
       (= a!8 (lines.other_by_greed (two.dual X!) (- h! two.a)))
       (= a!9 a!2)
       (= a!10 a!11)
       (= a!12 a!13)
       (= a!14 (lines.other_by_greed (two.dual X!) (- h! two.a)))
       a!15
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (lines.moves (lines.s1_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!2 (+ (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!3 (lines.large (lines.s1_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!4 (+ (lines.large (lines.other_by_greed (two.dual X!) (- h! two.b))) 1))
      (a!5 (lines.last (lines.s1_then (lines.other_by_greed
                                        (two.dual X!)
                                        (- h! two.b)))))
      (a!6 (= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b))) 0))
      (a!8 (lines.rest (lines.s1_then (lines.other_by_greed
                                        (two.dual X!)
                                        (- h! two.b)))))
      (a!9 (lines.moves (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!10 (lines.large (lines.s2_then (lines.other_by_greed
                                          (two.dual X!)
                                          (- h! two.b)))))
      (a!11 (+ (lines.large (lines.other_by_greed (two.dual X!) (- h! two.b)))
               0))
      (a!12 (lines.last (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!14 (lines.rest (lines.s2_then (lines.other_by_greed
                                         (two.dual X!)
                                         (- h! two.b)))))
      (a!15 (>= (lines.moves (lines.other_by_greed (two.dual X!) (- h! two.b)))
                0)))
(let ((a!7 (ite a!6
                two.a
                (lines.last (lines.other_by_greed (two.dual X!) (- h! two.b)))))
      (a!13 (ite a!6
                 two.b
                 (lines.last (lines.other_by_greed (two.dual X!) (- h! two.b))))))
  (and (= a!1 a!2)
       (= a!3 a!4)
       (= a!5 a!7)
       (= a!8 (lines.other_by_greed (two.dual X!) (- h! two.b)))
       (= a!9 a!2)
       (= a!10 a!11)
       (= a!12 a!13)
       (= a!14 (lines.other_by_greed (two.dual X!) (- h! two.b)))
       a!15
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (= (lines.last (lines.s1_then lines.nothing))
              (ite (= (lines.moves lines.nothing) 0)
                   two.a
                   (lines.last lines.nothing))))
      (a!2 (= (lines.last (lines.s2_then lines.nothing))
              (ite (= (lines.moves lines.nothing) 0)
                   two.b
                   (lines.last lines.nothing)))))
  (and (= (lines.moves (lines.s1_then lines.nothing))
          (+ (lines.moves lines.nothing) 1))
       (= (lines.large (lines.s1_then lines.nothing))
          (+ (lines.large lines.nothing) 1))
       a!1
       (= (lines.rest (lines.s1_then lines.nothing)) lines.nothing)
       (= (lines.moves (lines.s2_then lines.nothing))
          (+ (lines.moves lines.nothing) 1))
       (= (lines.large (lines.s2_then lines.nothing))
          (+ (lines.large lines.nothing) 0))
       a!2
       (= (lines.rest (lines.s2_then lines.nothing)) lines.nothing)
       (>= (lines.moves lines.nothing) 0)
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0))))
(assert (let ((a!1 (= two.b (+ (two.times two.n (- two.a two.b)) two.e))))
  (and (> two.a two.b)
       (>= two.b 1)
       a!1
       (>= two.e 0)
       (< two.e (- two.a two.b))
       (>= two.n 0))))
(assert (=> (< h! two.b) (and (= (two.first X! h!) 0) (= (two.second X! h!) 0))))
(assert (let ((a!1 (= (two.first X! h!)
              (+ (two.second (two.dual X!) (- h! two.b)) two.b))))
(let ((a!2 (and a!1
                (= (two.second X! h!) (two.first (two.dual X!) (- h! two.b))))))
  (=> (and (>= h! two.b) (< h! two.a)) a!2))))
(assert (let ((a!1 (>= (+ two.a (two.second (two.dual X!) (- h! two.a)))
               (+ two.b (two.second (two.dual X!) (- h! two.b))))))
(let ((a!2 (ite a!1
                (+ two.a (two.second (two.dual X!) (- h! two.a)))
                (+ two.b (two.second (two.dual X!) (- h! two.b))))))
  (=> (>= h! two.a) (= (two.first X! h!) a!2)))))
(assert (let ((a!1 (> (+ two.a (two.second (two.dual X!) (- h! two.a)))
              (+ two.b (two.second (two.dual X!) (- h! two.b)))))
      (a!2 (< (+ two.a (two.second (two.dual X!) (- h! two.a)))
              (+ two.b (two.second (two.dual X!) (- h! two.b)))))
      (a!3 (ite (>= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.b)))
                (two.first (two.dual X!) (- h! two.a))
                (two.first (two.dual X!) (- h! two.b))))
      (a!4 (ite (<= (two.first (two.dual X!) (- h! two.a))
                    (two.first (two.dual X!) (- h! two.b)))
                (two.first (two.dual X!) (- h! two.a))
                (two.first (two.dual X!) (- h! two.b)))))
(let ((a!5 (ite a!1
                (two.first (two.dual X!) (- h! two.a))
                (ite a!2
                     (two.first (two.dual X!) (- h! two.b))
                     (ite (two.is_friendly X!) a!3 a!4)))))
  (=> (>= h! two.a) (= (two.second X! h!) a!5)))))
(assert (let ((a!1 (= (lines.moves (lines.s1_then (lines.own_by_greed X! h!)))
              (+ (lines.moves (lines.own_by_greed X! h!)) 1)))
      (a!2 (= (lines.large (lines.s1_then (lines.own_by_greed X! h!)))
              (+ (lines.large (lines.own_by_greed X! h!)) 1)))
      (a!3 (ite (= (lines.moves (lines.own_by_greed X! h!)) 0)
                two.a
                (lines.last (lines.own_by_greed X! h!))))
      (a!5 (= (lines.rest (lines.s1_then (lines.own_by_greed X! h!)))
              (lines.own_by_greed X! h!)))
      (a!6 (= (lines.moves (lines.s2_then (lines.own_by_greed X! h!)))
              (+ (lines.moves (lines.own_by_greed X! h!)) 1)))
      (a!7 (= (lines.large (lines.s2_then (lines.own_by_greed X! h!)))
              (+ (lines.large (lines.own_by_greed X! h!)) 0)))
      (a!8 (ite (= (lines.moves (lines.own_by_greed X! h!)) 0)
                two.b
                (lines.last (lines.own_by_greed X! h!))))
      (a!10 (= (lines.rest (lines.s2_then (lines.own_by_greed X! h!)))
               (lines.own_by_greed X! h!))))
(let ((a!4 (= (lines.last (lines.s1_then (lines.own_by_greed X! h!))) a!3))
      (a!9 (= (lines.last (lines.s2_then (lines.own_by_greed X! h!))) a!8)))
  (and a!1
       a!2
       a!4
       a!5
       a!6
       a!7
       a!9
       a!10
       (>= (lines.moves (lines.own_by_greed X! h!)) 0)
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (= (lines.moves (lines.s1_then (lines.other_by_greed X! h!)))
              (+ (lines.moves (lines.other_by_greed X! h!)) 1)))
      (a!2 (= (lines.large (lines.s1_then (lines.other_by_greed X! h!)))
              (+ (lines.large (lines.other_by_greed X! h!)) 1)))
      (a!3 (ite (= (lines.moves (lines.other_by_greed X! h!)) 0)
                two.a
                (lines.last (lines.other_by_greed X! h!))))
      (a!5 (= (lines.rest (lines.s1_then (lines.other_by_greed X! h!)))
              (lines.other_by_greed X! h!)))
      (a!6 (= (lines.moves (lines.s2_then (lines.other_by_greed X! h!)))
              (+ (lines.moves (lines.other_by_greed X! h!)) 1)))
      (a!7 (= (lines.large (lines.s2_then (lines.other_by_greed X! h!)))
              (+ (lines.large (lines.other_by_greed X! h!)) 0)))
      (a!8 (ite (= (lines.moves (lines.other_by_greed X! h!)) 0)
                two.b
                (lines.last (lines.other_by_greed X! h!))))
      (a!10 (= (lines.rest (lines.s2_then (lines.other_by_greed X! h!)))
               (lines.other_by_greed X! h!))))
(let ((a!4 (= (lines.last (lines.s1_then (lines.other_by_greed X! h!))) a!3))
      (a!9 (= (lines.last (lines.s2_then (lines.other_by_greed X! h!))) a!8)))
  (and a!1
       a!2
       a!4
       a!5
       a!6
       a!7
       a!9
       a!10
       (>= (lines.moves (lines.other_by_greed X! h!)) 0)
       (= (lines.moves lines.nothing) 0)
       (= (lines.large lines.nothing) 0)
       (= (lines.last lines.nothing) 0)))))
(assert (let ((a!1 (=> (= (lines.moves (lines.own_by_greed X! h!)) 0)
               (= (two.first X! h!) 0)))
      (a!2 (=> (= (lines.moves (lines.own_by_greed X! h!)) 1)
               (= (two.first X! h!) two.b)))
      (a!3 (=> (= (lines.moves (lines.other_by_greed X! h!)) 0)
               (= (two.second X! h!) 0)))
      (a!4 (=> (= (lines.moves (lines.other_by_greed X! h!)) 1)
               (= (two.second X! h!) two.b))))
(let ((a!5 (and a!1
                a!2
                (>= (lines.moves (lines.own_by_greed X! h!)) 0)
                a!3
                a!4
                (>= (lines.moves (lines.other_by_greed X! h!)) 0))))
  (not (=> (>= h! 0) (=> (< h! two.a) a!5))))))
(check-sat)
(exit)
