import { FastRng } from '@quartet/core';
import type { Act } from '@quartet/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Events } from '../../src/events/events.ts';
import { SettableNode } from '../tables/settable-node.ts';
import { ANN, randomMove } from '../tables/sitting.ts';

// One test for each way to leave a deal of an evening in docs/fair-play.md, under the name of the row.

const PACE = { kind: 'live', bank: 600, increment: 0 } as const;
/** Seconds until a bot plays for a person who is away. */
const AWAY = 150;

/** An evening of one deal: Ann and three bots, in house time that the test passes. */
class OneDeal implements AsyncDisposable {
  readonly here: SettableNode;
  private readonly events: Events;
  private event = '';
  table = '';
  seat = -1;

  private constructor(here: SettableNode) {
    this.here = here;
    const { store, tables, errors } = here.node;
    this.events = new Events({ store, tables, onError: (error) => void errors.push(error) });
    onTestFinished(() => this.events.close());
  }

  static async begin(): Promise<OneDeal> {
    const deal = new OneDeal(await SettableNode.start());
    const { events, here } = deal;
    const plan = { game: 'keltis', seats: 2, deals: 1, places: 4, pace: PACE } as const;
    const made = await events.create(ANN, plan);
    if (!made.ok) throw new Error(made.problem.message);
    deal.event = made.value.event;
    await events.act(deal.event, ANN, 'start-the-evening', { type: 'start' });
    await expect.poll(async () => (await deal.see()).me?.table).toBeTruthy();
    deal.table = (await deal.see()).me!.table!;
    deal.seat = (await here.node.look(deal.table, ANN)).viewer as number;
    return deal;
  }

  async see() {
    return (await this.events.look(this.event, ANN.id))!;
  }

  act(act: Act): Promise<void> {
    return this.here.done(this.table, ANN, act);
  }

  /** Ann decides so often, at random, or to the end. */
  async play(decisions = Number.POSITIVE_INFINITY): Promise<void> {
    const rng = new FastRng('ann');
    for (let made = 0; made < decisions; ) {
      const { view, viewer, result } = await this.here.node.look(this.table, ANN);
      if (result) return;
      if (view!.actor === viewer) {
        await this.act({ type: 'move', text: randomMove('keltis', view!, rng) });
        made++;
      } else await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Ann looks on, and lets the clock make every decision. */
  async letTimeRunOut(): Promise<void> {
    const { node } = this.here;
    const stop = await node.tables.watch(this.table, { person: ANN, tell: () => undefined }, 0);
    await this.here.pass(PACE.bank);
    for (;;) {
      const { view, viewer, result } = await node.look(this.table, ANN);
      if (result) break;
      if (view!.actor === viewer) await this.here.pass(6);
      await node.tables.fire({ table: this.table, kind: 'clock', seq: 0, at: 0 });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    stop?.();
  }

  /** Ann's result once the evening is over, and her line of the ranking. */
  async result() {
    await expect
      .poll(async () => {
        await this.events.seeTo(this.event);
        return (await this.see()).status;
      })
      .toBe('over');
    const { played, ranking } = await this.see();
    const seats = played[0]!.flatMap((table) => table.seats);
    return {
      seat: seats.find(({ player }) => player.kind === 'person')!,
      rank: ranking.find(({ player }) => player.kind === 'person') ?? null,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    expect(this.here.node.errors).toEqual([]);
    await this.here[Symbol.asyncDispose]();
  }
}

const LOST = { percent: 0, isLost: true };

test('stand up: who made a decision has lost the deal, whatever the bot makes of it', async () => {
  await using deal = await OneDeal.begin();
  await deal.play(1);
  await deal.act({ type: 'stand' });
  const { seat, rank } = await deal.result();
  expect(seat).toMatchObject(LOST);
  expect(seat.difference).toBeLessThanOrEqual(0);
  expect(rank).toMatchObject({ deals: 1, lost: 1, matchPoints: 0 });
});

test('let a bot play: to the end loses the deal, also after more than half of it; before any decision it counts for no one', async () => {
  for (const decisions of [0, 3, 16]) {
    await using deal = await OneDeal.begin();
    await deal.play(decisions);
    await deal.act({ type: 'cover', seat: deal.seat });
    const { seat, rank } = await deal.result();
    if (decisions === 0) expect(seat).toMatchObject({ percent: null });
    else expect(seat).toMatchObject(LOST);
    expect(seat.isLost).toBe(decisions === 0 ? undefined : true);
    expect(rank === null).toBe(decisions === 0);
  }
});

test('run out of time: who lets the clock decide from then on has lost the deal', async () => {
  await using deal = await OneDeal.begin();
  await deal.play(2);
  await deal.letTimeRunOut();
  expect((await deal.result()).seat).toMatchObject(LOST);
});

test('close the page: a bot plays on after two minutes, and who is not back in time has lost the deal', async () => {
  await using deal = await OneDeal.begin();
  await deal.play(2);
  await deal.here.pass(AWAY);
  expect((await deal.result()).seat).toMatchObject(LOST);
});

test('come back: who made more than half of the decisions and the end of the deal has played it', async () => {
  await using deal = await OneDeal.begin();
  await deal.play(4);
  await deal.act({ type: 'cover', seat: deal.seat });
  await deal.act({ type: 'return' });
  await deal.play();
  const { seat, rank } = await deal.result();
  expect(seat.isLost).toBe(undefined);
  expect(seat.percent).toBeTypeOf('number');
  expect(rank).toMatchObject({ deals: 1, lost: 0 });
});
