import { expect, test } from 'vitest';
import { placeAt, stretched, takeReserve, tap, tapped } from '../../src/games/combos/choice.ts';
import { combosDrags } from '../../src/games/combos/combos-drags.ts';
import { comboOf, madeAt, nextHigher, shortName } from '../../src/games/combos/describe.ts';
import type { Sent } from '../../src/games/combos/desk.ts';
import { moved } from '../../src/games/combos/keys.ts';
import {
  anyReading,
  bestReadings,
  brackets,
  quickPlays,
  readingsOf,
  worthButtons,
} from '../../src/games/combos/plays.ts';
import { cardToPlace } from '../../src/games/combos/preview.ts';
import { range, sit, t } from './combos-desk.ts';
import { cards, combosView, laid } from './combos-view.ts';

test('a tap chooses a card, a neighbour joins, up to three; elsewhere begins anew, again is none', () => {
  const hand = cards('4 5 6 7 9');
  expect(tapped(null, 2, hand)).toEqual(range(2));
  expect(tapped(range(2), 3, hand)).toEqual(range(2, 3));
  expect(tapped(range(2), 1, hand)).toEqual(range(1, 2));
  expect(tapped(range(1, 3), 4, hand)).toEqual(range(4));
  expect(tapped(range(2), 4, hand)).toEqual(range(4));
  expect(tapped(range(2), 2, hand)).toBeNull();
  expect(tapped(range(2, 3), 2, hand)).toEqual(range(2));
});

test('Stop and Redraw stay alone, and a range stays within the hand', () => {
  expect(tapped(range(1), 2, cards('4 S 6'))).toEqual(range(2));
  expect(stretched(1, 2, cards('R 4'))).toBeNull();
  expect(stretched(2, 2, cards('4 S'))).toEqual(range(2));
  expect(stretched(0, 1, cards('4 5'))).toBeNull();
  expect(stretched(1, 3, cards('4 5'))).toBeNull();
  expect(stretched(1, 4, cards('4 5 6 7'))).toBeNull();
});

test('Shift and an arrow move the end of the range that has the focus', () => {
  const hand = cards('4 5 6 7');
  expect(moved(null, 2, 1, hand)).toEqual(range(2, 3));
  expect(moved(null, 2, -1, hand)).toEqual(range(1, 2));
  expect(moved(range(2, 3), 3, -1, hand)).toEqual(range(2));
  expect(moved(range(2, 3), 2, 1, hand)).toEqual(range(3));
  expect(moved(range(1, 3), 3, 1, hand)).toBeNull();
});

test('the strongest plays come first, each stretch once by its strongest reading', () => {
  const { desk } = sit(combosView(['4 4 X 9', '1', '1']));
  const names = desk().plays.map((play) =>
    shortName(t, (card) => card, { cards: play.cards, as: play.move.as }),
  );
  expect(names[0]).toBe('Trips of 4');
  const best = bestReadings(desk().plays).map(({ move }) => `${move.from}-${move.to}`);
  expect(new Set(best).size).toBe(best.length);
  const readings = readingsOf(desk().plays, 2, 3).map(({ combo }) => t.short(combo!));
  expect(readings).toEqual(['Pair of 4', '4-5', '3-4']);
});

test('brackets lie side by side: the strongest first, none over another', () => {
  const { desk } = sit(combosView(['4 4 5 9', '1', '1']));
  const shown = brackets(bestReadings(desk().plays)).map(({ move }) => [move.from, move.to]);
  expect(shown).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
});

test('buttons: the strongest that fit, weakest first, specials always and last, equal ones once', () => {
  const { desk } = sit(combosView(['4 4 9 9 S', '1', '1']));
  const texts = (room: number): readonly string[] =>
    worthButtons(bestReadings(desk().plays), room, () => 10).map(({ cards: shown }) => shown.join(' '));
  expect(texts(1000)).toEqual(['4', '9', '4 4', '9 9', 'S']);
  expect(texts(30)).toEqual(['4 4', '9 9', 'S']);
  expect(texts(10)).toEqual(['S']);
  expect(quickPlays(sit(combosView(['1 3 5 7 9 11 2 4 6 8 10', '1'])).desk(), 9000)).toHaveLength(9);
  expect(quickPlays(sit(combosView(['4 4', '1']), { aids: false }).desk(), 1200)).toEqual([]);
  const second = combosView(['4 4 9', '1'], { opener: 1, actor: 0, laid: [null, laid('1')] });
  const [opening, following] = [combosView(['4 4 9', '1']), second].map(
    (view) => quickPlays(sit(view).desk(), 330).length,
  );
  expect(following).toBeLessThan(opening!);
});

