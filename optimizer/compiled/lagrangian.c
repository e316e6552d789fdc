// Branch and bound on a Lagrangian relaxation: what model_search.py calls, compiled by `make wasm`.
//
// Maximize w x + constant, where A x <= b, low <= x <= high, x is whole, and of each choice (a set of variables of
// which each is 0 or 1) exactly `need` are 1. Each row has a multiplier of 0 at least, by which breaking it costs: so
// the best x for the choices and bounds alone is a bound. The multipliers are improved by the volume algorithm of
// Barahona and Anbil (2000): from the best ones so far along the average of subgradients. Then a variable is decided,
// both ways.
//
// All goes through one block of memory, in which each node of the tree lies above its parent.

#include "memory.h"

#define EPSILON 1e-6

typedef uint16_t Index;

// The rows and variables of a node; variables of choices come first, choice by choice.
typedef struct {
  int variables, rows, choices;
  Index *number;                // of each variable in the whole problem
  double *weight, *low, *high;
  int *choice, *choice_start, *need;  // choice is -1 for all other variables
  int *row_start; Index *row_variable; float *row_coefficient; double *limit;
  int *column_start; Index *column_row; float *column_coefficient;
  double constant, *multiplier;
  double base, step;            // an objective is base + a multiple of step
  int16_t *value;               // of all variables of the whole problem that are fixed
} Problem;

// The bounds of the variables of a node, what each row is at least, and what is left to choose.
typedef struct { double *low, *high, *least; int *need, fixed; } State;

typedef struct { Problem *problem; State state; int iterations, branched; double split; char *mark; } Frame;

enum { ROOT_ITERATIONS = 1000, ITERATIONS = 40, ROOT_PATIENCE = 10, PATIENCE = 3 };
// The share of the newest subgradient in the average, by how much steps get shorter, and the shortest; and how far
// below the objective that is asked for the steps aim.
static const double NEWEST = 0.05, SHORTER = 0.66, SHORTEST = 0.001, BELOW = 0.05;

static Frame frames[DECISIONS + 1];
static int depth, whole_variables;
static double least;            // the objective that a solution has to have
static double root_bound, work;
static double *reduced, *x, *slack, *direction;
static int16_t *found;

static double floor_(double value) { return __builtin_floor(value); }
static double ceil_(double value) { return __builtin_ceil(value); }
static double size(double value) { return __builtin_fabs(value); }
#define COPY(type, from, number) ((type *)__builtin_memcpy(get(sizeof(type) * (number)), from, sizeof(type) * (number)))

// The rows whose bounds have changed, in a ring.
static int *queue, queued, first_queued, ring;
static char *waiting;
static void push(int row) {
  if (waiting[row]) return;
  waiting[row] = 1;
  queue[(first_queued + queued++) % ring] = row;
}
static int pop(void) {
  int row = queue[first_queued];
  first_queued = (first_queued + 1) % ring;
  queued--;
  waiting[row] = 0;
  return row;
}
static int refuted(void) { while (queued) pop(); return 0; }

static void set_high(const Problem *p, State *s, int v, double value) {
  double change = value - s->high[v];
  if (change >= 0) return;
  s->high[v] = value;
  s->fixed += s->low[v] >= value;
  for (int k = p->column_start[v]; k < p->column_start[v + 1]; k++)
    if (p->column_coefficient[k] < 0) {
      s->least[p->column_row[k]] += p->column_coefficient[k] * change;
      push(p->column_row[k]);
    }
}
static void set_low(const Problem *p, State *s, int v, double value) {
  double change = value - s->low[v];
  if (change <= 0) return;
  s->low[v] = value;
  s->fixed += s->high[v] <= value;
  if (p->choice[v] >= 0) s->need[p->choice[v]]--;
  for (int k = p->column_start[v]; k < p->column_start[v + 1]; k++)
    if (p->column_coefficient[k] > 0) {
      s->least[p->column_row[k]] += p->column_coefficient[k] * change;
      push(p->column_row[k]);
    }
}
static int open(const State *s, int v) { return s->low[v] < s->high[v]; }

