import type { Seat } from '@quartet/core';
import { type Event, type LinxShapes, pointsFor, SINGLE_GAME } from '@quartet/linx';
import { CountTable } from '../../ends/count-table.tsx';
import { type Ended, type Ends, roundOf, type Shown } from '../../ends/ended.ts';
import { HeroCards } from '../../ends/hero-cards.tsx';
import { calledIn } from '../../ends/verdict.ts';
import { ENDS_WORDS } from '../../ends/words.ts';
import { classes } from '../../ui/classes.ts';
import { Card, Tile } from './card.tsx';
import { closing } from './closing.ts';
import { LINX_END_WORDS } from './end-words.ts';
import sheet from './ends.module.css';

const cx = classes(sheet);

type End = Ended<LinxShapes>;
type Chain = Extract<Event, { type: 'chain' }>;

function reason(ended: End): string {
  const t = LINX_END_WORDS[ended.language];
  return [t.stock, tieText(ended)].filter(Boolean).join(' ');
}

/** Who has as many points and lost for want of a better scoring card; nothing where points decided. */
function tieText(ended: End): string {
  const { sheet: lines, view, language } = ended;
  const t = LINX_END_WORDS[language];
  const [first, second] = [...lines].sort((a, b) => a.place - b.place);
  if (!ended.isMatch || !first || !second || first.place === second.place || first.points !== second.points)
    return '';
  const called = calledIn(ended, ENDS_WORDS[language]);
  const [best, other] = [view.won[first.seat]!, view.won[second.seat]!];
  const at = best.findIndex((length, i) => length !== other[i]);
  const points = (length: number | undefined): string =>
    length === undefined ? '–' : `+${pointsFor(length)}`;
  return t.tie(first.points, ownerOf(ended, first.seat, called), points(best[at]), points(other[at]));
}

function ownerOf({ me, language }: End, seat: Seat, called: (seat: Seat) => string): string {
  const t = LINX_END_WORDS[language];
  return seat === me ? t.yours : t.of(called(seat));
}

function Count({ ended }: { readonly ended: End }) {
  const { view, events, language } = ended;
  const t = LINX_END_WORDS[language];
  const common = ENDS_WORDS[language];
  const over = events.find((event) => event.type === 'round-over')!;
  const isSeries = view.table.options.target !== SINGLE_GAME;
  const chains = roundOf(ended).filter((event) => event.type === 'chain');
  return (
    <CountTable
      ended={ended}
      isPlain
      columns={isSeries ? [t.cards, t.bonus, common.before] : []}
      rows={over.totals.map((total, seat) => {
        const [won, bonus] = [over.points[seat]!, over.bonuses[seat]!];
        return {
          seat,
          cells: isSeries ? [won, bonus, total - won - bonus] : [],
          total,
          cards: <Chains chains={chains.filter((chain) => chain.seat === seat)} />,
        };
      })}
    />
  );
}

function Chains({ chains }: { readonly chains: readonly Chain[] }) {
  return (
    <span class={cx('end-chains')} aria-hidden="true">
      {[...chains]
        .sort((a, b) => b.points - a.points)
        .map((chain, i) => (
          <span key={i} class={cx('end-chain')}>
            <span class={cx('end-links')} style={{ '--links': chain.cards.length }}>
              {chain.cards.map((code, at) => (
                <span
                  key={at}
                  class={cx(at === 0 || at === chain.cards.length - 1 ? 'end-tile end-anchor' : 'end-tile')}
                >
                  <Tile code={code} />
                </span>
              ))}
            </span>
            <span class={cx('end-score')}>
              <small>{chain.for}</small> +{chain.points}
            </span>
          </span>
        ))}
    </span>
  );
}

/** The chain that brought most to whoever won. */
function Hero({ ended }: { readonly ended: End }) {
  const winner = ended.sheet.find(({ place }) => place === 1)?.seat;
  const own = roundOf(ended).filter(
    (event) => event.type === 'chain' && event.seat === winner,
  ) as readonly Chain[];
  const best = [...own].sort((a, b) => b.points - a.points)[0];
  return (
    <HeroCards>
      {best?.cards.slice(0, 4).map((code, i) => (
        <span key={i}>
          <Card code={code} />
        </span>
      ))}
    </HeroCards>
  );
}

function evidence(ended: End, seat: Seat): readonly Shown[] {
  const chains = roundOf(ended).filter((event) => event.type === 'chain' && event.seat === seat);
  return (chains as readonly Chain[])
    .toSorted((a, b) => b.points - a.points)
    .map(({ cards, points }) => ({
      cards: cards.map((code, i) => <Card key={i} code={code} />),
      brought: `+${points}`,
    }));
}

export const ends: Ends<LinxShapes> = {
  ...{ closing, reason, Count, Hero, evidence },
  roundIsGame: true,
  isCounted: true,
};
