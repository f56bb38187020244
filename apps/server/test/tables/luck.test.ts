import { findGame } from '@quartet/catalog';
import { checkCommitment, promiseOf, readRecord, sealOf, seedOf } from '@quartet/core';
import { type Act, actSchema, type Person, type TableInfo } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { Events } from '../../src/events/events.ts';
import { PersonDeletion } from '../../src/people/person-deletion.ts';
import { Sessions } from '../../src/people/sessions.ts';
import { Deadlines } from '../../src/tables/deadlines.ts';
import { MOMENT } from '../../src/tables/luck.ts';
import { Tables } from '../../src/tables/tables.ts';
import { onBothStores, type Place } from './on-both-stores.ts';
import { ANN, BOB, CID } from './sitting.ts';

const HERS = 'a1'.repeat(32);
const HIS = 'b2'.repeat(32);
const EASY = { level: 'easy', temper: 'balanced' } as const;

let acts = 0;

onBothStores({ PostgreSQL: LONG }, (place) => {
  const act = (table: string, by: Person, wanted: Act, tables = place.tables) =>
    tables.act(table, by, `luck-${acts++}-0000`, wanted);
  const done = async (...given: Parameters<typeof act>): Promise<void> =>
    expect(await act(...given)).toMatchObject({ ok: true });
  const infoOf = async (table: string): Promise<TableInfo> =>
    (await place.tables.look(table, null, 0))!.info!;
  const kindsAt = async (table: string): Promise<string[]> =>
    (await place.tables.look(table, null, 0))!.news.map(({ kind }) => kind);

  /** Ann and Bob, and a bot if asked for, before the start. */
  async function waiting(
    seats = 2,
    game = 'keltis',
  ): Promise<{ readonly table: string; readonly seal: string }> {
    const made = await place.tables.create(ANN, { game, seats });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await done(table, BOB, { type: 'sit' });
    if (seats === 3) await done(table, ANN, { type: 'bot', seat: 2, bot: EASY });
    return { table, seal: (await infoOf(table)).luck!.seal };
  }

  /** The same, and both have promised what they will add. */
  async function promised(seats = 2): Promise<{ readonly table: string; readonly seal: string }> {
    const { table, seal } = await waiting(seats);
    await done(table, ANN, { type: 'promise', promise: promiseOf(seal, HERS) });
    await done(table, BOB, { type: 'promise', promise: promiseOf(seal, HIS) });
    return { table, seal };
  }

  test('the seal stands before anybody promises, promises before anything is opened, and all make the deal', async () => {
    const { table, seal } = await promised(3);
    const promises = [promiseOf(seal, HERS), promiseOf(seal, HIS), null];
    expect((await infoOf(table)).luck).toEqual({ seal, promises, called: false, contributions: null });
    await done(table, ANN, { type: 'start' });
    expect((await infoOf(table)).luck).toEqual({ seal, promises, called: true, contributions: null });
    await done(table, BOB, { type: 'contribute', contribution: HIS });
    expect((await infoOf(table)).status).toBe('open');
    await done(table, ANN, { type: 'contribute', contribution: HERS });
    await expect.poll(async () => (await infoOf(table)).status).toBe('playing');
    const contributions = [HERS, HIS, 'bot'];
    expect((await infoOf(table)).luck).toEqual({ seal, promises, called: false, contributions });
    expect((await kindsAt(table)).slice(-5)).toEqual([
      'promised',
      'called',
      'contributed',
      'contributed',
      'started',
    ]);
    const { luck, seed, ...rest } = await openedRecord(place, table);
    expect(luck).toMatchObject({ table, seal, promises, contributions, first: 'drawn' });
    expect(sealOf(luck!)).toBe(seal);
    expect(seed).toBe(seedOf(luck!));
    // One other bit from one person, and it is another deal.
    expect(seedOf({ ...luck!, contributions: [HERS.replace('a', 'b'), HIS, 'bot'] })).not.toBe(seed);
    const reading = readRecord([findGame('keltis')!], { luck, seed, ...rest });
    expect(reading.ok && checkCommitment(reading.read, false)).toBe('fits');
  });

  test('whoever is silent is left out when the moment is over, and named', async () => {
    const { table, seal } = await promised();
    await done(table, ANN, { type: 'start' });
    await done(table, ANN, { type: 'contribute', contribution: HERS });
    await expect.poll(async () => (await infoOf(table)).status, { timeout: 10_000 }).toBe('playing');
    expect((await infoOf(table)).luck).toMatchObject({ seal, contributions: [HERS, 'left-out'] });
    const { news } = (await place.tables.look(table, null, 0))!;
    const [called, started] = ['called', 'started'].map((kind) => news.find((one) => one.kind === kind)!.at);
    expect(started! - called!).toBeGreaterThanOrEqual(MOMENT);
    const late = await act(table, BOB, { type: 'contribute', contribution: HIS });
    expect(late).toMatchObject({ ok: false, problem: { code: 'bad-luck' } });
    expect((await infoOf(table)).luck!.contributions).toEqual([HERS, 'left-out']);
  });

  test('what is early, forged, doubled, changed or unpromised is refused with a sentence, and changes nothing', async () => {
    const { table, seal } = await waiting();
    const refused = async (by: Person, wanted: Act, sentence: string): Promise<void> => {
      const before = await place.tables.look(table, null, 0);
      const answer = await act(table, by, wanted);
      expect(answer).toMatchObject({ ok: false, problem: { message: expect.stringContaining(sentence) } });
      expect(await place.tables.look(table, null, 0)).toEqual(before);
    };
    await done(table, ANN, { type: 'promise', promise: promiseOf(seal, HERS) });
    await refused(ANN, { type: 'contribute', contribution: HERS }, 'too early');
    await refused(CID, { type: 'promise', promise: promiseOf(seal, HERS) }, 'Only those who sit');
    await done(table, ANN, { type: 'start' });
    await refused(BOB, { type: 'contribute', contribution: HERS }, 'You promised nothing');
    await refused(CID, { type: 'contribute', contribution: HERS }, 'Only those who sit');
    await refused(ANN, { type: 'contribute', contribution: HIS }, 'not what you promised');
    await refused(ANN, { type: 'promise', promise: promiseOf(seal, HIS) }, 'what was promised stands');
    await refused(BOB, { type: 'promise', promise: promiseOf(seal, HIS) }, 'what was promised stands');
    for (const contribution of ['', 'A1'.repeat(32), 'a1', `${HERS}a1`, 7, null])
      expect(actSchema.safeParse({ type: 'contribute', contribution }).success).toBe(false);
    expect(actSchema.safeParse({ type: 'promise', promise: HERS }).success).toBe(false);
    await done(table, ANN, { type: 'contribute', contribution: HERS });
    await expect.poll(async () => (await infoOf(table)).status).toBe('playing');
    await refused(ANN, { type: 'contribute', contribution: HERS }, 'too late');
    expect((await infoOf(table)).luck!.contributions).toEqual([HERS, 'left-out']);
  });

  test('a second contribution of the same person is refused while others are awaited', async () => {
    const { table } = await promised();
    await done(table, ANN, { type: 'start' });
    await done(table, ANN, { type: 'contribute', contribution: HERS });
    expect(await act(table, ANN, { type: 'contribute', contribution: HERS })).toMatchObject({
      ok: false,
      problem: { message: 'Yours is in already, and stays as it is.' },
    });
  });

  test('while the luck is drawn nobody comes, goes or settles anything', async () => {
    const { table } = await promised(3);
    await done(table, ANN, { type: 'start' });
    const moved: Act[] = [
      { type: 'start' },
      { type: 'stand' },
      { type: 'swap', seats: [0, 1] },
      { type: 'remove', seat: 1 },
      { type: 'bot', seat: 2, bot: EASY },
      { type: 'settle', options: { pairs: 'same' } },
    ];
    for (const wanted of moved)
      expect(await act(table, ANN, wanted)).toMatchObject({ ok: false, problem: { code: 'not-open' } });
    await done(table, BOB, { type: 'chat', text: 'good luck' });
  });

  test('a promise may be replaced before the start, and goes with its person to another seat', async () => {
    const { table, seal } = await promised();
    await done(table, ANN, { type: 'promise', promise: promiseOf(seal, 'c3'.repeat(32)) });
    await done(table, ANN, { type: 'swap', seats: [0, 1] });
    expect((await infoOf(table)).luck!.promises).toEqual([
      promiseOf(seal, HIS),
      promiseOf(seal, 'c3'.repeat(32)),
    ]);
  });

  test('where nobody promised anything the cards are dealt at once, from the sealed secret', async () => {
    const { table, seal } = await waiting();
    await done(table, ANN, { type: 'start' });
    const { status, luck } = await infoOf(table);
    expect([status, luck]).toEqual([
      'playing',
      { seal, promises: [null, null], called: false, contributions: ['left-out', 'left-out'] },
    ]);
    expect(sealOf((await openedRecord(place, table)).luck!)).toBe(seal);
  });

  test('a node that ends between call and deal loses nothing: another one deals from what was given', async () => {
    const { store } = place;
    const options = { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined };
    const dying = new Tables(store, options);
    const { table } = await promised();
    await done(table, ANN, { type: 'start' }, dying);
    await done(table, ANN, { type: 'contribute', contribution: HERS }, dying);
    await dying.close();
    const heir = new Tables(store, options);
    const deadlines = new Deadlines(store, heir, () => undefined);
    await deadlines.start();
    const contributionsAt = async () => (await heir.look(table, null, 0))!.info!.luck!.contributions;
    await expect.poll(contributionsAt, { timeout: 10_000 }).toEqual([HERS, 'left-out']);
    deadlines.stop();
    await heir.close();
  });

  test('whoever deletes their data while the luck is drawn leaves the table right after', async () => {
    const { store, tables } = place;
    const made = await tables.create(ANN, { game: 'keltis', seats: 2 });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await done(table, CID, { type: 'sit' });
    const { seal } = (await infoOf(table)).luck!;
    await done(table, CID, { type: 'promise', promise: promiseOf(seal, HIS) });
    await done(table, ANN, { type: 'start' });
    const onError = (): void => undefined;
    const [sessions, events] = [new Sessions(store, Date.now), new Events({ store, tables, onError })];
    await new PersonDeletion({ store, tables, events, sessions, onError }).delete(CID.id);
    expect((await infoOf(table)).players[1]).toMatchObject({ kind: 'bot' });
  });

  test('a rematch has a seal of its own, and who begins stands before', async () => {
    // A game that is soon over.
    const { table, seal } = await waiting(2, 'combos');
    await done(table, ANN, { type: 'start' });
    for (const who of [ANN, BOB]) await done(table, who, { type: 'cover', seat: who === ANN ? 0 : 1 });
    const playing = new Tables(place.store, {
      botFloor: 0,
      botBudget: 2,
      workers: 1,
      onError: () => undefined,
    });
    const deadlines = new Deadlines(place.store, playing, () => undefined);
    await deadlines.start();
    await expect
      .poll(async () => (await playing.look(table, null, 0))!.info!.status, { timeout: 30_000 })
      .toBe('over');
    await done(table, ANN, { type: 'rematch' }, playing);
    const { rematch, first } = (await playing.look(table, null, 0))!.info!;
    const next = (await playing.look(rematch!, null, 0))!.info!;
    expect(next.luck!.seal).toMatch(/^sha256:/);
    expect(next.luck!.seal).not.toBe(seal);
    expect(next.first).toBe((first! + 1) % 2);
    // Who was seated by a rematch agrees to it by doing anything there.
    await done(rematch!, BOB, { type: 'ready', on: true }, playing);
    await done(rematch!, ANN, { type: 'start' }, playing);
    expect((await openedRecord({ tables: playing }, rematch!)).luck!.first).toBe('settled');
    deadlines.stop();
    await playing.close();
  }, 60_000);
});

/** As whoever runs the server may see it before the end. */
async function openedRecord({ tables }: Pick<Place, 'tables'>, table: string) {
  const inspected = await tables.inspect(table);
  if (!inspected.ok) throw new Error(inspected.problem.message);
  return inspected.value.record;
}
