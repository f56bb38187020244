import { expect, test } from 'vitest';
import {
  dealName,
  eventSealOf,
  firstOf,
  type Luck,
  luckFault,
  promiseOf,
  sealOf,
  seedOf,
} from '../src/index.ts';
import { readLuck } from '../src/luck.ts';

const EVENT = 'kLcRZ8r3TQqv5w1c9eP2aA';
const SECRETS = ['07'.repeat(32), '5c'.repeat(32)];
const HERS = 'a1'.repeat(32);
const SEATS = 3;

/** The luck of the second deal of an evening of four, of whom one added something and one came with nothing. */
function lucky(): { luck: Luck; seed: string; first: number } {
  const seals = SECRETS.map((secret, at) => sealOf({ table: dealName({ id: EVENT, deal: at + 1 }), secret }));
  const event = { id: EVENT, deal: 2, seals };
  const promises = [promiseOf(eventSealOf(event), HERS), null, null, null];
  const contributions = [HERS, 'left-out', 'bot', 'bot'];
  const part = { table: dealName(event), secret: SECRETS[1]!, contributions };
  const seed = seedOf(part);
  const luck: Luck = { ...part, seal: seals[1]!, promises, first: 'drawn', event };
  return { luck, seed, first: firstOf(seed, SEATS) };
}

function faultOf(change: (luck: Luck) => Luck): ReturnType<typeof luckFault> {
  const { luck, seed, first } = lucky();
  return luckFault(change(luck), { seed, first, seats: SEATS });
}

test('the luck of a deal that many tables play is read by place, whatever the seats', () => {
  const { luck } = lucky();
  expect(readLuck({ ...luck }, SEATS)).toEqual(luck);
  const { event: _, ...alone } = luck;
  expect(readLuck({ ...alone }, SEATS)).toBe('promises');
  expect(readLuck({ ...luck, event: { ...luck.event, deal: 0 } }, SEATS)).toBe('event');
  expect(readLuck({ ...luck, contributions: ['bot'] }, SEATS)).toBe('contributions');
});

test('it follows from its own secret, and from what was promised under all seals together', () => {
  expect(faultOf((luck) => luck)).toBeNull();
  expect(faultOf((luck) => ({ ...luck, secret: SECRETS[0]! }))).toBe('seal');
  expect(faultOf((luck) => ({ ...luck, event: { ...luck.event!, deal: 1 } }))).toBe('seal');
  const swapped = (luck: Luck): Luck => ({
    ...luck,
    event: { ...luck.event!, seals: [luck.seal, luck.seal] },
  });
  expect(faultOf(swapped)).toBe('promises');
  expect(faultOf((luck) => ({ ...luck, contributions: ['b2'.repeat(32), 'left-out', 'bot', 'bot'] }))).toBe(
    'promises',
  );
  expect(faultOf((luck) => ({ ...luck, contributions: ['left-out', 'left-out', 'bot', 'bot'] }))).toBe(
    'seed',
  );
});
