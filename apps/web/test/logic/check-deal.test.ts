import { findGame } from '@quartet/catalog';
import { fastSeed, Match, type MatchRecord, promiseOf, secretSeed, tableFor } from '@quartet/core';
import type { TableMessage } from '@quartet/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkDeal } from '../../src/online/check-deal.ts';
import { verdict } from '../../src/online/check-text.ts';
import { luckText } from '../../src/online/luck-text.ts';
import { SEAL_WORDS } from '../../src/online/seal-words.ts';
import { type Witness, witnessed } from '../../src/online/witness.ts';
import { ONLINE_WORDS } from '../../src/online/words.ts';
import { kept } from './memory-database.ts';
import { luckOf, toldMatch } from './told-matches.ts';

vi.mock(import('../../src/engine/database.ts'), async () => import('./memory-database.ts') as never);
beforeEach(() => kept.witnesses.clear());

const SECRET = '5c'.repeat(32);
const { messages, record } = toldMatch('keltis', luckOf(SECRET));

function witnessOf(heard: readonly TableMessage[]): Witness {
  return heard.reduce<Witness | null>(witnessed, null)!;
}
const SEEN = witnessOf(messages);

describe('the record of a match that this device has seen', () => {
  test('fits if it is the record of that match', async () => {
    const checked = await checkDeal('keltis', record, SEEN);
    expect(checked).toEqual({ kind: 'fits', since: 'open', moves: record.moves.length, added: 1 });
    expect(verdict(checked, SEAL_WORDS.en)).toContain('what one person added to the luck');
  });

  test('of a game of several rounds, with the cards of every round', async () => {
    for (const id of ['linko', 'combos', 'linx']) {
      const told = toldMatch(id, luckOf(SECRET, undefined, 3));
      const seen = witnessOf(told.messages);
      expect(await checkDeal(id, told.record, seen)).toMatchObject({ kind: 'fits' });
      const rounds = Object.keys(seen.hands);
      expect(rounds.length).toBe(told.record.deals!.length);
      const last = rounds.at(-1)!;
      const hands = { ...seen.hands, [last]: { seat: 0, cards: '["other"]' } };
      expect(await checkDeal(id, told.record, { ...seen, hands })).toEqual({
        kind: 'changed',
        doubts: ['hands'],
      });
    }
  });

  test('a seal that was swapped later is noticed: the first that was shown counts', async () => {
    // Everything of it fits together, but it is another secret than the one that was sealed first.
    const other = toldMatch('keltis', luckOf('6d'.repeat(32)));
    const swapped = witnessOf([messages[0]!, ...other.messages.slice(1)]);
    expect(await checkDeal('keltis', other.record, swapped)).toEqual({ kind: 'changed', doubts: ['seal'] });
    const later = witnessOf([...messages, ...other.messages]);
    expect(await checkDeal('keltis', other.record, later)).toMatchObject({
      kind: 'changed',
      doubts: expect.arrayContaining(['seal', 'commitment']),
    });
  });

  test('a seal of the cards that was swapped during play is noticed', async () => {
    const info = { ...messages[2]!.info!, commitment: `sha256:${'00'.repeat(32)}` };
    const [called, started, ...moves] = messages.slice(1);
    const shownFirst = witnessOf([messages[0]!, called!, { ...started!, info }, ...moves, started!]);
    expect(await checkDeal('keltis', record, shownFirst)).toEqual({
      kind: 'changed',
      doubts: ['commitment'],
    });
  });

  test('a contribution that was exchanged is noticed, also by a promise made to fit it', async () => {
    const exchanged = toldMatch('keltis', luckOf(SECRET, 'c3'.repeat(32)));
    const checked = await checkDeal('keltis', exchanged.record, SEEN);
    expect(checked).toMatchObject({ kind: 'changed', doubts: expect.arrayContaining(['contributions']) });
    // Told of at the call, and exchanged before the cards came.
    const late = witnessOf([...messages.slice(0, 2), ...exchanged.messages.slice(2)]);
    expect(await checkDeal('keltis', exchanged.record, late)).toEqual({
      kind: 'changed',
      doubts: ['contributions'],
    });
  });

  test('options, or who begins, that were changed after the luck was called for are noticed', async () => {
    const settled = SEEN.settled!;
    const others = [
      { ...settled, options: { ...settled.options, pairs: 'any' } },
      { ...settled, first: 1 },
      // It was to be drawn, and the record says that it stood before.
      { ...settled, first: null },
    ];
    for (const one of others)
      expect(await checkDeal('keltis', record, { ...SEEN, settled: one })).toEqual({
        kind: 'changed',
        doubts: ['settled'],
      });
    const gained = { ...settled, options: { ...settled.options, later: 'as before' } };
    expect(await checkDeal('keltis', record, { ...SEEN, settled: gained })).toMatchObject({ kind: 'fits' });
  });

  test('other moves are noticed', async () => {
    const at = 10;
    const moves = { ...SEEN.moves, [at]: 'another move' };
    expect(await checkDeal('keltis', record, { ...SEEN, moves })).toEqual({
      kind: 'changed',
      doubts: ['moves'],
    });
    const more = { ...SEEN.moves, [record.moves.length]: 'one more' };
    expect(await checkDeal('keltis', record, { ...SEEN, moves: more })).toMatchObject({ doubts: ['moves'] });
  });

  test('other cards than one held are noticed', async () => {
    const [hand] = Object.values(SEEN.hands);
    const cards = JSON.stringify(JSON.parse(hand!.cards).reverse());
    expect(await checkDeal('keltis', record, { ...SEEN, hands: { 0: { seat: 0, cards } } })).toEqual({
      kind: 'changed',
      doubts: ['hands'],
    });
  });

  test('luck that does not follow from what is in the record is noticed', async () => {
    const luck = record.luck!;
    const wrong: MatchRecord[] = [
      { ...record, luck: { ...luck, secret: '6d'.repeat(32) } },
      { ...record, luck: { ...luck, table: 't2' } },
      { ...record, luck: { ...luck, promises: [null, promiseOf(luck.seal, SECRET)] } },
      { ...record, luck: { ...luck, contributions: ['left-out', 'left-out'] } },
    ];
    for (const one of wrong) expect(await checkDeal('keltis', one, null)).toEqual({ kind: 'differs' });
    const { luck: _, ...bare } = record;
    expect(await checkDeal('keltis', bare, SEEN)).toMatchObject({ kind: 'changed' });
  });

  test('each doubt is a sentence in every language', () => {
    for (const words of Object.values(SEAL_WORDS))
      for (const doubt of ['seal', 'commitment', 'settled', 'contributions', 'moves', 'hands'] as const)
        expect(verdict({ kind: 'changed', doubts: [doubt] }, words)).toMatch(/(NOT|NICHT).*\.$/);
  });
});

