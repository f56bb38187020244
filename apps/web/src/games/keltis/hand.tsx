import { useWords } from '../../app/words/index.ts';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { CardFace } from './card.tsx';
import { claims, claimWith, layings } from './choices.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';
import { PLACE, THING } from './use-keltis-drags.ts';
import type { Held } from './use-plan.ts';

/** The hand, colour by colour; always whole. Enter on the chosen card takes the primary step. */
export function Hand({ scene, onEnter }: { readonly scene: Scene; onEnter(): void }) {
  const words = useWords();
  const { plan, flips } = scene;
  const enter = (event: KeyboardEvent): void => {
    const isChosen = (event.target as HTMLElement).getAttribute('aria-pressed') === 'true';
    if (event.key !== 'Enter' || !isChosen) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <section class={cx('hand-zone')} aria-label={words.yourHand} onKeyDown={enter} data-drop={PLACE.hand}>
      <Strip class={cx('hand')} label={words.yourHand}>
        {plan.hand.map((held, i) => (
          <HandCard key={flips.get('hand')![i]} scene={scene} held={held} at={i} />
        ))}
      </Strip>
    </section>
  );
}

/** What a listener and a glance should know of a card. */
function stateOf({ plan, words, props }: Scene, { card, key }: Held): { note: string; class: string } {
  const { desk, picked } = plan;
  const { phase } = desk.view;
  if (!plan.isOpen || !desk.legal.isMine || phase === 'draw') return { note: '', class: '' };
  if (picked?.key === key) return { note: '', class: 'picked' };
  if (picked && claimWith(desk, picked.card, card)) return { note: words.pairWith, class: 'partner' };
  if (!props.settings.aids) return { note: '', class: '' };
  const isPlayable = layings(desk, card).length > 0 || claims(desk).some(({ cards }) => cards.includes(card));
  if (isPlayable) return { note: words.playable, class: 'playable' };
  return { note: phase === 'add' ? words.notNow : words.discardOnly, class: 'low' };
}

function HandCard(props: { readonly scene: Scene; readonly held: Held; readonly at: number }) {
  const { scene, held } = props;
  const { plan, flips, words } = scene;
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
      aria-pressed={plan.picked?.key === held.key}
      data-spot={`hand ${held.card}`}
      data-drag={THING.card(held.key)}
      data-drop={state.class === 'partner' ? PLACE.card(held.key) : undefined}
      onClick={() => scene.taps.card(held)}
    >
      <Name text={name.filter(Boolean).join(', ')} />
      <span class={cx('card-spot')} data-flip={flips.get('hand')![props.at]} data-flip-from="pile">
        <span class={cx('card-face')}>
          <CardFace card={held.card} />
        </span>
      </span>
    </button>
  );
}
