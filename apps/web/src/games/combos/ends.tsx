import type { CombosShapes, Laid } from '@quartet/combos';
import { type Seat, withMinus } from '@quartet/core';
import { type Ended, type Ends, roundOf, type Shown } from '../../ends/ended.ts';
import { calledIn } from '../../ends/verdict.ts';
import { ENDS_WORDS } from '../../ends/words.ts';
import { classes } from '../../ui/classes.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Card } from './card.tsx';
import { Chips } from './chips.tsx';
import { closing } from './closing.ts';
import { comboOf } from './describe.ts';
import { COMBOS_END_WORDS } from './end-words.ts';
import sheet from './ends.module.css';

const cx = classes(sheet);

type End = Ended<CombosShapes>;

/** Why somebody pays: a bust, the last cards, or nobody's cards. */
function reason(ended: End): string {
  const { events, me, language } = ended;
  const t = COMBOS_END_WORDS[language];
  const called = calledIn(ended, ENDS_WORDS[language]);
  const lost = events.flatMap((event) => (event.type === 'lost' ? [event.seat] : []));
  const broke = lost.length > 0 ? t.broke(lost.map(called), lost.length === 1 && lost[0] === me) : '';
  return [whyPaid(ended, called), broke].filter(Boolean).join(' ');
}

function whyPaid(ended: End, called: (seat: Seat) => string): string {
  const { events, view, me, language } = ended;
  const t = COMBOS_END_WORDS[language];
  const bust = events.find((event) => event.type === 'busted');
  if (bust) return t.bust(called(bust.seat), bust.seat === me);
  const [payer, ...others] = payersIn(events);
  if (others.length > 0 || view.players[payer!]!.hand.count === 0) return t.allEmpty;
  const last = roundOf(ended).findLast(
    (event) => (event.type === 'combined' || event.type === 'stopped') && event.seat !== payer,
  );
  const seat = last && 'seat' in last ? last.seat : null;
  return [seat === null ? '' : t.lastLaid(called(seat), seat === me), t.holds(called(payer!), payer === me)]
    .join(' ')
    .trim();
}

function payersIn(events: End['events']): readonly Seat[] {
  return events.flatMap((event) => (event.type === 'paid' || event.type === 'lost' ? [event.seat] : []));
}

function Count({ ended }: { readonly ended: End }) {
  return ended.isMatch ? <MatchCount ended={ended} /> : <RoundCount ended={ended} />;
}

function RoundCount({ ended }: { readonly ended: End }) {
  const { view, language } = ended;
  const t = COMBOS_END_WORDS[language];
  const payers = payersIn(ended.events);
  const seats = [...view.players.keys()].sort(
    (a, b) => Number(payers.includes(b)) - Number(payers.includes(a)),
  );
  return (
    <table class={cx('end-chips')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.thisRound}</th>
          <th scope="col">{t.chipsLeft}</th>
          <th scope="col">{t.cards}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const { chips, hand } = view.players[seat]!;
          const isPaying = payers.includes(seat);
          return (
            <tr key={seat} class={cx(isPaying ? 'end-pays' : '')} data-seat={seat}>
              <Who ended={ended} seat={seat} />
              <td class={cx(isPaying ? 'end-minus' : 'end-none')}>{isPaying ? t.pays : t.nothing}</td>
              <td>
                <Chips count={chips} of={view.table.options.chips} label={t.chips(chips)} />
              </td>
              <td class={cx(hand.count > 0 ? '' : 'end-none')}>
                {hand.count > 0 ? t.held(hand.count) : t.out}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who paid in which round, and what everybody is left with. */
function MatchCount({ ended }: { readonly ended: End }) {
  const { view, sheet: lines, language } = ended;
  const t = COMBOS_END_WORDS[language];
  const rounds = paymentsIn(ended);
  const order = [...lines].sort((a, b) => a.place - b.place || b.points - a.points);
  return (
    <>
      <ul class={cx('end-winners')}>
        {order.map(({ seat, place }) => (
          <li key={seat} class={cx(place === 1 ? 'end-winner' : 'end-broke')}>
            <WhoIs ended={ended} seat={seat} />
            {place === 1 ? (
              <>
                <Chips
                  count={view.players[seat]!.chips}
                  of={view.table.options.chips}
                  label={t.chips(view.players[seat]!.chips)}
                />
                <span aria-hidden="true">{t.chips(view.players[seat]!.chips)}</span>
              </>
            ) : (
              <span>{t.noChip}</span>
            )}
          </li>
        ))}
      </ul>
      <table class={cx('end-chips')}>
        <thead>
          <tr>
            <th scope="col">{t.paidIn}</th>
            {rounds.map((_, i) => (
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
            <th scope="col">{t.score}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, place, points }) => (
            <tr key={seat} data-seat={seat} data-place={place}>
              <Who ended={ended} seat={seat} />
              {rounds.map((payers, i) => (
                <td key={i}>
                  {payers.includes(seat) ? (
                    <Chips count={place > 1 && i === rounds.length - 1 ? 0 : 1} of={1} label={t.pays} />
                  ) : (
                    <span class={cx('end-none')}>·</span>
                  )}
                </td>
              ))}
              <td class={cx(points < 0 ? 'end-minus' : '')}>
                <b data-total={points}>{withMinus(points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** By round: who had to pay. */
function paymentsIn({ log, isMatch }: End): readonly (readonly Seat[])[] {
  const ending = log.filter(({ events }) =>
    events.some(({ type }) => type === 'dealt' || (isMatch && type === 'match-over')),
  );
  return ending.map(({ events }) => payersIn(events as End['events']));
}

function Who(props: { readonly ended: End; readonly seat: Seat }) {
  return (
    <th scope="row">
      <WhoIs {...props} />
    </th>
  );
}

function WhoIs({ ended, seat }: { readonly ended: End; readonly seat: Seat }) {
  return (
    <span class={cx('end-who')}>
      <Emblem name={ended.names[seat]!} seat={seat} size={26} />
      <b>{calledIn(ended, ENDS_WORDS[ended.language])(seat)}</b>
    </span>
  );
}

/** More combinations than that say no more. */
const BEST = 5;

/** The strongest combinations of the match. */
function evidence({ log }: End, seat: Seat): readonly Shown[] {
  const laid = log
    .flatMap(({ events }) => events as End['events'])
    .flatMap((event) => (event.type === 'combined' && event.seat === seat ? [event] : []));
  return laid
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
    .slice(0, BEST)
    .map(({ cards }) => ({ cards: cards.map((card, i) => <Card key={i} card={card} />) }));
}

function strengthOf({ cards, as }: Laid): number {
  return comboOf(cards, as)?.strength ?? 0;
}

/** Nothing to speak of where the last chip was paid in time. */
function amount({ view, language }: End, seat: Seat): string {
  const t = COMBOS_END_WORDS[language];
  const { chips, lost } = view.players[seat]!;
  return lost ? t.noChip : chips === 0 ? '' : t.chips(chips);
}

export const ends: Ends<CombosShapes> = { closing, reason, Count, evidence, amount };
