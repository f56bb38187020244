import { loadExpert } from '@quartet/bots';
import { loadGame } from '@quartet/catalog/list';
import { dailyDeal, ERAS } from '../src/index.ts';
import { begin, playedBy, pointsOf } from '../src/play-index.ts';

const DAYS = ['2026-11-16', '2026-12-31', '2027-01-01', '2028-02-29'];
const LEVELS = ['easy', 'medium', 'hard'] as const;
/** Who searches takes a second for each deal. */
const HARD_ON = '2026-11-16';

/** Some days of every game, as text: what is dealt first, and what bots make of it. Runs in Node and in browsers. */
export async function goldenDeals(): Promise<string> {
  const texts: string[] = [];
  for (const id of Object.keys(ERAS)) {
    const { knowledge } = await loadExpert(await loadGame(id));
    for (const day of DAYS) {
      const deal = dailyDeal(id, day)!;
      const [cards] = Object.values(begin(knowledge, deal).record('referee').deals![0]!);
      const levels = LEVELS.filter((level) => level !== 'hard' || day === HARD_ON);
      const points = levels.map(
        (level) => `${level} ${pointsOf(playedBy(knowledge, deal, level), deal.seat)}`,
      );
      texts.push(`${id} ${day}\n${JSON.stringify(deal)}\n${cards!.join(' ')}\n${points.join(', ')}\n`);
    }
  }
  return texts.join('\n');
}
