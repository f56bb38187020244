import { Complaint } from './complaint.ts';
import { jsonOf } from './text-files.ts';

/** One table of a deal, as the file has it; the record is checked where it is replayed. */
export interface FiledTable {
  readonly sat: readonly number[];
  readonly hands: string;
  readonly record: unknown;
}

/** Somebody in the ranking as the server computed it. */
interface FiledRank {
  readonly who: number;
  readonly place: number | null;
  readonly deals: number;
  /** Absent in format 1. */
  readonly lost?: number;
  readonly missed?: number;
  readonly matchPoints: number;
  readonly most: number;
  readonly percent: number;
  readonly difference: number;
}

export interface EventFile {
  readonly event: string;
  readonly game: string;
  readonly seats: number;
  /** By deal: 2 where letting go of it loses it. */
  readonly scoring: readonly (1 | 2)[];
  readonly contestants: readonly { readonly name: string; readonly bot: boolean }[];
  readonly deals: readonly (readonly FiledTable[])[];
  readonly ranking: readonly FiledRank[];
}

type Json = Readonly<Record<string, unknown>>;

/** The border for such files: throws with a sentence that says what is wrong and where. */
export async function readEventFile(file: string): Promise<EventFile> {
  const value = await jsonOf(file);
  if (!isObject(value) || value.quartet !== 'event' || (value.format !== 1 && value.format !== 2))
    throw new Complaint(`${file} is no event of format 1 or 2: the download of an event's results is.`);
  const { event, game, seats, contestants, deals, ranking } = value;
  if (typeof event !== 'string' || typeof game !== 'string' || !isCount(seats))
    throw new Complaint(`${file}: "event", "game" or "seats" is not written as it must be.`);
  const people = listOf(contestants, 'contestants', isContestant);
  const isWho: IsWho = (who): who is number => isCount(who) && who < people.length;
  const isTableHere = (one: unknown): one is FiledTable => isTable(one, seats, isWho);
  const played = listOf(deals, 'deals', isDeal);
  const scoring =
    value.format === 1 ? played.map(() => 1 as const) : listOf(value.scoring, 'scoring', isScoring);
  if (scoring.length !== played.length)
    throw new Complaint(`"scoring" tells of ${scoring.length} deals, but there are ${played.length}.`);
  return {
    ...{ event, game, seats, scoring },
    contestants: people,
    deals: played.map((tables, at) => listOf(tables, `deals[${at}]`, isTableHere)),
    ranking: listOf(ranking, 'ranking', (one): one is FiledRank => isRank(one, isWho)),
  };
}

function listOf<T>(value: unknown, where: string, is: (one: unknown) => one is T): readonly T[] {
  if (!Array.isArray(value)) throw new Complaint(`"${where}" is not a list.`);
  return value.map((one: unknown, at) => {
    if (!is(one)) throw new Complaint(`"${where}[${at}]" is not written as it must be.`);
    return one;
  });
}

type IsWho = (who: unknown) => who is number;

/** One table compares with nobody. */
function isDeal(one: unknown): one is readonly unknown[] {
  return Array.isArray(one) && one.length >= 2;
}

function isScoring(one: unknown): one is 1 | 2 {
  return one === 1 || one === 2;
}

function isContestant(one: unknown): one is EventFile['contestants'][number] {
  return isObject(one) && typeof one.name === 'string' && typeof one.bot === 'boolean';
}

function isTable(one: unknown, seats: number, isWho: IsWho): one is FiledTable {
  if (!isObject(one) || !Array.isArray(one.sat) || typeof one.hands !== 'string') return false;
  return one.sat.length === seats && one.sat.every(isWho);
}

function isRank(one: unknown, isWho: IsWho): one is FiledRank {
  if (!isObject(one) || !isWho(one.who)) return false;
  const { deals, matchPoints, most, percent, difference, lost = 0, missed = 0 } = one;
  const numbers = [deals, matchPoints, most, percent, difference, lost, missed];
  return (one.place === null || isCount(one.place)) && numbers.every((number) => typeof number === 'number');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
