; A model is a set S and a heap where this is false: Theorem 3, two friendly players each do no
; worse than two antagonistic ones.
; Within these bounds: every S with |S| = 2, max S <= 8, every heap <= 30.
; To the claim it is a counterexample.
; Stated by proofs_check.encodings.cumulative, written by proofs_check.methods.smt.export with Z3
; 5.4.0.
(set-info :smt-lib-version 2.6)
(set-info :status unsat)
(set-logic QF_BV)
(declare-fun in_1 () Bool)
(declare-fun action_1_is_1 () Bool)
(declare-fun at_least_1_up_to_1 () Bool)
(declare-fun at_least_2_up_to_1 () Bool)
(declare-fun at_least_3_up_to_1 () Bool)
(declare-fun in_2 () Bool)
(declare-fun action_1_is_2 () Bool)
(declare-fun action_2_is_2 () Bool)
(declare-fun at_least_1_up_to_2 () Bool)
(declare-fun at_least_2_up_to_2 () Bool)
(declare-fun at_least_3_up_to_2 () Bool)
(declare-fun in_3 () Bool)
(declare-fun action_1_is_3 () Bool)
(declare-fun action_2_is_3 () Bool)
(declare-fun at_least_1_up_to_3 () Bool)
(declare-fun at_least_2_up_to_3 () Bool)
(declare-fun at_least_3_up_to_3 () Bool)
(declare-fun in_4 () Bool)
(declare-fun action_1_is_4 () Bool)
(declare-fun action_2_is_4 () Bool)
(declare-fun at_least_1_up_to_4 () Bool)
(declare-fun at_least_2_up_to_4 () Bool)
(declare-fun at_least_3_up_to_4 () Bool)
(declare-fun in_5 () Bool)
(declare-fun action_1_is_5 () Bool)
(declare-fun action_2_is_5 () Bool)
(declare-fun at_least_1_up_to_5 () Bool)
(declare-fun at_least_2_up_to_5 () Bool)
(declare-fun at_least_3_up_to_5 () Bool)
(declare-fun in_6 () Bool)
(declare-fun action_1_is_6 () Bool)
(declare-fun action_2_is_6 () Bool)
(declare-fun at_least_1_up_to_6 () Bool)
(declare-fun at_least_2_up_to_6 () Bool)
(declare-fun at_least_3_up_to_6 () Bool)
(declare-fun in_7 () Bool)
(declare-fun action_1_is_7 () Bool)
(declare-fun action_2_is_7 () Bool)
(declare-fun at_least_1_up_to_7 () Bool)
(declare-fun at_least_2_up_to_7 () Bool)
(declare-fun at_least_3_up_to_7 () Bool)
(declare-fun in_8 () Bool)
(declare-fun action_2_is_8 () Bool)
(declare-fun at_least_1_up_to_8 () Bool)
(declare-fun at_least_2_up_to_8 () Bool)
(declare-fun at_least_3_up_to_8 () Bool)
(declare-fun o1_FvF_0 () (_ BitVec 5))
(declare-fun o2_FvF_0 () (_ BitVec 5))
(declare-fun o1_AvA_0 () (_ BitVec 5))
(declare-fun o2_AvA_0 () (_ BitVec 5))
(declare-fun found_at_0 () Bool)
(declare-fun o1_FvF_1 () (_ BitVec 5))
(declare-fun o2_FvF_1 () (_ BitVec 5))
(declare-fun o1_AvA_1 () (_ BitVec 5))
(declare-fun o2_AvA_1 () (_ BitVec 5))
(declare-fun found_at_1 () Bool)
(declare-fun o1_FvF_2 () (_ BitVec 5))
(declare-fun o2_FvF_2 () (_ BitVec 5))
(declare-fun o1_AvA_2 () (_ BitVec 5))
(declare-fun o2_AvA_2 () (_ BitVec 5))
(declare-fun found_at_2 () Bool)
(declare-fun o1_FvF_3 () (_ BitVec 5))
(declare-fun o2_FvF_3 () (_ BitVec 5))
(declare-fun o1_AvA_3 () (_ BitVec 5))
(declare-fun o2_AvA_3 () (_ BitVec 5))
(declare-fun found_at_3 () Bool)
(declare-fun o1_FvF_4 () (_ BitVec 5))
(declare-fun o2_FvF_4 () (_ BitVec 5))
(declare-fun o1_AvA_4 () (_ BitVec 5))
(declare-fun o2_AvA_4 () (_ BitVec 5))
(declare-fun found_at_4 () Bool)
(declare-fun o1_FvF_5 () (_ BitVec 5))
(declare-fun o2_FvF_5 () (_ BitVec 5))
(declare-fun o1_AvA_5 () (_ BitVec 5))
(declare-fun o2_AvA_5 () (_ BitVec 5))
(declare-fun found_at_5 () Bool)
(declare-fun o1_FvF_6 () (_ BitVec 5))
(declare-fun o2_FvF_6 () (_ BitVec 5))
(declare-fun o1_AvA_6 () (_ BitVec 5))
(declare-fun o2_AvA_6 () (_ BitVec 5))
(declare-fun found_at_6 () Bool)
(declare-fun o1_FvF_7 () (_ BitVec 5))
(declare-fun o2_FvF_7 () (_ BitVec 5))
(declare-fun o1_AvA_7 () (_ BitVec 5))
(declare-fun o2_AvA_7 () (_ BitVec 5))
(declare-fun found_at_7 () Bool)
(declare-fun o1_FvF_8 () (_ BitVec 5))
(declare-fun o2_FvF_8 () (_ BitVec 5))
(declare-fun o1_AvA_8 () (_ BitVec 5))
(declare-fun o2_AvA_8 () (_ BitVec 5))
(declare-fun found_at_8 () Bool)
(declare-fun o1_FvF_9 () (_ BitVec 5))
(declare-fun o2_FvF_9 () (_ BitVec 5))
(declare-fun o1_AvA_9 () (_ BitVec 5))
(declare-fun o2_AvA_9 () (_ BitVec 5))
(declare-fun found_at_9 () Bool)
(declare-fun o1_FvF_10 () (_ BitVec 5))
(declare-fun o2_FvF_10 () (_ BitVec 5))
(declare-fun o1_AvA_10 () (_ BitVec 5))
(declare-fun o2_AvA_10 () (_ BitVec 5))
(declare-fun found_at_10 () Bool)
(declare-fun o1_FvF_11 () (_ BitVec 5))
(declare-fun o2_FvF_11 () (_ BitVec 5))
(declare-fun o1_AvA_11 () (_ BitVec 5))
(declare-fun o2_AvA_11 () (_ BitVec 5))
(declare-fun found_at_11 () Bool)
(declare-fun o1_FvF_12 () (_ BitVec 5))
(declare-fun o2_FvF_12 () (_ BitVec 5))
(declare-fun o1_AvA_12 () (_ BitVec 5))
(declare-fun o2_AvA_12 () (_ BitVec 5))
(declare-fun found_at_12 () Bool)
(declare-fun o1_FvF_13 () (_ BitVec 5))
(declare-fun o2_FvF_13 () (_ BitVec 5))
(declare-fun o1_AvA_13 () (_ BitVec 5))
(declare-fun o2_AvA_13 () (_ BitVec 5))
(declare-fun found_at_13 () Bool)
(declare-fun o1_FvF_14 () (_ BitVec 5))
(declare-fun o2_FvF_14 () (_ BitVec 5))
(declare-fun o1_AvA_14 () (_ BitVec 5))
(declare-fun o2_AvA_14 () (_ BitVec 5))
(declare-fun found_at_14 () Bool)
(declare-fun o1_FvF_15 () (_ BitVec 5))
(declare-fun o2_FvF_15 () (_ BitVec 5))
(declare-fun o1_AvA_15 () (_ BitVec 5))
(declare-fun o2_AvA_15 () (_ BitVec 5))
(declare-fun found_at_15 () Bool)
(declare-fun o1_FvF_16 () (_ BitVec 5))
(declare-fun o2_FvF_16 () (_ BitVec 5))
(declare-fun o1_AvA_16 () (_ BitVec 5))
(declare-fun o2_AvA_16 () (_ BitVec 5))
(declare-fun found_at_16 () Bool)
(declare-fun o1_FvF_17 () (_ BitVec 5))
(declare-fun o2_FvF_17 () (_ BitVec 5))
(declare-fun o1_AvA_17 () (_ BitVec 5))
(declare-fun o2_AvA_17 () (_ BitVec 5))
(declare-fun found_at_17 () Bool)
(declare-fun o1_FvF_18 () (_ BitVec 5))
(declare-fun o2_FvF_18 () (_ BitVec 5))
(declare-fun o1_AvA_18 () (_ BitVec 5))
(declare-fun o2_AvA_18 () (_ BitVec 5))
(declare-fun found_at_18 () Bool)
(declare-fun o1_FvF_19 () (_ BitVec 5))
(declare-fun o2_FvF_19 () (_ BitVec 5))
(declare-fun o1_AvA_19 () (_ BitVec 5))
(declare-fun o2_AvA_19 () (_ BitVec 5))
(declare-fun found_at_19 () Bool)
(declare-fun o1_FvF_20 () (_ BitVec 5))
(declare-fun o2_FvF_20 () (_ BitVec 5))
(declare-fun o1_AvA_20 () (_ BitVec 5))
(declare-fun o2_AvA_20 () (_ BitVec 5))
(declare-fun found_at_20 () Bool)
(declare-fun o1_FvF_21 () (_ BitVec 5))
(declare-fun o2_FvF_21 () (_ BitVec 5))
(declare-fun o1_AvA_21 () (_ BitVec 5))
(declare-fun o2_AvA_21 () (_ BitVec 5))
(declare-fun found_at_21 () Bool)
(declare-fun o1_FvF_22 () (_ BitVec 5))
(declare-fun o2_FvF_22 () (_ BitVec 5))
(declare-fun o1_AvA_22 () (_ BitVec 5))
(declare-fun o2_AvA_22 () (_ BitVec 5))
(declare-fun found_at_22 () Bool)
(declare-fun o1_FvF_23 () (_ BitVec 5))
(declare-fun o2_FvF_23 () (_ BitVec 5))
(declare-fun o1_AvA_23 () (_ BitVec 5))
(declare-fun o2_AvA_23 () (_ BitVec 5))
(declare-fun found_at_23 () Bool)
(declare-fun o1_FvF_24 () (_ BitVec 5))
(declare-fun o2_FvF_24 () (_ BitVec 5))
(declare-fun o1_AvA_24 () (_ BitVec 5))
(declare-fun o2_AvA_24 () (_ BitVec 5))
(declare-fun found_at_24 () Bool)
(declare-fun o1_FvF_25 () (_ BitVec 5))
(declare-fun o2_FvF_25 () (_ BitVec 5))
(declare-fun o1_AvA_25 () (_ BitVec 5))
(declare-fun o2_AvA_25 () (_ BitVec 5))
(declare-fun found_at_25 () Bool)
(declare-fun o1_FvF_26 () (_ BitVec 5))
(declare-fun o2_FvF_26 () (_ BitVec 5))
(declare-fun o1_AvA_26 () (_ BitVec 5))
(declare-fun o2_AvA_26 () (_ BitVec 5))
(declare-fun found_at_26 () Bool)
(declare-fun o1_FvF_27 () (_ BitVec 5))
(declare-fun o2_FvF_27 () (_ BitVec 5))
(declare-fun o1_AvA_27 () (_ BitVec 5))
(declare-fun o2_AvA_27 () (_ BitVec 5))
(declare-fun found_at_27 () Bool)
(declare-fun o1_FvF_28 () (_ BitVec 5))
(declare-fun o2_FvF_28 () (_ BitVec 5))
(declare-fun o1_AvA_28 () (_ BitVec 5))
(declare-fun o2_AvA_28 () (_ BitVec 5))
(declare-fun found_at_28 () Bool)
(declare-fun o1_FvF_29 () (_ BitVec 5))
(declare-fun o2_FvF_29 () (_ BitVec 5))
(declare-fun o1_AvA_29 () (_ BitVec 5))
(declare-fun o2_AvA_29 () (_ BitVec 5))
(declare-fun found_at_29 () Bool)
(declare-fun o1_FvF_30 () (_ BitVec 5))
(declare-fun o2_FvF_30 () (_ BitVec 5))
(declare-fun o1_AvA_30 () (_ BitVec 5))
(declare-fun o2_AvA_30 () (_ BitVec 5))
(declare-fun found_at_30 () Bool)
(assert (= action_1_is_1 (and in_1 true (not false))))
(assert (= at_least_1_up_to_1 (or false (and true in_1))))
(assert (= at_least_2_up_to_1 (or false (and false in_1))))
(assert (= at_least_3_up_to_1 (or false (and false in_1))))
(assert (= action_1_is_2 (and in_2 true (not at_least_1_up_to_1))))
(assert (= action_2_is_2 (and in_2 at_least_1_up_to_1 (not at_least_2_up_to_1))))
(assert (= at_least_1_up_to_2 (or at_least_1_up_to_1 (and true in_2))))
(assert (= at_least_2_up_to_2 (or at_least_2_up_to_1 (and at_least_1_up_to_1 in_2))))
(assert (= at_least_3_up_to_2 (or at_least_3_up_to_1 (and at_least_2_up_to_1 in_2))))
(assert (= action_1_is_3 (and in_3 true (not at_least_1_up_to_2))))
(assert (= action_2_is_3 (and in_3 at_least_1_up_to_2 (not at_least_2_up_to_2))))
(assert (= at_least_1_up_to_3 (or at_least_1_up_to_2 (and true in_3))))
(assert (= at_least_2_up_to_3 (or at_least_2_up_to_2 (and at_least_1_up_to_2 in_3))))
(assert (= at_least_3_up_to_3 (or at_least_3_up_to_2 (and at_least_2_up_to_2 in_3))))
(assert (= action_1_is_4 (and in_4 true (not at_least_1_up_to_3))))
(assert (= action_2_is_4 (and in_4 at_least_1_up_to_3 (not at_least_2_up_to_3))))
(assert (= at_least_1_up_to_4 (or at_least_1_up_to_3 (and true in_4))))
(assert (= at_least_2_up_to_4 (or at_least_2_up_to_3 (and at_least_1_up_to_3 in_4))))
(assert (= at_least_3_up_to_4 (or at_least_3_up_to_3 (and at_least_2_up_to_3 in_4))))
(assert (= action_1_is_5 (and in_5 true (not at_least_1_up_to_4))))
(assert (= action_2_is_5 (and in_5 at_least_1_up_to_4 (not at_least_2_up_to_4))))
(assert (= at_least_1_up_to_5 (or at_least_1_up_to_4 (and true in_5))))
(assert (= at_least_2_up_to_5 (or at_least_2_up_to_4 (and at_least_1_up_to_4 in_5))))
(assert (= at_least_3_up_to_5 (or at_least_3_up_to_4 (and at_least_2_up_to_4 in_5))))
(assert (= action_1_is_6 (and in_6 true (not at_least_1_up_to_5))))
(assert (= action_2_is_6 (and in_6 at_least_1_up_to_5 (not at_least_2_up_to_5))))
(assert (= at_least_1_up_to_6 (or at_least_1_up_to_5 (and true in_6))))
(assert (= at_least_2_up_to_6 (or at_least_2_up_to_5 (and at_least_1_up_to_5 in_6))))
(assert (= at_least_3_up_to_6 (or at_least_3_up_to_5 (and at_least_2_up_to_5 in_6))))
(assert (= action_1_is_7 (and in_7 true (not at_least_1_up_to_6))))
(assert (= action_2_is_7 (and in_7 at_least_1_up_to_6 (not at_least_2_up_to_6))))
(assert (= at_least_1_up_to_7 (or at_least_1_up_to_6 (and true in_7))))
(assert (= at_least_2_up_to_7 (or at_least_2_up_to_6 (and at_least_1_up_to_6 in_7))))
(assert (= at_least_3_up_to_7 (or at_least_3_up_to_6 (and at_least_2_up_to_6 in_7))))
(assert (= action_2_is_8 (and in_8 at_least_1_up_to_7 (not at_least_2_up_to_7))))
(assert (= at_least_1_up_to_8 (or at_least_1_up_to_7 (and true in_8))))
(assert (= at_least_2_up_to_8 (or at_least_2_up_to_7 (and at_least_1_up_to_7 in_8))))
(assert (= at_least_3_up_to_8 (or at_least_3_up_to_7 (and at_least_2_up_to_7 in_8))))
(assert (and at_least_2_up_to_8 (not at_least_3_up_to_8)))
(assert (let ((a!1 (bvuge #b00000
                  (ite (and false (bvuge #b00000 #b00000)) #b00000 #b00000))))
(let ((a!2 (ite (and false a!1)
                #b00000
                (ite (and false (bvuge #b00000 #b00000)) #b00000 #b00000))))
  (= o1_FvF_0 a!2))))
(assert (let ((a!1 (ite (and (and false (= #b00000 o1_FvF_0)) (bvuge #b00000 #b00000))
                #b00000
                #b00000)))
(let ((a!2 (ite (and (and false (= #b00000 o1_FvF_0)) (bvuge #b00000 a!1))
                #b00000
                a!1)))
  (= o2_FvF_0 (ite (or false false) a!2 #b00000)))))
(assert (let ((a!1 (bvuge #b00000
                  (ite (and false (bvuge #b00000 #b00000)) #b00000 #b00000))))
(let ((a!2 (ite (and false a!1)
                #b00000
                (ite (and false (bvuge #b00000 #b00000)) #b00000 #b00000))))
  (= o1_AvA_0 a!2))))
(assert (let ((a!1 (ite (and (and false (= #b00000 o1_AvA_0)) (bvule #b00000 #b00000))
                #b00000
                #b00000)))
(let ((a!2 (ite (and (and false (= #b00000 o1_AvA_0)) (bvule #b00000 a!1))
                #b00000
                a!1)))
  (= o2_AvA_0 (ite (or false false) a!2 #b00000)))))
(assert (= found_at_0
   (= (and (bvuge o1_FvF_0 o1_AvA_0) (bvuge o2_FvF_0 o2_AvA_0)) false)))
(assert (let ((a!1 (and action_1_is_1
                (bvuge (ite action_1_is_1 (bvadd o2_FvF_0 #b00001) #b00000)
                       #b00000))))
(let ((a!2 (bvuge #b00000
                  (ite a!1
                       (ite action_1_is_1 (bvadd o2_FvF_0 #b00001) #b00000)
                       #b00000))))
(let ((a!3 (ite (and false a!2)
                #b00000
                (ite a!1
                     (ite action_1_is_1 (bvadd o2_FvF_0 #b00001) #b00000)
                     #b00000))))
  (= o1_FvF_1 a!3)))))
(assert (let ((a!1 (and action_1_is_1
                (= (ite action_1_is_1 (bvadd o2_FvF_0 #b00001) #b00000)
                   o1_FvF_1)
                (bvuge (ite action_1_is_1 o1_FvF_0 #b00000) #b00000))))
(let ((a!2 (and false
                (= #b00000 o1_FvF_1)
                (bvuge #b00000
                       (ite a!1 (ite action_1_is_1 o1_FvF_0 #b00000) #b00000)))))
(let ((a!3 (ite (or action_1_is_1 false)
                (ite a!2
                     #b00000
                     (ite a!1 (ite action_1_is_1 o1_FvF_0 #b00000) #b00000))
                #b00000)))
  (= o2_FvF_1 a!3)))))
(assert (let ((a!1 (and action_1_is_1
                (bvuge (ite action_1_is_1 (bvadd o2_AvA_0 #b00001) #b00000)
                       #b00000))))
(let ((a!2 (bvuge #b00000
                  (ite a!1
                       (ite action_1_is_1 (bvadd o2_AvA_0 #b00001) #b00000)
                       #b00000))))
(let ((a!3 (ite (and false a!2)
                #b00000
                (ite a!1
                     (ite action_1_is_1 (bvadd o2_AvA_0 #b00001) #b00000)
                     #b00000))))
  (= o1_AvA_1 a!3)))))
(assert (let ((a!1 (and action_1_is_1
                (= (ite action_1_is_1 (bvadd o2_AvA_0 #b00001) #b00000)
                   o1_AvA_1)
                (bvule (ite action_1_is_1 o1_AvA_0 #b00000) #b00001))))
(let ((a!2 (and false
                (= #b00000 o1_AvA_1)
                (bvule #b00000
                       (ite a!1 (ite action_1_is_1 o1_AvA_0 #b00000) #b00001)))))
(let ((a!3 (ite (or action_1_is_1 false)
                (ite a!2
                     #b00000
                     (ite a!1 (ite action_1_is_1 o1_AvA_0 #b00000) #b00001))
                #b00000)))
  (= o2_AvA_1 a!3)))))
(assert (= found_at_1
   (= (and (bvuge o1_FvF_1 o1_AvA_1) (bvuge o2_FvF_1 o2_AvA_1)) false)))
(assert (let ((a!1 (ite action_1_is_2
                (bvadd o2_FvF_0 #b00010)
                (ite action_1_is_1 (bvadd o2_FvF_1 #b00001) #b00000))))
(let ((a!2 (ite (and (or action_1_is_1 action_1_is_2) (bvuge a!1 #b00000))
                a!1
                #b00000)))
(let ((a!3 (and action_2_is_2
                (bvuge (ite action_2_is_2 (bvadd o2_FvF_0 #b00010) #b00000) a!2))))
  (= o1_FvF_2
     (ite a!3 (ite action_2_is_2 (bvadd o2_FvF_0 #b00010) #b00000) a!2))))))
(assert (let ((a!1 (= (ite action_1_is_2
                   (bvadd o2_FvF_0 #b00010)
                   (ite action_1_is_1 (bvadd o2_FvF_1 #b00001) #b00000))
              o1_FvF_2)))
(let ((a!2 (and (or action_1_is_1 action_1_is_2)
                a!1
                (bvuge (ite action_1_is_2
                            o1_FvF_0
                            (ite action_1_is_1 o1_FvF_1 #b00000))
                       #b00000))))
(let ((a!3 (ite a!2
                (ite action_1_is_2
                     o1_FvF_0
                     (ite action_1_is_1 o1_FvF_1 #b00000))
                #b00000)))
(let ((a!4 (and action_2_is_2
                (= (ite action_2_is_2 (bvadd o2_FvF_0 #b00010) #b00000)
                   o1_FvF_2)
                (bvuge (ite action_2_is_2 o1_FvF_0 #b00000) a!3))))
  (= o2_FvF_2
     (ite (or (or action_1_is_1 action_1_is_2) action_2_is_2)
          (ite a!4 (ite action_2_is_2 o1_FvF_0 #b00000) a!3)
          #b00000)))))))
(assert (let ((a!1 (ite action_1_is_2
                (bvadd o2_AvA_0 #b00010)
                (ite action_1_is_1 (bvadd o2_AvA_1 #b00001) #b00000))))
(let ((a!2 (ite (and (or action_1_is_1 action_1_is_2) (bvuge a!1 #b00000))
                a!1
                #b00000)))
(let ((a!3 (and action_2_is_2
                (bvuge (ite action_2_is_2 (bvadd o2_AvA_0 #b00010) #b00000) a!2))))
  (= o1_AvA_2
     (ite a!3 (ite action_2_is_2 (bvadd o2_AvA_0 #b00010) #b00000) a!2))))))
(assert (let ((a!1 (= (ite action_1_is_2
                   (bvadd o2_AvA_0 #b00010)
                   (ite action_1_is_1 (bvadd o2_AvA_1 #b00001) #b00000))
              o1_AvA_2)))
(let ((a!2 (and (or action_1_is_1 action_1_is_2)
                a!1
                (bvule (ite action_1_is_2
                            o1_AvA_0
                            (ite action_1_is_1 o1_AvA_1 #b00000))
                       #b00010))))
(let ((a!3 (ite a!2
                (ite action_1_is_2
                     o1_AvA_0
                     (ite action_1_is_1 o1_AvA_1 #b00000))
                #b00010)))
(let ((a!4 (and action_2_is_2
                (= (ite action_2_is_2 (bvadd o2_AvA_0 #b00010) #b00000)
                   o1_AvA_2)
                (bvule (ite action_2_is_2 o1_AvA_0 #b00000) a!3))))
  (= o2_AvA_2
     (ite (or (or action_1_is_1 action_1_is_2) action_2_is_2)
          (ite a!4 (ite action_2_is_2 o1_AvA_0 #b00000) a!3)
          #b00000)))))))
(assert (= found_at_2
   (= (and (bvuge o1_FvF_2 o1_AvA_2) (bvuge o2_FvF_2 o2_AvA_2)) false)))
(assert (let ((a!1 (ite action_2_is_3
                (bvadd o2_FvF_0 #b00011)
                (ite action_2_is_2 (bvadd o2_FvF_1 #b00010) #b00000)))
      (a!2 (ite action_1_is_3
                (bvadd o2_FvF_0 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_1 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_2 #b00001) #b00000)))))
(let ((a!3 (ite (and (or action_1_is_1 action_1_is_2 action_1_is_3)
                     (bvuge a!2 #b00000))
                a!2
                #b00000)))
  (= o1_FvF_3
     (ite (and (or action_2_is_2 action_2_is_3) (bvuge a!1 a!3)) a!1 a!3)))))
(assert (let ((a!1 (= (ite action_2_is_3
                   (bvadd o2_FvF_0 #b00011)
                   (ite action_2_is_2 (bvadd o2_FvF_1 #b00010) #b00000))
              o1_FvF_3))
      (a!2 (ite action_1_is_3
                (bvadd o2_FvF_0 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_1 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_2 #b00001) #b00000))))
      (a!3 (ite action_1_is_3
                o1_FvF_0
                (ite action_1_is_2
                     o1_FvF_1
                     (ite action_1_is_1 o1_FvF_2 #b00000)))))
(let ((a!4 (ite (and (or action_1_is_1 action_1_is_2 action_1_is_3)
                     (= a!2 o1_FvF_3)
                     (bvuge a!3 #b00000))
                a!3
                #b00000)))
(let ((a!5 (and (or action_2_is_2 action_2_is_3)
                a!1
                (bvuge (ite action_2_is_3
                            o1_FvF_0
                            (ite action_2_is_2 o1_FvF_1 #b00000))
                       a!4))))
(let ((a!6 (ite (or (or action_1_is_1 action_1_is_2 action_1_is_3)
                    (or action_2_is_2 action_2_is_3))
                (ite a!5
                     (ite action_2_is_3
                          o1_FvF_0
                          (ite action_2_is_2 o1_FvF_1 #b00000))
                     a!4)
                #b00000)))
  (= o2_FvF_3 a!6))))))
(assert (let ((a!1 (ite action_2_is_3
                (bvadd o2_AvA_0 #b00011)
                (ite action_2_is_2 (bvadd o2_AvA_1 #b00010) #b00000)))
      (a!2 (ite action_1_is_3
                (bvadd o2_AvA_0 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_1 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_2 #b00001) #b00000)))))
(let ((a!3 (ite (and (or action_1_is_1 action_1_is_2 action_1_is_3)
                     (bvuge a!2 #b00000))
                a!2
                #b00000)))
  (= o1_AvA_3
     (ite (and (or action_2_is_2 action_2_is_3) (bvuge a!1 a!3)) a!1 a!3)))))
(assert (let ((a!1 (= (ite action_2_is_3
                   (bvadd o2_AvA_0 #b00011)
                   (ite action_2_is_2 (bvadd o2_AvA_1 #b00010) #b00000))
              o1_AvA_3))
      (a!2 (ite action_1_is_3
                (bvadd o2_AvA_0 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_1 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_2 #b00001) #b00000))))
      (a!3 (ite action_1_is_3
                o1_AvA_0
                (ite action_1_is_2
                     o1_AvA_1
                     (ite action_1_is_1 o1_AvA_2 #b00000)))))
(let ((a!4 (ite (and (or action_1_is_1 action_1_is_2 action_1_is_3)
                     (= a!2 o1_AvA_3)
                     (bvule a!3 #b00011))
                a!3
                #b00011)))
(let ((a!5 (and (or action_2_is_2 action_2_is_3)
                a!1
                (bvule (ite action_2_is_3
                            o1_AvA_0
                            (ite action_2_is_2 o1_AvA_1 #b00000))
                       a!4))))
(let ((a!6 (ite (or (or action_1_is_1 action_1_is_2 action_1_is_3)
                    (or action_2_is_2 action_2_is_3))
                (ite a!5
                     (ite action_2_is_3
                          o1_AvA_0
                          (ite action_2_is_2 o1_AvA_1 #b00000))
                     a!4)
                #b00000)))
  (= o2_AvA_3 a!6))))))
(assert (= found_at_3
   (= (and (bvuge o1_FvF_3 o1_AvA_3) (bvuge o2_FvF_3 o2_AvA_3)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_0 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_1 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_2 #b00010) #b00000))))
      (a!2 (ite action_1_is_3
                (bvadd o2_FvF_1 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_2 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_3 #b00001) #b00000)))))
(let ((a!3 (and (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
                (bvuge (ite action_1_is_4 (bvadd o2_FvF_0 #b00100) a!2) #b00000))))
(let ((a!4 (bvuge a!1
                  (ite a!3
                       (ite action_1_is_4 (bvadd o2_FvF_0 #b00100) a!2)
                       #b00000))))
(let ((a!5 (ite (and (or action_2_is_2 action_2_is_3 action_2_is_4) a!4)
                a!1
                (ite a!3
                     (ite action_1_is_4 (bvadd o2_FvF_0 #b00100) a!2)
                     #b00000))))
  (= o1_FvF_4 a!5))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_0 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_1 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_2 #b00010) #b00000))))
      (a!2 (ite action_2_is_4
                o1_FvF_0
                (ite action_2_is_3
                     o1_FvF_1
                     (ite action_2_is_2 o1_FvF_2 #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_1 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_2 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_3 #b00001) #b00000))))
      (a!4 (ite action_1_is_4
                o1_FvF_0
                (ite action_1_is_3
                     o1_FvF_1
                     (ite action_1_is_2
                          o1_FvF_2
                          (ite action_1_is_1 o1_FvF_3 #b00000))))))
(let ((a!5 (and (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
                (= (ite action_1_is_4 (bvadd o2_FvF_0 #b00100) a!3) o1_FvF_4)
                (bvuge a!4 #b00000))))
(let ((a!6 (ite (and (or action_2_is_2 action_2_is_3 action_2_is_4)
                     (= a!1 o1_FvF_4)
                     (bvuge a!2 (ite a!5 a!4 #b00000)))
                a!2
                (ite a!5 a!4 #b00000))))
  (= o2_FvF_4
     (ite (or (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
              (or action_2_is_2 action_2_is_3 action_2_is_4))
          a!6
          #b00000))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_0 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_1 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_2 #b00010) #b00000))))
      (a!2 (ite action_1_is_3
                (bvadd o2_AvA_1 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_2 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_3 #b00001) #b00000)))))
(let ((a!3 (and (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
                (bvuge (ite action_1_is_4 (bvadd o2_AvA_0 #b00100) a!2) #b00000))))
(let ((a!4 (bvuge a!1
                  (ite a!3
                       (ite action_1_is_4 (bvadd o2_AvA_0 #b00100) a!2)
                       #b00000))))
(let ((a!5 (ite (and (or action_2_is_2 action_2_is_3 action_2_is_4) a!4)
                a!1
                (ite a!3
                     (ite action_1_is_4 (bvadd o2_AvA_0 #b00100) a!2)
                     #b00000))))
  (= o1_AvA_4 a!5))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_0 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_1 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_2 #b00010) #b00000))))
      (a!2 (ite action_2_is_4
                o1_AvA_0
                (ite action_2_is_3
                     o1_AvA_1
                     (ite action_2_is_2 o1_AvA_2 #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_1 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_2 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_3 #b00001) #b00000))))
      (a!4 (ite action_1_is_4
                o1_AvA_0
                (ite action_1_is_3
                     o1_AvA_1
                     (ite action_1_is_2
                          o1_AvA_2
                          (ite action_1_is_1 o1_AvA_3 #b00000))))))
(let ((a!5 (and (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
                (= (ite action_1_is_4 (bvadd o2_AvA_0 #b00100) a!3) o1_AvA_4)
                (bvule a!4 #b00100))))
(let ((a!6 (ite (and (or action_2_is_2 action_2_is_3 action_2_is_4)
                     (= a!1 o1_AvA_4)
                     (bvule a!2 (ite a!5 a!4 #b00100)))
                a!2
                (ite a!5 a!4 #b00100))))
  (= o2_AvA_4
     (ite (or (or action_1_is_1 action_1_is_2 action_1_is_3 action_1_is_4)
              (or action_2_is_2 action_2_is_3 action_2_is_4))
          a!6
          #b00000))))))
(assert (= found_at_4
   (= (and (bvuge o1_FvF_4 o1_AvA_4) (bvuge o2_FvF_4 o2_AvA_4)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_1 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_2 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_3 #b00010) #b00000))))
      (a!2 (ite action_1_is_3
                (bvadd o2_FvF_2 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_3 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_4 #b00001) #b00000)))))
(let ((a!3 (ite action_1_is_5
                (bvadd o2_FvF_0 #b00101)
                (ite action_1_is_4 (bvadd o2_FvF_1 #b00100) a!2))))
(let ((a!4 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5)
                     (bvuge a!3 #b00000))
                a!3
                #b00000)))
(let ((a!5 (and (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5)
                (bvuge (ite action_2_is_5 (bvadd o2_FvF_0 #b00101) a!1) a!4))))
  (= o1_FvF_5 (ite a!5 (ite action_2_is_5 (bvadd o2_FvF_0 #b00101) a!1) a!4)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_1 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_2 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_3 #b00010) #b00000))))
      (a!2 (ite action_2_is_5
                o1_FvF_0
                (ite action_2_is_4
                     o1_FvF_1
                     (ite action_2_is_3
                          o1_FvF_2
                          (ite action_2_is_2 o1_FvF_3 #b00000)))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_2 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_3 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_4 #b00001) #b00000))))
      (a!5 (ite action_1_is_4
                o1_FvF_1
                (ite action_1_is_3
                     o1_FvF_2
                     (ite action_1_is_2
                          o1_FvF_3
                          (ite action_1_is_1 o1_FvF_4 #b00000))))))
(let ((a!4 (= (ite action_1_is_5
                   (bvadd o2_FvF_0 #b00101)
                   (ite action_1_is_4 (bvadd o2_FvF_1 #b00100) a!3))
              o1_FvF_5)))
(let ((a!6 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5)
                     a!4
                     (bvuge (ite action_1_is_5 o1_FvF_0 a!5) #b00000))
                (ite action_1_is_5 o1_FvF_0 a!5)
                #b00000)))
(let ((a!7 (and (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5)
                (= (ite action_2_is_5 (bvadd o2_FvF_0 #b00101) a!1) o1_FvF_5)
                (bvuge a!2 a!6))))
  (= o2_FvF_5
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5)
              (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5))
          (ite a!7 a!2 a!6)
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_1 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_2 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_3 #b00010) #b00000))))
      (a!2 (ite action_1_is_3
                (bvadd o2_AvA_2 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_3 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_4 #b00001) #b00000)))))
(let ((a!3 (ite action_1_is_5
                (bvadd o2_AvA_0 #b00101)
                (ite action_1_is_4 (bvadd o2_AvA_1 #b00100) a!2))))
(let ((a!4 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5)
                     (bvuge a!3 #b00000))
                a!3
                #b00000)))
(let ((a!5 (and (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5)
                (bvuge (ite action_2_is_5 (bvadd o2_AvA_0 #b00101) a!1) a!4))))
  (= o1_AvA_5 (ite a!5 (ite action_2_is_5 (bvadd o2_AvA_0 #b00101) a!1) a!4)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_1 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_2 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_3 #b00010) #b00000))))
      (a!2 (ite action_2_is_5
                o1_AvA_0
                (ite action_2_is_4
                     o1_AvA_1
                     (ite action_2_is_3
                          o1_AvA_2
                          (ite action_2_is_2 o1_AvA_3 #b00000)))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_2 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_3 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_4 #b00001) #b00000))))
      (a!5 (ite action_1_is_4
                o1_AvA_1
                (ite action_1_is_3
                     o1_AvA_2
                     (ite action_1_is_2
                          o1_AvA_3
                          (ite action_1_is_1 o1_AvA_4 #b00000))))))
(let ((a!4 (= (ite action_1_is_5
                   (bvadd o2_AvA_0 #b00101)
                   (ite action_1_is_4 (bvadd o2_AvA_1 #b00100) a!3))
              o1_AvA_5)))
(let ((a!6 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5)
                     a!4
                     (bvule (ite action_1_is_5 o1_AvA_0 a!5) #b00101))
                (ite action_1_is_5 o1_AvA_0 a!5)
                #b00101)))
(let ((a!7 (and (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5)
                (= (ite action_2_is_5 (bvadd o2_AvA_0 #b00101) a!1) o1_AvA_5)
                (bvule a!2 a!6))))
  (= o2_AvA_5
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5)
              (or action_2_is_2 action_2_is_3 action_2_is_4 action_2_is_5))
          (ite a!7 a!2 a!6)
          #b00000)))))))
(assert (= found_at_5
   (= (and (bvuge o1_FvF_5 o1_AvA_5) (bvuge o2_FvF_5 o2_AvA_5)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_2 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_3 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_4 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_3 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_4 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_5 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_6
                (bvadd o2_FvF_0 #b00110)
                (ite action_2_is_5 (bvadd o2_FvF_1 #b00101) a!1)))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_0 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_1 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_2 #b00100) a!3)))))
(let ((a!5 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5
                         action_1_is_6)
                     (bvuge a!4 #b00000))
                a!4
                #b00000)))
  (= o1_FvF_6
     (ite (and (or action_2_is_2
                   action_2_is_3
                   action_2_is_4
                   action_2_is_5
                   action_2_is_6)
               (bvuge a!2 a!5))
          a!2
          a!5))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_2 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_3 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_4 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_1
                (ite action_2_is_4
                     o1_FvF_2
                     (ite action_2_is_3
                          o1_FvF_3
                          (ite action_2_is_2 o1_FvF_4 #b00000)))))
      (a!4 (ite action_1_is_3
                (bvadd o2_FvF_3 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_4 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_5 #b00001) #b00000))))
      (a!6 (ite action_1_is_4
                o1_FvF_2
                (ite action_1_is_3
                     o1_FvF_3
                     (ite action_1_is_2
                          o1_FvF_4
                          (ite action_1_is_1 o1_FvF_5 #b00000))))))
(let ((a!2 (= (ite action_2_is_6
                   (bvadd o2_FvF_0 #b00110)
                   (ite action_2_is_5 (bvadd o2_FvF_1 #b00101) a!1))
              o1_FvF_6))
      (a!5 (ite action_1_is_6
                (bvadd o2_FvF_0 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_1 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_2 #b00100) a!4)))))
(let ((a!7 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6)
                (= a!5 o1_FvF_6)
                (bvuge (ite action_1_is_6
                            o1_FvF_0
                            (ite action_1_is_5 o1_FvF_1 a!6))
                       #b00000))))
(let ((a!8 (ite a!7
                (ite action_1_is_6 o1_FvF_0 (ite action_1_is_5 o1_FvF_1 a!6))
                #b00000)))
(let ((a!9 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6)
                     a!2
                     (bvuge (ite action_2_is_6 o1_FvF_0 a!3) a!8))
                (ite action_2_is_6 o1_FvF_0 a!3)
                a!8)))
  (= o2_FvF_6
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6))
          a!9
          #b00000))))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_2 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_3 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_4 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_3 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_4 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_5 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_6
                (bvadd o2_AvA_0 #b00110)
                (ite action_2_is_5 (bvadd o2_AvA_1 #b00101) a!1)))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_0 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_1 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_2 #b00100) a!3)))))
(let ((a!5 (ite (and (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5
                         action_1_is_6)
                     (bvuge a!4 #b00000))
                a!4
                #b00000)))
  (= o1_AvA_6
     (ite (and (or action_2_is_2
                   action_2_is_3
                   action_2_is_4
                   action_2_is_5
                   action_2_is_6)
               (bvuge a!2 a!5))
          a!2
          a!5))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_2 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_3 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_4 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_1
                (ite action_2_is_4
                     o1_AvA_2
                     (ite action_2_is_3
                          o1_AvA_3
                          (ite action_2_is_2 o1_AvA_4 #b00000)))))
      (a!4 (ite action_1_is_3
                (bvadd o2_AvA_3 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_4 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_5 #b00001) #b00000))))
      (a!6 (ite action_1_is_4
                o1_AvA_2
                (ite action_1_is_3
                     o1_AvA_3
                     (ite action_1_is_2
                          o1_AvA_4
                          (ite action_1_is_1 o1_AvA_5 #b00000))))))
(let ((a!2 (= (ite action_2_is_6
                   (bvadd o2_AvA_0 #b00110)
                   (ite action_2_is_5 (bvadd o2_AvA_1 #b00101) a!1))
              o1_AvA_6))
      (a!5 (ite action_1_is_6
                (bvadd o2_AvA_0 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_1 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_2 #b00100) a!4)))))
(let ((a!7 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6)
                (= a!5 o1_AvA_6)
                (bvule (ite action_1_is_6
                            o1_AvA_0
                            (ite action_1_is_5 o1_AvA_1 a!6))
                       #b00110))))
(let ((a!8 (ite a!7
                (ite action_1_is_6 o1_AvA_0 (ite action_1_is_5 o1_AvA_1 a!6))
                #b00110)))
(let ((a!9 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6)
                     a!2
                     (bvule (ite action_2_is_6 o1_AvA_0 a!3) a!8))
                (ite action_2_is_6 o1_AvA_0 a!3)
                a!8)))
  (= o2_AvA_6
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6))
          a!9
          #b00000))))))))
(assert (= found_at_6
   (= (and (bvuge o1_FvF_6 o1_AvA_6) (bvuge o2_FvF_6 o2_AvA_6)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_3 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_4 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_5 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_4 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_5 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_6 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_0 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_1 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_2 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_1 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_2 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_3 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_0 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge a!2
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_0 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7)
                     a!6)
                a!2
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_0 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_7 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_3 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_4 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_5 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_2
                (ite action_2_is_4
                     o1_FvF_3
                     (ite action_2_is_3
                          o1_FvF_4
                          (ite action_2_is_2 o1_FvF_5 #b00000)))))
      (a!4 (ite action_1_is_3
                (bvadd o2_FvF_4 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_5 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_6 #b00001) #b00000))))
      (a!6 (ite action_1_is_4
                o1_FvF_3
                (ite action_1_is_3
                     o1_FvF_4
                     (ite action_1_is_2
                          o1_FvF_5
                          (ite action_1_is_1 o1_FvF_6 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_0 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_1 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_2 #b00101) a!1))))
      (a!5 (ite action_1_is_6
                (bvadd o2_FvF_1 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_2 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_3 #b00100) a!4))))
      (a!7 (ite action_1_is_7
                o1_FvF_0
                (ite action_1_is_6 o1_FvF_1 (ite action_1_is_5 o1_FvF_2 a!6)))))
(let ((a!8 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_0 #b00111) a!5) o1_FvF_7)
                (bvuge a!7 #b00000))))
(let ((a!9 (and (or action_2_is_2
                    action_2_is_3
                    action_2_is_4
                    action_2_is_5
                    action_2_is_6
                    action_2_is_7)
                (= a!2 o1_FvF_7)
                (bvuge (ite action_2_is_7
                            o1_FvF_0
                            (ite action_2_is_6 o1_FvF_1 a!3))
                       (ite a!8 a!7 #b00000)))))
(let ((a!10 (ite (or (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5
                         action_1_is_6
                         action_1_is_7)
                     (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7))
                 (ite a!9
                      (ite action_2_is_7
                           o1_FvF_0
                           (ite action_2_is_6 o1_FvF_1 a!3))
                      (ite a!8 a!7 #b00000))
                 #b00000)))
  (= o2_FvF_7 a!10)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_3 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_4 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_5 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_4 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_5 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_6 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_0 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_1 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_2 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_1 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_2 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_3 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_0 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge a!2
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_0 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7)
                     a!6)
                a!2
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_0 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_7 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_3 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_4 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_5 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_2
                (ite action_2_is_4
                     o1_AvA_3
                     (ite action_2_is_3
                          o1_AvA_4
                          (ite action_2_is_2 o1_AvA_5 #b00000)))))
      (a!4 (ite action_1_is_3
                (bvadd o2_AvA_4 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_5 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_6 #b00001) #b00000))))
      (a!6 (ite action_1_is_4
                o1_AvA_3
                (ite action_1_is_3
                     o1_AvA_4
                     (ite action_1_is_2
                          o1_AvA_5
                          (ite action_1_is_1 o1_AvA_6 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_0 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_1 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_2 #b00101) a!1))))
      (a!5 (ite action_1_is_6
                (bvadd o2_AvA_1 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_2 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_3 #b00100) a!4))))
      (a!7 (ite action_1_is_7
                o1_AvA_0
                (ite action_1_is_6 o1_AvA_1 (ite action_1_is_5 o1_AvA_2 a!6)))))
(let ((a!8 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_0 #b00111) a!5) o1_AvA_7)
                (bvule a!7 #b00111))))
(let ((a!9 (and (or action_2_is_2
                    action_2_is_3
                    action_2_is_4
                    action_2_is_5
                    action_2_is_6
                    action_2_is_7)
                (= a!2 o1_AvA_7)
                (bvule (ite action_2_is_7
                            o1_AvA_0
                            (ite action_2_is_6 o1_AvA_1 a!3))
                       (ite a!8 a!7 #b00111)))))
(let ((a!10 (ite (or (or action_1_is_1
                         action_1_is_2
                         action_1_is_3
                         action_1_is_4
                         action_1_is_5
                         action_1_is_6
                         action_1_is_7)
                     (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7))
                 (ite a!9
                      (ite action_2_is_7
                           o1_AvA_0
                           (ite action_2_is_6 o1_AvA_1 a!3))
                      (ite a!8 a!7 #b00111))
                 #b00000)))
  (= o2_AvA_7 a!10)))))))
(assert (= found_at_7
   (= (and (bvuge o1_FvF_7 o1_AvA_7) (bvuge o2_FvF_7 o2_AvA_7)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_4 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_5 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_6 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_5 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_6 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_7 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_1 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_2 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_3 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_2 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_3 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_4 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_1 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_0 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_1 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_0 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_1 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_8 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_4 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_5 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_6 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_3
                (ite action_2_is_4
                     o1_FvF_4
                     (ite action_2_is_3
                          o1_FvF_5
                          (ite action_2_is_2 o1_FvF_6 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_5 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_6 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_7 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_4
                (ite action_1_is_3
                     o1_FvF_5
                     (ite action_1_is_2
                          o1_FvF_6
                          (ite action_1_is_1 o1_FvF_7 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_1 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_2 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_3 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_0
                (ite action_2_is_7 o1_FvF_1 (ite action_2_is_6 o1_FvF_2 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_2 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_3 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_4 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_1
                (ite action_1_is_6 o1_FvF_2 (ite action_1_is_5 o1_FvF_3 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_1 #b00111) a!6) o1_FvF_8)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_0 #b01000) a!2) o1_FvF_8)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_8
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_4 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_5 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_6 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_5 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_6 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_7 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_1 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_2 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_3 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_2 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_3 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_4 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_1 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_0 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_1 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_0 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_1 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_8 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_4 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_5 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_6 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_3
                (ite action_2_is_4
                     o1_AvA_4
                     (ite action_2_is_3
                          o1_AvA_5
                          (ite action_2_is_2 o1_AvA_6 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_5 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_6 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_7 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_4
                (ite action_1_is_3
                     o1_AvA_5
                     (ite action_1_is_2
                          o1_AvA_6
                          (ite action_1_is_1 o1_AvA_7 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_1 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_2 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_3 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_0
                (ite action_2_is_7 o1_AvA_1 (ite action_2_is_6 o1_AvA_2 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_2 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_3 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_4 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_1
                (ite action_1_is_6 o1_AvA_2 (ite action_1_is_5 o1_AvA_3 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_1 #b00111) a!6) o1_AvA_8)
                (bvule a!8 #b01000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_0 #b01000) a!2) o1_AvA_8)
                 (bvule a!4 (ite a!9 a!8 #b01000)))))
  (= o2_AvA_8
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01000))
          #b00000)))))))
(assert (= found_at_8
   (= (and (bvuge o1_FvF_8 o1_AvA_8) (bvuge o2_FvF_8 o2_AvA_8)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_5 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_6 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_7 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_6 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_7 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_8 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_2 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_3 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_4 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_3 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_4 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_5 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_2 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_1 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_2 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_1 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_2 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_9 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_5 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_6 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_7 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_4
                (ite action_2_is_4
                     o1_FvF_5
                     (ite action_2_is_3
                          o1_FvF_6
                          (ite action_2_is_2 o1_FvF_7 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_6 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_7 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_8 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_5
                (ite action_1_is_3
                     o1_FvF_6
                     (ite action_1_is_2
                          o1_FvF_7
                          (ite action_1_is_1 o1_FvF_8 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_2 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_3 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_4 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_1
                (ite action_2_is_7 o1_FvF_2 (ite action_2_is_6 o1_FvF_3 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_3 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_4 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_5 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_2
                (ite action_1_is_6 o1_FvF_3 (ite action_1_is_5 o1_FvF_4 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_2 #b00111) a!6) o1_FvF_9)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_1 #b01000) a!2) o1_FvF_9)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_9
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_5 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_6 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_7 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_6 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_7 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_8 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_2 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_3 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_4 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_3 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_4 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_5 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_2 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_1 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_2 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_1 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_2 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_9 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_5 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_6 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_7 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_4
                (ite action_2_is_4
                     o1_AvA_5
                     (ite action_2_is_3
                          o1_AvA_6
                          (ite action_2_is_2 o1_AvA_7 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_6 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_7 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_8 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_5
                (ite action_1_is_3
                     o1_AvA_6
                     (ite action_1_is_2
                          o1_AvA_7
                          (ite action_1_is_1 o1_AvA_8 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_2 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_3 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_4 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_1
                (ite action_2_is_7 o1_AvA_2 (ite action_2_is_6 o1_AvA_3 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_3 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_4 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_5 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_2
                (ite action_1_is_6 o1_AvA_3 (ite action_1_is_5 o1_AvA_4 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_2 #b00111) a!6) o1_AvA_9)
                (bvule a!8 #b01001))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_1 #b01000) a!2) o1_AvA_9)
                 (bvule a!4 (ite a!9 a!8 #b01001)))))
  (= o2_AvA_9
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01001))
          #b00000)))))))
(assert (= found_at_9
   (= (and (bvuge o1_FvF_9 o1_AvA_9) (bvuge o2_FvF_9 o2_AvA_9)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_6 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_7 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_8 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_7 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_8 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_9 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_3 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_4 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_5 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_4 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_5 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_6 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_3 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_2 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_3 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_2 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_3 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_10 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_6 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_7 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_8 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_5
                (ite action_2_is_4
                     o1_FvF_6
                     (ite action_2_is_3
                          o1_FvF_7
                          (ite action_2_is_2 o1_FvF_8 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_7 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_8 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_9 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_6
                (ite action_1_is_3
                     o1_FvF_7
                     (ite action_1_is_2
                          o1_FvF_8
                          (ite action_1_is_1 o1_FvF_9 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_3 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_4 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_5 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_2
                (ite action_2_is_7 o1_FvF_3 (ite action_2_is_6 o1_FvF_4 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_4 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_5 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_6 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_3
                (ite action_1_is_6 o1_FvF_4 (ite action_1_is_5 o1_FvF_5 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_3 #b00111) a!6) o1_FvF_10)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_2 #b01000) a!2) o1_FvF_10)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_10
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_6 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_7 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_8 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_7 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_8 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_9 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_3 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_4 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_5 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_4 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_5 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_6 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_3 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_2 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_3 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_2 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_3 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_10 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_6 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_7 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_8 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_5
                (ite action_2_is_4
                     o1_AvA_6
                     (ite action_2_is_3
                          o1_AvA_7
                          (ite action_2_is_2 o1_AvA_8 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_7 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_8 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_9 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_6
                (ite action_1_is_3
                     o1_AvA_7
                     (ite action_1_is_2
                          o1_AvA_8
                          (ite action_1_is_1 o1_AvA_9 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_3 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_4 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_5 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_2
                (ite action_2_is_7 o1_AvA_3 (ite action_2_is_6 o1_AvA_4 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_4 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_5 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_6 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_3
                (ite action_1_is_6 o1_AvA_4 (ite action_1_is_5 o1_AvA_5 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_3 #b00111) a!6) o1_AvA_10)
                (bvule a!8 #b01010))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_2 #b01000) a!2) o1_AvA_10)
                 (bvule a!4 (ite a!9 a!8 #b01010)))))
  (= o2_AvA_10
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01010))
          #b00000)))))))
(assert (= found_at_10
   (= (and (bvuge o1_FvF_10 o1_AvA_10) (bvuge o2_FvF_10 o2_AvA_10)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_7 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_8 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_9 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_8 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_9 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_10 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_4 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_5 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_6 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_5 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_6 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_7 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_4 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_3 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_4 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_3 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_4 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_11 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_7 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_8 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_9 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_6
                (ite action_2_is_4
                     o1_FvF_7
                     (ite action_2_is_3
                          o1_FvF_8
                          (ite action_2_is_2 o1_FvF_9 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_8 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_9 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_10 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_7
                (ite action_1_is_3
                     o1_FvF_8
                     (ite action_1_is_2
                          o1_FvF_9
                          (ite action_1_is_1 o1_FvF_10 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_4 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_5 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_6 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_3
                (ite action_2_is_7 o1_FvF_4 (ite action_2_is_6 o1_FvF_5 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_5 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_6 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_7 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_4
                (ite action_1_is_6 o1_FvF_5 (ite action_1_is_5 o1_FvF_6 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_4 #b00111) a!6) o1_FvF_11)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_3 #b01000) a!2) o1_FvF_11)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_11
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_7 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_8 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_9 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_8 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_9 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_10 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_4 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_5 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_6 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_5 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_6 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_7 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_4 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_3 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_4 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_3 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_4 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_11 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_7 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_8 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_9 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_6
                (ite action_2_is_4
                     o1_AvA_7
                     (ite action_2_is_3
                          o1_AvA_8
                          (ite action_2_is_2 o1_AvA_9 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_8 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_9 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_10 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_7
                (ite action_1_is_3
                     o1_AvA_8
                     (ite action_1_is_2
                          o1_AvA_9
                          (ite action_1_is_1 o1_AvA_10 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_4 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_5 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_6 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_3
                (ite action_2_is_7 o1_AvA_4 (ite action_2_is_6 o1_AvA_5 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_5 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_6 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_7 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_4
                (ite action_1_is_6 o1_AvA_5 (ite action_1_is_5 o1_AvA_6 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_4 #b00111) a!6) o1_AvA_11)
                (bvule a!8 #b01011))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_3 #b01000) a!2) o1_AvA_11)
                 (bvule a!4 (ite a!9 a!8 #b01011)))))
  (= o2_AvA_11
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01011))
          #b00000)))))))
(assert (= found_at_11
   (= (and (bvuge o1_FvF_11 o1_AvA_11) (bvuge o2_FvF_11 o2_AvA_11)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_8 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_9 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_10 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_9 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_10 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_11 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_5 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_6 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_7 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_6 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_7 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_8 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_5 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_4 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_5 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_4 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_5 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_12 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_8 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_9 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_10 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_7
                (ite action_2_is_4
                     o1_FvF_8
                     (ite action_2_is_3
                          o1_FvF_9
                          (ite action_2_is_2 o1_FvF_10 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_9 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_10 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_11 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_8
                (ite action_1_is_3
                     o1_FvF_9
                     (ite action_1_is_2
                          o1_FvF_10
                          (ite action_1_is_1 o1_FvF_11 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_5 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_6 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_7 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_4
                (ite action_2_is_7 o1_FvF_5 (ite action_2_is_6 o1_FvF_6 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_6 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_7 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_8 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_5
                (ite action_1_is_6 o1_FvF_6 (ite action_1_is_5 o1_FvF_7 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_5 #b00111) a!6) o1_FvF_12)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_4 #b01000) a!2) o1_FvF_12)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_12
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_8 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_9 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_10 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_9 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_10 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_11 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_5 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_6 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_7 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_6 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_7 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_8 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_5 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_4 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_5 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_4 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_5 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_12 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_8 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_9 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_10 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_7
                (ite action_2_is_4
                     o1_AvA_8
                     (ite action_2_is_3
                          o1_AvA_9
                          (ite action_2_is_2 o1_AvA_10 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_9 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_10 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_11 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_8
                (ite action_1_is_3
                     o1_AvA_9
                     (ite action_1_is_2
                          o1_AvA_10
                          (ite action_1_is_1 o1_AvA_11 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_5 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_6 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_7 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_4
                (ite action_2_is_7 o1_AvA_5 (ite action_2_is_6 o1_AvA_6 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_6 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_7 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_8 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_5
                (ite action_1_is_6 o1_AvA_6 (ite action_1_is_5 o1_AvA_7 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_5 #b00111) a!6) o1_AvA_12)
                (bvule a!8 #b01100))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_4 #b01000) a!2) o1_AvA_12)
                 (bvule a!4 (ite a!9 a!8 #b01100)))))
  (= o2_AvA_12
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01100))
          #b00000)))))))
(assert (= found_at_12
   (= (and (bvuge o1_FvF_12 o1_AvA_12) (bvuge o2_FvF_12 o2_AvA_12)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_9 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_10 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_11 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_10 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_11 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_12 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_6 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_7 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_8 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_7 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_8 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_9 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_6 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_5 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_6 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_5 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_6 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_13 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_9 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_10 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_11 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_8
                (ite action_2_is_4
                     o1_FvF_9
                     (ite action_2_is_3
                          o1_FvF_10
                          (ite action_2_is_2 o1_FvF_11 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_10 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_11 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_12 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_9
                (ite action_1_is_3
                     o1_FvF_10
                     (ite action_1_is_2
                          o1_FvF_11
                          (ite action_1_is_1 o1_FvF_12 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_6 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_7 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_8 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_5
                (ite action_2_is_7 o1_FvF_6 (ite action_2_is_6 o1_FvF_7 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_7 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_8 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_9 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_6
                (ite action_1_is_6 o1_FvF_7 (ite action_1_is_5 o1_FvF_8 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_6 #b00111) a!6) o1_FvF_13)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_5 #b01000) a!2) o1_FvF_13)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_13
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_9 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_10 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_11 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_10 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_11 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_12 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_6 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_7 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_8 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_7 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_8 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_9 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_6 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_5 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_6 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_5 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_6 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_13 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_9 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_10 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_11 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_8
                (ite action_2_is_4
                     o1_AvA_9
                     (ite action_2_is_3
                          o1_AvA_10
                          (ite action_2_is_2 o1_AvA_11 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_10 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_11 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_12 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_9
                (ite action_1_is_3
                     o1_AvA_10
                     (ite action_1_is_2
                          o1_AvA_11
                          (ite action_1_is_1 o1_AvA_12 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_6 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_7 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_8 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_5
                (ite action_2_is_7 o1_AvA_6 (ite action_2_is_6 o1_AvA_7 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_7 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_8 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_9 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_6
                (ite action_1_is_6 o1_AvA_7 (ite action_1_is_5 o1_AvA_8 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_6 #b00111) a!6) o1_AvA_13)
                (bvule a!8 #b01101))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_5 #b01000) a!2) o1_AvA_13)
                 (bvule a!4 (ite a!9 a!8 #b01101)))))
  (= o2_AvA_13
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01101))
          #b00000)))))))
(assert (= found_at_13
   (= (and (bvuge o1_FvF_13 o1_AvA_13) (bvuge o2_FvF_13 o2_AvA_13)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_10 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_11 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_12 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_11 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_12 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_13 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_7 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_8 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_9 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_8 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_9 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_10 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_7 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_6 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_7 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_6 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_7 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_14 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_10 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_11 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_12 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_9
                (ite action_2_is_4
                     o1_FvF_10
                     (ite action_2_is_3
                          o1_FvF_11
                          (ite action_2_is_2 o1_FvF_12 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_11 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_12 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_13 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_10
                (ite action_1_is_3
                     o1_FvF_11
                     (ite action_1_is_2
                          o1_FvF_12
                          (ite action_1_is_1 o1_FvF_13 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_7 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_8 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_9 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_6
                (ite action_2_is_7 o1_FvF_7 (ite action_2_is_6 o1_FvF_8 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_8 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_9 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_10 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_7
                (ite action_1_is_6 o1_FvF_8 (ite action_1_is_5 o1_FvF_9 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_7 #b00111) a!6) o1_FvF_14)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_6 #b01000) a!2) o1_FvF_14)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_14
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_10 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_11 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_12 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_11 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_12 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_13 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_7 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_8 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_9 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_8 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_9 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_10 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_7 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_6 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_7 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_6 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_7 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_14 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_10 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_11 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_12 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_9
                (ite action_2_is_4
                     o1_AvA_10
                     (ite action_2_is_3
                          o1_AvA_11
                          (ite action_2_is_2 o1_AvA_12 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_11 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_12 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_13 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_10
                (ite action_1_is_3
                     o1_AvA_11
                     (ite action_1_is_2
                          o1_AvA_12
                          (ite action_1_is_1 o1_AvA_13 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_7 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_8 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_9 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_6
                (ite action_2_is_7 o1_AvA_7 (ite action_2_is_6 o1_AvA_8 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_8 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_9 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_10 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_7
                (ite action_1_is_6 o1_AvA_8 (ite action_1_is_5 o1_AvA_9 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_7 #b00111) a!6) o1_AvA_14)
                (bvule a!8 #b01110))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_6 #b01000) a!2) o1_AvA_14)
                 (bvule a!4 (ite a!9 a!8 #b01110)))))
  (= o2_AvA_14
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01110))
          #b00000)))))))
(assert (= found_at_14
   (= (and (bvuge o1_FvF_14 o1_AvA_14) (bvuge o2_FvF_14 o2_AvA_14)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_11 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_12 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_13 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_12 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_13 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_14 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_8 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_9 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_10 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_9 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_10 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_11 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_8 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_7 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_8 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_7 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_8 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_15 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_11 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_12 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_13 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_10
                (ite action_2_is_4
                     o1_FvF_11
                     (ite action_2_is_3
                          o1_FvF_12
                          (ite action_2_is_2 o1_FvF_13 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_12 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_13 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_14 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_11
                (ite action_1_is_3
                     o1_FvF_12
                     (ite action_1_is_2
                          o1_FvF_13
                          (ite action_1_is_1 o1_FvF_14 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_8 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_9 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_10 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_7
                (ite action_2_is_7 o1_FvF_8 (ite action_2_is_6 o1_FvF_9 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_9 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_10 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_11 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_8
                (ite action_1_is_6 o1_FvF_9 (ite action_1_is_5 o1_FvF_10 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_8 #b00111) a!6) o1_FvF_15)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_7 #b01000) a!2) o1_FvF_15)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_15
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_11 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_12 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_13 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_12 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_13 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_14 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_8 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_9 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_10 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_9 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_10 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_11 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_8 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_7 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_8 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_7 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_8 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_15 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_11 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_12 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_13 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_10
                (ite action_2_is_4
                     o1_AvA_11
                     (ite action_2_is_3
                          o1_AvA_12
                          (ite action_2_is_2 o1_AvA_13 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_12 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_13 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_14 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_11
                (ite action_1_is_3
                     o1_AvA_12
                     (ite action_1_is_2
                          o1_AvA_13
                          (ite action_1_is_1 o1_AvA_14 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_8 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_9 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_10 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_7
                (ite action_2_is_7 o1_AvA_8 (ite action_2_is_6 o1_AvA_9 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_9 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_10 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_11 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_8
                (ite action_1_is_6 o1_AvA_9 (ite action_1_is_5 o1_AvA_10 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_8 #b00111) a!6) o1_AvA_15)
                (bvule a!8 #b01111))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_7 #b01000) a!2) o1_AvA_15)
                 (bvule a!4 (ite a!9 a!8 #b01111)))))
  (= o2_AvA_15
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b01111))
          #b00000)))))))
(assert (= found_at_15
   (= (and (bvuge o1_FvF_15 o1_AvA_15) (bvuge o2_FvF_15 o2_AvA_15)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_12 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_13 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_14 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_13 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_14 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_15 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_9 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_10 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_11 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_10 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_11 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_12 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_9 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_8 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_9 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_8 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_9 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_16 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_12 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_13 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_14 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_11
                (ite action_2_is_4
                     o1_FvF_12
                     (ite action_2_is_3
                          o1_FvF_13
                          (ite action_2_is_2 o1_FvF_14 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_13 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_14 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_15 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_12
                (ite action_1_is_3
                     o1_FvF_13
                     (ite action_1_is_2
                          o1_FvF_14
                          (ite action_1_is_1 o1_FvF_15 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_9 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_10 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_11 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_8
                (ite action_2_is_7 o1_FvF_9 (ite action_2_is_6 o1_FvF_10 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_10 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_11 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_12 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_9
                (ite action_1_is_6 o1_FvF_10 (ite action_1_is_5 o1_FvF_11 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_9 #b00111) a!6) o1_FvF_16)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_8 #b01000) a!2) o1_FvF_16)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_16
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_12 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_13 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_14 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_13 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_14 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_15 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_9 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_10 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_11 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_10 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_11 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_12 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_9 #b00111) a!4) #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_8 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_9 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_8 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_9 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_16 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_12 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_13 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_14 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_11
                (ite action_2_is_4
                     o1_AvA_12
                     (ite action_2_is_3
                          o1_AvA_13
                          (ite action_2_is_2 o1_AvA_14 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_13 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_14 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_15 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_12
                (ite action_1_is_3
                     o1_AvA_13
                     (ite action_1_is_2
                          o1_AvA_14
                          (ite action_1_is_1 o1_AvA_15 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_9 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_10 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_11 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_8
                (ite action_2_is_7 o1_AvA_9 (ite action_2_is_6 o1_AvA_10 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_10 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_11 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_12 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_9
                (ite action_1_is_6 o1_AvA_10 (ite action_1_is_5 o1_AvA_11 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_9 #b00111) a!6) o1_AvA_16)
                (bvule a!8 #b10000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_8 #b01000) a!2) o1_AvA_16)
                 (bvule a!4 (ite a!9 a!8 #b10000)))))
  (= o2_AvA_16
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10000))
          #b00000)))))))
(assert (= found_at_16
   (= (and (bvuge o1_FvF_16 o1_AvA_16) (bvuge o2_FvF_16 o2_AvA_16)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_13 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_14 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_15 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_14 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_15 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_16 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_10 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_11 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_12 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_11 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_12 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_13 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_10 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_9 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_10 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_9 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_10 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_17 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_13 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_14 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_15 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_12
                (ite action_2_is_4
                     o1_FvF_13
                     (ite action_2_is_3
                          o1_FvF_14
                          (ite action_2_is_2 o1_FvF_15 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_14 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_15 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_16 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_13
                (ite action_1_is_3
                     o1_FvF_14
                     (ite action_1_is_2
                          o1_FvF_15
                          (ite action_1_is_1 o1_FvF_16 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_10 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_11 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_12 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_9
                (ite action_2_is_7 o1_FvF_10 (ite action_2_is_6 o1_FvF_11 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_11 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_12 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_13 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_10
                (ite action_1_is_6 o1_FvF_11 (ite action_1_is_5 o1_FvF_12 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_10 #b00111) a!6) o1_FvF_17)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_9 #b01000) a!2) o1_FvF_17)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_17
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_13 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_14 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_15 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_14 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_15 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_16 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_10 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_11 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_12 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_11 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_12 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_13 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_10 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_9 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_10 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_9 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_10 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_17 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_13 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_14 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_15 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_12
                (ite action_2_is_4
                     o1_AvA_13
                     (ite action_2_is_3
                          o1_AvA_14
                          (ite action_2_is_2 o1_AvA_15 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_14 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_15 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_16 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_13
                (ite action_1_is_3
                     o1_AvA_14
                     (ite action_1_is_2
                          o1_AvA_15
                          (ite action_1_is_1 o1_AvA_16 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_10 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_11 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_12 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_9
                (ite action_2_is_7 o1_AvA_10 (ite action_2_is_6 o1_AvA_11 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_11 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_12 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_13 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_10
                (ite action_1_is_6 o1_AvA_11 (ite action_1_is_5 o1_AvA_12 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_10 #b00111) a!6) o1_AvA_17)
                (bvule a!8 #b10001))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_9 #b01000) a!2) o1_AvA_17)
                 (bvule a!4 (ite a!9 a!8 #b10001)))))
  (= o2_AvA_17
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10001))
          #b00000)))))))
(assert (= found_at_17
   (= (and (bvuge o1_FvF_17 o1_AvA_17) (bvuge o2_FvF_17 o2_AvA_17)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_14 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_15 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_16 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_15 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_16 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_17 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_11 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_12 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_13 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_12 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_13 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_14 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_11 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_10 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_11 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_10 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_11 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_18 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_14 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_15 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_16 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_13
                (ite action_2_is_4
                     o1_FvF_14
                     (ite action_2_is_3
                          o1_FvF_15
                          (ite action_2_is_2 o1_FvF_16 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_15 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_16 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_17 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_14
                (ite action_1_is_3
                     o1_FvF_15
                     (ite action_1_is_2
                          o1_FvF_16
                          (ite action_1_is_1 o1_FvF_17 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_11 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_12 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_13 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_10
                (ite action_2_is_7 o1_FvF_11 (ite action_2_is_6 o1_FvF_12 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_12 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_13 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_14 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_11
                (ite action_1_is_6 o1_FvF_12 (ite action_1_is_5 o1_FvF_13 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_11 #b00111) a!6) o1_FvF_18)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_10 #b01000) a!2) o1_FvF_18)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_18
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_14 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_15 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_16 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_15 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_16 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_17 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_11 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_12 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_13 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_12 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_13 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_14 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_11 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_10 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_11 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_10 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_11 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_18 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_14 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_15 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_16 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_13
                (ite action_2_is_4
                     o1_AvA_14
                     (ite action_2_is_3
                          o1_AvA_15
                          (ite action_2_is_2 o1_AvA_16 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_15 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_16 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_17 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_14
                (ite action_1_is_3
                     o1_AvA_15
                     (ite action_1_is_2
                          o1_AvA_16
                          (ite action_1_is_1 o1_AvA_17 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_11 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_12 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_13 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_10
                (ite action_2_is_7 o1_AvA_11 (ite action_2_is_6 o1_AvA_12 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_12 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_13 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_14 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_11
                (ite action_1_is_6 o1_AvA_12 (ite action_1_is_5 o1_AvA_13 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_11 #b00111) a!6) o1_AvA_18)
                (bvule a!8 #b10010))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_10 #b01000) a!2) o1_AvA_18)
                 (bvule a!4 (ite a!9 a!8 #b10010)))))
  (= o2_AvA_18
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10010))
          #b00000)))))))
(assert (= found_at_18
   (= (and (bvuge o1_FvF_18 o1_AvA_18) (bvuge o2_FvF_18 o2_AvA_18)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_15 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_16 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_17 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_16 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_17 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_18 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_12 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_13 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_14 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_13 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_14 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_15 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_12 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_11 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_12 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_11 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_12 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_19 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_15 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_16 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_17 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_14
                (ite action_2_is_4
                     o1_FvF_15
                     (ite action_2_is_3
                          o1_FvF_16
                          (ite action_2_is_2 o1_FvF_17 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_16 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_17 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_18 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_15
                (ite action_1_is_3
                     o1_FvF_16
                     (ite action_1_is_2
                          o1_FvF_17
                          (ite action_1_is_1 o1_FvF_18 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_12 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_13 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_14 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_11
                (ite action_2_is_7 o1_FvF_12 (ite action_2_is_6 o1_FvF_13 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_13 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_14 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_15 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_12
                (ite action_1_is_6 o1_FvF_13 (ite action_1_is_5 o1_FvF_14 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_12 #b00111) a!6) o1_FvF_19)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_11 #b01000) a!2) o1_FvF_19)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_19
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_15 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_16 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_17 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_16 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_17 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_18 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_12 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_13 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_14 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_13 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_14 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_15 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_12 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_11 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_12 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_11 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_12 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_19 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_15 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_16 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_17 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_14
                (ite action_2_is_4
                     o1_AvA_15
                     (ite action_2_is_3
                          o1_AvA_16
                          (ite action_2_is_2 o1_AvA_17 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_16 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_17 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_18 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_15
                (ite action_1_is_3
                     o1_AvA_16
                     (ite action_1_is_2
                          o1_AvA_17
                          (ite action_1_is_1 o1_AvA_18 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_12 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_13 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_14 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_11
                (ite action_2_is_7 o1_AvA_12 (ite action_2_is_6 o1_AvA_13 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_13 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_14 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_15 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_12
                (ite action_1_is_6 o1_AvA_13 (ite action_1_is_5 o1_AvA_14 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_12 #b00111) a!6) o1_AvA_19)
                (bvule a!8 #b10011))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_11 #b01000) a!2) o1_AvA_19)
                 (bvule a!4 (ite a!9 a!8 #b10011)))))
  (= o2_AvA_19
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10011))
          #b00000)))))))
(assert (= found_at_19
   (= (and (bvuge o1_FvF_19 o1_AvA_19) (bvuge o2_FvF_19 o2_AvA_19)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_16 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_17 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_18 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_17 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_18 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_19 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_13 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_14 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_15 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_14 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_15 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_16 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_13 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_12 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_13 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_12 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_13 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_20 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_16 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_17 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_18 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_15
                (ite action_2_is_4
                     o1_FvF_16
                     (ite action_2_is_3
                          o1_FvF_17
                          (ite action_2_is_2 o1_FvF_18 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_17 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_18 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_19 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_16
                (ite action_1_is_3
                     o1_FvF_17
                     (ite action_1_is_2
                          o1_FvF_18
                          (ite action_1_is_1 o1_FvF_19 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_13 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_14 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_15 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_12
                (ite action_2_is_7 o1_FvF_13 (ite action_2_is_6 o1_FvF_14 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_14 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_15 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_16 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_13
                (ite action_1_is_6 o1_FvF_14 (ite action_1_is_5 o1_FvF_15 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_13 #b00111) a!6) o1_FvF_20)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_12 #b01000) a!2) o1_FvF_20)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_20
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_16 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_17 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_18 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_17 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_18 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_19 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_13 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_14 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_15 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_14 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_15 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_16 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_13 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_12 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_13 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_12 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_13 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_20 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_16 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_17 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_18 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_15
                (ite action_2_is_4
                     o1_AvA_16
                     (ite action_2_is_3
                          o1_AvA_17
                          (ite action_2_is_2 o1_AvA_18 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_17 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_18 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_19 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_16
                (ite action_1_is_3
                     o1_AvA_17
                     (ite action_1_is_2
                          o1_AvA_18
                          (ite action_1_is_1 o1_AvA_19 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_13 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_14 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_15 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_12
                (ite action_2_is_7 o1_AvA_13 (ite action_2_is_6 o1_AvA_14 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_14 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_15 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_16 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_13
                (ite action_1_is_6 o1_AvA_14 (ite action_1_is_5 o1_AvA_15 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_13 #b00111) a!6) o1_AvA_20)
                (bvule a!8 #b10100))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_12 #b01000) a!2) o1_AvA_20)
                 (bvule a!4 (ite a!9 a!8 #b10100)))))
  (= o2_AvA_20
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10100))
          #b00000)))))))
(assert (= found_at_20
   (= (and (bvuge o1_FvF_20 o1_AvA_20) (bvuge o2_FvF_20 o2_AvA_20)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_17 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_18 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_19 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_18 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_19 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_20 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_14 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_15 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_16 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_15 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_16 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_17 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_14 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_13 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_14 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_13 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_14 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_21 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_17 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_18 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_19 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_16
                (ite action_2_is_4
                     o1_FvF_17
                     (ite action_2_is_3
                          o1_FvF_18
                          (ite action_2_is_2 o1_FvF_19 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_18 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_19 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_20 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_17
                (ite action_1_is_3
                     o1_FvF_18
                     (ite action_1_is_2
                          o1_FvF_19
                          (ite action_1_is_1 o1_FvF_20 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_14 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_15 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_16 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_13
                (ite action_2_is_7 o1_FvF_14 (ite action_2_is_6 o1_FvF_15 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_15 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_16 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_17 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_14
                (ite action_1_is_6 o1_FvF_15 (ite action_1_is_5 o1_FvF_16 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_14 #b00111) a!6) o1_FvF_21)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_13 #b01000) a!2) o1_FvF_21)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_21
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_17 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_18 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_19 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_18 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_19 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_20 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_14 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_15 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_16 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_15 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_16 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_17 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_14 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_13 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_14 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_13 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_14 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_21 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_17 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_18 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_19 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_16
                (ite action_2_is_4
                     o1_AvA_17
                     (ite action_2_is_3
                          o1_AvA_18
                          (ite action_2_is_2 o1_AvA_19 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_18 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_19 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_20 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_17
                (ite action_1_is_3
                     o1_AvA_18
                     (ite action_1_is_2
                          o1_AvA_19
                          (ite action_1_is_1 o1_AvA_20 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_14 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_15 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_16 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_13
                (ite action_2_is_7 o1_AvA_14 (ite action_2_is_6 o1_AvA_15 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_15 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_16 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_17 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_14
                (ite action_1_is_6 o1_AvA_15 (ite action_1_is_5 o1_AvA_16 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_14 #b00111) a!6) o1_AvA_21)
                (bvule a!8 #b10101))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_13 #b01000) a!2) o1_AvA_21)
                 (bvule a!4 (ite a!9 a!8 #b10101)))))
  (= o2_AvA_21
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10101))
          #b00000)))))))
(assert (= found_at_21
   (= (and (bvuge o1_FvF_21 o1_AvA_21) (bvuge o2_FvF_21 o2_AvA_21)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_18 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_19 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_20 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_19 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_20 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_21 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_15 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_16 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_17 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_16 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_17 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_18 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_15 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_14 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_15 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_14 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_15 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_22 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_18 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_19 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_20 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_17
                (ite action_2_is_4
                     o1_FvF_18
                     (ite action_2_is_3
                          o1_FvF_19
                          (ite action_2_is_2 o1_FvF_20 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_19 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_20 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_21 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_18
                (ite action_1_is_3
                     o1_FvF_19
                     (ite action_1_is_2
                          o1_FvF_20
                          (ite action_1_is_1 o1_FvF_21 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_15 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_16 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_17 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_14
                (ite action_2_is_7 o1_FvF_15 (ite action_2_is_6 o1_FvF_16 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_16 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_17 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_18 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_15
                (ite action_1_is_6 o1_FvF_16 (ite action_1_is_5 o1_FvF_17 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_15 #b00111) a!6) o1_FvF_22)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_14 #b01000) a!2) o1_FvF_22)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_22
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_18 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_19 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_20 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_19 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_20 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_21 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_15 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_16 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_17 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_16 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_17 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_18 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_15 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_14 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_15 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_14 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_15 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_22 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_18 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_19 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_20 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_17
                (ite action_2_is_4
                     o1_AvA_18
                     (ite action_2_is_3
                          o1_AvA_19
                          (ite action_2_is_2 o1_AvA_20 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_19 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_20 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_21 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_18
                (ite action_1_is_3
                     o1_AvA_19
                     (ite action_1_is_2
                          o1_AvA_20
                          (ite action_1_is_1 o1_AvA_21 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_15 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_16 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_17 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_14
                (ite action_2_is_7 o1_AvA_15 (ite action_2_is_6 o1_AvA_16 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_16 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_17 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_18 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_15
                (ite action_1_is_6 o1_AvA_16 (ite action_1_is_5 o1_AvA_17 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_15 #b00111) a!6) o1_AvA_22)
                (bvule a!8 #b10110))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_14 #b01000) a!2) o1_AvA_22)
                 (bvule a!4 (ite a!9 a!8 #b10110)))))
  (= o2_AvA_22
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10110))
          #b00000)))))))
(assert (= found_at_22
   (= (and (bvuge o1_FvF_22 o1_AvA_22) (bvuge o2_FvF_22 o2_AvA_22)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_19 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_20 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_21 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_20 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_21 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_22 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_16 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_17 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_18 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_17 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_18 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_19 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_16 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_15 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_16 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_15 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_16 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_23 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_19 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_20 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_21 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_18
                (ite action_2_is_4
                     o1_FvF_19
                     (ite action_2_is_3
                          o1_FvF_20
                          (ite action_2_is_2 o1_FvF_21 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_20 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_21 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_22 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_19
                (ite action_1_is_3
                     o1_FvF_20
                     (ite action_1_is_2
                          o1_FvF_21
                          (ite action_1_is_1 o1_FvF_22 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_16 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_17 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_18 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_15
                (ite action_2_is_7 o1_FvF_16 (ite action_2_is_6 o1_FvF_17 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_17 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_18 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_19 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_16
                (ite action_1_is_6 o1_FvF_17 (ite action_1_is_5 o1_FvF_18 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_16 #b00111) a!6) o1_FvF_23)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_15 #b01000) a!2) o1_FvF_23)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_23
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_19 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_20 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_21 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_20 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_21 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_22 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_16 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_17 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_18 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_17 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_18 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_19 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_16 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_15 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_16 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_15 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_16 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_23 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_19 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_20 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_21 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_18
                (ite action_2_is_4
                     o1_AvA_19
                     (ite action_2_is_3
                          o1_AvA_20
                          (ite action_2_is_2 o1_AvA_21 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_20 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_21 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_22 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_19
                (ite action_1_is_3
                     o1_AvA_20
                     (ite action_1_is_2
                          o1_AvA_21
                          (ite action_1_is_1 o1_AvA_22 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_16 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_17 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_18 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_15
                (ite action_2_is_7 o1_AvA_16 (ite action_2_is_6 o1_AvA_17 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_17 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_18 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_19 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_16
                (ite action_1_is_6 o1_AvA_17 (ite action_1_is_5 o1_AvA_18 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_16 #b00111) a!6) o1_AvA_23)
                (bvule a!8 #b10111))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_15 #b01000) a!2) o1_AvA_23)
                 (bvule a!4 (ite a!9 a!8 #b10111)))))
  (= o2_AvA_23
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b10111))
          #b00000)))))))
(assert (= found_at_23
   (= (and (bvuge o1_FvF_23 o1_AvA_23) (bvuge o2_FvF_23 o2_AvA_23)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_20 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_21 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_22 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_21 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_22 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_23 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_17 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_18 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_19 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_18 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_19 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_20 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_17 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_16 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_17 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_16 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_17 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_24 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_20 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_21 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_22 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_19
                (ite action_2_is_4
                     o1_FvF_20
                     (ite action_2_is_3
                          o1_FvF_21
                          (ite action_2_is_2 o1_FvF_22 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_21 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_22 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_23 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_20
                (ite action_1_is_3
                     o1_FvF_21
                     (ite action_1_is_2
                          o1_FvF_22
                          (ite action_1_is_1 o1_FvF_23 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_17 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_18 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_19 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_16
                (ite action_2_is_7 o1_FvF_17 (ite action_2_is_6 o1_FvF_18 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_18 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_19 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_20 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_17
                (ite action_1_is_6 o1_FvF_18 (ite action_1_is_5 o1_FvF_19 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_17 #b00111) a!6) o1_FvF_24)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_16 #b01000) a!2) o1_FvF_24)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_24
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_20 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_21 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_22 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_21 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_22 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_23 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_17 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_18 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_19 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_18 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_19 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_20 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_17 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_16 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_17 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_16 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_17 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_24 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_20 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_21 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_22 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_19
                (ite action_2_is_4
                     o1_AvA_20
                     (ite action_2_is_3
                          o1_AvA_21
                          (ite action_2_is_2 o1_AvA_22 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_21 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_22 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_23 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_20
                (ite action_1_is_3
                     o1_AvA_21
                     (ite action_1_is_2
                          o1_AvA_22
                          (ite action_1_is_1 o1_AvA_23 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_17 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_18 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_19 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_16
                (ite action_2_is_7 o1_AvA_17 (ite action_2_is_6 o1_AvA_18 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_18 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_19 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_20 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_17
                (ite action_1_is_6 o1_AvA_18 (ite action_1_is_5 o1_AvA_19 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_17 #b00111) a!6) o1_AvA_24)
                (bvule a!8 #b11000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_16 #b01000) a!2) o1_AvA_24)
                 (bvule a!4 (ite a!9 a!8 #b11000)))))
  (= o2_AvA_24
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11000))
          #b00000)))))))
(assert (= found_at_24
   (= (and (bvuge o1_FvF_24 o1_AvA_24) (bvuge o2_FvF_24 o2_AvA_24)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_21 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_22 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_23 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_22 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_23 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_24 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_18 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_19 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_20 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_19 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_20 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_21 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_18 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_17 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_18 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_17 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_18 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_25 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_21 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_22 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_23 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_20
                (ite action_2_is_4
                     o1_FvF_21
                     (ite action_2_is_3
                          o1_FvF_22
                          (ite action_2_is_2 o1_FvF_23 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_22 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_23 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_24 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_21
                (ite action_1_is_3
                     o1_FvF_22
                     (ite action_1_is_2
                          o1_FvF_23
                          (ite action_1_is_1 o1_FvF_24 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_18 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_19 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_20 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_17
                (ite action_2_is_7 o1_FvF_18 (ite action_2_is_6 o1_FvF_19 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_19 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_20 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_21 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_18
                (ite action_1_is_6 o1_FvF_19 (ite action_1_is_5 o1_FvF_20 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_18 #b00111) a!6) o1_FvF_25)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_17 #b01000) a!2) o1_FvF_25)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_25
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_21 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_22 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_23 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_22 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_23 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_24 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_18 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_19 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_20 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_19 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_20 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_21 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_18 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_17 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_18 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_17 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_18 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_25 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_21 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_22 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_23 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_20
                (ite action_2_is_4
                     o1_AvA_21
                     (ite action_2_is_3
                          o1_AvA_22
                          (ite action_2_is_2 o1_AvA_23 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_22 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_23 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_24 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_21
                (ite action_1_is_3
                     o1_AvA_22
                     (ite action_1_is_2
                          o1_AvA_23
                          (ite action_1_is_1 o1_AvA_24 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_18 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_19 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_20 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_17
                (ite action_2_is_7 o1_AvA_18 (ite action_2_is_6 o1_AvA_19 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_19 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_20 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_21 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_18
                (ite action_1_is_6 o1_AvA_19 (ite action_1_is_5 o1_AvA_20 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_18 #b00111) a!6) o1_AvA_25)
                (bvule a!8 #b11001))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_17 #b01000) a!2) o1_AvA_25)
                 (bvule a!4 (ite a!9 a!8 #b11001)))))
  (= o2_AvA_25
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11001))
          #b00000)))))))
(assert (= found_at_25
   (= (and (bvuge o1_FvF_25 o1_AvA_25) (bvuge o2_FvF_25 o2_AvA_25)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_22 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_23 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_24 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_23 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_24 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_25 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_19 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_20 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_21 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_20 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_21 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_22 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_19 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_18 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_19 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_18 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_19 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_26 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_22 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_23 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_24 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_21
                (ite action_2_is_4
                     o1_FvF_22
                     (ite action_2_is_3
                          o1_FvF_23
                          (ite action_2_is_2 o1_FvF_24 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_23 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_24 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_25 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_22
                (ite action_1_is_3
                     o1_FvF_23
                     (ite action_1_is_2
                          o1_FvF_24
                          (ite action_1_is_1 o1_FvF_25 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_19 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_20 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_21 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_18
                (ite action_2_is_7 o1_FvF_19 (ite action_2_is_6 o1_FvF_20 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_20 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_21 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_22 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_19
                (ite action_1_is_6 o1_FvF_20 (ite action_1_is_5 o1_FvF_21 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_19 #b00111) a!6) o1_FvF_26)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_18 #b01000) a!2) o1_FvF_26)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_26
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_22 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_23 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_24 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_23 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_24 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_25 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_19 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_20 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_21 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_20 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_21 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_22 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_19 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_18 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_19 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_18 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_19 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_26 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_22 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_23 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_24 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_21
                (ite action_2_is_4
                     o1_AvA_22
                     (ite action_2_is_3
                          o1_AvA_23
                          (ite action_2_is_2 o1_AvA_24 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_23 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_24 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_25 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_22
                (ite action_1_is_3
                     o1_AvA_23
                     (ite action_1_is_2
                          o1_AvA_24
                          (ite action_1_is_1 o1_AvA_25 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_19 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_20 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_21 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_18
                (ite action_2_is_7 o1_AvA_19 (ite action_2_is_6 o1_AvA_20 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_20 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_21 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_22 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_19
                (ite action_1_is_6 o1_AvA_20 (ite action_1_is_5 o1_AvA_21 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_19 #b00111) a!6) o1_AvA_26)
                (bvule a!8 #b11010))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_18 #b01000) a!2) o1_AvA_26)
                 (bvule a!4 (ite a!9 a!8 #b11010)))))
  (= o2_AvA_26
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11010))
          #b00000)))))))
(assert (= found_at_26
   (= (and (bvuge o1_FvF_26 o1_AvA_26) (bvuge o2_FvF_26 o2_AvA_26)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_23 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_24 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_25 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_24 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_25 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_26 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_20 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_21 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_22 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_21 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_22 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_23 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_20 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_19 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_20 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_19 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_20 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_27 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_23 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_24 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_25 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_22
                (ite action_2_is_4
                     o1_FvF_23
                     (ite action_2_is_3
                          o1_FvF_24
                          (ite action_2_is_2 o1_FvF_25 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_24 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_25 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_26 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_23
                (ite action_1_is_3
                     o1_FvF_24
                     (ite action_1_is_2
                          o1_FvF_25
                          (ite action_1_is_1 o1_FvF_26 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_20 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_21 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_22 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_19
                (ite action_2_is_7 o1_FvF_20 (ite action_2_is_6 o1_FvF_21 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_21 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_22 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_23 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_20
                (ite action_1_is_6 o1_FvF_21 (ite action_1_is_5 o1_FvF_22 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_20 #b00111) a!6) o1_FvF_27)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_19 #b01000) a!2) o1_FvF_27)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_27
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_23 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_24 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_25 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_24 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_25 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_26 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_20 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_21 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_22 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_21 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_22 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_23 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_20 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_19 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_20 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_19 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_20 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_27 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_23 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_24 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_25 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_22
                (ite action_2_is_4
                     o1_AvA_23
                     (ite action_2_is_3
                          o1_AvA_24
                          (ite action_2_is_2 o1_AvA_25 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_24 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_25 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_26 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_23
                (ite action_1_is_3
                     o1_AvA_24
                     (ite action_1_is_2
                          o1_AvA_25
                          (ite action_1_is_1 o1_AvA_26 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_20 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_21 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_22 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_19
                (ite action_2_is_7 o1_AvA_20 (ite action_2_is_6 o1_AvA_21 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_21 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_22 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_23 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_20
                (ite action_1_is_6 o1_AvA_21 (ite action_1_is_5 o1_AvA_22 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_20 #b00111) a!6) o1_AvA_27)
                (bvule a!8 #b11011))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_19 #b01000) a!2) o1_AvA_27)
                 (bvule a!4 (ite a!9 a!8 #b11011)))))
  (= o2_AvA_27
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11011))
          #b00000)))))))
(assert (= found_at_27
   (= (and (bvuge o1_FvF_27 o1_AvA_27) (bvuge o2_FvF_27 o2_AvA_27)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_24 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_25 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_26 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_25 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_26 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_27 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_21 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_22 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_23 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_22 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_23 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_24 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_21 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_20 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_21 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_20 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_21 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_28 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_24 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_25 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_26 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_23
                (ite action_2_is_4
                     o1_FvF_24
                     (ite action_2_is_3
                          o1_FvF_25
                          (ite action_2_is_2 o1_FvF_26 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_25 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_26 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_27 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_24
                (ite action_1_is_3
                     o1_FvF_25
                     (ite action_1_is_2
                          o1_FvF_26
                          (ite action_1_is_1 o1_FvF_27 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_21 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_22 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_23 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_20
                (ite action_2_is_7 o1_FvF_21 (ite action_2_is_6 o1_FvF_22 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_22 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_23 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_24 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_21
                (ite action_1_is_6 o1_FvF_22 (ite action_1_is_5 o1_FvF_23 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_21 #b00111) a!6) o1_FvF_28)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_20 #b01000) a!2) o1_FvF_28)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_28
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_24 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_25 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_26 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_25 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_26 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_27 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_21 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_22 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_23 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_22 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_23 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_24 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_21 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_20 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_21 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_20 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_21 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_28 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_24 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_25 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_26 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_23
                (ite action_2_is_4
                     o1_AvA_24
                     (ite action_2_is_3
                          o1_AvA_25
                          (ite action_2_is_2 o1_AvA_26 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_25 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_26 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_27 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_24
                (ite action_1_is_3
                     o1_AvA_25
                     (ite action_1_is_2
                          o1_AvA_26
                          (ite action_1_is_1 o1_AvA_27 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_21 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_22 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_23 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_20
                (ite action_2_is_7 o1_AvA_21 (ite action_2_is_6 o1_AvA_22 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_22 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_23 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_24 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_21
                (ite action_1_is_6 o1_AvA_22 (ite action_1_is_5 o1_AvA_23 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_21 #b00111) a!6) o1_AvA_28)
                (bvule a!8 #b11100))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_20 #b01000) a!2) o1_AvA_28)
                 (bvule a!4 (ite a!9 a!8 #b11100)))))
  (= o2_AvA_28
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11100))
          #b00000)))))))
(assert (= found_at_28
   (= (and (bvuge o1_FvF_28 o1_AvA_28) (bvuge o2_FvF_28 o2_AvA_28)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_25 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_26 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_27 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_26 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_27 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_28 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_22 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_23 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_24 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_23 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_24 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_25 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_22 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_21 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_22 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_21 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_22 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_29 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_25 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_26 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_27 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_24
                (ite action_2_is_4
                     o1_FvF_25
                     (ite action_2_is_3
                          o1_FvF_26
                          (ite action_2_is_2 o1_FvF_27 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_26 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_27 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_28 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_25
                (ite action_1_is_3
                     o1_FvF_26
                     (ite action_1_is_2
                          o1_FvF_27
                          (ite action_1_is_1 o1_FvF_28 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_22 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_23 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_24 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_21
                (ite action_2_is_7 o1_FvF_22 (ite action_2_is_6 o1_FvF_23 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_23 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_24 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_25 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_22
                (ite action_1_is_6 o1_FvF_23 (ite action_1_is_5 o1_FvF_24 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_22 #b00111) a!6) o1_FvF_29)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_21 #b01000) a!2) o1_FvF_29)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_29
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_25 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_26 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_27 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_26 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_27 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_28 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_22 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_23 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_24 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_23 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_24 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_25 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_22 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_21 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_22 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_21 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_22 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_29 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_25 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_26 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_27 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_24
                (ite action_2_is_4
                     o1_AvA_25
                     (ite action_2_is_3
                          o1_AvA_26
                          (ite action_2_is_2 o1_AvA_27 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_26 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_27 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_28 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_25
                (ite action_1_is_3
                     o1_AvA_26
                     (ite action_1_is_2
                          o1_AvA_27
                          (ite action_1_is_1 o1_AvA_28 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_22 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_23 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_24 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_21
                (ite action_2_is_7 o1_AvA_22 (ite action_2_is_6 o1_AvA_23 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_23 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_24 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_25 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_22
                (ite action_1_is_6 o1_AvA_23 (ite action_1_is_5 o1_AvA_24 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_22 #b00111) a!6) o1_AvA_29)
                (bvule a!8 #b11101))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_21 #b01000) a!2) o1_AvA_29)
                 (bvule a!4 (ite a!9 a!8 #b11101)))))
  (= o2_AvA_29
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11101))
          #b00000)))))))
(assert (= found_at_29
   (= (and (bvuge o1_FvF_29 o1_AvA_29) (bvuge o2_FvF_29 o2_AvA_29)) false)))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_26 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_27 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_28 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_FvF_27 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_28 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_29 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_23 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_24 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_25 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_FvF_24 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_25 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_26 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_FvF_23 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_FvF_22 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_FvF_23 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_FvF_22 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_FvF_23 #b00111) a!4)
                     #b00000))))
  (= o1_FvF_30 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_FvF_26 #b00100)
                (ite action_2_is_3
                     (bvadd o2_FvF_27 #b00011)
                     (ite action_2_is_2 (bvadd o2_FvF_28 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_FvF_25
                (ite action_2_is_4
                     o1_FvF_26
                     (ite action_2_is_3
                          o1_FvF_27
                          (ite action_2_is_2 o1_FvF_28 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_FvF_27 #b00011)
                (ite action_1_is_2
                     (bvadd o2_FvF_28 #b00010)
                     (ite action_1_is_1 (bvadd o2_FvF_29 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_FvF_26
                (ite action_1_is_3
                     o1_FvF_27
                     (ite action_1_is_2
                          o1_FvF_28
                          (ite action_1_is_1 o1_FvF_29 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_FvF_23 #b00111)
                (ite action_2_is_6
                     (bvadd o2_FvF_24 #b00110)
                     (ite action_2_is_5 (bvadd o2_FvF_25 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_FvF_22
                (ite action_2_is_7 o1_FvF_23 (ite action_2_is_6 o1_FvF_24 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_FvF_24 #b00110)
                (ite action_1_is_5
                     (bvadd o2_FvF_25 #b00101)
                     (ite action_1_is_4 (bvadd o2_FvF_26 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_FvF_23
                (ite action_1_is_6 o1_FvF_24 (ite action_1_is_5 o1_FvF_25 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_FvF_23 #b00111) a!6) o1_FvF_30)
                (bvuge a!8 #b00000))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_FvF_22 #b01000) a!2) o1_FvF_30)
                 (bvuge a!4 (ite a!9 a!8 #b00000)))))
  (= o2_FvF_30
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b00000))
          #b00000)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_26 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_27 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_28 #b00010) #b00000))))
      (a!3 (ite action_1_is_3
                (bvadd o2_AvA_27 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_28 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_29 #b00001) #b00000)))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_23 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_24 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_25 #b00101) a!1))))
      (a!4 (ite action_1_is_6
                (bvadd o2_AvA_24 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_25 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_26 #b00100) a!3)))))
(let ((a!5 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (bvuge (ite action_1_is_7 (bvadd o2_AvA_23 #b00111) a!4)
                       #b00000))))
(let ((a!6 (bvuge (ite action_2_is_8 (bvadd o2_AvA_22 #b01000) a!2)
                  (ite a!5
                       (ite action_1_is_7 (bvadd o2_AvA_23 #b00111) a!4)
                       #b00000))))
(let ((a!7 (ite (and (or action_2_is_2
                         action_2_is_3
                         action_2_is_4
                         action_2_is_5
                         action_2_is_6
                         action_2_is_7
                         action_2_is_8)
                     a!6)
                (ite action_2_is_8 (bvadd o2_AvA_22 #b01000) a!2)
                (ite a!5
                     (ite action_1_is_7 (bvadd o2_AvA_23 #b00111) a!4)
                     #b00000))))
  (= o1_AvA_30 a!7)))))))
(assert (let ((a!1 (ite action_2_is_4
                (bvadd o2_AvA_26 #b00100)
                (ite action_2_is_3
                     (bvadd o2_AvA_27 #b00011)
                     (ite action_2_is_2 (bvadd o2_AvA_28 #b00010) #b00000))))
      (a!3 (ite action_2_is_5
                o1_AvA_25
                (ite action_2_is_4
                     o1_AvA_26
                     (ite action_2_is_3
                          o1_AvA_27
                          (ite action_2_is_2 o1_AvA_28 #b00000)))))
      (a!5 (ite action_1_is_3
                (bvadd o2_AvA_27 #b00011)
                (ite action_1_is_2
                     (bvadd o2_AvA_28 #b00010)
                     (ite action_1_is_1 (bvadd o2_AvA_29 #b00001) #b00000))))
      (a!7 (ite action_1_is_4
                o1_AvA_26
                (ite action_1_is_3
                     o1_AvA_27
                     (ite action_1_is_2
                          o1_AvA_28
                          (ite action_1_is_1 o1_AvA_29 #b00000))))))
(let ((a!2 (ite action_2_is_7
                (bvadd o2_AvA_23 #b00111)
                (ite action_2_is_6
                     (bvadd o2_AvA_24 #b00110)
                     (ite action_2_is_5 (bvadd o2_AvA_25 #b00101) a!1))))
      (a!4 (ite action_2_is_8
                o1_AvA_22
                (ite action_2_is_7 o1_AvA_23 (ite action_2_is_6 o1_AvA_24 a!3))))
      (a!6 (ite action_1_is_6
                (bvadd o2_AvA_24 #b00110)
                (ite action_1_is_5
                     (bvadd o2_AvA_25 #b00101)
                     (ite action_1_is_4 (bvadd o2_AvA_26 #b00100) a!5))))
      (a!8 (ite action_1_is_7
                o1_AvA_23
                (ite action_1_is_6 o1_AvA_24 (ite action_1_is_5 o1_AvA_25 a!7)))))
(let ((a!9 (and (or action_1_is_1
                    action_1_is_2
                    action_1_is_3
                    action_1_is_4
                    action_1_is_5
                    action_1_is_6
                    action_1_is_7)
                (= (ite action_1_is_7 (bvadd o2_AvA_23 #b00111) a!6) o1_AvA_30)
                (bvule a!8 #b11110))))
(let ((a!10 (and (or action_2_is_2
                     action_2_is_3
                     action_2_is_4
                     action_2_is_5
                     action_2_is_6
                     action_2_is_7
                     action_2_is_8)
                 (= (ite action_2_is_8 (bvadd o2_AvA_22 #b01000) a!2) o1_AvA_30)
                 (bvule a!4 (ite a!9 a!8 #b11110)))))
  (= o2_AvA_30
     (ite (or (or action_1_is_1
                  action_1_is_2
                  action_1_is_3
                  action_1_is_4
                  action_1_is_5
                  action_1_is_6
                  action_1_is_7)
              (or action_2_is_2
                  action_2_is_3
                  action_2_is_4
                  action_2_is_5
                  action_2_is_6
                  action_2_is_7
                  action_2_is_8))
          (ite a!10 a!4 (ite a!9 a!8 #b11110))
          #b00000)))))))
(assert (= found_at_30
   (= (and (bvuge o1_FvF_30 o1_AvA_30) (bvuge o2_FvF_30 o2_AvA_30)) false)))
(assert (or found_at_0
    found_at_1
    found_at_2
    found_at_3
    found_at_4
    found_at_5
    found_at_6
    found_at_7
    found_at_8
    found_at_9
    found_at_10
    found_at_11
    found_at_12
    found_at_13
    found_at_14
    found_at_15
    found_at_16
    found_at_17
    found_at_18
    found_at_19
    found_at_20
    found_at_21
    found_at_22
    found_at_23
    found_at_24
    found_at_25
    found_at_26
    found_at_27
    found_at_28
    found_at_29
    found_at_30))
(check-sat)
(exit)
