import { type Bot, botWith, decide, iterations, type Knowledge, type Level } from '@quartet/bots';
import { assert, FastRng, Match, type Seat, type Shapes } from '@quartet/core';
import { type SameBot, type SameDeal, sameBot, tableOf } from './same-deal.ts';

/** A bot ready to answer in one deal. Of a master, the weights were loaded before. */
export interface Seated {
  readonly same: SameBot;
  readonly bot: Bot;
}

export function seated(knowledge: Knowledge, same: SameBot): Seated {
  const { level, temper, lines } = same;
  const thinking = { unit: 'iterations', amount: lines } as const;
  return { same, bot: botWith(knowledge, { level, temper, thinking }) };
}

/** What it plays now. It depends on the game so far and nothing else: not on clocks, machines or what others asked. */
export function answer(match: Match, { same, bot }: Seated): Shapes['Move'] {
  const rng = new FastRng(`${same.seed} ${match.ply}`);
  return decide(match.game, bot, match.view(match.actor), rng, iterations(linesOf(same)));
}

/** Who answers at once may need a glance, and ends it by themselves. */
function linesOf({ level, lines }: SameBot): number {
  return level === 'hard' || level === 'master' ? lines : Number.POSITIVE_INFINITY;
}

/** The deal, played to its end with a bot of this level in the person's seat. */
export function playedBy(knowledge: Knowledge, deal: SameDeal, level: Level): Match {
  const instead = sameBot(level, 'balanced', `${deal.seed} ${level}`);
  const players = deal.bots.map((bot) => seated(knowledge, bot ?? instead));
  const match = begin(knowledge, deal);
  while (!match.over) {
    const played = match.play(match.actor, answer(match, players[match.actor]!));
    assert(played.ok, `${deal.game}: a bot of ${deal.seed} played what is not legal`);
  }
  return match;
}

/** The deal before its first decision. */
export function begin({ game }: Knowledge, deal: SameDeal): Match {
  assert(game.id === deal.game && game.version === deal.rules, `${deal.game}: other rules than the deal's`);
  return Match.start(game, tableOf(deal), deal.seed);
}

/** What somebody scored: the points of a seat in a finished match. */
export function pointsOf(match: Match, seat: Seat): number {
  return match.result()!.scores[seat]!;
}
