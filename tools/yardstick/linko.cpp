// linko-flat.ts in C++17, line by line: same games, same checksum. A measuring stick, not an engine.
// Usage: linko GAMES SEED PASSES. Plays the same games PASSES times and prints decisions, checksum and the best time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace {

enum { JOKER = 13, DECK = 109, ONE = 16, ONE_JOKER = 256 };
enum { TAKE = 4096, LEAVE, RECLAIM, DISCARD, DRAW_PILE, DRAW_ROW };
enum { PLAY, SNATCH, REACT, DRAW };

enum {
  HANDS = 0,
  HELD = HANDS + 4 * 16,
  TOP = HELD + 4,
  ROW = TOP + 4,
  PILE = ROW + 8,
  LAYERS = PILE + 112,
  SIZE = LAYERS + 4 * 128
};
int32_t s[SIZE];
int32_t moves[1024];
uint32_t checksum;
int64_t decisions;

struct Sfc32 {
  uint32_t a, b, c, d;

  uint32_t next() {
    const uint32_t out = a + b + d;
    d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + out;
    return out;
  }

  int below(int limit) { return static_cast<int>((static_cast<uint64_t>(next()) * limit) >> 32); }
};

uint32_t mix(uint32_t w) {
  w = (w ^ (w >> 16)) * 0x85ebca6bu;
  w = (w ^ (w >> 13)) * 0xc2b2ae35u;
  return w ^ (w >> 16);
}

uint32_t hash(const std::string &text, uint32_t word) {
  for (const char letter : text) word = mix((word ^ static_cast<uint8_t>(letter)) * 0x01000193u);
  return mix(word);
}

Sfc32 seeded(int64_t seed) {
  const std::string text = std::to_string(seed);
  Sfc32 rng{hash(text, 0x811c9dc5u), hash(text, 0x811c9dc5u ^ 0x5bf03635u), mix(0x3c6ef372u), 1};
  for (int i = 0; i < 12; i++) rng.next();
  return rng;
}

void deal(int64_t seed) {
  for (int i = HANDS; i < PILE; i++) s[i] = 0;
  for (int i = 0; i < DECK; i++) s[PILE + i] = i >> 3;
  Sfc32 rng = seeded(seed);
  for (int i = DECK - 1; i > 0; i--) {
    const int j = rng.below(i + 1);
    const int32_t card = s[PILE + i];
    s[PILE + i] = s[PILE + j];
    s[PILE + j] = card;
  }
  int at = PILE;
  for (int seat = 0; seat < 4; seat++) {
    s[HELD + seat] = 13;
    for (int i = 0; i < 13; i++) s[HANDS + seat * 16 + s[at++]]++;
  }
  for (int slot = 0; slot < 6; slot++) s[ROW + slot] = s[at++] + 1;
}

