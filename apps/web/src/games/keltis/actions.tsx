import { useWords } from '../../app/words/index.ts';
import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Preview } from './preview.tsx';
import type { Scene } from './scene.ts';
import type { Step } from './steps.ts';
import { cx } from './styles.ts';

/** Undo, the other ways, and the primary button that says what it does. */
export function Actions(props: {
  readonly scene: Scene;
  readonly primary: Step | null;
  readonly others: readonly Step[];
  onUndo(): void;
}) {
  const { scene, primary, others } = props;
  const words = useWords();
  const canUndo = scene.plan.isOpen && (scene.plan.picked !== null || scene.plan.staged.length > 0);
  return (
    <div class={cx('actions')} data-others={others.length} data-picked={scene.plan.picked !== null}>
      <ActionBar preview={<Preview scene={scene} />}>
        {canUndo && (
          <button type="button" class={cx('button undo')} onClick={props.onUndo}>
            <Icon name="undo" size={18} />
            <span class={cx('undo-word')}>{words.undo}</span>
            <span class="kbd" aria-hidden="true">
              U
            </span>
          </button>
        )}
        {others.map(({ label, hotkey, run }) => (
          <ActionButton key={label} label={label} {...(hotkey && { hotkey })} onPress={run} />
        ))}
        {scene.plan.isOpen && !primary && others.length === 0 && (
          <ActionButton
            primary
            disabled
            label={scene.words.chooseCard}
            onPress={() => scene.props.say(scene.words.pickFirst)}
          />
        )}
        {primary && (
          <ActionButton
            primary
            hotkey="Enter"
            label={
              <span>
                {primary.label}
                {primary.yields && <span class={cx('yields')}>{primary.yields}</span>}
              </span>
            }
            onPress={primary.run}
          />
        )}
      </ActionBar>
    </div>
  );
}
