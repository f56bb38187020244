import { type CombosShapes, combos, type Event, type Laid, type View } from '@quartet/combos';
import { wording } from '@quartet/combos/wording.en';
import { expect, test } from 'vitest';
import { type Choice, placeAt, stretched, takeReserve, tap, tapped } from '../../src/games/combos/choice.ts';
import { combosDrags } from '../../src/games/combos/combos-drags.ts';
import { comboOf, madeAt, nextHigher, shortName } from '../../src/games/combos/describe.ts';
import { type Desk, deskOf, type Sent } from '../../src/games/combos/desk.ts';
import { combosKeys, moved } from '../../src/games/combos/keys.ts';
import { combosTaps } from '../../src/games/combos/lesson-taps.ts';
import {
  anyReading,
  bestReadings,
  brackets,
  legalPlays,
  quickPlays,
  readingsOf,
  worthButtons,
} from '../../src/games/combos/plays.ts';
import { cardToPlace, previewOf } from '../../src/games/combos/preview.ts';
import { compared, fromLog, roundEndLine } from '../../src/games/combos/round-end.ts';
import { isTight, perRow } from '../../src/games/combos/size.ts';
import { speech } from '../../src/games/combos/speech.ts';
import { actsBefore, actsOf, isBetween, zonesOf } from '../../src/games/combos/turn.ts';
import { COMBOS_WORDS } from '../../src/games/combos/words.ts';
import type { Told } from '../../src/kit/speech.ts';
import { type AtDesk, atDesk, logOf } from './at-desk.ts';
import { cards, combosView, laid } from './combos-view.ts';

const t = COMBOS_WORDS.en;

interface Sitting extends AtDesk<CombosShapes> {
  /** As it is drawn now. */
  desk(): Desk;
  key(key: string): void;
  sent: Sent | null;
}

function sit(view: View, { me = 0, aids = true }: { me?: number | null; aids?: boolean } = {}): Sitting {
  const at = atDesk(combos, wording, view, { me, aids });
  const draft = at.draft<Choice>();
  const hand = (me !== null && at.props.view.players[me]!.hand.cards) || [];
  const plays = legalPlays(at.props.legal, hand);
  const sitting: Sitting = {
    ...at,
    sent: null,
    desk: () =>
      deskOf(at.props, draft, plays, {
        last: () => sitting.sent,
        send: (move) => {
          sitting.sent = { move, view: at.props.view, when: performance.now() };
        },
      }),
    key: (key) => combosKeys(sitting.desk(), 1200)[key]?.(),
  };
  return sitting;
}

/** What the button says once this is chosen. */
function preview(view: View, choice: Choice): ReturnType<typeof previewOf> {
  const { desk } = sit(view);
  desk().choose(choice);
  return previewOf(desk());
}

const range = (from: number, to = from, as?: readonly number[]): Choice & { type: 'range' } => ({
  type: 'range',
  from,
  to,
  ...(as && { as }),
});

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

test('announced: a combination that opens, one that beats and who acts still', () => {
  const opens = preview(combosView(['4 4 9', '1', '1']), range(1, 2));
  expect(opens).toEqual({
    label: t.open('Pair of 4'),
    what: t.opens('Pair of 4'),
    after: t.stillAct('Otto, Ada'),
  });
  expect(preview(combosView(['4', '1', '1']), range(1)).after).toBe(
    `${t.handEmpty} ${t.stillAct('Otto, Ada')}`,
  );
  const beats = preview(
    combosView(['4 4 9', '1', '1'], { opener: 2, actor: 0, laid: [null, null, laid('12')] }),
    range(1, 2),
  );
  expect(beats.label).toBe(t.playBeats('Pair of 4', 'Ada'));
  expect(beats.what).toBe(t.beats('Pair of 4', 'Ada', 'solo 12'));
  expect(beats.after).toBe(t.stillAct('Otto'));
});

