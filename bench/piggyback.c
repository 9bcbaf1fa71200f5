/* Piggyback in plain C, the yardstick of `make bench`: the whole game (2 to 7 players, one or
   two pigs each, any plates and any die), uniformly random moves, on one core.

   usage: piggyback GAMES PLAYERS SEED OPTIONS PLATE*8 (STEPS AGAIN WEIGHT)*faces
   OPTIONS adds 1 for last_only and 2 for a black 3 judged after the move.
   AGAIN is 0 never, 1 always, 2 from behind. Prints games, steps, turns and CPU seconds.

   Compiled with -DBOX={…} the numbers of one edition are constants: piggyback GAMES SEED. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLATES = 8, PIGS = 7, MOST_FACES = 20, NOBODY = -1 };
enum { READY, ROLLING, CHOOSING, AGAIN, PASSING, DONE };
enum { ROLL, STOP, EXTEND, FIRST_PIG };
enum { NEVER, ALWAYS, BEHIND };

typedef struct { uint32_t a, b, c, n; } Stream;

typedef struct {
  int players, each, pigs, length, faces, last_only, judged_after;
  int plates[PLATES], steps[MOST_FACES], again[MOST_FACES], weights[MOST_FACES];
} Box;

typedef struct {
  int turn, seat, phase, mover, moved, face, taken, gone;
  int at[PIGS], level[PIGS], disc[PLATES];
} Race;

static uint32_t next_word(Stream *s) {
  uint32_t word = s->a + s->b + s->n++;
  s->a = s->b ^ (s->b >> 9);
  s->b = s->c + (s->c << 3);
  s->c = ((s->c << 21) | (s->c >> 11)) + word;
  return word;
}

static void start_stream(Stream *s, uint64_t seed, uint32_t index) {
  *s = (Stream){index, (uint32_t)seed, (uint32_t)(seed >> 32), 1};
  for (int i = 0; i < 15; i++) next_word(s);
}

static int below(Stream *s, uint32_t bound) {
  uint64_t product = (uint64_t)next_word(s) * bound;
  if ((uint32_t)product < bound) {
    uint32_t unfair = (0u - bound) % bound;
    while ((uint32_t)product < unfair) product = (uint64_t)next_word(s) * bound;
  }
  return (int)(product >> 32);
}

static int pick(Stream *s, const int *weights, int count) {
  int total = 0, index = 0;
  for (int i = 0; i < count; i++) total += weights[i];
  int ticket = below(s, total);
  while (ticket >= weights[index]) ticket -= weights[index++];
  return index;
}

static int may_extend(const Box *b, const Race *r) {
  int used = 0, end = r->gone + b->plates[r->taken % PLATES];
  for (int pig = 0; pig < b->pigs; pig++)
    if (r->at[pig] <= end) return 0;
  for (int plate = 0; plate < r->taken; plate++) used += r->disc[plate] == r->seat;
  return used < b->each;
}

static int legal(const Box *b, const Race *r, int *moves) {
  int count = 0;
  if (r->phase == CHOOSING) {
    for (; count < b->each; count++) moves[count] = FIRST_PIG + r->seat * b->each + count;
    return count;
  }
  if (r->phase == READY || r->phase == AGAIN) moves[count++] = ROLL;
  if (r->phase == AGAIN || r->phase == PASSING) moves[count++] = STOP;
  if (may_extend(b, r)) moves[count++] = EXTEND;
  return count;
}

static int turn_goes_on(const Box *b, const Race *r) { return b->each == 2 && r->moved == NOBODY; }

static void settle(const Box *b, Race *r) {
  if (turn_goes_on(b, r)) {
    r->moved = r->mover;
  } else {
    r->moved = NOBODY;
    r->seat = r->seat + 1 == b->players ? 0 : r->seat + 1;
    r->turn++;
  }
  r->mover = NOBODY;
  r->phase = READY;
}

static void settle_or_extend(const Box *b, Race *r) {
  if (!turn_goes_on(b, r) && may_extend(b, r)) r->phase = PASSING;
  else settle(b, r);
}

static int standing(const Box *b, const Race *r, int space) {
  int count = 0;
  for (int pig = 0; pig < b->pigs; pig++) count += r->at[pig] == space;
  return count;
}

static int may_roll_again(const Box *b, const Race *r, int pig) {
  if (b->again[r->face] != BEHIND) return b->again[r->face] == ALWAYS;
  int last = 1;
  for (int other = 0; other < b->pigs; other++) last &= r->at[other] >= r->at[pig];
  return last || (!b->last_only && r->at[pig] && standing(b, r, r->at[pig]) > 1);
}

static void advance(const Box *b, Race *r) {
  int pig = r->mover, again = may_roll_again(b, r, pig);
  int origin = r->at[pig], ground = r->level[pig], target = origin + b->steps[r->face];
  int height = standing(b, r, target);
  for (int rider = 0; rider < b->pigs; rider++)
    if (origin && r->at[rider] == origin && r->level[rider] > ground) {
      r->at[rider] = target;
      r->level[rider] += height - ground;
    }
  r->at[pig] = target;
  r->level[pig] = height;
  if (b->judged_after) again = may_roll_again(b, r, pig);
  if (target > r->gone + b->length) { r->phase = DONE; r->turn++; }
  else if (again) r->phase = AGAIN;
  else settle_or_extend(b, r);
}

static void fall(const Box *b, Race *r, int face) {
  r->face = face;
  if (r->mover == NOBODY) {
    if (turn_goes_on(b, r)) { r->phase = CHOOSING; return; }
    r->mover = r->seat * b->each;
    r->mover += r->mover == r->moved;
  }
  advance(b, r);
}

static void apply(const Box *b, Race *r, int move) {
  if (r->phase == ROLLING) fall(b, r, move);
  else if (move == ROLL) r->phase = ROLLING;
  else if (move == STOP) settle(b, r);
  else if (move == EXTEND) {
    int plate = r->taken % PLATES;
    r->disc[plate] = r->seat;
    r->gone += b->plates[plate];
    r->taken++;
    if (r->phase == PASSING) settle_or_extend(b, r);
  } else { r->mover = move - FIRST_PIG; advance(b, r); }
}

static int playout(const Box *b, Race *r, Stream *dice, Stream *luck) {
  int moves[3], steps = 0;
  for (; r->phase != DONE; steps++) {
    if (r->phase == ROLLING) apply(b, r, pick(dice, b->weights, b->faces));
    else {
      int count = legal(b, r, moves);
      apply(b, r, count == 1 ? moves[0] : moves[below(luck, count)]);
    }
  }
  return steps;
}

#ifdef BOX
static const Box box = BOX;

int main(int argc, char **argv) {
  if (argc != 3) { fprintf(stderr, "usage: piggyback GAMES SEED\n"); return 2; }
  long games = atol(argv[1]), total = 0, turns = 0;
  uint64_t seed = strtoull(argv[2], NULL, 10);
#else
int main(int argc, char **argv) {
  if (argc < 16 || (argc - 13) % 3) { fprintf(stderr, "usage: see the top of this file\n"); return 2; }
  long games = atol(argv[1]), total = 0, turns = 0;
  uint64_t seed = strtoull(argv[3], NULL, 10);
  int options = atoi(argv[4]);
  Box box = {.players = atoi(argv[2]), .last_only = options & 1, .judged_after = options >> 1 & 1,
             .faces = (argc - 13) / 3};
  box.each = box.players <= 3 ? 2 : 1;
  box.pigs = box.players * box.each;
  for (int i = 0; i < PLATES; i++) box.length += box.plates[i] = atoi(argv[5 + i]);
  for (int i = 0; i < box.faces; i++) {
    box.steps[i] = atoi(argv[13 + 3 * i]);
    box.again[i] = atoi(argv[14 + 3 * i]);
    box.weights[i] = atoi(argv[15 + 3 * i]);
  }
#endif
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (long game = 0; game < games; game++) {
    Race race = {.phase = READY, .mover = NOBODY, .moved = NOBODY};
    Stream dice, luck;
    start_stream(&dice, seed, 2 * game);
    start_stream(&luck, seed, 2 * game + 1);
    total += playout(&box, &race, &dice, &luck);
    turns += race.turn;
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  double seconds = (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) / 1e9;
  printf("%ld %ld %ld %.6f\n", games, total, turns, seconds);
  return 0;
}
