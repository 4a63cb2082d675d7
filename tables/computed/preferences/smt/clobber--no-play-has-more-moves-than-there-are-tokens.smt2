; A model is not so: no play has more moves than there are tokens.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort clobber.Board 0)
(declare-fun clobber.tokens (clobber.Board Int) Int)
(declare-fun clobber.size (clobber.Board) Int)
(declare-fun clobber.moved (clobber.Board Int Int) clobber.Board)
(declare-fun clobber.best_target (clobber.Board) Int)
(declare-fun B! () clobber.Board)
(declare-fun clobber.best_source (clobber.Board) Int)
(declare-fun clobber.longest (clobber.Board) Int)
(declare-fun clobber.token (clobber.Board Int) Int)
(declare-fun clobber.adjacent (clobber.Board Int Int) Bool)
(assert (let ((a!1 (clobber.tokens (clobber.moved B!
                                          (clobber.best_source B!)
                                          (clobber.best_target B!))
                           (clobber.size (clobber.moved B!
                                                        (clobber.best_source B!)
                                                        (clobber.best_target B!)))))
      (a!2 (ite (> (clobber.tokens B! (clobber.size B!)) 0)
                (clobber.tokens B! (clobber.size B!))
                0)))
(let ((a!3 (and (>= (ite (> a!1 0) a!1 0) 0) (< (ite (> a!1 0) a!1 0) a!2)))
      (a!4 (<= (clobber.longest (clobber.moved B!
                                               (clobber.best_source B!)
                                               (clobber.best_target B!)))
               a!1)))
  (=> a!3 a!4))))
(assert (let ((a!1 (and (clobber.adjacent B! 0 0)
                (xor (= (clobber.token B! 0) 0) true)
                (xor (= (clobber.token B! 0) 0) true)
                (xor (= (clobber.token B! 0) (clobber.token B! 0)) true)))
      (a!3 (xor (= (clobber.token B! (clobber.best_source B!)) 0) true))
      (a!4 (xor (= (clobber.token B! (clobber.best_target B!)) 0) true))
      (a!5 (xor (= (clobber.token B! (clobber.best_source B!))
                   (clobber.token B! (clobber.best_target B!)))
                true))
      (a!6 (+ (clobber.longest (clobber.moved B!
                                              (clobber.best_source B!)
                                              (clobber.best_target B!)))
              1)))
(let ((a!2 (=> a!1
               (> (clobber.longest B!) (clobber.longest (clobber.moved B! 0 0)))))
      (a!7 (ite (and (clobber.adjacent B!
                                       (clobber.best_source B!)
                                       (clobber.best_target B!))
                     a!3
                     a!4
                     a!5)
                (= (clobber.longest B!) a!6)
                (and (xor a!1 true) (= (clobber.longest B!) 0)))))
  (and a!2 a!7))))
(assert (let ((a!1 (xor (= (clobber.token B! (clobber.best_source B!)) 0) true))
      (a!2 (xor (= (clobber.token B! (clobber.best_target B!)) 0) true))
      (a!3 (xor (= (clobber.token B! (clobber.best_source B!))
                   (clobber.token B! (clobber.best_target B!)))
                true))
      (a!4 (clobber.tokens (clobber.moved B!
                                          (clobber.best_source B!)
                                          (clobber.best_target B!))
                           (clobber.size (clobber.moved B!
                                                        (clobber.best_source B!)
                                                        (clobber.best_target B!))))))
(let ((a!5 (= a!4 (- (clobber.tokens B! (clobber.size B!)) 1))))
  (=> (and (clobber.adjacent B!
                             (clobber.best_source B!)
                             (clobber.best_target B!))
           a!1
           a!2
           a!3)
      a!5))))
(assert (let ((a!1 (>= (ite (> (clobber.size B!) 0) (clobber.size B!) 0) 0))
      (a!2 (=> (<= (clobber.size B!) (clobber.size B!))
               (>= (clobber.tokens B! (clobber.size B!)) 0))))
  (=> a!1 a!2)))
(assert (let ((a!1 (> (clobber.size (clobber.moved B!
                                           (clobber.best_source B!)
                                           (clobber.best_target B!)))
              0))
      (a!3 (<= (clobber.size (clobber.moved B!
                                            (clobber.best_source B!)
                                            (clobber.best_target B!)))
               (clobber.size (clobber.moved B!
                                            (clobber.best_source B!)
                                            (clobber.best_target B!)))))
      (a!4 (clobber.tokens (clobber.moved B!
                                          (clobber.best_source B!)
                                          (clobber.best_target B!))
                           (clobber.size (clobber.moved B!
                                                        (clobber.best_source B!)
                                                        (clobber.best_target B!))))))
(let ((a!2 (ite a!1
                (clobber.size (clobber.moved B!
                                             (clobber.best_source B!)
                                             (clobber.best_target B!)))
                0)))
  (=> (>= a!2 0) (=> a!3 (>= a!4 0))))))
(assert (let ((a!1 (ite (> (clobber.tokens B! (clobber.size B!)) 0)
                (clobber.tokens B! (clobber.size B!))
                0)))
(let ((a!2 (=> (>= a!1 0)
               (<= (clobber.longest B!) (clobber.tokens B! (clobber.size B!))))))
  (not a!2))))
(check-sat)
(exit)
