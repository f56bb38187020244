// A measuring stick, not an engine: random Linko! for four seats (no Duel, one round, supplyEnd "manual") as one flat
// program that knows no views, records or options. Like the contract it lists all moves, picks one
// at random and plays it; with the same seeds these are the engine's own games. linko.cpp is its twin, line by line.

/** The checksum folds in every move played, how many were listed with it, and the points. */
export function playFlat(games: number, seed: number): { decisions: number; checksum: number } {
  const s = STATE;
  s[DECISIONS] = 0;
  s[CHECKSUM] = 0;
  seedWords(MOVE_RNG, seed);
  for (let game = 0; game < games; game++) {
    deal(seed + game);
    playGame();
    finish();
  }
  return { decisions: s[DECISIONS]!, checksum: s[CHECKSUM]! };
}

// Cards: 0-12 for the numbers 1-13, 13 for a joker. Moves: face + 16 × numbers + 256 × jokers, or one of these.
const JOKER = 13;
const DECK = 109;
const ONE = 16;
const ONE_JOKER = 256;
const TAKE = 4096;
const LEAVE = 4097;
const RECLAIM = 4098;
const DISCARD = 4099;
const DRAW_PILE = 4100;
const DRAW_ROW = 4101;

const PLAY = 0;
const SNATCH = 1;
const REACT = 2;
const DRAW = 3;

// Everything lies in one array. Slots of the row hold face + 1, 0 if empty. Layers, a stack of 128 for each seat, are
// face + 16 × size + 256 × jokers.
const HANDS = 0;
const HELD = HANDS + 4 * 16;
const TOP = HELD + 4;
const ROW = TOP + 4;
const PILE = ROW + 8;
const LAYERS = PILE + 112;
const MOVE_RNG = LAYERS + 4 * 128;
const DEAL_RNG = MOVE_RNG + 4;
const DECISIONS = DEAL_RNG + 4;
const CHECKSUM = DECISIONS + 1;
// Functions hold them in locals, which V8 reads a quarter faster.
const STATE = new Int32Array(CHECKSUM + 1);
const MOVES = new Int32Array(1024);

function playGame(): void {
  const s = STATE;
  const moves = MOVES;
  let a = s[MOVE_RNG]!;
  let b = s[MOVE_RNG + 1]!;
  let c = s[MOVE_RNG + 2]!;
  let d = s[MOVE_RNG + 3]!;
  let checksum = s[CHECKSUM]!;
  let decisions = 0;
  let phase = PLAY;
  let turn = 0;
  let victim = 0;
  let due = 0;
  let drawn = 4 * 13 + 6;
  let inRow = 6;
  let isLast = 0;
  let layer = 0; // what this turn's player laid, without its jokers
  for (;;) {
    // List.
    let n = 0;
    if (phase === PLAY) {
      const hand = HANDS + turn * 16;
      const jokers = s[hand + JOKER]!;
      // Two codes are always written and `n` moves on by what is held: loops that ran `held` times would be mispredicted.
      for (let face = 0; face < JOKER; face++) {
        const held = s[hand + face]!;
        moves[n] = face + ONE;
        moves[n + 1] = face + 2 * ONE;
        for (let k = 2; k < held; k++) moves[n + k] = face + (k + 1) * ONE;
        n += held;
      }
      const plain = n;
      for (let j = 1; j <= jokers; j++) {
        for (let i = 0; i < plain; i++) moves[n++] = moves[i]! + j * ONE_JOKER;
        moves[n++] = JOKER + j * ONE_JOKER;
      }
    } else if (phase === DRAW) {
      if (drawn < DECK) moves[n++] = DRAW_PILE;
      for (let slot = 0; slot < 6; slot++) if (s[ROW + slot] !== 0) moves[n++] = DRAW_ROW + slot;
    } else if (phase === SNATCH) {
      moves[0] = TAKE;
      moves[1] = LEAVE;
      n = 2;
    } else {
      moves[0] = RECLAIM;
      moves[1] = DISCARD;
      n = 2;
    }

    // Pick: sfc32.
    const out = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    const move = moves[((out >>> 0) * n * 2 ** -32) | 0]!;
    decisions++;
    checksum = (Math.imul(checksum, 31) + (n << 16) + move) | 0;

    // Play.
    let check = 0; // the opponent to be checked next
    if (phase === PLAY) {
      const hand = HANDS + turn * 16;
      const face = move & 15;
      const numbers = (move >> 4) & 15;
      const jokers = move >> 8;
      s[hand + face]! -= numbers;
      s[hand + JOKER]! -= jokers;
      layer = face + (numbers + jokers) * 16;
      const top = s[TOP + turn]! + 1;
      s[TOP + turn] = top;
      s[LAYERS + turn * 128 + top] = layer + jokers * 256;
      const held = s[HELD + turn]! - numbers - jokers;
      s[HELD + turn] = held;
      if (held === 0) break;
      check = (turn + 1) & 3;
    } else if (phase === DRAW) {
      let face = 0;
      if (move === DRAW_PILE) {
        face = s[PILE + drawn]!;
        drawn++;
      } else {
        const slot = ROW + move - DRAW_ROW;
        face = s[slot]! - 1;
        s[slot] = 0;
        inRow--;
      }
      s[HANDS + victim * 16 + face]!++;
      s[HELD + victim]!++;
      if (--due > 0) {
        if (inRow === 0 && drawn === DECK) break;
        continue;
      }
      for (let slot = ROW; inRow < 6 && slot < ROW + 6; slot++) {
        if (s[slot] !== 0) continue;
        if (drawn === DECK) {
          isLast = 1;
          break;
        }
        s[slot] = s[PILE + drawn]! + 1;
        drawn++;
        inRow++;
      }
      check = (victim + 1) & 3;
    } else if (move === LEAVE) {
      phase = REACT;
      continue;
    } else {
      // The top layer goes to a hand or to the discard pile, which nobody looks at.
      const top = s[TOP + victim]!;
      s[TOP + victim] = top - 1;
      const taken = s[LAYERS + victim * 128 + top]!;
      const size = (taken >> 4) & 15;
      if (move !== DISCARD) {
        const seat = move === TAKE ? turn : victim;
        const jokers = taken >> 8;
        s[HANDS + seat * 16 + (taken & 15)]! += size - jokers;
        s[HANDS + seat * 16 + JOKER]! += jokers;
        s[HELD + seat]! += size;
      }
      if (move !== RECLAIM) {
        if (inRow === 0 && drawn === DECK) break;
        due = size;
        phase = DRAW;
        continue;
      }
      check = (victim + 1) & 3;
    }

    // Check the other opponents; a layer is snatched if it is as large and of a lower face.
    phase = PLAY;
    while (check !== turn) {
      const lead = layer - (s[LAYERS + check * 128 + s[TOP + check]!]! & 255);
      if (lead > 0 && lead <= (layer & 15)) {
        victim = check;
        phase = SNATCH;
        break;
      }
      check = (check + 1) & 3;
    }
    if (phase === PLAY) {
      if (isLast) break;
      turn = (turn + 1) & 3;
    }
  }
  s[MOVE_RNG] = a;
  s[MOVE_RNG + 1] = b;
  s[MOVE_RNG + 2] = c;
  s[MOVE_RNG + 3] = d;
  s[CHECKSUM] = checksum;
  s[DECISIONS]! += decisions;
}

