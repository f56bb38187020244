import { refusalText, type Seat } from '@quartet/core';
import { useEffect } from 'preact/hooks';
import { motionOf } from '../app/settings.ts';
import { nudge } from '../kit/nudge.ts';
import { isStacked } from '../kit/stacked.ts';
import type { Feel } from '../ui/feel.ts';
import { lastOfOthers } from './news.ts';
import { tellAll } from './report.ts';
import { type Hinting, useHint } from './use-hint.ts';
import { type Playing, usePlay } from './use-play.ts';
import type { Saying } from './use-saying.ts';
import type { Shown } from './use-shown.ts';
import type { TableFeed } from './use-table.ts';
import { useTouched } from './use-touched.ts';

/** What can be done at a table, whatever the game. */
export interface Acts {
  readonly playing: Playing;
  readonly hinting: Hinting;
  /** Says why not, and lets it be felt. */
  refuse(why: string): void;
  /** The next step of the hint. */
  hint(): void;
  /** Tells and shows again what the others did since my last turn, or one of them. */
  showLast(seat: Seat | null): void;
}

export function useActs(shown: Shown, feed: TableFeed, saying: Saying, feel: Feel): Acts {
  const { parts, settings, legal, words, me, reel } = shown;
  const touched = useTouched();
  const refuse = (why: string): void => {
    saying.say(why);
    feel.sound('illegal');
    feel.buzz('illegal');
    nudge(touched(), motionOf(settings));
  };
  const playing = usePlay({
    game: parts.game,
    legal,
    refuse,
    isAsking: settings.confirm,
    onTurnDown: shown.renew,
    send: (text) => {
      feel.buzz('commit');
      saying.hush();
      feed.send({ type: 'play', text });
      // What comes of it is told at the top.
      if (isStacked()) scrollTo(0, 0);
    },
  });
  const hinting = useHint({
    ply: shown.state.ply,
    game: parts.game,
    hints: feed.hints,
    ask: () => feed.send({ type: 'hint', language: settings.language }),
    play: playing.play,
  });
  useEffect(() => {
    if (!feed.refused) return;
    const { refused } = feed;
    // What a server says of the line or the table is nobody's mistake.
    if (typeof refused === 'string') saying.say(refused);
    else refuse(refusalText(parts.wording, refused));
    shown.renew();
  }, [feed.refused]);
  return {
    playing,
    hinting,
    refuse,
    hint: () => (legal.isMine ? hinting.look() : saying.say(words.noHint)),
    showLast: (seat) => {
      const entries = lastOfOthers(feed.log, me).filter((entry) => seat === null || entry.seat === seat);
      saying.say(tellAll(entries, shown.reported) || words.nothingYet);
      // What is shown again step by step need not stand there as a whole.
      if (reel.start(seat)) saying.hush();
    },
  };
}
