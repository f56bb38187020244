import { findGame } from '@quartet/catalog';
import { FastRng } from '@quartet/core';
import { gzippedSize, readBytes } from '@quartet/testkit/file';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../../src/index.ts';
import { featuresOf, Mastery, Net, sizeOf } from '../../src/master/index.ts';
import { decisionsOf } from '../decisions.ts';

const GAMES = ['linko', 'linx', 'combos', 'keltis'];
const MOST_BYTES = 400_000;

function fileOf(game: string): Promise<Uint8Array> {
  return readBytes(new URL(`../../weights/${game}.bin`, import.meta.url));
}

describe.each(GAMES)('the net of %s', async (id) => {
  const file = await fileOf(id);
  const net = new Net(file);
  const features = (await featuresOf(id))!;

  test('answers exactly what the trainer says it should', () => {
    expect(net.references.length).toBeGreaterThan(10);
    for (const { position, move, value } of net.references) {
      net.read(position, position.length);
      expect(net.value(move, 0, move.length)).toBe(value);
    }
    expect(new Set(net.references.map(({ value }) => value)).size).toBeGreaterThan(10);
  });

  test.skipIf(net.head === null)('believes exactly what the trainer says it should', () => {
    const leanings = net.references.map(({ position }, i) => {
      const { card, leaning } = net.head!.references[i]!;
      net.read(position, position.length);
      expect(net.believe()!.leaning(card, card.length)).toBe(leaning);
      return leaning;
    });
    expect(new Set(leanings).size).toBeGreaterThan(10);
  });

  test('is small enough to be fetched, and of the features that are told', () => {
    expect(gzippedSize(file)).toBeLessThan(MOST_BYTES);
    expect(net.features).toBe(sizeOf(features));
  });

  test('thinks of moves as different, and of the same ones whatever is hidden', () => {
    const game = findGame(id)!;
    const mastery = new Mastery(knowledgeOf(game), features, net);
    const rng = new FastRng('net');
    for (const { view, codes } of decisionsOf(game, 20)) {
      const judged = mastery.judge(view, codes, rng);
      expect(judged[0]!.rating).toBeGreaterThan(judged.at(-1)!.rating);
      expect(mastery.judge(view, codes, rng)).toEqual(judged);
    }
  });
});

test('a file that is cut short, or is none, is refused', async () => {
  const file = await fileOf('linx');
  expect(() => new Net(file.subarray(0, file.length - 1))).toThrow(/cut short/);
  expect(() => new Net(file.subarray(4))).toThrow(/no file of weights/);
});
