import type { KeltisShapes } from '@quartet/keltis';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { LettersContext } from '../../kit/letters.ts';
import { useMotion } from '../../kit/motion/use-motion.ts';
import { usePill } from '../../kit/pill.ts';
import { useStacked } from '../../kit/stacked.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import type { Props } from './desk.ts';
import { Hand } from './hand.tsx';
import { keltisDrags } from './keltis-drags.ts';
import { Middle } from './middle.tsx';
import { motion } from './motion.ts';
import { Opponents } from './opponents.tsx';
import { OwnRows } from './own-rows.tsx';
import { useScene } from './scene.ts';
import { keysOf, otherSteps, primaryStep, whatIsLeft } from './steps.ts';
import { cx } from './styles.ts';
import { KELTIS_WORDS, type KeltisWords } from './words.ts';

export { motion };

/** Keltis: choose a card, lay or discard it, then draw, which plays both. */
export function Table(props: Props) {
  const words = KELTIS_WORDS[props.settings.language];
  const { root, flips } = useMotion<HTMLDivElement, KeltisShapes, KeltisWords>(props, motion, words);
  const scene = useScene(props, words, flips);
  const { plan } = scene;
  const isStacked = useStacked();
  const primary = primaryStep(props, plan, scene.words);
  const others = otherSteps(props, plan, scene.words);
  const undo = (): void => {
    if (plan.isOpen) plan.draft.undo();
  };
  useKeys({ ...keysOf(plan, scene.taps, primary, others), u: undo });
  useDrag(root, keltisDrags(scene), props.settings);
  usePill(whatIsLeft(props, plan, scene.words));
  useStagingFeel({ turn: props.view, chosen: plan.picked?.name ?? null, laid: plan.staged.length });
  const table = [
    <Opponents key="opponents" scene={scene} />,
    <Middle key="middle" scene={scene} />,
    <OwnRows key="rows" scene={scene} />,
  ];
  const actions = props.me !== null && (
    <Actions key="actions" scene={scene} primary={primary} others={others} onUndo={undo} />
  );
  const hand = props.me !== null && <Hand key="hand" scene={scene} />;
  return (
    <LettersContext.Provider value={props.settings.letters ? props.settings.language : null}>
      <div class={cx('table')} ref={root}>
        <div class={cx(props.me === null ? 'grid closed' : 'grid')}>
          {isStacked ? [hand, actions, ...table] : [...table, actions, hand]}
        </div>
      </div>
    </LettersContext.Provider>
  );
}