// Tighten bounds until no row that waits says more; 0 where one cannot hold.
static int propagate(const Problem *p, State *s) {
  for (int changed = 1; changed;) {
    while (queued) {
      int row = pop();
      double room = p->limit[row] - s->least[row];
      if (room < -EPSILON) return refuted();
      for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++) {
        int v = p->row_variable[k];
        double a = p->row_coefficient[k];
        if (!open(s, v) || size(a) * (s->high[v] - s->low[v]) <= room + EPSILON) continue;
        if (a > 0) set_high(p, s, v, s->low[v] + floor_(room / a + EPSILON));
        else set_low(p, s, v, s->high[v] + ceil_(room / a - EPSILON));
      }
    }
    changed = 0;
    for (int c = 0; c < p->choices; c++) {
      int left = 0;
      for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++) left += open(s, v);
      int need = s->need[c];
      if (need < 0 || need > left) return refuted();
      if (!left || (need && need < left)) continue;
      for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++)
        if (open(s, v)) {
          if (need) set_low(p, s, v, 1); else set_high(p, s, v, 0);
          changed = 1;
        }
    }
  }
  return 1;
}

static State state_of(const Problem *p) {
  State s = {COPY(double, p->low, p->variables), COPY(double, p->high, p->variables),
             get(sizeof(double) * p->rows), COPY(int, p->need, p->choices), 0};
  for (int row = 0; row < p->rows; row++) {
    s.least[row] = 0;
    for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++) {
      int v = p->row_variable[k];
      s.least[row] += p->row_coefficient[k] * (p->row_coefficient[k] > 0 ? s.low[v] : s.high[v]);
    }
  }
  return s;
}
static State copy_of(const Problem *p, const State *s) {
  return (State){COPY(double, s->low, p->variables), COPY(double, s->high, p->variables),
                 COPY(double, s->least, p->rows), COPY(int, s->need, p->choices), s->fixed};
}

// Find what all objectives have in common: the greatest common divisor of the weights, which within a choice is that
// of their differences.
static void find_step(Problem *p) {
  p->base = p->constant;
  int64_t divisor = 0;
  for (int v = 0; v < p->variables; v++) {
    double first = p->choice[v] < 0 ? 0 : p->weight[p->choice_start[p->choice[v]]];
    int64_t other = (int64_t)size(p->weight[v] - first);
    while (other) { int64_t rest = divisor % other; divisor = other; other = rest; }
  }
  for (int c = 0; c < p->choices; c++) p->base += p->need[c] * p->weight[p->choice_start[c]];
  p->step = divisor > 1 ? (double)divisor : 1;
}
// The least objective of a node that is enough.
static double enough(const Problem *p) {
  return p->base + p->step * ceil_((least - p->base - EPSILON) / p->step);
}

static void make_columns(Problem *p) {
  int entries = p->row_start[p->rows];
  p->column_start = get(sizeof(int) * (p->variables + 1));
  p->column_row = get(sizeof(Index) * entries);
  p->column_coefficient = get(sizeof(float) * entries);
  for (int v = 0; v <= p->variables; v++) p->column_start[v] = 0;
  for (int k = 0; k < entries; k++) p->column_start[p->row_variable[k] + 1]++;
  for (int v = 0; v < p->variables; v++) p->column_start[v + 1] += p->column_start[v];
  char *mark = top;
  int *next = COPY(int, p->column_start, p->variables);
  for (int row = 0; row < p->rows; row++)
    for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++) {
      int at = next[p->row_variable[k]]++;
      p->column_row[at] = row;
      p->column_coefficient[at] = p->row_coefficient[k];
    }
  top = mark;
}

