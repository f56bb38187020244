const REGIONS = 'header, section[aria-label], aside';
const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], [tabindex="0"]';

/** Moves the focus to the first control of the next part of the table, or the previous one; round and round. */
export function focusRegion(screen: HTMLElement, step: 1 | -1): void {
  const regions = [...screen.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) => region.querySelector(REGIONS) === null && firstIn(region),
  );
  const here = regions.findIndex((region) => region.contains(document.activeElement));
  const next = here < 0 && step < 0 ? regions.length - 1 : here + step;
  const region = regions[(next + regions.length) % regions.length];
  if (region) firstIn(region)?.focus();
}

function firstIn(region: HTMLElement): HTMLElement | null {
  const controls = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return controls.find((control) => control.getClientRects().length > 0) ?? null;
}
