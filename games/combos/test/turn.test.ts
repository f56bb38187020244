import { expect, test } from 'vitest';
import { chips, hands, laid, legal, play, position, referee, refusal } from './position.ts';

test('§4.1 everybody with cards acts once, clockwise from the opener', () => {
  const s = position({ hands: ['3 4', '5 6', '', '1 2'], opener: 3 });
  const seen = ['play 1', 'play 1', 'play 1'].map((move) => {
    const { actor } = referee(s);
    play(s, move);
    return actor;
  });
  expect(seen).toEqual([3, 0, 1]);
  expect(referee(s).opener).toBe(1);
});

test('§4.1 who empties the hand has acted, and who is out is passed over', () => {
  const s = position({ hands: ['1 9', '5', '', '6 9'] });
  play(s, 'play 1');
  expect(referee(s).actor).toBe(1);
  play(s, 'play 1');
  expect(referee(s).actor).toBe(3);
  play(s, 'play 1');
  expect(referee(s)).toMatchObject({ actor: 3, opener: 3, away: ['1', '5', '6'] });
});

test('§4.2 the opener may play anything, the others must beat the best so far', () => {
  const s = position({ hands: ['4 9', '7 3 3 5', '8 8 1'], reserves: ['', '2', ''] });
  expect(legal(s)).toEqual(['play 1', 'play 2']);
  play(s, 'play 1');
  expect(legal(s, 'play')).toEqual(['play 1', 'play 2-3', 'play 4']);
  play(s, 'play 2-3');
  expect(legal(s)).toEqual(['bust', 'play 1-2']);
});

test('§4.2 the gap in the hand closes, and the others keep their order', () => {
  const s = position({ hands: ['9 4 5 6 2', '1 1'] });
  expect(play(s, 'play 2-4')).toEqual([
    {
      type: 'combined',
      seat: 0,
      from: 2,
      cards: ['4', '5', '6'],
      as: [],
      combination: 'three-straight',
      sum: 15,
    },
  ]);
  expect(hands(s)).toEqual(['9 2', '1 1']);
  expect(referee(s).players[0]!.laid).toEqual({ cards: ['4', '5', '6'], as: [] });
});

test('§4.2 there is no card beyond the hand', () => {
  const s = position({ hands: ['9 9', '1'] });
  expect(refusal(s, 'play 3')).toBe('no-such-card §4.2 position=3 count=2');
  expect(refusal(s, 'play 2-3')).toBe('no-such-card §4.2 position=3 count=2');
});

test('§4.3 a Stop beats anything, ends the turn at once and wins it', () => {
  const s = position({ hands: ['1', '2 S 3', '4'], actor: 1, laid: [laid('12 12 12')], pile: '9 9 9' });
  expect(legal(s, 'play')).toEqual(['play 2']);
  expect(play(s, 'play 2')).toEqual([
    { type: 'stopped', seat: 1, from: 2 },
    { type: 'won', seat: 1, draws: 0 },
    { type: 'opens', seat: 1 },
  ]);
  expect(referee(s)).toMatchObject({ actor: 1, opener: 1, away: ['12', '12', '12', 'S'] });
});

test('§4.3 the opener may play a Stop', () => {
  const s = position({ hands: ['S 3', '4', '5'] });
  play(s, 'play 1');
  expect(referee(s)).toMatchObject({ actor: 0, opener: 0, away: ['S'] });
});

test('§4.4 after a Redraw by the opener the next may play anything', () => {
  const s = position({ hands: ['R 3', '1 4', '5'] });
  expect(play(s, 'play 1')).toEqual([{ type: 'redraw', seat: 0, from: 1 }]);
  expect(legal(s, 'play')).toEqual(['play 1', 'play 2']);
});

test('§4.4 a Redraw is always allowed and leaves the one to beat as it was', () => {
  const s = position({ hands: ['3', 'R 4', '5 6 6'], actor: 1, laid: [laid('5 6')] });
  expect(legal(s, 'play')).toEqual(['play 1']);
  play(s, 'play 1');
  expect(legal(s, 'play')).toEqual(['play 2-3']);
});

