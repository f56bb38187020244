import type { Seat, Shapes } from '@quartet/core';
import type { LogEntry } from '../engine/model.ts';
import type { Act, Happened, Listener, Piece, Story } from '../kit/story.ts';
import { Telling } from '../kit/story.ts';
import { cardsIn } from './turns.ts';

/** What one seat did in a row; null: nobody. */
export interface ActGroup {
  readonly seat: Seat | null;
  readonly acts: readonly Act[];
}

/** Of a game that tells nothing of its own: every event in its own words, under whoever it speaks of. */
const plainStory: Story = {
  actsOf(happened, { wording, names }) {
    const telling = new Telling();
    let before: Happened | null = null;
    for (const { ply, event } of happened) {
      const { seat: named } = event as { readonly seat?: unknown };
      const follows = before?.ply === ply ? telling.last!.seat : null;
      const seat = typeof named === 'number' ? named : event.type === 'dealt' ? null : follows;
      const cards = cardsIn(event);
      telling.add(seat, ply, [
        withoutName(wording.event(event, names), seat === null ? null : names[seat]!),
        ...(cards.length > 0 ? [{ cards }] : []),
      ]);
      before = { ply, event };
    }
    return telling.acts;
  },
};

/** Who did it stands before the line. */
function withoutName(sentence: string, name: string | null): string {
  return name !== null && sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
}

/** The whole story, act by act. */
export function actsIn(
  story: Story | null,
  entries: readonly LogEntry[],
  opening: readonly Shapes['Event'][],
  to: Listener,
): readonly Act[] {
  return (story ?? plainStory).actsOf(
    [...opening.map((event) => ({ ply: -1, event })), ...happenedIn(entries)],
    to,
  );
}

export function happenedIn(entries: readonly LogEntry[]): readonly Happened[] {
  return entries.flatMap(({ ply, events }) => events.map((event) => ({ ply, event })));
}

/** What the others did since this seat's last turn, in this round. `isOn`: it is on turn again, and may have begun. */
export function actsSince(
  story: Story | null,
  entries: readonly LogEntry[],
  seat: Seat | null,
  isOn: boolean,
  to: Listener,
): readonly Act[] {
  const told = isOn ? entries.slice(0, entries.findLastIndex((entry) => entry.seat !== seat) + 1) : entries;
  const mine = told.findLast((entry) => entry.seat === seat)?.ply ?? -1;
  const happened = happenedIn(told);
  const deal = happened.findLastIndex(({ event }) => event.type === 'dealt');
  // All of the round, so that what it came to is known.
  return (story ?? plainStory)
    .actsOf(happened.slice(Math.max(0, deal)), to)
    .filter((act) => act.from >= mine && act.seat !== null && act.seat !== seat);
}

export function groupsOf(acts: readonly Act[]): readonly ActGroup[] {
  const groups: { readonly seat: Seat | null; readonly acts: Act[] }[] = [];
  for (const act of acts) {
    const group = groups.at(-1);
    if (group && act.seat !== null && group.seat === act.seat) group.acts.push(act);
    else groups.push({ seat: act.seat, acts: [act] });
  }
  return groups;
}

/** A line as it is spoken: cards by their names. */
export function spokenLine(line: readonly Piece[], card: (code: string) => string): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : piece.cards.map(card).join(' '))).join(' ');
}
