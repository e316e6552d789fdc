// Local search on bitboards, compiled: what LocalSearch.best_built and .complete of local_search.py do, about fifty
// times as fast. compiled_search.py calls it, `make wasm` compiles it.
//
// An album, its tiles and its measures are told once, then searches name them by their numbers. All words go
// through one buffer. Nothing is freed: each album has an instance of its own.

#include <stdint.h>

typedef uint64_t u64;
typedef int64_t i64;
#define EXPORT(name) __attribute__((export_name(#name)))

// As CompiledBoard says; it refuses what is larger.
enum { MAX_TILES = 24, MAX_STAMPS = 2, MAX_MEASURES = 16, MAX_CODES = 32, MAX_GROUPS = 160, MAX_GAPS = 512 };
enum { ALL_TILES = 512, ALL_MEASURES = 128, WORDS = 1 << 16, MAX_COVERS = 512 };
// CountKind of counting.py.
enum { COVERED, CORNERS, HOLES, GROUPS, REGIONS };

static u64 buffer[WORDS];
EXPORT(buffer) u64 *buffer_address(void) { return buffer; }

// The first 64 bits of the SHA-256 of this file when it was compiled.
EXPORT(source) u64 source(void) { return SOURCE; }

// Memory that is never freed.
static char *top;
static void *keep(u64 bytes) {
  extern char __heap_base;
  if (!top) top = &__heap_base;
  char *found = (char *)(((u64)(uintptr_t)top + 15) & ~15ull);
  top = found + bytes;
  u64 pages = __builtin_wasm_memory_size(0);
  if ((u64)(uintptr_t)top > pages << 16)
    __builtin_wasm_memory_grow(0, (((u64)(uintptr_t)top - (pages << 16)) >> 16) + 1);
  return found;
}

// Boards of up to 192 bits.
typedef struct { u64 w[3]; } Board;
static inline Board and(Board x, Board y) { return (Board){{x.w[0] & y.w[0], x.w[1] & y.w[1], x.w[2] & y.w[2]}}; }
static inline Board or(Board x, Board y) { return (Board){{x.w[0] | y.w[0], x.w[1] | y.w[1], x.w[2] | y.w[2]}}; }
static inline Board without(Board x, Board y) { return (Board){{x.w[0] & ~y.w[0], x.w[1] & ~y.w[1], x.w[2] & ~y.w[2]}}; }
static inline int meet(Board x, Board y) { return ((x.w[0] & y.w[0]) | (x.w[1] & y.w[1]) | (x.w[2] & y.w[2])) != 0; }
static inline int outside(Board x, Board y) { return ((x.w[0] & ~y.w[0]) | (x.w[1] & ~y.w[1]) | (x.w[2] & ~y.w[2])) != 0; }
static inline int bits(Board x) { return __builtin_popcountll(x.w[0]) + __builtin_popcountll(x.w[1]) + __builtin_popcountll(x.w[2]); }
static inline Board up(Board x, int n) { return (Board){{x.w[0] << n, x.w[1] << n | x.w[0] >> (64 - n), x.w[2] << n | x.w[1] >> (64 - n)}}; }
static inline Board down(Board x, int n) { return (Board){{x.w[0] >> n | x.w[1] << (64 - n), x.w[1] >> n | x.w[2] << (64 - n), x.w[2] >> n}}; }
static inline int any(Board x) { return (x.w[0] | x.w[1] | x.w[2]) != 0; }
static Board lowest(Board x) {
  for (int i = 0; i < 3; i++) if (x.w[i]) { Board found = {{0, 0, 0}}; found.w[i] = x.w[i] & -x.w[i]; return found; }
  return x;
}

typedef struct { Board cells, around; int stamps; Board mask[MAX_STAMPS], border[MAX_STAMPS], corners[4]; } Spot;
typedef struct { int number; Spot *spots; } Tile;
typedef struct { int stamps; Board cells, border; } Group;
typedef struct { Board spaces, point; } Gap;
// The fields of CompiledCount.
typedef struct {
  int kind, certain, of_new, spaces, masks, lures, gaps;
  Board *mask;
  double *lure;
  int groups[MAX_CODES], lying[MAX_CODES];
  Group *group[MAX_CODES];
  Gap *gap;
} Measure;

