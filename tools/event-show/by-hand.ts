import type { EventInfo } from '@quartet/protocol/events';

interface Sum {
  deals: number;
  points: number;
  most: number;
  difference: number;
}

/** The ranking as one would work it out with pen and paper from the results of all tables: name, percent, difference. */
function byHand({ played }: Pick<EventInfo, 'played'>): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const tables of played)
    for (const table of tables)
      for (const [seat, { player, points, percent }] of table.seats.entries()) {
        // Nobody's.
        if (percent === null) continue;
        const name = player.kind === 'person' ? player.person.name : player.kind === 'bot' ? player.name : '';
        const sum = sums.get(name) ?? { deals: 0, points: 0, most: 0, difference: 0 };
        const others = tables.filter((other) => other !== table).map((other) => other.seats[seat]!.points);
        for (const theirs of others) {
          if (points > theirs) sum.points += 2;
          if (points === theirs) sum.points += 1;
          sum.most += 2;
        }
        sum.difference += points - others.reduce((all, one) => all + one, 0) / others.length;
        sum.deals += 1;
        sums.set(name, sum);
      }
  return sums;
}

/** Where the server's ranking is not that; empty: nowhere. */
export function faultsInRanking(info: Pick<EventInfo, 'played' | 'ranking'>): string[] {
  const sums = byHand(info);
  const faults: string[] = [];
  let last = { share: Number.POSITIVE_INFINITY, place: 0 };
  for (const { player, place, percent, difference, deals } of info.ranking) {
    const name = player.kind === 'person' ? player.person.name : player.kind === 'bot' ? player.name : '';
    const sum = sums.get(name);
    const share = sum ? (100 * sum.points) / sum.most : Number.NaN;
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
