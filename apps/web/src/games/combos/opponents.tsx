import type { Card, Event, Player } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import { useWords } from '../../app/words/index.ts';
import type { Names } from '../../kit/card-names.ts';
import { SeatPanel } from '../../kit/seat-panel.tsx';
import { othersOf } from '../../kit/seats.ts';
import { Card as Face, Tile } from './card.tsx';
import { Chips } from './chips.tsx';
import type { Desk } from './desk.ts';
import { ZONE } from './motion.ts';
import { cx } from './styles.ts';

const RESERVES = [0, 1];
/** The others at the table, clockwise from the one at the screen. */
export function Opponents({ desk, flips }: { readonly desk: Desk; readonly flips: Names }) {
  const common = useWords();
  const { view, me } = desk;
  const others = othersOf(me, view.players.length);
  return (
    <section class={cx('opponents')} aria-label={common.opponents} data-count={others.length + 1}>
      {others.map((seat) => (
        <Opponent key={seat} desk={desk} seat={seat} flips={flips[ZONE.reserve(seat)]!} />
      ))}
    </section>
  );
}

function Opponent(props: { readonly desk: Desk; readonly seat: Seat; readonly flips: readonly string[] }) {
  const { desk, seat } = props;
  const { view, names, words } = desk;
  const common = useWords();
  const player = view.players[seat]!;
  const isActor = seat === view.actor;
  const label = player.lost ? words.lost : words.chips(player.chips);
  return (
    <SeatPanel
      seat={seat}
      name={names[seat]!}
      isActor={isActor}
      class={cx(isActor ? 'seat actor' : 'seat')}
      facts={
        <span aria-hidden="true" data-tally={`chips: ${ZONE.chip(seat)}`}>
          {label}
        </span>
      }
      aside={<Chips seat={seat} count={player.chips} of={view.table.options.chips} label={label} />}
    >
      <Reserve desk={desk} reserve={player.reserve} flips={props.flips} />
      <span class={cx('count muted')} data-place={ZONE.held(seat)}>
        <b data-tally={`hand: ${ZONE.seat(seat)}`}>{player.hand.count}</b>{' '}
        <span>{common.cardsInHand(player.hand.count).replace(/^\d+ /, '')}</span>
      </span>
      <Backs desk={desk} seat={seat} player={player} />
      <p class={cx('last muted')}>{lastOf(desk, seat)}</p>
      {desk.showLast && (
        <button
          type="button"
          class={cx('look')}
          aria-label={words.showLast(names[seat]!)}
          onClick={() => desk.showLast?.(seat)}
        />
      )}
    </SeatPanel>
  );
}

function Reserve(props: {
  readonly desk: Desk;
  readonly reserve: readonly Card[];
  readonly flips: readonly string[];
}) {
  const { reserve, flips } = props;
  const { words, cardName } = props.desk;
  const cards = reserve.map(cardName).join(', ');
  return (
    <div
      class={cx('reserve-row')}
      role="img"
      aria-label={`${words.reserve}: ${cards || words.usedUp}`}
      title={words.reserve}
    >
      {RESERVES.map((i) =>
        reserve[i] ? (
          <span key={flips[i]} class={cx('slot')} data-flip={flips[i]}>
            <Face card={reserve[i]} />
            <Tile card={reserve[i]} />
          </span>
        ) : (
          <span key={i} class={cx('slot empty')} />
        ),
      )}
    </div>
  );
}

/** The hand from behind, with the cards that everybody saw being put there. */
function Backs({
  desk,
  seat,
  player,
}: {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly player: Player;
}) {
  const { words, cardName } = desk;
  const { count, known } = player.hand;
  const fresh = freshlyPlaced(desk, seat);
  const spoken = known.map(({ card, position }) => words.known(cardName(card), position)).join(', ');
  return (
    <div
      class={cx('backs')}
      data-place={ZONE.seat(seat)}
      role="img"
      aria-label={spoken}
      aria-hidden={spoken === ''}
    >
      {Array.from({ length: count }, (_, i) => {
        const open = known.find(({ position }) => position === i + 1);
        const place = ZONE.back(seat, i + 1);
        if (!open) return <i key={i} data-place={place} />;
        return (
          <span key={i} class={cx(fresh === i ? 'fresh' : '')} data-place={place}>
            <Tile card={open.card} />
          </span>
        );
      })}
    </div>
  );
}

/** The place where this seat put a reserve card since my last decision; -1 if it did not. */
function freshlyPlaced({ last }: Desk, seat: Seat): number {
  const events = last.flatMap((entry) => (entry.seat === seat ? (entry.events as readonly Event[]) : []));
  const placed = events.findLast((event) => event.type === 'reserved');
  return placed?.at ?? -1;
}

const ACTS = ['combined', 'stopped', 'redraw', 'reserved', 'busted'];

/** The last thing this seat did since my last decision, in words. */
function lastOf({ last, wording, names }: Desk, seat: Seat): string {
  const entry = last.findLast((one) => one.seat === seat && actOf(one.events as readonly Event[]));
  const act = entry && actOf(entry.events as readonly Event[]);
  return act ? wording.event(act, names) : '';
}

function actOf(events: readonly Event[]): Event | undefined {
  return events.find(({ type }) => ACTS.includes(type));
}
