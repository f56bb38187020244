import { loadGame } from '@quartet/catalog/list';
import {
  BOT,
  checkCommitment,
  LEFT_OUT,
  type Match,
  type ReadRecord,
  readRecord,
  replay,
} from '@quartet/core';
import { eventDoubts, type SeenDeal } from './event-witness.ts';
import { handIn, type Witness } from './witness.ts';

/** What a record tells otherwise than this device was shown. */
export type Doubt = 'seal' | 'commitment' | 'settled' | 'contributions' | 'moves' | 'hands';

/**
 * What became of a check. `since`: how far the match was when this device saw it first; `added`: how many people the luck
 * comes from, null: the server alone dealt.
 */
export type Checked =
  | {
      readonly kind: 'fits';
      readonly since: Witness['since'];
      readonly moves: number;
      readonly added: number | null;
    }
  | { readonly kind: 'changed'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'differs' | 'broken' };

/**
 * Plays every move again, recomputes seals, luck and deals from the record's secret, and compares all of it with what
 * this device was shown while the match ran: a record that brings other seals along proves nothing. `seen`: of an evening, whose
 * seals were shown there.
 */
export async function checkDeal(
  gameId: string,
  record: unknown,
  witness: Witness | null,
  seen: SeenDeal | null = null,
): Promise<Checked> {
  const reading = readRecord([await loadGame(gameId)], record);
  if (!reading.ok) return { kind: 'broken' };
  const { read } = reading;
  const hands: Hands = new Map();
  const replayed = replay(read, null, (match, made) => noteHands(hands, match, match.ply, made.events));
  if (!replayed.ok || !replayed.match.over) return { kind: 'broken' };
  noteHands(hands, replayed.match, 0, replayed.match.opening);
  const doubts = [
    ...(seen ? eventDoubts(seen, read.luck) : []),
    ...(witness ? doubtsOf(witness, read, hands) : []),
  ];
  if (doubts.length > 0) return { kind: 'changed', doubts };
  if (checkCommitment(read, true) !== 'fits') return { kind: 'differs' };
  return { kind: 'fits', since: sinceOf(witness, seen), moves: read.moves.length, added: addedTo(read) };
}

/** A table of an evening is dealt when it is made; what counts was shown before, at the evening. */
function sinceOf(witness: Witness | null, seen: SeenDeal | null): Witness['since'] {
  const evening = seen?.witness?.since;
  return evening === 'open' || evening === 'called' ? 'open' : (witness?.since ?? 'over');
}

/** What each seat was dealt, by decisions made before and seat. */
type Hands = Map<string, string>;

function noteHands(hands: Hands, match: Match, ply: number, events: Match['opening']): void {
  for (let seat = 0; seat < match.table.seats; seat++) {
    const hand = handIn(match.heard(events, seat), seat);
    if (hand) hands.set(`${ply} ${seat}`, hand.cards);
  }
}

function doubtsOf(witness: Witness, read: ReadRecord, hands: Hands): Doubt[] {
  const { seal, promises, contributions, commitment, moves } = witness;
  const { luck } = read;
  const isOther = (mine: unknown, theirs: unknown): boolean =>
    mine !== null && JSON.stringify(mine) !== JSON.stringify(theirs ?? null);
  const isMoved = Object.entries(moves).some(([ply, text]) => read.moves[Number(ply)] !== text);
  const found: Readonly<Record<Doubt, boolean>> = {
    seal: isOther(seal, luck?.seal),
    commitment: isOther(commitment, read.commitment),
    settled: isSettledOtherwise(witness.settled, read),
    contributions: isOther(promises, luck?.promises) || isOther(contributions, luck?.contributions),
    moves: isMoved,
    // With other moves, other rounds may have been dealt.
    hands:
      !isMoved &&
      Object.entries(witness.hands).some(([ply, { seat, cards }]) => hands.get(`${ply} ${seat}`) !== cards),
  };
  return (Object.keys(found) as Doubt[]).filter((doubt) => found[doubt]);
}

/** Options that a game gained since are at their default, and were never shown. */
function isSettledOtherwise(settled: Witness['settled'], read: ReadRecord): boolean {
  if (!settled) return false;
  const options: Readonly<Record<string, unknown>> = read.table.options;
  const isDrawn = settled.first === null && read.luck?.first === 'drawn';
  return (
    Object.entries(settled.options).some(([name, value]) => name in options && options[name] !== value) ||
    (!isDrawn && settled.first !== read.table.first)
  );
}

function addedTo({ luck }: ReadRecord): number | null {
  return luck ? luck.contributions.filter((one) => one !== BOT && one !== LEFT_OUT).length : null;
}
