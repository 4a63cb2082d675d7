; A model is not so: moves after the bids, in U: what a move is worth rises with the budget, and by
; the marker.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.late (rulesets.Position Int Bool) Real)
(declare-fun p! () Int)
(declare-fun rulesets.late_left_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun pi! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.late_U () Bool)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.late_right_best
             (rulesets.Position Int Bool)
             rulesets.Position)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_left_best x! pi! true) p! true)
                   (rulesets.late (rulesets.late_left_best x! pi! true)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_left_best x! pi! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_left_best x! pi! true)
                                   pi!
                                   true))
                (>= (rulesets.late (rulesets.late_left_best x! pi! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_left_best x! pi! true)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= pi! 0) (<= pi! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_left_best x! pi! true) p! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! pi! true)))
               (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! pi! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! pi! true)))
               (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! true))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! pi! true))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_left_best x! pi! true) pi! true)
              (rulesets.left_weight x! (rulesets.late_left_best x! pi! true))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! pi! true) pi! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! pi! true)))
               (+ (rulesets.late (rulesets.late_right_best x! pi! true)
                                 pi!
                                 true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! pi! true))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! pi! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! true))
                    (<= a!1 a!1))
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! pi! true))
                    a!2))))
  (=> (and (>= pi! 0) (<= pi! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                   (rulesets.late (rulesets.late_right_best x! p! true)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_right_best x! p! true)
                                   pi!
                                   true))
                (>= (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= pi! 0) (<= pi! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))))
      (a!2 (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
              (rulesets.right_weight x! (rulesets.late_right_best x! p! true)))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    (>= a!2 a!2)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! true) pi! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_left_best x! pi! true) pi! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! pi! true)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_right_best x! p! true) pi! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_right_best x! pi! true)
                                 pi!
                                 true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! pi! true))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! pi! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!2))))
  (=> (and (>= pi! 0) (<= pi! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_left_best x! pi! false)
                                  p!
                                  true)
                   (rulesets.late (rulesets.late_left_best x! pi! false)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_left_best x! pi! false)
                                   p!
                                   false)
                    (rulesets.late (rulesets.late_left_best x! pi! false)
                                   pi!
                                   false))
                (>= (rulesets.late (rulesets.late_left_best x! pi! false)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_left_best x! pi! false)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= pi! 0) (<= pi! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_left_best x! pi! false)
                                 p!
                                 false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! pi! false)))
               (+ (rulesets.late (rulesets.late_left_best x! p! false) p! false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! p! false)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! pi! false)
                                 p!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! pi! false)))
               (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 p!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! false))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! false))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! pi! false))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_left_best x! pi! false) pi! false)
              (rulesets.left_weight x! (rulesets.late_left_best x! pi! false))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! pi! false)
                                 pi!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! pi! false)))
               (+ (rulesets.late (rulesets.late_right_best x! pi! false)
                                 pi!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! pi! false))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! pi! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! false))
                    (<= a!1 a!1))
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! pi! false))
                    a!2))))
  (=> (and (>= pi! 0) (<= pi! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_right_best x! p! false)
                                  p!
                                  true)
                   (rulesets.late (rulesets.late_right_best x! p! false)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_right_best x! p! false)
                                   p!
                                   false)
                    (rulesets.late (rulesets.late_right_best x! p! false)
                                   pi!
                                   false))
                (>= (rulesets.late (rulesets.late_right_best x! p! false)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_right_best x! p! false)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= pi! 0) (<= pi! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 p!
                                 false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! false)))
               (+ (rulesets.late (rulesets.late_left_best x! p! false) p! false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! p! false)))))
      (a!2 (+ (rulesets.late (rulesets.late_right_best x! p! false) p! false)
              (rulesets.right_weight x! (rulesets.late_right_best x! p! false)))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! false))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false))
                    (>= a!2 a!2)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 pi!
                                 false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! false)))
               (+ (rulesets.late (rulesets.late_left_best x! pi! false)
                                 pi!
                                 false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! pi! false)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 pi!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! false)))
               (+ (rulesets.late (rulesets.late_right_best x! pi! false)
                                 pi!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! pi! false))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! pi! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! pi! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! false))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false))
                    a!2))))
  (=> (and (>= pi! 0) (<= pi! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_left_best x! p! false) p! true)
                   (rulesets.late (rulesets.late_left_best x! p! false)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_left_best x! p! false)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_left_best x! p! false)
                                   p!
                                   true))
                (>= (rulesets.late (rulesets.late_left_best x! p! false)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_left_best x! p! false)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= p! 0) (<= p! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_left_best x! p! false) p! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! p! false)))
               (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! p! false) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! p! false)))
               (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! p! false))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_left_best x! p! false) p! false)
              (rulesets.left_weight x! (rulesets.late_left_best x! p! false))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! p! false) p! false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! p! false)))
               (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 p!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! false))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false))
                    (<= a!1 a!1))
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! p! false))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                   (rulesets.late (rulesets.late_right_best x! p! true)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   true))
                (>= (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   true)
                    (rulesets.late (rulesets.late_right_best x! p! true)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= p! 0) (<= p! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))))
      (a!2 (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
              (rulesets.right_weight x! (rulesets.late_right_best x! p! true)))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    (>= a!2 a!2)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (<= (+ (rulesets.late (rulesets.late_right_best x! p! true) p! false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_left_best x! p! false) p! false)
                  (rulesets.left_weight
                    x!
                    (rulesets.late_left_best x! p! false)))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_right_best x! p! true) p! false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true)))
               (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                 p!
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! false))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! false)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! false)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!1)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (< p! rulesets.TB)
               (<= (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                   (rulesets.late (rulesets.late_left_best x! p! true)
                                  (+ p! 1)
                                  false)))))
