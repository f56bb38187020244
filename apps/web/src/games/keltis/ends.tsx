import type { Seat } from '@quartet/core';
import { COLOURS, type KeltisShapes, pointsForRow, ROW_POINTS, type View } from '@quartet/keltis';
import { type Ended, type Ends, roundOf, type Shown } from '../../ends/ended.ts';
import { HeroCards } from '../../ends/hero-cards.tsx';
import { Tally } from '../../ends/tally.tsx';
import { calledIn } from '../../ends/verdict.ts';
import { ENDS_WORDS } from '../../ends/words.ts';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { signed } from '../../ui/signed.ts';
import { CardFace } from './card.tsx';
import { KELTIS_END_WORDS } from './end-words.ts';
import sheet from './ends.module.css';
import { Glyph } from './signs.tsx';
import { Stone } from './stone.tsx';
import { suitStyle, Token } from './token.tsx';

const cx = classes(sheet);

type End = Ended<KeltisShapes>;
type Player = View['players'][number];

function reason(ended: End): string {
  const t = KELTIS_END_WORDS[ended.language];
  const ending = roundOf(ended).find((event) => event.type === 'ending');
  if (!ending) return '';
  const called = calledIn(ended, ENDS_WORDS[ended.language])(ending.seat);
  const isYou = ending.seat === ended.me;
  return ending.cause === 'rows' ? t.rows(called, isYou) : t.pile(called, isYou);
}

function Count({ ended }: { readonly ended: End }) {
  return (
    <>
      <Matrix ended={ended} />
      <Board ended={ended} />
    </>
  );
}

/** A line for each row, a column for each seat. */
function Matrix({ ended }: { readonly ended: End }) {
  const { view, sheet: lines, me, language, names, wording } = ended;
  const t = ENDS_WORDS[language];
  const called = calledIn(ended, t);
  const order = [...lines].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const keys = order[0]!.parts.map(({ key }) => key);
  const column = (seat: Seat): string => cx(seat === me ? 'end-mine' : '');
  return (
    <table class={cx('end-matrix')}>
      <caption class="visually-hidden">{t.count}</caption>
      <thead>
        <tr>
          <td />
          {order.map(({ seat }) => (
            <th key={seat} scope="col" class={column(seat)}>
              <span class={cx('end-who')}>
                <Emblem name={names[seat]!} seat={seat} size={24} />
                <b>{called(seat)}</b>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">
              <PartSign part={key} /> <span class={cx('end-part')}>{wording.scorePart(key)}</span>
            </th>
            {order.map(({ seat, parts }) => {
              const points = parts.find((part) => part.key === key)!.points;
              return (
                <td key={seat} class={column(seat)}>
                  <small aria-hidden="true">{amountOf(view.players[seat]!, key) || ''}</small>
                  <span
                    class={cx(
                      points < 0 ? 'end-minus' : points === 0 ? 'end-none' : points > 5 ? 'end-much' : '',
                    )}
                  >
                    {signed(points)}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          {order.map(({ seat, place, points }) => (
            <td key={seat} class={column(seat)} data-seat={seat} data-place={place}>
              <Tally total={points} isMine={seat === me} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** How many cards or stones a part of the score comes from. */
function amountOf({ rows, points, stones }: Player, part: string): number {
  if (part === 'points') return points.length;
  if (part === 'stones') return stones.length;
  return rows[part.slice('row-'.length) as keyof Player['rows']].length;
}

function PartSign({ part }: { readonly part: string }) {
  if (part === 'stones')
    return (
      <span class={cx('end-sign end-stone-sign')} aria-hidden="true">
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <path d="M9 12C13 4 27 2 34 8s8 19 2 26-19 8-26 3S4 21 9 12Z" fill="#d98a4b" stroke="#f3efe4" />
        </svg>
      </span>
    );
  const sign = part === 'points' ? '*' : (part.slice('row-'.length) as (typeof COLOURS)[number]);
  return (
    <span class={cx('end-sign')} style={suitStyle(sign)} aria-hidden="true">
      <Glyph sign={sign} ground="var(--fill)" />
    </span>
  );
}

/** All that lies before you, or before whoever won: rows as their own scale, point cards, stones. */
function Board({ ended }: { readonly ended: End }) {
  const { view, sheet: lines, me, language, names } = ended;
  const t = KELTIS_END_WORDS[language];
  const seat = me ?? lines.find(({ place }) => place === 1)!.seat;
  const { rows, points, stones } = view.players[seat]!;
  const cards = COLOURS.reduce((sum, row) => sum + rows[row].length, 0);
  const started = COLOURS.filter((row) => rows[row].length > 0);
  return (
    <section class={cx('end-board')} aria-label={seat === me ? t.yourBoard : t.boardOf(names[seat]!)}>
      <h3>
        {seat === me ? t.yourBoard : t.boardOf(names[seat]!)} <small>{t.size(started.length, cards)}</small>
      </h3>
      {started.map((row) => (
        <p key={row} class={cx('end-row')} aria-hidden="true">
          <span class={cx('end-places')}>
            {rows[row].map((card, i) => (
              <Token key={i} card={card} />
            ))}
            {Array.from({ length: Math.max(0, ROW_POINTS.length - 1 - rows[row].length) }, (_, i) => (
              <span key={`free ${i}`} class={cx('end-free')}>
                {signed(pointsForRow(rows[row].length + i + 1))}
              </span>
            ))}
          </span>
          <b class={cx(pointsForRow(rows[row].length) < 0 ? 'end-minus' : '')}>
            {signed(pointsForRow(rows[row].length))}
          </b>
        </p>
      ))}
      <p class={cx('end-row end-extras')} aria-hidden="true">
        {points.map((card, i) => (
          <Token key={i} card={card} />
        ))}
        <span class={cx('end-stones')}>
          {stones.map((stone) => (
            <Stone key={stone} stone={stone} />
          ))}
        </span>
      </p>
    </section>
  );
}

/** The last cards of the longest row. */
function Hero({ ended: { view, sheet: lines } }: { readonly ended: End }) {
  const winner = lines.find(({ place }) => place === 1)!.seat;
  const [longest] = Object.values(view.players[winner]!.rows).toSorted((a, b) => b.length - a.length);
  return (
    <HeroCards>
      {longest!.slice(-4).map((card, i) => (
        <span key={i}>
          <CardFace card={card} />
        </span>
      ))}
    </HeroCards>
  );
}

function evidence({ view }: End, seat: Seat): readonly Shown[] {
  const { rows, stones } = view.players[seat]!;
  const started = COLOURS.filter((row) => rows[row].length > 0);
  return [
    ...started.map((row) => ({
      cards: rows[row].map((card, i) => <CardFace key={i} card={card} />),
      brought: signed(pointsForRow(rows[row].length)),
    })),
    ...(stones.length > 0
      ? [{ cards: stones.map((stone) => <Stone key={stone} stone={stone} />), isOpen: true }]
      : []),
  ];
}

export const ends: Ends<KeltisShapes> = { reason, Count, Hero, evidence, isCounted: true };
