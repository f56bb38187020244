import { type LinkoShapes, linko, type View } from '@quartet/linko';
import { wording } from '@quartet/linko/wording.en';
import { expect, test } from 'vitest';
import { choicesOf } from '../../src/games/linko/choices.ts';
import { linkoTaps } from '../../src/games/linko/lesson-taps.ts';
import { linkoDrags } from '../../src/games/linko/linko-drags.ts';
import { linkoKeys } from '../../src/games/linko/linko-keys.ts';
import { zonesOf } from '../../src/games/linko/motion.ts';
import { hasJustPlayed, isHinted, type Scene } from '../../src/games/linko/scene.ts';
import { speech } from '../../src/games/linko/speech.ts';
import { type Choice, stagedOf } from '../../src/games/linko/staged.ts';
import { reachOf } from '../../src/games/linko/verdict.ts';
import { LINKO_WORDS } from '../../src/games/linko/words.ts';
import type { Told } from '../../src/kit/speech.ts';
import { type AtDesk, atDesk } from './at-desk.ts';
import { cards, linkoView } from './linko-view.ts';

interface Sitting extends AtDesk<LinkoShapes> {
  /** As it is drawn now. */
  scene(): Scene;
  key(key: string): void;
  chosen(): string | null;
}

function sit(view: View, me: number | null = 0): Sitting {
  const desk = atDesk(linko, wording, view, { me });
  const draft = desk.draft<Choice>();
  const t = LINKO_WORDS.en;
  const scene = (): Scene => {
    const staged = stagedOf(desk.props, draft, t.chooseFirst);
    const reach = reachOf(desk.props.view, desk.props.legal.state, staged.cards);
    const sheet = linko.scoreSheet(desk.props.legal.state);
    return { ...desk.props, t, staged, reach, sheet, flips: {}, news: [] };
  };
  return {
    ...desk,
    scene,
    key: (key) => linkoKeys(scene())[key]?.(new Event('keydown') as KeyboardEvent),
    chosen: () => scene().staged.cards?.join(' ') ?? null,
  };
}

const seats = [{ hand: '3 7 7 7 X X' }, { hand: '1 1', layers: '5 5' }, { hand: '1' }];

test('a tap on a number chooses all of its cards, another tap none', () => {
  const { scene, chosen } = sit(linkoView(seats));
  scene().staged.pick('7');
  expect(chosen()).toBe('7 7 7');
  scene().staged.pick('3');
  expect(chosen()).toBe('3');
  scene().staged.pick('3');
  expect(chosen()).toBeNull();
});

test('one card more or less, as far as there are any', () => {
  const { scene, chosen, said } = sit(linkoView(seats));
  scene().staged.pick('7');
  scene().staged.step(-1);
  expect(chosen()).toBe('7 7');
  scene().staged.step(-1);
  scene().staged.step(-1);
  expect(chosen()).toBe('7');
  for (const _ of '123') scene().staged.step(1);
  expect(chosen()).toBe('7 7 7');
  expect(said).toHaveLength(1);
});

test('jokers are added one by one, and after the last one there are none', () => {
  const { scene, chosen, said } = sit(linkoView(seats));
  scene().staged.addJoker();
  expect(said).toEqual([LINKO_WORDS.en.chooseFirst]);
  scene().staged.pick('3');
  const jokers = [1, 2, 3].map(() => {
    scene().staged.addJoker();
    return chosen();
  });
  expect(jokers).toEqual(['3 X', '3 X X', '3']);
});

test('undo goes back step by step, clear at once', () => {
  const { key, chosen } = sit(linkoView(seats));
  key('7');
  key('-');
  key('-');
  key('+');
  expect(chosen()).toBe('7 7');
  key('u');
  key('u');
  key('u');
  expect(chosen()).toBe('7 7 7');
  key('u');
  expect(chosen()).toBeNull();
  key('7');
  key('-');
  key('Escape');
  expect(chosen()).toBeNull();
});

test('what is committed is what was chosen; without a choice it is said what to do', () => {
  const { scene, played, said, key } = sit(linkoView(seats));
  key('Enter');
  expect([played, said]).toEqual([[], [LINKO_WORDS.en.chooseFirst]]);
  scene().staged.pick('7');
  scene().staged.addJoker();
  key('Enter');
  expect(played).toEqual(['play 7 7 7 X']);
});

