import { expect, test } from 'vitest';
import { playersFor } from '../../src/home/last-table.ts';

test('the largest table has as many names as seats, whatever the person is called', () => {
  for (const name of ['', 'Mia', 'Ada']) {
    const players = playersFor(6, name);
    expect(new Set(players.map((player) => player.name)).size).toBe(6);
    expect(players.some((player) => /\d/.test(player.name))).toBe(false);
  }
});

test('bots at one table differ in temper before any is like another', () => {
  const tempers = playersFor(5, 'Mia').flatMap((player) => (player.kind === 'bot' ? player.temper : []));
  expect(new Set(tempers).size).toBe(4);
});
