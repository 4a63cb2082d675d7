/* The work of proofs_check.documents.bidding.engine.converge in plain C, as a yardstick.
 *
 * For the unitary game with total budget TB: the row of each heap by Definition 10, from heap 0
 * until a row is the same as the one two heaps before. Every row is computed as a whole, in one
 * sweep: for a monotone row before it, Left's outcome falls with her bid where she wins and rises
 * where she loses, and from p to p + 1 the bid where the two meet moves by at most one.
 *
 * Usage: bidding TB [both], built with gcc -std=gnu11 -O3 -march=native. Prints the first heap x with
 * row x = row x + 2, the sums of (p + 1) o_p over rows x and x + 1, the least and the largest outcome
 * of all rows, and on a second line the seconds that this took. With `both` the rows where Right has
 * the marker, by Definition 8, are computed too; they must repeat with the others, and the same sums
 * over them are printed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline int smaller(int a, int b) { return a < b ? a : b; }
static inline int larger(int a, int b) { return a > b ? a : b; }

/* What Left gets by bidding l if Right lets her have the turn: he ties, or bids less. */
static inline int turn(const int *f, int p, int q, int l) {
    int tie = 1 - f[q + l];
    return l > 0 ? smaller(tie, f[p - l] + 1) : tie;
}

static void next_row(const int *f, int TB, int *g) {
    int l = 0;
    for (int p = 0; p <= TB; p++) {
        int q = TB - p, most = smaller(p, q);
        l = larger(l - 1, 0);
        /* With l = q Right cannot bid more. */
        while (l <= most && l < q && f[p + l + 1] - 1 < turn(f, p, q, l)) l++;
        int value = l > 0 ? f[p + l] - 1 : -TB - 2;
        if (l <= most) value = larger(value, turn(f, p, q, l));
        if (p > q) value = larger(value, f[p - q - 1] + 1);
        g[p] = value;
    }
}

/* The same where Right has the marker, whose rows are g: he wins a tie, or bids one more. */
static void next_without(const int *f, const int *g, int TB, int *out) {
    int m = -1, bound;
    for (int p = 0; p <= TB; p++) {
        for (m = larger(m, 2 * p - TB - 1);; m++) {
            bound = f[2 * p - m - 1] - 1;
            if (2 * p - m <= TB) bound = smaller(bound, g[2 * p - m] - 1);
            if (m + 1 == p || bound < g[m + 1] + 1) break;
        }
        out[p] = m < 0 ? bound : larger(bound, g[m] + 1);
    }
}

static long long weighted(const int *row, int TB) {
    long long sum = 0;
    for (int p = 0; p <= TB; p++) sum += (p + 1LL) * row[p];
    return sum;
}

int main(int argc, char **argv) {
    int TB = argc >= 2 ? atoi(argv[1]) : -1, both = argc == 3 && strcmp(argv[2], "both") == 0;
    if (TB < 0 || TB > 20000 || argc > 2 + both) {
        fprintf(stderr, "usage: bidding TB [both], with TB from 0 to 20000\n");
        return 2;
    }
    struct timespec begin, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    size_t bytes = (TB + 1) * sizeof(int);
    int *rows[3], *without[3];
    for (int i = 0; i < 3; i++) {
        rows[i] = calloc(TB + 1, sizeof(int));
        without[i] = calloc(TB + 1, sizeof(int));
    }
    int least = 0, most = 0, x = 1;
    next_row(rows[0], TB, rows[1]);
    if (both) next_without(rows[0], without[0], TB, without[1]);
    for (;; x++) {
        for (int p = 0; p <= TB; p++) {
            least = smaller(least, rows[x % 3][p]);
            most = larger(most, rows[x % 3][p]);
        }
        int now = x % 3, next = (x + 1) % 3;
        if (x >= 2 && memcmp(rows[now], rows[next], bytes) == 0)
            if (!both || memcmp(without[now], without[next], bytes) == 0) break;
        if (both) next_without(rows[now], without[now], TB, without[next]);
        next_row(rows[now], TB, rows[next]);
    }
    long long first = weighted(rows[x % 3], TB), second = weighted(rows[(x - 1) % 3], TB);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%d %lld %lld %d %d", x - 2, first, second, least, most);
    if (both) printf(" %lld %lld", weighted(without[x % 3], TB), weighted(without[(x - 1) % 3], TB));
    puts("");
    printf("%.6f\n", (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    return 0;
}
