import { LONG } from '@quartet/testkit/long';
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { HouseTime } from '../../src/tables/house-time.ts';
import { onBothStores } from './on-both-stores.ts';

const HOUR = 3_600_000;

/** A node whose clocks are moved by hand. */
class Sleeper {
  readonly time: HouseTime;
  private running = 1_000;
  private working = 0;
  private daytime: number;

  constructor(store: Pick<Store, 'beat'>, daytime: number, isOpen = true) {
    this.daytime = daytime;
    // The clock of the database goes on while ours are moved by hand.
    const beat = async (house: number) => ({ ...(await store.beat(house)), age: null });
    const clocks = { daytime: () => this.daytime, running: () => this.running, working: () => this.working };
    this.time = new HouseTime({ beat }, clocks, isOpen);
  }

  /** It runs for so long; says whether people had to be told the time anew. */
  async run(milliseconds: number): Promise<boolean> {
    let isNew = false;
    for (let left = milliseconds; left > 0; left -= 1_000) {
      this.pass(Math.min(left, 1_000));
      isNew = (await this.time.beat()) || isNew;
    }
    return isNew;
  }

  /** It does nothing for so long. */
  pass(milliseconds: number): void {
    this.running += milliseconds;
    this.daytime += milliseconds;
  }

  /** It works for so long without a pause. */
  work(milliseconds: number): void {
    this.pass(milliseconds);
    this.working += milliseconds;
  }

  /** Somebody sets the clock of the machine. */
  set(by: number): void {
    this.daytime += by;
  }

  /** How long it takes until then, as people are told. */
  shownUntil(time: number): number {
    return this.time.daytimeOf(time) - this.daytime;
  }
}

/** Started, and everybody is back. */
async function awake(store: Pick<Store, 'beat'>, daytime = Date.now()): Promise<Sleeper> {
  const node = new Sleeper(store, daytime);
  await node.time.beat();
  await node.run(11_000);
  return node;
}

