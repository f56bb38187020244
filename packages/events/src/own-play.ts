/** Who made each decision of a match, one letter each: a person, a bot for itself, a bot that covered, or the clock's. */
export type Hands = string;

const LETTERS = { person: 'p', bot: 'b', cover: 'c', clock: 'k' } as const;

export function letterOf(hand: keyof typeof LETTERS): string {
  return LETTERS[hand];
}

/** Decisions of one seat, and those its person made. */
export function ownOf(hands: Hands, seats: readonly number[], seat: number): { own: number; all: number } {
  let own = 0;
  let all = 0;
  for (const [ply, actor] of seats.entries()) {
    if (actor !== seat) continue;
    all++;
    if (hands[ply] === LETTERS.person) own++;
  }
  return { own, all };
}

/** A result is a person's if they made more than half of its decisions; otherwise it is nobody's. */
export function isOwn({ own, all }: { readonly own: number; readonly all: number }): boolean {
  return own * 2 > all || all === 0;
}
