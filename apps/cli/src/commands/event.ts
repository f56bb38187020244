import { shortText } from '@quartet/core';
import type { Ranked } from '@quartet/events';
import type { Command } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { type EventFile, readEventFile } from '../event-file.ts';
import { oneLine } from '../output.ts';
import { scoreEvent } from '../score-event.ts';

export const command: Command = {
  help: `
quartet event FILE [--json]

Scores a duplicate evening again from scratch. FILE is the download of its results. Every record is played
again, its deal is checked against the seals, and the ranking is computed from what came of it. Exit status 1
if something is wrong, or if the ranking is not the one in the file.

  --json   the ranking as JSON`,
  flags: { json: 'switch' },
  words: 1,
  async run(given, streams) {
    const [name] = given.words;
    if (name === undefined) throw new Complaint("event takes a file: the download of an event's results.");
    const file = await readEventFile(name);
    const ranking = await scoreEvent(file);
    streams.stdout.sayAll(given.has('json') ? [JSON.stringify(ranking)] : linesOf(file, ranking));
    const other = differenceOf(file, ranking);
    if (other !== null) throw new Complaint(other);
  },
};

/** As one line of a table shows it. */
function nameOf(contestants: EventFile['contestants'], who: number): string {
  return shortText(oneLine(contestants[who]!.name));
}

function linesOf(
  { event, game, contestants, deals }: EventFile,
  ranking: readonly Ranked<number>[],
): string[] {
  const name = (who: number): string => nameOf(contestants, who);
  const width = Math.max(4, ...ranking.map(({ who }) => name(who).length));
  const head = `event ${shortText(event)}: ${shortText(game)}, ${deals.length} deals at ${deals[0]?.length ?? 0} tables`;
  const lines = ranking.map(({ who, place, deals: played, lost, missed, percent, difference }) => {
    const gap = `${difference > 0 ? '+' : ''}${difference.toFixed(2)}`;
    const columns = [
      String(place ?? '–').padStart(3),
      name(who).padEnd(width),
      `${percent.toFixed(2)} %`.padStart(8),
    ];
    return `${columns.join('  ')}  ${gap.padStart(8)}  ${played} deals${lost > 0 ? `, ${lost} let go` : ''}${missed > 0 ? `, ${missed} missed` : ''}`;
  });
  return [head, ...lines];
}

/** Where the file's own ranking says something else; null: nowhere. */
function differenceOf(
  { ranking: told, contestants }: EventFile,
  ranking: readonly Ranked<number>[],
): string | null {
  if (told.length !== ranking.length)
    return `The file ranks ${told.length}, but ${ranking.length} have results.`;
  for (const one of ranking) {
    const filed = told.find(({ who }) => who === one.who);
    const theirs = filed && { ...filed, lost: filed.lost ?? 0, missed: filed.missed ?? 0 };
    const keys = [
      'place',
      'deals',
      'lost',
      'missed',
      'matchPoints',
      'most',
      'percent',
      'difference',
    ] as const;
    const wrong = theirs ? keys.find((key) => theirs[key] !== one[key]) : 'place';
    if (wrong)
      return `The file says of ${nameOf(contestants, one.who)} "${wrong}" ${theirs?.[wrong] ?? 'nothing'}; it is ${one[wrong]}.`;
  }
  return null;
}
