import { SIGNS, type Sign } from '@quartet/keltis';
import { CardBack } from '../../kit/card-back.tsx';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { CardFace } from './card.tsx';
import { EndedRows } from './ended-rows.tsx';
import { PLACE, THING } from './keltis-drags.ts';
import { signOf } from './named.ts';
import { ZONE } from './plan.ts';
import type { Scene } from './scene.ts';
import { Glyph } from './signs.tsx';
import { Lock } from './stone.tsx';
import { cx } from './styles.ts';

/** The draw pile and the six discard piles: places to draw from, and to discard onto. */
export function Piles({ scene }: { readonly scene: Scene }) {
  return (
    <Strip class={cx('piles')} label={scene.words.pilesTitle}>
      <DrawPile scene={scene} />
      {SIGNS.map((sign) => (
        <DiscardPile key={sign} scene={scene} sign={sign} />
      ))}
    </Strip>
  );
}

function DrawPile({ scene }: { readonly scene: Scene }) {
  const { words, plan, props } = scene;
  const { view } = plan.desk;
  const isTarget = plan.isOpen && view.phase === 'draw';
  const isHinted = props.hinted?.type === 'draw' && props.hinted.from === 'pile';
  return (
    <button
      type="button"
      class={cx(`pile ${isTarget ? 'target' : ''} ${isHinted ? 'hinted' : ''}`)}
      aria-disabled={!isTarget}
      data-spot="pile"
      data-drag={isTarget ? THING.pile : undefined}
      onClick={() => scene.taps.drawPile()}
    >
      <Name
        text={`${words.drawPile}, ${words.cardsLeft(view.pile.count)}${isTarget ? `, ${words.draw}` : ''}`}
      />
      <span class={cx('pile-card')} aria-hidden="true">
        <CardBack width={100} place={ZONE.pile} />
        <EndedRows scene={scene} />
      </span>
      <span class={cx('pile-note strong')} data-tally="pile: pile" aria-hidden="true">
        {words.cardsLeft(view.pile.count)}
      </span>
    </button>
  );
}

/** What a pile is good for right now. */
type Use = 'draw' | 'discard' | 'blocked' | 'none';

function useOf({ plan }: Scene, sign: Sign): Use {
  const { view, legal } = plan.desk;
  if (!plan.isOpen) return 'none';
  if (view.phase === 'draw') {
    if (view.discards[sign].length === 0) return 'none';
    return legal.refusal({ type: 'draw', from: sign }) ? 'blocked' : 'draw';
  }
  return view.phase === 'act' && plan.picked && signOf(plan.picked.card) === sign ? 'discard' : 'none';
}

function DiscardPile({ scene, sign }: { readonly scene: Scene; readonly sign: Sign }) {
  const { words, marks, props, flips } = scene;
  const cards = scene.plan.desk.view.discards[sign];
  const place = ZONE.discards(sign);
  const top = cards.at(-1);
  const use = useOf(scene, sign);
  const notes = { draw: words.draw, discard: words.discardHere, blocked: words.blocked, none: cards.length };
  const faces = [...cards].reverse().map((card) => props.wording.card(card));
  const lies = top ? `${words.cards(cards.length)}, ${words.topFirst(faces.join(', '))}` : words.empty;
  const isHinted = props.hinted?.type === 'draw' && props.hinted.from === sign;
  return (
    <button
      type="button"
      class={cx(`pile ${use} ${isHinted ? 'hinted' : ''} ${marks.piles.has(sign) ? 'marked' : ''}`)}
      aria-disabled={use === 'none' || use === 'blocked'}
      data-spot={`discards ${sign}`}
      data-drag={use === 'draw' ? THING.discards(sign) : undefined}
      data-drop={PLACE.discards(sign)}
      onClick={() => scene.taps.discards(sign)}
    >
      <Name text={`${words.piles[sign]}, ${lies}${use === 'none' ? '' : `, ${notes[use]}`}`} />
      {top ? (
        <span class={cx('pile-card')} data-flip={flips[place]?.at(-1)} data-place={place}>
          <CardFace card={top} />
        </span>
      ) : (
        <span class={cx('pile-card empty')} data-place={place}>
          <Glyph sign={sign} />
        </span>
      )}
      <span class={cx(use === 'none' ? 'pile-note' : 'pile-note strong')} aria-hidden="true">
        {use === 'blocked' && <Lock />}
        <span>{use === 'none' && !top ? ' ' : notes[use]}</span>
      </span>
    </button>
  );
}
