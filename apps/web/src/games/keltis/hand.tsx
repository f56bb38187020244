import { useWords } from '../../app/words/index.ts';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { CardFace } from './card.tsx';
import { claims, claimWith, layings } from './choices.ts';
import { PLACE, THING } from './keltis-drags.ts';
import { type Held, ZONE } from './plan.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/** The hand, colour by colour; always whole. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  const { plan } = scene;
  return (
    <section
      class={cx('hand-zone')}
      aria-label={words.yourHand}
      data-drop={PLACE.hand}
      data-place={ZONE.hand}
    >
      <Strip class={cx('hand')} label={words.yourHand}>
        {plan.hand.map((held, i) => (
          <HandCard key={held.name} scene={scene} held={held} at={i} />
        ))}
      </Strip>
    </section>
  );
}

/** What a listener and a glance should know of a card. */
function stateOf({ plan, words, props }: Scene, { card, name }: Held): { note: string; class: string } {
  const { desk, picked } = plan;
  const { phase } = desk.view;
  if (!plan.isOpen || !desk.legal.isMine || phase === 'draw') return { note: '', class: '' };
  if (picked?.name === name) return { note: '', class: 'picked' };
  if (picked && claimWith(desk, picked.card, card)) return { note: words.pairWith, class: 'partner' };
  if (!props.settings.aids) return { note: '', class: '' };
  if (layings(desk, card).length > 0) return { note: words.playable, class: 'playable' };
  if (claims(desk).some(({ cards }) => cards.includes(card)))
    return { note: words.claimable, class: 'playable' };
  return { note: phase === 'add' ? words.notNow : words.discardOnly, class: 'low' };
}

function HandCard(props: { readonly scene: Scene; readonly held: Held; readonly at: number }) {
  const { scene, held } = props;
  const { plan, words } = scene;
  const state = stateOf(scene, held);
  const isHinted = scene.hinted.includes(held.card);
  const name = [
    scene.props.wording.card(held.card),
    state.note,
    isHinted ? words.hinted : '',
    `${props.at + 1}/${plan.hand.length}`,
  ];
  return (
    <button
      type="button"
      class={cx(`card ${state.class} ${isHinted ? 'hinted' : ''}`)}
      aria-pressed={plan.picked?.name === held.name}
      data-spot={`hand ${held.card}`}
      data-drag={THING.card(held.name)}
      data-drop={state.class === 'partner' ? PLACE.card(held.name) : undefined}
      onClick={() => scene.taps.card(held)}
    >
      <Name text={name.filter(Boolean).join(', ')} />
      <span class={cx('card-spot')} data-flip={held.name}>
        <span class={cx('card-face')}>
          <CardFace card={held.card} />
        </span>
      </span>
    </button>
  );
}
