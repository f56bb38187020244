import { knowledgeOf } from '@quartet/bots';
import { findGame } from '@quartet/catalog';
import type { MatchRecord } from '@quartet/core';
import { dailyDeal, dayOf, daysAfter } from '@quartet/deals';
import { begin, playedBy } from '@quartet/deals/play';
import { spreadSchema } from '@quartet/protocol/daily';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { onEachStore, sent } from './two-guests.ts';

const TODAY = dayOf(Date.now());

function recordOf(game: string, level: 'easy' | 'medium' = 'easy', day = TODAY): MatchRecord {
  return playedBy(knowledgeOf(findGame(game)!), dailyDeal(game, day)!, level).record();
}

const handedIn = (record: MatchRecord) => ({ record: sent(record) });

onEachStore('deals of the day', { PostgreSQL: LONG }, (there) => {
  const at = (game: string, day = TODAY): string => `/api/daily/${day}/${game}`;

  test('whoever has handed in a result sees how many have which points, and nobody else', async () => {
    const { ann, bob } = there();
    const [his, hers] = [recordOf('keltis', 'medium'), recordOf('keltis', 'easy')];
    const mine = hers.result!.scores[0]!;
    expect(await bob.fail(`GET ${at('keltis')}`)).toMatchObject({ status: 409, code: 'not-over' });
    const first = await ann.ask(`POST ${at('keltis')}`, spreadSchema, handedIn(hers));
    expect(first).toEqual({ day: TODAY, game: 'keltis', mine, counts: [{ points: mine, people: 1 }] });
    expect(await bob.fail(`GET ${at('keltis')}`)).toMatchObject({ code: 'not-over' });
    await bob.ask(`POST ${at('keltis')}`, spreadSchema, handedIn(his));
    const { counts } = await ann.ask(`GET ${at('keltis')}`, spreadSchema);
    expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(2);
    expect(JSON.stringify(counts)).not.toMatch(/Ann|Bob/);
  });

  test('one for each person, day and game: the first stays, also if two come at once', async () => {
    const { ann } = there();
    const [easy, medium] = [recordOf('linko', 'easy'), recordOf('linko', 'medium')];
    const answers = await Promise.all(
      [easy, medium, easy].map((record) => ann.ask(`POST ${at('linko')}`, spreadSchema, handedIn(record))),
    );
    expect(new Set(answers.map(({ mine }) => mine)).size).toBe(1);
    const { counts } = await ann.ask(`GET ${at('linko')}`, spreadSchema);
    expect(counts).toEqual([{ points: answers[0]!.mine, people: 1 }]);
  });

  test('what was forged is refused with a sentence, and not counted', async () => {
    const { ann } = there();
    const record = recordOf('combos');
    const refused = async (changes: Partial<MatchRecord>, sentence: string): Promise<void> => {
      const problem = await ann.fail(`POST ${at('combos')}`, handedIn({ ...record, ...changes }));
      expect(problem).toMatchObject({ status: 422, code: 'refused' });
      expect(problem.message).toContain(sentence);
    };
    await refused({ seed: dailyDeal('combos', daysAfter(TODAY, -1))!.seed }, 'not the deal of combos');
    await refused({ seats: 3 }, 'not the deal of combos');
    await refused({ options: { ...record.options, chips: 3 } }, 'not the deal of combos');
    await refused({ moves: record.moves.slice(0, -1) }, 'is not over');
    await refused({ moves: [...record.moves, 'pass'] }, 'after its end');
    await refused({ moves: record.moves.with(bots('combos', record), 'pass') }, 'plays something else');
    await refused(
      { moves: record.moves.with(own('combos', record), 'eat all') },
      'The rules do not allow move',
    );
    expect(await ann.fail(`GET ${at('combos')}`)).toMatchObject({ code: 'not-over' });
  });

  test('days to come, long past ones and none at all are refused', async () => {
    const { ann, serving } = there();
    const record = handedIn(recordOf('keltis'));
    expect((await ann.fail(`POST ${at('keltis', daysAfter(TODAY, 1))}`, record)).code).toBe('not-open');
    const old = daysAfter(TODAY, -8);
    expect((await ann.fail(`POST ${at('linx', old)}`, record)).code).toMatch(/too-late|not-found/);
    expect((await ann.fail(`POST ${at('keltis', '2026-02-30')}`, record)).code).toBe('not-found');
    expect((await ann.fail(`POST ${at('chess')}`, record)).code).toBe('not-found');
    expect((await ann.fail(`POST ${at('keltis', 'today')}`, record)).status).toBe(400);
    expect((await ann.fail(`POST ${at('keltis')}`, { record: { moves: 'all' } })).status).toBe(400);
    expect((await serving.visitor().fail(`GET ${at('keltis')}`)).status).toBe(401);
  });

  test('a result is part of what somebody takes along, and goes with them', async () => {
    const { ann, serving } = there();
    const cid = await serving.guest('Cid');
    await cid.ask(`POST ${at('linx')}`, spreadSchema, handedIn(recordOf('linx')));
    const taken = await (await cid.send('GET /api/me/export')).json();
    expect(taken).toMatchObject({ daily: [{ day: TODAY, game: 'linx' }] });
    await ann.ask(`POST ${at('linx')}`, spreadSchema, handedIn(recordOf('linx', 'medium')));
    await cid.send('DELETE /api/me');
    const { counts } = await ann.ask(`GET ${at('linx')}`, spreadSchema);
    expect(counts.reduce((sum, { people }) => sum + people, 0)).toBe(1);
  });
});

/** A decision of a bot, and one of the person, where something else could be played. */
const bots = (game: string, record: MatchRecord): number => decision(game, record, (seat) => seat !== 0);
const own = (game: string, record: MatchRecord): number => decision(game, record, (seat) => seat === 0);

function decision(game: string, { moves }: MatchRecord, is: (seat: number) => boolean): number {
  const match = begin(knowledgeOf(findGame(game)!), dailyDeal(game, TODAY)!);
  return moves.findIndex((text) => {
    const found = is(match.actor) && text !== 'pass';
    match.play(match.actor, text);
    return found;
  });
}
