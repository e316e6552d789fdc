// Dynamic programming over profiles, or "broken profiles": what profile_search.py calls, compiled by `make wasm`.
//
// The spaces of an album are decided one by one, row by row: empty, or the first space of a tile, which then covers
// its own. What is still to come depends on the profile alone: of each column on the last space that was decided (a
// stamp that goes on below, one that is surrounded so far, an empty region of one space or two), on the tiles that are
// left, and on the units that are not paid by the piece. So of all ways to one profile only the best goes on. A profile
// is left out if not even a bound on what is to come makes it better than what is asked for.
//
// Some sets of the tiles are asked for, of which all have to be placed: the best points of each, and one placement.
// How profiles look is said in profile_states.h, how much may still come in profile_bounds.h.

#include "profile_bounds.h"

static void add(int place, const Profile *profile, uint32_t from) {
  if (hopeless(profile, place)) return;
  uint64_t a = profile->edges, b = profile->used;
  // Large regions are numbered from the left.
  uint8_t number[STAMP] = {0}, numbers = MORE;
  for (int x = 0; x < SIDE; x++) {
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
  for (int x = SIDE - 1; x >= 10; x--, b >>= 6) profile->column[x] = b & 63;
  profile->used = (int)b;
  for (int x = 9; x >= 0; x--, a >>= 6) profile->column[x] = a & 63;
  profile->edges = (uint8_t)a;
}

static void unit(Profile *profile, int measure) {
  if (!scored[measure]) return;
  if (!counted[measure]) profile->points += pay[measure][1];
  else if (profile->counts[measure] < UNITS) profile->counts[measure]++;
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
    unit(profile, SINGLE_HOLES);
    unit(profile, REGIONS);
  } else if (above == TWO && x + 1 < width && profile->column[x + 1] == RIGHT_OF_TWO) profile->column[x + 1] = TWO;
  else if (above == TWO || above == RIGHT_OF_TWO) {
    unit(profile, DOUBLE_HOLES);
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

static int is_fixed_single(int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height || first_of[y * width + x] < 0) return 0;
  return fixed[first_of[y * width + x]].width == 1;
}

// Whether an empty space may become a hole of one space: with a single stamp beside it, or as a pinwheel, where each of
// the four tiles around it covers one of the spaces diagonal to it, in one sense or the other.
static int may_be_hole(const Profile *profile, int x, int y) {
  int used = singles_used(profile);
  if (single >= 0 && used < size[single].number) return 1;
  if (is_fixed_single(x, y - 1) || is_fixed_single(x - 1, y) || is_fixed_single(x + 1, y) || is_fixed_single(x, y + 1)) return 1;
  if (used && (seems_single(profile, x) || (x && seems_single(profile, x - 1)))) return 1;
  if (!x || !y || x == width - 1 || y == height - 1) return 0;
  uint8_t above = profile->column[x], left = profile->column[x - 1], right = profile->column[x + 1];
  if (!is_stamp(above) || !is_stamp(left)) return 0;
  return is_joined(right) ? !goes_on(left) : is_stamp(right) && goes_on(right) && goes_on(left);
}

static void place_empty(Profile *profile, int x, int y) {
  uint8_t *column = profile->column, above = column[x], left = x ? column[x - 1] : WALL;
  int other = !scored[SINGLE_HOLES] || scored[DOUBLE_HOLES] || scored[REGIONS];
  int keeps = keeps_spaces && (other || may_be_hole(profile, x, y));
  if (is_stamp(above)) {
    if (above & OPEN) close_right(profile, x);
    if (x + 1 < width && is_joined(column[x + 1])) column[x + 1] &= ~JOINED;
  }
  if (is_stamp(left) && left & OPEN) close_left(profile, x - 1);
  int many = keeps ? 1 + spaces(above) + spaces(left) : 3;
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
    // The mirror images of a placement on an empty album bring the same.
    if (tile->left && (2 * x + tile->width > width || (!moves_up && 2 * y + tile->height > height))) continue;
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
  // A placement on an empty album can be moved to the first row, or its mirror image: only regions may get fewer.
  if (moves_up && at == width - 1 && !profile.used) return;
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
  if (!keeps_ways) return;
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

// From now on only placements of more points matter.
EXPORT(raise) void raise(int cutoff) {
  for (Need *each = need; each < need + needs; each++) if (each->cutoff < cutoff) each->cutoff = cutoff;
  for (int t = 0; t < targets; t++) if (target_points[t] < cutoff) target_points[t] = cutoff;
}

EXPORT(worked) double work_done(void) { return worked; }

// The best points of a set that was asked for; its cutoff where it has none above that.
EXPORT(points) int points_of(int target) { return target_points[target]; }

// The tiles of a best placement, the last one first.
EXPORT(placement) Placed *placement(int target) {
  static Placed told[TILES];
  Placed *end = told;
  int place = width * height;
  uint32_t from = target_end[target];
  while (1) {
    int number = from >> 8, move = from & 255;
    // The layer of the state before: layers that no state is in begin where the next one does.
    for (place--; layer_start[place] > number; place--);
    if (move != NO_MOVE) *end++ = (Placed){move, place};
    if (!number) return told;
    from = history[number / HISTORY][number % HISTORY];
  }
}

EXPORT(begin) void begin(const Problem *told) {
  width = told->width, height = told->height, sizes = told->many_sizes, targets = told->many_targets;
  for (int measure = 0; measure < MEASURES; measure++) {
    scored[measure] = told->measures[measure].scored, counted[measure] = told->measures[measure].counted;
    for (int i = 0; i <= UNITS; i++) pay[measure][i] = told->measures[measure].pay[i];
  }
  keeps_ways = told->keeps_ways, moves_up = !told->many_fixed && !scored[REGIONS] && width > 2, single = -1;
  for (int i = 0; i < sizes; i++) {
    size[i] = told->sizes[i];
    if (size[i].width == 1) single = i;
  }
  keeps_spaces = scored[SINGLE_HOLES] || scored[DOUBLE_HOLES];
  keeps_joined = keeps_spaces || scored[REGIONS] || scored[CORNERS];
  __builtin_memset(first_of, -1, sizeof first_of);
  int many = told->many_fixed;
  for (int i = 0; i < many; i++) {
    Fixed stamp = fixed[i] = told->fixed[i];
    first_of[stamp.y * width + stamp.x] = (int8_t)i;
    for (int y = stamp.y; y < stamp.y + stamp.height; y++)
      for (int x = stamp.x; x < stamp.x + stamp.width; x++) taken[y * width + x] = 1;
  }
  for (int place = 0; place <= width * height; place++) count_fixed(place, many);
  for (int place = width * height - 1; place >= 0; place--) room[place] = room[place + 1] + !taken[place];
  for (int y = height - 1; y >= 0; y--)
    for (int x = 0; x < width; x++) free_from[y][x] = free_from[y + 1][x] + !taken[y * width + x];
  target_used = get(sizeof(int) * targets), target_cutoff = get(sizeof(int) * targets);
  target_points = get(sizeof(int) * targets), target_end = get(sizeof(uint32_t) * targets);
  for (int t = 0; t < targets; t++)
    target_used[t] = told->targets[t].used, target_points[t] = target_cutoff[t] = told->targets[t].cutoff;
  for (int t = 0; t < targets; t++) moves_up &= target_used[t] > 0;
  make_needs();
  Profile profile;
  __builtin_memset(&profile, 0, sizeof profile);
  profile.edges = scored[EDGES] ? 15 : 0;
  add(0, &profile, NO_MOVE);
}
