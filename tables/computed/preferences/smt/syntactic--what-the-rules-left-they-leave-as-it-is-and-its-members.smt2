; A model is not so: what the rules left they leave as it is, and its members.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort syntactic.Value 0)
(declare-fun syntactic.member (syntactic.Value Int) syntactic.Value)
(declare-fun k! () Int)
(declare-fun syntactic.full (syntactic.Value) syntactic.Value)
(declare-fun syntactic.rules_1_and_2 (syntactic.Value) syntactic.Value)
(declare-fun syntactic.rule_3 (syntactic.Value) syntactic.Value)
(declare-fun syntactic.before (syntactic.Value) syntactic.Value)
(declare-fun X! () syntactic.Value)
(declare-fun syntactic.count (syntactic.Value) Int)
(declare-fun syntactic.leaf (syntactic.Value) Bool)
(declare-fun syntactic.steps (syntactic.Value) Int)
(declare-fun syntactic.origin (syntactic.Value Int) Int)
(declare-fun syntactic.changed (syntactic.Value) Int)
(declare-fun syntactic.wrap (syntactic.Value) syntactic.Value)
(assert (let ((a!1 (syntactic.steps (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before X!)))))
      (a!2 (syntactic.full (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before X!))))))
(let ((a!3 (=> (and (>= k! 0) (< k! (syntactic.count a!2)))
               (= (syntactic.full (syntactic.member a!2 k!))
                  (syntactic.member a!2 k!)))))
(let ((a!4 (and (= (syntactic.rules_1_and_2 (syntactic.rule_3 a!2)) a!2) a!3)))
(let ((a!5 (and (= (syntactic.full a!2) a!2)
                (=> (xor (syntactic.leaf a!2) true) a!4))))
  (=> (and (>= a!1 0) (< a!1 (syntactic.steps X!))) a!5))))))
(assert (let ((a!1 (>= (syntactic.steps (syntactic.member X! (syntactic.origin X! k!)))
               0))
      (a!2 (< (syntactic.steps (syntactic.member X! (syntactic.origin X! k!)))
              (syntactic.steps X!)))
      (a!3 (syntactic.full (syntactic.full (syntactic.member X!
                                                             (syntactic.origin X!
                                                                               k!)))))
      (a!5 (syntactic.leaf (syntactic.full (syntactic.member X!
                                                             (syntactic.origin X!
                                                                               k!)))))
      (a!6 (syntactic.rule_3 (syntactic.full (syntactic.member X!
                                                               (syntactic.origin X!
                                                                                 k!)))))
      (a!8 (syntactic.count (syntactic.full (syntactic.member X!
                                                              (syntactic.origin X!
                                                                                k!)))))
      (a!9 (syntactic.member (syntactic.full (syntactic.member X!
                                                               (syntactic.origin X!
                                                                                 k!)))
                             (* k! 0))))
(let ((a!4 (= a!3
              (syntactic.full (syntactic.member X! (syntactic.origin X! k!)))))
      (a!7 (= (syntactic.rules_1_and_2 a!6)
              (syntactic.full (syntactic.member X! (syntactic.origin X! k!)))))
      (a!10 (=> (and (>= (* k! 0) 0) (< (* k! 0) a!8))
                (= (syntactic.full a!9) a!9))))
  (=> (and a!1 a!2) (and a!4 (=> (xor a!5 true) (and a!7 a!10)))))))
