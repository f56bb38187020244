import { expect, test } from 'vitest';
import { entrantAt, lineUp, seatBots } from '../src/entrants.ts';
import { ArenaFault } from '../src/fault.ts';

test('the last bot named is repeated', () => {
  expect(seatBots('hard@20,medium', 4)).toEqual(['hard@20', 'medium', 'medium', 'medium']);
  expect(seatBots('easy', 3)).toEqual(['easy', 'easy', 'easy']);
});

test('more bots than seats, and what is no bot, are refused', () => {
  expect(() => seatBots('easy,medium,hard', 2)).toThrow(
    new ArenaFault('3 bots are named, but there are only 2 seats'),
  );
  expect(() => seatBots('easy,,hard', 4)).toThrow(/^"" is no bot/);
  expect(() => seatBots('genius', 2)).toThrow(/^"genius" is no bot/);
});

test('equal bots are one entrant, however they were written', () => {
  const { entrants, chairs } = lineUp(seatBots('hard/balanced@20, easy,hard@20', 4));
  expect(entrants.map(({ name, seats }) => [name, seats])).toEqual([
    ['hard@20', 3],
    ['easy', 1],
  ]);
  expect(chairs).toEqual([0, 1, 0, 0]);
});

test('over all rotations every entrant sits at every seat as often as it has chairs', () => {
  const line = lineUp(seatBots('hard@20,medium,easy,medium', 5));
  for (let seat = 0; seat < 5; seat++) {
    const who = [0, 1, 2, 3, 4].map((rotation) => entrantAt(line, rotation, seat));
    const times = line.entrants.map((_, entrant) => who.filter((one) => one === entrant).length);
    expect(times).toEqual(line.entrants.map(({ seats }) => seats));
  }
});
