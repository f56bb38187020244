import { expect, test } from 'vitest';
import {
  type Draft,
  EMPTY,
  type Rules,
  seenAgain,
  sent,
  withoutLast,
  withStep,
} from '../../src/kit/draft.ts';

const rules = (isMine: boolean, ...refused: string[]): Rules<string> => ({
  isMine,
  refusal: (move) => (refused.includes(move) ? { code: 'no' } : null),
});
const [VIEW, NEXT] = [{ ply: 1 }, { ply: 2 }];
const LEGAL = rules(true);

function draftOf(...steps: readonly string[]): Draft<string, string> {
  const begun: Draft<string, string> = seenAgain(EMPTY, { view: VIEW, legal: LEGAL }, false);
  return steps.reduce(withStep<string, string>, begun);
}

test('the last step counts, and undo takes back one of them', () => {
  const draft = draftOf('a', 'b', 'c');
  expect(draft.steps.at(-1)).toBe('c');
  expect(withoutLast(draft).steps).toEqual(['a', 'b']);
  expect(withoutLast(draftOf()).steps).toEqual([]);
});

test('choosing nothing takes back all steps', () => {
  expect(withStep(draftOf('a', 'b'), null).steps).toEqual([]);
});

test('while nothing happens at the table a draft stays as it is', () => {
  const draft = draftOf('a');
  expect(seenAgain(draft, { view: VIEW, legal: LEGAL }, false)).toBe(draft);
  expect(seenAgain(draft, { view: VIEW, legal: rules(true) }, false)).toBe(draft);
});

test('whatever happens at the table ends a draft, unless it outlasts what others do', () => {
  expect(seenAgain(draftOf('a'), { view: NEXT, legal: LEGAL }, false).steps).toEqual([]);
  expect(seenAgain(draftOf('a'), { view: NEXT, legal: LEGAL }, true).steps).toEqual(['a']);
});

test('a draft that is on its way is still there, and nothing else follows before the answer', () => {
  const draft = sent(draftOf('a'), ['lay', 'draw'], LEGAL);
  expect(draft).toMatchObject({ steps: ['a'], sent: LEGAL, rest: ['draw'] });
  expect(seenAgain(draft, { view: VIEW, legal: LEGAL }, false)).toBe(draft);
});

test('a draft that was played is done with, even one that outlasts what others do', () => {
  const draft = seenAgain(
    sent(draftOf('a'), ['lay', 'draw'], LEGAL),
    { view: NEXT, legal: rules(true) },
    true,
  );
  expect(draft).toEqual({ view: NEXT, steps: [], sent: null, rest: ['draw'] });
});

test('a draft that was turned down lies there again, and what should follow does not', () => {
  const draft = seenAgain(
    sent(draftOf('a'), ['lay', 'draw'], LEGAL),
    { view: VIEW, legal: rules(true) },
    false,
  );
  expect(draft).toEqual({ view: VIEW, steps: ['a'], sent: null, rest: [] });
  // Played by another's hand later on, it is not taken for one's own.
  expect(seenAgain(draft, { view: NEXT, legal: rules(true) }, true).steps).toEqual(['a']);
});

test('what should have followed does not, once something else happens', () => {
  const waiting = { ...draftOf(), rest: ['draw'] };
  expect(seenAgain(waiting, { view: NEXT, legal: LEGAL }, false).rest).toEqual([]);
});

test('what is refused does not leave, nor what is not mine to decide', () => {
  expect(sent(draftOf('a'), ['lay', 'draw'], rules(true, 'lay'))).toMatchObject({ sent: null, rest: [] });
  expect(sent(draftOf('a'), ['lay', 'draw'], rules(false))).toMatchObject({ sent: null, rest: [] });
  expect(sent(draftOf('a'), [], LEGAL)).toMatchObject({ sent: null, rest: [] });
});

test('what follows a move that was played is sent in its turn, if it may still be played', () => {
  const [second, third] = [rules(true), rules(true, 'draw')];
  const played = seenAgain(sent(draftOf('a'), ['lay', 'draw'], LEGAL), { view: NEXT, legal: second }, false);
  expect(sent(played, played.rest, second)).toMatchObject({ sent: second, rest: [] });
  expect(sent(played, played.rest, third)).toMatchObject({ sent: null, rest: [] });
});
