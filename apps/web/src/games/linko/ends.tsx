import type { Seat } from '@quartet/core';
import type { Card, LinkoShapes, View } from '@quartet/linko';
import { CountTable } from '../../ends/count-table.tsx';
import type { Ended, Ends, Shown } from '../../ends/ended.ts';
import { ENDS_WORDS } from '../../ends/words.ts';
import { classes } from '../../ui/classes.ts';
import { Face } from './card.tsx';
import { closing } from './closing.ts';
import { LINKO_END_WORDS } from './end-words.ts';
import sheet from './ends.module.css';
import { coloursOf } from './palette.ts';

const cx = classes(sheet);

type End = Ended<LinkoShapes>;

/** More backs than that say no more. */
const BACKS = 8;

function reason({ events, names, me, language }: End): string {
  const t = LINKO_END_WORDS[language];
  const over = events.find((event) => event.type === 'round-over')!;
  if (over.reason === 'supply') return t.supply;
  const { length } = events.find((event) => event.type === 'played')?.cards ?? [];
  return over.turn === me ? t.youLast(length) : t.last(names[over.turn]!, length);
}

function Count({ ended }: { readonly ended: End }) {
  const { view, language } = ended;
  const t = LINKO_END_WORDS[language];
  const common = ENDS_WORDS[language];
  const isSeries = view.table.options.rounds > 1;
  return (
    <CountTable
      ended={ended}
      columns={[t.laid, t.held, ...(isSeries ? [common.round(view.round), common.before] : [])]}
      rows={view.seats.map(({ layers, hand, earlier }, seat) => {
        const laid = layers.reduce((sum, { length }) => sum + length, 0);
        const round = laid - hand.count;
        return {
          seat,
          cells: [laid, 0 - hand.count, ...(isSeries ? [round, earlier] : [])],
          total: earlier + round,
          cards: <Evidence layers={layers} held={hand.count} />,
        };
      })}
    />
  );
}

/** The layers in the order in which they were laid, and the backs of what is still held. */
function Evidence({
  layers,
  held,
}: {
  readonly layers: readonly (readonly Card[])[];
  readonly held: number;
}) {
  return (
    <span class={cx('end-layers')} aria-hidden="true">
      {layers.map((layer, i) => (
        <span key={i} class={cx('end-fan')}>
          {jokersFirst(layer).map((card, at, slips) => (
            <Slip key={at} card={card} isUnder={slips[at + 1] === card} />
          ))}
        </span>
      ))}
      {held > 0 && (
        <span class={cx('end-held')}>
          {Array.from({ length: Math.min(held, BACKS) }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
    </span>
  );
}

/** So that the number lies on top. */
function jokersFirst(layer: readonly Card[]): readonly Card[] {
  return layer.toSorted((a, b) => Number(b === 'X') - Number(a === 'X'));
}

function Slip({ card, isUnder }: { readonly card: Card; readonly isUnder: boolean }) {
  const { fill, ink } = coloursOf(card);
  return (
    <span class={cx('end-slip')} data-card={card} style={{ background: fill, color: ink }}>
      {!isUnder && card}
    </span>
  );
}

/** The last cards of whoever ended it. */
function Hero({ ended: { view, events } }: { readonly ended: End }) {
  const last = events.find((event) => event.type === 'played')?.cards ?? topOf(view);
  return (
    <span class={cx('end-hero')}>
      {last.slice(0, 5).map((card, i) => (
        <Face key={i} card={card} />
      ))}
    </span>
  );
}

function topOf({ seats }: View): readonly Card[] {
  return seats.flatMap(({ layers }) => layers.slice(-1))[0] ?? [];
}

function evidence({ view }: End, seat: Seat): readonly Shown[] {
  return view.seats[seat]!.layers.map((layer) => ({
    cards: jokersFirst(layer).map((card, i) => <Face key={i} card={card} />),
  }));
}

export const ends: Ends<LinkoShapes> = { closing, reason, Count, Hero, evidence, isCounted: true };
