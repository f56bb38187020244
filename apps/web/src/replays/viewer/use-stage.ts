import type { Seat } from '@quartet/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { printRoute } from '../../app/routes.ts';
import type { Settings } from '../../app/settings.ts';
import { useWords } from '../../app/words/index.ts';
import { shownNames } from '../../engine/model.ts';
import type { GameParts } from '../../table/parts.ts';
import { movedTo, useSteps, useTicking } from '../../table/steps.ts';
import { type Saying, useSaying } from '../../table/use-saying.ts';
import { byName, type Face, facesOf } from '../../ui/faces.ts';
import { type Reviewing, useReview } from '../review/use-review.ts';
import { REPLAY_WORDS, type ReplayWords } from '../words.ts';
import type { Moment, Story } from '../worker/protocol.ts';
import type { ReplayDoor } from '../worker/replay-door.ts';
import type { Heard } from './timeline.ts';
import type { Playback, Rate } from './transport.tsx';
import { useHeard, useMoment } from './use-replay.ts';
import type { Eyes } from './whose-eyes.tsx';

/** What a replay is shown from. */
export interface Showing {
  readonly id: string;
  /** Where the address says to begin. */
  readonly from: number;
  readonly settings: Settings;
  readonly door: ReplayDoor;
  readonly story: Story;
  readonly parts: GameParts;
  /** Whose eyes it begins with, where the story knows nobody's; absent: the open table's. */
  readonly seat?: Seat;
  /** What the address calls it, with that seat. */
  readonly address?: string;
}

/** All that the parts of the screen share. */
export interface ReplayStage extends Showing, Pick<Saying, 'said' | 'say'> {
  readonly t: ReplayWords;
  readonly names: readonly string[];
  readonly faces: readonly Face[];
  readonly at: number;
  /** As somebody asked; what plays by itself stops. */
  move(at: number): void;
  step(by: number): void;
  /** The table before a reviewed move, through the eyes of whoever made it. */
  lookAtMove(ply: number): void;
  readonly eyes: Eyes;
  look(eyes: Eyes): void;
  readonly moment: Moment | null;
  readonly heard: Heard | null;
  /** What happened just before, in words. */
  readonly happened: string;
  readonly playback: Playback;
  readonly reviewing: Reviewing;
}

/** How long a moment stays at the slowest rate, in milliseconds: long enough to read what happened. */
const STAYS = 1600;

/** `keepsAddress`: the address of the page is a link to what is shown. */
export function useStage(
  showing: Showing,
  { keepsAddress }: { readonly keepsAddress: boolean },
): ReplayStage {
  const { id, from, settings, door, story, parts } = showing;
  const words = useWords();
  const t = REPLAY_WORDS[settings.language];
  const { said, say } = useSaying();
  const steps = useSteps(story.length, movedTo(from, story.length));
  const { at, move, step } = steps;
  const [rate, setRate] = useState<Rate>(1);
  const [eyes, look] = useState<Eyes>(() => eyesAt(showing));
  const viewer = eyes.isOpen ? 'referee' : (eyes.seat ?? 'table');
  const moment = useMoment(door, at, viewer);
  const heard = useHeard(door, viewer);
  // What is still on its way to the screen is waited for.
  useTicking(steps, moment?.at === at ? STAYS / rate : null);
  useHidden(() => move(at));
  const reviewing = useReview(id, settings.language);
  useEffect(() => move(from), [from]);
  useAddress(keepsAddress ? (showing.address ?? id) : null, at);
  // The log is long: what it is given changes only when it must be drawn anew.
  const names = useMemo(
    () => shownNames(playersIn(story), story.first === 'table' ? null : story.first, words),
    [story, words],
  );
  const faces = useMemo(() => facesOf(names.map(byName), settings.face), [names, settings.face]);
  const events = heard?.entries[at - 1]?.events ?? [];
  const happened = events.map((event) => parts.wording.event(event, names)).join(' ');
  return {
    ...showing,
    t,
    names,
    faces,
    at,
    move,
    step,
    lookAtMove: (ply) => {
      look({ ...eyes, seat: story.deciders[ply] ?? eyes.seat });
      move(ply);
    },
    eyes,
    look,
    moment,
    heard,
    happened: happened || t.moment(at, story.length),
    playback: { isPlaying: steps.isGoing, rate, setRate, toggle: steps.toggle },
    reviewing,
    said,
    say,
  };
}

function eyesAt({ story: { first, viewers }, seat }: Showing): Eyes {
  const asked = seat !== undefined && viewers.includes(seat) ? seat : null;
  return { seat: first === 'table' ? asked : first, isOpen: false };
}

function playersIn({ names, seats }: Story): readonly { readonly name: string }[] {
  return Array.from({ length: seats }, (_, seat) => ({ name: names?.[seat] ?? '' }));
}

/** Nobody looks: nothing plays on by itself. */
function useHidden(stop: () => void): void {
  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  });
}

/** How long to wait before the address follows, in milliseconds: browsers stop listening to those who hurry. */
const ADDRESS_LAG = 250;

function useAddress(id: string | null, at: number): void {
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => {
      // Whoever has left for another page may still see this one for a moment: where they go stays.
      if (!location.hash.startsWith(printRoute({ page: 'replay', id, at: 0 }))) return;
      history.replaceState(history.state, '', printRoute({ page: 'replay', id, at }));
    }, ADDRESS_LAG);
    return () => clearTimeout(timer);
  }, [id, at]);
}
