import type { Seat, Shapes } from '@quartet/core';
import type { LogEntry } from '../engine/model.ts';

/** What one seat decided without anybody else in between. */
export interface Turn {
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}

/** The log, turn by turn. A new deal begins a new turn, whoever plays on. */
export function turnsOf(entries: readonly LogEntry[]): readonly Turn[] {
  const turns: { readonly seat: Seat; readonly entries: LogEntry[] }[] = [];
  let isDealt = false;
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn && turn.seat === entry.seat && !isDealt) turn.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
    isDealt = entry.events.some(({ type }) => type === 'dealt');
  }
  return turns;
}

/** The cards an event speaks of, by code. A deal is too many to show. */
export function cardsIn(event: Shapes['Event']): readonly string[] {
  if (event.type === 'dealt') return [];
  const { card, cards } = event as { readonly card?: unknown; readonly cards?: unknown };
  if (Array.isArray(cards)) return cards.filter((code) => typeof code === 'string');
  return typeof card === 'string' ? [card] : [];
}

/** What was done since the end of the last turn of whoever acted last, this turn included: for last-move marks. */
export function lastTurns(entries: readonly LogEntry[], at: number): readonly LogEntry[] {
  const told = entries.slice(0, at);
  const seat = told.at(-1)?.seat;
  const thisTurn = told.findLastIndex((entry) => entry.seat !== seat) + 1;
  const turnBefore = told.slice(0, thisTurn).findLastIndex((entry) => entry.seat === seat);
  return told.slice(turnBefore + 1);
}
