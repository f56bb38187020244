import { TEMPERS } from '@quartet/bots/levels';
import type { Player } from '../engine/model.ts';
import { BOT_NAMES } from '../ui/faces.ts';

/** One more bot: a name that nobody at the table has, a temper of its own as long as there is one. */
export function freshBot(others: readonly Player[], level: string): Player {
  const name = BOT_NAMES.find((one) => others.every((other) => other.name !== one))!;
  const bots = others.filter(({ kind }) => kind === 'bot').length;
  return { kind: 'bot', name, level, temper: TEMPERS[(bots + 1) % TEMPERS.length]! };
}
