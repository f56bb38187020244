import { shortName } from './describe.ts';
import type { Desk } from './desk.ts';
import { bestReadings, brackets, type Play, playOf } from './plays.ts';
import { cx } from './styles.ts';

/** Under the cards: what can be played together. The choice comes first, then the strongest beside it. */
export function Brackets({
  desk,
  first,
  last,
}: {
  readonly desk: Desk;
  readonly first: number;
  readonly last: number;
}) {
  const { move, hand } = desk;
  const chosen = move?.type === 'play' ? playOf(move, hand) : null;
  const shown = brackets([...(chosen ? [chosen] : []), ...bestReadings(desk.plays)]);
  return (
    <>
      {shown
        .filter(({ move: { from, to } }) => from <= last && to >= first)
        .map((play) => (
          <Bracket
            key={play.move.from}
            desk={desk}
            play={play}
            isChosen={play === chosen}
            first={first}
            last={last}
          />
        ))}
    </>
  );
}

function Bracket(props: {
  readonly desk: Desk;
  readonly play: Play;
  readonly isChosen: boolean;
  readonly first: number;
  readonly last: number;
}) {
  const { desk, play, isChosen, first, last } = props;
  const { from, to } = play.move;
  const gridColumn = `${Math.max(from, first) - first + 1} / ${Math.min(to, last) - first + 2}`;
  return (
    <span class={cx(`bracket ${isChosen ? 'chosen' : ''}`)} style={{ gridColumn }} aria-hidden="true">
      <span>{labelOf(desk, play)}</span>
    </span>
  );
}

function labelOf({ words, cardName }: Desk, { cards, move, combo }: Play): string {
  if (cards.length > 1 && !combo) return '–';
  if (combo?.type === 'solo') return '';
  return shortName(words, cardName, { cards, as: move.as });
}
