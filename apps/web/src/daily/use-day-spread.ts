import type { Day } from '@quartet/deals';
import type { DaySpread, HandIn } from '@quartet/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { loadMatch } from '../engine/matches.ts';
import type { Answer } from '../online/api.ts';
import { wasOnline } from '../online/was-online.ts';

/** What the server tells of a day: the spread; `open`: it waits for my result; null: nothing, or there is no server. */
export type Told = DaySpread | 'open' | null;

/** Asked only where somebody of this browser has been online. */
export function useDaySpread(
  game: string,
  day: Day,
  id: string | null,
): readonly [Told, () => Promise<boolean>] {
  const [told, tell] = useState<Told>(null);
  const hear = (answer: Answer<DaySpread>): boolean => {
    tell(answer.ok ? answer.value : answer.problem?.code === 'not-over' ? 'open' : null);
    return answer.ok;
  };
  useEffect(() => {
    if (id !== null && wasOnline()) void asked('GET', day, game).then(hear);
  }, [day, game, id]);
  /** False: it was not taken. */
  const handIn = async (): Promise<boolean> => {
    const saved = await loadMatch(id!);
    if (!saved) return false;
    const { rules, seats, first, options, seed, moves } = saved;
    const body: HandIn = { record: { game, rules, seats, first, options, seed, moves: [...moves] } };
    const answer = await asked('POST', day, game, body);
    return answer.ok && hear(answer);
  };
  return [told, handIn];
}

/** How a server is asked comes where there is one. */
async function asked(
  method: 'GET' | 'POST',
  day: Day,
  game: string,
  body?: HandIn,
): Promise<Answer<DaySpread>> {
  const { ask } = await import('../online/api.ts');
  return ask(method, ['daily', day, game], body);
}

/** Everybody's points, one by one. */
export function scoresIn({ counts }: DaySpread): readonly number[] {
  return counts.flatMap(({ points, people }) => Array.from({ length: people }, () => points));
}

/** How many others there are, and which share of them has fewer points, in percent. */
export function aheadIn({ counts, mine }: DaySpread): { readonly others: number; readonly percent: number } {
  const sum = (list: DaySpread['counts']): number => list.reduce((all, { people }) => all + people, 0);
  const others = sum(counts) - 1;
  const fewer = sum(counts.filter(({ points }) => points < mine));
  return { others, percent: others > 0 ? Math.round((fewer / others) * 100) : 0 };
}
