import { expect, test } from 'vitest';
import { type Names, renamed, type Zones } from '../../src/kit/card-names.ts';

/** Names that are given one after the other: 7~0, 7~1 … */
function naming(): (zones: Zones, before?: Names) => Names {
  let count = 0;
  return (zones, before = {}) => renamed(zones, before, (card) => `${card}~${count++}`);
}

test('every card has a name of its own, equal cards too', () => {
  expect(naming()({ hand: ['7', '7', '8'], pile: ['7'] })).toEqual({
    hand: ['7~0', '7~1', '8~2'],
    pile: ['7~3'],
  });
});

test('a card that moves keeps its name, and who stays keeps theirs', () => {
  const name = naming();
  const before = name({ hand: ['5', '7', '8'], row: ['9'] });
  expect(name({ hand: ['5', '8'], row: ['9', '7'] }, before)).toEqual({
    hand: ['5~0', '8~2'],
    row: ['9~3', '7~1'],
  });
});

test('who stays is never renamed for an equal one that comes', () => {
  const name = naming();
  const before = name({ a: ['7'], b: ['7'] });
  expect(name({ a: ['7', '7'], b: [] }, before)).toEqual({ a: ['7~0', '7~1'], b: [] });
});

test('what is new has a new name', () => {
  const name = naming();
  const before = name({ hand: ['7'] });
  expect(name({ hand: ['7', '7'] }, before)).toEqual({ hand: ['7~0', '7~1'] });
});

test('in a hand of fixed order the cards beside a gap are the same as before', () => {
  const name = naming();
  const before = name({ hand: ['7', '3', '7', '7'], laid: [] });
  expect(name({ hand: ['7', '7'], laid: ['3', '7'] }, before)).toEqual({
    hand: ['7~0', '7~3'],
    laid: ['3~1', '7~2'],
  });
});

test('cards that change places within a zone keep their names, whatever leaves another', () => {
  const name = naming();
  const before = name({ row: ['2'], hand: ['1', '2', '3'] });
  expect(name({ row: [], hand: ['3', '2', '1'] }, before)).toEqual({ row: [], hand: ['3~3', '2~2', '1~1'] });
});

test('a card whose code begins another’s is another card', () => {
  const name = naming();
  const before = name({ hand: ['12'], row: [] });
  expect(name({ hand: [], row: ['1'] }, before)).toEqual({ hand: [], row: ['1~1'] });
});
