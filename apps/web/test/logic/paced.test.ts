import { expect, test } from 'vitest';
import type { TableState } from '../../src/engine/model.ts';
import type { HeardEntry } from '../../src/online/follow.ts';
import { type HeardTable, type Pacing, paced } from '../../src/online/use-paced.ts';

/** The table after so many decisions, the last one by this seat, as seat 0 sees it. */
function after(ply: number, seat: number, viewer: TableState['viewer'] = 0): HeardTable {
  return {
    state: { ply, viewer } as TableState,
    log: [{ ply: ply - 1, seat } as HeardEntry],
  };
}

function heard(tables: readonly HeardTable[], isHeld = true): Pacing {
  return tables.reduce<Pacing | null>((before, table) => paced(before, table, isHeld), null)!;
}

test('while something is looked at, what others do next waits, in order', () => {
  const [first, second, third] = [after(4, 1), after(5, 2), after(6, 3)];
  expect(heard([first, second, third])).toEqual({ shown: first, waiting: [second, third] });
  expect(heard([first, second], false)).toEqual({ shown: second, waiting: [] });
});

test('the same table again changes nothing', () => {
  const [first, second] = [after(4, 1), after(5, 2)];
  const before = heard([first, second]);
  expect(paced(before, second, true)).toBe(before);
});

test('nothing overtakes what waits', () => {
  const [first, second, third] = [after(4, 1), after(5, 2), after(6, 3)];
  expect(paced(heard([first, second]), third, false).waiting).toEqual([second, third]);
});

test('own moves, another viewer, a table that goes back, and much at once are shown at once', () => {
  const [first, second] = [after(4, 1), after(5, 2)];
  for (const now of [after(6, 0), after(6, 3, 'table'), after(3, 1)])
    expect(paced(heard([first, second]), now, true)).toEqual({ shown: now, waiting: [] });
  const many = [4, 5, 6, 7, 8].map((ply) => after(ply, 1 + (ply % 3)));
  expect(heard(many)).toEqual({ shown: many.at(-1), waiting: [] });
});
