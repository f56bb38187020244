import { wording } from '@quartet/keltis/wording.en';
import { expect, test } from 'vitest';
import { layings, placeOf, targetsOf } from '../../src/games/keltis/choices.ts';
import { pointsOf, tryOut } from '../../src/games/keltis/desk.ts';
import { lookOf, sorted } from '../../src/games/keltis/look.ts';
import { bestLaying, endsGame, gainOf, outcomeOf, whatIsLeft } from '../../src/games/keltis/steps.ts';
import { cards, keltisView, type Sketch, scene, sit, t } from './keltis-desk.ts';

test('a hand is held colour by colour, lowest first, End cards after the numbers, point cards last', () => {
  expect(sorted(cards('*3 p2 rE r10 r9 y0'))).toEqual(cards('r9 r10 rE y0 p2 *3'));
});

test('a row is read: empty, open after one card, up, down, ended; point cards have no say', () => {
  expect(lookOf([])).toEqual({ course: 'empty', last: null });
  expect(lookOf(cards('r3'))).toEqual({ course: 'open', last: 3 });
  expect(lookOf(cards('r3 r3 *7'))).toEqual({ course: 'open', last: 3 });
  expect(lookOf(cards('r3 r10'))).toEqual({ course: 'up', last: 10 });
  expect(lookOf(cards('r8 *9 r4'))).toEqual({ course: 'down', last: 4 });
  expect(lookOf(cards('r8 r4 rE'))).toEqual({ course: 'ended', last: 4 });
});

test('where a card may be laid: rows first, then the point row', () => {
  const { plan } = sit(keltisView(['r5 r2 *4', 'r1'], { rows: [['r3 r4', 'y4']] }));
  expect(layings(plan().desk, 'r5').map(placeOf)).toEqual(['r']);
  expect(layings(plan().desk, 'r2')).toEqual([]);
  expect(layings(plan().desk, '*4').map(placeOf)).toEqual(['r', 'y', '*']);
});

test('a tap picks a card, another tap lays it back; its places are marked', () => {
  const sitting = sit(keltisView(['r5 *4', 'r1'], { rows: [['r3 r4', 'y4']] }));
  sitting.tap('*4');
  expect(sitting.plan().picked?.card).toBe('*4');
  expect([...targetsOf(scene(sitting))]).toEqual(['r', 'y', '*']);
  sitting.tap('*4');
  expect(sitting.plan().picked).toBeNull();
  expect(sitting.plan().draft.canUndo).toBe(false);
  expect([...targetsOf(scene(sitting))]).toEqual([]);
});

test('the golden button lays the card where it brings most', () => {
  // Onto the red row of three: from −2 to +1; a yellow row of one only −4 to −3; the point row one more.
  const { tap, primary, plan, props } = sit(keltisView(['*5 g1', 'r1'], { rows: [['r3 r4 r5', 'y5']] }));
  expect(bestLaying(props, plan(), '*5')).toMatchObject({ type: 'row', onto: 'r' });
  tap('*5');
  expect(primary()).toMatchObject({ label: t.playTo(t.rows.r), yields: '+1' });
  primary()!.run();
  expect(plan().staged).toEqual([{ type: 'row', card: '*5', onto: 'r' }]);
  const later = sit(keltisView(['*5', 'r1'], { rows: [['r5', 'y3 y4 y5']] }));
  expect(bestLaying(later.props, later.plan(), '*5')).toMatchObject({ onto: 'y' });
  const ended = sit(keltisView(['*3', 'r1'], { rows: [['r3 rE']] }));
  expect(bestLaying(ended.props, ended.plan(), '*3')).toMatchObject({ type: 'point' });
});

