import { expect, test } from 'vitest';
import { chips, hands, laid, legal, play, position, referee, refusal } from './position.ts';

test('§5.1 the highest combination wins the turn', () => {
  const s = position({ hands: ['3 9', '2 2 9', '1 9'], reserves: ['', '', '4'] });
  play(s, 'play 1', 'play 1-2');
  expect(play(s, 'reserve 1 at 0').at(-1)).toEqual({ type: 'opens', seat: 1 });
});

test('§5.1 if nobody played a combination, the opener wins', () => {
  const s = position({ hands: ['9', '8 R', '7'], opener: 1, reserves: ['1', '', '2'], pile: '5 6 4' });
  play(s, 'play 2', 'reserve 1 at 0');
  expect(play(s, 'reserve 1 at 0').slice(1)).toEqual([
    { type: 'won', seat: 1, draws: 3 },
    { type: 'drawn', seat: 1, card: '5', more: 2 },
  ]);
});

test('§5.2 three cards for each Redraw, whoever played it, and three for an X', () => {
  const s = position({ hands: ['1', '2', 'X 3'], actor: 2, laid: [laid('R'), laid('R')] });
  expect(play(s, 'play 1 as 1')[1]).toEqual({ type: 'won', seat: 2, draws: 9 });
});

test('§5.2 a turn won by Stop draws for its Redraws too', () => {
  const s = position({ hands: ['1', 'S 2', '3'], actor: 1, laid: [laid('R')] });
  expect(play(s, 'play 1')[1]).toEqual({ type: 'won', seat: 1, draws: 3 });
});

test('§5.2 nobody draws more than the pile has', () => {
  const s = position({ hands: ['1', '2', 'X 3'], actor: 2, laid: [laid('R'), laid('R')], pile: '4 5 6' });
  expect(play(s, 'play 1 as 1')[1]).toEqual({ type: 'won', seat: 2, draws: 3 });
  const dry = position({ hands: ['1', 'X 3', '4'], actor: 1, laid: [laid('R')], pile: '' });
  expect(play(dry, 'play 1 as 1').at(-1)).toEqual({ type: 'opens', seat: 1 });
});

test('§5.2 each card is placed before the next is seen', () => {
  const s = position({ hands: ['X 3 8', '4'], pile: '10 11 12 1' });
  play(s, 'play 1 as 1');
  expect(legal(s)).toEqual(['insert 0', 'insert 1', 'insert 2']);
  expect(play(s, 'insert 1')).toEqual([
    { type: 'inserted', seat: 0, card: '10', at: 1 },
    { type: 'drawn', seat: 0, card: '11', more: 1 },
  ]);
  expect(legal(s)).toHaveLength(4);
  play(s, 'insert 0', 'insert 4');
  expect(hands(s)[0]).toBe('11 3 10 8 12');
  expect(referee(s)).toMatchObject({ phase: 'act', actor: 0, pile: { cards: ['1'] } });
});

test('§5.2 nothing else can be done meanwhile, and nothing placed at other times', () => {
  const s = position({ hands: ['X 3', '4'], pile: '10 11 12' });
  expect(refusal(s, 'insert 0')).toBe('nothing-drawn §5.2');
  play(s, 'play 1 as 1');
  for (const text of ['play 1', 'reserve 1 at 0', 'bust']) expect(refusal(s, text)).toBe('place-first §5.2');
  expect(refusal(s, 'insert 2')).toBe('no-such-place §5.2 at=2 count=1');
});

test('§5.2 who played the last card is back in the round by drawing', () => {
  const s = position({ hands: ['X', '4', '5'], pile: '10 11 12' });
  play(s, 'play 1 as 1', 'insert 0', 'insert 0', 'insert 0');
  expect(hands(s)).toEqual(['12 11 10', '4', '5']);
  expect(referee(s)).toMatchObject({ actor: 0, opener: 0, round: 1 });
});

test('§5.2 cards are placed also when the round is decided', () => {
  const s = position({ hands: ['4', '', 'X'], actor: 2, laid: [laid('3')], pile: '10 11 12' });
  play(s, 'play 1 as 4');
  expect(referee(s)).toMatchObject({ phase: 'insert', actor: 2 });
  const last = position({ hands: ['R', 'X'], actor: 0, pile: '10 11 12 7 8 9' });
  play(last, 'play 1');
  expect(play(last, 'play 1 as 4')[1]).toEqual({ type: 'won', seat: 1, draws: 6 });
  for (let n = 0; n < 5; n++) play(last, 'insert 0');
  expect(referee(last)).toMatchObject({ phase: 'insert', round: 1 });
  play(last, 'insert 0');
  expect(referee(last).round).toBe(2);
  expect(chips(last)).toEqual([2, 1]);
});

