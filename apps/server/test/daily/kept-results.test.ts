import { knowledgeOf } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { dailyDeal, type SameDeal, sameBot } from '@quartet/deals';
import { playedBy } from '@quartet/deals/play';
import { challengeHandInSchema } from '@quartet/protocol/challenges';
import { LONG } from '@quartet/testkit/long';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Challenges } from '../../src/daily/challenges.ts';
import { DailyResults } from '../../src/daily/daily-results.ts';
import { Invitations } from '../../src/people/invitations.ts';
import { sweepOutdated } from '../../src/sweep.ts';
import { onBothStores } from '../tables/on-both-stores.ts';
import { ANN, CID } from '../tables/sitting.ts';
import { sent } from './two-guests.ts';

const DAY = 86_400_000;
const deal: SameDeal = {
  ...dailyDeal('keltis', '2026-11-16')!,
  seed: `chacha20:${'5c'.repeat(32)}`,
  bots: [null, sameBot('easy', 'cautious', 'a challenge')],
};
const played = playedBy(knowledgeOf(findGame('keltis')!), deal, 'easy');
const handedIn = challengeHandInSchema.parse({ deal, record: sent(played.record()) });

onBothStores({ PostgreSQL: LONG }, (place) => {
  let daily: DailyResults;
  let challenges: Challenges;
  const addPerson = (id: string, name: string) =>
    place.store.db
      .insertInto('person')
      .values({ id, name, emblem: 'sun', created: 1, login: null, password: null })
      .execute();
  const results = (person: string) =>
    place.store.db.selectFrom('challenge_result').select('challenge').where('person', '=', person).execute();

  beforeAll(async () => {
    daily = new DailyResults({ store: place.store, bots: null, now: Date.now });
    challenges = new Challenges({
      store: place.store,
      check: (check, person) => daily.check(check, person),
      now: Date.now,
    });
  });
  afterAll(() => daily.close());

  test('the newest two hundred results of challenges of a person are kept', async () => {
    for (let n = 0; n < ALLOWED.challengeResults + 20; n++) {
      const row = { challenge: `c-${n}`, person: CID.id, points: 1, at: n, moves: '[]' };
      await place.store.db.insertInto('challenge_result').values(row).execute();
    }
    await place.store.db
      .insertInto('challenge_result')
      .values({ challenge: 'c-0', person: ANN.id, points: 1, at: 0, moves: '[]' })
      .execute();
    const answered = await challenges.handIn(CID.id, handedIn);
    if (!answered.ok) throw new Error(answered.problem.message);
    const kept = (await results(CID.id)).map(({ challenge }) => challenge);
    expect(kept).toHaveLength(ALLOWED.challengeResults);
    expect(kept).toEqual(expect.arrayContaining([answered.value.challenge, 'c-219', 'c-21']));
    expect(await results(ANN.id)).toHaveLength(1);
  });

  test('one’s own result is shown below the best hundred, and is not checked again', async () => {
    for (let n = 0; n < 120; n++) await addPerson(`better-${n}`, `Better ${n}`);
    const first = await challenges.handIn(ANN.id, handedIn);
    if (!first.ok) throw new Error(first.problem.message);
    const { challenge } = first.value;
    for (let n = 0; n < 120; n++)
      await place.store.db
        .insertInto('challenge_result')
        .values({ challenge, person: `better-${n}`, points: 10_000, at: n, moves: '[]' })
        .execute();
    const found = await challenges.results(ANN.id, challenge);
    if (!found.ok) throw new Error(found.problem.message);
    expect([found.value.results.length, found.value.results.at(-1)!.me]).toEqual([101, true]);
    // Whatever comes with it, the first result is the answer.
    const again = await challenges.handIn(ANN.id, { ...handedIn, record: { ...handedIn.record, moves: [] } });
    expect(again).toEqual(found);
  });

  test('results are swept away a year after they were handed in', async () => {
    const now = Date.now();
    const { store } = place;
    for (const [n, at] of [now - 366 * DAY, now - 364 * DAY].entries()) {
      await store.db
        .insertInto('challenge_result')
        .values({ challenge: `old-${n}`, person: 'person-Dan', points: 1, at, moves: '[]' })
        .execute();
      await store.db
        .insertInto('daily_result')
        .values({
          day: `2025-01-0${n + 1}`,
          game: 'keltis',
          person: 'person-Dan',
          points: 1,
          at,
          moves: '[]',
        })
        .execute();
    }
    await sweepOutdated({ store, invitations: new Invitations(store) }, now);
    expect(await results('person-Dan')).toEqual([{ challenge: 'old-1' }]);
    const days = await store.db.selectFrom('daily_result').select('day').execute();
    expect(days).toEqual([{ day: '2025-01-02' }]);
  });
});
