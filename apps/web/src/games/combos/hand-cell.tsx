import { Name } from '../../ui/name.tsx';
import { Card } from './card.tsx';
import { placeAt, tap } from './choice.ts';
import { PLACE, THING } from './combos-drags.ts';
import type { Desk } from './desk.ts';
import type { Cell } from './hand-row.tsx';
import { Eye } from './signs.tsx';
import { cx } from './styles.ts';

/** A card of the hand as a button; while a card is being placed, a place for it. */
export function HandCell(props: {
  readonly desk: Desk;
  readonly cell: Cell;
  readonly column: number;
  readonly isPlacing: boolean;
}) {
  const { desk, cell, isPlacing } = props;
  const { card, position, isGhost } = cell;
  const isChosen = isPlacing ? isGhost : isInRange(desk, position);
  const isPlayable =
    !isPlacing &&
    desk.settings.aids &&
    desk.plays.some(({ move }) => move.from <= position && position <= move.to);
  const marks = `${isChosen ? 'chosen' : ''} ${isPlayable ? 'can' : ''} ${isGhost ? 'ghost' : ''}`;
  return (
    <button
      type="button"
      class={cx(`cell ${marks} ${isHinted(desk, position, isPlacing) ? 'hinted' : ''}`)}
      data-position={position}
      data-spot={isPlacing ? `gap ${position}` : `card ${position}`}
      data-drag={THING.card(position)}
      data-drop={isPlacing ? PLACE.gap(position) : undefined}
      style={{ gridColumn: props.column }}
      aria-pressed={isChosen}
      aria-disabled={!isPlacing && desk.settings.aids && desk.legal.isMine && !isPlayable}
      onClick={() => (isPlacing ? placeAt(desk, position) : tap(desk, position))}
      onFocus={(event) => {
        if (isPlacing && event.currentTarget.matches(':focus-visible')) placeAt(desk, position);
      }}
    >
      <Name text={isPlacing ? placeName(desk, position) : cardLabel(desk, cell, isPlayable)} />
      <span class={cx('lift')}>
        <span class={cx('face')} data-flip={cell.id || undefined}>
          <Card card={card} />
        </span>
      </span>
      <span class={cx('number')} aria-hidden="true">
        {position}
        {cell.isKnown && <Eye />}
      </span>
    </button>
  );
}

function isInRange({ choice }: Desk, position: number): boolean {
  return choice?.type === 'range' && choice.from <= position && position <= choice.to;
}

function isHinted({ hinted }: Desk, position: number, isPlacing: boolean): boolean {
  if (!hinted) return false;
  if (hinted.type === 'play') return !isPlacing && hinted.from <= position && position <= hinted.to;
  return hinted.type !== 'bust' && isPlacing && hinted.at === position - 1;
}

function cardLabel({ words, cardName, hand, settings }: Desk, cell: Cell, isPlayable: boolean): string {
  const parts = [words.cardAt(cardName(cell.card), cell.position, hand.length)];
  if (settings.aids) parts.push(isPlayable ? words.playable : words.notPlayable);
  if (cell.isKnown) parts.push(words.knownToAll);
  return parts.join(', ');
}

/** Where the card would stand, by its neighbours. */
function placeName({ words, cardName, hand }: Desk, position: number): string {
  const left = hand[position - 2];
  const right = hand[position - 1];
  if (left && right) return words.gapBetween(position, cardName(left), cardName(right));
  if (left) return words.gapLast(position, cardName(left));
  return right ? words.gapFirst(cardName(right)) : words.gapAlone;
}
