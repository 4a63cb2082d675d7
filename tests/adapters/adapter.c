/* A runner-protocol adapter in C, with its own solvers and as much of JSON as it needs. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef long long Int;
typedef unsigned __int128 Wide; /* a pile or an action */

/* JSON: a value is the text where it begins; nothing is copied. */

static const char *blanks(const char *p) {
    while (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n') p++;
    return p;
}

/* The text behind a value. */
static const char *after(const char *p) {
    int depth = 0;
    p = blanks(p);
    do {
        if (*p == '"') {
            for (p++; *p && *p != '"'; p++)
                if (*p == '\\' && p[1]) p++;
            if (*p) p++;
        } else if (*p == '{' || *p == '[') {
            depth++, p++;
        } else if (*p == '}' || *p == ']') {
            depth--, p++;
        } else if (depth == 0) {
            while (*p && !strchr(",]} \t\r\n", *p)) p++;
        } else if (*p) {
            p++;
        }
    } while (depth > 0 && *p);
    return p;
}

/* The first value of a list, and the one behind another; NULL where there is none. */
static const char *first(const char *list) {
    if (!list || *list != '[') return NULL;
    list = blanks(list + 1);
    return *list == ']' ? NULL : list;
}

static const char *next(const char *value) {
    value = blanks(after(value));
    return *value == ',' ? blanks(value + 1) : NULL;
}

/* The value of a key of an object; keys stand in any order. */
static const char *get(const char *object, const char *key) {
    size_t length = strlen(key);
    if (!object || *object != '{') return NULL;
    for (const char *p = blanks(object + 1); *p == '"'; p = blanks(p)) {
        const char *value = blanks(after(p));
        value = blanks(*value == ':' ? value + 1 : value);
        if (!strncmp(p + 1, key, length) && p[1 + length] == '"') return value;
        p = blanks(after(value));
        if (*p == ',') p++;
    }
    return NULL;
}

static int is(const char *value, const char *text) {
    size_t length = strlen(text);
    return value && *value == '"' && !strncmp(value + 1, text, length) && value[1 + length] == '"';
}

/* An integer, also one that is written as text; WIDEST where 128 bits are too few. */
static const Wide WIDEST = ~(Wide)0;

static Wide integer(const char *value) {
    Wide n = 0;
    if (value && *value == '"') value++;
    for (; value && *value >= '0' && *value <= '9'; value++) {
        if (n > (WIDEST - 9) / 10) return WIDEST;
        n = 10 * n + (Wide)(*value - '0');
    }
    return n;
}

/* A list of integers, in memory of its own, and how many. */
static Wide *integers(const char *list, int *n) {
    int room = 0;
    *n = 0;
    for (const char *p = first(list); p; p = next(p)) room++;
    Wide *found = malloc((room + 1) * sizeof *found);
    if (!found) exit(1);
    for (const char *p = first(list); p; p = next(p)) found[(*n)++] = integer(p);
    return found;
}

/* An integer; past 2^53 as text. */
static void print(Wide n) {
    char digits[40], *p = digits + sizeof digits - 1;
    int text = n >= (Wide)1 << 53;
    *p = 0;
    for (Wide left = n; left || !*p; left /= 10) *--p = (char)('0' + (int)(left % 10));
    printf(text ? "\"%s\"" : "%s", p);
}

static void print_list(const Wide *list, int n) {
    putchar('[');
    for (int i = 0; i < n; i++) {
        if (i) putchar(',');
        print(list[i]);
    }
    putchar(']');
}

/* cumulative.outcome: the table of one set, heap by heap; conventions FvF, FvA, AvF, AvA. */

static const char *CONVENTIONS[] = {"FvF", "FvA", "AvF", "AvA"};
static const int DUAL[] = {0, 2, 1, 3};
enum { HEAPS = 100000 };

static Wide *set = NULL;
static Int row[HEAPS + 1][4][2], rows = 0;
static int set_size = 0;

static int ascending(const void *a, const void *b) {
    Wide x = *(const Wide *)a, y = *(const Wide *)b;
    return (x > y) - (x < y);
}

/* The outcome of a heap, and how many first moves lead to it. */
static int best(Int heap, int X, Int outcome[2], Wide *moves) {
    int n = 0;
    outcome[0] = outcome[1] = 0;
    for (int i = 0; i < set_size && set[i] <= (Wide)heap; i++) {
        Int s = (Int)set[i];
        const Int *left = row[heap - s][DUAL[X]];
        Int own = s + left[1], other = left[0];
        int tied = n && own == outcome[0];
        int better = X < 2 ? other > outcome[1] : other < outcome[1];
        if (!n || own > outcome[0] || (tied && better)) {
            outcome[0] = own, outcome[1] = other, moves[0] = set[i], n = 1;
        } else if (tied && other == outcome[1]) {
            moves[n++] = set[i];
        }
    }
    return n;
}

static void outcome(const char *input) {
    int n, X = 0;
    Wide given_heap = integer(get(input, "heap"));
    Int found[2], heap = (Int)given_heap;
    if (given_heap > HEAPS) {
        printf("\"skip\":\"more than %d pebbles\"", HEAPS);
        return;
    }
    while (X < 3 && !is(get(input, "convention"), CONVENTIONS[X])) X++;
    Wide *given = integers(get(input, "set"), &n), *moves = malloc((n + 1) * sizeof *moves);
    if (!moves) exit(1);
    qsort(given, n, sizeof *given, ascending);
    if (!set || n != set_size || memcmp(given, set, n * sizeof *given)) {
        free(set);
        set = given, set_size = n, rows = 0;
    } else {
        free(given);
    }
    for (; rows < heap; rows++)
        for (int each = 0; each < 4; each++) best(rows, each, row[rows][each], moves);
    n = best(heap, X, found, moves);
    printf("\"output\":{\"outcome\":[%lld,%lld],\"moves\":", found[0], found[1]);
    print_list(moves, n);
    putchar('}');
    free(moves);
}

/* positions.nim */

static int previous_wins(const Wide *piles, int n, int misere) {
    Wide sum = 0;
    int flat = misere;
    for (int i = 0; i < n; i++) sum ^= piles[i], flat = flat && piles[i] <= 1;
    return sum == (Wide)flat;
}

static void nim(const char *input) {
    int n, some = 0, misere = is(get(input, "play"), "misere");
    Wide sum = 0, *piles = integers(get(input, "piles"), &n);
    for (int i = 0; i < n; i++) {
        if (piles[i] == WIDEST) {
            printf("\"skip\":\"a pile of more than 128 bits\"");
            free(piles);
            return;
        }
        sum ^= piles[i];
    }
    printf("\"output\":{\"position\":\"%c\",\"moves\":[", previous_wins(piles, n, misere) ? 'P' : 'N');
    for (int i = 0; i < n; i++) {
        Wide pile = piles[i], left[] = {sum ^ pile, 0, 1};
        for (int k = 0; k < 3; k++) {
            piles[i] = left[k];
            if (left[k] < pile && (k == 0 || left[k] != left[0]) && previous_wins(piles, n, misere)) {
                if (some++) putchar(',');
                print_list(piles, n);
            }
        }
        piles[i] = pile;
    }
    printf("]}");
    free(piles);
}

static void run(const char *message) {
    const char *system = get(message, "system"), *seq = get(message, "seq");
    int some = 0;
    printf("{\"seq\":%lld,\"results\":[", (Int)integer(seq));
    for (const char *p = first(get(message, "cases")); p; p = next(p)) {
        const char *id = get(p, "id");
        printf("%s{\"id\":%.*s,", some++ ? "," : "", (int)(after(id) - id), id);
        (is(system, "cumulative.outcome") ? outcome : nim)(get(p, "input"));
        putchar('}');
    }
    printf("]}\n");
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *message = blanks(line), *cmd = get(message, "cmd");
        if (is(cmd, "stop")) break;
        if (is(cmd, "start"))
            printf("{\"protocol\":1,\"name\":\"C adapter\",\"version\":\"1\","
                   "\"systems\":[\"cumulative.outcome\",\"positions.nim\"]}\n");
        else
            run(message);
        fflush(stdout);
    }
    free(line);
    return 0;
}
