import { readFileSync } from 'node:fs';
import { games } from '@quartet/catalog';
import { expect, test } from 'vitest';
import { bookFile } from '../src/books.ts';
import { readBook } from '../src/read-book.ts';

/** The same value with one number of it after the other replaced. */
function* withNumber(value: unknown, number: number): Generator<unknown> {
  if (typeof value === 'number') yield number;
  else if (Array.isArray(value))
    for (const [at, part] of value.entries())
      for (const one of withNumber(part, number)) yield value.with(at, one);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const one of withNumber(part, number)) yield { ...value, [key]: one };
}

test.each(games.map((game) => [game.id, game] as const))(
  'a %s puzzle in which any number is a billion or negative is refused at once, not counted to',
  (_, game) => {
    const book = JSON.parse(readFileSync(bookFile(game.id)!, 'utf8'));
    const [puzzle] = book.list;
    const outcomes = [1e9, -1].flatMap((number) =>
      [...withNumber(puzzle.view, number)].map((view) =>
        readBook(game, { ...book, list: [{ ...puzzle, view }] }),
      ),
    );
    expect(outcomes.length).toBeGreaterThan(20);
    const refused = outcomes.filter((outcome) => typeof outcome === 'string');
    expect(refused.length).toBeGreaterThan(outcomes.length / 2);
    expect(readBook(game, { ...book, list: [puzzle] })).toMatchObject({ game: game.id });
  },
);
