; A model is not so: a statement is false just where that with the other quantifiers and not P is
; true.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort quantifiers.Statement 0)
(declare-sort quantifiers.Value 0)
(declare-fun quantifiers.true (quantifiers.Statement) Bool)
(declare-fun quantifiers.at
             (quantifiers.Statement quantifiers.Value)
             quantifiers.Statement)
(declare-fun quantifiers.deciding (quantifiers.Statement) quantifiers.Value)
(declare-fun s! () quantifiers.Statement)
(declare-fun quantifiers.negated (quantifiers.Statement) quantifiers.Statement)
(declare-fun quantifiers.left (quantifiers.Statement) Int)
(declare-fun quantifiers.among (quantifiers.Statement quantifiers.Value) Bool)
(declare-fun quantifiers.for_all (quantifiers.Statement) Bool)
(assert (let ((a!1 (>= (quantifiers.left (quantifiers.at s! (quantifiers.deciding s!)))
               0))
      (a!2 (< (quantifiers.left (quantifiers.at s! (quantifiers.deciding s!)))
              (quantifiers.left s!)))
      (a!3 (quantifiers.true (quantifiers.negated
                               (quantifiers.at s! (quantifiers.deciding s!)))))
      (a!4 (xor (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!)))
                true)))
  (=> (and a!1 a!2) (= a!3 a!4))))
(assert (let ((a!1 (quantifiers.left (quantifiers.at s!
                                             (quantifiers.deciding
                                               (quantifiers.negated s!)))))
      (a!2 (quantifiers.negated
             (quantifiers.at s! (quantifiers.deciding (quantifiers.negated s!)))))
      (a!3 (quantifiers.true (quantifiers.at s!
                                             (quantifiers.deciding
                                               (quantifiers.negated s!))))))
  (=> (and (>= a!1 0) (< a!1 (quantifiers.left s!)))
      (= (quantifiers.true a!2) (xor a!3 true)))))
(assert (let ((a!1 (=> (and (quantifiers.true s!)
                    (quantifiers.among s! (quantifiers.deciding s!)))
               (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!)))))
      (a!2 (xor (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!)))
                true))
      (a!4 (and (quantifiers.among s! (quantifiers.deciding s!))
                (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!))))))
(let ((a!3 (or (quantifiers.true s!)
               (and (quantifiers.among s! (quantifiers.deciding s!)) a!2))))
(let ((a!5 (ite (quantifiers.for_all s!)
                (and a!1 a!3)
                (and (=> a!4 (quantifiers.true s!))
                     (=> (quantifiers.true s!) a!4)))))
  (=> (>= (quantifiers.left s!) 1) a!5)))))
(assert (let ((a!1 (=> (and (quantifiers.true (quantifiers.negated s!))
                    (quantifiers.among
                      (quantifiers.negated s!)
                      (quantifiers.deciding s!)))
               (quantifiers.true (quantifiers.at (quantifiers.negated s!)
                                                 (quantifiers.deciding s!)))))
      (a!2 (quantifiers.true (quantifiers.at (quantifiers.negated s!)
                                             (quantifiers.deciding
                                               (quantifiers.negated s!)))))
      (a!5 (and (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding s!))
                (quantifiers.true (quantifiers.at (quantifiers.negated s!)
                                                  (quantifiers.deciding s!))))))
(let ((a!3 (and (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding (quantifiers.negated s!)))
                (xor a!2 true)))
      (a!6 (and (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding (quantifiers.negated s!)))
                a!2)))
(let ((a!4 (and a!1 (or (quantifiers.true (quantifiers.negated s!)) a!3)))
      (a!7 (and (=> a!5 (quantifiers.true (quantifiers.negated s!)))
                (=> (quantifiers.true (quantifiers.negated s!)) a!6))))
  (=> (>= (quantifiers.left (quantifiers.negated s!)) 1)
      (ite (quantifiers.for_all (quantifiers.negated s!)) a!4 a!7))))))
(assert (let ((a!1 (=> (= (quantifiers.left s!) 0)
               (= (quantifiers.true (quantifiers.negated s!))
                  (xor (quantifiers.true s!) true))))
      (a!2 (= (quantifiers.at (quantifiers.negated s!)
                              (quantifiers.deciding s!))
              (quantifiers.negated
                (quantifiers.at s! (quantifiers.deciding s!))))))
(let ((a!3 (and (= (quantifiers.for_all (quantifiers.negated s!))
                   (xor (quantifiers.for_all s!) true))
                (= (quantifiers.among
                     (quantifiers.negated s!)
                     (quantifiers.deciding s!))
                   (quantifiers.among s! (quantifiers.deciding s!)))
                (=> (quantifiers.among s! (quantifiers.deciding s!)) a!2))))
  (and (= (quantifiers.left (quantifiers.negated s!)) (quantifiers.left s!))
       a!1
       (=> (>= (quantifiers.left s!) 1) a!3)))))
