// Dynamic programming over profiles, or "broken profiles": what profile_search.py calls, compiled by `make wasm`.
//
// The spaces of an album are decided one by one, row by row: empty, or the first space of a tile, which then covers
// its own. What is still to come depends on the profile alone: of each column on the last space that was decided (a
// stamp that goes on below, one that is surrounded so far, an empty region of one space or two), on the tiles that are
// left, and on the units that are not paid by the piece. So of all ways to one profile only the best goes on. A profile
// is left out if not even a bound on what is to come makes it better than what is asked for.
//
// Some sets of the tiles are asked for, of which all have to be placed: the best points of each, and one placement.

#include <stdint.h>

#define EXPORT(name) __attribute__((export_name(#name)))

// As profile_search.py says.
enum { MOST_SIDE = 12, MOST_SIZES = 12, MOST_UNITS = 63, MOST_FIXED = 144, MOST_PLACED = 32 };
// ProfileKind of counting.py.
enum { HOLES_1, HOLES_2, SURROUNDED, CORNERS, REGIONS, EDGES, MEASURES };
enum { WAITING, DONE, FULL };
// A tile is four columns wide at most, so the profiles of five places are in use.
enum { CHUNK = 1024, MOST_CHUNKS = 1024, HISTORY = 65536, MOST_HISTORIES = 160, LAYERS = 5, NO_MOVE = 255, WIDEST = 4 };
// The edges of the album as bits, and the most spaces that a tile covers of a second one.
enum { TOP, BOTTOM, LEFT, RIGHT, CORNER_SPACES = 3 };
enum { NEEDS = 1024 };          // at a time

// The first 64 bits of the SHA-256 of this file when it was compiled.
EXPORT(source) uint64_t source(void) { return SOURCE; }

// Memory: a stack that grows.
static char *top;
static void *get(uint64_t bytes) {
  extern char __heap_base;
  if (!top) top = (char *)(((uint64_t)(uintptr_t)&__heap_base + 15) & ~15ull);
  char *found = top;
  top += (bytes + 15) & ~15ull;
  uint64_t pages = __builtin_wasm_memory_size(0);
  if ((uint64_t)(uintptr_t)top > pages << 16)
    __builtin_wasm_memory_grow(0, (((uint64_t)(uintptr_t)top - (pages << 16)) >> 16) + 16);
  return found;
}

// A column of a profile: an empty space by its region, of one space (ONE), two (TWO, and RIGHT_OF_TWO where the other
// one lies left of it in the same row) or more (MORE; from there on a number for each region, where these are counted);
// or a stamp, with the rows in which it goes on, whether it is surrounded
// so far, whether the column left of it is of the same stamp, and whether the other half of its tile comes below.
enum { WALL, ONE, TWO, RIGHT_OF_TWO, MORE, JOINED = 1, OPEN = 2, ROW = 4, ROWS = 12, HALF = 16, STAMP = 32 };
typedef struct {
  uint8_t column[MOST_SIDE], counts[EDGES], edges, corner;  // corner: whether three stamps meet at the next grid point
  int used, points;
} Profile;
// Packed: `a` has the edges and ten columns of six bits, `b` has what is used, two columns, the counts of six bits and
// the corner. `from` is the profile before it, and the size of the tile that was placed last.
typedef struct { uint64_t a, b; int points; uint32_t from; } State;

typedef struct {
  int states, slots;            // slots: 0 before the first state
  uint32_t *slot;               // number of a state + 1, by its hash
  State *chunk[MOST_CHUNKS];
} Layer;

// A size of tiles: whether it is a double, how many there are, and what one of them adds to a number that says how many
// tiles of each size are used.
typedef struct { int width, height, half, number, step; } Size;
typedef struct { int x, y, width, height; } Fixed;
// What is left of a set that was asked for, or at most of some: its stamps and tiles, the spaces they take, their longer
// sides together, and the least points to beat; and the spaces of the one that takes the fewest.
typedef struct { int stamps, tiles, spaces, sides, cutoff, fewest; } Need;

