import type { Seat } from '@quartet/core';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';
import { Chip } from './token.tsx';

/** The cards of a hand that everybody saw being picked up. */
export function Known({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { known } = scene.plan.desk.view.players[seat]!.hand;
  if (known.length === 0) return null;
  return (
    <span class={cx('known')}>
      <span class={cx('known-word')}>{scene.words.known} </span>
      <span class="visually-hidden">{known.map((card) => scene.props.wording.card(card)).join(', ')}</span>
      {known.map((card, i) => (
        <Chip key={i} card={card} />
      ))}
    </span>
  );
}
