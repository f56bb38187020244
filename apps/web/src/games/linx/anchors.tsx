import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { Card } from './card.tsx';
import type { Link } from './chain.ts';
import { type Desk, LETTERS } from './desk.ts';
import { wouldClose } from './fits.ts';
import { THING } from './linx-drags.ts';
import { cx } from './styles.ts';

/** The four anchors. One that lies in the chain has a ring, one that would close it is raised. */
export function Anchors({ desk }: { readonly desk: Desk }) {
  const { view, anchors, t } = desk;
  return (
    <section class={cx('anchors')} aria-label={t.anchors}>
      <h2 class={cx('head')}>
        <span>
          {t.anchors} <small>– {t.anchorsNote}</small>
        </span>
      </h2>
      <Strip label={t.anchors} class={cx('anchor-row')}>
        {view.anchors.map((_, slot) => {
          const link = anchors.find(({ anchor }) => anchor === slot);
          return link ? (
            <Anchor key={slot} desk={desk} link={link} />
          ) : (
            <span key={slot} class={cx('hole')} role="img" aria-label={t.emptyAnchor(LETTERS[slot]!)} />
          );
        })}
      </Strip>
    </section>
  );
}

function Anchor({ desk, link }: { readonly desk: Desk; readonly link: Link }) {
  const { t, wording, stage, lastMoves, hint } = desk;
  const letter = LETTERS[link.anchor!]!;
  const isUsed = stage.links.some(({ id }) => id === link.id);
  const closes = !isUsed && desk.settings.aids && wouldClose(desk, link);
  const isNew = lastMoves.anchors.has(link.anchor!);
  const isHinted = hint?.type === 'chain' && [hint.cards[0], hint.cards.at(-1)].includes(link.card);
  const name = [
    t.anchorName(letter, wording.card(link.card)),
    ...(isUsed ? [t.inChain] : []),
    ...(closes ? [t.closes] : []),
    ...(isNew ? [t.isNew] : []),
    ...(isHinted ? [t.hinted] : []),
  ];
  return (
    <button
      type="button"
      class={cx(`place anchor ${isUsed ? 'used' : ''} ${closes ? 'fits' : ''} ${isHinted ? 'hinted' : ''}`)}
      aria-pressed={isUsed}
      data-spot={`anchor ${link.anchor}`}
      data-drag={THING.anchor(link)}
      data-flip={link.id}
      onClick={() => desk.tapAnchor(link)}
    >
      <Name text={name.join(', ')} />
      <span class={cx('lift')} aria-hidden="true">
        <Card code={link.card} />
        <span class={cx('letter')} aria-hidden="true">
          {letter}
        </span>
        {isNew && (
          <span class={cx('new')} aria-hidden="true">
            {t.isNew}
          </span>
        )}
      </span>
    </button>
  );
}