test('in another’s turn a tap says whose turn it is, and nothing is chosen or played', () => {
  const { scene, said, played, chosen, key } = sit(linkoView(seats, { turn: 1, actor: 1 }));
  scene().staged.pick('7');
  scene().staged.commit();
  key('Enter');
  expect(said).toEqual(Array(3).fill(wording.prompt(scene().view, scene().names)));
  expect([played, chosen()]).toEqual([[], null]);
});

test('x chooses the jokers, or adds one to what is chosen; to jokers none is added', () => {
  const { key, chosen, scene } = sit(linkoView(seats));
  key('x');
  expect(chosen()).toBe('X X');
  scene().staged.step(-1);
  scene().staged.addJoker();
  expect(chosen()).toBe('X');
  scene().staged.step(1);
  expect(chosen()).toBe('X X');
  key('3');
  key('x');
  expect(chosen()).toBe('3 X');
});

test('a number dragged onto the stack is played as it was chosen; given back, all is as before', () => {
  const { scene, played, chosen } = sit(linkoView(seats));
  scene().staged.pick('3');
  expect(linkoDrags(scene()).take('number 7')).toEqual({ things: ['number 7'], places: ['stack'] });
  expect(chosen()).toBe('7 7 7');
  linkoDrags(scene()).giveBack('number 7');
  expect(chosen()).toBe('3');
  scene().staged.pick('7');
  scene().staged.step(-1);
  linkoDrags(scene()).take('number 7');
  linkoDrags(scene()).drop('number 7', 'hand');
  expect(played).toEqual([]);
  linkoDrags(scene()).drop('number 7', 'stack');
  expect(played).toEqual(['play 7 7']);
});

const drawing = linkoView(
  [
    { hand: '8', layers: '7 7' },
    { hand: '1', layers: '5 5' },
  ],
  { phase: 'draw', victim: 0, turn: 1, actor: 0, due: 2 },
);

test('while drawing, slots and the pile are dragged to the hand, and digits draw', () => {
  const { scene, played, key } = sit(drawing);
  expect(linkoDrags(scene()).take('slot 2')).toEqual({ things: ['slot 2'], places: ['hand'] });
  expect(linkoDrags(scene()).take('slot 9')).toBeNull();
  expect(linkoDrags(scene()).take('number 8')).toBeNull();
  linkoDrags(scene()).drop('slot 2', 'hand');
  linkoDrags(scene()).drop('pile', 'hand');
  linkoDrags(scene()).drop('pile', 'stack');
  for (const digit of ['1', '6', '7', 'Enter']) key(digit);
  expect(played).toEqual(['draw row 2', 'draw pile', 'draw row 1', 'draw row 6', 'draw pile', 'draw pile']);
});

const snatching = linkoView(
  [
    { hand: '8 9', layers: '7 7' },
    { hand: '1', layers: '5 5' },
    { hand: '1 2', layers: '6 6' },
  ],
  { phase: 'snatch', victim: 1 },
);

test('a snatch asks whether to take or leave, and says what comes of each', () => {
  const { scene, key, played } = sit(snatching);
  const [take, leave] = choicesOf(scene());
  const t = LINKO_WORDS.en;
  expect(take).toMatchObject({ move: { type: 'take' }, label: t.take, note: t.takeNote(2, 4, 'Otto', 2) });
  expect(leave).toMatchObject({ move: { type: 'leave' }, label: t.leave('Otto'), note: t.leaveNote(2) });
  key('2');
  key('Enter');
  key('9');
  expect(played).toEqual(['leave', 'take']);
});

test('whose cards were left chooses to take them back or to draw', () => {
  const { scene } = sit(linkoView(snatching.seats.map(sketch), { phase: 'reclaim', victim: 1, actor: 1 }), 1);
  const t = LINKO_WORDS.en;
  expect(choicesOf(scene()).map(({ move, note }) => [move.type, note])).toEqual([
    ['reclaim', t.reclaimResult(1, 3)],
    ['discard', t.discardResult],
  ]);
});

function sketch({ hand, layers }: View['seats'][number]): { hand: string; layers: string } {
  return { hand: hand.cards!.join(' '), layers: layers.map((layer) => layer.join(' ')).join(' < ') };
}

