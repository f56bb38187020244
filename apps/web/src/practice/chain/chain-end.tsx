import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import type { GameParts } from '../../table/parts.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PRACTICE_WORDS } from '../words.ts';
import chain from './chain.module.css';
import { bestShare, type Clock, keepShare } from './chain-best.ts';
import { chainDeals, shareOf } from './chain-deals.ts';

const cx = classes(chain);

/** How much of the longest chains was found, and what they were. */
export function ChainEnd(props: {
  readonly parts: GameParts;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly seed: string;
  readonly found: readonly number[];
  onAgain(): void;
}) {
  const { clock, found } = props;
  const { wording } = props.parts;
  const t = PRACTICE_WORDS[props.settings.language];
  const [deals] = useState(() => chainDeals(props.seed));
  const share = shareOf(deals, found);
  const [isBest] = useState(() => keepShare(clock, share));
  const best = bestShare(clock);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class={cx('page chain')}>
      <PageHeader title={t.chain} />
      <h1 ref={heading} tabIndex={-1}>
        {t.share(Math.round(100 * share))}
      </h1>
      {best !== null && <p>{isBest ? t.newBest : t.bestSoFar(Math.round(100 * best))}</p>}
      <ol class={cx('deals')}>
        {deals.map(({ longest }, at) => (
          <li key={at}>
            <strong>{t.laid(found[at] ?? 0, longest.length)}</strong>
            <p class="muted">{longest.map((card) => wording.card(card)).join(' – ')}</p>
          </li>
        ))}
      </ol>
      <div class={cx('acts')}>
        <button type="button" class="button primary" onClick={props.onAgain}>
          <Icon name="undo" size={18} /> {t.again}
        </button>
        <a class="button" href="#/practice">
          {t.title}
        </a>
      </div>
    </main>
  );
}
