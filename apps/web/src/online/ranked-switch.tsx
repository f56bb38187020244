import type { Me } from '@quartet/protocol/http';
import { useState } from 'preact/hooks';
import { classes } from '../ui/classes.ts';
import { ask } from './api.ts';
import online from './online.module.css';
import { problemText } from './problem-text.ts';
import standings from './standings.module.css';
import type { StandingsWords } from './standings-words.ts';
import type { OnlineWords } from './words.ts';

const cx = classes(online, standings);

/** Whether leaderboards may show me: not unless I say so. */
export function RankedSwitch(props: {
  readonly me: Me;
  readonly words: StandingsWords;
  readonly online: OnlineWords;
}) {
  const { words, online } = props;
  const [isRanked, setRanked] = useState(props.me.ranked);
  const [said, setSaid] = useState('');
  const change = async (ranked: boolean): Promise<void> => {
    setRanked(ranked);
    const answer = await ask<{ readonly me: Me }>('PATCH', ['me'], { ranked });
    if (!answer.ok) setRanked(!ranked);
    setSaid(answer.ok ? online.saved : problemText(online, answer.problem));
  };
  return (
    <section class={cx('panel online-panel')} aria-label={words.leaderboard}>
      <label class={cx('check ranked-switch')}>
        <input
          type="checkbox"
          checked={isRanked}
          aria-describedby="ranked-help"
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <strong>{words.ranked}</strong>
      </label>
      <p class="muted" id="ranked-help">
        {words.rankedHelp}
      </p>
      <p role="status">{said}</p>
    </section>
  );
}
