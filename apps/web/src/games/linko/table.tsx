import type { Seat } from '@quartet/core';
import { type Card, type Event, type LinkoShapes, linko } from '@quartet/linko';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { useDrag } from '../../kit/drag/use-drag.ts';
import { useMotion } from '../../kit/motion/use-motion.ts';
import { othersOf } from '../../kit/seats.ts';
import { useStacked } from '../../kit/stacked.ts';
import { Strip } from '../../kit/strip.tsx';
import type { TableProps } from '../../kit/table-props.ts';
import { useDraft } from '../../kit/use-draft.ts';
import { useStagingFeel } from '../../ui/feel.ts';
import { useKeys } from '../../ui/keys.ts';
import { Ask, DrawBar } from './ask.tsx';
import { choicesOf } from './choices.ts';
import { GhostSeat } from './ghost.tsx';
import { Hand } from './hand.tsx';
import { linkoDrags, PLACE } from './linko-drags.ts';
import { linkoKeys } from './linko-keys.ts';
import { motion } from './motion.ts';
import { PlayBar } from './play-bar.tsx';
import type { Scene } from './scene.ts';
import { MySeat, SeatOf } from './seats.tsx';
import { DiscardSheet, SeatSheet } from './sheets.tsx';
import { stagedOf } from './staged.ts';
import { cx } from './styles.ts';
import { Supply } from './supply.tsx';
import { useAskedFocus } from './use-asked-focus.ts';
import { useDrawTotal } from './use-draw-total.ts';
import { reachOf } from './verdict.ts';
import { LINKO_WORDS, type LinkoWords } from './words.ts';

export { motion };

type Open = { readonly seat: Seat } | 'discards' | null;

export function Table(props: TableProps<LinkoShapes>) {
  const { settings, view, me, legal, last } = props;
  const t = LINKO_WORDS[settings.language];
  const words = useWords();
  const staged = stagedOf(props, useDraft(props), t.chooseFirst);
  const { root, flips } = useMotion<HTMLDivElement, LinkoShapes, LinkoWords>(props, motion, t);
  const news = last.flatMap(({ events }) => events as readonly Event[]);
  const reach = useMemo(() => reachOf(view, legal.state, staged.cards), [legal, staged.choice]);
  const sheet = useMemo(() => linko.scoreSheet(legal.state), [legal]);
  const scene: Scene = { ...props, t, staged, reach, sheet, flips, news };
  const [open, setOpen] = useState<Open>(null);
  const total = useDrawTotal(view);
  const isStacked = useStacked();
  useKeys(linkoKeys(scene));
  useDrag(root, linkoDrags(scene), settings);
  useStagingFeel({ turn: view, chosen: staged.cards?.join(' ') ?? null, laid: 0 });

  const others = othersOf(me, view.seats.length);
  const isAsking = choicesOf(scene).length > 0;
  useAskedFocus(root, scene);

  const table = [
    <section key="others" class={cx('others')} aria-label={words.opponents}>
      <Strip class={cx('others-strip')} label={words.opponents}>
        {others.map((seat) => (
          <SeatOf key={seat} scene={scene} seat={seat} onMore={() => setOpen({ seat })} />
        ))}
      </Strip>
      {view.ghost && <GhostSeat scene={scene} />}
    </section>,
    <Supply key="supply" scene={scene} onDiscards={() => setOpen('discards')} />,
    me !== null && (
      <section key="own" class={cx('own')} aria-label={words.yourTable} data-drop={PLACE.stack}>
        <MySeat scene={scene} seat={me} onMore={() => setOpen({ seat: me })} />
      </section>
    ),
  ];
  const cards = me === null ? null : (view.seats[me]!.hand.cards ?? []);
  const bar = <Bar key="bar" scene={scene} hand={cards} isAsking={isAsking} total={total} />;
  const hand = cards && <Hand key="hand" scene={scene} cards={cards} />;
  return (
    <div class={cx('frame')}>
      <div
        ref={root}
        class={cx(
          `table ${isAsking ? 'asking' : ''} ${view.ghost ? 'duel' : ''} ${me === null ? 'open-table' : ''}`,
        )}
        data-others={others.length}
      >
        {isStacked && hand ? [hand, bar, ...table] : [...table, bar, hand]}
        {open === 'discards' && <DiscardSheet scene={scene} onClose={() => setOpen(null)} />}
        {open !== null && open !== 'discards' && (
          <SeatSheet scene={scene} seat={open.seat} onClose={() => setOpen(null)} />
        )}
      </div>
    </div>
  );
}

/** What I may do. */
function Bar(props: {
  readonly scene: Scene;
  /** Null for somebody who watches. */
  readonly hand: readonly Card[] | null;
  readonly isAsking: boolean;
  readonly total: number;
}) {
  const { scene, hand, isAsking, total } = props;
  const { view, legal, t } = scene;
  if (hand === null) return <p class={cx('bar muted')}>{t.watching}</p>;
  const isDrawing = legal.isMine && view.phase === 'draw';
  return (
    <div class={cx('bar')}>
      {isAsking ? (
        <Ask scene={scene} hand={hand} />
      ) : isDrawing ? (
        <DrawBar scene={scene} total={total} />
      ) : (
        <PlayBar scene={scene} hand={hand} />
      )}
    </div>
  );
}