test('an X that fits nowhere is read as what comes closest', () => {
  expect(anyReading(cards('4 X'))).toEqual([4]);
  expect(anyReading(cards('X 9 10'))).toEqual([11]);
  expect(anyReading(cards('X'))).toEqual([12]);
  expect(anyReading(cards('4 5'))).toEqual([]);
});

test('combinations are named with their numbers in order, and the next higher one of their kind', () => {
  expect(comboOf(cards('6 5'), [])).toMatchObject({ type: 'two-straight', numbers: [5, 6], sum: 11 });
  expect(comboOf(cards('X 9'), [9])).toMatchObject({ type: 'pair', numbers: [9, 9] });
  expect(comboOf(cards('4 6'), [])).toBeNull();
  expect(comboOf(cards('S'), [])).toBeNull();
  expect(nextHigher({ type: 'pair', numbers: [9, 9] })).toBe('10');
  expect(nextHigher({ type: 'two-straight', numbers: [5, 6] })).toBe('6-7');
  expect(nextHigher({ type: 'solo', numbers: [12] })).toBeNull();
  expect(nextHigher({ type: 'two-straight', numbers: [11, 12] })).toBeNull();
  expect(shortName(t, (card) => card, laid('X', 7))).toBe('X as 7');
  expect(shortName(t, (card) => card, laid('S'))).toBe('S');
});

test('what a card forms with its neighbours: the strongest, across both sides', () => {
  expect(madeAt(cards('4 4 9'), 1)).toMatchObject({ type: 'pair', numbers: [4, 4] });
  expect(madeAt(cards('3 4 5'), 1)).toMatchObject({ type: 'three-straight' });
  expect(madeAt(cards('4 9 4'), 1)).toBeNull();
  expect(madeAt(cards('7 8 8'), 1)).toMatchObject({ type: 'pair', numbers: [8, 8] });
});

test('what is tapped is staged as a move; Enter plays it, undo and clear take it back', () => {
  const { desk, key, played, said } = sit(combosView(['4 4 5 9', '1', '1']));
  key('Enter');
  expect([played, said]).toEqual([[], [t.chooseNote]]);
  tap(desk(), 1);
  tap(desk(), 2);
  expect(desk().move).toEqual({ type: 'play', from: 1, to: 2, as: [] });
  key('u');
  expect(desk().move).toMatchObject({ from: 1, to: 1 });
  key('Escape');
  expect(desk().choice).toBeNull();
  tap(desk(), 4);
  key('Enter');
  expect(played).toEqual(['play 4']);
});

test('the move that was sent is remembered, one that is refused is not', () => {
  const view = combosView(['4 9', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('8'), null] });
  const sitting = sit(view);
  tap(sitting.desk(), 1);
  sitting.desk().commit();
  expect(sitting.sent).toBeNull();
  tap(sitting.desk(), 2);
  tap(sitting.desk(), 2);
  sitting.desk().commit();
  expect(sitting.sent?.move).toMatchObject({ from: 2, to: 2 });
});

test('of several readings the one chosen is played, or else the strongest', () => {
  const { desk, key, played } = sit(combosView(['4 X 9', '1', '1']));
  desk().choose(range(1, 2));
  expect(desk().move).toMatchObject({ as: [4] });
  key('1');
  expect(desk().move).toMatchObject({ as: [3] });
  const solo = sit(combosView(['X 4', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('3'), null] }));
  solo.desk().choose(range(1));
  solo.key('7');
  expect(solo.desk().move).toMatchObject({ as: [7] });
  key('Enter');
  expect(played).toEqual(['play 1-2 as 3']);
});

test('a second tap within a moment does not play what nobody chose', () => {
  const placing = combosView(['4 5', '1', '1'], { laid: [laid('R')], drawn: { card: '7', more: 1 } });
  const other = combosView(['4 5', '1', '1']);
  const before = (when: number): Sent => ({ move: { type: 'bust' }, view: other, when });
  const quick = sit(placing);
  quick.sent = before(performance.now());
  quick.desk().commit();
  expect(quick.played).toEqual([]);
  quick.desk().choose({ type: 'insert', at: 0 });
  quick.desk().commit();
  expect(quick.played).toEqual(['insert 0']);
  const calm = sit(placing);
  calm.sent = before(performance.now() - 1000);
  calm.desk().commit();
  expect(calm.played).toEqual(['insert 2']);
});

