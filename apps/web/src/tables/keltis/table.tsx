import { useFlip } from '../../ui/flip.ts';
import { type Keys, useKeys } from '../../ui/keys.ts';
import { Actions } from './actions.tsx';
import type { Props } from './desk.ts';
import { Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import { Opponents } from './opponents.tsx';
import { OwnRows } from './own-rows.tsx';
import { useScene } from './scene.ts';
import { otherSteps, primaryStep, type Step } from './steps.ts';
import './table.css';
import './token.css';

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
  useKeys(keysOf(primary, others, undo, () => plan.isOpen && plan.restart(null)));
  return (
    <div class="keltis" ref={root}>
      <div class={props.me === null ? 'kt-grid closed' : 'kt-grid'}>
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
  );
}

function keysOf(primary: Step | null, others: readonly Step[], undo: () => void, clear: () => void): Keys {
  const keys: Record<string, () => void> = { u: undo, Escape: clear, ...(primary && { Enter: primary.run }) };
  for (const { hotkey, run } of others) if (hotkey) keys[hotkey.toLowerCase()] = run;
  return keys;
}
