; A model is not so: with anyone's coins each player has the moves of both with their own.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort coin-strips.Rules 0)
(declare-sort coin-strips.Strip 0)
(declare-fun coin-strips.anyones (coin-strips.Rules) Bool)
(declare-fun k! () coin-strips.Rules)
(declare-fun coin-strips.shoves (coin-strips.Rules) Bool)
(declare-fun coin-strips.pushes (coin-strips.Rules) Bool)
(declare-fun coin-strips.spares (coin-strips.Rules) Bool)
(declare-fun coin-strips.after
             (coin-strips.Rules coin-strips.Strip Int)
             coin-strips.Strip)
(declare-fun coin-strips.start
             (coin-strips.Rules Bool coin-strips.Strip coin-strips.Strip)
             Int)
(declare-fun t! () coin-strips.Strip)
(declare-fun s! () coin-strips.Strip)
(declare-fun p! () Bool)
(declare-fun coin-strips.cell (coin-strips.Strip Int) Int)
(declare-fun coin-strips.size (coin-strips.Strip) Int)
(declare-fun coin-strips.reaches
             (coin-strips.Rules Bool coin-strips.Strip coin-strips.Strip)
             Bool)
(declare-fun coin-strips.apart (coin-strips.Strip coin-strips.Strip) Int)
(declare-fun m! () coin-strips.Rules)
(declare-fun coin-strips.first (coin-strips.Strip Int) Int)
(assert (let ((a!1 (or (and (coin-strips.pushes k!) (coin-strips.shoves k!))
               (and (coin-strips.spares k!)
                    (or (coin-strips.pushes k!)
                        (coin-strips.shoves k!)
                        (coin-strips.anyones k!))))))
  (xor a!1 true)))
(assert (let ((a!1 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite p! 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite p! 1 2))))
(let ((a!3 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 k!
                 p!
                 s!
                 (coin-strips.after k! s! (coin-strips.start k! p! s! t!)))))
      (a!6 (and a!4
                (= t! (coin-strips.after k! s! (coin-strips.start k! p! s! t!))))))
  (and a!5 (=> (coin-strips.reaches k! p! s! t!) a!6)))))))
(assert (let ((a!1 (and (>= (coin-strips.cell s! (coin-strips.start k! p! s! t!)) 0)
                (<= (coin-strips.cell s! (coin-strips.start k! p! s! t!)) 2))))
  (ite (and (>= (coin-strips.start k! p! s! t!) 0)
            (< (coin-strips.start k! p! s! t!) (coin-strips.size s!)))
       a!1
       (= (coin-strips.cell s! (coin-strips.start k! p! s! t!)) 0))))
(assert (let ((a!1 (distinct (coin-strips.size (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start k! p! s! t!)))
                     (coin-strips.size (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start k! p! s! t!)))))
      (a!2 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start k! p! s! t!))
             (coin-strips.after m! s! (coin-strips.start k! p! s! t!)))))
(let ((a!3 (< a!2
              (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start k! p! s! t!)))))
      (a!4 (distinct (coin-strips.cell (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start k! p! s! t!))
                                       a!2)
                     (coin-strips.cell (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start k! p! s! t!))
                                       a!2))))
  (or (= (coin-strips.after k! s! (coin-strips.start k! p! s! t!))
         (coin-strips.after m! s! (coin-strips.start k! p! s! t!)))
      a!1
      (and (>= a!2 0) a!3 a!4)))))
(assert (let ((a!1 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start k! p! s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start k! p! s! t!))
             (coin-strips.after m! s! (coin-strips.start k! p! s! t!))))
      (a!4 (- (ite (coin-strips.pushes k!)
                   (coin-strips.first s! (coin-strips.start k! p! s! t!))
                   (ite (coin-strips.shoves k!)
                        0
                        (coin-strips.start k! p! s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start k! p! s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start k! p! s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start k! p! s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start k! p! s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start k! p! s! t!))
             (coin-strips.after m! s! (coin-strips.start k! p! s! t!))))
      (a!4 (- (ite (coin-strips.pushes m!)
                   (coin-strips.first s! (coin-strips.start k! p! s! t!))
                   (ite (coin-strips.shoves m!)
                        0
                        (coin-strips.start k! p! s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start k! p! s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start k! p! s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start k! p! s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite p! 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite p! 1 2))))
(let ((a!3 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 k!
                 p!
                 s!
                 (coin-strips.after k! s! (coin-strips.start k! p! s! t!)))))
      (a!6 (and a!4
                (= t! (coin-strips.after k! s! (coin-strips.start k! p! s! t!))))))
  (and a!5 (=> (coin-strips.reaches k! p! s! t!) a!6)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite true 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite true 1 2)))
      (a!6 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite true 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite true 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!6
                a!8
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! true s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 true
                 s!
                 (coin-strips.after m! s! (coin-strips.start k! p! s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! true s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite false 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite false 1 2)))
      (a!6 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite false 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite false 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!6
                a!8
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! false s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 false
                 s!
                 (coin-strips.after m! s! (coin-strips.start k! p! s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! false s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite true 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite true 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 true
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! true s! t!)))))
      (a!6 (and a!4
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! true s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! true s! t!) a!6)))))))
(assert (let ((a!1 (and (>= (coin-strips.cell s! (coin-strips.start m! true s! t!)) 0)
                (<= (coin-strips.cell s! (coin-strips.start m! true s! t!)) 2))))
  (ite (and (>= (coin-strips.start m! true s! t!) 0)
            (< (coin-strips.start m! true s! t!) (coin-strips.size s!)))
       a!1
       (= (coin-strips.cell s! (coin-strips.start m! true s! t!)) 0))))
