import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useKeys } from '../../ui/keys.ts';
import { Name } from '../../ui/name.tsx';
import type { Links } from './chain.ts';
import { linksOf, longestChain } from './coach.ts';
import { type Desk, LETTERS } from './desk.ts';
import { cx } from './styles.ts';
import type { LinxWords } from './words.ts';

interface Best {
  readonly links: Links;
  readonly length: number;
  /** The letters of its anchors. */
  readonly from: string;
  readonly to: string;
}

/** The longest chain in the hand: pressed once it says how long, then where, then lays it out. */
export function Coach({ desk }: { readonly desk: Desk }) {
  const { t, view, say } = desk;
  const [told, setTold] = useState<{ readonly view: unknown; readonly step: number }>({ view, step: 0 });
  const step = told.view === view ? told.step : 0;
  const best = step > 0 ? bestOf(desk) : null;
  const press = (): void => {
    const next = best ?? bestOf(desk);
    if (!next) {
      say(t.noChain, 'note');
      return;
    }
    setTold({ view, step: step + 1 });
    if (step === 0) say(t.longestSaid(next.length), 'note');
    else if (step === 1) say(begins(desk, next.links), 'note');
    else desk.stage.change({ links: next.links, isDiscarding: false });
  };
  useKeys({ f: press });
  return (
    <button type="button" class={cx('coach')} onClick={press}>
      <Icon name="hint" size={18} />
      <Name text={label(t, best, step)} />
      <span class={cx('wide-only')} aria-hidden="true">
        {label(t, best, step)}
      </span>
      {desk.stage.links.length === 0 && (
        <span class={cx('narrow-only')} aria-hidden="true">
          {best ? t.longestIs(best.length) : t.longestShort}
        </span>
      )}
    </button>
  );
}

function label(t: LinxWords, best: Best | null, step: number): string {
  if (!best) return t.longest;
  return step === 1 ? t.longestIs(best.length) : t.longestFrom(best.length, best.from, best.to);
}

function bestOf({ legal, anchors, hand }: Desk): Best | null {
  const cards = longestChain(legal.state);
  if (!cards) return null;
  const links = linksOf(cards, anchors, hand);
  const [from, to] = [LETTERS[links[0]!.anchor!]!, LETTERS[links.at(-1)!.anchor!]!];
  return { links, length: cards.length, from, to };
}

function begins({ t, wording }: Desk, links: Links): string {
  const [from, to] = [LETTERS[links[0]!.anchor!]!, LETTERS[links.at(-1)!.anchor!]!];
  const first = links.slice(1, links.length > 4 ? 3 : 2).map(({ card }) => wording.card(card));
  return t.longestBegins(links.length, from, to, first.join(' – '));
}
