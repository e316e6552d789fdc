// The profiles of profile_search.c: how they look, and the layers in which the best way to each of them is kept.

#pragma once

#include "memory.h"

// The kinds of measures, and the most stamps that are fixed.
enum { MEASURES = EDGES + 1, MOST_FIXED = SIDE * SIDE };
// A tile is four columns wide at most, so the profiles of five places are in use.
enum { CHUNK = 1024, MOST_CHUNKS = 2048, HISTORY = 65536, MOST_HISTORIES = 160, LAYERS = 5, NO_MOVE = 255, WIDEST = 4 };
// The edges of the album as bits, and the most spaces that a tile covers of a second one.
enum { TOP, BOTTOM, LEFT, RIGHT, CORNER_SPACES = 3 };

// A column of a profile: an empty space by its region, of one space (ONE), two (TWO, and RIGHT_OF_TWO where the other
// one lies left of it in the same row) or more (MORE; from there on a number for each region, where these are counted);
// or a stamp, with the rows in which it goes on, whether it is surrounded so far, whether the column left of it is of
// the same stamp, and whether the other half of its tile comes below.
enum { WALL, ONE, TWO, RIGHT_OF_TWO, MORE, JOINED = 1, OPEN = 2, ROW = 4, ROWS = 12, HALF = 16, STAMP = 32 };
typedef struct {
  uint8_t column[SIDE], counts[EDGES], edges, corner;  // corner: whether three stamps meet at the next grid point
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

// What is left of a set that was asked for, or at most of some: its stamps and tiles, the spaces they take, their longer
// sides together, and the least points to beat; and the spaces of the one that takes the fewest.
typedef struct { int stamps, tiles, spaces, sides, cutoff, fewest; } Need;

static int width, height, sizes, targets;
static Size size[SIZES];
static Fixed fixed[MOST_FIXED];
static int8_t first_of[SIDE * SIDE];          // the fixed stamp that begins in a space, or -1
static uint8_t taken[SIDE * SIDE];
// From each space on: the fixed stamps, those of their corners that may be corners of units, and the empty spaces.
static int fixed_stamps[SIDE * SIDE + 1], fixed_corners[SIDE * SIDE + 1];
static int room[SIDE * SIDE + 1], free_from[SIDE + 1][SIDE];
// Of grid points of which nothing is decided: those that are perfect corners, or lack one, two or three corners of
// stamps; and the corners of fixed stamps at the others.
static int sure_corners[SIDE * SIDE + 1], lacking_one[SIDE * SIDE + 1];
static int lacking_two[SIDE * SIDE + 1], lacking_three[SIDE * SIDE + 1];
static int line_corners[SIDE * SIDE + 1];
// Single stamps: the size of new ones, or -1, and how many fixed ones lie from the row before each space on. And those
// of fixed_corners that may be corners of pinwheels.
static int single, fixed_singles[SIDE * SIDE + 1], pinwheel_corners[SIDE * SIDE + 1];
// Points for so many units; each unit alike, or not: then the units are a part of the profile.
static int pay[MEASURES][UNITS + 1], counted[MEASURES], scored[MEASURES];
static int keeps_joined, keeps_spaces;
static int *target_used, *target_cutoff, *target_points;
static uint32_t *target_end;
static int *need_start;
static Need *need;
static int needs;

static Layer layers[LAYERS];
static State *free_chunk;
static uint32_t *history[MOST_HISTORIES];
static int layer_start[SIDE * SIDE + 2], states;
static int at, next, status, keeps_ways, moves_up;
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
  if (4 * layer->states >= 3 * layer->slots) grow(layer);
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
