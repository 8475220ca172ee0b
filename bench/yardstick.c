/* The yardstick: random games of base Metro in plain C, to compare the compiled Python rules with.
 *
 * Straightforward: paths by their ends, the open cells in a list, the full list of legal actions at every step, one of them
 * chosen at random. Compiled with -DSETS, cells are in sets of 64 bits instead, as in the Python rules. Prints games per
 * second of processor time.
 *
 *     cc -O2 -o yardstick yardstick.c && ./yardstick SEATS SECONDS TILES STATIONS
 *
 * TILES: the 24 kinds and their numbers, as in "aaaa4aacb4...". STATIONS: the owner of each of the 32 stations,
 * a digit each or '-'. Both come from the project's data, so that there is no second copy of the facts.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 8, CELLS = 64, KINDS = 24, TILES = 60, STATIONS = 32, ARRIVALS = 256, PORTS = 288, DRAW = CELLS };

typedef struct {
    int16_t far[PORTS], length[PORTS], board[CELLS], bag[TILES], hands[6], points[6];
#ifdef SETS
    uint64_t frontier, free;
#else
    int16_t open[CELLS], place[CELLS]; /* the cells where a tile may go, and where each is in that list, or -1 */
    int opened;
#endif
    int left, seats, turn, drawn, laid;
} State;

static int exits[KINDS][CELLS][4], bag_of[TILES], station_at[PORTS], owner[STATIONS], times_at[PORTS];
static int beside[CELLS][4], banned[KINDS][CELLS], is_edge[CELLS], is_centre[CELLS];
static uint64_t suitable[KINDS], neighbours[CELLS], edge, land;
static uint64_t rng = 88172645463325252ull;

static int below(int n) {
    rng ^= rng << 13, rng ^= rng >> 7, rng ^= rng << 17;
    return (int)(((rng >> 32) * (uint64_t)n) >> 32);
}

static int beyond(int cell, int side) {
    int row = cell / SIZE + (side == 2) - (side == 0), column = cell % SIZE + (side == 1) - (side == 3);
    return row < 0 || row >= SIZE || column < 0 || column >= SIZE ? -1 : row * SIZE + column;
}

static int station_beyond(int cell, int side) { /* 0 is station 1, at the top right; anticlockwise */
    int row = cell / SIZE, column = cell % SIZE;
    return side == 0 ? 7 - column : side == 3 ? 8 + row : side == 2 ? 16 + column : 24 + 7 - row;
}

static void prepare(const char *tiles, const char *owners) {
    int count = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        int row = cell / SIZE, column = cell % SIZE;
        is_centre[cell] = (row == 3 || row == 4) && (column == 3 || column == 4);
        if (!is_centre[cell]) land |= 1ull << cell;
        else for (int side = 0; side < 4; side++) times_at[4 * cell + side] = 2;
        for (int side = 0; side < 4; side++) {
            beside[cell][side] = beyond(cell, side);
            station_at[4 * cell + side] = beyond(cell, side) < 0 ? station_beyond(cell, side) : -1;
            if (beyond(cell, side) < 0) edge |= 1ull << cell, is_edge[cell] = 1;
            else neighbours[cell] |= 1ull << beyond(cell, side);
        }
    }
    for (int port = ARRIVALS; port < PORTS; port++) times_at[port] = 1, station_at[port] = -1;
    for (int station = 0; station < STATIONS; station++)
        owner[station] = owners[station] == '-' ? -1 : owners[station] - '0';
    for (int kind = 0; kind < KINDS; kind++) {
        const char *code = tiles + 5 * kind;
        for (int n = code[4] - '0'; n > 0; n--) bag_of[count++] = kind;
        for (int cell = 0; cell < CELLS; cell++) {
            int one_tile_line = 0;
            for (int side = 0; side < 4; side++) {
                int out = (side + (code[side] == 'a' ? 2 : code[side] == 'b' ? 1 : code[side] == 'c' ? 3 : 0)) % 4;
                int next = beyond(cell, out);
                exits[kind][cell][side] =
                    next < 0 ? ARRIVALS + station_beyond(cell, out) : 4 * next + (out + 2) % 4;
                one_tile_line |= next < 0 && beyond(cell, side) < 0;
            }
            banned[kind][cell] = one_tile_line;
            if (!one_tile_line) suitable[kind] |= 1ull << cell;
        }
    }
}

#ifndef SETS
static void open_cell(State *s, int cell) {
    s->place[cell] = (int16_t)s->opened;
    s->open[s->opened++] = (int16_t)cell;
}

