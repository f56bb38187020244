import { useWords } from '../../app/words/index.ts';
import { CardBack } from '../../kit/card-back.tsx';
import { Name } from '../../ui/name.tsx';
import { Card } from './card.tsx';
import { takeReserve } from './choice.ts';
import { THING } from './combos-drags.ts';
import type { Desk } from './desk.ts';
import { Chips } from './signs.tsx';
import { cx } from './styles.ts';

/** My reserve, my chips, and the pile. */
export function Own({ desk }: { readonly desk: Desk }) {
  const common = useWords();
  const { words, view, me } = desk;
  const player = me === null ? null : view.players[me]!;
  return (
    <section class={cx('panel own')} aria-label={common.yourTable}>
      {player && <OwnReserve desk={desk} />}
      <div class={cx('pile')}>
        <h2 class={cx('heading wide-only')}>{words.pile}</h2>
        <div class={cx('pair')}>
          <CardBack width={40} />
          <span class={cx('text')}>
            <b class={cx('wide-only')}>{words.left(view.pile.count)}</b>
            <b class={cx('narrow-only')}>
              {words.pile} {view.pile.count}
            </b>
            <i>{words.pileNote}</i>
          </span>
        </div>
      </div>
      {player && (
        <div class={cx('my-chips')}>
          <h2 class={cx('heading')}>{words.yourChips}</h2>
          <Chips count={player.chips} of={view.table.options.chips} label={words.chips(player.chips)} />
        </div>
      )}
    </section>
  );
}

function OwnReserve({ desk }: { readonly desk: Desk }) {
  const { words, view, me } = desk;
  const { reserve } = view.players[me!]!;
  const has = reserve.length > 0;
  return (
    <div class={cx('own-reserve')}>
      <h2 class={cx('heading wide-only')}>{words.yourReserve}</h2>
      <div class={cx('pair')}>
        {reserve.map((_, i) => (
          <ReserveCard key={i} desk={desk} which={i + 1} />
        ))}
        {!has && <span class={cx('slot empty')} />}
        <span class={cx('text')}>
          <b class={cx('wide-only')}>{has ? words.left(reserve.length) : words.usedUp}</b>
          <b class={cx('narrow-only')}>{words.reserve}</b>
          <i class={cx('wide-only')}>{has ? words.anyPlace : ''}</i>
          <i class={cx('narrow-only')}>{has ? words.left(reserve.length) : words.usedUp}</i>
        </span>
      </div>
    </div>
  );
}

function ReserveCard({ desk, which }: { readonly desk: Desk; readonly which: number }) {
  const { view, me, words, choice, hinted, cardName } = desk;
  const card = view.players[me!]!.reserve[which - 1]!;
  const isChosen = choice?.type === 'reserve' && choice.which === which;
  const isHinted = hinted?.type === 'reserve' && hinted.which === which;
  const canTake = desk.legal.isMine && desk.legal.refusal({ type: 'reserve', which, at: 0 }) === null;
  return (
    <button
      type="button"
      class={cx(`slot ${canTake ? 'can' : ''} ${isHinted ? 'hinted' : ''}`)}
      aria-pressed={isChosen}
      aria-disabled={!canTake}
      data-spot={`reserve ${which}`}
      data-drag={THING.reserve(which)}
      onClick={() => takeReserve(desk, which)}
    >
      <Name text={canTake ? words.takeCard(cardName(card)) : words.reserveCard(cardName(card))} />
      <Card card={card} />
    </button>
  );
}
