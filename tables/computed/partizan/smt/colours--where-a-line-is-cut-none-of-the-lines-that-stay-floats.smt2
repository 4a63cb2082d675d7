; A model is not so: where a line is cut none of the lines that stay floats.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort pictures.Picture 0)
(declare-fun pictures.joined (pictures.Picture Int Int) Bool)
(declare-fun pictures.high (pictures.Picture Int) Int)
(declare-fun colours.loose (pictures.Picture) Int)
(declare-fun pictures.cut (pictures.Picture Int) pictures.Picture)
(declare-fun i! () Int)
(declare-fun P! () pictures.Picture)
(declare-fun pictures.low (pictures.Picture Int) Int)
(declare-fun pictures.there (pictures.Picture Int) Bool)
(declare-fun colours.whole (pictures.Picture) Bool)
(declare-fun pictures.far (pictures.Picture Int Int) Int)
(declare-fun pictures.nearer (pictures.Picture Int Int) Int)
(declare-fun pictures.via (pictures.Picture Int Int) Int)
(assert (let ((a!1 (pictures.joined (pictures.cut P! i!)
                            (- 1)
                            (pictures.low (pictures.cut P! i!)
                                          (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.joined (pictures.cut P! i!)
                            (- 1)
                            (pictures.high (pictures.cut P! i!)
                                           (colours.loose (pictures.cut P! i!))))))
(let ((a!3 (=> (pictures.there (pictures.cut P! i!)
                               (colours.loose (pictures.cut P! i!)))
               (or a!1 a!2)))
      (a!4 (and (pictures.there (pictures.cut P! i!)
                                (colours.loose (pictures.cut P! i!)))
                (xor (or a!1 a!2) true))))
  (ite (colours.whole (pictures.cut P! i!)) a!3 a!4))))
(assert (let ((a!1 (pictures.joined P!
                            i!
                            (pictures.low P!
                                          (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.joined P!
                            i!
                            (pictures.high P!
                                           (colours.loose (pictures.cut P! i!)))))
      (a!5 (= (pictures.low (pictures.cut P! i!)
                            (colours.loose (pictures.cut P! i!)))
              (pictures.low P! (colours.loose (pictures.cut P! i!)))))
      (a!6 (= (pictures.high (pictures.cut P! i!)
                             (colours.loose (pictures.cut P! i!)))
              (pictures.high P! (colours.loose (pictures.cut P! i!))))))
(let ((a!3 (and (pictures.there P! (colours.loose (pictures.cut P! i!)))
                (distinct (colours.loose (pictures.cut P! i!)) i!)
                (or a!1 a!2)))
      (a!7 (=> (pictures.there (pictures.cut P! i!)
                               (colours.loose (pictures.cut P! i!)))
               (and a!5 a!6))))
(let ((a!4 (= (pictures.there (pictures.cut P! i!)
                              (colours.loose (pictures.cut P! i!)))
              a!3)))
  (=> (pictures.there P! i!) (and a!4 a!7))))))
(assert (let ((a!1 (pictures.far P!
                         i!
                         (pictures.low P! (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.joined P!
                            i!
                            (pictures.low P!
                                          (colours.loose (pictures.cut P! i!)))))
      (a!3 (pictures.joined (pictures.cut P! i!)
                            (- 1)
                            (pictures.low P!
                                          (colours.loose (pictures.cut P! i!))))))
  (=> (>= a!1 0) (=> (and (pictures.there P! i!) a!2) a!3))))
(assert (let ((a!1 (pictures.joined P!
                            i!
                            (pictures.low P!
                                          (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.far P!
                         i!
                         (pictures.low P! (colours.loose (pictures.cut P! i!)))))
      (a!3 (= (pictures.low P! (colours.loose (pictures.cut P! i!))) 0))
      (a!4 (pictures.via P!
                         i!
                         (pictures.low P! (colours.loose (pictures.cut P! i!)))))
      (a!6 (pictures.nearer P!
                            i!
                            (pictures.low P!
                                          (colours.loose (pictures.cut P! i!))))))
(let ((a!5 (= (pictures.low P! a!4)
              (pictures.low P! (colours.loose (pictures.cut P! i!)))))
      (a!7 (= (pictures.high P! a!4)
              (pictures.low P! (colours.loose (pictures.cut P! i!))))))
(let ((a!8 (or (and a!5 (= (pictures.high P! a!4) a!6))
               (and (= (pictures.low P! a!4) a!6) a!7))))
(let ((a!9 (or a!3
               (and (pictures.there P! a!4)
                    a!8
                    (distinct a!4 i!)
                    (pictures.joined P! i! a!6)
                    (>= (pictures.far P! i! a!6) 0)
                    (< (pictures.far P! i! a!6) a!2)))))
  (=> a!1 (and (>= a!2 0) a!9)))))))
(assert (let ((a!1 (pictures.far P!
                         i!
                         (pictures.high P! (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.joined P!
                            i!
                            (pictures.high P!
                                           (colours.loose (pictures.cut P! i!)))))
      (a!3 (pictures.joined (pictures.cut P! i!)
                            (- 1)
                            (pictures.high P!
                                           (colours.loose (pictures.cut P! i!))))))
  (=> (>= a!1 0) (=> (and (pictures.there P! i!) a!2) a!3))))
(assert (let ((a!1 (pictures.joined P!
                            i!
                            (pictures.high P!
                                           (colours.loose (pictures.cut P! i!)))))
      (a!2 (pictures.far P!
                         i!
                         (pictures.high P! (colours.loose (pictures.cut P! i!)))))
      (a!3 (= (pictures.high P! (colours.loose (pictures.cut P! i!))) 0))
      (a!4 (pictures.via P!
                         i!
                         (pictures.high P! (colours.loose (pictures.cut P! i!)))))
      (a!6 (pictures.nearer P!
                            i!
                            (pictures.high P!
                                           (colours.loose (pictures.cut P! i!))))))
(let ((a!5 (= (pictures.low P! a!4)
              (pictures.high P! (colours.loose (pictures.cut P! i!)))))
      (a!7 (= (pictures.high P! a!4)
              (pictures.high P! (colours.loose (pictures.cut P! i!))))))
(let ((a!8 (or (and a!5 (= (pictures.high P! a!4) a!6))
               (and (= (pictures.low P! a!4) a!6) a!7))))
(let ((a!9 (or a!3
               (and (pictures.there P! a!4)
                    a!8
                    (distinct a!4 i!)
                    (pictures.joined P! i! a!6)
                    (>= (pictures.far P! i! a!6) 0)
                    (< (pictures.far P! i! a!6) a!2)))))
  (=> a!1 (and (>= a!2 0) a!9)))))))
(assert (not (=> (pictures.there P! i!) (colours.whole (pictures.cut P! i!)))))
(check-sat)
(exit)
