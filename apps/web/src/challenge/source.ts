import type { Level, Temper } from '@quartet/bots';
import { findAbout, loadGame } from '@quartet/catalog/list';
import { readRecord, type Seat } from '@quartet/core';
import { type Day, type SameBot, type SameDeal, sameBot } from '@quartet/deals';
import { loadMatch } from '../engine/matches.ts';
import { onlyPerson, type SavedMatch } from '../engine/model.ts';
import { dealOf } from '../engine/same-match.ts';
import { loadRecord } from '../engine/stored-games.ts';
import { namesIn } from '../replays/files/kept.ts';
import { fromRecordLink, isRecordLink } from '../replays/files/record-link.ts';

/** A match that friends may be challenged with: its deal, and what was played. */
export interface Source {
  readonly id: string;
  readonly deal: SameDeal;
  readonly day: Day | null;
  readonly moves: readonly string[];
  readonly isOver: boolean;
  /** Points by seat; null while it runs. */
  readonly scores: readonly number[] | null;
  /** Who played it, where that was somebody else; null: whoever's device this is. */
  readonly by: string | null;
  /** The match itself, if it was played on this device. */
  readonly saved: SavedMatch | null;
}

/** Who stands in for a person. */
const STAND_IN = { level: 'medium', temper: 'balanced' } as const;

/**
 * `address`: the name of a match or record of this device, or a link that holds one; after an `@` the seat that friends get,
 * where nobody's is clear. Null: there is none, or its luck is not known.
 */
export async function loadSource(address: string): Promise<Source | null> {
  const [id = '', seat] = address.split('@');
  const saved = isRecordLink(id) ? undefined : await loadMatch(id);
  if (saved) return ofMatch(saved, seat);
  const kept = isRecordLink(id) ? undefined : await loadRecord(id);
  const record = kept ? { ...kept.record, players: kept.names } : await fromRecordLink(id);
  return ofRecord(id, record, Number(seat ?? 0));
}

function ofMatch(saved: SavedMatch, wanted: string | undefined): Source {
  const { id, game, rules, seats, first, options, seed, moves, result, players } = saved;
  const seat = onlyPerson(players) ?? Number(wanted ?? 0);
  const bots = players.map((player, at): SameBot | null => {
    if (at === seat) return null;
    // Those who answer at once answered by the name of the match: friends meet the very same answers.
    if (player.kind === 'bot') return sameBot(player.level as Level, player.temper as Temper, id);
    return sameBot(STAND_IN.level, STAND_IN.temper, `${id} ${at}`);
  });
  const deal = dealOf(saved) ?? { game, rules, seats, first, options, seed, seat, bots };
  return {
    ...{ id, deal, moves, saved, by: null },
    day: saved.same?.day ?? null,
    isOver: result !== undefined,
    scores: result?.scores ?? null,
  };
}

/** Of a match from elsewhere nobody knows who was a bot: bots of medium sit at all other seats. */
async function ofRecord(id: string, value: unknown, seat: Seat): Promise<Source | null> {
  const about = findAbout(String(Reflect.get(Object(value), 'game')));
  const reading = about ? readRecord([await loadGame(about.id)], value) : null;
  if (!reading?.ok) return null;
  const { game, table, seed, moves, result } = reading.read;
  if (seed === null || !result || !(seat >= 0 && seat < table.seats)) return null;
  const bots = Array.from({ length: table.seats }, (_, at) =>
    at === seat ? null : sameBot(STAND_IN.level, STAND_IN.temper, `${seed} ${at}`),
  );
  const deal = { game: game.id, rules: game.version, ...table, seed, seat, bots };
  const by = namesIn(value, table.seats)?.[seat] ?? '–';
  return { id, deal, day: null, moves, isOver: true, scores: result.scores, by, saved: null };
}