(let ((a!2 (and (>= (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                    (rulesets.late (rulesets.late_left_best x! p! true) p! true))
                (>= (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                    (rulesets.late (rulesets.late_left_best x! p! true)
                                   p!
                                   false))
                a!1)))
  (=> (and rulesets.late_U (>= p! 0) (<= p! p!) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
              (rulesets.left_weight x! (rulesets.late_left_best x! p! true))))
      (a!2 (>= (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! p! true)))
               (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true))))))
(let ((a!3 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true))
                    (<= a!1 a!1))
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! p! true))
                    a!2))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!3))))
(assert (let ((a!1 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! (+ p! 1) false))))
      (a!2 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))))
      (a!3 (+ (rulesets.late (rulesets.late_left_best x! (+ p! 1) false)
                             (+ p! 1)
                             false)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (+ p! 1) false))))
      (a!5 (+ (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                             (+ p! 1)
                             false)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (+ p! 1) false)))))
(let ((a!4 (<= (+ (rulesets.late (rulesets.late_left_best x! p! true)
                                 (+ p! 1)
                                 false)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))
               a!3))
      (a!6 (>= (+ (rulesets.late (rulesets.late_left_best x! p! true)
                                 (+ p! 1)
                                 false)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_left_best x! p! true)))
               a!5)))
(let ((a!7 (and a!1
                a!2
                (=> (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true))
                    a!4)
                (=> (rulesets.right_option
                      x!
                      (rulesets.late_left_best x! p! true))
                    a!6))))
  (=> (and (>= (+ p! 1) 0) (<= (+ p! 1) rulesets.TB)) a!7)))))
(assert (let ((a!1 (>= (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              p!
                              true)
               (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              p!
                              true)))
      (a!2 (>= (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              p!
                              true)
               (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              p!
                              false)))
      (a!3 (<= (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              p!
                              true)
               (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              (+ p! 1)
                              false))))
  (=> (and rulesets.late_U (>= p! 0) (<= p! p!) (<= p! rulesets.TB))
      (and a!1 a!2 (=> (< p! rulesets.TB) a!3)))))
(assert (let ((a!1 (+ (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                             p!
                             true)
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! (+ p! 1) false))))
      (a!4 (+ (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                             p!
                             true)
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (+ p! 1) false)))))
(let ((a!2 (<= a!1
               (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                  (rulesets.left_weight x! (rulesets.late_left_best x! p! true)))))
      (a!5 (>= a!4
               (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                  (rulesets.right_weight
                    x!
                    (rulesets.late_right_best x! p! true))))))
(let ((a!3 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))
               a!2))
      (a!6 (=> (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))
               a!5)))
(let ((a!7 (and (=> (rulesets.left_can x!)
                    (rulesets.left_option
                      x!
                      (rulesets.late_left_best x! p! true)))
                (=> (rulesets.right_can x!)
                    (rulesets.right_option
                      x!
                      (rulesets.late_right_best x! p! true)))
                a!3
                a!6)))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!7))))))
