; A model is not so: _as_defined Example 2.1, as the claim states it.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort rulesets.Position 0)
(declare-fun rulesets.nu (rulesets.Position Int Bool) Real)
(declare-fun rulesets.TB () Int)
(declare-fun x! () rulesets.Position)
(declare-fun p! () Int)
(declare-fun rulesets.is_bid (Int) Bool)
(declare-fun rulesets.right_penalty (rulesets.Position) Real)
(declare-fun y! () rulesets.Position)
(declare-fun rulesets.left_penalty (rulesets.Position) Real)
(declare-fun rulesets.right_can (rulesets.Position) Bool)
(declare-fun rulesets.left_can (rulesets.Position) Bool)
(declare-fun rulesets.right_weight (rulesets.Position rulesets.Position) Real)
(declare-fun rulesets.reply_move
             (rulesets.Position Int Bool Int rulesets.Position)
             rulesets.Position)
(declare-fun rulesets.right_option (rulesets.Position rulesets.Position) Bool)
(declare-fun rulesets.rank (rulesets.Position) Int)
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
  (=> a!5
      (and (= (rulesets.nu x! p! true) 0.0)
           (= (rulesets.nu x! rulesets.TB false) 1.0))))))
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
  (and (>= p! 0)
       (<= p! rulesets.TB)
       (>= (rulesets.rank x!) 0)
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
(assert (not (= (rulesets.nu x! p! true) (to_real (- p! p!)))))
(check-sat)
(exit)
