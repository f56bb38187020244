import { useEffect } from 'preact/hooks';
import { lossesAround } from '../review/losses.ts';
import { roundBack, roundOn } from './steps.ts';
import type { ReplayStage } from './use-stage.ts';

/** Arrow keys, Home and End step, Page Up and Down go by rounds, N and P by marked moves, Space plays; unless the focus needs the key itself. */
export function useReplayKeys(stage: ReplayStage): void {
  const { at, story, move, step, playback } = stage;
  useEffect(() => {
    const around = lossesAround(stage.reviewing.review, at);
    const lookAt = (ply: number | null): void => {
      if (ply !== null) stage.lookAtMove(ply);
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => move(0),
      End: () => move(story.length),
      PageUp: () => move(roundBack(story.rounds, at)),
      PageDown: () => move(roundOn(story.rounds, at, story.length)),
      ' ': playback.toggle,
      ...(stage.settings.letterKeys && {
        n: () => lookAt(around.next),
        p: () => lookAt(around.previous),
      }),
    };
    const pressed = (event: KeyboardEvent): void => {
      const act = acts[event.key];
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** Whether the focused control has a use of its own for the key. The scrubber's are ours. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement)
    return target.type === 'checkbox' ? key === ' ' : target.type !== 'range';
  if (target instanceof HTMLSelectElement) return true;
  const isPressed = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return isPressed && key === ' ';
}
