import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useKeys } from '../../ui/keys.ts';
import type { Order } from './chain.ts';
import type { Desk } from './desk.ts';
import { discardChoice, drawFrom, linxKeys } from './keys.ts';
import { previewOf } from './preview.ts';
import { primaryOf, type Wide } from './primary.ts';
import { cx } from './styles.ts';

/** What can be done with what is laid out, and what it would bring. */
export function Actions({ desk, order }: { readonly desk: Desk; readonly order: Order }) {
  const { stage, t, words, view, legal } = desk;
  const primary = primaryOf(desk);
  const mustDraw = legal.isMine && view.phase === 'draw';
  const reverse = (): void => stage.change({ links: stage.links.toReversed() });
  const choose = discardChoice(desk);
  const has = stage.links.length > 0;
  useKeys(linxKeys(desk, order, { primary: primary.act, reverse, choose }));
  return (
    <ActionBar preview={<PreviewLine desk={desk} />}>
      <Tool icon="undo" label={words.undo} hotkey="U" isOff={!stage.canUndo} onPress={stage.undo} />
      <Tool icon="close" label={words.clear} hotkey="Esc" isOff={!has} onPress={stage.clear} />
      <Tool icon="swap" label={t.reverse} hotkey="R" isOff={stage.links.length < 2} onPress={reverse} />
      {mustDraw ? (
        <TakeDiscard desk={desk} />
      ) : (
        <Tool icon="discard" label={t.discardOne} hotkey="X" isOff={!legal.isMine} onPress={choose} />
      )}
      <ActionButton
        primary
        label={<Both {...primary.label} />}
        hotkey="Enter"
        disabled={!primary.can}
        onPress={primary.act}
      />
    </ActionBar>
  );
}

function PreviewLine({ desk }: { readonly desk: Desk }) {
  const { gain, text } = previewOf(desk);
  if (gain === null) return <>{text}</>;
  return (
    <>
      {desk.t.reaches} <b>+{gain}</b>. {text}
    </>
  );
}

/** A tool that cannot be used now does nothing. */
function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly hotkey: string;
  readonly isOff: boolean;
  onPress(): void;
}) {
  return (
    <ActionButton
      label={
        <>
          <Icon name={props.icon} size={18} />
          <span class={cx('tool')}>{props.label}</span>
        </>
      }
      hotkey={props.hotkey}
      disabled={props.isOff}
      onPress={() => !props.isOff && props.onPress()}
    />
  );
}

function TakeDiscard({ desk }: { readonly desk: Desk }) {
  const [top] = desk.view.discards;
  const take = { type: 'draw', from: 'discard' } as const;
  const can = desk.legal.isMine && desk.legal.refusal(take) === null;
  return (
    <ActionButton
      label={top === undefined ? desk.t.noDiscards : desk.t.takeDiscard(desk.wording.card(top))}
      hotkey="X"
      disabled={!can}
      onPress={() => drawFrom(desk, 'discard')}
    />
  );
}

/** The full text where there is room for it. */
function Both({ long, short }: Wide) {
  return (
    <>
      <span class={cx('wide-only')}>{long}</span>
      <span class={cx('narrow-only')}>{short}</span>
    </>
  );
}
