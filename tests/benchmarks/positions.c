/* The work of proofs_check.documents.positions.engine in plain C, as a yardstick: the three rules position
 * by position, each position asking its options.
 *
 * Usage: positions subtraction TOP K..., or positions wythoff SIDE; built with
 * gcc -std=gnu11 -O3 -march=native. Normal play. Prints how many P-positions there are with a
 * checksum, and on a second line the seconds that this took.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void *room(size_t bytes) {
    void *memory = calloc(bytes, 1);
    if (!memory) exit(1);
    return memory;
}

static void subtraction(long top, const long *removals, int size, long long *count,
                        unsigned long long *sum) {
    bool *is_p = room(top + 1);
    for (long n = 0; n <= top; n++) {
        bool found = true;
        for (int i = 0; i < size; i++)
            if (removals[i] <= n && is_p[n - removals[i]]) {
                found = false;
                break;
            }
        is_p[n] = found;
        *count += found;
        *sum += found ? (unsigned long long)n : 0;
    }
    free(is_p);
}

static void wythoff(long side, long long *count, unsigned long long *sum) {
    bool *row = room(side + 1), *column = room(side + 1), *diagonal = room(2 * side + 1);
    bool *is_p = room((size_t)(side + 1) * (side + 1));
    for (long x = 0; x <= side; x++)
        for (long y = 0; y <= side; y++) {
            bool found = !(row[x] || column[y] || diagonal[side + y - x]);
            is_p[(size_t)x * (side + 1) + y] = found;
            if (found) row[x] = column[y] = diagonal[side + y - x] = true;
        }
    for (long x = 0; x <= side; x++)
        for (long y = 0; y <= side; y++)
            if (is_p[(size_t)x * (side + 1) + y]) {
                ++*count;
                *sum += (unsigned long long)(x * y);
            }
    free(row);
    free(column);
    free(diagonal);
    free(is_p);
}

int main(int argc, char **argv) {
    long top = argc > 2 ? atol(argv[2]) : -1;
    bool is_subtraction = argc > 3 && strcmp(argv[1], "subtraction") == 0;
    bool is_wythoff = argc == 3 && strcmp(argv[1], "wythoff") == 0;
    if (top < 0 || !(is_subtraction || is_wythoff)) {
        fprintf(stderr, "usage: positions subtraction TOP K... | positions wythoff SIDE\n");
        return 2;
    }
    long removals[64];
    int size = argc - 3 > 64 ? 64 : argc - 3;
    for (int i = 0; i < size; i++) removals[i] = atol(argv[i + 3]);
    struct timespec begin, end;
    long long count = 0;
    unsigned long long sum = 0;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    if (is_subtraction)
        subtraction(top, removals, size, &count, &sum);
    else
        wythoff(top, &count, &sum);
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%lld %llu\n%.6f\n", count, sum,
           (end.tv_sec - begin.tv_sec) + 1e-9 * (end.tv_nsec - begin.tv_nsec));
    return 0;
}