static int width, height, sizes, targets;
static Size size[MOST_SIZES];
static Fixed fixed[MOST_FIXED];
static int8_t first_of[MOST_SIDE * MOST_SIDE];          // the fixed stamp that begins in a space, or -1
static uint8_t taken[MOST_SIDE * MOST_SIDE];
// From each space on: the fixed stamps, those of their corners that may be corners of units, and the empty spaces.
static int fixed_stamps[MOST_SIDE * MOST_SIDE + 1], fixed_corners[MOST_SIDE * MOST_SIDE + 1];
static int room[MOST_SIDE * MOST_SIDE + 1], free_from[MOST_SIDE + 1][MOST_SIDE];
// Of grid points of which nothing is decided: those that are perfect corners, or lack one, two or three corners of
// stamps; and the corners of fixed stamps at the others.
static int sure_corners[MOST_SIDE * MOST_SIDE + 1], lacking_one[MOST_SIDE * MOST_SIDE + 1];
static int lacking_two[MOST_SIDE * MOST_SIDE + 1], lacking_three[MOST_SIDE * MOST_SIDE + 1];
static int line_corners[MOST_SIDE * MOST_SIDE + 1];
// Points for so many units; each unit alike, or not: then the units are a part of the profile.
static int pay[MEASURES][MOST_UNITS + 1], counted[MEASURES], scored[MEASURES];
static int keeps_joined, keeps_spaces;
static int *target_used, *target_cutoff, *target_points;
static uint32_t *target_end;
static int *need_start;
static Need *need;

static Layer layers[LAYERS];
static State *free_chunk;
static uint32_t *history[MOST_HISTORIES];
static int layer_start[MOST_SIDE * MOST_SIDE + 2], states;
static int at, next, status;
static double worked;

static State *state(Layer *layer, int number) { return layer->chunk[number / CHUNK] + number % CHUNK; }

static State *new_chunk(void) {
  State *found = free_chunk;
  if (!found) return get(sizeof(State) * CHUNK);
  free_chunk = *(State **)found;
  return found;
}

static void clear(Layer *layer) {
  for (int i = 0; i * CHUNK < layer->states; i++) {
    *(State **)layer->chunk[i] = free_chunk;
    free_chunk = layer->chunk[i];
  }
  layer->states = 0;
  if (layer->slots) __builtin_memset(layer->slot, 0, sizeof(uint32_t) * layer->slots);
}

static uint32_t hash(uint64_t a, uint64_t b) {
  uint64_t x = a * 0x9E3779B97F4A7C15ull ^ (b + 0x7F4A7C15) * 0xD6E8FEB86659FD93ull;
  x ^= x >> 32;
  x *= 0xD6E8FEB86659FD93ull;
  return (uint32_t)(x >> 29);
}

static void grow(Layer *layer) {
  int slots = layer->slots ? 2 * layer->slots : 1024;
  layer->slot = get(sizeof(uint32_t) * slots);
  layer->slots = slots;
  __builtin_memset(layer->slot, 0, sizeof(uint32_t) * slots);
  for (int i = 0; i < layer->states; i++) {
    State *each = state(layer, i);
    uint32_t place = hash(each->a, each->b) & (slots - 1);
    while (layer->slot[place]) place = (place + 1) & (slots - 1);
    layer->slot[place] = i + 1;
  }
}

static void put(Layer *layer, uint64_t a, uint64_t b, int points, uint32_t from) {
  if (2 * layer->states >= layer->slots) grow(layer);
  uint32_t place = hash(a, b) & (layer->slots - 1);
  for (; layer->slot[place]; place = (place + 1) & (layer->slots - 1)) {
    State *each = state(layer, layer->slot[place] - 1);
    if (each->a == a && each->b == b) {
      if (each->points < points) each->points = points, each->from = from;
      return;
    }
  }
  if (layer->states == MOST_CHUNKS * CHUNK) {
    status = FULL;
    return;
  }
  if (layer->states % CHUNK == 0) layer->chunk[layer->states / CHUNK] = new_chunk();
  *state(layer, layer->states) = (State){a, b, points, from};
  layer->slot[place] = ++layer->states;
}

static int is_stamp(uint8_t column) { return column & STAMP; }
static int is_empty(uint8_t column) { return column && !(column & STAMP); }
static int is_joined(uint8_t column) { return is_stamp(column) && column & JOINED; }
// Whether a stamp goes on below, or the other half of its tile does.
static int goes_on(uint8_t column) { return is_stamp(column) && column & (ROWS | HALF); }
static int is_large(uint8_t column) { return is_empty(column) && column >= MORE; }
static int spaces(uint8_t column) { return !is_empty(column) ? 0 : column == ONE ? 1 : is_large(column) ? 3 : 2; }