static int stride, tiles_known, measures_known, tries, cover_tries;
static double hot, cold;
static Board album_empty;
static Tile tiles[ALL_TILES];
static Measure measures[ALL_MEASURES];
static const Spot NOWHERE;

static u64 *at;
static Board next_board(void) { Board x = {{at[0], at[1], at[2]}}; at += 3; return x; }
static i64 next(void) { return (i64)*at++; }
static double next_real(void) { union { u64 word; double real; } x = {*at++}; return x.real; }
static Board *next_boards(int number) {
  Board *found = keep(sizeof(Board) * number);
  for (int i = 0; i < number; i++) found[i] = next_board();
  return found;
}

EXPORT(set_album) void set_album(void) {
  at = buffer;
  stride = (int)next(); tries = (int)next(); cover_tries = (int)next();
  hot = next_real(); cold = next_real();
  album_empty = next_board();
}

EXPORT(add_tile) int add_tile(void) {
  at = buffer;
  Tile *tile = &tiles[tiles_known];
  tile->number = (int)next();
  int stamps = (int)next();
  tile->spots = keep(sizeof(Spot) * tile->number);
  for (int i = 0; i < tile->number; i++) {
    Spot *spot = &tile->spots[i];
    spot->stamps = stamps;
    spot->cells = next_board();
    spot->around = next_board();
    for (int s = 0; s < stamps; s++) { spot->mask[s] = next_board(); spot->border[s] = next_board(); }
    for (int c = 0; c < 4; c++) spot->corners[c] = next_board();
  }
  return tiles_known++;
}

EXPORT(add_measure) int add_measure(void) {
  at = buffer;
  Measure *m = &measures[measures_known];
  m->kind = (int)next(); m->certain = (int)next(); m->of_new = (int)next(); m->spaces = (int)next();
  m->masks = (int)next(); m->mask = next_boards(m->masks);
  int codes = (int)next();
  for (int c = 0; c < codes; c++) {
    m->groups[c] = (int)next(); m->lying[c] = 0;
    m->group[c] = keep(sizeof(Group) * m->groups[c]);
    for (int g = 0; g < m->groups[c]; g++) {
      Group *group = &m->group[c][g];
      group->stamps = (int)next(); group->cells = next_board(); group->border = next_board();
      m->lying[c] += group->stamps;
    }
  }
  m->lures = (int)next(); m->lure = keep(sizeof(double) * m->lures);
  for (int i = 0; i < m->lures; i++) m->lure[i] = next_real();
  m->gaps = (int)next(); m->gap = keep(sizeof(Gap) * m->gaps);
  for (int g = 0; g < m->gaps; g++) { m->gap[g].spaces = next_board(); m->gap[g].point = next_board(); }
  return measures_known++;
}

// The search that runs.
static int n, scored, unit, tight, lured;
static Tile *item[MAX_TILES];
static Measure *measure[MAX_MEASURES];
static i64 *points[MAX_MEASURES];
static int code[MAX_MEASURES][MAX_TILES][MAX_STAMPS];
static int lure_points[MAX_MEASURES];
static Measure *with_gaps;
typedef struct { const Spot *spot[MAX_TILES]; } Placement;

static u64 state;
static u64 random64(void) {
  u64 z = state += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}
static int below(int number) { return (int)(((random64() >> 32) * (u64)number) >> 32); }
static double random_real(void) { return (double)(random64() >> 11) * 0x1p-53; }
// e to the power of x, for x of 0 at most; near enough to accept moves by.
static double power(double x) {
  if (x < -20) return 0;
  double y = 1 + x / 1024;
  for (int i = 0; i < 10; i++) y *= y;
  return y;
}
static void shuffle(int *order, int number) {
  for (int i = 0; i < number; i++) order[i] = i;
  for (int i = number - 1; i > 0; i--) { int j = below(i + 1), k = order[i]; order[i] = order[j]; order[j] = k; }
}

