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
    const waiting = element.animate([], { duration: at * factor });
    // Whoever breaks it off sets the numbers anew.
    waiting.finished.then(
      () => tell(element),
      () => undefined,
    );
    running.push(waiting);
  }
  return running;
}

function tell(element: HTMLElement): void {
  delete element.dataset.was;
  element.classList.remove(cx('was'));
}
