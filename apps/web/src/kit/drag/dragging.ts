import { Carrying } from './carrying.ts';
import type { Drags } from './drags.ts';

/** A finger that moves less has tapped. */
const THRESHOLD = 8;
/** How far beside a strip a finger still slides along it. */
const BESIDE = 10;

/** One finger on one thing, from touching it on. */
interface Press {
  readonly pointer: number;
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
  isSliding: boolean;
  carrying: Carrying | null;
}

export interface Now {
  readonly drags: Drags;
  /** How long motion takes, against normal. */
  readonly motion: number;
}

/** Follows the finger over one table: a tap stays a tap, a slide runs along a strip, a drag carries. */
export class Dragging {
  private readonly table: HTMLElement;
  private readonly now: () => Now;
  private press: Press | null = null;

  constructor(table: HTMLElement, now: () => Now) {
    this.table = table;
    this.now = now;
  }

  readonly down = (event: PointerEvent): void => {
    if (this.press) this.giveUp();
    const source = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (!source || event.button !== 0 || !event.isPrimary) return;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.press = { pointer, source, x, y, isMoving: false, isSliding: false, carrying: null };
  };

  readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!press.isMoving && Math.hypot(x - press.x, y - press.y) < THRESHOLD) return;
    if (!press.isMoving) this.now().drags.begin?.(press.source.dataset.drag!);
    press.isMoving = true;
    if (!press.carrying && !this.slide(press, x, y)) this.takeUp(press);
    this.press?.carrying?.moveTo(x, y);
  };

  readonly up = (event: PointerEvent): void => {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    if (press.carrying || press.isSliding) swallowClick();
    if (press.carrying?.place) this.drop(press.source.dataset.drag!, press.carrying);
    else if (press.carrying) this.giveUp();
    this.press = null;
  };

  readonly giveUp = (): void => {
    const { press } = this;
    this.press = null;
    if (!press?.carrying && !press?.isSliding) return;
    const { drags, motion } = this.now();
    press.carrying?.snapBack(motion);
    drags.giveBack(press.source.dataset.drag!);
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(this.press?.carrying || this.press?.isSliding)) return;
    event.preventDefault();
    event.stopPropagation();
    this.giveUp();
    addEventListener('pointerup', swallowClick, { once: true });
  };

  /** Whether the finger runs along the strip it began in: sideways, or already before. */
  private slide(press: Press, x: number, y: number): boolean {
    const { drags } = this.now();
    const strip = press.source.closest('[data-slide]');
    if (!strip || !drags.slide) return false;
    const { top, bottom } = strip.getBoundingClientRect();
    const isSideways = press.isSliding || Math.abs(x - press.x) >= Math.abs(y - press.y);
    if (!isSideways || y < top - BESIDE || y > bottom + BESIDE) return false;
    press.isSliding = true;
    const thing = document
      .elementsFromPoint(x, y)
      .map((element) => element.closest<HTMLElement>('[data-drag]'))
      .find((element) => element !== null && strip.contains(element));
    if (thing) drags.slide(press.source.dataset.drag!, thing.dataset.drag!);
    return true;
  }

  private takeUp(press: Press): void {
    const taken = this.now().drags.take(press.source.dataset.drag!);
    if (!taken) this.press = null;
    else {
      press.carrying = new Carrying(this.table, taken, press.x, press.y);
      // So that letting go outside the window is heard, too.
      this.table.setPointerCapture(press.pointer);
    }
  }

  private drop(thing: string, carrying: Carrying): void {
    const { drags, motion } = this.now();
    const { isWanted, place } = carrying;
    if (isWanted) carrying.letGo();
    else carrying.snapBack(motion);
    drags.drop(thing, place!);
    if (!isWanted) drags.giveBack(thing);
  }
}

/** What ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
