import { classes } from '../../ui/classes.ts';
import { PlainCard } from './card.tsx';
import type { Spot } from './choices.ts';
import { type Desk, isHinted } from './desk.ts';
import place from './place.module.css';

const cx = classes(place);

/** A card to be looked at. */
export function CardPicture({ desk, code, label = desk.wording.card(code) }: PictureProps) {
  return (
    <span class={cx('plain-spot')} role="img" aria-label={label} title={desk.wording.card(code)}>
      <PlainCard face={desk.faces.of(code)} />
    </span>
  );
}

interface PictureProps {
  readonly desk: Desk;
  readonly code: string;
  readonly label?: string;
}

/** One card: a button while it may be part of a move. */
export function CardSpot(props: {
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
  const isPicked = desk.isPicked(id);
  const canPick = isPicked || desk.canPick(spot);
  if (!desk.isMine || (!props.isHand && !canPick)) {
    return <CardPicture desk={desk} code={spot.code} label={label} />;
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
      <PlainCard face={desk.faces.of(spot.code)} />
      {position !== null && (
        <span class={cx('plain-position')} aria-hidden="true">
          {position}
        </span>
      )}
    </button>
  );
}
