import { classes } from '../../ui/classes.ts';
import { CardBack } from '../card-back.tsx';
import { Strip } from '../strip.tsx';
import { Chips } from './card.tsx';
import { CardPicture, CardSpot } from './card-spot.tsx';
import type { Desk } from './desk.ts';
import { goesByPlace } from './picking.ts';
import place from './place.module.css';
import { placeName } from './place-name.ts';
import type { Place } from './scene.ts';

const cx = classes(place);

/** More cards than these are drawn small, unless they are to be tapped. */
const LARGE = 10;

/** Where cards usually lie one on the other, the last of a list on top. */
const PILES = ['heap', 'discards', 'discard', 'stack'];

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
        (PILES.includes(place.key) && !isTappable ? (
          <Piles {...{ desk, place }} />
        ) : isLarge ? (
          <CardGroups {...props} name={name} isTappable={isTappable} />
        ) : (
          <SmallCards desk={desk} cards={cards} />
        ))}
    </div>
  );
}

/** The top cards, and what lies below them in small. */
function Piles({ desk, place }: { readonly desk: Desk; readonly place: Place }) {
  return (
    <span class={cx('plain-cards')}>
      {place.groups.map((group, i) => (
        <span key={i} class={cx('plain-pile')}>
          <CardPicture desk={desk} code={group.at(-1)!} />
          {group.length > 1 && <SmallCards desk={desk} cards={group.slice(0, -1).reverse()} />}
        </span>
      ))}
    </span>
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