describe('a device that saw less', () => {
  test('says so: it came later, or only when all was over', async () => {
    const late = witnessOf(messages.slice(2));
    const sentence = async (witness: Witness | null): Promise<string> =>
      verdict(await checkDeal('keltis', record, witness), SEAL_WORDS.en);
    expect(await sentence(late)).toContain('when you came to the table');
    const over = { ...messages[2]!, info: { ...messages[2]!.info!, status: 'over' as const } };
    expect(await sentence(witnessOf([over]))).toContain('did not see the game');
    expect(await sentence(null)).toContain('did not see the game');
  });

  test('is none whose table has no luck of everybody: what was sealed with the deal is compared', async () => {
    const game = findGame('keltis')!;
    const played = (byte: number): Match => {
      const match = Match.start(game, tableFor(game, 2), secretSeed(new Uint8Array(32).fill(byte)));
      while (!match.over) match.play(match.actor, match.moves().at(-1)!);
      return match;
    };
    const match = played(7);
    const { commitment } = match;
    const seen: Witness = { ...witnessOf(messages.slice(0, 1)), seal: null, commitment };
    const checked = await checkDeal('keltis', match.record(), seen);
    expect(checked).toMatchObject({ kind: 'fits', added: null });
    expect(verdict(checked, SEAL_WORDS.en)).toContain('sealed before the first move');
    const resealed = { ...played(8).record(), commitment: commitment! };
    expect(await checkDeal('keltis', resealed, seen)).toEqual({ kind: 'differs' });
    const other = await checkDeal('keltis', played(8).record(), seen);
    expect(other).toEqual({ kind: 'changed', doubts: ['commitment'] });
  });
});