void playGame(Sfc32 &lent) {
  Sfc32 rng = lent;
  uint32_t sum = checksum;
  int played = 0;
  int phase = PLAY;
  int turn = 0;
  int victim = 0;
  int due = 0;
  int drawn = 4 * 13 + 6;
  int inRow = 6;
  bool isLast = false;
  int layer = 0;
  for (;;) {
    // List.
    int n = 0;
    if (phase == PLAY) {
      const int hand = HANDS + turn * 16;
      const int jokers = s[hand + JOKER];
      for (int face = 0; face < JOKER; face++) {
        const int held = s[hand + face];
        moves[n] = face + ONE;
        moves[n + 1] = face + 2 * ONE;
        for (int k = 2; k < held; k++) moves[n + k] = face + (k + 1) * ONE;
        n += held;
      }
      const int plain = n;
      for (int j = 1; j <= jokers; j++) {
        for (int i = 0; i < plain; i++) moves[n++] = moves[i] + j * ONE_JOKER;
        moves[n++] = JOKER + j * ONE_JOKER;
      }
    } else if (phase == DRAW) {
      if (drawn < DECK) moves[n++] = DRAW_PILE;
      for (int slot = 0; slot < 6; slot++)
        if (s[ROW + slot] != 0) moves[n++] = DRAW_ROW + slot;
    } else if (phase == SNATCH) {
      moves[0] = TAKE;
      moves[1] = LEAVE;
      n = 2;
    } else {
      moves[0] = RECLAIM;
      moves[1] = DISCARD;
      n = 2;
    }

    // Pick.
    const int move = moves[rng.below(n)];
    played++;
    sum = sum * 31 + (static_cast<uint32_t>(n) << 16) + move;

    // Play.
    int check = 0;
    if (phase == PLAY) {
      const int hand = HANDS + turn * 16;
      const int face = move & 15;
      const int numbers = (move >> 4) & 15;
      const int jokers = move >> 8;
      s[hand + face] -= numbers;
      s[hand + JOKER] -= jokers;
      layer = face + (numbers + jokers) * 16;
      const int top = s[TOP + turn] + 1;
      s[TOP + turn] = top;
      s[LAYERS + turn * 128 + top] = layer + jokers * 256;
      const int held = s[HELD + turn] - numbers - jokers;
      s[HELD + turn] = held;
      if (held == 0) break;
      check = (turn + 1) & 3;
    } else if (phase == DRAW) {
      int face = 0;
      if (move == DRAW_PILE) {
        face = s[PILE + drawn];
        drawn++;
      } else {
        const int slot = ROW + move - DRAW_ROW;
        face = s[slot] - 1;
        s[slot] = 0;
        inRow--;
      }
      s[HANDS + victim * 16 + face]++;
      s[HELD + victim]++;
      if (--due > 0) {
        if (inRow == 0 && drawn == DECK) break;
        continue;
      }
      for (int slot = ROW; inRow < 6 && slot < ROW + 6; slot++) {
        if (s[slot] != 0) continue;
        if (drawn == DECK) {
          isLast = true;
          break;
        }
        s[slot] = s[PILE + drawn] + 1;
        drawn++;
        inRow++;
      }
      check = (victim + 1) & 3;
    } else if (move == LEAVE) {
      phase = REACT;
      continue;
    } else {
      const int top = s[TOP + victim];
      s[TOP + victim] = top - 1;
      const int taken = s[LAYERS + victim * 128 + top];
      const int size = (taken >> 4) & 15;
      if (move != DISCARD) {
        const int seat = move == TAKE ? turn : victim;
        const int jokers = taken >> 8;
        s[HANDS + seat * 16 + (taken & 15)] += size - jokers;
        s[HANDS + seat * 16 + JOKER] += jokers;
        s[HELD + seat] += size;
      }
      if (move != RECLAIM) {
        if (inRow == 0 && drawn == DECK) break;
        due = size;
        phase = DRAW;
        continue;
      }
      check = (victim + 1) & 3;
    }

    // Check the other opponents.
    phase = PLAY;
    while (check != turn) {
      const int lead = layer - (s[LAYERS + check * 128 + s[TOP + check]] & 255);
      if (lead > 0 && lead <= (layer & 15)) {
        victim = check;
        phase = SNATCH;
        break;
      }
      check = (check + 1) & 3;
    }
    if (phase == PLAY) {
      if (isLast) break;
      turn = (turn + 1) & 3;
    }
  }
  lent = rng;
  checksum = sum;
  decisions += played;
}

void finish() {
  for (int seat = 0; seat < 4; seat++) {
    int points = -s[HELD + seat];
    for (int i = s[TOP + seat]; i > 0; i--) points += (s[LAYERS + seat * 128 + i] >> 4) & 15;
    checksum = checksum * 31 + points;
  }
}

void playFlat(int games, int64_t seed) {
  decisions = 0;
  checksum = 0;
  Sfc32 rng = seeded(seed);
  for (int game = 0; game < games; game++) {
    deal(seed + game);
    playGame(rng);
    finish();
  }
}

}  // namespace

int main(int count, char **words) {
  if (count != 4) return 1;
  const int games = std::atoi(words[1]);
  const int64_t seed = std::atoll(words[2]);
  const int passes = std::atoi(words[3]);
  double best = 1e9;
  for (int pass = 0; pass < passes; pass++) {
    const std::clock_t from = std::clock();
    playFlat(games, seed);
    best = std::min(best, static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC);
  }
  std::printf("{\"decisions\":%lld,\"checksum\":%d,\"seconds\":%.6f}\n", static_cast<long long>(decisions),
              static_cast<int32_t>(checksum), best);
}