static int largest_group(const Measure *m, int which, const Placement *p) {
  int largest = m->certain, seen = 0;
  for (int first = 0; first < n; first++)
    for (int stamp = 0; stamp < p->spot[first]->stamps; stamp++) {
      int shared = code[which][first][stamp];
      if (shared < 0 || seen >> shared & 1) continue;
      seen |= 1 << shared;
      int alike = 0;
      for (int i = first; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) alike += code[which][i][s] == shared;
      if (alike + m->lying[shared] <= largest) continue;
      Group groups[MAX_GROUPS];
      int number = m->groups[shared];
      for (int g = 0; g < number; g++) groups[g] = m->group[shared][g];
      for (int i = first; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) {
          if (code[which][i][s] != shared) continue;
          Group own = {1, p->spot[i]->mask[s], p->spot[i]->border[s]};
          Board border = own.border;
          int left = 0;
          for (int g = 0; g < number; g++)
            if (meet(groups[g].cells, border)) {
              own.stamps += groups[g].stamps;
              own.cells = or(own.cells, groups[g].cells);
              own.border = or(own.border, groups[g].border);
            } else groups[left++] = groups[g];
          groups[left++] = own;
          number = left;
          if (own.stamps > largest) largest = own.stamps;
        }
    }
  return largest;
}

static int count(int which, Board empty, const Placement *p) {
  const Measure *m = measure[which];
  if (m->kind == COVERED) {
    int units = m->certain;
    for (int i = 0; i < m->masks; i++) units += !meet(m->mask[i], empty);
    if (m->of_new)
      for (int i = 0; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) units += !meet(p->spot[i]->border[s], empty);
    return units;
  }
  if (m->kind == CORNERS) {
    Board all[4];
    for (int c = 0; c < 4; c++) all[c] = m->mask[c];
    for (int i = 0; i < n; i++) for (int c = 0; c < 4; c++) all[c] = or(all[c], p->spot[i]->corners[c]);
    return bits(and(and(all[0], all[1]), and(all[2], all[3])));
  }
  if (m->kind == GROUPS) return largest_group(m, which, p);
  if (m->kind == REGIONS) {  // Less the islands in them, by Euler's formula.
    Board level = and(empty, down(empty, 1)), upright = and(empty, down(empty, stride));
    int found = bits(empty) - bits(level) - bits(upright) + bits(and(level, down(level, stride)));
    return found > 0 ? found : any(empty);
  }
  Board left = up(empty, 1), right = down(empty, 1), above = up(empty, stride), below_ = down(empty, stride);
  if (m->spaces == 1) return bits(without(empty, or(or(left, right), or(above, below_))));
  Board level = without(and(empty, right), or(or(or(left, down(empty, 2)), or(above, below_)), or(down(above, 1), down(below_, 1))));
  Board upright = without(and(empty, below_), or(or(or(above, down(below_, stride)), or(left, right)), or(down(left, stride), down(right, stride))));
  return bits(level) + bits(upright);
}

static int total(Board empty, const Placement *p) {
  int sum = 0;
  for (int k = 0; k < scored; k++) sum += (int)points[k][count(k, empty, p)];
  return sum;
}
static double lure(Board empty, const Placement *p) {
  double sum = 0;
  for (int k = 0; k < scored; k++) {
    if (!lure_points[k]) continue;
    const Measure *m = measure[k];
    double found = 0;
    for (int i = 0; i < m->masks; i++) found += m->lure[bits(and(m->mask[i], empty))];
    for (int i = 0; i < n; i++)
      for (int s = 0; s < p->spot[i]->stamps; s++) found += m->lure[bits(and(p->spot[i]->border[s], empty))];
    sum += lure_points[k] * found;
  }
  return sum;
}
static Board left_empty(const Placement *p) {
  Board empty = album_empty;
  for (int i = 0; i < n; i++) empty = without(empty, p->spot[i]->cells);
  return empty;
}
static int missing(const Placement *p) {
  int number = 0;
  for (int i = 0; i < n; i++) number += p->spot[i] == &NOWHERE;
  return number;
}
static int value(const Placement *p) { return total(left_empty(p), p) - unit * missing(p); }