onBothStores({ PostgreSQL: LONG }, (place) => {
  beforeEach(async () => {
    await place.store.db.deleteFrom('heartbeat').execute();
  });

  test('while a node beats, time passes', async () => {
    const node = await awake(place.store);
    const before = node.time.now();
    expect(await node.run(60_000)).toBe(false);
    expect(node.time.now() - before).toBe(60_000);
    expect(node.time.certain - before).toBe(60_000);
  });

  test('a node that is stopped stops the time, and those who come back get a moment', async () => {
    const node = await awake(place.store);
    const before = node.time.now();
    node.pass(40_000);
    // Before anything else is done: whatever was due meanwhile is not.
    expect(node.time.now()).toBe(before);
    expect(node.time.certain).toBe(before);
    expect(await node.run(1_000)).toBe(true);
    expect(node.shownUntil(before + 5_000)).toBeGreaterThan(14_000);
    await node.run(9_000);
    expect(node.time.now()).toBe(before);
    expect(node.time.forBots()).toBeGreaterThan(before + 8_000);
    await node.run(5_000);
    expect(node.time.now() - before).toBeGreaterThanOrEqual(4_000);
    expect(node.time.now() - before).toBeLessThanOrEqual(5_000);
  });

  test('a node that works for four seconds again and again lets time pass whenever it answers', async () => {
    const node = await awake(place.store);
    const before = node.time.now();
    for (let round = 0; round < 10; round++) {
      node.work(4_000);
      await node.time.beat();
      await node.run(4_000);
    }
    expect(node.time.now() - before).toBe(40_000);
  });

  test('work that begins while a beat is under way makes no clock stand still either', async () => {
    const { store } = place;
    let during = (): void => undefined;
    const node = await awake({
      async beat(house) {
        during();
        return store.beat(house);
      },
    });
    const before = node.time.now();
    during = () => node.work(4_000);
    await node.time.beat();
    during = () => undefined;
    await node.time.beat();
    await node.run(4_000);
    expect(node.time.now() - before).toBeGreaterThanOrEqual(4_000);
  });

  test('what was counted on and never kept is nobody’s', async () => {
    const node = await awake(place.store);
    const before = node.time.now();
    node.pass(2_900);
    expect(node.time.now() - before).toBe(2_900);
    expect(node.time.certain).toBe(before);
    node.pass(200);
    expect(node.time.now()).toBe(before);
  });

  test.each([HOUR, -HOUR])(
    'a clock of the machine that is set by %i changes nothing but what is shown',
    async (by) => {
      const node = await awake(place.store);
      const before = node.time.now();
      const left = node.shownUntil(before + 20_000);
      node.set(by);
      expect(node.time.now()).toBe(before);
      // People are told whole milliseconds.
      expect(Math.abs(node.shownUntil(before + 20_000) - left)).toBeLessThanOrEqual(1);
      expect(await node.run(1_000)).toBe(true);
      await node.run(4_000);
      expect(node.time.now() - before).toBe(5_000);
      expect(Math.abs(node.shownUntil(before + 20_000) - left + 5_000)).toBeLessThanOrEqual(1);
    },
  );

  test.each([0, 2 * HOUR, -2 * HOUR])(
    'after a restart it goes on where it was, though by the clock %i are over',
    async (later) => {
      const before = (await awake(place.store)).time.now();
      const node = new Sleeper(place.store, Date.now() + later);
      await node.time.beat();
      expect(node.time.now()).toBe(before);
      await node.run(9_000);
      expect(node.time.now()).toBe(before);
      await node.run(11_000);
      expect(node.time.now() - before).toBeGreaterThanOrEqual(9_000);
      expect(node.time.now() - before).toBeLessThanOrEqual(10_000);
    },
  );

  test('a beat that the store does not answer lets no time pass', async () => {
    const { store } = place;
    const waiting: (() => void)[] = [];
    let isAway = false;
    const slow = await awake({
      async beat(house) {
        if (isAway) await new Promise<void>((resolve) => waiting.push(resolve));
        return store.beat(house);
      },
    });
    const before = slow.time.now();
    isAway = true;
    slow.pass(1_000);
    const beating = slow.time.beat();
    slow.pass(29_000);
    expect(await slow.time.beat()).toBe(false);
    expect(slow.time.now()).toBe(before);
    isAway = false;
    for (const goOn of waiting) goOn();
    await beating;
    expect(slow.time.now() - before).toBeLessThanOrEqual(1_000);
    await slow.run(9_000);
    expect(slow.time.now() - before).toBeLessThanOrEqual(1_000);
  });

  test('as long as one node goes on, time passes for all', async () => {
    const [a, b] = [await awake(place.store), await awake(place.store)];
    const before = b.time.now();
    a.pass(40_000);
    await b.run(40_000);
    expect(b.time.now() - before).toBe(40_000);
    // It does not know yet, and does nothing too early.
    expect(a.time.now()).toBeLessThanOrEqual(before);
    await a.run(1_000);
    expect(a.time.now() - before).toBeGreaterThanOrEqual(40_000);
    const woken = a.time.now();
    await a.run(5_000);
    expect(a.time.now() - woken).toBe(5_000);
  });

  test('a node that comes to others takes their time and does not stop it', async () => {
    const a = await awake(place.store);
    const b = new Sleeper(place.store, Date.now());
    await b.time.beat();
    const before = a.time.now();
    for (let second = 0; second < 6; second++) {
      await a.run(1_000);
      await b.run(1_000);
    }
    expect(a.time.now() - before).toBe(6_000);
    expect(Math.abs(b.time.now() - a.time.now())).toBeLessThanOrEqual(1_000);
    await b.run(2_000);
    expect(b.time.now() - before).toBeGreaterThanOrEqual(7_000);
  });

  test('a node that only thinks for bots follows the time, and lets none pass while people reach nobody', async () => {
    const people = await awake(place.store);
    const bots = new Sleeper(place.store, Date.now(), false);
    await bots.run(2_000);
    const before = people.time.now();
    await people.run(5_000);
    await bots.run(1_000);
    expect(bots.time.certain - before).toBe(5_000);
    await bots.run(60_000);
    expect(bots.time.certain - before).toBe(5_000);
    await people.time.beat();
    expect(people.time.now() - before).toBe(5_000);
  });

  test('when all nodes were asleep, it is nobody’s time', async () => {
    const [a, b] = [await awake(place.store), await awake(place.store)];
    const before = Math.max(a.time.now(), b.time.now());
    for (const node of [a, b]) node.pass(40_000);
    for (let second = 0; second < 8; second++) for (const node of [a, b]) await node.run(1_000);
    expect(Math.max(a.time.now(), b.time.now()) - before).toBeLessThanOrEqual(1_000);
  });
});

test('a node takes over the time of others as late as it is by the clock of their database', async () => {
  let age: number | null = null;
  let running = 0;
  const clocks = { daytime: () => 0, running: () => running, working: () => 0 };
  const time = new HouseTime({ beat: async () => ({ house: 100_000 + running, age }) }, clocks);
  const run = async (): Promise<void> => {
    running += 1_000;
    await time.beat();
  };
  for (let second = 0; second < 12; second++) await run();
  expect(time.now()).toBe(100_000 + running);
  age = 800;
  await run();
  expect(time.now()).toBe(100_800 + running);
  // Set meanwhile, it tells nothing.
  age = 3_600_000;
  await run();
  age = -3_600_000;
  await run();
  expect(time.now()).toBe(100_800 + running);
});