// The points of so many more units.
static int most_paid(const Profile *profile, int measure, int more) {
  int many = more + (counted[measure] ? profile->counts[measure] : 0);
  return pay[measure][many < MOST_UNITS ? many : MOST_UNITS];
}

// How many corners of empty regions there may be, besides those of tiles still to come, at the grid points below two
// columns: where a region has a corner, a tile has one, or the album. `large`: of all regions, not of holes alone.
static int supply_between(uint8_t left, uint8_t right, int large) {
  if (is_empty(left) && is_empty(right)) return 0;
  if (is_joined(right)) return 0;
  if (is_stamp(left) && is_stamp(right)) {
    // Stamps that end in one line leave no corner there.
    return (left & (ROWS | HALF)) == (right & (ROWS | HALF)) ? 0 : 2;
  }
  uint8_t stamp = is_stamp(left) ? left : right, beside = is_stamp(left) ? right : left;
  // Of holes beside a large region only what comes below has a corner.
  return is_stamp(stamp) && (large || !is_large(beside) || goes_on(stamp));
}

static int supply(const Profile *profile, int place, int large) {
  int found = fixed_corners[place], step = place % width;
  for (int x = 0; x <= width; x++) {
    uint8_t left = x ? profile->column[x - 1] : WALL, right = x < width ? profile->column[x] : WALL;
    if (x && x == step) {
      // The two grid points at the step in the line: the upper one, then that of the left column.
      found += is_stamp(left) && is_large(right) && !large ? 0 : is_empty(right) ? 2 : 1;
      found += (is_stamp(left) != 0) + (goes_on(right) != 0);
    }
    else found += supply_between(left, right, large);
  }
  return found;
}

// Whether no other column has the same region.
static int is_last_of_region(const Profile *profile, int x) {
  for (int i = 0; i < width; i++) if (i != x && profile->column[i] == profile->column[x]) return 0;
  return 1;
}

// The rows in which the stamp of a column, or the other half of its tile, goes on.
static int rows_below(uint8_t column) { return (column & ROWS) / ROW + (column & HALF ? 2 : 0); }

// The free spaces below each column whose stamp is surrounded so far, the fewest first; returns how many there are.
static int open_columns(const Profile *profile, int place, int *free_below) {
  int found = 0, row = place / width, step = place % width;
  for (int x = 0; x < width; x++) {
    uint8_t column = profile->column[x];
    if (!is_stamp(column) || !(column & OPEN)) continue;
    int many = free_from[x < step ? row + 1 : row][x] - rows_below(column), at = found++;
    for (; at && free_below[at - 1] > many; at--) free_below[at] = free_below[at - 1];
    free_below[at] = many;
  }
  return found;
}

// How many stamps an empty space has to be below, of those that are surrounded so far or still to come: so many
// columns cannot be filled, and a stamp has four at most.
static int least_closed(const int *free_below, int columns, int spaces) {
  int filled = 0;
  while (filled < columns && (spaces -= free_below[filled]) >= 0) filled++;
  return (columns - filled + WIDEST - 1) / WIDEST;
}

// The most perfect corners still to come: grid points that lack one corner of a stamp come first, then two, and so on.
// A stamp that goes on may have its corners at any of them.
static int most_corners(const Profile *profile, int place, int stamps) {
  int lacking[4] = {lacking_one[place], lacking_two[place], lacking_three[place], MOST_UNITS};
  int found = profile->corner + sure_corners[place], supply = 4 * stamps + line_corners[place];
  for (int x = 0; x <= width; x++) {
    uint8_t left = x ? profile->column[x - 1] : WALL, right = x < width ? profile->column[x] : WALL;
    if (is_joined(right)) continue;
    int ends = (is_stamp(left) && !goes_on(left)) + (is_stamp(right) && !goes_on(right));
    if (ends) lacking[3 - ends]++;
    supply += (goes_on(left) != 0) + (goes_on(right) != 0) + (right & STAMP && right & HALF ? 4 : 0);
  }
  for (int i = 0; i < 4; i++) {
    int many = supply / (i + 1) < lacking[i] ? supply / (i + 1) : lacking[i];
    found += many;
    supply -= many * (i + 1);
  }
  return found;
}

