import type { Series, SeriesGoal, TableInfo } from '@quartet/protocol';
import { winnerOf, withMatch } from '@quartet/protocol/series';
import type { OnlineWords } from './words.ts';

/** Those to choose from. */
export const GOALS: readonly SeriesGoal[] = [
  { kind: 'evening' },
  { kind: 'best', of: 3 },
  { kind: 'best', of: 5 },
  { kind: 'first', wins: 3 },
  { kind: 'first', wins: 5 },
];

export function goalText(goal: SeriesGoal | undefined, words: OnlineWords): string {
  if (goal?.kind === 'best') return words.bestOf(goal.of);
  return goal?.kind === 'first' ? words.firstTo(goal.wins) : words.evening;
}

/** "Ada 2, Ben 1", of those who sit here. */
export function tallyText({ players }: Pick<TableInfo, 'players'>, { wins }: Series): string {
  const won = players.flatMap((one) =>
    one.kind === 'person' ? [{ name: one.person.name, count: wins[one.person.id] ?? 0 }] : [],
  );
  return won
    .sort((a, b) => b.count - a.count)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
}

/** "Best of 3: Ada 1, Ben 0" */
export function standingText(info: Pick<TableInfo, 'players'>, series: Series, words: OnlineWords): string {
  return `${goalText(series.goal, words)}: ${tallyText(info, series)}`;
}

/** How the series stands after the match that has just ended; null: it is the only match so far, and nothing was agreed. */
export function afterMatch(
  info: TableInfo,
  winners: readonly number[],
  me: string | null,
  words: OnlineWords,
): string | null {
  const people = info.players.map((one) => (one.kind === 'person' ? one.person.id : null));
  const after = withMatch(info.series, people, winners);
  if (!info.series || people.filter((one) => one !== null).length < 2) return null;
  const tally = tallyText(info, after);
  const winner = winnerOf(after);
  if (me !== null && winner === me) return words.seriesIsYours(tally);
  const found = info.players.find((one) => one.kind === 'person' && one.person.id === winner);
  if (found?.kind === 'person') return words.seriesWon(found.person.name, tally);
  return standingText(info, after, words);
}