(assert (let ((a!1 (distinct (coin-strips.size (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start m! true s! t!)))
                     (coin-strips.size (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start m! true s! t!)))))
      (a!2 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! true s! t!))
             (coin-strips.after m! s! (coin-strips.start m! true s! t!)))))
(let ((a!3 (< a!2
              (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! true s! t!)))))
      (a!4 (distinct (coin-strips.cell (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start m! true s! t!))
                                       a!2)
                     (coin-strips.cell (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start m! true s! t!))
                                       a!2))))
  (or (= (coin-strips.after k! s! (coin-strips.start m! true s! t!))
         (coin-strips.after m! s! (coin-strips.start m! true s! t!)))
      a!1
      (and (>= a!2 0) a!3 a!4)))))
(assert (let ((a!1 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! true s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! true s! t!))
             (coin-strips.after m! s! (coin-strips.start m! true s! t!))))
      (a!4 (- (ite (coin-strips.pushes k!)
                   (coin-strips.first s! (coin-strips.start m! true s! t!))
                   (ite (coin-strips.shoves k!)
                        0
                        (coin-strips.start m! true s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start m! true s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start m! true s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! true s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start m! true s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! true s! t!))
             (coin-strips.after m! s! (coin-strips.start m! true s! t!))))
      (a!4 (- (ite (coin-strips.pushes m!)
                   (coin-strips.first s! (coin-strips.start m! true s! t!))
                   (ite (coin-strips.shoves m!)
                        0
                        (coin-strips.start m! true s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start m! true s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start m! true s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start m! true s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite p! 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite p! 1 2)))
      (a!6 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite p! 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite p! 1 2))))
(let ((a!3 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!6
                a!8
                (= t! (coin-strips.after k! s! (coin-strips.start k! p! s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 k!
                 p!
                 s!
                 (coin-strips.after k! s! (coin-strips.start m! true s! t!))))))
  (and a!5 (=> (coin-strips.reaches k! p! s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite true 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite true 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 true
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! true s! t!)))))
      (a!6 (and a!4
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! true s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! true s! t!) a!6)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite false 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite false 1 2)))
      (a!6 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite false 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite false 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!6
                a!8
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! false s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 false
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! true s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! false s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite false 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite false 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 false
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! false s! t!)))))
      (a!6 (and a!4
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! false s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! false s! t!) a!6)))))))
(assert (let ((a!1 (and (>= (coin-strips.cell s! (coin-strips.start m! false s! t!)) 0)
                (<= (coin-strips.cell s! (coin-strips.start m! false s! t!)) 2))))
  (ite (and (>= (coin-strips.start m! false s! t!) 0)
            (< (coin-strips.start m! false s! t!) (coin-strips.size s!)))
       a!1
       (= (coin-strips.cell s! (coin-strips.start m! false s! t!)) 0))))
(assert (let ((a!1 (distinct (coin-strips.size (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start m! false s! t!)))
                     (coin-strips.size (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start m! false s! t!)))))
      (a!2 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! false s! t!))
             (coin-strips.after m! s! (coin-strips.start m! false s! t!)))))
(let ((a!3 (< a!2
              (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! false s! t!)))))
      (a!4 (distinct (coin-strips.cell (coin-strips.after
                                         k!
                                         s!
                                         (coin-strips.start m! false s! t!))
                                       a!2)
                     (coin-strips.cell (coin-strips.after
                                         m!
                                         s!
                                         (coin-strips.start m! false s! t!))
                                       a!2))))
  (or (= (coin-strips.after k! s! (coin-strips.start m! false s! t!))
         (coin-strips.after m! s! (coin-strips.start m! false s! t!)))
      a!1
      (and (>= a!2 0) a!3 a!4)))))
