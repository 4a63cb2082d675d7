; A model is not so: where pairs are to differ there is no move just where every pile has size 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort fair-shares.Piles 0)
(declare-fun fair-shares.joined (fair-shares.Piles Int Int) fair-shares.Piles)
(declare-fun fair-shares.other (fair-shares.Piles fair-shares.Piles) Int)
(declare-fun Q! () fair-shares.Piles)
(declare-fun P! () fair-shares.Piles)
(declare-fun fair-shares.taken (fair-shares.Piles fair-shares.Piles) Int)
(declare-fun fair-shares.pile (fair-shares.Piles Int) Int)
(declare-fun fair-shares.count (fair-shares.Piles) Int)
(declare-fun fair-shares.split
             (fair-shares.Piles Int Int Int)
             fair-shares.Piles)
(declare-fun fair-shares.share (fair-shares.Piles fair-shares.Piles) Int)
(declare-fun fair-shares.shares (fair-shares.Piles fair-shares.Piles) Int)
(declare-fun fair-shares.reaches (fair-shares.Piles fair-shares.Piles) Bool)
(declare-fun fair-shares.large (fair-shares.Piles) Int)
(declare-fun fair-shares.ones (fair-shares.Piles) Bool)
(assert (let ((a!1 (and (>= (fair-shares.taken P! Q!) 0)
                (< (fair-shares.taken P! Q!) (fair-shares.count P!))))
      (a!3 (xor (= (fair-shares.pile P! (fair-shares.taken P! Q!))
                   (fair-shares.pile P! (fair-shares.other P! Q!)))
                true)))
(let ((a!2 (and a!1
                (>= (fair-shares.shares P! Q!) 2)
                (>= (fair-shares.share P! Q!) 1)
                (= (fair-shares.pile P! (fair-shares.taken P! Q!))
                   (* (fair-shares.shares P! Q!) (fair-shares.share P! Q!)))
                (= Q!
                   (fair-shares.split
                     P!
                     (fair-shares.taken P! Q!)
                     (fair-shares.shares P! Q!)
                     (fair-shares.share P! Q!)))))
      (a!4 (and a!1
                (>= (fair-shares.other P! Q!) 0)
                (< (fair-shares.other P! Q!) (fair-shares.count P!))
                a!3
                (= Q!
                   (fair-shares.joined
                     P!
                     (fair-shares.taken P! Q!)
                     (fair-shares.other P! Q!))))))
  (=> (fair-shares.reaches P! Q!) (or a!2 a!4)))))
(assert (let ((a!1 (=> (and (>= (fair-shares.taken P! Q!) 0)
                    (< (fair-shares.taken P! Q!) (fair-shares.count P!)))
               (= (fair-shares.pile P! (fair-shares.taken P! Q!)) 1)))
      (a!2 (xor (= (fair-shares.pile P! (fair-shares.large P!)) 1) true)))
  (ite (fair-shares.ones P!)
       a!1
       (and (>= (fair-shares.large P!) 0)
            (< (fair-shares.large P!) (fair-shares.count P!))
            a!2))))
(assert (let ((a!1 (=> (and (>= (fair-shares.other P! Q!) 0)
                    (< (fair-shares.other P! Q!) (fair-shares.count P!)))
               (= (fair-shares.pile P! (fair-shares.other P! Q!)) 1)))
      (a!2 (xor (= (fair-shares.pile P! (fair-shares.large P!)) 1) true)))
  (ite (fair-shares.ones P!)
       a!1
       (and (>= (fair-shares.large P!) 0)
            (< (fair-shares.large P!) (fair-shares.count P!))
            a!2))))
(assert (let ((a!1 (=> (and (>= (fair-shares.large P!) 0)
                    (< (fair-shares.large P!) (fair-shares.count P!)))
               (>= (fair-shares.pile P! (fair-shares.large P!)) 1))))
  (and (>= (fair-shares.count P!) 1) a!1)))
(assert (let ((a!1 (and (>= (fair-shares.large P!) 0)
                (< (fair-shares.large P!) (fair-shares.count P!))))
      (a!2 (= (fair-shares.pile P! (fair-shares.large P!))
              (* (fair-shares.pile P! (fair-shares.large P!)) 1)))
      (a!4 (fair-shares.reaches
             P!
             (fair-shares.split
               P!
               (fair-shares.large P!)
               (fair-shares.pile P! (fair-shares.large P!))
               1)))
      (a!5 (= (fair-shares.pile P! (fair-shares.large P!))
              (fair-shares.pile P! (fair-shares.pile P! (fair-shares.large P!)))))
      (a!7 (fair-shares.reaches
             P!
             (fair-shares.joined
               P!
               (fair-shares.large P!)
               (fair-shares.pile P! (fair-shares.large P!))))))
(let ((a!3 (and a!1
                (>= (fair-shares.pile P! (fair-shares.large P!)) 2)
                (>= 1 1)
                a!2))
      (a!6 (and a!1
                (>= (fair-shares.pile P! (fair-shares.large P!)) 0)
                (< (fair-shares.pile P! (fair-shares.large P!))
                   (fair-shares.count P!))
                (xor a!5 true))))
  (and (=> a!3 a!4) (=> a!6 a!7)))))
(assert (let ((a!1 (fair-shares.reaches
             P!
             (fair-shares.split
               P!
               (fair-shares.large P!)
               (fair-shares.pile P! (fair-shares.large P!))
               1))))
  (not (ite (fair-shares.ones P!) (xor (fair-shares.reaches P! Q!) true) a!1))))
(check-sat)
(exit)
