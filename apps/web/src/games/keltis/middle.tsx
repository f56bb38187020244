import { LAST_STONE } from '@quartet/keltis';
import { useWords } from '../../app/words/index.ts';
import { Strip } from '../../kit/strip.tsx';
import { Name } from '../../ui/name.tsx';
import { claimOf } from './choices.ts';
import { EndedRows } from './ended-rows.tsx';
import { PLACE } from './keltis-drags.ts';
import { Piles } from './piles.tsx';
import { ZONE } from './plan.ts';
import type { Scene } from './scene.ts';
import { Stone } from './stone.tsx';
import { cx } from './styles.ts';

/** What belongs to nobody: wishing stones, draw pile, discard piles, and how many rows are ended. */
export function Middle({ scene }: { readonly scene: Scene }) {
  const words = useWords();
  return (
    <section class={cx('middle panel')} aria-label={words.table}>
      <h2 class={cx('head')}>
        {scene.words.stones} <span>{scene.words.stonesNote}</span>
      </h2>
      <Strip class={cx('stones')} label={scene.words.stones}>
        {Array.from({ length: LAST_STONE }, (_, i) => (
          <StonePlace key={i} scene={scene} stone={i + 1} />
        ))}
      </Strip>
      <h2 class={cx('head')}>
        {scene.words.pilesTitle}
        <EndedRows scene={scene} />
      </h2>
      <Piles scene={scene} />
    </section>
  );
}

function stoneFlip({ plan, flips }: Scene, stone: number): string | undefined {
  return flips[ZONE.stones]![plan.desk.view.stones.indexOf(stone)];
}

/** A stone that a pair of the hand could claim is a button. */
function StonePlace({ scene, stone }: { readonly scene: Scene; readonly stone: number }) {
  const { words, plan, marks } = scene;
  const { view } = plan.desk;
  const owner = view.players.findIndex(({ stones }) => stones.includes(stone));
  const claim = claimOf(plan.desk, stone, plan.picked?.card ?? null);
  if (claim && plan.isOpen)
    return (
      <button
        type="button"
        class={cx('stone-place claimable')}
        data-spot={`stone ${stone}`}
        data-drop={PLACE.stone(stone)}
        onClick={() => scene.taps.stone(stone)}
      >
        <span data-flip={stoneFlip(scene, stone)}>
          <Stone stone={stone} />
        </span>
        <span class={cx('stone-note')} aria-hidden="true">
          {words.pair}
        </span>
        <Name text={words.claim(stone)} />
      </button>
    );
  const name = owner < 0 ? '' : owner === scene.props.me ? words.you : scene.props.names[owner]!;
  const spoken = owner < 0 ? words.stoneFree(stone) : words.stoneOf(stone, scene.props.names[owner]!);
  return (
    <div class={cx(marks.stones.has(stone) ? 'stone-place marked' : 'stone-place')}>
      <span data-flip={owner < 0 ? stoneFlip(scene, stone) : undefined}>
        <Stone stone={stone} isGone={owner >= 0} />
      </span>
      <span class={cx('stone-note')} aria-hidden="true">
        {name}
      </span>
      <span class="visually-hidden">{spoken}</span>
    </div>
  );
}