// The problem without the variables that are fixed and the rows that always hold.
static Problem *reduced_problem(const Problem *p, const State *s) {
  Problem *q = get(sizeof(Problem));
  int variables = p->variables, entries = p->row_start[p->rows], number = 0;
  q->number = get(sizeof(Index) * variables);
  q->weight = get(sizeof(double) * variables);
  q->low = get(sizeof(double) * variables);
  q->high = get(sizeof(double) * variables);
  q->choice = get(sizeof(int) * variables);
  q->choice_start = get(sizeof(int) * (p->choices + 1));
  q->need = get(sizeof(int) * p->choices);
  q->value = COPY(int16_t, p->value, whole_variables);
  q->constant = p->constant;
  q->choices = 0;
  int *to = get(sizeof(int) * variables);
  for (int v = 0; v < variables; v++) {
    if (!open(s, v)) {
      to[v] = -1;
      q->constant += p->weight[v] * s->low[v];
      q->value[p->number[v]] = (int16_t)s->low[v];
      continue;
    }
    to[v] = number;
    q->number[number] = p->number[v];
    q->weight[number] = p->weight[v];
    q->low[number] = s->low[v];
    q->high[number] = s->high[v];
    q->choice[number++] = p->choice[v];
  }
  // The choices that are left, numbered anew.
  int v = 0;
  for (int c = 0; c < p->choices; c++) {
    int begin = v;
    while (v < number && q->choice[v] == c) q->choice[v++] = q->choices;
    if (v == begin) continue;
    q->choice_start[q->choices] = begin;
    q->need[q->choices++] = s->need[c];
  }
  q->choice_start[q->choices] = v;
  q->variables = number;
  q->row_start = get(sizeof(int) * (p->rows + 1));
  q->limit = get(sizeof(double) * p->rows);
  q->multiplier = get(sizeof(double) * p->rows);
  q->row_variable = get(sizeof(Index) * entries);
  q->row_coefficient = get(sizeof(float) * entries);
  q->row_start[0] = 0;
  int rows = 0, at = 0;
  for (int row = 0; row < p->rows; row++) {
    double limit = p->limit[row], most = 0;
    int begin = at;
    for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++) {
      int v = p->row_variable[k];
      float a = p->row_coefficient[k];
      if (to[v] < 0) { limit -= a * s->low[v]; continue; }
      most += a * (a > 0 ? s->high[v] : s->low[v]);
      q->row_variable[at] = to[v];
      q->row_coefficient[at++] = a;
    }
    if (most <= limit + EPSILON) { at = begin; continue; }
    q->limit[rows] = limit;
    q->multiplier[rows] = p->multiplier[row];
    q->row_start[++rows] = at;
  }
  q->rows = rows;
  find_step(q);
  make_columns(q);
  work += entries;
  return q;
}

// The bound for these multipliers; `reduced` and `x` are what it comes from.
static double bound(const Problem *p, const State *s, const double *multiplier) {
  double found = p->constant;
  for (int v = 0; v < p->variables; v++) reduced[v] = p->weight[v];
  for (int row = 0; row < p->rows; row++) {
    double each = multiplier[row];
    if (each <= 0) continue;
    found += each * p->limit[row];
    work += p->row_start[row + 1] - p->row_start[row];
    for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++)
      reduced[p->row_variable[k]] -= each * p->row_coefficient[k];
  }
  for (int v = p->choice_start[p->choices]; v < p->variables; v++) {
    x[v] = reduced[v] > 0 ? s->high[v] : s->low[v];
    found += reduced[v] * x[v];
  }
  for (int c = 0; c < p->choices; c++) {
    for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++) {
      x[v] = s->low[v];
      found += reduced[v] * x[v];
    }
    for (int need = s->need[c]; need > 0; need--) {
      int best = -1;
      for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++)
        if (x[v] < s->high[v] && (best < 0 || reduced[v] > reduced[best])) best = v;
      x[best] = 1;
      found += reduced[best];
    }
  }
  return found;
}

// Fix the variables whose other value takes the bound below what is enough.
static void fix(const Problem *p, State *s, double bound) {
  double gap = bound - enough(p) + EPSILON;
  for (int v = p->choice_start[p->choices]; v < p->variables; v++)
    if (s->high[v] - s->low[v] == 1 && size(reduced[v]) > gap) {
      if (reduced[v] > 0) set_low(p, s, v, s->high[v]); else set_high(p, s, v, s->low[v]);
    }
  for (int c = 0; c < p->choices; c++) {
    double worst = 1e18, next = -1e18;
    int begin = p->choice_start[c], end = p->choice_start[c + 1];
    for (int v = begin; v < end; v++) {
      if (!open(s, v)) continue;
      if (x[v] > 0) { if (reduced[v] < worst) worst = reduced[v]; }
      else if (reduced[v] > next) next = reduced[v];
    }
    for (int v = begin; v < end; v++) {
      if (!open(s, v)) continue;
      if (x[v] > 0) { if (reduced[v] - next > gap && next > -1e18) set_low(p, s, v, 1); }
      else if (worst - reduced[v] > gap) set_high(p, s, v, 0);
    }
  }
}

