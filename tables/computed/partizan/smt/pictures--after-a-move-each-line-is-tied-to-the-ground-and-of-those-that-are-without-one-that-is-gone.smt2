; A model is not so: after a move each line is tied to the ground, and of those that are without one
; that is gone.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort pictures.Picture 0)
(declare-fun pictures.cut (pictures.Picture Int) pictures.Picture)
(declare-fun pictures.which (Bool pictures.Picture pictures.Picture) Int)
(declare-fun Q! () pictures.Picture)
(declare-fun P! () pictures.Picture)
(declare-fun p! () Bool)
(declare-fun pictures.there (pictures.Picture Int) Bool)
(declare-fun pictures.mine (Bool pictures.Picture Int) Bool)
(declare-fun pictures.reaches (Bool pictures.Picture pictures.Picture) Bool)
(declare-fun pictures.high (pictures.Picture Int) Int)
(declare-fun j! () Int)
(declare-fun pictures.low (pictures.Picture Int) Int)
(declare-fun pictures.joined (pictures.Picture Int Int) Bool)
(declare-fun pictures.far (pictures.Picture Int Int) Int)
(declare-fun pictures.nearer (pictures.Picture Int Int) Int)
(declare-fun pictures.via (pictures.Picture Int Int) Int)
(assert (let ((a!1 (and (pictures.mine p! P! (pictures.which p! P! Q!))
                (pictures.there P! (pictures.which p! P! Q!))
                (= Q! (pictures.cut P! (pictures.which p! P! Q!))))))
  (=> (pictures.reaches p! P! Q!) a!1)))
(assert (let ((a!1 (and (pictures.there P! j!)
                (distinct j! (pictures.which p! P! Q!))
                (or (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.low P! j!))
                    (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.high P! j!)))))
      (a!3 (= (pictures.low (pictures.cut P! (pictures.which p! P! Q!)) j!)
              (pictures.low P! j!)))
      (a!4 (= (pictures.high (pictures.cut P! (pictures.which p! P! Q!)) j!)
              (pictures.high P! j!))))
(let ((a!2 (= (pictures.there (pictures.cut P! (pictures.which p! P! Q!)) j!)
              a!1))
      (a!5 (=> (pictures.there (pictures.cut P! (pictures.which p! P! Q!)) j!)
               (and a!3 a!4))))
  (=> (pictures.there P! (pictures.which p! P! Q!)) (and a!2 a!5)))))
(assert (let ((a!1 (pictures.there (pictures.cut P! (pictures.which p! P! Q!))
                           (pictures.which p! P! Q!)))
      (a!2 (or (pictures.joined P!
                                (pictures.which p! P! Q!)
                                (pictures.low P! (pictures.which p! P! Q!)))
               (pictures.joined P!
                                (pictures.which p! P! Q!)
                                (pictures.high P! (pictures.which p! P! Q!)))))
      (a!4 (= (pictures.low (pictures.cut P! (pictures.which p! P! Q!))
                            (pictures.which p! P! Q!))
              (pictures.low P! (pictures.which p! P! Q!))))
      (a!5 (= (pictures.high (pictures.cut P! (pictures.which p! P! Q!))
                             (pictures.which p! P! Q!))
              (pictures.high P! (pictures.which p! P! Q!)))))
(let ((a!3 (= a!1
              (and (pictures.there P! (pictures.which p! P! Q!))
                   (distinct (pictures.which p! P! Q!)
                             (pictures.which p! P! Q!))
                   a!2))))
  (=> (pictures.there P! (pictures.which p! P! Q!))
      (and a!3 (=> a!1 (and a!4 a!5)))))))
(assert (let ((a!1 (=> (and (pictures.there P! (pictures.which p! P! Q!))
                    (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.low P! j!)))
               (pictures.joined (pictures.cut P! (pictures.which p! P! Q!))
                                (- 1)
                                (pictures.low P! j!)))))
  (=> (>= (pictures.far P! (pictures.which p! P! Q!) (pictures.low P! j!)) 0)
      a!1)))
