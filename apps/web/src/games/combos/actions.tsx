import { useWords } from '../../app/words/index.ts';
import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Desk } from './desk.ts';
import { previewOf } from './preview.ts';
import { cx } from './styles.ts';

/** Clear, what would happen, and the button that makes it so. */
export function Actions({ desk }: { readonly desk: Desk }) {
  const common = useWords();
  const { what, after, label } = previewOf(desk);
  const canPlay = desk.legal.isMine && desk.move !== null && desk.why === null;
  return (
    <ActionBar
      preview={
        <>
          <b class={cx(desk.why && 'why')}>{what}</b> <small>{after}</small>
        </>
      }
    >
      <ActionButton
        label={
          <>
            <Icon name="close" size={18} />
            <span class={cx('clear-text')}>{common.clear}</span>
          </>
        }
        hotkey="Esc"
        disabled={!desk.choice}
        onPress={() => desk.choose(null)}
      />
      <ActionButton
        primary
        label={label}
        hotkey="Enter"
        disabled={!canPlay}
        onPress={() => {
          if (desk.isMine()) desk.commit();
        }}
      />
    </ActionBar>
  );
}
