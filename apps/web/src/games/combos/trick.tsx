import { drawsDue, toBeat, wonBefore } from '@quartet/combos';
import { NOBODY, type Seat } from '@quartet/core';
import { useRef } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import type { Names } from '../../kit/card-names.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Caption } from './caption.tsx';
import { Card } from './card.tsx';
import { PLACE } from './combos-drags.ts';
import type { Desk } from './desk.ts';
import { ZONE } from './motion.ts';
import { playOf } from './plays.ts';
import { RedrawSign } from './signs.tsx';
import { cx } from './styles.ts';
import { type Act, actsBefore, actsOf, isBetween } from './turn.ts';

/** What everybody did in this turn, in order; before its first play, what lay in the turn before. */
export function Trick(props: { readonly desk: Desk; readonly flips: Names }) {
  const { desk, flips } = props;
  const { view, words, last } = desk;
  const now = seatsFrom(view.opener, view.players.length);
  const order = useRef<readonly Seat[]>(now);
  const isBefore = isBetween(view);
  // What still lies there of the round before was told at its end.
  const isFresh = view.away.length === 0;
  if (!isBefore) order.current = now;
  const acts = isBefore ? actsBefore(view, order.current) : actsOf(view, last);
  const best = isBefore ? wonBefore(view) : (toBeat(view)?.seat ?? NOBODY);
  return (
    <section
      class={cx(`panel trick ${isBefore ? 'before' : ''}`)}
      data-drop={PLACE.trick}
      aria-label={isBefore ? words.lastTurn : words.thisTurn}
    >
      <h2 class={cx('heading')}>
        {isBefore ? words.lastTurn : words.thisTurn} <span class={cx('aside')}>{words.clockwise}</span>
      </h2>
      <ol class={cx(isBefore ? 'columns before' : 'columns')} data-place={ZONE.pot}>
        {acts.map((act, at) => (
          <Column
            key={act.seat}
            desk={desk}
            act={act}
            isFirst={at === 0 && !isBefore}
            tag={act.seat !== best ? null : isBefore ? (isFresh ? null : words.won) : words.best}
            isBefore={isBefore}
            flips={flips[ZONE.laid(act.seat)]!}
          />
        ))}
      </ol>
      <TrickFoot desk={desk} />
    </section>
  );
}

function TrickFoot({ desk }: { readonly desk: Desk }) {
  const { words, view, legal } = desk;
  const cards = drawsDue(legal.state, 0);
  const isOn = cards > 0 || view.drawn !== undefined;
  return (
    <p class={cx('summary')} data-place={ZONE.away}>
      <span class={cx(isOn ? 'draws on' : 'draws')}>
        <RedrawSign x={0} y={0} size={17} ink="currentColor" paper="none" />
        {drawText(desk, cards)}
      </span>
      <span class={cx('away')}>{words.putAway(view.away.length)}</span>
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
  readonly flips: readonly string[];
}) {
  const { desk, act, tag, isBefore, flips } = props;
  const common = useWords();
  const { me, names, words, move } = desk;
  const isMe = act.seat === me;
  const staged = isMe && !isBefore && move?.type === 'play' ? playOf(move, desk.hand) : null;
  const cards = staged?.cards ?? act.laid?.cards ?? [];
  const kind = staged ? 'staged' : act.kind;
  return (
    <li class={cx(`column ${kind} ${tag ? 'best' : ''}`)} data-place={ZONE.column(act.seat)}>
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
          <span key={i} class={cx('lies')} data-flip={staged ? undefined : flips[i]}>
            <Card card={card} />
          </span>
        ))}
      </span>
      <Caption {...props} staged={staged?.move ?? null} />
    </li>
  );
}
