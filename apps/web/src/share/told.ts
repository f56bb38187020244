import type { Result, Seat } from '@quartet/core';
import type { Words } from '../app/words/index.ts';
import type { Ended, Ends } from '../ends/ended.ts';
import type { Player } from '../engine/model.ts';
import { capital } from '../ui/capital.ts';
import { signed } from '../ui/signed.ts';
import type { ShareWords } from './words.ts';

/** A result that is to be shared. */
export interface Shared {
  readonly gameId: string;
  readonly title: string;
  readonly result: Result;
  readonly ended: Ended;
  readonly players: readonly Player[];
}

/** What a picture says of it, and the line beside the picture. */
export interface Told {
  readonly headline: string;
  readonly reason: string;
  readonly line: string;
  readonly isWon: boolean;
  /** Whose cards are shown. */
  readonly seat: Seat;
  /** By seat. */
  readonly labels: readonly string[];
  /** What each is left with. */
  readonly amounts: readonly string[];
}

/** Nobody but whoever shares it is named, unless `hasNames`. */
export function toldOf(
  { title, result, ended, players }: Shared,
  ends: Pick<Ends, 'reason' | 'amount'>,
  hasNames: boolean,
  t: ShareWords,
  { levels }: Pick<Words, 'levels'>,
): Told {
  const { me, sheet } = ended;
  const own = me === null ? null : players[me]!.name || null;
  const labels = labelsOf(players, me, hasNames, t, levels);
  const seat = me ?? result.winners[0]!;
  const amounts = players.map((_, one) => ends.amount?.(ended, one) ?? signed(pointsOf(ended, one)));
  const isWon = result.winners.includes(seat);
  const place = sheet.find((line) => line.seat === seat)?.place ?? 1;
  const headlineOf = (name: string | null): string =>
    capital(isWon ? t.won(name, amounts[seat]!) : t.came(name, place, amounts[seat]!));
  const isNamed = me === null || own !== null;
  // In the third person: others read it. Who has no name here cannot be spoken of.
  const names = players.map(({ kind }, one) => {
    if (one === me || hasNames) return labels[one]!;
    return kind === 'bot' ? t.bot : labels[one]!;
  });
  const reason = isNamed ? sentences(ends.reason({ ...ended, names, me: null })) : '';
  const line = t.line(title, headlineOf(me === null ? labels[seat]! : null), t.players(players.length));
  return {
    headline: headlineOf(me === null ? labels[seat]! : own),
    ...{ reason, line, isWon, seat, labels, amounts },
  };
}

function pointsOf({ sheet }: Ended, seat: Seat): number {
  return sheet.find((line) => line.seat === seat)?.points ?? 0;
}

function labelsOf(
  players: readonly Player[],
  me: Seat | null,
  hasNames: boolean,
  t: ShareWords,
  levels: Words['levels'],
): readonly string[] {
  const people = players.flatMap(({ kind }, seat) => (kind === 'person' && seat !== me ? [seat] : []));
  return players.map((player, seat) => {
    if (seat === me) return player.name || t.me;
    if (hasNames && player.name) return player.name;
    if (player.kind === 'person')
      return people.length === 1 ? t.friend : t.friendOf(String.fromCharCode(65 + people.indexOf(seat)));
    const isKnown = Object.hasOwn(levels, player.level);
    return isKnown ? t.botOf(levels[player.level as keyof Words['levels']]) : t.bot;
  });
}

/** Somebody without a name may begin a sentence. */
function sentences(text: string): string {
  return text.replace(
    /(^|\. )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
