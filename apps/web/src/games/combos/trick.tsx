import type { Seat } from '@quartet/core';
import { useRef } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Caption } from './caption.tsx';
import { Card } from './card.tsx';
import type { Desk } from './desk.ts';
import { PLACE } from './drag-names.ts';
import { playOf } from './plays.ts';
import { RedrawSign } from './signs.tsx';
import { cx } from './styles.ts';
import { type Act, actsBefore, actsOf, bestOf, draws, isFresh, seatsFrom } from './turn.ts';

/** What everybody did in this turn, in order; before its first play, what lay in the turn before. */
export function Trick(props: {
  readonly desk: Desk;
  /** How the last round ended; null if that is past. */
  readonly ended: string | null;
  /** Names of the cards that left my hand last: they travel here. */
  readonly gone: readonly string[];
}) {
  const { desk, ended, gone } = props;
  const { view, words, last } = desk;
  const order = useRef<readonly Seat[]>(seatsFrom(view, view.opener));
  const isBefore = isFresh(view) && view.players.some(({ laidBefore }) => laidBefore);
  if (!isBefore) order.current = seatsFrom(view, view.opener);
  const acts = isBefore ? actsBefore(view, order.current) : actsOf(view, last);
  const best = bestOf(view, acts, isBefore);
  return (
    <section
      class={cx(`panel trick ${isBefore ? 'before' : ''}`)}
      data-drop={PLACE.trick}
      aria-label={isBefore ? words.lastTurn : words.thisTurn}
    >
      <h2 class={cx('heading')}>
        {isBefore ? words.lastTurn : words.thisTurn} <span class={cx('aside')}>{words.clockwise}</span>
      </h2>
      <ol class={cx(isBefore ? 'columns before' : 'columns')}>
        {acts.map((act, at) => (
          <Column
            key={act.seat}
            desk={desk}
            act={act}
            isFirst={at === 0 && !isBefore}
            tag={act.seat !== best ? null : isBefore ? (ended ? null : words.won) : words.best}
            isBefore={isBefore}
            gone={gone}
          />
        ))}
      </ol>
      <TrickFoot desk={desk} ended={ended} />
    </section>
  );
}

function TrickFoot({ desk, ended }: { readonly desk: Desk; readonly ended: string | null }) {
  const { words, view } = desk;
  const cards = draws(view, 0);
  const isOn = cards > 0 || view.drawn !== undefined;
  return (
    <p class={cx(`cc-foot ${ended ? 'told' : ''}`)}>
      {ended ? (
        <span>{ended}</span>
      ) : (
        <>
          <span class={cx(isOn ? 'draws on' : 'draws')}>
            <RedrawSign x={0} y={0} size={17} ink="currentColor" paper="none" />
            {drawText(desk, cards)}
          </span>
          <span class={cx('away')}>{words.putAway(view.away.length)}</span>
        </>
      )}
    </p>
  );
}

function drawText({ words, view, names }: Desk, cards: number): string {
  if (view.drawn) return words.drawing(names[view.actor]!, view.drawn.more);
  return cards > 0 ? words.redraws(cards) : words.noRedraw;
}

function Column(props: {
  readonly desk: Desk;
  readonly act: Act;
  readonly isFirst: boolean;
  readonly tag: string | null;
  readonly isBefore: boolean;
  readonly gone: readonly string[];
}) {
  const { desk, act, tag, isBefore, gone } = props;
  const common = useWords();
  const { me, names, words, move } = desk;
  const isMe = act.seat === me;
  const staged = isMe && !isBefore && move?.type === 'play' ? playOf(move, desk.hand) : null;
  const cards = staged?.cards ?? act.laid?.cards ?? [];
  const flips = isMe && !staged && gone.length === cards.length ? gone : [];
  const kind = staged ? 'staged' : act.kind;
  return (
    <li class={cx(`column ${kind} ${tag ? 'best' : ''}`)}>
      {(staged || tag) && <span class={cx('tag')}>{staged ? words.yourChoice : tag}</span>}
      <span class={cx('who')}>
        <Emblem name={names[act.seat]!} seat={act.seat} />
        <b>{isMe ? common.you : names[act.seat]}</b>
      </span>
      <span class={cx('laid-row')} style={{ '--k': cards.length }}>
        {cards.length === 0 && (
          <span class={cx('no-card')}>{act.kind === 'reserve' ? words.noPlay : '–'}</span>
        )}
        {cards.map((card, i) => (
          <span key={i} class={cx(isMe ? 'lies' : 'lies comes')} data-flip={flips[i]}>
            <Card card={card} />
          </span>
        ))}
      </span>
      <Caption {...props} staged={staged?.move ?? null} />
    </li>
  );
}
