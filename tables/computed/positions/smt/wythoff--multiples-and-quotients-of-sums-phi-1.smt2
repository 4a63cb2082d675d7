; A model is not so: multiples and quotients of sums, phi + 1.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun wythoff.times (Real) Real)
(declare-fun y! () Real)
(declare-fun x! () Real)
(assert (= (wythoff.times (+ x! y!)) (+ (wythoff.times x!) (wythoff.times y!))))
(assert (let ((a!1 (= (+ (wythoff.times (+ x! y!)) (+ x! y!))
              (+ (wythoff.times x!) x! (wythoff.times y!) y!)))
      (a!2 (+ (* (wythoff.times (+ x! y!)) (- 1.0)) (+ x! y!) (+ x! y!))))
(let ((a!3 (= a!2
              (+ (* (wythoff.times x!) (- 1.0))
                 x!
                 x!
                 (* (wythoff.times y!) (- 1.0))
                 y!
                 y!))))
  (not (and a!1 a!3)))))
(check-sat)
(exit)
