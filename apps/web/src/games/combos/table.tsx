import type { CombosShapes } from '@quartet/combos';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { useFlip } from '../../kit/flip.ts';
import { LettersContext } from '../../kit/letters.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import type { Range } from './choice.ts';
import { type Desk, useDesk } from './desk.ts';
import { Hand } from './hand.tsx';
import { placeAt, tap } from './hand-cell.tsx';
import { useCardIds } from './ids.ts';
import { Ladder } from './ladder.tsx';
import { Opponents } from './opponents.tsx';
import { Own, takeReserve } from './own.tsx';
import { PlayButtons, quickPlays } from './play-buttons.tsx';
import { readingsOf } from './plays.ts';
import { roundEndLine, useRoundEnd } from './round-end.ts';
import { isTight, useSize } from './size.ts';
import { cx } from './styles.ts';
import { Trick } from './trick.tsx';
import { useCombosDrags } from './use-combos-drags.ts';

/** Checkered Combos: a hand in fixed order, a ladder of combinations, one turn after the other. */
export function Table(props: TableProps<CombosShapes>) {
  const desk = useDesk(props);
  const { settings, view, last, words, names } = desk;
  const root = useFlip<HTMLDivElement>(settings);
  const size = useSize(root);
  const isPlacing = desk.choice?.type === 'insert' || desk.choice?.type === 'reserve';
  const tight = isTight(size, desk.hand.length + (isPlacing ? 1 : 0), isPlacing);
  const { ids, gone } = useCardIds(view.round, desk.hand);
  const ended = useRoundEnd(view, last, desk.played);
  useKeys(keysOf(desk, size.width));
  useDrag(root, useCombosDrags(desk), settings);
  useStagingFeel({ turn: view, chosen: desk.choice && JSON.stringify(desk.choice), laid: 0 });
  return (
    <LettersContext.Provider value={settings.letters ? settings.language : null}>
      <div class={cx('table')} ref={root}>
        <div class={cx('cc-in')} data-tight={tight}>
          <Opponents desk={desk} />
          <Ladder desk={desk} />
          <Trick desk={desk} ended={ended && roundEndLine(words, names, ended)} gone={gone} />
          <Own desk={desk} />
          <PlayButtons desk={desk} width={size.width} />
          {desk.me !== null && <Actions desk={desk} />}
          <Hand desk={desk} ids={ids} width={size.width} />
        </div>
      </div>
    </LettersContext.Provider>
  );
}

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

function keysOf(desk: Desk, width: number): Readonly<Record<string, () => void>> {
  const { choice, legal, choose, view, me } = desk;
  const keys: Record<string, () => void> = { Enter: desk.commit, Escape: desk.clear, u: desk.undo };
  if (!legal.isMine || me === null) return {};
  if (choice?.type === 'insert' || choice?.type === 'reserve') {
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