(assert (let ((a!1 (syntactic.member X!
                             (syntactic.origin X!
                                               (syntactic.changed
                                                 (syntactic.before X!))))))
(let ((a!2 (= (syntactic.rules_1_and_2 (syntactic.rule_3 (syntactic.full a!1)))
              (syntactic.full a!1)))
      (a!3 (and (>= (* k! 0) 0)
                (< (* k! 0) (syntactic.count (syntactic.full a!1)))))
      (a!4 (= (syntactic.full (syntactic.member (syntactic.full a!1) (* k! 0)))
              (syntactic.member (syntactic.full a!1) (* k! 0)))))
(let ((a!5 (=> (xor (syntactic.leaf (syntactic.full a!1)) true)
               (and a!2 (=> a!3 a!4)))))
(let ((a!6 (and (= (syntactic.full (syntactic.full a!1)) (syntactic.full a!1))
                a!5)))
  (=> (and (>= (syntactic.steps a!1) 0)
           (< (syntactic.steps a!1) (syntactic.steps X!)))
      a!6))))))
(assert (let ((a!1 (= (syntactic.rules_1_and_2 (syntactic.rule_3 (syntactic.before X!)))
              (syntactic.before X!)))
      (a!3 (syntactic.full (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before X!)))))
      (a!5 (syntactic.steps (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before X!)))))
      (a!6 (< (syntactic.steps (syntactic.member X! (syntactic.origin X! k!)))
              (syntactic.steps X!))))
(let ((a!2 (and (xor (syntactic.leaf (syntactic.before X!)) true) a!1))
      (a!7 (=> (and (>= (syntactic.origin X! k!) 0)
                    (< (syntactic.origin X! k!) (syntactic.count X!)))
               a!6)))
(let ((a!4 (= (syntactic.full X!)
              (ite (syntactic.leaf X!) X! (ite a!2 (syntactic.before X!) a!3))))
      (a!8 (and (or a!2 (< a!5 (syntactic.steps X!))) a!7)))
  (and a!4 (>= (syntactic.steps X!) 0) (=> (xor (syntactic.leaf X!) true) a!8))))))
(assert (let ((a!1 (= (syntactic.rules_1_and_2 (syntactic.rule_3 (syntactic.before X!)))
              (syntactic.before X!)))
      (a!3 (syntactic.full (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before X!)))))
      (a!5 (syntactic.steps (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before X!)))))
      (a!6 (>= (syntactic.origin X! (syntactic.changed (syntactic.before X!)))
               0))
      (a!7 (< (syntactic.origin X! (syntactic.changed (syntactic.before X!)))
              (syntactic.count X!)))
      (a!8 (syntactic.member X!
                             (syntactic.origin X!
                                               (syntactic.changed
                                                 (syntactic.before X!))))))
(let ((a!2 (and (xor (syntactic.leaf (syntactic.before X!)) true) a!1)))
(let ((a!4 (= (syntactic.full X!)
              (ite (syntactic.leaf X!) X! (ite a!2 (syntactic.before X!) a!3))))
      (a!9 (and (or a!2 (< a!5 (syntactic.steps X!)))
                (=> (and a!6 a!7)
                    (< (syntactic.steps a!8) (syntactic.steps X!))))))
  (and a!4 (>= (syntactic.steps X!) 0) (=> (xor (syntactic.leaf X!) true) a!9))))))
(assert (let ((a!1 (and (xor (syntactic.leaf (syntactic.before X!)) true)
                (>= k! 0)
                (< k! (syntactic.count (syntactic.before X!)))))
      (a!2 (= (syntactic.member (syntactic.before X!) k!)
              (syntactic.full (syntactic.member X! (syntactic.origin X! k!)))))
      (a!4 (= (syntactic.before X!)
              (syntactic.wrap (syntactic.full (syntactic.member X! 0)))))
      (a!6 (= (syntactic.full (syntactic.member X! (syntactic.changed X!)))
              (syntactic.member X! (syntactic.changed X!)))))
(let ((a!3 (=> a!1
               (and (>= (syntactic.origin X! k!) 0)
                    (< (syntactic.origin X! k!) (syntactic.count X!))
                    a!2)))
      (a!5 (=> (and (xor (syntactic.leaf X!) true) (= (syntactic.count X!) 1))
               a!4)))
(let ((a!7 (and a!3
                a!5
                (>= (syntactic.changed X!) 0)
                (< (syntactic.changed X!) (syntactic.count X!))
                (=> a!6 (= (syntactic.before X!) X!)))))
  (=> (xor (syntactic.leaf X!) true) a!7)))))
