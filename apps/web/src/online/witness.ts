import type { Shapes } from '@quartet/core';
import type { Status, TableInfo, TableMessage } from '@quartet/protocol';
import { isListOf, isObject, isText } from '../app/shapes.ts';

/** Cards that were dealt to a seat. */
interface Hand {
  readonly seat: number;
  /** As JSON. */
  readonly cards: string;
}

/** What this device was shown of a table, each thing as it was shown first: a later word does not replace it. */
export interface Witness {
  /** The table's id. */
  readonly id: string;
  /** How far the match was when this device saw the table first. */
  readonly since: Status;
  /** The deal of an evening that is played here. */
  readonly event?: NonNullable<TableInfo['event']>;
  readonly seal: string | null;
  /** From the call on: as they stood before anything was opened. */
  readonly promises: readonly (string | null)[] | null;
  /** What the deal was promised for, as it stood then. */
  readonly settled: Pick<TableInfo, 'options' | 'first'> | null;
  readonly contributions: readonly string[] | null;
  readonly commitment: string | null;
  /** Texts by decision. */
  readonly moves: Readonly<Record<number, string>>;
  /** My own, by the number of decisions made before they were dealt. */
  readonly hands: Readonly<Record<number, Hand>>;
}

const STATUSES = ['open', 'playing', 'paused', 'over'] as const satisfies readonly Status[];

/** Whether it was stored by this app. */
export function isWitness(value: unknown): value is Witness {
  if (!isObject(value)) return false;
  const { id, since, seal, promises, settled, contributions, commitment, moves, hands, event } = value;
  const isHand = (hand: unknown): hand is Hand =>
    isObject(hand) && typeof hand.seat === 'number' && typeof hand.cards === 'string';
  return (
    isText(id, 64) &&
    STATUSES.some((status) => status === since) &&
    [seal, commitment].every((text) => text === null || typeof text === 'string') &&
    [promises, contributions].every(areTextsOrNull) &&
    (settled === null || (isObject(settled) && isObject(settled.options))) &&
    (event === undefined || isObject(event)) &&
    isObject(moves) &&
    Object.values(moves).every((move) => typeof move === 'string') &&
    isObject(hands) &&
    Object.values(hands).every(isHand)
  );
}

export function areTextsOrNull(value: unknown): boolean {
  const isTextOrNull = (one: unknown): one is string | null => one === null || typeof one === 'string';
  return value === null || isListOf(value, isTextOrNull);
}

/** The cards of this seat, if these events deal any that its person may see. */
export function handIn(events: readonly object[], viewer: TableMessage['viewer']): Hand | null {
  if (typeof viewer !== 'number') return null;
  const dealt = events.find((event) => 'type' in event && event.type === 'dealt') as
    | (Shapes['Event'] & { readonly hands?: readonly { readonly cards?: readonly unknown[] }[] })
    | undefined;
  const cards = dealt?.hands?.[viewer]?.cards;
  return cards ? { seat: viewer, cards: JSON.stringify(cards) } : null;
}

/** What is known after one more message; the very same if there is nothing new to keep. */
export function witnessed(before: Witness | null, message: TableMessage): Witness | null {
  const { info } = message;
  const known = before ?? (info ? nothingOf(info) : null);
  if (!known) return null;
  const next = heard(info ? shown(known, info) : known, message);
  return JSON.stringify(next) === JSON.stringify(before) ? before : next;
}

function nothingOf({ id, status }: TableInfo): Witness {
  const unseen = { seal: null, promises: null, settled: null, contributions: null, commitment: null };
  return { id, since: status, ...unseen, moves: {}, hands: {} };
}

function shown(known: Witness, { luck, commitment, options, first, event }: TableInfo): Witness {
  const isPromised = luck && (luck.called || luck.contributions);
  return {
    ...known,
    ...(event && !known.event && { event }),
    seal: known.seal ?? luck?.seal ?? null,
    promises: known.promises ?? (isPromised ? luck.promises : null),
    settled: known.settled ?? (luck?.called ? { options, first } : null),
    contributions: known.contributions ?? luck?.contributions ?? null,
    commitment: known.commitment ?? commitment,
  };
}

function heard(known: Witness, { news, viewer }: TableMessage): Witness {
  const moves = { ...known.moves };
  const hands = { ...known.hands };
  for (const { kind, ply = -1, text, events } of news) {
    if (kind === 'moved') moves[ply] ??= text ?? '';
    // Agreed to, before everybody's eyes: the decision is made anew.
    if (kind === 'undone') delete moves[ply];
    const hand = handIn(events ?? [], viewer);
    if (hand) hands[ply + 1] ??= hand;
  }
  return { ...known, moves, hands };
}
