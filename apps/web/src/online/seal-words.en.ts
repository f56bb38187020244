import type { Doubt } from './check-deal.ts';

/** What the check of a deal says. */
export const words = {
  fits: (moves: number) =>
    `The deal is the one that was sealed before the first move, and all ${moves} moves follow the rules.`,
  fitsLuck: (moves: number, added: number) =>
    `The deal follows from the seal you saw before the start and from what ${added === 1 ? 'one person' : `${added} people`} added to the luck. All ${moves} moves follow the rules, and all you were shown is in the record as it was.`,
  late: (moves: number) =>
    `The deal is the one whose seal you saw when you came to the table. All ${moves} moves follow the rules, and all you were shown is in the record as it was.`,
  unseen: (moves: number) =>
    `The record holds together, and all ${moves} moves follow the rules. But this device did not see the game, so it cannot tell whether the seals are those of then.`,
  differs: 'This deal is NOT the one that was sealed before the first move.',
  broken: 'The record of this game cannot be replayed.',
  doubts: {
    seal: 'The seal of the server’s secret is NOT the one you were shown before the start.',
    commitment: 'The seal of the deal is NOT the one you were shown before the first move.',
    settled: 'The options, or who begins, are NOT as they were settled when the luck was drawn.',
    contributions: 'What people added to the luck is NOT what you were shown.',
    moves: 'The moves in the record are NOT those you saw.',
    hands: 'The cards that the record deals to you are NOT those you held.',
  } satisfies Record<Doubt, string>,
};

export type SealWords = typeof words;
