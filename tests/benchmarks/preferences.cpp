// The work of proofs_check.documents.preferences.engine in C++, as a yardstick.
//
// For every row 1xn of three-player Clobber that Table 1 analyses, the value with player 1 to move,
// unsimplified, syntactic, selfish or prudent; a depth-first search with a hash table of positions.
//
// Usage: preferences n COLUMN WHAT, built with g++ -std=c++17 -O3 -march=native. Positions are kept
// as WHAT says: "rows" without empty cells at the ends or side by side, one of each row and its
// mirror image; or, like in the engine, "parts", the runs of tokens in which somebody can move, in
// one order. Prints how many rows Table 1 analyses, how many different values they have, of these
// values the sums of the number of members and of a hash of the brackets, and on a second line the
// seconds of processor time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <unordered_map>
#include <vector>

using Id = uint32_t;
using u64 = uint64_t;
using Row = uint32_t;  // two bits a cell, the first cell in the lowest

enum Column { UNSIMPLIFIED, SYNTACTIC, SELFISH, PRUDENT };

static Column column;
static bool in_parts;

static inline u64 mix(u64 x) {
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

// Values: 1, 2, 3 are leaves, a list is a number of the pool. In the prudent column a_i is 3 i + a.
struct Lists {
    std::vector<uint32_t> first{0, 0, 0, 0, 0};
    std::vector<Id> members;
    std::vector<uint8_t> winners{0, 2, 4, 8};
    std::vector<u64> digest{0, mix(1), mix(2), mix(3)};
    std::vector<Id> index = std::vector<Id>(1 << 16, 0);

    const Id *begin(Id x) const { return &members[first[x]]; }
    const Id *end(Id x) const { return members.data() + first[x + 1]; }
    uint32_t size(Id x) const { return first[x + 1] - first[x]; }
    // Of a value that depends on nothing but its brackets.
    static u64 digest_of(const std::vector<u64> &digest, const Id *from, const Id *to) {
        u64 sum = 0;
        for (; from != to; from++) sum += mix(digest[*from] + 0x9e3779b97f4a7c15u);
        return mix(sum);
    }
    Id number(const std::vector<Id> &list) {
        u64 h = digest_of(digest, list.data(), list.data() + list.size());
        size_t mask = index.size() - 1, slot = h & mask;
        for (; index[slot]; slot = (slot + 1) & mask) {
            Id x = index[slot];
            if (digest[x] == h && size(x) == list.size() && std::equal(begin(x), end(x), list.begin()))
                return x;
        }
        Id x = digest.size();
        index[slot] = x;
        members.insert(members.end(), list.begin(), list.end());
        first.push_back(members.size());
        digest.push_back(h);
        uint8_t all = 0;
        for (Id y : list) all |= winners[y];
        winners.push_back(all);
        if (2 * digest.size() > index.size()) {
            std::vector<Id>(2 * index.size(), 0).swap(index);
            for (Id y = 4; y < digest.size(); y++) {
                size_t at = digest[y] & (index.size() - 1);
                while (index[at]) at = (at + 1) & (index.size() - 1);
                index[at] = y;
            }
        }
        return x;
    }
    // The x of [x], 0 for a leaf and for a list of more.
    Id only(Id x) const { return x > 3 && size(x) == 1 ? *begin(x) : 0; }
};

static Lists lists;
static std::unordered_map<u64, bool> compared[4];

static bool weaker_or_equal(Id X, Id Y, int p) {
    if (X == Y || Y == (Id)p) return true;
    if (X == (Id)p) return false;
    bool x_may = lists.winners[X] >> p & 1, y_may = lists.winners[Y] >> p & 1;
    if (!x_may && y_may) return true;
    if (X <= 3 && Y <= 3) return false;
    u64 pair = (u64)X << 32 | Y;
    auto known = compared[p].find(pair);
    if (known != compared[p].end()) return known->second;
    std::vector<Id> x{X}, y{Y};
    if (X > 3) x.assign(lists.begin(X), lists.end(X));
    if (Y > 3) y.assign(lists.begin(Y), lists.end(Y));
    bool result = X > 3 && std::all_of(x.begin(), x.end(), [&](Id a) { return weaker_or_equal(a, Y, p); });
    if (!result)
        result = std::all_of(x.begin(), x.end(), [&](Id a) {
            return std::all_of(y.begin(), y.end(), [&](Id b) { return weaker_or_equal(a, b, p); });
        });
    compared[p][pair] = result;
    return result;
}

static void rule_3(std::vector<Id> &list) {
    while (list.size() > 1 && list[list.size() - 2] <= 3) {
        Id inner = lists.only(lists.only(list.back()));
        if (inner <= 3 || *(lists.end(inner) - 1) > 3) return;
        list.pop_back();
        list.insert(list.end(), lists.begin(inner), lists.end(inner));
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
}

// Where the order of Theorem 15 has a_i, of player p, better ones higher.
static int tier(Id x, int p) {
    int i = (x - 1) / 3, a = (x - 1) % 3 + 1;
    if (a == p) return i % 2 ? (i - 1) / 2 : 1000 - i / 2;
    return i % 2 ? 1000 - (i + 1) / 2 : i / 2;
}

static Id prudent(const std::vector<Id> &list, int p) {
    int best = -1;
    for (Id x : list) best = std::max(best, tier(x, p));
    std::vector<Id> left;
    for (Id x : list)
        if (tier(x, p) == best) left.push_back(x);
    if (left.size() == 1) return left[0];
    for (Id x : left)
        if ((int)((x - 1) % 3 + 1) == p) return x;
    return 3 * ((left[0] - 1) / 3 + 1) + p;
}

static Id simplify(std::vector<Id> &list, int p) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    if (column == PRUDENT) return prudent(list, p);
    if (column != UNSIMPLIFIED) rule_3(list);
    if (column == SELFISH && list.size() > 1) {
        std::vector<Id> left;
        for (Id X : list)
            if (std::none_of(list.begin(), list.end(), [&](Id Y) {
                    return X != Y && weaker_or_equal(X, Y, p) && !weaker_or_equal(Y, X, p);
                }))
                left.push_back(X);
        list.swap(left);
    }
    if (list.size() == 1 && list[0] <= 3) return list[0];
    if (column != UNSIMPLIFIED && list.size() == 1)
        if (Id inner = lists.only(lists.only(list[0]))) return inner;
    return lists.number(list);
}

static const Row ONES = 0x55555555;

static inline Row tokens(Row row) { return (row | row >> 1) & ONES; }

// Bit 2 i: cells i and i + 1 hold tokens of different players.
static inline Row fights(Row row) {
    Row both = tokens(row) & tokens(row) >> 2, d = row ^ row >> 2;
    return (d | d >> 1) & both;
}

static inline Row mirrored(Row row) {
    row = (row >> 2 & 0x33333333) | (row & 0x33333333) << 2;
    row = (row >> 4 & 0x0f0f0f0f) | (row & 0x0f0f0f0f) << 4;
    row = __builtin_bswap32(row);
    return row ? row >> (__builtin_ctz(row) & ~1) : 0;
}

// Without empty cells at the ends or side by side; the smaller of both directions.
static Row normal(Row row) {
    row >>= __builtin_ctz(row) & ~1;
    for (;;) {
        Row filled = tokens(row);
        int length = 32 - __builtin_clz(filled) + 1;
        Row gap = ~filled & ONES & (((u64)1 << length) - 1);
        Row twice = gap & gap >> 2;
        if (!twice) break;
        int at = __builtin_ctz(twice);
        Row low = ((Row)1 << at) - 1;
        row = (row & low) | (row >> 2 & ~low);
    }
    return std::min(row, mirrored(row));
}

// The runs of tokens in which somebody can move, each the smaller way round, the largest first.
static Row parts(Row row) {
    Row found[16];
    int n = 0;
    while (row) {
        row >>= __builtin_ctz(row) & ~1;
        Row gaps = ~tokens(row) & ONES;
        int length = __builtin_ctz(gaps);  // sixteen cells: the last ones are empty
        Row part = row & (((Row)1 << length) - 1);
        row &= ~(((Row)1 << length) - 1);
        if (fights(part)) found[n++] = std::min(part, mirrored(part));
    }
    std::sort(found, found + n, [](Row a, Row b) { return a > b; });
    for (int i = 0; i < n; i++) {
        int length = (33 - __builtin_clz(found[i])) & ~1;
        row = row << (length + 2) | found[i];
    }
    return row;
}

// Values of positions with the player to move: open addressing, the row and the player in the key.
struct Positions {
    std::vector<uint32_t> keys;
    std::vector<Id> values;
    size_t mask, used = 0;
    explicit Positions(size_t size) : keys(size), values(size), mask(size - 1) {}
    size_t slot(uint32_t key) const {
        size_t at = (key * (u64)0x9e3779b97f4a7c15u >> 24) & mask;
        while (keys[at] && keys[at] != key) at = (at + 1) & mask;
        return at;
    }
    void enter(uint32_t key, Id value) {
        size_t at = slot(key);
        keys[at] = key;
        values[at] = value;
        if (++used * 10 > keys.size() * 7) {
            Positions larger(2 * keys.size());
            for (size_t i = 0; i < keys.size(); i++)
                if (keys[i]) {
                    size_t to = larger.slot(keys[i]);
                    larger.keys[to] = keys[i];
                    larger.values[to] = values[i];
                }
            larger.used = used;
            std::swap(*this, larger);
        }
    }
};

static Positions positions(1 << 16);

static Id evaluate(Row row, int p);

static Id value_of(Row row, int p) {
    uint32_t key = row << 2 | p;
    size_t at = positions.slot(key);
    if (positions.keys[at]) return positions.values[at];
    Id x = evaluate(row, p);
    positions.enter(key, x);
    return x;
}

static Id evaluate(Row row, int p) {
    std::vector<Id> list;
    list.reserve(28);
    Row own = ~(row ^ (Row)p * ONES);
    own &= own >> 1 & ONES;
    Row fight = fights(row);
    for (int side = 0; side < 2; side++) {
        // Cells whose neighbour above, or below, can be clobbered.
        Row from = own & (side ? fight << 2 : fight);
        for (; from; from &= from - 1) {
            int at = __builtin_ctz(from), to = side ? at - 2 : at + 2;
            Row after = (row & ~((Row)3 << at) & ~((Row)3 << to)) | (Row)p << to;
            list.push_back(fights(after) ? value_of(in_parts ? parts(after) : normal(after), p % 3 + 1) : p);
        }
    }
    if (list.empty()) list.push_back(value_of(row, p % 3 + 1));
    return simplify(list, p);
}

int main(int argc, char **argv) {
    static const std::string names[] = {"unsimplified", "syntactic", "selfish", "prudent"};
    int n = argc > 3 ? atoi(argv[1]) : 0;
    auto name = argc > 3 ? std::find(names, names + 4, argv[2]) : names + 4;
    in_parts = argc > 3 && argv[3] == std::string("parts");
    if (n < 2 || n > 15 || name == names + 4) {
        fprintf(stderr, "usage: preferences n COLUMN rows|parts, with n from 2 to 15\n");
        return 2;
    }
    column = (Column)(name - names);
    clock_t begin = clock();
    u64 rows = 0;
    std::vector<bool> seen;
    for (Row row = in_parts ? 1 << 2 : (Row)1 << 2 * (n - 1); row < (u64)1 << 2 * n; row++) {
        Row gap = ~tokens(row) & ONES;
        int length = (33 - __builtin_clz(row | 1)) / 2;
        Row gap_mask = ONES & (((u64)1 << 2 * (length - 1)) - 1);
        if (!(row & 3) || (gap & gap >> 2 & gap_mask) || mirrored(row) > row || !fights(row)) continue;
        Id x = in_parts ? value_of(parts(row), 1) : evaluate(row, 1);
        if (length < n) continue;
        rows++;
        if (x >= seen.size()) seen.resize(2 * x + 1);
        seen[x] = true;
    }
    u64 values = 0, sizes = 0, digests = 0;
    for (Id x = 0; x < seen.size(); x++)
        if (seen[x]) {
            values++;
            sizes += column == PRUDENT || x <= 3 ? 1 : lists.size(x);
            digests += column == PRUDENT ? mix(x) : lists.digest[x];
        }
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    printf("%llu %llu %llu %llu\n%.6f\n", (unsigned long long)rows, (unsigned long long)values,
           (unsigned long long)sizes, (unsigned long long)digests, seconds);
    return 0;
}
