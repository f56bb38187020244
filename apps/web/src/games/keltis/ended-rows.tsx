import { COLOURS, LAST_ROW } from '@quartet/keltis';
import { isEnd } from './named.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';

/** Five pips: the match ends with the fifth ended row. */
export function EndedRows({ scene }: { readonly scene: Scene }) {
  const { players } = scene.plan.desk.view;
  const ended = players.flatMap(({ rows }) => COLOURS.filter((row) => rows[row].some(isEnd))).length;
  return (
    <span class={cx('ended-rows')}>
      <span aria-hidden="true" class={cx('ended-title')}>
        {scene.words.rowsEnded}
      </span>
      <span class="visually-hidden">{scene.words.rowsEndedOf(ended, LAST_ROW)}</span>
      {Array.from({ length: LAST_ROW }, (_, i) => (
        <i key={i} class={cx(i < ended ? 'pip on' : 'pip')} />
      ))}
    </span>
  );
}
