; A model is not so: Example 2.1: with the marker 0, without it 1 where Right has no dollar.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun p! () Int)
(declare-fun x! () rulesets.Position)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.least () Int)
(declare-fun rulesets.TB () Int)
(declare-fun rulesets.goes_over () Bool)
(declare-fun rulesets.reply_bid
             (rulesets.Position Int Bool Int rulesets.Position)
             Int)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.left_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.left_option (rulesets.Position rulesets.Position) Bool)
(declare-fun y! () rulesets.Position)
(declare-fun rulesets.bid (rulesets.Position Int Bool) Int)
(declare-fun rulesets.move (rulesets.Position Int Bool) rulesets.Position)
(declare-fun rulesets.all_bids () Bool)
(assert (let ((a!1 (or (and (rulesets.is_bid (* p! 0)) (>= (* p! 0) 0) (<= (* p! 0) p!))
               (and (= (* p! 0) (- 1)) (< p! rulesets.least))))
      (a!3 (and (rulesets.is_bid (rulesets.reply_bid x! p! true (* p! 0) x!))
                (>= (rulesets.reply_bid x! p! true (* p! 0) x!) 0)
                (<= (rulesets.reply_bid x! p! true (* p! 0) x!)
                    (- rulesets.TB p!))))
      (a!4 (and (= (rulesets.reply_bid x! p! true (* p! 0) x!) (- 1))
                (< (- rulesets.TB p!) rulesets.least)))
      (a!5 (or (rulesets.right_option
                 x!
                 (rulesets.reply_move x! p! true (* p! 0) x!))
               (xor (rulesets.right_can x!) true)))
      (a!6 (= (* p! 0) (rulesets.reply_bid x! p! true (* p! 0) x!)))
      (a!8 (or (and true (< (- rulesets.TB p!) rulesets.least))
               (and (xor true true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.left_option x! x!)
                    (xor (rulesets.left_can x!) true))))
      (a!7 (or (> (* p! 0) (rulesets.reply_bid x! p! true (* p! 0) x!))
               (and a!6 true)))
      (a!9 (rulesets.nu x!
                        (- p! (* p! 0))
                        (xor true (or a!6 (and rulesets.goes_over a!8)))))
      (a!10 (rulesets.nu (rulesets.reply_move x! p! true (* p! 0) x!)
                         (+ p! (rulesets.reply_bid x! p! true (* p! 0) x!))
                         (xor true (or a!6 (and rulesets.goes_over a!8))))))
(let ((a!11 (+ a!10
               (rulesets.right_weight
                 x!
                 (rulesets.reply_move x! p! true (* p! 0) x!)))))
(let ((a!12 (ite a!7
                 (ite (rulesets.left_can x!)
                      (+ a!9 (rulesets.left_weight x! x!))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!) a!11 (rulesets.right_penalty x!)))))
  (=> a!2 (and (or a!3 a!4) a!5 (<= a!12 (rulesets.nu x! p! true)))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (* p! 0))
                    (>= (* p! 0) 0)
                    (<= (* p! 0) (- rulesets.TB p!)))
               (and (= (* p! 0) (- 1)) (< (- rulesets.TB p!) rulesets.least))))
      (a!3 (or (> (rulesets.bid x! p! true) (* p! 0))
               (and (= (rulesets.bid x! p! true) (* p! 0)) true)))
      (a!4 (or (and true (< (- rulesets.TB p!) rulesets.least))
               (and (xor true true) (< p! rulesets.least)))))
(let ((a!2 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                (or (rulesets.right_option x! y!)
                    (xor (rulesets.right_can x!) true))))
      (a!5 (xor true
                (or (= (rulesets.bid x! p! true) (* p! 0))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.nu (rulesets.move x! p! true)
                           (- p! (rulesets.bid x! p! true))
                           a!5)
              (rulesets.left_weight x! (rulesets.move x! p! true))))
      (a!7 (+ (rulesets.nu y! (+ p! (* p! 0)) a!5)
              (rulesets.right_weight x! y!))))
