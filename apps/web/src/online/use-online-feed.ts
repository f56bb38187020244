import type { TableInfo } from '@quartet/protocol';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import type { Refused, TableState } from '../engine/model.ts';
import type { TableFeed } from '../table/use-table.ts';
import { problemText } from './problem-text.ts';
import type { LiveTable } from './use-live-table.ts';
import { ONLINE_WORDS } from './words.ts';

/** The server behind one table, as the table screen sees it. */
export function useOnlineFeed(
  live: LiveTable,
  info: TableInfo,
  settings: Settings,
  hold: (time: number) => void,
): TableFeed {
  const [refused, setRefused] = useState<Refused | null>(null);
  const play = async (text: string): Promise<void> => {
    setRefused(null);
    // For this decision only: if it comes late, the table may have gone on.
    const outcome = await live.act({ type: 'move', text, ply: live.state!.ply });
    if (outcome.ok) return;
    const { problem } = outcome;
    setRefused(problem.refusal ?? problemText(ONLINE_WORDS[settings.language], problem));
  };
  return {
    state: live.state,
    log: live.log,
    thinking: thinkingBot(live.state, info),
    hints: null,
    refused,
    canHint: false,
    send: (request) => {
      if (request.type === 'play') void play(request.text);
      else if (request.type === 'hold') hold(request.time);
    },
  };
}

/** The seat for which a bot is deciding now. */
export function thinkingBot(state: TableState | null, info: TableInfo): number | null {
  const actor = info.status === 'playing' ? state?.view.actor : undefined;
  const player = actor === undefined ? undefined : info.players[actor];
  if (player?.kind === 'bot' || (player?.kind === 'person' && player.cover)) return actor!;
  return null;
}
