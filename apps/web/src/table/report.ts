import type { Seat, Shapes, Wording } from '@quartet/core';
import type { LogEntry } from '../engine/model.ts';
import { type Turn, turnsOf } from './turns.ts';

/** A report should be no longer, so that the next one is not late. */
const LONGEST = 90;

export interface Reported {
  readonly wording: Wording;
  readonly names: readonly string[];
  /** Events that go without saying where a report would get long. */
  readonly minor: readonly string[];
}

/** What one player did, in one breath: "Mia plays 7 7 7. Snatches 5 5 from Otto." */
export function reportOf(
  seat: Seat,
  events: readonly Shapes['Event'][],
  { wording, names, minor }: Reported,
): string {
  const tell = (told: readonly Shapes['Event'][]): string =>
    joined(
      told.map((event) => wording.event(event, names)),
      names[seat]!,
    );
  const all = tell(events);
  if (all.length <= LONGEST) return all;
  const major = events.filter(({ type }) => !minor.includes(type));
  if (major.length > 0) return tell(major);
  const fitting = events.findLastIndex((_, i) => tell(events.slice(0, i + 1)).length <= LONGEST);
  return tell(events.slice(0, Math.max(1, fitting + 1)));
}

/** The name is said once. */
function joined(sentences: readonly string[], name: string): string {
  const [first = '', ...rest] = sentences.filter(Boolean);
  const isNamed = first.startsWith(`${name} `);
  return [first, ...rest.map((sentence) => (isNamed ? withoutName(sentence, name) : sentence))].join(' ');
}

function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Several decisions, a report for each player's turn. */
export function tellAll(entries: readonly LogEntry[], reported: Reported): string {
  const tell = ({ seat, entries: own }: Turn): string =>
    reportOf(
      seat,
      own.flatMap(({ events }) => events),
      reported,
    );
  return turnsOf(entries).map(tell).join(' ');
}
