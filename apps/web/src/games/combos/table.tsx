import type { CombosShapes } from '@quartet/combos';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { LettersContext } from '../../kit/letters.ts';
import { useMotion } from '../../kit/motion/use-motion.ts';
import { useStacked } from '../../kit/stacked.ts';
import type { TableProps } from '../../kit/table-props.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import { isPlacing } from './choice.ts';
import { combosDrags } from './combos-drags.ts';
import { useDesk } from './desk.ts';
import { Hand } from './hand.tsx';
import { combosKeys } from './keys.ts';
import { Ladder } from './ladder.tsx';
import { motion } from './motion.ts';
import { Opponents } from './opponents.tsx';
import { Own } from './own.tsx';
import { PlayButtons } from './play-buttons.tsx';
import { isTight, useSize } from './size.ts';
import { cx } from './styles.ts';
import { Trick } from './trick.tsx';
import type { CombosWords } from './words.ts';

export { motion };

/** Checkered Combos: a hand in fixed order, a ladder of combinations, one turn after the other. */
export function Table(props: TableProps<CombosShapes>) {
  const desk = useDesk(props);
  const { settings, view, words } = desk;
  const { root, flips } = useMotion<HTMLDivElement, CombosShapes, CombosWords>(props, motion, words);
  const size = useSize(root);
  const isStacked = useStacked();
  const isFuller = isPlacing(desk.choice);
  const tight = isTight(size, desk.hand.length + (isFuller ? 1 : 0), isFuller);
  useKeys(combosKeys(desk, size.width));
  useDrag(root, combosDrags(desk), settings);
  useStagingFeel({ turn: view, chosen: desk.choice && JSON.stringify(desk.choice), laid: 0 });
  const middle = [
    <Opponents key="opponents" desk={desk} flips={flips} />,
    <Ladder key="ladder" desk={desk} />,
    <Trick key="trick" desk={desk} flips={flips} />,
    <Own key="own" desk={desk} flips={flips} />,
  ];
  const plays = <PlayButtons key="plays" desk={desk} width={size.width} />;
  const actions = desk.me !== null && <Actions key="actions" desk={desk} />;
  const hand = <Hand key="hand" desk={desk} flips={flips} width={size.width} />;
  return (
    <LettersContext.Provider value={settings.letters ? settings.language : null}>
      <div class={cx('table')} ref={root}>
        <div class={cx('inner')} data-tight={tight}>
          {isStacked ? [hand, actions, plays, ...middle] : [...middle, plays, actions, hand]}
        </div>
      </div>
    </LettersContext.Provider>
  );
}
