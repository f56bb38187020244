import { refusalText, type Shapes, type Wording } from '@quartet/core';
import { useRef } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import type { WatchedDraft } from '../kit/use-draft.ts';
import { type Saying, useSaying } from '../table/use-saying.ts';
import type { LessonFeed } from './use-lesson.ts';
import { LEARN_WORDS } from './words.ts';

export interface Talk {
  readonly saying: Saying;
  /** What the table has to say. */
  say(sentence: string): void;
  /** Plays the move if the script wants it; else says what it wants, or why the rules do not allow this. */
  play(move: Shapes['Move']): void;
  /** Whatever is tapped on the table passes here first. */
  tapped(event: Event): void;
}

/** What is said to what the learner does: the rules' own refusal, or a friendly word for what is not meant now. */
export function useTalk(
  feed: LessonFeed,
  wording: Wording,
  { language }: Settings,
  next: Element | null,
  draft: WatchedDraft,
): Talk {
  const t = LEARN_WORDS[language];
  const saying = useSaying();
  const spoken = useRef(false);
  const say = (sentence: string): void => {
    spoken.current = true;
    saying.say(sentence);
  };
  return {
    saying,
    say,
    play: (move) => {
      const [wanted] = feed.run.wanted();
      const attempt = feed.attempt(move);
      if (attempt.kind === 'refused') say(refusalText(wording, attempt.refusal));
      else if (attempt.kind === 'other' && wanted) say(t.playInstead(wording.move(wanted)));
      else saying.hush();
    },
    tapped: (event) => {
      spoken.current = false;
      if (!isStray(event, feed, next)) return;
      const before = draft.steps();
      // The table speaks first.
      setTimeout(() => {
        if (spoken.current) return;
        // What the script does not go on with would leave the mark pointing nowhere.
        if (draft.steps() > before) draft.undo();
        say(t.followMark);
      });
    },
  };
}

/** Whether something was tapped that the lesson does not ask for now. */
function isStray({ target }: Event, { isMine, spots }: LessonFeed, next: Element | null): boolean {
  const spot = target instanceof Element ? target.closest<HTMLElement>('[data-spot]') : null;
  return isMine && spot !== null && spot !== next && !spots.includes(spot.dataset.spot!);
}
