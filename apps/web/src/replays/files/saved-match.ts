import { isDay, readSameDeal } from '@quartet/deals';
import { isId, isListOf, isObject, isTime, type Value } from '../../app/shapes.ts';
import { onlyPerson, type Player, type SameMark, type SavedMatch } from '../../engine/model.ts';
import { isPlayer, LONGEST_NAME } from '../../engine/stored-shapes.ts';
import { readTimeline } from '../viewer/read-timeline.ts';
import { type Place, type Reading, type Unread, wrongAt } from './faults.ts';
import { readableName } from './readable-name.ts';

/** A match as this app stores it and a backup has it: a record with a seed, and more about its players. */
export async function readSavedMatch(
  value: unknown,
  place: Place,
): Promise<Reading<{ readonly match: SavedMatch }>> {
  const wrong = (where: string, reason: string): Unread => wrongAt(place, where, reason);
  if (!isObject(value)) return wrong('match', 'is not a JSON object');
  const { id, seed, started, updated, casual } = value;
  if (!isId(id)) return wrong('id', 'is not a text of 1 to 64 letters, digits, _ and -');
  if (typeof seed !== 'string') return wrong('seed', 'is not a text');
  if (!isTime(started)) return wrong('started', 'is not a time');
  if (!isTime(updated)) return wrong('updated', 'is not a time');
  if (typeof casual !== 'boolean') return wrong('casual', 'is neither true nor false');
  const reading = await readTimeline({ ...value, record: 1, deals: undefined }, place);
  if (!reading.ok) return reading;
  const { game, table, written, moves } = reading.timeline.read;
  const players = Array.isArray(value.players) ? value.players.map(withReadableName) : [];
  if (players.length !== table.seats) return wrong('players', `is not a list of ${table.seats}`);
  const stranger = players.findIndex((player) => !isPlayer(player));
  if (!isListOf(players, isPlayer)) return wrong(`players[${stranger}]`, 'is neither a person nor a bot');
  const { result } = reading.timeline;
  const same = value.same === undefined ? undefined : readMark(value);
  if (same === null) return wrong('same', 'is not written as a deal of many is');
  const rest = {
    ...{ seed, players, moves, started, updated, casual },
    ...(result && { result }),
    ...(same && { same }),
  };
  return { ok: true, match: { id, game: game.id, rules: game.version, ...written, ...rest } };
}

/** What the rest of the match has of a deal, and the bots it names, make one. */
function readMark(match: Value): SameMark | null {
  if (!isObject(match.same)) return null;
  const { bots, day, link } = match.same;
  const deal = readSameDeal({ ...match, seat: onlyPerson(match.players as readonly Player[]), bots });
  if (!deal || (day !== undefined && !(typeof day === 'string' && isDay(day)))) return null;
  if (link !== undefined && typeof link !== 'string') return null;
  return { bots: deal.bots, ...(day !== undefined && { day }), ...(link !== undefined && { link }) };
}

function withReadableName(player: unknown): unknown {
  if (!isObject(player) || typeof player.name !== 'string') return player;
  return { ...player, name: readableName(player.name).slice(0, LONGEST_NAME).toWellFormed() };
}