test('announced: the last to act wins, draws three cards for each Redraw, and opens next', () => {
  const last = (one: Laid, other: Laid, pile = 20): View =>
    combosView(['4 4 9', '1 2', '1 2'], { opener: 1, actor: 0, laid: [null, one, other], pile });
  expect(preview(last(laid('3'), laid('5')), range(3))).toMatchObject({
    label: t.playWins('Solo 9'),
    after: t.winsAndOpens(2),
  });
  expect(preview(last(laid('3'), laid('R')), range(3))).toMatchObject({
    label: t.playDraws('Solo 9', 3),
    after: t.winsAndDraws(3),
  });
  expect(preview(last(laid('R'), laid('R')), range(3)).label).toBe(t.playDraws('Solo 9', 6));
  expect(preview(last(laid('R'), laid('R'), 2), range(3)).label).toBe(t.playDraws('Solo 9', 2));
});

test('announced: an X ends the turn and draws three, as a mere wild card it does not', () => {
  const x = (xCard: 'manual' | 'wild'): View => combosView(['X 4 9', '1', '1'], { xCard });
  expect(preview(x('manual'), range(1, 2)).label).toBe(t.playDraws('X-4 as Pair of 4', 3));
  expect(preview(x('wild'), range(1, 2)).label).toBe(t.open('X-4 as Pair of 4'));
});

test('announced: a Stop wins at once, with what was redrawn so far', () => {
  const view = combosView(['S 4', '1', '1'], { opener: 2, actor: 0, laid: [null, null, laid('R')] });
  expect(preview(view, range(1))).toEqual({
    label: t.stopWins(3),
    what: t.stopDoes,
    after: t.winsAndDraws(3),
  });
  expect(preview(combosView(['S', '1', '1']), range(1)).after).toBe(t.handEmpty);
});

test('announced: a Redraw brings three more, to whom if that is settled', () => {
  expect(preview(combosView(['R 4', '1', '1']), range(1))).toEqual({
    label: t.redraw(3),
    what: t.redrawDoes,
    after: t.stillAct('Otto, Ada'),
  });
  const last = combosView(['R 4', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('R'), laid('5')] });
  expect(preview(last, range(1))).toMatchObject({ label: t.redrawLast(6, 'Ada'), after: '' });
  const alone = combosView(['R 4', '', ''], {});
  expect(preview(alone, range(1)).label).toBe(t.redraw(3));
  const none = combosView(['R 4', '1', '1'], { pile: 0 });
  expect(preview(none, range(1)).label).toBe(t.redrawNone);
});

test('announced: why not, what a bust costs, what a placed card forms', () => {
  const beaten = combosView(['4 9', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('8'), null] });
  expect(preview(beaten, range(1)).what).toBe(
    sit(beaten).desk().legal.why({ type: 'play', from: 1, to: 1, as: [] }),
  );
  expect(preview(beaten, { type: 'bust' }).label).toBe(t.bustPays);
  expect(
    preview(
      { ...beaten, players: beaten.players.map((player) => ({ ...player, chips: 1 })) },
      { type: 'bust' },
    ).label,
  ).toBe(t.bustPays);
  const poor = combosView(['4', '1', '1'], {
    opener: 1,
    actor: 0,
    laid: [null, laid('8'), null],
    chips: [0, 2, 2],
  });
  expect(preview(poor, { type: 'bust' })).toEqual({
    label: t.bustLoses,
    what: t.nothingBeats,
    after: t.bustDoes,
  });
  const drawn = combosView(['4 9', '1', '1'], { laid: [laid('R')], drawn: { card: '4', more: 2 } });
  expect(preview(drawn, { type: 'insert', at: 1 })).toEqual({
    label: t.put('4', 2),
    what: '4 makes pair of 4.',
    after: t.drawnDoes(2),
  });
  expect(preview(drawn, { type: 'insert', at: 2 }).what).toBe(t.pickPlace);
});

