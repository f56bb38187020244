import type { Page } from 'playwright-core';

/** Smaller targets than a finger wants that are allowed, by selector. */
interface Small {
  readonly target: string;
  readonly width: number;
  readonly height: number;
}

export interface Demands {
  /** Whether everything must be on the screen at once. */
  readonly fits: boolean;
  /** Whether what is not on the screen is brought there to be measured. */
  readonly isBrought?: boolean;
  readonly small: readonly Small[];
  /** Groups whose members may lie one over the other. */
  readonly overlapping: readonly string[];
  /** Lists that show as much as there is room for, never half of something; all of it is a tap away. */
  readonly shortened: readonly string[];
}

interface Area {
  readonly width: number;
  readonly height: number;
}

/** What is wrong with the page as it is laid out now: one sentence each. */
export function layoutFaults(page: Page, demands: Demands): Promise<string[]> {
  return page.evaluate(`(() => { ${IN_PAGE.join('\n')}; return judge(${JSON.stringify(demands)}); })()`);
}

// From here on: what runs in the page. These functions see each other and the page, nothing else.

function judge(demands: Demands): string[] {
  const root =
    document.querySelector('dialog[open]') ?? document.querySelector('.table-curtain') ?? document.body;
  const targets = targetsIn(root);
  const bar = barOver();
  const unreached = targets.flatMap((target) => targetFaults(target, demands, bar));
  scrollTo(0, 0);
  return [
    ...scrollFaults(demands),
    ...unreached,
    ...overlapFaults(targets, demands, bar),
    ...textFaults(root, demands),
    ...valueFaults(root),
  ];
}

function scrollFaults({ fits }: Demands): string[] {
  const { scrollHeight, scrollWidth } = document.scrollingElement!;
  const faults: string[] = [];
  if (fits && scrollHeight > innerHeight) faults.push(`the page scrolls down, it is ${scrollHeight} high`);
  if (scrollWidth > innerWidth) faults.push(`the page scrolls sideways, it is ${scrollWidth} wide`);
  return faults;
}

/** Everything that can be pressed; a box or a list to choose from is pressed through its label. */
function targetsIn(root: Element): Element[] {
  const all = [...root.querySelectorAll('button, a[href], input, select, textarea')].filter(isVisible);
  const pressed = all.map((one) => (one.matches('input, select') ? (one.closest('label') ?? one) : one));
  return [...new Set(pressed)];
}

function targetFaults(target: Element, { fits, isBrought, small }: Demands, bar: Element | null): string[] {
  const FINGER = 44;
  const SLACK = 0.5;
  if (isBrought) target.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
  const isIn = left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= innerHeight + 0.5;
  const scrolls = isInScroller(target, bar);
  if (fits && !isIn && !scrolls) return [`cut off by the screen: ${nameOf(target)}`];
  const least = small.find((one) => target.matches(one.target)) ?? { width: FINGER, height: FINGER };
  if (isIn && !scrolls && isFree(target, least)) return [];
  const hit = isIn && !scrolls ? hitArea(target, least) : { width, height };
  if (hit.width + SLACK >= least.width && hit.height + SLACK >= least.height) return [];
  return [`too small to tap, ${hit.width} × ${hit.height}: ${nameOf(target)}`];
}

/** Whether the middle of it can be tapped, so far around: most targets lie free, and that is told by few looks. */
function isFree(target: Element, { width, height }: Area): boolean {
  const EDGE = 0.5;
  const box = target.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isFreeAt = (part: number): boolean => {
    const [dx, dy] = [part * (width / 2 - EDGE), part * (height / 2 - EDGE)];
    return (
      isHit(target, x - dx, y) &&
      isHit(target, x + dx, y) &&
      isHit(target, x, y - dy) &&
      isHit(target, x, y + dy)
    );
  };
  return isHit(target, x, y) && isFreeAt(1) && isFreeAt(0.5);
}

/** How large the place is at which a tap reaches this target, and not what lies over it; no larger than need be. */
function hitArea(target: Element, least: Area): Area {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const y = (top + bottom) / 2;
  let best: Area = { width: 0, height: 0 };
  for (let x = left + 1; x < right; x += 4) {
    if (!isHit(target, x, y)) continue;
    const ahead = reach(target, x, y, 1, 0, least.width);
    const width = ahead + reach(target, x, y, -1, 0, least.width);
    const middle = x + ahead - width / 2;
    if (width > best.width) {
      const below = reach(target, middle, y, 0, 1, least.height);
      best = { width, height: below + reach(target, middle, y, 0, -1, least.height) };
    }
    if (best.width >= least.width && best.height >= least.height) break;
    x += ahead;
  }
  return best;
}

/** How far one can go in this direction before the target ends, to half a pixel, and about so far. */
function reach(target: Element, x: number, y: number, dx: number, dy: number, enough: number): number {
  let far = 0;
  for (const step of [16, 4, 1, 0.5])
    while (far < enough && isHit(target, x + dx * (far + step), y + dy * (far + step))) far += step;
  return far;
}

function isHit(target: Element, x: number, y: number): boolean {
  return target.contains(document.elementFromPoint(x, y));
}

