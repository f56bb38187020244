import type { Shapes } from '@quartet/core';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../../app/words/index.ts';
import { classes } from '../../ui/classes.ts';
import type { TableProps } from '../table-props.ts';
import { type Desk, useDesk } from './desk.ts';
import { Moves } from './moves.tsx';
import { News } from './news.tsx';
import { PlacePanel } from './place.tsx';
import plainTable from './plain-table.module.css';
import { PlainSeat, Seats } from './seats.tsx';

const cx = classes(plainTable);

/** Any game, from its contract, its words and its view alone: a game has this table until it has one of its own. */
export function PlainTable(props: TableProps<Shapes>) {
  const { wording, view, me, names, legal } = props;
  const words = useWords();
  const desk = useDesk(props);
  const root = useRef<HTMLDivElement>(null);
  // Who plays by keyboard finds the focus where something is asked for.
  useLayoutEffect(() => {
    if (!legal.isMine || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-move]')?.focus({ preventScroll: true });
  }, [legal.isMine, view]);
  return (
    <div ref={root} class={cx('plain-table')} lang={wording.language}>
      <div class={cx('plain-upper')}>
        <News desk={desk} last={props.last} names={names} />
        <Middle desk={desk} label={words.table} />
        <Seats desk={desk} {...props} />
        <details class={cx('panel plain-words')}>
          <summary>{desk.words.inWords}</summary>
          {wording.table(view, names).map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </details>
      </div>
      {me !== null && (
        <div class={cx('plain-lower')}>
          <PlainSeat desk={desk} {...props} seat={me} />
          {desk.scene.hand && (
            <section class={cx('plain-own')} aria-label={words.yourHand}>
              <PlacePanel desk={desk} place={desk.scene.hand} isHand />
            </section>
          )}
          <Moves desk={desk} play={props.play} />
        </div>
      )}
    </div>
  );
}

/** What belongs to nobody, and, once it can be played from, what lies before oneself. */
function Middle({ desk, label }: { readonly desk: Desk; readonly label: string }) {
  const own = desk.isMine ? desk.scene.seats.flat().filter((place) => isInPlay(desk, place.path)) : [];
  const places = [...desk.scene.middle, ...own].filter(
    ({ key, count, groups }) => groups.length > 0 || count !== 0 || desk.words.places[key] !== undefined,
  );
  if (places.length === 0) return null;
  return (
    <section class={cx('panel plain-middle')} aria-label={label}>
      {places.map((place) => (
        <PlacePanel key={place.path} desk={desk} place={place} />
      ))}
    </section>
  );
}

function isInPlay({ choices }: Desk, path: string): boolean {
  return choices.some(({ cards }) => cards.some((spot) => spot.path === path));
}
