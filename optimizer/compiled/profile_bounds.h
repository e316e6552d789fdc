// Bounds on what is still to come after a profile of profile_search.c, and what they need to know of the album and of
// the sets that are asked for.

#pragma once

#include "profile_states.h"

// The points of so many more units.
static int most_paid(const Profile *profile, int measure, int more) {
  int many = more + (counted[measure] ? profile->counts[measure] : 0);
  return pay[measure][many < UNITS ? many : UNITS];
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

// The corners of tiles that may be those of pinwheels: holes of one space without a single stamp beside them. None is at
// an edge of the album, and each of the four tiles around it has one corner there.
static int pinwheel_supply(const Profile *profile, int place) {
  int found = pinwheel_corners[place], step = place % width, row = place / width;
  for (int x = 1; x < width; x++) {
    uint8_t left = profile->column[x - 1], right = profile->column[x];
    if (x == step) {
      if (row) found += is_stamp(left) && is_large(right) ? 0 : is_empty(right) ? 2 : 1;
      found += (is_stamp(left) != 0) + (goes_on(right) != 0);
    }
    else if (row || x < step) found += supply_between(left, right, 0);
  }
  return found;
}

// Whether the stamp of a column may be a single one, by what is seen of it.
static int seems_single(const Profile *profile, int x) {
  uint8_t column = profile->column[x];
  return is_stamp(column) && !is_joined(column) && !(x + 1 < width && is_joined(profile->column[x + 1]));
}

static int singles_used(const Profile *profile) {
  return single < 0 ? 0 : profile->used / size[single].step % (size[single].number + 1);
}

// The most holes of one space, of those that have not begun, that may be beside single stamps. One is beside two of them
// at most: the one in the middle of three would need another single stamp.
static int holes_beside_singles(const Profile *profile, int place) {
  int used = singles_used(profile), seen = 0, all = fixed_singles[0] + (single < 0 ? 0 : size[single].number);
  for (int x = 0; x < width && seen < used; x++) seen += seems_single(profile, x);
  return (all == 1 ? 2 : 4) * (fixed_singles[place] + seen + (single < 0 ? 0 : size[single].number - used));
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
  int lacking[4] = {lacking_one[place], lacking_two[place], lacking_three[place], UNITS};
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
  int open = fixed_stamps[place], holes = 0, regions = 0, hole_corners = 0, pinwheels = 0, region_corners = 0;
  int free_below[SIDE], columns = 0, numbered = 0, counts_empty = keeps_spaces || scored[REGIONS];
  for (int x = 0; x < width; x++) {
    uint8_t column = profile->column[x];
    if (is_stamp(column) && !(column & JOINED)) open += (column & OPEN) / OPEN + (column & HALF) / HALF;
    holes += column == ONE || column == TWO;
    if (is_large(column) && !(numbered >> column & 1)) numbered |= 1 << column, regions++;
  }
  // What has begun lacks two corners at least.
  if (keeps_spaces) hole_corners = supply(profile, place, 0) + 2 * holes;
  if (scored[REGIONS]) region_corners = supply(profile, place, 1) + 2 * (holes + regions);
  // What has begun may be a hole without more corners, and so may be what comes beside single stamps.
  if (scored[SINGLE_HOLES]) pinwheels = pinwheel_supply(profile, place) + 4 * (holes + holes_beside_singles(profile, place));
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
      if (scored[SINGLE_HOLES]) {
        int single_holes = (pinwheels + 4 * beside) / 4;
        most += most_paid(profile, SINGLE_HOLES, many < single_holes ? many : single_holes);
      }
      if (scored[DOUBLE_HOLES]) most += most_paid(profile, DOUBLE_HOLES, many);
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

enum { NEEDS = 1024 };          // for which room is made at a time

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
  need_start[sets] = needs = found;
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
    for (int x = y == row + 1 && step ? step + 1 : 0; x <= width; x++) {
      fixed_corners[place] += fixed_supply(x, y);
      if (x && x < width && y < height) pinwheel_corners[place] += fixed_supply(x, y);
      int corners = x && x < width && y < height ? corners_at(x, y, many) : -1;
      sure_corners[place] += corners == 4;
      lacking_one[place] += corners == 3;
      lacking_two[place] += corners == 2;
      lacking_three[place] += corners == 1;
    }
  for (int i = 0; i < many; i++) {
    int x = fixed[i].x, y = fixed[i].y, end = x + fixed[i].width;
    fixed_singles[place] += fixed[i].width == 1 && y * width + x >= place - width;
    if (y * width + x < place) continue;
    fixed_stamps[place]++;
    // The others of its corners are counted as grid points.
    int line = ((y == row && x >= step) || (y == row + 1 && x <= step)) +
               ((y == row && end >= step) || (y == row + 1 && end <= step));
    fixed_corners[place] += line;
    pinwheel_corners[place] += line;
    line_corners[place] += line;
  }
}