test('chosen before anything is tapped: the last place for a card drawn, the only thing left to do', () => {
  const drawn = { card: '7', more: 0 } as const;
  expect(sit(combosView(['4 5', '1', '1'], { laid: [laid('R')], drawn })).desk().choice).toEqual({
    type: 'insert',
    at: 2,
  });
  const lost = combosView(['4', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('12'), null] });
  expect(sit(lost).desk().choice).toEqual({ type: 'bust' });
  const either = combosView(['4 12', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('8'), null] });
  expect(sit({ ...either, players: either.players }).desk().choice).toBeNull();
  const free = combosView(['4', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('3'), null] });
  expect(sit(free).desk().choice).toBeNull();
});

test('a reserve card is taken up, moved, changed for the other and laid back; the opener may not', () => {
  const view = combosView(['4 5', '1', '1'], {
    opener: 1,
    actor: 0,
    laid: [null, laid('12'), null],
    reserves: ['7 8', '', ''],
  });
  const { desk, key, played } = sit(view);
  takeReserve(desk(), 1);
  expect(desk().choice).toEqual({ type: 'reserve', which: 1, at: 2 });
  placeAt(desk(), 3);
  desk().draft.undo();
  expect(desk().choice).toBeNull();
  takeReserve(desk(), 1);
  placeAt(desk(), 1);
  expect(cardToPlace(desk())).toBe('7');
  key('r');
  expect(desk().choice).toEqual({ type: 'reserve', which: 2, at: 0 });
  key('ArrowRight');
  key('ArrowRight');
  key('ArrowRight');
  key('Enter');
  expect(played).toEqual(['reserve 2 at 2']);
  takeReserve(desk(), 2);
  expect(desk().choice).toBeNull();
  const single = sit(
    combosView(['4 5', '1', '1'], {
      opener: 1,
      actor: 0,
      laid: [null, laid('12'), null],
      reserves: ['7', '', ''],
    }),
  );
  single.key('r');
  single.key('r');
  expect([single.desk().choice, single.said]).toEqual([null, []]);
  const opener = sit(combosView(['4 5', '1', '1'], { reserves: ['7 8', '', ''] }));
  takeReserve(opener.desk(), 1);
  expect([opener.desk().choice, opener.said.length]).toEqual([null, 1]);
});

test('in another’s turn taps say whose turn it is', () => {
  const { desk, said } = sit(combosView(['4 5', '1', '1'], { opener: 1 }));
  tap(desk(), 1);
  takeReserve(desk(), 1);
  expect(said).toEqual([t.waitFor('Otto'), t.waitFor('Otto')]);
  expect(desk().choice).toBeNull();
  const over = sit({ ...combosView(['4 5', '1', '1']), phase: 'over', actor: -1 });
  tap(over.desk(), 1);
  expect(over.said).toEqual([t.over]);
});

test('sliding chooses cards side by side; what is dragged off goes with its neighbours chosen', () => {
  const { desk, played } = sit(combosView(['4 4 5 9', '1', '1']));
  combosDrags(desk()).begin!('card 1');
  combosDrags(desk()).slide!('card 1', 'card 2');
  expect(desk().choice).toEqual(range(1, 2));
  combosDrags(desk()).slide!('card 1', 'card 4');
  expect(desk().choice).toEqual(range(1, 3));
  combosDrags(desk()).giveBack('card 1');
  expect(desk().choice).toBeNull();
  desk().choose(range(1, 2));
  expect(combosDrags(desk()).take('card 2')).toEqual({ things: ['card 1', 'card 2'], places: ['trick'] });
  expect(combosDrags(desk()).take('card 4')).toEqual({ things: ['card 4'], places: ['trick'] });
  const beaten = sit(combosView(['4 9', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('8'), null] }));
  expect(combosDrags(beaten.desk()).take('card 1')).toEqual({ things: ['card 1'], places: [] });
  combosDrags(desk()).drop('card 4', 'gap 1');
  expect(played).toEqual([]);
  combosDrags(desk()).drop('card 4', 'trick');
  expect(played).toEqual(['play 4']);
});
