/* The work of the sweep bidding-sets in plain C, as a yardstick.
 *
 * For every S with max S = M and all bids up to TB: the maximin rows of Definition 8 from heap 0
 * until M of them are the same as M earlier ones, and whether minimax is the same up to there. What
 * a bid leads to is found once a heap for each budget that it leaves; of each pair of bids only the
 * best answers count, which are kept while the bids go down.
 *
 * Usage: bidding_sets M TB, built with gcc -std=gnu11 -O3 -march=native. Prints how many sets, the
 * sums of the preperiods, of the periods and of the largest and least outcomes, and how many sets
 * have minimax = maximin, and on a second line the seconds of processor time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HEAPS = 2000, WIDEST = 64, FAR = 1 << 29 };
static int values[HEAPS][2][WIDEST]; /* [x][0: Left has the marker][p] */
static int ours[3][WIDEST], theirs[3][WIDEST];

static inline int smaller(int a, int b) { return a < b ? a : b; }
static inline int larger(int a, int b) { return a > b ? a : b; }

/* By who has the marker afterwards; 2: with which one wins or ties, whatever is worse. */
static void take(const int *S, int n, int x, int TB) {
    for (int k = 0; k < 3; k++)
        for (int p = 0; p <= TB; p++) ours[k][p] = -FAR, theirs[k][p] = FAR;
    for (int i = 0; i < n && S[i] <= x; i++) {
        int s = S[i];
        const int *hat = values[x - s][0], *nu = values[x - s][1];
        for (int p = 0; p <= TB; p++) {
            ours[0][p] = larger(ours[0][p], hat[p] + s);
            ours[1][p] = larger(ours[1][p], nu[p] + s);
            ours[2][p] = larger(ours[2][p], smaller(hat[p], nu[p]) + s);
            theirs[0][p] = smaller(theirs[0][p], hat[p] - s);
            theirs[1][p] = smaller(theirs[1][p], nu[p] - s);
            theirs[2][p] = smaller(theirs[2][p], larger(hat[p], nu[p]) - s);
        }
    }
}

static int row(int x, int TB) { /* whether maximin is minimax */
    int unique = 1;
    for (int marker = 0; marker < 2; marker++)
        for (int p = 0; p <= TB; p++) {
            int q = TB - p, maximin = -FAR, minimax = FAR, we_outbid = -FAR, they_outbid = FAR;
            for (int bid = larger(p, q); bid >= 0; bid--) {
                if (bid <= p) {
                    int least = they_outbid;
                    if (marker == 1) {
                        if (bid > 0) least = smaller(least, ours[1][p - bid]);
                        if (bid <= q) least = smaller(least, theirs[0][p + bid]);
                    } else
                        least = smaller(least, ours[bid == 0 ? 1 : bid <= q ? 2 : 0][p - bid]);
                    maximin = larger(maximin, least);
                }
                if (bid <= q) {
                    int most = we_outbid;
                    if (marker == 0) {
                        if (bid > 0) most = larger(most, theirs[0][p + bid]);
                        if (bid <= p) most = larger(most, ours[1][p - bid]);
                    } else
                        most = larger(most, theirs[bid == 0 ? 0 : bid <= p ? 2 : 1][p + bid]);
                    minimax = smaller(minimax, most);
                    they_outbid = smaller(they_outbid, theirs[marker][p + bid]);
                }
                if (bid <= p) we_outbid = larger(we_outbid, ours[marker][p - bid]);
            }
            values[x][marker][p] = maximin;
            unique &= maximin == minimax;
        }
    return unique;
}

int main(int argc, char **argv) {
    int M = argc == 3 ? atoi(argv[1]) : 0, TB = argc == 3 ? atoi(argv[2]) : -1;
    if (M < 1 || M > 20 || TB < 0 || TB >= WIDEST) {
        fprintf(stderr, "usage: bidding_sets M TB, with M from 1 to 20, TB from 0 to 63\n");
        return 2;
    }
    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    long long sums[5] = {0};
    for (int bits = 0; bits < 1 << (M - 1); bits++) {
        int S[20], n = 0, unique = 1, found = -1, x = 0;
        for (int s = 1; s < M; s++)
            if (bits >> (s - 1) & 1) S[n++] = s;
        S[n++] = M;
        for (; x < HEAPS && found < 0; x++) {
            if (x < S[0])
                memset(values[x], 0, sizeof values[x]);
            else {
                take(S, n, x, TB);
                unique &= row(x, TB);
            }
            int later = x - M + 1;
            for (int before = 0; before < later && found < 0; before++) {
                int i = 0;
                while (i < M && memcmp(values[before + i], values[later + i], sizeof values[0]) == 0) i++;
                if (i == M) found = before;
            }
        }
        if (found < 0) return 1;
        int least = 0, most = 0;
        for (int h = 0; h < x; h++)
            for (int p = 0; p <= TB; p++) {
                least = smaller(least, smaller(values[h][0][p], values[h][1][p]));
                most = larger(most, larger(values[h][0][p], values[h][1][p]));
            }
        sums[0] += found, sums[1] += x - M - found, sums[2] += most, sums[3] += least;
        sums[4] += unique;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%d", 1 << (M - 1));
    for (int i = 0; i < 5; i++) printf(" %lld", sums[i]);
    printf("\n%.6f\n", (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    return 0;
}
