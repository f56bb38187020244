import { PHASE, SEATS, type State } from '@quartet/combos';
import { chipsOf, fateIfPaid, fateWith } from './fates.ts';
import { type Minds, mindFor, segmentsFor } from './mind.ts';
import { PARTS } from './segments.ts';
import { Stretches } from './stretches.ts';

/** What tells who will pay for a round, at the beginning of a turn: measured like hands. */
interface Signs {
  /** How much it matters to stand better than the others. */
  readonly weight: number;
  /** [reserve cards left] */
  readonly reserves: readonly number[];
  readonly opens: number;
  /** Each card in hand: where nobody will be out for long, it is one more to choose from. */
  readonly card: number;
}

/** [players who hold cards] → fitted to who paid for 12 000 rounds. */
const SIGNS: readonly Signs[] = [
  { weight: 0.74, reserves: [0, 0.1, 0.5], opens: 0.7, card: 0 },
  { weight: 0.74, reserves: [0, 0.1, 0.5], opens: 0.7, card: 0 },
  { weight: 0.74, reserves: [0, 0.1, 0.5], opens: 0.7, card: 0 },
  { weight: 0.4, reserves: [0, 1.7, 2.7], opens: 0.9, card: 0.1 },
  { weight: 0.43, reserves: [0, 2.1, 3.6], opens: 1.2, card: 0.3 },
  { weight: 0.39, reserves: [0, 3.6, 6.3], opens: 1.6, card: 0.7 },
];

/** Says how everybody stands where a turn begins, so that lines need not be played to the end of the round. */
export class Outlook {
  private readonly minds: Minds;
  private readonly stretches = new Stretches();
  /** [seat] → how likely it is the one to pay. */
  private readonly pays = new Float64Array(SEATS.max);

  constructor(minds: Minds) {
    this.minds = minds;
  }

  rewards(s: State, into: Float64Array): void {
    if (s.phase === PHASE.over) {
      for (let seat = 0; seat < s.seats; seat++) into[seat] = 1 - s.lost[seat]!;
      return;
    }
    const chips = chipsOf(s);
    if (cardsAway(s) === 0) {
      // A new round: its cards are nobody's doing.
      for (let seat = 0; seat < s.seats; seat++) into[seat] = fateWith(s, chips, seat);
      return;
    }
    this.readPays(s);
    into.fill(0);
    for (let payer = 0; payer < s.seats; payer++) {
      const likely = this.pays[payer]!;
      if (likely === 0) continue;
      for (let seat = 0; seat < s.seats; seat++) into[seat]! += likely * fateIfPaid(s, chips, payer, seat);
    }
  }

  /** The worse a hand and the fewer reserve cards, the likelier one pays; who is out does not. */
  private readPays(s: State): void {
    const { stretches, pays } = this;
    const mind = mindFor(this.minds, s);
    const segments = segmentsFor(mind, s);
    const { weight, reserves, opens, card } = SIGNS[mind.holding]!;
    let sum = 0;
    for (let seat = 0; seat < s.seats; seat++) {
      pays[seat] = 0;
      // Who is about to draw will hold cards.
      if (s.sizes[seat] === 0 && !(s.phase === PHASE.insert && seat === s.turn)) continue;
      stretches.read(s, seat, segments);
      const hand = stretches.worth / PARTS + card * stretches.size;
      const standing = hand + reserves[s.reserveSizes[seat]!]! + (seat === s.opener ? opens : 0);
      sum += pays[seat] = Math.exp(-weight * standing);
    }
    for (let seat = 0; seat < s.seats; seat++) pays[seat]! /= sum;
  }
}

/** Grows with each turn of a round. */
export function cardsAway(s: State): number {
  const { away } = s;
  let cards = 0;
  for (let face = 1; face < away.length; face++) cards += away[face]!;
  return cards;
}
