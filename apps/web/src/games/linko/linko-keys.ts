import { CARDS, type Move } from '@quartet/linko';
import type { Keys } from '../../ui/keys.ts';
import { choicesOf } from './choices.ts';
import { attempt, type Scene } from './scene.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Digits choose: a number of the hand, a slot of the row, one of a few answers. */
export function linkoKeys(scene: Scene): Keys {
  const { staged, legal, view } = scene;
  const isDrawing = legal.isMine && view.phase === 'draw';
  const choices = choicesOf(scene);
  const keys: Record<string, () => void> = {
    Escape: staged.clear,
    u: staged.undo,
    x: () => (staged.choice && staged.choice.card !== 'X' ? staged.addJoker() : staged.pick('X')),
    '+': () => staged.step(1),
    '-': () => staged.step(-1),
    Enter: () => primary(scene),
  };
  for (const [at, digit] of DIGITS.entries()) {
    if (isDrawing) keys[digit] = () => attempt(scene, drawOf(at));
    else if (choices.length > 0) keys[digit] = () => choices[at] && attempt(scene, choices[at].move);
    else keys[digit] = () => staged.pick(CARDS[at]!);
  }
  return keys;
}

function drawOf(at: number): Move {
  return at < 6 ? { type: 'draw', from: 'row', slot: at + 1 } : { type: 'draw', from: 'pile' };
}

function primary(scene: Scene): void {
  const { staged, legal, view } = scene;
  const [first] = choicesOf(scene);
  if (first) attempt(scene, first.move);
  else if (legal.isMine && view.phase === 'draw') attempt(scene, { type: 'draw', from: 'pile' });
  else staged.commit();
}
