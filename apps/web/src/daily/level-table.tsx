import { withMinus } from '@quartet/core';
import type { SameDeal } from '@quartet/deals';
import { useWords } from '../app/words/index.ts';
import { cx } from './styles.ts';
import { useLevels } from './use-levels.ts';
import type { DailyWords } from './words.ts';

/** Your points beside those of each level of bots in your seat, the best first. */
export function LevelTable(props: { readonly t: DailyWords; readonly deal: SameDeal; readonly own: number }) {
  const { t, deal, own } = props;
  const words = useWords();
  const levels = useLevels(deal);
  if (levels === null) return <p class="muted">{t.levelsMissing}</p>;
  const rows = [
    { name: words.you, points: own, isOwn: true },
    ...levels.map(({ level, points }) => ({ name: words.levels[level], points, isOwn: false })),
  ].sort((a, b) => b.points - a.points);
  return (
    <>
      <table class={cx('levels')}>
        <caption class="muted">{t.levels}</caption>
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t.who}</th>
            <th scope="col">{t.points}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, points, isOwn }) => (
            <tr key={name} class={cx(isOwn ? 'own' : '')}>
              <th scope="row">{name}</th>
              <td>{withMinus(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {levels.length === 0 && <p class="muted">{t.levelsWait}</p>}
    </>
  );
}