test('§4.5 a reserve card goes to any place, each card and place being its own move', () => {
  const s = position({ hands: ['9', '7 8'], reserves: ['', '5 5'], actor: 1, laid: [laid('6')] });
  expect(legal(s)).toEqual([
    ...['play 1', 'play 1-2', 'play 2'],
    ...['reserve 1 at 0', 'reserve 1 at 1', 'reserve 1 at 2'],
    ...['reserve 2 at 0', 'reserve 2 at 1', 'reserve 2 at 2'],
  ]);
  expect(refusal(s, 'reserve 1 at 3')).toBe('no-such-place §4.5 at=3 count=2');
});

test('§4.5 reserve cards are counted among those left', () => {
  const s = position({ hands: ['9 9', '7 8', '2'], reserves: ['', '5 S', ''], actor: 1, laid: [laid('6')] });
  expect(play(s, 'reserve 1 at 1')).toEqual([{ type: 'reserved', seat: 1, which: 1, card: '5', at: 1 }]);
  expect(hands(s)[1]).toBe('7 5 8');
  expect(referee(s).players[1]!.reserve).toEqual(['S']);
});

test('§4.5 the second reserve card may go first', () => {
  const s = position({ hands: ['9 9', '7 8', '2'], reserves: ['', '5 S', ''], actor: 1, laid: [laid('6')] });
  play(s, 'reserve 2 at 2');
  expect(hands(s)[1]).toBe('7 8 S');
  expect(referee(s).players[1]!.reserve).toEqual(['5']);
});

test('§4.5 the opener must play', () => {
  const s = position({ hands: ['9', '7'], reserves: ['1 2', ''] });
  expect(legal(s)).toEqual(['play 1']);
  expect(refusal(s, 'reserve 1 at 0')).toBe('opener-plays §4.5');
});

test('§4.6 bust only without reserve cards, and never for the opener', () => {
  const hand = { hands: ['9', '12 12'], actor: 1, laid: [laid('6')] };
  expect(legal(position(hand), 'bust')).toEqual(['bust']);
  expect(refusal(position({ ...hand, reserves: ['', '3'] }), 'bust')).toBe('reserve-left §4.6 left=1');
  expect(refusal(position({ hands: ['9', '7'] }), 'bust')).toBe('opener-plays §4.6');
});

test('§4.6 a bust ends the round at once: nothing is drawn, and that player alone pays', () => {
  const s = position({ hands: ['9', '3', '4'], actor: 1, laid: [laid('R')], round: 4 });
  const events = play(s, 'bust');
  expect(events.map((event) => event.type)).toEqual(['busted', 'paid', 'dealt']);
  expect(chips(s)).toEqual([2, 1, 2]);
  expect(referee(s)).toMatchObject({ round: 5, opener: 1, actor: 1, phase: 'act' });
});

test('§4.7 an X must beat, then ends the turn, wins it and draws three cards', () => {
  const s = position({ hands: ['9', '6 X 2', '4'], actor: 1, laid: [laid('7 8')], pile: '1 2 3 4 5 6' });
  expect(legal(s, 'play')).toEqual(['play 1-2 as 6', 'play 2-3 as 2']);
  expect(play(s, 'play 1-2 as 6').slice(1)).toEqual([
    { type: 'won', seat: 1, draws: 3 },
    { type: 'drawn', seat: 1, card: '1', more: 2 },
  ]);
  expect(referee(s)).toMatchObject({ actor: 1, phase: 'insert', drawn: { card: '1', more: 2 } });
});

test('§4.7 two X in one combination draw three cards in all', () => {
  const s = position({ hands: ['X 6 X 2', '4'] });
  expect(play(s, 'play 1-3 as 6 6')[1]).toEqual({ type: 'won', seat: 0, draws: 3 });
});

test('§4.7, §8.2 a wild X is a number and nothing more', () => {
  const s = position({
    hands: ['9', '6 X 2', '4 4 7 7'],
    actor: 1,
    laid: [laid('7 8')],
    options: { xCard: 'wild' },
  });
  expect(play(s, 'play 1-2 as 6')).toEqual([
    { type: 'combined', seat: 1, from: 1, cards: ['6', 'X'], as: [6], combination: 'pair', sum: 12 },
  ]);
  expect(referee(s)).toMatchObject({ actor: 2, phase: 'act' });
  expect(legal(s, 'play')).toEqual(['play 3-4']);
});
