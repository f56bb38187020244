import { OPPONENTS } from '@quartet/bots/opponents';
import { readSameDeal, type SameBot, type SameDeal, tableOf } from '@quartet/deals';
import { onlyPerson, type Player, type SameMark, type SavedMatch } from './model.ts';

/** A match of a deal that others play, before its first move. */
export function sameMatch(
  deal: SameDeal,
  mark: Omit<SameMark, 'bots'>,
  { id, name, now, casual }: Readonly<Record<'id' | 'name', string>> & { now: number; casual: boolean },
): SavedMatch {
  const { game, rules, seed, bots } = deal;
  return {
    ...{ id, game, rules, seed },
    ...tableOf(deal),
    players: playersOf(deal, name),
    moves: [],
    started: now,
    updated: now,
    casual,
    same: { bots, ...mark },
  };
}

/** Who sits there: bots bear the name that goes with their level and temper. */
export function playersOf({ bots }: SameDeal, name: string): readonly Player[] {
  const players: Player[] = [];
  for (const bot of bots) players.push(bot ? named(bot, players) : { kind: 'person', name });
  return players;
}

function named({ level, temper }: SameBot, others: readonly Player[]): Player {
  const isFree = (name: string): boolean => others.every((other) => other.name !== name);
  const free = OPPONENTS.filter(({ name }) => isFree(name));
  const fitting = free.find((one) => one.level === level && one.temper === temper);
  const { name } = fitting ?? free.find((one) => one.level === level) ?? free[0]!;
  return { kind: 'bot', name, level, temper };
}

/** The deal that a match is one of; null: of none, or nobody's alone, or its mark cannot be read. */
export function dealOf({
  game,
  rules,
  seats,
  first,
  options,
  seed,
  players,
  same,
}: SavedMatch): SameDeal | null {
  const seat = onlyPerson(players);
  return same ? readSameDeal({ game, rules, seats, first, options, seed, seat, bots: same.bots }) : null;
}
