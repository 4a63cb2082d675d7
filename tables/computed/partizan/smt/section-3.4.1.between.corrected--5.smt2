; A model is not so: where b = a + 1 Left wins G - a, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun |a-(a-1)-second| () Bool)
(declare-fun a-a-second () Bool)
(declare-fun |G-(a-1)| () Bool)
(declare-fun |(a+1)-a| () Bool)
(declare-fun G-a-second () Bool)
(declare-fun G-a () Bool)
(assert (>= a 0))
(assert (and a-a-second (=> (>= a 1) |a-(a-1)-second|)))
(assert (let ((a!1 (= G-a-second (and |(a+1)-a| (or (= a 0) |G-(a-1)|)))))
  (and (=> a-a-second G-a)
       a!1
       (=> a-a-second |(a+1)-a|)
       (=> |a-(a-1)-second| |G-(a-1)|))))
(assert (not (and G-a G-a-second)))
(check-sat)
(exit)
