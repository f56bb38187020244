import { useLayoutEffect, useRef } from 'preact/hooks';
import { lossesAround } from '../review/losses.ts';
import { roundBack, roundOn } from './steps.ts';
import type { ReplayStage } from './use-stage.ts';

/** Arrow keys, Home and End step, Page Up and Down go by rounds, N and P by marked moves, Space plays; unless the focus needs the key itself. */
export function useReplayKeys(stage: ReplayStage): void {
  // A key may come before effects do: it finds what the page shows.
  const acts = useRef<Acts>({});
  acts.current = actsOn(stage);
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const act = acts.current[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

type Acts = Readonly<Record<string, () => void>>;

function actsOn(stage: ReplayStage): Acts {
  const { at, story, move, step, playback } = stage;
  const lookAt = (ply: number | null): void => {
    if (ply !== null) stage.lookAtMove(ply);
  };
  return {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => move(0),
    End: () => move(story.length),
    PageUp: () => move(roundBack(story.rounds, at)),
    PageDown: () => move(roundOn(story.rounds, at, story.length)),
    ' ': playback.toggle,
    ...(stage.settings.letterKeys && {
      n: () => lookAt(lossesAround(stage.reviewing.review, at).next),
      p: () => lookAt(lossesAround(stage.reviewing.review, at).previous),
    }),
  };
}

/** Whether the focused control has a use of its own for the key. The scrubber's are ours. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement)
    return target.type === 'checkbox' ? key === ' ' : target.type !== 'range';
  if (target instanceof HTMLSelectElement) return true;
  const isPressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return isPressed && key === ' ';
}
