; A model is not so: arithmetic alone.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-fun d! () Int)
(declare-fun n! () Int)
(assert (not (= (= d! n!) (= n! d!))))
(check-sat)
(exit)
