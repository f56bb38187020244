import type { Shapes } from '@quartet/core';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/emblem.tsx';
import type { TableProps } from '../table-props.ts';
import { Chips } from './card.tsx';
import type { Desk } from './desk.ts';
import { textsIn } from './faces.ts';
import news from './news.module.css';

const cx = classes(news);

/** So many decisions back. */
const TOLD = 4;

/** What the others just did, the last decision first. */
export function News({ desk, last, names }: { readonly desk: Desk } & Pick<TableProps, 'last' | 'names'>) {
  const told = last.filter(({ events }) => events.length > 0).slice(-TOLD);
  if (told.length === 0) return null;
  return (
    <section class={cx('panel plain-news')} aria-label={desk.words.news}>
      <ol reversed>
        {told.toReversed().map(({ ply, seat, events }) => (
          <li key={ply}>
            <Emblem name={names[seat]!} seat={seat} size={24} />
            <span class={cx('plain-told')}>
              {events.map((event, i) => (
                <span key={i}>
                  {desk.wording.event(event, names)} <Chips faces={cardsIn(desk, event)} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A deal is too many to show. */
function cardsIn({ faces }: Desk, event: Shapes['Event']) {
  return event.type === 'dealt' ? [] : textsIn(event).filter(faces.has).map(faces.of);
}