function overlapFaults(targets: readonly Element[], { overlapping }: Demands, bar: Element | null): string[] {
  const fixed = targets
    .filter((target) => !isInScroller(target, bar))
    .map((one) => ({
      one,
      box: one.getBoundingClientRect(),
      groups: overlapping.map((group) => one.closest(group)),
    }));
  type Fixed = (typeof fixed)[number];
  const mayOverlap = (a: Fixed, b: Fixed): boolean =>
    a.one.contains(b.one) ||
    b.one.contains(a.one) ||
    a.groups.some((group, i) => group && group === b.groups[i]);
  return fixed.flatMap((a, i) =>
    fixed
      .slice(i + 1)
      .filter((b) => isOver(a.box, b.box) && !mayOverlap(a, b))
      .map((b) => `one over the other: ${nameOf(a.one)} and ${nameOf(b.one)}`),
  );
}

function isOver(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

/** Texts that are cut off: by what they lie in, or because they run out of their button. */
function textFaults(root: Element, { shortened }: Demands): string[] {
  const faults: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement!;
    if (!text.textContent!.trim() || parent.closest('svg, select, .table-log') || !isVisible(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = boxOf(range, parent);
    const hung = whatCutsBelow(text, parent);
    if (hung) faults.push(`"${text.textContent!.trim().slice(0, 50)}" hangs out of ${nameOf(hung)}`);
    const cut = whatCuts(parent, box);
    const isLeftOut =
      shortened.some((list) => cut?.matches(list)) && !isOver(box, cut!.getBoundingClientRect());
    if (cut && !isLeftOut)
      faults.push(`"${text.textContent!.trim().slice(0, 50)}" is cut off by ${nameOf(cut)}`);
  }
  return faults;
}

/** Where its lines are; some fonts reserve more above and below than any letter takes. */
function boxOf(range: Range, parent: Element): DOMRect {
  const { left, top, width, height } = range.getBoundingClientRect();
  const line = range.getClientRects()[0]?.height ?? 0;
  const spare = Math.max(0, line - 1.2 * Number.parseFloat(getComputedStyle(parent).fontSize)) / 2;
  return new DOMRect(left, top + spare, width, height - 2 * spare);
}

/** What is chosen from a list must be read without opening it; its arrow stands in the space beside it. */
function valueFaults(root: Element): string[] {
  return [...root.querySelectorAll('select')].filter(isVisible).flatMap((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const value = list.selectedOptions[0]?.text ?? '';
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(value).width > room ? [`"${value}" has no room in ${nameOf(list)}`] : [];
  });
}

/** What this text runs out of; null if it is all there, or ends in an ellipsis. */
function whatCuts(parent: Element, box: DOMRect): Element | null {
  const SLACK = 2;
  let isInFlow = true;
  for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
    const { display, overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(at);
    if (display === 'contents') continue;
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
    const edge = at.getBoundingClientRect();
    const isOut =
      box.left < edge.left - SLACK ||
      box.right > edge.right + SLACK ||
      box.top < edge.top - SLACK ||
      box.bottom > edge.bottom + SLACK;
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    // What lies in something that scrolls can be brought into sight.
    if (/auto|scroll/.test(overflowY) && box.left >= edge.left && box.right <= edge.right) return null;
    if (isOut && (cuts || (isInFlow && at.matches('button, a, .table-pill, .panel')))) return at;
    if (position === 'absolute') isInFlow = false;
  }
  return null;
}

/** Where lines are cut by their own box: what hangs below the last one, a g or a comma, must still be in it. */
function whatCutsBelow(text: Node, parent: Element): Element | null {
  const SLACK = 0.3;
  const at = parent.closest('[class]');
  if (!at || getComputedStyle(at).overflowY !== 'hidden' || getComputedStyle(at).fontSize === '0px')
    return null;
  const { bottom } = at.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ top, height }) => top + height / 2 < bottom);
  const last = lines.toSorted((a, b) => b.top - a.top)[0];
  if (!last || last.bottom <= bottom + SLACK) return null;
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = getComputedStyle(parent).font;
  const { fontBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(text.textContent!);
  return last.top + fontBoundingBoxAscent + actualBoundingBoxDescent > bottom + SLACK ? at : null;
}

/** What is there for listeners only is one pixel large; the way to skip shows when it has the focus. */
function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.table-skip')) return false;
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
  return true;
}

/** What lies in a list that scrolls can be brought into sight; so can what the page scrolls under its bar. */
function isInScroller(element: Element, bar: Element | null): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return bar !== null && !bar.contains(element);
}

/** The bar that stays while the page scrolls under it; null if there is none, or nothing scrolls. */
function barOver(): Element | null {
  if (document.documentElement.scrollHeight <= innerHeight) return null;
  const bars = [...document.querySelectorAll('nav, .online-foot')];
  return bars.find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? null;
}

function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return `${element.localName}.${element.getAttribute('class') ?? ''} "${text}"`;
}

const IN_PAGE = [
  judge,
  scrollFaults,
  targetsIn,
  targetFaults,
  isFree,
  hitArea,
  reach,
  isHit,
  overlapFaults,
  isOver,
  textFaults,
  boxOf,
  valueFaults,
  whatCuts,
  whatCutsBelow,
  isVisible,
  isInScroller,
  barOver,
  nameOf,
];
