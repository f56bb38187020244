import { type Card, linko, type View } from '@quartet/linko';
import { expect, test } from 'vitest';
import { groupsOf } from '../../src/games/linko/choices.ts';
import { NO_REACH, type Reach, reachOf, standing, verdictOn } from '../../src/games/linko/verdict.ts';
import { imagined } from '../../src/kit/legal.ts';
import { cards, linkoView } from './linko-view.ts';

function reach(referee: View, staged: string | null, viewer = 0): Reach {
  const view = linko.view(imagined(linko, referee), viewer);
  return reachOf(view, imagined(linko, view), staged === null ? null : (cards(staged) as Card[]));
}

const kinds = (referee: View, staged: string | null): readonly string[] =>
  referee.seats.map((_, seat) => verdictOn(referee, seat, reach(referee, staged)).kind);

const four = linkoView([
  { hand: '7 7 8 9 X' },
  { hand: '1 1', layers: '5 5' },
  { hand: '1 1', layers: '7 7' },
  { hand: '1 1', layers: '9 < 6 6' },
]);

test('as many cards of a lower value are snatched; of an equal or a higher one not', () => {
  expect(reach(four, '7 7').victims).toEqual([1, 3]);
  expect(kinds(four, '7 7')).toEqual(['none', 'snatch', 'value', 'snatch']);
  expect(reach(four, '8 X').victims).toEqual([1, 2, 3]);
  expect(verdictOn(four, 2, reach(four, '7 7'))).toEqual({ kind: 'value', has: 7, needs: 7 });
  expect(verdictOn(four, 1, reach(four, '7 7'))).toEqual({ kind: 'snatch', size: 2, value: 5, played: 7 });
});

test('layers of another size are safe, whatever their value', () => {
  expect(kinds(four, '9')).toEqual(['none', 'size', 'size', 'size']);
  expect(verdictOn(four, 1, reach(four, '9'))).toEqual({ kind: 'size', has: 2, needs: 1 });
});

test('jokers alone are higher than any number', () => {
  const view = linkoView([{ hand: 'X 4 4' }, { hand: '1', layers: '13' }, { hand: '1', layers: 'X' }]);
  expect(reach(view, 'X').victims).toEqual([1]);
  expect(verdictOn(view, 2, reach(view, 'X'))).toEqual({ kind: 'value', has: 14, needs: 14 });
});

test('victims are named in the order in which they are checked, clockwise from the one who plays', () => {
  const view = linkoView(
    [{ hand: '1', layers: '2' }, { hand: '1', layers: '3' }, { hand: '9 9' }, { hand: '1', layers: '4' }],
    { turn: 2, actor: 2 },
  );
  expect(reach(view, '9', 2).victims).toEqual([3, 0, 1]);
});

test('before anything is chosen nothing is compared; nor against oneself', () => {
  expect(reach(four, null)).toBe(NO_REACH);
  expect(kinds(four, null)).toEqual(['none', 'open', 'open', 'open']);
  const own = linkoView([{ hand: '7 7 8', layers: '2' }, { hand: '1', layers: '3' }, { hand: '1' }]);
  expect(kinds(own, '8')).toEqual(['open', 'snatch', 'none']);
  expect(verdictOn(own, 0, NO_REACH)).toEqual({ kind: 'open', size: 1, value: 2 });
});

test('who plays the last cards of a hand snatches nothing, and ends the round', () => {
  const view = linkoView(
    [{ hand: '7 7', layers: '3', earlier: 4 }, { hand: '1 1 1', layers: '5 5', earlier: -2 }, { hand: '1' }],
    { rounds: 3 },
  );
  expect(reach(view, '7 7')).toEqual({ played: null, victims: [], numbers: [], ends: [7, -3, -1] });
  expect(kinds(view, '7 7')).toEqual(['open', 'open', 'none']);
  expect(reach(view, '7').ends).toBeNull();
});

test('a last turn that snatches nothing is not yet what these cards end', () => {
  const view = linkoView(
    [
      { hand: '7 7 8', layers: '3' },
      { hand: '1', layers: '9' },
    ],
    {
      lastTurn: true,
    },
  );
  expect(reach(view, '8')).toMatchObject({ ends: null, played: ['8'], victims: [] });
});

test('while a snatch is decided, those still to come are compared, those before are not', () => {
  const view = linkoView(
    [
      { hand: '8', layers: '7 7' },
      { hand: '1', layers: '5 5' },
      { hand: '1', layers: '6 6' },
      { hand: '1', layers: '3 3' },
      { hand: '1', layers: '9 9' },
    ],
    { phase: 'snatch', victim: 2 },
  );
  expect(reach(view, null).victims).toEqual([2, 3]);
  expect(kinds(view, null)).toEqual(['open', 'open', 'snatch', 'snatch', 'value']);
});

test('what is being settled is said of the victim: it decides, or draws', () => {
  const seats = [
    { hand: '8', layers: '7 7' },
    { hand: '1', layers: '5 5' },
    { hand: '1', layers: '6 6' },
  ];
  const decides = linkoView(seats, { phase: 'reclaim', victim: 1, actor: 1 });
  expect(kinds(decides, null)).toEqual(['open', 'decides', 'snatch']);
  const draws = linkoView(seats, { phase: 'draw', victim: 1, actor: 1, due: 2 });
  expect(verdictOn(draws, 1, reach(draws, null))).toEqual({ kind: 'draws', due: 2 });
  expect(reach(draws, null).victims).toEqual([2]);
});

test('when the match is over nothing is compared any more', () => {
  const over = linkoView(
    [
      { hand: '', layers: '7' },
      { hand: '1', layers: '5' },
    ],
    { phase: 'over', actor: -1 },
  );
  expect(reach(over, null)).toBe(NO_REACH);
});

test('of the ghost, groups as large and of a lower value are in reach', () => {
  const view = linkoView([{ hand: '7 7 X 9' }, { hand: '1', layers: '5 5' }], { ghost: '3 3 4 7 7 8 8' });
  const inReach = (staged: string | null): readonly Card[] =>
    groupsOf({ view, reach: reach(view, staged) }).flatMap((group) => (group.inReach ? [group.card] : []));
  expect(inReach('7 7')).toEqual(['3']);
  expect(inReach('7')).toEqual(['4']);
  expect(inReach('9 X')).toEqual(['3', '7', '8']);
  expect(inReach(null)).toEqual([]);
  expect(reach(view, '7 7').victims).toEqual([1]);
  expect(groupsOf({ view, reach: NO_REACH }).map((group) => group.cards.length)).toEqual([2, 1, 2, 2]);
});

test('points stand as the score sheet says: laid, held, and earlier rounds', () => {
  const view = linkoView(
    [
      { hand: '7 7 8', layers: '3 < 4 4', earlier: 5 },
      { hand: '1', layers: '5' },
    ],
    { rounds: 3 },
  );
  const sheet = linko.scoreSheet(imagined(linko, view));
  expect(standing(sheet, 0)).toEqual({ laid: 3, held: 3, total: 5 });
  expect(standing(sheet, 1)).toEqual({ laid: 1, held: 1, total: 0 });
});
