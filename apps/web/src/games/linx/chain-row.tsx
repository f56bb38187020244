import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { Card, Chip, Tile } from './card.tsx';
import { gapIn, type Link, type Shared, sharedBy, ZONE } from './chain.ts';
import { type Desk, LETTERS } from './desk.ts';
import { Joint, symbolName } from './joint.tsx';
import type { ChainLaid } from './last-moves.ts';
import { PLACE, THING } from './linx-drags.ts';
import { cx } from './styles.ts';
import { insertable } from './taps.ts';

/** Longer chains lie in two rows. */
const ONE_ROW = 7;

function layout(count: number): Record<string, string> {
  const rows = count > ONE_ROW ? 2 : 1;
  const perRow = rows > 1 ? Math.ceil(count / rows) : Math.max(5, count);
  return { '--per': `${perRow}`, '--rows': `${rows}` };
}

function chainClass(count: number): string {
  return count > ONE_ROW ? 'chain long' : 'chain';
}

/** The chain being built: tap a card to cut there, a connector to put one in. */
export function ChainRow({ desk }: { readonly desk: Desk }) {
  const { links } = desk.stage;
  return (
    <div class={cx(chainClass(links.length))} style={layout(links.length)}>
      <Strip label={desk.t.chainOf(links.length)} class={cx('chain-grid')}>
        {links.map((link, i) => (
          <span key={link.id} class={cx('cell')}>
            <LinkButton desk={desk} link={link} at={i} />
            {i + 1 < links.length && <Connector desk={desk} at={i + 1} />}
          </span>
        ))}
      </Strip>
    </div>
  );
}

function LinkButton({ desk, link, at }: { readonly desk: Desk; readonly link: Link; readonly at: number }) {
  const { t, wording, stage } = desk;
  const { links } = stage;
  const before = links[at - 1];
  const isEnd = at === 0 || at === links.length - 1;
  const name = [
    t.linkName(at + 1, wording.card(link.card)),
    ...(before ? [linkSaid(desk, sharedBy(before, link))] : []),
    isEnd ? t.takeOff : t.cut,
  ];
  return (
    <button
      type="button"
      class={cx('link')}
      data-drag={THING.link(at)}
      data-flip={`tray ${link.id}`}
      data-flip-from={link.id}
      onClick={() => desk.cut(at)}
    >
      <Name text={name.join(', ')} />
      <Face card={link.card} anchor={link.anchor} />
    </button>
  );
}

function Face({ card, anchor }: { readonly card: string; readonly anchor: number | null }) {
  return (
    <span class={cx('face')} aria-hidden="true">
      <Card code={card} />
      <Tile code={card} />
      {anchor !== null && <span class={cx('letter on')}>{LETTERS[anchor]}</span>}
    </span>
  );
}

function linkSaid({ t, wording }: Desk, shared: Shared | null): string {
  if (!shared) return t.noLinkYet;
  if (shared.kind === 'number') return t.linkedBy(t.numberSaid(shared.value));
  return t.linkedBy(symbolName(wording.card, shared.value));
}

function Connector({ desk, at }: { readonly desk: Desk; readonly at: number }) {
  const { stage, t, wording } = desk;
  const [before, after] = [stage.links[at - 1]!, stage.links[at]!];
  const shared = gapIn(stage.links) === at ? null : sharedBy(before, after);
  const fitting = insertable(desk, at);
  if (fitting.length === 0 || !shared) {
    return (
      <span class={cx('connector')} aria-hidden="true">
        <Joint shared={shared} />
      </span>
    );
  }
  const cards = fitting.map(({ card }) => wording.card(card)).join(` ${t.or} `);
  return (
    <button
      type="button"
      class={cx('connector open')}
      data-drop={PLACE.joint(at)}
      aria-pressed={stage.insertAt === at}
      onClick={() => desk.insertAt(at)}
    >
      <Name text={t.insertName(wording.card(before.card), wording.card(after.card), cards)} />
      <Joint shared={shared} />
      <span class={cx('insert')} aria-hidden="true">
        + {fitting.length === 1 ? <Chip code={fitting[0]!.card} /> : fitting.length}
      </span>
    </button>
  );
}

/** A chain that lies no more: the last one that another laid. */
export function GhostRow({ desk, chain }: { readonly desk: Desk; readonly chain: ChainLaid }) {
  const links = chain.cards.map((card, i) => ({
    id: `${i}`,
    card,
    anchor: i === 0 ? chain.anchors[0] - 1 : i === chain.cards.length - 1 ? chain.anchors[1] - 1 : null,
  }));
  const name = chain.cards.map((card) => desk.wording.card(card)).join(' – ');
  return (
    <div
      class={cx(`${chainClass(links.length)} ghost`)}
      style={layout(links.length)}
      role="img"
      aria-label={name}
    >
      <div class={cx('chain-grid')}>
        {links.map((link, i) => (
          <span key={link.id} class={cx('cell')}>
            <span class={cx('link')} data-place={ZONE.link(i)}>
              <Face card={link.card} anchor={link.anchor} />
            </span>
            {i + 1 < links.length && (
              <span class={cx('connector')}>
                <Joint shared={sharedBy(link, links[i + 1]!)} place={ZONE.joint(i)} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
