import { knowledgeOf, type Level } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import { dailyDeal, type SameDeal, sameBot } from '@quartet/deals';
import { playedBy } from '@quartet/deals/play';
import { challengeResultsSchema } from '@quartet/protocol/challenges';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import type { Visitor } from '../http/serving.ts';
import { onEachStore, sent } from './two-guests.ts';

const deal: SameDeal = {
  ...dailyDeal('keltis', '2026-11-16')!,
  seed: `chacha20:${'5c'.repeat(32)}`,
  bots: [null, sameBot('easy', 'cautious', 'a challenge')],
};

function handedIn(level: Level, of = deal) {
  return { deal: of, record: sent(playedBy(knowledgeOf(findGame('keltis')!), of, level).record()) };
}

onEachStore('challenges', { PostgreSQL: LONG }, (there) => {
  const post = (who: Visitor, body: object) => who.ask('POST /api/challenges', challengeResultsSchema, body);

  test('results and moves are shown to those who have played, and to nobody else', async () => {
    const { ann, bob } = there();
    const hers = handedIn('easy');
    const first = await post(ann, hers);
    expect(first.results).toMatchObject([{ name: 'Ann', me: true, moves: hers.record.moves }]);
    const address = `GET /api/challenges/${first.challenge}`;
    expect(await bob.fail(address)).toMatchObject({ status: 409, code: 'not-over' });
    const forged = { ...hers, record: { ...hers.record, moves: hers.record.moves.slice(0, -1) } };
    expect(await bob.fail('POST /api/challenges', forged)).toMatchObject({ status: 422, code: 'refused' });
    expect(await bob.fail(address)).toMatchObject({ code: 'not-over' });
    // However its options and bots are ordered, it is the same deal.
    const written = JSON.parse(JSON.stringify(handedIn('medium')));
    const reordered = Object.fromEntries(Object.entries(written.deal).reverse());
    expect((await post(bob, { ...written, deal: reordered })).challenge).toBe(first.challenge);
    const { results } = await ann.ask(address, challengeResultsSchema);
    expect(results.map((result) => result.name).sort()).toEqual(['Ann', 'Bob']);
    expect(results[0]!.points).toBeGreaterThanOrEqual(results[1]!.points);
    const again = await post(ann, handedIn('medium'));
    expect(again.results.find(({ me }) => me)!.moves).toEqual(hers.record.moves);
  });

  test('what is no deal, or has bots that think long, is refused', async () => {
    const { ann } = there();
    const hard = { ...deal, bots: [null, sameBot('hard', 'greedy', 'x')] };
    const { record } = handedIn('easy');
    expect(await ann.fail('POST /api/challenges', { deal: hard, record })).toMatchObject({ code: 'refused' });
    for (const bad of [
      null,
      {},
      { ...deal, seats: 9 },
      { ...deal, options: { jokers: 1 } },
      { ...deal, game: 'chess' },
    ])
      expect(await ann.fail('POST /api/challenges', { deal: bad, record })).toMatchObject({ status: 400 });
    const other = { ...deal, seed: `chacha20:${'6d'.repeat(32)}` };
    expect(await ann.fail('POST /api/challenges', { deal: other, record })).toMatchObject({
      code: 'refused',
    });
  });

  test('whoever leaves takes their result along', async () => {
    const { ann, bob } = there();
    const taken = await (await bob.send('GET /api/me/export')).json();
    expect(taken).toMatchObject({ challenges: [{ moves: expect.any(String) }] });
    await bob.send('DELETE /api/me');
    const { results } = await post(ann, handedIn('easy'));
    expect(results.map((result) => result.name)).toEqual(['Ann']);
  });
});
