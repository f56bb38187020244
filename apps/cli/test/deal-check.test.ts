import { createCipheriv, createHash } from 'node:crypto';
import { games } from '@quartet/catalog';
import { FastRng, type Game, Match, type MatchRecord, secretSeed, tableFor } from '@quartet/core';
import { expect, test } from 'vitest';
import { runQuartet } from './run-quartet.ts';

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
  const { status, out, err } = await runQuartet(['verify', '-', '--json'], lines);
  const verdicts = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
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
