import type { Seat } from '@quartet/core';
import { COLOURS } from '@quartet/keltis';
import { SheetEnd } from '../../kit/sheet-end.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { signed } from '../../ui/signed.ts';
import { Known } from './known.tsx';
import type { Scene } from './scene.ts';
import { Stone } from './stone.tsx';
import { cx } from './styles.ts';
import { Token } from './token.tsx';

/** All that lies open before one player. */
export function RowsSheet(props: { readonly scene: Scene; readonly seat: Seat; onClose(): void }) {
  const { scene, seat } = props;
  const { words } = scene;
  const { wording, names, showLast } = scene.props;
  const player = scene.plan.desk.view.players[seat]!;
  const points = scene.points[seat]!;
  const lines = [
    ...COLOURS.map((row) => ({ title: words.rows[row], cards: player.rows[row], points: points.rows[row] })),
    { title: words.pointRow, cards: player.points, points: points.points },
  ];
  return (
    <Sheet label={words.rowsOf(names[seat]!)} onClose={props.onClose}>
      <h2>{words.rowsOf(names[seat]!)}</h2>
      <dl class={cx('sheet')}>
        {lines.map(({ title, cards, points: row }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <span class="visually-hidden">
                {cards.map((card) => wording.card(card)).join(', ') || words.nothing}
              </span>
              {cards.map((card, i) => (
                <Token key={i} card={card} />
              ))}
            </dd>
            <dd class={cx('sheet-points')}>{signed(row)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.yourStones}</dt>
          <dd>
            {player.stones.map((stone) => (
              <Stone key={stone} stone={stone} />
            ))}
            <span class="visually-hidden">{player.stones.join(', ') || words.nothing}</span>
          </dd>
          <dd class={cx('sheet-points')}>{signed(points.stones)}</dd>
        </div>
        <div>
          <dt>{words.hand}</dt>
          <dd>
            {words.inHand(player.hand.count)} <Known scene={scene} seat={seat} />
          </dd>
        </div>
        <div>
          <dt>{words.total}</dt>
          <dd />
          <dd class={cx('sheet-points')}>{signed(points.total)}</dd>
        </div>
      </dl>
      <SheetEnd
        label={words.close}
        last={showLast && { label: words.showLast, seat, show: showLast }}
        onClose={props.onClose}
      />
    </Sheet>
  );
}
