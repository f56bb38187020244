import { ActionBar, ActionButton } from '../../kit/action-bar.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type Keys, useKeys } from '../../ui/keys.ts';
import type { Desk } from './desk.ts';
import { handInOrder, type Order } from './order.ts';
import { Preview } from './preview.tsx';
import { primaryOf, type Wide } from './primary.ts';
import { cx } from './styles.ts';

const HAND_KEYS = '1234567890';

/** What can be done with what is laid out, and what it would bring. */
export function Actions({ desk, order }: { readonly desk: Desk; readonly order: Order }) {
  const { stage, t, words, view, legal } = desk;
  const primary = primaryOf(desk);
  const mustDraw = legal.isMine && view.phase === 'draw';
  const reverse = (): void => stage.change({ links: stage.links.toReversed() });
  const choose = discardChoice(desk);
  const has = stage.links.length > 0;
  useKeys(keysOf(desk, order, { primary: primary.act, reverse, choose }));
  return (
    <ActionBar preview={<Preview desk={desk} />}>
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
      <span class={cx('linx-long')}>{long}</span>
      <span class={cx('linx-short')}>{short}</span>
    </>
  );
}

function drawFrom(desk: Desk, from: 'stock' | 'discard'): void {
  if (desk.legal.isMine) desk.tapPile(from);
  else desk.say(desk.wording.prompt(desk.view, desk.names));
}

/** From now on each tap chooses the card to throw away. */
function discardChoice({ stage, say, t }: Desk): () => void {
  return () => {
    if (stage.isDiscarding) stage.undo();
    else {
      stage.change({ links: [], isDiscarding: true });
      say(t.discardNote, 'note');
    }
  };
}

function keysOf(
  desk: Desk,
  order: Order,
  acts: { readonly primary: () => void; readonly reverse: () => void; readonly choose: () => void },
): Keys {
  const { stage, view, anchors, legal } = desk;
  const hand = handInOrder(desk.hand, order);
  const keys: Record<string, () => void> = {
    Enter: acts.primary,
    Escape: () => stage.links.length > 0 && stage.clear(),
    u: () => stage.canUndo && stage.undo(),
    r: () => stage.links.length > 1 && acts.reverse(),
    x: () => (view.phase === 'draw' ? drawFrom(desk, 'discard') : legal.isMine && acts.choose()),
  };
  for (const anchor of anchors) keys['abcd'[anchor.anchor!]!] = () => desk.tapAnchor(anchor);
  for (const [i, key] of [...HAND_KEYS].entries()) {
    const link = hand[i];
    if (link) keys[key] = () => desk.tapCard(link);
  }
  return keys;
}