test('nothing is announced in another’s turn; where nothing beats, that is said', () => {
  const theirs = sit(combosView(['4', '1', '1'], { opener: 1 }));
  expect(previewOf(theirs.desk())).toEqual({ label: t.choose, what: '', after: '' });
  const beaten = combosView(['4', '1', '1'], {
    opener: 1,
    actor: 0,
    laid: [null, laid('8'), null],
    reserves: ['7', '', ''],
  });
  expect(previewOf(sit(beaten).desk()).what).toBe(t.nothingBeats);
  expect(previewOf(sit(combosView(['4', '1'])).desk()).what).toBe(t.chooseNote);
});

test('a turn: who laid what, who took a reserve card, who acts, who waits, who is out', () => {
  const view = combosView(['4 5', '1', '', '1 2', '1'], {
    opener: 4,
    actor: 1,
    laid: [null, null, null, null, laid('3')],
  });
  const last = logOf<Event>([0, { type: 'reserved', seat: 0, which: 1, card: '5', at: 1 }]);
  expect(actsOf(view, last).map(({ seat, kind }) => [seat, kind])).toEqual([
    [4, 'laid'],
    [0, 'reserve'],
    [1, 'now'],
    [2, 'out'],
    [3, 'waits'],
  ]);
  expect(actsOf(view, last)[1]!.took).toEqual({ card: '5', place: 2 });
  const old = [...last, ...logOf<Event>([1, { type: 'opens', seat: 4 }])];
  expect(actsOf(view, old)[1]!.took).toBeUndefined();
  expect(actsOf(view, last)[0]!.combo).toMatchObject({ type: 'solo', sum: 3 });
});

test('before the first play of a turn, what lay in the one before is shown', () => {
  const before = combosView(['4', '1', '1'], { opener: 1, laidBefore: [laid('3'), laid('5'), null] });
  expect(isBetween(before)).toBe(true);
  expect(isBetween(combosView(['4', '1'], {}))).toBe(false);
  expect(
    isBetween({ ...before, players: before.players.map((player) => ({ ...player, laid: laid('1') })) }),
  ).toBe(false);
  expect(actsBefore(before, [2, 0, 1]).map(({ seat, kind }) => [seat, kind])).toEqual([
    [2, 'none'],
    [0, 'laid'],
    [1, 'laid'],
  ]);
  expect(zonesOf(before, 0)).toEqual({ hand: ['4'], laid: ['3'] });
  expect(zonesOf(combosView(['4', '1'], { laid: [laid('5 6')] }), 0)).toEqual({
    hand: ['4'],
    laid: ['5', '6'],
  });
  expect(zonesOf(before, null)).toEqual({ hand: [], laid: [] });
});

test('how a round ended: from the log, or from the chips where I ended it myself', () => {
  const [before, after] = [
    combosView(['4', '1', '1'], { chips: [2, 2, 1] }),
    combosView(['4', '1', '1'], { chips: [1, 2, 0], round: 2 }),
  ];
  const log = logOf<Event>([
    1,
    { type: 'busted', seat: 1 },
    { type: 'paid', seat: 1, left: 1 },
    { type: 'dealt', round: 2, first: 1, hands: [], reserves: [], pile: 9 },
  ]);
  expect(fromLog(log)).toEqual({ round: 2, payers: [1], isBust: true });
  expect(fromLog(logOf<Event>([1, { type: 'paid', seat: 1, left: 1 }]))).toBeNull();
  expect(compared(before, after, [], { type: 'bust' })).toEqual({ round: 2, payers: [0, 2], isBust: true });
  expect(compared(before, after, log, null).payers).toEqual([1]);
  const line = (payers: readonly number[], isBust: boolean): string =>
    roundEndLine(t, ['Mia', 'Otto', 'Ada'], { round: 2, payers, isBust });
  expect(line([1], true)).toBe(`${t.roundBust('Otto')} ${t.roundNew(2)}`);
  expect(line([0, 1], false)).toBe(`${t.roundAll('Mia, Otto')} ${t.roundNew(2)}`);
  expect(line([0], false)).toBe(`${t.roundLast('Mia')} ${t.roundNew(2)}`);
});

