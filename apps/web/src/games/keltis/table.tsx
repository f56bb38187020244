import { useDrag } from '../../kit/drag/use-drag.ts';
import { useFlip } from '../../kit/flip.ts';
import { LettersContext } from '../../kit/letters.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import type { Props } from './desk.ts';
import { Hand } from './hand.tsx';
import { keltisDrags } from './keltis-drags.ts';
import { Middle } from './middle.tsx';
import { Opponents } from './opponents.tsx';
import { OwnRows } from './own-rows.tsx';
import { useScene } from './scene.ts';
import { keysOf, otherSteps, primaryStep } from './steps.ts';
import { cx } from './styles.ts';

/** Keltis: choose a card, lay or discard it, then draw, which plays both. */
export function Table(props: Props) {
  const scene = useScene(props);
  const { plan } = scene;
  const primary = primaryStep(props, plan, scene.words);
  const others = otherSteps(props, plan, scene.words);
  const root = useFlip<HTMLDivElement>(props.settings);
  const undo = (): void => {
    if (plan.isOpen) plan.draft.undo();
  };
  useKeys({ ...keysOf(plan, scene.taps, primary, others), u: undo });
  useDrag(root, keltisDrags(scene), props.settings);
  useStagingFeel({ turn: props.view, chosen: plan.picked?.name ?? null, laid: plan.staged.length });
  return (
    <LettersContext.Provider value={props.settings.letters ? props.settings.language : null}>
      <div class={cx('table')} ref={root}>
        <div class={cx(props.me === null ? 'grid closed' : 'grid')}>
          <Opponents scene={scene} />
          <Middle scene={scene} />
          <OwnRows scene={scene} />
          {props.me !== null && (
            <>
              <Actions scene={scene} primary={primary} others={others} onUndo={undo} />
              <Hand scene={scene} />
            </>
          )}
        </div>
      </div>
    </LettersContext.Provider>
  );
}
