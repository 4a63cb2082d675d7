; A model is not so: where b = a + 1 Left wins b - G, whoever begins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.partizan.arguments, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun a () Int)
(declare-fun |(a+1)-(a+1)-second| () Bool)
(declare-fun a-a-second () Bool)
(declare-fun |(a+1)-a| () Bool)
(declare-fun |(a+1)-G-second| () Bool)
(declare-fun |(a+1)-G| () Bool)
(assert (>= a 0))
(assert (and a-a-second |(a+1)-(a+1)-second|))
(assert (and (=> |(a+1)-(a+1)-second| |(a+1)-G|)
     (= |(a+1)-G-second| |(a+1)-a|)
     (=> a-a-second |(a+1)-a|)))
(assert (not (and |(a+1)-G| |(a+1)-G-second|)))
(check-sat)
(exit)
