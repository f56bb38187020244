import { useWords } from '../../app/words/index.ts';
import { CardBack } from '../../kit/card-back.tsx';
import type { Names } from '../../kit/card-names.ts';
import { Name } from '../../ui/name.tsx';
import { Card } from './card.tsx';
import { Chips } from './chips.tsx';
import { takeReserve } from './choice.ts';
import { THING } from './combos-drags.ts';
import type { Desk } from './desk.ts';
import { ZONE } from './motion.ts';
import { cx } from './styles.ts';

/** My reserve, my chips, and the pile. */
export function Own({ desk, flips }: { readonly desk: Desk; readonly flips: Names }) {
  const common = useWords();
  const { words, view, me } = desk;
  const player = me === null ? null : view.players[me]!;
  return (
    <section class={cx('panel own')} aria-label={common.yourTable}>
      {player && <OwnReserve desk={desk} flips={flips[ZONE.reserve(me!)]!} />}
      <div class={cx('pile')}>
        <h2 class={cx('heading wide-only')}>{words.pile}</h2>
        <div class={cx('pair')}>
          <CardBack width={40} place={ZONE.pile} />
          <span class={cx('text')} data-place={ZONE.pile}>
            <b class={cx('wide-only')} data-tally="left: pile">
              {words.left(view.pile.count)}
            </b>
            <b class={cx('narrow-only')} data-tally="pile: pile">
              {`${words.pile} ${view.pile.count}`}
            </b>
            <i>{words.pileNote}</i>
          </span>
        </div>
      </div>
      {player && (
        <div class={cx('my-chips')}>
          <h2 class={cx('heading')}>{words.yourChips}</h2>
          <Chips
            seat={me!}
            count={player.chips}
            of={view.table.options.chips}
            label={words.chips(player.chips)}
          />
        </div>
      )}
    </section>
  );
}

function OwnReserve({ desk, flips }: { readonly desk: Desk; readonly flips: readonly string[] }) {
  const { words, view, me } = desk;
  const { reserve } = view.players[me!]!;
  const has = reserve.length > 0;
  return (
    <div class={cx('own-reserve')}>
      <h2 class={cx('heading wide-only')}>{words.yourReserve}</h2>
      <div class={cx('pair')}>
        {reserve.map((_, i) => (
          <ReserveCard key={flips[i]} desk={desk} which={i + 1} flip={flips[i]} />
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

function ReserveCard(props: {
  readonly desk: Desk;
  readonly which: number;
  readonly flip: string | undefined;
}) {
  const { desk, which, flip } = props;
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
      <Card card={card} flip={flip} />
    </button>
  );
}
