import type { Seat } from '@quartet/core';
import { type Card, COLOURS, SIGNS, type View } from '@quartet/keltis';
import { useRef } from 'preact/hooks';
import { sorted } from './look.ts';

/** Where visible cards lie: a row, a point row, a discard pile, the hand at the bottom. */
export type Zone = `row ${Seat} ${string}` | `discards ${string}` | 'hand';

/** Names for cards that travel, zone by zone in the zone's order. */
export type Names = ReadonlyMap<Zone, readonly string[]>;

interface Named {
  readonly card: Card;
  readonly name: string;
}

/**
 * Which of two equal cards is which, the view does not say. So cards keep their name where they lie, and what
 * comes into a zone takes the name of an equal card that left another one.
 */
export function useNames(view: View, me: Seat | null): Names {
  const seen = useRef<{ view: View; zones: ReadonlyMap<Zone, readonly Named[]>; names: Names } | null>(null);
  const serial = useRef(0);
  if (seen.current?.view !== view) {
    const zones = renamed(zonesOf(view, me), seen.current?.zones ?? new Map(), () => serial.current++);
    const names = new Map([...zones].map(([zone, cards]) => [zone, cards.map(({ name }) => name)]));
    seen.current = { view, zones, names };
  }
  return seen.current.names;
}

function zonesOf(view: View, me: Seat | null): Map<Zone, readonly Card[]> {
  const zones = new Map<Zone, readonly Card[]>();
  view.players.forEach(({ rows, points }, seat) => {
    for (const colour of COLOURS) zones.set(`row ${seat} ${colour}`, rows[colour]);
    zones.set(`row ${seat} *`, points);
  });
  for (const sign of SIGNS) zones.set(`discards ${sign}`, view.discards[sign]);
  if (me !== null) zones.set('hand', sorted(view.players[me]!.hand.cards ?? []));
  return zones;
}

function renamed(
  zones: ReadonlyMap<Zone, readonly Card[]>,
  before: ReadonlyMap<Zone, readonly Named[]>,
  serial: () => number,
): Map<Zone, readonly Named[]> {
  const stayed = new Map(
    [...zones].map(([zone, cards]) => [zone, stay(cards, [...(before.get(zone) ?? [])])]),
  );
  const kept = new Set([...stayed.values()].flat());
  const free = [...before.values()].flat().filter(({ name }) => !kept.has(name));
  return new Map(
    [...zones].map(([zone, cards]) => [
      zone,
      cards.map((card, i) => {
        const left = free.findIndex((other) => other.card === card);
        const name = stayed.get(zone)![i] ?? (left < 0 ? null : free.splice(left, 1)[0]!.name);
        return { card, name: name ?? `${card} ${serial()}` };
      }),
    ]),
  );
}

/** The names of the cards that lay in this zone before; null for those that did not. */
function stay(cards: readonly Card[], before: Named[]): (string | null)[] {
  return cards.map((card) => {
    const at = before.findIndex((other) => other.card === card);
    return at < 0 ? null : before.splice(at, 1)[0]!.name;
  });
}