static void close_cell(State *s, int cell) {
    int last = s->open[--s->opened];
    s->open[s->place[cell]] = (int16_t)last;
    s->place[last] = s->place[cell];
    s->place[cell] = -1;
}
#endif

static int draw(State *s) { return s->left ? s->bag[--s->left] : -1; }

static void start(State *s, int seats) {
    for (int port = 0; port < PORTS; port++) s->far[port] = (int16_t)port, s->length[port] = 0;
    for (int cell = 0; cell < CELLS; cell++) s->board[cell] = -1;
    for (int i = 0; i < TILES; i++) s->bag[i] = (int16_t)bag_of[i];
    for (int i = TILES - 1; i > 0; i--) {
        int j = below(i + 1);
        int16_t swap = s->bag[i];
        s->bag[i] = s->bag[j], s->bag[j] = swap;
    }
    s->left = TILES, s->seats = seats, s->turn = 0, s->drawn = -1, s->laid = 0;
#ifdef SETS
    s->frontier = edge, s->free = land;
#else
    s->opened = 0;
    for (int cell = 0; cell < CELLS; cell++) {
        s->place[cell] = -1;
        if (is_edge[cell]) open_cell(s, cell);
    }
#endif
    for (int seat = 0; seat < seats; seat++) s->hands[seat] = (int16_t)draw(s), s->points[seat] = 0;
}

static int cells_for(const State *s, int kind, int16_t *actions) {
    int count = 0;
#ifdef SETS
    uint64_t cells = s->frontier & suitable[kind];
    if (!cells) cells = s->frontier;
    for (; cells; cells &= cells - 1) actions[count++] = (int16_t)__builtin_ctzll(cells);
#else
    for (int i = 0; i < s->opened; i++)
        if (!banned[kind][s->open[i]]) actions[count++] = s->open[i];
    if (count == 0)
        for (int i = 0; i < s->opened; i++) actions[count++] = s->open[i];
#endif
    return count;
}

static int legal_actions(const State *s, int16_t *actions) {
    int count = cells_for(s, s->drawn < 0 ? s->hands[s->turn] : s->drawn, actions);
    if (s->drawn < 0 && s->left) actions[count++] = DRAW;
    return count;
}

static void lay(State *s, int kind, int cell) {
    s->board[cell] = (int16_t)kind;
    s->laid++;
#ifdef SETS
    s->free &= ~(1ull << cell);
    s->frontier = (s->frontier | neighbours[cell]) & s->free;
#else
    close_cell(s, cell);
    for (int side = 0; side < 4; side++) {
        int next = beside[cell][side];
        if (next >= 0 && s->board[next] < 0 && s->place[next] < 0 && !is_centre[next]) open_cell(s, next);
    }
#endif
    for (int side = 0; side < 4; side++) {
        int entry = 4 * cell + side, leave = exits[kind][cell][side];
        int first = s->far[entry], last = s->far[leave], passed = s->length[entry] + 1 + s->length[leave];
        s->far[first] = (int16_t)last, s->far[last] = (int16_t)first;
        s->length[first] = s->length[last] = (int16_t)passed;
        if (times_at[last] && station_at[first] >= 0 && owner[station_at[first]] >= 0)
            s->points[owner[station_at[first]]] += (int16_t)(passed * times_at[last]);
    }
}

static void apply(State *s, int action) {
    if (action == DRAW) {
        s->drawn = draw(s);
        return;
    }
    if (s->drawn >= 0) lay(s, s->drawn, action), s->drawn = -1;
    else lay(s, s->hands[s->turn], action), s->hands[s->turn] = (int16_t)draw(s);
    s->turn = s->turn + 1 == s->seats ? 0 : s->turn + 1;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 5 || strlen(argv[3]) != 5 * KINDS || strlen(argv[4]) != STATIONS) {
        fprintf(stderr, "usage: yardstick SEATS SECONDS TILES STATIONS\n");
        return 2;
    }
    int seats = atoi(argv[1]);
    double seconds = atof(argv[2]), begin, spent;
    int16_t actions[CELLS + 1];
    long games = 0, total = 0;
    State state;
    prepare(argv[3], argv[4]);
    begin = now();
    do {
        for (int i = 0; i < 1000; i++, games++) {
            start(&state, seats);
            while (state.laid < TILES) apply(&state, actions[below(legal_actions(&state, actions))]);
            for (int seat = 0; seat < seats; seat++) total += state.points[seat];
        }
        spent = now() - begin;
    } while (spent < seconds);
    printf("{\"games_per_second\": %.0f, \"mean_points\": %.2f}\n", (double)games / spent,
           (double)total / (double)games);
    return 0;
}
