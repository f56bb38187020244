import type { EventInfo } from '@quartet/protocol/events';

interface Sum {
  deals: number;
  points: number;
  most: number;
  difference: number;
  /** Deals that a person let go of, and the most in those they missed after their first. */
  lost: number;
  missed: number;
}

/** The ranking as one would work it out with pen and paper from the results of all tables: name, percent, difference. */
function byHand({ played }: Pick<EventInfo, 'played'>): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const people = new Set<string>();
  for (const tables of played) {
    const here = new Set<string>();
    for (const table of tables)
      for (const [seat, { player, points, percent, isLost }] of table.seats.entries()) {
        // Of no contestant.
        if (percent === null) continue;
        const name = player.kind === 'person' ? player.person.name : player.kind === 'bot' ? player.name : '';
        if (player.kind === 'person') people.add(name);
        here.add(name);
        const sum = sums.get(name) ?? { deals: 0, points: 0, most: 0, difference: 0, lost: 0, missed: 0 };
        const others = tables.filter((other) => other !== table).map((other) => other.seats[seat]!);
        for (const theirs of others) {
          sum.most += 2;
          if (isLost) continue;
          if (theirs.isLost || points > theirs.points) sum.points += 2;
          else if (points === theirs.points) sum.points += 1;
        }
        const counted = isLost ? Math.min(points, ...others.map((one) => one.points)) : points;
        sum.difference += counted - others.reduce((all, one) => all + one.points, 0) / others.length;
        sum.deals += 1;
        sum.lost += isLost ? 1 : 0;
        sums.set(name, sum);
      }
    const most = 2 * (tables.length - 1);
    for (const [name, sum] of sums) if (people.has(name) && !here.has(name)) sum.missed += most;
  }
  return sums;
}

/** In percent; above 40 each missed deal counts as 40. */
function shareOf({ points, most, missed }: Sum): number {
  const share = (100 * points) / most;
  return share > 40 ? (100 * points + 40 * missed) / (most + missed) : share;
}

/** Where the server's ranking is not that; empty: nowhere. */
export function faultsInRanking(info: Pick<EventInfo, 'played' | 'ranking'>): string[] {
  const sums = byHand(info);
  const faults: string[] = [];
  let last = { share: Number.POSITIVE_INFINITY, place: 0 };
  for (const { player, place, percent, difference, deals } of info.ranking) {
    const name = player.kind === 'person' ? player.person.name : player.kind === 'bot' ? player.name : '';
    const sum = sums.get(name);
    const share = sum ? shareOf(sum) : Number.NaN;
    if (!sum || sum.deals !== deals || Math.abs(share - percent) > 0.006)
      faults.push(`${name}: ${percent} % of ${deals} deals, by hand ${share} %`);
    if (sum && Math.abs(sum.difference / sum.deals - difference) > 0.006)
      faults.push(`${name}: ${difference} from the average, by hand ${sum.difference / sum.deals}`);
    if ((place === null) !== deals * 2 < info.played.length) faults.push(`${name} has place ${place}`);
    if (place !== null && (share > last.share + 1e-9 || place < last.place))
      faults.push(`${name} stands too low`);
    if (place !== null) last = { share, place };
  }
  if (info.ranking.length !== sums.size) faults.push(`${info.ranking.length} are ranked, not ${sums.size}`);
  return faults;
}
