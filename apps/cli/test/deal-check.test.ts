import { createCipheriv, createHash } from 'node:crypto';
import { games } from '@quartet/catalog';
import {
  FastRng,
  firstOf,
  type Game,
  Match,
  type MatchRecord,
  promiseOf,
  sealOf,
  secretSeed,
  seedOf,
  tableFor,
} from '@quartet/core';
import { expect, test } from 'vitest';
import { callQuartet } from './run-quartet.ts';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i * 7 + 1);

function liveRecord(game: Game): MatchRecord {
  const match = Match.start(game, tableFor(game, 2), secretSeed(SECRET));
  const rng = new FastRng('live');
  while (!match.over) {
    const moves = match.moves();
    match.play(match.actor, moves[rng.below(moves.length)]!);
  }
  return match.record();
}

/** One a line, as `verify --json` prints them. */
function verdictsIn(out: string) {
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The words of one shuffle's stream, from OpenSSL's ChaCha20 and docs/records.md alone. */
function* wordsOf(secret: Buffer, name: number): Generator<number> {
  const iv = Buffer.alloc(16);
  iv.writeUInt32LE(name, 12);
  const stream = createCipheriv('chacha20', secret, iv).update(Buffer.alloc(64 * 100));
  for (let at = 0; at < stream.length; at += 4) yield stream.readUInt32LE(at);
}

function shuffled(cards: string[], words: Iterator<number>): string[] {
  const deck = [...cards];
  for (let i = deck.length - 1; i > 0; i--) {
    const limit = i + 1;
    let word = words.next().value as number;
    while (word >= 2 ** 32 - (2 ** 32 % limit)) word = words.next().value as number;
    [deck[i], deck[word % limit]] = [deck[word % limit]!, deck[i]!];
  }
  return deck;
}

test.each(games.map((game) => game.id))(
  'the deals of a live %s match can be recomputed without our code',
  (id) => {
    const game = games.find((known) => known.id === id)!;
    const record = liveRecord(game);
    const secret = Buffer.from(record.seed!.slice('chacha20:'.length), 'hex');
    const decks = game.decks(tableFor(game, 2));
    record.deals!.forEach((deal, d) => {
      decks.forEach((deck, k) => {
        const unshuffled = Array.from(deck.cards, (card) => deck.print(card));
        expect(deal[deck.name]).toEqual(shuffled(unshuffled, wordsOf(secret, d * decks.length + k)));
      });
    });
    const { game: name, rules, seats, first, options, seed } = record;
    const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
    const text = `${JSON.stringify({ game: name, rules, seats, first, options: sorted })} ${seed}\n`;
    expect(record.commitment).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  },
);

test('verify accepts a live record, and refuses another secret, table or deal', async () => {
  const record = liveRecord(games[0]!);
  const other = {
    ...record,
    commitment: record.commitment!.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
  };
  const { seed: _, ...unopened } = record;
  const swapped = structuredClone(record) as { deals: { cards: string[] }[] } & MatchRecord;
  swapped.deals[0]!.cards.reverse();
  const lines = [record, other, unopened, swapped].map((each) => JSON.stringify(each)).join('\n');
  const { status, out, err } = await callQuartet(['verify', '-', '--json'], lines);
  const verdicts = verdictsIn(out);
  expect(verdicts.map(({ ok, deal }) => [ok, deal])).toEqual([
    [true, 'fits'],
    [false, 'differs'],
    [false, 'unopened'],
    [false, undefined],
  ]);
  expect(verdicts[3].text).toContain('deals[0].cards is not the deal that the seed gives');
  expect(status).toBe(1);
  expect(err).toContain('3 of 4 records failed');
});

/** As a server's record has it: two people added to the luck, one was left out, a bot sat between them. */
function luckyRecord(game: Game): MatchRecord {
  const sealed = { table: 'y_4RJyyetJ8tSnG9c3lvWQ', secret: Buffer.from(SECRET).toString('hex') };
  const seal = sealOf(sealed);
  const contributions = ['a1'.repeat(32), 'bot', 'left-out', 'b2'.repeat(32)].slice(0, game.seats.max);
  const promises = contributions.map((one) => (one.length === 64 ? promiseOf(seal, one) : null));
  const seats = contributions.length;
  const seed = seedOf({ ...sealed, contributions });
  const first = firstOf(seed, seats);
  const match = Match.start(game, { ...tableFor(game, seats), first }, seed);
  const rng = new FastRng('lucky');
  while (!match.over) {
    const moves = match.moves();
    match.play(match.actor, moves[rng.below(moves.length)]!);
  }
  return { ...match.record(), luck: { ...sealed, seal, promises, contributions, first: 'drawn' } };
}

const hex = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each(games.map((game) => game.id))(
  'the luck of everybody at a %s table can be recomputed without our code',
  (id) => {
    const record = luckyRecord(games.find((known) => known.id === id)!);
    const { table, secret, seal, promises, contributions } = record.luck!;
    expect(seal).toBe(`sha256:${hex(`quartet seal 1 ${table} ${secret}\n`)}`);
    contributions.forEach((one, seat) => {
      const promise = /^[0-9a-f]{64}$/.test(one)
        ? `sha256:${hex(`quartet promise 1 ${seal} ${one}\n`)}`
        : null;
      expect(promises[seat]).toBe(promise);
    });
    const seed = hex(`quartet luck 1 ${table} ${secret} ${contributions.join(' ')}\n`);
    expect(record.seed).toBe(`chacha20:${seed}`);
    const words = wordsOf(Buffer.from(seed, 'hex'), 2 ** 32 - 1);
    let word = words.next().value as number;
    while (word >= 2 ** 32 - (2 ** 32 % record.seats)) word = words.next().value as number;
    expect(record.first).toBe(word % record.seats);
  },
);

test('verify accepts luck that fits, says whose it was, and refuses each part that does not', async () => {
  const record = luckyRecord(games[0]!);
  const luck = record.luck!;
  const { luck: _, ...alone } = record;
  const seal = `sha256:${'0'.repeat(64)}`;
  const given = [
    record,
    // What a server of before wrote: the same deal, without a word on where its seed comes from.
    alone,
    { ...record, luck: { ...luck, seal } },
    { ...record, luck: { ...luck, secret: '0'.repeat(64) } },
    { ...record, luck: { ...luck, table: 'another' } },
    { ...record, luck: { ...luck, promises: luck.promises.map((one) => one && seal) } },
    { ...record, luck: { ...luck, contributions: luck.contributions.toReversed() } },
    {
      ...record,
      luck: { ...luck, contributions: luck.contributions.map((one) => (one === 'bot' ? one : 'left-out')) },
    },
    { ...luckyRecord(games[0]!), luck: { ...luck, contributions: ['X'] } },
  ];
  const { out } = await callQuartet(
    ['verify', '-', '--json'],
    given.map((one) => JSON.stringify(one)).join('\n'),
  );
  const verdicts = verdictsIn(out);
  expect(verdicts.map(({ ok, deal }) => [ok, deal])).toEqual([
    [true, 'fits'],
    [true, 'fits'],
    [false, 'wrong-seal'],
    [false, 'wrong-seal'],
    [false, 'wrong-seal'],
    [false, 'wrong-promises'],
    [false, 'wrong-promises'],
    [false, 'wrong-seed'],
    [false, undefined],
  ]);
  expect(verdicts[0].text).toContain(
    'the seal of table y_4RJyyetJ8tSnG9c3lvWQ and 2 contributions, 1 left out',
  );
  expect(verdicts[8].text).toContain('luck.contributions');
});

test('who begins is part of the luck where it was drawn', async () => {
  const record = luckyRecord(games[0]!);
  const { seats } = record;
  const match = Match.start(
    games[0]!,
    { seats, first: (record.first + 1) % seats, options: record.options as never },
    record.seed!,
  );
  while (!match.over) match.play(match.actor, match.moves()[0]!);
  const { out } = await callQuartet(
    ['verify', '-', '--json'],
    JSON.stringify({ ...match.record(), luck: record.luck }),
  );
  expect(JSON.parse(out)).toMatchObject({ ok: false, deal: 'wrong-first' });
});

test('a running match shows its commitment and moves, and neither seed nor deals', () => {
  for (const game of games) {
    const match = Match.start(game, tableFor(game, 2), secretSeed(SECRET));
    match.play(match.actor, match.moves()[0]!);
    for (const viewer of [0, 1, 'table'] as const) {
      const record = match.record(viewer);
      expect(Object.keys(record).sort()).toEqual([
        'commitment',
        'first',
        'game',
        'moves',
        'options',
        'record',
        'rules',
        'seats',
      ]);
    }
    expect(match.record('referee').seed).toBe(secretSeed(SECRET));
  }
});
