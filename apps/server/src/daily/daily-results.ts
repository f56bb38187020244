import { findGame } from '@quartet/catalog';
import { dailyDeal, dayOf, daysAfter, isDay, type SameDeal } from '@quartet/deals';
import type { DaySpread, HandIn } from '@quartet/protocol/daily';
import { BotPool, type Check, type Checked } from '../bots/bot-pool.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { faultText } from './fault-text.ts';

/** Days after its own on which a result is still taken: whoever was offline hands it in later. */
const LATEST = 7;

interface Parts {
  readonly store: Store;
  /** Where bots think; null: this node has no threads for them. */
  readonly bots: BotPool | null;
  now(): number;
}

/** What people made of the deals of the day. A result is believed when the server has played it again itself. */
export class DailyResults {
  private readonly parts: Parts;
  private own: BotPool | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The first result stays; whoever hands in another is told the first. */
  async handIn(person: string, day: string, game: string, { record }: HandIn): Promise<Outcome<DaySpread>> {
    const known = await this.spread(person, day, game);
    if (known.ok) return known;
    const deal = this.openDeal(day, game);
    if (!deal.ok) return deal;
    const checked = await this.check({ deal: deal.value, record }, person);
    if (checked === null) return problem('busy', 'Too many results wait to be checked; try again later.');
    if (!checked.ok) return problem('refused', faultText(checked, day, game), 'body.record');
    const row = { person, day, game, points: checked.points, at: this.parts.now() };
    const handedIn = this.parts.store.db
      .insertInto('daily_result')
      .values({ ...row, moves: JSON.stringify(record.moves) })
      .onConflict((there) => there.columns(['person', 'day', 'game']).doNothing());
    await this.parts.store.batch([handedIn.compile()], [person]);
    return this.spread(person, day, game);
  }

  /** Only for those who have handed in theirs. */
  async spread(person: string, day: string, game: string): Promise<Outcome<DaySpread>> {
    const results = this.parts.store.db
      .selectFrom('daily_result')
      .where('day', '=', day)
      .where('game', '=', game);
    const mine = await results.where('person', '=', person).select('points').executeTakeFirst();
    if (!mine) return problem('not-over', 'Play this deal and hand in your result; then you see the others.');
    const counts = await results
      .select(({ fn }) => ['points', fn.countAll<number>().as('people')])
      .groupBy('points')
      .orderBy('points')
      .execute();
    const spread = counts.map(({ points, people }) => ({ points, people: Number(people) }));
    return { ok: true, value: { day, game, mine: mine.points, counts: spread } };
  }

  async close(): Promise<void> {
    await this.own?.close();
  }

  private openDeal(day: string, game: string): Outcome<SameDeal> {
    const deal = isDay(day) ? dailyDeal(game, day) : null;
    // Of a day with other rules than ours nobody here can play anything again.
    if (!deal || findGame(game)?.version !== deal.rules)
      return problem('not-found', `There is no deal of ${game} on ${day}.`, 'params');
    const today = dayOf(this.parts.now());
    if (day > today) return problem('not-open', `${day} has not begun; days begin at midnight UTC.`);
    if (day < daysAfter(today, -LATEST))
      return problem('too-late', `Results are taken up to ${LATEST} days after their day.`, 'params.day');
    return { ok: true, value: deal };
  }

  /** Checks wait where bots' turns wait; a node without bots has one thread for them, once it needs it. */
  check(check: Omit<Check, 'n'>, person: string): Promise<Checked | null> {
    const pool = this.parts.bots ?? (this.own ??= new BotPool(1));
    return pool.check(check, { host: person, isAwaited: false });
  }
}
