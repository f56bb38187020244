/** Which pointers are down. What moves between a press and its release takes the click away. */
const down = new Set<number>();
const waiting = new Set<() => void>();

/** Longer than anybody presses: a release that nobody hears holds nothing up. */
const LONGEST = 1500;
/** The click of a finger comes a little after its release. */
const CLICKED = 60;

// Tests of single parts have no page.
const page = globalThis.document as Document | undefined;
page?.addEventListener('pointerdown', ({ pointerId }) => down.add(pointerId), true);
for (const end of ['pointerup', 'pointercancel'] as const)
  page?.addEventListener(end, ({ pointerId }) => setTimeout(release, CLICKED, pointerId), true);

function release(pointer: number): void {
  down.delete(pointer);
  if (down.size > 0) return;
  for (const then of waiting) then();
}

/** What changes the page by itself is done at once, or after the press that is going on. */
export function whenReleased(change: () => void): void {
  if (down.size === 0) {
    change();
    return;
  }
  const once = (): void => {
    if (waiting.delete(once)) change();
  };
  waiting.add(once);
  setTimeout(once, LONGEST);
}
