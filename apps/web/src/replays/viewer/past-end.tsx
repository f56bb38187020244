import type { Shapes } from '@quartet/core';
import { useLoaded } from '../../app/use-loaded.ts';
import { useWords } from '../../app/words/index.ts';
import type { Ended } from '../../ends/ended.ts';
import { Finale } from '../../ends/finale.tsx';
import type { Player } from '../../engine/model.ts';
import { byName } from '../../ui/faces.ts';
import type { ReplayStage } from './use-stage.ts';

/** How the match ended, as its table told it. */
export function PastEnd({ stage, onClose }: { readonly stage: ReplayStage; onClose(): void }) {
  const { story, parts, door, heard, eyes } = stage;
  const words = useWords();
  const viewer = eyes.seat ?? 'table';
  const end = useLoaded(() => door.ask('look', { at: story.length, viewer }), [door, viewer]);
  if (!end || !heard) return null;
  const players = playersOf(stage, (seat) => words.seat(seat + 1));
  const ended: Ended<Shapes> = {
    isMatch: true,
    view: end.view,
    events: heard.entries.at(-1)?.events ?? [],
    log: heard.entries,
    sheet: story.sheet,
    names: players.map(({ name }, seat) => name || words.seat(seat + 1)),
    me: story.first === 'table' ? null : story.first,
    wording: parts.wording,
    language: stage.settings.language,
  };
  return (
    <Finale
      gameId={parts.game.id}
      title={parts.wording.title}
      result={story.result!}
      {...{ ended, players, onClose }}
      acts={
        <button type="button" class="button primary" onClick={onClose}>
          {words.close}
        </button>
      }
      quiet={null}
    />
  );
}

/** A record names people; by their names bots are known. */
function playersOf({ story }: ReplayStage, unnamed: (seat: number) => string): readonly Player[] {
  return Array.from({ length: story.seats }, (_, seat): Player => {
    const name = story.names?.[seat] ?? '';
    if (seat === story.first) return { kind: 'person', name };
    const { kind } = byName(name);
    return kind === 'bot' ? { kind, name, level: '', temper: '' } : { kind, name: name || unnamed(seat) };
  });
}