(assert (let ((a!1 (and (xor (syntactic.leaf (syntactic.before X!)) true)
                (>= (syntactic.changed (syntactic.before X!)) 0)
                (< (syntactic.changed (syntactic.before X!))
                   (syntactic.count (syntactic.before X!)))))
      (a!2 (>= (syntactic.origin X! (syntactic.changed (syntactic.before X!)))
               0))
      (a!3 (< (syntactic.origin X! (syntactic.changed (syntactic.before X!)))
              (syntactic.count X!)))
      (a!4 (syntactic.member X!
                             (syntactic.origin X!
                                               (syntactic.changed
                                                 (syntactic.before X!)))))
      (a!6 (= (syntactic.before X!)
              (syntactic.wrap (syntactic.full (syntactic.member X! 0)))))
      (a!8 (= (syntactic.full (syntactic.member X! (syntactic.changed X!)))
              (syntactic.member X! (syntactic.changed X!)))))
(let ((a!5 (= (syntactic.member (syntactic.before X!)
                                (syntactic.changed (syntactic.before X!)))
              (syntactic.full a!4)))
      (a!7 (=> (and (xor (syntactic.leaf X!) true) (= (syntactic.count X!) 1))
               a!6)))
(let ((a!9 (and (=> a!1 (and a!2 a!3 a!5))
                a!7
                (>= (syntactic.changed X!) 0)
                (< (syntactic.changed X!) (syntactic.count X!))
                (=> a!8 (= (syntactic.before X!) X!)))))
  (=> (xor (syntactic.leaf X!) true) a!9)))))
(assert (let ((a!1 (xor (syntactic.leaf (syntactic.before (syntactic.before X!))) true))
      (a!2 (< 0 (syntactic.count (syntactic.before (syntactic.before X!)))))
      (a!3 (syntactic.full (syntactic.member (syntactic.before X!)
                                             (syntactic.origin (syntactic.before X!)
                                                               0))))
      (a!6 (and (xor (syntactic.leaf (syntactic.before X!)) true)
                (= (syntactic.count (syntactic.before X!)) 1)))
      (a!7 (syntactic.wrap (syntactic.full (syntactic.member (syntactic.before X!)
                                                             0))))
      (a!9 (syntactic.full (syntactic.member (syntactic.before X!)
                                             (syntactic.changed
                                               (syntactic.before X!))))))
(let ((a!4 (= (syntactic.member (syntactic.before (syntactic.before X!)) 0) a!3))
      (a!8 (=> a!6 (= (syntactic.before (syntactic.before X!)) a!7)))
      (a!10 (= a!9
               (syntactic.member (syntactic.before X!)
                                 (syntactic.changed (syntactic.before X!))))))
(let ((a!5 (and (>= (syntactic.origin (syntactic.before X!) 0) 0)
                (< (syntactic.origin (syntactic.before X!) 0)
                   (syntactic.count (syntactic.before X!)))
                a!4))
      (a!11 (=> a!10
                (= (syntactic.before (syntactic.before X!))
                   (syntactic.before X!)))))
(let ((a!12 (and (=> (and a!1 (>= 0 0) a!2) a!5)
                 a!8
                 (>= (syntactic.changed (syntactic.before X!)) 0)
                 (< (syntactic.changed (syntactic.before X!))
                    (syntactic.count (syntactic.before X!)))
                 a!11)))
  (=> (xor (syntactic.leaf (syntactic.before X!)) true) a!12))))))