test('room: a second row from the eleventh card on a phone, and when all must be low', () => {
  expect([perRow(390, false), perRow(390, true), perRow(1120, false)]).toEqual([10, 11, 30]);
  expect(isTight({ width: 390, height: 600 }, 10, false)).toBe(false);
  expect(isTight({ width: 390, height: 600 }, 11, false)).toBe(true);
  expect(isTight({ width: 390, height: 600 }, 11, true)).toBe(false);
  expect(isTight({ width: 900, height: 400 }, 11, false)).toBe(false);
});

test('digits and letters: plays by digit, B goes bust, without aids digits tap cards', () => {
  const { desk, key } = sit(combosView(['4 4 9', '1', '1']));
  key('1');
  expect(desk().choice).toEqual(range(1));
  key('b');
  expect(desk().choice).toEqual(range(1));
  const plain = sit(combosView(['4 4 9', '1', '1']), { aids: false });
  plain.key('2');
  plain.key('3');
  plain.key('7');
  expect(plain.desk().choice).toEqual(range(2, 3));
  const lost = sit(combosView(['4 9', '1', '1'], { opener: 1, actor: 0, laid: [null, laid('8'), null] }));
  lost.key('b');
  expect(lost.desk().choice).toEqual({ type: 'bust' });
});

function told(view: View, me = 0): Told<CombosShapes> {
  const { props } = sit(view, { me });
  return { view: props.view, names: props.names, me, wording, language: 'en', sheet: [] };
}

test('told: my hand in order, the others clockwise, what is to beat and what the winner draws', () => {
  const view = combosView(['4 4', '1 2', '3'], {
    opener: 1,
    actor: 0,
    chips: [1, 2, 2],
    laid: [null, laid('R'), laid('8')],
    reserves: ['7', '', '5 6'],
    known: [{ card: '2', position: 2 }],
  });
  expect(speech.mine(told(view))).toBe('You have 1 chip. Your hand in order: 4, 4; reserve: 7.');
  expect(speech.others(told(view))).toBe(
    `Otto: 2 chips, 2 cards, reserve none; known: ${t.known('2', 2)}. Ada: 2 chips, 1 card, reserve 5, 6.`,
  );
  expect(speech.table(told(view))).toBe(
    'To beat: Solo 8 by Ada. Otto Redraw. Pile: 20 cards; the winner draws 3.',
  );
  expect(speech.table(told(combosView(['4', '1'])))).toBe(
    'Nothing is to beat yet. Pile: 20 cards; the winner draws none.',
  );
});

test('hinted: what kind of move is good, but not which', () => {
  const view = combosView(['4 4 5 6 S R X', '1', '1']);
  const kind = (text: string): string => speech.kind(combos.parse(text)!, told(view));
  expect(kind('play 1-2')).toBe('Play a pair.');
  expect(kind('play 2-4')).toBe('Play a straight of three.');
  expect(kind('play 5')).toBe('Your Stop wins this turn.');
  expect(kind('play 6')).toBe('This is a moment for Redraw.');
  expect(kind('play 7 as 3')).toBe('Play a single number.');
  const placing = told(combosView(['4 9', '1'], { laid: [laid('R')], drawn: { card: '4', more: 0 } }));
  const [forms, not] = [0, 2].map((at) => speech.kind({ type: 'insert', at }, placing));
  expect([forms, not]).toEqual([
    'Put it where it makes a combination.',
    'It does no harm at an end of your hand.',
  ]);
});

test('what to tap for a move of a lesson', () => {
  const taps = (text: string): readonly string[] => combosTaps([combos.parse(text)!]);
  expect(taps('play 2-4')).toEqual(['card 2', 'card 3', 'card 4', 'primary']);
  expect(taps('reserve 2 at 3')).toEqual(['reserve 2', 'card 4', 'primary']);
  expect(taps('insert 0')).toEqual(['card 1', 'primary']);
  expect(taps('bust')).toEqual(['otherwise', 'primary']);
});