test('a card that fits nowhere is discarded by the button; a new row may cost points', () => {
  const { tap, primary, plan, others } = sit(keltisView(['r2 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r2');
  expect(primary()!.label).toBe(t.discard(wording.card('r2')));
  expect(others()).toEqual([]);
  tap('g7');
  expect(primary()).toMatchObject({ label: t.playTo(t.rows.g), yields: '−4' });
  primary()!.run();
  expect(plan().staged).toEqual([{ type: 'row', card: 'g7' }]);
});

test('what a laid card does to the points of its place', () => {
  const { props } = sit(keltisView(['r5 *3', 'r1'], { rows: [['r3 r4']], stones: [[1, 2]] }));
  const before = pointsOf(props, props.legal.state, 0);
  expect(before).toMatchObject({ rows: { r: -3, y: 0 }, points: 0, stones: 0, total: -3 });
  const row = tryOut(props, props, { type: 'row', card: 'r5' });
  expect(gainOf(before, row.points, 'r')).toEqual([-3, -2]);
  expect(row.view.players[0]!.rows.r).toEqual(cards('r3 r4 r5'));
  const point = tryOut(props, props, { type: 'point', card: '*3' });
  expect(gainOf(before, point.points, '*')).toEqual([0, 1]);
});

test('what becomes of a card: points of its row, the direction it fixes, whether it ends the game', () => {
  const outcome = (hand: string, sketch: Sketch): unknown => {
    const { props, plan } = sit(keltisView([hand, 'b9'], sketch));
    return outcomeOf(props, plan(), cards(hand)[0]!);
  };
  expect(outcome('r5', { rows: [['r3']] })).toMatchObject({
    before: -4,
    after: -3,
    course: 'up',
    endsGame: false,
  });
  expect(outcome('r2', { rows: [['r3']] })).toMatchObject({ course: 'down' });
  expect(outcome('r3', { rows: [['r3']] })).toMatchObject({ course: null });
  expect(outcome('r5', { rows: [['r3 r4']] })).toMatchObject({ before: -3, after: -2, course: null });
  expect(outcome('r5', {})).toMatchObject({ before: 0, after: -4, course: null });
  expect(outcome('*4', {})).toMatchObject({ before: 0, after: 1, course: null });
  expect(outcome('r2', { rows: [['r3 r4']] })).toBeNull();
  const four = [['r1 rE', 'y1 yE', 'g1 gE', 'p1'], ['b1 bE']];
  expect(outcome('pE', { rows: four })).toMatchObject({ endsGame: true });
  const { props } = sit(keltisView(['r1', 'b9'], { ender: 1, phase: 'add' }));
  expect(endsGame(props, props.view)).toBe(false);
});

test('what is staged shows on the desk; drawing plays both', () => {
  const { tap, taps, plan, played, primary, key, said, others } = sit(
    keltisView(['r5 g5 g7', 'r1'], { rows: [['r3 r4']], discards: ['b2'] }),
  );
  expect(primary()).toBeNull();
  tap('r5');
  taps().row('r');
  expect(plan().desk.view.players[0]!.rows.r).toEqual(cards('r3 r4 r5'));
  expect(plan().hand.map(({ card }) => card)).toEqual(['g5', 'g7']);
  expect(others()).toEqual([]);
  expect(plan().desk.view.phase).toBe('draw');
  expect(primary()!.label).toBe(t.drawFromPile);
  key('Enter');
  expect(played).toEqual(['row r5', 'draw pile']);
  expect(plan().isOpen).toBe(false);
  taps().drawPile();
  expect([played.length, said.length]).toEqual([2, 1]);
});

test('a staged card and the top of a discard pile are one turn', () => {
  const { tap, taps, played } = sit(keltisView(['r5', 'r1'], { rows: [['r3 r4']], discards: ['b2'] }));
  tap('r5');
  taps().row('r');
  taps().discards('b');
  expect(played).toEqual(['row r5', 'draw b']);
});

test('undo goes back step by step: to the card that was picked, then to nothing', () => {
  const { tap, taps, plan } = sit(keltisView(['r5 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r5');
  taps().row('r');
  plan().draft.undo();
  expect([plan().picked?.card, plan().staged]).toEqual(['r5', []]);
  plan().draft.undo();
  expect(plan().picked).toBeNull();
});

test('a staged action gives way to another choice, Escape to none', () => {
  const { tap, taps, plan, key } = sit(keltisView(['r5 g7', 'r1'], { rows: [['r3 r4']] }));
  tap('r5');
  taps().row('r');
  tap('g7');
  expect([plan().picked?.card, plan().staged]).toEqual(['g7', []]);
  key('Escape');
  expect(plan().picked).toBeNull();
});

test('what is left to do follows what is staged: draw, or be done', () => {
  const acting = sit(keltisView(['r5 g1', 'r1'], { rows: [['r3 r4']] }));
  const left = ({ props, plan }: typeof acting): string | null => whatIsLeft(props, plan(), t);
  expect(left(acting)).toBeNull();
  acting.tap('r5');
  expect(left(acting)).toBeNull();
  acting.primary()!.run();
  expect(left(acting)).toBe(t.drawToFinish);
  const rows = [['r3 r4 r6']];
  const adding = sit(keltisView(['r7 g1', 'r1'], { phase: 'add', ender: 0, rows }));
  expect(left(adding)).toBeNull();
  const stuck = sit(keltisView(['r5 r2', 'r1'], { phase: 'add', ender: 0, rows }));
  expect(left(stuck)).toBe(t.nothingFits);
});
