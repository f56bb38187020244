import { promiseOf } from '@quartet/core';
import { expect, test } from 'vitest';
import { Contributor, type LuckMemory } from '../src/contributor.ts';
import type { Act, TableInfo, TableLuck, TableMessage } from '../src/index.ts';

const SEAL = `sha256:${'5e'.repeat(32)}`;
const OTHER_SEAL = `sha256:${'6f'.repeat(32)}`;

/** The public luck of a table at which Mia sits on seat 0, and nothing is promised. */
const FRESH: TableLuck = { seal: SEAL, promises: [null, null], called: false, contributions: null };

function told(
  luck: TableLuck | undefined,
  changes: Partial<TableMessage> = {},
  status = 'open',
): TableMessage {
  const info = { status, ...(luck && { luck }) } as TableInfo;
  return { type: 'table', table: 't1', viewer: 0, info, ...changes } as TableMessage;
}

class Device {
  readonly said: Act[] = [];
  readonly contributor: Contributor;

  constructor(memory?: LuckMemory) {
    this.contributor = new Contributor(memory, (_, act) => this.said.push(act));
  }

  hear(...luck: TableLuck[]): this {
    for (const one of luck) this.contributor.hear(told(one));
    return this;
  }

  /** What it has promised last. */
  get promise(): string {
    const promises = this.said.flatMap((act) => (act.type === 'promise' ? [act.promise] : []));
    return promises.at(-1)!;
  }

  /** What it has opened, each time. */
  get opened(): string[] {
    return this.said.flatMap((act) => (act.type === 'contribute' ? [act.contribution] : []));
  }
}

function memory(): LuckMemory {
  const kept = new Map<string, string>();
  return { read: (table) => kept.get(table) ?? null, keep: (table, text) => void kept.set(table, text) };
}

const promisedBy = (device: Device): TableLuck => ({ ...FRESH, promises: [device.promise, null] });
const calledFor = (device: Device): TableLuck => ({ ...promisedBy(device), called: true });

test('it promises when it sees the seal, and opens just that when the host starts, once', () => {
  const device = new Device().hear(FRESH, FRESH);
  expect(device.said).toEqual([{ type: 'promise', promise: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }]);
  device.hear(promisedBy(device)).hear(calledFor(device), calledFor(device));
  expect(device.said).toHaveLength(2);
  expect(promiseOf(SEAL, device.opened[0]!)).toBe(device.promise);
});

test('no two contributions are alike', () => {
  const [one, two] = [new Device().hear(FRESH), new Device().hear(FRESH)];
  expect(one.promise).not.toBe(two.promise);
});

test('it adds nothing where it only watches, where nothing is sealed, or where the cards are dealt', () => {
  const device = new Device();
  device.contributor.hear(told(FRESH, { viewer: 'table' }));
  device.contributor.hear(told(undefined));
  device.contributor.hear(told(FRESH, {}, 'playing'));
  expect(device.said).toEqual([]);
});

test('under another seal, or another promise in its name, it opens nothing', () => {
  const device = new Device().hear(FRESH);
  device.hear({ ...calledFor(device), seal: OTHER_SEAL });
  device.hear({ ...FRESH, called: true, promises: [promiseOf(SEAL, 'ab'.repeat(32)), null] });
  expect(device.opened).toEqual([]);
});

test('called without having promised it says nothing', () => {
  expect(new Device().hear({ ...FRESH, called: true }).said).toEqual([]);
});

test('started anew it opens what it promised before', () => {
  const kept = memory();
  const before = new Device(kept).hear(FRESH);
  const after = new Device(kept).hear(promisedBy(before), calledFor(before));
  expect(after.opened.map((one) => promiseOf(SEAL, one))).toEqual([before.promise]);
});

test('what was opened once is never promised again, nor opened beside other promises', () => {
  const kept = memory();
  const before = new Device(kept).hear(FRESH);
  before.hear(calledFor(before));
  // As if the table had gone back to its waiting room, for somebody to promise knowing ours.
  const other = promiseOf(SEAL, 'cd'.repeat(32));
  const back = new Device(kept).hear(FRESH, { ...promisedBy(before), promises: [before.promise, other] });
  back.hear({ ...calledFor(before), promises: [before.promise, other] });
  expect(back.said).toEqual([]);
  expect(new Device(kept).hear(calledFor(before)).opened).toEqual(before.opened);
});

test('two devices of one person do not take turns for ever', () => {
  const [one, two] = [new Device().hear(FRESH), new Device()];
  two.hear(promisedBy(one));
  one.hear(promisedBy(two));
  two.hear(promisedBy(one));
  expect([one.said.length, two.said.length]).toEqual([1, 1]);
  one.hear(calledFor(two));
  two.hear(calledFor(two));
  expect([one.opened.length, two.opened.length]).toEqual([0, 1]);
});
