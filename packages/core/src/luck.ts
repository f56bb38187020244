import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { chanceOf } from './chance-of.ts';
import type { Seat } from './game.ts';
import { type Seed, secretOf } from './seed.ts';

/** In place of a contribution: nobody who could have made one sat there, or they made none in time. */
export const BOT = 'bot';
export const LEFT_OUT = 'left-out';

/** What the deal of a match among people follows from: the server's secret, and what each of them added. */
export interface Luck {
  /** The id of the table. */
  readonly table: string;
  /** 64 hex digits. */
  readonly secret: string;
  /** Of the secret; public before anybody promised anything. */
  readonly seal: string;
  /** By seat, of contributions; all public before the first was opened. Null: none. */
  readonly promises: readonly (string | null)[];
  /** By seat: 64 hex digits, `left-out` or `bot`. */
  readonly contributions: readonly string[];
  /** Who begins: follows from the luck, too, or stood before. */
  readonly first: 'drawn' | 'settled';
  /** Of a deal that many tables play: then `table` is the name of the deal, and people are counted by their place there. */
  readonly event?: EventLuck;
}

/** A duplicate evening, as one of its deals knows it. */
export interface EventLuck {
  readonly id: string;
  /** Counted from 1. */
  readonly deal: number;
  /** Of all deals; the one seal of them all is what people promised under. */
  readonly seals: readonly string[];
}

/** No shuffle has this number: it draws who begins. */
const FIRST = 2 ** 32 - 1;

function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

export function sealOf({ table, secret }: Pick<Luck, 'table' | 'secret'>): string {
  return `sha256:${hashOf(`quartet seal 1 ${table} ${secret}\n`)}`;
}

/** What a deal of an event is called where a table's id stands otherwise. */
export function dealName({ id, deal }: Pick<EventLuck, 'id' | 'deal'>): string {
  return `${id}-${deal}`;
}

/** Over the seals of all deals: public before anybody promised anything. */
export function eventSealOf({ id, seals }: Pick<EventLuck, 'id' | 'seals'>): string {
  return `sha256:${hashOf(`quartet event 1 ${id} ${seals.join(' ')}\n`)}`;
}

export function promiseOf(seal: string, contribution: string): string {
  return `sha256:${hashOf(`quartet promise 1 ${seal} ${contribution}\n`)}`;
}

/** Where the deals come from. */
export function seedOf(luck: Pick<Luck, 'table' | 'secret' | 'contributions'>): Seed {
  const { table, secret, contributions } = luck;
  return `chacha20:${hashOf(`quartet luck 1 ${table} ${secret} ${contributions.join(' ')}\n`)}`;
}

/** Who begins where nobody settled it. */
export function firstOf(seed: Seed, seats: number): Seat {
  return chanceOf(seed)!(FIRST).below(seats);
}

/** Which part of the luck is not what follows from the others; null: all fits. */
export type LuckFault = 'seal' | 'promises' | 'seed' | 'first';

export function luckFault(
  luck: Luck,
  match: { readonly seed: Seed | null; readonly first: Seat; readonly seats: number },
): LuckFault | null {
  const { seal, promises, contributions, first, event } = luck;
  if (sealOf(luck) !== seal || (event && !isDealOf(luck, event))) return 'seal';
  const under = event ? eventSealOf(event) : seal;
  const isKept = contributions.every(
    (one, seat) => one === BOT || one === LEFT_OUT || promiseOf(under, one) === promises[seat],
  );
  if (!isKept) return 'promises';
  const seed = seedOf(luck);
  if (match.seed !== seed || !secretOf(seed)) return 'seed';
  return first === 'drawn' && firstOf(seed, match.seats) !== match.first ? 'first' : null;
}

function isDealOf({ table, seal }: Luck, event: EventLuck): boolean {
  return table === dealName(event) && event.seals[event.deal - 1] === seal;
}

const HEX = /^[0-9a-f]{64}$/;
const HASH = /^sha256:[0-9a-f]{64}$/;

/** No evening has more places, nor more deals. */
const MOST_ENTRANTS = 100;
const MOST_DEALS = 100;

/** Parsed JSON in; where it is not written as luck is, or the luck itself. */
export function readLuck(value: Readonly<Record<string, unknown>>, seats: number): Luck | keyof Luck {
  const { table, secret, seal, promises, contributions, first, event } = value;
  const isHash = (one: unknown): boolean => typeof one === 'string' && HASH.test(one);
  if (typeof table !== 'string' || !/^[\w-]{1,64}$/.test(table)) return 'table';
  if (typeof secret !== 'string' || !HEX.test(secret)) return 'secret';
  if (typeof seal !== 'string' || !isHash(seal)) return 'seal';
  if (event !== undefined && !isEvent(event, isHash)) return 'event';
  const size = event !== undefined && Array.isArray(promises) ? promises.length : seats;
  if (size > MOST_ENTRANTS || !isBySeat(promises, size, (one) => one === null || isHash(one)))
    return 'promises';
  if (!isBySeat(contributions, size, isContribution)) return 'contributions';
  if (first !== 'drawn' && first !== 'settled') return 'first';
  return value as unknown as Luck;
}

function isEvent(value: unknown, isHash: (one: unknown) => boolean): value is EventLuck {
  if (typeof value !== 'object' || value === null) return false;
  const { id, deal, seals } = value as Readonly<Record<string, unknown>>;
  const isId = typeof id === 'string' && /^[\w-]{1,60}$/.test(id);
  const isDeal = typeof deal === 'number' && Number.isInteger(deal) && deal >= 1;
  return isId && isDeal && Array.isArray(seals) && seals.length <= MOST_DEALS && seals.every(isHash);
}

function isContribution(one: unknown): boolean {
  return one === BOT || one === LEFT_OUT || (typeof one === 'string' && HEX.test(one));
}

function isBySeat(list: unknown, seats: number, is: (one: unknown) => boolean): boolean {
  return Array.isArray(list) && list.length === seats && list.every(is);
}
