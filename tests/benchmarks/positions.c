/* The work of proofs_check.documents.positions.engine in plain C, as a yardstick: the three rules position
 * by position, each position asking its options.
 *
 * Usage: positions subtraction TOP K..., or positions wythoff SIDE; built with
 * gcc -std=gnu11 -O3 -march=native. Normal play. Prints how many P-positions there are with a
 * checksum, and on a second line the processor seconds that the table took.
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

static bool *subtraction(long top, const long *removals, int size) {
    bool *is_p = room(top + 1);
    for (long n = 0; n <= top; n++) {
        bool found = true;
        for (int i = 0; i < size; i++)
            if (removals[i] <= n && is_p[n - removals[i]]) {
                found = false;
                break;
            }
        is_p[n] = found;
    }
    return is_p;
}

static bool *wythoff(long side) {
    bool *row = room(side + 1), *column = room(side + 1), *diagonal = room(2 * side + 1);
    bool *is_p = room((size_t)(side + 1) * (side + 1));
    for (long x = 0; x <= side; x++)
        for (long y = 0; y <= side; y++) {
            bool found = !(row[x] || column[y] || diagonal[side + y - x]);
            is_p[(size_t)x * (side + 1) + y] = found;
            if (found) row[x] = column[y] = diagonal[side + y - x] = true;
        }
    free(row);
    free(column);
    free(diagonal);
    return is_p;
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
    long long count = 0;
    unsigned long long sum = 0;
    clock_t begin = clock();
    bool *is_p = is_subtraction ? subtraction(top, removals, size) : wythoff(top);
    clock_t end = clock();
    size_t side = (size_t)top + 1, cells = is_subtraction ? side : side * side;
    for (size_t at = 0; at < cells; at++)
        if (is_p[at]) {
            ++count;
            sum += is_subtraction ? at : (at / side) * (at % side);
        }
    free(is_p);
    printf("%lld %llu\n%.6f\n", count, sum, (double)(end - begin) / CLOCKS_PER_SEC);
    return 0;
}