(assert (let ((a!1 (=> (rulesets.left_can x!)
               (rulesets.left_option
                 x!
                 (rulesets.late_left_best x! (+ p! 1) false))))
      (a!2 (=> (rulesets.right_can x!)
               (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))))
      (a!3 (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                          (+ p! 1)
                          false))
      (a!5 (+ (rulesets.late (rulesets.late_left_best x! (+ p! 1) false)
                             (+ p! 1)
                             false)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (+ p! 1) false)))))
(let ((a!4 (+ a!3
              (rulesets.left_weight
                x!
                (rulesets.late_right_best x! (+ p! 1) false))))
      (a!7 (+ a!3
              (rulesets.right_weight
                x!
                (rulesets.late_right_best x! (+ p! 1) false)))))
(let ((a!6 (=> (rulesets.left_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))
               (<= a!4 a!5)))
      (a!8 (=> (rulesets.right_option
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false))
               (>= a!7 a!7))))
  (=> (and (>= (+ p! 1) 0) (<= (+ p! 1) rulesets.TB)) (and a!1 a!2 a!6 a!8))))))
(assert (let ((a!1 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! pi! true)
                                  pi!
                                  true)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! pi! true)))
                (rulesets.left_penalty x!)))
      (a!2 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! p! true) p! true)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! p! true)))
                (rulesets.left_penalty x!)))
      (a!3 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! pi! false)
                                  pi!
                                  false)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! pi! false)))
                (rulesets.left_penalty x!)))
      (a!4 (ite (rulesets.left_can x!)
                (+ (rulesets.late (rulesets.late_left_best x! p! false)
                                  p!
                                  false)
                   (rulesets.left_weight
                     x!
                     (rulesets.late_left_best x! p! false)))
                (rulesets.left_penalty x!)))
      (a!5 (ite (rulesets.right_can x!)
                (+ (rulesets.late (rulesets.late_right_best x! pi! true)
                                  pi!
                                  true)
                   (rulesets.right_weight
                     x!
                     (rulesets.late_right_best x! pi! true)))
                (rulesets.right_penalty x!)))
      (a!6 (ite (rulesets.right_can x!)
                (+ (rulesets.late (rulesets.late_right_best x! p! true) p! true)
                   (rulesets.right_weight
                     x!
                     (rulesets.late_right_best x! p! true)))
                (rulesets.right_penalty x!)))
      (a!7 (ite (rulesets.right_can x!)
                (+ (rulesets.late (rulesets.late_right_best x! pi! false)
                                  pi!
                                  false)
                   (rulesets.right_weight
                     x!
                     (rulesets.late_right_best x! pi! false)))
                (rulesets.right_penalty x!)))
      (a!8 (ite (rulesets.right_can x!)
                (+ (rulesets.late (rulesets.late_right_best x! p! false)
                                  p!
                                  false)
                   (rulesets.right_weight
                     x!
                     (rulesets.late_right_best x! p! false)))
                (rulesets.right_penalty x!)))
      (a!9 (+ (rulesets.late (rulesets.late_left_best x! (+ p! 1) false)
                             (+ p! 1)
                             false)
              (rulesets.left_weight
                x!
                (rulesets.late_left_best x! (+ p! 1) false))))
      (a!10 (+ (rulesets.late (rulesets.late_right_best x! (+ p! 1) false)
                              (+ p! 1)
                              false)
               (rulesets.right_weight
                 x!
                 (rulesets.late_right_best x! (+ p! 1) false)))))
(let ((a!11 (and (<= a!2
                     (ite (rulesets.left_can x!) a!9 (rulesets.left_penalty x!)))
                 (<= a!6
                     (ite (rulesets.right_can x!)
                          a!10
                          (rulesets.right_penalty x!))))))
(let ((a!12 (=> (and rulesets.late_U (>= pi! 0) (<= pi! p!) (<= p! rulesets.TB))
                (and (<= a!1 a!2)
                     (<= a!3 a!4)
                     (<= a!5 a!6)
                     (<= a!7 a!8)
                     (<= a!4 a!2)
                     (<= a!8 a!6)
                     (=> (< p! rulesets.TB) a!11)))))
  (not a!12)))))
(check-sat)
(exit)
