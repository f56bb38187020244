import { type CombosShapes, combos, type Event, type Laid, type View } from '@quartet/combos';
import { wording } from '@quartet/combos/wording.en';
import { expect, test } from 'vitest';
import { combosTaps } from '../../src/games/combos/lesson-taps.ts';
import { zonesOf } from '../../src/games/combos/motion.ts';
import { previewOf } from '../../src/games/combos/preview.ts';
import { isTight, perRow } from '../../src/games/combos/size.ts';
import { speech } from '../../src/games/combos/speech.ts';
import { actsBefore, actsOf, cutBy, isBetween } from '../../src/games/combos/turn.ts';
import type { Told } from '../../src/kit/speech.ts';
import { logOf } from './at-desk.ts';
import { preview, range, sit, t } from './combos-desk.ts';
import { combosView, laid } from './combos-view.ts';

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
  expect(zonesOf(before, 0)).toMatchObject({ hand: ['4'], 'laid 0': ['3'], 'laid 1': ['5'], 'laid 2': [] });
  expect(zonesOf(combosView(['4', '1'], { laid: [laid('5 6')] }), 0)).toMatchObject({
    hand: ['4'],
    'laid 0': ['5', '6'],
  });
  expect(zonesOf(before, null)).toMatchObject({ hand: [], 'laid 0': ['3'] });
});

test('who comes after a Stop was not asked; after an X where it ends the turn', () => {
  const kinds = (cards: string, xCard = 'manual') => {
    const view = combosView(['4', '1', '1'], { opener: 1, laidBefore: [null, laid(cards), null] });
    const table = { ...view.table, options: { ...view.table.options, xCard } } as typeof view.table;
    return actsBefore({ ...view, table }, [0, 1, 2]).map(({ kind, by }) => [kind, by]);
  };
  const none = ['none', undefined];
  expect(kinds('S')).toEqual([none, ['laid', undefined], ['unasked', 'S']]);
  expect(kinds('8 X')[2]).toEqual(['unasked', 'X']);
  expect(kinds('8 X', 'printed')[2]).toEqual(none);
  expect(kinds('8 8')[2]).toEqual(none);
  expect(cutBy(combosView(['4', '1'], {}), [])).toBeNull();
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
  expect(kind('play 2-4')).toBe('Play a three-straight.');
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
  expect(taps('reserve 2 at 3')).toEqual(['reserve 2', 'gap 4', 'primary']);
  expect(taps('insert 0')).toEqual(['gap 1', 'primary']);
  expect(taps('bust')).toEqual(['otherwise', 'primary']);
});
