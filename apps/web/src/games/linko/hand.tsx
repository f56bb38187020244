import type { Card } from '@quartet/linko';
import { useWords } from '../../app/words/index.ts';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { Face } from './card.tsx';
import { countsOf } from './counts.ts';
import { PLACE, THING } from './linko-drags.ts';
import { ZONE } from './motion.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/** How far cards lie apart in a wide hand, in card widths: those of one number, and the piles. */
const STEP = { few: 0.44, many: 0.24 };
const WIDEST = 1.1;
const GAP = 0.14;
const MANY = 9;

/** How much wider than one card a pile is. */
function spreadOf(count: number, piles: number): number {
  return Math.min(WIDEST, (piles > MANY ? STEP.many : STEP.few) * (count - 1));
}

/** Two lines, seven at most in each; a few cards stay large. */
function columnsOf(piles: number, most: number): number {
  return piles <= most ? Math.max(piles, 4) : Math.max(4, Math.ceil(piles / 2));
}

/** My hand in piles by number. */
export function Hand({ scene, cards }: { readonly scene: Scene; readonly cards: readonly Card[] }) {
  const words = useWords();
  const piles = [...countsOf(cards)];
  const units =
    piles.reduce((sum, [, count]) => sum + 1 + spreadOf(count, piles.length), 0) + (piles.length - 1) * GAP;
  const flips = scene.flips[ZONE.hand] ?? [];
  const narrow = columnsOf(piles.length, 4);
  const medium = columnsOf(piles.length, 8);
  const style = {
    '--units': Math.max(units, 5),
    '--narrow': narrow,
    '--narrow-rows': Math.ceil(piles.length / narrow),
    '--medium': medium,
    '--medium-rows': Math.ceil(piles.length / medium),
  };
  return (
    <section
      class={cx('hand')}
      aria-label={words.yourHand}
      style={style}
      data-drop={PLACE.hand}
      data-place={ZONE.hand}
    >
      <Strip class={cx('piles')} label={words.yourHand}>
        {piles.map(([card, count]) => (
          <PileOf
            key={card}
            scene={scene}
            card={card}
            count={count}
            spread={spreadOf(count, piles.length)}
            flips={flips.filter((_, i) => cards[i] === card)}
          />
        ))}
      </Strip>
    </section>
  );
}

interface PileProps {
  readonly scene: Scene;
  readonly card: Card;
  readonly count: number;
  readonly spread: number;
  readonly flips: readonly string[];
}

function PileOf({ scene, card, count, spread, flips }: PileProps) {
  const { t, staged, hinted, wording } = scene;
  const chosen = chosenOf(scene, card);
  const isHinted = hinted?.type === 'play' && hinted.cards.includes(card);
  const gaps = Math.max(1, count - 1);
  const style = { '--step': spread / gaps, '--gaps': gaps, '--of': count - 1 };
  const badge = chosen === 0 ? count : count === 1 ? '✓' : `${chosen}/${count}`;
  return (
    <button
      type="button"
      class={cx(`hand-pile ${chosen > 0 ? 'chosen' : ''} ${isHinted ? 'hinted' : ''}`)}
      style={style}
      aria-pressed={chosen > 0}
      data-spot={`hand ${card}`}
      data-drag={THING.number(card)}
      onClick={() => staged.pick(card)}
    >
      <Name
        text={t.handPile(wording.card(card), t.cards(count), chosen > 0 ? t.chosen(chosen, count) : '')}
      />
      <span class={cx('pile-cards')}>
        {flips.map((flip, i) => (
          <span
            key={flip}
            class={cx(i < count - chosen && chosen > 0 ? 'at aside' : 'at')}
            style={{ '--i': i }}
          >
            <Face card={card} flip={flip} />
          </span>
        ))}
      </span>
      <span class={cx(count > 1 || chosen > 0 ? 'count' : 'count one')} aria-hidden="true">
        {badge}
      </span>
    </button>
  );
}

function chosenOf({ staged: { choice } }: Scene, card: Card): number {
  if (!choice) return 0;
  return (choice.card === card ? choice.numbers : 0) + (card === 'X' ? choice.jokers : 0);
}