// The most edges of the album that may be covered in the end: the tiles that are left have to cover what they lack. A
// tile covers one of its sides of one edge, and of two edges only where they meet.
static int most_edges(const Profile *profile, int place, const Need *left) {
  int row = place / width, found = 0, lacking[4], many = 0;
  for (int edge = 0; edge < 4; edge++) {
    if (!(profile->edges & 1 << edge)) continue;
    int spaces = 0;
    if (edge == TOP) spaces = row ? 0 : room[place] - room[width];
    if (edge == BOTTOM) spaces = room[row >= height - 1 ? place : width * (height - 1)];
    if (edge == LEFT) spaces = free_from[place % width ? row + 1 : row][0];
    if (edge == RIGHT) spaces = free_from[row][width - 1];
    if (edge == LEFT) spaces -= rows_below(profile->column[0]);
    if (edge == RIGHT) spaces -= rows_below(profile->column[width - 1]);
    if (edge == BOTTOM)
      for (int x = 0; x < width; x++) {
        // The row that was decided last in this column.
        int last = x < place % width ? row : row - 1;
        spaces -= last < height - 1 && last + rows_below(profile->column[x]) == height - 1;
      }
    int at = many++;
    for (; at && lacking[at - 1] > spaces; at--) lacking[at] = lacking[at - 1];
    lacking[at] = spaces;
  }
  int longest = left->sides + CORNER_SPACES * (many > 1 ? many : 0);
  while (found < many && (longest -= lacking[found]) >= 0) found++;
  return found;
}

// Whether what is there and what may come bring no more points than any set asks for.
static int hopeless(const Profile *profile, int place) {
  int open = fixed_stamps[place], holes = 0, regions = 0, hole_corners = 0, region_corners = 0;
  int free_below[MOST_SIDE], columns = 0, numbered = 0, counts_empty = keeps_spaces || scored[REGIONS];
  for (int x = 0; x < width; x++) {
    uint8_t column = profile->column[x];
    if (is_stamp(column) && !(column & JOINED)) open += (column & OPEN) / OPEN + (column & HALF) / HALF;
    holes += column == ONE || column == TWO;
    if (is_large(column) && !(numbered >> column & 1)) numbered |= 1 << column, regions++;
  }
  // What has begun lacks two corners at least.
  if (keeps_spaces) hole_corners = supply(profile, place, 0) + 2 * holes;
  if (scored[REGIONS]) region_corners = supply(profile, place, 1) + 2 * (holes + regions);
  if (scored[SURROUNDED]) columns = open_columns(profile, place, free_below);
  for (const Need *each = need + need_start[profile->used]; each < need + need_start[profile->used + 1]; each++) {
    if (each->fewest > room[place]) continue;
    int base = profile->points;
    if (scored[EDGES]) base += pay[EDGES][most_edges(profile, place, each)];
    if (scored[CORNERS]) base += most_paid(profile, CORNERS, most_corners(profile, place, each->stamps));
    int closed = scored[SURROUNDED] ? least_closed(free_below, columns, each->spaces) : 0;
    // A tile that is surrounded is beside no empty region.
    for (int beside = counts_empty ? 0 : each->tiles; beside <= each->tiles; beside++) {
      int most = base, many = (hole_corners + 4 * beside) / 4;
      if (scored[HOLES_1]) most += most_paid(profile, HOLES_1, many);
      if (scored[HOLES_2]) most += most_paid(profile, HOLES_2, many);
      if (scored[REGIONS]) most += most_paid(profile, REGIONS, (region_corners + 4 * beside) / 4);
      if (scored[SURROUNDED]) {
        int outside = counts_empty && beside > closed ? beside : closed;
        most += most_paid(profile, SURROUNDED, open + each->stamps - outside);
      }
      if (most > each->cutoff) return 0;
    }
  }
  return 1;
}

static void add(int place, const Profile *profile, uint32_t from) {
  if (hopeless(profile, place)) return;
  uint64_t a = profile->edges, b = profile->used;
  // Large regions are numbered from the left.
  uint8_t number[STAMP] = {0}, numbers = MORE;
  for (int x = 0; x < MOST_SIDE; x++) {
    uint8_t column = profile->column[x];
    if (scored[REGIONS] && is_large(column)) {
      if (!number[column]) number[column] = numbers++;
      column = number[column];
    }
    if (x < 10) a = a << 6 | column;
    else b = b << 6 | column;
  }
  for (int i = 0; i < EDGES; i++) b = b << 6 | profile->counts[i];
  put(layers + place % LAYERS, a, b << 1 | profile->corner, profile->points, from);
}