// Improve the multipliers of a node: PROVED where its bound is below what is enough, SMALLER where much was fixed.
enum { OPEN, PROVED, SMALLER };
static int ascend(const Problem *p, State *s, int iterations, double *best) {
  char *mark = top;
  double aim = enough(p);
  int rows = p->rows, failed = 0, fixed = s->fixed, patience = iterations > ITERATIONS ? ROOT_PATIENCE : PATIENCE;
  double *now = COPY(double, p->multiplier, rows), step = 1;
  *best = 1e18;
  int status = OPEN;
  for (int iteration = 0; iteration < iterations; iteration++) {
    double here = bound(p, s, now);
    if (here < aim - EPSILON) { status = PROVED; break; }
    // What each row has to spare for this x.
    for (int row = 0; row < rows; row++) slack[row] = p->limit[row];
    for (int v = 0; v < p->variables; v++)
      if (x[v] != 0)
        for (int k = p->column_start[v]; k < p->column_start[v + 1]; k++)
          slack[p->column_row[k]] -= p->column_coefficient[k] * x[v];
    work += 2 * rows;
    if (here < *best - 1e-4) {
      failed = 0;
      *best = here;
      for (int row = 0; row < rows; row++) p->multiplier[row] = now[row];
      int before = s->fixed;
      fix(p, s, here);
      if (s->fixed > before && !propagate(p, s)) { status = PROVED; break; }
      if (s->fixed - fixed > p->variables / 4) { status = SMALLER; break; }
    } else if (++failed >= patience) {
      failed = 0;
      step *= SHORTER;
      if (step < SHORTEST) break;
    }
    double newest = iteration ? NEWEST : 1, norm = 0;
    for (int row = 0; row < rows; row++) {
      double each = newest * slack[row] + (1 - newest) * direction[row];
      direction[row] = each;
      if (p->multiplier[row] > 0 || each < 0) norm += each * each;
    }
    if (norm < 1e-9) break;
    double length = step * (*best - aim + BELOW) / norm;
    for (int row = 0; row < rows; row++) {
      double each = p->multiplier[row] - length * direction[row];
      now[row] = each > 0 ? each : 0;
    }
  }
  top = mark;
  return status;
}

static void enter(Problem *p, int iterations, char *mark) {
  if (depth > DECISIONS) __builtin_trap();  // No problem that is begun has so many decisions.
  frames[depth++] = (Frame){p, state_of(p), iterations, -1, 0, mark};
}

// The variable to decide: of the choice that leaves least to search the one that promises most. Each possibility
// counts the more, the less the bound falls with it.
static int variable_to_branch(const Problem *p, const State *s, double gap) {
  int best = -1;
  double least_left = 1e18;
  for (int c = 0; c < p->choices; c++) {
    int most = -1;
    double worst = 1e18, left = 0;
    for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++)
      if (open(s, v)) {
        if (most < 0 || reduced[v] > reduced[most]) most = v;
        if (x[v] > 0 && reduced[v] < worst) worst = reduced[v];
      }
    for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++)
      if (open(s, v)) {
        double loss = worst > reduced[v] ? worst - reduced[v] : 0, kept = loss < gap ? 1 - loss / gap : 0;
        left += 0.02 + kept * kept;
      }
    if (most >= 0 && left < least_left) { least_left = left; best = most; }
  }
  if (best >= 0) return best;
  for (int v = 0; v < p->variables; v++)
    if (open(s, v) && (best < 0 || size(reduced[v]) > size(reduced[best]))) best = v;
  return best;
}

