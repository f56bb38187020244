import { useDrag } from '../../kit/drag/use-drag.ts';
import { useFlip } from '../../kit/flip.ts';
import { LettersContext } from '../../kit/letters.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { type Keys, useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import type { Props } from './desk.ts';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Opponents } from './opponents.tsx';
import { OwnRows } from './own-rows.tsx';
import { type Scene, useScene } from './scene.ts';
import { otherSteps, primaryStep, type Step } from './steps.ts';
import { cx } from './styles.ts';
import { useKeltisDrags } from './use-keltis-drags.ts';

/** Keltis: choose a card, lay or discard it, then draw, which plays both. */
export function Table(props: Props) {
  const scene = useScene(props);
  const { plan } = scene;
  const primary = primaryStep(props, plan, scene.words);
  const others = otherSteps(props, plan, scene.words);
  const root = useFlip<HTMLDivElement>(props.settings);
  const undo = (): void => {
    if (plan.isOpen) plan.undo();
  };
  useKeys(keysOf(scene, primary, others, undo));
  useDrag(root, useKeltisDrags(scene), props.settings);
  useStagingFeel({ turn: props.view, chosen: plan.picked?.key ?? null, laid: plan.staged.length });
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
              <Hand scene={scene} onEnter={() => primary?.run()} />
            </>
          )}
        </div>
      </div>
    </LettersContext.Provider>
  );
}

function keysOf(
  { plan, taps }: Scene,
  primary: Step | null,
  others: readonly Step[],
  undo: () => void,
): Keys {
  const keys: Record<string, () => void> = { u: undo, ...(primary && { Enter: primary.run }) };
  keys.Escape = () => plan.isOpen && plan.restart(null);
  for (const [i, held] of plan.hand.slice(0, 9).entries()) keys[i + 1] = () => taps.card(held);
  for (const { hotkey, run } of others) if (hotkey) keys[hotkey.toLowerCase()] = run;
  return keys;
}
