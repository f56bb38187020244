import { useWords } from '../../app/words/index.ts';
import { Log } from '../../table/log.tsx';
import { SCREEN_WORDS } from '../../table/words.ts';
import { classes } from '../../ui/classes.ts';
import { percent } from '../review/losses.ts';
import { ReviewPanel } from '../review/review-panel.tsx';
import replay from './replay.module.css';
import { ReplayActions } from './replay-actions.tsx';
import { roundAt } from './steps.ts';
import type { ReplayStage } from './use-stage.ts';
import { WhoseEyes } from './whose-eyes.tsx';

const cx = classes(replay);

/** Whose eyes, rounds, review, and what can be done with the match. */
export function Controls({ stage }: { readonly stage: ReplayStage }) {
  const { t, story, names, eyes, at, move, parts } = stage;
  return (
    <div class={cx('controls')}>
      <WhoseEyes t={t} story={story} names={names} eyes={eyes} onChange={stage.look} />
      {story.rounds.length > 1 && (
        <nav class={cx('rounds')} aria-label={t.rounds}>
          <span aria-hidden="true">{t.rounds}</span>
          {story.rounds.map((start, round) => (
            <button
              key={start}
              type="button"
              class="button"
              aria-label={t.round(round + 1)}
              aria-current={roundAt(story.rounds, at) === round ? 'step' : undefined}
              onClick={() => move(start)}
            >
              {round + 1}
            </button>
          ))}
        </nav>
      )}
      {story.result && (
        <ReviewPanel
          t={t}
          parts={parts}
          reviewing={stage.reviewing}
          seat={eyes.seat ?? story.deciders[at - 1] ?? 0}
          names={names}
          onMove={stage.lookAtMove}
        />
      )}
      <ReplayActions stage={stage} />
      {story.canPlayOn && (
        <a class="button" href={`#/challenge/${stage.id}@${eyes.seat ?? 0}`}>
          {SCREEN_WORDS[stage.settings.language].challenge}
        </a>
      )}
      <p class={cx('muted keys')}>{t.keys}</p>
    </div>
  );
}

/** What happened, with what the review says of it. */
export function Story({ stage }: { readonly stage: ReplayStage }) {
  const words = useWords();
  const { t, heard, parts, names, at, move, reviewing } = stage;
  if (!heard) return <p class="muted">{words.loading}</p>;
  return (
    <Log
      gameId={parts.game.id}
      entries={heard.entries}
      opening={heard.opening}
      wording={parts.wording}
      story={parts.story}
      names={names}
      at={at}
      note={(ply) => {
        const loss = reviewing.review?.verdicts.get(ply)?.loss ?? 0;
        return loss > 0 ? t.cost(percent(loss)) : null;
      }}
      onOpen={move}
    />
  );
}
