import { findGame } from '@quartet/catalog';
import {
  dealName,
  eventSealOf,
  firstOf,
  type Luck,
  Match,
  type MatchRecord,
  promiseOf,
  sealOf,
  seedOf,
  tableFor,
} from '@quartet/core';
import type { EventInfo } from '@quartet/protocol/events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkDeal } from '../../src/online/check-deal.ts';
import { checkText, verdict } from '../../src/online/check-text.ts';
import { type EventWitness, witnessedEvent } from '../../src/online/event-witness.ts';
import { SEAL_WORDS } from '../../src/online/seal-words.ts';
import { kept } from './memory-database.ts';

vi.mock(import('../../src/engine/database.ts'), async () => import('./memory-database.ts') as never);
beforeEach(() => kept.witnesses.clear());

const EVENT = 'evening';
const ADDED = 'a1'.repeat(32);

/** The luck of one deal of an evening of four places: one added something, one did not, two are bots. */
function luckOf(deal: number, secrets: readonly string[], added = ADDED): Luck {
  const named = secrets.map((secret, at) => ({ table: dealName({ id: EVENT, deal: at + 1 }), secret }));
  const event = { id: EVENT, deal, seals: named.map(sealOf) };
  return {
    ...named[deal - 1]!,
    seal: event.seals[deal - 1]!,
    promises: [promiseOf(eventSealOf(event), added), null, null, null],
    contributions: [added, 'left-out', 'bot', 'bot'],
    first: 'drawn',
    event,
  };
}

function recordOf(luck: Luck): MatchRecord {
  const game = findGame('keltis')!;
  const seed = seedOf(luck);
  const match = Match.start(game, { ...tableFor(game, 2), first: firstOf(seed, 2) }, seed);
  while (!match.over) match.play(match.actor, match.moves().at(-1)!);
  return { ...match.record(), luck };
}

const SECRETS = ['07'.repeat(32), '5c'.repeat(32)];
const OTHERS = ['07'.repeat(32), '6d'.repeat(32)];
const LUCK = luckOf(2, SECRETS);

/** As the server shows the evening: open, called, running. */
function shown({ promises, contributions, event }: Luck): EventInfo[] {
  const info = (status: string, more: object): EventInfo =>
    ({ id: EVENT, status, seal: eventSealOf(event!), contributions: null, ...more }) as EventInfo;
  const people = promises.slice(0, 2);
  return [
    info('open', { promises: [null, null] }),
    info('called', { promises: people }),
    info('playing', { promises, contributions }),
  ];
}

function witnessOf(infos: readonly EventInfo[]): EventWitness {
  return infos.reduce<EventWitness | null>(witnessedEvent, null)!;
}

const seen = (witness: EventWitness | null, deal = 2) => ({ id: EVENT, deal, witness });

describe('the record of a deal of an evening that this device has seen', () => {
  test('fits if it is of that evening: by the seal from before the start, and what was added', async () => {
    const checked = await checkDeal('keltis', recordOf(LUCK), null, seen(witnessOf(shown(LUCK))));
    expect(checked).toMatchObject({ kind: 'fits', since: 'open', added: 1 });
    expect(verdict(checked, SEAL_WORDS.en)).toContain('the seal you saw before the start');
  });

  test('a seal that was swapped after the first was shown is told', async () => {
    // All of it fits together, but the second deal has another secret than the one that was sealed.
    const swapped = luckOf(2, OTHERS);
    const [open] = shown(LUCK);
    for (const witness of [witnessOf([open!]), witnessOf([open!, ...shown(swapped)])]) {
      const checked = await checkDeal('keltis', recordOf(swapped), null, seen(witness));
      expect(checked).toEqual({ kind: 'changed', doubts: ['seal'] });
      for (const words of Object.values(SEAL_WORDS)) expect(verdict(checked, words)).toMatch(/NOT|NICHT/);
    }
  });

  test('what people added must be what was shown, and what they had promised at the call', async () => {
    const exchanged = luckOf(2, SECRETS, 'b2'.repeat(32));
    const [open, called] = shown(LUCK);
    for (const infos of [shown(LUCK), [open!, called!]])
      expect(await checkDeal('keltis', recordOf(exchanged), null, seen(witnessOf(infos)))).toEqual({
        kind: 'changed',
        doubts: ['contributions'],
      });
    const more = { ...LUCK, promises: [LUCK.promises[0]!, null, LUCK.promises[0]!, null] };
    expect(await checkDeal('keltis', recordOf(more), null, seen(witnessOf([open!, called!])))).toEqual({
      kind: 'changed',
      doubts: ['contributions'],
    });
  });

  test('another deal of the same evening, another evening or none is not what was played', async () => {
    const witness = witnessOf(shown(LUCK));
    const { event: _, ...alone } = LUCK;
    for (const [record, at] of [
      [recordOf(luckOf(1, SECRETS)), seen(witness)],
      [recordOf(LUCK), { ...seen(witness), id: 'other' }],
      [recordOf({ ...alone, promises: [null, null], contributions: ['bot', 'bot'] }), seen(null)],
    ] as const)
      expect(await checkDeal('keltis', record, null, at)).toEqual({ kind: 'changed', doubts: ['seal'] });
  });

  test('who came when it ran, or saw nothing, is told so', async () => {
    const late = witnessOf(shown(LUCK).slice(2));
    for (const witness of [late, null]) {
      const checked = await checkDeal('keltis', recordOf(LUCK), null, seen(witness));
      expect(verdict(checked, SEAL_WORDS.en)).toContain('did not see the game');
    }
  });

  test('is kept on this device, beside tables, and compared when a record is opened', async () => {
    const { bookOfEvent } = await import('../../src/online/witness-book.ts');
    for (const info of shown(LUCK)) await bookOfEvent(EVENT).hear(info);
    expect([...kept.witnesses.keys()]).toEqual([`e.${EVENT}`]);
    vi.resetModules();
    const anew = await import('../../src/online/check-text.ts');
    expect(anew.checkText).not.toBe(checkText);
    const table = { id: 't1', game: 'keltis', event: { id: EVENT, deal: 2, deals: 2 } };
    expect(await anew.checkText(table, recordOf(LUCK), 'en')).toContain('before the start');
    expect(await anew.checkText(table, recordOf(luckOf(2, OTHERS)), 'en')).toContain('NOT');
  });
});