test('the ghost’s groups in reach are the choices; few are named, many are shown', () => {
  const ghost = (cards: string): Scene =>
    sit(linkoView([{ hand: '1', layers: '9 9' }, { hand: '1' }], { phase: 'ghost', ghost: cards })).scene();
  const few = choicesOf(ghost('3 3 4 7 7'));
  expect(few.map(({ move, cards: shown }) => [move, shown])).toEqual([
    [{ type: 'snatch', number: 3 }, undefined],
    [{ type: 'snatch', number: 7 }, undefined],
  ]);
  expect(choicesOf(ghost('3 3 4 4 7 7')).map(({ cards: shown }) => shown)).toEqual([
    cards('3 3'),
    cards('4 4'),
    cards('7 7'),
  ]);
});

test('where another decides, or cards are to be played, there is nothing to choose from', () => {
  expect(choicesOf(sit(snatching, 1).scene())).toEqual([]);
  expect(choicesOf(sit(linkoView(seats)).scene())).toEqual([]);
});

test('marks: what the hint speaks of, and who has just played', () => {
  const scene: Scene = {
    ...sit(linkoView(seats)).scene(),
    hinted: { type: 'play', cards: ['3', 'X'] },
    news: [{ type: 'played', seat: 2, cards: ['3'] }],
  };
  expect(isHinted(scene, { type: 'play', cards: ['3', 'X'] })).toBe(true);
  expect(isHinted(scene, { type: 'play', cards: ['3'] })).toBe(false);
  expect([0, 1, 2].map((seat) => hasJustPlayed(scene, seat))).toEqual([false, false, true]);
});

test('cards lie open in my hand, the row, all layers and the ghost’s hand', () => {
  const view = linkoView(
    [
      { hand: '3 7', layers: '2 < 9 9' },
      { hand: '1', layers: '4' },
    ],
    { ghost: '8 8' },
  );
  expect(zonesOf(view, 0)).toMatchObject({
    hand: ['3', '7'],
    ghost: ['8', '8'],
    'slot 1': ['1'],
    'stack 0': ['2', '9', '9'],
    'stack 1': ['4'],
  });
  expect(zonesOf(view, null).hand).toBeUndefined();
});

const told = (view: View, me = 0): Told<LinkoShapes> => {
  const { props } = sit(view, me);
  const sheet = linko.scoreSheet(props.legal.state);
  return { view: props.view, names: props.names, me, wording, language: 'en', sheet };
};

test('told: my hand and points, the others clockwise, the middle', () => {
  const view = linkoView([{ hand: '3 7 7', layers: '9 9' }, { hand: '1 1', layers: '5' }, { hand: '1' }], {
    discards: cards('4'),
  });
  expect(speech.mine(told(view))).toBe(
    'You hold 3 cards: a 3 and two 7s. Points: +2 −3, −1. Your top layer: two 9s.',
  );
  expect(speech.others(told(view))).toBe(
    'Otto: 2 cards in hand, −1 points, top layer a 5. Ada: 1 card in hand, −1 points, no layer.',
  );
  expect(speech.others(told(view, 1))).toMatch(/^Ada: .* Mia: /);
  expect(speech.table(told(view))).toBe('Row: 1, 2, 3, 4, 5, 6. Pile: 12 cards. Discards: 1 card.');
});

test('hinted: what kind of move is good, but not which', () => {
  const view = told(linkoView(seats));
  const kind = (text: string): string => speech.kind(linko.parse(text)!, view);
  expect(kind('play 7 7')).toBe('Play cards that snatch.');
  expect(kind('play 7 7 7')).toBe('Play several cards of one number.');
  expect(kind('play 3')).toBe('Play a single card.');
  expect(kind('draw row 3')).toMatch(/row helps/);
  expect(kind('draw pile')).toMatch(/pile is better/);
  expect(kind('leave')).toMatch(/better left/);
});

test('what to tap for a move of a lesson', () => {
  const taps = (text: string): readonly string[] => linkoTaps([linko.parse(text)!]);
  expect(taps('play 7 7')).toEqual(['hand 7', 'primary']);
  expect(taps('play 7 X')).toEqual(['hand 7', 'joker', 'primary']);
  expect(taps('play X X')).toEqual(['hand X', 'primary']);
  expect(taps('draw row 3')).toEqual(['slot 3']);
  expect(taps('draw pile')).toEqual(['pile']);
  expect(taps('take')).toEqual(['choice take']);
  expect(linkoTaps([])).toEqual([]);
});
