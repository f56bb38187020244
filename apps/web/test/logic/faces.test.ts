import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPPONENTS } from '@quartet/bots';
import { expect, test } from 'vitest';
import { ANIMALS, byName, facesOf, isMask } from '../../src/ui/faces.ts';

const person = (name: string) => ({ kind: 'person', name }) as const;
const bot = (name: string) => ({ kind: 'bot', name }) as const;

test('people have animals, bots masks, and no two look alike', () => {
  const players = [person(''), ...OPPONENTS.map(({ name }) => bot(name))];
  const faces = facesOf(players, 'snail');
  expect(faces[0]).toBe('snail');
  expect(faces.map(isMask)).toEqual(players.map(({ kind }) => kind === 'bot'));
  expect(new Set(faces).size).toBe(players.length);
});

test('a bot that has no mask of its own, or whose mask is taken, gets a free one', () => {
  const faces = facesOf([bot('Otto'), bot('Otto'), bot('Robin 2')], 'fox');
  expect(faces[0]).toBe('square');
  expect(faces.every(isMask)).toBe(true);
  expect(new Set(faces).size).toBe(3);
});

test('people around one device look different, whoever it belongs to', () => {
  const faces = facesOf([bot('Ada'), person('Mia'), person('Lea'), person('Noor')], 'owl');
  expect(faces[1]).toBe('owl');
  expect(new Set(faces).size).toBe(4);
  expect(faces.slice(1).some(isMask)).toBe(false);
});

test('people who chose the same face keep it', () => {
  const chosen = { ...person('Lea'), face: 'crab' } as const;
  expect(facesOf([{ ...person('Mia'), face: 'crab' } as const, chosen], 'fox')).toEqual(['crab', 'crab']);
});

test('whoever is known by name only is a bot if bots are called so', () => {
  expect(byName('Otto').kind).toBe('bot');
  expect(byName('Mia').kind).toBe('person');
});

test('a name that every object has belongs to a person with a face', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(byName(name).kind).toBe('person');
    expect(ANIMALS).toContain(facesOf([byName(name)], 'owl')[0]);
    expect(isMask(facesOf([bot(name)], 'owl')[0]!)).toBe(true);
  }
});

test('every face is drawn', () => {
  const masks = facesOf(
    Array.from({ length: 12 }, (_, i) => bot(`Robin ${i}`)),
    'fox',
  );
  expect(new Set(masks).size).toBe(12);
  for (const face of [...ANIMALS, ...masks]) {
    const file = fileURLToPath(new URL(`../../public/faces/${face}.svg`, import.meta.url));
    expect(existsSync(file), face).toBe(true);
  }
});
