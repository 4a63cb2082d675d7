; A model is not so: even TB and TB - 1 repeat from the same heap on.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun unitary.first_agreeing () Int)
(declare-fun unitary.nu_hat (Int Int) Int)
(declare-fun unitary.changed_at (Int) Int)
(declare-fun unitary.TB () Int)
(declare-fun c! () Int)
(declare-fun unitary.first_less () Int)
(declare-fun unitary.definition_10_less (Int Int) Int)
(declare-fun unitary.changed_at_less (Int) Int)
(assert (let ((a!1 (= (unitary.nu_hat (+ unitary.first_agreeing 2)
                              (unitary.changed_at unitary.first_agreeing))
              (unitary.nu_hat unitary.first_agreeing
                              (unitary.changed_at unitary.first_agreeing))))
      (a!2 (= (unitary.nu_hat (+ (- unitary.first_agreeing 2) 2)
                              (unitary.changed_at (- unitary.first_agreeing 2)))
              (unitary.nu_hat (- unitary.first_agreeing 2)
                              (unitary.changed_at (- unitary.first_agreeing 2))))))
(let ((a!3 (and (>= unitary.first_agreeing 0)
                a!1
                (or (< unitary.first_agreeing 2) (xor a!2 true)))))
(let ((a!4 (=> a!3
               (or (= unitary.first_agreeing unitary.first_agreeing)
                   (= unitary.first_agreeing (+ unitary.first_agreeing 1))))))
(let ((a!5 (and a!3
                (=> (>= unitary.first_agreeing unitary.first_agreeing) a!1)
                (=> (and (>= unitary.first_agreeing 0)
                         (< unitary.first_agreeing unitary.first_agreeing))
                    (xor a!1 true))
                a!4)))
  (=> (or (= (* c! 2) unitary.TB) (= (* c! 2) (+ unitary.TB 1))) a!5))))))
(assert (let ((a!1 (= (unitary.nu_hat (+ (- unitary.first_agreeing 2) 2)
                              (unitary.changed_at (- unitary.first_agreeing 2)))
              (unitary.nu_hat (- unitary.first_agreeing 2)
                              (unitary.changed_at (- unitary.first_agreeing 2)))))
      (a!2 (= (unitary.nu_hat (+ unitary.first_less 2)
                              (unitary.changed_at unitary.first_less))
              (unitary.nu_hat unitary.first_less
                              (unitary.changed_at unitary.first_less))))
      (a!3 (= (unitary.nu_hat (+ (- unitary.first_less 2) 2)
                              (unitary.changed_at (- unitary.first_less 2)))
              (unitary.nu_hat (- unitary.first_less 2)
                              (unitary.changed_at (- unitary.first_less 2))))))
(let ((a!4 (=> (and (>= unitary.first_less 0)
                    a!2
                    (or (< unitary.first_less 2) (xor a!3 true)))
               (or (= unitary.first_less unitary.first_agreeing)
                   (= unitary.first_less (+ unitary.first_agreeing 1))))))
(let ((a!5 (and (>= unitary.first_agreeing 0)
                (= (unitary.nu_hat (+ unitary.first_agreeing 2)
                                   (unitary.changed_at unitary.first_agreeing))
                   (unitary.nu_hat unitary.first_agreeing
                                   (unitary.changed_at unitary.first_agreeing)))
                (or (< unitary.first_agreeing 2) (xor a!1 true))
                (=> (>= unitary.first_less unitary.first_agreeing) a!2)
                (=> (and (>= unitary.first_less 0)
                         (< unitary.first_less unitary.first_agreeing))
                    (xor a!2 true))
                a!4)))
  (=> (or (= (* c! 2) unitary.TB) (= (* c! 2) (+ unitary.TB 1))) a!5)))))
(assert (let ((a!1 (and (>= unitary.first_agreeing 0)
                (= (mod unitary.TB 2) 0)
                (>= unitary.TB 2)
                (= (unitary.definition_10_less
                     (+ unitary.first_agreeing 2)
                     (unitary.changed_at_less unitary.first_agreeing))
                   (unitary.definition_10_less
                     unitary.first_agreeing
                     (unitary.changed_at_less unitary.first_agreeing)))))
      (a!2 (and (>= unitary.first_less 0)
                (<= unitary.first_less unitary.first_agreeing)
                (= (unitary.definition_10_less
                     (+ unitary.first_less 2)
                     (unitary.changed_at_less unitary.first_less))
                   (unitary.definition_10_less
                     unitary.first_less
                     (unitary.changed_at_less unitary.first_less))))))
  (=> a!1 a!2)))
(assert (let ((a!1 (= (= (unitary.definition_10_less
                   (+ unitary.first_agreeing 2)
                   (unitary.changed_at_less unitary.first_agreeing))
                 (unitary.definition_10_less
                   unitary.first_agreeing
                   (unitary.changed_at_less unitary.first_agreeing)))
              (= (unitary.nu_hat (+ unitary.first_agreeing 2)
                                 (unitary.changed_at unitary.first_agreeing))
                 (unitary.nu_hat unitary.first_agreeing
                                 (unitary.changed_at unitary.first_agreeing))))))
  (=> (and (>= unitary.first_agreeing 0)
           (= (mod unitary.TB 2) 0)
           (>= unitary.TB 2))
      a!1)))
(assert (let ((a!1 (= (= (unitary.definition_10_less
                   (+ unitary.first_less 2)
                   (unitary.changed_at_less unitary.first_less))
                 (unitary.definition_10_less
                   unitary.first_less
                   (unitary.changed_at_less unitary.first_less)))
              (= (unitary.nu_hat (+ unitary.first_less 2)
                                 (unitary.changed_at unitary.first_less))
                 (unitary.nu_hat unitary.first_less
                                 (unitary.changed_at unitary.first_less))))))
  (=> (and (>= unitary.first_less 0) (= (mod unitary.TB 2) 0) (>= unitary.TB 2))
      a!1)))
(assert (let ((a!1 (and (or (= (* c! 2) unitary.TB) (= (* c! 2) (+ unitary.TB 1)))
                (= (mod unitary.TB 2) 0)
                (>= unitary.TB 2)))
      (a!2 (and (= unitary.first_less unitary.first_agreeing)
                (= (unitary.definition_10_less
                     (+ unitary.first_less 2)
                     (unitary.changed_at_less unitary.first_less))
                   (unitary.definition_10_less
                     unitary.first_less
                     (unitary.changed_at_less unitary.first_less)))
                (= (unitary.nu_hat (+ unitary.first_agreeing 2)
                                   (unitary.changed_at unitary.first_agreeing))
                   (unitary.nu_hat unitary.first_agreeing
                                   (unitary.changed_at unitary.first_agreeing)))
                (>= unitary.first_agreeing 0))))
  (not (=> a!1 a!2))))
(check-sat)
(exit)