// Place a tile where most is scored then; beside something, if it fits there.
static void insert(Placement *p, int which) {
  Board empty = left_empty(p);
  Tile *tile = item[which];
  const Spot *best = &NOWHERE;
  int best_points = 0, touching = 0;
  for (int i = 0; i < tile->number && !touching; i++)
    touching = !outside(tile->spots[i].cells, empty) && outside(tile->spots[i].around, empty);
  int first = tile->number ? below(tile->number) : 0;
  for (int i = 0; i < tile->number; i++) {
    const Spot *spot = &tile->spots[(first + i) % tile->number];
    if (outside(spot->cells, empty) || (touching && !outside(spot->around, empty))) continue;
    p->spot[which] = spot;
    int here = total(without(empty, spot->cells), p);
    if (best == &NOWHERE || here > best_points) { best = spot; best_points = here; }
  }
  p->spot[which] = best;
}

static int covered_by(const Gap *gap, const Spot *spot) {
  if (!any(gap->point)) return 1;
  for (int c = 0; c < 4; c++) if (meet(spot->corners[c], gap->point)) return 1;
  return 0;
}

// Cover the spaces that a unit lacks with tiles that have no place; whether that is done.
static int tries_left;
static int cover(const Gap *gap, Board left, Board empty, Placement *p) {
  if (!any(left)) return 1;
  Board space = lowest(left);
  static struct { int item; const Spot *spot; } found[MAX_TILES][MAX_COVERS];
  static int depth;
  int number = 0;
  for (int i = 0; i < n; i++) {
    if (p->spot[i] != &NOWHERE) continue;
    for (int s = 0; s < item[i]->number; s++) {
      const Spot *spot = &item[i]->spots[s];
      if (!meet(spot->cells, space) || outside(spot->cells, empty) || !covered_by(gap, spot)) continue;
      if (number == MAX_COVERS) break;
      found[depth][number].item = i;
      found[depth][number++].spot = spot;
    }
  }
  for (; number; number--) {
    int which = below(number), i = found[depth][which].item;
    const Spot *spot = found[depth][which].spot;
    found[depth][which] = found[depth][number - 1];
    if (--tries_left < 0) return 0;
    p->spot[i] = spot;
    depth++;
    int done = cover(gap, without(left, spot->cells), without(empty, spot->cells), p);
    depth--;
    if (done) return 1;
    p->spot[i] = &NOWHERE;
  }
  return 0;
}

static void build(Placement *p) {
  static int order[MAX_GAPS];
  for (int i = 0; i < n; i++) p->spot[i] = &NOWHERE;
  if (with_gaps) {
    shuffle(order, with_gaps->gaps);
    for (int g = 0; g < with_gaps->gaps; g++) {
      const Gap *gap = &with_gaps->gap[order[g]];
      int fine = 1;
      for (int i = 0; i < n && fine; i++) fine = !meet(p->spot[i]->cells, gap->spaces) || covered_by(gap, p->spot[i]);
      Board empty = left_empty(p);
      tries_left = cover_tries;
      if (fine) cover(gap, and(gap->spaces, empty), empty, p);
    }
  }
  shuffle(order, n);
  for (int i = 0; i < n; i++) if (p->spot[order[i]] == &NOWHERE) insert(p, order[i]);
}

// Place a tile where others may lie, which go elsewhere or nowhere.
static Board push(Placement *p, int which, const Spot *spot, Board room) {
  p->spot[which] = spot;
  int waiting[MAX_TILES], number = 0;
  for (int i = 0; i < n; i++)
    if (i != which && (p->spot[i] == &NOWHERE || meet(p->spot[i]->cells, spot->cells))) {
      room = or(room, p->spot[i]->cells);
      p->spot[i] = &NOWHERE;
      waiting[number++] = i;
    }
  room = without(room, spot->cells);
  for (int w = 0; w < number; w++) {
    Tile *tile = item[waiting[w]];
    for (int t = 0; t < (tile->number ? tries : 0); t++) {
      const Spot *other = &tile->spots[below(tile->number)];
      if (outside(other->cells, room)) continue;
      p->spot[waiting[w]] = other;
      room = without(room, other->cells);
      break;
    }
  }
  return room;
}

