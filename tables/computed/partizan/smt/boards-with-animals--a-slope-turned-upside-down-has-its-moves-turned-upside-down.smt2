; A model is not so: a slope turned upside down has its moves turned upside down.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic ALL)
(declare-sort boards-with-animals.Board 0)
(declare-sort boards-with-animals.Rules 0)
(declare-fun boards-with-animals.reaches
             (boards-with-animals.Rules
              Bool
              boards-with-animals.Board
              boards-with-animals.Board)
             Bool)
(declare-fun boards-with-animals.turned
             (boards-with-animals.Board)
             boards-with-animals.Board)
(declare-fun Q! () boards-with-animals.Board)
(declare-fun R! () boards-with-animals.Board)
(declare-fun p! () Bool)
(declare-fun k! () boards-with-animals.Rules)
(assert (=> (boards-with-animals.reaches k! p! R! Q!)
    (boards-with-animals.reaches
      k!
      p!
      (boards-with-animals.turned R!)
      (boards-with-animals.turned Q!))))
(assert (=> (boards-with-animals.reaches
      k!
      p!
      (boards-with-animals.turned R!)
      (boards-with-animals.turned Q!))
    (boards-with-animals.reaches
      k!
      p!
      (boards-with-animals.turned (boards-with-animals.turned R!))
      (boards-with-animals.turned (boards-with-animals.turned Q!)))))
(assert (= (boards-with-animals.turned (boards-with-animals.turned R!)) R!))
(assert (= (boards-with-animals.turned (boards-with-animals.turned Q!)) Q!))
(assert (not (= (boards-with-animals.reaches k! p! R! Q!)
        (boards-with-animals.reaches
          k!
          p!
          (boards-with-animals.turned R!)
          (boards-with-animals.turned Q!)))))
(check-sat)
(exit)
