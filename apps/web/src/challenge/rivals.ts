import { findAbout, loadGame } from '@quartet/catalog/list';
import { type MatchRecord, namedSeed, readRecord, replay } from '@quartet/core';
import { firstDifference, type SameDeal } from '@quartet/deals';
import { allMatches } from '../engine/matches.ts';
import { onlyPerson } from '../engine/model.ts';
import { playersOf } from '../engine/same-match.ts';
import { allRecords, keepAll } from '../engine/stored-games.ts';
import type { Challenge } from './challenge.ts';

/** One result on a deal, as the table of results has it. */
export interface Rival {
  /** The name of its replay. */
  readonly id: string;
  /** Empty: whoever's device this is, or nobody knows. */
  readonly name: string;
  readonly isMine: boolean;
  readonly points: number;
  readonly moves: readonly string[];
}

/** What a challenge says was played, as a record with the challenger's name at their seat; null: nothing yet. */
export function recordOf({
  deal,
  name,
  moves,
}: Challenge): (MatchRecord & { readonly players: readonly string[] }) | null {
  const { game, rules, seats, first, options, seed } = deal;
  if (moves === null) return null;
  // The bots have the names under which everybody meets them.
  const players = playersOf(deal, name || '–').map((player) => player.name);
  return { record: 1, game, rules, seats, first, options, seed, moves, players };
}

/** Keeps what a challenger played, if it is a whole match by the rules; false: it is not, or there is none. */
export async function keepRival(challenge: Challenge, now: number): Promise<boolean> {
  const written = recordOf(challenge);
  if (!written || !findAbout(written.game)) return false;
  const reading = readRecord([await loadGame(written.game)], written);
  const replayed = reading.ok ? replay(reading.read) : null;
  const record = replayed?.ok && replayed.match.over ? replayed.match.record() : null;
  if (!record) return false;
  const text = JSON.stringify([record.seed, challenge.deal.seat, record.moves]);
  const id = `rival-${namedSeed(text).slice(-16)}`;
  await keepAll([], [{ id, record, names: written.players, added: now }]);
  return true;
}

/** All results on this deal that the device knows, the best first; of several of mine the one that counts. */
export async function rivalsOn(deal: SameDeal): Promise<readonly Rival[]> {
  const mine = (await allMatches())
    .filter(({ seed, players, result, casual }) => {
      return seed === deal.seed && result !== undefined && !casual && onlyPerson(players) === deal.seat;
    })
    .sort((a, b) => a.updated - b.updated)
    .slice(0, 1)
    .map(({ id, result, moves }): Rival => {
      return { id, name: '', isMine: true, points: result!.scores[deal.seat]!, moves };
    });
  const others = (await allRecords())
    .filter(({ record }) => record.seed === deal.seed && record.result !== undefined)
    .map(({ id, record, names }): Rival => {
      const name = names?.[deal.seat] ?? '–';
      return { id, name, isMine: false, points: record.result!.scores[deal.seat]!, moves: record.moves };
    })
    // My own match, as it came back in somebody's link, and what came twice.
    .filter(({ moves }, at, all) => isNew(moves, [...mine, ...all.slice(0, at)]));
  return [...mine, ...others].sort((a, b) => b.points - a.points);
}

function isNew(moves: readonly string[], known: readonly Rival[]): boolean {
  return known.every((one) => firstDifference(one, { moves }) !== null);
}