static void unpack(const State *each, Profile *profile) {
  uint64_t a = each->a, b = each->b >> 1;
  profile->points = each->points;
  profile->corner = each->b & 1;
  for (int i = EDGES - 1; i >= 0; i--, b >>= 6) profile->counts[i] = b & 63;
  for (int x = MOST_SIDE - 1; x >= 10; x--, b >>= 6) profile->column[x] = b & 63;
  profile->used = (int)b;
  for (int x = 9; x >= 0; x--, a >>= 6) profile->column[x] = a & 63;
  profile->edges = (uint8_t)a;
}

static void unit(Profile *profile, int measure) {
  if (!scored[measure]) return;
  if (!counted[measure]) profile->points += pay[measure][1];
  else if (profile->counts[measure] < MOST_UNITS) profile->counts[measure]++;
}

// A stamp has an empty space beside it: the columns from x on that are joined, and those before it.
static void close_right(Profile *profile, int x) {
  uint8_t keep = keeps_joined ? ~OPEN : ~(OPEN | JOINED);
  for (profile->column[x++] &= keep; x < width && is_joined(profile->column[x]); x++) profile->column[x] &= keep;
}
static void close_left(Profile *profile, int x) {
  uint8_t keep = keeps_joined ? ~OPEN : ~(OPEN | JOINED);
  int joined;
  do { joined = is_joined(profile->column[x]); profile->column[x--] &= keep; } while (joined);
}

// Cover the last space that was decided in a column from below: what ended there brings its units.
static void cover(Profile *profile, int x) {
  uint8_t above = profile->column[x];
  int joined = x + 1 < width && is_joined(profile->column[x + 1]);
  if (is_stamp(above)) {
    if (above & OPEN && !joined) unit(profile, SURROUNDED);
    if (joined) profile->column[x + 1] &= ~JOINED;
  } else if (above == ONE) {
    unit(profile, HOLES_1);
    unit(profile, REGIONS);
  } else if (above == TWO && x + 1 < width && profile->column[x + 1] == RIGHT_OF_TWO) profile->column[x + 1] = TWO;
  else if (above == TWO || above == RIGHT_OF_TWO) {
    unit(profile, HOLES_2);
    unit(profile, REGIONS);
  } else if (scored[REGIONS] && is_large(above) && is_last_of_region(profile, x)) unit(profile, REGIONS);
  profile->column[x] = WALL;
}

// Place a stamp whose first space is the one at (x, y).
static void place_stamp(Profile *profile, int x, int y, int w, int h, int half) {
  if (profile->corner) unit(profile, CORNERS);
  int end = x + w, closed = x && is_empty(profile->column[x - 1]);
  profile->corner = scored[CORNERS] && y && end < width && is_stamp(profile->column[end - 1]) &&
                    is_stamp(profile->column[end]) && !(profile->column[end] & (ROWS | JOINED));
  for (int i = x; i < end; i++) {
    closed |= is_empty(profile->column[i]);
    cover(profile, i);
  }
  for (int i = x; i < end; i++) {
    uint8_t open = scored[SURROUNDED] && !closed ? OPEN : 0;
    uint8_t joined = i > x && (keeps_joined || open) ? JOINED : 0;
    profile->column[i] = STAMP | (h - 1) * ROW | open | joined | (half ? HALF : 0);
  }
}

// The number of the large region that an empty space belongs to, by the spaces beside it; a new one for a new region.
static uint8_t region_of(const Profile *profile, uint8_t above, uint8_t left) {
  if (!scored[REGIONS]) return MORE;
  if (is_large(above)) return above;
  if (is_large(left)) return left;
  int numbered = 0, found = MORE;
  for (int x = 0; x < width; x++) if (is_large(profile->column[x])) numbered |= 1 << profile->column[x];
  while (numbered >> found & 1) found++;
  return (uint8_t)found;
}

