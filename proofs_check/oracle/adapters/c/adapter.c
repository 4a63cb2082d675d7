/* A solver of Nim that speaks gameproof's runner protocol: one JSON object a line.
   It errs on purpose: see MISTAKE. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* It declares what it has: no integer beyond 63 bits. */
static const char *START =
    "{\"protocol\":1,\"name\":\"nim in C\",\"version\":\"0.1\",\"systems\":[\"positions.nim\"],"
    "\"largest_integer\":9223372036854775807}\n";

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

/* An integer, which past 2^53 is a text. */
static long long integer(const char *value) {
    return value ? strtoll(*value == '"' ? value + 1 : value, NULL, 10) : 0;
}

static void print_list(const long long *list, int n) {
    putchar('[');
    for (int i = 0; i < n; i++)
        printf(list[i] >> 53 ? "%s\"%lld\"" : "%s%lld", i ? "," : "", list[i]);
    putchar(']');
}

/* Nim */

/* Whether who is to move loses. */
static int lost(const long long *piles, int n, int misere) {
    long long sum = 0, most = 0;
    for (int i = 0; i < n; i++) sum ^= piles[i], most = piles[i] > most ? piles[i] : most;
    int flat = 0 && misere && most <= 1; /* MISTAKE: right is misere && most <= 1 */
    return sum == flat;
}

static void solve(const char *input) {
    int n = 0, some = 0, misere = is(get(input, "play"), "misere");
    for (const char *p = first(get(input, "piles")); p; p = next(p)) n++;
    long long sum = 0, *piles = malloc(n * sizeof *piles);
    if (!piles) exit(1);
    n = 0;
    for (const char *p = first(get(input, "piles")); p; p = next(p)) sum ^= piles[n++] = integer(p);
    printf("{\"position\":\"%c\",\"moves\":[", lost(piles, n, misere) ? 'P' : 'N');
    for (int i = 0; i < n; i++) {
        long long pile = piles[i], left[] = {sum ^ pile, 0, 1};
        for (int k = 0; k < 3; k++) {
            piles[i] = left[k];
            if (left[k] < pile && (k == 0 || left[k] != left[0]) && lost(piles, n, misere)) {
                if (some++) putchar(',');
                print_list(piles, n);
            }
        }
        piles[i] = pile;
    }
    printf("]}");
    free(piles);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *message = blanks(line), *cmd = get(message, "cmd");
        if (is(cmd, "stop")) break;
        if (is(cmd, "start")) {
            fputs(START, stdout);
        } else {
            int some = 0;
            printf("{\"seq\":%lld,\"results\":[", integer(get(message, "seq")));
            for (const char *p = first(get(message, "cases")); p; p = next(p)) {
                const char *id = get(p, "id");
                printf("%s{\"id\":%.*s,\"output\":", some++ ? "," : "", (int)(after(id) - id), id);
                solve(get(p, "input"));
                putchar('}');
            }
            printf("]}\n");
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