(assert (let ((a!1 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! false s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! false s! t!))
             (coin-strips.after m! s! (coin-strips.start m! false s! t!))))
      (a!4 (- (ite (coin-strips.pushes k!)
                   (coin-strips.first s! (coin-strips.start m! false s! t!))
                   (ite (coin-strips.shoves k!)
                        0
                        (coin-strips.start m! false s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start m! false s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start m! false s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  k!
                                  s!
                                  (coin-strips.start m! false s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)))
      (a!2 (= (coin-strips.size (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start m! false s! t!)))
              (coin-strips.size s!)))
      (a!3 (coin-strips.apart
             (coin-strips.after k! s! (coin-strips.start m! false s! t!))
             (coin-strips.after m! s! (coin-strips.start m! false s! t!))))
      (a!4 (- (ite (coin-strips.pushes m!)
                   (coin-strips.first s! (coin-strips.start m! false s! t!))
                   (ite (coin-strips.shoves m!)
                        0
                        (coin-strips.start m! false s! t!)))
              1)))
(let ((a!5 (ite (and (>= a!3 a!4) (< a!3 (coin-strips.start m! false s! t!)))
                (coin-strips.cell s! (+ a!3 1))
                (ite (= a!3 (coin-strips.start m! false s! t!))
                     0
                     (coin-strips.cell s! a!3)))))
(let ((a!6 (= (coin-strips.cell (coin-strips.after
                                  m!
                                  s!
                                  (coin-strips.start m! false s! t!))
                                a!3)
              a!5)))
(let ((a!7 (=> (and (>= a!3 0) (< a!3 (coin-strips.size s!))) a!6)))
  (=> a!1 (and a!2 a!7)))))))
(assert (let ((a!1 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite p! 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite p! 1 2)))
      (a!6 (or (coin-strips.anyones k!)
               (= (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                  (ite p! 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start k! p! s! t!) 1))
              (ite p! 1 2))))
(let ((a!3 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares k!)
                     (>= (coin-strips.start k! p! s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start k! p! s! t!) 0)
                (< (coin-strips.start k! p! s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s! (coin-strips.start k! p! s! t!))
                          0)
                a!6
                a!8
                (= t! (coin-strips.after k! s! (coin-strips.start k! p! s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 k!
                 p!
                 s!
                 (coin-strips.after k! s! (coin-strips.start m! false s! t!))))))
  (and a!5 (=> (coin-strips.reaches k! p! s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite true 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite true 1 2)))
      (a!6 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! true s! t!))
                  (ite true 1 2))))
      (a!7 (= (coin-strips.cell s! (- (coin-strips.start m! true s! t!) 1))
              (ite true 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!2)
                true))
      (a!8 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! true s! t!) 1)
                     a!7)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!1
                a!3))
      (a!9 (and (>= (coin-strips.start m! true s! t!) 0)
                (< (coin-strips.start m! true s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! true s! t!))
                          0)
                a!6
                a!8
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! true s! t!))))))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 true
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! false s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! true s! t!) a!9)))))))
(assert (let ((a!1 (or (coin-strips.anyones m!)
               (= (coin-strips.cell s! (coin-strips.start m! false s! t!))
                  (ite false 1 2))))
      (a!2 (= (coin-strips.cell s! (- (coin-strips.start m! false s! t!) 1))
              (ite false 1 2))))
(let ((a!3 (xor (and (coin-strips.spares m!)
                     (>= (coin-strips.start m! false s! t!) 1)
                     a!2)
                true)))
(let ((a!4 (and (>= (coin-strips.start m! false s! t!) 0)
                (< (coin-strips.start m! false s! t!) (coin-strips.size s!))
                (distinct (coin-strips.cell s!
                                            (coin-strips.start m! false s! t!))
                          0)
                a!1
                a!3)))
(let ((a!5 (=> a!4
               (coin-strips.reaches
                 m!
                 false
                 s!
                 (coin-strips.after m! s! (coin-strips.start m! false s! t!)))))
      (a!6 (and a!4
                (= t!
                   (coin-strips.after m! s! (coin-strips.start m! false s! t!))))))
  (and a!5 (=> (coin-strips.reaches m! false s! t!) a!6)))))))
(assert (let ((a!1 (and (= (coin-strips.pushes k!) (coin-strips.pushes m!))
                (= (coin-strips.shoves k!) (coin-strips.shoves m!))
                (coin-strips.anyones k!)
                (xor (or (coin-strips.anyones m!) (coin-strips.spares m!)) true))))
(let ((a!2 (=> a!1
               (= (coin-strips.reaches k! p! s! t!)
                  (or (coin-strips.reaches m! true s! t!)
                      (coin-strips.reaches m! false s! t!))))))
  (not a!2))))
(check-sat)
(exit)
