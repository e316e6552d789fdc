// Local search on bitboards: what compiled_search.py calls, compiled by `make wasm`.
//
// Tiles and measures are told once, then searches name them by their addresses. Nothing is freed: each album has an
// instance of its own.

#include "memory.h"

typedef uint64_t u64;
typedef int64_t i64;

enum { MAX_GROUPS = 160, MAX_COVERS = 512 };
// Random places tried for a tile that has to move, and places tried at most to cover the spaces that a unit lacks.
enum { TRIES = 8, COVER_TRIES = 40 };
// Temperature of the moves at first and in the end, in units of the measure that pays most for one.
static const double COLD = 0.15, FROZEN = 0.1;

// Boards of up to 192 bits.
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

static const Spot NOWHERE;

// The search that runs.
static int n, scored, stride, unit, tight, lured;
static Board album_empty;
static const Tile *item[TILES];
static const Scored *score[MEASURES];
static const Measure *measure[MEASURES];
static const Measure *with_gaps;
typedef struct { const Spot *spot[TILES]; } Placement;

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

static int code(int which, int tile, int stamp) { return score[which]->shared[STAMPS * tile + stamp]; }

static int largest_group(const Measure *m, int which, const Placement *p) {
  int largest = m->certain, seen = 0;
  for (int first = 0; first < n; first++)
    for (int stamp = 0; stamp < p->spot[first]->stamps; stamp++) {
      int shared = code(which, first, stamp);
      if (shared < 0 || seen >> shared & 1) continue;
      seen |= 1 << shared;
      int alike = 0;
      for (int i = first; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) alike += code(which, i, s) == shared;
      if (alike + m->groups[shared].lying <= largest) continue;
      Group groups[MAX_GROUPS];
      int number = m->groups[shared].many_groups;
      for (int g = 0; g < number; g++) groups[g] = m->groups[shared].groups[g];
      for (int i = first; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) {
          if (code(which, i, s) != shared) continue;
          Group own = {1, p->spot[i]->masks[s], p->spot[i]->borders[s]};
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
    for (int i = 0; i < m->many_boards; i++) units += !meet(m->boards[i], empty);
    if (m->of_new)
      for (int i = 0; i < n; i++)
        for (int s = 0; s < p->spot[i]->stamps; s++) units += !meet(p->spot[i]->borders[s], empty);
    return units;
  }
  if (m->kind == CORNERS) {
    Board all[4];
    for (int c = 0; c < 4; c++) all[c] = m->boards[c];
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
  for (int k = 0; k < scored; k++) sum += (int)score[k]->points[count(k, empty, p)];
  return sum;
}
static double lure(Board empty, const Placement *p) {
  double sum = 0;
  for (int k = 0; k < scored; k++) {
    if (!score[k]->lure) continue;
    const Measure *m = measure[k];
    double found = 0;
    for (int i = 0; i < m->many_boards; i++) found += m->lure[bits(and(m->boards[i], empty))];
    for (int i = 0; i < n; i++)
      for (int s = 0; s < p->spot[i]->stamps; s++) found += m->lure[bits(and(p->spot[i]->borders[s], empty))];
    sum += score[k]->lure * found;
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
  const Tile *tile = item[which];
  const Spot *best = &NOWHERE;
  int best_points = 0, touching = 0;
  for (int i = 0; i < tile->many_spots && !touching; i++)
    touching = !outside(tile->spots[i].cells, empty) && outside(tile->spots[i].around, empty);
  int first = tile->many_spots ? below(tile->many_spots) : 0;
  for (int i = 0; i < tile->many_spots; i++) {
    const Spot *spot = &tile->spots[(first + i) % tile->many_spots];
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
  static struct { int item; const Spot *spot; } found[TILES][MAX_COVERS];
  static int depth;
  int number = 0;
  for (int i = 0; i < n; i++) {
    if (p->spot[i] != &NOWHERE) continue;
    for (int s = 0; s < item[i]->many_spots; s++) {
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
  static int order[GAPS];
  for (int i = 0; i < n; i++) p->spot[i] = &NOWHERE;
  if (with_gaps) {
    shuffle(order, with_gaps->many_gaps);
    for (int g = 0; g < with_gaps->many_gaps; g++) {
      const Gap *gap = &with_gaps->gaps[order[g]];
      int fine = 1;
      for (int i = 0; i < n && fine; i++) fine = !meet(p->spot[i]->cells, gap->spaces) || covered_by(gap, p->spot[i]);
      Board empty = left_empty(p);
      tries_left = COVER_TRIES;
      if (fine) cover(gap, and(gap->spaces, empty), empty, p);
    }
  }
  shuffle(order, n);
  for (int i = 0; i < n; i++) if (p->spot[order[i]] == &NOWHERE) insert(p, order[i]);
}

// Place a tile where others may lie, which go elsewhere or nowhere.
static Board push(Placement *p, int which, const Spot *spot, Board room) {
  p->spot[which] = spot;
  int waiting[TILES], number = 0;
  for (int i = 0; i < n; i++)
    if (i != which && (p->spot[i] == &NOWHERE || meet(p->spot[i]->cells, spot->cells))) {
      room = or(room, p->spot[i]->cells);
      p->spot[i] = &NOWHERE;
      waiting[number++] = i;
    }
  room = without(room, spot->cells);
  for (int w = 0; w < number; w++) {
    const Tile *tile = item[waiting[w]];
    for (int t = 0; t < (tile->many_spots ? TRIES : 0); t++) {
      const Spot *other = &tile->spots[below(tile->many_spots)];
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
    const Tile *tile = item[which];
    if (!tile->many_spots) continue;
    const Spot *old = chosen.spot[which], *spot = 0;
    Board room = or(empty, old->cells), left = room;
    for (int t = 0; t < TRIES && !found; t++) {
      spot = &tile->spots[below(tile->many_spots)];
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
    double temperature = unit * (COLD + (FROZEN - COLD) * step / steps);
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
      if (p->spot[i] != &NOWHERE || (which >= 0 && item[which]->many_spots <= item[i]->many_spots)) continue;
      int free = 0;
      for (int s = 0; s < item[i]->many_spots; s++)
        if (!outside(item[i]->spots[s].cells, empty) && !below(++free)) place = &item[i]->spots[s];
      if (free) which = i;
    }
    if (which < 0) return;
    p->spot[which] = place;
    empty = without(empty, place->cells);
  }
}

// Run a search: the best of some placements, which are built or grown from what is known, with moves each. It returns
// the address of the number of each tile's place, -1 for none.
EXPORT(search) int *search(const Run *run) {
  const Task *told = (const Task *)(run + 1);
  state = run->seed;
  n = told->many_tiles;
  scored = told->many_scored;
  stride = told->stride; unit = told->unit; tight = told->tight;
  album_empty = told->empty;
  with_gaps = told->with_gaps;
  lured = 0;
  Placement known;
  for (int i = 0; i < n; i++) {
    item[i] = told->tiles[i];
    known.spot[i] = run->known[i] < 0 ? &NOWHERE : &item[i]->spots[run->known[i]];
  }
  for (int k = 0; k < scored; k++) {
    score[k] = &told->scored[k];
    measure[k] = score[k]->measure;
    lured |= score[k]->lure;
  }
  Placement best, p;
  for (int i = 0; i < n; i++) best.spot[i] = &NOWHERE;
  int best_value = value(&best), found = 0;
  if (run->from_known) {
    for (int i = 0; i < n; i++) if (known.spot[i] == &NOWHERE) insert(&known, i);
    best = known;
    best_value = value(&best);
    for (int b = 0; b < run->builds && with_gaps; b++) {
      build(&p);
      int here = value(&p);
      if (here > best_value) { best = p; best_value = here; }
    }
    anneal(&best, run->moves);
  } else
    for (int b = 0; b < run->builds; b++) {
      build(&p);
      int here = anneal(&p, run->moves);
      if (!found || here > best_value) { best = p; best_value = here; found = 1; }
    }
  fill(&best);
  static int found_places[TILES];
  for (int i = 0; i < n; i++)
    found_places[i] = best.spot[i] == &NOWHERE ? -1 : (int)(best.spot[i] - item[i]->spots);
  return found_places;
}