(let ((a!8 (>= (ite a!3
                    (ite (rulesets.left_can x!) a!6 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!)))
               (rulesets.nu x! p! true))))
  (=> a!2 a!8))))))
(assert (let ((a!1 (=> (rulesets.is_bid (* p! 0))
               (and (>= (* p! 0) rulesets.least) (<= (* p! 0) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids (>= (* p! 0) 0) (<= (* p! 0) rulesets.TB))
               (rulesets.is_bid (* p! 0)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.bid x! p! true))
               (and (>= (rulesets.bid x! p! true) rulesets.least)
                    (<= (rulesets.bid x! p! true) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.bid x! p! true) 0)
                    (<= (rulesets.bid x! p! true) rulesets.TB))
               (rulesets.is_bid (rulesets.bid x! p! true)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (<= (rulesets.reply_bid x! p! true (* p! 0) x!) rulesets.TB)))
(let ((a!2 (and (>= (rulesets.reply_bid x! p! true (* p! 0) x!) rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.reply_bid x! p! true (* p! 0) x!) 0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.reply_bid x! p! true (* p! 0) x!))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.reply_bid x! p! true (* p! 0) x!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! p! true))
                    (>= (rulesets.bid x! p! true) 0)
                    (<= (rulesets.bid x! p! true) p!))
               (and (= (rulesets.bid x! p! true) (- 1)) (< p! rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option x! (rulesets.move x! p! true))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= p! 0) (<= p! rulesets.TB)) a!2))))
(assert (let ((a!1 (+ p! (rulesets.reply_bid x! p! true (* p! 0) x!)))
      (a!3 (xor (= (rulesets.reply_bid x! p! true (* p! 0) x!) 0) true)))
(let ((a!2 (and (xor (or (rulesets.left_can y!) (rulesets.right_can y!)) true)
                (= (rulesets.left_penalty y!) 0.0)
                (= (rulesets.right_penalty y!) 0.0)
                (rulesets.is_bid 0)
                (>= a!1 0)
                (<= a!1 rulesets.TB))))
  (=> a!2 (= (rulesets.nu y! a!1 a!3) 0.0)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (* p! 0))
                    (>= (* p! 0) 0)
                    (<= (* p! 0) rulesets.TB))
               (and (= (* p! 0) (- 1)) (< rulesets.TB rulesets.least))))
      (a!3 (and (rulesets.is_bid (rulesets.reply_bid
                                   x!
                                   rulesets.TB
                                   false
                                   (* p! 0)
                                   x!))
                (>= (rulesets.reply_bid x! rulesets.TB false (* p! 0) x!) 0)
                (<= (rulesets.reply_bid x! rulesets.TB false (* p! 0) x!)
                    (- rulesets.TB rulesets.TB))))
      (a!4 (and (= (rulesets.reply_bid x! rulesets.TB false (* p! 0) x!) (- 1))
                (< (- rulesets.TB rulesets.TB) rulesets.least)))
      (a!5 (or (rulesets.right_option
                 x!
                 (rulesets.reply_move x! rulesets.TB false (* p! 0) x!))
               (xor (rulesets.right_can x!) true)))
      (a!6 (= (* p! 0) (rulesets.reply_bid x! rulesets.TB false (* p! 0) x!)))
      (a!8 (or (and false (< (- rulesets.TB rulesets.TB) rulesets.least))
               (and (xor false true) (< rulesets.TB rulesets.least)))))
