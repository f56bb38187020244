import type { BotChoice, TableInfo } from '@quartet/protocol';

const TEMPERS: readonly BotChoice['temper'][] = ['balanced', 'cautious', 'greedy', 'blocking'];

/** Of another temper than the others, as long as there is one: they play differently, and have names of their own. */
export function anotherBot(level: BotChoice['level'], others: readonly BotChoice[]): BotChoice {
  const alike = (temper: BotChoice['temper']): number =>
    others.filter((other) => other.level === level && other.temper === temper).length;
  const fewest = Math.min(...TEMPERS.map(alike));
  return { level, temper: TEMPERS.find((temper) => alike(temper) === fewest)! };
}

export function botsOf(level: BotChoice['level'], count: number, others: readonly BotChoice[]): BotChoice[] {
  const bots: BotChoice[] = [];
  for (let i = 0; i < count; i++) bots.push(anotherBot(level, [...others, ...bots]));
  return bots;
}

export function botsAt({ players }: TableInfo): BotChoice[] {
  return players.flatMap((player) => (player.kind === 'bot' ? [player.bot] : []));
}
