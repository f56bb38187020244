import { LIMITS } from '@quartet/protocol/limits';
import { cx } from './styles.ts';
import type { AdminWords } from './words.ts';

export function Pager(props: {
  readonly words: AdminWords;
  readonly page: number;
  readonly total: number;
  onPage(page: number): void;
}) {
  const { words, page, total, onPage } = props;
  if (total === 0) return <p class="muted">{words.none}</p>;
  const to = Math.min(total, (page + 1) * LIMITS.adminPage);
  return (
    <p class={cx('pager')}>
      <span class="muted">{words.count(page * LIMITS.adminPage + 1, to, total)}</span>
      {page > 0 && (
        <button type="button" class="button" onClick={() => onPage(page - 1)}>
          {words.earlier}
        </button>
      )}
      {to < total && (
        <button type="button" class="button" onClick={() => onPage(page + 1)}>
          {words.later}
        </button>
      )}
    </p>
  );
}