test('§5.3 the cards of the turn are put away, an X as an X', () => {
  const s = position({ hands: ['3 9', '6 X 9'], options: { xCard: 'wild' }, away: '1 2' });
  play(s, 'play 1', 'play 1-2 as 7');
  const view = referee(s);
  expect(view.away).toEqual(['1', '2', '3', '6', 'X']);
  expect(view.players.map((player) => player.laid)).toEqual([undefined, undefined]);
  expect(view.players[1]!.laidBefore).toEqual({ cards: ['6', 'X'], as: [7] });
});

test('§5.4 the only one left with cards pays, reserve cards not counting', () => {
  const s = position({ hands: ['3', '5', '9 1'], reserves: ['1 2', '3', ''] });
  play(s, 'play 1', 'play 1');
  const events = play(s, 'play 1');
  expect(events.map((event) => event.type)).toEqual(['combined', 'won', 'paid', 'dealt']);
  expect(events[2]).toEqual({ type: 'paid', seat: 2, left: 1 });
});

test('§5.4 the winner of the turn pays too, being the only one left', () => {
  const s = position({ hands: ['R', 'S'], pile: '7 8 9' });
  play(s, 'play 1', 'play 1', 'insert 0', 'insert 0');
  expect(play(s, 'insert 0')[1]).toEqual({ type: 'paid', seat: 1, left: 1 });
});

test('§5.5 if nobody holds cards, all who held some pay, except the winner', () => {
  const s = position({ hands: ['3', '5', '', '9'], chips: [2, 1, 2, 1] });
  play(s, 'play 1', 'play 1');
  const paid = play(s, 'play 1').filter((event) => event.type === 'paid');
  expect(paid).toEqual([
    { type: 'paid', seat: 0, left: 1 },
    { type: 'paid', seat: 1, left: 0 },
  ]);
  expect(chips(s)).toEqual([1, 0, 2, 1]);
});

test('§5.5 a Redraw as the last card with an empty pile: all but the winner pay', () => {
  const s = position({ hands: ['R', '9', 'S'], pile: '' });
  play(s, 'play 1', 'play 1', 'play 1');
  expect(chips(s)).toEqual([1, 1, 2]);
});

test('§5.6 the winner opens the next turn', () => {
  const s = position({ hands: ['3 1', '5 1', '9 1'], opener: 2, laid: [] });
  play(s, 'play 2', 'play 1', 'play 1');
  expect(referee(s)).toMatchObject({ opener: 1, actor: 1 });
});

test('§5.6 if the winner is out, the next-highest combination of a player with cards opens', () => {
  const s = position({ hands: ['3 1', '5 1', '7', '9'] });
  play(s, 'play 1', 'play 1', 'play 1');
  expect(play(s, 'play 1').at(-1)).toEqual({ type: 'opens', seat: 1 });
});

test('§5.6 a Redraw and a reserve card are no combination', () => {
  const s = position({ hands: ['3 1', 'R 1', '2', '9'], reserves: ['', '', '5', ''], pile: '' });
  play(s, 'play 1', 'play 1', 'reserve 1 at 0');
  expect(play(s, 'play 1').at(-1)).toEqual({ type: 'opens', seat: 0 });
});

test('§5.6 after a Stop the highest combination of a player with cards is next', () => {
  const s = position({ hands: ['3 1', '5 1', 'S', '9'] });
  play(s, 'play 1', 'play 1');
  expect(play(s, 'play 1').at(-1)).toEqual({ type: 'opens', seat: 1 });
});

test('§5.6 if no such player is left, the nearest with cards to the winner’s right opens', () => {
  const s = position({ hands: ['9 9', '8', 'S', '', '7 7'], opener: 1 });
  play(s, 'play 1');
  expect(play(s, 'play 1').at(-1)).toEqual({ type: 'opens', seat: 0 });
  const round = position({ hands: ['S', '8', '4', ''] });
  expect(play(round, 'play 1').at(-1)).toEqual({ type: 'opens', seat: 2 });
});
