/* The work of proofs_check.documents.cumulative.engine in plain C, as a yardstick.
 *
 * For every set S with max S = N: the four conventions of Definition 2 and the zero-sum value from
 * heap 0 until the last N rows repeat the N rows that lie 2 N heaps before, then the least and the
 * largest difference between any two conventions, for each player.
 *
 * Usage: cumulative N, built with gcc -std=gnu11 -O3 -march=native. Prints the sum of the preperiods, the sum of the rows, the 24 totals of the
 * differences (pair by pair, first and second player, least and largest), and on a second line the
 * seconds that this took.
 */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 30 };                     /* the largest N */
enum { HEAPS = 4 * MOST * MOST + 16 * MOST };
enum { FvF, FvA, AvF, AvA, CONVENTIONS };

static const int dual[CONVENTIONS] = {FvF, AvF, FvA, AvA};
static const bool starter_is_friendly[CONVENTIONS] = {true, true, false, false};

/* Utilities of the player who starts and of the other, and the zero-sum value, heap by heap. */
static int first[CONVENTIONS][HEAPS], second[CONVENTIONS][HEAPS], zero_sum[HEAPS];

static inline void outcome(const int *actions, int available, int X, int h) {
    const int *own = second[dual[X]], *other = first[dual[X]];
    int most = INT_MIN, others = 0;
    for (int j = 0; j < available; j++) {
        int s = actions[j], utility = s + own[h - s], left = other[h - s];
        /* & and | for && and ||: without branches gcc's code is a quarter faster. */
        bool breaks_tie = starter_is_friendly[X] ? left > others : left < others;
        bool better = (utility > most) | ((utility == most) & breaks_tie);
        most = better ? utility : most;
        others = better ? left : others;
    }
    first[X][h] = most;
    second[X][h] = others;
}

static inline void zero_sum_outcome(const int *actions, int available, int h) {
    int most = INT_MIN;
    for (int j = 0; j < available; j++) {
        int value = actions[j] - zero_sum[h - actions[j]];
        if (value > most) most = value;
    }
    zero_sum[h] = most;
}

/* Whether the rows of h and an earlier heap differ by one number in all eight utilities. */
static inline bool repeats(int h, int earlier, int *step) {
    *step = first[FvF][h] - first[FvF][earlier];
    for (int X = 0; X < CONVENTIONS; X++)
        if (first[X][h] - first[X][earlier] != *step || second[X][h] - second[X][earlier] != *step)
            return false;
    return zero_sum[h] == zero_sum[earlier];
}

/* Fill the rows of one set until they are settled; return how many that took. */
static int settle(const int *actions, int size) {
    int largest = actions[size - 1], period = 2 * largest;
    int limit = 4 * largest * largest + 16 * largest;
    int available = 0, run = 0, shift = 0;
    for (int h = 0; h < limit; h++) {
        while (available < size && actions[available] <= h) available++;
        if (available == 0) {
            for (int X = 0; X < CONVENTIONS; X++) first[X][h] = second[X][h] = 0;
            zero_sum[h] = 0;
        } else {
            for (int X = 0; X < CONVENTIONS; X++) outcome(actions, available, X, h);
            zero_sum_outcome(actions, available, h);
        }
        if (h >= period) {
            int step;
            if (repeats(h, h - period, &step)) {
                run = run > 0 && step == shift ? run + 1 : 1;
                shift = step;
            } else {
                run = 0;
            }
            if (run == largest) return h + 1;
        }
    }
    fprintf(stderr, "no repetition within %d heaps\n", limit);
    exit(1);
}

static void extremes(const int *before, const int *after, int rows, long long *totals) {
    int least = INT_MAX, most = INT_MIN;
    for (int h = 0; h < rows; h++) {
        int difference = after[h] - before[h];
        if (difference < least) least = difference;
        if (difference > most) most = difference;
    }
    totals[0] += least;
    totals[1] += most;
}

int main(int argc, char **argv) {
    int N = argc == 2 ? atoi(argv[1]) : 0;
    if (N < 1 || N > MOST) {
        fprintf(stderr, "usage: cumulative N, with N from 1 to %d\n", MOST);
        return 2;
    }
    struct timespec begin, end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    long long preperiods = 0, all_rows = 0, totals[24] = {0};
    for (unsigned lower = 0; lower < 1u << (N - 1); lower++) {
        int actions[MOST], size = 0;
        for (int s = 1; s < N; s++)
            if (lower >> (s - 1) & 1) actions[size++] = s;
        actions[size++] = N;
        int rows = settle(actions, size);
        preperiods += rows - 3 * N;
        all_rows += rows;
        long long *total = totals;
        for (int X = 0; X < CONVENTIONS; X++)
            for (int Y = X + 1; Y < CONVENTIONS; Y++, total += 4) {
                extremes(first[X], first[Y], rows, total);
                extremes(second[X], second[Y], rows, total + 2);
            }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%lld %lld", preperiods, all_rows);
    for (int i = 0; i < 24; i++) printf(" %lld", totals[i]);
    printf("\n%.6f\n", (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    return 0;
}
