import { expect, test } from 'vitest';
import { legal, play, position, referee, refusal } from './position.ts';

test('§3.1 one action, then one card is drawn, then it is the next player’s turn', () => {
  const s = position({ hands: [['r7', 'b3'], ['g4']], pile: ['p1', 'p2'] });
  expect(refusal(s, 'draw pile')).toBe('act-first §3.1');
  play(s, 'row r7');
  expect(refusal(s, 'row b3')).toBe('draw-first §3.1 left=1');
  expect(refusal(s, 'done')).toBe('no-end-yet §7.5');
  play(s, 'draw pile');
  expect(referee(s)).toMatchObject({ actor: 1, phase: 'act' });
});

test('§3.2 only cards in hand are played', () => {
  const s = position({ hands: [['r7'], ['g4']] });
  for (const text of ['discard g4', 'row g4']) expect(refusal(s, text)).toBe('not-held §3.2 card=g4');
  expect(refusal(s, 'point *4')).toBe('not-held §3.2 card=*4');
  expect(refusal(s, 'claim r7 g4')).toBe('not-held §3.2 card=g4');
  expect(refusal(s, 'claim r7 r7')).toBe('held-once §3.2 card=r7');
});

test('§4.1 any card goes onto its own discard pile', () => {
  const s = position({ hands: [['r7', 'rE', '*7'], []], discards: { r: ['r1'] } });
  expect(legal(s, 'discard')).toEqual(['discard *7', 'discard r7', 'discard rE']);
  const events = play(s, 'discard rE');
  expect(events).toEqual([{ type: 'discarded', seat: 0, card: 'rE' }]);
  expect(referee(s).discards).toMatchObject({ r: ['r1', 'rE'], '*': [] });
});

test('§4.1 a card held twice is one move', () => {
  const s = position({ hands: [['r7', 'r7'], []] });
  expect(legal(s)).toEqual(['claim r7 r7', 'discard r7', 'row r7']);
});

test('§4.2 two equal numbers from 1 to 9 claim the stone of that value', () => {
  const s = position({ hands: [['b5', 'r5', 'r5', 'g5'], []] });
  expect(legal(s, 'claim')).toEqual(['claim g5 b5', 'claim r5 b5', 'claim r5 g5', 'claim r5 r5']);
  const events = play(s, 'claim r5 b5');
  expect(events).toEqual([{ type: 'claimed', seat: 0, cards: ['r5', 'b5'], stone: 5 }]);
  expect(referee(s)).toMatchObject({ stones: [1, 2, 3, 4, 6, 7, 8, 9], left: 2, barred: ['r', 'b'] });
  expect(referee(s).players[0]).toMatchObject({ stones: [5], hand: { cards: ['r5', 'g5'] } });
  expect(referee(s).discards).toMatchObject({ r: ['r5'], b: ['b5'] });
});

test('§4.2 a pair is one move, whichever copies it takes', () => {
  const s = position({ hands: [['r5', 'b5', 'b5'], []] });
  expect(legal(s, 'claim')).toEqual(['claim b5 b5', 'claim r5 b5']);
});

test('§4.2 two copies of one colour go onto the same pile', () => {
  const s = position({ hands: [['g7', 'g7'], []] });
  play(s, 'claim g7 g7');
  expect(referee(s)).toMatchObject({ discards: { g: ['g7', 'g7'] }, barred: ['g'] });
});

test('§4.2 there are no stones 0 and 10 and none for Ends, and none is taken twice', () => {
  const hands = [['r0', 'b0', 'r10', 'b10', 'rE', 'bE', 'r3', 'b3'], []] as const;
  const s = position({ hands, stones: [[], [3]] });
  const each = (verb: string): string[] => hands[0].map((card) => `${verb} ${card}`);
  expect(legal(s)).toEqual([...each('discard'), ...each('row')].sort());
  expect(refusal(s, 'claim r0 b0')).toBe('no-stone §4.2 card=r0');
  expect(refusal(s, 'claim r10 b10')).toBe('no-stone §4.2 card=r10');
  expect(refusal(s, 'claim rE bE')).toBe('no-stone §4.2 card=rE');
  expect(refusal(s, 'claim r3 b3')).toBe('stone-taken §4.2 stone=3');
  expect(refusal(s, 'claim r3 b10')).toBe('values-differ §4.2 card=r3 other=b10');
});

test('§4.3 a point card pairs with a number only where that was agreed', () => {
  const hands = [['r5', '*5', '*6'], []] as const;
  const same = position({ hands });
  expect(legal(same, 'claim')).toEqual([]);
  expect(refusal(same, 'claim r5 *5')).toBe('point-pairs-not §4.3 card=*5');
  const any = position({ hands, options: { pairs: 'any' } });
  expect(legal(any, 'claim')).toEqual(['claim r5 *5']);
  expect(refusal(any, 'claim *5 *6')).toBe('values-differ §4.2 card=*5 other=*6');
  play(any, 'claim r5 *5');
  expect(referee(any)).toMatchObject({ discards: { r: ['r5'], '*': ['*5'] }, barred: ['r', '*'] });
});
