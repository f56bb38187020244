import type { Card } from '@quartet/combos';
import { isPlacing, placeAt, type Range, stretched, takeReserve, tap } from './choice.ts';
import type { Desk } from './desk.ts';
import { quickPlays, readingsOf } from './plays.ts';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** What each digit chooses: a reading of the X that is chosen, or a play. */
function digitsOf(desk: Desk, width: number): readonly (readonly [number, Range])[] {
  const { choice, plays } = desk;
  const readings = choice?.type === 'range' ? readingsOf(plays, choice.from, choice.to) : [];
  if (readings.length > 1) {
    return [...readings]
      .reverse()
      .map(({ move: { from, to, as }, combo }, i) => [
        combo?.type === 'solo' ? combo.sum : i + 1,
        { type: 'range', from, to, as },
      ]);
  }
  return quickPlays(desk, width).map(({ move: { from, to } }, i) => [i + 1, { type: 'range', from, to }]);
}

/** `width`: of the table, which decides how many plays have a digit. */
export function combosKeys(desk: Desk, width: number): Readonly<Record<string, () => void>> {
  const { choice, legal, choose, view, me } = desk;
  const keys: Record<string, () => void> = {
    Enter: desk.commit,
    Escape: () => choose(null),
    u: desk.draft.undo,
  };
  if (!legal.isMine || me === null) return {};
  if (isPlacing(choice)) {
    const to = (at: number) => () => placeAt(desk, Math.min(Math.max(at, 0), desk.hand.length) + 1);
    Object.assign(keys, { ArrowLeft: to(choice.at - 1), ArrowRight: to(choice.at + 1) });
    Object.assign(keys, { Home: to(0), End: to(desk.hand.length), Insert: desk.commit });
  }
  if (view.phase !== 'act') return keys;
  if (!desk.settings.aids) for (const at of DIGITS) keys[at] = () => at <= desk.hand.length && tap(desk, at);
  for (const [digit, next] of digitsOf(desk, width)) keys[digit] = () => choose(next);
  const isFirst = choice?.type === 'reserve' && choice.which === 1;
  const canSwitch = isFirst && view.players[me]!.reserve.length > 1;
  return {
    ...keys,
    r: () => takeReserve(desk, canSwitch ? 2 : 1),
    b: () => {
      const why = legal.why({ type: 'bust' });
      if (why) desk.say(why);
      else choose({ type: 'bust' });
    },
  };
}

/** The position in the hand, from 1, of the button that has the focus; 0 if none has. */
function focusedPosition(event: KeyboardEvent): number {
  const target =
    event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-position]') : null;
  return Number(target?.getAttribute('data-position') ?? 0);
}

/** Shift with an arrow grows or shrinks the range. */
export function handKey(event: KeyboardEvent, desk: Desk): void {
  const position = focusedPosition(event);
  if (position === 0) return;
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0 || !event.shiftKey || !desk.isMine()) return;
  event.preventDefault();
  const range = moved(desk.choice?.type === 'range' ? desk.choice : null, position, step, desk.hand);
  if (!range) return;
  desk.choose(range);
  const root = event.currentTarget as HTMLElement;
  root.querySelector<HTMLElement>(`[data-position="${position + step}"]`)?.focus();
}

/** The focus is on one end of the range and takes that end along. */
export function moved(
  range: Range | null,
  position: number,
  step: number,
  hand: readonly Card[],
): Range | null {
  const isEnd = range && (range.from === position || range.to === position);
  const { from, to }: Range = isEnd ? range : { type: 'range', from: position, to: position };
  const movesTo = step > 0 ? to === position : from !== position;
  const ends = movesTo ? { from, to: to + step } : { from: from + step, to };
  return stretched(ends.from, ends.to, hand);
}
