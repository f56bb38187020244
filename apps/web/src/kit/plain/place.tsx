import { classes } from '../../ui/classes.ts';
import { CardBack } from '../card-back.tsx';
import { Strip } from '../strip.tsx';
import { Chips, PlainCard } from './card.tsx';
import type { Spot } from './choices.ts';
import { type Desk, isHinted } from './desk.ts';
import { goesByPlace } from './picking.ts';
import place from './place.module.css';
import type { Place } from './scene.ts';
import { placeName } from './words.ts';

const cx = classes(place);

/** More cards than these are drawn small, unless they are to be tapped. */
const LARGE = 10;

/** Somewhere that cards lie: what it is called, and its cards; of hidden ones how many there are. */
export function PlacePanel(props: { readonly desk: Desk; readonly place: Place; readonly isHand?: boolean }) {
  const { desk, place, isHand = false } = props;
  const name = placeName(place.key, desk.wording.places, desk.language);
  const cards = place.groups.flat();
  const isTappable = desk.isMine && cards.some((code) => desk.canPick({ code, path: place.path }));
  const isLarge = isHand || isTappable || cards.length <= LARGE;
  return (
    <div class={cx('plain-place')}>
      {!isHand && (
        <h2 class={cx('plain-name')}>
          {cards.length === 0 && (place.count ?? 0) > 0 && <CardBack width={20} />}
          {name}
          {place.count !== null && <span class={cx('plain-count')}>{place.count}</span>}
        </h2>
      )}
      {cards.length > 0 &&
        (isLarge ? (
          <CardGroups {...props} name={name} isTappable={isTappable} />
        ) : (
          <SmallCards desk={desk} cards={cards} />
        ))}
    </div>
  );
}

export function SmallCards({ desk, cards }: { readonly desk: Desk; readonly cards: readonly string[] }) {
  return (
    <span class={cx('plain-small')}>
      <Chips faces={cards.map(desk.faces.of)} />
      <span class="visually-hidden">{cards.map(desk.wording.card).join(', ')}</span>
    </span>
  );
}

/** Cards side by side; those that lie together stay together. */
function CardGroups(props: {
  readonly desk: Desk;
  readonly place: Place;
  readonly name: string;
  readonly isTappable: boolean;
  readonly isHand?: boolean;
}) {
  const { desk, place, isTappable, isHand = false } = props;
  const isNumbered = isHand && goesByPlace(desk.choices, place);
  let position = 0;
  return (
    <Strip label={props.name} class={cx('plain-cards')}>
      {place.groups.map((group, i) => (
        <span key={i} class={cx('plain-group')}>
          {group.map((code) => {
            position++;
            const id = `${place.path}.${position}`;
            return (
              <CardSpot
                key={id}
                {...{ desk, id, isHand, isTappable }}
                spot={{ code, path: place.path }}
                position={isNumbered ? position : null}
              />
            );
          })}
        </span>
      ))}
    </Strip>
  );
}

/** One card: a button while it may be part of a move. */
function CardSpot(props: {
  readonly desk: Desk;
  readonly id: string;
  readonly spot: Spot;
  readonly position: number | null;
  readonly isHand: boolean;
  /** Whether any card of its place can be picked. */
  readonly isTappable: boolean;
}) {
  const { desk, id, spot, position } = props;
  const name = desk.wording.card(spot.code);
  const label = position === null ? name : `${name}, ${desk.words.at(position)}`;
  const drawing = (
    <>
      <PlainCard face={desk.faces.of(spot.code)} />
      {position !== null && (
        <span class={cx('plain-position')} aria-hidden="true">
          {position}
        </span>
      )}
    </>
  );
  const isPicked = desk.isPicked(id);
  const canPick = isPicked || desk.canPick(spot);
  if (!desk.isMine || (!props.isHand && !canPick)) {
    return (
      <span class={cx('plain-spot')} role="img" aria-label={label} title={name}>
        {drawing}
      </span>
    );
  }
  const looks = [
    'plain-spot',
    isPicked ? 'plain-picked' : '',
    // In the hand what cannot be used stands back, elsewhere what can be used stands out.
    props.isHand && props.isTappable && !canPick ? 'plain-dim' : '',
    props.isHand || isPicked ? '' : 'plain-ready',
    isHinted(desk, spot) ? 'plain-wanted' : '',
  ].join(' ');
  return (
    <button
      type="button"
      class={cx(looks)}
      aria-pressed={isPicked}
      title={name}
      onClick={() => desk.pick(id, spot)}
    >
      <span class="visually-hidden">{label}</span>
      {drawing}
    </button>
  );
}