EXPORT(begin) void begin(const Told *told) {
  Problem *p = get(sizeof(Problem));
  int variables = p->variables = whole_variables = told->many_weight, rows = p->rows = told->many_limit;
  p->choices = told->many_need;
  p->constant = told->constant;
  least = told->least;
  p->weight = told->weight, p->low = told->low, p->high = told->high;
  p->limit = told->limit, p->row_start = told->row_start;
  p->row_variable = told->row_variable, p->row_coefficient = told->row_coefficient;
  p->choice_start = told->choice_start, p->need = told->need;
  p->number = get(sizeof(Index) * variables);
  p->choice = get(sizeof(int) * variables);
  p->value = get(sizeof(int16_t) * variables);
  p->multiplier = get(sizeof(double) * rows);
  for (int v = 0; v < variables; v++) { p->number[v] = v; p->choice[v] = -1; p->value[v] = 0; }
  for (int c = 0; c < p->choices; c++)
    for (int v = p->choice_start[c]; v < p->choice_start[c + 1]; v++) p->choice[v] = c;
  for (int row = 0; row < rows; row++) p->multiplier[row] = 0;
  make_columns(p);
  reduced = get(sizeof(double) * variables);
  x = get(sizeof(double) * variables);
  slack = get(sizeof(double) * rows);
  direction = get(sizeof(double) * rows);
  queue = get(sizeof(int) * (rows + 1));
  waiting = get(rows + 1);
  found = get(sizeof(int16_t) * variables);
  for (int row = 0; row <= rows; row++) waiting[row] = 0;
  queued = first_queued = 0;
  ring = rows + 1;
  // Begin with multipliers by which what pays is paid for by all that it needs, in equal shares.
  char *mark = top;
  double *pays = COPY(double, p->weight, variables);
  // Whether a row lets what pays be only where others are: those of choices (2), of which few can be, or any (1).
  char *needs = get(rows);
  for (int row = 0; row < rows; row++) {
    int free = 0, chosen = 0;
    for (int k = p->row_start[row]; k < p->row_start[row + 1]; k++)
      if (p->row_coefficient[k] < 0) { if (p->choice[p->row_variable[k]] < 0) free++; else chosen++; }
    needs[row] = free ? 1 : chosen ? 2 : 0;
  }
  for (int pass = 0; pass < 4; pass++)
    for (int v = p->choice_start[p->choices]; v < variables; v++) {
      if (pays[v] <= EPSILON) continue;
      int many = 0, kind = 0;
      for (int k = p->column_start[v]; k < p->column_start[v + 1]; k++) {
        int here = p->column_coefficient[k] > 0 ? needs[p->column_row[k]] : 0;
        if (here > kind) { kind = here; many = 0; }
        many += here == kind;
      }
      if (!kind) continue;
      double share = pays[v] / many;
      for (int k = p->column_start[v]; k < p->column_start[v + 1]; k++) {
        int row = p->column_row[k];
        if (p->column_coefficient[k] <= 0 || needs[row] != kind) continue;
        double each = share / p->column_coefficient[k];
        p->multiplier[row] += each;
        for (int j = p->row_start[row]; j < p->row_start[row + 1]; j++)
          pays[p->row_variable[j]] -= each * p->row_coefficient[j];
      }
    }
  top = mark;
  depth = 0;
  work = 0;
  root_bound = 1e18;
  State all = state_of(p);
  for (int row = 0; row < rows; row++) push(row);
  if (propagate(p, &all)) enter(reduced_problem(p, &all), ROOT_ITERATIONS, top);
}

static void leave(void) { top = frames[--depth].mark; }

// Take a solution: all is decided.
static int take(const Problem *p, const State *s) {
  double objective = p->constant;
  for (int v = 0; v < whole_variables; v++) found[v] = p->value[v];
  for (int v = 0; v < p->variables; v++) {
    objective += p->weight[v] * s->low[v];
    found[p->number[v]] = (int16_t)s->low[v];
  }
  leave();
  if (objective < least - EPSILON) return 0;
  least = floor_(objective + 0.5) + 1;
  return 1;
}

// Search on for so much work: DONE, or WAITING, or FOUND a better solution.
EXPORT(advance) int advance(double more) {
  double end = work + more;
  while (depth) {
    if (work > end) return WAITING;
    Frame *f = &frames[depth - 1];
    if (f->branched >= 0) {  // One value is done, which leaves the others.
      set_high(f->problem, &f->state, f->branched, f->split - 1);
      f->branched = -1;
      f->iterations = ITERATIONS;
      if (!propagate(f->problem, &f->state)) { leave(); continue; }
    }
    double here;
    int status = ascend(f->problem, &f->state, f->iterations, &here);
    if (depth == 1 && here < root_bound) root_bound = here;
    if (status == PROVED) { leave(); continue; }
    if (status == SMALLER || f->state.fixed > f->problem->variables / 4) {
      f->problem = reduced_problem(f->problem, &f->state);
      f->state = state_of(f->problem);
      if (status == SMALLER) continue;
    }
    double gap = bound(f->problem, &f->state, f->problem->multiplier) - enough(f->problem) + EPSILON;
    int v = variable_to_branch(f->problem, &f->state, gap);
    if (v < 0) { if (take(f->problem, &f->state)) return FOUND; continue; }
    f->branched = v;
    f->split = ceil_((f->state.low[v] + f->state.high[v]) / 2);
    char *mark = top;
    State child = copy_of(f->problem, &f->state);
    set_low(f->problem, &child, v, f->split);
    if (propagate(f->problem, &child)) enter(reduced_problem(f->problem, &child), ITERATIONS, mark);
    else top = mark;
  }
  return DONE;
}

// The most that any solution may bring, by the node that the search began with.
EXPORT(upper_bound) double upper_bound(void) { return root_bound; }
EXPORT(worked) double worked(void) { return work; }
EXPORT(values) int16_t *values(void) { return found; }
