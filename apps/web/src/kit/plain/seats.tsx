import { type Seat, type Shapes, withMinus } from '@quartet/core';
import { useMemo } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import { SeatPanel } from '../seat-panel.tsx';
import type { TableProps } from '../table-props.ts';
import type { Desk } from './desk.ts';
import { SmallCards } from './place.tsx';
import { placeName } from './place-name.ts';
import type { Place } from './scene.ts';
import seats from './seats.module.css';
import { surePoints } from './sure-points.ts';

const cx = classes(seats);

type Props = { readonly desk: Desk } & Pick<TableProps<Shapes>, 'game' | 'view' | 'me' | 'names'>;

/** The others: how many cards they hold, their points, what lies before them. */
export function Seats(props: Props) {
  const words = useWords();
  return (
    <section class={cx('plain-seats')} aria-label={words.opponents}>
      {othersOf(props.names.length, props.me).map((seat) => (
        <PlainSeat key={seat} {...props} seat={seat} />
      ))}
    </section>
  );
}

export function PlainSeat({ desk, game, view, me, names, seat }: Props & { readonly seat: Seat }) {
  const points = useMemo(() => surePoints(game, view), [game, view])[seat] ?? null;
  return (
    <SeatPanel
      seat={seat}
      name={names[seat]!}
      isActor={view.actor === seat}
      facts={factsOf(desk, seat, seat === me)}
      {...(points !== null && { points: <PointsOf desk={desk} points={points} /> })}
    >
      <Before desk={desk} places={desk.scene.seats[seat]!} />
    </SeatPanel>
  );
}

/** Clockwise from the left-hand neighbour of whoever looks. */
function othersOf(seats: number, me: Seat | null): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats);
  return all.filter((seat) => seat !== me);
}

function PointsOf({ desk, points }: { readonly desk: Desk; readonly points: number }) {
  const text = withMinus(points);
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="visually-hidden">{desk.words.points(text)}</span>
    </>
  );
}

function factsOf({ scene, words }: Desk, seat: Seat, isMe: boolean): string {
  const count = isMe ? scene.hand?.count : hiddenHand(scene.seats[seat]!)?.count;
  return count === undefined || count === null ? '' : words.cards(count);
}

function hiddenHand(places: readonly Place[]): Place | undefined {
  return places.find(({ key, groups }) => key === 'hand' && groups.length === 0);
}

/** What lies open before a seat, in small: it is the table's business, but seldom one's own. */
function Before({ desk, places }: { readonly desk: Desk; readonly places: readonly Place[] }) {
  const open = places.filter(({ groups }) => groups.length > 0);
  if (open.length === 0) return null;
  return (
    <dl class={cx('plain-before')}>
      {open.map(({ path, key, groups }) => (
        <div key={path}>
          <dt>{placeName(key, desk.wording.places, desk.language)}</dt>
          {groups.map((group, i) => (
            <dd key={i}>
              <SmallCards desk={desk} cards={group} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
