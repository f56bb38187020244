import { linx } from '@quartet/linx';
import { wording } from '@quartet/linx/wording.en';
import { expect, test } from 'vitest';
import {
  cutAt,
  gapIn,
  inserted,
  isClosed,
  type Links,
  remaining,
  sharedBy,
} from '../../src/games/linx/chain.ts';
import { standing } from '../../src/games/linx/fits.ts';
import { previewOf } from '../../src/games/linx/preview.ts';
import { primaryOf } from '../../src/games/linx/primary.ts';
import { insertable } from '../../src/games/linx/taps.ts';
import { codes, link, links, linxView, place, sit, t } from './linx-desk.ts';

test('neighbours share a number or a sign, or nothing', () => {
  expect(sharedBy(link('3d'), link('3s'))).toEqual({ kind: 'number', value: '3' });
  expect(sharedBy(link('3d'), link('5d'))).toEqual({ kind: 'sign', value: 'd' });
  expect(sharedBy(link('3d'), link('5s'))).toBeNull();
  expect(sharedBy(link('12d'), link('1d'))).toEqual({ kind: 'sign', value: 'd' });
});

test('a gap is where two neighbours share nothing, and between two anchors always', () => {
  expect(gapIn(links('1d@0 3d 3s'))).toBe(-1);
  expect(gapIn(links('1d@0 3s 3d'))).toBe(1);
  expect(gapIn(links('1d@0 5d@1'))).toBe(1);
  expect(gapIn(links('3d'))).toBe(-1);
});

test('a chain is closed when it joins two anchors without a gap', () => {
  expect(isClosed(links('1d@0 3d 3s 4s@1'))).toBe(true);
  expect(isClosed(links('1d@0 3d 3s'))).toBe(false);
  expect(isClosed(links('3d 3s 4s@1'))).toBe(false);
  expect(isClosed(links('1d@0 5d@1'))).toBe(false);
  expect(isClosed(links('1d@0'))).toBe(false);
  expect(isClosed(links('1d@0 3d 9s 4s@1'))).toBe(false);
});

test('a card goes to the gap, else to the end, else to the front, else where it fits inside', () => {
  expect(place('', '3d')).toEqual({ at: 0, way: 'begin' });
  expect(place('1d@0 8h@2', '3d')).toEqual({ at: 1, way: 'gap' });
  expect(place('1d@0 8h@2', '3h')).toEqual({ at: 1, way: 'gap' });
  expect(place('1d@0 3d', '3s')).toEqual({ at: 2, way: 'end' });
  expect(place('3d 3s', '5d')).toEqual({ at: 0, way: 'front' });
  expect(place('1d@0 3d 3s 4s@1', '3h')).toEqual({ at: 2, way: 'inside' });
  expect(place('1d@0 3d 3s 4s@1', '9w')).toBeNull();
  expect(place('1d@0 3d', '9w')).toBeNull();
  expect(place('1d@0 3d 3s 4s@1', '9s')).toEqual({ at: 3, way: 'inside' });
  expect(place('1d@0 3d 3s 4s@1', '4h')).toBeNull();
  expect(place('1d@0 3d', '1h')).toBeNull();
});

test('an anchor ends the chain, begins it, or waits behind a gap; a third one has no place', () => {
  expect(place('1d@0 3d 3s', '4s@1')).toEqual({ at: 3, way: 'end' });
  expect(place('3d 3s', '1d@0')).toEqual({ at: 0, way: 'front' });
  expect(place('1d@0 3d', '8h@2')).toEqual({ at: 2, way: 'gap' });
  expect(place('1d@0', '5d@1')).toEqual({ at: 1, way: 'gap' });
  expect(place('3d 3s 4s@1', '8h@2')).toEqual({ at: 0, way: 'gap' });
  expect(place('1d@0 9w 3h', '12p@3')).toBeNull();
  expect(place('1d@0 3d 3s 4s@1', '8h@2')).toBeNull();
});

test('putting in, cutting off, and what of it still lies there', () => {
  const chain = links('1d@0 3d 3s 4s@1');
  const text = (some: Links): string => some.map(({ id }) => id).join(' ');
  expect(text(inserted(chain, link('3h'), 2))).toBe('1d@0 3d 3h 3s 4s@1');
  expect(text(cutAt(chain, 0))).toBe('3d 3s 4s@1');
  expect(text(cutAt(chain, 2))).toBe('1d@0 3d');
  expect(remaining(chain, [...chain, link('9w')])).toBe(chain);
  expect(text(remaining(chain, links('1d@0 3s')))).toBe('1d@0 3s');
});

test('taps build a chain; a tap on what lies in it cuts there', () => {
  const { tap, chain, desk } = sit(linxView(['3d 3s 3h 9w', '1t']));
  tap('A', '3d', '3s', 'B');
  expect(chain()).toBe('1d 3d 3s 4s');
  expect(desk()).toMatchObject({ isClosed: true, target: 4 });
  tap('3h');
  expect(chain()).toBe('1d 3d 3h 3s 4s');
  expect(desk().target).toBe(5);
  tap('3h');
  expect(chain()).toBe('1d 3d');
  tap('A');
  expect(chain()).toBe('3d');
});

test('undo goes back step by step, and a cleared tray can be had back', () => {
  const { tap, chain, key } = sit(linxView(['3d 3s', '1t']));
  tap('A', '3d');
  key('Escape');
  expect(chain()).toBe('');
  key('u');
  expect(chain()).toBe('1d 3d');
  key('u');
  key('u');
  key('u');
  expect(chain()).toBe('');
});