(assert (let ((a!1 (xor (syntactic.leaf (syntactic.before (syntactic.before X!))) true))
      (a!2 (syntactic.rules_1_and_2
             (syntactic.rule_3 (syntactic.before (syntactic.before X!)))))
      (a!6 (and (>= 0 0) (< 0 (syntactic.count (syntactic.before X!)))))
      (a!7 (< (syntactic.steps (syntactic.member (syntactic.before X!) 0))
              (syntactic.steps (syntactic.before X!)))))
(let ((a!3 (and a!1 (= a!2 (syntactic.before (syntactic.before X!))))))
(let ((a!4 (ite (syntactic.leaf (syntactic.before X!))
                (syntactic.before X!)
                (ite a!3
                     (syntactic.before (syntactic.before X!))
                     (syntactic.full a!2))))
      (a!5 (or a!3
               (< (syntactic.steps a!2) (syntactic.steps (syntactic.before X!))))))
(let ((a!8 (=> (xor (syntactic.leaf (syntactic.before X!)) true)
               (and a!5 (=> a!6 a!7)))))
  (and (= (syntactic.full (syntactic.before X!)) a!4)
       (>= (syntactic.steps (syntactic.before X!)) 0)
       a!8))))))
(assert (let ((a!1 (xor (syntactic.leaf (syntactic.before (syntactic.full X!))) true))
      (a!2 (syntactic.rules_1_and_2
             (syntactic.rule_3 (syntactic.before (syntactic.full X!)))))
      (a!6 (and (>= 0 0) (< 0 (syntactic.count (syntactic.full X!)))))
      (a!7 (< (syntactic.steps (syntactic.member (syntactic.full X!) 0))
              (syntactic.steps (syntactic.full X!)))))
(let ((a!3 (and a!1 (= a!2 (syntactic.before (syntactic.full X!))))))
(let ((a!4 (ite (syntactic.leaf (syntactic.full X!))
                (syntactic.full X!)
                (ite a!3
                     (syntactic.before (syntactic.full X!))
                     (syntactic.full a!2))))
      (a!5 (or a!3
               (< (syntactic.steps a!2) (syntactic.steps (syntactic.full X!))))))
(let ((a!8 (=> (xor (syntactic.leaf (syntactic.full X!)) true)
               (and a!5 (=> a!6 a!7)))))
  (and (= (syntactic.full (syntactic.full X!)) a!4)
       (>= (syntactic.steps (syntactic.full X!)) 0)
       a!8))))))
(assert (let ((a!1 (syntactic.full (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before X!)))))
      (a!2 (syntactic.leaf (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before X!)))))
      (a!3 (syntactic.before (syntactic.rules_1_and_2
                               (syntactic.rule_3 (syntactic.before X!)))))
      (a!7 (syntactic.steps (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before X!)))))
      (a!9 (syntactic.count (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before X!)))))
      (a!10 (syntactic.member (syntactic.rules_1_and_2
                                (syntactic.rule_3 (syntactic.before X!)))
                              0)))
(let ((a!4 (and (xor (syntactic.leaf a!3) true)
                (= (syntactic.rules_1_and_2 (syntactic.rule_3 a!3)) a!3)))
      (a!8 (< (syntactic.steps (syntactic.rules_1_and_2 (syntactic.rule_3 a!3)))
              a!7)))
(let ((a!5 (ite a!4
                a!3
                (syntactic.full (syntactic.rules_1_and_2 (syntactic.rule_3 a!3)))))
      (a!11 (and (or a!4 a!8)
                 (=> (and (>= 0 0) (< 0 a!9)) (< (syntactic.steps a!10) a!7)))))
(let ((a!6 (ite a!2
                (syntactic.rules_1_and_2
                  (syntactic.rule_3 (syntactic.before X!)))
                a!5)))
  (and (= a!1 a!6) (>= a!7 0) (=> (xor a!2 true) a!11)))))))