static int anneal(Placement *best, int steps) {
  Placement chosen = *best, before;
  Board empty = left_empty(&chosen);
  int absent_now = missing(&chosen), best_score = value(&chosen);
  double current = best_score + (lured ? lure(empty, &chosen) : 0);
  for (int step = 0; step < steps; step++) {
    int which = below(n), pushed = 0, absent = 0, found = 0;
    Tile *tile = item[which];
    if (!tile->number) continue;
    const Spot *old = chosen.spot[which], *spot = 0;
    Board room = or(empty, old->cells), left = room;
    for (int t = 0; t < tries && !found; t++) {
      spot = &tile->spots[below(tile->number)];
      found = spot != old && !outside(spot->cells, room) && outside(spot->around, room);
    }
    if (found) {
      chosen.spot[which] = spot;
      left = without(room, spot->cells);
      absent = absent_now - (old == &NOWHERE);
    } else {
      if (!tight) continue;
      pushed = 1;
      before = chosen;
      left = push(&chosen, which, spot, room);
      absent = missing(&chosen);
    }
    int score = total(left, &chosen) - unit * absent;
    double with_lure = score + (lured ? lure(left, &chosen) : 0);
    double temperature = unit * (hot + (cold - hot) * step / steps);
    if (with_lure >= current || random_real() < power((with_lure - current) / temperature)) {
      empty = left; current = with_lure; absent_now = absent;
      if (score > best_score) { best_score = score; *best = chosen; }
    } else if (pushed) chosen = before;
    else chosen.spot[which] = old;
  }
  return best_score;
}

// Place every tile that has no place and fits, the ones with the fewest places first.
static void fill(Placement *p) {
  Board empty = left_empty(p);
  for (;;) {
    int which = -1;
    const Spot *place = 0;
    for (int i = 0; i < n; i++) {
      if (p->spot[i] != &NOWHERE || (which >= 0 && item[which]->number <= item[i]->number)) continue;
      int free = 0;
      for (int s = 0; s < item[i]->number; s++)
        if (!outside(item[i]->spots[s].cells, empty) && !below(++free)) place = &item[i]->spots[s];
      if (free) which = i;
    }
    if (which < 0) return;
    p->spot[which] = place;
    empty = without(empty, place->cells);
  }
}

// Run a search: the best of some placements, which are built or grown from what is known, with moves each.
EXPORT(search) int search(void) {
  at = buffer;
  state = *at++;
  n = (int)next();
  int builds = (int)next(), moves = (int)next(), from_known = (int)next();
  unit = (int)next(); tight = (int)next();
  i64 gaps = next();
  with_gaps = gaps < 0 ? 0 : &measures[gaps];
  scored = (int)next();
  lured = 0;
  for (int i = 0; i < n; i++) item[i] = &tiles[next()];
  Placement known;
  for (int i = 0; i < n; i++) { i64 spot = next(); known.spot[i] = spot < 0 ? &NOWHERE : &item[i]->spots[spot]; }
  for (int k = 0; k < scored; k++) {
    measure[k] = &measures[next()];
    lure_points[k] = (int)next();
    lured |= lure_points[k];
    int length = (int)next();
    points[k] = (i64 *)at;
    at += length;
    if (measure[k]->kind == GROUPS)
      for (int i = 0; i < n; i++) for (int s = 0; s < MAX_STAMPS; s++) code[k][i][s] = (int)next();
  }
  Placement best, p;
  for (int i = 0; i < n; i++) best.spot[i] = &NOWHERE;
  int best_value = value(&best), found = 0;
  if (from_known) {
    for (int i = 0; i < n; i++) if (known.spot[i] == &NOWHERE) insert(&known, i);
    best = known;
    best_value = value(&best);
    for (int b = 0; b < builds && with_gaps; b++) {
      build(&p);
      int here = value(&p);
      if (here > best_value) { best = p; best_value = here; }
    }
    best_value = anneal(&best, moves);
  } else
    for (int b = 0; b < builds; b++) {
      build(&p);
      int here = anneal(&p, moves);
      if (!found || here > best_value) { best = p; best_value = here; found = 1; }
    }
  fill(&best);
  for (int i = 0; i < n; i++) buffer[i] = best.spot[i] == &NOWHERE ? (u64)-1 : (u64)(best.spot[i] - item[i]->spots);
  return best_value;
}
