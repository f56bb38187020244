import { createHash } from 'node:crypto';
import type { Level } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { readSameDeal, type SameDeal } from '@quartet/deals';
import type { ChallengeResults } from '@quartet/protocol/challenges';
import type { HandIn } from '@quartet/protocol/daily';
import * as z from 'zod/mini';
import { ALLOWED } from '../allowed.ts';
import type { Check, Checked } from '../bots/bot-pool.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { faultText } from './fault-text.ts';

/** Bots that answer at once: others would keep the threads from tables. */
const CHEAP: readonly Level[] = ['random', 'easy', 'medium', 'expert'];
/** The best; who asks sees their own result below them. */
const MOST_SHOWN = 100;
const movesSchema = z.array(z.string());

interface Parts {
  readonly store: Store;
  check(check: Omit<Check, 'n'>, person: string): Promise<Checked | null>;
  now(): number;
}

/** What people made of the deals that they gave to each other. Nobody sees a result who has not handed in theirs. */
export class Challenges {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The first result stays; whoever hands in another is told the first. */
  async handIn(
    person: string,
    { deal: written, record }: HandIn & { readonly deal: unknown },
  ): Promise<Outcome<ChallengeResults>> {
    const deal = readSameDeal(written);
    const game = deal && findGame(deal.game);
    // It brings the bots, for whom a server that starts has threads.
    const { fitsGame } = await import('@quartet/deals/play');
    if (!deal || !game || !fitsGame(game, deal))
      return problem('bad-message', 'This is no deal that can be played here.', 'body.deal');
    const challenge = challengeOf(deal);
    const known = await this.results(person, challenge);
    if (known.ok) return known;
    if (!deal.bots.every((bot) => bot === null || CHEAP.includes(bot.level)))
      return problem('refused', `Only deals with bots of ${CHEAP.join(', ')} are checked here.`, 'body.deal');
    const checked = await this.parts.check({ deal, record }, person);
    if (checked === null) return problem('busy', 'Too many results wait to be checked; try again later.');
    if (!checked.ok)
      return problem('refused', faultText(checked, 'this challenge', deal.game), 'body.record');
    const row = { challenge, person, points: checked.points, at: this.parts.now() };
    const handedIn = this.parts.store.db
      .insertInto('challenge_result')
      .values({ ...row, moves: JSON.stringify(record.moves) })
      .onConflict((there) => there.columns(['challenge', 'person']).doNothing());
    await this.parts.store.batch([handedIn.compile()], [person]);
    await this.dropOldest(person);
    return this.results(person, challenge);
  }

  async results(person: string, challenge: string): Promise<Outcome<ChallengeResults>> {
    const all = this.parts.store.db
      .selectFrom('challenge_result')
      .innerJoin('person', 'person.id', 'challenge_result.person')
      .where('challenge', '=', challenge)
      .select(['person.id', 'person.name', 'points', 'moves'])
      .orderBy('points', 'desc')
      .orderBy('at')
      .orderBy('person.id');
    const mine = await all.where('person.id', '=', person).executeTakeFirst();
    if (!mine) return problem('not-over', 'Play this deal and hand in your result; then you see the others.');
    const best = await all.limit(MOST_SHOWN).execute();
    const rows = best.some(({ id }) => id === person) ? best : [...best, mine];
    const results = rows.flatMap(({ id, name, points, moves: written }) => {
      const moves = readStored(written, movesSchema);
      return moves ? { name, points, moves, me: id === person } : [];
    });
    return { ok: true, value: { challenge, results } };
  }

  /** A person's newest results stay. */
  private async dropOldest(person: string): Promise<void> {
    const { db } = this.parts.store;
    const kept = db
      .selectFrom('challenge_result')
      .select('challenge')
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .orderBy('challenge')
      .limit(ALLOWED.challengeResults);
    const older = db.deleteFrom('challenge_result').where('person', '=', person);
    await older.where('challenge', 'not in', kept).execute();
  }
}

/** By what a deal is called: the same one has the same name, whoever writes it. */
function challengeOf({ options, bots, ...deal }: SameDeal): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const named = bots.map((bot) => bot && [bot.level, bot.temper, bot.lines, bot.seed]);
  const { game, rules, seats, first, seed, seat } = deal;
  const text = JSON.stringify([game, rules, seats, first, sorted, seed, seat, named]);
  return createHash('sha256').update(text).digest('hex');
}
