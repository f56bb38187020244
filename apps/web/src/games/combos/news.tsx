import type { Card, Event } from '@quartet/combos';
import { Tile } from './card.tsx';
import type { Desk } from './desk.ts';
import { cx } from './styles.ts';

/** The card that was drawn and has to be placed. */
export function Tray({ desk, card }: { readonly desk: Desk; readonly card: Card }) {
  const { words, view, cardName } = desk;
  return (
    <p class={cx('plays news')}>
      <Tile card={card} />
      {words.drawn(cardName(card))} {words.drawnDoes(view.drawn!.more)}
    </p>
  );
}

/** The last thing that happened, while there is nothing to choose. */
export function News({ desk }: { readonly desk: Desk }) {
  const { last, wording, names } = desk;
  const events = (last.at(-1)?.events ?? []) as readonly Event[];
  const event = events.findLast(({ type }) => type !== 'opens' && type !== 'dealt');
  return <p class={cx('plays news muted')}>{event ? wording.event(event, names) : ''}</p>;
}
