/** Who made each decision of a match, one letter each: a person, a bot for itself, a bot that covered, or the clock's. */
export type Hands = string;

const LETTERS = { person: 'p', bot: 'b', cover: 'c', clock: 'k' } as const;

/** Decisions that bots may make for a person after the last one of their own. */
const LEFT_AT_THE_END = 2;

export function letterOf(hand: keyof typeof LETTERS): string {
  return LETTERS[hand];
}

/** Decisions of one seat that was dealt to a person. */
export interface SeatDecisions {
  readonly all: number;
  /** Those the person made. */
  readonly own: number;
  /** Those that others made after the person's last one; absent: scored before letting go lost a deal. */
  readonly after?: number;
}

export function countDecisions(
  hands: Hands,
  seats: readonly number[],
  seat: number,
): Required<SeatDecisions> {
  let [all, own, after] = [0, 0, 0];
  for (const [ply, actor] of seats.entries()) {
    if (actor !== seat) continue;
    const isOwn = hands[ply] === LETTERS.person;
    all++;
    own += isOwn ? 1 : 0;
    after = isOwn ? 0 : after + 1;
  }
  return { all, own, after };
}

/** What a result is to the person who was dealt in: scored as it is, a deal lost, or not theirs. */
export type ResultCredit = 'scored' | 'lost' | 'none';

/**
 * Scored: more than half of the decisions are the person's, one of the last three among them. Without any decision of
 * theirs it is not their result. Otherwise they let go of the deal.
 */
export function creditOf({ all, own, after }: SeatDecisions): ResultCredit {
  const isMostlyOwn = own * 2 > all || all === 0;
  if (after === undefined) return isMostlyOwn ? 'scored' : 'none';
  if (isMostlyOwn && after <= LEFT_AT_THE_END) return 'scored';
  return own === 0 ? 'none' : 'lost';
}
