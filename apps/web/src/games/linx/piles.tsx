import { useState } from 'preact/hooks';
import { CardBack } from '../../kit/card-back.tsx';
import { SheetEnd } from '../../kit/sheet-end.tsx';
import { Strip } from '../../kit/strip.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Name } from '../../ui/name.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Card, Chip } from './card.tsx';
import { ZONE } from './chain.ts';
import type { Desk } from './desk.ts';
import { PLACE, THING } from './linx-drags.ts';
import { cx } from './styles.ts';

/** Cards that leave the stock in one turn, on average: draws, and new anchors after a chain. */
const PER_TURN = 1.6;

/** Stock and discards: to draw from when one must draw, else to look at. */
export function Piles({ desk }: { readonly desk: Desk }) {
  const { view, t, legal } = desk;
  const [isOpen, setOpen] = useState(false);
  const mustDraw = legal.isMine && view.phase === 'draw';
  return (
    <section class={cx(mustDraw ? 'piles draw' : 'piles')} aria-label={t.piles}>
      <h2 class={cx('head')}>
        <span>{t.piles}</span>
        {legal.isMine && <small>{mustDraw ? t.youDraw(view.drawsLeft) : t.drawn}</small>}
      </h2>
      <Strip label={t.piles} class={cx('pile-row')}>
        <Stock desk={desk} />
        <Discards desk={desk} onLook={() => setOpen(true)} />
      </Strip>
      {isOpen && <LookThrough desk={desk} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Stock({ desk }: { readonly desk: Desk }) {
  const { view, t, hint, legal } = desk;
  const { count } = view.stock;
  const turns = Math.max(1, Math.round(count / (PER_TURN * view.players.length)));
  const isHinted = hint?.type === 'draw' && hint.from === 'stock';
  return (
    <button
      type="button"
      class={cx(`pile ${isHinted ? 'hinted' : ''}`)}
      aria-disabled={count === 0}
      data-spot="stock"
      data-drag={legal.isMine && view.phase === 'draw' ? THING.stock : undefined}
      onClick={() => desk.tapPile('stock')}
    >
      <Name text={t.stockName(count)} />
      <span class={cx('pile-card')} data-place={ZONE.stock} data-back="">
        {count > 0 ? <CardBack width={84} /> : <span class={cx('hole')} />}
      </span>
      <span class={cx('pile-text')} aria-hidden="true">
        <span class={cx('narrow-only')}>{t.stock}</span> <b data-tally="stock: stock">{count}</b>
        <small class={cx('wide-only')}>
          {t.inStock}
          {count > 0 && `, ${t.turnsEach(turns)}`}
        </small>
      </span>
    </button>
  );
}

function Discards({ desk, onLook }: { readonly desk: Desk; onLook(): void }) {
  const { view, t, names, legal, wording, hint, lastMoves, flips } = desk;
  const [top] = view.discards;
  const count = view.discards.length;
  const by = top === undefined ? null : lastMoves.discardedBy;
  const isHinted = hint?.type === 'draw' && hint.from === 'discard';
  const isDrawing = legal.isMine && view.phase === 'draw';
  return (
    <button
      type="button"
      class={cx(`pile ${isHinted ? 'hinted' : ''}`)}
      data-spot="discards"
      data-drag={isDrawing ? THING.discards : undefined}
      data-drop={PLACE.discards}
      onClick={isDrawing ? () => desk.tapPile('discard') : onLook}
    >
      <Name text={top === undefined ? t.discardEmpty : t.discardName(wording.card(top), count)} />
      {top === undefined ? (
        <span class={cx('pile-card')}>
          <span class={cx('hole')} />
        </span>
      ) : (
        <span class={cx('pile-card')} key={`${top} ${count}`} data-flip={flips[ZONE.discards]!.at(-1)}>
          <Card code={top} />
          {by !== null && (
            <span class={cx('by')}>
              <Emblem name={names[by]!} seat={by} size={20} />
            </span>
          )}
        </span>
      )}
      <span class={cx('pile-text')} aria-hidden="true">
        <span class={cx('narrow-only')}>{t.discard}</span> <b data-tally="discards: discards">{count}</b>
        <small class={cx('wide-only')}>
          {t.discards}
          {top !== undefined && `, ${t.onTop(wording.card(top))}`}
        </small>
      </span>
    </button>
  );
}

/** The whole discard pile, and the cards that are out of the game: both are public. */
function LookThrough({ desk, onClose }: { readonly desk: Desk; onClose(): void }) {
  const { view, t, words } = desk;
  return (
    <Sheet label={t.allDiscards} onClose={onClose}>
      <Listed desk={desk} title={`${t.allDiscards}: ${view.discards.length}`} cards={view.discards} />
      <Listed desk={desk} title={`${t.gone}: ${view.gone.length}`} cards={view.gone} />
      <SheetEnd label={words.close} onClose={onClose} />
    </Sheet>
  );
}

function Listed(props: { readonly desk: Desk; readonly title: string; readonly cards: readonly string[] }) {
  const { t, wording } = props.desk;
  return (
    <section class={cx('listed')}>
      <h2>{props.title}</h2>
      {props.cards.length === 0 && <p class="muted">{t.none}</p>}
      <ul>
        {props.cards.map((card, i) => (
          <li key={i}>
            <Chip code={card} />
            <span class="visually-hidden">{wording.card(card)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