(assert (let ((a!1 (pictures.low P!
                         (pictures.via P!
                                       (pictures.which p! P! Q!)
                                       (pictures.low P! j!))))
      (a!2 (pictures.high P!
                          (pictures.via P!
                                        (pictures.which p! P! Q!)
                                        (pictures.low P! j!))))
      (a!5 (pictures.far P!
                         (pictures.which p! P! Q!)
                         (pictures.nearer P!
                                          (pictures.which p! P! Q!)
                                          (pictures.low P! j!)))))
(let ((a!3 (and (= a!1 (pictures.low P! j!))
                (= a!2
                   (pictures.nearer P!
                                    (pictures.which p! P! Q!)
                                    (pictures.low P! j!)))))
      (a!4 (and (= a!1
                   (pictures.nearer P!
                                    (pictures.which p! P! Q!)
                                    (pictures.low P! j!)))
                (= a!2 (pictures.low P! j!)))))
(let ((a!6 (and (pictures.there P!
                                (pictures.via P!
                                              (pictures.which p! P! Q!)
                                              (pictures.low P! j!)))
                (or a!3 a!4)
                (distinct (pictures.via P!
                                        (pictures.which p! P! Q!)
                                        (pictures.low P! j!))
                          (pictures.which p! P! Q!))
                (pictures.joined P!
                                 (pictures.which p! P! Q!)
                                 (pictures.nearer P!
                                                  (pictures.which p! P! Q!)
                                                  (pictures.low P! j!)))
                (>= a!5 0)
                (< a!5
                   (pictures.far P!
                                 (pictures.which p! P! Q!)
                                 (pictures.low P! j!))))))
(let ((a!7 (and (>= (pictures.far P!
                                  (pictures.which p! P! Q!)
                                  (pictures.low P! j!))
                    0)
                (or (= (pictures.low P! j!) 0) a!6))))
  (=> (pictures.joined P! (pictures.which p! P! Q!) (pictures.low P! j!)) a!7))))))
(assert (let ((a!1 (=> (and (pictures.there P! (pictures.which p! P! Q!))
                    (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.high P! j!)))
               (pictures.joined (pictures.cut P! (pictures.which p! P! Q!))
                                (- 1)
                                (pictures.high P! j!)))))
  (=> (>= (pictures.far P! (pictures.which p! P! Q!) (pictures.high P! j!)) 0)
      a!1)))
(assert (let ((a!1 (pictures.low P!
                         (pictures.via P!
                                       (pictures.which p! P! Q!)
                                       (pictures.high P! j!))))
      (a!2 (pictures.high P!
                          (pictures.via P!
                                        (pictures.which p! P! Q!)
                                        (pictures.high P! j!))))
      (a!5 (pictures.far P!
                         (pictures.which p! P! Q!)
                         (pictures.nearer P!
                                          (pictures.which p! P! Q!)
                                          (pictures.high P! j!)))))
(let ((a!3 (and (= a!1 (pictures.high P! j!))
                (= a!2
                   (pictures.nearer P!
                                    (pictures.which p! P! Q!)
                                    (pictures.high P! j!)))))
      (a!4 (and (= a!1
                   (pictures.nearer P!
                                    (pictures.which p! P! Q!)
                                    (pictures.high P! j!)))
                (= a!2 (pictures.high P! j!)))))
(let ((a!6 (and (pictures.there P!
                                (pictures.via P!
                                              (pictures.which p! P! Q!)
                                              (pictures.high P! j!)))
                (or a!3 a!4)
                (distinct (pictures.via P!
                                        (pictures.which p! P! Q!)
                                        (pictures.high P! j!))
                          (pictures.which p! P! Q!))
                (pictures.joined P!
                                 (pictures.which p! P! Q!)
                                 (pictures.nearer P!
                                                  (pictures.which p! P! Q!)
                                                  (pictures.high P! j!)))
                (>= a!5 0)
                (< a!5
                   (pictures.far P!
                                 (pictures.which p! P! Q!)
                                 (pictures.high P! j!))))))
(let ((a!7 (and (>= (pictures.far P!
                                  (pictures.which p! P! Q!)
                                  (pictures.high P! j!))
                    0)
                (or (= (pictures.high P! j!) 0) a!6))))
  (=> (pictures.joined P! (pictures.which p! P! Q!) (pictures.high P! j!)) a!7))))))
(assert (let ((a!1 (=> (pictures.there Q! j!)
               (or (pictures.joined Q! (- 1) (pictures.low Q! j!))
                   (pictures.joined Q! (- 1) (pictures.high Q! j!)))))
      (a!2 (and (pictures.there P! j!)
                (distinct j! (pictures.which p! P! Q!))
                (or (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.low P! j!))
                    (pictures.joined P!
                                     (pictures.which p! P! Q!)
                                     (pictures.high P! j!))))))
(let ((a!3 (and a!1
                (=> a!2 (pictures.there Q! j!))
                (xor (pictures.there Q! (pictures.which p! P! Q!)) true))))
  (not (=> (pictures.reaches p! P! Q!) a!3)))))
(check-sat)
(exit)