(let ((a!2 (and (>= rulesets.TB 0)
                (<= rulesets.TB rulesets.TB)
                a!1
                (or (rulesets.left_option x! x!)
                    (xor (rulesets.left_can x!) true))))
      (a!7 (or (> (* p! 0)
                  (rulesets.reply_bid x! rulesets.TB false (* p! 0) x!))
               (and a!6 false)))
      (a!9 (rulesets.nu x!
                        (- rulesets.TB (* p! 0))
                        (xor false (or a!6 (and rulesets.goes_over a!8)))))
      (a!10 (rulesets.nu (rulesets.reply_move x! rulesets.TB false (* p! 0) x!)
                         (+ rulesets.TB
                            (rulesets.reply_bid
                              x!
                              rulesets.TB
                              false
                              (* p! 0)
                              x!))
                         (xor false (or a!6 (and rulesets.goes_over a!8))))))
(let ((a!11 (+ a!10
               (rulesets.right_weight
                 x!
                 (rulesets.reply_move x! rulesets.TB false (* p! 0) x!)))))
(let ((a!12 (ite a!7
                 (ite (rulesets.left_can x!)
                      (+ a!9 (rulesets.left_weight x! x!))
                      (rulesets.left_penalty x!))
                 (ite (rulesets.right_can x!) a!11 (rulesets.right_penalty x!)))))
  (=> a!2 (and (or a!3 a!4) a!5 (<= a!12 (rulesets.nu x! rulesets.TB false)))))))))
(assert (let ((a!1 (or (and (rulesets.is_bid (* p! 0))
                    (>= (* p! 0) 0)
                    (<= (* p! 0) (- rulesets.TB rulesets.TB)))
               (and (= (* p! 0) (- 1))
                    (< (- rulesets.TB rulesets.TB) rulesets.least))))
      (a!3 (or (> (rulesets.bid x! rulesets.TB false) (* p! 0))
               (and (= (rulesets.bid x! rulesets.TB false) (* p! 0)) false)))
      (a!4 (or (and false (< (- rulesets.TB rulesets.TB) rulesets.least))
               (and (xor false true) (< rulesets.TB rulesets.least)))))
(let ((a!2 (and (>= rulesets.TB 0)
                (<= rulesets.TB rulesets.TB)
                a!1
                (or (rulesets.right_option x! y!)
                    (xor (rulesets.right_can x!) true))))
      (a!5 (xor false
                (or (= (rulesets.bid x! rulesets.TB false) (* p! 0))
                    (and rulesets.goes_over a!4)))))
(let ((a!6 (+ (rulesets.nu (rulesets.move x! rulesets.TB false)
                           (- rulesets.TB (rulesets.bid x! rulesets.TB false))
                           a!5)
              (rulesets.left_weight x! (rulesets.move x! rulesets.TB false))))
      (a!7 (+ (rulesets.nu y! (+ rulesets.TB (* p! 0)) a!5)
              (rulesets.right_weight x! y!))))
(let ((a!8 (>= (ite a!3
                    (ite (rulesets.left_can x!) a!6 (rulesets.left_penalty x!))
                    (ite (rulesets.right_can x!)
                         a!7
                         (rulesets.right_penalty x!)))
               (rulesets.nu x! rulesets.TB false))))
  (=> a!2 a!8))))))
