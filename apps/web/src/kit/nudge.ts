const NUDGE = 180;
const SHIFT = 4;

/** Shakes its head, twice by four pixels: this does not go. Without motion it stands still; a sentence tells. */
export function nudge(element: Element | null, factor: number): void {
  if (!element || factor === 0) return;
  const steps = [0, SHIFT, -SHIFT, SHIFT, -SHIFT, 0];
  element.animate(
    steps.map((x) => ({ translate: `${x}px` })),
    { duration: NUDGE * factor, easing: 'ease-in-out' },
  );
}