static void place_empty(Profile *profile, int x, int y) {
  uint8_t *column = profile->column, above = column[x], left = x ? column[x - 1] : WALL;
  if (is_stamp(above)) {
    if (above & OPEN) close_right(profile, x);
    if (x + 1 < width && is_joined(column[x + 1])) column[x + 1] &= ~JOINED;
  }
  if (is_stamp(left) && left & OPEN) close_left(profile, x - 1);
  int many = keeps_spaces ? 1 + spaces(above) + spaces(left) : 3;
  if (many > 2) {
    uint8_t region = region_of(profile, above, left);
    if (above == TWO && x + 1 < width && column[x + 1] == RIGHT_OF_TWO) column[x + 1] = region;
    if (left == RIGHT_OF_TWO) column[x - 2] = region;
    if (is_empty(left)) column[x - 1] = region;
    column[x] = region;
    // The space has joined two regions.
    for (int i = 0; i < width && is_large(left); i++) if (column[i] == left) column[i] = region;
  } else if (is_empty(left)) {
    column[x - 1] = TWO;
    column[x] = RIGHT_OF_TWO;
  } else column[x] = many == 1 ? ONE : TWO;
  profile->corner = 0;
  if (scored[EDGES]) {
    if (!y) profile->edges &= ~(1 << TOP);
    if (y == height - 1) profile->edges &= ~(1 << BOTTOM);
    if (!x) profile->edges &= ~(1 << LEFT);
    if (x == width - 1) profile->edges &= ~(1 << RIGHT);
  }
}

static int has_room(const Profile *profile, int x, int y, int w, int h) {
  if (x + w > width || y + h > height) return 0;
  for (int i = x; i < x + w; i++) {
    if (goes_on(profile->column[i])) return 0;
    for (int j = y; j < y + h; j++) if (taken[j * width + i]) return 0;
  }
  return 1;
}

// Everything that may be in the space that is next.
static void expand(const State *each, uint32_t number) {
  Profile profile, other;
  unpack(each, &profile);
  int x = at % width, y = at / width;
  uint32_t from = number << 8 | NO_MOVE;
  uint8_t above = profile.column[x];
  if (is_stamp(above) && above & ROWS) {
    if (above & OPEN && x && is_empty(profile.column[x - 1])) close_right(&profile, x);
    profile.column[x] -= ROW;
    profile.corner = 0;
    add(at + 1, &profile, from);
    return;
  }
  if (is_stamp(above) && above & HALF) {
    place_stamp(&profile, x, y, 2, 2, 0);
    add(at + 2, &profile, from);
    return;
  }
  if (taken[at]) {
    const Fixed *stamp = fixed + first_of[at];
    for (int i = x; i < x + stamp->width; i++) if (goes_on(profile.column[i])) return;
    place_stamp(&profile, x, y, stamp->width, stamp->height, 0);
    add(at + stamp->width, &profile, from);
    return;
  }
  for (int i = 0; i < sizes; i++) {
    const Size *tile = size + i;
    if (profile.used / tile->step % (tile->number + 1) == tile->number) continue;
    if (need_start[profile.used + tile->step] == need_start[profile.used + tile->step + 1]) continue;
    if (!has_room(&profile, x, y, tile->width, tile->height)) continue;
    other = profile;
    other.used += tile->step;
    if (!tile->half) place_stamp(&other, x, y, tile->width, tile->height, 0);
    else if (tile->width == 2) place_stamp(&other, x, y, 2, 2, 1);
    else {
      place_stamp(&other, x, y, 2, 2, 0);
      place_stamp(&other, x + 2, y, 2, 2, 0);
    }
    add(at + tile->width, &other, number << 8 | i);
  }
  place_empty(&profile, x, y);
  add(at + 1, &profile, from);
}

// The points of a profile of which nothing is left to decide.
static int final_points(Profile *profile) {
  for (int x = 0; x < width; x++) cover(profile, x);
  int found = profile->points, edges = 0;
  for (int measure = 0; measure < EDGES; measure++)
    if (counted[measure]) found += pay[measure][profile->counts[measure]];
  for (int bit = 1; bit < 16; bit *= 2) edges += (profile->edges & bit) != 0;
  return found + (scored[EDGES] ? pay[EDGES][edges] : 0);
}

static void finish(void) {
  Layer *layer = layers + at % LAYERS;
  for (int i = 0; i < layer->states; i++) {
    Profile profile;
    unpack(state(layer, i), &profile);
    int points = final_points(&profile);
    for (int t = 0; t < targets; t++)
      if (target_used[t] == profile.used && points > target_points[t])
        target_points[t] = points, target_end[t] = state(layer, i)->from;
  }
  status = DONE;
}

