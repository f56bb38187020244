import type { ScoreLine, Wording } from '@quartet/core';
import { useWords } from '../app/words/index.ts';
import { Emblem } from '../ui/emblem.tsx';
import { cx } from './styles.ts';

export function ScoreSheet(props: {
  readonly lines: readonly ScoreLine[];
  readonly wording: Wording;
  readonly names: readonly string[];
}) {
  const words = useWords();
  const lines = [...props.lines].sort((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <table class={cx('sheet-table')}>
      <tbody>
        {lines.map(({ seat, place, points, parts }, i) => (
          <tr key={seat} class={cx('counted')} style={{ '--after': lines.length - 1 - i }}>
            <td>{words.place(place)}</td>
            <td>
              <Emblem name={props.names[seat]!} seat={seat} size={32} />
            </td>
            <th scope="row">
              {props.names[seat]}
              <div class="muted" style={{ fontWeight: 400, fontSize: '13px' }}>
                {parts.map((part) => `${props.wording.scorePart(part.key)} ${part.points}`).join(' · ')}
              </div>
            </th>
            <td class={cx('number')}>
              <strong>{points}</strong> <span class="muted">{words.points}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
