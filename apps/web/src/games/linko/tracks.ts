import type { Seat } from '@quartet/core';
import type { Card, View } from '@quartet/linko';
import { useMemo, useRef } from 'preact/hooks';

/** Zone → names of its cards, in order: the same card keeps its name when it moves. */
export type Tracks = ReadonlyMap<string, readonly string[]>;

export const ZONE = {
  hand: 'hand',
  ghost: 'ghost',
  slot: (slot: number) => `slot ${slot}`,
  layer: (seat: Seat, layer: number) => `layer ${seat} ${layer}`,
};

/** Equal cards cannot be told apart, so names are dealt: who stays keeps a name, who comes takes that of one gone. */
export function useTracks(view: View, me: Seat | null): Tracks {
  const before = useRef<Tracks>(new Map());
  const next = useRef(0);
  return useMemo(() => {
    const fresh = (card: Card): string => `${card}~${next.current++}`;
    return (before.current = named(zonesOf(view, me), before.current, fresh));
  }, [view, me]);
}

function zonesOf(view: View, me: Seat | null): ReadonlyMap<string, readonly Card[]> {
  const zones = new Map<string, readonly Card[]>();
  if (me !== null) zones.set(ZONE.hand, view.seats[me]!.hand.cards ?? []);
  if (view.ghost) zones.set(ZONE.ghost, view.ghost);
  for (const [slot, cards] of view.row.entries()) zones.set(ZONE.slot(slot), cards);
  for (const [seat, { layers }] of view.seats.entries()) {
    for (const [at, layer] of layers.entries()) zones.set(ZONE.layer(seat, at), layer);
  }
  return zones;
}

function named(
  zones: ReadonlyMap<string, readonly Card[]>,
  before: Tracks,
  fresh: (card: Card) => string,
): Tracks {
  const left = new Map([...before].map(([zone, names]) => [zone, [...names]]));
  const stayed = new Map(
    [...zones].map(([zone, cards]) => [zone, cards.map((card) => take(left.get(zone) ?? [], card))]),
  );
  const gone = [...left.values()].flat();
  const now = new Map<string, readonly string[]>();
  for (const [zone, cards] of zones) {
    now.set(
      zone,
      cards.map((card, i) => stayed.get(zone)![i] ?? take(gone, card) ?? fresh(card)),
    );
  }
  return now;
}

function take(names: string[], card: Card): string | undefined {
  const at = names.findIndex((name) => name.startsWith(`${card}~`));
  return at < 0 ? undefined : names.splice(at, 1)[0];
}