(assert (let ((a!1 (=> (rulesets.is_bid (* p! 0))
               (and (>= (* p! 0) rulesets.least) (<= (* p! 0) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids (>= (* p! 0) 0) (<= (* p! 0) rulesets.TB))
               (rulesets.is_bid (* p! 0)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (=> (rulesets.is_bid (rulesets.bid x! rulesets.TB false))
               (and (>= (rulesets.bid x! rulesets.TB false) rulesets.least)
                    (<= (rulesets.bid x! rulesets.TB false) rulesets.TB))))
      (a!2 (=> (and rulesets.all_bids
                    (>= (rulesets.bid x! rulesets.TB false) 0)
                    (<= (rulesets.bid x! rulesets.TB false) rulesets.TB))
               (rulesets.is_bid (rulesets.bid x! rulesets.TB false)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!1
       a!2)))
(assert (let ((a!1 (<= (rulesets.reply_bid x! rulesets.TB false (* rulesets.TB 0) x!)
               rulesets.TB)))
(let ((a!2 (and (>= (rulesets.reply_bid
                      x!
                      rulesets.TB
                      false
                      (* rulesets.TB 0)
                      x!)
                    rulesets.least)
                a!1))
      (a!4 (and rulesets.all_bids
                (>= (rulesets.reply_bid
                      x!
                      rulesets.TB
                      false
                      (* rulesets.TB 0)
                      x!)
                    0)
                a!1)))
(let ((a!3 (=> (rulesets.is_bid (rulesets.reply_bid
                                  x!
                                  rulesets.TB
                                  false
                                  (* rulesets.TB 0)
                                  x!))
               a!2))
      (a!5 (=> a!4
               (rulesets.is_bid (rulesets.reply_bid
                                  x!
                                  rulesets.TB
                                  false
                                  (* rulesets.TB 0)
                                  x!)))))
  (and (>= rulesets.least 0)
       (rulesets.is_bid rulesets.least)
       (<= (* rulesets.least 2) (+ rulesets.TB 1))
       a!3
       a!5)))))
(assert (let ((a!1 (or (and (rulesets.is_bid (rulesets.bid x! rulesets.TB false))
                    (>= (rulesets.bid x! rulesets.TB false) 0)
                    (<= (rulesets.bid x! rulesets.TB false) rulesets.TB))
               (and (= (rulesets.bid x! rulesets.TB false) (- 1))
                    (< rulesets.TB rulesets.least)))))
(let ((a!2 (and a!1
                (or (rulesets.left_option
                      x!
                      (rulesets.move x! rulesets.TB false))
                    (xor (rulesets.left_can x!) true)))))
  (=> (and (>= rulesets.TB 0) (<= rulesets.TB rulesets.TB)) a!2))))
(assert (let ((a!1 (+ rulesets.TB
              (rulesets.reply_bid x! rulesets.TB false (* rulesets.TB 0) x!)))
      (a!3 (xor (= (rulesets.reply_bid
                     x!
                     rulesets.TB
                     false
                     (* rulesets.TB 0)
                     x!)
                   0)
                false)))
(let ((a!2 (and (xor (or (rulesets.left_can y!) (rulesets.right_can y!)) true)
                (= (rulesets.left_penalty y!) 0.0)
                (= (rulesets.right_penalty y!) 0.0)
                (rulesets.is_bid 0)
                (>= a!1 0)
                (<= a!1 rulesets.TB))))
  (=> a!2 (= (rulesets.nu y! a!1 a!3) 0.0)))))
(assert (let ((a!1 (and (xor (rulesets.left_can x!) true)
                (rulesets.right_can x!)
                (rulesets.right_option x! y!)))
      (a!2 (=> (rulesets.right_option
                 x!
                 (rulesets.reply_move x! p! true (* p! 0) x!))
               (= (rulesets.reply_move x! p! true (* p! 0) x!) y!)))
      (a!3 (and (= (rulesets.left_penalty x!) 0.0)
                (= (rulesets.left_penalty y!) 0.0)
                (= (rulesets.right_penalty x!) 0.0)
                (= (rulesets.right_penalty y!) 0.0)))
      (a!4 (=> (rulesets.right_option
                 x!
                 (rulesets.reply_move x! rulesets.TB false (* rulesets.TB 0) x!))
               (= (rulesets.reply_move
                    x!
                    rulesets.TB
                    false
                    (* rulesets.TB 0)
                    x!)
                  y!))))
(let ((a!5 (and (>= p! 0)
                (<= p! rulesets.TB)
                a!1
                a!2
                (= (rulesets.right_weight x! y!) 1.0)
                (xor (or (rulesets.left_can y!) (rulesets.right_can y!)) true)
                a!3
                (rulesets.is_bid 0)
                a!1
                a!4
                (= (rulesets.right_weight x! y!) 1.0)
                (xor (or (rulesets.left_can y!) (rulesets.right_can y!)) true)
                a!3
                (rulesets.is_bid 0))))
(let ((a!6 (=> a!5
               (and (= (rulesets.nu x! p! true) 0.0)
                    (= (rulesets.nu x! rulesets.TB false) 1.0)))))
  (not a!6)))))
(check-sat)
(exit)
