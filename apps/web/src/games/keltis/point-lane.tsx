import { pointsForPointRow, STONE_POINTS } from '@quartet/keltis';
import { Name } from '../../ui/name.tsx';
import { signed } from '../../ui/signed.ts';
import { targetsOf } from './choices.ts';
import { PLACE } from './keltis-drags.ts';
import { ZONE } from './plan.ts';
import type { Scene } from './scene.ts';
import { Glyph } from './signs.tsx';
import { Stone } from './stone.tsx';
import { cx } from './styles.ts';
import { totalTally } from './tally.ts';
import { suitStyle, Token } from './token.tsx';

/** The last line: the point row, a place for point cards, and the wishing stones beside it. */
export function PointLane({ scene }: { readonly scene: Scene }) {
  return (
    <div class={cx('last-lane')}>
      <PointRow scene={scene} />
      <OwnStones scene={scene} />
      <span class={cx('sum')}>
        <span class="visually-hidden">{scene.words.total}</span>
        <span aria-hidden="true">Σ</span>{' '}
        <span data-tally={totalTally('sum', scene.seat)}>{signed(scene.points[scene.seat]!.total)}</span>
      </span>
    </div>
  );
}

function PointRow({ scene }: { readonly scene: Scene }) {
  const { words, seat, plan, props } = scene;
  const cards = plan.desk.view.players[seat]!.points;
  const laidBefore = props.view.players[seat]!.points;
  const isTarget = targetsOf(scene).has('*');
  const points = scene.points[seat]!.points;
  const next = pointsForPointRow(cards.length + 1);
  const flips = scene.flips[ZONE.row(seat, '*')];
  const spoken = [
    words.pointRow,
    cards.map((card) => props.wording.card(card)).join(' ') || words.empty,
    signed(points),
    isTarget ? words.makes(signed(next)) : '',
  ];
  return (
    <button
      type="button"
      class={cx(`lane point-row ${isTarget ? 'target' : ''}`)}
      style={suitStyle('*')}
      aria-disabled={!isTarget}
      data-spot="row *"
      data-drop={PLACE.row('*')}
      onClick={() => scene.taps.points()}
    >
      <Name text={spoken.filter(Boolean).join(', ')} />
      <span class={cx('tab')} aria-hidden="true">
        <span class={cx('tab-sign')}>
          <Glyph sign="*" />
        </span>
        <span class={cx('tab-course')}>{words.points}</span>
      </span>
      <span
        class={cx('places')}
        style={{ '--places': Math.max(4, cards.length + (isTarget ? 1 : 0)) }}
        aria-hidden="true"
      >
        {cards.map((card, i) => (
          <Token
            key={card}
            card={card}
            class={cx(laidBefore.includes(card) ? '' : 'staged')}
            flip={flips?.[i]}
          />
        ))}
        {(isTarget || cards.length === 0) && (
          <span class={cx(isTarget ? 'place next' : 'place')}>{signed(next)}</span>
        )}
      </span>
      <span class={cx('lane-points')} data-tally={`points: ${ZONE.row(seat, '*')}`} aria-hidden="true">
        {signed(points)}
      </span>
    </button>
  );
}

function OwnStones({ scene }: { readonly scene: Scene }) {
  const { words, seat } = scene;
  const { stones } = scene.plan.desk.view.players[seat]!;
  const points = scene.points[seat]!.stones;
  const next = STONE_POINTS[stones.length + 1];
  return (
    <div class={cx('own-stones')} data-count={stones.length}>
      <span class={cx('own-title')}>{words.yourStones}</span>
      <span class="visually-hidden">{stones.join(', ') || '–'}</span>
      <span class={cx('pebbles')} data-place={ZONE.stonesOf(seat)}>
        {stones.map((stone, i) => (
          <span key={stone} data-flip={scene.flips[ZONE.stonesOf(seat)]![i]}>
            <Stone stone={stone} />
          </span>
        ))}
      </span>
      {next !== undefined && (
        <span class={cx('own-next')}>{words.stonesNext(signed(points), signed(next))}</span>
      )}
      <span
        class={cx(points < 0 ? 'lane-points minus' : 'lane-points')}
        data-tally={`stones: ${ZONE.stonesOf(seat)}`}
      >
        {signed(points)}
      </span>
    </div>
  );
}
