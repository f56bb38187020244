import { cx } from './styles.ts';

/** A place on the screen. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const NAMES = ['data-flip', 'data-place', 'data-spot', 'data-drag', 'data-tally', 'data-layer'];
/** What a card looks like depends on where it lies: these are taken along. */
const LOOKS = ['display', 'translate'] as const;

/** A picture of something as it is drawn now, that can be shown elsewhere. */
export function pictureOf(element: HTMLElement): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  const [own, copies] = [element.querySelectorAll<HTMLElement>('[class]'), picture.querySelectorAll('*')];
  for (const copy of [picture, ...copies]) for (const name of NAMES) copy.removeAttribute(name);
  const classed = picture.querySelectorAll<HTMLElement>('[class]');
  for (const [i, original] of own.entries()) {
    const style = getComputedStyle(original);
    for (const look of LOOKS) classed[i]!.style[look] = style[look];
  }
  // Its size is that of the box it is shown in.
  Object.assign(picture.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
  });
  return picture;
}

/** Above the table, for what is under way; nothing in it can be touched or is read out. */
export class Layer {
  private readonly element = document.createElement('div');
  private readonly origin: Rect;
  /** As large as the table, and called like it: what cards look like may follow from its size. */
  private readonly table = document.createElement('div');
  private readonly tableAt: Rect;

  constructor(root: Element) {
    this.element.className = cx('layer');
    this.element.setAttribute('aria-hidden', 'true');
    this.element.inert = true;
    // What lies over the page, such as a look back, has its own.
    (root.closest('dialog') ?? document.body).append(this.element);
    this.origin = this.element.getBoundingClientRect();
    const frame = frameOf(root);
    const { left, top, width, height } = this.here(frame.getBoundingClientRect());
    const { containerName, containerType } = getComputedStyle(frame);
    Object.assign(this.table.style, {
      ...{ position: 'absolute', left: `${left}px`, top: `${top}px` },
      ...{ width: `${width}px`, height: `${height}px`, containerName, containerType },
    });
    this.tableAt = this.add(this.table).getBoundingClientRect();
  }

  add<E extends Element>(element: E): E {
    this.element.append(element);
    return element;
  }

  /** The same place, seen from here. */
  here(rect: Rect): Rect {
    return seenFrom(this.origin, rect);
  }

  box(name: string, rect: Rect): HTMLElement {
    const isFlying = name === 'flying';
    const { left, top, width, height } = isFlying ? seenFrom(this.tableAt, rect) : this.here(rect);
    const box = document.createElement('div');
    box.className = cx(name);
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    if (!isFlying) return this.add(box);
    this.table.append(box);
    return box;
  }

  remove(): void {
    this.element.remove();
  }
}

function seenFrom(origin: Rect, { left, top, width, height }: Rect): Rect {
  return { left: left - origin.left, top: top - origin.top, width, height };
}

/** What the sheets of a table ask for its size. */
function frameOf(root: Element): Element {
  let frame: Element | null = root;
  while (frame && getComputedStyle(frame).containerType === 'normal') frame = frame.parentElement;
  return frame ?? root;
}

/** How many pictures of a way there are: enough for a curve. */
const STEPS = 10;
/** How far a way is bent, against its length, and at most, in pixels. */
const BEND = 0.14;
const MOST = 70;
const TILT = 7;
/** A card is never smaller than this, against its own size, where it goes to something small. */
const SMALLEST = 0.4;

export interface Way {
  /** Where its picture has its own size. */
  readonly size: Rect;
  readonly from: Rect;
  readonly to: Rect;
  /** Whether it goes to a card's place, or to a place where it is out of sight. */
  readonly isHidden: boolean;
  /** Whether it is turned over on its way. */
  readonly isTurned: boolean;
  /** Rises first: the part of its time, 0 to 1. */
  readonly lift: number;
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2;
}

/** From here to there along a curve, as pictures of `transform`, seen from where the picture has its own size. */
export function keyframesOf(way: Way): Keyframe[] {
  const { size, from, to, isHidden, isTurned, lift } = way;
  const scaleAt = (rect: Rect): number =>
    Math.max(SMALLEST, Math.min(1.6, rect.width / size.width, rect.height / size.height));
  const middle = (rect: Rect): readonly [number, number] => [
    rect.left + rect.width / 2 - size.left - size.width / 2,
    rect.top + rect.height / 2 - size.top - size.height / 2,
  ];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const [first, last] = [scaleAt(from), isHidden ? Math.min(1, scaleAt(to)) : scaleAt(to)];
  const far = Math.hypot(x1 - x0, y1 - y0);
  const bend = far < 60 ? 0 : Math.min(MOST, far * BEND);
  const side = x1 < x0 ? -1 : 1;
  const rise = lift > 0 ? -size.height * 0.12 : 0;
  const at = (part: number, offset: number): Keyframe => {
    const u = eased(part);
    const arc = Math.sin(Math.PI * u);
    const x = x0 + (x1 - x0) * u;
    const y = y0 + rise * (1 - u) + (y1 - y0) * u - bend * arc;
    const scale = first + (last - first) * u + (lift > 0 ? 0.06 * (1 - u) : 0);
    const turn = isTurned ? Math.max(0.05, Math.abs(Math.cos(Math.PI * u))) : 1;
    const tilt = far < 60 ? 0 : side * TILT * arc;
    return {
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${tilt.toFixed(1)}deg) scale(${(scale * turn).toFixed(3)}, ${scale.toFixed(3)})`,
      opacity: isHidden && part === 1 ? 0 : 1,
      offset,
    };
  };
  const frames = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS, lift + (1 - lift) * (i / STEPS)));
  if (lift === 0) return frames;
  const lying = { transform: `translate(${x0}px, ${y0}px) scale(${first})`, opacity: 1, offset: 0 };
  return [lying, ...frames];
}
