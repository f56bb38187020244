import type { Act, Person, TableMessage } from '@quartet/protocol';

/** What somebody who cheats knows before a decision of theirs, and what they can do. */
interface Chance {
  /** The table as they see it from their seat. */
  readonly seen: TableMessage;
  readonly me: Person;
  readonly seat: number;
  /** The seat with most points, of those played by others; null: they are ahead themselves. */
  readonly leader: number | null;
  /** Decisions of their own so far, and of their seat. */
  readonly own: number;
  readonly all: number;
  /** What of the match has been played, from 0 to 1: a guess by its length so far. */
  readonly progress: number;
  /** A guest of theirs who looks on. */
  readonly second: Person;
  act(by: Person, act: Act): Promise<string>;
}

/** Done before each decision of the person who cheats. */
export type Strategy = (chance: Chance) => Promise<void>;

const MIDDLE = 0.5;

/** Plays, and nothing else. */
const plain: Strategy = async () => undefined;

/** Time for their own seat, as much as there is. */
const time: Strategy = async ({ act, me, seat }) => {
  await act(me, { type: 'extend', seat, seconds: 86_400 });
  await act(me, { type: 'extend', seat, seconds: 60 });
};

/** Whoever is ahead from the middle on is removed. */
const removeLeader: Strategy = async ({ act, me, leader, progress }) => {
  if (leader !== null && progress >= MIDDLE) await act(me, { type: 'remove', seat: leader });
};

/** Out of the match as soon as somebody else is ahead. */
const removeThemselves: Strategy = async ({ act, me, seat, leader, progress }) => {
  if (leader !== null && progress >= MIDDLE) await act(me, { type: 'remove', seat });
};

const standUp: Strategy = async ({ act, me, leader, progress }) => {
  if (leader !== null && progress >= MIDDLE) await act(me, { type: 'stand' });
};

const endWithoutResult: Strategy = async ({ act, me, leader, progress }) => {
  if (leader !== null && progress >= MIDDLE) await act(me, { type: 'ask', what: 'end' });
};

/** A bot decides where it goes badly, as long as half of the decisions are their own. */
const coverWhereBehind: Strategy = async ({ act, me, seat, leader, own, all }) => {
  if (leader !== null && own > 4 && own * 2 > all + 4) await act(me, { type: 'cover', seat });
};

/** A second guest asks for every seat; who gets one plays it to lose. */
const secondGuest: Strategy = async ({ act, me, seat, seen, second }) => {
  if (seen.info!.asking) return;
  for (const [other, player] of seen.info!.players.entries()) {
    const isFree = player.kind === 'bot' || (player.kind === 'person' && player.cover !== null);
    if (other === seat || !isFree) continue;
    await act(second, { type: 'ask', what: 'seat', seat: other });
    return;
  }
  await act(me, { type: 'chat', text: 'well' });
};

/** Removes whoever is ahead, and sets the second guest on their cards. */
const removeAndRead: Strategy = async (chance) => {
  await removeLeader(chance);
  await secondGuest(chance);
};

/** Removes the leader, and leaves it at that if nobody is there to object. */
const removeAndEnd: Strategy = async (chance) => {
  await removeLeader(chance);
  if (chance.progress >= MIDDLE) await chance.act(chance.me, { type: 'ask', what: 'end' });
};

/** All of it but what ends their own part in it. */
const everything: Strategy = async (chance) => {
  await time(chance);
  await removeAndEnd(chance);
  await secondGuest(chance);
  await coverWhereBehind(chance);
};

export const STRATEGIES = {
  plain,
  time,
  removeLeader,
  removeThemselves,
  standUp,
  endWithoutResult,
  coverWhereBehind,
  secondGuest,
  removeAndRead,
  removeAndEnd,
  everything,
} satisfies Readonly<Record<string, Strategy>>;

export type StrategyName = keyof typeof STRATEGIES;