function deal(seed: number): void {
  const s = STATE;
  s.fill(0, HANDS, PILE);
  for (let i = 0; i < DECK; i++) s[PILE + i] = i >> 3;
  seedWords(DEAL_RNG, seed);
  let a = s[DEAL_RNG]!;
  let b = s[DEAL_RNG + 1]!;
  let c = s[DEAL_RNG + 2]!;
  let d = s[DEAL_RNG + 3]!;
  for (let i = DECK - 1; i > 0; i--) {
    const out = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    const j = ((out >>> 0) * (i + 1) * 2 ** -32) | 0;
    const card = s[PILE + i]!;
    s[PILE + i] = s[PILE + j]!;
    s[PILE + j] = card;
  }
  let at = PILE;
  for (let seat = 0; seat < 4; seat++) {
    s[HELD + seat] = 13;
    for (let i = 0; i < 13; i++) s[HANDS + seat * 16 + s[at++]!]!++;
  }
  for (let slot = 0; slot < 6; slot++) s[ROW + slot] = s[at++]! + 1;
}

/** Folds the points into the checksum. */
function finish(): void {
  const s = STATE;
  let checksum = s[CHECKSUM]!;
  for (let seat = 0; seat < 4; seat++) {
    let points = 0 - s[HELD + seat]!;
    for (let i = s[TOP + seat]!; i > 0; i--) points += (s[LAYERS + seat * 128 + i]! >> 4) & 15;
    checksum = (Math.imul(checksum, 31) + points) | 0;
  }
  s[CHECKSUM] = checksum;
}

/** The seeding of core's FastRng. */
function seedWords(at: number, seed: number): void {
  const text = String(seed);
  let a = hash(text, 0x811c9dc5);
  let b = hash(text, 0x811c9dc5 ^ 0x5bf03635);
  let c = mix(0x3c6ef372);
  let d = 1;
  for (let i = 0; i < 12; i++) {
    const out = (a + b + d) | 0;
    d++;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
  }
  STATE[at] = a;
  STATE[at + 1] = b;
  STATE[at + 2] = c;
  STATE[at + 3] = d;
}

function hash(text: string, basis: number): number {
  let word = basis;
  for (let i = 0; i < text.length; i++) word = mix(Math.imul(word ^ text.charCodeAt(i), 0x01000193));
  return mix(word);
}

function mix(word: number): number {
  let w = word | 0;
  w = Math.imul(w ^ (w >>> 16), 0x85ebca6b);
  w = Math.imul(w ^ (w >>> 13), 0xc2b2ae35);
  return w ^ (w >>> 16);
}