test('what fits nowhere says why: the ends it could go on from, the gap, the two anchors', () => {
  const { tap, said } = sit(linxView(['3d 3s 9w', '1t']));
  tap('A', '3d', '9w');
  expect(said).toEqual([t.noPlace(wording.card('9w'), wording.card('3d'))]);
  tap('C');
  expect(said[1]).toBe(t.gap(wording.card('3d'), wording.card('8h')));
  tap('D');
  expect(said[2]).toBe(t.gapFirst);
  const closed = sit(linxView(['3d 3s 9w', '1t']));
  closed.tap('A', '3d', '3s', 'B', '9w', 'D');
  expect(closed.said).toEqual([t.noFit(wording.card('9w')), t.twoAnchors]);
});

test('a connector puts in the only card that fits there, or asks which', () => {
  const one = sit(linxView(['3d 3s 3h', '1t']));
  one.tap('A', '3d', '3s', 'B');
  expect(insertable(one.desk(), 2).map(({ card }) => card)).toEqual(['3h']);
  one.desk().insertAt(2);
  expect(one.chain()).toBe('1d 3d 3h 3s 4s');
  const two = sit(linxView(['3d 3s 3h 3w', '1t']));
  two.tap('A', '3d', '3s', 'B');
  two.desk().insertAt(2);
  expect(two.desk().stage.insertAt).toBe(2);
  expect(two.said).toEqual([t.chooseInsert([wording.card('3h'), wording.card('3w')].join(', '))]);
  two.desk().insertAt(2);
  expect(two.desk().stage.insertAt).toBeNull();
  two.desk().insertAt(2);
  two.tap('3w');
  expect(two.desk().stage.insertAt).toBeNull();
  expect(two.chain()).toBe('1d 3d 3w 3s 4s');
});

test('what no longer lies there is out of the chain', () => {
  const { desk } = sit(linxView(['3d 3s', '1t']));
  desk().stage.change({ links: [...desk().anchors.slice(0, 1), link('9w'), desk().hand[0]!] });
  expect(desk().stage.links.map(({ card }) => card)).toEqual(['1d', '3d']);
});

test('the chain takes the best scoring card it reaches, or the one that is wanted', () => {
  const { tap, desk, said, played } = sit(linxView(['3d 3s 3h', '1t']));
  tap('A', '3d', '3s', '3h', 'C');
  expect(desk().target).toBe(5);
  desk().tapScoring(4);
  expect(desk().target).toBe(4);
  desk().tapScoring(5);
  desk().stage.change({ links: desk().stage.links.filter(({ card }) => card !== '3s') });
  expect(desk().target).toBe(4);
  desk().stage.undo();
  desk().tapScoring(4);
  desk().tapScoring(7);
  expect(said).toEqual([t.tooShort(7, 5)]);
  expect([0, 1, 2].map((slot) => standing(desk(), [4, 5, 7][slot]!, slot).kind)).toEqual([
    'taken',
    'reached',
    'far',
  ]);
  expect(primaryOf(desk()).label.long).toBe(t.layFor(5, 10));
  desk().lay();
  expect(played).toEqual([linx.print({ type: 'chain', cards: codes('1d 3d 3s 3h 8h'), for: 4 })]);
});

test('a chain that reaches none asks for the cheapest, so that the answer tells what it needs', () => {
  const { tap, desk, played } = sit(linxView(['1s', '1t'], { scoring: [7, 5, null] }));
  tap('A', '1s', 'B');
  desk().lay();
  expect(played).toEqual([linx.print({ type: 'chain', cards: codes('1d 1s 4s'), for: 5 })]);
});

test('scoring cards tell what is lacking: cards, or the second anchor; of two equal ones the first is taken', () => {
  const { tap, desk, said } = sit(linxView(['3d 3s 3h 5h', '1t'], { scoring: [4, 4, 7] }));
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.needed(4), short: t.cards });
  tap('A', '3d', '3s');
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.lacking(1) });
  tap('3h');
  expect(standing(desk(), 4, 0)).toEqual({ kind: 'far', text: t.notJoined });
  desk().tapScoring(4);
  expect(said).toEqual([t.needsAnchors]);
  tap('C');
  expect([0, 1].map((slot) => standing(desk(), 4, slot).kind)).toEqual(['taken', 'reached']);
});

test('the line above the buttons: what the chain brings and what more would, or what it lacks', () => {
  const { tap, desk } = sit(linxView(['3d 3s 3h 9w', '1t'], { scoring: [4, null, 7] }));
  expect(previewOf(desk())).toEqual({ gain: null, text: t.begin });
  tap('3d');
  expect(previewOf(desk()).text).toBe(t.singleNote);
  tap('3s');
  expect(previewOf(desk()).text).toBe(t.needsAnchors);
  tap('A');
  expect(previewOf(desk()).text).toBe(t.needsAnchor);
  tap('B');
  expect(previewOf(desk())).toEqual({ gain: 10, text: t.moreReach(3, 30) });
  desk().stage.change({ links: desk().stage.links.filter(({ card }) => card !== '3s') });
  expect(previewOf(desk()).text).toBe(t.gap(wording.card('3d'), wording.card('4s')));
  const short = sit(linxView(['1s', '1t'], { scoring: [7, null, null] }));
  short.tap('A', '1s', 'B');
  expect(previewOf(short.desk())).toEqual({ gain: null, text: t.tooShort(7, 3) });
  const full = sit(linxView(['3d 3s', '1t'], { scoring: [4, null, null] }));
  full.tap('A', '3d', '3s', 'B');
  expect(previewOf(full.desk()).text).toBe('');
});
