/** What is chosen already, or cannot be tapped yet, is not what to tap next. */
function isSettled(element: HTMLElement): boolean {
  return element.ariaPressed === 'true' || element.ariaDisabled === 'true';
}

/**
 * The first of these spots that is still to be tapped. A spot that is gone was tapped, such as a card that
 * was laid; if none is left, it is the last one.
 */
export function nextSpot(root: HTMLElement, spots: readonly string[]): HTMLElement | null {
  const found = spots.flatMap((spot) => [
    ...root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`),
  ]);
  return found.find((element) => !isSettled(element)) ?? found.at(-1) ?? null;
}

/** What a listener hears of it. */
export function nameOf(element: HTMLElement): string {
  return element.ariaLabel ?? textsIn(element).join(' ');
}

function textsIn(node: Node): string[] {
  if (node instanceof Text) return [node.data.trim()].filter((text) => text !== '');
  if (node instanceof Element && (node.ariaHidden === 'true' || getComputedStyle(node).display === 'none'))
    return [];
  return [...node.childNodes].flatMap(textsIn);
}
