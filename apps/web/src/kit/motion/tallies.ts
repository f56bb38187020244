import { withMinus } from '@quartet/core';
import { signed } from '../../ui/signed.ts';
import { cx } from './styles.ts';
import type { Flight } from './trace.ts';

/** Numbers bear a name and the places they count (`data-tally="points: hand, stack 2"`); here as they were. */
export type Tallies = ReadonlyMap<string, string>;

export function talliesIn(root: Element): Tallies {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-tally]')].map((element) => [
      element.dataset.tally!,
      element.textContent ?? '',
    ]),
  );
}

/** In milliseconds: how long points tick, and how many numbers are seen of them. */
const TICKING = 400;
const TICKS = 8;

function isScore({ dataset }: HTMLElement): boolean {
  return /^(points|total|sum):/.test(dataset.tally!);
}

/** What points tick through, written as they are; nothing where it is one step, or no number. */
export function numbersBetween(was: string, now: string): readonly string[] {
  const [from, to] = [was, now].map((text) =>
    /^[+−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : null,
  );
  if (from === null || to === null || from === undefined || to === undefined) return [];
  const steps = Math.min(TICKS, Math.abs(to - from));
  const write = now.startsWith('+') || was.startsWith('+') ? signed : withMinus;
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) =>
    write(Math.round(from + ((to - from) * (i + 1)) / steps)),
  );
}

/** When the last card comes to, or leaves, one of these places; null: none does. */
function landing(places: string, flights: readonly Flight[]): number | null {
  const counted = places.slice(places.indexOf(':') + 2).split(', ');
  const ends = flights
    .filter(({ from, to }) => counted.includes(from) || counted.includes(to))
    .map(({ at, lift, takes }) => at + lift + takes);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Shows old numbers until their cards have landed. Readers get the new ones at once. */
export function holdTallies(
  root: Element,
  before: Tallies,
  flights: readonly Flight[],
  factor: number,
): readonly Animation[] {
  const running: Animation[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-tally]')) {
    tell(element);
    const was = before.get(element.dataset.tally!);
    const at = landing(element.dataset.tally!, flights);
    if (was === undefined || was === element.textContent || at === null) continue;
    element.dataset.was = was;
    element.classList.add(cx('was'));
    const after = (time: number, act: () => void): void => {
      const waiting = element.animate([], { duration: time * factor });
      // Whoever breaks it off sets the numbers anew.
      waiting.finished.then(act, () => undefined);
      running.push(waiting);
    };
    const between = isScore(element) ? numbersBetween(was, element.textContent ?? '') : [];
    between.forEach((number, i) => {
      after(at + (i * TICKING) / (between.length + 1), () => {
        element.dataset.was = number;
      });
    });
    after(at + (between.length > 0 ? TICKING : 0), () => tell(element));
  }
  return running;
}

function tell(element: HTMLElement): void {
  delete element.dataset.was;
  element.classList.remove(cx('was'));
}