(assert (let ((a!1 (and (quantifiers.true s!)
                (quantifiers.among
                  s!
                  (quantifiers.deciding (quantifiers.negated s!)))))
      (a!2 (quantifiers.true (quantifiers.at s!
                                             (quantifiers.deciding
                                               (quantifiers.negated s!)))))
      (a!3 (xor (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!)))
                true))
      (a!6 (and (quantifiers.among s! (quantifiers.deciding s!))
                (quantifiers.true (quantifiers.at s! (quantifiers.deciding s!))))))
(let ((a!4 (or (quantifiers.true s!)
               (and (quantifiers.among s! (quantifiers.deciding s!)) a!3)))
      (a!5 (and (quantifiers.among
                  s!
                  (quantifiers.deciding (quantifiers.negated s!)))
                a!2)))
(let ((a!7 (ite (quantifiers.for_all s!)
                (and (=> a!1 a!2) a!4)
                (and (=> a!5 (quantifiers.true s!))
                     (=> (quantifiers.true s!) a!6)))))
  (=> (>= (quantifiers.left s!) 1) a!7)))))
(assert (let ((a!1 (and (quantifiers.true (quantifiers.negated s!))
                (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding (quantifiers.negated s!)))))
      (a!2 (quantifiers.true (quantifiers.at (quantifiers.negated s!)
                                             (quantifiers.deciding
                                               (quantifiers.negated s!))))))
(let ((a!3 (and (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding (quantifiers.negated s!)))
                (xor a!2 true)))
      (a!5 (and (quantifiers.among
                  (quantifiers.negated s!)
                  (quantifiers.deciding (quantifiers.negated s!)))
                a!2)))
(let ((a!4 (and (=> a!1 a!2)
                (or (quantifiers.true (quantifiers.negated s!)) a!3)))
      (a!6 (and (=> a!5 (quantifiers.true (quantifiers.negated s!)))
                (=> (quantifiers.true (quantifiers.negated s!)) a!5))))
  (=> (>= (quantifiers.left (quantifiers.negated s!)) 1)
      (ite (quantifiers.for_all (quantifiers.negated s!)) a!4 a!6))))))
(assert (let ((a!1 (=> (= (quantifiers.left s!) 0)
               (= (quantifiers.true (quantifiers.negated s!))
                  (xor (quantifiers.true s!) true))))
      (a!2 (= (quantifiers.among
                (quantifiers.negated s!)
                (quantifiers.deciding (quantifiers.negated s!)))
              (quantifiers.among
                s!
                (quantifiers.deciding (quantifiers.negated s!)))))
      (a!3 (quantifiers.negated
             (quantifiers.at s! (quantifiers.deciding (quantifiers.negated s!))))))
(let ((a!4 (= (quantifiers.at (quantifiers.negated s!)
                              (quantifiers.deciding (quantifiers.negated s!)))
              a!3)))
(let ((a!5 (=> (quantifiers.among
                 s!
                 (quantifiers.deciding (quantifiers.negated s!)))
               a!4)))
(let ((a!6 (and (= (quantifiers.for_all (quantifiers.negated s!))
                   (xor (quantifiers.for_all s!) true))
                a!2
                a!5)))
  (and (= (quantifiers.left (quantifiers.negated s!)) (quantifiers.left s!))
       a!1
       (=> (>= (quantifiers.left s!) 1) a!6)))))))
(assert (let ((a!1 (= (quantifiers.left (quantifiers.at s! (quantifiers.deciding s!)))
              (- (quantifiers.left s!) 1))))
(let ((a!2 (=> (and (>= (quantifiers.left s!) 1)
                    (quantifiers.among s! (quantifiers.deciding s!)))
               a!1)))
  (and (>= (quantifiers.left s!) 0) a!2))))
(assert (let ((a!1 (and (>= (quantifiers.left s!) 1)
                (quantifiers.among
                  s!
                  (quantifiers.deciding (quantifiers.negated s!)))))
      (a!2 (quantifiers.left (quantifiers.at s!
                                             (quantifiers.deciding
                                               (quantifiers.negated s!))))))
(let ((a!3 (=> a!1 (= a!2 (- (quantifiers.left s!) 1)))))
  (and (>= (quantifiers.left s!) 0) a!3))))
(assert (let ((a!1 (=> (>= (quantifiers.left s!) 0)
               (= (quantifiers.true (quantifiers.negated s!))
                  (xor (quantifiers.true s!) true)))))
  (not a!1)))
(check-sat)
(exit)
