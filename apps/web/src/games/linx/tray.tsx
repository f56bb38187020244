import { gapIn } from './chain.ts';
import { ChainRow, GhostRow } from './chain-row.tsx';
import { Coach } from './coach-button.tsx';
import { type Desk, LETTERS } from './desk.ts';
import { PLACE } from './linx-drags.ts';
import { cx } from './styles.ts';

/** The chain that is being built; while there is none, the last one that another laid. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { stage, lastMoves, t } = desk;
  const isBuilding = stage.links.length > 0 && !stage.isDiscarding;
  return (
    <section class={cx('panel tray')} aria-label={t.yourChain} data-drop={PLACE.tray}>
      <div class={cx('tray-head')}>
        {isBuilding ? (
          <Heading desk={desk} />
        ) : lastMoves.chain ? (
          <h2>
            {t.laid(desk.names[lastMoves.chain.seat]!, lastMoves.chain.cards.length, lastMoves.chain.points)}
          </h2>
        ) : (
          <h2>{t.chain}</h2>
        )}
        {desk.legal.isMine && desk.settings.aids && <Coach desk={desk} />}
      </div>
      <div class={cx('tray-body')}>
        {isBuilding ? (
          <ChainRow desk={desk} />
        ) : lastMoves.chain ? (
          <GhostRow desk={desk} chain={lastMoves.chain} />
        ) : (
          <Empty desk={desk} />
        )}
      </div>
    </section>
  );
}

function Heading({ desk: { stage, isClosed, t } }: { readonly desk: Desk }) {
  const { links } = stage;
  const [first, last] = [links[0]!.anchor, links.at(-1)!.anchor];
  return (
    <h2>
      {t.chainOf(links.length)}{' '}
      {isClosed ? (
        <span class={cx('joined')}>✓ {t.joined(LETTERS[first!]!, LETTERS[last!]!)}</span>
      ) : (
        <span class="muted">{gapIn(links) > 0 ? t.noLinkYet : t.open}</span>
      )}
    </h2>
  );
}

/** Where the chain will lie: two empty ends and what to do. */
function Empty({ desk: { t, legal } }: { readonly desk: Desk }) {
  return (
    <div class={cx('begin')}>
      <svg viewBox="0 0 200 60" aria-hidden="true">
        <g fill="none" stroke="currentColor" stroke-width="1.6">
          <rect x="3" y="5" width="36" height="50" rx="5" stroke-dasharray="5 4" />
          <rect x="161" y="5" width="36" height="50" rx="5" stroke-dasharray="5 4" />
          {[0, 1, 2, 3, 4].map((i) => (
            <rect key={i} x={46 + i * 22.5} y="24" width="18" height="12" rx="6" />
          ))}
        </g>
      </svg>
      <p>{legal.isMine ? t.begin : ''}</p>
    </div>
  );
}
