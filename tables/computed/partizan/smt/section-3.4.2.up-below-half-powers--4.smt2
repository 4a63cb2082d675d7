; A model is not so: Right's moves in x - up all leave what Left, moving, wins.
; Within these bounds: all integers.
; To the claim it is a counterexample.
; Stated by proofs_check.claims.partizan.infinitesimals, written by proofs_check.methods.smt.export
; with Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(declare-fun |left second wins x - up| () Bool)
(declare-fun |left first wins x| () Bool)
(declare-fun |left first wins 2x - up| () Bool)
(assert (and (not |left second wins x - up|)
     |left first wins 2x - up|
     |left first wins x|
     (=> (and |left first wins 2x - up| |left first wins x|)
         |left second wins x - up|)))
(check-sat)
(exit)
