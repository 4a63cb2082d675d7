; A model is rows of smaller heaps after which this is false: At every heap nu_p >= nu_pi wherever p
; >= pi..
; Within these bounds: TB = 0, every row that is as assumed.
; To the claim it is a counterexample.
; Stated by proofs_check.documents.bidding.encoding, written by proofs_check.methods.smt.export with
; Z3 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_LIA)
(assert (and true true))
(assert (not (and true true)))
(check-sat)
(exit)
