import { findAbout } from '@quartet/catalog/list';
import { withMinus } from '@quartet/core';
import { attempt } from '../../app/failure/failures.ts';
import type { Settings } from '../../app/settings.ts';
import { useWords } from '../../app/words/index.ts';
import { shownNames } from '../../engine/model.ts';
import { download, fileName } from '../files/download.ts';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';
import { recordText } from '../worker/replay-door.ts';
import type { KeptItem } from './kept-items.ts';

/** One game in the list: what it was, and what can be done with it. */
export function KeptRow(props: {
  readonly item: KeptItem;
  readonly t: ReplayWords;
  readonly settings: Settings;
  onDelete(): void;
}) {
  const { item, t, settings } = props;
  const words = useWords();
  const title = findAbout(item.game)?.name[settings.language] ?? item.game;
  const players = Array.from({ length: item.seats }, (_, seat) => ({ name: item.names?.[seat] ?? '' }));
  const names = shownNames(players, item.you, words);
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = date.format(item.date);
  const marks = [
    ...(item.kind === 'record' ? [t.fromFile] : []),
    ...(item.isCasual ? [t.casual] : []),
    ...(item.result ? [] : [item.kind === 'match' ? words.running : t.unfinished]),
  ];
  const save = async (): Promise<void> => {
    const text = await recordText(item.id);
    if (text) download(fileName(item.game, new Date(item.date)), text);
  };
  return (
    <li class="panel">
      <a href={`#/replay/${item.id}`}>
        <strong>{title}</strong>
        <span>{item.result ? outcome(item.result, names, words.winner) : names.join(', ')}</span>
        <span class="muted">{[when, ...marks].join(' · ')}</span>
      </a>
      {item.kind === 'match' && !item.result && findAbout(item.game) && (
        <a class="button list-go-on" href={`#/table/${item.id}`}>
          {t.goOn}
        </a>
      )}
      {item.result && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.saveName(`${title}, ${when}`)}
          title={t.save}
          onClick={() => attempt(save)}
        >
          <Glyph name="save" />
        </button>
      )}
      <button
        type="button"
        class="icon-button"
        aria-label={t.deleteName(`${title}, ${when}`)}
        title={words.delete}
        onClick={props.onDelete}
      >
        <Glyph name="delete" />
      </button>
    </li>
  );
}

/** "Mia won · Mia 34, Otto 21" */
function outcome(
  { winners, scores }: NonNullable<KeptItem['result']>,
  names: readonly string[],
  won: (names: string) => string,
): string {
  const points = names.map((name, seat) => `${name} ${withMinus(scores[seat]!)}`);
  return `${won(winners.map((seat) => names[seat]).join(', '))} · ${points.join(', ')}`;
}
