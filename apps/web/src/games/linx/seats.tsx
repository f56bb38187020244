import type { Seat } from '@quartet/core';
import { pointsFor, SINGLE_GAME } from '@quartet/linx';
import { SeatPanel } from '../../kit/seat-panel.tsx';
import { Name } from '../../ui/name.tsx';
import { Chip } from './card.tsx';
import { ZONE } from './chain.ts';
import type { Desk } from './desk.ts';
import { cx } from './styles.ts';
import { totalOf } from './total.ts';

/** So many known cards are drawn; the sentence about the seat names all. */
const SHOWN = 3;

/** Everybody at the table: cards in hand, scoring cards won, cards that all know, the last act. */
export function Seats({ desk }: { readonly desk: Desk }) {
  const seats = desk.view.hands.map((_, seat) => seat);
  return (
    <section
      class={cx('seats')}
      aria-label={desk.t.players}
      data-many={seats.length > 3}
      data-count={seats.length}
    >
      {seats.map((seat) => (
        <SeatCard key={seat} desk={desk} seat={seat} />
      ))}
    </section>
  );
}

function SeatCard({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, names, me, words } = desk;
  const isOver = view.phase === 'over';
  const name = me === seat ? words.you : names[seat]!;
  return (
    <div class={cx('seat')}>
      <SeatPanel
        seat={seat}
        name={name}
        isActor={!isOver && view.actor === seat}
        points={<Points desk={desk} seat={seat} />}
        facts={<Facts desk={desk} seat={seat} />}
      >
        <Row desk={desk} seat={seat} />
      </SeatPanel>
      <button type="button" class={cx('seat-more')} onClick={() => tell(desk, seat)}>
        <Name text={summary(desk, seat)} />
      </button>
    </div>
  );
}

/** What the seat did last is shown again; of one that did nothing, all that is known is said. */
function tell(desk: Desk, seat: Seat): void {
  if (desk.showLast && seat !== desk.me && desk.lastMoves.acts.has(seat)) desk.showLast(seat);
  else desk.say(summary(desk, seat), 'note');
}

function Points({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  return (
    <>
      <b data-tally={`points: ${ZONE.won(seat)}`}>{totalOf(desk.view, seat)}</b>
      <span class={cx('muted wide-only')}>{desk.words.points}</span>
    </>
  );
}

function Facts({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, t, words, me } = desk;
  const inHand = seat === me ? ZONE.hand : ZONE.seat(seat);
  if (!view.players.includes(seat)) return <>{t.sitsOut}</>;
  const { count } = view.hands[seat]!;
  return (
    <>
      <span data-place={ZONE.seat(seat)} class={cx('count')}>
        <svg viewBox="0 0 10 14" width="9" height="12" aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="8"
            height="12"
            rx="1.5"
            fill="none"
            stroke="currentColor"
            stroke-width="1.4"
          />
        </svg>
        <span class={cx('long')} data-tally={`hand: ${inHand}`}>
          {words.cardsInHand(count)}
        </span>
        <span class={cx('short')} data-tally={`count: ${inHand}`}>
          {count}
        </span>
      </span>
      <Act desk={desk} seat={seat} />
      <span class={cx('won-short')} data-place={ZONE.won(seat)}>
        {view.won[seat]!.slice(0, 3).map((length, i) => (
          <span key={i} class={cx('won')}>
            {pointsFor(length)}
          </span>
        ))}
      </span>
    </>
  );
}

/** What the seat did last. */
function Act({ desk: { lastMoves, t }, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const act = lastMoves.acts.get(seat);
  if (!act) return null;
  return (
    <span class={cx('act')}>
      {' · '}
      {act.type === 'chain' ? (
        t.laidShort(act.points)
      ) : (
        <>
          ↘ <Chip code={act.card} />
        </>
      )}
    </span>
  );
}

function Row({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { view, t } = desk;
  const { known } = view.hands[seat]!;
  const won = view.won[seat]!;
  return (
    <div class={cx('seat-row')}>
      <span class="muted">{t.won}</span>
      <span class={cx('seat-won')} data-place={ZONE.won(seat)}>
        {won.length === 0 && <span class="muted">–</span>}
        {won.map((length, i) => (
          <span key={`${length} ${i}`} class={cx('won')}>
            {length} <i>+{pointsFor(length)}</i>
          </span>
        ))}
      </span>
      {known.length > 0 && (
        <span class={cx('known')}>
          <span class="muted">{t.known}</span>
          {known.slice(0, SHOWN).map((card, i) => (
            <Chip key={i} code={card} />
          ))}
          {known.length > SHOWN && <span class="muted">+{known.length - SHOWN}</span>}
        </span>
      )}
    </div>
  );
}

/** One sentence with all that is known of a seat. */
function summary(desk: Desk, seat: Seat): string {
  const { view, names, t, words, wording, lastMoves } = desk;
  const { count, known } = view.hands[seat]!;
  const won = view.won[seat]!;
  const act = lastMoves.acts.get(seat);
  const now = won.reduce((sum, length) => sum + pointsFor(length), 0);
  const parts = [
    view.players.includes(seat) ? words.cardsInHand(count) : t.sitsOut,
    `${totalOf(view, seat)} ${words.points}`,
    ...(view.table.options.target === SINGLE_GAME ? [] : [t.thisGame(now)]),
    ...(won.length > 0
      ? [t.wonName(won.map((length) => `${length} (+${pointsFor(length)})`).join(', '))]
      : []),
    ...(known.length > 0 ? [t.knownName(known.map((card) => wording.card(card)).join(', '))] : []),
  ];
  if (act) parts.push(act.type === 'chain' ? t.laidShort(act.points) : t.discarded(wording.card(act.card)));
  return `${names[seat]}: ${parts.join('; ')}`;
}