test('half a record, one that cannot be played, or none cannot be checked; luck that is no secret proves nothing', async () => {
  const half = { ...record, moves: record.moves.slice(0, 5), result: undefined };
  for (const broken of [
    half,
    { ...record, moves: ['fly', ...record.moves] },
    { ...record, game: 'linko' },
    null,
  ])
    expect(await checkDeal('keltis', JSON.parse(JSON.stringify(broken)), SEEN)).toEqual({ kind: 'broken' });
  const game = findGame('keltis')!;
  const open = Match.start(game, tableFor(game, 2), fastSeed('open'));
  while (!open.over) open.play(open.actor, open.moves().at(-1)!);
  expect(await checkDeal('keltis', open.record(), null)).toEqual({ kind: 'differs' });
});

test('whoever is not in the luck is named, also a person whom the server takes for a bot, and I myself', () => {
  const person = (name: string) =>
    ({ kind: 'person', person: { id: name, name, emblem: 'sun' }, cover: null }) as const;
  const bot = { kind: 'bot', name: 'Otto', bot: { level: 'easy', temper: 'greedy' } } as const;
  const players = [person('Ann'), person('Bob'), person('–'), bot];
  const names = ['You', 'Bob', 'Somebody', 'Otto'];
  const said = (contributions: string[] | null): string =>
    luckText({ players, luck: { ...messages[0]!.info!.luck!, contributions } }, names, ONLINE_WORDS.en);
  expect(said([SECRET, 'left-out', 'bot', 'bot'])).toBe('The luck was drawn without Bob, Somebody.');
  expect(said(['left-out', SECRET, SECRET, 'bot'])).toBe('The luck was drawn without Ann.');
  expect(said([SECRET, SECRET, SECRET, 'bot'])).toBe('Everybody has added to the luck of this deal.');
  expect([said(null), luckText({ players }, names, ONLINE_WORDS.en)]).toEqual(['', '']);
});

describe('what was shown', () => {
  test('is kept on this device, and a page that is opened anew goes on from it', async () => {
    const { bookOf } = await import('../../src/online/witness-book.ts');
    for (const message of messages.slice(0, 20)) await bookOf('t1').hear(message);
    vi.resetModules();
    const { bookOf: anew } = await import('../../src/online/witness-book.ts');
    expect(anew).not.toBe(bookOf);
    for (const message of messages.slice(20)) await anew('t1').hear(message);
    expect(await anew('t1').witness).toEqual(SEEN);
  });

  test('of the last two hundred tables', async () => {
    const { bookOf } = await import('../../src/online/witness-book.ts');
    for (let at = 0; at < 210; at++) kept.witnesses.set(`t-${at}`, { ...SEEN, id: `t-${at}`, at } as never);
    await bookOf('new').hear({ ...messages[0]!, info: { ...messages[0]!.info!, id: 'new' } });
    expect([kept.witnesses.size, kept.witnesses.has('t-10'), kept.witnesses.has('t-11')]).toEqual([
      200,
      false,
      true,
    ]);
  });

  test('has what was played in place of a move that was taken back', async () => {
    const undone = { seq: 900, at: 0, kind: 'undone', by: 'p1', seat: 0, ply: 0 } as const;
    const slip = { seq: 899, at: 0, kind: 'moved', by: 'p1', seat: 0, ply: 0, text: 'a slip' } as const;
    const dealt = messages.findIndex(({ news }) => news.some(({ kind }) => kind === 'started'));
    const slipped = { ...messages[dealt]!, news: [...messages[dealt]!.news, slip] };
    const heard = [...messages.slice(0, dealt), slipped, ...messages.slice(dealt + 1)];
    expect(await checkDeal('keltis', record, witnessOf(heard))).toMatchObject({ kind: 'changed' });
    const back = { ...slipped, news: [...slipped.news, undone] };
    const agreed = [...messages.slice(0, dealt), back, ...messages.slice(dealt + 1)];
    expect(await checkDeal('keltis', record, witnessOf(agreed))).toMatchObject({ kind: 'fits' });
  });

  test('is the same if it is told twice', () => {
    expect(witnessed(SEEN, messages[5]!)).toBe(SEEN);
  });
});