(assert (let ((a!1 (syntactic.leaf (syntactic.before (syntactic.member X!
                                                               (syntactic.origin X!
                                                                                 k!)))))
      (a!2 (syntactic.rule_3 (syntactic.before (syntactic.member X!
                                                                 (syntactic.origin X!
                                                                                   k!)))))
      (a!7 (>= (syntactic.steps (syntactic.member X! (syntactic.origin X! k!)))
               0))
      (a!8 (xor (syntactic.leaf (syntactic.member X! (syntactic.origin X! k!)))
                true))
      (a!10 (< 0
               (syntactic.count (syntactic.member X! (syntactic.origin X! k!)))))
      (a!11 (syntactic.steps (syntactic.member (syntactic.member X!
                                                                 (syntactic.origin X!
                                                                                   k!))
                                               0))))
(let ((a!3 (= (syntactic.rules_1_and_2 a!2)
              (syntactic.before (syntactic.member X! (syntactic.origin X! k!)))))
      (a!9 (< (syntactic.steps (syntactic.rules_1_and_2 a!2))
              (syntactic.steps (syntactic.member X! (syntactic.origin X! k!)))))
      (a!12 (< a!11
               (syntactic.steps (syntactic.member X! (syntactic.origin X! k!))))))
(let ((a!4 (ite (and (xor a!1 true) a!3)
                (syntactic.before (syntactic.member X! (syntactic.origin X! k!)))
                (syntactic.full (syntactic.rules_1_and_2 a!2))))
      (a!13 (and (or (and (xor a!1 true) a!3) a!9)
                 (=> (and (>= 0 0) a!10) a!12))))
(let ((a!5 (ite (syntactic.leaf (syntactic.member X! (syntactic.origin X! k!)))
                (syntactic.member X! (syntactic.origin X! k!))
                a!4)))
(let ((a!6 (= (syntactic.full (syntactic.member X! (syntactic.origin X! k!)))
              a!5)))
  (and a!6 a!7 (=> a!8 a!13))))))))
(assert (let ((a!1 (syntactic.member X!
                             (syntactic.origin X!
                                               (syntactic.changed
                                                 (syntactic.before X!))))))
(let ((a!2 (= (syntactic.rules_1_and_2
                (syntactic.rule_3 (syntactic.before a!1)))
              (syntactic.before a!1)))
      (a!4 (syntactic.full (syntactic.rules_1_and_2
                             (syntactic.rule_3 (syntactic.before a!1)))))
      (a!6 (syntactic.steps (syntactic.rules_1_and_2
                              (syntactic.rule_3 (syntactic.before a!1)))))
      (a!7 (=> (and (>= 0 0) (< 0 (syntactic.count a!1)))
               (< (syntactic.steps (syntactic.member a!1 0))
                  (syntactic.steps a!1)))))
(let ((a!3 (and (xor (syntactic.leaf (syntactic.before a!1)) true) a!2)))
(let ((a!5 (= (syntactic.full a!1)
              (ite (syntactic.leaf a!1)
                   a!1
                   (ite a!3 (syntactic.before a!1) a!4))))
      (a!8 (and (or a!3 (< a!6 (syntactic.steps a!1))) a!7)))
  (and a!5
       (>= (syntactic.steps a!1) 0)
       (=> (xor (syntactic.leaf a!1) true) a!8)))))))
(assert (let ((a!1 (= (syntactic.rules_1_and_2 (syntactic.rule_3 (syntactic.full X!)))
              (syntactic.full X!)))
      (a!2 (and (>= k! 0) (< k! (syntactic.count (syntactic.full X!)))))
      (a!3 (= (syntactic.full (syntactic.member (syntactic.full X!) k!))
              (syntactic.member (syntactic.full X!) k!))))
(let ((a!4 (=> (xor (syntactic.leaf (syntactic.full X!)) true)
               (and a!1 (=> a!2 a!3)))))
(let ((a!5 (and (= (syntactic.full (syntactic.full X!)) (syntactic.full X!))
                a!4)))
  (not (=> (>= (syntactic.steps X!) 0) a!5))))))
(check-sat)
(exit)
