/* The work of proofs_check.documents.cumulative.engine in plain C, as a yardstick.
 *
 * For every set S with max S = N, of so many actions or of any number (0): the four conventions of
 * Definition 2 and the zero-sum value from heap 0 until the last N rows repeat the N rows that lie
 * 2 N heaps before. Then, as WHAT says, "extremes", the least and the largest difference between any
 * two conventions, for each player; or "welfare", by how much at most the second player is ahead
 * under each convention, and both players have more under one convention than under another.
 *
 * Usage: cumulative N ACTIONS WHAT, built with gcc -std=gnu11 -O3 -march=native. Prints the sum of
 * the preperiods, the sum of the rows, the totals of the 24 differences (pair by pair, first and
 * second player, least and largest) or of the 4 leads and 12 gains, and on a second line the seconds
 * of processor time that this took.
 */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 250 };                    /* the largest N */
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

static void all_extremes(int rows, long long *total) {
    for (int X = 0; X < CONVENTIONS; X++)
        for (int Y = X + 1; Y < CONVENTIONS; Y++, total += 4) {
            extremes(first[X], first[Y], rows, total);
            extremes(second[X], second[Y], rows, total + 2);
        }
}

static void welfare(int rows, long long *total) {
    for (int Y = 0; Y < CONVENTIONS; Y++) {
        int lead = 0;
        for (int h = 0; h < rows; h++)
            if (second[Y][h] - first[Y][h] > lead) lead = second[Y][h] - first[Y][h];
        *total++ += lead;
    }
    for (int X = 0; X < CONVENTIONS; X++)
        for (int Y = 0; Y < CONVENTIONS; Y++) {
            int both = 0;
            for (int h = 0; X != Y && h < rows; h++) {
                int one = first[Y][h] - first[X][h], other = second[Y][h] - second[X][h];
                int gain = one < other ? one : other;
                if (gain > both) both = gain;
            }
            if (X != Y) *total++ += both;
        }
}

/* The next of the sets with this largest action, in lexicographic order; whether there is one. */
static bool next(int *actions, int size) {
    int largest = actions[size - 1], i = size - 2;
    while (i >= 0 && actions[i] == largest - (size - 1 - i)) i--;
    if (i < 0) return false;
    actions[i]++;
    for (int j = i + 1; j < size - 1; j++) actions[j] = actions[j - 1] + 1;
    return true;
}

int main(int argc, char **argv) {
    int N = argc == 4 ? atoi(argv[1]) : 0, of = argc == 4 ? atoi(argv[2]) : 0;
    bool about_welfare = argc == 4 && !strcmp(argv[3], "welfare");
    if (N < 1 || N > MOST || of < 0 || of > N || (!about_welfare && argc == 4 && strcmp(argv[3], "extremes"))) {
        fprintf(stderr, "usage: cumulative N ACTIONS extremes|welfare, with N from 1 to %d\n", MOST);
        return 2;
    }
    clock_t begin = clock();
    long long preperiods = 0, all_rows = 0, totals[24] = {0};
    for (int size = of ? of : 1; size <= (of ? of : N); size++) {
        int actions[MOST];
        for (int i = 0; i < size; i++) actions[i] = i + 1;
        actions[size - 1] = N;
        do {
            int rows = settle(actions, size);
            preperiods += rows - 3 * N;
            all_rows += rows;
            (about_welfare ? welfare : all_extremes)(rows, totals);
        } while (next(actions, size));
    }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("%lld %lld", preperiods, all_rows);
    for (int i = 0; i < (about_welfare ? 16 : 24); i++) printf(" %lld", totals[i]);
    printf("\n%.6f\n", seconds);
    return 0;
}
