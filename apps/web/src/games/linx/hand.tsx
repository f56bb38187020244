import { Strip } from '../../kit/strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { Card } from './card.tsx';
import { handInOrder, type Link, type Order, type Shared, ZONE } from './chain.ts';
import type { Desk } from './desk.ts';
import { fitOf, speaksOf } from './fits.ts';
import { Joint, symbolName } from './joint.tsx';
import { PLACE, THING } from './linx-drags.ts';
import { cx } from './styles.ts';

/** The whole hand. Cards in the chain bear their place in it, those that fit what they fit by. */
export function Hand({
  desk,
  order,
  onOrder,
}: {
  readonly desk: Desk;
  readonly order: Order;
  onOrder(order: Order): void;
}) {
  const { hand, t, words, me } = desk;
  if (me === null) return null;
  return (
    <section
      class={cx(hand.length < 6 ? 'hand few' : 'hand')}
      aria-label={words.yourHand}
      id="hand"
      data-drop={PLACE.hand}
      data-place={ZONE.hand}
    >
      <Strip label={words.yourHand} class={cx('hand-row')}>
        {handInOrder(hand, order).map((link) => (
          <HandCard key={link.id} desk={desk} link={link} />
        ))}
      </Strip>
      {hand.length > 0 && (
        <button
          type="button"
          class={cx('sort')}
          onClick={() => onOrder(order === 'number' ? 'symbol' : 'number')}
        >
          <Name text={t.sortName(t.sort[order])} />
          <Icon name="sort" size={20} />
          <span aria-hidden="true">{t.sort[order]}</span>
        </button>
      )}
    </section>
  );
}

function HandCard({ desk, link }: { readonly desk: Desk; readonly link: Link }) {
  const { t, wording, stage, fresh, hint } = desk;
  const at = stage.links.findIndex(({ id }) => id === link.id);
  const fit = at < 0 ? fitOf(desk, link) : null;
  const isHinted = speaksOf(hint, link.card);
  const isFresh = fresh.has(link.id);
  const name = [
    wording.card(link.card),
    ...(at >= 0 ? [stage.isDiscarding ? t.chosen : t.place(at + 1)] : []),
    ...(fit ? [fit === 'inside' ? t.fitsIn : t.fitsTo(sharedSaid(desk, fit))] : []),
    ...(isFresh ? [t.isNew] : []),
    ...(isHinted ? [t.hinted] : []),
  ];
  const state = at >= 0 ? 'used' : fit ? 'fits' : stage.links.length > 0 && desk.settings.aids ? 'low' : '';
  return (
    <button
      type="button"
      class={cx(`place hand-card ${state} ${isHinted ? 'hinted' : ''}`)}
      aria-pressed={at >= 0}
      data-spot={`hand ${link.card}`}
      data-drag={THING.card(link)}
      data-flip={link.id}
      onClick={() => desk.tapCard(link)}
    >
      <Name text={name.join(', ')} />
      <span class={cx('lift')} aria-hidden="true">
        <Card code={link.card} />
        {at >= 0 && <span class={cx('number')}>{stage.isDiscarding ? '×' : at + 1}</span>}
        {fit === 'inside' && <span class={cx('fit')}>{t.fitsIn}</span>}
        {fit && fit !== 'inside' && (
          <span class={cx('by-what')}>
            <Joint shared={fit} />
          </span>
        )}
        {isFresh && at < 0 && <span class={cx('new')}>{t.isNew}</span>}
      </span>
    </button>
  );
}

function sharedSaid({ t, wording }: Desk, shared: Shared): string {
  return shared.kind === 'number' ? t.numberSaid(shared.value) : symbolName(wording.card, shared.value);
}
