import type { Player } from '../engine/model.ts';
import { BOT_NAMES } from '../ui/faces.ts';

const TEMPERS = ['cautious', 'greedy', 'blocking', 'balanced'];

/** One more bot: a name that nobody at the table has, a temper of its own as long as there is one. */
export function freshBot(others: readonly Player[], level: string): Player {
  const name = BOT_NAMES.find((one) => others.every((other) => other.name !== one))!;
  const bots = others.filter(({ kind }) => kind === 'bot').length;
  return { kind: 'bot', name, level, temper: TEMPERS[bots % TEMPERS.length]! };
}
