import { type Combination, combinationOf, strengthOf, sumOf } from '@quartet/combos';
import { expect, test } from 'vitest';
import { laid, legal, play, position, refusal } from './position.ts';

/** What an opener with this hand may play. */
function opening(hand: string): string[] {
  return legal(position({ hands: [hand, '1'] }));
}

/** What may be played from this hand onto what seat 0 laid. */
function answers(onto: string, hand: string): string[] {
  return legal(position({ hands: ['1', hand], actor: 1, laid: [laid(onto)] }), 'play');
}

test.each<[Combination, string, number]>([
  ['solo', '7', 7],
  ['two-straight', '8 7', 15],
  ['pair', '7 7', 14],
  ['three-straight', '8 6 7', 21],
  ['trips', '7 7 7', 21],
])('§3.1 %s: %s', (combination, cards, sum) => {
  const [a = 0, b = 0, c = 0] = cards.split(' ').map(Number);
  expect(combinationOf(strengthOf(a, b, c))).toBe(combination);
  expect(sumOf(strengthOf(a, b, c))).toBe(sum);
});

test('§3.1 only neighbours make a combination', () => {
  expect(opening('7 1 7 3')).toEqual(['play 1', 'play 2', 'play 3', 'play 4']);
  const s = position({ hands: ['7 1 7 3', '1'] });
  expect(refusal(s, 'play 1-2')).toBe('no-combination §3.1 cards=7 1');
  expect(refusal(s, 'play 1-3')).toBe('no-combination §3.1 cards=7 1 7');
  expect(refusal(s, 'play 1-4')).toBe('too-many-cards §3.1 count=4');
});

test('§3.1 two equal numbers beside another are a pair, not trips', () => {
  expect(opening('7 7 8')).toEqual(['play 1', 'play 1-2', 'play 2', 'play 2-3', 'play 3']);
});

test('§3.2 a straight lies in any order', () => {
  for (const hand of ['4 5 6', '4 6 5', '5 4 6', '5 6 4', '6 4 5', '6 5 4']) {
    expect(opening(hand)).toContain('play 1-3');
  }
});

test('§3.2 after 12 there is no 1', () => {
  expect(opening('12 1 2')).toEqual(['play 1', 'play 2', 'play 2-3', 'play 3']);
});

test('§3.3 a higher type beats, however low its sum', () => {
  expect(answers('12', '1 2')).toEqual(['play 1-2']);
  expect(answers('12 11', '1 1')).toEqual(['play 1-2']);
  expect(answers('12 12', '1 3 2')).toEqual(['play 1-3']);
  expect(answers('12 10 11', '1 1 1')).toEqual(['play 1-3']);
});

test('§3.3 within a type the higher sum beats, an equal one does not', () => {
  expect(answers('7', '6 9 7 12')).toEqual(['play 2', 'play 4']);
  const s = position({ hands: ['1', '6 5 9 9'], actor: 1, laid: [laid('5 6')] });
  expect(legal(s, 'play')).toEqual(['play 3-4']);
  expect(refusal(s, 'play 1-2')).toBe(
    'too-low §3.3 combination=two-straight sum=11 best=two-straight bestSum=11',
  );
  expect(refusal(s, 'play 4')).toBe('too-low §3.3 combination=solo sum=9 best=two-straight bestSum=11');
});

test('§3.4 a lone X is any solo', () => {
  expect(opening('X')).toHaveLength(12);
  expect(answers('9', 'X')).toEqual(['play 1 as 10', 'play 1 as 11', 'play 1 as 12']);
});

test('§3.4 beside one number an X makes a straight or a pair', () => {
  expect(answers('12', '6 X')).toEqual(['play 1-2 as 5', 'play 1-2 as 6', 'play 1-2 as 7']);
  expect(answers('12', 'X 12')).toEqual(['play 1-2 as 11', 'play 1-2 as 12']);
  expect(answers('12', 'X 1')).toEqual(['play 1-2 as 1', 'play 1-2 as 2']);
});

test('§3.4 with two numbers an X fills the gap, extends them or equals them', () => {
  expect(answers('12 12', '5 X 7')).toEqual(['play 1-3 as 6']);
  expect(answers('12 12', '5 6 X')).toEqual(['play 1-3 as 4', 'play 1-3 as 7']);
  expect(answers('12 12', 'X 12 11')).toEqual(['play 1-3 as 10']);
  expect(answers('12 12', '6 X 6')).toEqual(['play 1-3 as 6']);
  expect(answers('12 12', '5 X 8')).toEqual([]);
});

test('§3.4 two X take seven readings beside a number in the middle of the range', () => {
  const straights = ['4 5', '5 4', '5 7', '7 5', '7 8', '8 7'];
  const expected = [...straights, '6 6'].map((as) => `play 1-3 as ${as}`).sort();
  for (const hand of ['X 6 X', 'X X 6', '6 X X']) expect(answers('12 12', hand)).toEqual(expected);
});

test('§3.4 two X never leave the range from 1 to 12', () => {
  expect(answers('12 12', 'X 1 X')).toEqual(['play 1-3 as 1 1', 'play 1-3 as 2 3', 'play 1-3 as 3 2']);
  expect(answers('12 12', 'X X 11')).toEqual(
    ['10 12', '10 9', '11 11', '12 10', '9 10'].map((as) => `play 1-3 as ${as}`),
  );
});

test('§3.4 X X without a number card is no combination', () => {
  const s = position({ hands: ['X X', '1'] });
  expect(legal(s).filter((text) => text.startsWith('play 1-2'))).toEqual([]);
  expect(refusal(s, 'play 1-2')).toBe('only-x §3.4 cards=X X');
  expect(refusal(s, 'play 1-2 as 5 5')).toBe('only-x §3.4 cards=X X');
});

test('§3.4 each X needs its number, and nothing else takes one', () => {
  const s = position({ hands: ['X 6 X 3', '1'] });
  expect(refusal(s, 'play 1')).toBe('x-needs-numbers §3.4 xs=1 given=0');
  expect(refusal(s, 'play 1-3 as 5')).toBe('x-needs-numbers §3.4 xs=2 given=1');
  expect(refusal(s, 'play 2 as 6')).toBe('no-x §3.4 cards=6');
  expect(refusal(s, 'play 1-3 as 5 9')).toBe('no-combination §3.1 cards=5 6 9');
});

test('§3.5 Stop and Redraw part their neighbours', () => {
  const s = position({ hands: ['7 S 7 R 8 X', '1'] });
  expect(legal(s).filter((text) => text.includes('-'))).toEqual([
    'play 5-6 as 7',
    'play 5-6 as 8',
    'play 5-6 as 9',
  ]);
  expect(refusal(s, 'play 1-2')).toBe('special-alone §3.5 card=S');
  expect(refusal(s, 'play 3-5')).toBe('special-alone §3.5 card=R');
  expect(refusal(s, 'play 2 as 5')).toBe('no-x §3.4 cards=S');
});

test('§9.1 equal readings in another order are other moves of the same strength', () => {
  for (const as of ['5 7', '7 5']) {
    const s = position({ hands: ['X 6 X 1', '1'] });
    const [told] = play(s, `play 1-3 as ${as}`);
    expect(told).toMatchObject({ as: as.split(' ').map(Number), combination: 'three-straight', sum: 18 });
  }
});
