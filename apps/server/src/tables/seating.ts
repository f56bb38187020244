import type { Seat } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import type { LineOf, Sitter } from './lines.ts';

/** Where this person sits; null: nowhere. */
export function seatIn(sitters: readonly Sitter[], person: string): Seat | null {
  const seat = sitters.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
  return seat < 0 ? null : seat;
}

/** By id; null: no person sits there. */
export function personAt(sitters: readonly Sitter[], seat: Seat): string | null {
  const sitter = sitters[seat];
  return sitter?.kind === 'person' ? sitter.person : null;
}

/** A table whose host has left belongs to the next person at it. */
export function hostAfter(host: string, sitters: readonly Sitter[]): string {
  if (seatIn(sitters, host) !== null) return host;
  const next = sitters.find((sitter) => sitter.kind === 'person');
  return next?.kind === 'person' ? next.person : host;
}

/** Whoever sits there with this bot playing for them; null: they play themselves. */
export function covered(sitter: Sitter, cover: BotChoice | null): Sitter {
  return sitter.kind === 'person' ? { ...sitter, cover } : sitter;
}

export function seated({ person, zone }: LineOf<'seated'>): Sitter {
  return { kind: 'person', person, cover: null, ...(zone !== undefined && { zone }) };
}

/** For whom it is nothing where their clock hangs. */
export function withoutZone<S extends Sitter>(sitter: S): S {
  if (sitter.kind !== 'person') return sitter;
  const { zone: _, ...rest } = sitter;
  return rest as S;
}

/** Where the clock of this seat hangs; whoever has not said is where the first is who has. */
export function zoneOf(sitters: readonly Sitter[], seat: Seat | null): string {
  const own = seat === null ? undefined : sitters[seat];
  const said = [own, ...sitters].flatMap((one) => (one?.kind === 'person' && one.zone ? [one.zone] : []));
  return said[0] ?? 'UTC';
}
