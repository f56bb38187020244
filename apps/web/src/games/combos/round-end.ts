import type { Event, Move, View } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { useRef } from 'preact/hooks';
import type { LogEntry } from '../../engine/model.ts';
import type { CombosWords } from './words.ts';

export interface RoundEnd {
  /** The round that begins with it. */
  readonly round: number;
  readonly payers: readonly Seat[];
  readonly isBust: boolean;
}

/** How the last round ended, while the first turn of the new one lasts; null otherwise. */
export function useRoundEnd(view: View, last: readonly LogEntry[], played: Move | null): RoundEnd | null {
  const before = useRef(view);
  const end = useRef<RoundEnd | null>(null);
  if (before.current !== view) {
    if (view.round > before.current.round) end.current = compared(before.current, view, last, played);
    before.current = view;
  }
  const told = fromLog(last) ?? end.current;
  return told?.round === view.round && view.away.length === 0 ? told : null;
}

/** The log begins anew with each decision of mine: what I ended myself shows in the chips. */
export function compared(before: View, now: View, last: readonly LogEntry[], played: Move | null): RoundEnd {
  const payers = now.players.flatMap(({ chips }, seat) =>
    chips < before.players[seat]!.chips ? [seat] : [],
  );
  return fromLog(last) ?? { round: now.round, payers, isBust: played?.type === 'bust' };
}

export function fromLog(last: readonly LogEntry[]): RoundEnd | null {
  const events = last.flatMap((entry) => entry.events as readonly Event[]);
  const dealt = events.findLast((event) => event.type === 'dealt');
  const payers = events.flatMap((event) => (event.type === 'paid' ? [event.seat] : []));
  if (!dealt || payers.length === 0) return null;
  return { round: dealt.round, payers, isBust: events.some((event) => event.type === 'busted') };
}

export function roundEndLine(words: CombosWords, names: readonly string[], end: RoundEnd): string {
  const paid = end.payers.map((seat) => names[seat]!).join(', ');
  const how = end.isBust ? words.roundBust : end.payers.length > 1 ? words.roundAll : words.roundLast;
  return `${how(paid)} ${words.roundNew(end.round)}`;
}