// What the states of a layer come from is kept, to find the way back.
static void keep_history(void) {
  Layer *layer = layers + at % LAYERS;
  layer_start[at] = states;
  if (states + layer->states > MOST_HISTORIES * HISTORY) {
    status = FULL;
    return;
  }
  for (int i = 0; i < layer->states; i++, states++) {
    if (states % HISTORY == 0) history[states / HISTORY] = get(sizeof(uint32_t) * HISTORY);
    history[states / HISTORY][states % HISTORY] = state(layer, i)->from;
  }
}

// Go on until so many more states have been looked at, or all.
EXPORT(advance) int advance(int many) {
  int end = width * height;
  while (status == WAITING && many > 0) {
    Layer *layer = layers + at % LAYERS;
    if (next == 0) keep_history();
    for (; next < layer->states && many > 0 && status == WAITING; next++, many--, worked++)
      expand(state(layer, next), layer_start[at] + next);
    if (next == layer->states && status == WAITING) {
      clear(layer);
      next = 0;
      if (++at == end) finish();
    }
  }
  return status;
}

EXPORT(worked) double work_done(void) { return worked; }

// The best points of a set that was asked for; its cutoff where it has none above that.
EXPORT(points) int points_of(int target) { return target_points[target]; }

// The tiles of a best placement: the number of each one's size, and its first space; then -1.
EXPORT(placement) int *placement(int target) {
  static int told[2 * MOST_PLACED + 1];
  int *end = told, place = width * height;
  uint32_t from = target_end[target];
  while (1) {
    int number = from >> 8, move = from & 255;
    // The layer of the state before: layers that no state is in begin where the next one does.
    for (place--; layer_start[place] > number; place--);
    if (move != NO_MOVE) *end++ = move, *end++ = place;
    if (!number) break;
    from = history[number / HISTORY][number % HISTORY];
  }
  *end = -1;
  return told;
}

EXPORT(reserve) char *reserve(int bytes) { return get(bytes); }

// The spaces that a tile covers of one edge of the album. On a narrow one it may cover several edges.
static int sides_of(const Size *tile) {
  if (width <= WIDEST || height <= WIDEST) return 2 * (tile->width + tile->height);
  return tile->width > tile->height ? tile->width : tile->height;
}

static int asks_no_more(const Need *one, const Need *other) {
  return one->cutoff <= other->cutoff && one->tiles >= other->tiles && one->stamps >= other->stamps &&
         one->sides >= other->sides;
}

// Make one need of two, if one of them asks for no more than the other and has as much left.
static int merge(Need *into, const Need *other) {
  int spaces = into->spaces > other->spaces ? into->spaces : other->spaces;
  int fewest = into->fewest < other->fewest ? into->fewest : other->fewest;
  if (asks_no_more(other, into)) *into = *other;
  else if (!asks_no_more(into, other)) return 0;
  into->spaces = spaces;
  into->fewest = fewest;
  return 1;
}

// The needs of each set of tiles that may be used by then: what is left of the sets that were asked for.
static void make_needs(void) {
  int sets = 1, found = 0;
  for (int i = 0; i < sizes; i++) sets *= size[i].number + 1;
  need_start = get(sizeof(int) * (sets + 1));
  need = get(0);
  for (int used = 0; used < sets; used++) {
    need_start[used] = found;
    for (int t = 0; t < targets; t++) {
      Need left = {0, 0, 0, 0, target_cutoff[t], 0};
      int possible = 1;
      for (int i = 0; i < sizes && possible; i++) {
        int values = size[i].number + 1, many = target_used[t] / size[i].step % values - used / size[i].step % values;
        possible = many >= 0;
        left.tiles += many;
        left.stamps += many * (1 + size[i].half);
        left.spaces += many * size[i].width * size[i].height;
        left.sides += many * sides_of(size + i);
      }
      left.fewest = left.spaces;
      for (int i = need_start[used]; i < found && possible; i++) possible = !merge(need + i, &left);
      if (!possible) continue;
      if (need + found + 1 > (Need *)top) get(sizeof(Need) * NEEDS);
      need[found++] = left;
    }
  }
  need_start[sets] = found;
}

// Whether a space is covered by a fixed stamp, or lies off the album.
static int covered(int x, int y) { return x < 0 || y < 0 || x >= width || y >= height || taken[y * width + x]; }

// The corners of holes that the fixed stamps and the album may make at a grid point of which nothing is decided.
static int fixed_supply(int x, int y) {
  int a = covered(x - 1, y - 1), b = covered(x, y - 1), c = covered(x - 1, y), d = covered(x, y);
  if (a + b + c + d == 2) return a == d ? 2 : 0;
  return a + b + c + d == 1 || a + b + c + d == 3;
}

// The corners of fixed stamps at a grid point; -1 if there is a stamp that has none there.
static int corners_at(int x, int y, int many) {
  int corners = 0, spaces = covered(x - 1, y - 1) + covered(x, y - 1) + covered(x - 1, y) + covered(x, y);
  for (int i = 0; i < many; i++)
    corners += (fixed[i].x == x || fixed[i].x + fixed[i].width == x) && (fixed[i].y == y || fixed[i].y + fixed[i].height == y);
  return corners == spaces ? corners : -1;
}

// What the fixed stamps may still bring when all spaces before one are decided.
static void count_fixed(int place, int many) {
  int row = place / width, step = place % width;
  // The album's own: two in its first row, and those of its last row that are on the line.
  fixed_corners[place] = !place + (place < width) + (row + 1 >= height) + (row >= height);
  for (int y = row + 1; y <= height; y++)
    for (int x = y == row + 1 ? step + 1 : 0; x <= width; x++) {
      fixed_corners[place] += fixed_supply(x, y);
      int corners = x && x < width && y < height ? corners_at(x, y, many) : -1;
      sure_corners[place] += corners == 4;
      lacking_one[place] += corners == 3;
      lacking_two[place] += corners == 2;
      lacking_three[place] += corners == 1;
    }
  for (int i = 0; i < many; i++) {
    int x = fixed[i].x, y = fixed[i].y, end = x + fixed[i].width;
    if (y * width + x < place) continue;
    fixed_stamps[place]++;
    // The others of its corners are counted as grid points.
    int line = ((y == row && x >= step) || (y == row + 1 && x <= step)) +
               ((y == row && end >= step) || (y == row + 1 && end <= step));
    fixed_corners[place] += line;
    line_corners[place] += line;
  }
}

EXPORT(begin) void begin(const int *told) {
  width = *told++, height = *told++;
  sizes = *told++, targets = *told++;
  int many = *told++;
  for (int measure = 0; measure < MEASURES; measure++) {
    scored[measure] = *told++, counted[measure] = *told++;
    for (int i = 0; i <= MOST_UNITS; i++) pay[measure][i] = *told++;
  }
  for (int i = 0, step = 1; i < sizes; i++, told += 4) {
    size[i] = (Size){told[0], told[1], told[2], told[3], step};
    step *= told[3] + 1;
  }
  keeps_spaces = scored[HOLES_1] || scored[HOLES_2];
  keeps_joined = keeps_spaces || scored[REGIONS] || scored[CORNERS];
  __builtin_memset(first_of, -1, sizeof first_of);
  for (int i = 0; i < many; i++, told += 4) {
    fixed[i] = (Fixed){told[0], told[1], told[2], told[3]};
    first_of[told[1] * width + told[0]] = (int8_t)i;
    for (int y = told[1]; y < told[1] + told[3]; y++)
      for (int x = told[0]; x < told[0] + told[2]; x++) taken[y * width + x] = 1;
  }
  for (int place = 0; place <= width * height; place++) count_fixed(place, many);
  for (int place = width * height - 1; place >= 0; place--) room[place] = room[place + 1] + !taken[place];
  for (int y = height - 1; y >= 0; y--)
    for (int x = 0; x < width; x++) free_from[y][x] = free_from[y + 1][x] + !taken[y * width + x];
  target_used = get(sizeof(int) * targets), target_cutoff = get(sizeof(int) * targets);
  target_points = get(sizeof(int) * targets), target_end = get(sizeof(uint32_t) * targets);
  for (int t = 0; t < targets; t++) {
    target_used[t] = 0;
    for (int i = 0; i < sizes; i++) target_used[t] += size[i].step * *told++;
    target_points[t] = target_cutoff[t] = *told++;
  }
  make_needs();
  Profile profile;
  __builtin_memset(&profile, 0, sizeof profile);
  profile.edges = scored[EDGES] ? 15 : 0;
  add(0, &profile, NO_MOVE);
}
